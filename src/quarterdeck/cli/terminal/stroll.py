"""A finished game walked through at a terminal, step by step, by whose eyes one likes."""

from collections.abc import Callable
from typing import Final

from quarterdeck.cli.terminal import keys
from quarterdeck.cli.terminal.answers import QUOTED, fold
from quarterdeck.cli.terminal.journal import journal
from quarterdeck.cli.terminal.paint import show
from quarterdeck.cli.terminal.rulebooks import Rulebooks
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Telling
from quarterdeck.core.view import View
from quarterdeck.texts.drawing import shortened
from quarterdeck.wire.messages import Heard, Line
from quarterdeck.wire.replaying import Eyes
from quarterdeck.wire.walking import Walk

FAR = 10  # steps at once
MOST_DIGITS = 6

# What a key stands for, in the words of commands
MEANINGS: Final = {
    keys.RIGHT: "next",
    keys.DOWN: "next",
    " ": "next",
    keys.LEFT: "back",
    keys.UP: "back",
    keys.PAGE_DOWN: f"next {FAR}",
    keys.PAGE_UP: f"back {FAR}",
    **dict.fromkeys(keys.HOME, "start"),
    **dict.fromkeys(keys.END, "end"),
}
NAMES: Final = ("next", "back", "go", "start", "last", "eyes")
ABBREVIATED: Final = ("next", "back", "quit")
SHORT: Final = {"?": "help", "q": "quit", "exit": "quit", "end": "last"}


class Left(Exception):
    """Whoever looked has seen enough."""


class Stroll:
    """Holds a walk, and shows whoever sits there what the eyes they chose had seen."""

    def __init__(self, walk: Walk, screen: Screen, eyes: Eyes, read: Callable[[], str]) -> None:
        self.walk = walk
        self.screen = screen
        self.eyes: Eyes = eyes
        self.read = read
        self.rulebooks = Rulebooks(screen.game, screen.words)
        say = screen.words.say
        named = {name: (name, say(f"walk-{name}")) for name in NAMES}
        named |= {name: (name, say(f"command-{name}")) for name in ("help", "log", "why", "quit", "all")}
        self.commands = {fold(spelling): name for name, spellings in named.items() for spelling in spellings}
        self.commands |= SHORT | {fold(spelling)[0]: name for name in ABBREVIATED for spelling in named[name]}

    def run(self) -> None:
        """Until whoever looks has seen enough."""
        self.show()
        while True:
            self.screen.console.print(f"{self.screen.words.say('walk-prompt')} > ", style="bold", end="")
            try:
                self.obey(" ".join(self.read().split()))
            except Left:
                return

    def obey(self, text: str) -> None:
        """Carry out a command; nothing typed is the next step."""
        first, _, rest = text.partition(" ")
        command = self.commands.get(fold(first), "") if text else "next"
        if first.isascii() and first.isdigit():
            command, rest = "go", first
        steps = _number(rest)
        if command == "quit":
            raise Left
        if command in ("next", "back") and (steps is not None or not rest):
            self.go((1 if steps is None else steps) * (1 if command == "next" else -1))
        elif command == "go" and steps is not None:
            self.go_to(steps)
        elif command == "start":
            self.go_to(0)
        elif command == "last":
            self.walk.end()
            self.show()
        elif command == "eyes":
            self.look_with(rest)
        elif command == "log":
            show(self.screen.console, journal(self.told(-1), self.screen.words, self.screen.names, self.screen.width))
        elif command == "why":
            self.explain(rest)
        elif command == "help":
            self.screen.say("walk-help")
        else:
            self.screen.say("walk-what", "bold", text=shortened(text, QUOTED))

    def go(self, steps: int) -> None:
        """So many steps on, or back; as far as there are any."""
        before = self.walk.step
        wanted = max(0, before + steps)
        self.walk.go_to(wanted)
        self.show(before if steps > 0 else None)
        if self.walk.step < wanted:
            self.screen.say("walk-end", "dim")
        elif steps < 0 and before == 0:
            self.screen.say("walk-begin", "dim")

    def go_to(self, step: int) -> None:
        """That step, if there is one."""
        before = self.walk.step
        if self.walk.go_to(step):
            self.show()
        else:
            self.walk.go_to(before)
            self.screen.say("walk-none", "bold", number=step)

    def look_with(self, text: str) -> None:
        """The same moment by other eyes."""
        if not text:
            self.eyes = "spectator"
        elif self.commands.get(fold(text)) == "all":
            self.eyes = "open"
        elif (seat := _number(text)) is not None and seat < len(self.screen.names):
            self.eyes = EYES[seat]
        else:
            self.screen.say("no-such-seat", "bold", number=shortened(text, QUOTED))
            return
        self.show()

    def explain(self, wanted: str) -> None:
        """A clause or a chapter."""
        console = self.screen.console
        if (clause := self.rulebooks.clause(wanted)) is not None:
            self.rulebooks.print_clause(console, clause)
        elif (chapter := self.rulebooks.chapter(wanted)) is not None:
            self.rulebooks.print_chapter(console, chapter)
        elif wanted:
            self.screen.say("clause-unknown", "bold", text=shortened(wanted, QUOTED))
        else:
            self.screen.say("why-what", "bold")

    # What is shown

    def show(self, since: int | None = None) -> None:
        """What happened since a step, or in this one alone, and the table as it stands."""
        screen = self.screen
        told = self.told(self.walk.step - 1 if since is None else since)
        screen.clear()
        table = screen.style.draw(self.view(), screen.names, screen.words, screen.width)
        show(screen.console, [*screen.news(told, max(5, screen.console.height - len(table) - 3)), *table])
        screen.console.print()
        screen.say("walk-at", "dim", number=self.walk.step, text=self.whose())

    def view(self) -> View:
        """What these eyes see now."""
        referee = self.walk.referee
        if self.eyes == "open":
            return referee.setting.laid_open(referee.truth)
        return referee.view(SPECTATOR if self.eyes == "spectator" else int(self.eyes))

    def told(self, since: int) -> list[Telling]:
        """What these eyes were told after a step, and what was said."""
        news = self.walk.news(self.eyes, self.walk.step, since)
        lines: list[Line | Heard] = sorted([*news.told, *news.said], key=lambda line: line.entry)
        return [self.telling(line) for line in lines]

    def telling(self, line: Line | Heard) -> Telling:
        """A line as a telling; of a statement its sentence."""
        if isinstance(line, Line):
            return Telling(line.clause, line.key, line.slots)
        text = self.screen.words.say(line.key, line.slots, self.screen.names)
        return Telling(line.clause, "said", {"seat": line.seat, "text": text})

    def whose(self) -> str:
        """Whose eyes these are."""
        if self.eyes.isdigit():
            return self.screen.names[int(self.eyes)]
        return self.screen.words.say(f"walk-{self.eyes}")


EYES: Final[tuple[Eyes, ...]] = ("0", "1", "2", "3", "4", "5", "6", "7")


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None
