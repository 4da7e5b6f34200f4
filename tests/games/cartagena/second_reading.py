"""A second reading of the book of Cartagena, plain and slow, told as a story: whoever must decide is asked in between.

It shares nothing with the rules but words. Each step yields what everybody who must decide may do, and is sent what
somebody did; what chance gave since then waits in `given`.
"""

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


class SecondReading:
    """One game."""

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
        self.won: list[str] = []  # by which side, duel by duel
        self.winners: set[int] = set()
        self.over = False
        self.story = self.play()
        self.asked = next(self.story)

    def do(self, seat: int, words: str, given: list[str]) -> None:
        """Somebody does something, and chance gives this."""
        self.given.extend(given)
        try:
            self.asked = self.story.send((seat, words))
        except StopIteration:
            self.asked, self.over = {}, True
        assert not self.given, f"nothing was left to chance, but it gave {list(self.given)}"

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

    # The voyage

    def play(self) -> Story:
        self.dealer = int(self.chance("first", self.players))
        for hand in self.hands:
            for card in ("pink-1", "grey-1"):
                self.piles["draw"].loose.remove(card)
                hand.append(card)
        while True:
            ended = yield from self.round()
            if ended:
                break
            self.dealer = (self.dealer + 1) % len(self.players)
            for _ in range(self.storms):
                rest = [pirate for pirate in PIRATES if pirate != self.lifeboat]
                if self.options.storm == "random":
                    self.lifeboat = self.chance("storm", rest)
                else:
                    words = yield from self.choose(self.dealer, [f"embark {pirate}" for pirate in rest])
                    self.lifeboat = words.removeprefix("embark ")
        yield from self.mutiny()

    def round(self) -> Generator[Asked, tuple[int, str], bool]:
        """Whether the voyage ends with it."""
        self.doors = len(self.players) + self.box.doors
        self.behind = [pirate for pirate in PIRATES if pirate != self.lifeboat]
        self.visible: list[str] = []
        self.offer = 1
        for step in self.players:
            used = yield from self.turn((self.dealer + step) % len(self.players))
            if used and self.options.shortage == "immediate" and self.short():
                return True
            if "sate" in self.visible:
                self.offer += 1
        squares = range(self.ship + 1, min(self.ship + self.doors, self.track.mutiny) + 1)
        self.ship += len(squares)
        self.storms = sum(square in self.track.storms for square in squares)
        return self.ship == self.track.mutiny or self.short()

    def short(self) -> bool:
        return not (len(self.piles["draw"]) and len(self.piles["gold"]) and self.island)

    def turn(self, seat: int) -> Generator[Asked, tuple[int, str], bool]:
        """Whether somebody was used."""
        reach = [pirate for pirate in self.visible if pirate != "ghost"]
        while True:
            choices = [f"use {pirate}" for pirate in reach] + (["knock"] if self.doors else [])
            # What everyone can see to be the only choice needs no question
            words = choices[0] if len(choices) == 1 else (yield from self.choose(seat, choices))
            if words != "knock":
                pirate = words.removeprefix("use ")
                self.visible.remove(pirate)
                yield from getattr(self, pirate.replace("-", "_"))(seat)
                return True
            pirate = self.chance("cabin", self.behind)
            self.behind.remove(pirate)
            self.doors -= 1
            self.visible.append(pirate)
            if pirate == "ghost":
                return False
            reach = [pirate]

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

    # The mutiny

    def mutiny(self) -> Story:
        self.lifeboat = ""
        self.rebels = [seat for seat in self.players if self.sides[seat]]
        for letter in LETTERS[: self.box.duels]:
            if not self.rebels:
                return
            if letter not in self.spaces:
                self.spaces[letter] = [self.sailor("reveal"), self.sailor("reveal")]
            winner = yield from self.duel(self.spaces[letter])
            if not winner:
                return
            self.won.append(winner)
            if self.won.count(winner) > self.box.duels // 2:
                self.end(winner)
                return

    def duel(self, sailors: list[int]) -> Generator[Asked, tuple[int, str], str]:
        """Which side wins it, or nobody, if nobody is left."""
        played: list[str] = []
        fighting = list(self.rebels)
        bout = 0
        while fighting:
            bout += 1
            laid = yield from self.lay(fighting, bout)
            for seat, card in laid.items():
                if card != "monkey":
                    self.hands[seat].remove(card)
                    played.append(card)
            monkeys = [seat for seat, card in laid.items() if card == "monkey"]
            fighting = [seat for seat in fighting if seat not in monkeys]
            if bout == 1:
                self.rebels = [seat for seat in self.rebels if seat not in monkeys]
                if not self.rebels:
                    return ""
            if bout == 2:
                yield from self.reward(monkeys)
        added = [sum(int(card[-1]) for card in played if card.startswith(colour)) for colour in ("pink", "grey")]
        pink, grey = ((sailor + more, more) for sailor, more in zip(sailors, added, strict=True))
        return "valverde" if pink > grey else "diaz"

    def lay(self, fighting: list[int], bout: int) -> Generator[Asked, tuple[int, str], dict[int, str]]:
        """What everybody lays, in any order."""
        laid: dict[int, str] = {}
        asked: Asked = {}
        for seat in fighting:
            hand = self.hands[seat]
            if not hand:
                laid[seat] = "monkey"
            elif bout == 1 and len(hand) == 1:
                laid[seat] = hand[0]
            else:
                asked[seat] = {f"lay {card}" for card in (*hand, *(["monkey"] if bout > 1 else []))}
        while asked:
            seat, words = yield dict(asked)
            del asked[seat]
            laid[seat] = words.removeprefix("lay ")
        return laid

    def reward(self, monkeys: list[int]) -> Story:
        if len(monkeys) == 1:
            yield from self.rob(monkeys[0], [seat for seat in self.rebels if seat != monkeys[0]])
            return
        if self.island < len(monkeys):
            for seat in self.rebels:
                if self.coins[seat]:
                    self.coins[seat] -= 1
                    self.island += 1
        for step in self.players:
            if (seat := (self.dealer + step) % len(self.players)) in monkeys:
                self.gain(seat, coins=1)

    def end(self, side: str) -> None:
        colour = {"valverde": "pink", "diaz": "grey"}[side]
        ranks = {
            seat: (self.wealth(seat), sum(int(card[-1]) for card in self.hands[seat] if card.startswith(colour)))
            for seat in self.rebels
            if self.sides[seat] == side
        }
        self.winners = {seat for seat, rank in ranks.items() if rank == max(ranks.values())}

    def wealth(self, seat: int) -> int:
        return self.coins[seat] + sum(int(card[-1]) for card in self.golds[seat])
