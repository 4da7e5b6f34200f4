"""`quarterdeck rules`: the rulebook by clause."""

import argparse
from dataclasses import asdict

from quarterdeck.cli.arguments import BadCommand, add_game, add_json, add_language, find_game
from quarterdeck.cli.paint import make_console, print_json
from quarterdeck.cli.shelf import Shelf
from quarterdeck.core.words import words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument("--clause", metavar="ID", help="one clause (F7.2) or one chapter (F7)")
    add_language(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Print the book, a chapter or a clause."""
    game = find_game(values.game)
    shelf = Shelf(game, words_of(values.lang, game.folder))
    if values.clause is None:
        if values.json:
            print_json([asdict(book) for book in shelf.books])
        else:
            shelf.print_all(make_console())
        return 0
    clause = shelf.clause(values.clause)
    chapter = shelf.chapter(values.clause)
    if clause is not None:
        if values.json:
            print_json(asdict(clause))
        else:
            shelf.print_clause(make_console(), clause)
    elif chapter is not None:
        if values.json:
            print_json(asdict(chapter))
        else:
            shelf.print_chapter(make_console(), chapter)
    else:
        known = [next(iter(book.clauses())) + " to " + list(book.clauses())[-1] for book in shelf.books]
        raise BadCommand(f"{game.title} has no clause “{values.clause}”; there are {' and '.join(known)}.")
    return 0
