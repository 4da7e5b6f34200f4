"""The command line: one file for each command, imported only when it is called."""

import argparse
import importlib
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from keyword import iskeyword
from typing import TYPE_CHECKING, NoReturn

from quarterdeck import __version__, compiled
from quarterdeck.cli.streams import fail_output, finish_output, prepare_streams, say_error

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Run = Callable[[argparse.Namespace], int]

COMMANDS = {
    "games": "list the games, with their players and options",
    "serve": "play in a browser: start the server",
    "play": "play at this terminal, with people and bots",
    "sim": "play many games between bots and sum them up",
    "arena": "let bots play against each other, and see who is stronger",
    "replay": "show a recorded game again, in sentences",
    "check": "hold a recorded game against the rules",
    "analyse": "see what a Captain makes of the decisions of a recorded game",
    "rules": "read the rulebook, or one clause of it",
    "bench": "measure how fast the rules run on this machine",
    "tables": "as the host: see which tables there are, and who is there",
    "close": "as the host: end a table",
    "ban": "as the host: keep somebody out",
    "backup": "as the host: copy the store, also while people play",
    "restore": "as the host: put a backup in the place of the store",
    "export": "as the host: write tables' logs as text",
    "import": "as the host: take exported tables over",
}

LONGEST = 500  # letters of a refusal
LONGEST_WORD = 40  # letters of a word that is quoted in one

EXIT_CODES = """exit codes:
  0    all is well
  1    a record breaks a rule, its luck is not what you kept, or tables were left out
  2    the command, a file or the installation cannot be used; one sentence says why
  130  interrupted with Ctrl-C
  141  whoever read the output stopped reading"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = message[0].upper() + message[1:]
        refuse(f"{sentence.rstrip('.')}", f". Try `{self.prog} --help`.")
        raise SystemExit(2)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Help and versions; argparse's own would pass over a full disk in silence."""
        print(message, end="", file=file or sys.stdout)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    prepare_streams()
    try:
        return finish_output(_run(list(sys.argv[1:] if argv is None else argv)))
    except KeyboardInterrupt:
        say_error("Interrupted.")
        return finish_output(130)
    except OSError as error:
        return fail_output(error)
    except Exception as error:
        return finish_output(_confess(error))


def _confess(error: Exception) -> int:
    """The last resort: something we did not think of is one sentence too, and a traceback for whoever asks for it."""
    if os.environ.get("QUARTERDECK_TRACEBACK") == "1":
        say_error("".join(traceback.format_exception(error)).rstrip())
    else:
        refuse(
            f"This should not have happened: {type(error).__name__}: {error}", "; QUARTERDECK_TRACEBACK=1 says where."
        )
    return 2


def _run(arguments: list[str]) -> int:
    chosen = next((argument for argument in arguments if not argument.startswith("-")), "")
    if chosen and chosen not in COMMANDS:
        refuse(f"There is no command “{shortened(chosen)}”; there are: {', '.join(COMMANDS)}.")
        return 2
    parser = Parser(
        prog="quarterdeck",
        description="Four pirate games at one table.",
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"quarterdeck {__version__}: {compiled.MODE} ({compiled.WHY})"
    parser.add_argument("--version", action="version", version=version, help="say which version runs, and how")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for name, what in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=what,
            description=what[0].upper() + what[1:] + ".",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name == chosen:
            try:
                module = importlib.import_module(f"quarterdeck.cli.{name}{'_' if iskeyword(name) else ''}")
            except ImportError as error:
                return _refuse_import(error)
            module.add_arguments(command)
    try:
        values = parser.parse_args(arguments)
    except SystemExit as end:
        return int(end.code or 0)
    if not values.command:
        parser.print_help()
        return 0
    return _call(module.run, values)


def _refuse_import(error: ImportError) -> int:
    """Compiled code that is out of date has a sentence of its own; nothing else should ever be missing."""
    if not isinstance(error, compiled.StaleBuild):
        raise error
    refuse(str(error))
    return 2


def _call(run: Run, values: argparse.Namespace) -> int:
    from quarterdeck.core.errors import BadSetting, BrokenRule, QuarterdeckError
    from quarterdeck.texts.words import words_of

    try:
        return run(values)
    except BrokenRule as error:
        refuse(str(error))
        return 1
    except BadSetting as error:
        refuse(words_of("en").say(error.key, error.slots))
    except QuarterdeckError as error:
        refuse(str(error))
    except OSError as error:
        if error.filename is None:  # not a file but the output
            raise
        refuse(f"{error.filename} cannot be used: {error.strerror or error}.")
    return 2


def refuse(sentence: str, end: str = "") -> None:
    """Print one sentence for people; what it quotes from files cannot steer the terminal or fill it.

    The end, such as what to try instead, is said however long the rest is.
    """
    shown = cleaned(sentence)
    if len(shown) > LONGEST:
        shown = shown[:LONGEST] + ("…" if end else "….")
    say_error(shown + end)


def shortened(text: str) -> str:
    """A word somebody typed, as it is quoted."""
    return text if len(text) <= LONGEST_WORD else text[:LONGEST_WORD] + "…"


def cleaned(text: str) -> str:
    """A text of somebody else's without the letters that steer a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
