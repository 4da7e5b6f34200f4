"""Whole games, followed by a second and slower reading of the book: both must always say the same."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest
from msgspec import structs

from quarterdeck.core.luck import Draw, FastLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.components import Components
from quarterdeck.games.traitres.options import TraitresOptions
from quarterdeck.games.traitres.view import LootCard, TraitresView
from tests.games.follower import Follower, Says
from tests.games.situations import names_of, situation
from tests.games.traitres.second_reading import SecondReading
from tests.games.traitres.second_sight import sight, table

ALL = -1
BOXES = ("own", "catches", "spyglasses", "short")
GAMES_EACH = 16  # every option with every other, twice
LIKED = ("lay", "spyglass", "pockets", "riddance", "catch", "plank", "lay plus")


def box(name: str) -> Components:
    """The game's own box; others with many of the rarer cards and low targets, and one whose pile soon runs out."""
    own = cast(Components, TRAITRES.data())
    copies = {
        "own": [card.copies for card in own.cards],
        "catches": [8, 4, 4, 3, 8, 3, 16],
        "spyglasses": [16, 6, 6, 14, 2, 8, 2],
        "short": [9, 3, 3, 2, 4, 2, 4],
    }[name]
    cards = tuple(structs.replace(card, copies=number) for card, number in zip(own.cards, copies, strict=True))
    crews = tuple(structs.replace(crew, target=crew.target if name == "own" else 2) for crew in own.crews)
    return structs.replace(own, cards=cards, crews=crews)


class TraitresFollower(Follower[SecondReading]):
    """Follows everybody's choices, and what each viewer sees and knows for certain."""

    def begin(self, drawn: list[str]) -> SecondReading:
        data, options = cast(Components, self.referee.data), cast(TraitresOptions, self.referee.options)
        return SecondReading(len(self.seats), data, options, drawn)

    def do(self, seat: int, words: str, drawn: list[str]) -> None:
        self.reading.do(seat, words, drawn)

    def words_of(self, draw: Draw) -> str:
        """What was drawn, with the seat that saw it where not all did."""
        chance = self.referee.game.chances[draw.point]
        seat = "" if chance.seen == "all" else f"{draw.seat} "
        return f"{chance.name} {seat}{chance.things.words[draw.thing]}"

    def by_the_rules(self) -> Says:
        told = self.choices()
        for viewer in (ALL, *self.seats):
            view = cast(TraitresView, self.referee.view(viewer))
            told |= {f"{viewer} {name}": value for name, value in (self.table(view) | self.seen(view)).items()}
        return told

    def by_the_reading(self) -> Says:
        read = self.choices_read()
        for viewer in (ALL, *self.seats):
            sights = table(self.reading) | sight(self.reading, viewer)
            read |= {f"{viewer} {name}": value for name, value in sights.items()}
        return read

    def choices(self) -> Says:
        words = self.referee.game.alphabet.words
        return {f"choices of {seat}": [words(code) for code in self.referee.legal(seat)] for seat in self.seats}

    def choices_read(self) -> Says:
        read, action = self.reading, self.referee.game.alphabet.action
        return {
            f"choices of {seat}": sorted(read.choices(), key=action) if seat in read.asked() else []
            for seat in self.seats
        }

    # What all see

    def table(self, view: TraitresView) -> Says:
        outcome = view.outcome
        return {
            "asked": (list(view.actors), view.phase),
            "turn": (view.first, view.turn),
            "crew": (view.pirates, view.mutineers, view.target),
            "hands": [(player.cards, player.fresh) for player in view.players],
            "planks": [player.planks for player in view.players],
            "aboard": [seat for seat in self.seats if view.players[seat].aboard],
            "sizes": (view.pile, len(view.chest), view.discards),
            "announced": [(lay.by, lay.claim) for lay in view.lays],
            "layers": [(card.number, set(card.lays)) for card in view.chest],
            "thrown out": [(card.number, set(card.lays)) for card in view.thrown_out],
            "thrown away": [card.by for card in view.thrown_away],
            "top": [card.by for card in view.top],
            "used": Counter(view.used),
            "using": view.using or "",
            "to be put back": (view.looking, view.returning),
            "opened": (view.opened_by, view.total),
            "outcome": None if outcome is None else (outcome.clause, list(outcome.winners)),
        }

    # What a viewer knows for certain

    def seen(self, view: TraitresView) -> Says:
        opened = view.opened
        return {
            "roles": [player.role or "" for player in view.players],
            "own role": view.role or "",
            "hand": Counter(view.hand or ()),
            "laid": [lay.card or "" for lay in view.lays],
            "chest": [self.known(card) for card in view.chest],
            "out": [self.known(card) for card in view.thrown_out],
            "away": Counter((card.by, card.card or "") for card in view.thrown_away),
            "on top": [card.card or "" for card in view.top],
            "looks": [(look.by, list(look.loot), set(look.lays), self.bag(look.cards)) for look in view.looks],
            "looked at": Counter(view.looked_at),
            "open": None if opened is None else ([Counter(hand) for hand in opened.hands], Counter(opened.pile)),
        }

    def bag(self, cards: tuple[str, ...] | None) -> Counter[str] | None:
        return None if cards is None else Counter(cards)

    def known(self, card: LootCard) -> tuple[set[int], str]:
        return set(card.known_by), card.card or ""


def options(number: int) -> TraitresOptions:
    """Every option with every other, in turn."""
    return TraitresOptions(
        mutineers_know=bool(number & 1),
        planks="light" if number & 2 else "book",
        empty_pile="instant" if number & 4 else "after_effect",
    )


def chosen(referee: Referee, seat: int, luck: FastLuck, liked: str) -> str:
    """An action, mostly one that begins with a word; `open` is rare, or most games would end with their first turn."""
    legal = [referee.game.alphabet.words(code) for code in referee.legal(seat)]
    if luck.below(40):
        legal = [words for words in legal if words != "open"] or legal
    if luck.below(4):
        legal = [words for words in legal if words.startswith(liked)] or legal
    return legal[luck.below(len(legal))]


def play(players: int, number: int, name: str) -> Iterator[tuple[Referee, int, str]]:
    """One game, and before each action who will do what; at its end nobody does anything."""
    names = [f"player {seat}" for seat in range(players)]
    luck = FastLuck(seed_of("second reading", players, number, name))
    referee = Referee(TRAITRES, names, luck, options=options(number), data=box(name))
    while actors := referee.actors():
        [seat] = actors
        words = chosen(referee, seat, luck, LIKED[number % len(LIKED)])
        yield referee, seat, words
        referee.act(seat, words)
    yield referee, ALL, ""


def follow(players: int, number: int, name: str) -> None:
    """One game, compared after every action."""
    follower: TraitresFollower | None = None
    done: tuple[int, str] | None = None
    for referee, seat, words in play(players, number, name):
        follower = follower or TraitresFollower(referee)
        if done is not None:
            follower.follow(*done)
        done = seat, words


def happening(view: TraitresView, words: str) -> str:
    """What is about to happen, where it may be rare."""
    verb = words.split()[0]
    if verb in ("spyglass", "riddance"):
        return f"{verb} on {min(len(view.chest), 3)}"
    return f"{verb} with {min(view.pile, 4)}" if verb in ("catch", "pockets", "plank") else verb


@pytest.mark.long
@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("players", range(3, 9))
def test_both_readings_of_the_book_agree(players: int, name: str) -> None:
    """T1.1 to T1.5, T2.1 to T2.4, T3.1 to T3.4, T4.1 to T4.7, T5.1, T5.2, T7.1 to T7.4, T8.1 to T8.4, G1.3, G1.8"""
    for number in range(GAMES_EACH):
        follow(players, number, name)


@pytest.mark.long
def test_these_games_have_in_them_whatever_can_happen() -> None:
    """T4.2 to T4.7, T7.1 to T7.4, T8.2: what is rare is compared too."""
    happened: Counter[str] = Counter()
    for name in BOXES:
        for players in range(3, 9):
            for number in range(GAMES_EACH):
                for referee, _, words in play(players, number, name):
                    view = cast(TraitresView, referee.view(ALL))
                    if view.outcome is not None:
                        happened[f"{view.outcome.clause} {view.players[view.outcome.winners[0]].role}"] += 1
                    else:
                        happened[happening(view, words)] += 1
    rare = [f"{verb} on {cards}" for verb in ("spyglass", "riddance") for cards in range(4)]
    rare += [f"{verb} with {cards}" for verb in ("catch", "pockets", "plank") for cards in range(1, 5)]
    rare += ["T7.1 pirate", "T7.2 mutineer", "T7.3 mutineer", "T8.2 pirate", "T8.2 mutineer"]
    assert [each for each in rare if happened[each] == 0] == []


@pytest.mark.parametrize("name", names_of("traitres"))
def test_the_situations_are_read_alike(name: str) -> None:
    """T1.1, T4.2 to T4.5, T4.7, T6.2, T7.1 to T7.4, T8.1, T8.2: what is said changes nothing."""
    TraitresFollower.reads(situation("traitres", name))
