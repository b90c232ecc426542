"""Opening the rulebook, and reading what is on its page."""

import pygame

from client.app import App
from client.scenes.rulebook import RulebookScene
from client.scenes.rulebook_leaf import LeafView
from tests.client.ui.conftest import Driver


def opened(app: App, driver: Driver, ruleset: str = "") -> RulebookScene:
    scene = RulebookScene(ruleset)
    app.scenes.push(scene)
    driver.frame(2)
    return scene


def view(scene: RulebookScene) -> LeafView:
    widget = scene.widget("text")
    assert isinstance(widget, LeafView)
    return widget


def written(scene: RulebookScene) -> list[str]:
    """What is said on the page, an entry at a time."""
    return ["\n".join("".join(span.text for span in text) for text in entry.paragraphs) for entry in scene.leaf.entries]


def marked(scene: RulebookScene) -> list[str]:
    texts = (text for entry in scene.leaf.entries for text in entry.paragraphs)
    return [span.text for text in texts for span in text if span.ground is not None]


def shown(scene: RulebookScene) -> list[str]:
    """The rules whose first lines are in sight."""
    text = view(scene)
    rows = range(round(text.top / text.step), int((text.top + text.box[3]) / text.step))
    numbers = range(len(scene.leaf.entries))
    return [scene.leaf.entries[n].rule_id for n in numbers if scene.leaf.lines_of(n).start in rows]


def look_for(driver: Driver, words: str) -> None:
    driver.key(pygame.K_f, pygame.KMOD_LCTRL)
    driver.frame(2)
    driver.type(words)
