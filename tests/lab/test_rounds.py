"""Who sits where: every bot sits everywhere, over the same deals."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.lab.rounds import BadPairing, Round, rounds_of

FREIBEUTER, CARTAGENA, TRAITRES = (GAMES[name] for name in ("freibeuter", "cartagena", "traitres"))


def seats(rounds: tuple[Round, ...]) -> list[tuple[int, ...]]:
    return [one.seats for one in rounds]


def test_of_two_bots_the_first_sits_alone_once_in_every_seat() -> None:
    assert seats(rounds_of(FREIBEUTER, 2, 2)) == [(0, 1), (1, 0)]
    assert seats(rounds_of(FREIBEUTER, 2, 4)) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_three_bots_fill_the_seats_and_move_on() -> None:
    assert seats(rounds_of(FREIBEUTER, 3, 3)) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert seats(rounds_of(FREIBEUTER, 3, 4)) == [(0, 1, 2, 0), (0, 0, 1, 2), (2, 0, 0, 1), (1, 2, 0, 0)]


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    rounds = seats(rounds_of(FREIBEUTER, bots, players))
    for bot in range(bots):
        assert len({sum(taken[seat] == bot for taken in rounds) for seat in range(players)}) == 1
        assert any(bot in taken for taken in rounds)


def test_where_all_may_lose_the_deal_is_played_once_more_by_the_second_bot_alone() -> None:
    *turned, yardstick = rounds_of(CARTAGENA, 2, 3)
    assert yardstick == Round((1, 1, 1), yardstick=True)
    assert not any(one.yardstick for one in turned)


def test_in_a_game_of_teams_the_bots_are_seated_by_what_was_dealt() -> None:
    one, other, yardstick = rounds_of(TRAITRES, 2, 4)
    dealt = ("pirate", "mutineer", "pirate", "pirate")
    assert one.seated(dealt) == (0, 1, 0, 0)
    assert other.seated(dealt) == (1, 0, 1, 1)
    assert yardstick.seated(dealt) == (1, 1, 1, 1)


def test_bots_that_cannot_meet_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadPairing, match=r"^An arena needs at least 2 bots\.$"):
        rounds_of(FREIBEUTER, 1, 3)
    with pytest.raises(BadPairing, match=r"is played by 2 teams, so an arena of it takes two bots\.$"):
        rounds_of(TRAITRES, 3, 5)
