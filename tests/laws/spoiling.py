"""Pairs of records that a viewer cannot tell apart up to a step, for the law that replays spoil nothing."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from mypy_extensions import i64

from quarterdeck.core.errors import IllegalAction, LuckRefused
from quarterdeck.core.lines import Acted, Entry, Said
from quarterdeck.core.luck import Draw, FastLuck, Luck, Outcomes, ScriptedLuck, Wish
from quarterdeck.core.record import Person, Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.replaying import Eyes
from quarterdeck.wire.walking import Walk
from tests.laws.cases import Case
from tests.laws.play import finished
from tests.laws.replaying import Pair, said, told
from tests.laws.twins import exchange
from tests.under_test import GAMES_UNDER_TEST

MOST = 3000  # actions of a game that is played on
NOISE = 12  # one in so many things done is no action


class Continued(Luck):
    """A script, and after it a stream."""

    def __init__(self, wishes: list[Wish], seed: int) -> None:
        self.script = ScriptedLuck(wishes)
        self.stream = FastLuck(seed)
        self.scripted = True

    def below(self, n: i64) -> i64:
        return self.stream.below(n)

    def choose(self, point: i64, seat: i64, n: i64, outcomes: Outcomes) -> i64:
        return (self.script if self.scripted else self.stream).choose(point, seat, n, outcomes)


def pairs(case: Case, many: int) -> Iterator[Pair]:
    """For each viewer games that are like this one up to some step, with other hidden cards where that can be."""
    entries = finished(case).entries
    done = [entry for entry in entries if isinstance(entry, Acted | Said)]
    first, luck = played_on(case, entries, done, None), case.luck("spoilers")
    for viewer in range(SPECTATOR, case.players):
        eyes: Eyes = "spectator" if viewer == SPECTATOR else str(viewer)  # type: ignore[assignment]
        for number in range(many):
            twin = exchange(case, entries, viewer, luck) if number % 2 else None
            begun = done[: int(luck.below(len(done)))]
            with suppress(LuckRefused, IllegalAction):
                second = played_on(case, twin or entries, begun, luck, short=number % 4 == 3)
                step = same_until(eyes, first, second)
                if step >= 0 and first.log != second.log:
                    yield Pair(eyes, step, first, second)


def played_on(
    case: Case, entries: Sequence[Entry], begun: Sequence[Entry], luck: FastLuck | None, *, short: bool = False
) -> Record:
    """A game of one person with bots that begins so, and goes on and ends in its own way; or that is this one."""
    wishes = [Wish(entry.point, entry.thing) for entry in entries if isinstance(entry, Draw)]
    going = Continued(wishes, 0 if luck is None else int(luck.below(1_000_000)))
    seats = [Person(f"player {seat}", "bosun" if seat else "") for seat in range(case.players)]
    referee = Referee(case.game, seats, going, options=case.options, data=case.data)
    for entry in begun:
        if isinstance(entry, Acted):
            referee.act(entry.seat, entry.action)
        elif isinstance(entry, Said):
            referee.say(entry.seat, entry.statement)
    going.scripted = False
    for number in range(MOST):
        if luck is None or not (actors := referee.actors()) or (short and number > 5):
            break
        if luck.below(NOISE) == 0:
            with suppress(IllegalAction):
                beside(referee, int(luck.below(3)), luck)
            continue
        seat = actors[luck.below(len(actors))]
        legal = referee.legal(seat)
        referee.act(seat, legal[luck.below(len(legal))])
    if not referee.over:
        referee.break_off("agreed")
    return referee.record()


def beside(referee: Referee, what: int, luck: FastLuck) -> None:
    """Something that the only person does beside the game."""
    if what == 0:
        referee.take_back(0)
    elif what == 1:
        referee.hint(0, "captain")
    elif places := referee.places(0):
        referee.rewind(0, places[luck.below(len(places))])


def same_until(eyes: Eyes, one: Record, other: Record) -> int:
    """The last step up to which two records tell these eyes the same; -1 where not even the deal is."""
    walks = [Walk(GAMES_UNDER_TEST, record) for record in (one, other)]
    for step in range(MOST):
        try:
            first, second = (walk.news(eyes, step, step - 1) for walk in walks)
        except Refusal:
            return step - 1
        if (told(first.told), said(first.said)) != (told(second.told), said(second.said)):
            return step - 1
    return MOST - 1
