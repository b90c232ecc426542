"""Telling the player what went wrong with files."""

from collections.abc import Callable

from client.app import App
from client.ui.dialog import Answer, Dialog
from saves.errors import SaveError


def reported(app: App, deed: Callable[[], None]) -> bool:
    """Do something; if files make it fail, say so in a dialog. Tell whether it went well."""
    try:
        deed()
    except SaveError as error:
        show_error(app, error)
        return False
    return True


def show_error(app: App, error: SaveError) -> None:
    """Show the sentence of an error, to be acknowledged."""
    answer = Answer("understood", app.tr("answer-understood"), lambda: None)
    app.scenes.push(Dialog(app.tr("error-title"), app.tr(error.key, **error.details), (answer,)))
