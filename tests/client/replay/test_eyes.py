"""Through whose eyes a replay is seen."""

from collections.abc import Callable

import pygame

from client.scenes.replay.choosing import ChoosingScene
from core.kernel import MODERATOR, SPECTATOR
from tests.client.replay.watching import Watching, replay_of

Watch = Callable[..., Watching]


def test_the_viewer_is_switched_by_keys_and_mouse(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(40)
    for code, viewer in [(pygame.K_2, 1), (pygame.K_0, MODERATOR), (pygame.K_p, SPECTATOR), (pygame.K_v, 0)]:
        watching.key(code)
        assert watching.session.viewer == viewer
        assert watching.scene.table.tableau.view["viewer"] == viewer
        assert watching.scene.table.words.naming.viewer == viewer
        assert watching.session.frame == 40
    watching.key(pygame.K_v, pygame.KMOD_SHIFT)
    assert watching.session.viewer == SPECTATOR
    watching.driver.click(watching.scene.widget("viewer"))
    top = watching.app.scenes.top
    assert isinstance(top, ChoosingScene)
    watching.driver.click(top.widget("viewer-3"))
    assert watching.session.viewer == 3


def test_who_sees_everything_sees_all_hands(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(next(f for f in range(30, 200) if watching.film.view(f, MODERATOR)["exorcism"] is None))
    watching.key(pygame.K_0)
    view = watching.film.view(watching.session.frame, MODERATOR)
    shown = [widget.id for widget in watching.scene.table.widgets if widget.id.startswith("hand-")]
    for player in view["players"]:
        assert sum(name.startswith(f"hand-{player['seat']}-") for name in shown) == player["hand"]
    watching.key(pygame.K_1)
    assert not [w.id for w in watching.scene.table.widgets if w.id.startswith("hand-of-")]


def test_who_sees_everything_sees_the_votes_that_are_laid(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_0)
    film = watching.film

    def laid(frame: int) -> int:
        exorcism = film.view(frame, MODERATOR)["exorcism"]
        return sum(len(votes) for votes in exorcism["all"]) if exorcism else 0

    frame = max(range(len(film)), key=laid)
    watching.scene.jump(frame)
    watching.frame()
    held = sum(player["hand"] for player in film.view(frame, MODERATOR)["players"])
    names = [w.id for w in watching.scene.table.widgets if w.id.startswith("hand-") and "of" not in w.id]
    assert laid(frame) > 1
    assert len(names) == held + laid(frame)


def test_a_seats_replay_offers_nothing_it_has_not_got(watch: Watch) -> None:
    watching = watch(replay_of(seat=2))
    watching.frame(2)
    assert watching.session.viewer == 2
    assert not watching.scene.can_continue
    assert "continue" not in {widget.id for widget in watching.scene.widgets}
    assert not watching.scene.widget("viewer").enabled
    for code in (pygame.K_1, pygame.K_0, pygame.K_p, pygame.K_v, pygame.K_c):
        watching.key(code)
    assert watching.session.viewer == 2
    assert watching.app.scenes.top is watching.scene


def test_what_a_seat_saw_is_saved_from_the_menu(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_3)
    watching.driver.click(watching.scene.table.widget("menu"))
    top = watching.app.scenes.top
    assert isinstance(top, ChoosingScene)
    watching.driver.click(top.widget("save-seat"))
    assert watching.port.saved == [2]
    for replay, code in ((None, pygame.K_0), (replay_of(seat=2), pygame.K_1)):
        other = watch(replay)
        other.key(code)
        other.driver.click(other.scene.table.widget("menu"))
        top = other.app.scenes.top
        assert isinstance(top, ChoosingScene)
        assert "save-seat" not in {widget.id for widget in top.widgets}
