"""The command line: one file for each command, imported only when it is called."""

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from quarterdeck import __version__, compiled

Run = Callable[[argparse.Namespace], int]

COMMANDS = {
    "games": "list the games, with their players and options",
    "play": "play at this terminal, with people and bots",
    "sim": "play many games between bots and sum them up",
    "replay": "show a recorded game again, in sentences",
    "check": "hold a recorded game against the rules",
    "rules": "read the rulebook, or one clause of it",
    "bench": "measure how fast the rules run on this machine",
}

LONGEST = 500  # letters of a refusal

EXIT_CODES = """exit codes:
  0    all is well
  1    a record breaks a rule
  2    the command, a file or the installation cannot be used; one sentence says why
  130  interrupted with Ctrl-C
  141  whoever read the output stopped reading"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = message[0].upper() + message[1:]
        self.exit(2, f"{sentence.rstrip('.')}. Try `{self.prog} --help`.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads any more; keep Python from complaining about it when it leaves
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return 130
    return code


def _run(arguments: list[str]) -> int:
    chosen = next((argument for argument in arguments if not argument.startswith("-")), "")
    if chosen and chosen not in COMMANDS:
        print(f"There is no command “{chosen}”; there are: {', '.join(COMMANDS)}.", file=sys.stderr)
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
            epilog=EXIT_CODES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name == chosen:
            try:
                module = importlib.import_module(f"quarterdeck.cli.{name}")
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
    """Compiled code that is out of date is no reason for a traceback; anything else missing is."""
    if not isinstance(error, compiled.StaleBuild):
        raise error
    print(error, file=sys.stderr)
    return 2


def _call(run: Run, values: argparse.Namespace) -> int:
    from quarterdeck.core.errors import BadSetting, BrokenRule, QuarterdeckError
    from quarterdeck.core.words import words_of

    try:
        return run(values)
    except BrokenPipeError:
        raise
    except BrokenRule as error:
        refuse(str(error))
        return 1
    except BadSetting as error:
        refuse(words_of("en").say(error.key, error.slots))
    except QuarterdeckError as error:
        refuse(str(error))
    except OSError as error:
        refuse(f"{error.filename or 'A file'} cannot be used: {error.strerror or error}.")
    return 2


def refuse(sentence: str) -> None:
    """Print one sentence for people; what it quotes from files cannot steer the terminal or fill it."""
    shown = cleaned(sentence)
    print(shown if len(shown) <= LONGEST else shown[:LONGEST] + "….", file=sys.stderr)


def cleaned(text: str) -> str:
    """A text of somebody else's without the letters that steer a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
