"""What a player of Cartagena might overlook."""

from quarterdeck.core.telling import Caution
from tests.games.cartagena.played import Played, box, game, mutiny, rounds
from tests.games.cartagena.test_thumb import BOTH, FULL, choice


def cautions(played: Played, seat: int) -> dict[str, Caution]:
    return {caution.key: caution for caution in played.referee.game.hints(played.view(seat))}


def test_who_has_not_declared_is_told_so_from_six_squares_before_the_mutiny() -> None:
    """C6.1"""
    near = game("cabin pang", data=box(mutiny=6))
    assert cautions(near, 0)["hint-undeclared"] == Caution("hint-undeclared", {"squares": 6}, "C6.1")
    assert "hint-undeclared" not in cautions(game("cabin pang", data=box(mutiny=7)), 0)
    assert "hint-undeclared" not in cautions(game(rounds(BOTH), "cabin pang", data=box(mutiny=7)), 1)


def test_to_leave_ojo_without_declaring_is_what_the_caution_is_about() -> None:
    """C5.11, C6.1"""
    asked = game("cabin ojo; 0: use ojo", data=box(mutiny=5))
    assert cautions(asked, 0)["hint-undeclared"].about == ("finish",)


def test_cards_sold_near_the_mutiny_are_missing_there() -> None:
    """C7.3: five duels, each to be opened with a card."""
    selling = game(rounds(BOTH), "cabin dean-nero; 1: use dean-nero", data=box(mutiny=9))
    sold = cautions(selling, 1)["hint-sold"]
    assert (sold.slots, sold.clause) == ({"number": 1, "duels": 5}, "C7.3")
    assert set(sold.about) == {"sell pink-1", "sell grey-1"}


def test_the_last_combat_card_is_warned_of_before_the_next_duel() -> None:
    """C7.3: in the second bout the monkey would spare it."""
    first = mutiny("reveal 9 1; 0: lay pink-1; 1: lay grey-1", after=(BOTH,))
    assert cautions(first, 0)["hint-excluded-soon"] == Caution(
        "hint-excluded-soon", {"letter": "B"}, "C7.3", ("lay grey-1",)
    )
    assert "hint-excluded-soon" not in cautions(mutiny("reveal 9 1; 0: lay pink-1; 1: lay grey-1", after=FULL), 0)


def test_a_bosun_keeps_its_last_card_for_the_next_duel() -> None:
    """C7.3: a three would win duel A, and there would be none to open duel B with."""
    after = (
        "bijoux / declare valverde; ojo / declare diaz",
        "crackpott / draw grey-1 grey-1; tembo / draw pink-3 grey-1 / keep pink-3",
    )
    bouts = "0: lay pink-1; 1: lay grey-1; 0: lay grey-1; 1: lay grey-1"
    last = mutiny(f"reveal 5 6; {bouts}", after=after)
    assert last.hand(0) == "pink-3"
    assert choice(last, 0) == "lay monkey"
