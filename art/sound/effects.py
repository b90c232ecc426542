"""A recipe for every sound of the table: the instruments, layered.

All tones are of one set, D F G A C, which the ambience keeps to as well; Eb and Ab come in only with what frightens.
"""

from __future__ import annotations

from art.kit.noise import chance
from art.sound.breath import brush, card, growl, gust, sigh
from art.sound.strings import flute, zither
from art.sound.struck import bell, blade, chime, coins, drum, gong, knock, woodblock
from art.sound.wave import Tape, Wave, curve, finished, pitch, room, warm


def tick() -> Wave:
    """A button: the smallest woodblock."""
    tape = Tape(0.16).lay(woodblock(1240, 0.14, seed=11, dry=2.4)).lay(card(0.1, seed=12, slide=0.004), 0, 0.18)
    return finished(room(tape.wave, size=0.25, wet=0.1), 0.05)


def deal() -> Wave:
    """Cards come: three slide off the deck."""
    tape = Tape(0.5)
    for number, (at, level) in enumerate(((0.0, 0.9), (0.075, 0.8), (0.155, 1.0))):
        tape.lay(card(0.22, seed=20 + 3 * number, slide=0.05 + 0.01 * number), at, level)
    return finished(room(tape.wave, size=0.35, wet=0.12), 0.1)


def toss() -> Wave:
    """A card changes its place: one slides, and lies."""
    tape = Tape(0.4).lay(card(0.3, seed=31, slide=0.11)).lay(woodblock(410, 0.2, seed=32, dry=2), 0.11, 0.12)
    return finished(room(tape.wave, size=0.35, wet=0.12), 0.1)


def use() -> Wave:
    """A talisman: two strokes of the brush, then it is clapped on the table, and a string answers."""
    tape = Tape(1.2).lay(brush(0.5, ((0.0, 0.17), (0.19, 0.21)), seed=41), 0, 0.34)
    tape.lay(card(0.3, seed=43, slide=0.03), 0.4, 0.8)
    tape.lay(drum(128, 0.5, seed=44, hard=0.3, sixty=0.35), 0.43, 0.34)
    tape.lay(zither(pitch("A4"), 0.75, seed=45, bright=0.3), 0.44, 0.42)
    return finished(room(warm(tape.wave, 1.2), size=0.7, wet=0.2), 0.25)


def turn() -> Wave:
    """My turn: two strings rise to the keynote, and a hand bell."""
    tape = Tape(1.5).lay(zither(pitch("A3"), 1.5, seed=51, bright=0.45)).lay(zither(pitch("D4"), 1.3, seed=52), 0.16)
    tape.lay(zither(pitch("D3"), 1.3, seed=53, bright=0.3), 0.165, 0.5).lay(
        chime(pitch("D6"), 1.2, seed=54), 0.18, 0.16
    )
    return finished(room(tape.wave, size=1.0, wet=0.26), 0.5)


def ask() -> Wave:
    """I am asked: two blocks, and a string."""
    tape = Tape(0.9).lay(woodblock(880, 0.3, seed=61)).lay(woodblock(660, 0.35, seed=62), 0.13, 0.85)
    tape.lay(zither(pitch("G4"), 0.7, seed=63, bright=0.35), 0.135, 0.4)
    return finished(room(tape.wave, size=0.7, wet=0.2), 0.3)


def toll() -> Wave:
    """An exorcism begins: the temple bell."""
    tape = Tape(1.5).lay(bell(pitch("D4"), 1.5, seed=71, bright=0.7, sixty=3.4))
    return finished(room(warm(tape.wave, 1.1), size=1.3, wet=0.3), 0.9)


def dusk() -> Wave:
    """Night falls: the evening drum, and the wind gets up."""
    tape = Tape(1.4).lay(gust(1.4, ((0.0, 260), (0.7, 460), (1.4, 300)), seed=81), 0, 0.07)
    tape.wave *= curve(1.4, ((0.0, 0.0), (0.7, 1.0), (1.4, 0.2)))
    for at, level, hard in ((0.0, 1.0, 0.35), (0.34, 0.55, 0.25), (0.52, 0.75, 0.3)):
        tape.lay(warm(drum(74, 0.85, seed=82 + round(at * 10), hard=hard + 0.25, sixty=0.7), 2.2), at, level)
    return finished(room(warm(tape.wave, 1.1), size=1.0, wet=0.24, dark=1800), 0.4)


def apparition() -> Wave:
    """A ghost appears: wind through a gap, a bell out of tune far off, a voice."""
    wind = gust(1.5, ((0.0, 300), (0.55, 1150), (0.9, 820), (1.5, 380)), seed=91, narrow=7)
    wind *= curve(1.5, ((0.0, 0.0), (0.5, 1.0), (0.85, 0.7), (1.5, 0.0)))
    tape = Tape(1.5).lay(wind, 0, 0.3).lay(sigh(1.0, pitch("Eb5"), pitch("A4"), seed=92), 0.34, 0.34)
    tape.lay(bell(pitch("Ab3"), 1.1, seed=93, bright=0.5, sixty=2.0), 0.4, 0.4)
    tape.lay(gong(92, 1.1, seed=94, bloom=0.5, sixty=2.0), 0.38, 0.3)
    return finished(room(tape.wave, size=1.4, wet=0.42), 0.5)


def haunt() -> Wave:
    """The ghost reaches its victim: a cold breath, and two beats of a heart."""
    tape = Tape(1.25).lay(sigh(1.0, pitch("A4"), pitch("Eb4"), seed=101), 0, 0.55)
    tape.lay(warm(drum(64, 0.5, seed=102, hard=0.15, sixty=0.36), 2.5), 0.5, 0.8)
    tape.lay(warm(drum(64, 0.5, seed=103, hard=0.15, sixty=0.36), 2.5), 0.7, 0.5)
    return finished(room(tape.wave, size=1.1, wet=0.3, dark=2200), 0.4)


def event() -> Wave:
    """An event: hand bells run down, and a gong wakes under them."""
    tape = Tape(1.5).lay(gong(118, 1.5, seed=111, bloom=0.35, sixty=2.2), 0, 0.5)
    for number, (name, at) in enumerate((("D6", 0.0), ("C6", 0.09), ("A5", 0.18), ("G5", 0.3), ("A5", 0.46))):
        tape.lay(chime(pitch(name), 1.0, seed=112 + number), at, 0.3)
    return finished(room(tape.wave, size=1.2, wet=0.3), 0.5)


def roll() -> Wave:
    """A die in a wooden bowl: it bounces ever less."""
    tape, dice, at, level = Tape(0.95), chance(121), 0.0, 1.0
    for number in range(9):
        tape.lay(woodblock(980 + 520 * dice.random(), 0.16, seed=122 + 4 * number, dry=1.8), at, level)
        tape.lay(knock(0.05, 2500, 8000, 0.02, 160 + number), at, 0.16 * level)
        at += 0.15 * 0.8**number * (0.8 + 0.4 * dice.random())
        level *= 0.82
    tape.lay(woodblock(720, 0.3, seed=170), at + 0.05, 0.5)
    return finished(room(tape.wave, size=0.4, wet=0.16), 0.2)


def vote() -> Wave:
    """A vote is laid: wood on wood, with the card under it."""
    tape = Tape(0.45).lay(card(0.2, seed=131, slide=0.03), 0, 0.5).lay(woodblock(520, 0.4, seed=132), 0.03)
    return finished(room(tape.wave, size=0.5, wet=0.16), 0.15)


def challenge() -> Wave:
    """A challenge: a sword is drawn, and the drum falls."""
    tape = Tape(1.4).lay(blade(1.35, seed=141)).lay(warm(drum(78, 1.0, seed=142, hard=0.8), 2.0), 0.2, 0.6)
    return finished(room(warm(tape.wave), size=0.9, wet=0.24), 0.45)


def flip() -> Wave:
    """A vote is turned over: the paper bends, and springs flat."""
    tape = (
        Tape(0.28)
        .lay(card(0.24, seed=151, slide=0.085), 0, 1.0)
        .lay(woodblock(620, 0.16, seed=152, dry=2.6), 0.09, 0.35)
    )
    return finished(room(tape.wave, size=0.25, wet=0.08), 0.06)


def reveal() -> Wave:
    """A face is turned up: a run down the strings to an open fifth, and a gong that opens."""
    tape = Tape(1.5).lay(card(0.2, seed=161, slide=0.05), 0, 0.4)
    for number, name in enumerate(("D5", "A4", "G4", "D4", "A3", "G3", "D3")):
        tape.lay(zither(pitch(name), 1.3, seed=162 + number, bright=0.6), 0.05 + 0.045 * number, 0.3 + 0.05 * number)
    tape.lay(gong(147, 1.2, seed=172, bloom=0.25, sixty=2.4), 0.3, 0.4)
    return finished(room(tape.wave, size=1.1, wet=0.28), 0.5)


def success() -> Wave:
    """The ghost is banished: strings climb to the bright bell, and hand bells scatter."""
    tape = Tape(1.5)
    for number, (name, at) in enumerate((("F3", 0.0), ("A3", 0.09), ("C4", 0.18), ("F4", 0.28))):
        tape.lay(zither(pitch(name), 1.2, seed=181 + number, bright=0.6), at, 0.6)
    tape.lay(bell(pitch("F4"), 1.2, seed=186, bright=1.1, sixty=2.4), 0.28, 0.5)
    for number, (name, at) in enumerate((("F6", 0.36), ("A5", 0.47), ("C6", 0.58), ("F6", 0.72))):
        tape.lay(chime(pitch(name), 0.7, seed=187 + number), at, 0.13)
    return finished(room(tape.wave, size=1.2, wet=0.28), 0.55)


def failure() -> Wave:
    """The ghost stays: strings sink out of tune onto a dull drum, and a choked gong."""
    tape = Tape(1.45)
    for number, (name, at) in enumerate((("A3", 0.0), ("Ab3", 0.2), ("Eb3", 0.42))):
        tape.lay(zither(pitch(name), 1.0, seed=191 + number, bright=0.3, slide=-0.5), at, 0.62)
    tape.lay(warm(drum(62, 1.0, seed=195, hard=0.3, sixty=0.8), 2.2), 0.42, 0.75)
    choked = gong(78, 1.0, seed=196, bloom=0.08, sixty=1.2)
    tape.lay(choked * curve(1.0, ((0.0, 1.0), (0.3, 0.7), (0.55, 0.0), (1.0, 0.0))), 0.42, 0.5)
    return finished(room(warm(tape.wave), size=0.9, wet=0.24, dark=1600), 0.4)


def king() -> Wave:
    """A ghost king stands up: he growls, the drum falls twice, the great gong roars."""
    voice = growl(
        1.45, ((0.0, 58), (0.3, 76), (0.8, 62), (1.45, 41)), ((0, 0.2), (0.35, 1.9), (0.9, 1.2), (1.45, 0.1)), seed=201
    )
    voice = voice * curve(1.45, ((0.0, 0.0), (0.22, 1.0), (0.85, 0.85), (1.45, 0.0)))
    tape = Tape(1.5).lay(voice, 0, 1.0)
    for number, (at, level) in enumerate(((0.0, 0.6), (0.52, 0.5))):
        tape.lay(warm(drum(55, 0.95, seed=202 + number, hard=0.7, sixty=0.9), 2.5), at, level)
    tape.lay(gong(82, 1.45, seed=204, bloom=0.4, sixty=3.4), 0.03, 0.8)
    return finished(room(warm(tape.wave, 1.8), size=1.4, wet=0.3, dark=2000), 0.45)


def coin() -> Wave:
    """Spirit comes or goes: two bronze coins."""
    return finished(room(coins(0.5, seed=211), size=0.4, wet=0.1), 0.15)


def win() -> Wave:
    """I have won: drum and gong, strings that climb to the octave, a flute above them."""
    tape = Tape(1.5).lay(drum(66, 0.9, seed=221, hard=0.6)).lay(gong(110, 1.5, seed=222, bloom=0.2, sixty=2.6), 0, 0.36)
    for number, name in enumerate(("D3", "F3", "A3", "C4", "D4", "A4", "D5")):
        tape.lay(zither(pitch(name), 1.2, seed=223 + number, bright=0.65), 0.03 + 0.062 * number, 0.5)
    tape.lay(flute(pitch("A4"), 1.1, seed=231, fall=0.5), 0.36, 0.3).lay(
        flute(pitch("D5"), 1.0, seed=232, fall=0.5), 0.46, 0.3
    )
    tape.lay(bell(pitch("D5"), 1.0, seed=233, sixty=2.0), 0.46, 0.22)
    return finished(room(warm(tape.wave, 1.2), size=1.3, wet=0.28), 0.5)


def loss() -> Wave:
    """I have lost: a low bell, a flute that sinks, a last beat."""
    tape = Tape(1.5).lay(bell(pitch("D3"), 1.5, seed=241, bright=0.5, sixty=3.0), 0, 0.6)
    tape.lay(flute(pitch("F4"), 0.62, seed=242, fall=0.3), 0.1, 0.5).lay(
        flute(pitch("Eb4"), 0.55, seed=243, fall=0.3), 0.48, 0.45
    )
    tape.lay(flute(pitch("C4"), 0.7, seed=244, fall=0.45, scoop=0.8), 0.8, 0.5)
    tape.lay(warm(drum(60, 0.6, seed=245, hard=0.15, sixty=0.5), 2.2), 0.84, 0.6)
    return finished(room(tape.wave, size=1.3, wet=0.32, dark=2000), 0.5)
