"""Whole games, followed by a second and slower reading of the book: both must always say the same."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from msgspec import structs

from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.components import Components
from quarterdeck.games.cartagena.options import CartagenaOptions
from quarterdeck.games.cartagena.pieces import COMBAT_WORDS
from quarterdeck.games.cartagena.view import CartagenaView
from tests.games.cartagena.second_reading import SecondReading
from tests.games.follower import Follower, Says
from tests.games.situations import names_of, situation
from tests.laws.cases import Case, choose, spread_of_options

ALL = -1
CAP = 3000
BOXES = ("own", "stormy", "small")
GAMES_EACH = 2 * len(spread_of_options("cartagena"))  # every option, played uniformly and in a style


@cache
def box(name: str, players: int) -> Components:
    """The game's own box; a small one, with storms side by side; and one in which everything soon runs out."""
    own = cast(Components, CARTAGENA.data())
    if name == "own":
        return own
    tiny = cast(Components, CARTAGENA.data(Path(__file__).parent / "tiny.toml"))
    storms = tuple(structs.replace(track, storms=(1, 2, 3, 5, 6, 8), mutiny=9) for track in tiny.tracks)
    if name == "stormy":
        combat = tuple(structs.replace(card, copies=card.copies + 2) for card in tiny.combat)
        gold = tuple(structs.replace(card, copies=card.copies + 2) for card in tiny.gold)
        return structs.replace(tiny, tracks=storms, duels=3, doors=4, combat=combat, gold=gold, coins=14)
    return structs.replace(tiny, coins=players + 2, doors=1 if players == 2 else 3)


class CartagenaFollower(Follower[SecondReading]):
    """Follows what all see, and what each viewer knows and remembers."""

    def begin(self, drawn: list[str]) -> SecondReading:
        data, options = cast(Components, self.referee.data), cast(CartagenaOptions, self.referee.options)
        return SecondReading(len(self.seats), data, options, drawn)

    def do(self, seat: int, words: str, drawn: list[str]) -> None:
        self.reading.do(seat, words, drawn)

    def by_the_rules(self) -> Says:
        views = {viewer: cast(CartagenaView, self.referee.view(viewer)) for viewer in (ALL, *self.seats)}
        seen = {f"{viewer} {name}": value for viewer, view in views.items() for name, value in self.seen(view).items()}
        return self.table(views[ALL]) | seen

    def by_the_reading(self) -> Says:
        viewers = (ALL, *self.seats)
        return self.table_read() | {
            f"{viewer} {name}": value for viewer in viewers for name, value in self.seen_read(viewer).items()
        }

    # What all see

    def table(self, view: CartagenaView) -> Says:
        words = self.referee.game.alphabet.words
        duel = view.duel
        outcome = view.outcome
        return {
            "asked": (list(view.actors), view.phase),
            "choices": {seat: [words(code) for code in self.referee.legal(seat)] for seat in self.seats},
            "round": (view.round, view.dealer, view.ship, view.lifeboat or "", view.storms),
            "row": [(cabin.pirate, cabin.free) for cabin in view.cabins if cabin.pirate is not None],
            "doors": len(view.cabins),
            "sate": view.sate,
            "coins": ([player.coins for player in view.players], view.coin_island),
            "piles": [pile.cards + len(pile.under) for pile in (view.combat, view.gold)],
            "cards": [(player.cards, player.golds) for player in view.players],
            "declared": [player.declared for player in view.players],
            "unplaced": view.unplaced,
            "letter": view.letter,
            "in it": [(player.mutineer, player.fighting, player.laid) for player in view.players],
            "winners": {letter.letter: letter.winner for letter in view.letters if letter.winner is not None},
            "duel": None if duel is None else (duel.letter, duel.bout, duel.valverde, duel.diaz, list(duel.played)),
            "fought": {letter.letter: Counter(letter.played) for letter in view.letters if letter.played},
            "outcome": None if outcome is None else (outcome.clause, list(outcome.winners), list(outcome.scores)),
        }

    def table_read(self) -> Says:
        read = self.reading
        action = self.referee.game.alphabet.action
        choices = {seat: sorted(read.choices(seat), key=action) if seat in read.asked else [] for seat in self.seats}
        played = sorted(read.played, key=COMBAT_WORDS.index)
        return {
            "asked": (read.asked, read.what),
            "choices": choices,
            "round": (read.round, read.dealer, read.ship, read.lifeboat, read.storms),
            "row": [(pirate, pirate in read.usable) for pirate in read.row],
            "doors": len(self.seats) + cast(Components, self.referee.data).doors,
            "sate": read.sate,
            "coins": (read.coins, read.island),
            "piles": [read.combat.size(), read.gold.size()],
            "cards": [(len(read.combat.hands[seat]), len(read.gold.hands[seat])) for seat in self.seats],
            "declared": [side != "" for side in read.sides],
            "unplaced": len(read.sailors),
            "letter": read.letter if read.what == "place" else None,
            "in it": [(seat in read.mutineers, seat in read.in_duel, seat in read.laid) for seat in self.seats],
            "winners": read.winners,
            "duel": (read.duels[-1], read.bout, *read.strengths(), played) if read.duels else None,
            "fought": {letter: Counter(cards) for letter, cards in read.fought.items() if cards},
            "outcome": (read.clause, read.won, [read.wealth(seat) for seat in self.seats]) if read.clause else None,
        }

    # What a viewer knows and remembers

    def seen(self, view: CartagenaView) -> Says:
        if view.opened is not None:
            opened = view.opened
            sides = [player.side or "" for player in view.players]
            hands = [Counter(hand) for hand in (*opened.hands, *opened.golds)]
            return {"sides": sides, "hands": hands, "under": [list(opened.under), list(opened.gold_under)]}
        return {
            "hand": (Counter(view.hand or ()), Counter(view.golds or ())),
            "under": [
                [(slot.card, set(slot.known_by), slot.origin, slot.later) for slot in pile.under]
                for pile in (view.combat, view.gold)
            ],
            "known": [Counter(player.known_cards) for player in view.players],
            "known to all": [Counter(player.public_cards) for player in view.players],
            "known golds": [Counter(player.known_golds) for player in view.players],
            "sides": [player.side or "" for player in view.players],
            "spies": [list(player.spied_by) for player in view.players],
            "letters": {
                letter.letter: (
                    (list(letter.seen_by), list(letter.sides_seen_by)),
                    set(letter.pair),
                    None if letter.valverde is None else [letter.valverde, letter.diaz],
                )
                for letter in view.letters
                if letter.placed
            },
            "taken": set(view.taken),
            "laid": view.laid,
        }

    def seen_read(self, viewer: int) -> Says:
        read = self.reading
        piles = (read.combat, read.gold)
        if read.what == "over":
            hands = [Counter(hand) for pile in piles for hand in pile.hands]
            under = [[slot.card for slot in pile.under] for pile in piles]
            return {"sides": read.sides, "hands": hands, "under": under}
        own = [Counter(pile.hands[viewer] if viewer >= 0 else ()) for pile in piles]
        return {
            "hand": tuple(own),
            "under": [
                [
                    (slot.card if viewer in slot.knowers else None, slot.knowers, slot.origin, slot.later)
                    for slot in pile.under
                ]
                for pile in piles
            ],
            "known": [read.combat.known.get((viewer, seat), Counter()) for seat in self.seats],
            "known to all": [read.combat.known[ALL, seat] for seat in self.seats],
            "known golds": [read.gold.known.get((viewer, seat), Counter()) for seat in self.seats],
            "sides": [
                side if seat == viewer else read.spied.get((viewer, seat), "") for seat, side in enumerate(read.sides)
            ],
            "spies": [[spy for spy in self.seats if (spy, seat) in read.spied] for seat in self.seats],
            "letters": {letter: self.letter_read(viewer, letter) for letter in sorted(read.spaces)},
            "taken": {int(sailor) for sailor in read.in_hand if read.what == "place" and viewer in read.asked},
            "laid": read.laid.get(viewer),
        }

    def letter_read(self, viewer: int, letter: str) -> tuple[object, object, object]:
        read = self.reading
        who = [[seat for seat in self.seats if (seat, letter) in seen] for seen in (read.pairs_seen, read.sides_seen)]
        if letter in read.duels:
            sides: list[str] | None = read.spaces[letter]
            pair = set(read.spaces[letter])
        else:
            sides = read.sides_seen.get((viewer, letter))
            pair = read.pairs_seen.get((viewer, letter), set())
        return tuple(who), {int(one) for one in pair}, None if sides is None else [int(one) for one in sides]


def follow(players: int, number: int, name: str) -> Referee:
    """One game, compared after every action."""
    case = Case("cartagena", players, number)
    names = [f"player {seat}" for seat in range(players)]
    luck = FastLuck(seed_of("second reading", players, number, name))
    referee = Referee(case.game, names, luck, options=case.options, data=box(name, players))
    follower = CartagenaFollower(referee)
    for _ in range(CAP):
        actors = referee.actors()
        if not actors:
            break
        seat = actors[luck.below(len(actors))]
        action = choose(case, referee.truth, seat, luck)
        referee.act(seat, action)
        follower.follow(seat, case.game.alphabet.words(action))
    return referee


@pytest.mark.long
@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", range(4))
def test_both_readings_of_the_book_agree(part: int, players: int, name: str) -> None:
    """C2.3, C2.4, C2.6, C2.7, C3.1, C3.3, C4.2, C4.3, C5.1 to C5.13, C6.1, C6.4, C7.2 to C7.10, C8.1 to C8.3, G1.3"""
    for number in range(part * GAMES_EACH, (part + 1) * GAMES_EACH):
        follow(players, 3 * number, name)  # so that all styles come


@pytest.mark.long
def test_these_games_have_in_them_whatever_can_happen() -> None:
    """C3.3, C4.2, C4.3, C5.12, C7.3, C8.3: what is rare is compared too; what is rarer still, in the situations."""
    happened: Counter[str] = Counter()
    for name in BOXES:
        for players in (2, 3, 4):
            for number in range(2 * GAMES_EACH):
                referee = follow(players, 3 * number, name)
                happened.update({telling.key for telling in referee.tellings(ALL)})
                if referee.outcome is not None:
                    happened[referee.outcome.clause] += 1
    for rare in (
        "arranged",
        "spied",
        "bought",
        "sold",
        "put-under",
        "storm",
        "shortage",
        "no-effect",
        "excluded",
        "C6.4",
        "C8.1",
        "C8.3",
    ):
        assert happened[rare] > 0, rare


@pytest.mark.parametrize("name", names_of("cartagena"))
def test_the_situations_are_read_alike(name: str) -> None:
    """C2.6, C3.3, C4.2, C5.5, C5.6, C5.9, C5.12, C7.5, C7.6, C8.2"""
    CartagenaFollower.reads(situation("cartagena", name))
