"""The book of Traîtres à bord: set-up (T1), a turn (T2), laying loot (T3).

`actions` has the action cards (T4), `ending` how players go overboard and how the game ends (T5, T7, T8). Talk (T6) is
beside the rules: statements stand in the log and change nothing.
"""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, members
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS, LOOT_WORDS, MUTINEER, ROLE_WORDS
from quarterdeck.games.traitres.rules.actions import Actions
from quarterdeck.games.traitres.rules.choices import card_of, target_of
from quarterdeck.games.traitres.rules.codes import FIRST, LAY, OPEN, PUT, RETURN, ROLE, USE_SPYGLASS
from quarterdeck.games.traitres.texts.tellings import hand_words


@final
class Traitres(Actions):
    """One game: a position, its choices, and what they do."""

    def copy(self) -> "Traitres":
        new = Traitres(self.numbers)
        self.copy_into(new)
        return new

    # Asked once a decision: Python calls a method quickest where it is the class's own

    def actor(self) -> int:
        return super().actor()

    def legal(self, seat: int) -> Sequence[int]:
        return super().legal(seat)

    def apply(self, seat: int, action: int, luck: Luck, listener: Listener | None = None) -> int:
        return super().apply(seat, action, luck, listener)

    # T1 Set-up

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        """T1.1, T1.2, T1.4: roles and hands are dealt secretly, and the first player is drawn by lot."""
        self.lay_out()
        for seat in range(self.players):
            role = self.thing(ROLE, luck.choose(ROLE, seat, self.players - seat, self))
            if role == MUTINEER:
                self.mutineers |= BIT[seat]
            if listener is not None:
                own: dict[str, object] = {"seat": seat, "role": ROLE_WORDS[role]}
                listener.secretly("T1.1", seat, "role-dealt-own", own, "role-dealt", {"seat": seat})
        if self.numbers.mutineers_know and listener is not None:
            self.tell_mates(listener)
        for seat in range(self.players):
            self.deal_hand(seat, luck)
            if listener is not None:
                cards: dict[str, object] = {"seat": seat, "cards": hand_words(self, seat)}
                listener.secretly(
                    "T1.2", seat, "dealt-own", cards, "dealt", {"seat": seat, "number": self.numbers.hand}
                )
        self.first = self.thing(FIRST, luck.choose(FIRST, NOBODY, self.players, self))
        if listener is not None:
            listener.openly("T1.4", "first-drawn", {"seat": self.first})
        self.begin_turn(self.first)

    def tell_mates(self, listener: Listener) -> None:
        """T1.1: mutineers are told who the others are; everybody else is told nothing as often."""
        for seat in range(self.players):
            own: dict[str, object] = {"seat": seat}
            if self.mutineers & BIT[seat]:
                for mate in members(self.mutineers & ~BIT[seat]):
                    listener.secretly("T1.1", seat, "mate-own", {"seat": seat, "to": mate}, "mates-told", own)
            else:
                for _ in range(self.numbers.mutineers - 1):
                    listener.secretly("T1.1", seat, "no-mate-own", own, "mates-told", own)

    # T2 A turn

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """What was chosen is carried out, and all that follows from it without a question."""
        if action < USE_SPYGLASS:
            self.lay_loot(seat, (action - LAY) // LOOT_KINDS, action % LOOT_KINDS, luck, listener)
        elif action < OPEN:
            self.use(seat, card_of(action), target_of(action), luck, listener)
        elif action == OPEN:
            self.open_chest(seat, listener)
        elif action < RETURN:
            self.put(seat, action - PUT, luck, listener)
        else:
            self.give_back(seat, action - RETURN, listener)

    # T3 Laying loot

    def lay_loot(self, seat: i64, kind: i64, claim: i64, luck: Luck, listener: Listener | None) -> None:
        """T3.1: face down on top of the chest; what is announced may be a lie."""
        self.put_in_chest(seat, kind, claim)
        if listener is not None:
            others: dict[str, object] = {"seat": seat, "claim": LOOT_WORDS[claim], "number": count(self.chest)}
            own: dict[str, object] = {"loot": LOOT_WORDS[kind], **others}
            listener.secretly("T3.1", seat, "laid-own", own, "laid", others)
        self.end_turn(seat, luck, listener)
