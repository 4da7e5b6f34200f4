"""Fair queues: who asks much waits for oneself, and for nobody else."""

import pytest

from quarterdeck.server.askers import Asker
from quarterdeck.server.turns import Turns

ANNA, BEN = Asker("192.0.2.1", "anna"), Asker("192.0.2.2", "ben")
BESS = Asker("192.0.2.1", "bess")  # under the same roof as Anna


def taken(turns: Turns[str]) -> list[str]:
    return [turns.take() for _ in range(len(turns))]


def test_addresses_take_turns_however_much_one_of_them_asks() -> None:
    turns: Turns[str] = Turns()
    for number in range(4):
        turns.put(ANNA, f"a{number}")
    turns.put(BEN, "b0")
    turns.put(BEN, "b1")
    assert taken(turns) == ["a0", "b0", "a1", "b1", "a2", "a3"]


def test_more_badges_do_not_give_an_address_more_turns() -> None:
    turns: Turns[str] = Turns()
    for number in range(6):
        turns.put(Asker(ANNA.address, f"badge {number}"), f"a{number}")
    turns.put(BEN, "b0")
    assert taken(turns)[:3] == ["a0", "b0", "a1"]


def test_badges_of_one_address_take_turns() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        turns.put(ANNA, f"a{number}")
    turns.put(BESS, "b0")
    assert taken(turns) == ["a0", "b0", "a1", "a2"]


def test_who_comes_later_is_not_served_before_those_who_wait() -> None:
    turns: Turns[str] = Turns()
    turns.put(ANNA, "a0")
    turns.put(ANNA, "a1")
    assert turns.take() == "a0"
    turns.put(BEN, "b0")
    assert taken(turns) == ["a1", "b0"]


def test_what_nobody_waits_for_any_more_takes_no_turn() -> None:
    turns: Turns[str] = Turns()
    for asker, item in ((ANNA, "a0"), (ANNA, "a1"), (BESS, "b0"), (BEN, "c0")):
        turns.put(asker, item)
    assert (len(turns), turns.of_address(ANNA.address), turns.of_badge(ANNA), turns.of_badge(BEN)) == (4, 3, 2, 1)
    for asker, item in ((ANNA, "a0"), (BEN, "c0"), (BEN, "c0"), (BESS, "never asked")):
        turns.discard(asker, item)
    assert (len(turns), turns.of_address(ANNA.address), turns.of_badge(ANNA), turns.of_badge(BEN)) == (2, 2, 1, 0)
    assert taken(turns) == ["a1", "b0"]
    with pytest.raises(IndexError):
        turns.take()
