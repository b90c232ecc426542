"""The program's replays: every match leaves one, any match can be exported, and a match can go on from one."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from client.config import Settings
from client.i18n import Translator
from client.replays import ReplayMaker, continued, recording_now
from client.running import RunningMatch
from client.scenes.ports import MatchChoice
from client.service import Service
from client.session import InlineThinker
from core.kernel import MODERATOR, SPECTATOR
from saves import SaveStore, history
from saves.replay_check import check_replay
from saves.replay_errors import UnplayableReplay
from saves.replay_format import pack_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_store import ReplayStore, read_replay


class Stage:
    """Notes what is shown."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def reset(self, scene: Any) -> None:
        self.shown = [scene]

    def push(self, scene: Any) -> None:
        self.shown.append(scene)


class Program:
    """The program without its window: what is posted to the thread that draws is done when `settle` is called."""

    def __init__(self, folder: Path) -> None:
        self.posted: list[Callable[[], None]] = []
        self.notes: list[str] = []
        self.stage = Stage()
        self.replays = ReplayStore(folder / "replays")
        self.saves = SaveStore(folder / "saves")
        self.service: Service[Any] = Service(
            self.saves,
            Settings(pace="instant"),
            Translator("en", strict=True),
            self.stage,
            table=lambda service, running: running,
            title=lambda service: "title",
            replays=ReplayMaker(self.replays, self.posted.append),
            viewer=lambda service, film: film,
            note=self.notes.append,
        )

    @property
    def running(self) -> RunningMatch:
        running = self.service.running
        assert running is not None
        return running

    def start(self, *, person: bool = True, seats: int = 3) -> None:
        choice = MatchChoice("peak", "three" if seats == 3 else "four", tuple("ABCDEFGH"[:seats]), "random", seed="5")
        (self.service.start if person else self.service.watch)(choice)
        self.running.session._thinker.close()
        self.running.session._thinker = InlineThinker()

    def play(self, answers: int = 100_000, seed: int = 3) -> None:
        """Answer for the person at random, for so many answers of his or to the end."""
        chance, session = random.Random(seed), self.running.session
        while answers and not session.over:
            session.update()
            prompt = session.prompt()
            if prompt is not None:
                count = chance.randint(prompt.least, prompt.most)
                session.answer(sorted(chance.sample(range(len(prompt.options)), count)))
                answers -= 1
                if session.can_undo() and chance.random() < 0.3:
                    session.undo()
        session.update()

    def settle(self) -> None:
        """Let everything be made, and what it posts be done."""
        self.service.replays.maker.wait()
        while self.posted:
            self.posted.pop(0)()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.service.end()


def only_replay(program: Program) -> tuple[Path, Replay]:
    (entry,) = program.replays.entries()
    return entry.path, read_replay(entry.path)


def test_every_match_that_ends_leaves_a_whole_replay(program: Program) -> None:
    program.start()
    program.play()
    assert program.running.session.over
    program.settle()
    path, replay = only_replay(program)
    assert (replay.summary.kind, replay.summary.viewer, replay.summary.over) == ("whole", 0, True)
    assert list(replay.summary.names) == ["A", "B", "C"]
    check_replay(replay, path)
    film = Film(replay, path)
    assert film.view(film.last, 0)["outcome"] == program.running.session.view()["outcome"]
    assert not program.notes


def test_a_match_resumed_in_between_leaves_it_too(program: Program) -> None:
    program.start()
    program.play(6)
    save_id = program.running.save_id
    program.service.show_title()
    program.service.resume(save_id)
    program.running.session._thinker = InlineThinker()
    program.play(seed=4)
    program.settle()
    path, replay = only_replay(program)
    assert replay.body.first_fact == 0
    check_replay(replay, path)


def test_a_match_begun_under_other_rules_leaves_its_whole_story_and_what_can_be_proved(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.start()
    program.play(6)
    before = program.running.session.events(0)
    save_id = program.running.save_id
    program.service.show_title()
    monkeypatch.setattr(history, "rules_digest", lambda: b"otherone")
    program.service.resume(save_id)
    assert program.running.changed
    program.running.session._thinker = InlineThinker()
    program.play(seed=4)
    program.settle()
    path, replay = only_replay(program)
    check_replay(replay, path)
    assert replay.body.first_fact == 0
    assert pack(Film(replay, path).events(0, 0, len(before))) == pack(before)


def test_a_running_match_is_exported_as_its_player_saw_it(program: Program) -> None:
    program.start()
    program.play(8)
    before = program.running.session.view()
    program.service.save_replay()
    program.settle()
    path, replay = only_replay(program)
    assert path.parent.name == "favourites"
    assert replay.viewers == (0,)
    film = Film(replay, path)
    assert film.view(film.last, 0)["players"] == before["players"]
    assert program.notes == [f"The replay is kept for good: {path}"]


def test_a_match_of_bots_alone_is_exported_whole(program: Program) -> None:
    program.start(person=False)
    program.running.session.update()
    program.service.save_replay()
    program.settle()
    path, replay = only_replay(program)
    assert replay.summary.kind == "whole"
    assert replay.summary.viewer == SPECTATOR
    check_replay(replay, path)


def test_a_match_that_began_at_a_position_leaves_a_replay_from_there_on(program: Program) -> None:
    position = {"mode": "three", "seats": 3, "turn": 5, "player": 1, "step": "day"}
    program.service.start(MatchChoice("peak", "three", tuple("ABC"), "random", seed="5", position=position))
    program.running.session._thinker = InlineThinker()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    check_replay(replay, path)
    assert Film(replay, path).view(0, 0)["turn"] == 5


def test_a_match_that_ended_as_the_program_was_killed_leaves_its_replay_the_next_time(tmp_path: Path) -> None:
    killed = Program(tmp_path)
    killed.service.replays.maker.make = lambda *args, **options: None  # type: ignore[method-assign]
    killed.start()
    killed.play()
    killed.service.end()
    assert killed.replays.entries() == []
    program = Program(tmp_path)
    program.service.open()
    program.settle()
    path, replay = only_replay(program)
    assert (replay.summary.over, replay.summary.viewer) == (True, 0)
    check_replay(replay, path)
    program.service.end()

    again = Program(tmp_path)
    again.replays.delete(path)
    again.service.open()
    again.settle()
    assert again.replays.entries() == [], "what was thrown away doesn't come back"
    again.service.end()


def test_watching_waits_until_the_replay_is_made(program: Program) -> None:
    program.start()
    program.play()
    program.service.watch_replay()
    assert len(program.stage.shown) == 1
    assert program.notes == ["The replay is being written…"]
    program.settle()
    assert isinstance(program.stage.shown[-1], Film)
    program.service.watch_replay()
    assert len(program.stage.shown) == 3


def test_the_replay_of_a_saved_match_is_watched_and_made_anew_where_it_is_gone(program: Program) -> None:
    program.start()
    program.play()
    save_id = program.running.save_id
    program.settle()
    path, _ = only_replay(program)
    program.service.show_title()
    program.service.watch_saved(save_id)
    assert program.stage.shown[-1].path == path
    program.replays.delete(path)
    program.service.watch_saved(save_id)
    assert program.notes == ["The replay is being written…"]
    program.settle()
    again = only_replay(program)[0]
    assert program.stage.shown[-1].path == again != path
    with pytest.raises(Exception, match="missing"):
        program.service.watch_saved("none such")


def test_keeping_the_replay_of_a_finished_match_makes_it_a_favourite(program: Program) -> None:
    program.start()
    program.play()
    program.settle()
    program.service.save_replay()
    path, _ = only_replay(program)
    assert path.parent.name == "favourites"
    program.service.save_replay()
    program.service.watch_replay()
    assert program.stage.shown[-1].path == path


def test_what_a_seat_saw_is_saved_from_a_whole_replay(program: Program) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    program.service.save_seat_replay(Film(replay, path), 1)
    program.settle()
    other = next(entry for entry in program.replays.entries() if entry.path != path)
    assert other.favourite
    own = read_replay(other.path)
    assert own.viewers == (1,)
    whole, seen = Film(replay, path), Film(own, other.path)
    assert pack(seen.view(seen.last, 1)["players"]) == pack(whole.view(whole.last, 1)["players"])
    assert pack(seen.events(1, 0, 10_000)) == pack(whole.events(1, 0, 10_000))


def test_a_folder_that_can_not_be_written_is_said_and_nothing_else_happens(program: Program) -> None:
    program.replays.folder.write_text("in the way")
    program.start()
    program.play()
    program.settle()
    assert len(program.notes) == 1
    assert program.notes[0].startswith("The replay couldn’t be written: The folder")
    with pytest.raises(Exception, match="error-folder"):
        program.service.watch_replay()


# ---------------------------------------------------------------------- playing on from a replay


@pytest.mark.parametrize("place", [0.0, 0.4, 0.9])
def test_a_match_goes_on_from_any_frame(program: Program, place: float) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    content = path.read_bytes()
    film = Film(replay, path)
    frame = int(film.last * place)
    program.service.continue_replay(film, frame, 2)
    session = program.running.session
    session._thinker = InlineThinker()
    assert [who.bot is None for who in session.controllers] == [False, False, True]
    shown, now = film.view(frame, 2), session.match.view(2)
    for key in ("turn", "step", "players", "ghost_deck", "spell_discard", "next_event"):
        assert pack(shown[key]) == pack(now[key]), key
    assert pack(session.events(0)) == pack(film.events(2, 0, film.next_fact(frame)))
    program.play(seed=9)
    assert session.over
    program.settle()
    assert path.read_bytes() == content, "the replay stays as it is"
    other = next(entry.path for entry in program.replays.entries() if entry.path != path)
    again = read_replay(other)
    check_replay(again, other)
    assert len(again.body.facts) + again.body.first_fact >= film.next_fact(frame)


def pack(plain: Any) -> bytes:
    from saves.format import packed

    return packed(plain)


def test_what_comes_by_chance_is_drawn_anew(program: Program) -> None:
    program.start(person=False)
    program.settle()
    while not program.running.session.over:
        program.running.session.update()
    program.settle()
    path, replay = only_replay(program)
    film = Film(replay, path)
    keys = {continued(film, 10, 0).match.with_state(lambda state: state.chance.key) for _ in range(3)}
    assert len(keys) == 3


def test_a_match_that_goes_on_is_saved_and_resumed_like_any_other(program: Program) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    film = Film(replay, path)
    program.service.continue_replay(film, film.last // 2, 1)
    program.running.session._thinker = InlineThinker()
    program.play(3)
    view, events = program.running.session.view(), program.running.session.events(0)
    save_id = program.running.save_id
    program.service.show_title()
    program.service.resume(save_id)
    assert program.running.session.view() == view
    assert pack(program.running.session.events(0)) == pack(events)


def test_other_rules_may_refuse_to_go_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    film = Film(replay, path)
    from core.ghostplay import turn

    honest = turn.window_options
    monkeypatch.setattr(turn, "window_options", lambda *args: honest(*args) + honest(*args)[:1])
    shown = list(program.stage.shown)
    with pytest.raises(UnplayableReplay):
        program.service.continue_replay(film, film.last - 1, 0)
    assert program.stage.shown == shown


def test_the_recording_is_the_match(program: Program) -> None:
    program.start()
    program.play(5)
    taped = recording_now(program.running)
    match = taped.match()
    from saves.replay_recording import replayed

    for _ in replayed(match, taped.answers):
        pass
    assert match.view(MODERATOR) == program.running.session.match.view(MODERATOR)
    assert pack_replay(read_back(program))


def read_back(program: Program) -> Replay:
    from saves.replay_film import make_replay

    return make_replay(recording_now(program.running), seat=0)
