import time

import pytest

from client.i18n import LANGUAGES, Language, MissingStringError, Translator, system_language
from client.i18n.catalogue import Catalogue, load_catalogue, split_entries


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "zh_MO.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_Hant_SG"}, "zh-Hant"),
        ({"LANG": "zh_Hans_HK"}, "zh-Hans"),
        ({"LANG": "zh_CN.GB18030"}, "zh-Hans"),
        ({"LANG": "zh_SG@pinyin"}, "zh-Hans"),
        ({"LANG": "zh"}, "zh-Hans"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "zh_TW.UTF-8", "LC_ALL": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "en_US", "LC_MESSAGES": "zh_TW"}, "zh-Hant"),
        ({"LC_ALL": "POSIX", "LC_MESSAGES": "zh_TW"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "de:zh_TW:en"}, "zh-Hant"),
        ({"LANG": "zh_TW", "LANGUAGE": "en"}, "en"),
    ],
)
def test_the_system_names_the_language(environment: dict[str, str], expected: Language) -> None:
    assert system_language(environment) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Chinese (Traditional)_Taiwan", "zh-Hant"), ("Chinese (Simplified)_China", "zh-Hans"), (None, "en")],
)
def test_without_variables_the_locale_names_the_language(
    monkeypatch: pytest.MonkeyPatch, name: str | None, expected: Language
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (name, None))
    assert system_language({}) == expected


def test_switching_the_language_changes_the_sentence_at_once() -> None:
    tr = Translator("en", strict=True)
    english = tr("error-write", path="p", reason="r")
    tr.set_language("zh-Hant")
    assert tr.language == "zh-Hant"
    assert tr("error-write", path="p", reason="r") != english


def test_variables_are_filled_in_without_marks_around_them() -> None:
    text = Translator("en", strict=True)("error-folder", path="/some/where", reason="is full")
    assert text == "The folder /some/where can't be used: is full"


def test_other_variables_give_another_sentence() -> None:
    tr = Translator("zh-Hans")
    assert tr("error-folder", path="a", reason="r") != tr("error-folder", path="b", reason="r")


def test_a_missing_message_is_said_in_english_and_then_by_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {"en": Catalogue("en", {"only-english": "only-english = Hello"}), "zh-Hant": Catalogue("zh-Hant", {})}
    monkeypatch.setattr("client.i18n.translator.load_catalogue", tables.__getitem__)
    tr = Translator("zh-Hant")
    assert not tr.has("only-english")
    assert tr("only-english") == "Hello"
    assert tr("in-no-language") == "in-no-language"


def test_a_strict_translator_raises_for_a_missing_message_or_variable() -> None:
    tr = Translator("zh-Hant", strict=True)
    with pytest.raises(MissingStringError, match="no-such-key"):
        tr("no-such-key")
    with pytest.raises(MissingStringError, match="reason"):
        tr("error-folder", path="/x")


def test_messages_may_refer_to_others() -> None:
    table = (
        "-game = Guixi\nplay = Play { -game }\nboth = { play }, { $n ->\n    [one] once\n   *[other] { $n } times\n}\n"
    )
    catalogue = Catalogue("en", dict(split_entries(table)))
    assert catalogue.format("both", {"n": 1}) == ("Play Guixi, once", [])
    assert catalogue.format("both", {"n": 2}) == ("Play Guixi, 2 times", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_words_come_quickly(language: Language) -> None:
    load_catalogue.cache_clear()
    begin = time.perf_counter()
    Translator(language)("language-en")
    assert time.perf_counter() - begin < 0.3  # 0.06 is the aim on a machine that does nothing else
