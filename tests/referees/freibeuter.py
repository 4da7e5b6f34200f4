"""Freibeuter, read from its clauses: sets and dictionaries, slow and plain."""

from collections import Counter
from functools import cache
from typing import Any, ClassVar

from tests.referees.freibeuter_words import TELLS
from tests.referees.naive import Asked, NaiveReferee, bag_of

COLUMNS, ROWS = "ABCDEFG", "1234567"
REGIONS = [column + row for row in ROWS for column in COLUMNS]
CROSSINGS = [column + row for row in ROWS[:-1] for column in COLUMNS[:-1]]


@cache
def around(crossing: str) -> frozenset[str]:
    """The four regions that a crossing touches."""
    column, row = COLUMNS.index(crossing[0]), ROWS.index(crossing[1])
    return frozenset(COLUMNS[column + right] + ROWS[row + below] for right in (0, 1) for below in (0, 1))


def opened(cards: Counter[str]) -> dict[str, Any]:
    """Cards laid open: sea cards row by row, Dutchman cards of rows before those of columns."""
    return {
        "sea": [region for region in REGIONS for _ in range(cards[region])],
        "dutchman": [card for card in ROWS + COLUMNS for _ in range(cards[card])],
    }


class Freibeuter(NaiveReferee):
    """F1 to F11."""

    TELLS: ClassVar[dict[str, tuple[str, ...]]] = TELLS

    # F1: set-up

    def deal(self) -> None:
        start = self.data["start"]
        self.money: list[int] = [start["money"] for _ in self.seats]
        self.stock = [start["boats"] for _ in self.seats]
        self.debt = [0 for _ in self.seats]
        self.boats: list[list[str]] = [[] for _ in self.seats]  # in regions
        self.aboard: dict[str, int] = {}  # crossings, with who boarded there
        self.captured: list[list[str]] = [[] for _ in self.seats]
        self.doubled: set[str] = set()
        self.gone: dict[str, str] = {}
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.discards: list[str] = []
        self.dutchman = ""  # the region where he lies
        self.waiting: set[str] = set()  # encircled, not yet resolved
        self.must_draw = False
        self.turn = int(self.draw("first", {str(seat): 1 for seat in self.seats}))
        self.tell("F1.1", "first-player", seat=self.turn)
        self.lay_tokens()
        copies = "".join(self.data["sea_cards"])
        self.sea = {region: int(copies[number]) for number, region in enumerate(REGIONS)}
        lines = self.data["dutchman_rows"] + self.data["dutchman_columns"]
        self.cards = {card: int(lines[number]) for number, card in enumerate(ROWS + COLUMNS)}
        for pile, number in (("sea", start["sea_cards"]), ("dutchman", start["dutchman_cards"])):
            for seat in self.seats:
                for _ in range(number):
                    self.draw_card(seat, pile)
        for seat in self.seats:
            self.tell("F1.1", "dealt", seat=seat, sea_cards=start["sea_cards"], dutchman_cards=start["dutchman_cards"])

    def lay_tokens(self) -> None:
        """F1.2: shuffled, row by row from A1."""
        bag = Counter({"store": self.data["stores"]})
        for number, ship in enumerate(self.data["ships"], start=1):
            bag[f"ship{number}"] = ship["count"]
            bag[f"doubler{number}"] = ship["doublers"]
        self.tokens: dict[str, str] = {}
        for crossing in CROSSINGS:
            self.tokens[crossing] = self.draw("token", bag)
            bag[self.tokens[crossing]] -= 1
        self.tell("F1.2", "tokens-laid", number=len(CROSSINGS))

    def draw_card(self, seat: int, pile: str) -> None:
        bag = self.sea if pile == "sea" else self.cards
        card = self.draw(pile, bag)
        bag[card] -= 1
        self.hands[seat].append(card)

    def sea_cards(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if len(card) == 2]

    def occupied(self) -> set[str]:
        """Regions with a boat, anyone's."""
        return {region for boats in self.boats for region in boats}

    # F2: what may be done

    def asked(self) -> Asked:
        if self.outcome is not None:
            return {}
        if self.waiting:
            return {self.turn: {f"resolve {crossing}" for crossing in self.waiting}}  # F6.3
        if self.must_draw:
            return {self.turn: {"draw sea", "draw dutchman"}}  # F10.1
        return {self.turn: self.boardings() | self.sea_plays() | self.dutchman_plays()}

    def boardings(self) -> set[str]:
        """F3.1, F3.2"""
        ships = [crossing for crossing, token in self.tokens.items() if token.startswith("ship")]
        return {f"board {crossing}" for crossing in ships if crossing not in self.aboard}

    def sea_plays(self) -> set[str]:
        """F4.1, F4.2"""
        plays = set()
        for card in self.sea_cards(self.turn):
            plays.add(f"place {card}")
            if card in self.occupied():
                plays.add(f"cash {card}")
        return plays

    def dutchman_plays(self) -> set[str]:
        """F5.1: only where he completes the encirclement of a token."""
        occupied = self.occupied()
        plays = set()
        for card in self.hands[self.turn]:
            for region in REGIONS:
                if card in list(region) and region not in occupied and self.encircled(occupied | {region}):
                    plays.add(f"dutchman {'row' if card in ROWS else 'column'} {region}")
        return plays

    def encircled(self, occupied: set[str]) -> set[str]:
        """F6.1"""
        return {crossing for crossing in self.tokens if around(crossing) <= occupied}

    # Doing it

    def do(self, seat: int, words: str) -> None:
        verb, *things = words.split()
        if verb == "board":
            self.stock[seat] -= 1
            self.aboard[things[0]] = seat
            self.tell("F3.1", "boarded", seat=seat, **self.ship_at(things[0]))
            self.pass_on()
        elif verb == "resolve":
            self.tell("F6.3", "order-chosen", seat=seat, crossing=things[0])
            self.waiting.remove(things[0])
            self.resolve(things[0])
            self.go_on(seat)
        elif verb == "draw":
            self.must_draw = False
            self.draw_card(seat, things[0])
            self.tell("F10.1", f"drew-{things[0]}", seat=seat)
            self.pass_on()
        else:
            self.play_card(seat, verb, things)

    def play_card(self, seat: int, verb: str, things: list[str]) -> None:
        region = things[-1]
        card = region
        if verb == "dutchman":
            card = region[1] if things[0] == "row" else region[0]
        self.hands[seat].remove(card)
        self.discards.append(card)
        if verb == "cash":
            self.money[seat] += self.data["pay"]["card"]
            self.tell("F4.2", "cashed", seat=seat, region=region, money=self.data["pay"]["card"])
        elif verb == "place":
            self.tell("F4.2" if region in self.occupied() else "F4.1", "placed", seat=seat, region=region)
            self.stock[seat] -= 1
            self.boats[seat].append(region)
        else:
            self.dutchman = region
            self.tell("F5.1", "dutchman-sent", seat=seat, card=card, region=region)
        self.waiting = self.encircled(self.occupied() | {self.dutchman})
        self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """F6.3: asked while two or more wait; the last one is resolved by the referee."""
        if self.outcome is not None:
            return
        if len(self.waiting) > 1:
            self.tell("F6.3", "several-wait", seat=seat, number=len(self.waiting))
            return
        if self.waiting:
            self.resolve(self.waiting.pop())
        if self.outcome is None:
            self.finish_placement(seat)

    def finish_placement(self, seat: int) -> None:
        """F5.3, F11.1, F10: the Dutchman leaves, perhaps the game ends, a card is drawn."""
        self.dutchman_leaves()
        if "store" not in self.tokens.values():
            self.finish("F11.1")
            return
        sea, cards = sum(self.sea.values()) > 0, sum(self.cards.values()) > 0
        holds_sea = len(self.sea_cards(seat)) > 0
        if not sea and (self.option("sea_runs_out", "must_draw") == "pile_empty" or not cards or not holds_sea):
            self.finish("F11.2")
        elif sea and cards and holds_sea:
            self.must_draw = True
        else:
            pile = "sea" if sea else "dutchman"
            self.draw_card(seat, pile)
            self.tell("F10.4", f"drew-{pile}", seat=seat)
            self.pass_on()

    def dutchman_leaves(self) -> None:
        if self.dutchman:
            self.tell("F5.3", "dutchman-left", region=self.dutchman)
            self.dutchman = ""

    def pass_on(self) -> None:
        """F11.3"""
        self.turn = (self.turn + 1) % self.players
        if self.stock[self.turn] == 0:
            self.finish("F11.3")

    # F7 to F9: a token is encircled

    def resolve(self, crossing: str) -> None:
        token = self.tokens[crossing]
        helpers = [sum(boat in around(crossing) for boat in boats) for boats in self.boats]
        if token == "store":
            self.pay_store(crossing, helpers)
        elif token.startswith("doubler"):
            self.doubled.add(token.replace("doubler", "ship"))
            value = self.data["ships"][int(token[-1]) - 1]["value"]
            self.tell("F8.2", "doubler-encircled", crossing=crossing, value=value)
        elif crossing in self.aboard:
            self.capture(crossing, token, helpers)
        else:
            self.tell("F7.1", "escaped", **self.ship_at(crossing))
        self.gone[crossing] = self.tokens.pop(crossing)
        last = token == "store" and "store" not in self.tokens.values()
        if last and self.option("last_store", "resolve_all") == "instant":
            self.dutchman_leaves()
            self.waiting = set()
            self.finish("F11.1")

    def pay_store(self, crossing: str, helpers: list[int]) -> None:
        """F8.1"""
        left = sum(token == "store" for token in self.tokens.values()) - 1
        self.tell("F8.1", "store-encircled", crossing=crossing, number=left)
        for seat in self.seats:
            money = self.data["pay"]["store"] * helpers[seat]
            self.money[seat] += money
            if helpers[seat]:
                self.tell("F8.1", "store-paid", seat=seat, money=money, boats=helpers[seat])

    def capture(self, crossing: str, token: str, helpers: list[int]) -> None:
        """F7.2 to F7.5, F9.1, F9.2"""
        boarder = self.aboard.pop(crossing)
        self.captured[boarder].append(token)
        self.tell("F7.2", "captured", seat=boarder, **self.ship_at(crossing))
        self.stock[boarder] += 1
        self.tell("F7.4", "boat-returned", seat=boarder)
        share = self.ship_at(crossing)["share"]
        for seat in self.seats:
            if seat != boarder and helpers[seat]:
                money = share * helpers[seat]
                self.money[seat] += money
                self.money[boarder] -= money
                self.tell("F7.2", "paid", seat=boarder, to=seat, money=money, boats=helpers[seat])
        if self.money[boarder] < 0:
            self.tell("F9.1", "borrowed", seat=boarder, money=-self.money[boarder])
            if self.debt[boarder] == 0:
                self.stock[boarder] -= 1
                self.tell("F9.2", "debt-marked", seat=boarder)
            self.debt[boarder] -= self.money[boarder]
            self.money[boarder] = 0

    def ship_at(self, crossing: str) -> dict[str, Any]:
        token = self.tokens[crossing]
        ship = self.data["ships"][int(token[-1]) - 1]
        return {"crossing": crossing, "token": token, "value": ship["value"], "share": ship["share"]}

    # F11: the end

    def finish(self, clause: str) -> None:
        if clause == "F11.3":
            self.tell(clause, "ended-3", seat=self.turn)
        else:
            self.tell(clause, f"ended-{clause[-1]}")
        for seat in self.seats:
            self.tell("F11.4", "hand-opened", seat=seat, **opened(Counter(self.hands[seat])))
        self.tell("F11.4", "piles-opened", **opened(Counter(self.sea) + Counter(self.cards)))
        scores = [self.wealth(seat) for seat in self.seats]
        for seat in self.seats:
            debt = self.data["pay"]["debt"] * self.debt[seat]
            money, ships = self.money[seat], self.worth(seat)
            self.tell("F11.5", "wealth", seat=seat, money=money, ships=ships, debt=debt, wealth=scores[seat])
        winners = [seat for seat in self.seats if scores[seat] == max(scores)]
        for seat in winners:
            self.tell("F11.5", "won", seat=seat)
        self.end(clause, winners, scores)

    def worth(self, seat: int) -> int:
        """F8.2: what captured ships are worth."""
        values: list[int] = [ship["value"] for ship in self.data["ships"]]
        return sum(values[int(token[-1]) - 1] * (2 if token in self.doubled else 1) for token in self.captured[seat])

    def wealth(self, seat: int) -> int:
        factor: int = self.data["pay"]["debt"]
        return self.money[seat] + self.worth(seat) - factor * self.debt[seat]

    def snapshot(self) -> dict[str, Any]:
        return {
            "tokens": dict(self.tokens),
            "gone": dict(self.gone),
            "waiting": set(self.waiting),
            "dutchman": self.dutchman,
            "piles": (sum(self.sea.values()), sum(self.cards.values())),
            "discards": bag_of(Counter(self.discards)),
            "money": list(self.money),
            "debts": list(self.debt),
            "stocks": list(self.stock),
            "boats": [bag_of(Counter(boats)) for boats in self.boats],
            "aboard": dict(self.aboard),
            "captured": [bag_of(Counter(tokens)) for tokens in self.captured],
            "doubled": set(self.doubled),
            "hands": [bag_of(Counter(hand)) for hand in self.hands],
            "wealth": [self.wealth(seat) for seat in self.seats],
        }
