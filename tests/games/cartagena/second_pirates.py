"""A second reading of Cartagena's book: what lies where, and what each pirate does; `second_reading` has the rest."""

from collections import deque
from collections.abc import Generator, Iterable

from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.options import CartagenaOptions

Asked = dict[int, set[str]]
Story = Generator[Asked, tuple[int, str], None]

PIRATES = ["valverde", "diaz", "crackpott", "tembo", "wessel-jan", "dean-nero", "pang", "chang-ye"]
PIRATES += ["sate", "bijoux", "ojo", "cambivalute", "ghost"]
LETTERS = "ABCDE"


class Pile:
    """Cards in no order, and those under them."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.loose = list(cards)
        self.under: list[str] = []

    def __len__(self) -> int:
        return len(self.loose) + len(self.under)


class Shipmates:
    """What everybody has, and the pirates who give it."""

    def __init__(self, players: int, box: Components, options: CartagenaOptions, given: list[str]) -> None:
        self.players, self.box, self.options = range(players), box, options
        self.track = next(track for track in box.tracks if track.name == options.track)
        self.given = deque(given)
        self.ship = self.track.start(players)
        self.lifeboat = ""
        self.piles = {
            "draw": Pile(card.name for card in box.combat for _ in range(card.copies)),
            "gold": Pile(card.name for card in box.gold for _ in range(card.copies)),
        }
        self.hands: list[list[str]] = [[] for _ in self.players]
        self.golds: list[list[str]] = [[] for _ in self.players]
        self.coins = [1 for _ in self.players]
        self.island = box.coins - players
        self.sides = ["" for _ in self.players]
        self.deck = list(range(1, 2 * box.duels + 1))  # sailors without a space
        self.spaces: dict[str, list[int]] = {}  # Valverde's sailor first
        self.offer = 1  # Sate's coins

    def chance(self, sort: str, among: Iterable[object]) -> str:
        """What chance gives of these."""
        found, thing = self.given.popleft().split()
        assert found == sort
        assert thing in {str(each) for each in among}, f"{thing} is not there"
        return thing

    def draw(self, sort: str) -> str:
        """The top card of a pile."""
        pile = self.piles[sort]
        if not pile.loose:
            return pile.under.pop(0)
        card = self.chance(sort, pile.loose)
        pile.loose.remove(card)
        return card

    def choose(self, seat: int, choices: Iterable[str]) -> Generator[Asked, tuple[int, str], str]:
        """One player decides."""
        by, words = yield {seat: set(choices)}
        assert by == seat
        return words

    def others(self, seat: int) -> list[int]:
        return [other for other in self.players if other != seat]

    def gain(self, seat: int, *, cards: int = 0, golds: int = 0, coins: int = 0) -> None:
        for _ in range(min(cards, len(self.piles["draw"]))):
            self.hands[seat].append(self.draw("draw"))
        for _ in range(min(golds, len(self.piles["gold"]))):
            self.golds[seat].append(self.draw("gold"))
        coins = min(coins, self.island)
        self.island -= coins
        self.coins[seat] += coins

    # The pirates

    def valverde(self, seat: int) -> Story:
        self.gain(seat, golds=1, coins=1)
        yield from ()

    def diaz(self, seat: int) -> Story:
        if not (len(self.piles["draw"]) and len(self.piles["gold"])):
            self.gain(seat, cards=1, golds=1)
            return
        gold, card = self.draw("gold"), self.draw("draw")
        words = yield from self.choose(seat, ("take gold", "take combat"))
        if words == "take gold":
            self.golds[seat].append(gold)
            self.piles["draw"].under.append(card)
        else:
            self.hands[seat].append(card)
            self.piles["gold"].under.append(gold)

    def crackpott(self, seat: int) -> Story:
        self.gain(seat, cards=2)
        yield from ()

    def tembo(self, seat: int) -> Story:
        if len(self.piles["draw"]) < 2:
            self.gain(seat, cards=1)
            return
        cards = [self.draw("draw"), self.draw("draw")]
        words = yield from self.choose(seat, [f"keep {card}" for card in cards])
        cards.remove(words.removeprefix("keep "))
        self.hands[seat].append(words.removeprefix("keep "))
        self.piles["draw"].under += cards

    def wessel_jan(self, seat: int) -> Story:
        number = 0
        while number < 3 and self.hands[seat]:
            words = yield from self.choose(seat, {"finish", *(f"put {card}" for card in self.hands[seat])})
            if words == "finish":
                break
            self.hands[seat].remove(words.removeprefix("put "))
            self.piles["draw"].under.append(words.removeprefix("put "))
            number += 1
        self.gain(seat, cards=number)

    def dean_nero(self, seat: int) -> Story:
        ways = {"sell", "buy"}
        for _ in range(3):
            choices = set()
            if "sell" in ways and self.island:
                choices |= {f"sell {card}" for card in self.hands[seat]}
            if "buy" in ways and self.coins[seat] and len(self.piles["draw"]):
                choices.add("buy")
            if not choices:
                return
            words = yield from self.choose(seat, {"finish", *choices})
            if words == "finish":
                return
            ways = {words.split()[0]}
            if words == "buy":
                self.coins[seat] -= 1
                self.island += 1
                self.hands[seat].append(self.draw("draw"))
            else:
                self.hands[seat].remove(words.removeprefix("sell "))
                self.piles["draw"].under.append(words.removeprefix("sell "))
                self.gain(seat, coins=1)

    def pang(self, seat: int) -> Story:
        words = "take combat" if len(self.piles["draw"]) else "take coin"
        if len(self.piles["draw"]) and self.island:
            words = yield from self.choose(seat, ("take combat", "take coin"))
        self.gain(seat, cards=words == "take combat", coins=words == "take coin")

    def chang_ye(self, seat: int) -> Story:
        yield from self.rob(seat, self.others(seat))

    def rob(self, seat: int, victims: list[int]) -> Story:
        victims = [victim for victim in victims if self.coins[victim]]
        if victims:
            words = yield from self.choose(seat, {"finish", *(f"rob {victim}" for victim in victims)})
            if words != "finish":
                self.coins[int(words.removeprefix("rob "))] -= 1
                self.coins[seat] += 1

    def sate(self, seat: int) -> Story:
        self.gain(seat, coins=self.offer)
        yield from ()

    def bijoux(self, seat: int) -> Story:
        words = yield from self.choose(seat, ("declare valverde", "declare diaz"))
        self.sides[seat] = words.removeprefix("declare ")

    def ojo(self, seat: int) -> Story:
        if not self.sides[seat]:
            words = yield from self.choose(seat, ("finish", "declare valverde", "declare diaz"))
            self.sides[seat] = words.removeprefix("declare ") if words != "finish" else ""
        elif seen := [other for other in self.others(seat) if self.sides[other]]:
            yield from self.choose(seat, {"finish", *(f"spy {other}" for other in seen)})

    def cambivalute(self, seat: int) -> Story:
        if self.deck:
            letter = LETTERS[len(self.spaces)]
            pair = [self.sailor("sailor"), self.sailor("sailor")]
        else:
            words = yield from self.choose(seat, {"finish", *(f"inspect {letter}" for letter in self.spaces)})
            if words == "finish":
                return
            letter = words.removeprefix("inspect ")
            pair = self.spaces[letter]
        words = yield from self.choose(seat, [f"place {sailor}" for sailor in pair])
        first = int(words.removeprefix("place "))
        self.spaces[letter] = [first, *(sailor for sailor in pair if sailor != first)]

    def sailor(self, sort: str) -> int:
        sailor = int(self.chance(sort, self.deck))
        self.deck.remove(sailor)
        return sailor
