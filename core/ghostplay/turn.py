"""The turn as a small state machine held as data: one function a step, each a command (PK-100 to PK-122, PK-350)."""

from __future__ import annotations

from collections.abc import Callable

from core.ghostplay.abilities import announce, resolve_top, use_options
from core.ghostplay.actions import choose_word, discard, draw, equip, gain_spirit, happen
from core.ghostplay.apparition import turn_up
from core.ghostplay.endings import after_exorcism, end_of_turn
from core.ghostplay.exorcism import exorcism_step
from core.ghostplay.kingship import heretic_moment, king_check, reveal, reveal_options
from core.ghostplay.queries import (
    day_draw,
    draw_phase_cards,
    draw_phase_spirit,
    hand_limit,
    skill_open,
    sorted_hand,
    spell,
)
from core.ghostplay.state import (
    AFTER,
    APPARITION,
    BEFORE,
    DAY,
    DAY_CLOSE,
    DRAW,
    END,
    EXORCISM,
    HERETIC,
    KING_CHECK,
    NIGHT,
    OVER,
    START,
    State,
)
from core.kernel.limits import TURN
from core.kernel.prompts import LONE_PASS, PASS, Ask, Command, Option


def go(st: State, step: str) -> None:
    """Go on to a step, unless the match has ended meanwhile."""
    if st.step != OVER:
        st.step = step


def _phase(st: State, phase: str) -> None:
    st.emit("phase_began", phase=phase, seat=st.player)


# ---------------------------------------------------------------------- start and draw


def start_turn(st: State) -> Command[None]:
    """Begin the turn of the player whose turn it is (PK-016, PK-100)."""
    st.turn += 1
    if st.player == st.first:
        st.round += 1
    st.turns[st.player] += 1
    st.limits.begin_turn(st.player)
    st.banished, st.banished_from, st.seventh, st.haunted, st.apparition = [], [], [], [], []
    st.emit("turn_began", seat=st.player, turn=st.turn, round=st.round)
    yield from happen(st, "turn_began", st.player)
    # The ghost king skips draw and day (PK-101, PK-110).
    go(st, NIGHT if st.player == st.king else DRAW)


def draw_phase(st: State) -> Command[None]:
    """Draw cards, gain spirit (PK-101); a Woodman may take spirit for the cards (C-R06)."""
    seat = st.player
    _phase(st, "draw")
    cards = draw_phase_cards(st, seat)
    if cards and skill_open(st, seat, "C-R06.1"):
        word = yield from choose_word(seat, "choice", ("cards", "spirit"), "C-R06.1")
        if word == "spirit":
            gain_spirit(st, seat, 4, "C-R06.1")
            cards = 0
    draw(st, seat, cards, "PK-101")
    gain_spirit(st, seat, draw_phase_spirit(st, seat), "PK-101")
    _phase(st, "day")
    yield from happen(st, "day_began", seat)
    st.priority.open(seat)
    go(st, DAY)


# ---------------------------------------------------------------------- priority


def day_options(st: State) -> tuple[Option, ...]:
    """Return what the turn player may do in his day while nothing waits on the stack (PK-110, PK-320)."""
    seat = st.player
    options = [PASS]
    cost, _ = day_draw(st, seat)
    if st.spirit[seat] >= cost and (st.spell_deck or st.spell_discard):
        options.append(Option("draw"))
    options += use_options(st, seat)
    options += equip_options(st, seat)
    options += reveal_options(st, seat)
    return tuple(options)


def equip_options(st: State, seat: int) -> list[Option]:
    """Return the artifacts in a hand, as things to equip (PK-110, PK-111)."""
    spells = st.cards.spells
    return [Option("equip", spells[card].face) for card in sorted_hand(st, seat) if spells[card].artifact]


def window_options(st: State, seat: int) -> tuple[Option, ...]:
    """Return what the seat with priority may do in a window (PK-122, PK-450, PK-453)."""
    options = use_options(st, seat)
    if may_equip(st, seat):
        options += equip_options(st, seat)
    return (PASS, *options) if options else LONE_PASS


def may_equip(st: State, seat: int) -> bool:
    """Whether now is the time for this seat to equip: its free day (PK-110), or its own night as king (C-R11)."""
    if seat != st.player or st.priority.stack:
        return False
    return st.step == DAY or (st.step in (BEFORE, AFTER) and seat == st.king and skill_open(st, seat, "C-R11.k"))


def priority_turn(st: State) -> Command[None]:
    """Ask the seat with priority (PK-450 to PK-453); a free day is the same question with more options."""
    priority = st.priority
    seat = priority.holder
    free_day = st.step == DAY and not priority.stack
    options = day_options(st) if free_day else window_options(st, seat)
    about: dict[str, str | int] = {"window": st.step, "stack": len(priority.stack)}
    if free_day:
        about["draw_cost"], about["draw_cards"] = day_draw(st, seat)
    (answer,) = yield (Ask(seat, "day" if free_day else "priority", options, about=about),)
    picked = options[answer[0]]
    if picked.kind == "pass":
        if free_day:
            # Ending the day is the turn player's pass in its last window (PK-450).
            priority.open(seat, passed=1)
            st.step = DAY_CLOSE
        else:
            priority.pass_on()
    elif picked.kind == "draw":
        buy_card(st, seat)
    elif picked.kind == "equip":
        card = next(card for card in st.hand[seat] if spell(st, card).face == picked.name)
        yield from equip(st, seat, card)
        priority.restart()
    elif picked.kind == "reveal":
        yield from reveal(st, seat, picked.seat, "PK-320")
        priority.restart()
    else:
        yield from announce(st, seat, picked)


def buy_card(st: State, seat: int) -> None:
    """Pay spirit for cards in the day (PK-110); it opens no window (PK-453)."""
    cost, cards = day_draw(st, seat)
    if st.role[seat] == "C-R03":
        # The first of the turn is the first, whether or not the skill was open by then.
        st.limits.count("C-R03.1", seat, TURN)
    gain_spirit(st, seat, -cost, "PK-110")
    draw(st, seat, cards, "PK-110")


# ---------------------------------------------------------------------- night


def night_begins(st: State) -> Command[None]:
    """The ghost king draws (PK-120); then comes the window before the apparition (PK-122)."""
    _phase(st, "night")
    if st.king >= 0:
        own = st.player == st.king
        if own or st.options["king_draws"] == "every_night":
            draw(st, st.king, 1, "PK-120")
        if own and skill_open(st, st.king, "C-R07.k"):
            draw(st, st.king, 1, "C-R07.k")
    yield from happen(st, "night_began", st.player)
    st.priority.open(st.player)
    go(st, BEFORE)


def apparition_step(st: State) -> Command[None]:
    """Turn up the top ghost card (PK-121); then comes the window after it (PK-122)."""
    yield from turn_up(st)
    st.priority.open(st.player)
    go(st, AFTER)


def exorcism_phase(st: State) -> Command[None]:
    """One exorcism or summoning (PK-200, PK-216), and what it may end (PK-332, PK-401)."""
    yield from exorcism_step(st)
    after_exorcism(st)
    go(st, HERETIC)


def heretic_step(st: State) -> Command[None]:
    """The heretics' moment before the check for a ghost king (PK-321)."""
    yield from heretic_moment(st)
    go(st, KING_CHECK)


def king_check_step(st: State) -> Command[None]:
    """See whether a ghost king appears (PK-300)."""
    yield from king_check(st)
    go(st, END)


# ---------------------------------------------------------------------- end


def end_phase(st: State) -> Command[None]:
    """Discard down to the hand limit (PK-350), then end the turn."""
    seat = st.player
    _phase(st, "end")
    limit = hand_limit(st, seat)
    if limit is not None:
        yield from discard(st, seat, max(0, len(st.hand[seat]) - limit), "PK-350")
    yield from happen(st, "hand_limited", seat)
    yield from happen(st, "turn_ended", seat)
    st.modifiers.end_turn(seat)
    end_of_turn(st)
    if st.step != OVER:
        st.player, st.step = (seat + st.game_mode.direction) % st.seats, START


STEPS: dict[str, Callable[[State], Command[None]]] = {
    START: start_turn,
    DRAW: draw_phase,
    NIGHT: night_begins,
    APPARITION: apparition_step,
    EXORCISM: exorcism_phase,
    HERETIC: heretic_step,
    KING_CHECK: king_check_step,
    END: end_phase,
}
AFTER_WINDOW = {DAY_CLOSE: NIGHT, BEFORE: APPARITION, AFTER: EXORCISM}
"""Where a window leads when all have passed with nothing on the stack."""


def next_command(st: State) -> Command[None] | None:
    """Return the next step of the match, from plain data alone, or None when it is over."""
    while True:
        step = STEPS.get(st.step)
        if step is not None:
            return step(st)
        if st.step == OVER:
            return None
        if st.step == DAY and st.player == st.king:
            # A heretic who rose in his own day is the ghost king now: his day is over (PK-110).
            st.step = NIGHT
        elif not st.priority.all_passed:
            return priority_turn(st)
        elif st.priority.stack:
            return resolve_top(st)
        else:
            st.step = AFTER_WINDOW[st.step]
