"""Ghosts that have a painting of their own, second part: robed figures told apart by head and sign."""

from __future__ import annotations

from math import pi, sin

from art.haunting import DARK, X, finish, hollows, long_hair, night, oval, put, robe
from art.kit.base import SCALE, blur
from art.kit.geometry import around, centred, polygon, turn_points
from art.kit.media import cinnabar, ink
from art.kit.noise import chance
from art.kit.sheet import Sheet
from art.paintings import Eyes


def hanged() -> Sheet:
    """A figure hangs from a crooked bough, its feet off the ground."""
    sheet = night("red", 71, moon=(X, 330, 172))
    tree = sheet.plate().brush([(30, 720, 1.3), (44, 500, 1.1), (34, 300, 1), (80, 190, 0.9)], 44, dry=0.3, seed=3)
    tree.brush([(66, 220, 1), (160, 168, 0.8), (X + 10, 160, 0.6), (330, 196, 0.1)], 28, dry=0.35, seed=4)
    tree.brush([(50, 330, 0.8), (110, 290, 0.5), (130, 240, 0.1)], 16, dry=0.4, seed=5)
    sheet.lay(ink(tree.mask, 3) * 1.2, "#20141a")
    rope = sheet.plate().line(f"M {X} 164 L {X} 312", 6).disc(X, 330, 24, ry=9)
    put(sheet, rope, "#d8c28a", rim=1.6)
    outline = (
        "M x-30 340 C x-66 350 x-84 400 x-78 470 L x-92 560 L x-58 604 L x-30 590 L x0 606 L x30 "
        "590 L x58 604 L x92 560 L x78 470 C x84 400 x66 350 x30 340 Z"
    )
    put(sheet, sheet.plate().fill(centred(outline, X)), "#e6dfcc", rim=2.6, grain=0.25)
    legs = sheet.plate().brush([(X - 20, 596, 1), (X - 22, 640, 0.8), (X - 34, 662, 0.4)], 18, dry=0, seed=3)
    legs.brush([(X + 20, 596, 1), (X + 20, 640, 0.8), (X + 30, 664, 0.4)], 18, dry=0, seed=4)
    put(sheet, legs, "#9fb4a0", rim=1.8)
    head = sheet.plate().disc(X + 12, 290, 44, ry=52, rot=16)
    put(sheet, head, "#b9c6a8", rim=2.4, grain=0.1)
    hair = sheet.plate()
    for i in range(18):
        a = pi * (0.98 + 1.0 * i / 17)
        x, y = around(X + 12, 284, 46, a)
        hair.brush([(X + 12, 250, 1), (x, y, 1), (x + (i - 8) * 1.2, y + 70 + 30 * (i % 3), 0.1)], 14, dry=0.3, seed=i)
    sheet.lay(ink(hair.mask, 4) * 1.2, DARK)
    face = sheet.plate().disc(X - 2, 294, 8, ry=10).disc(X + 26, 300, 8, ry=10)
    sheet.lay(ink(face.mask, 3), DARK).body(sheet.plate().disc(X - 2, 296, 3).disc(X + 26, 302, 3).mask, "#f5c63a")
    tongue = sheet.plate().brush([(X + 8, 318, 1), (X + 6, 350, 1.1), (X + 10, 396, 0.4)], 15, dry=0, seed=6)
    put(sheet, tongue, "#c02a1c", rim=1.4, grain=0.05)
    sleeves = sheet.plate()
    for s in (-1, 1):
        sleeves.brush(
            [(X + s * 62, 372, 1), (X + s * 82, 450, 1.1), (X + s * 78, 540, 0.8)],
            34,
            dry=0.05,
            seed=8 + s,
            taper=(0.05, 0.05),
        )
    put(sheet, sleeves, "#d3cbb4", rim=2)
    return finish(sheet, "C-G01", "red")


def headless() -> Sheet:
    """A general without a head, which he carries on his arm; fire stands on his neck."""
    sheet = night("red", 72)
    robe(sheet, "#6a2a22", "#2c1014")
    plates = sheet.plate()
    for row in range(5):
        for i in range(7):
            x = X - 84 + i * 28 + (14 if row % 2 else 0)
            plates.rect(x - 12, 396 + row * 34, 24, 30, 5)
    put(sheet, plates, "#a87a3c", rim=1.6, grain=0.25)
    for s in (-1, 1):
        put(sheet, sheet.plate().disc(X + s * 112, 396, 52, ry=36, rot=s * 24), "#8e5a2c", rim=2.4)
    put(sheet, sheet.plate().disc(X, 350, 44, ry=17), "#3a0f12", rim=2.4)
    for tint, k in (("#a8261a", 1.0), ("#f08a24", 0.72), ("#ffd76a", 0.42)):
        fire = sheet.plate()
        for i in range(7):
            dx = (i - 3) * 13 * k
            fire.brush(
                [
                    (X + dx, 350, 1.2),
                    (X + dx * 1.5 - 8, 300 - 10 * k, 1.1),
                    (X + dx + 10, 250 - 40 * k, 0.8),
                    (X + dx * 0.6, 250 - 110 * k, 0.05),
                ],
                40 * k,
                dry=0.1,
                seed=i,
            )
        put(sheet, fire, tint, rim=1.4, rim_tint="#3a0e0c")
    hx, hy = X + 70, 540
    hair = sheet.plate()
    for i in range(16):
        a = pi * (0.9 + 1.2 * i / 15)
        hair.brush(
            [(hx, hy - 30, 1), (*around(hx, hy, 58, a), 1), (*around(hx, hy + 24, 86, a), 0.1)], 20, dry=0.25, seed=i
        )
    put(sheet, hair, "#1c1418", rim=1.2, rim_tint="#6a4a3a")
    put(sheet, sheet.plate().disc(hx, hy + 4, 43, ry=50), "#cdbb9a", rim=2.2, grain=0.12)
    marks = sheet.plate()
    for s in (-1, 1):
        marks.brush(
            [(hx + s * 30, hy - 16, 0.4), (hx + s * 16, hy - 10, 1.1), (hx + s * 5, hy - 4, 0.4)], 8, dry=0, seed=3
        )
        marks.disc(hx + s * 17, hy + 4, 7, ry=5)
    marks.brush([(hx - 16, hy + 34, 0.4), (hx, hy + 28, 1), (hx + 16, hy + 34, 0.4)], 8, dry=0, seed=5)
    sheet.lay(ink(marks.mask, 3) * 1.2, DARK)
    arm = sheet.plate().brush(
        [(X + 140, 430, 1), (X + 158, 540, 1.1), (X + 120, 606, 1), (X + 40, 604, 0.7)], 42, dry=0.05, seed=9
    )
    put(sheet, arm, "#6a2a22", rim=2.4)
    return finish(sheet, "C-G06", "red")


def painted_skin() -> Sheet:
    """A lovely face is lifted off like a mask; a green one grins beneath it."""
    sheet = night("red", 73)
    robe(sheet, "#c05a6a", "#5a1c34")
    oval(sheet, "#6f9a5c")
    dark = sheet.plate()
    for s in (-1, 1):
        dark.fill([(X + s * 10, 268), (X + s * 24, 244), (X + s * 50, 240), (X + s * 46, 270), (X + s * 24, 282)])
    dark.fill([(X - 44, 318), (X, 308), (X + 44, 318), (X + 30, 356), (X, 366), (X - 30, 356)])
    sheet.lay(ink(dark.mask, 3, edge=0.6) * 1.3, "#14201a")
    teeth = sheet.plate()
    for i in range(7):
        x = X - 33 + i * 11
        teeth.fill(polygon([(x - 6, 314), (x + 6, 314), (x, 334)])).fill(
            polygon([(x - 5, 358), (x + 5, 358), (x, 342)])
        )
    sheet.body(teeth.mask, "#f3ecd0").body(sheet.plate().disc(X - 32, 260, 6).disc(X + 32, 260, 6).mask, "#f5c63a")
    long_hair(sheet, DARK, reach=480)
    x, y, tilt = X + 62, 470.0, 0.24
    skin = [(0, -104), (-54, -92), (-70, -30), (-58, 40), (-26, 92), (0, 100), (26, 92), (58, 40), (70, -30), (54, -92)]
    mask = sheet.plate().fill(turn_points(skin, x, y, tilt))
    put(sheet, mask, "#f3e2c8", rim=2.6, grain=0.08)
    art = sheet.plate()
    for s in (-1, 1):
        art.fill(turn_points([(s * 12, -20), (s * 30, -30), (s * 50, -20), (s * 30, -12)], x, y, tilt))
        art.brush(turn_points([(s * 10, -44), (s * 30, -54), (s * 54, -44)], x, y, tilt), 7, dry=0, seed=4 + s)
    sheet.lay(ink(art.mask, 3), DARK)
    lips = sheet.plate().fill(turn_points([(-20, 48), (-8, 40), (0, 44), (8, 40), (20, 48), (0, 60)], x, y, tilt))
    lips.disc(*turn_points([(0, -70)], x, y, tilt)[0], 7)
    blush = (
        sheet.plate()
        .disc(*turn_points([(-40, 16)], x, y, tilt)[0], 14)
        .disc(*turn_points([(40, 16)], x, y, tilt)[0], 14)
    )
    sheet.lay(blur(blush.mask, 5 * SCALE) * 0.5, "#d84a4a").lay(lips.mask, "#c02a2c")
    fingers = sheet.plate()
    for j in range(4):
        fingers.brush(
            [(x + 100, y + 40 + j * 18, 1.1), (x + 74, y + 10 + j * 20, 1), (x + 46, y + 8 + j * 22, 0.3)],
            15,
            dry=0,
            seed=j,
        )
    put(sheet, fingers, "#6f9a5c", rim=1.8, grain=0.1)
    return finish(sheet, "C-G08", "red")


def night_wanderer() -> Sheet:
    """A thin shade walks with a paper lantern."""
    sheet = night("blue", 74, moon=(300, 170, 84))
    robe(sheet, "#3a4a5c", "#141c2a", ragged=True)
    hood = (
        "M x0 176 C x-62 178 x-88 250 x-84 310 C x-82 350 x-96 372 x-106 400 L x106 400 C x96 "
        "372 x82 350 x84 310 C x88 250 x62 178 x0 176 Z"
    )
    put(sheet, sheet.plate().fill(centred(hood, X)), "#46586c", rim=2.6, grain=0.3)
    sheet.body(ink(sheet.plate().disc(X, 296, 54, ry=72).mask, 3), "#0c1018")
    eyes = sheet.plate().disc(X - 22, 288, 8, ry=6).disc(X + 22, 288, 8, ry=6)
    sheet.body(blur(eyes.mask, 6 * SCALE) * 0.9, "#5fb0d0").body(eyes.mask, "#d8f4ff")
    x, y = 96, 500
    sheet.body(blur(sheet.plate().disc(x, y, 90).mask, 20 * SCALE) * 0.6, "#f6c86a")
    pole = (
        sheet.plate()
        .brush([(X - 60, 470, 1), (150, 424, 0.8), (x, 428, 0.6)], 9, dry=0.1, seed=3)
        .line(f"M {x} 428 L {x} 452", 3)
    )
    sheet.body(ink(pole.mask, 3), "#2a1a14")
    put(sheet, sheet.plate().disc(x, y, 40, ry=48), "#f4d888", rim=2.2)
    ribs = sheet.plate().rect(x - 20, y - 56, 40, 11, 3).rect(x - 20, y + 45, 40, 11, 3)
    sheet.body(ribs.mask, "#3a2410")
    word = sheet.plate().text("夜", x, y, 48, bold=1.5)
    sheet.lay(ink(word.mask, 3, edge=0.3), DARK)
    hand = sheet.plate().disc(X - 62, 470, 19, ry=15)
    put(sheet, hand, "#9fb4b4", rim=1.8)
    return finish(sheet, "C-G12", "blue")


def long_tongue() -> Sheet:
    """A grinning head whose tongue winds down the card."""
    sheet = night("blue", 75)
    robe(sheet, "#d9dcd4", "#3f6470")
    oval(sheet, "#c8d4cc")
    hollows(sheet, 262, mouth=0)
    mouth = sheet.plate().fill([(X - 46, 312), (X, 304), (X + 46, 312), (X + 34, 350), (X, 362), (X - 34, 350)])
    sheet.lay(ink(mouth.mask, 3) * 1.3, "#2a0c12")
    way = [(0, 328, 0.9), (4, 400, 1.1), (-58, 460, 1.1), (-20, 520, 1.1), (66, 540, 1), (54, 610, 1), (-40, 628, 0.9)]
    winding = [(X + a, b, c) for a, b, c in way]
    tongue = sheet.plate().brush([*winding, (X - 96, 676, 0.2)], 42, dry=0, seed=4, wob=0.01, taper=(0.01, 0.1))
    put(sheet, tongue, "#c8303a", rim=2.6, grain=0.1)
    crease = sheet.plate().brush(winding, 5, dry=0.2, seed=5)
    sheet.lay(ink(crease.mask, 3) * 0.8, "#6a1018")
    long_hair(sheet, "#16202a", reach=470, seed=8)
    return finish(sheet, "C-G14", "blue")


def hundred_eyes() -> Sheet:
    """A bald shade with eyes all over it."""
    sheet = night("blue", 76)
    robe(sheet, "#4f6a6c", "#1c2f38")
    oval(sheet, "#a9bfb4", y=276)
    eyes, dice = Eyes(sheet), chance(4)
    placed: list[tuple[float, float, float]] = []
    for r, tries in ((27.0, 60), (19.0, 200), (13.0, 400)):
        for _ in range(tries):
            x, y = X + dice.normal() * 72, 210 + dice.random() * 470
            wide = 44 if y < 370 else 130
            if abs(x - X) > wide or any(
                abs(x - a) < (r + c) * 1.35 and abs(y - b) < (r + c) * 0.8 for a, b, c in placed
            ):
                continue
            placed.append((x, y, r))
            eyes.add(x, y, r * 0.9, dice.normal() * 0.2, ("#4f8ab0", "#d9a62e", "#8fae5a")[len(placed) % 3])
    eyes.print()
    return finish(sheet, "C-G16", "blue")


def blue_face() -> Sheet:
    """A blue-faced ogre with tusks and wild white hair."""
    sheet = night("blue", 77)
    robe(sheet, "#7a5a34", "#2c2018", ragged=True)
    mane = sheet.plate()
    for i in range(40):
        a = pi * 0.86 + pi * 1.28 * i / 39
        mane.brush(
            [
                (*around(X, 270, 50, a), 1.2),
                (*around(X, 270, 110, a + 0.1 * sin(i)), 1),
                (*around(X, 276, 150 + 22 * (i % 3), a), 0.1),
            ],
            30,
            dry=0.3,
            seed=i,
        )
    put(sheet, mane, "#e6e6dc", rim=2, grain=0.1)
    face = [(-74, -56), (-40, -92), (40, -92), (74, -56), (84, 20), (50, 92), (0, 108), (-50, 92), (-84, 20)]
    put(sheet, sheet.plate().fill([(X + a, 276 + b) for a, b in face]), "#3f74a8", rim=3)
    dark = sheet.plate()
    for s in (-1, 1):
        dark.brush([(X + s * 10, 256, 0.6), (X + s * 40, 232, 1.3), (X + s * 78, 236, 0.3)], 20, dry=0, seed=3 + s)
        dark.brush([(X + s * 22, 316, 0.3), (X + s * 52, 300, 1), (X + s * 66, 330, 0.2)], 8, dry=0.1, seed=6 + s)
    dark.fill([(X - 22, 304), (X, 288), (X + 22, 304), (X, 312)])
    dark.fill([(X - 50, 338), (X, 326), (X + 50, 338), (X + 36, 366), (X - 36, 366)])
    sheet.lay(ink(dark.mask, 3) * 1.3, "#0f1a2c")
    eyes = sheet.plate().disc(X - 36, 270, 16, ry=13).disc(X + 36, 270, 16, ry=13)
    put(sheet, eyes, "#f3e6c4", rim=1.6)
    sheet.body(sheet.plate().disc(X - 34, 270, 6).disc(X + 34, 270, 6).mask, "#c8281c")
    tusks = sheet.plate()
    for s in (-1, 1):
        tusks.fill(polygon([(X + s * 28, 356), (X + s * 48, 352), (X + s * 46, 300)]))
        tusks.fill(polygon([(X + s * 6, 334), (X + s * 20, 334), (X + s * 13, 352)]))
    put(sheet, tusks, "#f3ecd0", rim=1.2, grain=0.05)
    horn = sheet.plate().fill(polygon([(X - 20, 188), (X, 112), (X + 20, 188)]))
    put(sheet, horn, "#d2a048", rim=2.2)
    club = sheet.plate().brush(
        [(X + 86, 640, 0.7), (X + 112, 520, 1), (X + 136, 420, 1.4)], 44, dry=0, seed=8, taper=(0.02, 0.02)
    )
    put(sheet, club, "#6e4a2c", rim=2.4, grain=0.3)
    return finish(sheet, "C-G15", "blue")


def impermanence() -> Sheet:
    """The White and the Black: two officers of the dead in tall hats, back to back."""
    sheet = night("any", 78, moon=(X, 290, 172))
    for s, cloth, shade, skin, word in (
        (-1, "#efeae0", "#8a86a0", "#e9e2d2", "生財"),
        (1, "#2c2634", "#120e18", "#8a7a90", "太平"),
    ):
        cx = X + s * 76
        gown = [(-34, 340), (-70, 420), (-82, 560), (-88, 720), (88, 720), (82, 560), (70, 420), (34, 340)]
        put(sheet, sheet.plate().fill(polygon([(cx + a, b) for a, b in gown])), cloth, rim=3)
        folds = sheet.plate()
        for dx in (-36, 0, 36):
            folds.brush(
                [(cx + dx * 0.5, 380, 0.3), (cx + dx, 520, 1), (cx + dx * 1.2, 700, 0.3)],
                8,
                dry=0.35,
                seed=int(cx + dx),
            )
        sheet.lay(ink(folds.mask, 3) * 0.8, shade)
        put(sheet, sheet.plate().disc(cx, 296, 43, ry=54), skin, rim=2.4, grain=0.1)
        hat = sheet.plate().fill(polygon([(cx - 44, 256), (cx - 32, 120), (cx + 32, 120), (cx + 44, 256)]))
        put(sheet, hat, cloth, rim=2.6)
        script = sheet.plate().text(word, cx, 160, 42, upright=True, gap=1.1, bold=1.2)
        if s < 0:
            sheet.lay(cinnabar(script.mask, 3, 0.1), "#b3182a")
        else:
            sheet.body(ink(script.mask, 3, edge=0.3), "#e8c060")
        face = sheet.plate()
        for e in (-1, 1):
            face.brush(
                [(cx + e * 30, 280 - s * 4, 0.4), (cx + e * 17, 276, 1.1), (cx + e * 6, 284, 0.4)], 7, dry=0, seed=3
            )
            face.disc(cx + e * 17, 296, 6, ry=5)
        sheet.lay(ink(face.mask, 3) * 1.2, DARK)
        tongue = sheet.plate().brush(
            [(cx, 320, 0.9), (cx + 2, 360, 1.1), (cx - 3, 414, 0.4)], 19, dry=0, seed=6, taper=(0.02, 0.1)
        )
        put(sheet, tongue, "#c02a3a", rim=1.6, grain=0.05)
    chain = sheet.plate()
    for i in range(12):
        a = pi * (0.1 + 0.8 * i / 11)
        chain.ring(*around(X, 500, 110, a), 13, 5)
    put(sheet, chain, "#a8a4b4", rim=1.4)
    return finish(sheet, "C-G19", "any")


def shadow() -> Sheet:
    """A shadow stands up from the ground without anybody to cast it."""
    sheet = night("any", 79, moon=(X, 250, 176))
    body = (
        "M x0 150 C x-40 150 x-58 190 x-52 232 C x-48 262 x-36 280 x-40 300 C x-96 316 x-120 380 "
        "x-116 470 L x-90 600 L x-196 716 L x196 716 L x90 600 L x116 470 C x120 380 x96 316 x40 "
        "300 C x36 280 x48 262 x52 232 C x58 190 x40 150 x0 150 Z"
    )
    plate = sheet.plate().fill(centred(body, X))
    sheet.lay(ink(plate.mask, 5, edge=2.4, bleed=0.4) * 1.5, "#140e1c").lay(plate.mask * 0.6, "#140e1c")
    wisps = sheet.plate()
    for i in range(22):
        a = -pi + pi * i / 21
        wisps.brush(
            [
                (*around(X, 380, 40, a), 1),
                (*around(X, 370, 168, a + 0.12), 0.9),
                (*around(X, 350, 216 + 20 * sin(i * 2), a), 0.05),
            ],
            34,
            dry=0.6,
            seed=i,
        )
    sheet.lay(ink(wisps.mask, 3) * 0.8, "#140e1c")
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.fill([(X + s * 10, 226), (X + s * 24, 214), (X + s * 42, 216), (X + s * 26, 230)])
    sheet.body(blur(eyes.mask, 5 * SCALE), "#8a6ac0").body(eyes.mask, "#f1e6ff")
    grin = sheet.plate().brush([(X - 26, 254, 0.2), (X, 268, 1), (X + 26, 254, 0.2)], 9, dry=0, seed=4)
    sheet.body(grin.mask, "#d9c8f0")
    return finish(sheet, "C-G20", "any")


def bailiff() -> Sheet:
    """An ox-headed bailiff of the underworld with his trident and a warrant."""
    sheet = night("any", 80)
    robe(sheet, "#4a3a66", "#1c1430")
    fork = sheet.plate().line(f"M {X + 118} 710 L {X + 118} 250", 12)
    for dx in (-34, 0, 34):
        fork.brush(
            [(X + 118 + dx * 0.4, 270, 1), (X + 118 + dx, 240, 1), (X + 118 + dx, 170 - (20 if dx == 0 else 0), 0.1)],
            15,
            dry=0,
            seed=3,
            taper=(0.02, 0.3),
        )
    put(sheet, fork, "#b9b4c4", rim=2.2)
    horns = sheet.plate()
    for s in (-1, 1):
        horns.brush(
            [(X + s * 44, 226, 1.2), (X + s * 112, 214, 1), (X + s * 128, 140, 0.1)],
            38,
            dry=0,
            seed=4 + s,
            taper=(0.02, 0.3),
        )
    put(sheet, horns, "#e0d0a8", rim=2.4)
    ears = sheet.plate().disc(X - 78, 262, 26, ry=13, rot=20).disc(X + 78, 262, 26, ry=13, rot=-20)
    put(sheet, ears, "#5a4038", rim=2)
    head = (
        "M x0 200 C x-60 198 x-74 240 x-64 286 C x-56 320 x-50 350 x-44 372 C x-30 396 x30 396 "
        "x44 372 C x50 350 x56 320 x64 286 C x74 240 x60 198 x0 200 Z"
    )
    put(sheet, sheet.plate().fill(centred(head, X)), "#6e4e42", rim=3)
    put(sheet, sheet.plate().disc(X, 352, 50, ry=34), "#b08a78", rim=2)
    dark = sheet.plate().disc(X - 20, 348, 8, ry=10).disc(X + 20, 348, 8, ry=10)
    for s in (-1, 1):
        dark.brush([(X + s * 14, 262, 0.6), (X + s * 36, 248, 1.2), (X + s * 60, 254, 0.3)], 12, dry=0, seed=6 + s)
    dark.brush([(X - 26, 374, 0.4), (X, 380, 1), (X + 26, 374, 0.4)], 6, dry=0, seed=8)
    sheet.lay(ink(dark.mask, 3) * 1.2, DARK)
    put(sheet, sheet.plate().disc(X - 36, 276, 11).disc(X + 36, 276, 11), "#f5c63a", rim=1.6)
    sheet.body(sheet.plate().disc(X - 35, 277, 4).disc(X + 35, 277, 4).mask, DARK)
    put(sheet, sheet.plate().ring(X, 378, 19, 5), "#d2a048", rim=1.4)
    scroll = sheet.plate().fill(polygon([(X - 104, 470), (X - 6, 462), (X - 2, 600), (X - 100, 608)]))
    put(sheet, scroll, "#eadfbf", rim=2.2, grain=0.1)
    word = sheet.plate().text("拘", X - 53, 520, 66, bold=2)
    stamp = sheet.plate().rect(X - 34, 566, 26, 26, 3)
    sheet.lay(ink(word.mask, 3, edge=0.4), DARK).lay(cinnabar(stamp.mask, 3, 0.3), "#b3182a")
    return finish(sheet, "C-G21", "any")
