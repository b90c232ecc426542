"""The ghost of ice and bones."""

from __future__ import annotations

from art.ghosts.ice import DEEP, LIGHT, LINE, cluster, icicles, shard
from art.ghosts.limbs import Spots, carve, inked, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping
from art.kit.geometry import polygon
from art.kit.media import woodblock
from art.kit.noise import chance
from art.kit.scenery import ridge
from art.kit.sheet import Sheet

_BONE, _DIM, _DARK = "#e8f0ea", "#93b8ca", "#3f6f92"
_FLESH = Flesh(_BONE, _DIM, _BONE, LINE)
_HEAD = pose(184, 228, turn=-0.2, k=0.98)
_CHEST = pose(222, 470, turn=-0.12, k=1.0)
_DAGGER = pose(280, 478, turn=1.0, k=0.94)
"""Where the icicle is held, drawn with its tip down."""


def ice_bones(sheet: Sheet) -> None:
    """Bones that freeze out of the ground open their jaw and thrust a great icicle at one."""
    sheet.lay(woodblock(ridge(sheet, 590, 40, 8), 6, 0.3) * 0.8, "#4f7f9c")
    cluster(sheet, _BEHIND, 3)
    _far_arm(sheet)
    _cage(sheet)
    _skull(sheet)
    _thrust(sheet)
    cluster(sheet, _BEFORE, 7)
    _snow(sheet)


_BEHIND = (
    (300, 420, 190, 60, 0.5),
    (336, 470, 210, 70, 0.8),
    (352, 540, 150, 62, 1.1),
    (70, 700, 210, 56, -0.26),
    (452, 700, 190, 60, 0.2),
)
"""Where each shard at its back stands, how tall and wide it is, how far it leans."""
_BEFORE = (
    (30, 730, 190, 60, -0.1),
    (404, 730, 134, 62, 0.2),
    (92, 734, 116, 58, -0.3),
    (480, 734, 220, 60, 0.06),
    (150, 736, 84, 60, 0.2),
    (352, 738, 96, 58, 0.34),
    (226, 740, 74, 74, -0.2),
    (292, 742, 92, 56, 0.1),
)


def _bone(sheet: Sheet, line: Spots, width: float, *, dx: float = 6, dy: float = 4) -> None:
    """Print a long bone: its shaft thin, its ends knobs, one side in shade."""
    plate = sheet.plate().brush(line, width, dry=0, taper=(0, 0), wob=0.01)
    (ax, ay, *_), (bx, by, *_) = line[0], line[-1]
    for x, y, ox, oy in ((ax, ay, bx, by), (bx, by, ax, ay)):
        far = ((ox - x) ** 2 + (oy - y) ** 2) ** 0.5
        nx, ny = (oy - y) / far * width * 0.3, -(ox - x) / far * width * 0.3
        plate.disc(x + nx, y + ny, width * 0.46).disc(x - nx, y - ny, width * 0.46)
    mask = carve(sheet, plate, _BONE, rim=2.8, line=LINE, grain=0.15)
    shade(sheet, turned_away(sheet, mask, dx, dy), _DARK)
    mid = [(x, y, 0.2 if i in (0, len(line) - 1) else 0.9) for i, (x, y, *_) in enumerate(line)]
    inked(sheet, [mid], width * 0.12, _DIM, within=mask)


def _far_arm(sheet: Sheet) -> None:
    """Print the arm that props it up on the ice at the left."""
    _bone(sheet, spots("112,436,1 78,490,0.6 52,548,0.9"), 27)
    _bone(sheet, spots("66,556,0.8 78,610,0.5 70,668,0.8"), 17)
    _bone(sheet, spots("46,556,0.9 50,612,0.55 52,668,0.8"), 19)
    icicles(sheet, [(88, 490, 54, 15), (68, 530, 40, 12), (104, 456, 38, 12)])


def _cage(sheet: Sheet) -> None:
    """Print neck, ribs and collarbones; the ribs are cut as flat blades, those of the far side dark."""
    hollow = sheet.plate().fill(_CHEST(spots("-70,-66 0,-84 84,-60 112,10 110,120 96,290 -96,290 -106,120 -104,10")))
    mask = carve(sheet, hollow, "#1d3c56", rim=2.4, line=LINE)
    shade(sheet, turned_away(sheet, mask, 70, 0), LINE)
    for i in range(6):
        y = -44 + i * 39
        far = _CHEST(spots(f"20,{y - 26},0.5 70,{y - 40},1 112,{y - 4},1 100,{y + 34},0.8"))
        plate = sheet.plate().brush(far, 15, dry=0, taper=(0, 0), wob=0.01)
        carve(sheet, plate, "#34617f", rim=2.2, line=LINE)
    for i in range(8):
        y = -86 + i * 38
        x = -8 + 0.0005 * (y + 30) ** 2
        ring = _CHEST(
            [(x - 17, y - 14), (x + 15, y - 16), (x + 21, y + 2), (x + 14, y + 15), (x - 15, y + 16), (x - 22, y)]
        )
        mask = carve(sheet, sheet.plate().fill(polygon(ring)), _BONE, rim=2.4, line=LINE, grain=0.15)
        shade(sheet, turned_away(sheet, mask, 15, 6), _DIM)
    for i in range(6):
        y, reach = -40 + i * 39, (84, 104, 114, 112, 100, 84)[i]
        near = [
            (6, y - 30, 0.6),
            (-reach * 0.5, y - 36, 1),
            (-reach, y, 1.1),
            (-reach * 0.94, y + 30, 0.9),
            (-reach * 0.5, y + 44, 0.8),
            (-26, y + 36, 0.4),
        ]
        right = [
            (14, y - 28, 0.6),
            (58, y - 36, 1),
            (reach * 0.98, y - 4, 1.1),
            (reach * 0.9, y + 28, 0.9),
            (44, y + 40, 0.5),
        ]
        for line in (right, near):
            plate = sheet.plate().brush(_CHEST(line), 19, dry=0, taper=(0, 0.04), wob=0.02)
            mask = carve(sheet, plate, _BONE, rim=2.6, line=LINE, grain=0.15)
            shade(sheet, turned_away(sheet, mask, 3, 7), _DIM)
    breast = sheet.plate().fill(polygon(_CHEST(spots("-26,-62 10,-66 14,-20 2,70 -12,104 -24,66 -32,-16"))))
    mask = carve(sheet, breast, _BONE, rim=2.8, line=LINE, grain=0.15)
    shade(sheet, turned_away(sheet, mask, 14, 6), _DIM)
    inked(sheet, [_CHEST(spots("-20,-30,0.6 -8,-10,1 -14,14,0.8 -4,44,0.1"))], 5, LINE, within=mask)
    _bone(sheet, _CHEST(spots("-20,-62,0.8 -64,-84,0.7 -112,-62,1.1")), 22)
    _bone(sheet, _CHEST(spots("8,-66,0.8 62,-74,0.7 110,-40,1.1")), 22)
    icicles(
        sheet,
        [
            (*where(_CHEST, x, y), long, wide)
            for x, y, long, wide in (
                (-86, -66, 44, 14),
                (-56, -72, 62, 15),
                (-34, -62, 30, 10),
                (44, -62, 40, 13),
            )
        ],
    )


def _skull(sheet: Sheet) -> None:
    """Print the skull, turned and tilted, its jaw dropped: flat planes, cracks, ice grown over its crown."""
    _jaw(sheet)
    _teeth(sheet, _LOWER)
    _dome(sheet)
    _sockets(sheet)
    _teeth(sheet, _UPPER)
    inked(sheet, [_HEAD(spots(crack)) for crack in _CRACKS], 6, LINE)
    _rime(sheet)


_LOWER = (
    (-48, 184, 9, -20),
    (-34, 185, 11, -26),
    (-17, 184, 11, -22),
    (0, 181, 11, -26),
    (16, 177, 11, -20),
    (30, 169, 9, -16),
)
_UPPER = (
    (-46, 106, 9, 22),
    (-31, 110, 11, 26),
    (-14, 111, 11, 30),
    (3, 109, 11, 24),
    (19, 104, 10, 22),
    (33, 98, 9, 16),
)
"""Where each tooth stands in the skull, how wide and how long it is; the lower ones stand up."""
_CRACKS = (
    "-8,-146,0.8 2,-120,1 -12,-96,0.9 4,-74,0.7 -4,-56,0.1",
    "2,-120,0.8 26,-108,0.7 36,-88,0.1",
    "72,-132,0.6 60,-108,0.8 72,-88,0.7 64,-70,0.1",
    "96,-20,0.3 84,-4,0.9 88,16,0.2",
    "64,172,0.6 48,160,0.9 52,146,0.2",
)


def _jaw(sheet: Sheet) -> None:
    """Print the dropped jaw in three tones, and the throat over it."""
    jaw = spots("98,22 106,84 94,152 60,206 10,234 -38,232 -58,212 -58,184 -38,182 26,174 58,144 72,90 76,34")
    mask = carve(sheet, sheet.plate().fill(polygon(_HEAD(jaw))), _BONE, rim=3.2, line=LINE, grain=0.15)
    shade(
        sheet,
        sheet.plate().fill(polygon(_HEAD(spots("88,20 84,90 70,142 44,190 0,220 -58,218 12,256 120,170 120,20")))).mask
        * mask,
        _DIM,
    )
    shade(
        sheet,
        sheet.plate().fill(polygon(_HEAD(spots("104,30 96,120 72,172 40,218 90,214 130,110")))).mask * mask,
        _DARK,
    )
    throat = sheet.plate().fill(
        polygon(_HEAD(spots("-50,108 42,104 72,52 78,70 72,110 56,150 26,178 -38,186 -56,184")))
    )
    sheet.body(throat.mask, LINE)


def _dome(sheet: Sheet) -> None:
    """Print the skull down to its upper jaw: a light plane, dim ones, dark ones."""
    dome = spots(
        "-80,-14 -88,-52 -72,-106 -26,-144 36,-150 94,-122 122,-66 118,-10 98,32 96,50 76,56 62,72 46,104 -4,116 "
        "-50,112 -58,76 -80,62 -76,42 -90,22"
    )
    mask = carve(sheet, sheet.plate().fill(polygon(_HEAD(dome))), _BONE, rim=3.4, line=LINE, grain=0.15)
    for tint, planes in (
        (
            _DIM,
            ("20,-150 60,-96 80,-40 74,14 60,70 46,110 130,60 130,-150", "-40,-40 -6,-50 30,-44 8,-30 -6,24 -18,-22"),
        ),
        (
            _DARK,
            (
                "96,-124 98,-60 92,-6 78,40 96,60 136,0 130,-90",
                "30,60 66,44 58,76 34,84",
                "-84,40 -64,56 -56,78 -84,66",
            ),
        ),
    ):
        plate = sheet.plate()
        for plane in planes:
            plate.fill(polygon(_HEAD(spots(plane))))
        shade(sheet, plate.mask * mask, tint)


def _rime(sheet: Sheet) -> None:
    """Print the shards that have grown over the crown, and the icicles at cheek and chin."""
    for x, y, tall, wide, lean, seed in ((112, -58, 74, 40, 1.3, 41), (84, -104, 132, 62, 0.86, 46)):
        px, py = where(_HEAD, x, y)
        shard(sheet, pose(px, py + 6, turn=lean - 0.2), tall, wide, seed)
    cheek = [
        (*where(_HEAD, x, y), long, wide)
        for x, y, long, wide in (
            (94, 44, 46, 15),
            (80, 54, 30, 11),
            (-34, 228, 34, 13),
            (-12, 232, 52, 15),
            (16, 226, 30, 11),
        )
    ]
    icicles(sheet, cheek)


def _teeth(sheet: Sheet, row: tuple[tuple[float, float, float, float], ...]) -> None:
    """Print teeth: where each stands in the skull, how wide and how long it is."""
    plate = sheet.plate()
    for x, y, wide, long in row:
        half = wide * 0.66
        plate.fill(
            polygon(
                _HEAD(
                    [
                        (x - half, y),
                        (x + half, y),
                        (x + half * 0.9, y + long * 0.7),
                        (x, y + long),
                        (x - half * 0.8, y + long * 0.75),
                    ]
                )
            )
        )
    mask = carve(sheet, plate, _BONE, rim=2, line=LINE, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 4, 2), _DIM)


def _sockets(sheet: Sheet) -> None:
    """Print sockets with a cold spark far back in each, and the hole of the nose."""
    dark = sheet.plate()
    for hole in (
        "-82,-24 -58,-32 -26,-14 -20,6 -34,28 -64,24",
        "4,-8 32,-28 78,-38 78,12 50,36 14,26",
        "-16,36 -6,42 0,74 -16,80 -28,70",
    ):
        dark.fill(polygon(_HEAD(spots(hole))))
    sheet.body(dark.mask, LINE)
    for tint, k in (("#3f9cc8", 1.0), ("#a8f0ff", 0.5)):
        sparks = sheet.plate()
        for x, y in ((-50, 0), (38, 0)):
            sparks.fill(polygon(_HEAD([(x - 15 * k, y), (x, y - 13 * k), (x + 15 * k, y), (x, y + 13 * k)])))
        sheet.body(sparks.mask, tint)
    brows = [_HEAD(spots("-90,-42,0.3 -54,-42,1.3 -16,-14,0.6")), _HEAD(spots("-2,-12,0.6 34,-40,1.4 90,-54,0.2"))]
    inked(sheet, brows, 8, LINE)


def _thrust(sheet: Sheet) -> None:
    """Print the near arm and the icicle in its fist."""
    _bone(sheet, spots("336,430,1 388,484,0.6 424,556,0.9"), 28)
    icicles(sheet, [(372, 540, 40, 13), (394, 552, 60, 14), (346, 524, 34, 11)])
    _bone(sheet, spots("412,560,0.8 366,536,0.5 312,498,0.7"), 18)
    _bone(sheet, spots("420,542,0.9 372,516,0.55 318,478,0.7"), 20)
    blade = spots("-22,-66 4,-78 26,-58 34,0 30,90 20,190 4,290 -16,180 -30,80 -32,0")
    mask = carve(sheet, sheet.plate().fill(polygon(_DAGGER(blade))), "#5aa4d0", rim=3.4, line=LINE, grain=0.15)
    shade(
        sheet,
        sheet.plate().fill(polygon(_DAGGER(spots("4,-78 26,-58 34,0 30,90 20,190 4,290 2,160 10,60 2,0")))).mask * mask,
        DEEP,
    )
    shade(
        sheet,
        sheet.plate().fill(polygon(_DAGGER(spots("-22,-66 -8,-60 -12,60 -8,160 4,290 -16,180 -30,80 -32,0")))).mask
        * mask,
        LIGHT,
    )
    inked(sheet, [_DAGGER(spots("0,40,0.3 -4,120,1 2,220,0.2"))], 5, LIGHT, within=mask)
    at = pose(280, 478, turn=-0.56)
    fingers = [
        spots("40,34 4,40 -32,32"),
        spots("42,14 4,18 -38,12"),
        spots("42,-8 4,-6 -38,-10"),
        spots("38,-28 4,-28 -32,-32"),
    ]
    gripping(sheet, fingers, 20, _FLESH, at, nail=0)
    gripping(sheet, [spots("46,-26 22,-48 -14,-50")], 20, _FLESH, at, nail=0)


def _snow(sheet: Sheet) -> None:
    snow, dice = sheet.plate(), chance(9)
    for _ in range(60):
        snow.disc(dice.random() * 512, dice.random() * 640, 1.6 + 2.6 * dice.random())
    sheet.body(woodblock(snow.mask, 3, 0.1) * 0.85, "#f4f8f4")
