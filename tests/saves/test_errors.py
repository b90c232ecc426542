"""What goes wrong with files is one family of errors, told of a match or of a replay, in every language."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from typing import get_args

import pytest

from client.i18n import LANGUAGES, Language, Translator
from saves import format as container
from saves.errors import (
    UNPACKABLE,
    DamagedSave,
    FileError,
    FolderError,
    ForeignSave,
    MissingSave,
    NameTaken,
    NewerSave,
    ReadError,
    Thing,
    Unplayable,
    UnplayableSave,
    WriteError,
    came_of,
    reason_of,
    told_of,
)

PATH = Path("some file")
NOUNS: dict[Language, dict[Thing, str]] = {
    "en": {"match": "match", "replay": "replay"},
    "zh-Hant": {"match": "存檔", "replay": "重播"},
    "zh-Hans": {"match": "存档", "replay": "回放"},
}

NAMED: dict[str, str | int] = {
    "ruleset": "7", "mode": "7", "seats": 7, "option": "7", "value": "7", "bot": "7", "number": "7", "turn": "7",
}  # fmt: skip
"""What the sentences of `UnplayableSave` name."""


def errors() -> list[FileError]:
    return [
        MissingSave(name="x"),
        NameTaken(name="x"),
        ForeignSave(path="x"),
        *(DamagedSave("x", damage) for damage in ("size", "short", "checksum", "content")),
        *(UnplayableSave(why, **NAMED) for why in get_args(Unplayable)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", ["match", "replay"])
def test_each_sentence_says_what_it_speaks_of(thing: Thing, language: Language) -> None:
    tr = Translator(language, strict=True)
    for error in errors():
        with pytest.raises(type(error)), told_of(thing):
            raise error
        assert NOUNS[language][thing] in tr(error.key, **error.details)
    newer = NewerSave(path="x", format=9)
    assert tr(newer.key, **newer.details) != tr(newer.key, **newer.details | {"thing": "replay"})


def test_what_reads_both_speaks_of_matches_unless_it_is_told_otherwise() -> None:
    for thing, given in (("match", b"photo"), ("replay", b"photo")):
        with pytest.raises(ForeignSave) as caught, told_of(thing):
            container.unpack(given, PATH, "match")
        assert caught.value.details == {"path": str(PATH), "thing": thing}


COMMON = [
    "ENOSPC",
    "EROFS",
    "EACCES",
    "EPERM",
    "EISDIR",
    "ENAMETOOLONG",
    "EIO",
    "EDQUOT",
    "ENOENT",
    "ETIMEDOUT",
    "EBUSY",
    "EINVAL",
    "ELOOP",
    "ENOTDIR",
    "EEXIST",
    "EFBIG",
    "EMFILE",
    "ENODEV",
    "ESTALE",
    "EHOSTDOWN",
    "ENOLCK",
    "ENOTEMPTY",
    "EOPNOTSUPP",
    "EXDEV",
    "EILSEQ",
]


def refusal(name: str) -> OSError:
    number = getattr(errno, name)
    return OSError(number, os.strerror(number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_systems_common_reasons_are_said_in_the_language_of_the_sentence(language: Language) -> None:
    tr, said = Translator(language, strict=True), set()
    for name in COMMON:
        for kind in (FolderError, WriteError, ReadError):
            error = kind(path="x", reason=reason_of(refusal(name)))
            sentence = tr(error.key, **error.details)
            assert name not in sentence, "it has words"
            assert language == "en" or not re.search("[A-Za-z]{2}", sentence), sentence
        said.add(sentence)
        assert tr("unsaved", reason=reason_of(refusal(name))).endswith(sentence[-3:])
    assert len(said) == len(COMMON) - 1, "only two of them mean the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_file_cannot_be_played_is_said_in_the_language_of_the_sentence(language: Language) -> None:
    tr, said = Translator(language, strict=True), set()
    for why in get_args(Unplayable):
        error = UnplayableSave(why, **NAMED)
        sentence = tr(error.key, **error.details)
        assert language == "en" or not re.search("[A-Za-z]{2}", sentence), sentence
        said.add(sentence)
    assert len(said) == len(get_args(Unplayable)), "each has words of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fails_in_the_program_itself_is_said_in_words_too(language: Language) -> None:
    def fail() -> None:
        raise KeyError("an inside of the program")

    error = came_of(fail, "x")
    assert isinstance(error, WriteError)
    sentence = Translator(language, strict=True)(error.key, **error.details)
    assert not re.search(f"inside|KeyError|{UNPACKABLE}", sentence)
    assert isinstance(error.__cause__, KeyError), "whoever mends it is told more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_reasons_stay_in_the_systems_own_words(language: Language) -> None:
    tr = Translator(language, strict=True)
    error = WriteError(path="x", reason=reason_of(refusal("ECHILD")))
    assert os.strerror(errno.ECHILD) in tr(error.key, **error.details)
    assert reason_of(OSError("odd")) == "odd"
