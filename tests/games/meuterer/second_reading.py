"""The book of Meuterer read a second time: dictionaries and lists, slow and plain, sharing nothing with the rules.

It is told what was done and what was drawn, in words, and says what must then be so.
"""

from collections import Counter

from quarterdeck.games.meuterer.components import Components
from quarterdeck.games.meuterer.options import MeutererOptions
from tests.games.meuterer.second_sales import GOODS, NOTHING, Sale, Sales, allowed_sales

ROLES = ["mutineer", "cabin-boy", "first-mate", "merchant", "loader"]


class SecondReading:
    """A game, followed from outside."""

    def __init__(self, players: int, data: Components, options: MeutererOptions, drawn: list[str]) -> None:
        self.seats = list(range(players))
        self.data = data
        self.options = options
        self.drawn = drawn
        self.islands = {island.name: island for island in data.islands}
        self.ring = list(self.islands)
        if options.layout == "shuffled":
            self.ring = ["Hochland", *[self.next("island") for _ in self.ring[1:]]]
        self.ship, self.behind = "Hochland", ""
        self.captain = int(self.next("first"))
        self.pile = Counter({card.name: card.copies for card in data.cards})
        self.pirates = ""
        if options.pirates:
            self.pirates = "Piratennest"
        else:
            del self.pile["pirates"]
        self.discards: Counter[str] = Counter()
        self.rejects: list[Counter[str]] = []
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.points = [0 for _ in self.seats]
        for seat in self.from_the_captain():
            for _ in range(data.hand):
                self.draw(seat, "deal")
        self.round, self.rounds = 1, data.rounds[players - 3]
        self.begin_round()

    def begin_round(self) -> None:
        self.offer: int | None = None
        self.shown: list[Counter[str]] = [Counter() for _ in self.seats]
        self.fought = [0 for _ in self.seats]
        self.roles = ["" for _ in self.seats]
        self.left: list[int] = []
        self.sales: dict[int, Sales] = {}
        self.sales_left: set[Sales] = set()  # that can still be chosen
        self.captains_goal = self.mutineers_goal = self.mutiny = ""
        self.turn: int | None = self.captain
        self.asked = "offer"

    def from_the_captain(self) -> list[int]:
        return self.seats[self.captain :] + self.seats[: self.captain]

    def next(self, name: str) -> str:
        kind, word = self.drawn.pop(0).split()
        assert kind == name
        return word

    def draw(self, seat: int, name: str = "draw") -> str:
        """M9.2, M9.3"""
        if not self.pile.total():
            if self.rejects and self.options.loader_returns == "under_draw":
                self.pile = self.rejects.pop(0)
            else:
                self.pile = sum(self.rejects, start=self.discards)
                self.discards, self.rejects = Counter(), []
        card = self.next(name)
        assert self.pile[card] > 0
        self.pile[card] -= 1
        self.hands[seat][card] += 1
        return card

    def clockwise(self, islands: int) -> str:
        return self.ring[(self.ring.index(self.ship) + islands) % len(self.ring)]

    def ask(self, seat: int, what: str) -> None:
        self.turn, self.asked = seat, what

    # What may be done

    def choices(self) -> set[str]:
        if self.turn is None:
            return set()
        hand = self.hands[self.turn]
        if self.asked == "offer":
            return {f"offer {points}" for points in range(4)}
        if self.asked == "goods":
            return {"leave", *[f"show {card}" for card in +hand]}
        if self.asked == "action":
            return {f"take {role}" for role in ROLES if role not in self.roles}
        if self.asked == "mutiny":
            return {f"fight {number}" for number in range(hand["conflict"] + 1)}
        if self.asked == "return":
            return {f"return {card}" for card in +self.just_drawn}
        if self.asked == "split":
            return {f"put {here[1]} at {self.ship}" for here, _ in self.sales_left}
        where = 0 if self.asked == "sales here" else 1
        return {f"sell {sales[where][0]} at {(self.ship, self.behind)[where]}" for sales in self.sales_left}

    # Doing it

    def do(self, words: str, drawn: list[str]) -> None:
        self.drawn = drawn
        verb, *things = words.split()
        seat = self.turn
        assert seat is not None
        if verb == "offer":
            self.offer = int(things[0])
            self.ask_for_goods(seat)
        elif verb == "show":
            self.show(seat, things[0])
        elif verb == "leave":
            self.leave(seat)
        elif verb == "take":
            self.roles[seat] = things[0]
            self.left.append(seat)
            self.next_in_phase(seat)
        elif verb == "fight":
            self.fought[seat] = int(things[0])
            self.hands[seat]["conflict"] -= int(things[0])
            self.next_fighter()
        elif verb == "return":
            self.give_back(seat, things[0])
        else:
            where = 0 if things[-1] == self.ship else 1
            wanted = int(things[0]) if verb == "put" else things[0]
            self.sales_left = {sales for sales in self.sales_left if wanted in sales[where]}
            self.ask_about_sales(seat)
        assert self.drawn == []

    def ask_for_goods(self, seat: int) -> None:
        self.ask(seat, "goods")
        if not self.hands[seat].total():
            self.leave(seat)

    def show(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        if card == "pirates":
            self.discards[card] += 1
            way = [self.pirates]
            for _ in range(self.hands[seat].total()):
                way.append(self.ring[self.ring.index(way[-1]) - 1])
            self.pirates = way[-1]
            if self.ship in way:
                self.discards = sum(self.shown, start=self.discards)
                self.shown = [Counter() for _ in self.seats]
        else:
            self.shown[seat][card] += 1
        self.next_in_phase(seat)

    def leave(self, seat: int) -> None:
        if seat != self.captain:
            self.ask(seat, "action")
            return
        self.captains_goal = self.clockwise(self.hands[seat].total())
        self.left.append(seat)
        self.next_in_phase(seat)

    def next_in_phase(self, seat: int) -> None:
        following = self.seats[seat + 1 :] + self.seats[: seat + 1]
        still_in = [other for other in following if other not in self.left]
        if still_in:
            self.ask_for_goods(still_in[0])
        elif "mutineer" in self.roles:
            self.mutineers_goal = self.clockwise(self.hands[self.roles.index("mutineer")].total())
            involved = ("first-mate", "mutineer", "cabin-boy")
            self.fighters = [
                seat for seat in self.from_the_captain() if seat == self.captain or self.roles[seat] in involved
            ]
            self.next_fighter()
        else:
            self.score_ship("none")

    def next_fighter(self) -> None:
        if self.fighters:
            self.ask(self.fighters.pop(0), "mutiny")
            return
        swords = self.fought
        if self.options.shown_conflicts == "count":
            swords = [self.fought[seat] + self.shown[seat]["conflict"] for seat in self.seats]
        mutiny = sum(swords[seat] for seat in self.seats if self.roles[seat] in ("mutineer", "cabin-boy"))
        mate = sum(swords[seat] + 1 for seat in self.seats if self.roles[seat] == "first-mate")
        self.score_ship("succeeded" if mutiny >= swords[self.captain] + mate else "failed")

    def score_ship(self, mutiny: str) -> None:
        self.mutiny = mutiny
        if mutiny == "succeeded":
            self.captain = self.roles.index("mutineer")
            self.captains_goal = ""
            self.points[self.captain] += self.islands[self.mutineers_goal].docking
            if "cabin-boy" in self.roles:
                self.points[self.roles.index("cabin-boy")] += 2
        else:
            self.mutineers_goal = ""
            self.points[self.captain] += self.islands[self.captains_goal].docking
            if "first-mate" in self.roles:
                assert self.offer is not None
                self.points[self.roles.index("first-mate")] += 1 + self.offer
                self.points[self.captain] -= self.offer
        self.sellers = self.from_the_captain()
        self.next_seller()

    # Sales

    def next_seller(self) -> None:
        if not self.sellers:
            self.score_sales()
            return
        seat = self.sellers.pop(0)
        here = self.islands[self.ship].buys
        behind = self.islands[self.behind].buys if self.behind else ""
        if any(here in ("any", good) and behind in ("any", good) for good in GOODS if self.shown[seat][good]):
            self.sales_left = allowed_sales(self.shown[seat], here, behind)
            self.ask_about_sales(seat)
        else:
            self.sales[seat] = (self.sold_alone(seat, here), self.sold_alone(seat, behind))
            self.next_seller()

    def sold_alone(self, seat: int, buys: str) -> Sale:
        """M7.6"""
        number = max([self.shown[seat][good] for good in GOODS if buys in ("any", good)], default=0)
        best = [good for good in GOODS if buys in ("any", good) and self.shown[seat][good] == number]
        return (best[0], number) if number else NOTHING

    def ask_about_sales(self, seat: int) -> None:
        """Kinds for islands that buy any are asked first, then how a kind sold at both is split."""
        kinds = [len({sales[where][0] for sales in self.sales_left} - {""}) for where in (0, 1)]
        if len(self.sales_left) == 1:
            self.sales[seat] = self.sales_left.pop()
            self.next_seller()
        elif kinds[0] > 1:
            self.ask(seat, "sales here")
        else:
            self.ask(seat, "sales behind" if kinds[1] > 1 else "split")

    def score_sales(self) -> None:
        for where, name in enumerate([self.ship, self.behind]):
            most = max(sales[where][1] for sales in self.sales.values())
            if name and most:
                island = self.islands[name]
                tied = [seat for seat in self.seats if self.sales[seat][where][1] == most]
                price = [island.alone, island.two, island.three, 0][len(tied) - 1]
                for seat in tied:
                    self.points[seat] += island.alone if self.roles[seat] == "merchant" else price
        if self.round == self.rounds:
            self.turn = None
            return
        goal = self.captains_goal or self.mutineers_goal
        self.behind = self.ship if goal != self.ship else ""
        self.ship = goal
        self.captains_goal = self.mutineers_goal = ""
        self.discards = sum(self.shown, start=self.discards) + Counter({"conflict": sum(self.fought)})
        self.shown, self.fought = [Counter() for _ in self.seats], [0 for _ in self.seats]
        self.sales = {}
        self.drawers = self.from_the_captain()
        self.next_drawer()

    # Upkeep

    def next_drawer(self) -> None:
        if not self.drawers:
            self.round += 1
            self.begin_round()
            return
        seat = self.drawers.pop(0)
        missing = self.data.hand - self.hands[seat].total()
        loader = self.roles[seat] == "loader"
        self.just_drawn = Counter(self.draw(seat) for _ in range(missing + (self.data.extra if loader else 0)))
        self.given_back: Counter[str] = Counter()
        if loader and missing:
            self.ask(seat, "return")
            return
        if loader:
            self.hands[seat] -= self.just_drawn
            self.rejects.append(self.just_drawn)
        self.next_drawer()

    def give_back(self, seat: int, card: str) -> None:
        for bag in (self.hands[seat], self.just_drawn):
            bag[card] -= 1
        self.given_back[card] += 1
        if self.given_back.total() == self.data.extra:
            self.rejects.append(self.given_back)
            self.next_drawer()
