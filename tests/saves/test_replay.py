"""Replays as files: what is written is read back, proves itself, and shows every viewer what he saw."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from core.ghostplay.cards import editions, modes
from core.kernel import MODERATOR, SPECTATOR, Match, Setup
from core.rulesets import load_match, rules_digest, rules_for
from saves import format as container
from saves import replay_reading
from saves.errors import UnplayableSave
from saves.model import Input, SavedFact
from saves.replay_check import answers_of, check_replay, recording_of
from saves.replay_film import OF_THE_MOMENT, make_replay
from saves.replay_format import pack_replay, unpack_replay, unpack_replay_summary
from saves.replay_model import Reel, Replay
from saves.replay_reading import REELS_KEPT, Film
from saves.replay_recording import Misfit, Recording, TapedMatch, counted, replayed
from saves.replay_store import read_replay
from tests.saves.replays import PATH, SMALL, play_on, players_of, read_back, recording, tampered

CELLS = [
    Setup(ruleset, mode, max(made.identities), {"expansion": True} if ruleset == "peak" else {}, f"{ruleset}/{mode}")
    for ruleset in editions()
    for mode, made in modes(ruleset).items()
]


@pytest.fixture(scope="module")
def taped() -> Recording:
    return recording(SMALL)


@pytest.fixture(scope="module")
def whole(taped: Recording) -> Replay:
    return make_replay(taped)


@pytest.mark.parametrize("setup", CELLS, ids=lambda setup: f"{setup.ruleset}-{setup.mode}")
def test_a_match_of_every_mode_is_written_read_and_proved(setup: Setup) -> None:
    made = make_replay(recording(setup))
    content = pack_replay(made)
    replay = unpack_replay(content, PATH)
    assert replay == made
    assert unpack_replay_summary(content, PATH) == (made.summary, rules_digest())
    assert pack_replay(replay) == content
    assert replay.summary.over
    check_replay(replay, PATH)


def frame_after(film: Film, answers: int) -> int:
    """Return the last frame that had no more than so many answers."""
    return max(frame for frame in range(len(film)) if film.answers(frame) <= answers)


@pytest.mark.parametrize("viewer", [*range(5), MODERATOR, SPECTATOR])
def test_every_frame_shows_what_its_viewer_saw(viewer: int) -> None:
    taped = recording(Setup("peak", "standard", 5, {}, 9))
    film = Film(read_back(make_replay(taped)), PATH)
    match = taped.match()
    frames = 0
    for answers in replayed(match, taped.answers):
        frame = frame_after(film, answers)
        seen, shown = match.view(viewer), film.view(frame, viewer)
        for key in set(seen) - set(OF_THE_MOMENT):
            assert container.packed(shown[key]) == container.packed(seen[key]), (answers, key)
        events = film.events(viewer, 0, film.next_fact(frame))
        assert container.packed(events) == container.packed(match.events(viewer))
        frames += film.answers(frame) == answers
    assert frames == len(film) > 50


def test_a_film_keeps_the_parts_looked_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    unwound: list[bytes] = []
    unpack = replay_reading.unpack_reel

    def noted(content: bytes, path: Path) -> Reel:
        unwound.append(content)
        return unpack(content, path)

    monkeypatch.setattr(replay_reading, "unpack_reel", noted)
    replay = read_back(make_replay(recording(Setup("peak", "standard", 5, {}, 9))))
    film, reels, size = Film(replay, PATH), replay.body.reels, replay.body.frames_in_reel
    assert len(reels) > REELS_KEPT
    for number in range(REELS_KEPT):
        film.view(number * size, SPECTATOR)
    film.view(0, 2)
    assert unwound == reels[:REELS_KEPT]
    film.view(REELS_KEPT * size, SPECTATOR)
    film.view(1, MODERATOR)
    assert unwound == reels[: REELS_KEPT + 1], "the longest unused is let go"
    film.view(size, SPECTATOR)
    assert unwound[-1] == reels[1]


def test_a_seats_replay_shows_the_seat_what_it_saw_and_nobody_else_anything(taped: Recording) -> None:
    replay = read_back(make_replay(taped, seat=1))
    assert replay.viewers == (1,)
    check_replay(replay, PATH)
    film = Film(replay, PATH)
    match = taped.match()
    for answers in replayed(match, taped.answers):
        frame = frame_after(film, answers)
        assert film.view(frame, 1)["players"] == msgspec.to_builtins(match.view(1)["players"])
    assert [given.seat for given in answers_of(replay, PATH)] == [1] * len(answers_of(replay, PATH))
    with pytest.raises(ValueError, match="nothing from which"):
        recording_of(replay, PATH)


def test_what_was_taken_back_is_not_in_a_replay() -> None:
    match = TapedMatch(rules_for(SMALL))
    inputs: list[Input] = []
    random, undone = Random(1), 0
    while not match.over:
        prompt = match.pending()[-1]
        before = len(match.answers)
        picks = random.sample(range(len(prompt.options)), max(prompt.least, min(1, prompt.most)))
        match.submit(prompt.seat, prompt.id, picks)
        inputs += match.answers[before:]
        if match.can_undo(prompt.seat) and random.random() < 0.5:
            match.undo(prompt.seat)
            inputs.append(Input(prompt.seat))
            undone += 1
    assert undone > 3
    assert counted(inputs) == match.answers
    check_replay(make_replay(Recording(match.rules.setup, players_of(match.rules.setup), match.answers)), PATH)


def test_a_match_begun_elsewhere_than_at_the_deal_is_proved_too(taped: Recording) -> None:
    match = TapedMatch(rules_for(SMALL))
    play_on(match, 5, 60)
    origin, already = match.dump(), len(match.answers)
    play_on(match, 5)
    later = Recording(SMALL, taped.players, match.answers[already:], origin=origin)
    replay = read_back(make_replay(later))
    assert replay.body.first_fact > 0
    check_replay(replay, PATH)


def test_earlier_facts_are_kept_as_far_back_as_they_are_known_without_a_gap(taped: Recording) -> None:
    match = TapedMatch(rules_for(SMALL))
    play_on(match, 5, 60)
    origin, already = match.dump(), len(match.answers)
    facts = [SavedFact.of(fact) for fact in match.facts()]
    play_on(match, 5)
    began = match_of(origin).boundary_event

    def first_fact(earlier: list[SavedFact], seat: int | None = None) -> int:
        later = Recording(SMALL, taped.players, match.answers[already:], origin=origin, earlier=earlier)
        replay = read_back(make_replay(later, seat=seat))
        check_replay(replay, PATH)
        film = Film(replay, PATH)
        numbers = [event.number for event in film.events(1, 0, film.next_fact(film.last))]
        assert numbers == list(range(replay.body.first_fact, film.next_fact(film.last)))
        return replay.body.first_fact

    assert first_fact(facts) == first_fact(facts, seat=1) == 0
    assert first_fact([fact for fact in facts if fact.number != began - 4]) == began - 3
    assert first_fact([]) == began
    own = [fact._replace(public=None, knowing=[1], secret=fact.seen(1).data) for fact in facts]  # type: ignore[union-attr]
    assert first_fact(own) == began, "a log that was kept for one seat is nobody else's"
    assert first_fact(own, seat=1) == 0


def match_of(origin: dict[str, Any]) -> Match[Any]:
    return load_match({"setup": SMALL.plain(), "match": origin})


def test_a_replay_of_the_first_schema_can_be_watched_for_ever() -> None:
    path = Path(__file__).parent / "golden" / "v1-three.guixi-replay"
    replay = read_replay(path)
    film = Film(replay, path)
    assert (replay.summary.names[0], replay.summary.over, len(film)) == ("小月", True, 131)
    for viewer in replay.viewers:
        assert [film.view(frame, viewer)["viewer"] for frame in range(len(film))] == [viewer] * len(film)
    assert [turn.number for turn in film.turns()] == list(range(1, replay.summary.turn + 1))
    if replay.rules == rules_digest():
        check_replay(replay, path)


def test_a_running_match_gives_away_no_whole_replay() -> None:
    with pytest.raises(UnplayableSave, match="unfinished"):
        make_replay(recording(SMALL, answers=30, person=0))
    assert not make_replay(recording(SMALL, answers=30, person=0), seat=0).summary.over
    assert not make_replay(recording(SMALL, answers=30)).summary.over


# ---------------------------------------------------------------------- what was tampered with is found


@pytest.mark.parametrize("seed", range(25))
def test_a_changed_answer_is_found_at_its_record(whole: Replay, taped: Recording, seed: int) -> None:
    random = Random(seed)
    match = taped.match()
    choices = []
    for answers in replayed(match, taped.answers):
        if answers < len(taped.answers):
            prompt = match.prompt_of(taped.answers[answers].seat)
            assert prompt is not None
            if len(prompt.options) > 1 and prompt.least == prompt.most == 1:
                choices.append((answers, len(prompt.options)))
    place, options = random.choice(choices)
    old = taped.answers[place]
    picks = (random.choice([pick for pick in range(options) if (pick,) != old.picks]),)
    changed = [*taped.answers[:place], Input(old.seat, old.mark, picks), *taped.answers[place + 1 :]]
    inputs = b"".join(map(container.pack_input, changed))
    with pytest.raises(Misfit) as caught:
        check_replay(read_back(tampered(whole, inputs=inputs)), PATH)
    # An answer that changes nothing anybody could see shows with the next one.
    assert place + 1 <= caught.value.number <= place + 2


def test_answers_that_were_never_possible_are_found(whole: Replay, taped: Recording) -> None:
    old = taped.answers[20]
    for bad in (Input(old.seat, old.mark ^ 1, old.picks), Input(old.seat, old.mark, (99,)), Input(9, 1, (0,))):
        changed = [*taped.answers[:20], bad, *taped.answers[21:]]
        inputs = b"".join(map(container.pack_input, changed))
        with pytest.raises(Misfit) as caught:
            check_replay(tampered(whole, inputs=inputs), PATH)
        assert caught.value.number == 21
        assert caught.value.came != caught.value.expected


def test_missing_and_additional_answers_are_found(whole: Replay, taped: Recording) -> None:
    for changed in (taped.answers[:-1], [*taped.answers, taped.answers[-1]]):
        inputs = b"".join(map(container.pack_input, changed))
        with pytest.raises(Misfit):
            check_replay(tampered(whole, inputs=inputs), PATH)


def test_a_changed_fact_is_found(whole: Replay) -> None:
    film = Film(whole, PATH)
    for place in (0, len(whole.body.facts) // 2, len(whole.body.facts) - 1):
        facts = list(whole.body.facts)
        facts[place] = facts[place]._replace(kind="invented")
        with pytest.raises(Misfit, match=f"fact={place} invented") as caught:
            check_replay(tampered(whole, facts=facts), PATH)
        assert caught.value.number == film.answers(film.frame_of(place))


def test_a_changed_seed_or_view_is_found(whole: Replay) -> None:
    assert whole.body.secrets is not None
    setup = msgspec.structs.replace(whole.body.secrets.setup, seed="another")
    with pytest.raises(Misfit) as caught:
        check_replay(tampered(whole, secrets=msgspec.structs.replace(whole.body.secrets, setup=setup)), PATH)
    assert caught.value.number == 0
    other = make_replay(recording(Setup("peak", "three", 3, {}, 9)))
    reels = [other.body.reels[0], *whole.body.reels[1:]]
    with pytest.raises(Misfit, match="view=") as caught:
        check_replay(tampered(whole, reels=reels), PATH)
    assert caught.value.number == 0


# ---------------------------------------------------------------------- other rules


def test_a_replay_of_other_rules_can_still_be_watched(whole: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    old = unpack_replay(pack_replay(Replay(whole.summary, whole.body, b"otherone")), PATH)
    assert old.rules == b"otherone"
    from core.ghostplay import turn

    monkeypatch.setattr(turn, "priority_turn", None)  # these rules can't even play a turn any more
    film = Film(old, PATH)
    assert [film.view(frame, viewer)["turn"] for viewer in old.viewers for frame in (0, film.last)]
    assert film.view(film.last, SPECTATOR)["outcome"]
    assert list(film.turns())


def test_a_view_of_older_rules_gets_what_newer_ones_show_beyond(whole: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    from core.ghostplay import projection, rules

    honest = projection.project
    monkeypatch.setattr(rules, "project", lambda st, viewer: honest(st, viewer) | {"fashion": "new"})
    assert Film(whole, PATH).view(3, 0)["fashion"] == "new"


def test_an_exorcism_of_older_rules_gets_what_newer_ones_tell_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from core.ghostplay import projection

    honest, newer = projection._exorcism, {"place", "barred"}

    def older(st: Any, viewer: int) -> dict[str, Any] | None:
        told = honest(st, viewer)
        return told and {key: value for key, value in told.items() if key not in newer}

    monkeypatch.setattr(projection, "_exorcism", older)
    film = Film(read_back(make_replay(recording(SMALL))), PATH)
    monkeypatch.undo()
    frame = next(frame for frame in range(len(film)) if film.raw_view(frame, SPECTATOR)["exorcism"])
    assert not newer & set(film.raw_view(frame, 0)["exorcism"])
    for viewer in film.replay.viewers:
        told = film.view(frame, viewer)["exorcism"]
        assert (told["place"], told["barred"]) == (None, [])
