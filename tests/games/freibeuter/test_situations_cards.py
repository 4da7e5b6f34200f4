"""Situations: boats and money for sea cards, credit, and draws without a choice."""

import pytest

from quarterdeck.core.errors import IllegalAction
from tests.games.freibeuter.played import Played


def test_a_second_boat_may_be_another_players() -> None:
    """F4.2, F4.4."""
    played = Played("second-boat-by-another-player")
    assert [owner.boats for owner in played.owners] == [("C3",), ("C3",)]
    assert played.stocks == [24, 24]
    assert played.money == [20, 20]


def test_a_second_boat_may_be_ones_own() -> None:
    """F4.2, F4.4."""
    played = Played("second-boat-by-the-same-player")
    assert played.owners[0].boats == ("C3", "C3")
    assert played.stocks == [23, 24]
    assert played.view().discards.sea == ("C3", "C3")


def test_a_second_boat_closes_nothing() -> None:
    """F4.4, F6.1: three sides are closed, and B2 closed twice is still one side."""
    played = Played("second-boat-closes-nothing")
    assert played.view().tokens["B2"] == "ship3"
    assert played.view().gone == {}
    assert played.keys("placed") == ["placed", "drew-sea"]


def test_the_only_card_of_a_border_region_is_gone_with_its_boat() -> None:
    """F4.4, F1.3: A1 lies in the open discard pile and nowhere else."""
    played = Played("border-region-holds-one-boat")
    assert played.view().discards.sea == ("A1",)
    assert played.owners[0].boats == ("A1",)
    for seat in (0, 1):
        hand = played.view(seat).hand
        assert hand is not None
        assert "A1" not in hand.sea


def test_money_may_be_taken_instead_of_placing_a_boat() -> None:
    """F4.2, F10.1: two money, no boat, and a card is drawn all the same."""
    played = Played("cash-instead-of-a-boat")
    assert played.money == [20, 22]
    assert played.stocks == [24, 25]
    assert played.told("cashed") == [("F4.2", {"seat": 1, "region": "C3", "money": 2})]
    assert played.keys("cashed") == ["cashed", "drew-sea"]


def test_money_may_not_be_taken_for_an_empty_region() -> None:
    """F4.1: a boat must be placed there."""
    played = Played("cash-instead-of-a-boat", before="0: place C3")
    assert "cash C3" not in played.legal(0)
    with pytest.raises(IllegalAction) as caught:
        played.referee.act(0, "cash C3")
    assert (caught.value.clause, caught.value.key) == ("F4.1", "region-empty")
    assert "cash C3" in Played("cash-instead-of-a-boat", before="1: cash C3").legal(1)


def test_a_second_credit_needs_no_further_boat() -> None:
    """F9.2, F9.1: he borrows 11, then 12, and one boat marks both."""
    played = Played("second-credit-needs-no-boat")
    assert played.debts == [23, 0]
    assert played.money == [0, 5 + 16 + 12]
    assert played.told("borrowed") == [("F9.1", {"seat": 0, "money": 11}), ("F9.1", {"seat": 0, "money": 12})]
    assert played.told("debt-marked") == [("F9.2", {"seat": 0})]
    assert played.stocks == [25 - 6 + 2 - 1, 19]
    assert played.captured[0] == (0, 0, 1, 1)
    assert played.wealth[0] == 35 - 2 * 23


def test_the_referee_draws_from_the_sea_when_the_dutchman_pile_is_empty() -> None:
    """F10.2, F10.4: nobody is asked."""
    played = Played("dutchman-pile-empty-draws-sea")
    assert [clause for clause, _ in played.told("drew-sea")] == ["F10.4", "F10.4"]
    assert not any("draw" in line for line in played.replay.record.log)
    assert [owner.sea_cards for owner in played.owners] == [4, 4]


def test_who_played_his_only_sea_card_draws_one() -> None:
    """F10.2, F10.4: at the end of the turn at least one must be in hand, though Dutchman cards are there."""
    played = Played("must-keep-a-sea-card")
    assert played.view().dutchman_pile == 12
    assert [clause for clause, _ in played.told("drew-sea")] == ["F10.4", "F10.4"]
    assert [owner.sea_cards for owner in played.owners] == [1, 1]
    assert played.money == [20, 22]
