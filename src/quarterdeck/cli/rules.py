"""`quarterdeck rules`: the rulebook by clause, perhaps with what came up in a recorded game."""

import argparse
import re
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from quarterdeck.cli import shortened
from quarterdeck.cli.arguments import BadCommand, add_json, add_language, find_game, named_path, number_from
from quarterdeck.cli.reading import open_record, unreadable
from quarterdeck.cli.terminal.paint import make_console, print_json
from quarterdeck.cli.terminal.rulebooks import Rulebooks
from quarterdeck.core.errors import BadRecord
from quarterdeck.core.game import Game
from quarterdeck.core.lines import Said
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games import GAMES
from quarterdeck.texts.book import read_book
from quarterdeck.texts.words import words_of

LIKE_A_CLAUSE = re.compile(r"[a-z]\d{1,3}(\.\d{1,3})?", re.IGNORECASE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}; or a clause or chapter alone (F7.2)")
    parser.add_argument("--clause", metavar="ID", help="one clause (F7.2) or one chapter (F7)")
    parser.add_argument("--record", type=named_path, metavar="FILE", help="mark what came up in a recorded game")
    parser.add_argument(
        "--seat", type=number_from(0), metavar="N", help="in what seat N was told (default: a spectator)"
    )
    parser.add_argument("--only", action="store_true", help="of all clauses, only those that came up")
    add_language(parser)
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Print the book, a chapter or a clause."""
    game = find_book(values)
    if values.record is None and (values.only or values.seat is not None):
        raise BadCommand("What came up is known of a recorded game; name one with --record FILE.")
    came = Counter[str]() if values.record is None else cited(game, values.record, values.seat)
    rulebooks = Rulebooks(game, words_of(values.lang, game.texts), came)
    if values.clause is None:
        books = rulebooks.only_cited() if values.only else rulebooks.books
        if values.json:
            print_json([described(asdict(book), values, came) for book in books])
        else:
            rulebooks.print_all(make_console(), books)
        return 0
    clause = rulebooks.clause(values.clause)
    chapter = rulebooks.chapter(values.clause)
    if clause is not None:
        if values.json:
            print_json(described(asdict(clause), values, came))
        else:
            rulebooks.print_clause(make_console(), clause)
    elif chapter is not None:
        if values.json:
            print_json(described(asdict(chapter), values, came))
        else:
            rulebooks.print_chapter(make_console(), chapter)
    else:
        known = [next(iter(book.clauses())) + " to " + list(book.clauses())[-1] for book in rulebooks.books]
        raise BadCommand(f"{game.title} has no clause “{values.clause}”; there are {' and '.join(known)}.")
    return 0


def find_book(values: argparse.Namespace) -> Game:
    """The game that is named, or the one to whose book a clause belongs that stands in its place."""
    if values.clause is None and LIKE_A_CLAUSE.fullmatch(values.game) and values.game.casefold() not in GAMES:
        values.clause = values.game
        for game in GAMES.values():
            rulebooks = Rulebooks(game, words_of(values.lang, game.texts))
            if rulebooks.clause(values.clause) or rulebooks.chapter(values.clause):
                return game
        books = [f"{next(iter(read_book(game.texts, 'en').clauses()))[0]} for {game.title}" for game in GAMES.values()]
        raise BadCommand(f"No rulebook has a clause “{shortened(values.clause)}”; they begin with {', '.join(books)}.")
    return find_game(values.game)


def cited(game: Game, path: Path, seat: int | None) -> Counter[str]:
    """How often each clause was cited in what somebody was told of a recorded game."""
    replay = open_record(path)
    if replay.game is not game:
        raise BadCommand(f"{path} is a record of {replay.game.title}, not of {game.title}.")
    seats = len(replay.referee.seats)
    if seat is not None and seat >= seats:
        raise BadCommand(f"There is no seat {seat} in this record; there are 0 to {seats - 1}.")
    try:
        referee = replay.finish()
    except BadRecord as error:
        raise BadCommand(unreadable(path, error)) from error
    said = [game.talk_clause for _, one in referee.beside() if isinstance(one, Said)]
    return Counter([*(one.clause for one in referee.tellings(SPECTATOR if seat is None else seat)), *said])


def described(part: dict[str, Any], values: argparse.Namespace, came: Counter[str]) -> dict[str, Any]:
    """A book, chapter or clause for machines; where a record is named, each clause with how often it came up."""
    if values.record is None:
        return part
    if "id" in part:
        return {**part, "cited": came[part["id"]]}
    inside = "chapters" if "chapters" in part else "clauses"
    return {**part, inside: [described(one, values, came) for one in part[inside]]}
