"""`quarterdeck check`: hold a recorded game against the rules."""

import argparse
import re
from pathlib import Path

from quarterdeck.cli import cleaned, refuse, shortened
from quarterdeck.cli.arguments import BadCommand, add_json, named_path
from quarterdeck.cli.reading import complain, names_of, open_record
from quarterdeck.cli.terminal.paint import print_json
from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.lines import Acted, Hinted, Rewound, TakenBack
from quarterdeck.core.record import Fairness, Record
from quarterdeck.core.replay import Replay
from quarterdeck.core.verification import MOST_BYTES, Doubt, Kept, differences
from quarterdeck.texts.words import words_of

_FINGERPRINT = re.compile("[0-9a-fA-F]{64}")
_ADDED = re.compile(f"([0-9]{{1,2}})=((?:[0-9a-fA-F]{{2}}){{1,{MOST_BYTES}}})")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=named_path, metavar="FILE", help="a record (JSON)")
    parser.add_argument(
        "--commitment",
        type=fingerprint,
        metavar="HEX",
        help="the fingerprint of the key that you were shown before the deal",
    )
    parser.add_argument(
        "--bytes",
        type=added_bytes,
        action="append",
        default=[],
        metavar="SEAT=HEX",
        help="the random bytes you added for a seat (counted from 0); may be given several times",
    )
    parser.add_argument(
        "--seats",
        type=kinds_of_seats,
        default=(),
        metavar="KIND,KIND…",
        help="who you were shown on each seat before the deal: person, the kind of bot, or free",
    )
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """Replay every entry, and say whether all keep the rules and the luck is the one you were shown and added to."""
    path: Path = values.file
    try:
        replay = open_record(path)
        kept = read_kept(values, len(replay.record.seats))
        replay.finish()
    except (BrokenRule, BadCommand, BadRecord) as error:
        return complain(path, error, as_json=values.json)
    doubts = list(differences(replay.record, kept)) if kept != Kept() else []
    reason = "; ".join(str(doubt) for doubt in doubts)
    if values.json:
        why = {"reason": reason} if doubts else {}
        print_json({"file": str(path), "ok": not doubts, **why, **describe(replay), **compared(kept, doubts)})
    elif doubts:
        refuse(f"{path} keeps every rule, but {reason}.")
    else:
        print(cleaned(f"{path} keeps every rule: {sentence_of(replay)}."))
        if replay.record.luck is not None:
            tell_compared(replay.record.luck, kept)
    return 1 if doubts else 0


# What somebody kept


def fingerprint(text: str) -> str:
    """An argument type: a commitment."""
    if not _FINGERPRINT.fullmatch(text):
        raise argparse.ArgumentTypeError(f"“{shortened(text)}” is no fingerprint of 64 hexadecimal digits")
    return text.lower()


def added_bytes(text: str) -> tuple[int, str]:
    """An argument type: a seat, and the bytes that were added for it."""
    match = _ADDED.fullmatch(text)
    if match is None:
        what = f"“{shortened(text)}” is not SEAT=HEX, with at most {MOST_BYTES} bytes in hexadecimal digits"
        raise argparse.ArgumentTypeError(what)
    return int(match[1]), match[2].lower()


def kinds_of_seats(text: str) -> tuple[str, ...]:
    """An argument type: who sits on each seat, as they are kept."""
    kinds = tuple(kind.strip() for kind in text.split(","))
    if not all(kinds):
        raise argparse.ArgumentTypeError(f"“{shortened(text)}” does not say of each seat person or the kind of its bot")
    return tuple("" if kind == "person" else kind for kind in kinds)


def read_kept(values: argparse.Namespace, seats: int) -> Kept:
    """The commitment and the bytes to compare with, or `BadCommand`."""
    contributions: dict[int, str] = {}
    for seat, part in values.bytes:
        if seat >= seats:
            raise BadCommand(f"There is no seat {seat} in this record; there are 0 to {seats - 1}.")
        if seat in contributions:
            raise BadCommand(f"The bytes of seat {seat} are given twice.")
        contributions[seat] = part
    return Kept(values.commitment or "", contributions, values.seats)


def compared(kept: Kept, doubts: list[Doubt]) -> dict[str, object]:
    """What was compared and what of it differs, for machines."""
    differing = [
        {"what": doubt.kind, "record": doubt.found, "kept": doubt.kept}
        | ({"seat": doubt.seat} if doubt.kind == "bytes" else {})
        for doubt in doubts
    ]
    return {
        "compared": {
            "commitment": bool(kept.commitment),
            "bytes": sorted(kept.contributions),
            "seats": bool(kept.seats),
        },
        "differences": differing,
    }


def tell_compared(luck: Fairness, kept: Kept) -> None:
    """Say what was the same, and what could not be compared."""
    if kept.commitment:
        print("The fingerprint of the key is the one you were shown.")
    else:
        print("Compare the fingerprint of the key with the one shown when the game began (or give it as --commitment):")
        print(cleaned(luck.commitment))
    if kept.seats:
        print("People and bots sit where you were shown them.")
    else:
        print("Whether people and bots sit where you were shown them before the deal, --seats person,bosun,… compares.")
    for seat in sorted(kept.contributions):
        print(f"The bytes that seat {seat} added are yours.")
    for seat in sorted(set(luck.contributions) - set(kept.contributions)):
        print(f"Whether seat {seat} added its bytes only its player can say: --bytes {seat}=HEX compares them.")


# What the record is


def describe(replay: Replay) -> dict[str, object]:
    """What the record is, for machines."""
    outcome = replay.referee.outcome
    return {
        "game": replay.game.name,
        "players": len(replay.referee.seats),
        "decisions": sum(isinstance(entry, Acted) for entry in replay.referee.entries),
        "finished": replay.referee.over,
        "ended_by": outcome.clause if outcome else None,
        "broken_off": replay.referee.broken_off,
        "winners": [replay.referee.seats[seat].name for seat in outcome.winners] if outcome else [],
        **{name: number for name, number, *_ in counted(replay)},
        "luck_checked": replay.record.luck is not None,
        "commitment": replay.record.luck.commitment if replay.record.luck else None,
        "head": [
            {"from": one.replay, "steps": one.steps, "lines": one.lines, "luck_checked": one.luck is not None}
            for one in replay.record.head
        ],
    }


def counted(replay: Replay) -> list[tuple[str, int, str, str]]:
    """What happened around the game and changes how one looks at it: its name, how often, and what people call it."""
    entries = replay.referee.entries
    stand_ins = sum(isinstance(entry, Acted) and bool(entry.stand_in) for entry in entries)
    taken_back = sum(isinstance(entry, TakenBack) for entry in entries)
    rewinds = sum(isinstance(entry, Rewound) for entry in entries)
    hints = sum(isinstance(entry, Hinted) for entry in entries)
    return [
        ("stand_ins", stand_ins, "move of a stand-in", "moves of stand-ins"),
        ("taken_back", taken_back, "take-back", "take-backs"),
        ("rewinds", rewinds, "rewind", "rewinds"),
        ("hints", hints, "hint", "hints"),
    ]


def sentence_of(replay: Replay) -> str:
    """What the record is, for people."""
    told = describe(replay)
    parts = [f"{replay.game.title}, {told['players']} players, {told['decisions']} decisions"]
    head = replay.record.head
    if head:
        parts.append(f"played on from step {head[-1].steps} of another game (up to line {head[-1].lines})")
    for _, number, single, plural in counted(replay):
        if number:
            parts.append(f"with {number} {plural if number > 1 else single}")
    outcome = replay.referee.outcome
    if replay.referee.broken_off:
        why = "by agreement" if replay.referee.broken_off == "agreed" else "as nobody touched it for 30 days"
        parts.append(f"broken off {why}, nobody wins")
    elif outcome is None:
        parts.append("not over yet")
    else:
        names = names_of(replay.referee.seats, words_of("en"))
        winners = [names[seat] for seat in outcome.winners]
        won = f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}" if winners else "nobody wins"
        parts.append(f"{won} ({outcome.clause})")
    parts.append(sentence_of_luck(replay.record))
    return ", ".join(parts)


def sentence_of_luck(record: Record) -> str:
    """Which of a record's luck follows from a key."""
    sealed = [*(stretch.luck is not None for stretch in record.head), record.luck is not None]
    if not record.head:
        return "and all its luck follows from the key" if sealed[0] else "but its luck cannot be checked"
    if all(sealed):
        return (
            "and all its luck follows from the keys of both games"
            if len(sealed) == 2
            else (f"and all its luck follows from the keys of {len(sealed)} games")
        )
    if sealed[-1]:
        return "and the luck drawn since follows from the key, that of before cannot all be checked"
    return "but the luck drawn since cannot be checked"
