"""What a seat that has just acted is answered when it asks for its action back."""

from quarterdeck.core.referee import Referee
from quarterdeck.core.takeback import TakeBacks


def asked_back(referee: Referee, line: str) -> str:
    """Carry out a line such as `0: offer 1`; `offered`, or why it cannot be taken back."""
    seat, words = line.split(": ")
    before = referee.view(int(seat))
    happened = referee.act(int(seat), words)
    judge = TakeBacks(referee.game.alphabet, referee.setting)
    reason = judge.why_not(before, happened.code, referee.view(int(seat)), drew=bool(happened.draws))
    return reason or "offered"
