"""Saved matches as the content of files: the only functions that make them, and the only ones that believe them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from saves.errors import DamagedSave
from saves.fact_types import check_facts
from saves.format import believing, pack, packed, plain_of, typed, unpack
from saves.migrations import SCHEMA, Plain, migrated
from saves.model import Past, SavedFact, SavedMatch, SavedSetup, Summary


class ReadSummary(NamedTuple):
    """What lists show of a file: its summary, the schema it was written in, and the rules it was played under."""

    summary: Summary
    schema: int
    rules: bytes


class ReadMatch(NamedTuple):
    """A match as it was read.

    Attributes:
        summary: what lists show of it.
        saved: the match.
        schema: the schema it was written in.
        rules: the digest of the rules it was played under; empty where that isn't known.
    """

    summary: Summary
    saved: SavedMatch
    schema: int
    rules: bytes


def pack_match(summary: Summary, saved: SavedMatch) -> bytes:
    """Return the content of a file that holds this match; raises ValueError for one that is too large."""
    return pack("match", SCHEMA, packed(summary), packed(saved))


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
    return ReadMatch(typed(summary, Summary, path), saved, box.schema, box.rules)


def read_summary(content: bytes, path: Path) -> ReadSummary:
    """Return what lists show of the match in a file's content; arguments and errors as for `read_match`."""
    box = unpack(content, path, "match")
    if box.schema != SCHEMA:
        read = read_match(content, path)
        return ReadSummary(read.summary, read.schema, read.rules)
    return ReadSummary(typed(plain_of(box.summary, path), Summary, path), box.schema, box.rules)


def pack_about(summary: Summary, pair: bytes) -> bytes:
    """Return the content of a file that says what lists show of a match by now, some answers after a snapshot.

    Args:
        summary: what they show.
        pair: the snapshot's digest.
    """
    return pack("about", SCHEMA, packed(summary), pair)


def read_about(content: bytes, path: Path, pair: bytes) -> Summary:
    """Return what lists show of a match by now.

    Args:
        content: the whole file; all of it is checked.
        path: named in errors.
        pair: the digest of the newest snapshot.

    Raises:
        UnusableSave: it isn't there, or goes with another snapshot.
    """
    box = unpack(content, path, "about")
    if box.body != pair or box.schema != SCHEMA:
        raise DamagedSave(str(path), "content")
    return typed(plain_of(box.summary, path), Summary, path)


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
