"""The laws of playing on: nobody who plays on from a game knows more than its seats did, or less."""

from collections.abc import Callable, Iterator

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.referee import Referee
from quarterdeck.core.telling import Told
from quarterdeck.table.earlier import Earlier
from quarterdeck.table.steps import Brought
from quarterdeck.table.table import Table
from quarterdeck.wire import news
from quarterdeck.wire.messages import Line
from tests.laws.cases import Case
from tests.laws.onward import everybody_knows_what_they_knew, twins_play_on_alike
from tests.under_test import GAMES_UNDER_TEST
from tools.soak.laws import every_table

pytestmark = pytest.mark.long

EVERY_TABLE = [pytest.param(name, players, id=f"{name}-{players}") for name, players in every_table()]
EVENING, ALONE = 0, 1


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_everybody_knows_what_they_knew_and_plays_on_to_the_end(name: str, players: int) -> None:
    for number in (EVENING, ALONE):
        everybody_knows_what_they_knew(name, players, 2 * players + number)


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_heads_that_differ_in_what_is_hidden_look_the_same(name: str) -> None:
    assert sum(twins_play_on_alike(Case(name, GAMES_UNDER_TEST[name].players[-1], number)) for number in (1, 2)) > 2


# What breaks them


def one_step_more(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Earlier.go_on

    def further(earlier: Earlier, *arguments: object) -> Referee:
        referee = go_on(earlier, *arguments)  # type: ignore[arg-type]
        seat = referee.actors()[0]
        referee.act(seat, referee.legal(seat)[0])
        return referee

    monkeypatch.setattr(Earlier, "go_on", further)


def no_tellings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Earlier, "told", lambda earlier: [])


def nothing_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.table.steps._beside", lambda done, undone: None)


def no_statements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "stated", lambda game, entry, brought: [])


def tellings_as_others_were_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def lines_of(entry: int, brought: Brought, viewer: int) -> Iterator[Line]:
        return _lines_of(entry, brought, -1 if entry < 0 else viewer)

    _lines_of = news.lines_of
    monkeypatch.setattr(news, "lines_of", lines_of)


def tellings_as_their_owners_were_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Earlier.told

    def openly(earlier: Earlier) -> list[tuple[int, Brought]]:
        return [(entry, one._replace(told=[Told(t.own or t.others) for t in one.told])) for entry, one in told(earlier)]

    monkeypatch.setattr(Earlier, "told", openly)


def the_head_is_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    play_on = Referee.play_on

    def loosely(referee: Referee, *arguments: object) -> None:
        play_on(referee, *arguments)  # type: ignore[arg-type]
        referee._kept = 0

    monkeypatch.setattr(Referee, "play_on", loosely)
    monkeypatch.setattr(Table, "place_of", first_place)


def first_place(table: Table, entry: int) -> int:
    assert table.referee is not None
    return next(iter(table.referee.places(next(iter(table.people)))), -1)


def those_who_sat_there_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    play_on = Referee.play_on

    def badly(referee: Referee, *arguments: object) -> None:
        seats = referee.seats
        play_on(referee, *arguments)  # type: ignore[arg-type]
        referee.seats = seats

    monkeypatch.setattr(Referee, "play_on", badly)


BREAKING = [
    one_step_more,
    no_tellings,
    nothing_beside,
    no_statements,
    tellings_as_others_were_told,
    tellings_as_their_owners_were_told,
    the_head_is_undone,
    those_who_sat_there_stay,
]


@pytest.mark.parametrize("break_it", BREAKING)
def test_the_law_notices(break_it: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    break_it(monkeypatch)
    with pytest.raises((AssertionError, QuarterdeckError)):
        all_play_on()


def all_play_on() -> None:
    for players in (2, 3):
        for number in (EVENING, ALONE):
            everybody_knows_what_they_knew("smugglers", players, 2 * players + number)


def views_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Referee.view
    monkeypatch.setattr(Referee, "view", lambda referee, seat: view(referee, (seat + 1) % 2 if referee.head else seat))


@pytest.mark.parametrize("break_it", [tellings_as_their_owners_were_told, views_of_another])
def test_twins_notice(break_it: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    break_it(monkeypatch)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        all_twins_play_on()


def all_twins_play_on() -> None:
    for number in range(1, 9):
        twins_play_on_alike(Case("smugglers", 2, number))
