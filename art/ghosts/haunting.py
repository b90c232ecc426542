"""What ghosts' paintings share: a night by suit, a frame, a pale face."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.catalogue import slip_of, title_of
from art.kit.frame import BADGE_X, BADGE_Y, badge, cut, keyline, seal, title
from art.kit.media import ink, woodblock
from art.kit.scenery import bokashi, mist, ridge
from art.kit.sheet import Sheet
from art.kit.symbols import yin

X = 212.0
_SKIES = {
    "red": ("#e4d3a6", "#7a4428", "#241620", "#ecc878", "#2a1a18", "#eaddbb", "#3a1a14"),
    "blue": ("#d9d6c2", "#2f5a6c", "#101c2c", "#e6ead8", "#13252f", "#dfe4da", "#10202c"),
    "any": ("#d8cfc4", "#5a4672", "#1d1630", "#ddd4ea", "#1d1826", "#e6deea", "#2a2038"),
}
"""Paper, sky low and high, moon, ground, slip and line, by suit."""


Moon = tuple[float, float, float]
"""Middle and radius."""


@dataclass(frozen=True, slots=True)
class Haunt:
    """A ghost: its suit, the seed of its night, what paints its figure, and where the moon stands."""

    suit: str
    seed: int
    figure: Callable[[Sheet], None]
    moon: Moon = (X, 270, 168)


def paint_ghost(face: str, haunt: Haunt) -> Sheet:
    """Paint a ghost's card: the night of its suit, its figure, the frame."""
    sheet = _night(haunt.suit, haunt.seed, haunt.moon)
    haunt.figure(sheet)
    return _finish(sheet, face, haunt.suit)


def _night(suit: str, seed: int, moon: Moon) -> Sheet:
    """Return the night of a suit: a wiped sky, a moon and the ground."""
    paper, low, high, disc, ground, *_ = _SKIES[suit]
    sheet = Sheet(paper, seed, age=0.2)
    face = sheet.plate().disc(*moon).mask
    sheet.lay(bokashi(sheet, -40, 640, seed=seed) * (1 - 0.7 * face), low)
    sheet.lay(bokashi(sheet, -60, 300, strength=0.9, seed=3) * (1 - face), high)
    sheet.body(woodblock(face, seed, 0.3, mott=0.3) * 0.88, disc)
    sheet.lay(woodblock(ridge(sheet, 640, 14, seed), 6, 0.4), ground)
    return sheet


def _finish(sheet: Sheet, face: str, suit: str) -> Sheet:
    """Let mist rise, and frame a ghost's card."""
    paper, *_, slip, line = _SKIES[suit]
    mist(sheet, 590, 720, paper, seed=int(face[3:]))
    keyline(sheet, "round", line)
    title(sheet, title_of(face), base=slip, line=line, size=slip_of(face)[1])
    if suit == "any":
        halves = sheet.plate()
        sheet.body(sheet.plate().disc(BADGE_X, BADGE_Y, 46).mask, "#efe4cd")
        yin(halves, BADGE_X, BADGE_Y, 42)
        sheet.body(ink(halves.mask, 3, edge=0.4), "#3f3056")
    else:
        badge(sheet, suit == "red", rim="#efe4cd")
    seal(sheet, "小鬼", "#b5281c")
    cut(sheet, "round")
    return sheet
