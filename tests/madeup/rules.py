"""The book of Smugglers' Cove, chapter by chapter."""

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from tests.madeup.choices import Choices
from tests.madeup.components import KINDS, words
from tests.madeup.notation import (
    ACCUSE,
    DEAL,
    DEAL_ROLE,
    DRAW,
    FIRST,
    FISH,
    LAY,
    LOAD,
    LOOK,
    MIX,
    ROLE,
    SMUGGLER,
    SPY,
    STOW,
    TOP,
    UNDER,
)
from tests.madeup.position import (
    CRATES,
    OVER,
    PUTTING_ON_TOP,
    PUTTING_UNDER,
    STOWED,
    STOWING,
    TOPS,
    TURN,
    UNDERS,
    listed,
)


class Smugglers(Choices):
    """One game."""

    def copy(self) -> "Smugglers":
        new = Smugglers(self.box)
        self.copy_into(new)
        return new

    # X1 Set-up

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        """X1.1 to X1.3: who is first, a role and some cards each, some cards into the hold."""
        self.first = luck.choose(FIRST, NOBODY, self.players, self)
        for seat in range(self.players):
            role = self.spare.kth(luck.choose(DEAL_ROLE, seat, self.spare.size, self))
            self.spare.remove(role)
            self.role[seat] = role
        for seat in range(self.players):
            for _ in range(self.box.hand):
                self.draw_card(seat, DEAL, luck)
        for _ in range(self.box.crates):
            self.stow_in_hold(self.pile.draw(luck, LOAD, NOBODY, self))
        if listener is not None:
            listener.openly("X1.1", "first-player", {"seat": self.first})
            for seat in range(self.players):
                own = {"seat": seat, "role": ROLE.words[self.role[seat]]}
                listener.secretly("X1.2", seat, "role-dealt-own", own, "role-dealt", {"seat": seat})
                hand = {"seat": seat, "cards": words(self.hand[seat])}
                listener.secretly(
                    "X1.3", seat, "dealt-own", hand, "dealt", {"seat": seat, "number": len(self.hand[seat])}
                )
            listener.openly("X1.3", "loaded", {"number": self.box.crates})
        self.begin_round(luck, listener)

    # An action is carried out

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        if action < LOOK:
            self.choose(seat, action - STOW, luck, listener)
        elif action < LAY:
            self.look(seat, action - LOOK, luck, listener)
        elif action < FISH:
            self.lay(seat, (action - LAY) // len(KINDS), (action - LAY) % len(KINDS), luck, listener)
        elif action == FISH:
            self.fish(seat, luck, listener)
        elif action < UNDER:
            self.accuse(seat, action - ACCUSE, luck, listener)
        elif action < TOP:
            self.put_under(seat, action - UNDER, luck, listener)
        else:
            self.put_on_top(seat, action - TOP, luck, listener)

    # X2 Stowing

    def begin_round(self, luck: Luck, listener: Listener | None) -> None:
        """X2.1, X2.2: all choose at the same time; who has a single card is not asked, since all can see that."""
        self.phase = STOWING
        self.done = 0
        self.acting = 0
        for seat in self.in_play():
            if len(self.hand[seat]) == 1:
                self.note_choice(seat, self.hand[seat][0], "X2.2", listener)
            elif self.hand[seat]:
                self.acting |= BIT[seat]
        if not self.acting:
            self.stow(luck, listener)

    def choose(self, seat: int, card: int, luck: Luck, listener: Listener | None) -> None:
        """X2.1: nothing is shown but who has chosen; the card stays in the hand until all have."""
        self.note_choice(seat, card, "X2.1", listener)
        self.acting &= ~BIT[seat]
        if not self.acting:
            self.stow(luck, listener)

    def note_choice(self, seat: int, card: int, clause: str, listener: Listener | None) -> None:
        self.chosen[seat] = card
        if listener is not None:
            own = {"seat": seat, "card": KINDS[card]}
            listener.secretly(clause, seat, "chose-own", own, "chose", {"seat": seat})

    def stow(self, luck: Luck, listener: Listener | None) -> None:
        """X2.3: the chosen cards are mixed and go face down into the hold; nobody sees which is whose."""
        stowers = [seat for seat in self.in_play() if self.chosen[seat] >= 0]
        for seat in stowers:
            self.stowed.add(self.chosen[seat])
            self.from_hand(seat, self.chosen[seat], STOWED + seat)
            self.chosen[seat] = -1
        self.mix_all([STOWED + seat for seat in stowers])
        for seat in stowers:
            self.move_all(STOWED + seat, CRATES + len(self.hold))
            card = self.stowed.kth(luck.choose(MIX, NOBODY, self.stowed.size, self))
            self.stowed.remove(card)
            self.stow_in_hold(card)
        if listener is not None:
            listener.openly("X2.3", "stowed", {"number": len(stowers)})
        self.turn = self.first
        self.begin_turn(luck, listener)

    def stow_in_hold(self, card: int, seat: int = NOBODY, claim: int = -1) -> None:
        self.hold.append(card)
        self.laid_by.append(seat)
        self.claim.append(claim)

    # X3 A turn

    def begin_turn(self, luck: Luck, listener: Listener | None) -> None:
        """X3.1: everyone in play has one turn, from the first player clockwise; there is always a card to look at."""
        self.phase = TURN
        for step in range(self.players):
            seat = (self.turn + step) % self.players
            if not (self.ashore | self.done) & BIT[seat]:
                self.turn = seat
                self.acting = BIT[seat]
                return
        self.end_round(luck, listener)

    def look(self, seat: int, number: int, luck: Luck, listener: Listener | None) -> None:
        """X3.1: look at one card of the hold; everybody sees at which."""
        card = self.hold[number]
        self.memory[seat].see(CRATES + number, card)
        if listener is not None:
            own = {"seat": seat, "crate": number, "card": KINDS[card]}
            listener.secretly("X3.1", seat, "looked-own", own, "looked", {"seat": seat, "crate": number})
        self.end_turn(seat, luck, listener)

    def lay(self, seat: int, card: int, claim: int, luck: Luck, listener: Listener | None) -> None:
        """X3.2: lay a card face down into the hold and say what it is, true or not."""
        self.from_hand(seat, card, CRATES + len(self.hold))
        self.stow_in_hold(card, seat, claim)
        if listener is not None:
            own = {"seat": seat, "card": KINDS[card], "claim": KINDS[claim]}
            listener.secretly("X3.2", seat, "laid-own", own, "laid", {"seat": seat, "claim": KINDS[claim]})
        self.end_turn(seat, luck, listener)

    def fish(self, seat: int, luck: Luck, listener: Listener | None) -> None:
        """X3.3: draw two cards, then put one of the hand under the pile and one on it, one by one."""
        drawn = [self.draw_card(seat, DRAW, luck) for _ in range(2)]
        if listener is not None:
            own = {"seat": seat, "cards": words(drawn)}
            listener.secretly("X3.3", seat, "fished-own", own, "fished", {"seat": seat, "number": 2})
        self.phase = PUTTING_UNDER

    def put_under(self, seat: int, card: int, luck: Luck, listener: Listener | None) -> None:
        """X3.3, X3.4: then one goes on top; a last card is put there by the referee, since all can see that."""
        self.from_hand(seat, card, UNDERS + len(self.pile.under))
        self.pile.under.append(card)
        if listener is not None:
            own = {"seat": seat, "card": KINDS[card]}
            listener.secretly("X3.3", seat, "put-under-own", own, "put-under", {"seat": seat})
        self.phase = PUTTING_ON_TOP
        if len(self.hand[seat]) == 1:
            self.put_on_top(seat, self.hand[seat][0], luck, listener, clause="X3.4")

    def put_on_top(self, seat: int, card: int, luck: Luck, listener: Listener | None, clause: str = "X3.3") -> None:
        self.from_hand(seat, card, TOPS + len(self.pile.top))
        self.pile.top.append(card)
        if listener is not None:
            own = {"seat": seat, "card": KINDS[card]}
            listener.secretly(clause, seat, "put-top-own", own, "put-top", {"seat": seat})
        self.end_turn(seat, luck, listener, draws=False)

    def end_turn(self, seat: int, luck: Luck, listener: Listener | None, draws: bool = True) -> None:
        """X3.5: a turn ends with a card from the pile, while there is one, except after fishing."""
        self.done |= BIT[seat]
        if draws and self.pile.size():
            card = self.draw_card(seat, DRAW, luck)
            if listener is not None:
                own = {"seat": seat, "card": KINDS[card]}
                listener.secretly("X3.5", seat, "drew-own", own, "drew", {"seat": seat})
        self.begin_turn(luck, listener)

    # X4 Accusing

    def accuse(self, seat: int, other: int, luck: Luck, listener: Listener | None) -> None:
        """X4.1 to X4.4: the card the other laid last is opened; who lied goes ashore, or else who accused."""
        number = max(crate for crate, by in enumerate(self.laid_by) if by == other)
        claim = self.claim[number]
        card = self.open_crate(number)
        if listener is not None:
            listener.openly("X4.1", "accused", {"seat": seat, "to": other})
            slots = {"seat": other, "card": KINDS[card], "claim": KINDS[claim]}
            listener.openly("X4.1", "opened", dict(slots))
        if card != claim:
            self.set_ashore(other, "X4.2", listener)
        elif self.box.options.wrong_accuser == "ashore":
            self.set_ashore(seat, "X4.3", listener)
        if len(self.in_play()) < 2:
            self.end(2, listener)
        else:
            draws = self.box.options.accuser_draws and not self.ashore & BIT[seat]
            self.end_turn(seat, luck, listener, draws)

    def set_ashore(self, seat: int, clause: str, listener: Listener | None) -> None:
        """X4.2: who goes ashore shows his role, sinks his hand, and is out of play (G1.2)."""
        self.ashore |= BIT[seat]
        self.sink_hand(seat)
        if listener is not None:
            listener.openly(clause, "ashore", {"seat": seat, "role": ROLE.words[self.role[seat]]})

    # X6 The end

    def end_round(self, luck: Luck, listener: Listener | None) -> None:
        """X2.4, X6.1: the pile is shuffled and a new round begins, unless it was the last."""
        self.round += 1
        if self.round == self.box.rounds:
            self.end(1, listener)
            return
        self.shuffle_pile()
        if listener is not None:
            listener.openly("X2.4", "shuffled", {})
        self.begin_round(luck, listener)

    def end(self, reason: int, listener: Listener | None) -> None:
        """G1.8: all that was hidden is laid open, so there is nothing left to remember."""
        self.phase = OVER
        self.acting = 0
        self.ended_by = reason
        for memory in self.memory:
            memory.facts = []
        if listener is None:
            return
        listener.openly(f"X6.{reason}", f"ended-{reason}", {})
        listener.openly("X6.3", "hold-opened", {"cards": words(self.hold), "worth": self.worth()})
        pile = self.pile
        cards = pile.top[::-1] + listed(pile.middle) + pile.under
        listener.openly("G1.8", "pile-opened", {"cards": words(cards), "sunk": words(listed(self.sunk))})
        for seat in range(self.players):
            slots = {"seat": seat, "cards": words(self.hand[seat]), "role": ROLE.words[self.role[seat]]}
            listener.openly("G1.8", "hand-opened", dict(slots))
        for seat in members(self.winners()):
            listener.openly("X6.4", "won", {"seat": seat})
        if not self.winners():
            listener.openly("X6.4", "nobody-won", {})

    def worth(self) -> int:
        """X6.3: what lies in the hold is worth."""
        return sum(self.box.values[card] for card in self.hold)

    def winning_role(self) -> int:
        """X6.3: the smugglers win if the hold is worth enough; by the first edition it had to be worth more."""
        enough = self.box.target + (1 if self.box.options.edition == 1 else 0)
        return SMUGGLER if self.worth() >= enough else SPY

    def winners(self) -> i64:
        """X6.4: all of the winning role, also those ashore; nobody, if nobody has it."""
        if self.phase != OVER:
            return 0
        winning = self.winning_role()
        return sum(BIT[seat] for seat, role in enumerate(self.role) if role == winning)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        teams = tuple(ROLE.words[role] for role in self.role)
        return Outcome(clause=f"X6.{self.ended_by}", winners=tuple(members(self.winners())), teams=teams)
