"""What the swordsman stands on: legs in a lunge, and the skirt that the gale drags from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.events.scene import put
from art.kit.base import Points
from art.kit.media import ink
from art.kit.sheet import Sheet
from art.roles.body import Line, shaded

NIGHT, GLOW, RED = "#0c1224", "#fff6cc", "#c8321f"
_TIERS: Final = {"robe": ("#e9e5d8", "#8ea3c4"), "inside": ("#44598a", "#2a3a66"), "hose": ("#5c74a4", "#33477a")}
"""Each cloth: where the light falls, and away from it."""


def stance(sheet: Sheet) -> None:
    """Print all that is below the belt, the front knee bent to the left, the rear leg stretched to the right."""
    _tails(sheet)
    _rear_leg(sheet)
    _front_leg(sheet)
    _apron(sheet)


def cloth(
    sheet: Sheet, outline: Points, kind: str = "robe", *, dark: Sequence[Points] = (), folds: Sequence[Line] = ()
) -> None:
    """Print a piece of cloth in two tones cut hard, its edge towards the bolt alight, folds each of its own weight."""
    lit, dim = _TIERS[kind]
    mask = sheet.plate().fill(list(outline)).mask
    sheet.solid(mask, lit, rim=2.8, line=NIGHT, grain=0.12, mott=0.1)
    shades = sheet.plate()
    for part in dark:
        shades.fill(list(part))
    sheet.body(shades.mask * mask, dim)
    sheet.body(shaded(mask, -4, -3), GLOW)
    plate = sheet.plate()
    for i, (way, w) in enumerate(folds):
        plate.brush(way, w, dry=0.05, seed=i, taper=(0.1, 0.4))
    sheet.lay(ink(plate.mask, 4, edge=0.5) * mask, NIGHT)


def _tails(sheet: Sheet) -> None:
    """Print what the gale tears back from the belt: the robe's skirt with its dark inside, the sash's ends."""
    cloth(
        sheet,
        [
            *((244, 532), (292, 540), (330, 566), (372, 556), (414, 532), (470, 540), (470, 540), (446, 566)),
            *((452, 592), (452, 592), (418, 592), (394, 618), (394, 618), (356, 600), (316, 604), (270, 590)),
        ],
        dark=[[(262, 566), (318, 596), (372, 590), (450, 560), (470, 640), (300, 660), (250, 610)]],
        folds=[
            ([(258, 546, 0.9), (320, 584, 1), (388, 572, 0.4), (440, 552, 0.1)], 7),
            ([(252, 556, 0.9), (316, 596, 1), (392, 600, 0.1)], 9),
            ([(340, 570, 0.1), (384, 566, 1), (412, 546, 0.1)], 4),
        ],
    )
    cloth(
        sheet,
        [(414, 534), (440, 528), (470, 540), (470, 540), (444, 548), (446, 566), (446, 566), (424, 552)],
        "inside",
    )
    sash = sheet.plate()
    sash.brush(
        [(250, 534, 1), (300, 520, 1), (340, 540, 1), (384, 506, 0.9), (428, 514, 0.1)], 14, dry=0, taper=(0, 0.2)
    )
    sash.brush([(250, 540, 1), (296, 548, 1), (344, 590, 1), (392, 578, 0.1)], 13, dry=0, taper=(0, 0.2))
    put(sheet, sash, RED, rim=2, rim_tint=NIGHT, grain=0.1)


def _rear_leg(sheet: Sheet) -> None:
    """Print the leg that braces: straight down to the right, bound below the knee, the whole sole on the rock."""
    boot = [(338, 638), (376, 624), (392, 650), (398, 668), (398, 668), (314, 671), (304, 661), (320, 652)]
    _boot(sheet, boot, [(306, 670, 0.9), (352, 673, 1), (400, 669, 0.9)])
    cloth(
        sheet,
        [(304, 606), (332, 588), (362, 606), (382, 632), (382, 632), (360, 652), (338, 648), (338, 648), (320, 628)],
        dark=[[(346, 586), (350, 616), (360, 660), (410, 640)]],
        folds=[
            ([(312, 620, 0.4), (336, 614, 1), (358, 600, 0.3)], 4.4),
            ([(322, 632, 0.4), (346, 627, 1), (368, 613, 0.3)], 4.4),
            ([(334, 645, 0.4), (356, 641, 1), (378, 627, 0.3)], 4.4),
        ],
    )
    cloth(
        sheet,
        [(222, 540), (270, 540), (314, 562), (350, 588), (352, 602), (330, 622), (308, 624), (266, 614), (220, 604)],
        "hose",
        dark=[[(290, 540), (310, 584), (312, 636), (370, 620), (350, 570)]],
        folds=[
            ([(346, 592, 0.8), (318, 592, 1), (286, 574, 0.1)], 6),
            ([(332, 614, 0.7), (308, 608, 0.8), (284, 596, 0.1)], 4),
        ],
    )


def _front_leg(sheet: Sheet) -> None:
    """Print the leg that carries him: the thigh level, the knee bent, the shin bound down to the boot."""
    boot = [(88, 626), (134, 630), (136, 654), (140, 670), (140, 670), (56, 672), (46, 660), (62, 650), (84, 644)]
    _boot(sheet, boot, [(46, 670, 0.8), (90, 675, 1), (142, 671, 0.9)])
    cloth(
        sheet,
        [(92, 572), (140, 588), (142, 612), (136, 638), (136, 638), (110, 644), (86, 636), (86, 636), (86, 602)],
        dark=[[(118, 570), (116, 606), (112, 650), (160, 650), (160, 570)]],
        folds=[
            ([(86, 596, 0.3), (110, 608, 1), (142, 600, 0.4)], 4.6),
            ([(86, 610, 0.3), (110, 622, 1), (142, 614, 0.4)], 4.6),
            ([(86, 624, 0.3), (108, 636, 1), (138, 630, 0.4)], 4.6),
        ],
    )
    cloth(
        sheet,
        [
            *((236, 536), (190, 524), (144, 524), (106, 534), (86, 552), (82, 574), (92, 592), (116, 600), (150, 600)),
            *((192, 612), (240, 616)),
        ],
        "hose",
        dark=[[(112, 580), (160, 572), (250, 566), (250, 640), (100, 620), (98, 596)]],
        folds=[
            ([(92, 574, 0.2), (110, 582, 1), (142, 574, 0.8), (176, 560, 0.1)], 7),
            ([(104, 594, 0.8), (136, 590, 1), (166, 580, 0.1)], 4.5),
            ([(110, 540, 0.2), (124, 548, 1), (150, 546, 0.1)], 4),
        ],
    )
    edge = [(90, 560), (98, 546), (122, 536), (176, 528), (136, 543), (108, 552), (98, 568), (98, 568), (92, 584)]
    sheet.body(sheet.plate().fill(edge).mask, "#a9bcdc")


def _boot(sheet: Sheet, outline: Points, sole: Points) -> None:
    """Print a boot: black, its upper edge alight, on a thick white sole."""
    plate = sheet.plate().fill(list(outline))
    put(sheet, plate, "#171c30", rim=2.4, rim_tint="#d8e2ec", grain=0.1)
    sheet.body(shaded(plate.mask, -5, -4), "#6c80ac")
    put(sheet, sheet.plate().brush(sole, 9, dry=0, taper=(0, 0), wob=0), "#f1ead6", rim=1.8, rim_tint=NIGHT)


def _apron(sheet: Sheet) -> None:
    """Print the front of the skirt: it falls between the legs and is dragged to the right."""
    cloth(
        sheet,
        [
            *(
                (196, 534),
                (196, 534),
                (240, 542),
                (276, 536),
                (276, 536),
                (284, 566),
                (294, 590),
                (318, 612),
                (318, 612),
            ),
            *((296, 618), (276, 642), (276, 642), (254, 634), (228, 654), (228, 654), (208, 630), (196, 588)),
        ],
        dark=[[(244, 546), (248, 580), (268, 620), (270, 660), (360, 650), (280, 530)]],
        folds=[
            ([(222, 546, 0.7), (224, 590, 1), (244, 640, 0.1)], 8),
            ([(252, 548, 0.8), (258, 590, 1), (278, 632, 0.1)], 5),
            ([(206, 550, 0.3), (206, 586, 0.9), (218, 620, 0.1)], 4),
            ([(268, 556, 0.4), (278, 586, 1), (302, 610, 0.1)], 6),
        ],
    )
