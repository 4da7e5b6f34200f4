"""Situations: the three ends of the game and what is counted."""

import pytest

from tests.games.freibeuter.played import Played

# F11.1 The last store


@pytest.mark.parametrize("first", ["store", "ship"])
def test_a_ship_encircled_with_the_last_store_is_still_captured(first: str) -> None:
    """F11.1: whichever comes first, the other tokens of the placement are resolved, then the game ends."""
    names = {"store": "last-store-resolve-all-store-first", "ship": "last-store-resolve-all-ship-first"}
    played = Played(names[first])
    assert played.money == [20 + 6 - 6, 20 + 2 + 6]
    assert played.captured[0] == (0, 1, 0, 0)
    assert played.boarded == [(), ()]
    assert played.stocks == [22, 22]
    assert played.end == ("F11.1", (0,), (30, 28))
    assert played.told("ended-1") == [("F11.1", {})]


def test_under_instant_a_ship_resolved_after_the_last_store_stays_with_its_boat() -> None:
    """F11.1, F11.4: the letter of the book; the ship counts for nothing."""
    played = Played("last-store-instant-store-first")
    view = played.view()
    assert view.tokens["C1"] == "ship2"
    assert view.gone == {"D1": "store"}
    assert view.waiting == ()
    assert played.boarded == [("C1",), ()]
    assert played.captured == [(0, 0, 0, 0), (0, 0, 0, 0)]
    assert played.money == [26, 22]
    assert played.stocks == [21, 22]
    assert played.end == ("F11.1", (0,), (26, 22))


def test_under_instant_a_ship_resolved_before_the_last_store_is_captured() -> None:
    """F11.1, F6.3: the player who placed chose so."""
    played = Played("last-store-instant-ship-first")
    assert played.end == ("F11.1", (0,), (30, 28))
    assert played.captured[0] == (0, 1, 0, 0)
    assert played.boarded == [(), ()]
    assert played.stocks == [22, 22]


def test_under_instant_two_more_boarded_ships_stay_on_the_board() -> None:
    """F11.1, F11.5: each with its boarding boat, and nobody pays."""
    played = Played("last-store-instant-two-tokens-stay")
    assert played.boarded == [("C3",), ("C4",)]
    assert {"C3", "C4"} <= set(played.view().tokens)
    assert played.view().waiting == ()
    assert played.told("paid") == []
    assert played.stocks == [20, 20]
    assert played.end == ("F11.1", (0,), (26, 22))


def test_under_instant_the_dutchman_still_leaves_the_sea() -> None:
    """F11.1, F5.3."""
    played = Played("last-store-instant-dutchman-leaves")
    assert played.view().dutchman is None
    assert played.told("dutchman-left") == [("F5.3", {"region": "D1"})]
    assert played.money == [24, 22]
    assert played.boarded == [("C1",), ()]
    assert played.end == ("F11.1", (0,), (24, 22))


def test_a_last_store_alone_ends_the_game_once() -> None:
    """F11.1, F11.4: it is paid, and nobody draws."""
    played = Played("last-store-alone-instant")
    assert played.end == ("F11.1", (0, 1), (24, 24))
    assert len(played.told("ended-1")) == 1
    assert played.owners[1].sea_cards == 3


# F11.2 The sea cards run out


def test_with_an_empty_sea_pile_a_dutchman_card_is_drawn() -> None:
    """F10.3, F10.4: the referee draws it; the game ends at the player with no sea card in hand."""
    played = Played("sea-runs-out-must-draw-dutchman-drawn")
    assert played.told("drew-sea") == [("F10.1", {"seat": 0})]
    assert played.told("drew-dutchman") == [("F10.4", {"seat": 1}), ("F10.4", {"seat": 0})]
    assert [owner.sea_cards for owner in played.owners] == [1, 0]
    assert played.end == ("F11.2", (0, 1), (20, 20))


def test_under_pile_empty_the_game_ends_at_the_next_draw() -> None:
    """F10.3, F11.2: drawing the last sea card did not end it."""
    before = Played("sea-runs-out-pile-empty-ends", before="1: place C1")
    assert before.view().sea_pile == 0
    assert before.referee.actors() == [1]
    played = Played("sea-runs-out-pile-empty-ends")
    assert played.end == ("F11.2", (0, 1), (20, 20))
    assert played.view().dutchman_pile == 2
    assert played.owners[1].sea_cards == 1
    assert played.told("drew-dutchman") == []


def test_under_pile_empty_boarding_goes_on_since_no_draw_is_due() -> None:
    """F10.3, F3.1."""
    played = Played("sea-runs-out-boarding-goes-on")
    assert played.boarded == [("B1",), ("A1", "D1")]
    assert played.end == ("F11.2", (0, 1), (20, 20))


def test_the_game_ends_for_want_of_a_sea_card_in_hand_though_dutchman_cards_are_left() -> None:
    """F10.3, F11.2."""
    played = Played("sea-runs-out-no-sea-card-in-hand")
    assert played.view().dutchman_pile == 2
    assert played.told("drew-sea") == [("F10.4", {"seat": 0})]
    assert played.end == ("F11.2", (0, 1), (20, 20))


@pytest.mark.parametrize("name", ["both-piles-empty", "both-piles-empty-under-pile-empty"])
def test_the_game_ends_when_both_piles_are_empty(name: str) -> None:
    """F10.3, F11.2: with sea cards in hand, under either reading."""
    played = Played(name)
    assert played.end == ("F11.2", (0, 1), (20, 20))
    assert [owner.sea_cards for owner in played.owners] == [1, 2]
    assert played.told("ended-2") == [("F11.2", {})]


# F11.3 No boat left


def test_the_last_boat_ends_the_game_at_its_owners_next_turn() -> None:
    """F11.3: Birgit still has her turn."""
    before = Played("last-boat-ends-at-the-owners-next-turn", before="1: cash C3")
    assert before.stocks == [0, 1]
    assert before.referee.actors() == [1]
    played = Played("last-boat-ends-at-the-owners-next-turn")
    assert played.end == ("F11.3", (1,), (20, 22))
    assert played.told("ended-3") == [("F11.3", {"seat": 0})]


def test_a_boat_that_comes_back_in_time_saves_the_turn() -> None:
    """F11.3, F7.4: Birgit closes Volker's ship, and so he has a boat to begin with; she has none."""
    before = Played("boat-comes-back-in-time", before="1: place B2")
    assert before.stocks == [0, 1]
    after = Played("boat-comes-back-in-time", before="0: board F6")
    assert after.stocks == [1, 0]
    assert after.referee.actors() == [0]
    played = Played("boat-comes-back-in-time")
    assert played.told("ended-3") == [("F11.3", {"seat": 1})]
    assert played.end == ("F11.3", (1,), (24, 26))


def test_a_boat_that_comes_back_may_have_to_mark_the_debt() -> None:
    """F9.2, F11.3: the stock was empty, the boarding boat returns first and is taken at once."""
    before = Played("last-boat-marks-the-debt", before="1: place B2")
    assert before.stocks[0] == 0
    played = Played("last-boat-marks-the-debt")
    assert played.stocks == [0, 0]
    assert played.debts == [13, 0]
    assert played.keys("captured")[:6] == ["captured", "boat-returned", "borrowed", "debt-marked", "paid", "drew-sea"]
    assert played.end == ("F11.3", (1,), (20 - 26, 19))


def test_a_debtor_without_a_boat_ends_the_game_only_when_his_turn_comes() -> None:
    """F11.3, F9.2: Dieter still plays; he, Birgit and Volker all have none by then, and Volker is next."""
    played = Played("debt-with-no-boat-left-ends-his-next-turn")
    assert played.stocks == [0, 0, 0]
    assert played.told("ended-3") == [("F11.3", {"seat": 0})]
    assert played.end == ("F11.3", (1,), (20 - 30, 13, 5))


# F11.4 Which comes first


def test_the_last_store_comes_before_the_empty_pile() -> None:
    """F11.4: both piles are empty when the last store is encircled; it is F11.1."""
    played = Played("last-store-and-empty-pile-at-once")
    view = played.view()
    assert (view.sea_pile, view.dutchman_pile) == (0, 0)
    assert played.end == ("F11.1", (0, 1), (24, 24))


def test_the_last_store_comes_before_the_last_boat() -> None:
    """F11.4: nobody has a boat left, but no turn begins any more."""
    played = Played("last-store-with-the-last-boat")
    assert played.stocks == [0, 0]
    assert played.end == ("F11.1", (0, 1), (24, 24))
    assert played.told("ended-3") == []


def test_the_empty_pile_comes_before_the_last_boat() -> None:
    """F11.4: the draw is due before the next turn begins."""
    played = Played("empty-pile-with-the-last-boat")
    assert played.stocks == [0, 0]
    assert played.end == ("F11.2", (0, 1), (20, 20))


# F11.5 What is counted


def test_wealth_may_be_negative() -> None:
    """F11.5, F9.3: a 20/4 ship with four helpers and an empty purse: 20 - 2 x 16."""
    played = Played("negative-wealth")
    assert played.debts == [16, 0]
    assert played.end == ("F11.1", (1,), (-12, 24))
    assert played.told("wealth")[0] == ("F11.5", {"seat": 0, "money": 0, "ships": 20, "debt": 32, "wealth": -12})
    assert len(played.boarded[0]) == 5


def test_two_of_three_share_the_win() -> None:
    """F11.5: equals share."""
    played = Played("two-of-three-share-the-win")
    assert played.end == ("F11.3", (0, 1), (22, 22, 20))
    assert played.told("won") == [("F11.5", {"seat": 0}), ("F11.5", {"seat": 1})]
    outcome = played.referee.outcome
    assert outcome is not None
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
