"""Positions of Smugglers' Cove for tests, reached by saying what is done and leaving the rest to seeded luck."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec

from quarterdeck.core.game import Data
from quarterdeck.core.lines import FORMAT
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Person, Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.state import Setting
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.game.knowledge.memory import Memory
from tools.new_game.template.game.knowledge.places import CRATES, MIDDLES, SUNKS, TOPS, UNDERS, hand_place
from tools.new_game.template.game.rules.actions import ALPHABET
from tools.new_game.template.game.rules.piles import listed
from tools.new_game.template.game.rules.state import Smugglers

TINY = Path(__file__).parent / "tiny.toml"
GAMES = {SMUGGLERS.name: SMUGGLERS}


def tiny() -> Data:
    """Ten cards."""
    return SMUGGLERS.data(TINY)


def table(players: int, *, own: bool = False) -> Setting:
    """The game set up, with ten cards or with its own."""
    return SMUGGLERS.setting(players, data=None if own else tiny())


def after(setting: Setting, seed: int, *deeds: str) -> Smugglers:
    """The position after these deeds, each the first legal action of whoever is asked first that begins so."""
    luck = FastLuck(seed)
    state = setting.new(luck)
    for deed in deeds:
        seat = state.actors()[0]
        action = next(action for action in state.legal(seat) if ALPHABET.words(action).startswith(deed))
        state.apply(seat, action, luck)
    return cast(Smugglers, state)


def told(players: int, *log: str, **choices: object) -> Referee:
    """A game with ten cards as these log lines tell it; chance outcomes as words alone."""
    return replay(GAMES, record_of(players, *log, **choices))


def record_of(players: int, *log: str, **choices: object) -> Record:
    """A record with ten cards, written by hand."""
    return Record(
        quarterdeck=FORMAT,
        game=SMUGGLERS.name,
        rules=SMUGGLERS.version,
        seats=tuple(Person(f"P{seat}") for seat in range(players)),
        log=log,
        options=choices,
        data=msgspec.json.decode(msgspec.json.encode(tiny())),
    )


def random_game(setting: Setting, seed: int) -> Iterator[Smugglers]:
    """Every position of one random game, from the deal to the end."""
    luck = FastLuck(seed)
    state = setting.new(luck)
    while True:
        yield cast(Smugglers, state.copy())
        actors = state.actors()
        if not actors:
            return
        seat = actors[luck.below(len(actors))]
        verbs = sorted({ALPHABET.parts(action)[0].name for action in state.legal(seat)})
        verb = verbs[luck.below(len(verbs))]  # verb by verb, so that looking does not drown the rest
        actions = [action for action in state.legal(seat) if ALPHABET.parts(action)[0].name == verb]
        state.apply(seat, actions[luck.below(len(actions))], luck)


def cards_by_place(state: Smugglers) -> dict[int, int]:
    """What lies where; cards that have no order stand in any."""
    laid = {hand_place(seat, slot): card for seat, hand in enumerate(state.hand) for slot, card in enumerate(hand)}
    pile = state.pile
    sorts = {CRATES: state.hold, TOPS: pile.top, UNDERS: pile.under, MIDDLES: listed(pile.middle)}
    for sort, cards in {**sorts, SUNKS: listed(state.sunk)}.items():
        laid.update((sort + number, card) for number, card in enumerate(cards))
    return laid


def is_true(memory: Memory, laid: dict[int, int]) -> bool:
    """Whether everything remembered is so."""
    return all(Counter(fact.things) <= Counter(laid[place] for place in fact.places) for fact in memory.facts)
