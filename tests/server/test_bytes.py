"""The byte test: two worlds that differ only in what a seat must not know send that seat the same bytes."""

from collections.abc import Callable, Mapping
from pathlib import Path
from zlib import crc32

import msgspec
import pytest

from quarterdeck.bots.worker import Question
from quarterdeck.core.game import Game
from quarterdeck.core.referee import Referee
from quarterdeck.core.telling import Caution
from quarterdeck.core.view import View
from quarterdeck.server import asking, audience, dossier, feed, mine, questions
from quarterdeck.server.bookshelf import Book, Bookshelf
from quarterdeck.server.house import House
from quarterdeck.server.listing import PublicList
from quarterdeck.server.live import LiveTable
from quarterdeck.server.offers import Offers
from quarterdeck.server.polling import Poller
from quarterdeck.server.tempo import BotTempo
from quarterdeck.server.timekeeper import Timekeeper
from quarterdeck.table.agreeing import Company
from quarterdeck.table.entries import TableEntry, write_entry
from quarterdeck.table.hurry import Standing
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.texts.words import Words
from quarterdeck.wire import around as wire_around
from quarterdeck.wire import news
from quarterdeck.wire.doors import Listings
from quarterdeck.wire.messages import Around, Choice, Mine, Offer
from quarterdeck.wire.own import OwnEntry
from tests.by_game import modules
from tests.server.twin_tables import OTHER, PLAYER, Heard, Twins, TwinsByName, live_through, play_by_letter
from tests.server.world import scenario
from tests.under_test import GAMES_UNDER_TEST
from tools.new_game.template.tests import hidden as template

# What each game hides: from everybody but its owner, and from the bots of whoever plays
HIDING = {**modules("tests.games.{game}.hidden"), "smugglers": template}
HIDDEN: TwinsByName = {
    f"{game}, {name}": find for game, hiding in HIDING.items() for name, find in hiding.HIDDEN.items()
}
HELD_BY_THE_PLAYER: TwinsByName = {
    f"{game}, {name}": find for game, hiding in HIDING.items() for name, find in hiding.HELD_BY_THE_PLAYER.items()
}
WATCHED = [
    pytest.param(f"{game}, {name}", bot, id=f"{game}, {name}-{'a bot' if bot else 'a person'}")
    for game, hiding in HIDING.items()
    for number, name in enumerate(hiding.HIDDEN)
    for bot in ([False, True] if getattr(hiding, "BOTS", True) and number == 0 else [False])
]
CAUTIONED = ("meuterer", "traitres")  # whose players are cautioned in these histories
LEAKED = [f"{game}, {name}" for game, hiding in HIDING.items() for name in hiding.LEAKED]

Leak = Callable[[pytest.MonkeyPatch], None]

pytestmark = pytest.mark.usefixtures("as_often_as_one_likes")


async def both(folder: Path, twins: Twins, *, bot: bool) -> tuple[Heard, Heard]:
    """What is sent in either world."""
    first = await live_through(folder / "first", twins.first, twins, bot=bot)
    return first, await live_through(folder / "second", twins.second, twins, bot=bot)


def test_every_game_says_what_it_hides() -> None:
    assert set(HIDING) == set(GAMES_UNDER_TEST)


@pytest.mark.parametrize(("hidden", "bot"), WATCHED)
def test_what_another_seat_holds_changes_no_byte(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, hidden: str, bot: bool
) -> None:
    twins = HIDDEN[hidden]()

    @scenario
    async def compare() -> None:
        first, second = await both(tmp_path, twins, bot=bot)
        assert first.seats[PLAYER] == second.seats[PLAYER]
        assert first.spectator == second.spectator
        assert first.stranger == second.stranger
        assert twins.first != twins.second
        if not bot:
            differs = [one != other for one, other in zip(first.seats, second.seats, strict=True)]
            assert any(differs[seat] for seat in twins.owners), "the worlds are the same: nothing was tested"
            assert not any(differs[seat] for seat in range(twins.players) if seat not in twins.owners)
        assert len(first.seats[PLAYER]) > 50_000
        assert b'"origins":' in first.seats[PLAYER], "what is kept of one"
        assert b'"waiting":true' in first.seats[PLAYER], "the tempo of bots"
        assert not hidden.startswith(CAUTIONED) or b'"about":["' in first.seats[PLAYER], "cautions about actions"
        assert not [record for record in caplog.records if record.name.startswith("quarterdeck")]

    compare()


@scenario
async def test_what_another_seat_holds_changes_no_byte_of_a_game_with_statements(tmp_path: Path) -> None:
    first, second = await both(tmp_path, HIDDEN["smugglers, a card dealt"](), bot=False)
    assert first.seats[PLAYER] == second.seats[PLAYER]
    assert first.spectator == second.spectator
    assert first.seats[OTHER] != second.seats[OTHER], "the worlds are the same: nothing was tested"
    assert b'"key":"statement-trust"' in first.spectator
    assert b"This is 1." in first.spectator
    assert first.stranger == second.stranger
    assert b'"key":"statement-trust"' in first.stranger
    assert b"This is" not in first.stranger, "what people write is not for strangers"
    assert b"Between us" in first.seats[PLAYER]
    for reader in (first.spectator, first.stranger):
        assert b"Between us" not in reader, "nor for spectators where the table chose so"


@pytest.mark.parametrize("held", HELD_BY_THE_PLAYER)
@scenario
async def test_what_a_person_holds_changes_no_byte_that_a_bot_is_asked_with(tmp_path: Path, held: str) -> None:
    first, second = await both(tmp_path, HELD_BY_THE_PLAYER[held](), bot=True)
    assert first.bots == second.bots
    assert first.spectator == second.spectator
    assert first.seats[PLAYER] != second.seats[PLAYER], "the worlds are the same: nothing was tested"


@scenario
async def test_what_another_seat_holds_changes_no_byte_of_a_feed(tmp_path: Path) -> None:
    twins = HIDDEN["smugglers, a card dealt"]()
    first, second = [await play_by_letter(tmp_path / name, world, twins) for name, world in twins.named()]
    assert first == second
    assert twins.first != twins.second
    assert first.count(b"<entry>") > 2
    assert b'"too-often"' not in first


# Deliberate leaks, each of which the test must see


def leak_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Referee.view

    def view(referee: Referee, seat: int) -> View:
        return honest(referee, OTHER if seat == PLAYER else seat)

    monkeypatch.setattr(Referee, "view", view)


def leak_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.act

    def act(
        table: Table, seat: int | None, decision: int, action: str, *, at: int, stand_in: str = ""
    ) -> list[TableEntry]:
        try:
            return honest(table, seat, decision, action, at=at, stand_in=stand_in)
        except Refusal as refusal:
            raise Refusal(refusal.key, {"held": known_to_other(table)}, refusal.clause) from None

    monkeypatch.setattr(Table, "act", act)


def leak_in_the_order_of_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = news.choices

    def choices(game: Game, referee: Referee, seat: int) -> tuple[Choice, ...]:
        found = honest(game, referee, seat)
        turned = crc32(seen_by_other(referee).encode()) % max(1, len(found))
        return found[turned:] + found[:turned]

    monkeypatch.setattr(news, "choices", choices)


def leak_in_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.chat

    def chat(table: Table, seat: int | None, text: str, once: str = "", *, at: int) -> list[TableEntry]:
        return honest(table, seat, f"{text} {crc32(known_to_other(table).encode())}", once, at=at)

    monkeypatch.setattr(Table, "chat", chat)


def leak_in_who_may_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.may_say

    def may_say(table: Table, seat: int | None) -> bool:
        return honest(table, seat) != bool(crc32(known_to_other(table).encode()) % 2)

    monkeypatch.setattr(Table, "may_say", may_say)


def leak_in_what_is_kept_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def own(number: int, at: int, entry: TableEntry, seat: int) -> OwnEntry | None:
        return OwnEntry(number, at, "acted", write_entry(entry).decode())

    monkeypatch.setattr(dossier, "_own", own)


def leak_in_the_public_list(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PublicList.rows

    def rows(public: PublicList) -> Listings:
        held = "".join(known_to_other(live.table) for live in public.house.tables if live.table.referee is not None)
        found = honest(public).tables
        return Listings(tuple(msgspec.structs.replace(row, spectators=crc32(held.encode())) for row in found))

    monkeypatch.setattr(PublicList, "rows", rows)


def leak_in_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Timekeeper.company

    def company(keeper: Timekeeper) -> Company:
        found = honest(keeper)
        return found._replace(fresh=f"{found.fresh}-{crc32(known_to_other(keeper.live.table).encode())}")

    monkeypatch.setattr(Timekeeper, "company", company)


def leak_in_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = mine._mine

    def listed(table: Table, live: LiveTable, person: str, at: int) -> Mine | None:
        found = honest(table, live, person, at)
        return found and msgspec.structs.replace(found, at=crc32(known_to_other(table).encode()))

    monkeypatch.setattr(mine, "_mine", listed)


def leak_in_a_poll(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Poller.see

    async def see(poller: Poller, since: int) -> str:
        known = crc32(known_to_other(poller.live.table).encode())
        return (await honest(poller, since)).replace('"type":"news"', f'"type":"news","known":{known}')

    monkeypatch.setattr(Poller, "see", see)


def leak_in_a_feed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = feed._waits

    def waits(table: Table, name: str, person: str, words: Words) -> feed.Waiting | None:
        found, known = honest(table, name, person, words), crc32(known_to_other(table).encode())
        return found and found._replace(title=f"{found.title} {known}")

    monkeypatch.setattr(feed, "_waits", waits)


def leak_in_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire_around.around

    def around(table: Table, seat: int | None, at: int, gone_in: Mapping[int, int], standing: Standing) -> Around:
        found, known = honest(table, seat, at, gone_in, standing), crc32(known_to_other(table).encode())
        return msgspec.structs.replace(
            found, seats=tuple(msgspec.structs.replace(one, clock=known) for one in found.seats)
        )

    monkeypatch.setattr(audience, "around", around)


def leak_in_who_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire_around.around

    def around(table: Table, seat: int | None, at: int, gone_in: Mapping[int, int], standing: Standing) -> Around:
        bits = crc32(known_to_other(table).encode())
        found = honest(table, seat, at, gone_in, standing)
        marked = (
            msgspec.structs.replace(one, away=bool(bits >> place & 1), stand_in=bits)
            for place, one in enumerate(found.seats)
        )
        return msgspec.structs.replace(found, seats=tuple(marked))

    monkeypatch.setattr(audience, "around", around)


def leak_in_an_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(offers: Offers, seat: int, offer: Offer) -> None:
        offers._offers[seat] = offer
        known = crc32(known_to_other(offers.live.table).encode())
        offers.live.watchers.tell(seat, msgspec.structs.replace(offer, entry=known))

    monkeypatch.setattr(Offers, "_tell", tell)


def leak_in_a_proposal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire_around.around

    def around(table: Table, seat: int | None, at: int, gone_in: Mapping[int, int], standing: Standing) -> Around:
        found = honest(table, seat, at, gone_in, standing)
        known = crc32(known_to_other(table).encode())
        proposal = found.proposal and msgspec.structs.replace(found.proposal, about=known)
        return msgspec.structs.replace(found, proposal=proposal)

    monkeypatch.setattr(audience, "around", around)


def leak_in_a_rewind(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire_around.around

    def around(table: Table, seat: int | None, at: int, gone_in: Mapping[int, int], standing: Standing) -> Around:
        found, known = honest(table, seat, at, gone_in, standing), crc32(known_to_other(table).encode())
        return msgspec.structs.replace(found, rewinds=known) if found.rewinds else found

    monkeypatch.setattr(audience, "around", around)


def leak_in_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = questions.question_to_choose

    def question(table: Table, house: House, seat: int, bot: str) -> Question:
        found = honest(table, house, seat, bot)
        return msgspec.structs.replace(found, view=msgspec.Raw(known_to_other(table).encode()))

    monkeypatch.setattr(asking, "question_to_choose", question)


def leak_in_the_tempo(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BotTempo.tend

    def tend(tempo: BotTempo, now: int) -> None:
        honest(tempo, now)
        if tempo.live.table.referee is not None:
            hurried = crc32(known_to_other(tempo.live.table).encode())
            tempo.standing = tempo.standing._replace(skipping=(hurried,))

    monkeypatch.setattr(BotTempo, "tend", tend)


def leak_in_what_cautions_are_about(monkeypatch: pytest.MonkeyPatch) -> None:
    leak_in_cautions(monkeypatch, lambda one, known: msgspec.structs.replace(one, about=one.about[known % 2 :]))


def leak_in_the_clause_of_cautions(monkeypatch: pytest.MonkeyPatch) -> None:
    leak_in_cautions(monkeypatch, lambda one, known: msgspec.structs.replace(one, clause=f"T{known % 9}.1"))


def leak_in_cautions(monkeypatch: pytest.MonkeyPatch, change: Callable[[Caution, int], Caution]) -> None:
    honest = news.standing

    def standing(game: Game, referee: Referee, viewer: int) -> news.Standing:
        found, known = honest(game, referee, viewer), crc32(seen_by_other(referee).encode())
        return found._replace(hints=tuple(change(one, known) for one in found.hints))

    monkeypatch.setattr(news, "standing", standing)


def leak_in_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    async def find(shelf: Bookshelf, replay: str) -> Book:
        held = "".join(known_to_other(live.table) for live in shelf.house.tables if live.table.referee is not None)
        raise Refusal("replay-unknown", {"known": crc32(held.encode())})

    monkeypatch.setattr(Bookshelf, "find", find)


def known_to_other(table: Table) -> str:
    """All that the other seat sees."""
    assert table.referee is not None
    return seen_by_other(table.referee)


def seen_by_other(referee: Referee) -> str:
    return msgspec.json.encode(referee.setting.view(referee.truth, OTHER)).decode()


LEAKS = [
    leak_in_a_view,
    leak_in_a_refusal,
    leak_in_the_order_of_choices,
    leak_in_what_is_written,
    leak_in_who_may_speak,
]
# They are the same in every game
LEAKS_AROUND = [
    leak_in_a_clock,
    leak_in_who_is_away,
    leak_in_an_offer,
    leak_in_a_proposal,
    leak_in_what_is_kept_of_one,
    leak_in_a_link,
    leak_in_a_list,
    leak_in_a_poll,
    leak_in_the_public_list,
    leak_in_a_replay,
    leak_in_the_tempo,
]
LEAKS_IN_CAUTIONS = [leak_in_what_cautions_are_about, leak_in_the_clause_of_cautions]
LEAKS_ALONE = [leak_in_a_rewind, leak_in_a_hint]  # which only who is alone with bots gets


@pytest.mark.parametrize(
    ("hidden", "leak", "bot"),
    [
        *((hidden, leak, False) for hidden in LEAKED for leak in LEAKS),
        *(("smugglers, a card dealt", leak, False) for leak in LEAKS_AROUND),
        *(("traitres, a role", leak, False) for leak in LEAKS_IN_CAUTIONS),
        *(("freibeuter, a sea card", leak, True) for leak in LEAKS_ALONE),
    ],
)
def test_the_byte_test_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hidden: str, leak: Leak, bot: bool
) -> None:
    twins = HIDDEN[hidden]()
    leak(monkeypatch)

    @scenario
    async def compare() -> None:
        first, second = await both(tmp_path, twins, bot=bot)
        assert first.seats[PLAYER] != second.seats[PLAYER]

    compare()


@scenario
async def test_the_byte_test_sees_what_stands_in_a_feed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = HIDDEN["smugglers, a card dealt"]()
    leak_in_a_feed(monkeypatch)
    first, second = [await play_by_letter(tmp_path / name, world, twins) for name, world in twins.named()]
    assert first != second
