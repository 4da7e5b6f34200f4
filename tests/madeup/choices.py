"""What one may do in Smugglers' Cove, and why not (X2 to X4)."""

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.state import Spans
from tests.madeup.components import KINDS
from tests.madeup.notation import ACCUSE, ALPHABET, FISH, LAY, LOOK, STOW, TOP, UNDER
from tests.madeup.position import OVER, PUTTING_ON_TOP, PUTTING_UNDER, STOWING, TURN, Position


class Choices(Position):
    """One game, with what may be done in it."""

    def add_legal(self, seat: i64, spans: Spans) -> None:
        """A card of the hand in answer to a question; in a turn anything that can be looked at, laid or done."""
        cards = sorted(set(self.hand[seat]))
        held = sum(BIT[card] for card in cards)
        if self.phase == STOWING:
            spans.add(STOW, held)
        elif self.phase == PUTTING_UNDER:
            spans.add(UNDER, held)
        elif self.phase == PUTTING_ON_TOP:
            spans.add(TOP, held)
        else:
            claims = BIT[len(KINDS)] - 1
            spans.add(LOOK, BIT[len(self.hold)] - 1)
            spans.add(LAY, sum(claims << len(KINDS) * card for card in cards))
            spans.add(FISH, 1 if self.pile.size() >= 2 else 0)
            spans.add(ACCUSE, sum(BIT[other] for other in self.in_play() if self.may_accuse(seat, other)))

    def may_accuse(self, seat: int, other: int) -> bool:
        """X4.1: another player in play who laid a card that is still in the hold."""
        return other != seat and other in self.laid_by and not self.ashore & BIT[other]

    def refusal(self, seat: int, action: int) -> IllegalAction:
        if not self.has_seat(seat):
            return IllegalAction("X1.1", "no-such-seat", {"number": seat})
        if self.phase == OVER:
            return IllegalAction("X6.1", "game-over", {})
        if not self.must_decide(seat):
            return IllegalAction("X2.1" if self.phase == STOWING else "X3.1", "not-asked", {})
        if not 0 <= action < len(ALPHABET):
            return IllegalAction("X3.1", "no-such-action", {"number": action})
        verb, parts = ALPHABET.parts(action)
        due = {STOWING: "stow", PUTTING_UNDER: "under", PUTTING_ON_TOP: "top"}
        clauses = {"stow": "X2.1", "look": "X3.1", "lay": "X3.2", "fish": "X3.3", "accuse": "X4.1"}
        clause = clauses.get(verb.name, "X3.3")
        if verb.name != due.get(self.phase, verb.name) or (self.phase == TURN and verb.name in due.values()):
            return IllegalAction(clause, "not-now", {})
        if "card" in parts:
            return IllegalAction(clause, "no-such-card", {"card": parts["card"]})
        if verb.name == "look":
            return IllegalAction(clause, "no-such-crate", {"crate": parts["crate"]})
        if verb.name == "fish":
            return IllegalAction(clause, "pile-too-small", {})
        return IllegalAction(clause, "not-to-accuse", {"to": action - ACCUSE})
