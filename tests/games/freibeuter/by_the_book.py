"""Plays the naive rules along with a referee and holds everything that can be seen against them."""

from collections import Counter
from typing import cast

from quarterdeck.core.luck import Draw
from quarterdeck.core.record import Acted
from quarterdeck.core.referee import Referee
from quarterdeck.games.freibeuter.components import Components
from quarterdeck.games.freibeuter.options import FreibeuterOptions
from quarterdeck.games.freibeuter.view import FreibeuterView, Hand
from tests.games.freibeuter.naive import NaiveFreibeuter
from tests.laws.cases import Case
from tests.laws.play import moments


class Follower:
    """Plays the naive rules along with a referee's log."""

    def __init__(self, case: Case, referee: Referee) -> None:
        self.referee = referee
        self.read = 0
        options, components = cast(FreibeuterOptions, case.options), cast(Components, case.data)
        self.naive = NaiveFreibeuter(case.players, options, components, self.drawn)

    def drawn(self, kind: str) -> str:
        entry = self.referee.entries[self.read]
        assert isinstance(entry, Draw), f"the naive rules draw {kind}, the rules do not"
        chance = self.referee.game.chances[entry.point]
        assert chance.name == kind, f"the naive rules draw {kind}, the rules {chance.name}"
        self.read += 1
        return chance.things.words[entry.thing]

    def catch_up(self) -> None:
        entries = self.referee.entries
        while self.read < len(entries):
            entry = entries[self.read]
            assert isinstance(entry, Acted), f"the rules drew {entry}, the naive rules did not"
            self.read += 1
            assert entry.seat == self.naive.turn
            self.naive.act(self.referee.game.alphabet.words(entry.action))


def compare(follower: Follower) -> None:
    naive, referee = follower.naive, follower.referee
    view = referee.view(-1)
    assert isinstance(view, FreibeuterView)
    assert view.phase == naive.phase
    assert view.turn == naive.turn
    assert view.actors == (() if naive.ended else (naive.turn,))
    assert view.tokens == naive.tokens
    assert Counter(view.waiting) == Counter(naive.waiting)
    assert view.dutchman == naive.dutchman_at
    assert view.stores_left == list(naive.tokens.values()).count("store")
    assert (view.sea_pile, view.dutchman_pile) == (naive.sea_pile, naive.dutchman_pile)
    assert _bag(view.discards) == (sorted(naive.discarded_sea), sorted(naive.discarded_dutchman))
    assert [ship.doubled for ship in view.ships] == [kind in naive.doubled for kind in range(4)]
    for seat, (owner, player) in enumerate(zip(view.owners, naive.players, strict=True)):
        assert (owner.money, owner.debt, owner.stock) == (player.money, player.debt, player.stock), f"seat {seat}"
        assert sorted(owner.boats) == sorted(player.boats), f"seat {seat}"
        assert set(owner.boarded) == {where for where, who in naive.boarded.items() if who == seat}, f"seat {seat}"
        assert owner.captured == tuple(player.captured.count(kind) for kind in range(4)), f"seat {seat}"
        assert owner.wealth == naive.wealth(player), f"seat {seat}"
        assert (owner.sea_cards, owner.dutchman_cards) == (len(player.sea), len(player.dutchman)), f"seat {seat}"
        own = referee.view(seat)
        assert isinstance(own, FreibeuterView)
        assert own.hand is not None
        assert _bag(own.hand) == (sorted(player.sea), sorted(player.dutchman)), f"seat {seat}"
    words = [referee.game.alphabet.words(action) for seat in referee.actors() for action in referee.legal(seat)]
    assert set(words) == naive.legal()
    outcome = referee.outcome
    if outcome is None:
        assert not naive.ended
    else:
        assert outcome.clause == naive.ended
        assert list(outcome.winners) == naive.winners()
        assert list(outcome.scores) == [naive.wealth(player) for player in naive.players]


def _bag(hand: Hand) -> tuple[list[str], list[str]]:
    return sorted(hand.sea), sorted(hand.dutchman)


def plays_by_the_book(case: Case) -> None:
    follower: Follower | None = None
    for moment in moments(case):
        if follower is None:
            follower = Follower(case, moment.referee)
        try:
            follower.catch_up()
            compare(follower)
        except AssertionError as error:
            raise AssertionError(f"{moment}, before {moment.seat}: {moment.action}: {error}") from error
