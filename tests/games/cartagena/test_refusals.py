"""Why an action is refused: the right reason and clause."""

import pytest

from quarterdeck.core.errors import IllegalAction
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.rules.legal import REFUSALS
from tests.games.cartagena.played import Played, box, game, mutiny, played, rounds
from tests.laws.cases import cases
from tests.laws.play import moments

BOTH = ("bijoux / declare valverde; ojo / declare diaz",)


def refused(asked: Played, seat: int, action: int | str) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(IllegalAction) as error:
        asked.referee.act(seat, action)
    return error.value.clause, error.value.key, dict(error.value.slots)


def test_every_reason_occurs_with_the_slots_it_declares() -> None:
    """C2.3, C3.1, C5.2, C7.2: in play, and when the game is over; the rarest are played below."""
    met: dict[str, tuple[str, ...]] = {}
    for case in cases("cartagena", 3, 60):
        for moment in moments(case, every=6):
            for seat in (-1, 0, 1, 2):
                for action in set(range(-1, len(CARTAGENA.alphabet) + 1)) - set(moment.state.legal(seat)):
                    refusal = moment.state.refusal(seat, action)
                    met[refusal.key] = tuple(refusal.slots)
    rare: dict[str, tuple[str, ...]] = {"no-such-letter": ("letter",), "inspect-first": (), "cannot-sell": ()}
    assert {**rare, **met} == REFUSALS


def test_nobody_else_and_nothing_else() -> None:
    """C1.1, C2.3, C8.1: a seat that is not there, another's turn, an action that is not there, a game that is over."""
    asked = game("cabin tembo")
    assert refused(asked, 2, "knock") == ("C1.1", "no-such-seat", {"number": 2})
    assert refused(asked, 1, "knock") == ("C2.3", "not-your-turn", {"seat": 0})
    for number in (-1, len(CARTAGENA.alphabet)):
        assert refused(asked, 0, number) == ("C2.3", "no-such-action", {"number": number})
    assert refused(asked, 0, "lay monkey") == ("C2.3", "turn-first", {})
    assert refused(played("nobody-in-the-mutiny"), 0, "knock") == ("C8.1", "game-over", {})


@pytest.mark.parametrize(
    ("pirate", "clause", "key"),
    [
        ("diaz; gold gold-1; draw pink-2", "C5.2", "choose-first"),
        ("tembo; draw pink-2 pink-3", "C5.4", "keep-first"),
        ("wessel-jan", "C5.5", "put-first"),
        ("dean-nero", "C5.6", "trade-first"),
        ("pang", "C5.7", "take-first"),
        ("chang-ye", "C5.8", "rob-first"),
        ("bijoux", "C5.10", "declare-first"),
        ("ojo", "C5.11", "ojo-first"),
        ("cambivalute; sailor 1; sailor 2", "C5.12", "place-first"),
    ],
)
def test_what_a_pirate_asks_comes_first(pirate: str, clause: str, key: str) -> None:
    """C5.2, C5.4, C5.5, C5.6, C5.7, C5.8, C5.10, C5.11, C5.12"""
    name, _, rest = pirate.partition(";")
    asked = game(f"cabin {name}; 0: use {name}", rest)
    assert refused(asked, 0, "knock") == (clause, key, {})


def test_letters_and_seats_that_are_not_there() -> None:
    """C5.8, C5.12"""
    log = rounds("cambivalute / sailor 1 / sailor 2 / place 1; pang / take coin")
    inspecting = game(log, "cabin cambivalute; 1: use cambivalute", data=box(duels=1))
    assert refused(inspecting, 1, "knock") == ("C5.12", "inspect-first", {})
    assert refused(inspecting, 1, "inspect B") == ("C5.12", "no-such-letter", {"letter": "B"})
    robbing = game("cabin chang-ye; 0: use chang-ye")
    assert refused(robbing, 0, "rob 3") == ("C1.1", "no-such-seat", {"number": 3})
    assert refused(robbing, 0, "rob 0") == ("C5.8", "nothing-to-rob", {"to": 0})


def test_what_dean_nero_needs() -> None:
    """C5.6"""
    poor = game("cabin dean-nero; 0: use dean-nero", data=box(coins=2))
    assert refused(poor, 0, "sell pink-1") == ("C5.6", "cannot-sell", {})
    short = game("cabin dean-nero; 0: use dean-nero", data=box(combat=(2, 0, 0, 2, 0, 0)))
    assert refused(short, 0, "buy") == ("C5.6", "cannot-buy", {})


def test_in_a_duel() -> None:
    """C7.2, C7.3"""
    asked = mutiny("reveal 4 7", after=BOTH)
    assert refused(asked, 0, "lay pink-3") == ("C7.2", "not-held", {"card": "pink-3"})
    assert refused(asked, 0, "knock") == ("C7.2", "lay-first", {})
    assert refused(asked, 0, "lay monkey") == ("C7.3", "monkey-too-early", {})
