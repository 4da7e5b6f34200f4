"""Replays show what the table showed, and spoil nothing; and these laws notice where they do not."""

import itertools
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import read
from quarterdeck.table import steps
from quarterdeck.table.steps import Brought, Steps
from quarterdeck.wire import walking
from quarterdeck.wire.messages import Line, News
from quarterdeck.wire.news import lines_of
from quarterdeck.wire.replaying import Eyes
from quarterdeck.wire.walked import shown
from quarterdeck.wire.walking import Walk
from tests.laws.cases import Case
from tests.laws.replaying import Afternoon, Pair, answers, shows_what_the_table_showed
from tests.laws.spoiling import pairs
from tests.under_test import GAMES_UNDER_TEST

pytestmark = pytest.mark.long

TABLES = [(name, players) for name, game in GAMES_UNDER_TEST.items() for players in game.players]
IDS = [f"{name}-{players}" for name, players in TABLES]
GAMES = 2  # of each kind in `make test`; the soak plays more


def afternoon(name: str, players: int, number: int) -> tuple[Afternoon, Walk]:
    one = Afternoon(name, players, number)
    record = read(one.play().json().encode())  # as it is read from a file
    return one, Walk(GAMES_UNDER_TEST, record)


def spoils_nothing(pair: Pair) -> None:
    """The spoiler law: up to where two records agree, every answer is the same."""
    one, other = (Walk(GAMES_UNDER_TEST, record) for record in (pair.first, pair.second))
    heads = [msgspec.json.encode(shown(GAMES_UNDER_TEST, "r", record)) for record in (pair.first, pair.second)]
    assert heads[0] == heads[1]
    for first, second in zip(answers(one, pair, FastLuck(1)), answers(other, pair, FastLuck(1)), strict=True):
        assert first == second, f"{pair.eyes} up to step {pair.step}"


def all_show_what_the_table_showed(found: Sequence[tuple[Afternoon, Walk]]) -> None:
    for one, walk in found:
        shows_what_the_table_showed(one, walk)


def none_spoils(found: Sequence[Pair]) -> None:
    for pair in found:
        spoils_nothing(pair)


@pytest.mark.law
@pytest.mark.parametrize(("name", "players"), TABLES, ids=IDS)
def test_a_replay_shows_what_the_table_showed(name: str, players: int) -> None:
    found = [afternoon(name, players, number) for number in range(GAMES)]
    all_show_what_the_table_showed(found)
    for _, walk in found:
        walk.finish()


@pytest.mark.law
@pytest.mark.parametrize(("name", "players"), TABLES, ids=IDS)
def test_a_replay_spoils_nothing(name: str, players: int) -> None:
    found = [pair for number in range(GAMES) for pair in pairs(Case(name, players, number), 2)]
    none_spoils(found)
    assert any(pair.step > 3 and len(pair.first.log) != len(pair.second.log) for pair in found)


def test_the_afternoons_have_all_that_happens_at_a_table() -> None:
    keys = set()
    for name, players, number in itertools.product(("meuterer", "traitres"), (3, 4), range(10)):
        one = Afternoon(name, players, number)
        one.play()
        keys |= {line.key for seen in one.seen.values() for line in seen.told}
        keys |= {"said" for seen in one.seen.values() if seen.said}
    wanted = {"stood-in", "took-back", "went-back", "hinted", "resigned", "took-over", "handed-to-bot", "said"}
    assert sorted(wanted - keys) == []


# Broken replays, each of which a law must notice


def one_step_late(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Walk.news

    def news(walk: Walk, eyes: Eyes, step: int, since: int) -> News:
        before = honest(walk, eyes, max(0, step - 1), -1).view
        return msgspec.structs.replace(honest(walk, eyes, step, since), view=before)

    monkeypatch.setattr(Walk, "news", news)


def tellings_in_the_wrong_version(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = lines_of

    def told_in_full(entry: int, brought: Brought, viewer: int, *, in_full: bool = False) -> Iterator[Line]:
        return honest(entry, brought, viewer, in_full=True)

    monkeypatch.setattr(walking, "lines_of", told_in_full)


def choices_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Walk._standing
    monkeypatch.setattr(Walk, "_standing", lambda walk, eyes: honest(walk, eyes)._replace(choices=()))


def stand_ins_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = steps._beside
    monkeypatch.setattr(
        steps, "_beside", lambda done, undone: None if getattr(done, "stand_in", "") else honest(done, undone)
    )


def the_wrong_step_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Steps._undone
    monkeypatch.setattr(Steps, "_undone", lambda taken, done: honest(taken, done) + 1)


@pytest.mark.parametrize(
    "breaks",
    [one_step_late, tellings_in_the_wrong_version, choices_forgotten, stand_ins_not_named, the_wrong_step_undone],
)
def test_a_replay_that_shows_something_else_is_noticed(
    monkeypatch: pytest.MonkeyPatch, breaks: Callable[[pytest.MonkeyPatch], None]
) -> None:
    breaks(monkeypatch)
    with pytest.raises(AssertionError):
        all_show_what_the_table_showed([afternoon("traitres", 5, number) for number in range(40)])


def the_number_of_steps(walk: Walk, news: News) -> News:
    return msgspec.structs.replace(news, since=walk.end().steps)


def the_winner(walk: Walk, news: News) -> News:
    end = walk.end()
    known = Line(0, "", "known", {"winners": list(end.outcome.winners) if end.outcome else []})
    return msgspec.structs.replace(news, told=(known, *news.told))


def whether_it_was_rewound(walk: Walk, news: News) -> News:
    return msgspec.structs.replace(news, speaks=bool(walk.end().rewinds))


def the_eyes_of_all(walk: Walk, news: News) -> News:
    walk.go_to(news.entry)
    return msgspec.structs.replace(news, view=walk._standing("open").view)


@pytest.mark.parametrize("spoil", [the_number_of_steps, the_winner, whether_it_was_rewound, the_eyes_of_all])
def test_a_replay_that_spoils_is_noticed(monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Walk, News], News]) -> None:
    honest = Walk.news
    found: Sequence[Pair] = [pair for number in range(2) for pair in pairs(Case("meuterer", 3, number), 4)]
    monkeypatch.setattr(Walk, "news", lambda walk, eyes, step, since: spoil(walk, honest(walk, eyes, step, since)))
    with pytest.raises(AssertionError):
        none_spoils(found)
