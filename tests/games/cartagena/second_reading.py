"""A second reading of the book of Cartagena, plain and slow, told as a story: whoever must decide is asked in between.

It shares nothing with the rules but words. Each step yields what everybody who must decide may do, and is sent what
somebody did; what chance gave since then waits in `given`.
"""

from collections.abc import Generator

from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.options import CartagenaOptions
from tests.games.cartagena.second_pirates import LETTERS, PIRATES, Asked, Shipmates, Story


class SecondReading(Shipmates):
    """One game."""

    def __init__(self, players: int, box: Components, options: CartagenaOptions, given: list[str]) -> None:
        super().__init__(players, box, options, given)
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
