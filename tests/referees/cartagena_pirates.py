"""What the pirates of Cartagena do, by the naive referee (C5)."""

from tests.referees.cartagena_mutiny import Mutiny
from tests.referees.cartagena_piles import Slot

CLAUSES = {
    "valverde": "C5.1",
    "diaz": "C5.2",
    "crackpott": "C5.3",
    "tembo": "C5.4",
    "wessel-jan": "C5.5",
    "dean-nero": "C5.6",
    "pang": "C5.7",
    "chang-ye": "C5.8",
    "sate": "C5.9",
    "bijoux": "C5.10",
    "ojo": "C5.11",
    "cambivalute": "C5.12",
}


class Pirates(Mutiny):
    """The twelve who can be used; `cartagena` has the rounds."""

    usable: list[str]
    sate: int

    def set_up_pirates(self) -> None:
        self.pirate = ""  # the one being used
        self.letter = ""
        self.spied: dict[tuple[int, int], str] = {}  # by whom, on whom: what was seen and still holds
        self.pairs_seen: dict[tuple[int, str], set[str]] = {}
        self.sides_seen: dict[tuple[int, str], list[str]] = {}
        self.in_hand: list[str] = []  # sailors
        self.looked_at: list[Slot] = []
        self.exchanges, self.trade = 0, ""

    def use_over(self) -> None:
        raise NotImplementedError

    def clause(self) -> str:
        return CLAUSES[self.pirate]

    def ask(self, seat: int, what: str) -> None:
        self.deciding, self.what = [seat], what

    def use(self, pirate: str) -> None:
        """Begin what a pirate does: at once, or with a question; C4.3 where nothing can be done."""
        seat = self.turn
        self.pirate = pirate
        self.usable.remove(pirate)
        self.exchanges, self.trade = 0, ""
        others = [other for other in self.seats if other != seat]
        combat, gold = self.combat.size(), self.gold.size()
        if pirate == "valverde":
            self.gain(seat, golds=1, coins=1)
        elif pirate == "crackpott":
            self.gain(seat, cards=2)
        elif pirate == "sate":
            self.gain(seat, coins=self.sate)
        elif pirate == "diaz" and combat and gold:
            self.looked_at = [self.gold.look(seat), self.combat.look(seat)]
            self.tell("C5.2", "looked-diaz", seat=seat)
            self.ask(seat, "diaz")
        elif pirate == "diaz":
            self.gain(seat, cards=1, golds=1)
        elif pirate == "tembo" and combat > 1:
            self.looked_at = [self.combat.look(seat), self.combat.look(seat)]
            self.tell("C5.4", "looked-tembo", seat=seat)
            self.ask(seat, "tembo")
        elif pirate == "tembo":
            self.gain(seat, cards=1)
        elif pirate == "pang" and combat and self.island:
            self.ask(seat, "pang")
        elif pirate == "pang":
            self.gain(seat, cards=1, coins=1)
        elif pirate == "wessel-jan":
            self.ask_if(bool(self.combat.hands[seat]), seat, pirate)
        elif pirate == "dean-nero":
            self.ask_if(bool(self.trades(seat)), seat, pirate)
        elif pirate == "chang-ye":
            self.ask_if(any(self.coins[other] for other in others), seat, pirate)
        elif pirate == "bijoux":
            self.ask(seat, pirate)
        elif pirate == "ojo" and not self.sides[seat]:
            self.ask(seat, "ojo-declare")
        elif pirate == "ojo":
            self.ask_if(any(self.sides[other] for other in others), seat, pirate)
        elif self.sailors:
            self.letter = "ABCDE"[len(self.spaces)]
            self.in_hand = [self.take_sailor("sailor"), self.take_sailor("sailor")]
            self.tell("C5.12", "took-sailors", seat=seat, letter=self.letter)
            self.ask(seat, "place")
        else:
            self.ask(seat, "inspect")

    def ask_if(self, something: bool, seat: int, what: str) -> None:
        """Ask, unless everybody can see that nothing can be done (G1.4)."""
        if something:
            self.ask(seat, what)
        else:
            self.no_effect(seat)

    def no_effect(self, seat: int) -> None:
        self.tell("C4.3", "no-effect", seat=seat, pirate=self.pirate)
        self.use_over()

    def gain(self, seat: int, cards: int = 0, golds: int = 0, coins: int = 0) -> None:
        """What a pirate gives, as far as there is any (C4.3)."""
        cards, golds, coins = min(cards, self.combat.size()), min(golds, self.gold.size()), min(coins, self.island)
        for _ in range(golds):
            self.gold.draw(seat)
            self.tell(self.clause(), "drew-gold", seat=seat)
        self.combat.draw(seat, cards)
        if cards:
            self.tell(self.clause(), "drew", seat=seat, number=cards)
        self.island -= coins
        self.coins[seat] += coins
        if coins:
            self.tell(self.clause(), "got-coins", seat=seat, number=coins)
        if cards or golds or coins:
            self.use_over()
        else:
            self.no_effect(seat)

    # Choosing

    def take(self, seat: int, what: str) -> None:
        """C5.2, C5.7"""
        if self.what == "pang":
            self.gain(seat, **{"combat": {"cards": 1}, "coin": {"coins": 1}}[what])
            return
        gold, combat = self.looked_at
        if what == "gold":
            self.gold.receive(seat, gold)
            self.combat.under.append(combat)
        else:
            self.combat.receive(seat, combat)
            self.gold.under.append(gold)
        self.tell("C5.2", "chose", seat=seat, supply=what)
        self.use_over()

    def keep(self, seat: int, card: str) -> None:
        """C5.4"""
        self.combat.keep_one(seat, card, [slot.card for slot in self.looked_at])
        self.tell("C5.4", "kept", seat=seat)
        self.use_over()

    # Exchanging

    def put(self, seat: int, card: str) -> None:
        """C5.5"""
        self.combat.bury(seat, card)
        self.exchanges += 1
        self.tell("C5.5", "put-under", seat=seat, number=self.exchanges)
        if self.exchanges == 3 or not self.combat.hands[seat]:
            self.gain(seat, cards=self.exchanges)

    def trades(self, seat: int) -> set[str]:
        """C5.6: one direction, fixed by the first exchange."""
        trades = set()
        if self.trade != "buy" and self.island:
            trades |= {f"sell {card}" for card in self.combat.hands[seat]}
        if self.trade != "sell" and self.coins[seat] and self.combat.size():
            trades.add("buy")
        return trades

    def sell(self, seat: int, card: str) -> None:
        self.combat.bury(seat, card)
        self.coins[seat] += 1
        self.island -= 1
        self.traded(seat, "sell", "sold")

    def buy(self, seat: int) -> None:
        self.coins[seat] -= 1
        self.island += 1
        self.combat.draw(seat)
        self.traded(seat, "buy", "bought")

    def traded(self, seat: int, way: str, key: str) -> None:
        self.trade = way
        self.exchanges += 1
        self.tell("C5.6", key, seat=seat, number=self.exchanges)
        if self.exchanges == 3 or not self.trades(seat):
            self.use_over()

    def rob(self, seat: int, other: int) -> None:
        """C5.8, C7.5"""
        self.coins[other] -= 1
        self.coins[seat] += 1
        self.tell("C7.5" if self.what == "monkey" else "C5.8", "robbed", seat=seat, to=other)
        if self.what == "monkey":
            self.next_bout()
        else:
            self.use_over()

    # Plotting

    def declare(self, seat: int, side: str) -> None:
        """C5.10, C5.11: whoever had looked knows no longer."""
        self.sides[seat] = side
        self.spied = {(spy, other): seen for (spy, other), seen in self.spied.items() if other != seat}
        self.tell(self.clause(), "declared", seat=seat)
        self.use_over()

    def spy(self, seat: int, other: int) -> None:
        """C5.11"""
        self.spied[seat, other] = self.sides[other]
        self.tell("C5.11", "spied", seat=seat, to=other)
        self.use_over()

    def inspect(self, seat: int, letter: str) -> None:
        """C5.12"""
        self.letter = letter
        self.in_hand = list(self.spaces[letter])
        self.pairs_seen[seat, letter] = set(self.in_hand)
        self.sides_seen[seat, letter] = list(self.in_hand)
        self.tell("C5.12", "inspected", seat=seat, letter=letter)
        self.ask(seat, "place")

    def place(self, seat: int, sailor: str) -> None:
        """C5.12: this one stands for Valverde; who knew the sides of the letter knows them no longer."""
        self.tell("C5.12", "arranged" if self.letter in self.spaces else "placed", seat=seat, letter=self.letter)
        self.spaces[self.letter] = sorted(self.in_hand, key=lambda one: one != sailor)
        self.sides_seen = {(who, where): seen for (who, where), seen in self.sides_seen.items() if where != self.letter}
        self.pairs_seen[seat, self.letter] = set(self.in_hand)
        self.sides_seen[seat, self.letter] = list(self.spaces[self.letter])
        self.use_over()

    def finish(self, seat: int) -> None:
        """Leave it at that, with what was put under the pile drawn again (C5.5)."""
        if self.what == "wessel-jan" and self.exchanges:
            self.gain(seat, cards=self.exchanges)
        elif self.what == "monkey":
            self.tell("C7.5", "left-it", seat=seat)
            self.next_bout()
        else:
            self.tell(self.clause(), "left-it", seat=seat)
            self.use_over()
