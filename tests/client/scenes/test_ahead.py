"""What every table needs is read behind the title."""

import threading

from client.i18n.catalogue import load_catalogue
from client.scenes.ahead import make_ready
from client.ui.gallery import GALLERY
from core.rulebook.books import book
from core.rulesets import rules_digest


def test_tables_and_words_are_read_in_the_background() -> None:
    for kept in (rules_digest, book, load_catalogue):
        kept.cache_clear()  # type: ignore[attr-defined]
    make_ready((320, 180), "zh-Hans")
    for thread in threading.enumerate():
        if thread.name == "tables":
            thread.join()
    GALLERY.settle()
    assert rules_digest.cache_info().currsize == 1
    before = book.cache_info().misses
    book("cards", "zh-Hans")
    assert book.cache_info().misses == before
    assert len(load_catalogue("zh-Hans")._parsed) > 100
