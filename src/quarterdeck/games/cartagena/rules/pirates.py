"""What the pirates of Cartagena do for whoever uses them (C5); `plotting` has those who prepare the mutiny."""

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import (
    BIJOUX,
    CHANG_YE,
    COMBAT_WORDS,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    GOLD_WORDS,
    MOST_EXCHANGES,
    NOTHING,
    OJO,
    PANG,
    PIRATES,
    SATE,
    SUPPLY_WORDS,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
)
from quarterdeck.games.cartagena.rules.codes import (
    BUYING,
    CHOOSING,
    COIN,
    COMBAT,
    DECLARING,
    DRAW_COMBAT,
    DRAW_GOLD,
    GOLD,
    INSPECTING,
    KEEPING,
    NO_TRADE,
    OJO_DECLARING,
    PUTTING,
    ROBBING,
    SELLING,
    SPYING,
    TAKING,
    TRADING,
    USE_CLAUSES,
)
from quarterdeck.games.cartagena.rules.plotting import Plotting
from quarterdeck.games.cartagena.rules.supplies import kind_of, slot_of
from quarterdeck.games.cartagena.texts.tellings import tell_drawn


class Pirates(Plotting):
    """The twelve who can be used; each gives what is left (C4.3)."""

    def use(self, seat: i64, pirate: i64, luck: Luck, listener: Listener | None) -> None:
        """C2.5: a pirate who was used is out for the round; the last of the row had to be used (C2.4)."""
        if listener is not None:
            last = self.fresh == pirate and self.opened == self.numbers.row
            listener.openly("C2.4" if last else "C2.3", "used", {"seat": seat, "pirate": PIRATES[pirate]})
        self.free &= ~BIT[pirate]
        self.fresh = NOTHING
        self.used = pirate
        self.exchanged = 0
        self.trade = NO_TRADE
        if pirate == VALVERDE:
            self.gain(seat, 0, 1, 1, luck, listener)
        elif pirate == DIAZ:
            self.ask_diaz(seat, luck, listener)
        elif pirate == CRACKPOTT:
            self.gain(seat, 2, 0, 0, luck, listener)
        elif pirate == TEMBO:
            self.ask_tembo(seat, luck, listener)
        elif pirate == WESSEL_JAN:
            self.ask_if(self.combat.held[seat] > 0, seat, PUTTING, luck, listener)
        elif pirate == DEAN_NERO:
            self.ask_if(self.can_sell(seat) or self.can_buy(seat), seat, TRADING, luck, listener)
        elif pirate == PANG:
            self.ask_pang(seat, luck, listener)
        elif pirate == CHANG_YE:
            victims = self.others_with_coins(seat, BIT[self.players] - 1)
            self.ask_if(victims != 0, seat, ROBBING, luck, listener)
        elif pirate == SATE:
            self.gain(seat, 0, 0, self.sate, luck, listener)
        elif pirate == BIJOUX:
            self.ask(seat, DECLARING)
        elif pirate == OJO and self.side[seat] == NOTHING:
            self.ask(seat, OJO_DECLARING)
        elif pirate == OJO:
            self.ask_if(self.others_declared(seat) != 0, seat, SPYING, luck, listener)
        elif self.unplaced:
            self.take_sailors(seat, luck, listener)
        else:
            self.ask(seat, INSPECTING)

    def ask_if(self, possible: bool, seat: i64, phase: i64, luck: Luck, listener: Listener | None) -> None:
        """C4.3, G1.4: where everyone can see that nothing can be done, nothing is asked."""
        if possible:
            self.ask(seat, phase)
            return
        if listener is not None:
            listener.openly("C4.3", "no-effect", {"seat": seat, "pirate": PIRATES[self.used]})
        self.end_use(seat, luck, listener)

    def gain(self, seat: i64, combat: i64, gold: i64, coins: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.1, C5.3, C5.5, C5.7, C5.9: so many top cards and coins, or what is left of them (C4.3)."""
        clause = USE_CLAUSES[self.used]
        combat = min(combat, self.combat.size())
        gold = min(gold, self.gold.size())
        coins = min(coins, self.island)
        if combat:
            drawn = self.combat.take_together(seat, combat, luck, DRAW_COMBAT, self)
            if listener is not None:
                tell_drawn(seat, clause, drawn, listener)
        if gold:
            slot = self.gold.draw(luck, DRAW_GOLD, seat, self)
            self.gold.take(seat, slot)
            if listener is not None:
                own: dict[str, object] = {"seat": seat, "card": GOLD_WORDS[kind_of(slot)]}
                listener.secretly(clause, seat, "drew-gold-own", own, "drew-gold", {"seat": seat})
        if coins:
            self.island -= coins
            self.coins[seat] += coins
            if listener is not None:
                listener.openly(clause, "got-coins", {"seat": seat, "number": coins})
        if not (combat or gold or coins) and listener is not None:
            listener.openly("C4.3", "no-effect", {"seat": seat, "pirate": PIRATES[self.used]})
        self.end_use(seat, luck, listener)

    # C5.2 Díaz

    def ask_diaz(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.2: one card of each pile is looked at; with one pile empty the other's is taken."""
        if self.combat.size() == 0 or self.gold.size() == 0:
            self.gain(seat, 1, 1, 0, luck, listener)
            return
        self.gold.looked = self.gold.look(luck, DRAW_GOLD, seat, self)
        self.combat.looked = self.combat.look(luck, DRAW_COMBAT, seat, self)
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "gold": GOLD_WORDS[kind_of(self.gold.looked)]}
            own["card"] = COMBAT_WORDS[kind_of(self.combat.looked)]
            listener.secretly("C5.2", seat, "looked-diaz-own", own, "looked-diaz", {"seat": seat})
        self.ask(seat, CHOOSING)

    def choose(self, seat: i64, supply: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.2: which kind is kept is public; the other card goes under its pile."""
        gold = self.gold.looked
        combat = self.combat.looked
        self.gold.looked = NOTHING
        self.combat.looked = NOTHING
        if supply == GOLD:
            self.gold.take(seat, gold)
            self.combat.put_under(combat)
        else:
            self.combat.take(seat, combat)
            self.gold.put_under(gold)
        if listener is not None:
            cards = [GOLD_WORDS[kind_of(gold)], COMBAT_WORDS[kind_of(combat)]]
            own: dict[str, object] = {"seat": seat, "card": cards[supply], "under": cards[1 - supply]}
            listener.secretly("C5.2", seat, "chose-own", own, "chose", {"seat": seat, "supply": SUPPLY_WORDS[supply]})
        self.end_use(seat, luck, listener)

    # C5.4 Tembo

    def ask_tembo(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.4: two cards are looked at; a single one is taken."""
        if self.combat.size() < 2:
            self.gain(seat, 1, 0, 0, luck, listener)
            return
        self.combat.looked = self.combat.look(luck, DRAW_COMBAT, seat, self)
        self.combat.looked_too = self.combat.look(luck, DRAW_COMBAT, seat, self)
        if listener is not None:
            cards = [COMBAT_WORDS[kind_of(self.combat.looked)], COMBAT_WORDS[kind_of(self.combat.looked_too)]]
            own: dict[str, object] = {"seat": seat, "cards": cards}
            listener.secretly("C5.4", seat, "looked-tembo-own", own, "looked-tembo", {"seat": seat})
        self.ask(seat, KEEPING)

    def keep(self, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.4: one is kept, the other goes under the pile; nobody else can tell which is where."""
        first = kind_of(self.combat.looked)
        other = kind_of(self.combat.looked_too) if first == kind else first
        self.combat.looked = NOTHING
        self.combat.looked_too = NOTHING
        self.combat.take(seat, slot_of(kind, BIT[seat]))
        self.combat.put_under(slot_of(other, BIT[seat]))
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind], "under": COMBAT_WORDS[other]}
            listener.secretly("C5.4", seat, "kept-own", own, "kept", {"seat": seat})
        self.end_use(seat, luck, listener)

    # C5.5 Wessel-Jan

    def put(self, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.5: own cards go under the pile, in an order only their owner knows."""
        self.combat.give(seat, kind)
        self.exchanged += 1
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind], "number": self.exchanged}
            others: dict[str, object] = {"seat": seat, "number": self.exchanged}
            listener.secretly("C5.5", seat, "put-under-own", own, "put-under", others)
        if self.exchanged == MOST_EXCHANGES or self.combat.held[seat] == 0:
            self.gain(seat, self.exchanged, 0, 0, luck, listener)

    # C5.6 Dean Nero

    def sell(self, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.6: an own card goes under the pile for a coin."""
        self.combat.give(seat, kind)
        self.island -= 1
        self.coins[seat] += 1
        self.trade = SELLING
        self.exchanged += 1
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind], "number": self.exchanged}
            listener.secretly("C5.6", seat, "sold-own", own, "sold", {"seat": seat, "number": self.exchanged})
        if self.exchanged == MOST_EXCHANGES or not self.can_sell(seat):
            self.end_use(seat, luck, listener)

    def buy(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.6: a coin goes to the coin island for the top card, which may be looked at before the next exchange."""
        self.coins[seat] -= 1
        self.island += 1
        slot = self.combat.draw(luck, DRAW_COMBAT, seat, self)
        self.combat.take(seat, slot)
        self.trade = BUYING
        self.exchanged += 1
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": COMBAT_WORDS[kind_of(slot)], "number": self.exchanged}
            listener.secretly("C5.6", seat, "bought-own", own, "bought", {"seat": seat, "number": self.exchanged})
        if self.exchanged == MOST_EXCHANGES or not self.can_buy(seat):
            self.end_use(seat, luck, listener)

    # C5.7 Pang

    def ask_pang(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.7: a card or a coin; if one is missing, the other."""
        if self.combat.size() and self.island:
            self.ask(seat, TAKING)
        elif self.combat.size():
            self.gain(seat, 1, 0, 0, luck, listener)
        else:
            self.gain(seat, 0, 0, 1, luck, listener)

    def take(self, seat: i64, supply: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.7: what was chosen."""
        self.gain(seat, 1 if supply == COMBAT else 0, 0, 1 if supply == COIN else 0, luck, listener)

    # C5.8 Chang Ye

    def rob(self, seat: i64, other: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.8: a coin is stolen, openly."""
        self.coins[other] -= 1
        self.coins[seat] += 1
        if listener is not None:
            listener.openly("C5.8", "robbed", {"seat": seat, "to": other})
        self.end_use(seat, luck, listener)

    # What may be left

    def leave_it(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.5, C5.6, C5.8, C5.11, C5.12: no more of what may be done."""
        if self.used == WESSEL_JAN and self.exchanged:
            self.gain(seat, self.exchanged, 0, 0, luck, listener)
            return
        if listener is not None:
            listener.openly(USE_CLAUSES[self.used], "left-it", {"seat": seat})
        self.end_use(seat, luck, listener)
