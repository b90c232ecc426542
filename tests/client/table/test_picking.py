from client.scenes.table.picking import Picker, Place
from core.kernel.prompts import PASS, Option, Prompt

HAND = ("C-A01", "C-S04b", "C-S04b", "C-S08r")


def asked(kind: str, *options: Option, least: int = 1, most: int = 1, ordered: bool = False) -> Picker:
    return Picker(Prompt(1, 0, kind, options, least, most, (0,), ordered, {}), HAND)


def test_options_find_their_places() -> None:
    picker = asked(
        "day",
        PASS,
        Option("draw"),
        Option("card", "C-S04b"),
        Option("card", "C-S04b"),
        Option("equip", "C-A01"),
        Option("skill", "C-R01.1"),
    )
    assert picker.places == {
        Place("pass"): 0,
        Place("button", number=1): 1,
        Place("hand", number=1): 2,
        Place("hand", number=2): 3,
        Place("hand", number=0): 4,
        Place("button", number=5): 5,
    }
    assert picker.pick(Place("hand", number=2)) == (3,)
    assert picker.confirmed() == (0,)


def test_targets_stand_on_the_table() -> None:
    picker = asked("target", Option("seat", seat=3), Option("ghost", "C-G02", 1, 2), Option("use", "C-S04", 2, 0))
    assert set(picker.places) == {Place("seat", 3), Place("ghost", 1, 2), Place("stack", number=0)}
    assert picker.confirmed() is None
    assert Place("ghost", 1, 2).widget_id == "ghost-1-2"


def test_cards_that_are_not_in_hand_go_to_the_panel() -> None:
    assert set(asked("take", Option("card", "C-S04b", 2)).places) == {Place("panel", number=0)}
    assert set(asked("give", Option("card", "C-S15r")).places) == {Place("panel", number=0)}


def test_what_nobody_knows_goes_to_the_panel() -> None:
    picker = asked("strange", Option("wonder", "x"), Option("wonder", "y"))
    assert set(picker.places) == {Place("panel", number=0), Place("panel", number=1)}


def test_two_options_at_one_place_are_both_reachable() -> None:
    picker = asked("target", Option("seat", "a", 3), Option("seat", "b", 3))
    assert sorted(picker.places.values()) == [0, 1]


def test_votes_are_gathered_and_confirmed() -> None:
    options = tuple(Option("card", face) for face in HAND)
    picker = asked("votes", *options, least=0, most=2)
    assert picker.confirmed() == ()
    for number in (3, 0, 1):
        assert picker.pick(Place("hand", number=number)) is None
    assert picker.picked == [3, 0], "no more than allowed"
    assert picker.confirmed() == (0, 3)
    picker.pick(Place("hand", number=3))
    assert picker.picked == [0]
    assert picker.step_back()
    assert not picker.step_back()


def test_a_discard_must_be_complete() -> None:
    picker = asked("discard", *(Option("card", face) for face in HAND), least=2, most=2)
    assert picker.confirmed() is None
    picker.pick(Place("hand", number=1))
    assert (picker.missing, picker.confirmed()) == (1, None)
    picker.pick(Place("hand", number=0))
    assert picker.confirmed() == (0, 1)


def test_ordered_picks_keep_their_order() -> None:
    options = tuple(Option("ghost_card", f"C-G0{n}", place=n) for n in range(3))
    picker = asked("arrange", *options, least=3, most=3, ordered=True)
    for number in (2, 0, 1):
        picker.pick(Place("panel", number=number))
    assert picker.order_of(Place("panel", number=2)) == 1
    assert picker.confirmed() == (2, 0, 1)


def test_an_identity_named_anew_replaces_the_first() -> None:
    options = tuple(Option("identity", name, seat) for seat in (1, 2) for name in ("taiping", "tianshi"))
    picker = asked("name", *options, least=2, most=2)
    for number in (0, 2, 1):
        picker.pick(Place("panel", number=number))
    assert sorted(picker.picked) == [1, 2]


def test_a_single_discard_is_confirmed() -> None:
    options = tuple(Option("card", face) for face in HAND)
    picker = asked("discard", *options)
    assert picker.confirmed() is None
    assert picker.pick(Place("hand", number=1)) is None
    assert picker.pick(Place("hand", number=3)) is None
    assert picker.picked == [3], "another click thinks better of it"
    assert picker.confirmed() == (3,)
    assert picker.step_back()
    assert picker.confirmed() is None


def test_a_second_click_confirms_a_single_gift() -> None:
    picker = asked("give", *(Option("card", face) for face in HAND))
    assert picker.pick(Place("hand", number=2)) is None
    assert picker.pick(Place("hand", number=2)) == (2,)


def test_a_single_discard_that_may_be_declined() -> None:
    picker = asked("discard", PASS, Option("card", HAND[0]))
    assert picker.confirmed() == (0,)
    assert picker.pick(Place("hand", number=0)) is None
    assert picker.confirmed() == (1,)
    assert picker.pick(Place("pass")) == (0,)
