"""Digests of whole games, to hold two ways of running the rules against each other.

`python -m tests.laws.digests freibeuter 3 20` prints a line of digests for each of 20 games, `20 400` for 20
from number 400 on.
"""

import hashlib
import json
import sys

import msgspec

from quarterdeck import compiled
from quarterdeck.bots import Budget, Captain
from quarterdeck.core.lines import line
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.takeback import TakeBacks
from quarterdeck.core.view import View
from tests.laws.cases import Case, cases
from tests.laws.play import Moment, live_moments

PARTS = ("states", "choices", "views", "tellings", "take-backs", "log", "searches")
SEARCHED = 7  # actions before the decision that a bot thinks about


def digests(case: Case) -> dict[str, str]:
    """What a game was, in short: its states, choices, views, tellings, its log, and what a search makes of it.

    Take-backs are judged by few worlds, so that the answer depends on which these are.
    """
    parts = {name: hashlib.blake2b(digest_size=12) for name in PARTS}
    told = 0
    judged: tuple[int, int, View] | None = None
    for moment in live_moments(case):
        referee, state = moment.referee, moment.state
        if judged is not None:
            seat, action, before = judged
            learned = TakeBacks(case.game.alphabet, moment.setting, 1).learned(before, action, referee.view(seat))
            parts["take-backs"].update(b"learned" if learned else b"nothing")
        judged = None if moment.over or moment.number % 5 else (moment.seat, moment.action, referee.view(moment.seat))
        parts["states"].update(state.fingerprint().encode())
        parts["choices"].update(repr([state.legal(seat) for seat in state.actors()]).encode())
        for viewer in moment.viewers:
            if moment.number % 5 == 0 or moment.over:
                parts["views"].update(msgspec.json.encode(referee.view(viewer)))
            parts["tellings"].update(msgspec.json.encode(referee.tellings(viewer, told)))
        told = referee.told
        if moment.number == SEARCHED and case.number % 6 == 0 and not moment.over:
            parts["searches"].update(repr(searched(moment)).encode())
        if moment.over:
            lines = [line(moment.game, entry) for entry in referee.entries]
            parts["log"].update("\n".join(lines).encode() + msgspec.json.encode(referee.outcome))
    return {name: part.hexdigest() for name, part in parts.items()}


def searched(moment: Moment) -> list[tuple[int, float]]:
    """How often a short search tried each action, and what it thinks of it."""
    seat = moment.seat
    captain = Captain(moment.game, moment.setting)
    statements = moment.referee.statements()
    search = captain.search(moment.referee.view(seat), statements, FastLuck(moment.number), Budget(iterations=6))
    return [(search.visits(action), search.value(action)) for action in moment.state.legal(seat)]


def main(name: str, players: str, games: str, first: str = "0") -> None:
    print(json.dumps({"mode": compiled.MODE}))
    for case in cases(name, int(players), int(games), int(first)):
        print(json.dumps(digests(case)))


if __name__ == "__main__":
    main(*sys.argv[1:])
