"""Games to measure along: played at random, or as slowly as the rules let them be."""

from collections.abc import Callable, Sequence

import msgspec

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.game import Data, Game
from quarterdeck.core.lines import Acted
from quarterdeck.core.luck import FastLuck, Luck, SecretLuck
from quarterdeck.core.record import Fairness, Person, Record, write
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.components import Components as Cartagena
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.components import Components as Traitres

Choose = Callable[[Sequence[int], Luck], int]

# Cartagena has no bound: whoever opens all doors keeps the ship where it is, and these use up no supplies, or few
SLOWLY = (
    *("knock", "use ojo", "use bijoux", "use chang-ye", "use cambivalute", "use dean-nero", "use wessel-jan"),
    *("put", "sell", "use tembo", "use sate", "use pang", "use crackpott", "take combat", "finish"),
)


def at_random(game: Game) -> Choose:
    """Any action, but for those that would end a game before it began."""
    left_alone = {
        action for action in range(len(game.alphabet)) if game.alphabet.parts(action)[0].name in game.left_alone
    }

    def choose(legal: Sequence[int], luck: Luck) -> int:
        wanted = [action for action in legal if action not in left_alone] or legal
        return wanted[luck.below(len(wanted))]

    return choose


def slowly(legal: Sequence[int], luck: Luck) -> int:
    """An action of Cartagena that makes the voyage long."""
    first = min(_RANKS[action] for action in legal)
    found = [action for action in legal if _RANKS[action] == first]
    return found[luck.below(len(found))]


def _rank(action: int) -> int:
    words = CARTAGENA.alphabet.words(action)
    return next((rank for rank, beginning in enumerate(SLOWLY) if words.startswith(beginning)), len(SLOWLY))


_RANKS = [_rank(action) for action in range(len(CARTAGENA.alphabet))]


def larger_box() -> Data:
    """The components of Cartagena with as many coins and cards as a data file may have."""
    own = CARTAGENA.data()
    assert isinstance(own, Cartagena)
    combat = tuple(msgspec.structs.replace(card, copies=10) for card in own.combat)
    gold = tuple(msgspec.structs.replace(card, copies=20) for card in own.gold)
    return msgspec.structs.replace(own, coins=200, combat=combat, gold=gold)


def more_cards() -> Data:
    """Traîtres à bord with all the loot a data file may have, twice its Spyglasses, and nobody sent overboard."""
    own = TRAITRES.data()
    assert isinstance(own, Traitres)
    copies = {"plus": 30, "zero": 15, "minus": 15, "spyglass": 6, "riddance": 6, "catch": 40}
    cards = tuple(msgspec.structs.replace(card, copies=copies.get(card.name, card.copies)) for card in own.cards)
    crews = tuple(msgspec.structs.replace(crew, planks=0, light=0) for crew in own.crews)
    return msgspec.structs.replace(own, cards=cards, crews=crews)


def spread(least: int, largest: int, number: int = 7) -> list[int]:
    """Sizes from the least to the largest, each as many times larger than the one before."""
    ratio = largest / least
    return sorted({round(least * ratio ** (step / (number - 1))) for step in range(number)})


class Voyage:
    """One kind of play: a game, its players, how they choose and with which components."""

    def __init__(self, game: Game, players: int, choose: Choose | None = None, data: Data | None = None) -> None:
        self.game = game
        self.players = players
        self.choose = choose or at_random(game)
        self.data = data
        self.setting = game.setting(players, data=data)
        lengths = sorted(self.play(seed) for seed in range(8))
        self.usual = lengths[len(lengths) * 5 // 8]  # decisions that many a game reaches

    def play(self, seed: int, sizes: Sequence[int] = (), kept: list[State] | None = None) -> int:
        """How many decisions a game has; the states before those with these numbers, from 1, are kept."""
        luck = FastLuck(seed)
        state = self.setting.new(luck)
        decisions = 0
        while actors := state.actors():
            decisions += 1
            if kept is not None and decisions in sizes:
                kept.append(state.copy())
            state.apply(actors[0], self.choose(state.legal(actors[0]), luck), luck)
        return decisions

    def games(self, number: int, sizes: Sequence[int], seed: int) -> list[list[State]]:
        """So many games that last long enough, each as its states at these numbers of decisions."""
        found: list[list[State]] = []
        while len(found) < number:
            kept: list[State] = []
            self.play(seed, sizes, kept)
            if len(kept) == len(sizes):
                found.append(kept)
            seed += 1000
        return found

    def referee(self, seed: int, *, talk: bool = False) -> Referee:
        """A whole game before a referee, with the luck of a table; with talk everybody says something all the time."""
        luck = FastLuck(seed)
        key = seed.to_bytes(32, "big")
        persons = [Person(f"Player {seat}") for seat in range(self.players)]
        referee = Referee(self.game, persons, SecretLuck(key, {0: b"bytes"}), data=self.data)
        while actors := referee.actors():
            referee.act(actors[0], self.choose(referee.legal(actors[0]), luck))
            for seat in range(self.players if talk else 0):
                self.let_speak(referee, seat, luck)
        return referee

    def let_speak(self, referee: Referee, seat: int, luck: Luck) -> None:
        """A seat says something, whatever it is."""
        assert self.game.statements is not None
        while referee.may_say(seat):
            try:
                referee.say(seat, luck.below(len(self.game.statements)))
            except IllegalAction:  # of somebody who is not there
                continue

    def longest(self, games: int, *, talk: bool = False) -> Referee:
        """The longest of some games."""
        return max((self.referee(seed, talk=talk) for seed in range(games)), key=lambda one: len(one.entries))


def cut(referee: Referee, entries: int) -> Record:
    """The record of a game's beginning, up to where somebody acts, with a luck that can be checked."""
    while entries < len(referee.entries) and not isinstance(referee.entries[entries], Acted):
        entries += 1
    luck = referee._luck.source
    assert isinstance(luck, SecretLuck)
    parts = {seat: part.hex() for seat, part in luck.contributions.items()}
    fairness = Fairness(luck.commitment, luck.key.hex(), parts)
    kept = referee.entries[:entries]
    return write(referee.game, referee.seats, referee.options, referee.data, kept, None, fairness)
