"""Signs under the script, fifth part: what is bound or reined in."""

from math import atan2, pi, sin

from art.kit.base import Points
from art.kit.geometry import curve, polygon, turn_points
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.talisman.printing import carved


def bound(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A figure stands stock-still, wound about with ropes that are nailed down, a paper on its brow."""
    _rope(sheet, suit, [(404, 520), (280, 548), (150, 620), (52, 668)], 19)
    _rope(sheet, suit, [(402, 470), (250, 452), (120, 500), (46, 512)], 16)
    _nail(sheet, suit, 52, 662, 0.5)
    _nail(sheet, suit, 46, 506, 0.2)
    _stiff_figure(sheet, suit)
    for y, half, lean in ((452, 56, 8), (474, 53, -9), (500, 50, 6), (522, 48, -7)):
        x, left, right = 426 - (y - 450) * 0.02, y + lean - 6, y - lean - 6
        _rope(sheet, suit, [(x - half, left), (x - half / 2, y + 5), (x + half / 2, y + 4), (x + half, right)], 17)
    _paper(sheet, suit, seed)


def _stiff_figure(sheet: Sheet, suit: Suiting) -> None:
    """Print a man stopped in the middle of a step: one knee up, his arms tied to his sides."""
    legs = sheet.plate()
    legs.brush([(436, 560, 1.3), (420, 600, 1.0), (412, 652, 0.7)], 44, dry=0, taper=(0.02, 0.02), wob=0.02)
    legs.brush([(420, 556, 1.3), (366, 566, 1.1), (352, 606, 0.7)], 42, dry=0, taper=(0.02, 0.02), wob=0.02)
    carved(sheet, suit, legs.mask, suit.tone, rim=2.4)
    feet = sheet.plate().fill([(400, 646), (424, 644), (426, 664), (404, 672), (368, 672), (370, 660)])
    feet.fill([(338, 600), (364, 602), (358, 622), (336, 634), (308, 644), (304, 634)])
    carved(sheet, suit, feet.mask, suit.line, rim=1.6)
    _gown(sheet, suit)
    _bare_head(sheet, suit)
    for x, y, way in ((362, 530, 0.5), (476, 536, -0.3)):
        hand = sheet.plate().disc(x, y, 11, ry=13)
        for j, reach in ((-1.3, 28), (-0.5, 36), (0.4, 36), (1.3, 26)):
            tip = turn_points([(j * 11, reach)], x, y, way)[0]
            hand.brush([(x + j * 4, y, 1), (*tip, 0.4)], 7, dry=0, wob=0, taper=(0.02, 0.2))
        carved(sheet, suit, hand.mask, suit.light, rim=1.8)


def _gown(sheet: Sheet, suit: Suiting) -> None:
    """Print a gown with both arms under the ropes, its skirt swung forward by the step."""
    right = [(402, 412), (430, 406), (458, 416), (478, 442), (474, 500), (466, 544), (474, 600)]
    left = [(440, 584), (400, 596), (368, 588), (384, 540), (376, 496), (366, 452), (378, 426)]
    carved(sheet, suit, sheet.plate().fill([*right, *left]).mask, suit.tone, rim=2.4)
    folds = sheet.plate()
    folds.fill([(454, 418), (476, 442), (472, 500), (464, 544), (472, 598), (446, 586), (442, 540), (452, 490)])
    for i, (a, b, c) in enumerate((((404, 544), (396, 570), (384, 588)), ((424, 546), (422, 570), (414, 590)))):
        folds.brush([(*a, 1), (*b, 0.9), (*c, 0.2)], 7, dry=0.1, seed=i, wob=0.01)
    folds.brush([(394, 424, 0.3), (390, 470, 1), (394, 530, 0.4)], 5, dry=0.1, wob=0.01)
    folds.brush([(412, 408, 0.6), (430, 440, 1), (442, 452, 0.6)], 6, dry=0, wob=0.01)
    sheet.body(woodblock(folds.mask, 4, 0.15) * 0.75, suit.line)


def _bare_head(sheet: Sheet, suit: Suiting) -> None:
    """Print a man's head, its topknot askew, eyes and brows wide with fright."""
    ears = sheet.plate().disc(400, 388, 7, ry=10).disc(468, 384, 7, ry=10)
    carved(sheet, suit, ears.mask, suit.light, rim=1.8)
    head = [(400, 382), (408, 358), (432, 348), (458, 356), (467, 382), (458, 408), (436, 424), (412, 412)]
    carved(sheet, suit, sheet.plate().fill(head).mask, suit.light, rim=2.2)
    hair = sheet.plate()
    hair.fill([(397, 382), (400, 356), (430, 338), (462, 348), (471, 380), (460, 366), (434, 360), (408, 367)])
    hair.fill([(438, 344), (434, 330), (450, 318), (474, 324), (470, 338), (456, 346)])
    hair.fill(polygon([(466, 330), (484, 340), (474, 350), (478, 362), (462, 344)]))
    carved(sheet, suit, hair.mask, suit.line, rim=1.2)
    eyes = sheet.plate()
    for x, s in ((413, -1), (459, 1)):
        eyes.disc(x, 387, 7, ry=8.5)
        eyes.brush([(x - s * 4, 371, 0.4), (x, 370, 1), (x + s * 6, 375, 0.3)], 4.5, dry=0, wob=0)
        eyes.disc(x - s, 388, 2.6, cut=True)
    sheet.body(eyes.mask, suit.line)


def _paper(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the paper that holds him, hanging from his brow past his chin."""
    slip = sheet.plate().fill(polygon([(423, 352), (450, 350), (450, 440), (440, 446), (424, 443)]))
    carved(sheet, suit, slip.mask, suit.light, rim=2.2)
    words = [(437, 362, 0.6), (437, 382, 1), (429, 394, 1), (445, 404, 1), (429, 414, 1), (440, 434, 0.3)]
    marks = sheet.plate().brush(words, 6, dry=0.1, seed=seed, wob=0.01)
    marks.line("M 428 366 L 446 365", 4)
    sheet.body(marks.mask, suit.deep)


def _rope(sheet: Sheet, suit: Suiting, line: Points, width: float) -> None:
    """Print a twisted rope."""
    cord = sheet.plate().brush([(*place[:2], 1) for place in line], width, dry=0, wob=0.03, taper=(0.01, 0.01))
    carved(sheet, suit, cord.mask, suit.light, rim=2.0)
    strands, path = sheet.plate(), curve(line, step=1)
    for at in range(3, len(path) - 5, round(width * 0.62)):
        (x, y), (nx, ny) = path[at][:2], path[at + 2][:2]
        way = atan2(ny - y, nx - x)
        a, c = turn_points([(-width * 0.34, width * 0.44), (width * 0.34, -width * 0.44)], float(x), float(y), way)
        bulge = (float(x) + 1.5, float(y) + 1.5, 1)
        strands.brush([(*a, 0.6), bulge, (*c, 0.3)], width * 0.24, dry=0, wob=0, taper=(0.05, 0.1))
    sheet.body(strands.mask * 0.9, suit.line)


def _nail(sheet: Sheet, suit: Suiting, x: float, y: float, way: float) -> None:
    """Print an iron nail, driven in through a rope's end."""
    nail = sheet.plate().fill(polygon(turn_points([(-6, -14), (6, -14), (4, 22), (0, 34), (-4, 22)], x, y, way)))
    nail.fill(polygon(turn_points([(-19, -24), (19, -24), (16, -12), (-16, -12)], x, y, way)))
    carved(sheet, suit, nail.mask, suit.line, rim=1.4)
    edge = turn_points([(-12, -20), (10, -20)], x, y, way)
    sheet.body(sheet.plate().line("M {} {} L {} {}".format(*edge[0], *edge[1]), 3).mask * 0.8, suit.light)


def crane(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A crane alights before a great disc, a ribbon about its neck."""
    sky = sheet.plate().disc(204, 420, 214).mask
    sheet.lay(woodblock(sky, seed, 0.3) * 0.6, suit.tone)
    clouds(sheet, ((30, 660, 40), (84, 690, 34), (470, 560, 28)), suit.light, suit.line, 3)
    _wing(sheet, suit, (300, 470), (-1.95, -2.75), (250, 300), 7)
    _legs_and_tail(sheet, suit)
    body = [(246, 560), (264, 510), (310, 472), (352, 462), (376, 480), (372, 520), (344, 560), (300, 582), (262, 580)]
    trunk = sheet.plate().fill(body)
    neck = [(352, 506, 1.5), (394, 504, 1.15), (410, 476, 0.9), (392, 454, 0.8), (396, 430, 0.85), (420, 422, 1.0)]
    trunk.brush(neck, 34, dry=0, taper=(0.02, 0.02), wob=0.01)
    trunk.fill([(404, 414), (424, 406), (442, 416), (444, 430), (428, 440), (408, 436)])
    carved(sheet, suit, trunk.mask, suit.light, rim=2.4)
    _crane_face(sheet, suit)
    _wing(sheet, suit, (318, 500), (-2.55, -3.45), (290, 290), 8)
    _ribbon(sheet, suit)


def _legs_and_tail(sheet: Sheet, suit: Suiting) -> None:
    """Print the legs it puts down and the dark plumes behind them."""
    legs = sheet.plate()
    for hip, knee, foot in (((318, 560), (352, 610), (330, 676)), ((296, 566), (286, 622), (262, 676))):
        legs.brush([(*hip, 1), (*knee, 0.8), (*foot, 0.6)], 11, dry=0, taper=(0.02, 0.05), wob=0.02)
        for dx, dy in ((24, 6), (14, 16), (-14, 10)):
            legs.brush([(*foot, 1), (foot[0] + dx, foot[1] + dy, 0.2)], 7, dry=0, wob=0)
    sheet.body(woodblock(legs.mask, 3, 0.1), suit.line)
    tail = sheet.plate()
    for i, (x, y) in enumerate(((176, 610), (190, 632), (214, 644), (236, 640))):
        middle = (136 + x / 2, 268 + y / 2, 1)
        tail.brush([(280, 548, 0.7), middle, (x, y, 0.2)], 26, dry=0, seed=i, wob=0.01)
    carved(sheet, suit, tail.mask, suit.line, edge=suit.light, rim=2)


def _crane_face(sheet: Sheet, suit: Suiting) -> None:
    """Print the dark throat, the beak, the bright cap and the eye."""
    throat = [(390, 512, 0.3), (408, 484, 1), (396, 456, 1), (397, 438, 0.9), (414, 430, 0.3)]
    dark = sheet.plate().brush(throat, 20, dry=0.1, taper=(0.1, 0.1), wob=0.01)
    sheet.body(woodblock(dark.mask, 3, 0.15), suit.line)
    beak = sheet.plate().fill(polygon([(438, 414), (484, 436), (440, 427)]))
    beak.fill(polygon([(438, 426), (477, 438), (436, 435)]))
    carved(sheet, suit, beak.mask, suit.line, rim=1.0)
    cap = sheet.plate().fill([(405, 415), (423, 403), (441, 415), (424, 420)])
    sheet.body(woodblock(cap.mask, 3, 0.1), suit.script)
    sheet.body(sheet.plate().disc(431, 423, 3.8).mask, suit.deep)


def _wing(
    sheet: Sheet,
    suit: Suiting,
    root: tuple[float, float],
    sweep: tuple[float, float],
    reach: tuple[float, float],
    count: int,
) -> None:
    """Print a spread wing: long dark feathers under two rows of pale ones.

    Args:
        sheet: where.
        suit: in whose colours.
        root: the shoulder.
        sweep: the angles of the first and the last feather.
        reach: how long the first and the last feather are.
        count: how many long feathers it has.
    """
    x, y = root
    for share, width in ((1.0, 30), (0.74, 34), (0.46, 36)):
        tint, edge = (suit.line, suit.light) if share == 1 else (suit.light, suit.line)
        for i in range(count):
            t = i / (count - 1)
            way = sweep[0] + (sweep[1] - sweep[0]) * t
            length = (reach[0] + (reach[1] - reach[0]) * t) * share * (0.86 + 0.14 * sin(pi * (0.15 + t * 0.8)))
            bend = turn_points([(length * 0.1, -10 + 14 * t), (length * 0.6, -14 + 12 * t), (length, 6)], x, y, way)
            quill = [(*bend[0], 0.5), (*bend[1], 1), (*bend[2], 0.35)]
            feather = sheet.plate().brush(quill, width, dry=0, seed=i, taper=(0.1, 0.12), wob=0.01)
            carved(sheet, suit, feather.mask, tint, edge=edge, rim=1.8)


def _ribbon(sheet: Sheet, suit: Suiting) -> None:
    """Print the ribbon tied about its neck, by which it serves: a knot, two short ends in the wind."""
    band = sheet.plate().brush([(386, 472, 1), (401, 481, 1), (417, 478, 1)], 13, dry=0, wob=0, taper=(0.02, 0.02))
    for end in (((414, 478, 0.6), (440, 472, 1), (460, 490, 1.1)), ((414, 480, 0.6), (432, 496, 1), (436, 524, 1.1))):
        band.brush(end, 14, dry=0, wob=0.01, taper=(0.02, 0.02))
    band.disc(415, 479, 9)
    carved(sheet, suit, band.mask, suit.script, edge=suit.light, rim=2.0)
