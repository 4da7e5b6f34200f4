"""An operator who would choose the deal is found out by whoever kept what they were shown and what they added."""

from pathlib import Path

import pytest

from quarterdeck.cli import main
from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck, SecretLuck
from quarterdeck.core.verification import Kept, Verdict
from quarterdeck.games import GAMES
from quarterdeck.table.table import Table
from tests.crooked import CROOKED, FACES
from tests.server.test_playing import play
from tests.server.world import World, scenario, served


async def played(world: World, folder: Path) -> tuple[Player, Verdict, Path]:
    """Anna against a bot; what she makes of its luck, and the record."""
    (anna,) = await world.at_table("person", "deckhand")
    await play(anna, FastLuck(1))
    assert anna.shown is not None
    table = anna.shown.table
    _, text = await anna.request("GET", f"/api/tables/{table}/record")
    (folder / "record.json").write_bytes(text)
    await anna.leave()
    return anna, await anna.verify(table), folder / "record.json"


def check(record: Path, kept: Kept, *options: str) -> int:
    """The exit code of `quarterdeck check` with some of what was kept."""
    given = {
        "commitment": ["--commitment", kept.commitment],
        "bytes": [f"--bytes={seat}={part}" for seat, part in kept.contributions.items()],
    }
    return main(["check", str(record), *(argument for option in options for argument in given[option])])


@scenario
async def test_an_honest_deal_holds(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, verdict, record = await played(world, tmp_path)
        assert verdict.holds
        assert verdict.complete
        assert verdict.follow > 50
        (kept,) = anna.kept.values()
        assert check(record, kept, "commitment", "bytes") == 0


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_everybody_at_a_table_can_check_their_own_bytes(tmp_path: Path, game: str) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player("Anna"), await world.player("Ben")
        seats = ["person", "person", "deckhand"][: max(2, GAMES[game].players[0])]
        opened = await anna.open(game, *seats)
        for player, invitation in zip((anna, ben), opened.invitations, strict=False):
            await player.watch(opened.table)
            assert invitation is not None
            await player.sit(opened.table, invitation)
        assert [player.kept[opened.table].commitment for player in (anna, ben)] == [opened.commitment] * 2
        assert [list(player.kept[opened.table].contributions) for player in (anna, ben)] == [[0], [1]]
        with pytest.raises(TurnedAway, match="game-not-over"):
            await ben.verify(opened.table)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_who_swaps_bytes_until_the_deal_suits_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, *CROOKED["bytes"])
    async with served(tmp_path) as world:
        anna, verdict, record = await played(world, tmp_path)
        (kept,) = anna.kept.values()
        assert dealt(world) == 0  # as the operator wanted it
        assert [(doubt.kind, doubt.seat, doubt.kept) for doubt in verdict.doubts] == [
            ("bytes", 0, kept.contributions[0])
        ]
        assert check(record, kept) == check(record, kept, "commitment") == 0
        assert check(record, kept, "bytes") == check(record, kept, "commitment", "bytes") == 1


def dealt(world: World) -> int:
    """The first number of the luck of the only table."""
    (live,) = world.house._tables.values()
    luck = live.table.luck
    assert luck is not None
    parts = {seat: bytes.fromhex(part) for seat, part in luck.contributions.items()}
    return int(SecretLuck(bytes.fromhex(luck.key), parts).below(FACES))


@scenario
async def test_who_leaves_bytes_out_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, *CROOKED["no-bytes"])
    async with served(tmp_path) as world:
        anna, verdict, record = await played(world, tmp_path)
        (kept,) = anna.kept.values()
        assert [(doubt.kind, doubt.found) for doubt in verdict.doubts] == [("bytes", "")]
        assert check(record, kept) == 0
        assert check(record, kept, "bytes") == 1


@scenario
async def test_who_chooses_a_seat_when_the_bytes_are_known_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, *CROOKED["seat"])
    async with served(tmp_path) as world:
        anna, verdict, record = await played(world, tmp_path)
        (kept,) = anna.kept.values()
        assert list(kept.contributions) == [1]
        assert [(doubt.kind, doubt.found, doubt.kept) for doubt in verdict.doubts] == [
            ("seats", "deckhand, person", "free, deckhand")
        ]
        assert check(record, kept, "commitment", "bytes") == 0


@scenario
async def test_who_takes_another_key_when_all_bytes_are_known_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, *CROOKED["key"])
    async with served(tmp_path) as world:
        anna, verdict, record = await played(world, tmp_path)
        (kept,) = anna.kept.values()
        assert anna.shown is not None
        assert anna.shown.commitment != kept.commitment  # what is shown now is not what was shown then
        assert [doubt.kind for doubt in verdict.doubts] == ["commitment"]
        assert check(record, kept, "bytes") == 0
        assert check(record, kept, "commitment") == 1


@scenario
async def test_who_was_shown_no_seal_before_sitting_down_is_not_told_that_all_is_well(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert ben.shown is not None
        assert anna.kept[ben.shown.table].commitment == ben.shown.commitment
        assert ben.kept[ben.shown.table].commitment == ""  # one seen later proves nothing
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_bytes_are_the_same_when_a_lost_answer_is_asked_for_again(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        opened = await anna.open("freibeuter", "person", "person")
        assert opened.invitations[0] is not None
        await anna.sit(opened.table, opened.invitations[0])
        before = anna.kept[opened.table]
        await anna.sit(opened.table, opened.invitations[0])
        assert anna.kept[opened.table] == before
