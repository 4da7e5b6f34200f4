"""The book of Freibeuter, chapter by chapter: how a position changes."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, lowest, members
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import (
    CARD_WORDS,
    CROSSINGS,
    DOUBLER,
    NOWHERE,
    PLACE_OF_CROSSING,
    REGION_WORDS,
    SHIPS,
    SIDE,
    STORE,
    Pirate,
)
from quarterdeck.games.freibeuter.rules.choices import Choices
from quarterdeck.games.freibeuter.rules.codes import (
    BOARD,
    CASH,
    DRAW,
    DRAW_DUTCHMAN,
    DRAW_SEA,
    DUTCHMAN,
    DUTCHMAN_COLUMN,
    DUTCHMAN_ROW,
    FIRST,
    LAST_STORE,
    NO_BOAT,
    NO_SEA_CARD,
    ORDER,
    OVER,
    PLACE,
    RESOLVE,
    SEA,
    TOKEN,
    TURN,
)
from quarterdeck.games.freibeuter.rules.position import NO_TOKENS
from quarterdeck.games.freibeuter.texts.tellings import slots_of_token, tell_end, tell_hand_dealt


@final
class Freibeuter(Choices):
    """One game: a position, its choices, and what they do."""

    def copy(self) -> "Freibeuter":
        new = Freibeuter(self.numbers)
        self.copy_into(new)
        return new

    # Asked once a decision: Python calls a method quickest where it is the class's own

    def actor(self) -> int:
        return super().actor()

    def legal(self, seat: int) -> Sequence[int]:
        return super().legal(seat)

    def apply(self, seat: int, action: int, luck: Luck, listener: Listener | None = None) -> int:
        return super().apply(seat, action, luck, listener)

    # F1 Frame and set-up

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        """F1.1, F1.2: first player by lot, tokens on the crossings, four sea cards and a Dutchman card each."""
        numbers = self.numbers
        self.turn = self.thing(FIRST, luck.choose(FIRST, NOBODY, self.players, self))
        self.lay_tokens(luck)
        if listener is not None:
            listener.openly("F1.1", "first-player", {"seat": self.turn})
            listener.openly("F1.2", "tokens-laid", {"number": CROSSINGS})
        for _ in range(self.players):
            self.pirates.append(Pirate(numbers.boats, numbers.money))
        for seat in range(self.players):
            for _ in range(numbers.sea_hand):
                self.draw_sea_card(seat, luck)
        for seat in range(self.players):
            for _ in range(numbers.dutchman_hand):
                self.draw_dutchman_card(seat, luck)
        if listener is not None:
            for seat in range(self.players):
                tell_hand_dealt(self, seat, listener)
        self.acting = BIT[self.turn]

    def lay_tokens(self, luck: Luck) -> None:
        """F1.2: the tokens are shuffled and laid on the crossings, face up, row by row from A1."""
        token = NO_TOKENS[:]
        unlaid = self.numbers.tokens[:]
        self.unlaid = unlaid
        for number in range(CROSSINGS):
            kind = self.thing(TOKEN, luck.choose(TOKEN, NOBODY, CROSSINGS - number, self))
            unlaid[kind] -= 1
            crossing = PLACE_OF_CROSSING[number]
            token[crossing] = kind
            self.tokens |= BIT[crossing]
            if kind < SHIPS:
                self.free |= BIT[crossing]
                self.free_ships += 1
        self.token = token

    # F2 A turn

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """F2.1: exactly one of boarding, a sea card, a Dutchman card; or the order (F6.3) or draw (F10.1) it needs."""
        if action < PLACE:
            self.board(seat, PLACE_OF_CROSSING[action - BOARD], listener)
        elif action < CASH:
            self.place(seat, action - PLACE, luck, listener)
        elif action < DUTCHMAN_ROW:
            self.cash(seat, action - CASH, luck, listener)
        elif action < DUTCHMAN_COLUMN:
            region = action - DUTCHMAN_ROW
            self.send_dutchman(seat, region // SIDE, region, luck, listener)
        elif action < DRAW_SEA:
            region = action - DUTCHMAN_COLUMN
            self.send_dutchman(seat, SIDE + region % SIDE, region, luck, listener)
        elif action == DRAW_SEA:
            self.draw_from_sea(seat, "F10.1", luck, listener)
        elif action == DRAW_DUTCHMAN:
            self.draw_from_dutchman(seat, "F10.1", luck, listener)
        else:
            self.resolve_chosen(seat, PLACE_OF_CROSSING[action - RESOLVE], luck, listener)

    # F3 Boarding

    def board(self, seat: i64, crossing: i64, listener: Listener | None) -> None:
        """F3.1: one boat from stock on a ship without one; no card, no draw, the turn ends."""
        me = self.pirates[seat]
        bit = BIT[crossing]
        me.stock -= 1
        me.boarded |= bit
        self.free ^= bit
        self.free_ships -= 1
        if listener is not None:
            slots = slots_of_token(self, crossing)
            slots["seat"] = seat
            listener.openly("F3.1", "boarded", slots)
        self.next_turn(listener)

    # F4 Sea card

    def place(self, seat: i64, region: i64, luck: Luck, listener: Listener | None) -> None:
        """F4.1 to F4.3: discard a sea card and place a boat in its region; then encirclements, then the draw."""
        me = self.pirates[seat]
        me.discard_sea_card(region)
        me.place_boat(region)
        bit = BIT[region]
        held = self.occupied & bit != 0
        if listener is not None:
            clause = "F4.2" if held else "F4.1"
            listener.openly(clause, "placed", {"seat": seat, "region": REGION_WORDS[region]})
        if held:  # F4.4: the second boat encircles nothing new
            self.draw(seat, luck, listener)
        else:
            self.occupied |= bit
            self.encircle(seat, self.occupied, luck, listener)

    def cash(self, seat: i64, region: i64, luck: Luck, listener: Listener | None) -> None:
        """F4.2: where a boat lies already, take 2 money instead of placing one."""
        me = self.pirates[seat]
        me.discard_sea_card(region)
        me.money += self.numbers.card_pay
        if listener is not None:
            slots: dict[str, object] = {"seat": seat, "region": REGION_WORDS[region], "money": self.numbers.card_pay}
            listener.openly("F4.2", "cashed", slots)
        self.draw(seat, luck, listener)

    # F5 The Flying Dutchman

    def send_dutchman(self, seat: i64, card: i64, region: i64, luck: Luck, listener: Listener | None) -> None:
        """F5.1: discard a Dutchman card and put the Dutchman on a region of its row or column."""
        self.pirates[seat].discard_dutchman_card(card)
        self.dutchman_at = region
        if listener is not None:
            slots: dict[str, object] = {"seat": seat, "card": CARD_WORDS[card], "region": REGION_WORDS[region]}
            listener.openly("F5.1", "dutchman-sent", slots)
        self.encircle(seat, self.occupied | BIT[region], luck, listener)

    def dutchman_leaves(self, listener: Listener | None) -> None:
        """F5.3: after resolving, the Dutchman leaves the sea."""
        if self.dutchman_at != NOWHERE:
            if listener is not None:
                listener.openly("F5.3", "dutchman-left", {"region": REGION_WORDS[self.dutchman_at]})
            self.dutchman_at = NOWHERE

    # F6 Encirclement

    def encircle(self, seat: i64, occupied: i64, luck: Luck, listener: Listener | None) -> None:
        """F6.1, F6.2: a token is encircled when each of the four regions around it holds a boat or the Dutchman."""
        self.waiting = self.tokens & occupied & occupied >> 1 & occupied >> 7 & occupied >> 8
        self.resolve_waiting(seat, luck, listener)

    def resolve_waiting(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """F6.3: while two or more wait, whoever placed names the next; the referee resolves the last."""
        if self.waiting & (self.waiting - 1):
            self.phase = ORDER
            if listener is not None:
                listener.openly("F6.3", "several-wait", {"seat": seat, "number": count(self.waiting)})
            return
        if self.waiting:
            self.resolve(lowest(self.waiting), listener)
        if self.phase != OVER:
            self.finish_placement(seat, luck, listener)

    def resolve_chosen(self, seat: i64, crossing: i64, luck: Luck, listener: Listener | None) -> None:
        """F6.3: the named token is next."""
        if listener is not None:
            listener.openly("F6.3", "order-chosen", {"seat": seat, "crossing": REGION_WORDS[crossing]})
        self.resolve(crossing, listener)
        if self.phase != OVER:
            self.resolve_waiting(seat, luck, listener)

    def resolve(self, crossing: i64, listener: Listener | None) -> None:
        """An encircled token leaves the board (F7, F8)."""
        bit = BIT[crossing]
        self.waiting ^= bit
        self.tokens ^= bit
        kind = self.token[crossing]
        if kind == STORE:
            self.pay_store(crossing, listener)
        elif kind >= DOUBLER:
            self.lay_doubler(crossing, kind - DOUBLER, listener)
        elif self.free & bit:
            self.escape(crossing, listener)
        else:
            self.capture(crossing, kind, listener)

    def finish_placement(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """All encircled tokens are resolved: the Dutchman leaves (F5.3), the end is tested (F11.1), a card is drawn."""
        self.dutchman_leaves(listener)
        if self.stores == 0:
            self.end(LAST_STORE, listener)
        else:
            self.draw(seat, luck, listener)

    # F7 A ship is encircled

    def escape(self, crossing: i64, listener: Listener | None) -> None:
        """F7.1, F5.2: a ship nobody boarded leaves the game, whoever closed it."""
        self.free ^= BIT[crossing]
        self.free_ships -= 1
        if listener is not None:
            listener.openly("F7.1", "escaped", slots_of_token(self, crossing))

    def capture(self, crossing: i64, kind: i64, listener: Listener | None) -> None:
        """F7.2, F7.4: the boarder takes the ship, gets the boarding boat back, and pays whoever helped."""
        bit = BIT[crossing]
        boarder: i64 = 0
        while self.pirates[boarder].boarded & bit == 0:
            boarder += 1
        owner = self.pirates[boarder]
        owner.capture(kind)
        owner.boarded ^= bit
        owner.stock += 1
        if listener is not None:
            slots = slots_of_token(self, crossing)
            slots["seat"] = boarder
            listener.openly("F7.2", "captured", slots)
            listener.openly("F7.4", "boat-returned", {"seat": boarder})
        self.pay_helpers(boarder, crossing, self.numbers.share[kind], listener)

    def pay_helpers(self, boarder: i64, crossing: i64, share: i64, listener: Listener | None) -> None:
        """F7.2, F7.3, F7.5: the share for every boat of every other player, in full; the Dutchman is nobody's boat."""
        owner = self.pirates[boarder]
        owed: i64 = 0
        for seat in range(self.players):
            if seat != boarder:
                owed += share * self.pirates[seat].boats_around(crossing)
        if owed > owner.money:
            self.borrow(boarder, owed - owner.money, listener)
        owner.money -= owed
        for seat in range(self.players):
            boats = self.pirates[seat].boats_around(crossing)
            if boats and seat != boarder:
                money = share * boats
                self.pirates[seat].money += money
                if listener is not None:
                    listener.openly("F7.2", "paid", {"seat": boarder, "to": seat, "money": money, "boats": boats})

    # F8 A store or a doubler is encircled

    def pay_store(self, crossing: i64, listener: Listener | None) -> None:
        """F8.1: the store leaves the game, and every player receives 2 per own boat around it."""
        self.stores -= 1
        if listener is not None:
            listener.openly("F8.1", "store-encircled", {"crossing": REGION_WORDS[crossing], "number": self.stores})
        for seat in range(self.players):
            pirate = self.pirates[seat]
            boats = pirate.boats_around(crossing)
            if boats:
                pirate.money += self.numbers.store_pay * boats
                if listener is not None:
                    money = self.numbers.store_pay * boats
                    listener.openly("F8.1", "store-paid", {"seat": seat, "money": money, "boats": boats})
        if self.stores == 0 and self.numbers.last_store_ends_at_once:
            self.dutchman_leaves(listener)
            self.end(LAST_STORE, listener)

    def lay_doubler(self, crossing: i64, kind: i64, listener: Listener | None) -> None:
        """F8.2: at the end every captured ship of that value counts double."""
        self.doubled |= BIT[kind]
        if listener is not None:
            slots: dict[str, object] = {"crossing": REGION_WORDS[crossing], "value": self.numbers.value[kind]}
            listener.openly("F8.2", "doubler-encircled", slots)

    # F9 Credit

    def borrow(self, seat: i64, missing: i64, listener: Listener | None) -> None:
        """F9.1, F9.2: who cannot pay in full borrows exactly the rest; a boat marks the first credit for good."""
        pirate = self.pirates[seat]
        if listener is not None:
            listener.openly("F9.1", "borrowed", {"seat": seat, "money": missing})
            if pirate.debt == 0:
                listener.openly("F9.2", "debt-marked", {"seat": seat})
        if pirate.debt == 0:
            pirate.stock -= 1
        pirate.debt += missing
        pirate.money += missing

    # F10 Drawing

    def draw(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """F10.1 to F10.4: one card, as the player likes; a draw with one possible pile is made by the referee."""
        sea = self.sea_cards > 0
        dutchman = self.dutchman_cards > 0 and self.pirates[seat].sea_cards > 0
        if not sea and (not dutchman or self.numbers.pile_empty_ends):
            self.end(NO_SEA_CARD, listener)
        elif not dutchman:
            self.draw_from_sea(seat, "F10.4", luck, listener)
        elif not sea:
            self.draw_from_dutchman(seat, "F10.4", luck, listener)
        else:
            self.phase = DRAW

    def draw_from_sea(self, seat: i64, clause: str, luck: Luck, listener: Listener | None) -> None:
        region = self.draw_sea_card(seat, luck)
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "region": REGION_WORDS[region]}
            listener.secretly(clause, seat, "drew-sea-own", own, "drew-sea", {"seat": seat})
        self.next_turn(listener)

    def draw_from_dutchman(self, seat: i64, clause: str, luck: Luck, listener: Listener | None) -> None:
        card = self.draw_dutchman_card(seat, luck)
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": CARD_WORDS[card]}
            listener.secretly(clause, seat, "drew-dutchman-own", own, "drew-dutchman", {"seat": seat})
        self.next_turn(listener)

    def draw_sea_card(self, seat: i64, luck: Luck) -> i64:
        return self.take_sea_card(self.pirates[seat], luck.choose(SEA, seat, self.sea_cards, self))

    def draw_dutchman_card(self, seat: i64, luck: Luck) -> i64:
        return self.take_dutchman_card(self.pirates[seat], luck.choose(DUTCHMAN, seat, self.dutchman_cards, self))

    # F11 End

    def next_turn(self, listener: Listener | None) -> None:
        """F11.3: the game ends when a player begins a turn without a boat; so every turn has a legal action (F2.2)."""
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
        self.phase = TURN
        if self.pirates[self.turn].stock == 0:
            self.end(NO_BOAT, listener)
        else:
            self.acting = BIT[self.turn]

    def end(self, reason: i64, listener: Listener | None) -> None:
        """F11.4: the end is immediate, no token waits any more; hands and piles are laid open (G1.8)."""
        self.phase = OVER
        self.waiting = 0
        self.acting = 0
        self.ended_by = reason
        if listener is not None:
            tell_end(self, listener)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = tuple([self.wealth(seat) for seat in range(self.players)])
        return Outcome(clause=f"F11.{self.ended_by}", winners=tuple(members(self.winners())), scores=scores)
