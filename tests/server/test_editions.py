"""A table keeps the rules version it was begun under: an upgraded server plays it to its end as the old one would."""

import asyncio
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots import Budget
from quarterdeck.bots.naming import find_bot
from quarterdeck.bots.process import ProcessBot
from quarterdeck.bots.worker import Question
from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.record import read
from quarterdeck.core.replay import replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.crew import Crew
from quarterdeck.server.sources import Sources
from quarterdeck.table.entries import read_entry
from quarterdeck.table.opening import restore_table
from quarterdeck.table.table import Table
from quarterdeck.wire.news import choices
from tests.server.people import leave, table_of
from tests.server.test_playing import play
from tests.server.world import World, scenario, served
from tools.new_game.template.game import SMUGGLERS

ROOT = Path(__file__).parents[2]
TODAY: Mapping[str, Game] = {SMUGGLERS.name: SMUGGLERS}
BEFORE: Mapping[str, Game] = {SMUGGLERS.name: replace(SMUGGLERS, version=1)}  # as an older program has it
BUDGET = Budget(iterations=20)
TWO_SPIES_WITH_POWDER = 18  # by the newest rules the Bosun and the Captain would say so

# The made-up game is in no list that processes have of themselves
OURS = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tools.new_game.template.game import SMUGGLERS
"""

WORKER = (
    "from quarterdeck.bots.worker import serve; serve({'smugglers': SMUGGLERS}, sys.stdin.buffer, sys.stdout.buffer)"
)

# Somebody else's bots: they search by what they were told of the table, and stop where that is not what is legal
SEARCHING = """
from quarterdeck.bots import Budget, Captain
from quarterdeck.core.luck import FastLuck

def chosen(setting, view, legal, seed):
    assert list(setting.imagine(view, FastLuck(seed)).legal(view.seat)) == list(legal)
    return Captain(SMUGGLERS, setting).choose(view, legal, [], FastLuck(seed), Budget(iterations=20))
"""

PROGRAM = """
import json, msgspec
words, action = SMUGGLERS.alphabet.words, SMUGGLERS.alphabet.action
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "begin":
        options = SMUGGLERS.choose(asked["options"], edition=asked.get("edition"))
        setting = SMUGGLERS.setting(asked["players"], options)
    else:
        view = msgspec.convert(asked["view"], SMUGGLERS.view)
        print(json.dumps({"action": words(chosen(setting, view, list(map(action, asked["legal"])), 1))}), flush=True)
"""

CLASS = """
from quarterdeck.bots import Bot
from quarterdeck.games import GAMES
GAMES["smugglers"] = SMUGGLERS

class Careful(Bot):
    def choose(self, view, legal, statements, luck, budget):
        return chosen(self.setting, view, legal, 1)
"""


class Dealt(Sources):
    """A deal in which two of the bots are spies, and all that bots draw for themselves."""

    def luck(self, key: bytes, contributions: dict[int, bytes]) -> Luck:
        return FastLuck(TWO_SPIES_WITH_POWDER)

    def seed(self) -> int:
        return 1


class Ready(Crew):
    """Bots of the older program, who do the first thing they may do."""

    async def start(self) -> None:
        pass

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        return question.legal[0] if question.task == "choose" else ""


async def record_of(player: Player) -> bytes:
    """The record of the table that a player watches."""
    status, text = await player.request("GET", f"/api/tables/{table_of(player)}/record")
    assert status == 200
    return text


async def restored(world: World, player: Player, games: Mapping[str, Game]) -> Table:
    """The table a player watches, as a program with these games makes it of its log."""
    stored = await world.house.log.entries(table_of(player))
    return restore_table(games, [(at, read_entry(text)) for at, text in stored], Dealt().luck)


async def play_by(player: Player, name: str) -> None:
    """Have a bot of somebody else's choose, with what the table shows."""
    assert player.shown is not None
    options = SMUGGLERS.choose(player.shown.options, edition=player.shown.edition)
    bot = find_bot(name)(SMUGGLERS, SMUGGLERS.setting(len(player.shown.seats), options))
    assert isinstance(bot, ProcessBot)
    while (news := await player.be_asked()) is not None:
        view = msgspec.json.decode(news.view, type=SMUGGLERS.view)
        legal = [SMUGGLERS.alphabet.action(choice.action) for choice in news.choices]
        action = await asyncio.to_thread(bot.choose, view, legal, [], FastLuck(1), BUDGET)
        await player.act(SMUGGLERS.alphabet.words(action))
    bot.end()


async def shows_what_the_old_program_would(world: World, player: Player) -> None:
    """View and choices are those of the program the table was begun with."""
    assert player.shown is not None
    assert player.news is not None
    assert player.shown.edition == 1
    table = await restored(world, player, BEFORE)
    seat = player.shown.seat
    assert seat is not None
    assert table.referee is not None
    assert msgspec.json.decode(player.news.view, type=SMUGGLERS.view) == table.referee.view(seat)
    assert player.news.choices == choices(table.game, table.referee, seat)
    assert not [choice.action for choice in player.news.choices if choice.action.endswith("saying powder")]


async def ended_as_the_old_program_would_have(world: World, player: Player) -> None:
    """Record, truth and views are those of both programs, and of a replay."""
    text = await record_of(player)
    again = replay(TODAY, read(text))
    assert read(text).rules == 1
    assert "saying powder" not in text.decode()
    for games in (BEFORE, TODAY):
        table = await restored(world, player, games)
        assert table.referee is not None
        assert table.record().json() == again.record().json()
        assert table.referee.truth == again.truth
        for seat in range(SPECTATOR, len(again.seats)):
            assert table.referee.view(seat) == again.view(seat)
            assert table.referee.tellings(seat) == again.tellings(seat)


@scenario
async def begin_and_finish(tmp_path: Path) -> None:
    """Two tables: a person among the house's bots, and two bots of somebody else's against one of the house's."""
    async with served(tmp_path, games=BEFORE, only=("smugglers",), sources=Dealt(), crew=Ready()) as world:
        (anna,) = await world.at_table("person", "deckhand", "bosun", "captain", game="smugglers")
        ben, carl = await world.at_table("person", "person", "bosun", game="smugglers")
        await play(anna, FastLuck(1), 1)
        await play(ben, FastLuck(1), 1)
        await play(carl, FastLuck(1), 1)
        await leave(anna, ben, carl)
    crew = Crew([sys.executable, "-c", OURS + WORKER], workers=1)
    async with served(tmp_path, games=TODAY, only=("smugglers",), sources=Dealt(), crew=crew) as world:
        world.house.budget = BUDGET
        for player in (anna, ben, carl):
            player.address = world.address
            await player.watch(table_of(player))
        await asyncio.gather(
            play_all(world, anna),
            play_by(ben, f"process:{sys.executable} program.py"),
            play_by(carl, "careful_bot:Careful"),
        )
        for player in (anna, ben):
            await ended_as_the_old_program_would_have(world, player)
        await leave(anna, ben, carl)


async def play_all(world: World, player: Player) -> None:
    """Do anything, to the end, and look at everything on the way."""
    luck, refused = FastLuck(1), 0
    while (news := await player.be_asked()) is not None:
        await shows_what_the_old_program_would(world, player)
        laid = [choice.slots["card"] for choice in news.choices if choice.verb == "lay"]
        if laid:
            with pytest.raises(TurnedAway, match="not-to-say"):
                await player.act(f"lay {laid[0]} saying powder")
            refused += 1
        await player.act(news.choices[luck.below(len(news.choices))].action)
    assert refused


def test_a_table_begun_under_an_old_edition_is_played_by_it_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "program.py").write_text(OURS + SEARCHING + PROGRAM, encoding="utf-8")
    (tmp_path / "careful_bot.py").write_text(OURS + SEARCHING + CLASS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    begin_and_finish(tmp_path)
    assert caplog.messages == []  # no bot failed


@scenario
async def test_no_new_table_can_choose_an_edition(tmp_path: Path) -> None:
    wishes: list[tuple[dict[str, object], str]] = [
        ({"options": {"edition": "1"}}, "option-unknown"),
        ({"options": {"edition": True}}, "option-unknown"),
        ({"options": {"edition": 1}}, "message-bad"),
        ({"options": {"rules": "1"}}, "option-unknown"),
        ({"edition": 1}, "message-bad"),
    ]
    async with served(tmp_path, games=TODAY, only=("smugglers",), crew=Ready()) as world:
        anna = await world.player()
        for wish, key in wishes:
            asked = {"game": "smugglers", "seats": ["person", "person"], **wish}
            status, text = await anna.request("POST", "/api/tables", asked)
            assert (status, msgspec.json.decode(text)["key"]) == (400, key)
        opened = await anna.open("smugglers", "person", "person")
        await anna.watch(opened.table)
        assert anna.shown is not None
        assert anna.shown.edition == SMUGGLERS.version
        await anna.leave()
