"""Ghosts that have a painting of their own, third part: the starved, the burnt, the drowned in anger."""

from __future__ import annotations

from math import pi, sin

from art.haunting import DARK, X, finish, hollows, long_hair, night, oval, put, robe
from art.kit.base import SCALE, blur, down, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.noise import chance
from art.kit.sheet import Sheet


def hungry() -> Sheet:
    """A starved face, its jaw unhinged; what it puts to its mouth turns to fire."""
    sheet = night("red", 81, moon=(X, 260, 186))
    skin, shade = "#b8a184", "#4a3426"
    trunk = "M x-30 420 C x-96 430 x-124 476 x-112 540 C x-150 590 x-160 660 x-150 720 L x150 720 "
    body = sheet.plate().fill(centred(trunk + "C x160 660 x150 590 x112 540 C x124 476 x96 430 x30 420 Z", X))
    put(sheet, body, skin, rim=3)
    sheet.lay(body.mask * smooth(down(sheet.shape, 720), 470, 720) * 0.8, shade)
    ribs = sheet.plate().brush([(X, 440, 0.6), (X, 520, 1), (X, 580, 0.2)], 9, dry=0.2, seed=2)
    for i in range(5):
        for s in (-1, 1):
            rib = [(8, 452, 0.4), (54, 446, 1), (96 - i * 3, 476, 0.9), (88 - i * 6, 496, 0.2)]
            ribs.brush([(X + s * a, b + i * 24, c) for a, b, c in rib], 9, dry=0.2, seed=10 + i)
    sheet.lay(ink(ribs.mask, 4) * 0.95, "#2c1c14")
    neck = sheet.plate().brush([(X, 440, 1.3), (X - 5, 410, 0.8), (X + 3, 370, 1)], 30, dry=0, seed=4, taper=(0, 0))
    put(sheet, neck, skin, rim=2.4)
    skull = "M x0 150 C x-74 150 x-98 206 x-88 258 C x-84 286 x-58 296 x-52 326 C x-48 362 x-44 392 x0 404 "
    head = sheet.plate().fill(
        centred(skull + "C x44 392 x48 362 x52 326 C x58 296 x84 286 x88 258 C x98 206 x74 150 x0 150 Z", X)
    )
    put(sheet, head, skin, rim=3.2)
    hollow = sheet.plate()
    for s in (-1, 1):
        hollow.disc(X + s * 62, 312, 22, ry=34, rot=s * 20)
    sheet.lay(blur(hollow.mask, 9 * SCALE) * head.mask, shade)
    dark = sheet.plate().disc(X, 350, 31, ry=46).fill(polygon([(X - 12, 292), (X, 262), (X + 12, 292)]))
    for s in (-1, 1):
        dark.disc(X + s * 40, 238, 27, ry=25)
        dark.brush([(X + s * 12, 222, 0.5), (X + s * 42, 200, 1.2), (X + s * 74, 212, 0.2)], 10, dry=0.1, seed=6 + s)
        for k in range(3):
            dark.brush(
                [(X + s * 64, 262 + k * 9, 0.3), (X + s * 52, 272 + k * 10, 1), (X + s * 34, 274 + k * 8, 0.2)],
                4,
                dry=0.2,
                seed=k,
            )
    sheet.lay(ink(dark.mask, 3, edge=0.6) * 1.3, DARK)
    sheet.body(sheet.plate().disc(X - 38, 242, 8).disc(X + 38, 242, 8).mask, "#f5c63a")
    teeth = sheet.plate()
    for dx in (-18, -6, 8, 20):
        teeth.fill(polygon([(X + dx - 5, 312 + abs(dx) * 0.3), (X + dx + 5, 312 + abs(dx) * 0.3), (X + dx, 330)]))
    sheet.body(teeth.mask, "#efe3c0")
    hair = sheet.plate()
    for i in range(34):
        a = pi * 1.02 + pi * 0.96 * i / 33
        root, hang = around(X, 240, 86, a), 90 + 120 * abs(sin(i * 1.9))
        hair.brush([(X, 158, 1), (*root, 1), (root[0] + (root[0] - X) * 0.2, root[1] + hang, 0.05)], 9, dry=0.4, seed=i)
    sheet.lay(ink(hair.mask, 4) * 1.2, DARK)
    for tint, size in (("#c8341c", 1.0), ("#f08a24", 0.7), ("#ffe08a", 0.4)):
        fire = sheet.plate()
        for i in range(5):
            sway = (i - 2) * 24 * size
            line = [(sway, 600, 1.2), (sway * 1.2 - 8, 552 - 10 * size, 1.1), (sway * 0.8 + 8, 500 - 34 * size, 0.8)]
            fire.brush(
                [*((X + a, b, c) for a, b, c in line), (X + sway * 0.4, 486 - 84 * size, 0.05)],
                44 * size,
                dry=0.1,
                seed=i,
            )
        put(sheet, fire, tint, rim=1.4, rim_tint="#3a0e0c", grain=0.1)
    bowl = sheet.plate().fill(
        centred("M x-84 590 L x84 590 C x78 644 x40 668 x0 668 C x-40 668 x-78 644 x-84 590 Z", X)
    )
    put(sheet, bowl, "#6e4a34", rim=2.8, grain=0.3)
    for s in (-1, 1):
        hand = sheet.plate().brush(
            [(X + s * 150, 700, 1), (X + s * 128, 650, 0.9), (X + s * 96, 630, 1)],
            27,
            dry=0,
            seed=5,
            taper=(0.02, 0.02),
        )
        for j in range(4):
            finger = [(104, 616 + j * 14, 1), (78, 606 + j * 15, 1), (46, 612 + j * 14, 0.4)]
            hand.brush([(X + s * a, b, c) for a, b, c in finger], 12, dry=0, seed=j, wob=0.06)
        put(sheet, hand, skin, rim=2)
    return finish(sheet, "C-G02", "red")


def burnt() -> Sheet:
    """A charred figure that still glows between its cracks."""
    sheet = night("red", 82)
    for tint, k in (("#8e2018", 1.0), ("#d8582c", 0.78), ("#f6b84a", 0.52)):
        fire = sheet.plate()
        for i in range(19):
            a = -pi / 2 + (i - 9) * 0.17
            root = (X + (i - 9) * 15, 700, 1.3)
            top = around(X, 470, 330 * k + 40 * sin(i * 2.3), a, squash=1.0)
            fire.brush(
                [root, (X + (i - 9) * 21, 560, 1.2), (*around(X, 470, 210 * k, a + 0.1), 0.9), (*top, 0.05)],
                62 * k,
                dry=0.15,
                seed=i,
                wob=0.02,
            )
        put(sheet, fire, tint, rim=1.6, rim_tint="#3a0e0c")
    body = (
        "M x-40 330 C x-100 346 x-124 410 x-116 500 L x-96 600 L x-110 720 L x110 720 L x96 600 L x116 500 "
        "C x124 410 x100 346 x40 330 Z"
    )
    figure = sheet.plate().fill(centred(body, X)).disc(X, 262, 66, ry=82)
    for s in (-1, 1):
        figure.brush(
            [(X + s * 96, 392, 1), (X + s * 164, 340, 0.9), (X + s * 158, 250, 0.8)],
            38,
            dry=0,
            seed=3 + s,
            taper=(0.02, 0.02),
        )
        for j in range(4):
            figure.brush(
                [
                    (X + s * 158, 256, 1),
                    (X + s * (140 + j * 14), 216 - 6 * (j % 2), 0.9),
                    (X + s * (134 + j * 18), 190, 0.3),
                ],
                11,
                dry=0,
                seed=j,
            )
    put(sheet, figure, "#241a1e", rim=2.6, rim_tint="#f6a83a")
    cracks, dice = sheet.plate(), chance(7)
    for _ in range(30):
        x, y, a = X + dice.normal() * 62, 220 + dice.random() * 470, dice.random() * 2 * pi
        points = [(x, y)]
        for _ in range(4):
            a += dice.normal() * 0.6
            points.append(around(*points[-1], 17, a))
        cracks.line("M " + " L ".join(f"{px:.1f} {py:.1f}" for px, py in points), 3.4)
    glow = cracks.mask * figure.mask
    sheet.body(blur(glow, 4 * SCALE) * 0.9, "#c8341c").body(glow, "#ffb84a")
    face = sheet.plate().disc(X, 306, 19, ry=26)
    for s in (-1, 1):
        face.disc(X + s * 26, 252, 17, ry=14, rot=s * 14)
    sheet.body(ink(face.mask, 3), "#c8341c").body(blur(face.mask, 4 * SCALE) * face.mask * 0.9, "#ffe08a")
    return finish(sheet, "C-G04", "red")


def vengeful() -> Sheet:
    """A woman in white flies at you, claws first, a knife wound over her heart."""
    sheet = night("red", 83, moon=(X, 250, 170))
    robe(sheet, "#e6dfd0", "#7a3a34", ragged=True)
    wound = sheet.plate().brush([(X + 30, 440, 0.3), (X + 52, 456, 1.2), (X + 82, 462, 0.3)], 15, dry=0, seed=3)
    for dx, length in ((40, 90), (56, 140), (72, 70)):
        wound.brush(
            [(X + dx, 456, 1), (X + dx + 2, 456 + length * 0.7, 0.7), (X + dx, 456 + length, 1.1)], 9, dry=0, seed=dx
        )
    sheet.lay(cinnabar(wound.mask, 3, 0.1) * 1.2, "#b3182a")
    oval(sheet, "#e6e0d0")
    dark = sheet.plate().fill([(X - 30, 318), (X, 306), (X + 30, 318), (X + 26, 358), (X, 372), (X - 26, 358)])
    for s in (-1, 1):
        dark.fill([(X + s * 10, 280), (X + s * 22, 252), (X + s * 52, 240), (X + s * 48, 268), (X + s * 30, 284)])
        dark.brush([(X + s * 30, 282, 1), (X + s * 32, 320, 0.8), (X + s * 28, 360, 0.2)], 6, dry=0.1, seed=6)
    sheet.lay(ink(dark.mask, 3, edge=0.6) * 1.2, "#1c0c10")
    sheet.body(sheet.plate().disc(X - 34, 264, 6).disc(X + 34, 264, 6).mask, "#e8332a")
    teeth = sheet.plate()
    for i in range(5):
        teeth.fill(polygon([(X - 24 + i * 10, 316), (X - 14 + i * 10, 316), (X - 19 + i * 10, 332)]))
    sheet.body(teeth.mask, "#f3ecd0")
    hair = sheet.plate()
    for i in range(54):
        a = pi * 0.82 + pi * 1.36 * i / 53
        reach = 190 + 50 * sin(i * 1.9)
        hair.brush(
            [
                (*around(X, 250, 52, a), 1.2),
                (*around(X, 250, 110, a + 0.1), 1.1),
                (*around(X, 240, reach, a + 0.25 * sin(i)), 0.05),
            ],
            26,
            dry=0.35,
            seed=i,
        )
    for i in range(9):
        hair.brush(
            [(X, 188, 1), (X - 36 + i * 9, 226, 0.9), (X - 44 + i * 11, 262 - 6 * (i % 3), 0.1)],
            9,
            dry=0.3,
            seed=90 + i,
        )
    sheet.lay(ink(hair.mask, 5, edge=0.6) * 1.3, DARK)
    for s in (-1, 1):
        sleeve = sheet.plate().fill([(X + s * 96, 410), (X + s * 156, 430), (X + s * 150, 560), (X + s * 88, 540)])
        put(sheet, sleeve, "#d9d0bc", rim=2.4)
        claw = sheet.plate().disc(X + s * 118, 560, 27, ry=22)
        nails = sheet.plate()
        for j in range(4):
            step = (j - 1.5) * 18
            claw.brush(
                [
                    (X + s * 118 + step * 0.5, 564, 1.1),
                    (X + s * 118 + step, 596, 1),
                    (X + s * 118 + step * 1.1, 616, 0.8),
                ],
                14,
                dry=0,
                seed=j,
            )
            nails.fill(
                polygon(
                    [
                        (X + s * 118 + step * 1.1 - 6, 612),
                        (X + s * 118 + step * 1.1 + 6, 612),
                        (X + s * 118 + step * 1.3, 656),
                    ]
                )
            )
        put(sheet, claw, "#e6e0d0", rim=1.8, grain=0.1)
        put(sheet, nails, "#b3182a", rim=1.0, grain=0.05)
    return finish(sheet, "C-G07", "red")


def red_fiend() -> Sheet:
    """A fiend in a bridal crown and veil, all red, only its eyes alight."""
    sheet = night("red", 84)
    robe(sheet, "#c0281c", "#5a0c10")
    gold = sheet.plate()
    for s in (-1, 1):
        gold.brush([(X + s * 38, 362, 1), (X + s * 4, 450, 1), (X - s * 10, 560, 0.8)], 14, dry=0.05, seed=3 + s)
    for x, y in ((X - 90, 560), (X + 92, 560)):
        gold.ring(x, y, 34, 4).text("喜", x, y, 44, hand="kai")
    sheet.body(woodblock(gold.mask, 3, 0.1), "#d8a848")
    veil = (
        "M x0 166 C x-70 168 x-102 230 x-104 300 C x-108 380 x-130 430 x-142 492 L x-96 470 L x-60 500 L x-22 474 "
        "L x18 504 L x56 472 L x98 498 L x142 484 C x130 430 x108 380 x104 300 C x102 230 x70 168 x0 166 Z"
    )
    cloth = sheet.plate().fill(centred(veil, X))
    put(sheet, cloth, "#a81a18", rim=3, grain=0.3)
    shade = sheet.plate().disc(X, 296, 62, ry=86)
    sheet.lay(blur(shade.mask, 12 * SCALE) * cloth.mask * 1.1, "#3a060a")
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.fill([(X + s * 12, 290), (X + s * 26, 276), (X + s * 50, 270), (X + s * 42, 288), (X + s * 26, 294)])
    sheet.body(blur(eyes.mask, 7 * SCALE) * 1.2, "#f08a24").body(eyes.mask, "#fff0b0")
    folds = sheet.plate()
    for s in (-1, 1):
        for k in (38, 70, 96):
            folds.brush(
                [(X + s * k * 0.5, 196, 0.2), (X + s * k, 320, 1), (X + s * k * 1.24, 468, 0.2)], 7, dry=0.3, seed=k
            )
    sheet.lay(ink(folds.mask, 4) * 0.8, "#4a080c")
    crown = sheet.plate()
    for dx, tall in ((-64, 40), (-34, 62), (0, 82), (34, 62), (64, 40)):
        crown.fill(
            [
                (X + dx - 17, 196 - 20),
                (X + dx * 1.1 - 14, 150),
                (X + dx * 1.2, 176 - tall),
                (X + dx * 1.1 + 14, 150),
                (X + dx + 17, 176),
            ]
        )
    crown.rect(X - 86, 166, 172, 20, 9)
    put(sheet, crown, "#d8a848", rim=2.4)
    jewels = sheet.plate()
    for dx in (-64, -34, 0, 34, 64):
        jewels.disc(X + dx * 1.08, 154, 8)
    put(sheet, jewels, "#4f8a7c", rim=1.2, grain=0.05)
    strings = sheet.plate()
    for s in (-1, 1):
        for k in range(9):
            strings.disc(X + s * (88 + k * 1.6), 192 + k * 15, 5)
    put(sheet, strings, "#e8c878", rim=1.0, grain=0.05)
    return finish(sheet, "C-G09", "red")


def thief() -> Sheet:
    """A masked imp sneaks off with a sack of treasure."""
    sheet = night("blue", 85, moon=(X - 10, 280, 172))
    sack = (
        sheet.plate()
        .disc(X + 74, 400, 112, ry=124, rot=14)
        .fill(polygon([(X - 6, 320), (X - 40, 270), (X + 20, 262), (X + 40, 300)]))
    )
    put(sheet, sack, "#a8905c", rim=3, grain=0.3)
    patch = sheet.plate().text("寶", X + 84, 400, 110, bold=2)
    sheet.lay(ink(patch.mask, 3, edge=0.6), "#3a2c18")
    loot = sheet.plate().disc(X + 6, 250, 22).rect(X - 1, 243, 14, 14, cut=True)
    put(sheet, loot, "#e0b048", rim=1.8)
    gem = sheet.plate().fill(polygon([(X - 40, 262), (X - 24, 236), (X - 2, 262), (X - 22, 286)]))
    put(sheet, gem, "#5fb0a8", rim=1.8)
    body = sheet.plate().fill(
        [(X - 130, 500), (X - 96, 430), (X - 30, 420), (X + 30, 470), (X + 44, 600), (X - 20, 660), (X - 110, 640)]
    )
    for s, line in (
        (-1, [(X - 90, 620, 1), (X - 130, 676, 0.9), (X - 170, 700, 0.5)]),
        (1, [(X + 10, 620, 1), (X + 50, 660, 0.9), (X + 44, 704, 0.6)]),
    ):
        body.brush(line, 40, dry=0, seed=4 + s, taper=(0.02, 0.05))
    put(sheet, body, "#2f4a5c", rim=3)
    arms = sheet.plate().brush(
        [(X - 60, 470, 1), (X - 20, 400, 0.9), (X - 22, 320, 0.8), (X - 8, 296, 0.9)],
        34,
        dry=0,
        seed=6,
        taper=(0.02, 0.02),
    )
    arms.brush([(X - 110, 500, 1), (X - 150, 560, 0.9), (X - 134, 616, 0.7)], 32, dry=0, seed=7, taper=(0.02, 0.02))
    put(sheet, arms, "#3a5a6e", rim=2.4)
    hx, hy = X - 96, 396
    ears = (
        sheet.plate()
        .fill(polygon([(hx - 50, hy - 14), (hx - 104, hy - 66), (hx - 30, hy - 44)]))
        .fill(polygon([(hx + 44, hy - 30), (hx + 76, hy - 92), (hx + 14, hy - 54)]))
    )
    put(sheet, ears, "#7fa08c", rim=2.4)
    put(sheet, sheet.plate().disc(hx, hy, 62, ry=56), "#8fb09a", rim=3)
    band = sheet.plate().fill(
        [(hx - 62, hy - 26), (hx, hy - 34), (hx + 62, hy - 26), (hx + 60, hy + 8), (hx, hy + 2), (hx - 60, hy + 8)]
    )
    put(sheet, band, "#1c2430", rim=1.5)
    eyes = sheet.plate().disc(hx - 24, hy - 12, 12, ry=10).disc(hx + 24, hy - 12, 12, ry=10)
    sheet.body(eyes.mask, "#f5e06a").body(
        sheet.plate().disc(hx - 28, hy - 12, 4.5).disc(hx + 20, hy - 12, 4.5).mask, DARK
    )
    grin = sheet.plate().fill(
        [(hx - 34, hy + 18), (hx, hy + 24), (hx + 34, hy + 16), (hx + 18, hy + 40), (hx - 16, hy + 42)]
    )
    sheet.lay(ink(grin.mask, 3) * 1.3, DARK)
    teeth = sheet.plate()
    for i in range(5):
        teeth.fill(polygon([(hx - 26 + i * 11, hy + 20), (hx - 16 + i * 11, hy + 20), (hx - 21 + i * 11, hy + 33)]))
    sheet.body(teeth.mask, "#f3ecd0")
    return finish(sheet, "C-G17", "blue")


def cold_river() -> Sheet:
    """An ice-blue fiend rises from a winter river under its own frozen hair."""
    sheet = night("blue", 86, moon=(X, 240, 176))
    flow = sheet.plate()
    for row in range(6):
        y = 540 + row * 32
        for i in range(5):
            flow.brush(
                [
                    (i * 130 - 60 + 40 * (row % 2), y, 0.2),
                    (i * 130 + 20, y - 14, 1.1),
                    (i * 130 + 70, y + 4, 0.9),
                    (i * 130 + 96, y - 10, 0.2),
                ],
                11,
                dry=0.3,
                seed=row * 5 + i,
            )
    robe(sheet, "#8fb8cc", "#1c3c58")
    oval(sheet, "#dcebee")
    hollows(sheet, 262, tint="#12304a", spark="#8fe6f4", mouth=0)
    lips = sheet.plate().fill([(X - 22, 330), (X - 8, 322), (X, 326), (X + 8, 322), (X + 22, 330), (X, 340)])
    sheet.lay(ink(lips.mask, 3), "#2a5a8a")
    long_hair(sheet, "#1c3a56", reach=640, seed=11)
    ice = sheet.plate()
    for i in range(11):
        a = -pi / 2 + (i - 5) * 0.3
        tip = around(X, 236, 150 + 34 * (i % 2), a)
        base = around(X, 236, 66, a)
        left, right = around(*base, 12, a + pi / 2), around(*base, 12, a - pi / 2)
        ice.fill(polygon([left, tip, right]))
    put(sheet, ice, "#bfe2ee", rim=2, rim_tint="#12304a", grain=0.1)
    shards = sheet.plate()
    for s in (-1, 1):
        for x, y, tall in ((70, 690, 130), (120, 700, 190), (168, 706, 120)):
            shards.fill(polygon([(X + s * (x - 24), y + 20), (X + s * (x + 6), y - tall), (X + s * (x + 28), y + 20)]))
    put(sheet, shards, "#a5d0e2", rim=2.2, rim_tint="#12304a", grain=0.15)
    glint = sheet.plate()
    for s in (-1, 1):
        for x, y, tall in ((70, 690, 130), (120, 700, 190), (168, 706, 120)):
            glint.line(f"M {X + s * x} {y} L {X + s * (x + 5)} {y - tall * 0.7}", 3)
    sheet.body(glint.mask * 0.9, "#f2fbff").body(ink(flow.mask, 3) * 0.7, "#dff0f4")
    return finish(sheet, "C-G18", "blue")
