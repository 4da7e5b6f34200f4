"""Games played on from where another had come, and every way to forge the head of their records."""

from collections.abc import Callable

from msgspec import structs

from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, SecretLuck
from quarterdeck.core.record import Person, Record
from quarterdeck.core.replay import Replay
from tests.core.forged import fair, next_one

OTHER_KEY = bytes(range(32, 64))


def played_on(game: Game, steps: int = 6, earlier: Record | None = None) -> Record:
    """A game with sealed luck, played on after some steps with another key, by one person and chance to its end."""
    earlier = earlier or fair(game)
    start = Replay({game.name: game}, earlier)
    for _ in range(steps):
        start.step()
    referee, chance = start.referee, FastLuck(7)
    seats = [Person("Ida"), *(Person(f"Bot {seat}", "bosun") for seat in range(1, len(earlier.seats)))]
    referee.play_on(seats, SecretLuck(OTHER_KEY, {0: b"ida"}), "replay1", earlier.luck)
    while actors := referee.actors():
        legal = [
            action
            for action in referee.legal(actors[0])
            if game.alphabet.words(action).split()[0] not in game.left_alone
        ]
        referee.act(actors[0], legal[chance.below(len(legal))])
    return referee.record()


def head_with(record: Record, **fields: object) -> Record:
    """The same record with something else in the last stretch of its head."""
    *before, stretch = record.head
    return structs.replace(record, head=(*before, structs.replace(stretch, **fields)))


def luck_of_head(record: Record, **fields: object) -> Record:
    """The same record with something else in the luck of its head."""
    luck = record.head[-1].luck
    assert luck is not None
    return head_with(record, luck=structs.replace(luck, **fields))


def line_spoilt(record: Record, *, of_the_head: bool) -> Record:
    """The same record with another outcome in one line: the last of its head, or of what comes behind it."""
    place = place_spoilt(record, of_the_head=of_the_head)
    log = list(record.log)
    log[place] = next_one(log[place])
    return structs.replace(record, log=tuple(log))


def place_spoilt(record: Record, *, of_the_head: bool) -> int:
    """In which line (from 0) that is."""
    drawn = [place for place, line in enumerate(record.log) if line.endswith(")") and not line.endswith(" of 1)")]
    return [place for place in drawn if (place < record.head[-1].lines) == of_the_head][-1]


FORGED_HEADS: dict[str, tuple[str, Callable[[Record], Record]]] = {  # what is found, by how it was done
    "an outcome in the head": ("line", lambda one: line_spoilt(one, of_the_head=True)),
    "an outcome behind it": ("line", lambda one: line_spoilt(one, of_the_head=False)),
    "another key of the head": ("head", lambda one: luck_of_head(one, key=bytes(32).hex())),
    "the luck of the rest": ("line", lambda one: head_with(one, luck=structs.replace(one.luck, contributions={}))),  # type: ignore[type-var]
    "bytes of nobody in the head": ("head", lambda one: luck_of_head(one, contributions={7: "ff"})),
    "no digits in the head": ("head", lambda one: luck_of_head(one, key="zz")),
    "a head beyond the end": ("head", lambda one: head_with(one, lines=10_000)),
    "a head of no lines": ("head", lambda one: head_with(one, lines=0)),
    "other seats in the head": ("head", lambda one: head_with(one, seats=one.seats[:1])),
    "a head twice": ("head", lambda one: structs.replace(one, head=(*one.head, *one.head))),
    "a shorter head": ("line", lambda one: head_with(one, lines=2)),
    "no head": ("line", lambda one: structs.replace(one, head=())),
}
