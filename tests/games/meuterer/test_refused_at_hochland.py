"""Where a verb begins: its first action, of nothing, rubies or Hochland, is done and refused like the others."""

import pytest
from msgspec import structs

from quarterdeck.core.errors import BrokenRule
from quarterdeck.core.luck import FastLuck
from tests.games.meuterer.played import Played, game
from tests.games.meuterer.test_refusals import refused
from tests.games.situations import situation

HANDS = (
    "rubies rubies wine conflict cloth",
    "salt grain cloth conflict wine",
    "cloth cloth grain salt wine",
    "salt salt grain conflict grain",
)
OTHERS = "1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate"


def back_at_hochland(sales: str = "0: show rubies; 0: show wine; 0: leave; 0: sell rubies at Hochland") -> Played:
    """Five islands on, five more, then two: the ship comes from Fingerhut, and Bernhard shows rubies."""
    return game(
        f"0: offer 0; 0: leave; {OTHERS}",
        f"0: offer 0; 0: leave; {OTHERS}",
        f"0: offer 0; 0: show cloth; {OTHERS}; 0: show conflict; 0: show wine; 0: leave; draw wine grain cloth",
        f"0: offer 0; 0: show rubies; {OTHERS}; {sales}",
        hands=HANDS,
    )


def test_an_offer_cannot_be_made_twice() -> None:
    """M2.1, M3.1: not even one of nothing."""
    assert refused(game("0: offer 0"), 0, "offer 0") == ("M3.1", "goods-first", {})


def test_what_was_named_for_an_island_is_sold_there() -> None:
    """M7.5: who names rubies for Hochland puts one of them there, or both."""
    asked = back_at_hochland()
    assert asked.legal(0) == ["put 1 at Hochland", "put 2 at Hochland"]
    split = {"island": "Hochland", "least": 1, "most": 2}
    assert refused(asked, 0, "put 0 at Hochland") == ("M7.5", "split-range", split)
    assert refused(asked, 0, "put 3 at Hochland") == ("M7.5", "split-range", split)


def test_of_one_kind_all_may_go_to_the_other_island() -> None:
    """M7.5: nothing is put at Hochland, so both rubies are sold at Fingerhut."""
    asked = back_at_hochland("0: show rubies; 0: leave")
    assert asked.legal(0) == ["put 0 at Hochland", "put 1 at Hochland", "put 2 at Hochland"]
    sold = {"seat": 0, "good": "rubies", "number": 2, "island": "Fingerhut"}
    end = back_at_hochland("0: show rubies; 0: leave; 0: put 0 at Hochland; draw grain wine")
    assert end.cited("sale-chosen") == [("M7.5", sold)]
    assert end.cited("nothing-sold")[-1] == ("M7.3", {"island": "Hochland"})


def test_a_copy_of_a_split_has_its_bounds() -> None:
    """M7.5: and all else that is true."""
    truth = back_at_hochland().truth
    assert truth.copy() == truth
    assert truth.copy().legal(0) == truth.legal(0)


def test_a_copy_knows_where_the_pirates_are() -> None:
    """M10.6"""
    truth = game("0: offer 0", pirates=True).truth
    assert truth.copy() == truth


def test_whoever_imagines_a_split_knows_its_bounds() -> None:
    """M7.5, G1.3: least and most are public."""
    asked = back_at_hochland()
    setting = asked.referee.setting
    for viewer in range(-1, 4):
        world = setting.imagine(asked.view(viewer), FastLuck(viewer + 2))
        assert setting.view(world, viewer) == asked.view(viewer)
        assert list(world.legal(0)) == asked.referee.legal(0)


def test_rubies_that_were_not_shown_are_not_sold() -> None:
    """M7.2: at the second of two islands that buy any."""
    record = situation("meuterer", "both-any-a-kind-each")
    asked = Played.of(structs.replace(record, log=record.log[: record.log.index("0: sell wine at Piratennest") + 1]))
    assert refused(asked, 0, "sell rubies at Hochland") == ("M7.2", "not-shown", {"good": "rubies"})


def test_rubies_that_were_not_drawn_are_not_given_back() -> None:
    """M9.3"""
    start = "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 3: leave; 3: take cabin-boy; 2: leave"
    hands = (*HANDS[:2], "rubies cloth grain salt wine", HANDS[3])
    asked = game(start, "2: take loader; draw salt grain grain wine", hands=hands)
    assert refused(asked, 2, "return rubies") == ("M9.3", "not-drawn", {"card": "rubies"})


def test_a_first_captain_who_does_not_sit_here_is_no_seat() -> None:
    """M1.3: what a record says of it."""
    with pytest.raises(BrokenRule, match="“four” is no seat"):
        Played.of(structs.replace(situation("meuterer", "worked-example"), log=("first four",)))
