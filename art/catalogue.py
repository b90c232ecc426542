"""Every picture there is, as plain data: what it is called, and for a spell everything that sets it apart.

Nothing here draws, so anybody may read it without the drawing libraries.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Spell:
    """The recipe of a talisman: the parts of `art.talisman.script` it is written with, and the sign under it.

    Attributes:
        legs: how low the legs of the roof may come, in card units, where the sign needs the room.
    """

    title: str
    glyph: str
    head: str
    roof: str
    middle: str
    foot: str
    motif: str
    legs: float = 720


SPELLS: Final[dict[str, Spell]] = {
    "C-S01r": Spell("聚靈符", "聚", "pure", "dome", "rings", "lotus", "gather"),
    "C-S01b": Spell("聚靈符", "聚", "moon", "coil", "ripples", "tails", "gather"),
    "C-S02r": Spell("借靈符", "借", "sun", "coil", "steps", "anchor", "borrow", legs=344),
    "C-S02b": Spell("借靈符", "借", "cloud", "gate", "ripples", "hook", "borrow", legs=344),
    "C-S03r": Spell("請神符", "請", "crown", "pagoda", "breath5", "lotus", "incense"),
    "C-S03b": Spell("請神符", "請", "dipper", "dome", "rings", "roots", "incense"),
    "C-S04r": Spell("五雷符", "雷", "pure", "gate", "breath4", "hook", "thunder"),
    "C-S04b": Spell("五雷符", "雷", "dipper", "coil", "breath3", "sword", "thunder"),
    "C-S05r": Spell("化緣符", "緣", "cloud", "curtain", "knot", "tails", "alms"),
    "C-S05b": Spell("化緣符", "緣", "moon", "wing", "ripples", "anchor", "alms"),
    "C-S06r": Spell("天眼符", "眼", "sun", "wing", "mirror", "roots", "eye"),
    "C-S06b": Spell("天眼符", "眼", "crown", "pagoda", "rings", "hook", "eye"),
    "C-S07r": Spell("照妖符", "照", "crown", "dome", "breath5", "sword", "mirror"),
    "C-S07b": Spell("照妖符", "照", "sun", "gate", "mirror", "tails", "mirror"),
    "C-S08r": Spell("破法符", "破", "pure", "pagoda", "thread", "anchor", "tear", legs=372),
    "C-S08b": Spell("破法符", "破", "cloud", "wing", "thread", "roots", "tear", legs=372),
    "C-S09r": Spell("替身符", "替", "moon", "pagoda", "mirror", "roots", "effigy", legs=400),
    "C-S09b": Spell("替身符", "替", "pure", "dome", "steps", "lotus", "effigy", legs=400),
    "C-S10r": Spell("移魂符", "移", "cloud", "coil", "ripples", "tails", "leap"),
    "C-S10b": Spell("移魂符", "移", "dipper", "wing", "knot", "lotus", "leap"),
    "C-S11r": Spell("鎮魂符", "鎮", "dipper", "coil", "steps", "roots", "mountain"),
    "C-S11b": Spell("鎮魂符", "鎮", "crown", "dome", "breath4", "anchor", "mountain"),
    "C-S12r": Spell("驅邪符", "驅", "sun", "pagoda", "breath3", "hook", "rout"),
    "C-S12b": Spell("驅邪符", "驅", "pure", "gate", "rings", "lotus", "rout"),
    "C-S13r": Spell("定身符", "定", "crown", "curtain", "knot", "lotus", "bound", legs=412),
    "C-S13b": Spell("定身符", "定", "sun", "dome", "steps", "tails", "bound", legs=412),
    "C-S14r": Spell("占卜符", "占", "dipper", "wing", "rings", "tails", "lots"),
    "C-S14b": Spell("占卜符", "占", "moon", "coil", "mirror", "lotus", "lots"),
    "C-S15r": Spell("護身符", "護", "cloud", "dome", "breath4", "hook", "shell"),
    "C-S15b": Spell("護身符", "護", "crown", "pagoda", "knot", "tails", "shell"),
    "C-X01r": Spell("八卦符", "卦", "sun", "gate", "mirror", "roots", "trigrams"),
    "C-X01b": Spell("八卦符", "卦", "dipper", "curtain", "steps", "tails", "trigrams"),
    "C-X02r": Spell("五鬼運財符", "財", "crown", "curtain", "thread", "sword", "imps", legs=344),
    "C-X02b": Spell("五鬼運財符", "財", "pure", "wing", "thread", "sword", "imps", legs=344),
    "C-X03r": Spell("御靈降真符", "御", "pure", "wing", "breath3", "anchor", "crane"),
    "C-X03b": Spell("御靈降真符", "御", "cloud", "dome", "breath5", "hook", "crane"),
    "C-X04r": Spell("破元符", "元", "sun", "coil", "rings", "sword", "blades", legs=396),
    "C-X04b": Spell("破元符", "元", "moon", "gate", "rings", "sword", "blades", legs=396),
    "C-X05r": Spell("煉獄符", "煉", "crown", "dome", "breath5", "anchor", "furnace"),
    "C-X05b": Spell("煉獄符", "煉", "sun", "curtain", "knot", "lotus", "furnace"),
    "C-X06r": Spell("引魂符", "引", "moon", "coil", "rings", "hook", "guide", legs=394),
    "C-X06b": Spell("引魂符", "引", "cloud", "pagoda", "rings", "roots", "guide", legs=394),
}


@dataclass(frozen=True, slots=True)
class Sign:
    """A card's name and the character it is known by."""

    title: str
    glyph: str


ARTIFACTS: Final[dict[str, Sign]] = {
    "C-A01": Sign("桃木劍", "劍"),
    "C-A02": Sign("三清鈴", "鈴"),
    "C-A03": Sign("招魂幡", "幡"),
    "C-A04": Sign("硃砂筆", "筆"),
    "C-A05": Sign("金剛琢", "琢"),
    "C-A06": Sign("五雷令", "令"),
    "C-A07": Sign("七星劍", "星"),
    "C-A08": Sign("拂塵", "拂"),
    "C-A09": Sign("紫金葫蘆", "葫"),
    "C-A10": Sign("羅盤", "羅"),
    "C-A11": Sign("法印", "印"),
    "C-A12": Sign("陰陽傘", "傘"),
}
"""The artifacts; each has a painting of its own."""
GHOSTS: Final[dict[str, Sign]] = {
    "C-G01": Sign("吊死鬼", "吊"),
    "C-G02": Sign("餓鬼", "餓"),
    "C-G03": Sign("赤髮鬼", "髮"),
    "C-G04": Sign("火燒鬼", "火"),
    "C-G05": Sign("血衣鬼", "血"),
    "C-G06": Sign("無頭鬼", "首"),
    "C-G07": Sign("厲鬼", "厲"),
    "C-G08": Sign("畫皮鬼", "皮"),
    "C-G09": Sign("紅衣煞", "煞"),
    "C-G10": Sign("水鬼", "水"),
    "C-G11": Sign("窮鬼", "窮"),
    "C-G12": Sign("夜遊鬼", "夜"),
    "C-G13": Sign("冰骨鬼", "冰"),
    "C-G14": Sign("長舌鬼", "舌"),
    "C-G15": Sign("青面鬼", "青"),
    "C-G16": Sign("百目鬼", "百"),
    "C-G17": Sign("偷寶鬼", "偷"),
    "C-G18": Sign("寒江煞", "寒"),
    "C-G19": Sign("無常鬼", "常"),
    "C-G20": Sign("影鬼", "影"),
    "C-G21": Sign("鬼差", "差"),
}
EVENTS: Final[dict[str, Sign]] = {
    "C-V01": Sign("天狗食日", "日"),
    "C-V02": Sign("鬼門大開", "門"),
    "C-V03": Sign("中元普渡", "渡"),
    "C-V04": Sign("陰風陣陣", "風"),
    "C-V05": Sign("雷劫", "雷"),
    "C-V06": Sign("百鬼夜行", "行"),
    "C-V07": Sign("仙君顯靈", "仙"),
    "C-V08": Sign("瘟疫", "疫"),
}
KINGS: Final[dict[str, Sign]] = {
    "C-K1": Sign("血虎鬼王", "虎"),
    "C-K2": Sign("凶煞鬼王", "凶"),
    "C-K3": Sign("千眼鬼王", "眼"),
    "C-K4": Sign("面燃鬼王", "燃"),
    "C-K5": Sign("九尾狐", "狐"),
    "C-K6": Sign("鬼母王", "母"),
    "C-K7": Sign("負石鬼王", "石"),
    "C-K8": Sign("惡毒鬼王", "毒"),
    "C-K9": Sign("啖獸鬼王", "獸"),
}
ROLES: Final[dict[str, Sign]] = {
    "C-R01": Sign("符師", "符"),
    "C-R02": Sign("劍仙", "劍"),
    "C-R03": Sign("丹師", "丹"),
    "C-R04": Sign("卜者", "卜"),
    "C-R05": Sign("琴女", "琴"),
    "C-R06": Sign("樵道", "樵"),
    "C-R07": Sign("酒丐", "酒"),
    "C-R08": Sign("醫女", "醫"),
    "C-R09": Sign("雷法師", "雷"),
    "C-R10": Sign("陰陽客", "客"),
    "C-R11": Sign("煉器匠", "煉"),
    "C-R12": Sign("守墓人", "墓"),
}
HEADS: Final[dict[str, tuple[int, int]]] = {
    "C-R01": (172, 263),
    "C-R02": (206, 238),
    "C-R03": (192, 252),
    "C-R04": (260, 242),
    "C-R05": (252, 244),
    "C-R06": (162, 282),
    "C-R07": (188, 268),
    "C-R08": (180, 206),
    "C-R09": (226, 267),
    "C-R10": (206, 252),
    "C-R11": (228, 254),
    "C-R12": (218, 347),
}
"""Where the head of each role is, in card units: what is cut out as the portrait of its player."""
KING_HEADS: Final[dict[str, tuple[int, int]]] = {
    "C-K1": (225, 340),
    "C-K2": (225, 385),
    "C-K3": (245, 255),
    "C-K4": (230, 400),
    "C-K5": (220, 420),
    "C-K6": (212, 230),
    "C-K7": (225, 455),
    "C-K8": (220, 425),
    "C-K9": (245, 250),
}
"""The middle of the face of each ghost king, in card units."""
PERSONS: Final[dict[str, Sign]] = {f"C-P{seat}": Sign("", sign) for seat, sign in enumerate("乾兌離震巽坎艮坤")}
"""Stand for the players of an edition without roles, by seat."""
IDENTITIES: Final[dict[str, str]] = {
    "taiping": "太平道",
    "taiping_elder": "太平長老",
    "tianshi": "天師道",
    "tianshi_elder": "天師長老",
    "heretic_king": "邪道之王",
    "heretic_follower": "邪道之眾",
}
BACKS: Final = ("back", "ghost-back", "king-back", "role-back")
PHASES: Final = ("phase-draw", "phase-day", "phase-night", "phase-end")
PIECES: Final = (
    *("token-1", "token-2", "token-5", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6"),
    *(*PHASES, "lamp", "icon", "seat"),
    *("rite-lamp", "rite-lamp-out"),
)
"""Small square pictures: tokens, the faces of the die, emblems of the phases, the lamp of the player to move, the
program's icon, a seat, an oil lamp of an exorcism alight and out."""
RITES: Final[dict[str, int]] = {"rite-wheel": 720}
"""Square pictures on nothing that stand behind the ghost of an exorcism, and how many pixels wide they are."""
WINS: Final = ("win-taiping", "win-tianshi", "win-shared", "win-heretics", "win-king", "win-one", "win-nobody")
"""What stands behind the end of a match, by who has won it."""
HAUNTS: Final = ("haunt-red", "haunt-blue", "haunt-any")
"""What rises behind a ghost that is turned up, by the colour that banishes it."""
PLACES: Final[dict[str, int]] = {
    "table-day": 1920,
    "table-night": 1920,
    "poster": 2560,
    **dict.fromkeys(WINS, 2560),
    **dict.fromkeys(HAUNTS, 960),
}
"""Pictures in the shape of a window, 16:9, and how many pixels wide they are: tables are mist, sharp enough at 1920;
what rises behind a ghost fills the middle of a table alone.
"""

SIGNS: Final[dict[str, Sign]] = {**GHOSTS, **EVENTS, **KINGS, **ROLES, **PERSONS}
CARDS: Final[tuple[str, ...]] = (*SPELLS, *ARTIFACTS, *GHOSTS, *EVENTS, *KINGS, *ROLES)
"""The faces of all cards of the rules."""
FACES: Final[tuple[str, ...]] = (*CARDS, *PERSONS, *IDENTITIES, *BACKS)
"""Everything of a card's shape."""


def title_of(face: str) -> str:
    """Return the name written on a picture, "" where there is none."""
    card = SPELLS.get(face) or ARTIFACTS.get(face) or SIGNS.get(face)
    return card.title if card else IDENTITIES.get(face, "")


def slip_of(face: str) -> tuple[float, float]:
    """Return where a picture's title slip begins and the size of its characters, in card units."""
    if face in SPELLS:
        return 52, 76
    if face in ARTIFACTS:
        return 44, 72
    return 44, 84 if len(title_of(face)) < 3 else 75


def glyph_of(face: str) -> str:
    """Return the one character a face is known by, "" where there is none; either suit of a spell may be left out."""
    card = SPELLS.get(face) or SPELLS.get(face + "r") or ARTIFACTS.get(face) or SIGNS.get(face)
    return card.glyph if card else ""
