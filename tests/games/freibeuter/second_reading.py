"""The book of Freibeuter read a second time: sets and dictionaries, slow and plain, sharing nothing with the rules.

It is told what was done and what was drawn, in words, and says what must then be so.
"""

from collections import Counter
from functools import cache

from quarterdeck.games.freibeuter.components import Components
from quarterdeck.games.freibeuter.options import FreibeuterOptions

COLUMNS, ROWS = "ABCDEFG", "1234567"
REGIONS = [column + row for row in ROWS for column in COLUMNS]
CROSSINGS = [column + row for row in ROWS[:-1] for column in COLUMNS[:-1]]


@cache
def around(crossing: str) -> frozenset[str]:
    """The four regions that a crossing touches."""
    column, row = COLUMNS.index(crossing[0]), ROWS.index(crossing[1])
    return frozenset(COLUMNS[column + right] + ROWS[row + below] for right in (0, 1) for below in (0, 1))


class SecondReading:
    """A game, followed from outside."""

    def __init__(self, players: int, data: Components, options: FreibeuterOptions, drawn: list[str]) -> None:
        self.seats = range(players)
        self.data = data
        self.options = options
        self.drawn = drawn
        self.ended = ""
        self.waiting: set[str] = set()
        self.dutchman = ""
        self.must_draw = False
        self.money = [data.start.money for _ in self.seats]
        self.debt = [0 for _ in self.seats]
        self.stock = [data.start.boats for _ in self.seats]
        self.boats: list[list[str]] = [[] for _ in self.seats]
        self.aboard: dict[str, int] = {}
        self.captured: list[list[str]] = [[] for _ in self.seats]
        self.doubled: set[str] = set()
        copies = "".join(data.sea_cards)
        self.sea = Counter({region: int(copies[number]) for number, region in enumerate(REGIONS)})
        self.cards = Counter(
            dict(zip(ROWS + COLUMNS, map(int, data.dutchman_rows + data.dutchman_columns), strict=True))
        )
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.turn = int(self.next("first"))
        self.tokens = {crossing: self.next("token") for crossing in CROSSINGS}
        self.gone: dict[str, str] = {}
        for seat in self.seats:
            for _ in range(data.start.sea_cards):
                self.draw(seat, "sea")
        for seat in self.seats:
            for _ in range(data.start.dutchman_cards):
                self.draw(seat, "dutchman")

    def next(self, name: str) -> str:
        kind, word = self.drawn.pop(0).split()
        assert kind == name
        return word

    def draw(self, seat: int, pile: str) -> None:
        card = self.next(pile)
        bag = self.sea if pile == "sea" else self.cards
        assert bag[card] > 0
        bag[card] -= 1
        self.hands[seat].append(card)

    def held(self) -> set[str]:
        """Regions with a boat."""
        return {region for boats in self.boats for region in boats}

    def sea_cards(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if len(card) == 2]

    # What may be done

    def choices(self) -> set[str]:
        if self.ended:
            return set()
        if self.waiting:
            return {f"resolve {crossing}" for crossing in self.waiting}
        if self.must_draw:
            return {"draw sea", "draw dutchman"}
        held = self.held()
        choices = {f"board {c}" for c, what in self.tokens.items() if "ship" in what and c not in self.aboard}
        for card in self.hands[self.turn]:
            if len(card) == 2:
                choices |= {f"place {card}"} | ({f"cash {card}"} if card in held else set())
            else:
                line = "row" if card in ROWS else "column"
                for region in REGIONS:
                    if card in region and region not in held and self.completed(held | {region}):
                        choices.add(f"dutchman {line} {region}")
        return choices

    def completed(self, held: set[str]) -> set[str]:
        return {crossing for crossing in self.tokens if around(crossing) <= held}

    # Doing it

    def do(self, words: str, drawn: list[str]) -> None:
        self.drawn = drawn
        seat, (verb, *things) = self.turn, words.split()
        if verb == "board":
            self.stock[seat] -= 1
            self.aboard[things[0]] = seat
            self.pass_on()
        elif verb == "resolve":
            self.waiting.remove(things[0])
            self.resolve(things[0])
            self.go_on(seat)
        elif verb == "draw":
            self.must_draw = False
            self.draw(seat, things[0])
            self.pass_on()
        else:
            region = things[-1]
            card = region if verb != "dutchman" else region[1] if things[0] == "row" else region[0]
            self.hands[seat].remove(card)
            self.discards.append(card)
            if verb == "cash":
                self.money[seat] += self.data.pay.card
            elif verb == "place":
                self.stock[seat] -= 1
                self.boats[seat].append(region)
            else:
                self.dutchman = region
            self.waiting = self.completed(self.held() | {self.dutchman})
            self.go_on(seat)
        assert self.drawn == []

    def go_on(self, seat: int) -> None:
        if self.ended or len(self.waiting) > 1:
            return
        if self.waiting:
            self.resolve(self.waiting.pop())
        if not self.ended:
            self.finish_placement(seat)

    def finish_placement(self, seat: int) -> None:
        self.dutchman = ""
        if "store" not in self.tokens.values():
            self.ended = "F11.1"
            return
        sea, cards = self.sea.total() > 0, self.cards.total() > 0
        if not sea and (self.options.sea_runs_out == "pile_empty" or not cards or not self.sea_cards(seat)):
            self.ended = "F11.2"
        elif sea and cards and self.sea_cards(seat):
            self.must_draw = True
        else:
            self.draw(seat, "sea" if sea else "dutchman")
            self.pass_on()

    def pass_on(self) -> None:
        self.turn = (self.turn + 1) % len(self.seats)
        if self.stock[self.turn] == 0:
            self.ended = "F11.3"

    def resolve(self, crossing: str) -> None:
        what = self.gone[crossing] = self.tokens.pop(crossing)
        helpers = [sum(boat in around(crossing) for boat in boats) for boats in self.boats]
        if what == "store":
            for seat in self.seats:
                self.money[seat] += self.data.pay.store * helpers[seat]
            if "store" not in self.tokens.values() and self.options.last_store == "instant":
                self.ended, self.dutchman, self.waiting = "F11.1", "", set()
        elif "doubler" in what:
            self.doubled.add(what.replace("doubler", "ship"))
        elif crossing in self.aboard:
            self.capture(what, self.aboard.pop(crossing), helpers)

    def capture(self, what: str, boarder: int, helpers: list[int]) -> None:
        self.captured[boarder].append(what)
        self.stock[boarder] += 1
        share = self.data.ships[int(what[-1]) - 1].share
        for seat in self.seats:
            if seat != boarder:
                self.money[seat] += share * helpers[seat]
                self.money[boarder] -= share * helpers[seat]
        if self.money[boarder] < 0:
            self.stock[boarder] -= self.debt[boarder] == 0
            self.debt[boarder] -= self.money[boarder]
            self.money[boarder] = 0

    # Counting

    def wealth(self, seat: int) -> int:
        ships = sum(
            self.data.ships[int(what[-1]) - 1].value * (2 if what in self.doubled else 1)
            for what in self.captured[seat]
        )
        return self.money[seat] + ships - self.data.pay.debt * self.debt[seat]
