"""A person at the terminal: asked, answered, helped."""

from collections.abc import Callable

from quarterdeck.cli.terminal.alone import Advise, Alone, is_alone
from quarterdeck.cli.terminal.answers import QUOTED, Answers, Unclear, fold
from quarterdeck.cli.terminal.rulebooks import Rulebooks
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.statements import Statements
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.referee import Referee
from quarterdeck.texts.drawing import MARKS, shortened

Read = Callable[[], str]


class Leaving(Exception):
    """Somebody wants to leave the table."""


class WentBack(Exception):
    """Somebody alone with bots has rewound the game; what is asked now is another decision."""


class Person:
    """Asks a seat's person until they do something legal; gets views, tellings and lists, never the truth."""

    def __init__(
        self, screen: Screen, rulebooks: Rulebooks, read: Read, advise: Advise, *, other_components: bool = False
    ) -> None:
        self.screen = screen
        self.rulebooks = rulebooks
        self.read = read
        self.alone = Alone(screen, advise)
        self.other_components = other_components
        self.statements = Statements(screen.game, screen.words, screen.names)
        words = screen.words
        commands = ["help", "log", "why", "rules", "undo", "hint", "quit", "all"]
        if screen.game.statements is not None:
            commands.append("say")
        self.commands = {fold(spelling): name for name in commands for spelling in (name, words.say(f"command-{name}"))}
        self.commands |= {"?": "help", "q": "quit", "exit": "quit"}

    def decide(self, referee: Referee, seat: int, since: int) -> None:
        """Show the table, read answers, and have the referee carry out the first legal one, unless one `WentBack`."""
        answers = Answers(referee.game, self.screen.words, referee.legal(seat), self.screen.names)
        self.screen.show_turn(referee.view(seat), self.screen.told(referee, seat, since), answers)
        while True:
            text = self.ask(seat)
            if not text:
                self.screen.show_turn(referee.view(seat), self.screen.told(referee, seat, since), answers)
                continue
            if self.obey(text, referee, seat, since, answers):
                continue
            try:
                refusals = try_readings(referee, seat, answers.find(text))
            except Unclear as unclear:
                self.screen.say(unclear.key, "bold", **unclear.slots)
                continue
            if not refusals:
                return
            self.refuse(text, refusals, self.screen.style.unheld)

    def refuse(self, text: str, refusals: list[IllegalAction], unheld: tuple[str, ...]) -> None:
        """Why not: of all readings, those of what is held count first."""
        likely = [refusal for refusal in refusals if refusal.key not in unheld] or refusals
        first = likely[0]
        reason = self.screen.words.say(first.key, first.slots, self.screen.names)
        if all(refusal.args == first.args for refusal in likely):
            self.screen.say("refused", "bold", reason=reason, clause=first.clause)
        else:
            quoted = shortened(text, QUOTED)
            self.screen.say("refused-several", "bold", text=quoted, reason=reason, clause=first.clause)

    def ask(self, seat: int) -> str:
        """One line from a person."""
        prompt = self.screen.words.say("prompt", {"seat": seat}, self.screen.names)
        self.screen.console.print(f"{MARKS[seat]} {prompt} > ", style="bold", end="")
        return " ".join(self.read().split())

    def obey(self, text: str, referee: Referee, seat: int, since: int, answers: Answers) -> bool:
        """Carry out one of the commands that are no actions, if this is one."""
        first, _, rest = text.partition(" ")
        command = self.commands.get(fold(first))
        if command == "help":
            self.help(seat, alone=is_alone(referee))
        elif command == "log":
            whole = self.commands.get(fold(rest)) == "all"
            self.screen.show_log(self.screen.told(referee, seat, 0 if whole else since))
        elif command == "why":
            self.explain(rest)
        elif command == "rules":
            if rest:
                self.explain(rest)
            else:
                self.rulebooks.print_chapters(self.screen.console)
        elif command == "say":
            self.speak(rest, referee, seat)
        elif command == "undo":
            if self.alone.go_back(rest, referee, seat):
                raise WentBack
        elif command == "hint":
            self.alone.give_hint(referee, seat, answers)
        elif command == "quit":
            raise Leaving
        return command not in (None, "all")

    def speak(self, text: str, referee: Referee, seat: int) -> None:
        """Say something to the others, or learn what can be said; the turn stays one's own."""
        if not text:
            self.screen.say("say-what", "bold", offered=self.statements.examples(seat))
            return
        try:
            referee.say(seat, self.statements.find(text))
        except Unclear as unclear:
            self.screen.say(unclear.key, "bold", **unclear.slots)
        except IllegalAction as illegal:
            self.refuse(text, [illegal], ())
        else:
            self.screen.show_log(self.screen.told(referee, seat, referee.told)[-1:])

    def help(self, seat: int, *, alone: bool) -> None:
        """How to play, and what can be typed."""
        self.screen.say_paragraph("goal")
        self.screen.say_paragraph("guide")
        self.screen.say_paragraph("guide-drawing")
        self.mention_components()
        self.screen.say("help")
        if alone:
            self.screen.say("help-alone")
        self.screen.say("help-verbs", verbs=self.screen.words.say("verbs"))
        self.mention_statements(seat)

    def mention_statements(self, seat: int) -> None:
        """What a seat can say to the others, where the game has words for it."""
        if self.screen.game.statements is not None:
            self.screen.say("help-say", offered=self.statements.examples(seat))

    def mention_components(self) -> None:
        """The book's numbers are not this table's, where it plays with other data."""
        if self.other_components:
            self.screen.say_paragraph("other-components")

    def explain(self, wanted: str) -> None:
        """A clause or a chapter."""
        clause, chapter = self.rulebooks.clause(wanted), self.rulebooks.chapter(wanted)
        if not wanted:
            self.screen.say("why-what", "bold")
        elif clause is not None:
            self.rulebooks.print_clause(self.screen.console, clause)
        elif chapter is not None:
            self.rulebooks.print_chapter(self.screen.console, chapter)
        else:
            self.screen.say("clause-unknown", "bold", text=shortened(wanted, QUOTED))
        if clause is not None or chapter is not None:
            self.mention_components()


def try_readings(referee: Referee, seat: int, readings: list[int]) -> list[IllegalAction]:
    """Carry out the one reading that is legal, or learn why none is."""
    refusals: list[IllegalAction] = []
    for action in readings:
        try:
            referee.act(seat, action)
        except IllegalAction as illegal:
            refusals.append(illegal)
        else:
            return []
    return refusals
