"""Saved matches as the content of files: the only functions that make them, and the only ones that believe them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple

import msgspec

from saves.errors import DamagedSave
from saves.fact_types import check_facts
from saves.format import LONGEST_TEXT, believing, pack, packed, plain_of, typed, unpack
from saves.migrations import SCHEMA, Plain, migrated
from saves.model import Controller, Past, SavedFact, SavedMatch, SavedSetup, Summary

_ABOUT: Final = Struct(">16sI")
_PAIR_ALONE: Final = 16
"""Bytes of what the first such files held."""


class ReadSummary(NamedTuple):
    """What lists need to know of a file.

    Attributes:
        summary: what they show.
        schema: the schema it was written in.
        rules: the digest of the rules it was played under; empty where that isn't known.
        dealt: what it was dealt from, and who plays; None where that makes no sense, which reading all of it will tell.
    """

    summary: Summary
    schema: int
    rules: bytes
    dealt: Dealt | None


class Dealt(msgspec.Struct, frozen=True):
    """What must be known of a match to tell whether it can be played; all else in its body is passed over.

    Attributes:
        setup: what it was dealt from.
        controllers: who plays, by seat.
    """

    setup: SavedSetup
    controllers: list[Controller]


class ReadMatch(NamedTuple):
    """A match as it was read.

    Attributes:
        summary: what lists show of it.
        saved: the match.
        schema: the schema it was written in.
        rules: the digest of the rules it was played under; empty where that isn't known.
        path: the file.
    """

    summary: Summary
    saved: SavedMatch
    schema: int
    rules: bytes
    path: Path


def pack_match(summary: Summary, saved: SavedMatch) -> bytes:
    """Return the content of a file that holds this match; raises ValueError for one that would not be read again."""
    _see_readable(summary, saved)
    return pack("match", SCHEMA, packed(summary), packed(saved))


def _see_readable(summary: Summary, saved: SavedMatch) -> None:
    """See that what people have typed is no longer than what is read; raises ValueError."""
    for seed in (saved.setup.seed, *(who.seed for who in saved.controllers)):
        if isinstance(seed, str) and len(seed.encode("utf-8", "surrogatepass")) > LONGEST_TEXT:
            raise ValueError(f"a seed is longer than {LONGEST_TEXT} bytes")
    msgspec.convert(msgspec.to_builtins(summary), Summary)
    msgspec.convert(msgspec.to_builtins(saved.controllers), list[Controller])


def read_match(content: bytes, path: Path) -> ReadMatch:
    """Return the match in a file's content, brought to the present schema.

    Args:
        content: the whole file; all of it is checked.
        path: named in errors.

    Raises:
        UnusableSave: the file holds no match that can be used.
    """
    box = unpack(content, path, "match")
    plain = Plain(plain_of(box.summary, path), plain_of(box.body, path))
    summary, body = migrated(plain, box.schema, path)
    saved = typed(body, SavedMatch, path)
    _check(saved.setup, saved.facts, path)
    return ReadMatch(typed(summary, Summary, path), saved, box.schema, box.rules, path)


def read_summary(content: bytes, path: Path) -> ReadSummary:
    """Return what lists show of the match in a file's content; arguments and errors as for `read_match`."""
    box = unpack(content, path, "match")
    if box.schema != SCHEMA:
        return summary_in(read_match(content, path))
    return ReadSummary(typed(plain_of(box.summary, path), Summary, path), box.schema, box.rules, _dealt(box.body))


def summary_in(read: ReadMatch) -> ReadSummary:
    """Return what lists need to know of a match that was read."""
    dealt = Dealt(read.saved.setup, read.saved.controllers)
    return ReadSummary(read.summary, read.schema, read.rules, dealt)


def _dealt(body: bytes) -> Dealt | None:
    with suppress(ValueError, TypeError, RecursionError):
        return msgspec.msgpack.decode(body, type=Dealt)
    return None


class ReadAbout(NamedTuple):
    """What a file says of a match by now, some inputs after a snapshot.

    Attributes:
        summary: what lists show.
        pair: the snapshot's digest.
        inputs: how many inputs were safe; 0 where that isn't said.
    """

    summary: Summary
    pair: bytes
    inputs: int


def pack_about(summary: Summary, pair: bytes, inputs: int) -> bytes:
    """Return the content of a file that says how a match stands by now; arguments as in `ReadAbout`."""
    return pack("about", SCHEMA, packed(summary), _ABOUT.pack(pair, inputs))


def read_about(content: bytes, path: Path) -> ReadAbout:
    """Return what a file says of a match by now.

    Args:
        content: the whole file; all of it is checked.
        path: named in errors.

    Raises:
        UnusableSave: it says nothing that can be used.
    """
    box = unpack(content, path, "about")
    if box.schema != SCHEMA or len(box.body) not in (_ABOUT.size, _PAIR_ALONE):
        raise DamagedSave(str(path), "content")
    pair, inputs = _ABOUT.unpack(box.body.ljust(_ABOUT.size, b"\0"))
    return ReadAbout(typed(plain_of(box.summary, path), Summary, path), pair, inputs)


def pack_past(past: Past) -> bytes:
    """Return the content of a file that holds part of a match's past; raises ValueError for one that is too large."""
    return pack("past", SCHEMA, packed({}), packed(past))


def read_past(content: bytes, path: Path, setup: SavedSetup) -> Past:
    """Return the part of a match's past in a file's content.

    Args:
        content: the whole file; all of it is checked.
        path: named in errors.
        setup: the match's.

    Raises:
        UnusableSave: the file holds no part of a past that can be used.
    """
    box = unpack(content, path, "past")
    if box.schema != SCHEMA:  # it came in with schema 2
        migrated(Plain({}, {}), box.schema, path)
    past = typed(plain_of(box.body, path), Past, path)
    _check(setup, past.facts, path)
    return past


def _check(setup: SavedSetup, facts: Sequence[SavedFact], path: Path) -> None:
    """See that what has happened in a match can be told of; raises DamagedSave."""
    with believing(path):
        check_facts(setup.ruleset, setup.seats, [(fact.kind, fact.public, fact.secret) for fact in facts])
