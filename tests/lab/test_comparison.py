"""A bot with something against the same bot without it, over the same deals."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.lab.comparison import compare
from quarterdeck.lab.contest import Bout, Contest

DEALS = 3


def contest(name: str, players: int) -> Contest:
    game = GAMES[name]
    return Contest(game, ("captain", "bosun"), players, 7, game.choose(), game.data())


def bouts(wins: str) -> list[Bout]:
    """Meuterer with three: a game for each sign, won by the first bot (+) or by whoever sits left of it."""
    found = []
    for number, sign in enumerate(wins):
        seats = tuple(0 if seat == number % 3 else 1 for seat in range(3))
        winner = number % 3 if sign == "+" else (number + 1) % 3
        scores = tuple(30 if seat == winner else 20 for seat in range(3))
        found.append(Bout(number, seats, "M11.1", (winner,), scores))
    return found


def test_luck_that_both_have_cancels_out() -> None:
    three = contest("meuterer", 3)
    (alike,) = compare(three, bouts("+++---+++"), three, bouts("+++---+++"))
    assert alike.games == 9
    assert alike.whole == alike.lacking == pytest.approx(2 / 3)
    assert (alike.apart.value, alike.apart.low, alike.apart.high) == (0, 0, 0)
    (better,) = compare(three, bouts("+++--++++"), three, bouts("++----++-"))
    assert better.apart.value == pytest.approx(1 / 3)
    assert better.apart.low == pytest.approx(better.apart.high)
    assert better.points is not None
    assert better.points.value == pytest.approx(10 / 3)


def test_only_deals_that_both_have_played_to_their_end_count() -> None:
    three = contest("meuterer", 3)
    (found,) = compare(three, bouts("+++---+++"), three, bouts("------+"))
    assert found.games == 6
    assert found.whole == 0.5
    assert MEUTERER.teams == ()


def test_teams_are_compared_each_by_itself() -> None:
    """The first bot wins as a pirate with it, and as a mutineer without it."""
    five = contest("traitres", 5)
    roles = ("pirate", "pirate", "pirate", "mutineer", "mutineer")

    def played(winning: str) -> list[Bout]:
        found = []
        for number in range(DEALS * len(five.rounds)):
            seats = five.rounds[number % len(five.rounds)].seated(roles)
            own = roles[seats.index(0)] if 0 in seats else ""
            won = (own == winning) == (0 in seats)
            winners = tuple(seat for seat, bot in enumerate(seats) if (bot == 0) == won)
            found.append(Bout(number, seats, "T8.4", winners, teams=roles))
        return found

    both, *each = compare(five, played("pirate"), five, played("mutineer"))
    assert (both.games, both.whole, both.lacking, both.apart.value) == (2 * DEALS, 0.5, 0.5, 0)
    assert both.points is None
    assert {one.team: one.apart.value for one in each} == {"pirate": 1, "mutineer": -1}
