"""What a player sees when the cards are dealt, field by field; what the words of records name; and the box."""

from typing import Any, cast

import msgspec
import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box import pieces
from quarterdeck.games.traitres.box.components import Components
from quarterdeck.games.traitres.knowledge.view import Player, TraitresView
from quarterdeck.games.traitres.rules import codes
from quarterdeck.games.traitres.rules.rules import Traitres
from quarterdeck.games.traitres.texts.events import EVENTS
from tests.games.traitres.played import game

HANDS = "plus spyglass plank | minus zero plus | catch riddance pockets"


def content() -> dict[str, Any]:
    """The own box."""
    found: dict[str, Any] = msgspec.to_builtins(TRAITRES.data())
    return found


def test_a_player_sees_the_own_role_and_hand_and_how_many_cards_others_hold() -> None:
    """T1.1 to T1.5: seat 1 of three; seat 2 is the mutineer and the first."""
    first = game(hands=HANDS, first=2)
    data = cast(Components, first.referee.data)
    deck = sum(card.copies for card in data.cards) + data.crew(3).planks
    other = Player(cards=3, fresh=3, planks=0, aboard=True, role=None)
    assert first.view(1) == TraitresView(
        seat=1,
        actors=(2,),
        phase="turn",
        first=2,
        turn=2,
        pirates=2,
        mutineers=1,
        target=data.crew(3).target,
        players=(other, msgspec.structs.replace(other, role="pirate"), other),
        lays=(),
        chest=(),
        looks=(),
        pile=deck - 9,
        top=(),
        discards=0,
        used=(),
        thrown_out=(),
        thrown_away=(),
        using=None,
        looking=0,
        returning=0,
        traces=(),
        role="pirate",
        hand=("minus", "zero", "plus"),
        looked_at=(),
        opened_by=None,
        total=None,
        opened=None,
        outcome=None,
    )


# Numbers and words


@pytest.mark.parametrize(
    ("seat", "wanted"),
    [
        (0, {codes.LAY, codes.LAY + 1, codes.LAY + 2, codes.USE_SPYGLASS, codes.USE_PLANK + 1, codes.USE_PLANK + 2}),
        (1, {codes.LAY + 3 * kind + claim for kind in range(3) for claim in range(3)}),
        (2, {codes.USE_CATCH, codes.USE_RIDDANCE, codes.USE_POCKETS, codes.USE_POCKETS + 1}),
    ],
)
def test_a_hand_is_used_by_the_codes_of_its_cards(seat: int, wanted: set[int]) -> None:
    """T2.1, T2.2, T8.1: loot is laid with any announcement, and a pirate may open the chest."""
    assert set(game(hands=HANDS, first=seat).referee.legal(seat)) == wanted | ({codes.OPEN} if seat != 2 else set())


def test_every_kind_of_card_is_dealt_by_its_number() -> None:
    """T3.1, T4.1"""
    truth = cast(Traitres, game(hands=HANDS).truth)
    assert [truth.card(seat, number) for seat in range(3) for number in range(3)] == [
        *(pieces.PLUS, pieces.SPYGLASS, pieces.PLANK),
        *(pieces.MINUS, pieces.ZERO, pieces.PLUS),
        *(pieces.CATCH, pieces.RIDDANCE, pieces.POCKETS),
    ]
    assert len(pieces.KIND_WORDS) == pieces.KINDS


def test_every_verb_and_every_chance_point_says_what_it_names() -> None:
    """T1.1, T1.2, T1.4, T3.1, T6.2: and who sees what chance brought."""
    played = game(hands=HANDS).referee.game
    named = {verb.name: [things.name for things in verb.things] for verb in played.alphabet.verbs}
    assert named == {
        "lay": ["loot card", "loot card"],
        "spyglass": [],
        "pockets": ["seat"],
        "riddance": [],
        "catch": [],
        "plank": ["seat"],
        "open": [],
        "put": ["loot card"],
        "return": ["card"],
    }
    assert [(chance.name, chance.things.name, chance.seen, chance.clause) for chance in played.chances] == [
        ("role", "role", "seat", "T1.1"),
        ("draw", "card", "seat", "T1.2"),
        ("first", "seat", "all", "T1.4"),
    ]
    assert played.statements is not None
    assert {verb.name: [things.name for things in verb.things] for verb in played.statements.verbs} == {
        "hand": ["hand"],
        "laid": ["loot card"],
        "saw": ["cards seen"],
        "trust": ["seat"],
        "suspect": ["seat"],
    }


def test_mutineers_who_know_each_other_are_told_so_with_the_slots_that_are_declared() -> None:
    """T1.1: two of six players; and a single one is told that there is no other."""
    hands = " | ".join(["plus plus zero"] * 6)
    told = game(hands=hands, mutineers=(1, 4), mutineers_know=True)
    alone = game(hands=HANDS, mutineers_know=True)
    for played in (told, alone):
        for seat in range(-1, len(played.referee.seats)):
            for telling in played.referee.tellings(seat):
                assert set(telling.slots) == set(EVENTS[telling.key]), telling.key
    assert told.cited("mate-own", 1) == [("T1.1", {"seat": 1, "to": 4})]
    assert told.told("mates-told") == [{"seat": seat} for seat in range(6)]


# The box


@pytest.mark.parametrize("part", ["cards", "crews"])
def test_a_misspelt_word_of_a_box_is_refused(part: str) -> None:
    """T1.2: and is not passed over."""
    said = content()
    assert game(hands=HANDS, data=said).asked == ("turn", (0,))
    said[part][0]["colour"] = 1
    with pytest.raises(BadData, match="colour"):
        TRAITRES.data_from(said)


def test_what_a_game_was_set_up_with_cannot_be_changed() -> None:
    """T1.2: all its states share it."""
    referee = game(hands=HANDS).referee
    data = cast(Components, referee.data)
    parts = ((data, "hand"), (data.cards[0], "copies"), (data.crews[0], "target"), (referee.options, "planks"))
    for part, field in parts:
        with pytest.raises(AttributeError, match="immutable"):
            setattr(part, field, getattr(part, field))
