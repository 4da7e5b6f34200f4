"""`quarterdeck rules`: the rulebook by clause."""

import argparse
from dataclasses import asdict

from quarterdeck.cli.arguments import BadCommand, add_game, add_json, add_language, find_game
from quarterdeck.cli.terminal.paint import make_console, print_json
from quarterdeck.cli.terminal.rulebooks import Rulebooks
from quarterdeck.texts.words import words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument("--clause", metavar="ID", help="one clause (F7.2) or one chapter (F7)")
    add_language(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Print the book, a chapter or a clause."""
    game = find_game(values.game)
    rulebooks = Rulebooks(game, words_of(values.lang, game.texts))
    if values.clause is None:
        if values.json:
            print_json([asdict(book) for book in rulebooks.books])
        else:
            rulebooks.print_all(make_console())
        return 0
    clause = rulebooks.clause(values.clause)
    chapter = rulebooks.chapter(values.clause)
    if clause is not None:
        if values.json:
            print_json(asdict(clause))
        else:
            rulebooks.print_clause(make_console(), clause)
    elif chapter is not None:
        if values.json:
            print_json(asdict(chapter))
        else:
            rulebooks.print_chapter(make_console(), chapter)
    else:
        known = [next(iter(book.clauses())) + " to " + list(book.clauses())[-1] for book in rulebooks.books]
        raise BadCommand(f"{game.title} has no clause “{values.clause}”; there are {' and '.join(known)}.")
    return 0
