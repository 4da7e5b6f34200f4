"""What a person sees: what happened, the table, what may be done."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType

from quarterdeck.cli.terminal.answers import Answers, Group
from quarterdeck.cli.terminal.examples import examples_of
from quarterdeck.cli.terminal.journal import journal, with_what_stands_beside
from quarterdeck.cli.terminal.paint import STYLES, show
from quarterdeck.core.game import Game
from quarterdeck.core.referee import Referee
from quarterdeck.core.telling import Telling
from quarterdeck.core.view import View
from quarterdeck.texts.drawing import Line, Segment, wrapped
from quarterdeck.texts.terminal import style_of
from quarterdeck.texts.words import Words

WIDEST = 100
FEWEST_NEWS = 4  # lines of what happened for which the list of choices is cut short


class Screen:
    """Puts views, tellings and lists on a console; never sees anything else of a game."""

    def __init__(self, console: Console, game: Game, words: Words, names: Sequence[str]) -> None:
        self.console = console
        self.game = game
        self.style = style_of(game)
        self.words = words
        self.names = names
        self.examples = examples_of(game, words)
        self.notices: list[tuple[str, dict[str, object]]] = []  # what the next person is told, once

    @property
    def width(self) -> int:
        """Columns that are used."""
        return min(self.console.width, WIDEST)

    def clear(self) -> None:
        """An empty screen."""
        self.console.clear()

    def wipe(self) -> None:
        """An empty screen that cannot be scrolled back either, so that the next person sees nothing of the last."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * 100)

    def say(self, key: str, style: str = "", /, **slots: object) -> None:
        """A sentence of the words; those that show how to type something have the game's examples."""
        lines: list[str] = []
        for line in self.words.say(key, {**self.examples, **slots}, self.names).split("\n"):
            lines += wrapped(line, self.console.width) if len(line) > self.console.width else [line]
        self.console.print("\n".join(lines), style=style, soft_wrap=True)

    def say_paragraph(self, key: str, /, **slots: object) -> None:
        """Several sentences, wrapped to the screen, with an empty line after them."""
        lines = wrapped(self.words.say(key, {**self.examples, **slots}, self.names), min(self.width, 84))
        self.console.print("\n".join(lines), "", sep="\n", soft_wrap=True)

    def told(self, referee: Referee, viewer: int, since: int) -> list[Telling]:
        """All that a viewer was told from a number on, and what was said at the table meanwhile."""
        return with_what_stands_beside(referee, referee.tellings(viewer, since), self.words, self.names, since)

    def show_turn(self, view: View, told: Sequence[Telling], answers: Answers) -> None:
        """All a person needs to decide; what does not fit is left out where it hurts least."""
        table = self.style.draw(view, self.names, self.words, self.width)
        rows = self.console.height - 1  # the prompt
        cautions = self.beside(view, answers)
        choices = [*self.list_choices(answers.groups, whole=True), *cautions]
        news = len(journal(told, self.words, self.names, self.width)) + 2
        if len(table) + len(choices) + max(news, FEWEST_NEWS) > rows:
            bare = self.style.draw(view, self.names, self.words, self.width, legend=False)
            packed = [line for line in table if line]
            table = min(packed, [line for line in bare if line], key=len)  # the first one where both are as long
            whole = len(table) + len(choices) + FEWEST_NEWS <= rows
            choices = [*self.list_choices(answers.groups, whole=whole), *cautions]
        self.clear()
        lines = [*self.news(told, rows - len(table) - len(choices)), *table, *choices]
        show(self.console, lines, self.style.styles)
        while self.notices:
            key, slots = self.notices.pop(0)
            self.say(key, "bold", **slots)

    def news(self, told: Sequence[Telling], rows: int) -> list[Line]:
        """What happened; where there is no room for all of it, what matters least and is oldest is left out."""
        entries = [journal([telling], self.words, self.names, self.width) for telling in told]
        kept = set(range(len(told)))
        roomy = sum(len(entry) for entry in entries) + 2 <= rows  # a title and an empty line
        room = max(rows - 1, 1)
        for number in sorted(kept, key=lambda number: (self.weight(told[number]), number)):
            if sum(len(entries[left]) for left in kept) <= room:
                break
            kept.remove(number)
        title = self.words.say("whats-new")
        if len(kept) < len(told):
            title += " " + self.words.say("log-more", {"number": len(told) - len(kept)})
        lines = [line for number in sorted(kept) for line in entries[number]]
        return [(Segment(title, "dim"),), *lines, *([()] if roomy else [])] if lines else []

    def weight(self, telling: Telling) -> int:
        """How much a telling matters, as its game declares it."""
        if telling.key in self.style.headlines:
            return 2
        return 0 if telling.key in self.style.asides else 1

    def list_choices(self, groups: Sequence[Group], *, whole: bool) -> list[Line]:
        """The numbered list, a verb's choices side by side; long ones cut to a line where there is no room."""
        label = max(len(group.title) for group in groups) + 2
        lines: list[Line] = []
        for group in groups:
            cell = max(len(choice.label) for choice in group.choices) + 5
            across = max(1, (self.width - label) // cell)
            choices = group.choices if whole else group.choices[:across]
            for first in range(0, len(choices), across):
                title = Segment(("" if first else group.title).ljust(label), "dim")
                line: Line = (title,)
                for choice in choices[first : first + across]:
                    line += (Segment(f"{choice.number:>3} ", "strong"), Segment(choice.label.ljust(cell - 4)))
                lines.append(line)
            if len(choices) < len(group.choices):
                lines[-1] = (*lines[-1][:-2], Segment(f"… {group.choices[-1].number}"))
        return lines

    def beside(self, view: View, answers: Answers) -> list[Line]:
        """What one might overlook about single choices, by their numbers."""
        lines: list[Line] = []
        numbers = {self.game.alphabet.words(choice.action): choice.number for choice in answers.choices}
        for caution in self.game.hints(view):
            about = sorted(numbers[words] for words in caution.about if words in numbers)
            if about:
                said = self.words.say(caution.key, caution.slots, self.names)
                shown = {"numbers": ", ".join(map(str, about)), "text": said, "clause": caution.clause}
                told = wrapped(self.words.say("caution-about", shown), max(20, self.width))
                lines += [(Segment(line, "warning"),) for line in told]
        return lines

    def show_log(self, told: Sequence[Telling]) -> None:
        """Everything that happened."""
        if told:
            show(self.console, journal(told, self.words, self.names, self.width))
        else:
            self.say("log-empty")

    def show_end(self, view: View, told: Sequence[Telling], winners: Sequence[int], counted: Mapping[str, int]) -> None:
        """The last position; under it, where it stays in sight, who won, and then how it came to it."""
        self.clear()
        show(self.console, self.style.draw(view, self.names, self.words, self.width), self.style.styles)
        self.console.print()
        self.say("game-over-title", "bold underline")
        for seat in winners:
            self.say("end-won", STYLES[f"seat-{seat}"], seat=seat)
        for what, number in counted.items():
            if number:
                self.say(f"with-{what}", number=number)
        self.show_log([telling for telling in told if telling.key not in self.style.drawn_at_end])
