"""Games of Traîtres à bord written down by hand, and what tests ask of them.

Hands are written seat by seat, parted by bars: `plus plus catch | zero minus plank | plus plus plus`.
"""

from collections import Counter
from typing import Any, cast

import msgspec

from quarterdeck.core.record import Record
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.knowledge.view import LootCard, Player, TraitresView
from tests.games.played import PlayedGame, lines, seated
from tests.games.situations import situation
from tests.games.traitres.worlds import followed

NAMES = ("Anne", "Mary", "Jack", "Bartholomew", "Henry", "Grace", "Edward", "Ching")


class Played(PlayedGame[TraitresView]):
    """A game of Traîtres à bord played so far."""

    def player(self, seat: int, viewer: int = SPECTATOR) -> Player:
        return self.view(viewer).players[seat]

    @property
    def cards(self) -> list[int]:
        return [player.cards for player in self.view().players]

    @property
    def planks(self) -> list[int]:
        return [player.planks for player in self.view().players]

    @property
    def piles(self) -> tuple[int, int, int]:
        """How many cards the pile, the chest and the discard have."""
        view = self.view()
        return view.pile, len(view.chest), view.discards

    def chest(self, viewer: int) -> str:
        """What a viewer knows of the chest, the lowest card first."""
        return " ".join(known(card) for card in self.view(viewer).chest)

    def lays(self, number: int) -> tuple[int, ...]:
        """From which lays a loot card may have come."""
        view = self.view()
        return next(card.lays for card in (*view.chest, *view.thrown_out) if card.number == number)

    def traces(self, seat: int) -> list[tuple[str | None, str]]:
        """The cards a seat knows of, and where they may lie."""
        return followed(self.view(seat))

    @property
    def ended(self) -> tuple[str, str]:
        """The clause that ended the game, and the role that won it."""
        outcome = self.referee.outcome
        assert outcome is not None
        (role,) = {outcome.teams[seat] for seat in outcome.winners}
        assert outcome.winners == tuple(seat for seat, team in enumerate(outcome.teams) if team == role)
        return outcome.clause, role


def known(card: LootCard) -> str:
    return card.card or "?"


def cards_of(hands: str) -> list[list[str]]:
    """Hands, seat by seat."""
    return [hand.split() for hand in hands.split("|")]


def box(hands: str, pile: str = "", **numbers: object) -> dict[str, Any]:
    """A box with just these cards, dealt and in the pile, and other numbers for its crews."""
    dealt = cards_of(hands)
    copies = Counter([card for hand in dealt for card in hand] + pile.split())
    data = msgspec.to_builtins(TRAITRES.data())
    data["hand"] = len(dealt[0])
    for card in data["cards"]:
        card["copies"] = copies[card["name"]]
    for crew in data["crews"]:
        crew |= {"planks": copies["plank"], "light": copies["plank"], **numbers}
    return cast(dict[str, Any], data)


def laying(*turns: str) -> str:
    """Turns in which loot is laid: whose, the card, after a `>` what is announced if it is a lie, the card drawn."""
    log: list[str] = []
    for turn in turns:
        seat, loot, drawn = turn.split()
        card, _, claim = loot.partition(">")
        log += [f"{seat}: lay {card} saying {claim or card}", f"draw {drawn}"]
    return "; ".join(log) + "; "


def record(
    *log: str,
    hands: str,
    mutineers: tuple[int, ...] = (2,),
    first: int = 0,
    data: dict[str, Any] | None = None,
    **options: object,
) -> Record:
    """A record with these lines, parted by semicolons, after the deal."""
    dealt = cards_of(hands)
    roles = " ".join("mutineer" if seat in mutineers else "pirate" for seat in range(len(dealt)))
    draws = [f"draw {' '.join(hand)}" for hand in dealt]
    return Record(
        quarterdeck=1,
        game="traitres",
        rules=1,
        seats=seated(NAMES, len(dealt)),
        log=(f"role {roles}", *draws, f"first {first}", *lines(*log)),
        options=dict(options),
        data=msgspec.to_builtins(TRAITRES.data()) if data is None else data,
    )


def game(*log: str, hands: str, **details: Any) -> Played:
    """A game played so."""
    return Played.of(record(*log, hands=hands, **details))


def short(*log: str, hands: str, pile: str, numbers: dict[str, object] | None = None, **details: Any) -> Played:
    """A game in a box with just the cards dealt and these in the pile."""
    return game(*log, hands=hands, data=box(hands, pile, **(numbers or {})), **details)


def played(name: str) -> Played:
    """A situation played to its last line."""
    return Played.of(situation("traitres", name))
