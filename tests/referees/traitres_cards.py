"""The draw pile and the hands of Traîtres à bord, by the naive referee."""

from collections import Counter

from tests.referees.naive import NaiveReferee


class Cards(NaiveReferee):
    """Cards that are drawn, played and thrown away; `traitres` has the turns."""

    turn: int

    def set_up_cards(self, planks: int) -> None:
        """T1.2"""
        self.size: int = self.data["hand"]
        self.loose = Counter({card["name"]: card["copies"] for card in self.data["cards"]} | {"plank": planks})
        self.top: list[tuple[str, int]] = []  # put on the pile, and by whom; the last one is drawn first
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.fresh = [0 for _ in self.seats]  # cards that came since the last one went
        self.drew: list[tuple[int, str]] = []  # with the last action
        self.thrown_away: list[tuple[int, list[str]]] = []

    def draw_for(self, seat: int, name: str, possible: dict[str, int]) -> str:
        """What chance brings one seat; the others do not see it."""
        return self.draw(name, possible)

    def pile(self) -> int:
        return self.loose.total() + len(self.top)

    def take(self, seat: int) -> None:
        """The top card goes into a hand."""
        if self.top:
            card, _ = self.top.pop()
        else:
            card = self.draw_for(seat, "draw", self.loose)
            self.loose[card] -= 1
        self.hands[seat].append(card)
        self.fresh[seat] += 1
        self.drew.append((seat, card))

    def take_some(self, seat: int, number: int, clause: str) -> None:
        for _ in range(number):
            self.take(seat)
        if number:
            self.tell(clause, "drew", seat=seat, number=number)

    def give(self, card: str) -> None:
        """A card leaves the hand of whose turn it is."""
        self.hands[self.turn].remove(card)
        self.fresh[self.turn] = 0

    def throw_away(self, victim: int, clause: str) -> None:
        self.tell(clause, "thrown-away", seat=victim, number=len(self.hands[victim]))
        self.thrown_away.append((victim, self.hands[victim]))
        self.hands[victim] = []
        self.fresh[victim] = 0
