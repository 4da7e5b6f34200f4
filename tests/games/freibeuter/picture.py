"""Positions of Freibeuter drawn as text.

    a   b   .       regions A1 to C1: a boat of seat 0, a boat of seat 1, empty
      3a  S         crossings A1 and B1: a 15/3 ship that seat 0 boarded, a store
    ab  .   b       regions A2 to C2: in A2 lie two boats

Lines of regions and of crossings take turns. Ships are 1 to 4, a store is S, doublers are x1 to x4, a dot is an empty
region and a dash a crossing without a token. What is not drawn is empty, but for a store at F6: the game goes on.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.lines import parse
from quarterdeck.core.luck import FastLuck, Luck, ScriptedLuck, Wish
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Notebook, Telling
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.box.components import Components
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, REGION_WORDS
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand, Owner, Ship
from tests.games.freibeuter.seen import Seen

SEATS = "abcd"
OWN = cast(Components, FREIBEUTER.data())


def components(**changes: Any) -> Components:
    """The game's own components but for these numbers; those of `start` and `pay` by their own names."""
    start: dict[str, int] = {name: changes.pop(name) for name in ("boats", "money") if name in changes}
    pay: dict[str, int] = {name: changes.pop(name) for name in ("card", "store", "debt") if name in changes}
    for name, field in (("sea_hand", "sea_cards"), ("dutchman_hand", "dutchman_cards")):
        if name in changes:
            start[field] = changes.pop(name)
    replace = msgspec.structs.replace
    return replace(OWN, start=replace(OWN.start, **start), pay=replace(OWN.pay, **pay), **changes)


class Drawing:
    """What a picture shows."""

    def __init__(self, picture: str) -> None:
        self.tokens: dict[str, str] = {}
        self.boats: dict[str, list[str]] = {seat: [] for seat in SEATS}
        self.boarded: dict[str, list[str]] = {seat: [] for seat in SEATS}
        lines = [line.split() for line in picture.strip().splitlines()]
        for number, signs in enumerate(lines):
            for column, sign in enumerate(signs):
                place = "ABCDEFG"[column] + str(number // 2 + 1)
                if number % 2 == 0:
                    self.draw_region(place, sign)
                elif sign != "-":
                    self.draw_crossing(place, sign)
        if len(lines) < 12:
            self.tokens["F6"] = "store"

    def draw_region(self, place: str, sign: str) -> None:
        for boat in sign.replace(".", ""):
            self.boats[boat].append(place)

    def draw_crossing(self, place: str, sign: str) -> None:
        if sign == "S":
            self.tokens[place] = "store"
        elif sign[0] == "x":
            self.tokens[place] = f"doubler{sign[1]}"
        else:
            self.tokens[place] = f"ship{sign[0]}"
            for boat in sign[1:]:
                self.boarded[boat].append(place)


def cards(text: str) -> Hand:
    """Cards by their words: `B2 C3 1 C` are two sea cards and the Dutchman cards of row 1 and column C."""
    words = text.split()
    sea = tuple(sorted((word for word in words if len(word) == 2), key=REGION_WORDS.index))
    return Hand(sea=sea, dutchman=tuple(sorted((word for word in words if len(word) == 1), key=CARD_WORDS.index)))


class Scene(Seen):
    """A position to play on from. `pile` names the cards left in both piles; usually all that nobody has seen are."""

    def __init__(
        self,
        picture: str = ".",
        *,
        hands: Sequence[str] = ("A7 C7", "B7 D7"),
        turn: int = 0,
        money: Sequence[int] = (),
        debts: Sequence[int] = (),
        stocks: Sequence[int] = (),
        captured: Sequence[tuple[int, ...]] = (),
        pile: str | None = None,
        data: Components = OWN,
        **options: object,
    ) -> None:
        self.notebook = Notebook()
        self.setting = FREIBEUTER.setting(len(hands), FREIBEUTER.choose(options), data)
        self.drawing = Drawing(picture)
        opened = tuple(cards(hand) for hand in hands)
        owners: list[Owner] = []
        for seat, hand in enumerate(opened):
            boats, boarded = self.drawing.boats[SEATS[seat]], self.drawing.boarded[SEATS[seat]]
            stock = stocks[seat] if stocks else data.start.boats - len(boats) - len(boarded)
            owners.append(
                Owner(
                    money=money[seat] if money else data.start.money,
                    debt=debts[seat] if debts else 0,
                    stock=stock,
                    sea_cards=len(hand.sea),
                    dutchman_cards=len(hand.dutchman),
                    boats=tuple(boats),
                    boarded=tuple(boarded),
                    captured=captured[seat] if captured else (0, 0, 0, 0),
                    wealth=0,
                )
            )
        discards = self._discards(data, opened, pile)
        view = FreibeuterView(
            seat=None,
            actors=(turn,),
            phase="turn",
            turn=turn,
            tokens=self.drawing.tokens,
            gone={},
            ships=tuple(Ship(value=ship.value, share=ship.share, doubled=False) for ship in data.ships),
            owners=tuple(owners),
            hand=None,
            discards=discards,
            sea_pile=0,
            dutchman_pile=0,
            dutchman=None,
            waiting=(),
            stores_left=list(self.drawing.tokens.values()).count("store"),
            opened_hands=opened,
            opened_piles=None,
            outcome=None,
        )
        self.state = self.setting.imagine(view, FastLuck(0))

    def _discards(self, data: Components, hands: tuple[Hand, ...], pile: str | None) -> Hand:
        """One sea card for each boat that lies there; where the piles are named, all that is neither there nor held."""
        if pile is None:
            return cards(" ".join(place for boats in self.drawing.boats.values() for place in boats))
        copies = "".join(data.sea_cards)
        box = Counter({word: int(copies[number]) for number, word in enumerate(REGION_WORDS)})
        there = data.dutchman_rows + data.dutchman_columns
        box.update({word: int(there[number]) for number, word in enumerate(CARD_WORDS)})
        for hand in (*hands, cards(pile)):
            box.subtract(hand.sea + hand.dutchman)
        assert min(box.values()) >= 0, "this position has more cards of a kind than the box"
        return cards(" ".join(box.elements()))

    # What a seat sees

    def view(self, seat: int = SPECTATOR) -> FreibeuterView:
        return cast(FreibeuterView, self.setting.view(self.state, seat))

    def tellings(self, seat: int = SPECTATOR) -> list[Telling]:
        return [told.to(seat) for told in self.notebook.told]

    def legal(self, seat: int | None = None) -> set[str]:
        asked = self.state.actors()[0] if seat is None else seat
        return {FREIBEUTER.alphabet.words(action) for action in self.state.legal(asked)}

    @property
    def phase(self) -> str:
        return self.view().phase

    # What a seat does

    def act(self, words: str, drawn: str = "", seat: int | None = None) -> "Scene":
        """Whoever must decide does this; `drawn` are the outcomes of chance, such as `sea C3`, or any."""
        luck: Luck = FastLuck(1)
        if drawn:
            wishes = parse(FREIBEUTER, drawn)
            luck = ScriptedLuck(cast(list[Wish], wishes))
        actor = self.state.actors()[0] if seat is None else seat
        self.state.apply(actor, FREIBEUTER.alphabet.action(words), luck, self.notebook)
        assert not isinstance(luck, ScriptedLuck) or luck.spent(), f"nothing is drawn, so there is no “{drawn}”"
        return self

    def refused(self, words: str, seat: int | None = None) -> tuple[str, str]:
        """The clause and the key with which this is refused; nothing changes by it."""
        before = self.state.fingerprint()
        try:
            self.act(words, seat=seat)
        except IllegalAction as refusal:
            assert self.state.fingerprint() == before
            return refusal.clause, refusal.key
        raise AssertionError(f"{words} is not refused")
