"""F9 Credit."""

import pytest

from quarterdeck.games.freibeuter import FREIBEUTER
from tests.games.freibeuter.picture import Scene, components

RING = """
    b   b   .
      4a  3a
    b   .   b
"""


@pytest.mark.parametrize(("purse", "left", "debt"), [(0, 0, 16), (1, 0, 15), (15, 0, 1), (16, 0, 0), (17, 1, 0)])
def test_who_cannot_pay_in_full_pays_all_he_has_and_borrows_the_rest(purse: int, left: int, debt: int) -> None:
    """F9.1: exactly the rest; who has enough borrows nothing."""
    scene = Scene(RING, hands=["A7", "B2 C3"], turn=1, money=[purse, 20]).act("place B2")
    assert scene.money == [left, 20 + 16]
    assert scene.debts == [debt, 0]
    assert scene.told("borrowed") == ([("F9.1", {"seat": 0, "money": debt})] if debt else [])


def test_borrowing_is_never_voluntary_and_nothing_is_paid_back_early() -> None:
    """F9.1: no action does it, and new money leaves the debt as it is."""
    assert not {"borrow", "repay"} & {verb.name for verb in FREIBEUTER.alphabet.verbs}
    scene = Scene("b b .\n 4a S\nb . b", hands=["B2 B2", "B7 C1"], turn=0, money=[0, 20], debts=[5, 0])
    scene.act("place B2").act("draw sea").act("place C1")
    assert scene.debts == [5 + 12, 0]
    assert scene.money == [2, 20 + 12 + 6]


def test_the_first_credit_takes_a_boat_from_stock_for_good() -> None:
    """F9.2: the boarding boat returns first."""
    scene = Scene(RING, hands=["A7", "B2 C3"], turn=1, money=[3, 20])
    assert scene.stocks[0] == 23
    scene.act("place B2")
    assert scene.stocks[0] == 23 + 1 - 1
    assert scene.told("debt-marked") == [("F9.2", {"seat": 0})]
    assert scene.keys("captured") == ["captured", "boat-returned", "borrowed", "debt-marked", "paid"]


def test_later_credits_need_no_further_boat() -> None:
    """F9.2"""
    scene = Scene(RING, hands=["A7", "B2 C3"], turn=1, money=[0, 20], debts=[4, 0]).act("place B2")
    assert scene.debts == [20, 0]
    assert scene.stocks[0] == 23 + 1
    assert scene.told("debt-marked") == []


def test_two_credits_in_one_placement_take_one_boat() -> None:
    """F9.2"""
    picture = "b b b\n 4a 3a\nb . b"
    scene = Scene(picture, hands=["A7", "B2 C3"], turn=1, money=[0, 20]).act("place B2").act("resolve A1")
    assert scene.debts == [16 + 12, 0]
    assert scene.stocks[0] == 23 + 2 - 1
    assert len(scene.told("debt-marked")) == 1


def test_there_always_is_a_boat_to_mark_the_debt() -> None:
    """F9.2: with an empty stock it is the boarding boat itself."""
    scene = Scene(RING, hands=["A7", "B2 C3"], turn=1, money=[0, 20], stocks=[0, 5]).act("place B2")
    assert scene.stocks[0] == 0
    assert scene.debts[0] == 16
    scene.act("draw sea")
    assert scene.end is not None
    assert scene.end[0] == "F11.3"


@pytest.mark.parametrize("factor", [0, 1, 2, 3])
def test_at_the_end_twice_the_debt_is_subtracted(factor: int) -> None:
    """F9.3: or as often as the data file says; the shipped one says twice."""
    scene = Scene(RING, hands=["A7", "B2 C3"], turn=1, money=[0, 20], data=components(debt=factor)).act("place B2")
    assert scene.wealth[0] == 20 - factor * 16
    assert components().pay.debt == 2


def test_the_money_under_the_boat_is_nobodys() -> None:
    """F9.3: it is neither in the debtor's purse nor counted at the end."""
    scene = Scene(RING, hands=["A7", "B2 C3"], turn=1, money=[9, 20]).act("place B2")
    assert sum(scene.money) == 9 + 20 + 7
    assert scene.wealth == [20 - 14, 36]


def test_the_reckoning_tells_what_is_subtracted() -> None:
    """F9.3, F11.5: twice the debt."""
    scene = Scene(hands=["C3", "B7"], debts=[4, 0], pile="").act("place C3")
    assert scene.told("wealth")[0] == ("F11.5", {"seat": 0, "money": 20, "ships": 0, "debt": 8, "wealth": 12})
