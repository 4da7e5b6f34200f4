"""A review as a terminal shows it: who had which chances, the costliest decisions in sentences, then all others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console

from quarterdeck.cli.terminal.paint import print_table_bare
from quarterdeck.core.game import Game
from quarterdeck.lab.analysis import Judgement, SeatSummary
from quarterdeck.lab.cards import Card, choice_of, looks_with_everything_open
from quarterdeck.lab.chances import Chances, Ending
from quarterdeck.texts.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 60  # columns of a sparkline at most
SHOWN: Final = 6  # alternatives of a decision
INDENT: Final = "     "


@dataclass(frozen=True)
class Told:
    """All that a review came to, and the words for it."""

    game: Game
    words: Words
    names: Sequence[str]
    asked: int
    iterations: int
    around: Sequence[tuple[int, str, str]]  # what happened around the game: how often, and what people call it
    summaries: Sequence[SeatSummary]
    judgements: Sequence[Judgement]
    cards: Sequence[Card]
    chances: Sequence[Chances]
    ending: Ending | None
    sides: tuple[str, ...]

    def sentences(self, card: Card) -> list[str]:
        """What there is to say of a costly decision."""
        say, names, judgement = self.words.say, self.names, card.judgement
        done, better = (say(one.key, one.slots, names) for one in (card.done, card.better))
        cost = {"seat": judgement.seat, "number": in_hundred(judgement.loss), "most": in_hundred(judgement.doubt)}
        worth = {"number": in_hundred(card.open_value.value), "most": in_hundred(card.open_best.value)}
        return [
            done,
            say("review-cost", cost, names),
            say("review-better", {"text": better}),
            say(f"review-open-{looks_with_everything_open(card)}", worth),
        ]

    def choice(self, words: str) -> str:
        """An action as somebody is asked for it."""
        phrase = choice_of(self.game, self.game.alphabet.action(words))
        return self.words.say(phrase.key, phrase.slots, self.names)


def print_review(console: Console, told: Told, *, everything: bool) -> None:
    """The summary and the costliest decisions first, then perhaps every decision."""
    parts = [f"{told.game.title}: {len(told.judgements)} decisions with a choice"]
    parts += [f"with {number} {plural if number > 1 else single}" for number, single, plural in told.around]
    parts.append(f"{told.iterations:,} iterations each")
    console.print(", ".join(parts), style="bold", soft_wrap=True)
    print_seats(console, told)
    if told.cards:
        console.print("\nThe costliest decisions:", style="bold")
    for place, card in enumerate(told.cards, start=1):
        first, *more = told.sentences(card)
        console.print(f"{place:>3}. {first}", soft_wrap=True)
        for sentence in (*more, f"(step {card.judgement.step}, line {card.judgement.entry} of the record)"):
            console.print(f"{INDENT}{sentence}", soft_wrap=True)
    if not told.cards and told.judgements:
        console.print("\nNo decision cost more than its standard error.")
    if everything:
        console.print("\nEvery decision:", style="bold")
        for judgement in told.judgements:
            print_decision(console, told, judgement)
    console.print("\nChances: the share of the win a Captain would expect, from the seat's own view.", style="dim")
    console.print("Losses: what the Captain's choice promises more than what was done.", style="dim")
    if not everything:
        console.print("Every decision with its alternatives: --all.", style="dim")


def print_seats(console: Console, told: Told) -> None:
    """How each seat decided, and how its chances went; whom the others suspected."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("seat", justify="right")
    table.add_column("player")
    for title in ("decisions", "as the Captain", "mean loss", "in all"):
        table.add_column(title, justify="right", no_wrap=True)
    for one in told.summaries:
        agreed = f"{one.agreed / one.decisions:.0%}" if one.decisions else "–"
        mean, total = percent(one.mean_loss), percent(one.total_loss)
        table.add_row(str(one.seat), told.names[one.seat], str(one.decisions), agreed, mean, total)
    console.print()
    print_table_bare(console, table)
    if not told.chances:
        return
    console.print("\nTheir chances:", style="bold")
    longest = max(map(len, told.names))
    for seat, name in enumerate(told.names):
        values: list[float | None] = [one.shares[seat].value for one in told.chances]
        if told.ending is not None:
            values.append(told.ending.shares[seat])
        print_curve(console, name.ljust(longest), values)
    for number, side in enumerate(told.sides):
        console.print(f"\nHow much the others took them for “{told.words.name(side)}”:", style="bold")
        for seat, name in enumerate(told.names):
            print_curve(console, name.ljust(longest), [one.suspicion[number][seat] for one in told.chances])


def print_curve(console: Console, name: str, values: Sequence[float | None]) -> None:
    """A sparkline, with what it begins and ends with."""
    known = [value for value in values if value is not None]
    ends = f"{known[0]:>4.0%} → {known[-1]:.0%}" if known else "–"
    console.print(f"  {name}  {sparkline(values)}  {ends}", soft_wrap=True)


def sparkline(values: Sequence[float | None]) -> str:
    """Shares between 0 and 1 as a row of bars; where there are many, the mean of some neighbours is one bar."""
    width = min(WIDE, len(values))
    bars = []
    for column in range(width):
        first, last = column * len(values) // width, (column + 1) * len(values) // width
        known = [value for value in values[first:last] if value is not None]
        mean = sum(known) / len(known) if known else None
        bars.append(" " if mean is None else BARS[min(len(BARS) - 1, int(mean * len(BARS)))])
    return "".join(bars)


def print_decision(console: Console, told: Told, judgement: Judgement) -> None:
    """One decision, and what else might have been done."""
    lost = f"loses {percent(judgement.loss)} ± {percent(judgement.doubt)}" if judgement.loss else "loses nothing"
    name = told.names[judgement.seat]
    done = told.choice(judgement.action)
    console.print(f"\nStep {judgement.step}, {name}: {done} – {lost}", soft_wrap=True)
    shown = [
        one
        for place, one in enumerate(judgement.alternatives)
        if place < SHOWN or one.action in (judgement.action, judgement.choice)
    ]
    for one in shown:
        marks = [mark for action, mark in marks_of(judgement) if action == one.action]
        mark = f"  ← {', '.join(marks)}" if marks else ""
        words = told.choice(one.action)
        console.print(f"  {percent(one.value):>7}  {one.visits:>6,} times  {words}{mark}", soft_wrap=True)
    left = len(judgement.alternatives) - len(shown)
    if left:
        console.print(f"  and {left} more", style="dim")


def marks_of(judgement: Judgement) -> list[tuple[str, str]]:
    """What is noted beside an alternative."""
    return [(judgement.action, "done"), (judgement.choice, "the Captain's choice")]


def percent(part: float) -> str:
    """A part of the win."""
    return f"{100 * part:.1f} %"


def in_hundred(part: float) -> int:
    """A part of the win in a hundred, for sentences."""
    return round(100 * part)
