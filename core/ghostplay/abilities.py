"""Using cards and skills: when it is allowed, announcing it, and resolving it (PK-112, PK-450 to PK-453).

An ability is what a card or skill does when used. Its numbers come from the card table, its effect from one function
in `core.ghostplay.effects`, which registers itself here with the targets it names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from core.ghostplay.actions import forget, gain_spirit, happen
from core.ghostplay.cards import AFTER as AFTER_APPARITION
from core.ghostplay.cards import ANY, DAY, EVERY_TIMING, RESPONSE
from core.ghostplay.cards import BEFORE as BEFORE_APPARITION
from core.ghostplay.cards import NIGHT as OWN_NIGHT
from core.ghostplay.queries import NO_RESPONSES, equipped, ghost_card, skill_open, sorted_hand, spell, use_cost
from core.ghostplay.state import AFTER, BEFORE, State
from core.ghostplay.state import DAY as DAY_STEP
from core.kernel.priority import Target, Use
from core.kernel.prompts import PASS, Ask, Command, Option, choose_one

Step: TypeAlias = Callable[[State, int, tuple[Target, ...]], list[Target]]
"""What may be named next: (match, user, what was named before) → legal targets."""

Effect: TypeAlias = Callable[[State, Use], Command[None]]


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card or skill does when used.

    Attributes:
        id: the card or skill id.
        steps: what has to be named, in order.
        effect: what happens when it is resolved.
        usable: a further condition on its use, beyond timing, cost, limit and targets.
        pay: asks for and pays a cost other than spirit; what it returns is kept with the use.
    """

    id: str
    steps: tuple[Step, ...]
    effect: Effect
    usable: Callable[[State, int], bool] | None = None
    pay: Callable[[State, int], Command[tuple[int, ...]]] | None = None


ABILITIES: dict[str, Ability] = {}


def ability(
    name: str,
    *steps: Step,
    usable: Callable[[State, int], bool] | None = None,
    pay: Callable[[State, int], Command[tuple[int, ...]]] | None = None,
) -> Callable[[Effect], Effect]:
    """Register the effect of an ability (see `Ability` for the arguments)."""

    def register(effect: Effect) -> Effect:
        ABILITIES[name] = Ability(name, steps, effect, usable, pay)
        return effect

    return register


# ---------------------------------------------------------------------- when it is allowed


def fitting(st: State, seat: int) -> int:
    """Return the timings (bits) that fit for a seat that has priority now."""
    fits = ANY
    if st.priority.stack:
        fits |= RESPONSE
    if st.step == BEFORE:
        fits |= BEFORE_APPARITION
    elif st.step == AFTER:
        fits |= AFTER_APPARITION
    elif st.step == DAY_STEP and not st.priority.stack and seat == st.player:
        fits |= DAY
    if seat == st.king == st.player and st.step in (BEFORE, AFTER):
        fits |= OWN_NIGHT
    return fits


def refusal(st: State, seat: int, name: str, fits: int) -> str:
    """Return why a seat may not use an ability now, as the key of a reason, or "" when it may."""
    usage = st.cards.usage[name]
    if not usage.timing & fits:
        return "timing"
    if usage.timing == RESPONSE and st.modifiers.total(NO_RESPONSES, seat):
        return "no_responses"
    if st.spirit[seat] < use_cost(st, seat, name):
        return "cost"
    if usage.period and st.limits.used(name, seat, usage.period) >= usage.times:
        return "used_" + usage.period
    made = ABILITIES[name]
    if made.usable is not None and not made.usable(st, seat):
        return "condition"
    if made.steps and not made.steps[0](st, seat, ()):
        return "target"
    return ""


def skills(st: State, seat: int, fits: int = EVERY_TIMING) -> list[str]:
    """Return the abilities a seat has in force beside its hand (artifact, role skills, king's powers).

    Args:
        st: the match.
        seat: whose.
        fits: only those with one of these timings.
    """
    cards = st.cards
    found = [
        cards.spells[card].kind
        for card in st.artifact[seat]
        if cards.artifact_timings[card] & fits and equipped(st, seat, cards.spells[card].kind)
    ]
    for name, timing in cards.skills[st.role[seat]]:
        if timing & fits and skill_open(st, seat, name):
            found.append(name)
    if seat == st.king:
        found += [name for name, timing in cards.skills[st.candidate] if timing & fits]
    return found


def use_options(st: State, seat: int) -> list[Option]:
    """Return the cards (each copy, in the order of the hand as it is shown) and skills a seat may use now."""
    fits = fitting(st, seat)
    # Most windows have nothing for most hands: look at the timings before anything is sorted or asked.
    timings = st.cards.timings
    fitting_cards = [card for card in st.hand[seat] if timings[card] & fits]
    options = []
    if fitting_cards:
        printed = sorted([(st.cards.spells[card].face, st.cards.spells[card].kind) for card in fitting_cards])
        refused = {kind for kind in {kind for _, kind in printed} if refusal(st, seat, kind, fits)}
        options = [Option("card", face) for face, kind in printed if kind not in refused]
    options += [Option("skill", name) for name in skills(st, seat, fits) if not refusal(st, seat, name, fits)]
    return options


# ---------------------------------------------------------------------- announcing


def as_option(st: State, target: Target) -> Option:
    """Return how a target looks among options: named by face and place, never by card instance."""
    kind, seat, item = target
    if kind == "ghost":
        return Option("ghost", ghost_card(st, item).kind, seat, st.ghosts[seat].index(item))
    if kind == "use":
        for place, use in enumerate(st.priority.stack):
            if use.serial == item:
                return Option("use", use.ability, seat, place)
    if kind == "discard_pile":
        return Option("discard_pile", spell(st, item).face)
    return Option(kind, seat=seat)


def shown_targets(st: State, targets: Sequence[Target]) -> list[list[str | int]]:
    """Return targets as plain data for views and events."""
    return [list(as_option(st, target)) for target in where_now(st, targets) if _present(st, target)]


def where_now(st: State, targets: Sequence[Target]) -> tuple[Target, ...]:
    """Return targets as they stand now: a ghost that has moved meanwhile is still the same target (PK-451)."""
    return tuple([t._replace(seat=st.bearer_of(t.item)) if t.kind == "ghost" else t for t in targets])


def _present(st: State, target: Target) -> bool:
    if target.kind == "ghost":
        return target.seat >= 0
    return target.kind != "discard_pile" or target.item in st.spell_discard


def announce(st: State, seat: int, picked: Option) -> Command[None]:
    """Carry out the announcement of a use: name targets, pay, put it on the stack (PK-451, PK-452).

    Args:
        st: the match.
        seat: who uses it.
        picked: the "card" or "skill" option it picked.
    """
    card = -1
    name = picked.name
    if picked.kind == "card":
        card = next(c for c in sorted_hand(st, seat) if spell(st, c).face == name)
        name = spell(st, card).kind
    made = ABILITIES[name]
    targets = yield from _name_targets(st, seat, made)
    cost = use_cost(st, seat, name)
    if card >= 0:
        st.hand[seat].remove(card)
        forget(st, seat, [card])
    usage = st.cards.usage[name]
    if usage.period:
        st.limits.count(name, seat, usage.period)
    face = spell(st, card).face if card >= 0 else None
    st.emit("used", seat=seat, ability=name, face=face, targets=shown_targets(st, targets), cost=cost)
    gain_spirit(st, seat, -cost, name)
    # Only skills have other costs: while they are asked for, no card is on its way to the stack.
    paid = () if made.pay is None else (yield from made.pay(st, seat))
    st.serial += 1
    st.priority.push(Use(name, seat, st.serial, card, targets, paid))


def _name_targets(st: State, seat: int, made: Ability) -> Command[tuple[Target, ...]]:
    targets: tuple[Target, ...] = ()
    for number, step in enumerate(made.steps):
        legal = step(st, seat, targets)
        if len(legal) == 1:
            targets += (legal[0],)
            continue
        options = tuple([as_option(st, target) for target in legal])
        about = {"source": made.id, "ability": made.id, "step": number, "targets": shown_targets(st, targets)}
        (answer,) = yield (Ask(seat, "target", options, about=about),)
        targets += (legal[answer[0]],)
    return targets


# ---------------------------------------------------------------------- resolving


def resolve_top(st: State) -> Command[None]:
    """Resolve the newest use on the stack; its card then goes to the discard pile (PK-112, PK-451, PK-452)."""
    use = st.priority.stack[-1]
    use = use._replace(targets=where_now(st, use.targets))
    if still_legal(st, use):
        yield from ABILITIES[use.ability].effect(st, use)
        leave_stack(st, use)
        st.emit("resolved", seat=use.seat, ability=use.ability)
        yield from happen(st, "resolved", use.seat, use.card)
    else:
        leave_stack(st, use)
        st.emit("fizzled", seat=use.seat, ability=use.ability)
    st.priority.restart()


def still_legal(st: State, use: Use) -> bool:
    """Whether every target of a use is legal for its user now (PK-451)."""
    steps = ABILITIES[use.ability].steps
    return all(use.targets[i] in step(st, use.seat, use.targets[:i]) for i, step in enumerate(steps))


def leave_stack(st: State, use: Use) -> None:
    """Take a use off the stack, wherever it stands; its card goes to the discard pile."""
    st.priority.stack = [other for other in st.priority.stack if other.serial != use.serial]
    if use.card >= 0:
        st.spell_discard.append(use.card)


def use_of(st: State, serial: int) -> Use:
    """Return the use on the stack with this serial number."""
    return next(use for use in st.priority.stack if use.serial == serial)


def optional(seat: int, kind: str, options: Sequence[Option], source: str, shows: int = 0) -> Command[Option]:
    """Ask a seat to pick one of the options or to pass; passing is the default."""
    ask = Ask(seat, kind, (PASS, *options), about={"source": source}, shows=shows)
    picked = yield from choose_one(ask)
    return picked
