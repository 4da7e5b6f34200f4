"""A person at the terminal: asked, answered, helped."""

from collections.abc import Callable

from quarterdeck.cli.answers import QUOTED, Answers, Unclear, fold
from quarterdeck.cli.screen import Screen
from quarterdeck.cli.shelf import Shelf
from quarterdeck.core.drawing import MARKS, shortened
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.referee import Referee

Read = Callable[[], str]


class Leaving(Exception):
    """Somebody wants to leave the table."""


class Person:
    """Asks a seat's person until they do something legal; gets views, tellings and lists, never the truth."""

    def __init__(self, screen: Screen, shelf: Shelf, read: Read) -> None:
        self.screen = screen
        self.shelf = shelf
        self.read = read
        words = screen.words
        self.commands = {
            fold(spelling): name
            for name in ("help", "log", "why", "rules", "quit")
            for spelling in (name, words.say(f"command-{name}"))
        }
        self.commands["?"] = "help"

    def decide(self, referee: Referee, seat: int, since: int) -> None:
        """Show the table, read answers, and have the referee carry out the first legal one."""
        answers = Answers(referee.game, self.screen.words, referee.legal(seat))
        self.screen.show_turn(referee.view(seat), referee.tellings(seat, since), answers)
        while True:
            text = self.ask(seat)
            if not text:
                self.screen.show_turn(referee.view(seat), referee.tellings(seat, since), answers)
                continue
            if self.obey(text, referee, seat):
                continue
            try:
                referee.act(seat, answers.find(text))
            except Unclear as unclear:
                self.screen.say(unclear.key, "yellow", **unclear.slots)
            except IllegalAction as illegal:
                reason = self.screen.words.say(illegal.key, illegal.slots, self.screen.names)
                self.screen.say("refused", "yellow", reason=reason, clause=illegal.clause)
            else:
                return

    def ask(self, seat: int) -> str:
        """One line from a person."""
        prompt = self.screen.words.say("prompt", {"seat": seat}, self.screen.names)
        self.screen.console.print(f"{MARKS[seat]} {prompt} > ", style="bold", end="")
        return " ".join(self.read().split())

    def obey(self, text: str, referee: Referee, seat: int) -> bool:
        """Carry out one of the commands that are no actions, if this is one."""
        first, _, rest = text.partition(" ")
        command = self.commands.get(fold(first))
        if command == "help":
            self.help()
        elif command == "log":
            self.screen.show_log(referee.tellings(seat))
        elif command == "why":
            self.explain(rest)
        elif command == "rules":
            if rest:
                self.explain(rest)
            else:
                self.shelf.print_chapters(self.screen.console)
        elif command == "quit":
            raise Leaving
        return command is not None

    def help(self) -> None:
        """How to play, and what can be typed."""
        self.screen.say_paragraph("goal")
        self.screen.say_paragraph("guide")
        self.screen.say("help")

    def explain(self, wanted: str) -> None:
        """A clause or a chapter."""
        clause, chapter = self.shelf.clause(wanted), self.shelf.chapter(wanted)
        if not wanted:
            self.screen.say("why-what", "yellow")
        elif clause is not None:
            self.shelf.print_clause(self.screen.console, clause)
        elif chapter is not None:
            self.shelf.print_chapter(self.screen.console, chapter)
        else:
            self.screen.say("clause-unknown", "yellow", text=shortened(wanted, QUOTED))
