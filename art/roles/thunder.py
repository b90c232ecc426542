"""The thunder priest: in full stride he shouts the order, tablet overhead, and the bolt runs into his finger."""

from __future__ import annotations

from math import degrees
from typing import Final

from art.ghosts.fists import closed
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.base import SCALE, blur, turned
from art.kit.media import ink
from art.kit.palette import INK
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.lightning import bolt, jagged
from art.roles import headwear
from art.roles.body import SKIN, Line, Place, lines, neck, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.hands import sword_seal

_ROBE: Final = "#28326c"
_DIM: Final = "#182048"
_RED: Final = "#a8321e"
_HAND: Final = Flesh(SKIN, "#c08c58", "#f6e6cc", INK)
_GOLD: Final = headwear.GOLD
_HEAD: Final = Place(214, 268, 0.8, -0.2)
_FINGER: Final = (58.0, 300.0)
"""Where the bolt meets the finger."""
_TABLET: Final = Place(316, 136, 1, 0.4)
_CLOUDS: Final = ((24, 40, 34), (340, 24, 30), (292, 30, 36), (240, 24, 40), (186, 32, 42), (128, 26, 44), (72, 34, 42))


def thunder_priest(sheet: Sheet) -> None:
    """He leans into the storm; sleeves, skirts, beard and ribbons stream away from it."""
    _lightning(sheet)
    _legs(sheet)
    _ribbons(sheet)
    _tablet_arm(sheet)
    _skirt(sheet)
    _chest(sheet)
    neck(sheet, Place(222, 330, 0.8, -0.1), SKIN)
    _collar(sheet)
    _sash(sheet)
    head(sheet, _HEAD, Face("fierce", stern=13, thick=14, turned=0.8))
    _cap(sheet)
    _beard(sheet)
    _shout(sheet)
    _pointing_arm(sheet)
    _spark(sheet)


def _lightning(sheet: Sheet) -> None:
    """The bolt out of the clouds, its branches, and the fork that seeks the finger."""
    main = jagged((156, 50), _FINGER, 5, rough=0.2)
    ways = [(main, 19.0, 0.55)]
    for start, end, seed, w in (
        (main[4], (44, 150), 12, 7.0),
        (main[7], (160, 210), 14, 7.0),
        (main[11], (40, 226), 11, 6.0),
        (_FINGER, (44, 440), 15, 5.0),
        ((62, 60), (46, 130), 17, 5.0),
        ((206, 50), (236, 130), 18, 5.0),
    ):
        ways.append((jagged(start, end, seed), w, 0.15))
    body, core = sheet.plate(), sheet.plate()
    for way, w, last in ways:
        bolt(body, way, w, end=last)
        bolt(core, way, w * 0.4, end=last)
    sheet.rim(body.mask, "#26306a", 3.4).body(body.mask, "#fcd24a").body(core.mask, "#fffdf0")
    clouds(sheet, _CLOUDS, "#7482b8", "#232c5c", 4)


def _spark(sheet: Sheet) -> None:
    """Small forks that leap from the finger, and the light there."""
    x, y = _FINGER
    forks = sheet.plate()
    for i, (dx, dy) in enumerate(((-30, -24), (-34, 20), (34, -34), (-6, 48), (44, 8))):
        bolt(forks, jagged((x, y), (x + dx, y + dy), 30 + i), 6, end=0.1)
    forks.disc(x, y, 9)
    sheet.rim(forks.mask, "#c8841c", 1.6).body(forks.mask, "#fffbe6")


def _legs(sheet: Sheet) -> None:
    """Trousers in boots: the front knee bent far, the other leg stretched out behind."""
    back = [(250, 560), (316, 600), (372, 650), (420, 690), (420, 690), (392, 732), (392, 732), (316, 700), (236, 640)]
    drape(
        sheet,
        back,
        "#c9c0a8",
        "#958a70",
        folds=[([(290, 610, 0.2), (340, 660, 1), (392, 700, 0.2)], 15)],
        shade=(8, 14),
    )
    boot = [(404, 676), (432, 700), (440, 740), (440, 740), (370, 740), (370, 740), (382, 708)]
    solid(sheet, shape(sheet, boot), "#26242c", rim=2.4)
    front = [(150, 570), (96, 580), (62, 610), (64, 660), (74, 712), (74, 712), (128, 712), (128, 712), (132, 664)]
    front += [(180, 650), (236, 630)]
    folds: list[Line] = [
        ([(176, 600, 0.2), (120, 612, 1), (90, 640, 0.2)], 15),
        ([(84, 650, 0.2), (98, 684, 1), (96, 706, 0.3)], 13),
    ]
    drape(sheet, front, "#e0d8c0", "#b0a488", folds=folds, shade=(10, 12))
    boot = [(70, 694), (132, 694), (132, 694), (134, 740), (134, 740), (30, 740), (30, 740), (40, 722), (64, 716)]
    solid(sheet, shape(sheet, boot), "#26242c", rim=2.4)
    trim(sheet, [(70, 698, 1), (100, 702, 1), (133, 698, 1)], 12, _GOLD)


def _skirt(sheet: Sheet) -> None:
    """The skirts of the robe, torn open by the stride and blown back to the right."""
    tail = [(262, 520), (330, 530), (392, 520), (450, 486), (496, 492), (496, 492), (470, 540), (480, 590), (440, 600)]
    tail += [(446, 640), (446, 640), (390, 640), (330, 622), (270, 600)]
    folds: list[Line] = [
        ([(290, 540, 0.3), (380, 556, 1), (468, 520, 0.2)], 20),
        ([(290, 566, 0.3), (370, 596, 1), (450, 580, 0.2)], 20),
        ([(284, 590, 0.3), (350, 620, 1), (420, 632, 0.2)], 18),
    ]
    drape(sheet, tail, _ROBE, _DIM, folds=folds, shade=(18, 20))
    trim(sheet, [(494, 494, 0.8), (474, 540, 1), (480, 588, 1), (444, 600, 1), (444, 638, 0.8)], 14, _GOLD)
    front = [(150, 520), (112, 552), (84, 600), (98, 640), (98, 640), (150, 622), (204, 650), (262, 690), (262, 690)]
    front += [(300, 640), (322, 600), (310, 520)]
    folds = [
        ([(172, 540, 0.3), (140, 580, 1), (108, 626, 0.3)], 20),
        ([(214, 546, 0.3), (204, 600, 1), (190, 634, 0.3)], 20),
        ([(256, 546, 0.3), (270, 610, 1), (262, 672, 0.3)], 22),
    ]
    drape(sheet, front, _ROBE, _DIM, folds=folds, shade=(24, 12))
    trim(sheet, [(96, 638, 0.9), (150, 620, 1), (204, 648, 1), (262, 688, 0.9)], 15, _GOLD)


def _chest(sheet: Sheet) -> None:
    outline = [(190, 338), (150, 352), (134, 400), (140, 470), (146, 540), (146, 540), (314, 540), (314, 540)]
    outline += [(312, 460), (318, 390), (300, 350), (256, 334)]
    folds: list[Line] = [
        ([(292, 380, 0.2), (288, 440, 1), (262, 500, 0.2)], 20),
        ([(164, 420, 0.2), (170, 460, 1), (186, 500, 0.2)], 18),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(24, 6))


def _collar(sheet: Sheet) -> None:
    """Both lapels run down into the sash."""
    shirt = [(184, 340), (184, 340), (222, 392), (262, 336), (262, 336), (244, 420), (226, 460), (206, 420)]
    solid(sheet, shape(sheet, shirt), "#f1e6cf", rim=1.2, grain=0.05)
    trim(sheet, [(268, 332, 0.9), (250, 390, 1), (226, 440, 1), (196, 520, 1)], 26, _GOLD)
    trim(sheet, [(178, 340, 0.9), (196, 394, 1), (228, 456, 1), (262, 530, 1)], 26, _GOLD)


def _sash(sheet: Sheet) -> None:
    ends = sheet.plate()
    for points, width in (
        ([(296, 520, 0.8), (352, 500, 1.1), (404, 458, 1), (450, 440, 1), (488, 410, 0.2)], 24),
        ([(296, 528, 0.8), (356, 530, 1.1), (410, 520, 1), (448, 542, 0.9), (482, 528, 0.2)], 22),
    ):
        ends.brush(points, width, dry=0.02, taper=(0, 0.12))
    solid(sheet, ends, _RED, rim=2)
    trim(sheet, [(140, 516, 1), (226, 534, 1.05), (318, 512, 1)], 42, _RED, rim=2)
    lines(sheet, [([(156, 514, 0.3), (226, 528, 1), (306, 508, 0.3)], 3.5)], strength=0.6)
    knot = sheet.plate().fill([(282, 502), (312, 496), (322, 520), (312, 542), (284, 536)])
    solid(sheet, knot, _RED, rim=2)


def _ribbons(sheet: Sheet) -> None:
    """Hair and the ribbons of the cap, on the wind."""
    locks: list[Line] = [
        ([(250, 236, 1), (304, 240 + 10 * i, 1.1), (346, 226 + 22 * i, 0.9), (392 - 8 * i, 244 + 24 * i, 0.05)], 17)
        for i in range(4)
    ]
    tufts(sheet, locks, INK, dry=0.12)
    band = sheet.plate()
    for dy in (0, 26):
        way = [(262, 222, 0.8), (316, 214 + dy, 1), (352, 232 + dy * 1.3, 1), (392, 222 + dy * 1.4, 1)]
        band.brush([*way, (428 - dy, 250 + dy * 1.6, 0.2)], 13, dry=0.02, taper=(0.02, 0.12))
    solid(sheet, band, _RED, rim=1.6)


def _cap(sheet: Sheet) -> None:
    headwear.ridged_cap(sheet, Place(*_HEAD.point(10, -6), _HEAD.k * 0.86, _HEAD.turn))


def _beard(sheet: Sheet) -> None:
    """A great beard, all of it blown to the right."""
    given: list[Line] = []
    for i in range(9):
        x, y = -40 + 11 * i, 70 - 0.012 * (i - 3) ** 2 * 60
        far = (150 + 16 * (i % 2) - 6 * i, 62 + 92 - i * 13)
        given.append(([(x, y, 0.9), (x + 20, y + 42 - 3 * i, 1.2), (far[0] - 60, far[1] + 4, 1), (*far, 0.05)], 24))
    tufts(sheet, given, INK, at=_HEAD, dry=0.05)
    strands = sheet.plate()
    for i in range(6):
        x = -30 + 15 * i
        way = [(x, 78, 0.3), (x + 24, 106 - 4 * i, 1), (112 - 5 * i, 142 - 17 * i, 0.1)]
        strands.brush(_HEAD.of(way), 4, dry=0.2, seed=i)
    sheet.body(ink(strands.mask, 5) * 0.6, "#8a8c96")


def _shout(sheet: Sheet) -> None:
    """The mouth wide open, teeth above, tongue below, the moustache flung back."""
    mouth = [(-38, 42), (-16, 36), (8, 44), (10, 66), (-4, 84), (-26, 82), (-38, 64)]
    solid(sheet, shape(sheet, mouth, _HEAD), "#4a0f10", rim=2.4)
    teeth = [(-34, 44), (-34, 44), (-15, 40), (5, 46), (5, 46), (2, 54), (-15, 50), (-32, 53)]
    sheet.body(shape(sheet, teeth, _HEAD).mask, "#f6efdc")
    sheet.body(shape(sheet, [(-30, 72), (-16, 64), (2, 70), (-6, 80), (-22, 79)], _HEAD).mask, "#d0503e")
    given: list[Line] = [
        ([(-14, 34, 0.7), (14, 32, 1.2), (40, 46, 0.9), (74, 40, 0.05)], 13),
        ([(-18, 34, 0.7), (-38, 36, 1.1), (-50, 52, 0.6), (-44, 68, 0.05)], 11),
    ]
    tufts(sheet, given, INK, at=_HEAD, dry=0.1)


def _tablet_arm(sheet: Sheet) -> None:
    """The arm at the right, flung up; the wide sleeve has slid down and flies."""
    sleeve = [(276, 352), (308, 318), (316, 282), (316, 282), (366, 270), (366, 270), (404, 306), (452, 326)]
    sleeve += [(484, 372), (484, 372), (440, 396), (400, 430), (350, 440), (304, 430)]
    folds: list[Line] = [
        ([(300, 390, 0.2), (340, 350, 1), (352, 300, 0.3)], 18),
        ([(318, 410, 0.2), (380, 380, 1), (440, 366, 0.2)], 20),
        ([(316, 380, 0.2), (370, 350, 1), (410, 330, 0.2)], 18),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(16, 16))
    trim(sheet, [(366, 272, 0.9), (402, 304, 1), (450, 326, 1), (482, 372, 0.9)], 15, _GOLD)
    inside = sheet.plate().disc(341, 278, 28, ry=12, rot=-14)
    solid(sheet, inside, "#e8d9b0", rim=2)
    arm = sheet.plate().brush([(342, 282, 1.15), (330, 236, 1), (318, 200, 0.8)], 46, dry=0, taper=(0, 0), wob=0)
    sheet.rim(arm.mask, INK, 2).body(arm.mask, SKIN)
    shade = sheet.plate().brush([(356, 284, 0.6), (344, 236, 1), (328, 200, 0.5)], 16, dry=0, taper=(0, 0), wob=0)
    sheet.lay(shade.mask * arm.mask * 0.4, "#b06a3c")
    trim(sheet, [(314, 284, 1), (342, 288, 1), (368, 272, 1)], 13, _GOLD)
    board = [(-44, 60), (-44, 60), (-44, -66), (-44, -66), (-26, -96), (0, -112), (0, -112), (26, -96), (44, -66)]
    board += [(44, -66), (44, 60), (44, 60)]
    solid(sheet, shape(sheet, board, Place(_TABLET.x + 8, _TABLET.y + 5, 1, _TABLET.turn)), "#3c1d10", rim=2.6)
    solid(sheet, shape(sheet, board, _TABLET), "#7a4222", rim=2.6, grain=0.3)
    edge = [(-34, 50), (-34, -60), (0, -98), (34, -60), (34, 50), (-34, 50)]
    line = sheet.plate().line("M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in _TABLET.of(edge)), 3.5)
    sheet.body(line.mask, _GOLD)
    x, y = _TABLET.point(0, -18)
    word = turned(sheet.plate().text("令", x, y, 84, bold=3).mask, x, y, -degrees(_TABLET.turn))
    sheet.body(ink(word, 3, edge=0.3), "#f8d070")
    closed(sheet, pose(*_TABLET.point(0, 60), turn=_TABLET.turn, k=0.7), _HAND, [(322, 212, 1)], width=37)


def _pointing_arm(sheet: Sheet) -> None:
    """The arm at the left, thrust out and up at the bolt; the sleeve streams under it."""
    sleeve = [(176, 346), (146, 352), (122, 372), (122, 372), (106, 412), (106, 412), (84, 452), (96, 500), (70, 548)]
    sleeve += [(70, 548), (126, 560), (164, 530), (204, 500), (216, 430)]
    folds: list[Line] = [
        ([(186, 380, 0.2), (150, 440, 1), (108, 530, 0.2)], 20),
        ([(150, 376, 0.2), (124, 420, 1), (106, 470, 0.2)], 15),
        ([(200, 420, 0.2), (176, 480, 1), (136, 540, 0.2)], 18),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(16, 16))
    solid(sheet, sheet.plate().disc(114, 392, 25, ry=12, rot=112), "#e8d9b0", rim=2)
    sword_seal(sheet, Place(82, 362, 0.6, -0.4), SKIN, [(94, 380), (118, 394)])
    trim(sheet, [(124, 368, 0.9), (122, 394, 1), (106, 416, 0.9)], 13, _GOLD)
    trim(sheet, [(106, 414, 0.9), (86, 452, 1), (96, 500, 1), (72, 546, 0.9)], 14, _GOLD)
    blurred = blur(sheet.plate().disc(*_FINGER, 30).mask, 9 * SCALE)
    sheet.body(blurred * 0.7, "#fff3b8")
