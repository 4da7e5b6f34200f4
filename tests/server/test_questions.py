"""What bots are asked with is the same in two worlds that differ only in what their seat must not know."""

import json
from typing import Any

import msgspec
import pytest

from quarterdeck.bots import USUAL
from quarterdeck.bots import process as process_module
from quarterdeck.bots.process import ProcessBot
from quarterdeck.core.luck import FastLuck, ScriptedLuck
from quarterdeck.core.talk import statements_for
from quarterdeck.server.questions import question_to_choose, question_to_speak
from quarterdeck.table.opening import PERSON, plan_table
from quarterdeck.table.table import Table
from tests.server.test_bytes import HIDDEN as TWINS
from tests.server.twin_tables import PLAYER, Twins, World
from tests.table.seated import NOW


class House:
    """What questions need of a house."""

    budget = USUAL

    def __init__(self) -> None:
        self.sources = self

    def next_question(self) -> int:
        return 1

    def seed(self) -> int:
        return 1


class Lines:
    """A conversation that keeps what is said to a process, which always does the first thing it may do."""

    heard = b""

    def __init__(self, command: list[str]) -> None:
        pass

    def ask(self, text: bytes, patience: float) -> bytes:
        Lines.heard += text
        asked = json.loads(text.splitlines()[-1])
        return json.dumps({"action": asked["legal"][0]} if "legal" in asked else {}).encode() + b"\n"

    def end(self) -> None:
        pass


def asked_in(world: World, twins: Twins) -> tuple[bytes, bytes]:
    """All that a bot on the player's seat is asked with in a world, by the server and as a process."""
    opened = plan_table(
        twins.game,
        [PERSON] * twins.players,
        twins.options,
        (),
        opener="x",
        key=bytes(32),
        invitations=[f"invitation-{seat}" for seat in range(twins.players)],
    )
    table = Table(twins.game, opened, lambda key, contributions: ScriptedLuck(list(world.wishes)), at=NOW)
    for seat in range(twins.players):
        table.sit(f"person {seat}", f"invitation-{seat}", f"Name {seat}", "00", at=NOW)
    house: Any = House()
    asked = b""
    Lines.heard = b""
    assert table.referee is not None
    bot = ProcessBot(twins.game, table.referee.setting, "anything")
    possible = statements_for(twins.game, twins.players)
    for number, (seat, action) in enumerate(world.actions):
        referee, view = table.referee, table.referee.view(PLAYER)
        asked += msgspec.json.encode(question_to_speak(table, house, PLAYER, "captain", [(0, "x")]))
        bot.speak(view, referee.statements(), FastLuck(number))
        if seat == PLAYER:
            asked += msgspec.json.encode(question_to_choose(table, house, PLAYER, "captain"))
            bot.choose(view, referee.legal(PLAYER), referee.statements(), FastLuck(number), USUAL)
        if possible and twins.game.statements is not None:
            table.say(seat, twins.game.statements.words(possible[number % len(possible)]), at=NOW)
        decision = table.decision(seat)
        assert decision is not None
        table.act(seat, decision, action, at=NOW)
    return asked, Lines.heard


@pytest.mark.parametrize("hidden", TWINS)
def test_what_another_seat_holds_changes_no_byte_a_bot_is_asked_with(
    monkeypatch: pytest.MonkeyPatch, hidden: str
) -> None:
    monkeypatch.setattr(process_module, "Conversation", Lines)
    twins = TWINS[hidden]()
    first, second = asked_in(twins.first, twins), asked_in(twins.second, twins)
    assert first == second
    assert all(len(heard) > 5_000 for heard in first)
    assert twins.first != twins.second


def test_a_leak_into_a_question_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "Conversation", Lines)
    twins = TWINS["traitres, a role"]()
    honest = process_module.ProcessBot._heard

    def heard(bot: ProcessBot, statements: Any) -> Any:
        return honest(bot, [*statements, *leaked])

    monkeypatch.setattr(process_module.ProcessBot, "_heard", heard)
    leaked: list[Any] = []
    first = asked_in(twins.first, twins)
    leaked.append((0, 0, 1))
    second = asked_in(twins.second, twins)
    assert first[0] == second[0]
    assert first[1] != second[1]
