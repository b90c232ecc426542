"""How a role's card is built: paper, disc, a sign of nature, the figure, the frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.catalogue import slip_of, title_of
from art.kit.frame import cut, keyline, seal, title
from art.kit.media import wash, woodblock
from art.kit.sheet import Sheet

Extra = Callable[[Sheet], None]


@dataclass(frozen=True, slots=True)
class Person:
    """Who is painted.

    Attributes:
        nature: what grows or drifts behind.
        figure: what paints the figure.
        disc: the colour of the disc behind the head.
        halo: the middle and the radius of that disc.
    """

    nature: Extra
    figure: Extra
    disc: str
    halo: tuple[float, float, float]


def paint(face: str, person: Person) -> Sheet:
    """Paint a role's portrait and frame it."""
    number = int(face[3:])
    sheet = Sheet("#ece2c8", 60 + number, age=0.28)
    sheet.lay(wash(sheet.plate().disc(150, 190, 150, ry=120).mask, number, 40, 0.4, 40), "#9db0ae")
    sheet.lay(wash(sheet.plate().disc(360, 560, 180, ry=120).mask, number + 3, 40, 0.4, 40), "#a8a890")
    sheet.body(woodblock(sheet.plate().disc(*person.halo).mask, number, 0.35) * 0.85, person.disc)
    person.nature(sheet)
    person.figure(sheet)
    keyline(sheet, "round", "#3a2f24")
    title(sheet, title_of(face), line="#3a2f24", size=slip_of(face)[1])
    seal(sheet, "道士")
    cut(sheet, "round")
    return sheet
