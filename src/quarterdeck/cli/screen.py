"""What a person sees: what happened, the table, what may be done."""

from collections.abc import Sequence

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType

from quarterdeck.cli.answers import Answers, Group
from quarterdeck.cli.journal import journal
from quarterdeck.cli.paint import show
from quarterdeck.core.drawing import Line, Segment
from quarterdeck.core.game import Game
from quarterdeck.core.telling import Telling
from quarterdeck.core.view import View
from quarterdeck.core.words import Words

WIDEST = 100
FEWEST_NEWS = 4  # lines of what happened that should always be seen


class Screen:
    """Puts views, tellings and lists on a console; never sees anything else of a game."""

    def __init__(self, console: Console, game: Game, words: Words, names: Sequence[str]) -> None:
        self.console = console
        self.game = game
        self.words = words
        self.names = names

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
        """A sentence of the words."""
        self.console.print(self.words.say(key, slots, self.names), style=style)

    def say_paragraph(self, key: str, /, **slots: object) -> None:
        """Several sentences, wrapped to the screen, with an empty line after them."""
        text = " ".join(self.words.say(key, slots, self.names).split())
        self.console.print(text, "", sep="\n", width=min(self.width, 84))

    def show_turn(self, view: View, told: Sequence[Telling], answers: Answers) -> None:
        """All a person needs to decide; what does not fit is left out where it hurts least."""
        table = self.game.draw(view, self.names, self.words, self.width)
        rows = self.console.height - 1  # the prompt
        choices = self.list_choices(answers.groups, whole=True)
        if len(table) + len(choices) + FEWEST_NEWS > rows:
            table = [line for line in table if line]
            choices = self.list_choices(answers.groups, whole=len(table) + len(choices) + FEWEST_NEWS <= rows)
        self.clear()
        show(self.console, [*self.news(told, rows - len(table) - len(choices)), *table, *choices])

    def news(self, told: Sequence[Telling], rows: int) -> list[Line]:
        """The last things that happened, as many as there is room for."""
        lines = journal(told, self.words, self.names, self.width)
        room = max(rows, FEWEST_NEWS) - 2  # a title and an empty line
        title = self.words.say("whats-new")
        if len(lines) > room:
            shown = len(told)
            while len(journal(told[len(told) - shown :], self.words, self.names, self.width)) > room:
                shown -= 1
            lines = journal(told[len(told) - shown :], self.words, self.names, self.width)
            title += " " + self.words.say("log-more", {"number": len(told) - shown})
        return [(Segment(title, "dim"),), *lines, ()] if lines else []

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
                    line += (Segment(f"{choice.number:>3} ", "number"), Segment(choice.label.ljust(cell - 4)))
                lines.append(line)
            if len(choices) < len(group.choices):
                lines[-1] = (*lines[-1][:-2], Segment(f"… {group.choices[-1].number}"))
        return lines

    def show_log(self, told: Sequence[Telling]) -> None:
        """Everything that happened."""
        if told:
            show(self.console, journal(told, self.words, self.names, self.width))
        else:
            self.say("log-empty")

    def show_end(self, view: View, told: Sequence[Telling]) -> None:
        """The last position, and how it came to it."""
        self.clear()
        show(self.console, self.game.draw(view, self.names, self.words, self.width))
        self.console.print()
        self.say("game-over-title", "bold underline")
        self.show_log(told)
