"""Opening the window and wiring what is shown in it: scenes, sessions, settings and saved matches."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pygame

from client.app import App
from client.audio import Mixer, Sounds
from client.commands.console import CommandError
from client.config import SETTINGS_FILE, Settings, load_settings, saving_settings, sweep_settings
from client.errands import Errands
from client.i18n import Language, Translator, system_language
from client.replays import ReplayMaker
from client.running import RunningMatch
from client.scene import Scene
from client.scenes.replay import viewer_of
from client.scenes.saves_dialogs import LeavingDialog, ask_leaving, save_as_scene
from client.scenes.saves_folder import likely_folder
from client.scenes.saves_listing import show_anew
from client.scenes.saving_scene import SavingScene, SlowDialog
from client.scenes.table.scene import TableScene
from client.scenes.title import TitleScene
from client.service import Service
from client.ui.dialog import Answer, Dialog
from client.ui.display import NoDisplayError
from saves import SaveStore
from saves.errors import SaveError
from saves.replay_store import ReplayStore


def open_window(
    language: Language | None = None,
    first: Callable[[Service[Scene]], None] | None = None,
    above: Callable[[Service[Scene]], Scene] | None = None,
) -> None:
    """Show the program until its user has had enough.

    Args:
        language: spoken this time, instead of the one in the settings.
        first: called once the title is shown, to put a match in its place.
        above: makes a scene that is shown above the title at first.

    Raises:
        CommandError: there is no display to open a window on.
        SaveError: the folders can't be used, ``first`` failed, or the match couldn't be saved at the end.
    """
    settings, damaged = load_settings()
    tr = Translator(language or settings.language or system_language())
    app = open_app(settings, tr)
    service = service_for(app)
    likely_folder()  # while the disk answers
    service.open()
    app.toasts.standing = service.trouble
    app.toasts.saved = service.latest_answer
    app.may_quit = LastWarning(app, service)
    try:
        app.scenes.push(TitleScene(service))
        if damaged is not None:
            app.toast(tr(damaged.key, **damaged.details))
        if first is not None:
            first(service)
        if above is not None:
            app.scenes.push(above(service))
        app.run()
    finally:
        app.close()
        service.end()


def open_app(settings: Settings, tr: Translator) -> App:
    """Open the window; settings changed in it are remembered. Raises CommandError where there is no display."""

    def remember(changed: Settings) -> None:
        writing.run(saving_settings(changed), SETTINGS_FILE, told, tr("undone-settings"))

    def told(error: SaveError | None) -> None:
        if error is not None:
            app.toast(tr(error.key, **error.details))

    try:
        app = App(settings, tr, save_settings=remember, sounds=Sounds(settings, Mixer()), errands=Errands)
    except NoDisplayError as error:
        raise CommandError("cli-no-display") from error
    except pygame.error as error:
        raise CommandError("cli-no-window", reason=str(error)) from error
    writing = app.errands.beside()  # the saved matches may be on another disk, which hangs
    writing.run(sweep_settings, SETTINGS_FILE)
    gc.freeze()  # what the program is made of is no garbage: to look through it each time would hold frames up
    return app


class LastWarning:
    """Asked whether the program may end: sees first that the match is saved, and says if it can't be.

    Closing the window once more answers no question by which something would be lost: only the question's own button
    does, for nobody knows whether it was read. Where nothing would be, it leaves.

    Args:
        app: the window.
        service: saves the match.
    """

    def __init__(self, app: App, service: Service[Scene]) -> None:
        self._app = app
        self._service = service

    def __call__(self) -> bool:
        """Tell whether the program may end now."""
        shown = self._app.scenes.top
        if isinstance(shown, SlowDialog) and not self._service.is_anything_at_stake:
            self._service.give_up()
            return True
        if isinstance(shown, LeavingDialog) or (isinstance(shown, SlowDialog) and shown.waiting.anyway is not None):
            shown.draw_attention()
            self._app.toast(self._app.tr("leave-answer-first"))
        elif not (isinstance(shown, SavingScene) and shown.waiting.anyway is not None):
            self._service.before_quitting(self._end, self._warn)
        return not self._app.running

    def _end(self) -> None:
        """End the program: by now nothing has to be said first."""
        self._app.running = False

    def _warn(self, error: SaveError) -> None:
        ask_leaving(self._app, self._service, error, self._leave, self._app.tr("pause-quit"))

    def _leave(self) -> None:
        self._service.before_ending(self._end)


def service_for(app: App) -> Service[Scene]:
    """Return the service behind the menus of a window."""

    def table(service: Service[Scene], running: RunningMatch) -> Scene:
        return TableScene(running.session, service)

    def tell(text: str) -> None:
        answer = Answer("understood", app.tr("answer-understood"), lambda: None)
        app.scenes.push(Dialog(app.tr("saves-resume"), text, (answer,)))

    def ask(error: SaveError, leave: Callable[[], None]) -> None:
        ask_leaving(app, service, error, leave, app.tr("leave-anyway"))

    maker = ReplayMaker(ReplayStore(), app.call_soon)
    maker.on_made = lambda: show_anew(app)
    service: Service[Scene] = Service(
        SaveStore(),
        app.settings,
        app.tr,
        app.scenes,
        table=table,
        title=TitleScene,
        tell=tell,
        ask=ask,
        ask_name=lambda: app.scenes.push(save_as_scene(app, service)),
        replays=maker,
        viewer=viewer_of,
        note=app.toast,
        wait=lambda saving: app.scenes.push(SavingScene(saving)),
        errands=app.errands,
    )
    return service
