"""M10 and M11: the pirates variant, and the two books."""

import pytest

from quarterdeck.core.errors import BadSetting
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.box.options import MeutererOptions
from tests.games.meuterer.played import PLAIN_FOUR, game, played

PIRATES = ("wine wine grain pirates cloth", *PLAIN_FOUR[1:])


def test_the_pirate_ship_begins_at_piratennest() -> None:
    """M10.1: the card joins the goods, 37 in all."""
    view = game(hands=PIRATES, pirates=True).view()
    assert view.pirates == 9
    assert view.pile + 20 == 37
    assert game().view().pirates is None


def test_the_pirates_card_is_discarded_at_once_and_the_pirates_sail_counter_clockwise() -> None:
    """M10.2: as far as cards are left in the hand; the player stays in the phase."""
    end = played("pirates-miss")
    assert end.cited("pirates-sail") == [("M10.2", {"seat": 0, "number": 3, "island": "Kalte Klippe"})]
    assert end.view().pirates == 9 - 3
    assert end.view().discards == ("pirates",)
    assert end.view().sailors[0].left is None
    assert [sailor.shown for sailor in end.view().sailors[:2]] == [("wine",), ("salt",)]


@pytest.mark.parametrize("how", ["pirates-pass", "pirates-meet"])
def test_pirates_that_meet_or_pass_the_ship_take_all_that_was_shown(how: str) -> None:
    """M10.3: conflict cards too."""
    end = played(how)
    assert end.cited("robbed") == [("M10.3", {"cards": ["wine", "conflict"]})]
    assert all(sailor.shown == () for sailor in end.view().sailors)
    assert end.view().discards == ("wine", "conflict", "pirates")


def test_pirates_that_start_on_the_ships_island_rob_even_without_sailing() -> None:
    """M10.3"""
    end = played("pirates-start-on-the-ship")
    assert end.cited("pirates-sail") == [("M10.2", {"seat": 0, "number": 0, "island": "Piratennest"})]
    assert end.cited("robbed") == [("M10.3", {"cards": ["salt", "wine", "wine", "cloth", "grain", "conflict"]})]
    assert end.told("sold") == []


def test_the_ship_may_meet_and_pass_the_pirates() -> None:
    """M10.4: it sails to Piratennest itself and beyond, and nothing happens."""
    end = played("pirates-start-on-the-ship")
    assert end.told("sailed")[0]["island"] == "Piratennest"
    assert len(end.told("robbed")) == 1


def test_a_held_pirates_card_counts_for_destinations() -> None:
    """M10.5"""
    left = game("0: offer 0; 0: leave", hands=PIRATES, pirates=True)
    assert left.cited("captain-left") == [("M3.5", {"seat": 0, "number": 5, "island": "Affeninsel"})]


def test_the_pirate_ship_stays_where_it_landed() -> None:
    """M10.6"""
    end = played("robbery-after-some-have-left")
    assert end.view().round == 2
    assert end.view().pirates == 12 + 2 - 2 - 12  # two cards left, so two islands back


def test_after_a_robbery_the_phase_goes_on_where_it_was() -> None:
    """M10.7: who left stays out with role and destination; the mutiny has lost the sword it had shown."""
    end = played("robbery-after-some-have-left")
    assert end.cited("robbed") == [("M10.3", {"cards": ["wine", "wine", "cloth", "conflict"]})]
    assert end.cited("mutiny-succeeded") == [("M5.5", {"mutiny": 0, "captain": 0})]
    assert end.cited("nothing-sold") == [("M7.3", {"island": "Hochland"})]


def test_the_french_reading_is_a_preset() -> None:
    """M11.1"""
    french = MEUTERER.choose({"preset": "French"})
    assert isinstance(french, MeutererOptions)
    assert (french.shown_conflicts, french.loader_returns, french.pirates) == ("ignore", "under_draw", False)
    changed = MEUTERER.choose({"preset": "french", "loader_returns": "discard", "pirates": True})
    assert isinstance(changed, MeutererOptions)
    assert (changed.shown_conflicts, changed.loader_returns, changed.pirates) == ("ignore", "discard", True)
    with pytest.raises(BadSetting, match="option-value: option preset, value german, offered"):
        MEUTERER.choose({"preset": "german"})


def test_by_the_french_reading_shown_conflicts_are_nothing_and_rejects_go_under_the_pile() -> None:
    """M11.1, M5.4, M9.3"""
    end = game(
        "0: offer 0; 0: show conflict; 1: leave; 1: take mutineer; 2: leave; 2: take cabin-boy",
        "3: leave; 3: take loader; 0: leave; 0: fight 0; 1: fight 0; 2: fight 0; draw grain grain grain; draw wine",
        preset="french",
    )
    assert end.cited("mutiny-succeeded") == [("M5.5", {"mutiny": 0, "captain": 0})]
    assert end.view().pile == 16 - 4


def test_the_last_port_is_the_ships_own_island() -> None:
    """M11.2: a captain with an empty hand stays where the ship is, not where it came from."""
    start = (
        "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate"
    )
    asked = game(
        start, "0: offer 0; 0: show wine; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: show salt"
    )
    asked.act("0: show wine", "3: show salt", "0: show grain", "3: show rubies", "0: show conflict", "3: show conflict")
    asked.act("0: show cloth", "3: show grain")
    assert asked.cited("captain-left")[-1] == ("M3.3", {"seat": 0, "number": 0, "island": "Affeninsel"})
