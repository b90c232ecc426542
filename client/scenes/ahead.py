"""What every table needs, made ready behind the title: a match is at the table the sooner."""

from __future__ import annotations

import threading

from client.i18n import Language
from client.i18n.catalogue import Catalogue, load_catalogue
from client.ui.cardface import AT_EVERY_TABLE, prefetch
from client.ui.gallery import prepare_place
from core.ghostplay.cards import card_set
from core.rulebook.books import book
from core.rulesets import rules_digest


def make_ready(size: tuple[int, int], language: Language) -> None:
    """Have pictures decoded and tables read that every match needs, in the background.

    Args:
        size: of the window in pixels.
        language: the cards' texts are read in.
    """
    prefetch(AT_EVERY_TABLE)
    prepare_place("table-day", size)  # most matches begin there, and are left there
    catalogue = load_catalogue(language)  # made here: only the main thread may
    threading.Thread(target=_read_tables, args=(language, catalogue), name="tables", daemon=True).start()


def _read_tables(language: Language, catalogue: Catalogue) -> None:
    """Read what is kept once it has been read, the cards first."""
    rules_digest()
    card_set("peak", True)
    book("cards", language)
    catalogue.parse_all()
