"""Whole games, followed by a second and slower reading of the book: both must always say the same."""

from collections import Counter
from typing import cast

import pytest

from quarterdeck.core.luck import Draw
from quarterdeck.core.record import Acted
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.options import CartagenaOptions
from quarterdeck.games.cartagena.rules import Cartagena
from quarterdeck.games.cartagena.view import CartagenaView
from tests.games.cartagena.played import GAMES, SITUATIONS, situation
from tests.games.cartagena.second_pirates import LETTERS
from tests.games.cartagena.second_reading import SecondReading
from tests.laws.cases import Case, spread_of_options, styles_of
from tests.laws.play import moments

ROUNDS = 2 * len(spread_of_options("cartagena"))  # games in which every second one is played in the same style


class Follower:
    """A game of the rules and the same game by the second reading."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.entries = 0
        data, options = cast(Components, referee.data), cast(CartagenaOptions, referee.options)
        self.reading = SecondReading(len(referee.seats), data, options, self.drawn())
        self.compare("the deal")

    def drawn(self) -> list[str]:
        """What chance made since it was last asked."""
        chances = self.referee.game.chances
        draws = [entry for entry in self.referee.entries[self.entries :] if isinstance(entry, Draw)]
        self.entries = len(self.referee.entries)
        return [f"{chances[draw.point].name} {chances[draw.point].things.words[draw.thing]}" for draw in draws]

    def follow(self, seat: int, words: str) -> None:
        self.reading.do(seat, words, self.drawn())
        self.compare(f"{seat}: {words}")

    def compare(self, words: str) -> None:
        told, read = self.by_the_rules(), self.by_the_reading()
        different = {name: (told[name], read[name]) for name in told if told[name] != read[name]}
        assert not different, f"after {words}: {different}"

    def by_the_rules(self) -> dict[str, object]:
        referee, truth = self.referee, cast(Cartagena, self.referee.truth)
        views = [cast(CartagenaView, referee.view(seat)) for seat in range(len(referee.seats))]
        words = referee.game.alphabet.words
        posts = [value + 1 for value in truth.post]
        return {
            "asked": {seat: {words(action) for action in referee.legal(seat)} for seat in referee.actors()},
            "hands": [Counter(view.hand) for view in views],
            "golds": [Counter(view.golds) for view in views],
            "coins": ([player.coins for player in views[0].players], views[0].coin_island),
            "piles": [len(pile.under) + pile.cards for pile in (views[0].combat, views[0].gold)],
            "ship": (views[0].ship, views[0].lifeboat or ""),
            "sides": [views[seat].players[seat].side or "" for seat in range(len(views))],
            "sailors": {LETTERS[n]: posts[2 * n : 2 * n + 2] for n in range(len(posts) // 2) if posts[2 * n]},
            "duels": [letter.winner for letter in views[0].letters if letter.winner],
            "winners": None if referee.outcome is None else set(referee.outcome.winners),
            "scores": None if referee.outcome is None else list(referee.outcome.scores),
        }

    def by_the_reading(self) -> dict[str, object]:
        reading = self.reading
        return {
            "asked": reading.asked,
            "hands": [Counter(hand) for hand in reading.hands],
            "golds": [Counter(golds) for golds in reading.golds],
            "coins": (reading.coins, reading.island),
            "piles": [len(pile) for pile in reading.piles.values()],
            "ship": (reading.ship, reading.lifeboat),
            "sides": reading.sides,
            "sailors": reading.spaces,
            "duels": reading.won,
            "winners": reading.winners if reading.over else None,
            "scores": [reading.wealth(seat) for seat in reading.players] if reading.over else None,
        }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_play_as_the_second_reading_does(players: int) -> None:
    """C1.1, C2.2, C3.1, C4.2, C5.1, C6.2, C7.2, C8.1: a game in every style and reading."""
    for number in range(ROUNDS // 2, ROUNDS * len(styles_of("cartagena")), ROUNDS):
        case = Case("cartagena", players, number + number // ROUNDS % len(spread_of_options("cartagena")))
        follower: Follower | None = None
        seat, words = -1, ""
        for moment in moments(case):
            if follower is None:
                follower = Follower(moment.referee)
            else:
                follower.follow(seat, words)
            if not moment.over:
                seat, words = moment.seat, moment.game.alphabet.words(moment.action)
        assert follower is not None
        assert follower.reading.over


@pytest.mark.parametrize("name", sorted(path.stem for path in SITUATIONS.glob("*.json")))
def test_every_situation_is_read_alike(name: str) -> None:
    """C5.5, C5.6, C7.5, C7.6, C8.2: where the second reading is most likely to differ."""
    replay = Replay(GAMES, situation(name))
    follower = Follower(replay.referee)
    while not replay.finished:
        replay.step()
        done = [entry for entry in replay.referee.entries if isinstance(entry, Acted)][-1]
        follower.follow(done.seat, replay.game.alphabet.words(done.action))
