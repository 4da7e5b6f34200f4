"""What a costly decision was, and what would have come of the Captain's choice: carried out in the true world."""

import math
from typing import Final, Literal

import msgspec

from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import State
from quarterdeck.core.telling import SEAT_SLOTS, Notebook, Phrase, Told
from quarterdeck.lab.analysis import Decision, Judgement
from quarterdeck.lab.searching import Estimate, Sliced, searched, tried_out, value_of
from quarterdeck.lab.seer import Seer

DRAWS: Final = 4  # of luck, by which it is told whether chance had a part in what the log says


class Card(msgspec.Struct, frozen=True):
    """A costly decision: what was done and what was better, as the log says it to the decider, from its own view.

    `open_value` and `open_best` are what both were worth in the true world, which nobody knew.
    """

    judgement: Judgement
    done: Phrase
    better: Phrase
    open_value: Estimate
    open_best: Estimate


def card(game: Game, seer: Seer, decision: Decision, judgement: Judgement, seed: int) -> Sliced[Card]:
    """The card of a decision that was judged."""
    seer.behold(decision.truth)
    luck = FastLuck(seed_of(seed, "card", decision.step))
    iterations = judgement.iterations
    search = yield from searched(seer, decision.view, decision.statements, luck, iterations)
    choice = game.alphabet.action(judgement.choice)
    yield from tried_out(search, decision.legal, (decision.taken, choice), iterations)
    return Card(
        judgement,
        phrase_of(game, decision, decision.taken, seed),
        phrase_of(game, decision, choice, seed),
        value_of(search, decision.taken),
        value_of(search, choice),
    )


def carried_out(decision: Decision, action: int, seed: int, draw: int = 0) -> tuple[State, list[Told]]:
    """The true world up to the next decision, had a seat done this, with luck drawn anew; all that is told is true."""
    state, notebook = decision.truth.copy(), Notebook()
    luck = FastLuck(seed_of(seed, "carried out", decision.step, action, draw))
    state.apply(decision.seat, action, luck, notebook)
    return state, notebook.told


def phrase_of(game: Game, decision: Decision, action: int, seed: int) -> Phrase:
    """An action as the log tells it to who does it; as the choice it was where the log tells what chance made of it."""
    seat = decision.seat
    first = [carried_out(decision, action, seed, draw)[1][:1] for draw in range(DRAWS)]
    tellings = [told[0].to(seat) for told in first if told]
    if len(tellings) == DRAWS and all(one == tellings[0] for one in tellings) and tellings[0].slots.get("seat") == seat:
        return Phrase(tellings[0].key, tellings[0].slots)
    return choice_of(game, action)


def choice_of(game: Game, action: int) -> Phrase:
    """An action as somebody is asked for it."""
    verb, words = game.alphabet.parts(action)
    slots: dict[str, object] = {name: int(word) if name in SEAT_SLOTS else word for name, word in words.items()}
    return Phrase(f"action-{verb.name}", slots)


def looks_with_everything_open(one: Card) -> Literal["worse", "better", "same"]:
    """What was done, held against what the Captain would have done, where all that was hidden is known."""
    difference = one.open_best.value - one.open_value.value
    if abs(difference) <= math.hypot(one.open_value.error, one.open_best.error):
        return "same"
    return "worse" if difference > 0 else "better"
