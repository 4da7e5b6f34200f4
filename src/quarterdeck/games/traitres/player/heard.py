"""What was said at a table of Traîtres à bord (T6.2), as bots keep it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.core.thumb import SILENCE, Statement
from quarterdeck.games.traitres.box.pieces import LOOT_WORDS, MOST_SEATS, NOTHING
from quarterdeck.games.traitres.rules.t6_talk import SAY_LAID, SAY_SAW, SIGHT, SUSPECT, TRUST

# The bag of each sight that can be told, in the order of their words
SIGHTS: Final[vec[i64]] = vec[i64](
    [sum([256 ** LOOT_WORDS.index(word) for word in cards.split()]) for cards in SIGHT.words]
)

TRUSTED: Final = 1
SUSPECTED: Final = 2


def say_saw(bag: i64) -> i64:
    """The statement that these cards were seen, or `SILENCE` if there is none."""
    for number in range(len(SIGHTS)):
        if SIGHTS[number] == bag:
            return SAY_SAW + number
    return SILENCE


@final
class Heard:
    """Everything said so far: what each seat says it saw, and whom it trusts or suspects."""

    def __init__(self, statements: list[Statement]) -> None:
        self.sights: vec[i64] = vec[i64]([])  # a seat and a bag, in the order in which they were told
        self.opinion: vec[i64] = vec[i64]([0] * (MOST_SEATS * MOST_SEATS))  # the last word of a seat on another
        self.reached: vec[i64] = vec[i64]([0] * MOST_SEATS)  # how many statements of a seat are about its lays
        self.number: i64 = len(statements)
        for _, by, code in statements:
            self.hear(by, code)

    def hear(self, by: i64, code: i64) -> None:
        """One statement."""
        if code >= SUSPECT:
            self.opinion[MOST_SEATS * by + code - SUSPECT] = SUSPECTED
        elif code >= TRUST:
            self.opinion[MOST_SEATS * by + code - TRUST] = TRUSTED
        elif code >= SAY_SAW:
            self.sights = append(append(self.sights, by), SIGHTS[code - SAY_SAW])
        elif code >= SAY_LAID:
            self.reached[by] += 1

    def sight(self, by: i64, look: i64, size: i64) -> i64:
        """What a seat says it saw in its look of this number, counted from 0, or `NOTHING`."""
        for at in range(0, len(self.sights), 2):
            if self.sights[at] == by:
                if look == 0:
                    bag = self.sights[at + 1]
                    return bag if cards_in(bag) == size else NOTHING
                look -= 1
        return NOTHING

    def sights_told(self, by: i64) -> i64:
        """How often a seat said what it saw."""
        told: i64 = 0
        for at in range(0, len(self.sights), 2):
            if self.sights[at] == by:
                told += 1
        return told

    def thinks(self, by: i64, to: i64) -> i64:
        """The last word of a seat on another: `TRUSTED`, `SUSPECTED` or 0."""
        return self.opinion[MOST_SEATS * by + to]

    def accusers(self, to: i64) -> i64:
        """How many say that they suspect a seat."""
        return self.of_opinion(SUSPECTED, to)

    def praisers(self, to: i64) -> i64:
        """How many say that they trust a seat."""
        return self.of_opinion(TRUSTED, to)

    def of_opinion(self, opinion: i64, to: i64) -> i64:
        """How many have this last word on a seat."""
        number: i64 = 0
        for by in range(MOST_SEATS):
            if self.opinion[MOST_SEATS * by + to] == opinion:
                number += 1
        return number


def cards_in(bag: i64) -> i64:
    """How many loot cards a bag holds."""
    return (bag & 255) + (bag >> 8 & 255) + (bag >> 16 & 255)
