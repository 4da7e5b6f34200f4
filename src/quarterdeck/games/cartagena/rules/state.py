"""All that is true of a game of Cartagena: what lies where, who has what, who must decide."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kth_card
from quarterdeck.core.bits import BIT, kth
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener, Spans, State
from quarterdeck.games.cartagena.box.numbers import Numbers
from quarterdeck.games.cartagena.box.pieces import ALL_PIRATES, MOST_LETTERS, NOTHING, SIDES, strength_of, worth_of
from quarterdeck.games.cartagena.knowledge.redeal import redeal
from quarterdeck.games.cartagena.rules.actions import CABIN, DRAW_COMBAT, DRAW_GOLD, FIRST, NO_TRADE, STORM, TURN
from quarterdeck.games.cartagena.rules.c1_setup import deal
from quarterdeck.games.cartagena.rules.c8_winner import outcome
from quarterdeck.games.cartagena.rules.legal import add_legal, refusal
from quarterdeck.games.cartagena.rules.play import carry_out, go_on
from quarterdeck.games.cartagena.rules.supplies import SEATS, Supply

_DOOR: Final = 4  # bits of a row for each door


@final
class Cartagena(State):
    """The truth; the chapters say how it changes."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.players)
        self.numbers: Numbers = numbers
        self.phase: i64 = TURN
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0  # that have ended in this round
        # The ship and the pirates
        self.ship: i64 = numbers.start
        self.storms: i64 = 0  # still to break before the next row is laid
        self.lifeboat: i64 = NOTHING
        self.row: i64 = 0  # who is behind the doors that were opened, a few bits each
        self.opened: i64 = 0  # doors
        self.seen: i64 = 0  # pirates behind them, as a set
        self.free: i64 = 0  # of these, who lies face up and can be used
        self.fresh: i64 = NOTHING  # who was revealed last in this turn
        self.used: i64 = NOTHING  # whose action is being carried out
        self.sate: i64 = 1  # coins Sate gives
        self.exchanged: i64 = 0  # cards or coins, with Wessel-Jan and Dean Nero
        self.trade: i64 = NO_TRADE
        # What players have, and the piles
        self.combat: Supply = Supply(numbers.combat)
        self.gold: Supply = Supply(numbers.gold)
        self.coins: vec[i64] = numbers.nobodys[:]
        self.island: i64 = numbers.coins  # the coins of the coin island
        self.side: vec[i64] = numbers.undeclared[:]
        self.spied: i64 = 0  # who knows whose allegiance
        # Sailors
        self.unplaced: i64 = numbers.sailors
        self.post: vec[i64] = numbers.unposted[:]  # for each letter the sailors of both sides
        self.taken: i64 = 0  # the two being placed or inspected, as a set
        self.letter: i64 = NOTHING  # where
        self.pairs: i64 = 0  # who knows which two sailors stand on which letter
        self.sides: i64 = 0  # and on which sides
        # The mutiny
        self.mutineers: i64 = 0  # who takes part and was not excluded
        self.duel: i64 = NOTHING  # its letter
        self.bout: i64 = 0
        self.fighting: i64 = 0  # who is still in the duel
        self.laid: vec[i64] = numbers.undeclared[:]  # combat cards and monkeys; held until revealed
        self.fought: vec[i64] = numbers.unfought[:]  # the cards played in each duel, as bags
        self.pink_wins: i64 = 0  # the letters at which Valverde's side won, as a set
        self.grey_wins: i64 = 0  # and Díaz's
        self.ended_by: i64 = 0
        self.won: i64 = 0  # winners of the game, as a set

    def thing(self, point: i64, k: i64) -> i64:
        if point == FIRST:
            return k
        if point == CABIN:
            return kth(self.in_play() & ~self.seen, k)
        if point == STORM:
            return kth(self.in_play(), k)
        if point == DRAW_COMBAT:
            return kth_card(self.combat.middle, k)
        if point == DRAW_GOLD:
            return kth_card(self.gold.middle, k)
        return kth(self.unplaced, k)

    # Asked by rules, choices and sight alike

    def in_play(self) -> i64:
        """C3.1: the pirates who are not in the lifeboat."""
        return ALL_PIRATES if self.lifeboat == NOTHING else ALL_PIRATES & ~BIT[self.lifeboat]

    def door(self, number: i64) -> i64:
        """Who is behind a door that was opened."""
        return self.row >> _DOOR * number & 15

    def open_door(self, pirate: i64) -> None:
        """C2.3: who is behind the next door."""
        self.row += pirate << _DOOR * self.opened
        self.opened += 1
        self.seen |= BIT[pirate]

    def knows_side(self, seat: i64, other: i64) -> bool:
        """C5.11: whether a seat has looked at an allegiance that was not laid anew since."""
        return self.spied & BIT[seat * SEATS + other] != 0

    def knows_pair(self, seat: i64, letter: i64) -> bool:
        """C5.12: whether a seat knows which two sailors stand on a letter."""
        return self.pairs & BIT[seat * MOST_LETTERS + letter] != 0

    def knows_sides(self, seat: i64, letter: i64) -> bool:
        """C5.12: and on which sides."""
        return self.sides & BIT[seat * MOST_LETTERS + letter] != 0

    def placed(self, letter: i64) -> bool:
        """Whether somebody placed sailors on a letter, or they were revealed."""
        return self.post[SIDES * letter] != NOTHING

    def pair_at(self, letter: i64) -> i64:
        """The two sailors of a letter, as a set."""
        return BIT[self.post[SIDES * letter]] | BIT[self.post[SIDES * letter + 1]]

    def revealed(self, letter: i64) -> bool:
        """C7.1: whether the sailors of a letter are seen by all."""
        return letter <= self.duel

    def others_with_coins(self, seat: i64, among: i64) -> i64:
        """Whom a seat can rob, as a set."""
        found: i64 = 0
        for other in range(self.players):
            if other != seat and self.coins[other] and among & BIT[other]:
                found |= BIT[other]
        return found

    def others_declared(self, seat: i64) -> i64:
        """At whose allegiance a seat can look, as a set."""
        found: i64 = 0
        for other in range(self.players):
            if other != seat and self.side[other] != NOTHING:
                found |= BIT[other]
        return found

    def can_sell(self, seat: i64) -> bool:
        """C5.6: selling needs an own card and a coin on the coin island."""
        return self.combat.held[seat] > 0 and self.island > 0

    def can_buy(self, seat: i64) -> bool:
        """C5.6: buying needs an own coin and a card in the pile."""
        return self.coins[seat] > 0 and self.combat.size() > 0

    def wealth(self, seat: i64) -> i64:
        """C8.1: gold cards and coins."""
        return worth_of(self.gold.hand[seat]) + self.coins[seat]

    def strength(self, side: i64) -> i64:
        """C7.1, C7.2: a side's sailor in this duel and the cards played for it."""
        return self.post[SIDES * self.duel + side] + 1 + strength_of(self.fought[self.duel], side)

    def winners(self) -> i64:
        return self.won

    def clear_row(self) -> None:
        """C2.8: all pirates go back to the pile."""
        self.row = 0
        self.opened = 0
        self.seen = 0
        self.free = 0
        self.fresh = NOTHING
        self.sate = 1

    # Who is asked, and what comes next

    def ask(self, seat: i64, phase: i64) -> None:
        """One player must decide something."""
        self.phase = phase
        self.turn = seat
        self.acting = BIT[seat]

    def proceed(self, step: i64) -> None:
        """Nobody is asked before this is done."""
        self.phase = step
        self.acting = 0

    # The contract

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        deal(self, luck, listener)
        go_on(self, luck, listener)

    def add_legal(self, seat: i64, spans: Spans) -> None:
        add_legal(self, seat, spans)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return refusal(self, seat, action)

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        carry_out(self, seat, action, luck, listener)
        go_on(self, luck, listener)

    def redeal(self, seat: i64, luck: Luck) -> None:
        redeal(self, seat, luck)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def copy(self) -> "Cartagena":
        new = Cartagena(self.numbers)
        new.acting = self.acting
        new.phase = self.phase
        new.round = self.round
        new.dealer = self.dealer
        new.turn = self.turn
        new.turns = self.turns
        new.ship = self.ship
        new.storms = self.storms
        new.lifeboat = self.lifeboat
        new.row = self.row
        new.opened = self.opened
        new.seen = self.seen
        new.free = self.free
        new.fresh = self.fresh
        new.used = self.used
        new.sate = self.sate
        new.exchanged = self.exchanged
        new.trade = self.trade
        new.combat = self.combat.copy()
        new.gold = self.gold.copy()
        new.coins = self.coins[:]
        new.island = self.island
        new.side = self.side[:]
        new.spied = self.spied
        new.unplaced = self.unplaced
        new.post = self.post[:]
        new.taken = self.taken
        new.letter = self.letter
        new.pairs = self.pairs
        new.sides = self.sides
        new.mutineers = self.mutineers
        new.duel = self.duel
        new.bout = self.bout
        new.fighting = self.fighting
        new.laid = self.laid[:]
        new.fought = self.fought[:]
        new.pink_wins = self.pink_wins
        new.grey_wins = self.grey_wins
        new.ended_by = self.ended_by
        new.won = self.won
        return new

    def key(self) -> tuple[object, ...]:
        asked = (self.acting, self.phase, self.round, self.dealer, self.turn, self.turns, self.used)
        ship = (self.ship, self.storms, self.lifeboat, self.row, self.opened, self.free, self.fresh, self.sate)
        trade = (self.exchanged, self.trade, tuple(self.coins), self.island)
        cards = (self.combat.key(), self.gold.key(), tuple(self.side), self.spied)
        sailors = (self.unplaced, tuple(self.post), self.taken, self.letter, self.pairs, self.sides)
        duel = (self.mutineers, self.duel, self.bout, self.fighting, tuple(self.laid), tuple(self.fought))
        end = (self.pink_wins, self.grey_wins, self.ended_by, self.won)
        return (*asked, *ship, *trade, *cards, *sailors, *duel, *end)
