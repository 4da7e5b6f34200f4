"""How a bot did is worked out from games written by hand."""

import pytest

from quarterdeck.lab.clock import Thinking
from quarterdeck.lab.contest import Bout
from quarterdeck.lab.ranking import rankings
from quarterdeck.lab.rating import rate
from tests.lab.test_arena import contest_of

BOTS = ("bosun", "deckhand")
QUICK = (Thinking(1, 2.0, 1.0, {7: 1}, {0: 1}), Thinking(3, 3.0, 3.0, {0: 2, 5: 1}, {0: 3}))


def test_shares_are_those_of_a_seat_and_scores_means() -> None:
    contest = contest_of("freibeuter", BOTS, 3)
    bouts = [
        Bout(0, (0, 1, 1), "F11.3", (0,), (30, 20, 10), thinking=QUICK),
        Bout(1, (1, 0, 1), "F11.3", (1, 2), (10, 20, 20), thinking=QUICK),
        Bout(2, (1, 1, 0), "F11.3", (0,), (40, 0, 10), thinking=QUICK),
    ]
    bosun, deckhand = rankings(contest, bouts)
    assert bosun.win_share == pytest.approx((1 + 0.5 + 0) / 3)
    assert deckhand.win_share == pytest.approx((0 + 0 + 0 + 0.5 + 1 + 0) / 6)
    assert bosun.fair_share == deckhand.fair_share == pytest.approx(1 / 3)
    assert bosun.ratio == pytest.approx(1.5)
    assert bosun.mean_score == pytest.approx(20)
    assert deckhand.mean_score == pytest.approx(100 / 6)
    assert (bosun.games, deckhand.games) == (3, 3)
    assert (bosun.think_ms, bosun.processor_ms, bosun.decisions) == (2.0, 1.0, 3)
    assert (deckhand.think_ms, deckhand.decisions) == (1.0, 9)
    assert deckhand.think_ms_p99 == pytest.approx(1.1**5)
    assert deckhand.processor_ms_p99 == 1.0


def test_where_all_may_lose_the_fair_share_is_measured_by_the_yardstick() -> None:
    contest = contest_of("cartagena", BOTS, 2)
    bouts = [
        Bout(0, (0, 1), "C", (0,), thinking=QUICK),
        Bout(1, (1, 0), "C", (1,), thinking=QUICK),
        Bout(2, (1, 1), "C", (), thinking=QUICK),
        Bout(3, (0, 1), "C", (0,), thinking=QUICK),
        Bout(4, (1, 0), "C", (), thinking=QUICK),
        Bout(5, (1, 1), "C", (1,), thinking=QUICK),
    ]
    bosun, deckhand = rankings(contest, bouts)
    assert bosun.win_share == pytest.approx(0.75)
    assert deckhand.win_share == 0
    assert bosun.fair_share == pytest.approx(0.25)
    assert bosun.ratio == pytest.approx(3)
    assert bosun.games == 4


def test_a_team_wins_or_loses_as_one_and_is_held_against_its_rate_among_equals() -> None:
    contest = contest_of("traitres", BOTS, 4)
    dealt = ("pirate", "mutineer", "pirate", "pirate")
    pirates, mutineers = (0, 2, 3), (1,)
    ends = [(pirates, mutineers, mutineers), (pirates, pirates, pirates), (mutineers, mutineers, mutineers)]
    bouts = [
        Bout(3 * deal + step, seats, "T", winners, teams=dealt, thinking=QUICK)
        for deal, winners_of in enumerate(ends)
        for step, (seats, winners) in enumerate(
            zip([(0, 1, 0, 0), (1, 0, 1, 1), (1, 1, 1, 1)], winners_of, strict=True)
        )
    ]
    bosun, deckhand = rankings(contest, bouts)
    pirate, mutineer = bosun.teams
    assert (pirate.team, mutineer.team) == ("pirate", "mutineer")
    assert pirate.win_rate == mutineer.win_rate == pytest.approx(2 / 3)
    assert pirate.equal_rate == pytest.approx(1 / 3)
    assert mutineer.equal_rate == pytest.approx(2 / 3)
    assert pirate.gap_closed == pytest.approx(0.5)
    assert mutineer.gap_closed == pytest.approx(0)
    assert bosun.win_share == pytest.approx(2 / 3)
    assert bosun.fair_share == deckhand.fair_share == 0.5
    assert [team.win_rate for team in deckhand.teams] == [pytest.approx(1 / 3)] * 2
    assert bosun.mean_score is None


def test_who_wins_is_rated_higher_and_copies_are_one_bot() -> None:
    won = Bout(0, (0, 1, 1), "F11.3", (0,), (30, 20, 10))
    winner, loser = rate(2, [won] * 20)
    assert winner.strength > 25 > loser.strength
    assert winner.deviation < 8
    assert rate(2, [])[0] == rate(2, [])[1]


def test_a_game_nobody_wins_teaches_by_scores_and_without_any_nothing_much() -> None:
    better, worse = rate(2, [Bout(0, (0, 1), "C", (), (5, 3))] * 5)
    assert better.strength > worse.strength
    same, other = rate(2, [Bout(0, (0, 1), "C", ())] * 5)
    assert same.strength == pytest.approx(other.strength)


def test_a_team_is_rated_as_one_whatever_its_size() -> None:
    dealt = ("pirate", "mutineer", "pirate", "pirate")
    many = Bout(0, (0, 1, 0, 0), "T", (0, 2, 3), teams=dealt)
    one = Bout(1, (1, 0, 1, 1), "T", (1,), teams=dealt)
    assert rate(2, [many]) == rate(2, [one])
    winner, loser = rate(2, [many, one] * 5)
    assert winner.strength > 25 > loser.strength
