"""What playouts, copies, imagining and redealing cost: by players, and along a game."""

import gc
import os
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from benchmarks.growth.curves import Case, Curve, interleaved, seconds
from benchmarks.growth.plays import Voyage, larger_box, more_cards, slowly, spread
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import playouts, redeals
from quarterdeck.core.state import Setting, State
from quarterdeck.games import GAMES
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.traitres import TRAITRES

PLAYOUTS = 400  # in one measurement
COUNTED = 20_000  # playouts whose decisions are counted
COPIES = 8_000  # in one measurement of memory
LEAST = 4  # decisions
GAMES_EACH = 4  # along which one measurement goes
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
MICROSECONDS = 1e6
Cost = Callable[[Setting, list[State], int], float]
SLOW_CARTAGENA = "Cartagena, large box, slowly"
LONG_TRAITRES = "Traîtres à bord, large box"


@cache
def voyages() -> dict[str, Voyage]:
    """Every game with the most players, and those that other components make longer."""
    found = {game.title: Voyage(game, game.players[-1]) for game in GAMES.values()}
    found[SLOW_CARTAGENA] = Voyage(CARTAGENA, CARTAGENA.players[-1], slowly, larger_box())
    found[LONG_TRAITRES] = Voyage(TRAITRES, TRAITRES.players[-1], data=more_cards())
    return found


# By players


def by_players(rounds: int) -> list[Curve]:
    """A playout's time, and a decision's, by players."""
    whole = {
        game.title: {players: partial(playout_time, game.setting(players)) for players in game.players}
        for game in GAMES.values()
    }
    found = interleaved("playout", whole, rounds)
    lengths = {
        (game.title, players): playouts(game.setting(players), COUNTED, FastLuck(1)) / COUNTED
        for game in GAMES.values()
        for players in game.players
    }
    for curve in tuple(found):
        each = {
            size: [cost / lengths[curve.name, size] for cost in costs] for size, costs in sorted(curve.costs.items())
        }
        found.append(Curve("decision", curve.name, each))
    return found


def playout_time(setting: Setting) -> float:
    """Microseconds of one playout."""
    luck = FastLuck(1)  # goes on from try to try, so that no processor learns the games by heart
    return seconds(lambda: playouts(setting, PLAYOUTS, luck)) / PLAYOUTS * MICROSECONDS


def memory_by_players(rounds: int) -> list[Curve]:
    """A state's memory in the middle of a game, by players."""
    cases: dict[str, dict[int, Case]] = {}
    for game in GAMES.values():
        cases[game.title] = {}
        for players in game.players:
            voyage = Voyage(game, players)
            games = voyage.games(GAMES_EACH, [voyage.usual // 2], 1)
            cases[game.title][players] = partial(memory, [states[0] for states in games])
    return interleaved("memory by players", cases, rounds)


# Along a game


def memory_along(rounds: int) -> list[Curve]:
    """A state's memory, by decisions so far."""
    return along("memory along a game", rounds, lambda setting, states, seed: memory(states))


def imagining(rounds: int) -> list[Curve]:
    """The time of imagining a world from a view, by decisions so far."""
    return along("imagine", rounds, imagine_time)


def redealing(rounds: int) -> list[Curve]:
    """The time of redealing a state, by decisions so far."""
    return along("redeal", rounds, redeal_time)


def along(topic: str, rounds: int, cost: Cost) -> list[Curve]:
    """A cost along games; each round has games of its own."""
    cases: dict[str, dict[int, Case]] = {}
    for name, voyage in voyages().items():
        sizes = spread(LEAST, voyage.usual, 8)
        games = [games_of_round(name, number) for number in range(rounds)]
        cases[name] = {
            size: Along([[states[place] for states in played] for played in games], partial(cost, voyage.setting))
            for place, size in enumerate(sizes)
        }
    return interleaved(topic, cases, rounds, above_first=True)


@cache
def games_of_round(name: str, number: int) -> list[list[State]]:
    """The games of one round, each as its states at the sizes to measure."""
    voyage = voyages()[name]
    return voyage.games(GAMES_EACH, spread(LEAST, voyage.usual, 8), 1 + number)


class Along:
    """The cost at one number of decisions: in each round with the states of other games."""

    def __init__(self, rounds: list[list[State]], cost: Callable[[list[State], int], float]) -> None:
        self._rounds = rounds
        self._cost = cost
        self._next = 0

    def __call__(self) -> float:
        states = self._rounds[self._next]
        self._next += 1
        return self._cost(states, self._next)


def imagine_time(setting: Setting, states: list[State], seed: int) -> float:
    """Microseconds of imagining one world, for whoever must decide."""
    views = [setting.view(state, state.actors()[0]) for state in states]
    luck = FastLuck(seed)

    def imagine_each() -> None:
        for view in views:
            setting.imagine(view, luck)

    return seconds(imagine_each) / len(views) * MICROSECONDS


def redeal_time(setting: Setting, states: list[State], seed: int) -> float:
    """Microseconds of redealing one state, for whoever must decide."""
    worlds = [(state.copy(), state.actors()[0]) for state in states]
    luck = FastLuck(seed)

    def redeal_each() -> None:
        for world, seat in worlds:
            redeals(world, seat, luck, 10)

    return seconds(redeal_each) / len(worlds) / 10 * MICROSECONDS


# Memory


def memory(states: list[State]) -> float:
    """Bytes of resident memory that one more copy takes, in a process of its own, which has nothing to use again."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, str(_grown_by_copies(states)).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        grown = int(answer.read())
    os.waitpid(child, 0)
    return grown / COPIES


def _grown_by_copies(states: list[State]) -> int:
    gc.collect()
    gc.disable()
    kept: list[State] = states[:1] * COPIES
    before = resident()
    for number in range(COPIES):
        kept[number] = states[number % len(states)].copy()
    return resident() - before


def resident() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_BYTES
