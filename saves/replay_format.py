"""Replays as files: the same container as a saved match's (`saves.format`), with its frames on reels of their own."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

from saves import format as container
from saves.errors import DamagedSave, told_of
from saves.fact_types import check_facts
from saves.migrations import refuse_newer
from saves.replay_model import Reel, Replay, ReplayBody, ReplaySummary

SCHEMA: Final = 1
"""Counts up whenever older programs could no longer read what is in a replay."""
LARGEST_REEL: Final = container.LARGEST_CONTENT


def pack_replay(replay: Replay) -> bytes:
    """Return the content of a file that holds a replay."""
    summary, body = container.packed(replay.summary), container.packed(replay.body)
    return container.pack("replay", SCHEMA, summary, body, replay.rules)


def unpack_replay(content: bytes, path: Path) -> Replay:
    """Return the replay in a file's content.

    Args:
        content: the whole file; all of it is checked.
        path: named in errors.

    Raises:
        UnusableSave: the file holds no replay that can be shown.
    """
    with told_of("replay"):
        opened = _opened(content, path)
        summary = container.typed(container.plain_of(opened.summary, path), ReplaySummary, path)
        body = container.typed(container.plain_of(opened.body, path), ReplayBody, path)
        return Replay(_checked(summary, body, path), body, opened.rules)


def unpack_replay_summary(content: bytes, path: Path) -> tuple[ReplaySummary, bytes]:
    """Return the summary in a file's content, and the digest of its rules; all else as for `unpack_replay`."""
    with told_of("replay"):
        opened = _opened(content, path)
        return container.typed(container.plain_of(opened.summary, path), ReplaySummary, path), opened.rules


def pack_reel(reel: Reel) -> bytes:
    """Return a reel as bytes."""
    return zlib.compress(container.packed(reel), 6)


def unpack_reel(stored: bytes, path: Path) -> Reel:
    """Return the reel in its bytes; raises DamagedSave."""
    stream = zlib.decompressobj()
    try:
        packed = stream.decompress(stored, LARGEST_REEL)
    except zlib.error as error:
        raise DamagedSave(str(path), "content", thing="replay") from error
    if not stream.eof:
        raise DamagedSave(str(path), "size", thing="replay")
    with told_of("replay"):
        return container.typed(container.plain_of(packed, path), Reel, path)


def _opened(content: bytes, path: Path) -> container.Container:
    opened = container.unpack(content, path, "replay")
    refuse_newer(opened.schema, SCHEMA, path)
    return opened


def _checked(summary: ReplaySummary, body: ReplayBody, path: Path) -> ReplaySummary:
    """Return the summary if the body agrees with it, and can be told of; raises DamagedSave."""
    with container.believing(path):
        if (summary.kind == "whole") != (body.secrets is not None) or len(body.players) != summary.seats:
            raise ValueError("it isn't what its summary says")
        if body.secrets is not None and len(body.secrets.bot_seeds) != summary.seats:
            raise ValueError("there is not a seed for each seat")
        check_facts(summary.ruleset, summary.seats, [(fact.kind, fact.public, fact.secret) for fact in body.facts])
    return summary
