"""Why: the rules behind what a player can't do, and behind what happens by itself.

Every reason and every fact names rules by their ids ("PK-214", "C-G07"), which the rulebook explains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from core.ghostplay.abilities import fitting, refusal, skills
from core.ghostplay.cards import AFTER, BEFORE, NIGHT
from core.ghostplay.exorcism import SEAL_COST, challenge_refusal, host_refusal
from core.ghostplay.queries import (
    NO_RESPONSES,
    day_draw,
    skill_open,
    spell,
    touched_by,
    use_cost,
    votes_barred_by,
    votes_limited_by,
)
from core.ghostplay.state import DAY, EXORCISM, State
from core.ghostplay.turn import may_equip
from core.kernel.events import Event

Refusal: TypeAlias = tuple[str, str, dict[str, Any]]
"""What is refused (a face, an ability, or what is asked for), the key of the reason, and facts: "rules" always, "cost"
and "have" where something is short, "seat" and "place" where it concerns a seat or a ghost."""


def rule_id(name: str) -> str:
    """Return the rule in which a face ("C-S04r") or an ability ("C-R05.2") is explained; a rule's id is its own."""
    name = name.partition(".")[0]
    return name[:-1] if name[-1] in "rb" else name


# ---------------------------------------------------------------------- what can't be done


def refusals(st: State, seat: int, ruleset: str, mode: str) -> list[Refusal]:
    """Return all that a seat has or might want to do but can't now, with the reasons."""
    kinds = (_unusable, _closed, _no_draw, _no_exorcism, _no_votes, _no_challenge)
    return [
        (asked, reason, facts | {"rules": list(_as_played(facts["rules"], ruleset, mode))})
        for kind in kinds
        for asked, reason, facts in kind(st, seat)
    ]


def _unusable(st: State, seat: int) -> Iterator[Refusal]:
    """Cards in hand and skills in force that can't be used now (PK-110, PK-122, PK-451, PK-453)."""
    fits = fitting(st, seat)
    held = {spell(st, card).face: spell(st, card).kind for card in sorted(st.hand[seat])}
    held |= {name: name for name in skills(st, seat)}
    for shown, name in held.items():
        if name not in st.cards.usage:
            if not may_equip(st, seat):
                yield shown, "equip_in_day", {"rules": ["PK-330"] if seat == st.king else ["PK-110", "PK-453"]}
            continue
        reason = refusal(st, seat, name, fits)
        if reason:
            facts = {"cost": use_cost(st, seat, name), "have": st.spirit[seat]}
            yield shown, reason, facts | {"rules": [rule_id(name), *_rules_of_refusal(st, seat, name, reason)]}


def _rules_of_refusal(st: State, seat: int, name: str, reason: str) -> list[str]:
    """Return what stands behind a reason beside the card or skill itself."""
    if reason == "timing":
        timing = st.cards.usage[name].timing
        if timing & (BEFORE | AFTER):
            return ["PK-122"]
        if timing & NIGHT:
            return ["PK-333" if name.endswith(".k") else "PK-334"]
        return ["PK-453"]
    if reason == "no_responses":
        return [rule_id(m.source) for m in st.modifiers.of(NO_RESPONSES, seat)]
    if reason == "cost" and use_cost(st, seat, name) > st.cards.usage[name].cost:
        return ["C-G14"]
    return ["PK-451"] if reason == "target" else []


def _closed(st: State, seat: int) -> Iterator[Refusal]:
    """An artifact and skills that are used, but not in force (PK-013, PK-333, C-G06, C-G08, C-G21)."""
    for card in st.artifact[seat]:
        kind = spell(st, card).kind
        if kind in st.cards.usage and touched_by(st, seat, "C-G08"):
            yield kind, "closed", {"rules": [kind, "C-G08"]}
    closing = [kind for kind in ("C-G06", "C-G21") if touched_by(st, seat, kind)]
    for name, _ in st.cards.skills[st.role[seat]]:
        if skill_open(st, seat, name):
            continue
        role, _, level = name.partition(".")
        if closing:
            yield name, "closed", {"rules": [role, *closing]}
        elif level == "k":
            yield name, "ghostly_path", {"rules": [role, "PK-013"]}
        elif seat == st.king:
            yield name, "king", {"rules": [role, "PK-333"]}
        else:
            yield name, "level", {"cost": int(level), "have": len(st.points[seat]), "rules": [role, "PK-013"]}


def _no_draw(st: State, seat: int) -> Iterator[Refusal]:
    """Why no card can be bought in one's own free day (PK-110, PK-103)."""
    if st.step != DAY or st.priority.stack or seat != st.player:
        return
    cost, _ = day_draw(st, seat)
    if st.spirit[seat] < cost:
        dearer = ["C-G12"] if touched_by(st, seat, "C-G12") else []
        yield "draw", "cost", {"cost": cost, "have": st.spirit[seat], "rules": ["PK-110", *dearer]}
    elif not (st.spell_deck or st.spell_discard):
        yield "draw", "no_cards", {"rules": ["PK-103"]}


def _no_exorcism(st: State, seat: int) -> Iterator[Refusal]:
    """Which ghosts the turn player can't exorcise, or summon as the ghost king (PK-214, PK-216)."""
    if st.step != EXORCISM or st.exorcism is not None or seat != st.player:
        return
    asked = "summon" if seat == st.king else "exorcise"
    for bearer in range(st.seats):
        rule = host_refusal(st, seat, bearer)
        if rule:
            reason = "own_life" if rule == "PK-216" else "bearing_too_many"
            for place in range(len(st.ghosts[bearer])):
                yield asked, reason, {"seat": bearer, "place": place, "rules": [rule]}


def _no_votes(st: State, seat: int) -> Iterator[Refusal]:
    """Why a seat that has still to vote can't lay all it holds (PK-214, C-S13, C-G07, C-G18)."""
    exorcism = st.exorcism
    if exorcism is None or seat not in exorcism.order or exorcism.votes[seat] is not None:
        return
    barring = votes_barred_by(st, seat, exorcism.bearer)
    if barring:
        yield "votes", "no_votes", {"rules": barring}
    elif votes_limited_by(st, seat):
        yield "votes", "two_votes", {"rules": votes_limited_by(st, seat)}


def _no_challenge(st: State, host: int) -> Iterator[Refusal]:
    """Whom the host of the running exorcism can't challenge (PK-203, PK-205, PK-206, C-G05, C-G20, C-A11)."""
    exorcism = st.exorcism
    if exorcism is None or host != exorcism.host or host == st.king:
        return
    for seat in exorcism.order:
        reason, *rules = challenge_refusal(st, seat) or ("",)
        # Who hasn't voted yet may still lay something.
        if reason and (reason != "laid_none" or exorcism.votes[seat] is not None):
            short = {"cost": SEAL_COST, "have": st.spirit[host]} if reason == "cost" else {}
            yield "challenge", reason, {"seat": seat, **short, "rules": rules}


# ---------------------------------------------------------------------- what happens


EVENT_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "arranged": (),
    "buried": (),
    "challenge_lost": ("PK-204",),
    "challenge_won": ("PK-204",),
    "challenged": ("PK-203",),
    "counted": ("PK-207", "PK-208"),
    "countered": ("C-S08",),
    "deflected": ("C-S15",),
    "discarded": (),
    "drawn": (),
    "equipped": ("PK-110", "PK-111"),
    "event_began": ("PK-121",),
    "exorcism_began": ("PK-200", "PK-217"),
    "exorcism_failed": (),
    "exorcism_succeeded": ("PK-211",),
    "fizzled": ("PK-451",),
    "gave": (),
    "haunted": ("PK-121",),
    "identity_shown": (),
    "king_appeared": ("PK-303",),
    "king_goal": ("PK-334",),
    "last_round": ("PK-605",),
    "left_game": (),
    "looked_deck": (),
    "looked_hand": (),
    "looked_identity": (),
    "match_began": ("PK-011", "PK-012", "PK-015"),
    "match_over": (),
    "modified": (),
    "moved": ("PK-331",),
    "named": ("C-K3",),
    "phase_began": ("PK-100",),
    "recovered": (),
    "recovered_unseen": (),
    "rehaunted": ("PK-323",),
    "resolved": ("PK-452",),
    "retargeted": ("C-S09",),
    "rolled": ("PK-121",),
    "shuffled": ("PK-103",),
    "spirit": (),
    "summon_failed": ("PK-216",),
    "summoned": ("PK-216",),
    "summoning_began": ("PK-216", "PK-217"),
    "turn_began": ("PK-016", "PK-100"),
    "turned_up": ("PK-121",),
    "used": ("PK-450",),
    "voted": ("PK-201",),
    "votes_discarded": ("PK-210",),
}
"""The rules that are always behind a kind of fact."""

CAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "event_began": ("face",),
    "exorcism_failed": ("cause",),
    "identity_shown": ("cause",),
    "haunted": ("face", "condition"),
    "king_appeared": ("cause", "king"),
    "resolved": ("ability",),
    "fizzled": ("ability",),
    "used": ("ability",),
}
"""The parts of a fact that name its cause, beside "source", which always does."""

PHASES: Final[Mapping[str, str]] = {"draw": "PK-101", "day": "PK-110", "night": "PK-121", "end": "PK-350"}

OUTCOMES: Final[Mapping[str, tuple[str, ...]]] = {
    "points": ("PK-401", "PK-410"),
    "deck": ("PK-400", "PK-410"),
    "heretic_loses": ("PK-310", "PK-410"),
    "king_fallen": ("PK-332", "PK-420"),
    "king": ("PK-421",),
    "elder": ("PK-603",),
    "haunted": ("PK-702",),
    "fewest": ("PK-703",),
}

IN_PLACE: Final[Mapping[tuple[str, str], Mapping[str, tuple[str, ...]]]] = {
    ("peak", "contest"): {"PK-401": ("PK-605",)},
    ("classic", "standard"): {
        "PK-011": ("CL-003",),
        "PK-012": ("CL-003",),
        "PK-015": ("CL-003",),
        "PK-016": ("CL-004",),
        "PK-101": ("CL-101",),
        "PK-120": ("CL-120",),
        "PK-200": ("PK-200", "CL-200"),
        "PK-204": ("PK-204", "CL-204"),
        "PK-211": ("CL-211",),
        "PK-214": ("PK-214", "CL-303"),
        "PK-216": ("PK-216", "CL-216"),
        "PK-302": ("CL-302",),
        "PK-303": ("CL-303",),
        "PK-310": ("CL-310",),
        "PK-311": ("CL-311",),
        "PK-400": ("CL-400",),
        "PK-401": ("CL-400",),
        "PK-410": ("CL-410",),
        "PK-420": ("CL-420",),
        "PK-422": ("CL-422",),
        "PK-450": ("CL-450",),
        "PK-451": ("CL-450",),
        "PK-452": ("CL-450",),
    },
}
"""What an edition or mode says in the place of a rule, or beside it."""


def rules_of(event: Event, ruleset: str = "peak", mode: str = "standard") -> tuple[str, ...]:
    """Return the ids of the rules behind a fact, the nearest cause first.

    Args:
        event: the fact, as any viewer may know it.
        ruleset: the edition that is played.
        mode: its mode.

    Raises:
        KeyError: there are no facts of this kind.
    """
    data = event.data
    named = [data[part] for part in ("source", *CAUSES.get(event.kind, ())) if data.get(part)]
    # A haunt condition is a word, or the skill by which somebody chose.
    found = [rule_id(name) for name in named if name[0] in "CP"]
    found += EVENT_RULES[event.kind]
    if event.kind == "phase_began":
        found.insert(0, PHASES[data["phase"]])
    elif event.kind == "rolled" and mode == "three":
        found.insert(0, "PK-701")
    elif event.kind == "match_over":
        found += _rules_of_outcome(data["outcome"])
    elif event.kind == "counted" and data["suit"] == "any":
        found.insert(0, "PK-209")
    return _as_played(found, ruleset, mode)


def _as_played(rules: Iterable[str], ruleset: str, mode: str) -> tuple[str, ...]:
    """Return rules as an edition or mode has them, each once."""
    said = IN_PLACE.get((ruleset, mode), {})
    return tuple(dict.fromkeys([told for rule in rules for told in said.get(rule, (rule,))]))


def _rules_of_outcome(outcome: Mapping[str, Any]) -> tuple[str, ...]:
    kind = outcome["kind"]
    if kind == "king":
        cause = outcome["cause"]
        return (cause,) if cause == "PK-422" else (cause, *OUTCOMES[kind])
    if kind == "haunted" and not outcome["winners"]:
        return ("PK-704",)
    if kind == "fewest" and outcome["banisher"] < 0:
        return ("PK-705",)
    return OUTCOMES[kind]
