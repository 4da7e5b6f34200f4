"""A bot imagines, lists and searches by the rules version its table was begun under, wherever it runs."""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from quarterdeck.bots import LADDER, Budget
from quarterdeck.bots.naming import find_bot
from quarterdeck.bots.process import ProcessBot
from quarterdeck.bots.worker import Question, answer
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.replay import Replay
from quarterdeck.lab.review import Reviewer
from quarterdeck.lab.searching import finished
from quarterdeck.server.questions import question_to_choose, question_to_speak
from quarterdeck.table.entries import Seat, TableOpened
from quarterdeck.table.table import Table
from tools.new_game.template.game import SMUGGLERS

GAMES = {SMUGGLERS.name: SMUGGLERS}
OPTIONS = {name: values[0] for name, values in SMUGGLERS.offered().items()}
BUDGET = Budget(iterations=10)
NUMBERS = range(2)


class House:
    """What questions need of a house."""

    budget = BUDGET

    def __init__(self) -> None:
        self.sources = self
        self.seeds = itertools.count(1)

    def next_question(self) -> int:
        return 1

    def seed(self) -> int:
        return next(self.seeds)


def old_table(number: int) -> Table:
    """A table that was begun under the first edition, as its log says: somebody and as many bots as may sit there."""
    bots = list(LADDER)[: SMUGGLERS.players[-1] - 1]
    seats = (Seat(invitation="door"), *(Seat(bot=bot) for bot in bots))
    table = Table(SMUGGLERS, TableOpened("smugglers", 1, OPTIONS, seats, "anna", f"{number:064x}"), at=0)
    table.sit("anna", "door", "Anna", "00", at=0)
    return table


def decisions(table: Table, number: int) -> Iterator[int]:
    """Whose every decision of a game is, before it is made; anybody does anything."""
    luck = FastLuck(number)
    while table.referee is not None and (actors := table.referee.actors()):
        yield actors[0]
        legal, decision = table.referee.legal(actors[0]), table.decision(actors[0])
        assert decision is not None
        table.act(actors[0], decision, SMUGGLERS.alphabet.words(legal[luck.below(len(legal))]), at=0)


@pytest.mark.parametrize("bot", LADDER)
def test_a_worker_plays_by_the_edition_of_the_table(bot: str) -> None:
    house: Any = House()
    laid = 0
    for number in NUMBERS:
        table = old_table(number)
        for seat in decisions(table, number):
            chosen = answer(GAMES, question_to_choose(table, house, seat, bot))
            assert chosen.failed == ""
            assert "saying powder" not in chosen.words
            laid += chosen.words.startswith("lay")
    assert laid


def test_a_question_names_the_edition_beside_the_options() -> None:
    house: Any = House()
    table = old_table(1)
    seat = next(decisions(table, 1))
    for question in (question_to_choose(table, house, seat, "bosun"), question_to_speak(table, house, 1, "bosun", [])):
        asked = json.loads(msgspec.json.encode(question))
        assert (asked["edition"], asked["options"]) == (1, OPTIONS)


def test_a_question_without_an_edition_is_none() -> None:
    house: Any = House()
    table = old_table(1)
    asked = json.loads(msgspec.json.encode(question_to_choose(table, house, next(decisions(table, 1)), "bosun")))
    del asked["edition"]
    with pytest.raises(msgspec.ValidationError, match="edition"):
        msgspec.json.decode(msgspec.json.encode(asked), type=Question)


@pytest.mark.parametrize("edition", [1, 2])
def test_the_first_line_to_a_process_names_the_edition_beside_the_options(edition: int) -> None:
    bot = find_bot("process:anything")(SMUGGLERS, SMUGGLERS.setting(2, SMUGGLERS.choose(edition=edition)))
    assert isinstance(bot, ProcessBot)
    begin = json.loads(msgspec.json.encode(bot._begin(0)))
    assert (begin["edition"], begin["options"]) == (edition, OPTIONS)


def test_an_old_game_is_analysed_by_its_edition() -> None:
    table = old_table(3)
    for _ in decisions(table, 3):
        pass
    reviewer = Reviewer(Replay(GAMES, table.record()), 1, BUDGET.iterations)
    judged = [finished(reviewer.judged(number)) for number in reviewer.of_people()]
    assert len(judged) == len(reviewer.decisions) > 10
    for decision, judgement in zip(reviewer.decisions, judged, strict=True):
        assert SMUGGLERS.alphabet.action(judgement.choice) in decision.legal
    assert any(judgement.choice.startswith("lay") for judgement in judged)
