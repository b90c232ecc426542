"""What the blue-faced ogre wears: a war skirt, a belt that a beast of bronze holds, a sash of silk."""

from __future__ import annotations

from art.ghosts.limbs import DARK, Placing, carve, inked, pose, shade, spots, turned_away, where
from art.kit.geometry import polygon
from art.kit.sheet import Sheet


def kilt(sheet: Sheet) -> None:
    """Print the war skirt about his hips, cut in flaps with a bright border, and its belt with a beast's face."""
    for text, border in (
        ("84,626 222,640 344,618 372,740 70,740", "88,724,1 220,736,1 366,722,1"),
        ("84,622 168,636 176,740 58,740", "160,640,1 164,690,1 162,740,1"),
        ("268,636 346,616 380,740 262,740", "276,640,1 276,690,1 276,740,1"),
    ):
        mask = carve(sheet, sheet.plate().fill(polygon(spots(text))), "#a8322a", rim=3.2, grain=0.25)
        shade(sheet, turned_away(sheet, mask, 26, 0), "#5e1418")
        hem = sheet.plate().brush(spots(border), 15, dry=0, taper=(0, 0), wob=0.01)
        sheet.body(hem.mask * mask, "#d8a848")
    folds = (
        "112,650,0.3 100,700,1 96,740,0.4",
        "200,660,0.3 196,700,1 200,740,0.4",
        "316,650,0.3 328,700,1 334,740,0.4",
    )
    inked(sheet, map(spots, folds), 8, "#2c080c")
    belt = sheet.plate().brush(spots("82,622,1 160,640,1.1 230,644,1.1 350,620,1"), 34, dry=0, taper=(0, 0))
    mask = carve(sheet, belt, "#2c2430", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 0, 10), "#16101a")
    _buckle(sheet, pose(224, 640, k=1.06))


def _buckle(sheet: Sheet, at: Placing) -> None:
    """Print the beast of bronze that has the belt between its teeth: horns curl, brows meet, the nose is broad."""
    face = "0,-32 -14,-38 -34,-46 -52,-34 -48,-22 -46,-4 -54,8 -40,20 -34,36 -14,44 0,46"
    mirrored = [(-x, y) for x, y in reversed(spots(face)[1:-1])]
    mask = carve(sheet, sheet.plate().fill(at([*spots(face), *mirrored])), "#d8a848", rim=3)
    shade(sheet, turned_away(sheet, mask, 9, 8), "#8a5a20")
    pits = sheet.plate()
    for s in (-1, 1):
        pits.fill(at(spots("6,-8 18,-18 36,-16 38,-4 24,2 10,0", s)))
    sheet.body(pits.mask, "#3a1c10")
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.disc(*where(at, s * 22, -8), 6.5)
    sheet.body(eyes.mask, "#f4ecc8").body(
        sheet.plate().disc(*where(at, -20, -7), 3).disc(*where(at, 20, -7), 3).mask, DARK
    )
    brows = [at(spots("2,-4,0.6 14,-22,1.3 34,-26,1.1 46,-38,0.1", s)) for s in (-1, 1)]
    inked(sheet, brows, 8, "#5c3410")
    maw = sheet.plate().fill(at(spots("-30,20 -16,14 0,16 16,14 30,20 28,34 12,40 -12,40 -28,34")))
    mask = carve(sheet, maw, "#4a1014", rim=2)
    nose = sheet.plate().fill(at(spots("-6,-8 6,-8 9,2 18,8 14,16 0,18 -14,16 -18,8 -9,2")))
    shade(sheet, turned_away(sheet, carve(sheet, nose, "#ecc468", rim=2), 4, 4), "#8a5a20")
    fangs = sheet.plate()
    for x, y, w, tip in ((-22, 18, 5, 38), (22, 18, 5, 38), (-8, 18, 4, 28), (8, 18, 4, 28)):
        fangs.fill(polygon(at([(x - w, y), (x + w, y), (x, tip)])))
    carve(sheet, fangs, "#f2e9d2", rim=1.6)


def sash(sheet: Sheet) -> None:
    """Print the silk that runs from his shoulder across his breast, knotted at the hip, its ends blown out."""
    for text in (
        "118,590 92,622 60,640 34,690 24,740 64,740 84,690 120,650",
        "126,596 120,640 96,680 92,740 128,740 140,690 150,630",
    ):
        mask = carve(sheet, sheet.plate().fill(spots(text)), "#2f8a7c", rim=3)
        shade(sheet, turned_away(sheet, mask, 12, 4), "#14504e")
    band = spots("286,372 334,380 318,436 262,520 200,584 140,624 100,620 108,580 150,556 214,480 260,420")
    mask = carve(sheet, sheet.plate().fill(band), "#2f8a7c", rim=3.2, grain=0.2)
    shade(sheet, turned_away(sheet, mask, 16, 14), "#14504e")
    shade(sheet, turned_away(sheet, mask, -5, -5), "#6cc0a8")
    folds = ("306,386,0.3 270,450,1 206,530,0.8 134,600,0.2", "318,392,0.3 288,460,1 226,542,0.8 150,612,0.2")
    inked(sheet, map(spots, folds), 7, "#0e2c2e", within=mask)
    knot = sheet.plate().fill(spots("92,590 122,574 148,592 146,620 118,634 92,618"))
    mask = carve(sheet, knot, "#2f8a7c", rim=3)
    shade(sheet, turned_away(sheet, mask, 9, 8), "#14504e")
    inked(sheet, [spots("104,588,0.3 118,604,1 114,624,0.3"), spots("130,586,0.3 128,604,1 136,618,0.3")], 6, "#0e2c2e")
