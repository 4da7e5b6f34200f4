"""A game as a story to be read: its turns in sentences, and clause by clause why it ended as it did."""

from collections.abc import Sequence
from typing import NamedTuple

from quarterdeck.core.game import Game
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.reasons import Reason
from quarterdeck.core.turns import Begin, beginnings
from quarterdeck.texts.crew import marked
from quarterdeck.texts.words import Words
from quarterdeck.wire.messages import NOTHING, Heard, Line
from quarterdeck.wire.replaying import Eyes
from quarterdeck.wire.walked import chairs
from quarterdeck.wire.walking import Walk


class Sentence(NamedTuple):
    """Something that happened in a step or was said there, its clause, and whether it was undone later."""

    step: int
    text: str
    clause: str
    seat: int | None = None
    undone: bool = False


class Part(NamedTuple):
    """A chapter or a turn: its heading, which of a chapter is a sentence itself, and what stands under it."""

    heading: Sentence
    chapter: bool
    sentences: Sequence[Sentence]


class Item(NamedTuple):
    """A line of an account: its clause, what it is for, and how many points it is."""

    clause: str
    text: str
    points: int

    @property
    def amount(self) -> str:
        """The points with their sign."""
        return f"−{-self.points}" if self.points < 0 else f"+{self.points}"


class Score(NamedTuple):
    """How a seat came out: its points, its team, whether it won, and where the points come from."""

    seat: int
    name: str
    points: int | None
    team: str
    won: bool
    items: Sequence[Item]

    def heading(self, words: Words) -> str:
        """Who, with how much or on which side, and whether that won."""
        text = words.say("story-team", {"text": self.name, "team": self.team}) if self.team else self.name
        if self.points is not None:
            text = words.say("story-points", {"text": text, "points": self.points})
        return words.say("story-won", {"text": text}) if self.won else text


class Story(NamedTuple):
    """The whole of it. `eyes` says by whose; `ending` is why it ended so, `notes` what else must be known."""

    language: str
    title: str
    eyes: str
    notes: Sequence[str]
    parts: Sequence[Part]
    ending: Sequence[Sentence]
    scores: Sequence[Score]


def story_of(walk: Walk, eyes: Eyes, words: Words, names: Sequence[str]) -> Story:
    """The story of a finished game, by whose eyes one likes, with the names its players go by."""
    end = walk.end()
    news = walk.news(eyes, walk.step, NOTHING)
    counted = {"rewinds": end.rewinds, "hints": end.hints}
    notes = [words.say(f"with-{what}", {"number": number}) for what, number in counted.items() if number]
    if not walk.referee.over:
        notes.append(words.say("unfinished"))
    return Narrator(walk.game, words, names).tell(
        eyes, news.told, news.said, end.outcome, walk.referee.reasons(), notes
    )


def names_in(walk: Walk, words: Words) -> list[str]:
    """What those who were dealt in are called, the crew in the reader's language."""
    seats = chairs(walk.referee.seats)
    names = [seat.name or words.say(f"crew-{seat.crew}") for seat in seats]
    return [marked(cleaned(name), bool(seat.bot), words) for name, seat in zip(names, seats, strict=True)]


def cleaned(name: str) -> str:
    """A name without letters that cannot be seen."""
    return "".join(letter if letter.isprintable() else "�" for letter in name)


class Narrator:
    """Tells games in one language, with the names of those who played."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game, self.words, self.names = game, words, names

    def tell(
        self,
        eyes: str,
        told: Sequence[Line],
        said: Sequence[Heard],
        outcome: Outcome | None,
        reasons: Sequence[Reason],
        notes: Sequence[str] = (),
    ) -> Story:
        """The story of what was told and said to whoever has these eyes."""
        title = self.say("story-title", title=self.game.title, players=list(self.names))
        seen = self.say("story-eyes-seat", seat=int(eyes)) if eyes.isdigit() else self.say(f"story-eyes-{eyes}")
        return Story(
            language=self.words.language,
            title=title,
            eyes=seen,
            notes=notes,
            parts=self.parts(told, said),
            ending=[self._reason(one) for one in reasons if one.seat is None],
            scores=[self._score(seat, outcome, reasons) for seat in range(len(self.names))] if outcome else (),
        )

    def say(self, key: str, /, **slots: object) -> str:
        """A sentence of the words."""
        return self.words.say(key, slots, self.names)

    # What happened

    def parts(self, told: Sequence[Line], said: Sequence[Heard]) -> list[Part]:
        """Chapters and turns, with all that was told and said in each."""
        lines: list[Line | Heard] = sorted([*told, *said], key=lambda line: line.entry)  # of one entry as they came
        undoing = [(int(str(line.slots["entry"])), line.entry) for line in told if "entry" in line.slots]
        begun = beginnings(self.game, [(line.key, line.slots) for line in lines])
        ends = [*(begin.line for begin in begun[1:]), len(lines)]
        parts = []
        for begin, end in zip(begun, ends, strict=True):
            turn = sum(one.seat is not None for one in begun if one.line <= begin.line)
            sentences = [self._sentence(line, undoing) for line in lines[begin.line : end]]
            parts.append(self._part(begin, turn, sentences))
        return parts

    def _part(self, begin: Begin, turn: int, sentences: Sequence[Sentence]) -> Part:
        first, *others = sentences
        if begin.chapter:
            return Part(first, True, others)
        undone = all(one.undone for one in sentences if one.clause)
        if begin.seat is None:
            return Part(Sentence(first.step, self.say("story-deal"), "", None, undone), True, sentences)
        heading = self.say("story-turn", number=turn, seat=begin.seat)
        return Part(Sentence(first.step, heading, "", begin.seat, undone), False, sentences)

    def _sentence(self, line: Line | Heard, undoing: Sequence[tuple[int, int]]) -> Sentence:
        undone = bool(line.clause) and any(first <= line.entry < last for first, last in undoing)
        if isinstance(line, Heard):
            stated = self.words.say(line.key, line.slots, self.names)
            return Sentence(line.entry, self.say("said", seat=line.seat, text=stated), line.clause, line.seat, undone)
        seat = line.slots.get("seat")
        text = self.words.say(line.key, line.slots, self.names)
        return Sentence(line.entry, text, line.clause, seat if isinstance(seat, int) else None, undone)

    # How it ended

    def _reason(self, reason: Reason) -> Sentence:
        seat = reason.slots.get("seat")
        text = self.words.say(reason.key, reason.slots, self.names)
        return Sentence(0, text, reason.clause, seat if isinstance(seat, int) else None)

    def _score(self, seat: int, outcome: Outcome | None, reasons: Sequence[Reason]) -> Score:
        assert outcome is not None
        items = [
            Item(one.clause, self.words.say(one.key, one.slots, self.names), one.points)
            for one in reasons
            if one.seat == seat
        ]
        team = outcome.teams[seat] if outcome.teams else ""
        return Score(
            seat=seat,
            name=self.names[seat],
            points=outcome.scores[seat] if outcome.scores else None,
            team=self.words.name(team) if team else "",
            won=seat in outcome.winners,
            items=items,
        )
