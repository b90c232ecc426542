"""Whether a replay is of a certain match: its beginning doesn't tell, as the files of a match may have been copied."""

from __future__ import annotations

from typing import Any

from saves.format import pack_input, packed
from saves.model import SavedFact, SavedSetup
from saves.replay_model import RecordedFact, Replay
from saves.replay_recording import Recording


def is_of(replay: Replay, recording: Recording) -> bool:
    """Tell whether a whole replay of a match that has ended is that of a recording to its end.

    Both are of one deal, tell of the same facts where both do, and hold the same answers. A match that was read under
    later rules has a new origin with only the last answers behind it; the replay that was made before is still its own.

    Args:
        replay: the replay.
        recording: what could be made a replay of.
    """
    secrets, about = replay.body.secrets, replay.summary
    if secrets is None or not about.over or about.created != recording.created:
        return False
    if packed(secrets.setup) != packed(SavedSetup.of(recording.setup)) or not _agree(replay, recording):
        return False
    answers = b"".join(map(pack_input, recording.answers))
    if packed(secrets.origin) != packed(recording.origin):
        return replay.body.inputs.endswith(answers)
    return replay.body.inputs == answers


def _agree(replay: Replay, recording: Recording) -> bool:
    """Tell whether a replay holds every fact that a recording knows of, from where the replay begins."""
    first, facts = replay.body.first_fact, replay.body.facts
    known = [fact for fact in recording.earlier if fact.number >= first and fact.public is not None]
    return all(fact.number < first + len(facts) and _told(fact) == _told(facts[fact.number - first]) for fact in known)


def _told(fact: SavedFact | RecordedFact) -> bytes:
    told: list[Any] = [fact.kind, fact.public, list(fact.knowing), fact.secret or None]
    return packed(told)
