"""The byte test: two worlds that differ only in what a seat must not know send that seat the same bytes."""

from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import msgspec
import pytest

from quarterdeck.core.referee import Referee
from quarterdeck.core.view import View
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire import news
from quarterdeck.wire.messages import Choice
from tests.server import hidden_in_cartagena as cartagena
from tests.server import hidden_in_traitres as traitres
from tests.server.twin_tables import OTHER, PLAYER, Heard, Pair, Twins, find_twins, live_through
from tests.server.world import scenario
from tests.under_test import GAMES_UNDER_TEST

FREIBEUTER, MEUTERER, SMUGGLERS = (GAMES_UNDER_TEST[name] for name in ("freibeuter", "meuterer", "smugglers"))
SEA, DUTCHMAN = 2, 3  # chance points of Freibeuter
DEAL, DRAW = 2, 3  # and of Meuterer; the made-up game deals at the same one
LENGTH = 40  # actions, fewer than any game has
SHORT = 14  # the made-up game is over sooner

Leak = Callable[[pytest.MonkeyPatch], None]


# What is hidden in Freibeuter


def a_card_of_the_sea_or_the_dutchman(point: int, holder: int = OTHER) -> Twins:
    """The holder has another card in each world and never plays it."""

    def make(seed: int) -> Twins | None:
        pair = Pair(FREIBEUTER, 2, seed, point=point, holder=holder)
        pair.play(LENGTH)
        cards = [card for card in pair.things if holder != PLAYER]
        tried = (f"place {card}" if point == SEA else f"dutchman row A{card}" for card in cards)
        return pair.twins(*tried) if len(pair.actions) == LENGTH else None

    return find_twins(make)


# What is hidden in Meuterer

TRIED = ("show rubies", "show pirates", "take loader", "take mutineer", "fight 5", "return conflict")


def a_card_of_the_hand(point: int, holder: int = OTHER) -> Twins:
    """Another card is dealt or drawn, and so another one is left in the pile."""

    def make(seed: int) -> Twins | None:
        pair = Pair(MEUTERER, 3, seed, point=point, holder=holder)
        pair.play(LENGTH)
        tried = TRIED if holder != PLAYER else ()
        return pair.twins(*tried) if pair.things and len(pair.actions) == LENGTH else None

    return find_twins(make)


def an_action_card() -> Twins:
    """Another action card is taken; nobody leaves after that but the captain, who does not look."""

    def make(seed: int) -> Twins | None:
        pair = Pair(MEUTERER, 3, seed)
        while not (pair.seat == OTHER and len(pair.actions) > LENGTH // 2 and len(takes := taken(pair)) > 1):
            pair.play(1)
        pair.act(takes[0], takes[1])
        before = len(pair.actions)
        pair.play(LENGTH, lambda action: action.startswith("show"))
        later = {seat for seat, *_ in pair.actions[before:]}
        return pair.twins(*TRIED) if later == {PLAYER, 2} else None

    return find_twins(make)


def taken(pair: Pair) -> list[str]:
    """The action cards that can be taken now."""
    return [action for action in pair.legal() if action.startswith("take")]


def the_loaders_rejects(where: str) -> Twins:
    """The Loader gives another card back, and keeps another one; among the discards or under the pile."""

    def make(seed: int) -> Twins | None:
        pair = Pair(MEUTERER, 3, seed, {"loader_returns": where})
        while not (pair.seat == OTHER and len(rejects := returned(pair)) > 1):
            pair.play(1)
        pair.act(rejects[0], rejects[1])
        pair.play(LENGTH)
        return pair.twins(*TRIED) if len(pair.actions) > LENGTH else None

    return find_twins(make)


def returned(pair: Pair) -> list[str]:
    """The cards just drawn that can be given back now."""
    return [action for action in pair.legal() if action.startswith("return")]


# What is hidden in the made-up game, in which statements are made


def a_card_among_statements() -> Twins:
    """Another card is dealt, and nobody who speaks says so."""

    def make(seed: int) -> Twins | None:
        pair = Pair(SMUGGLERS, 3, seed, point=DEAL)
        pair.play(SHORT)
        return pair.twins("stow rum", "top silk") if pair.things and len(pair.actions) == SHORT else None

    return find_twins(make, bots=False)


HIDDEN: dict[str, Callable[[], Twins]] = {
    "a sea card": lambda: a_card_of_the_sea_or_the_dutchman(SEA),
    "a Dutchman card": lambda: a_card_of_the_sea_or_the_dutchman(DUTCHMAN),
    "a card dealt": lambda: a_card_of_the_hand(DEAL),
    "a card drawn": lambda: a_card_of_the_hand(DRAW),
    "an action card": an_action_card,
    "rejects in the discards": lambda: the_loaders_rejects("discard"),
    "rejects under the pile": lambda: the_loaders_rejects("under_draw"),
    "a combat card": lambda: cartagena.a_card_or_sailor(cartagena.COMBAT),
    "a gold card": lambda: cartagena.a_card_or_sailor(cartagena.GOLD),
    "a sailor": lambda: cartagena.a_card_or_sailor(cartagena.SAILOR),
    "an allegiance": cartagena.an_allegiance,
    "a card under the pile": cartagena.a_card_under_the_pile,
    "a card sold": cartagena.a_card_sold,
    "a card kept": cartagena.a_card_kept,
    "a card laid": cartagena.a_card_laid,
    "a role": traitres.a_role,
    "a card in hand": traitres.a_card_in_hand,
    "a hand thrown away": traitres.a_card_thrown_away,
    "a card in the chest": traitres.a_card_laid,
    "a card on the pile": traitres.a_card_on_the_pile,
    "an order in the chest": traitres.an_order_in_the_chest,
    "a sight of the chest": traitres.a_sight,
}


async def both(folder: Path, twins: Twins, *, bot: bool) -> tuple[Heard, Heard]:
    """What is sent in either world."""
    first = await live_through(folder / "first", twins.first, twins, bot=bot)
    return first, await live_through(folder / "second", twins.second, twins, bot=bot)


@pytest.mark.parametrize("bot", [False, True], ids=["a person", "a bot"])
@pytest.mark.parametrize("hidden", HIDDEN)
def test_what_another_seat_holds_changes_no_byte(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, hidden: str, bot: bool
) -> None:
    twins = HIDDEN[hidden]()

    @scenario
    async def compare() -> None:
        first, second = await both(tmp_path, twins, bot=bot)
        assert first.seats[PLAYER] == second.seats[PLAYER]
        assert first.spectator == second.spectator
        assert twins.first != twins.second
        if not bot:
            differs = [one != other for one, other in zip(first.seats, second.seats, strict=True)]
            assert any(differs[seat] for seat in twins.owners), "the worlds are the same: nothing was tested"
            assert not any(differs[seat] for seat in range(twins.players) if seat not in twins.owners)
        assert len(first.seats[PLAYER]) > 50_000
        assert not [record for record in caplog.records if record.name.startswith("quarterdeck")]

    compare()


@scenario
async def test_what_another_seat_holds_changes_no_byte_of_a_game_with_statements(tmp_path: Path) -> None:
    first, second = await both(tmp_path, a_card_among_statements(), bot=False)
    assert first.seats[PLAYER] == second.seats[PLAYER]
    assert first.spectator == second.spectator
    assert first.seats[OTHER] != second.seats[OTHER], "the worlds are the same: nothing was tested"
    assert b'"key":"statement-trust"' in first.spectator
    assert b"This is 1." in first.spectator


@pytest.mark.parametrize(
    ("hide", "point"),
    [
        pytest.param(a_card_of_the_sea_or_the_dutchman, SEA, id="a sea card"),
        pytest.param(a_card_of_the_sea_or_the_dutchman, DUTCHMAN, id="a Dutchman card"),
        pytest.param(a_card_of_the_hand, DEAL, id="a card dealt"),
        pytest.param(a_card_of_the_hand, DRAW, id="a card drawn"),
        pytest.param(cartagena.a_card_or_sailor, cartagena.COMBAT, id="a combat card"),
        pytest.param(cartagena.a_card_or_sailor, cartagena.GOLD, id="a gold card"),
        pytest.param(traitres.a_card_in_hand, traitres.DRAW, id="a card in hand"),
    ],
)
@scenario
async def test_what_a_person_holds_changes_no_byte_that_a_bot_is_asked_with(
    tmp_path: Path, hide: Callable[[int, int], Twins], point: int
) -> None:
    first, second = await both(tmp_path, hide(point, PLAYER), bot=True)
    assert first.bots == second.bots
    assert first.spectator == second.spectator
    assert first.seats[PLAYER] != second.seats[PLAYER], "the worlds are the same: nothing was tested"


# Deliberate leaks, each of which the test must see


def leak_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Referee.view

    def view(referee: Referee, seat: int) -> View:
        return honest(referee, OTHER if seat == PLAYER else seat)

    monkeypatch.setattr(Referee, "view", view)


def leak_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.act

    def act(table: Table, seat: int | None, decision: int, action: str) -> list[TableEntry]:
        try:
            return honest(table, seat, decision, action)
        except Refusal as refusal:
            raise Refusal(refusal.key, {"held": known_to_other(table)}, refusal.clause) from None

    monkeypatch.setattr(Table, "act", act)


def leak_in_the_order_of_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = news.choices

    def choices(table: Table, seat: int | None) -> tuple[Choice, ...]:
        found = honest(table, seat)
        turned = crc32(known_to_other(table).encode()) % max(1, len(found))
        return found[turned:] + found[:turned]

    monkeypatch.setattr(news, "choices", choices)


def leak_in_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.chat

    def chat(table: Table, seat: int | None, text: str, once: str = "") -> list[TableEntry]:
        return honest(table, seat, f"{text} {crc32(known_to_other(table).encode())}", once)

    monkeypatch.setattr(Table, "chat", chat)


def leak_in_who_may_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.may_say

    def may_say(table: Table, seat: int | None) -> bool:
        return honest(table, seat) != bool(crc32(known_to_other(table).encode()) % 2)

    monkeypatch.setattr(Table, "may_say", may_say)


def known_to_other(table: Table) -> str:
    """All that the other seat sees."""
    assert table.referee is not None
    return msgspec.json.encode(table.referee.setting.view(table.referee.truth, OTHER)).decode()


LEAKS = [
    leak_in_a_view,
    leak_in_a_refusal,
    leak_in_the_order_of_choices,
    leak_in_what_is_written,
    leak_in_who_may_speak,
]


LEAKED = [
    "a sea card",
    "a card dealt",
    "an action card",
    "an allegiance",
    "a card laid",
    "a role",
    "a card in the chest",
]


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("hidden", LEAKED)
def test_the_byte_test_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hidden: str, leak: Leak) -> None:
    twins = HIDDEN[hidden]()
    leak(monkeypatch)

    @scenario
    async def compare() -> None:
        first, second = await both(tmp_path, twins, bot=False)
        assert first.seats[PLAYER] != second.seats[PLAYER]

    compare()
