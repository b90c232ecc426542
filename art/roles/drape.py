"""Cloth cut in flat facets: a fold is a wedge of the darker dye with a fine line on its near side."""

from __future__ import annotations

from collections.abc import Sequence

from art.kit.base import Mask
from art.kit.media import woodblock
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import CARD, Line, Place, lines, shaded, shape


def drape(
    sheet: Sheet,
    outline: Sequence[Sequence[float]],
    dye: str,
    dim: str,
    *,
    folds: Sequence[Line] = (),
    at: Place = CARD,
    shade: tuple[float, float] = (16, 10),
    line: str = INK,
) -> Mask:
    """Print a piece of cloth in two flat tones.

    Args:
        sheet: where.
        outline: its corners and bends, about the place.
        dye: its colour in the light.
        dim: its colour in its folds and away from the light.
        folds: the wedges of its folds, tapering lines as wide as the hollow.
        at: the place.
        shade: how far the shade reaches in from the right and from below, in units.
        line: the colour of its contour.

    Returns:
        Its mask.
    """
    mask = shape(sheet, outline, at).mask
    sheet.rim(mask, line, 2.4).body(woodblock(mask, 5, 0.04, mott=0.06, chip=0.1), dye)
    hollows = sheet.plate()
    for i, (points, width) in enumerate(folds):
        hollows.brush(at.of(points), width * at.k, dry=0, seed=40 + i, taper=(0.1, 0.3), wob=0.02)
    sheet.body(woodblock(hollows.mask * mask, 6, 0.1, mott=0.1), dim)
    sheet.body(woodblock(shaded(mask, *shade), 6, 0.1, mott=0.1), dim)
    lines(sheet, [(points, max(2.4, width * 0.15)) for points, width in folds], line, within=mask, at=at, dry=0.05)
    return mask
