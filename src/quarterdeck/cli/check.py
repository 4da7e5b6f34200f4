"""`quarterdeck check`: hold a recorded game against the rules."""

import argparse
from pathlib import Path

from quarterdeck.cli import cleaned
from quarterdeck.cli.arguments import BadCommand, add_json, named_path
from quarterdeck.cli.reading import complain, names_of, open_record
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.record import Acted
from quarterdeck.core.replay import Replay
from quarterdeck.texts.words import words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="a record (JSON)")
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Replay every entry and say whether all of them keep the rules."""
    path: Path = values.file
    try:
        replay = open_record(path)
        replay.finish()
    except (BrokenRule, BadCommand, BadRecord) as error:
        return complain(path, error, as_json=values.json)
    if values.json:
        print_json({"file": str(path), "ok": True, **describe(replay)})
    else:
        print(cleaned(f"{path} keeps every rule: {sentence_of(replay)}."))
        if replay.record.luck is not None:
            print("Compare the fingerprint of the key with the one shown when the game began:")
            print(cleaned(replay.record.luck.commitment))
    return 0


def describe(replay: Replay) -> dict[str, object]:
    """What the record is, for machines."""
    outcome = replay.referee.outcome
    return {
        "game": replay.game.name,
        "players": len(replay.referee.seats),
        "decisions": sum(isinstance(entry, Acted) for entry in replay.referee.entries),
        "finished": outcome is not None,
        "ended_by": outcome.clause if outcome else None,
        "winners": [replay.referee.seats[seat].name for seat in outcome.winners] if outcome else [],
        "luck_checked": replay.record.luck is not None,
        "commitment": replay.record.luck.commitment if replay.record.luck else None,
    }


def sentence_of(replay: Replay) -> str:
    """What the record is, for people."""
    told = describe(replay)
    parts = [f"{replay.game.title}, {told['players']} players, {told['decisions']} decisions"]
    outcome = replay.referee.outcome
    if outcome is None:
        parts.append("not over yet")
    else:
        names = names_of(replay.referee.seats, words_of("en"))
        winners = [names[seat] for seat in outcome.winners]
        won = f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}" if winners else "nobody wins"
        parts.append(f"{won} ({outcome.clause})")
    if replay.record.luck is not None:
        parts.append("and all its luck follows from the key")
    else:
        parts.append("but its luck cannot be checked")
    return ", ".join(parts)
