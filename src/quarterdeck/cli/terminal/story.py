"""A story on a terminal, and as Markdown for everything else."""

import re
from collections.abc import Iterator

from quarterdeck.cli import cleaned
from quarterdeck.cli.terminal.journal import CLAUSE
from quarterdeck.texts.drawing import MARKS, Line, Segment, wrapped
from quarterdeck.texts.words import Words
from quarterdeck.wire.story import Part, Score, Sentence, Story

AMOUNT = 6  # columns
SPACES = "\u00a0\u202f"  # at which no line is broken

_MARKED_DOWN = re.compile(r"([\\`*_\[\]<>~#|])")


def title_of_scores(story: Story, words: Words) -> str:
    """What stands above the scores."""
    return words.say("story-scores" if any(score.items for score in story.scores) else "story-sides")


# On a terminal


def drawn(story: Story, words: Words, width: int) -> Iterator[Line]:
    """The story in lines, with colours and marks for seats."""
    yield (Segment(story.title, "strong"),)
    yield (Segment(story.eyes, "dim"),)
    for note in story.notes:
        yield (Segment(note),)
    for part in story.parts:
        yield ()
        yield from _heading(part, words, width)
        for sentence in part.sentences:
            yield from _sentence(sentence, words, width)
    if story.ending:
        yield ()
        yield (Segment(words.say("story-ending"), "lined"),)
        for sentence in story.ending:
            yield from _sentence(sentence, words, width)
    if story.scores:
        yield ()
        yield (Segment(title_of_scores(story, words), "lined"),)
        for score in story.scores:
            yield from _score(score, words, width)


def _heading(part: Part, words: Words, width: int) -> Iterator[Line]:
    heading = part.heading
    if heading.clause:
        yield from _sentence(heading, words, width, "strong")
        return
    style = "strong" if heading.seat is None else f"seat-{heading.seat}"
    yield (Segment(_marked(heading, words), "dim" if heading.undone else style),)


def _sentence(sentence: Sentence, words: Words, width: int, style: str = "") -> Iterator[Line]:
    room = max(20, width - 3 - CLAUSE)
    first, *more = wrapped(_marked(sentence, words), room)
    style = "dim" if sentence.undone else style
    seat = sentence.seat
    mark = Segment("  ") if seat is None or seat >= len(MARKS) else Segment(f"{MARKS[seat]} ", f"seat-{seat}")
    yield (mark, Segment(first.ljust(room + 1), style), Segment(sentence.clause.rjust(CLAUSE), "dim"))
    for line in more:
        yield (Segment("  " + line, style),)


def _score(score: Score, words: Words, width: int) -> Iterator[Line]:
    yield (Segment(f"{MARKS[score.seat]} ", f"seat-{score.seat}"), Segment(score.heading(words), "strong"))
    room = max(20, width - 3 - CLAUSE - AMOUNT - 2)
    for item in score.items:
        first, *more = wrapped(item.text, room)
        points = Segment(item.amount.rjust(AMOUNT) + "  ")
        yield (points, Segment(first.ljust(room + 3)), Segment(item.clause.rjust(CLAUSE), "dim"))
        for line in more:
            yield (Segment(" " * (AMOUNT + 2) + line),)
    if score.items and score.points is not None:
        yield (Segment(str(score.points).rjust(AMOUNT) + "  " + words.say("story-sum")),)


def _marked(sentence: Sentence, words: Words) -> str:
    return words.say("story-undone", {"text": sentence.text}) if sentence.undone else sentence.text


# As Markdown


def as_markdown(story: Story, words: Words) -> str:
    """The story as one page for whatever reads Markdown, or nothing but text."""
    lines = [f"# {plain(story.title)}", "", plain(story.eyes)]
    lines += [f"\n{plain(note)}" for note in story.notes]
    for part in story.parts:
        lines += ["", f"{'##' if part.chapter else '###'} {_written(part.heading, words)}", ""]
        lines += [f"- {_written(sentence, words)}" for sentence in part.sentences]
    if story.ending:
        lines += ["", f"## {words.say('story-ending')}", ""]
        lines += [f"- {_written(sentence, words)}" for sentence in story.ending]
    if story.scores:
        lines += ["", f"## {title_of_scores(story, words)}"]
    for score in story.scores:
        lines += ["", f"### {plain(score.heading(words))}", ""]
        lines += [f"- **{item.amount}** {plain(item.text)} ({item.clause})" for item in score.items]
        if score.items and score.points is not None:
            lines.append(f"- **{score.points}** {words.say('story-sum')}")
    return "\n".join(line for number, line in enumerate(lines) if line or lines[number - 1]) + "\n"


def plain(text: str) -> str:
    """A text in which nothing marks anything up or steers a terminal; French needs its spaces."""
    whole = "".join(letter if letter in SPACES else cleaned(letter) for letter in text)
    return _MARKED_DOWN.sub(r"\\\1", whole)


def _written(sentence: Sentence, words: Words) -> str:
    text = plain(sentence.text)
    shown = words.say("story-undone", {"text": f"~~{text}~~"}) if sentence.undone else text
    return f"{shown} ({sentence.clause})" if sentence.clause else shown
