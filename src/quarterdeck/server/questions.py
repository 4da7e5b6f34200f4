"""Requests to the bots' workers: a seat's view, what was said, and what is public of a table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from quarterdeck.bots import LADDER, Budget
from quarterdeck.bots.worker import Question
from quarterdeck.table.table import Table

if TYPE_CHECKING:
    from quarterdeck.server.house import House

_JSON = msgspec.json.Encoder()


def question_to_choose(table: Table, house: "House", seat: int, bot: str, budget: Budget | None = None) -> Question:
    """A bot must decide, within a budget or the house's usual one."""
    assert table.referee is not None
    legal = tuple(table.game.alphabet.words(action) for action in table.referee.legal(seat))
    known = _known(table, house, seat, bot)
    return Question(**known, legal=legal, statements=heard(table), budget=budget or house.budget)


def question_to_speak(table: Table, house: "House", seat: int, bot: str, said: Sequence[tuple[int, str]]) -> Question:
    """A bot may say something; `said` is what others want to say in the same round, in words."""
    assert table.referee is not None
    statements = (*heard(table), *((table.referee.actions, other, words) for other, words in said))
    return Question(**_known(table, house, seat, bot), task="speak", statements=statements, budget=house.budget)


def question_to_judge(table: Table, house: "House", seat: int) -> Question:
    """Whether anybody learned something by what a seat did last."""
    assert table.referee is not None
    before = msgspec.Raw(_JSON.encode(table.referee.view_before(seat)))
    known = _known(table, house, seat, "")
    return Question(**known | {"view": before}, after=known["view"], task="judge", legal=(table.last_action(seat),))


def speakers(table: Table) -> list[tuple[int, str]]:
    """The bots that may say something after each action, where the game has statements: seat, kind."""
    bots = enumerate(table.bots)
    return [] if table.game.statements is None else [(seat, bot) for seat, bot in bots if bot and LADDER[bot].speaks]


def heard(table: Table) -> tuple[tuple[int, int, str], ...]:
    """All that was said, in words."""
    assert table.referee is not None
    alphabet = table.game.statements
    if alphabet is None:
        return ()
    return tuple((after, seat, alphabet.words(code)) for after, seat, code in table.referee.statements())


def _known(table: Table, house: "House", seat: int, bot: str) -> dict[str, Any]:
    """What every question says."""
    assert table.referee is not None
    return {
        "number": house.next_question(),
        "game": table.game.name,
        "edition": table.opened.edition,
        "players": len(table.opened.seats),
        "options": table.opened.options,
        "bot": bot,
        "data": None if table.data == table.game.data() else table.data,
        "seed": house.sources.seed(),
        "view": msgspec.Raw(_JSON.encode(table.referee.view(seat))),
    }
