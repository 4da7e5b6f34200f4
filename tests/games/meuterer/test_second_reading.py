"""Whole games, followed by a second and slower reading of the book: both must always say the same."""

from collections import Counter
from typing import cast

import pytest

from quarterdeck.core.referee import Referee
from quarterdeck.games.meuterer.components import Components
from quarterdeck.games.meuterer.options import MeutererOptions
from quarterdeck.games.meuterer.view import MeutererView
from tests.games.follower import Follower, Says
from tests.games.meuterer.second_reading import SecondReading
from tests.games.meuterer.second_sales import NOTHING
from tests.games.situations import names_of, situation
from tests.laws.cases import Case, spread_of_options
from tests.laws.play import moments

STYLED = 2 * len(spread_of_options("meuterer"))  # so many games for each style, every second half of them uniform


class MeutererFollower(Follower[SecondReading]):
    """Follows what all see, and every hand."""

    def begin(self, drawn: list[str]) -> SecondReading:
        data, options = cast(Components, self.referee.data), cast(MeutererOptions, self.referee.options)
        return SecondReading(len(self.seats), data, options, drawn)

    def do(self, seat: int, words: str, drawn: list[str]) -> None:
        self.reading.do(words, drawn)

    def by_the_rules(self) -> Says:
        referee = self.referee
        view = cast(MeutererView, referee.view(-1))
        names = [island.name for island in view.islands]
        turn = view.actors[0] if view.actors else None
        return {
            "turn": turn,
            "choices": set() if turn is None else {referee.game.alphabet.words(code) for code in referee.legal(turn)},
            "points": [sailor.points for sailor in view.sailors],
            "hands": [Counter(cast(MeutererView, referee.view(seat)).hand) for seat in range(len(view.sailors))],
            "sizes": [sailor.cards for sailor in view.sailors],
            "shown": [Counter(sailor.shown) for sailor in view.sailors],
            "fought": [sailor.fought for sailor in view.sailors],
            "sold": [
                tuple(NOTHING if sale is None else (sale.good, sale.number) for sale in (sailor.here, sailor.behind))
                for seat, sailor in enumerate(view.sailors)
                if seat != turn  # who is choosing
            ],
            "ring": names,
            "ship": names[view.ship],
            "behind": "" if view.behind is None else names[view.behind],
            "pirates": "" if view.pirates is None else names[view.pirates],
            "goals": ["" if goal is None else names[goal] for goal in (view.captains_goal, view.mutineers_goal)],
            "captain": view.captain,
            "offer": view.offer,
            "mutiny": view.mutiny or "",
            "round": view.round,
            "discards": Counter(view.discards),
            "pile": view.pile,
            "rejects": [rejects.number for rejects in view.rejects],
            "winners": () if view.outcome is None else view.outcome.winners,
        }

    def by_the_reading(self) -> Says:
        read = self.reading
        best = [seat for seat in read.seats if read.points[seat] == max(read.points)]
        return {
            "turn": read.turn,
            "choices": read.choices(),
            "points": read.points,
            "hands": [+hand for hand in read.hands],
            "sizes": [hand.total() for hand in read.hands],
            "shown": read.shown,
            "fought": read.fought,
            "sold": [read.sales.get(seat, (NOTHING, NOTHING)) for seat in read.seats if seat != read.turn],
            "ring": read.ring,
            "ship": read.ship,
            "behind": read.behind,
            "pirates": read.pirates,
            "goals": [read.captains_goal, read.mutineers_goal],
            "captain": read.captain,
            "offer": read.offer,
            "mutiny": read.mutiny,
            "round": read.round,
            "discards": +read.discards,
            "pile": read.pile.total(),
            "rejects": [rejects.total() for rejects in read.rejects],
            "winners": tuple(best) if read.turn is None else (),
        }


def follow(case: Case) -> Referee:
    """One game, compared after every action."""
    follower: MeutererFollower | None = None
    done: tuple[int, str] | None = None
    for moment in moments(case):
        follower = follower or MeutererFollower(moment.referee)
        if done is not None:
            follower.follow(*done)
        done = None if moment.over else (moment.seat, case.game.alphabet.words(moment.action))
    assert follower is not None
    return follower.referee


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("turn", range(4))
def test_both_readings_of_the_book_agree(turn: int, players: int) -> None:
    """M2.1, M3.1, M3.5, M4.2, M5.5, M6.2, M6.3, M7.3, M7.4, M7.5, M7.6, M8.1, M9.2, M9.3, M10.3, M0.2: whole games."""
    for number in range(turn * STYLED, (turn + 1) * STYLED):
        follow(Case("meuterer", players, number))


@pytest.mark.long
def test_these_games_have_in_them_whatever_can_happen() -> None:
    """M7.3, M7.4, M9.2, M10.3: ties of every size, merchants among them, renewed piles and robberies are compared."""
    happened: Counter[str] = Counter()
    for number in range(3 * STYLED):
        for telling in follow(Case("meuterer", 4, number)).tellings(-1):
            happened[f"{telling.key} {telling.slots.get('tied', '')}".strip()] += 1
    for rare in (
        "sold 4",
        "merchant-sold 3",
        "robbed",
        "renewed",
        "stayed",
        "sale-chosen",
        "nothing-sold",
        "supported",
    ):
        assert happened[rare] > 0, rare


@pytest.mark.parametrize("name", names_of("meuterer"))
def test_the_situations_are_read_alike(name: str) -> None:
    """M2.1, M3.8, M5.5, M7.5, M9.3, M10.2"""
    MeutererFollower.reads(situation("meuterer", name))
