"""The mutiny of Cartagena: its duels and the winner (C6 to C8)."""

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card
from quarterdeck.core.bits import BIT, count, lowest, members
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import LETTERS, MONKEY, NOTHING, SIDE_WORDS, SIDES, card_word, strength_of
from quarterdeck.games.cartagena.rules.choices import Choices
from quarterdeck.games.cartagena.rules.codes import (
    ENDS,
    LAYING,
    MONKEY_ROBBING,
    MORE_CARDS,
    NOBODY_LEFT,
    NONE_OF_THE_SIDE,
    OVER,
    RICHEST,
    SHOW_SAILOR,
)
from quarterdeck.games.cartagena.rules.supplies import PUBLIC
from quarterdeck.games.cartagena.texts.tellings import (
    combat_words,
    pair_slots,
    side_word,
    strength_slots,
    tell_end,
)


class Duels(Choices):
    """The second half of the game."""

    # C6 The mutiny

    def begin_mutiny(self, luck: Luck, listener: Listener | None) -> None:
        """C6.1, C6.2: who has declared takes part; the lifeboat's pirate is discarded. Nobody there: all have lost."""
        self.lifeboat = NOTHING
        self.clear_row()
        for seat in range(self.players):
            if self.side[seat] != NOTHING:
                self.mutineers |= BIT[seat]
        if listener is not None:
            listener.openly("C6.1", "mutiny-begins", {"number": count(self.mutineers)})
            for seat in range(self.players):
                if not self.mutineers & BIT[seat]:
                    listener.openly("C6.1", "out-undeclared", {"seat": seat})
        if self.mutineers:
            self.begin_duel(luck, listener)
        else:
            self.end(NOBODY_LEFT, 0, listener)

    # C7 A duel

    def begin_duel(self, luck: Luck, listener: Listener | None) -> None:
        """C7.1: both sailors are revealed; where nobody placed any, they stand there at random (C6.2)."""
        letter = self.duel + 1
        if not self.placed(letter):
            for side in range(SIDES):
                sailor = self.thing(SHOW_SAILOR, luck.choose(SHOW_SAILOR, NOBODY, count(self.unplaced), self))
                self.unplaced &= ~BIT[sailor]
                self.post[SIDES * letter + side] = sailor
        self.duel = letter
        self.fighting = self.mutineers
        self.bout = 0
        if listener is not None:
            listener.openly("C7.1", "duel-begins", pair_slots(self, letter))
        self.begin_bout(luck, listener)

    def begin_bout(self, luck: Luck, listener: Listener | None) -> None:
        """C7.2: everyone in the duel lays a card at the same time; who has only one to lay is not asked."""
        self.bout += 1
        self.phase = LAYING
        self.turn = self.dealer
        self.acting = self.fighting
        for seat in range(self.players):
            if self.fighting & BIT[seat]:
                cards = self.combat.held[seat]
                if cards == 0:  # C7.3, C7.4
                    self.put_down(seat, MONKEY, listener)
                elif cards == 1 and self.bout == 1:
                    self.put_down(seat, kth_card(self.combat.hand[seat], 0), listener)
        if self.acting == 0:
            self.reveal(luck, listener)

    def lay(self, seat: i64, card: i64, luck: Luck, listener: Listener | None) -> None:
        """C7.2, G1.5: a card is laid face down; when all have laid, the cards are revealed."""
        self.put_down(seat, card, listener)
        if self.acting == 0:
            self.reveal(luck, listener)

    def put_down(self, seat: i64, card: i64, listener: Listener | None) -> None:
        """C7.2: it counts as held until the reveal."""
        self.laid[seat] = card
        self.acting &= ~BIT[seat]
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": card_word(card), "bout": self.bout}
            listener.secretly("C7.2", seat, "laid-own", own, "laid", {"seat": seat, "bout": self.bout})

    def reveal(self, luck: Luck, listener: Listener | None) -> None:
        """C7.2: the cards are mixed and revealed; a monkey shows its owner, a combat card does not."""
        cards: i64 = 0
        monkeys: i64 = 0
        for seat in range(self.players):
            card = self.laid[seat]
            if card == MONKEY:
                monkeys |= BIT[seat]
            elif card != NOTHING:
                self.combat.play(seat, card)
                cards += ONE[card]
        if cards:
            self.remember_played(cards)
        self.fought[self.duel] += cards
        for seat in range(self.players):
            self.laid[seat] = NOTHING
        if listener is not None:
            slots = strength_slots(self)
            slots["bout"] = self.bout
            slots["cards"] = combat_words(cards)
            listener.openly("C7.2", "revealed", slots)
            for seat in members(monkeys):
                listener.openly("C7.3", "monkey", {"seat": seat})
        self.fighting &= ~monkeys
        if self.bout == 1:
            self.exclude(monkeys, luck, listener)
        elif self.bout == 2:
            self.reward(monkeys, luck, listener)
        else:
            self.next_bout(luck, listener)

    def remember_played(self, cards: i64) -> None:
        """C7.2, G1.3: each hand that laid a combat card holds one card less; whose is which, only owners know."""
        for seat in range(self.players):
            if 0 <= self.laid[seat] < MONKEY:
                for viewer in range(self.players):
                    if viewer != seat:
                        own = self.laid[viewer]
                        others = cards - ONE[own] if 0 <= own < MONKEY else cards
                        self.combat.saw_played(viewer, seat, others)
                self.combat.saw_played(PUBLIC, seat, cards)

    def exclude(self, monkeys: i64, luck: Luck, listener: Listener | None) -> None:
        """C7.3, C7.10: who must play the monkey in the first bout is out of the mutiny; if nobody is left, all lose."""
        self.mutineers &= ~monkeys
        if listener is not None:
            for seat in members(monkeys):
                listener.openly("C7.3", "excluded", {"seat": seat})
        if self.mutineers:
            self.next_bout(luck, listener)
        else:
            self.end(NOBODY_LEFT, 0, listener)

    def reward(self, monkeys: i64, luck: Luck, listener: Listener | None) -> None:
        """C7.5: a single monkey of the second bout may rob, several are paid from the coin island."""
        if count(monkeys) == 1:
            seat = lowest(monkeys)
            if self.others_with_coins(seat, self.mutineers):
                self.phase = MONKEY_ROBBING
                self.turn = seat
                self.acting = monkeys
                return
        elif monkeys:
            self.pay(monkeys, listener)
        self.next_bout(luck, listener)

    def rob_with_monkey(self, seat: i64, other: i64, luck: Luck, listener: Listener | None) -> None:
        """C7.5: the coin comes from anyone else in the mutiny; or from nobody."""
        if other != NOTHING:
            self.coins[other] -= 1
            self.coins[seat] += 1
        if listener is not None:
            if other == NOTHING:
                listener.openly("C7.5", "left-it", {"seat": seat})
            else:
                listener.openly("C7.5", "robbed", {"seat": seat, "to": other})
        self.next_bout(luck, listener)

    def pay(self, monkeys: i64, listener: Listener | None) -> None:
        """C7.5, C7.6: where the island cannot pay all, everyone gives a coin first; paid clockwise from the dealer."""
        if self.island < count(monkeys):
            given: i64 = 0
            for seat in range(self.players):
                if self.mutineers & BIT[seat] and self.coins[seat]:
                    self.coins[seat] -= 1
                    given += 1
            self.island += given
            if listener is not None:
                listener.openly("C7.6", "refilled", {"number": given})
        for step in range(self.players):
            seat = (self.dealer + step) % self.players
            if monkeys & BIT[seat]:
                paid = self.island > 0
                if paid:
                    self.island -= 1
                    self.coins[seat] += 1
                if listener is not None:
                    listener.openly("C7.5" if paid else "C7.6", "paid" if paid else "unpaid", {"seat": seat})

    def next_bout(self, luck: Luck, listener: Listener | None) -> None:
        """C7.7: until everyone in the duel has played the monkey."""
        if self.fighting:
            self.begin_bout(luck, listener)
        else:
            self.end_duel(luck, listener)

    def end_duel(self, luck: Luck, listener: Listener | None) -> None:
        """C7.8, C7.9: the stronger side wins, on a tie the one with more from cards; cards used are out of the game."""
        valverde = self.strength(0)
        diaz = self.strength(1)
        tied = valverde == diaz
        if tied:
            cards = self.fought[self.duel]
            side: i64 = 0 if strength_of(cards, 0) > strength_of(cards, 1) else 1
        else:
            side = 0 if valverde > diaz else 1
        if side:
            self.grey_wins |= BIT[self.duel]
        else:
            self.pink_wins |= BIT[self.duel]
        if listener is not None:
            slots = strength_slots(self)
            slots["side"] = SIDE_WORDS[side]
            slots["letter"] = LETTERS[self.duel]
            slots["tied"] = tied
            listener.openly("C7.8", "duel-won", slots)
        if count(self.grey_wins if side else self.pink_wins) == self.numbers.needed:  # C6.3
            self.decide(side, listener)
        else:
            self.begin_duel(luck, listener)

    # C8 The winner

    def decide(self, side: i64, listener: Listener | None) -> None:
        """C8.1 to C8.3: of those on the winning side the richest wins, then who has more cards of its colour left."""
        if listener is not None:
            listener.openly("C6.3", "mutiny-won", {"side": SIDE_WORDS[side]})
        won: i64 = 0
        richest: i64 = -1
        for seat in members(self.mutineers):
            if self.side[seat] == side:
                wealth = self.wealth(seat)
                if wealth > richest:
                    richest = wealth
                    won = 0
                if wealth == richest:
                    won |= BIT[seat]
        if won == 0:
            self.end(NONE_OF_THE_SIDE, 0, listener)
        elif count(won) == 1:
            self.end(RICHEST, won, listener)
        else:
            self.end(MORE_CARDS, self.break_tie(won, side, listener), listener)

    def break_tie(self, tied: i64, side: i64, listener: Listener | None) -> i64:
        """C8.2: the sum of the cards of the winning colour still in hand; who is equal in that too shares the win."""
        won: i64 = 0
        most: i64 = -1
        for seat in members(tied):
            cards = strength_of(self.combat.hand[seat], side)
            if listener is not None:
                listener.openly("C8.2", "tie-broken", {"seat": seat, "points": cards})
            if cards > most:
                most = cards
                won = 0
            if cards == most:
                won |= BIT[seat]
        return won

    def end(self, ended_by: i64, won: i64, listener: Listener | None) -> None:
        """G1.8: all that was hidden is laid open, so there is nothing left to remember."""
        self.phase = OVER
        self.acting = 0
        self.ended_by = ended_by
        self.won = won
        self.combat.forget()
        self.gold.forget()
        if listener is not None:
            tell_end(self, listener)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = tuple([int(self.wealth(seat)) for seat in range(self.players)])
        teams = tuple([side_word(self.side[seat]) or "" for seat in range(self.players)])
        return Outcome(ENDS[self.ended_by], tuple(members(self.won)), scores, teams)
