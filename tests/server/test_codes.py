"""Codes to say aloud: how long they are good, and that nobody finds one by trying."""

import itertools
from collections import Counter
from pathlib import Path

import pytest

from quarterdeck.client import TurnedAway
from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.codes import LETTERS, Codes
from quarterdeck.server.forgetting import erase
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.doors import KnockAt
from tests.server.people import Clock, leave, waiting
from tests.server.world import scenario, served
from tests.store.reading import texts


@scenario
async def test_ten_thousand_wrong_codes_from_fifty_addresses_find_nothing_and_links_go_on(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, opened = await waiting(world, "person", "person", "person")
        code = (await anna.code(opened.table)).code
        wrong = ["".join(letters) for letters in itertools.product(LETTERS, repeat=4) if "".join(letters) != code]
        refused: Counter[str] = Counter()
        before = await texts(world.house.log, opened.table)
        for number, guess in enumerate([*wrong[: 9_999 * 16 : 16], code]):
            clock.time += 60_000 * (number in (2_000, 4_000, 6_000, 8_000))
            asker = Asker(f"127.0.1.{number % 50}", f"eve {number}")
            with pytest.raises(Refusal) as why:
                await world.house.knocker.knock(asker, KnockAt(guess, "Eve"))
            refused[why.value.key] += 1
        assert refused == {"code-unknown": 5 * 101, "codes-rest": 10_000 - 5 * 101}, "five minutes of it"
        assert await texts(world.house.log, opened.table) == before
        ben, cleo = await world.player("Ben"), await world.player("Cleo")
        with pytest.raises(TurnedAway, match="codes-rest"):
            await ben.knock(code)
        assert await cleo.sit(opened.table, opened.invitation) == 1, "a link goes on"
        clock.time += 60_000
        assert not anna.knocks
        assert (await ben.knock(code)).state == "waiting"
        for guess in wrong[: bounds.WRONG_CODES_OF_ADDRESS.most]:
            with pytest.raises(TurnedAway, match="code-unknown"):
                await cleo.knock(guess)
        with pytest.raises(TurnedAway, match="codes-often"):
            await ben.knock(code)  # from where Cleo is
        await leave(anna)


def wrong_codes(codes: Codes, times: int, *addresses: str) -> None:
    """So many from each address, all of which are looked for."""
    for _, address in itertools.product(range(times), addresses):
        with pytest.raises(Refusal, match="code-unknown"):
            codes.find("AEIO", address)


def test_an_address_has_five_wrong_codes_a_minute_and_all_a_hundred() -> None:
    clock = Clock()
    codes = Codes(clock)
    code, _ = codes.make("table")
    wrong_codes(codes, 4, "a guesser")
    clock.time += 59_999
    wrong_codes(codes, 1, "a guesser")
    for guess in (code, "AEIO"):
        with pytest.raises(Refusal, match="codes-often"):
            codes.find(guess, "a guesser")
    clock.time += 1
    assert codes.find(code, "a guesser") == "table"
    wrong_codes(codes, 4, "a guesser")
    with pytest.raises(Refusal, match="codes-often"):
        codes.find("AEIO", "a guesser")
    wrong_codes(codes, 5, *(f"address {number}" for number in range(19)))
    assert codes.find(code, "an honest one") == "table", "a hundred were wrong, and no more"
    wrong_codes(codes, 1, "one more")
    clock.time += 59_999
    with pytest.raises(Refusal, match="codes-rest"):
        codes.find(code, "an honest one")
    clock.time += 1
    assert codes.find(code, "an honest one") == "table"


def test_a_code_is_good_for_two_hours_however_it_is_written() -> None:
    clock = Clock()
    codes = Codes(clock)
    code, seconds = codes.make("table")
    assert seconds == 2 * 3600
    clock.time += 2 * 3_600_000 - 1
    assert codes.find(f" {code[:2].lower()}-{code[2:]}", "somebody") == "table"
    clock.time += 1
    with pytest.raises(Refusal, match="code-unknown"):
        codes.find(code, "somebody")


def test_there_are_never_so_many_codes_that_one_is_easily_guessed() -> None:
    codes = Codes(Clock())
    most, each = bounds.CODES.most, bounds.CODES_OF_ADDRESS.most
    assert len({codes.make(f"table {number}", f"address {number // each}")[0] for number in range(most)}) == most
    with pytest.raises(Refusal, match="server-full"):
        codes.make("one more")
    codes.end("table 7")
    codes.make("one more")
    codes.end("one more")
    with pytest.raises(Refusal, match="codes-full"):
        codes.make("one more", "address 1")


@scenario
async def test_a_table_that_is_deleted_has_no_code_any_more(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        code = (await anna.code(opened.table)).code
        live = world.house.in_memory(opened.table)
        assert live is not None
        await erase(world.house, live.table.opened.opener)
        with pytest.raises(Refusal, match="code-unknown"):
            world.house.knocker.codes.find(code, "127.0.1.1")
        await leave(anna)
