"""My ribbon says all of what I am asked, and of what may be done, at any size of type."""

import re
from collections.abc import Callable
from importlib.resources import files

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.bars import draw_ribbon
from client.ui.lint import faults
from client.words import Span
from tests.client.table.seating import Seating

FACTS = {
    "en": {
        "ghost": "Ravenscroft’s Hundred-Eyed Ghost", "seat": "Ravenscroft", "seat-own": "Ravenscroft’s",
        "need": "5 votes", "ability": "Five Ghosts’ Fortune", "targets": " on Jean-Luc P.",
        "source": "Five Ghosts’ Fortune", "ways": "Play one of the 7 lit cards, draw or use a skill",
        "named": "Spell Breaker or Five Thunders",
    },
    "zh-Hant": {
        "ghost": "白鹿居士的百目鬼", "seat": "白鹿居士", "seat-own": "白鹿居士的", "need": "5 張紅票",
        "ability": "五鬼運財符", "targets": "，對紫霞仙", "source": "五鬼運財符",
        "ways": "發亮的 7 張牌可用，也可抽牌或用技能", "named": "五鬼運財符、破法符",
    },
}  # fmt: skip
FACTS["zh-Hans"] = FACTS["zh-Hant"]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_explanation_is_left_out(
    seat_down: Callable[..., Seating], size: tuple[int, int], scale: float, language: Language
) -> None:
    seating = seat_down(seats=8, size=size, text_scale=scale, language=language)
    seating.frame(2)
    canvas, tableau, tr = seating.app.canvas(), seating.scene.tableau, seating.app.tr
    table = files("client").joinpath("strings", language, "log.ftl").read_text(encoding="utf-8")
    numbers = {"count": 3, "least": 2, "most": 3, "step": 1, "left": 2, "reward": 2}
    facts = numbers | FACTS[language] | {"what": tr("what-use")}
    keys = re.findall(r"^(prompt-\w+)-more =", table, re.MULTILINE)
    assert len(keys) > 20
    ribbon = canvas.m.rect(*tableau.layout.ribbon).inflate(0, 8)
    for key in keys:
        head = tr(key if tr.has(key) else "prompt-answer", **facts)
        more = tr(f"{key}-more", **facts)
        for room in (0.0, 90.0 * scale):
            seating.app.ink.records = []
            draw_ribbon(canvas, tableau, ([Span(head)], [Span(more)]), answering=False, room_right=room)
            written = "".join(record.text for record in seating.app.ink.records)
            assert _letters(written) == _letters(head + more)
            assert faults(seating.app.ink.records, size) == []
            assert all(ribbon.contains(_inked(record.rect)) for record in seating.app.ink.records), (key, ribbon)
    seating.app.ink.records = None


def _inked(line: pygame.Rect) -> pygame.Rect:
    """A line without the empty rims above and below its letters."""
    return line.inflate(0, -line.height // 4)


def _letters(text: str) -> str:
    return text.replace(" ", "").replace("·", "")
