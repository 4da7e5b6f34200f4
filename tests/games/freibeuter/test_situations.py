"""The book's worked examples, and how every hand-written situation is read."""

import ast
from pathlib import Path

import pytest

from quarterdeck.core.errors import BrokenRule
from quarterdeck.core.replay import replay
from quarterdeck.games import GAMES
from tests.games.freibeuter.played import Played, slots_of_ship
from tests.games.situations import names_of, situation

NAMES = names_of("freibeuter")


# The worked examples


def test_volker_pays_birgit_six_and_dieter_three() -> None:
    """F7.2, F7.4, F7.5, F4.3: Birgit closes the 15/3 ship that Volker boarded, then draws."""
    played = Played("worked-example-volker-pays")
    assert played.money == [20 - 9, 20 + 6, 20 + 3]
    assert played.debts == [0, 0, 0]
    assert played.captured[0] == (0, 0, 1, 0)
    assert played.boarded[0] == ()
    assert played.stocks[0] == 25 - 3 + 1
    assert played.told("captured") == [("F7.2", slots_of_ship("C3", "ship3", 0))]
    assert played.told("paid") == [
        ("F7.2", {"seat": 0, "to": 1, "money": 6, "boats": 2}),
        ("F7.2", {"seat": 0, "to": 2, "money": 3, "boats": 1}),
    ]
    assert played.told("boat-returned") == [("F7.4", {"seat": 0})]
    assert played.keys("placed") == ["placed", "captured", "boat-returned", "paid", "paid", "drew-sea"]
    assert played.told("drew-sea")[-1] == ("F10.1", {"seat": 1})


def test_volker_with_two_money_borrows_seven_and_loses_fourteen() -> None:
    """F9.1, F9.2, F9.3: everybody is paid in full, his stock stays as it is, 14 are subtracted at the end."""
    before = Played("worked-example-volker-borrows", before="1: place D4")
    assert (before.money[0], before.stocks[0], before.boarded[0]) == (2, 0, ("C3",))
    played = Played("worked-example-volker-borrows")
    assert played.money == [0, 2 + 6, 2 + 3]
    assert played.debts == [7, 0, 0]
    assert played.stocks[0] == 0
    assert played.boarded[0] == ()
    assert played.told("borrowed") == [("F9.1", {"seat": 0, "money": 7})]
    assert played.told("debt-marked") == [("F9.2", {"seat": 0})]
    assert played.end == ("F11.3", (1,), (15 - 14, 8, 5))
    assert played.told("wealth")[0] == ("F11.5", {"seat": 0, "money": 0, "ships": 15, "debt": 14, "wealth": 1})


def test_birgit_has_126_at_the_end() -> None:
    """F8.2, F11.5: doublers 10 and 15; two 15s, two 5s, one 20 and 36 money: 60 + 10 + 20 + 36."""
    played = Played("worked-example-birgit-has-126")
    assert [ship.doubled for ship in played.view().ships] == [False, True, True, False]
    assert played.captured[1] == (2, 0, 2, 1)
    assert played.money[1] == 36
    assert played.debts == [0, 0]
    assert played.end == ("F11.1", (1,), (80, 126))
    assert played.told("wealth")[1] == ("F11.5", {"seat": 1, "money": 36, "ships": 90, "debt": 0, "wealth": 126})
    assert played.told("won") == [("F11.5", {"seat": 1})]


# All of them


def test_every_situation_is_used_by_a_test() -> None:
    used: set[object] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        used |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert [name for name in NAMES if name not in used] == []


def test_a_situation_with_a_wrong_line_is_refused() -> None:
    """F4.1: a record is held against the rules; taking money in an empty region is not in them."""
    record = situation("freibeuter", "cash-instead-of-a-boat")
    wrong = tuple(text.replace("0: place C3", "0: cash C3") for text in record.log)
    with pytest.raises(BrokenRule) as caught:
        replay(GAMES, type(record)(1, "freibeuter", 1, record.seats, wrong))
    assert caught.value.clause == "F4.1"
    assert record.log[caught.value.entry - 1] == "0: place C3"
