"""The twelve artifacts, one by one."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, DRAW, END, EXORCISM
from tests.ghostplay.position import position


@pytest.mark.rule("C-A01")
@pytest.mark.parametrize(
    ("ghost", "votes", "banished"), [("C-G03", "C-S01r C-S02r", True), ("C-G12", "C-S01b C-S02b", False)]
)
def test_the_peachwood_sword_eases_red_ghosts_for_its_host(ghost: str, votes: str, banished: bool) -> None:
    table = position(step=EXORCISM, ghosts={3: ghost}, hands={0: votes}, artifacts={0: "C-A01"})
    table.exorcise(3, {0: votes})
    assert (table.points(0) == ghost) is banished


@pytest.mark.rule("C-A01")
def test_the_peachwood_sword_is_no_help_to_another_host_or_against_x_ghosts() -> None:
    table = position(step=EXORCISM, ghosts={3: "C-G03"}, hands={1: "C-S01r C-S02r"}, artifacts={1: "C-A01"})
    table.exorcise(3, {1: "C-S01r C-S02r"})
    assert table.ghosts(3) == "C-G03"
    table = position(step=EXORCISM, ghosts={3: "C-G20"}, hands={0: "C-S01r C-S02r"}, artifacts={0: "C-A01"})
    table.exorcise(3, {0: "C-S01r C-S02r"})
    assert table.ghosts(3) == "C-G20"


@pytest.mark.rule("C-A02", "PK-101")
def test_the_three_purities_bell_gives_a_spirit_more_in_ones_own_draw_phase() -> None:
    table = position(step=DRAW, artifacts={0: "C-A02"}, roles={0: "C-R06"}, points={0: "C-G01"})
    table.answer(0, "choice", "cards")
    assert table.st.spirit == [6, 4, 4, 4, 4, 4]
    table = position(step=DRAW, player=1, artifacts={0: "C-A02"}, hands={1: "C-S01r"})
    assert table.st.spirit == [4, 5, 4, 4, 4, 4]


@pytest.mark.rule("C-A03", "C-G05")
def test_the_soul_banner_draws_a_ghost_that_haunted_this_turn_to_its_owner() -> None:
    table = position(step=APPARITION, deck="C-G05", ghosts={2: "C-G01"}, artifacts={4: "C-A03"})
    table.until(4, "priority")
    table.answer(4, "priority", "C-A03")
    assert [target.seat for target in table.st.priority.stack[0].targets] == [1, 4]
    table.resolve()
    assert (table.ghosts(1), table.ghosts(2), table.ghosts(4)) == ("", "C-G01", "C-G05")
    assert table.st.spirit[4] == 2


@pytest.mark.rule("C-A03")
def test_the_soul_banner_sends_its_owners_new_ghost_to_a_neighbour() -> None:
    table = position(step=APPARITION, deck="C-G05", artifacts={1: "C-A03"})
    table.use(1, "C-A03", 2)
    table.resolve()
    assert (table.ghosts(1), table.ghosts(2)) == ("", "C-G05")


@pytest.mark.rule("C-A03", "PK-330")
def test_the_soul_banner_takes_no_life_and_gives_the_king_none() -> None:
    lives = "C-G01 C-G10 C-G02"
    table = position(step=APPARITION, deck="C-G05", king=1, ghosts={1: lives}, artifacts={4: "C-A03"})
    assert table.ghosts(1) == lives + " C-G05"
    assert not table.can_use(4, "C-A03")
    table = position(step=APPARITION, deck="C-G05", king=2, ghosts={2: lives}, artifacts={1: "C-A03"})
    table.use(1, "C-A03")
    assert table.st.priority.stack[0].targets[1].seat == 0


@pytest.mark.rule("C-A04", "PK-208")
def test_the_cinnabar_brush_turns_one_vote_to_the_other_colour_unseen() -> None:
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands={0: "C-S01r", 2: "C-S02b"}, artifacts={2: "C-A04"})
    table.exorcise(3, {0: "C-S01r", 2: "C-S02b"})
    assert table.offers(2, "mark") == ["pass", "C-S02b"]
    table.answer(2, "mark", "C-S02b")
    table.votes()
    table.answer(0, "challenge", "pass")
    assert table.points(0) == "C-G01"
    for viewer in (0, 1):
        (laid,) = [event for event in table.events("voted", viewer=viewer) if event.data["seat"] == 2]
        assert laid.data == {"seat": 2, "count": 1}
    assert table.events("counted")[0].data["red"] == 2


@pytest.mark.rule("C-A04", "PK-204")
@pytest.mark.parametrize(("marked", "won"), [("C-S02b", False), ("C-S02r", True)])
def test_a_challenged_vote_is_judged_as_the_brush_marked_it(marked: str, won: bool) -> None:
    table = position(
        step=EXORCISM, ghosts={3: "C-G01"}, hands={0: "C-S01r", 2: f"{marked} C-A02"}, artifacts={2: "C-A04"}
    )
    table.exorcise(3, {0: "C-S01r", 2: marked})
    table.answer(2, "mark", marked)
    table.votes()
    table.answer(0, "challenge", 2)
    assert len(table.events("challenge_won")) == won
    assert len(table.events("challenge_lost")) == (not won)
    (judged,) = table.events("challenge_won", viewer=4) + table.events("challenge_lost", viewer=4)
    assert judged.data["flipped"] == [0]


@pytest.mark.rule("C-A04", "PK-902")
def test_a_marked_vote_that_was_shown_is_still_seen_as_marked_later_in_the_exorcism() -> None:
    hands = {0: "C-S01r", 2: "C-S02r C-A02", 4: "C-S03r"}
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands, artifacts={2: "C-A04"})
    table.exorcise(3, {0: "C-S01r", 2: "C-S02r", 4: "C-S03r"})
    table.answer(2, "mark", "C-S02r")
    table.votes()
    table.answer(0, "challenge", 2)
    assert table.match.view(5)["exorcism"]["challenged"] == [[2, True, ["C-S02r"], [0]]]


@pytest.mark.rule("C-A05", "PK-350")
def test_the_diamond_ring_lets_seven_cards_be_kept() -> None:
    hand = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r C-S07r C-S08r"
    table = position(step=END, hands={0: hand}, artifacts={0: "C-A05"})
    prompt = table.prompt(0, "discard")
    assert (prompt.least, prompt.most) == (1, 1)
    table = position(step=END, hands={0: hand})
    assert table.prompt(0, "discard").least == 3


@pytest.mark.rule("C-A06")
def test_the_thunder_tally_turns_a_card_into_a_card_and_a_spirit() -> None:
    table = position(artifacts={0: "C-A06"}, hands={0: "C-S01r C-S02r"}, draws="C-A01")
    table.use(0, "C-A06")
    table.answer(0, "discard", "C-S02r")
    assert table.hand(0) == "C-S01r"
    table.resolve()
    assert (table.hand(0), table.st.spirit[0]) == ("C-A01 C-S01r", 5)


@pytest.mark.rule("C-A06")
def test_the_thunder_tally_needs_a_card_to_discard() -> None:
    table = position(artifacts={0: "C-A06"})
    assert not table.can_use(0, "C-A06")


@pytest.mark.rule("C-A07")
def test_the_seven_star_sword_draws_for_each_challenge_won() -> None:
    hands = {0: "C-S01r", 1: "C-S01b", 2: "C-S02b", 3: "C-S02r"}
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands, artifacts={0: "C-A07"}, draws="C-A01 C-A02 C-A03")
    table.exorcise(3, hands)
    table.answer(0, "challenge", 1)
    table.answer(0, "challenge", 2)
    assert table.hand(0) == "C-A01 C-A02"
    table.answer(0, "challenge", 3)
    assert table.hand(0) == "C-A01 C-A02"


@pytest.mark.rule("C-A08")
def test_the_whisk_stops_no_rule_no_event_and_no_ghost() -> None:
    hand = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"
    table = position(step=END, hands={0: hand}, artifacts={0: "C-A08"})
    assert table.prompt(0, "discard").least == 1
    table = position(step=APPARITION, deck="C-V08", hands={1: hand}, artifacts={1: "C-A08"})
    assert table.prompt(1, "discard").least == 1
    table = position(step=DRAW, ghosts={0: "C-G02"}, artifacts={0: "C-A08"})
    assert table.held(0) == 1


@pytest.mark.rule("C-A09", "PK-211")
def test_the_gourd_draws_for_each_banishing_of_its_owner() -> None:
    for owner, cards in ((0, 1), (1, 0)):
        hands = {0: "C-S01r C-S02r"}
        table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands, artifacts={owner: "C-A09"})
        table.exorcise(3, hands)
        assert table.points(0) == "C-G01"
        assert table.held(owner) == cards


@pytest.mark.rule("C-A10")
def test_the_compass_looks_at_the_top_card_and_may_put_it_at_the_bottom() -> None:
    table = position(step=BEFORE, artifacts={0: "C-A10"}, deck="C-G05 C-V07")
    table.use(0, "C-A10")
    table.resolve()
    assert table.offers(0, "bury") == ["pass", "C-G05"]
    assert "cards" not in table.events("looked_deck", viewer=1)[0].data
    table.answer(0, "bury", "C-G05")
    assert table.st.spirit[0] == 3
    assert table.st.cards.ghosts[table.st.ghost_deck[0]].kind == "C-G05"
    table.end_window()
    assert table.events("turned_up")[0].data["face"] == "C-V07"


@pytest.mark.rule("C-A10")
def test_the_compass_may_leave_the_card_and_must_without_spirit() -> None:
    table = position(step=BEFORE, artifacts={0: "C-A10"}, deck="C-V07", spirit={0: 0})
    table.use(0, "C-A10")
    table.resolve()
    assert table.asked == [(0, "priority")]
    table.end_window()
    assert table.events("turned_up")[0].data["face"] == "C-V07"


@pytest.mark.rule("C-A10")
def test_the_compass_is_for_its_owners_turn() -> None:
    table = position(step=BEFORE, artifacts={1: "C-A10"})
    assert not table.can_use(1, "C-A10")


@pytest.mark.rule("C-A11", "PK-203")
def test_the_seal_of_law_makes_a_challenge_cost_two() -> None:
    hands = {0: "C-S01r", 1: "C-S01b", 2: "C-S02b"}
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands, artifacts={1: "C-A11"}, spirit={0: 3})
    table.exorcise(3, hands)
    table.answer(0, "challenge", 1)
    assert table.st.spirit[0] == 3 - 2 + 3
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands, artifacts={1: "C-A11"}, spirit={0: 1})
    table.exorcise(3, hands)
    assert table.seats_on_offer(0, "challenge") == [2]


@pytest.mark.rule("C-A12")
@pytest.mark.parametrize(("ghosts", "cards"), [("C-G01", 2), ("C-G01 C-G10", 3), ("C-G01 C-G08", 2)])
def test_the_parasol_draws_one_more_under_two_ghosts(ghosts: str, cards: int) -> None:
    table = position(step=DRAW, ghosts={0: ghosts}, artifacts={0: "C-A12"})
    assert table.held(0) == cards


@pytest.mark.rule("C-G08")
def test_an_artifact_closed_by_the_painted_skin_cannot_be_used() -> None:
    table = position(artifacts={0: "C-A06"}, ghosts={0: "C-G08"}, hands={0: "C-S01r"})
    assert not table.can_use(0, "C-A06")


@pytest.mark.rule("C-A03", "PK-111")
def test_an_artifact_lost_while_its_effect_waits_changes_nothing() -> None:
    """The use was announced and paid: a thief taken up by the Ghost Mother meanwhile doesn't undo it."""
    table = position(
        step=APPARITION, player=5, deck="C-G05 C-G17", king=5, candidate="C-K6",
        ghosts={5: "C-G01 C-G10 C-G02"}, artifacts={0: "C-A03"},
    )  # fmt: skip
    assert table.ghosts(0) == "C-G05"
    table.use(0, "C-A03")
    table.use(5, "C-K6")
    table.resolve()
    assert (table.artifact(0), table.ghosts(0)) == ("", "C-G05 C-G17")
    table.resolve()
    assert (table.ghosts(0), table.ghosts(1)) == ("C-G17", "C-G05")


@pytest.mark.rule("PK-213", "C-A04")
def test_passive_artifacts_work_during_an_exorcism_where_nothing_can_be_used() -> None:
    hands = {0: "C-S01r", 1: "C-S06r C-S01b"}
    table = position(step=AFTER, ghosts={3: "C-G01"}, hands=hands, artifacts={1: "C-A04", 0: "C-A07"})
    table.exorcise(3, {0: "C-S01r", 1: "C-S01b"})
    table.answer(1, "mark", "pass")
    assert table.asked == [(0, "challenge")]
    table.answer(0, "challenge", 1)
    assert table.held(0) == 1
