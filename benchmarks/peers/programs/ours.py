"""Quarterdeck's own games: the plain Python loop, the same with views, compiled playouts, searches."""

import sys

from benchmarks.peers.protocol import Counts, Task, serve
from quarterdeck import compiled
from quarterdeck.bots.search import Search
from quarterdeck.core.game import Game
from quarterdeck.core.luck import NOBODY, FastLuck
from quarterdeck.core.playout import playout, playouts
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Thumb
from quarterdeck.games import GAMES

DEALS = 10  # positions a round of playouts from dealt positions begins in
SEARCH = 2000  # iterations of one search


def loop(setting: Setting) -> Task:
    """Random games through the public methods; chance falls inside `apply` and is not counted."""
    luck = FastLuck(1)

    def play(games: int) -> Counts:
        decisions = 0
        for _ in range(games):
            state = setting.new(luck)
            seat = state.actor()
            while seat != NOBODY:
                actions = state.legal(seat)
                seat = state.apply(seat, actions[luck.below(len(actions))], luck)
                decisions += 1
        return Counts(decisions, 0, games)

    return play


def loop_with_views(setting: Setting) -> Task:
    """The same, and before each decision the view of who decides: what a bot is given.

    Written out again, since to ask in the loop whether to look would be measured too.
    """
    luck = FastLuck(1)

    def play(games: int) -> Counts:
        decisions = 0
        for _ in range(games):
            state = setting.new(luck)
            seat = state.actor()
            while seat != NOBODY:
                setting.view(state, seat)
                actions = state.legal(seat)
                seat = state.apply(seat, actions[luck.below(len(actions))], luck)
                decisions += 1
        return Counts(decisions, 0, games)

    return play


def whole_games(setting: Setting) -> Task:
    """Random games inside the compiled engine, dealing included."""
    luck = FastLuck(1)
    return lambda games: Counts(playouts(setting, games, luck), 0, games)


def from_dealt(setting: Setting) -> Task:
    """Random games inside the compiled engine, each from a copy of a dealt position."""
    luck = FastLuck(1)

    def play(times: int) -> Counts:
        decisions = 0
        for _ in range(times):
            dealt = setting.new(luck)
            for _ in range(DEALS):
                decisions += playout(dealt.copy(), luck)
        return Counts(decisions, 0, times * DEALS)

    return play


def search(game: Game, setting: Setting) -> Task:
    """Searches of a game's first decision with uniform playouts; a step is an iteration."""
    luck, shown = FastLuck(1), game.alphabet.shown_numbers()

    def run(times: int) -> Counts:
        for _ in range(times):
            state = setting.new(luck)
            seat = state.actor()
            assert len(state.legal(seat)) > 1, "there is nothing to search"
            world = setting.imagine(setting.view(state, seat), luck)
            Search(world, seat, shown, Thumb(setting), luck).run(SEARCH)
        return Counts(times * SEARCH, 0, 0)

    return run


def tasks() -> dict[str, Task]:
    """Everything there is to measure."""
    found: dict[str, Task] = {}
    for game in GAMES.values():
        for players in {game.players[0], game.players[-1]}:
            setting = game.setting(players)
            found[f"loop {game.name} {players}"] = loop(setting)
            found[f"views {game.name} {players}"] = loop_with_views(setting)
            found[f"playouts {game.name} {players}"] = whole_games(setting)
            found[f"dealt {game.name} {players}"] = from_dealt(setting)
            found[f"search {game.name} {players}"] = search(game, setting)
    return found


if __name__ == "__main__":
    if compiled.MODE != "compiled":
        sys.exit(f"Nothing to measure: {compiled.WHY}.")
    serve(tasks(), ["quarterdeck"])
