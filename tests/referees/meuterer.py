"""Meuterer, read from its clauses: dictionaries and lists, slow and plain."""

from collections import Counter
from typing import Any, ClassVar

from tests.referees.meuterer_sales import Sale, Sales, allowed_sales, must_choose, unasked_sale
from tests.referees.meuterer_sight import sights
from tests.referees.meuterer_words import TELLS, spoken
from tests.referees.naive import Asked, NaiveReferee

ROLES = ["mutineer", "cabin-boy", "first-mate", "merchant", "loader"]
INVOLVED = ("first-mate", "mutineer", "cabin-boy")  # in a mutiny, beside the captain


class Meuterer(NaiveReferee):
    """M0 to M10."""

    TELLS: ClassVar[dict[str, tuple[str, ...]]] = TELLS

    # M1: set-up

    def deal(self) -> None:
        self.islands: dict[str, dict[str, Any]] = {island["name"]: island for island in self.data["islands"]}
        self.lay_islands()
        self.ship, self.behind = "Hochland", ""
        self.captain = int(self.draw("first", {str(seat): 1 for seat in self.seats}))
        self.tell("M1.3", "captain-drawn", seat=self.captain)
        self.order = [card["name"] for card in self.data["cards"]]
        self.pile = Counter({card["name"]: card["copies"] for card in self.data["cards"]})
        self.pirates = "Piratennest" if self.option("pirates", False) else ""
        if not self.pirates:
            del self.pile["pirates"]
        self.discards: Counter[str] = Counter()
        self.rejects: list[tuple[int, int, Counter[str]]] = []  # round, Loader, cards
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.points = [0 for _ in self.seats]
        for seat in self.from_the_captain():
            for _ in range(self.data["hand"]):
                self.draw_card(seat, "deal")
        for seat in self.seats:
            self.tell("M1.4", "dealt", seat=seat, number=self.data["hand"])
        self.round, self.rounds = 1, self.data["rounds"][self.players - 3]
        self.begin_round()

    def lay_islands(self) -> None:
        """M1.1"""
        self.ring: list[str] = list(self.islands)
        if self.option("layout", "shuffled") == "shuffled":
            left = dict.fromkeys(self.ring[1:], 1)
            self.ring = self.ring[:1]
            while left:
                self.ring.append(self.draw("island", left))
                del left[self.ring[-1]]
        self.tell("M1.1", "islands-laid", islands=[spoken(name) for name in self.ring])

    def draw_card(self, seat: int, name: str) -> str:
        """M9.2, M9.3: from the pile, from what lies under it, or from the discards shuffled."""
        if not self.pile.total():
            if self.rejects and self.option("loader_returns", "discard") == "under_draw":
                self.pile = self.rejects.pop(0)[2]
            else:
                self.pile = sum([cards for _, _, cards in self.rejects], start=self.discards)
                self.discards, self.rejects = Counter(), []
                self.tell("M9.2", "renewed", number=self.pile.total())
        card = self.draw(name, self.pile)
        self.pile[card] -= 1
        self.hands[seat][card] += 1
        return card

    def begin_round(self) -> None:
        self.offer: int | None = None
        self.shown: list[Counter[str]] = [Counter() for _ in self.seats]
        self.fought = [0 for _ in self.seats]
        self.roles = ["" for _ in self.seats]
        self.left: list[int] = []
        self.sales: dict[int, Sales] = {}
        self.sales_left: set[Sales] = set()  # that can still be chosen
        self.captains_goal = self.mutineers_goal = self.mutiny = ""
        self.ask(self.captain, "offer")
        self.tell("M0.1", "round-begins", number=self.round, rounds=self.rounds, seat=self.captain)

    def from_the_captain(self) -> list[int]:
        return self.seats[self.captain :] + self.seats[: self.captain]

    def clockwise(self, islands: int) -> str:
        return self.ring[(self.ring.index(self.ship) + islands) % len(self.ring)]

    def ask(self, seat: int, what: str) -> None:
        self.turn, self.question = seat, what

    # What may be done

    def asked(self) -> Asked:
        return {} if self.outcome is not None else {self.turn: self.choices()}

    def choices(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.question == "offer":
            return {f"offer {points}" for points in (0, 1, 2, 3)}  # M2.1
        if self.question == "goods":
            return {"leave", *[f"show {card}" for card in +hand]}  # M3.1, M3.2
        if self.question == "action":
            return {f"take {role}" for role in ROLES if role not in self.roles}  # M3.6
        if self.question == "mutiny":
            return {f"fight {number}" for number in range(hand["conflict"] + 1)}  # M5.2
        if self.question == "return":
            return {f"return {card}" for card in +self.just_drawn}  # M9.3
        if self.question == "split":
            return {f"put {here[1]} at {self.ship}" for here, _ in self.sales_left}  # M7.5
        where = 0 if self.question == "sales here" else 1
        return {f"sell {sales[where][0]} at {(self.ship, self.behind)[where]}" for sales in self.sales_left}

    # M2, M3: the offer, and offering goods

    def do(self, seat: int, words: str) -> None:
        verb, *things = words.split()
        if verb == "offer":
            self.offer = int(things[0])
            self.tell("M2.1", "offered", seat=seat, points=self.offer)
            self.ask_for_goods(seat)
        elif verb == "show":
            self.show(seat, things[0])
        elif verb == "leave":
            self.leave(seat, "M3.5" if seat == self.captain else "M3.6")
        elif verb == "take":
            self.roles[seat] = things[0]
            self.tell("M3.6", "took", seat=seat)
            self.next_in_phase(seat)
        elif verb == "fight":
            self.fought[seat] = int(things[0])
            self.hands[seat]["conflict"] -= int(things[0])
            self.tell("M5.2", "fought", seat=seat, number=int(things[0]))
            self.next_fighter()
        elif verb == "return":
            self.give_back(seat, things[0])
        else:
            self.narrow_sales(seat, verb, things)

    def ask_for_goods(self, seat: int) -> None:
        """M3.3"""
        self.ask(seat, "goods")
        if not self.hands[seat].total():
            self.leave(seat, "M3.3")

    def show(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        clause = {"conflict": "M3.2", "pirates": "M10.2"}.get(card, "M3.1")
        self.tell(clause, "showed", seat=seat, card=card)
        if card == "pirates":
            self.discards[card] += 1
            self.sail_pirates(seat)
        else:
            self.shown[seat][card] += 1
        self.next_in_phase(seat)

    def sail_pirates(self, seat: int) -> None:
        """M10.2, M10.3"""
        way = [self.pirates]
        for _ in range(self.hands[seat].total()):
            way.append(self.ring[self.ring.index(way[-1]) - 1])
        self.pirates = way[-1]
        self.tell("M10.2", "pirates-sail", seat=seat, number=len(way) - 1, island=spoken(self.pirates))
        if self.ship in way:
            robbed = sum(self.shown, start=Counter())
            self.discards += robbed
            self.shown = [Counter() for _ in self.seats]
            self.tell("M10.3", "robbed", cards=self.laid_out(robbed))

    def leave(self, seat: int, clause: str) -> None:
        """M3.5, M3.6"""
        number = self.hands[seat].total()
        self.left.append(seat)
        if seat != self.captain:
            self.tell(clause, "leaves", seat=seat, number=number)
            self.ask(seat, "action")
            return
        self.captains_goal = self.clockwise(number)
        self.tell(clause, "captain-left", seat=seat, number=number, island=spoken(self.captains_goal))
        self.next_in_phase(seat)

    def next_in_phase(self, seat: int) -> None:
        following = self.seats[seat + 1 :] + self.seats[: seat + 1]
        still_in = [other for other in following if other not in self.left]
        if still_in:
            self.ask_for_goods(still_in[0])
        else:
            self.reveal()

    # M4, M5: revealing, and the mutiny

    def reveal(self) -> None:
        for seat in self.seats:
            if seat != self.captain:
                self.tell("M4.1", "revealed", seat=seat, action=self.roles[seat])
        if "mutineer" not in self.roles:
            self.tell("M5.1", "no-mutiny")
            self.score_ship("none")
            return
        mutineer = self.roles.index("mutineer")
        number = self.hands[mutineer].total()
        self.mutineers_goal = self.clockwise(number)
        self.tell("M4.2", "mutineer-aims", seat=mutineer, number=number, island=spoken(self.mutineers_goal))
        self.fighters = [
            seat for seat in self.from_the_captain() if seat == self.captain or self.roles[seat] in INVOLVED
        ]
        self.next_fighter()

    def next_fighter(self) -> None:
        if self.fighters:
            self.ask(self.fighters.pop(0), "mutiny")
            return
        swords = list(self.fought)
        if self.option("shown_conflicts", "count") == "count":
            swords = [self.fought[seat] + self.shown[seat]["conflict"] for seat in self.seats]
        mutiny = sum(swords[seat] for seat in self.seats if self.roles[seat] in ("mutineer", "cabin-boy"))
        mate = sum(swords[seat] + 1 for seat in self.seats if self.roles[seat] == "first-mate")
        against = swords[self.captain] + mate
        result = "succeeded" if mutiny >= against else "failed"
        self.tell("M5.5", f"mutiny-{result}", mutiny=mutiny, captain=against)
        self.score_ship(result)

    # M6: points for the ship

    def score_ship(self, mutiny: str) -> None:
        self.mutiny = mutiny
        if mutiny == "succeeded":
            self.captain = self.roles.index("mutineer")
            self.captains_goal = ""
            self.dock("M6.3", self.mutineers_goal)
            self.tell("M6.3", "new-captain", seat=self.captain)
            if "cabin-boy" in self.roles:
                boy = self.roles.index("cabin-boy")
                self.points[boy] += 2
                self.tell("M6.3", "cabin-boy-scored", seat=boy, points=2)
        else:
            self.mutineers_goal = ""
            self.dock("M6.1", self.captains_goal)
            if "first-mate" in self.roles:
                mate, offer = self.roles.index("first-mate"), self.offer or 0
                self.points[mate] += 1 + offer
                self.points[self.captain] -= offer
                self.tell("M6.2", "supported", seat=mate, to=self.captain, points=1 + offer, offer=offer)
        self.sellers = self.from_the_captain()
        self.next_seller()

    def dock(self, clause: str, name: str) -> None:
        points = self.islands[name]["docking"]
        self.points[self.captain] += points
        self.tell(clause, "docked", seat=self.captain, island=spoken(name), points=points)

    # M7: points for sales

    def next_seller(self) -> None:
        if not self.sellers:
            self.score_sales()
            return
        seat = self.sellers.pop(0)
        here = self.islands[self.ship]["buys"]
        behind = self.islands[self.behind]["buys"] if self.behind else ""
        if must_choose(self.shown[seat], here, behind):
            self.sales_left = allowed_sales(self.shown[seat], here, behind)
            self.ask_about_sales(seat)
        else:
            self.sales[seat] = (unasked_sale(self.shown[seat], here), unasked_sale(self.shown[seat], behind))
            self.next_seller()

    def narrow_sales(self, seat: int, verb: str, things: list[str]) -> None:
        where = 0 if things[-1] == self.ship else 1
        wanted = int(things[0]) if verb == "put" else things[0]
        self.sales_left = {sales for sales in self.sales_left if wanted in sales[where]}
        self.ask_about_sales(seat)

    def ask_about_sales(self, seat: int) -> None:
        """Kinds for islands that buy any are asked first, then how a kind sold at both is split."""
        kinds = [len({sales[where][0] for sales in self.sales_left} - {""}) for where in (0, 1)]
        if len(self.sales_left) == 1:
            self.sales[seat] = self.sales_left.pop()
            for (good, number), island in zip(self.sales[seat], (self.ship, self.behind), strict=True):
                if number:
                    self.tell("M7.5", "sale-chosen", seat=seat, good=good, number=number, island=spoken(island))
            self.next_seller()
        elif kinds[0] > 1:
            self.ask(seat, "sales here")
        else:
            self.ask(seat, "sales behind" if kinds[1] > 1 else "split")

    def score_sales(self) -> None:
        for where, name in enumerate([self.ship, self.behind]):
            if name:
                self.score_island(name, {seat: self.sales[seat][where] for seat in self.seats})
        if self.round == self.rounds:
            self.finish()
        else:
            self.sail()

    def score_island(self, name: str, sales: dict[int, Sale]) -> None:
        """M7.3, M7.4"""
        most = max(number for _, number in sales.values())
        if most == 0:
            self.tell("M7.3", "nothing-sold", island=spoken(name))
            return
        island = self.islands[name]
        tied = [seat for seat in self.seats if sales[seat][1] == most]
        price = [island["alone"], island["two"], island["three"], 0][len(tied) - 1]
        for seat in tied:
            favoured = self.roles[seat] == "merchant" and len(tied) > 1
            points = island["alone"] if favoured else price
            self.points[seat] += points
            self.tell(
                "M7.4" if favoured else "M7.3",
                "merchant-sold" if favoured else "sold",
                seat=seat,
                good=sales[seat][0],
                number=most,
                island=spoken(name),
                points=points,
                tied=len(tied),
            )

    # M8, M9: the ship, and upkeep

    def sail(self) -> None:
        goal = self.captains_goal or self.mutineers_goal
        if goal == self.ship:
            self.behind = ""
            self.tell("M8.1", "stayed", island=spoken(self.ship))
        else:
            self.behind, self.ship = self.ship, goal
            self.tell("M8.1", "sailed", island=spoken(self.ship), behind=spoken(self.behind))
        self.captains_goal = self.mutineers_goal = ""
        self.discards = sum(self.shown, start=self.discards) + Counter({"conflict": sum(self.fought)})
        self.shown, self.fought = [Counter() for _ in self.seats], [0 for _ in self.seats]
        self.sales = {}
        self.drawers = self.from_the_captain()
        self.next_drawer()

    def next_drawer(self) -> None:
        if not self.drawers:
            self.round += 1
            self.begin_round()
            return
        seat = self.drawers.pop(0)
        missing = self.data["hand"] - self.hands[seat].total()
        loader = self.roles[seat] == "loader"
        number = missing + (self.data["extra"] if loader else 0)
        self.just_drawn = Counter(self.draw_card(seat, "draw") for _ in range(number))
        if number:
            self.tell("M9.3" if loader else "M9.2", "drew", seat=seat, number=number)
        self.given_back: Counter[str] = Counter()
        if loader and missing:
            self.ask(seat, "return")
            return
        if loader:
            self.hands[seat] -= self.just_drawn
            self.given_back, self.just_drawn = self.just_drawn, Counter()
            self.lay_under(seat)
        self.next_drawer()

    def give_back(self, seat: int, card: str) -> None:
        """M9.3"""
        self.hands[seat][card] -= 1
        self.just_drawn[card] -= 1
        self.given_back[card] += 1
        self.tell("M9.3", "laid-aside", seat=seat, number=self.given_back.total())
        if self.given_back.total() == self.data["extra"]:
            self.lay_under(seat)
            self.next_drawer()

    def lay_under(self, seat: int) -> None:
        self.rejects.append((self.round, seat, self.given_back))
        self.tell("M9.3", "gave-back", seat=seat, number=self.given_back.total())

    # M0: the end

    def finish(self) -> None:
        self.tell("M0.3", "ended", rounds=self.rounds)
        for seat in self.seats:
            self.tell("G1.8", "hand-opened", seat=seat, cards=self.laid_out(self.hands[seat]))
        self.tell("G1.8", "pile-opened", cards=self.laid_out(self.pile))
        for number, seat, cards in self.rejects:
            self.tell("G1.8", "rejects-opened", seat=seat, number=number, cards=self.laid_out(cards))
        for seat in self.seats:
            self.tell("M0.2", "scored", seat=seat, points=self.points[seat])
        winners = [seat for seat in self.seats if self.points[seat] == max(self.points)]
        for seat in winners:
            self.tell("M0.2", "won", seat=seat)
        self.end("M0.3", winners, self.points)

    def laid_out(self, cards: Counter[str]) -> list[str]:
        """Cards kind by kind, in the order of the components."""
        return [card for card in self.order for _ in range(cards[card])]

    def snapshot(self) -> dict[str, Any]:
        return sights(self)
