"""The reason for a refusal is the right one where another is near: of cards, sailors and seats in each phase."""

import pytest

from quarterdeck.games.cartagena.rules.legal import REFUSALS
from tests.games.cartagena.played import Played, box, game, mutiny, rounds
from tests.games.cartagena.test_phases import PHASES
from tests.games.cartagena.test_refusals import refused

BOTH = "bijoux / declare valverde; ojo / declare diaz"


@pytest.mark.parametrize("asked", PHASES)
def test_whatever_must_be_done_first_is_among_the_reasons(asked: str) -> None:
    """C2.3, C3.1, C5.2, C7.2: with the slots it declares."""
    truth = PHASES[asked][0]().truth
    legal = truth.legal(truth.actor())
    for code in set(range(81)) - set(legal):
        refusal = truth.refusal(truth.actor(), code)
        assert REFUSALS[refusal.key] == tuple(refusal.slots)


@pytest.mark.parametrize("sailor", [1, 3, 7, 10])
def test_a_sailor_who_was_not_taken_cannot_be_placed(sailor: int) -> None:
    """C5.12: he is named by his value."""
    asked = game("cabin cambivalute; 0: use cambivalute; sailor 9; sailor 2")
    assert refused(asked, 0, f"place {sailor}") == ("C5.12", "sailor-not-seen", {"number": sailor})


def not_held(asked: Played, seat: int, verb: str, clause: str) -> None:
    assert refused(asked, seat, f"{verb} grey-3") == (clause, "not-held", {"card": "grey-3"})


def test_who_bought_from_dean_nero_last_is_not_told_of_it_in_the_mutiny() -> None:
    """C7.2: a card that is not held, and not that one direction must be kept to (C5.6)."""
    bought = (BOTH, "pang / take coin; dean-nero / buy / draw pink-2")
    asked = mutiny("reveal 4 7", after=bought)
    assert (asked.view().trade, asked.hand(0)) == ("buy", "pink-1 pink-2 grey-1")
    not_held(asked, 0, "lay", "C7.2")


def test_a_card_that_is_not_held_is_neither_sold_put_nor_laid() -> None:
    """C5.5, C5.6, C7.2: also while the coin island is empty and nothing could be sold."""
    not_held(game("cabin dean-nero; 0: use dean-nero"), 0, "sell", "C5.6")
    not_held(game("cabin wessel-jan; 0: use wessel-jan", data=box(coins=2)), 0, "put", "C5.5")
    not_held(mutiny("reveal 4 7", after=(BOTH,), coins=2), 0, "lay", "C7.2")


def test_the_seat_after_the_last_is_not_there() -> None:
    """C5.8, C5.11, C1.1"""
    for seat in (2, 3):
        nobody = ("C1.1", "no-such-seat", {"number": seat})
        assert refused(game("cabin chang-ye; 0: use chang-ye"), 0, f"rob {seat}") == nobody
        assert refused(game(rounds(BOTH), "cabin ojo; 1: use ojo"), 1, f"spy {seat}") == nobody
