"""How players of Traîtres à bord leave play, and how the game ends (T5, T7, T8)."""

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT, count, members
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import PLANK
from quarterdeck.games.traitres.rules.choices import Choices
from quarterdeck.games.traitres.rules.codes import CHEST_OPENED, ENDS, MUTINEERS_GONE, OVER, PILE_EMPTY, SIDES_EVEN
from quarterdeck.games.traitres.texts.tellings import hand_words, loot_words, role_word, tell_end


class Ending(Choices):
    """Overboard, the four ends, and who has won."""

    # T5 Overboard

    def go_overboard(self, seat: i64, listener: Listener | None) -> None:
        """T5.1: the role is revealed, planks and hand are discarded, and then it may be the end (T7.1, T7.2)."""
        self.aboard &= ~BIT[seat]
        if listener is not None:
            listener.openly("T5.1", "overboard", {"seat": seat, "role": role_word(self, seat)})
        planks = number_of(self.planks, seat)
        self.planks -= planks * ONE[seat]
        self.used += planks * ONE[PLANK]
        self.throw_away(seat, "T5.1", listener)
        mutineers = count(self.aboard & self.mutineers)
        if mutineers == 0:
            self.end(MUTINEERS_GONE, listener)
        elif mutineers == count(self.aboard & ~self.mutineers):
            self.end(SIDES_EVEN, listener)

    def throw_away(self, seat: i64, clause: str, listener: Listener | None) -> None:
        """T4.5, T5.1: a whole hand goes face down to the discard."""
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "cards": hand_words(self, seat)}
            others: dict[str, object] = {"seat": seat, "number": self.cards_held(seat)}
            listener.secretly(clause, seat, "thrown-away-own", own, "thrown-away", others)
        self.throw_hand(seat)

    # T7 End

    def end(self, reason: i64, listener: Listener | None) -> None:
        """T7.1, T7.2, T7.3, T8.2: the game is over, and everything is laid open (G1.8)."""
        self.phase = OVER
        self.acting = 0
        self.ended_by = reason
        self.traces = self.numbers.no_traces
        if listener is not None:
            if reason == MUTINEERS_GONE:
                listener.openly("T7.1", "mutineers-gone", {})
            elif reason == SIDES_EVEN:
                listener.openly("T7.2", "sides-even", {"number": count(self.aboard & self.mutineers)})
            elif reason == PILE_EMPTY:
                listener.openly("T7.3", "pile-empty", {})
            tell_end(self, self.winners(), listener)

    # T8 Opening the chest

    def open_chest(self, seat: i64, listener: Listener | None) -> None:
        """T8.1, T8.2: a pirate says that the chest holds the target; the role and then the whole chest are shown."""
        self.opened_by = seat
        if listener is not None:
            listener.openly("T8.1", "opened-chest", {"seat": seat})
            slots: dict[str, object] = {"cards": loot_words(self, self.chest), "total": self.total()}
            slots["target"] = self.numbers.target
            listener.openly("T8.2", "chest-full" if self.is_full() else "chest-short", slots)
        self.end(CHEST_OPENED, listener)

    def is_full(self) -> bool:
        """T8.2, T8.3: whether the chest holds the target."""
        return self.total() >= self.numbers.target

    def winners(self) -> i64:
        """T8.4: all players of the winning role, also those overboard."""
        if self.phase != OVER:
            return 0
        pirates_win = self.ended_by == MUTINEERS_GONE or (self.ended_by == CHEST_OPENED and self.is_full())
        return self.numbers.everyone & ~self.mutineers if pirates_win else self.mutineers

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        teams = tuple([role_word(self, seat) for seat in range(self.players)])
        return Outcome(clause=ENDS[self.ended_by], winners=tuple(members(self.winners())), teams=teams)
