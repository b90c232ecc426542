"""The action column: the passing button lowest and red, above it what else can be done now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from client.scenes.table.panel import CARD_OPTIONS
from client.scenes.table.picking import Picker, Place
from client.scenes.table.prices import skill_cost
from client.scenes.table.reasons import reason_for
from client.scenes.table.spots import Subject
from client.scenes.table.tableau import Tableau
from client.session import Yield
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.theme import ButtonKind
from client.ui.widget import Box
from core.kernel.prompts import Option

if TYPE_CHECKING:
    from client.scenes.table.player import Player

MOST_IN_COLUMN: Final = 4
"""Buttons above the passing one; a fifth begins a second column beside it."""
_BETWEEN: Final = 5.0
"""Room between two of them: so little that three have height enough for two lines each."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One button of the column."""

    id: str
    label: str
    act: Callable[[], None]
    second: tuple[str, ...] = ()
    """What the smaller line may say: the first of these that there is room for."""
    kind: ButtonKind = "secondary"
    subject: Subject | None = None
    off_reason: str = ""
    key: Key | None = None
    brief: tuple[str, ...] = ()
    """What may stand for label and smaller line where there is no room for two: the first of these that fits."""
    tells: bool = False
    """The label says too little without the smaller line: very large text gets smaller for both to have room."""
    hint: str = ""
    """What it does, in a sentence for where the pointer rests."""


class DeedButton(Button):
    """A button of the column; the inspector explains the skill it uses."""

    subject: Subject | None = None


def deeds(tableau: Tableau, mode: Yield, player: Player, *, busy: bool) -> list[Deed]:
    """Return the buttons of the column, the lowest first.

    Args:
        tableau: the table.
        mode: the person's standing order.
        player: does them.
        busy: something is being shown or happens by itself.
    """
    if tableau.picker is None or tableau.prompt is None:
        return _waiting(tableau, mode, player, busy=busy)
    return [_lowest(tableau, tableau.picker, player), *_extras(tableau, tableau.picker, player)]


def _waiting(tableau: Tableau, mode: Yield, player: Player, *, busy: bool) -> list[Deed]:
    tr = tableau.tr
    found = []
    if busy:
        second = tr("table-skip-how"), tr("table-space")
        found.append(Deed("skip", tr("table-skip"), player.skip, second, kind="primary", key=_space()))
    if mode is not Yield.NOT:
        stop = Deed("ask-again", tr("table-ask-again"), lambda: player.leave_alone(Yield.NOT), kind="on")
        found.append(stop)
    return found


def _lowest(tableau: Tableau, picker: Picker, player: Player) -> Deed:
    """Return the red button: it says what passing means, or confirms the picks."""
    words, prompt, tr = tableau.words, picker.prompt, tableau.tr
    missing = picker.missing
    off = ""
    second: tuple[str, ...] = (tr("table-space"),)
    if picker.picked or (picker.is_multiple and picker.passing is None):
        label = words.confirm(prompt, len(picker.picked))
        if missing:  # what it will say then would read like an offer now
            are_cards = all(option.kind in CARD_OPTIONS for option in prompt.options)
            label = off = tr("table-pick-more-cards" if are_cards else "table-pick-more", count=missing)
            second = ()
    elif picker.passing is not None:
        label = words.passing(prompt, tableau.view)
    else:
        label, off, second = tr("table-choose"), tr("table-choose-one"), ()
    return Deed("pass", label, player.confirm, second, "primary", off_reason=off, key=_space())


def _space() -> Key:
    return Key(pygame.K_SPACE)


def _extras(tableau: Tableau, picker: Picker, player: Player) -> list[Deed]:
    found = [_option_deed(tableau, picker, place, player) for place in picker.options_at("button")]
    if picker.prompt.kind == "day":
        found += _refused(tableau)[: MOST_IN_COLUMN - len(found)] if len(found) < MOST_IN_COLUMN else []
    if picker.prompt.kind == "votes" and not picker.picked and picker.options_at("hand"):
        found.append(_to_lay(tableau))
    if picker.prompt.kind == "priority":
        found += [_until_useful(tableau, player), _until_my_turn(tableau, player)]
    return found


def _to_lay(tableau: Tableau) -> Deed:
    """Return what can be done instead of not voting: once a card is chosen the lowest button does it."""
    how = tableau.tr("deed-lay-how")
    return Deed("off-lay", tableau.tr("deed-lay"), lambda: None, (how,), off_reason=how, tells=True)


def _until_useful(tableau: Tableau, player: Player) -> Deed:
    tr, leave = tableau.tr, partial(player.leave_alone, Yield.USEFUL)
    second, hint = (tr("table-until-useful-second"),), tr("table-until-useful-hint")
    brief = tuple(line[:1].upper() + line[1:] for line in second)
    return Deed("until-useful", tr("table-until-useful"), leave, second, brief=brief, tells=True, hint=hint)


def _until_my_turn(tableau: Tableau, player: Player) -> Deed:
    """Return the button that leaves me alone until my turn: the next one, where this one is mine."""
    tr, leave = tableau.tr, partial(player.leave_alone, Yield.MY_TURN)
    label, second = tr("table-until-my-turn"), tr("table-until-my-turn-second")
    if tableau.view["player"] == tableau.seat:
        label, second = tr("table-until-my-next-turn"), tr("table-until-my-next-turn-second")
    return Deed("until-my-turn", label, leave, (second,), tells=True, hint=tr("table-until-my-turn-hint"))


def _refused(tableau: Tableau) -> list[Deed]:
    """Return buttons for what can't be done in my day, so that the reason can be seen."""
    in_hand = set(tableau.hand)
    found = []
    for name, *_ in tableau.refusals:
        never = name.endswith(".k") and not tableau.mode.king
        if name in in_hand or never:
            continue
        option = Option("draw") if name == "draw" else Option("skill", name)
        subject = None if name == "draw" else Subject("skill", name)
        label, why = tableau.words.option(option), reason_for(tableau, {name})
        second = (why.words.rstrip(".。"), why.short) if why is not None else ()  # a button's words are no sentence
        off = why.tip if why is not None else ""
        brief = tuple(f"{label} · {line}" for line in second if line)
        found.append(
            Deed(
                f"off-{name}", label, lambda: None, second, subject=subject, off_reason=off, brief=brief, tells=True
            )
        )  # fmt: skip
    return found


def _option_deed(tableau: Tableau, picker: Picker, place: Place, player: Player) -> Deed:
    option: Option = picker.prompt.options[place.number]
    label = tableau.words.option(option, picker.prompt)
    subject = Subject("skill", option.name) if option.kind == "skill" else None
    kind: ButtonKind = "danger" if option.kind == "reveal" else "secondary"
    second: tuple[str, ...] = ()
    brief: tuple[str, ...] = ()
    if option.kind == "draw":
        cost, cards = picker.prompt.about["draw_cost"], picker.prompt.about["draw_cards"]
        second = (tableau.tr("table-draw-price", cost=cost, cards=cards),)
        brief = f"{label} · {tableau.tr('deed-cost', cost=cost)}", f"{label} · {cost}"
    elif option.kind == "skill":
        second = _told(tableau, option.name)
    pick, tells = partial(player.pick, place), option.kind in ("skill", "draw")
    return Deed(place.widget_id, label, pick, second, kind, subject, brief=brief, tells=tells)


def _told(tableau: Tableau, skill: str) -> tuple[str, ...]:
    """Say what a skill does and costs, then only one of these where there is less room."""
    does, cost = tableau.words.does(skill, offered=True), skill_cost(tableau, skill)
    if not cost:
        return (does,)
    priced = tableau.tr("deed-price", cost=cost, does=does) if does else ""
    return (priced, tableau.tr("deed-cost", cost=cost))


def lay_column(canvas: Canvas, tableau: Tableau, found: list[Deed]) -> list[DeedButton]:
    """Return the buttons in their places: the lowest at full height, the others sharing the room above it."""
    x, y, w, h = tableau.layout.actions[0]
    buttons = []
    if found and found[0].id in ("pass", "skip"):
        buttons.append(_button(canvas, found[0], (x, y, w, h), 22 if found[0].id == "pass" else 19))
        found = found[1:]
    if not found:
        return buttons
    top = tableau.layout.ribbon[1] + tableau.layout.ribbon[3] + 8
    rows = min(len(found), MOST_IN_COLUMN)
    tall = min(h, (y - 8 - top - _BETWEEN * (rows - 1)) / rows)
    for i, deed in enumerate(found):
        column, row = divmod(i, MOST_IN_COLUMN)
        box = (x - column * (w + 8), y - 8 - tall - row * (tall + _BETWEEN), w, tall)
        buttons.append(_button(canvas, deed, box, 18 if tall >= 40 else 16))
    return buttons


def _button(canvas: Canvas, deed: Deed, box: Box, size: float) -> DeedButton:
    types = _types(canvas, deed, box, size)
    if not types.line and (brief := _brief(canvas, deed, box[2] - 16)):
        deed = replace(deed, label=brief)
        types = _types(canvas, deed, box, size)
    button = DeedButton(
        deed.id,
        box,
        deed.label,
        deed.act,
        kind=deed.kind,
        size=types.label,
        second=types.line,
        second_size=types.second,
        key=deed.key,
        off_reason=deed.off_reason,
        hint=_hint(canvas, deed, types.label, box[2] - 16, second=bool(types.line)),
    )
    button.subject = deed.subject
    return button


def _brief(canvas: Canvas, deed: Deed, room: float) -> str:
    """Return the first of a deed's short ways to say all in one line that fits, "" for none."""
    least = _least(canvas)
    return next((line for line in deed.brief if canvas.text_width(line, least, "bold") <= room), "")


def _least(canvas: Canvas) -> float:
    """Return the size of the least type there is."""
    return 16 / max(1.0, canvas.m.text_scale)


class _Types(NamedTuple):
    """The sizes of a button's type, and the smaller line there is room for ("" for none)."""

    label: float
    second: float
    line: str


def _types(canvas: Canvas, deed: Deed, box: Box, size: float) -> _Types:
    """Return how a button is written: of the smaller lines the first that there is room for."""
    room, least = box[2] - 16, _least(canvas)
    while size > least and canvas.text_width(deed.label, size, "bold") > room:
        size -= 1
    second = 16.0
    while second >= least:
        label, low = size, canvas.text_height(second) + 4
        while deed.tells and label > second and canvas.text_height(label, "bold") + low > box[3]:
            label -= 0.5
        fitting = [line for line in deed.second if line and canvas.text_width(line, second) <= room]
        if fitting and canvas.text_height(label, "bold") + low <= box[3]:
            return _Types(label, second, fitting[0])
        if not deed.tells:
            break
        second -= 1
    return _Types(size, second, "")


def _hint(canvas: Canvas, deed: Deed, size: float, room: float, *, second: bool) -> str:
    """Return what of its words a button has no room for, and what it does."""
    whole = canvas.text_width(deed.label, size, "bold") <= room
    left_out = "" if second or not deed.second else deed.second[0]
    told = left_out if whole else " · ".join(filter(None, (deed.label, left_out)))
    return "\n".join(filter(None, (told, deed.hint)))
