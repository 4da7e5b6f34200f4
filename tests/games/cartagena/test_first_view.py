"""What a player sees when the first door was opened, field by field, then of pirates; what words and the box say."""

from typing import Any

import msgspec
import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.components import Components
from quarterdeck.games.cartagena.knowledge.view import Cabin, CartagenaView, Letter, Pile, Player, Track
from tests.games.cartagena.played import box, game, mutiny, rounds

TRACKS = {
    "volcano_first": Track(volcano=0, treasure=4, coin=7, storms=(5, 11, 17), mutiny=22, recon=True),
    "coin_first": Track(volcano=4, treasure=2, coin=0, storms=(6, 11, 16), mutiny=20, recon=True),
}


def content() -> dict[str, Any]:
    """The own box."""
    found: dict[str, Any] = msgspec.to_builtins(CARTAGENA.data())
    return found


@pytest.mark.parametrize("track", TRACKS)
def test_a_player_sees_the_track_the_row_the_own_hand_and_what_everybody_was_dealt(track: str) -> None:
    """C1.1, C1.3, C2.1: seat 1 of three; seat 2 deals and has knocked."""
    dealt = Player(
        cards=2,
        golds=0,
        coins=1,
        declared=False,
        spied_by=(),
        mutineer=False,
        fighting=False,
        laid=False,
        public_cards=("pink-1", "grey-1"),
        known_cards=("pink-1", "grey-1"),
        known_golds=(),
        side=None,
    )
    first = game("cabin tembo", players=3, dealer=2, data=content(), track=track)
    assert first.view(1) == CartagenaView(
        seat=1,
        actors=(2,),
        phase="turn",
        round=1,
        dealer=2,
        turn=2,
        turns=0,
        track=TRACKS[track],
        ship=TRACKS[track].treasure,
        storms=0,
        cabins=(Cabin("tembo", True), *[Cabin(None, False)] * 5),
        fresh="tembo",
        used=None,
        sate=1,
        lifeboat=None,
        exchanged=0,
        trade=None,
        coin_island=27,
        combat=Pile(cards=34, under=(), looked_at=()),
        gold=Pile(cards=18, under=(), looked_at=()),
        players=(dealt, msgspec.structs.replace(dealt, known_cards=()), dealt),
        unplaced=10,
        letters=tuple(Letter(letter, False, (), (), (), None, None, (), None) for letter in "ABCDE"),
        letter=None,
        taken=(),
        duel=None,
        hand=("pink-1", "grey-1"),
        golds=(),
        laid=None,
        opened=None,
        outcome=None,
    )


@pytest.mark.parametrize(
    ("log", "fresh", "used", "asked"),
    [
        ("cabin tembo; 0: knock; cabin pang", "pang", None, "turn"),
        ("cabin tembo; 0: use tembo; draw pink-2 pink-3", None, "tembo", "tembo"),
        ("cabin pang; 0: use pang; 0: take coin; cabin bijoux; 1: use bijoux", None, "bijoux", "bijoux"),
        ("cabin tembo; 0: knock; cabin ghost", None, None, "turn"),
    ],
)
def test_a_pirate_who_was_revealed_is_new_until_he_is_used(
    log: str, fresh: str | None, used: str | None, asked: str
) -> None:
    """C2.3, C2.6"""
    view = game(log).view()
    assert (view.fresh, view.used, view.phase) == (fresh, used, asked)


def test_nobody_is_being_used_when_a_round_has_ended() -> None:
    """C2.5, C3.1, C7.2: neither while the dealer chooses in a storm nor in a duel nor when the game is over."""
    declared = "bijoux / declare valverde; ojo / declare diaz"
    ends = [
        (game(rounds("sate; pang / take coin"), data=box(storms=(2,)), storm="dealer_chooses"), "storm"),
        (mutiny("reveal 4 7", after=(declared,)), "lay"),
        (mutiny(after=("sate; pang / take coin",)), "over"),
    ]
    for end, phase in ends:
        assert (end.view().phase, end.view().used, end.view().fresh) == (phase, None, None)
        assert [cabin.pirate for cabin in end.view().cabins] == [None] * 5


@pytest.mark.parametrize("pirate", ["valverde", "diaz", "cambivalute", "ghost"])
def test_whoever_the_dealer_chooses_goes_into_the_lifeboat(pirate: str) -> None:
    """C3.1"""
    log = rounds("sate; pang / take coin"), f"1: embark {pirate}; cabin tembo"
    played = game(*log, data=box(storms=(2,)), storm="dealer_chooses")
    assert (played.view().lifeboat, played.view().storms) == (pirate, 0)
    assert played.asked == ("turn", (1,))
    assert played.cited("storm") == [("C3.1", {"pirate": pirate})]


# The words of records


def test_every_verb_and_every_chance_point_says_what_it_names() -> None:
    """C1.1, C2.1, C5.12: and who sees what chance brought."""
    played = game("cabin tembo").referee.game
    assert {verb.name: [repr(things).split(",")[0] for things in verb.things] for verb in played.alphabet.verbs} == {
        "knock": [],
        "use": ["Things('pirate to use'"],
        "embark": ["Things('pirate'"],
        "take": ["Things('supply'"],
        "keep": ["Things('combat card'"],
        "put": ["Things('combat card'"],
        "sell": ["Things('combat card'"],
        "buy": [],
        "finish": [],
        "rob": ["Things('seat'"],
        "declare": ["Things('side'"],
        "spy": ["Things('seat'"],
        "place": ["Things('sailor'"],
        "inspect": ["Things('letter'"],
        "lay": ["Things('card to lay'"],
    }
    assert {chance.name: (chance.things.name, chance.seen) for chance in played.chances} == {
        "first": ("seat", "all"),
        "cabin": ("pirate", "all"),
        "storm": ("pirate", "all"),
        "draw": ("combat card", "seat"),
        "gold": ("gold card", "seat"),
        "sailor": ("sailor", "seat"),
        "reveal": ("sailor", "all"),
    }


# The box


def test_a_box_that_says_nothing_of_it_is_not_reconstructed() -> None:
    """C1.1"""
    said = content()
    for part in (*said["combat"], *said["gold"], *said["tracks"]):
        del part["recon"]
    data = CARTAGENA.data_from(said)
    assert isinstance(data, Components)
    assert not any(card.recon for card in (*data.combat, *data.gold))
    assert not any(track.recon for track in data.tracks)
    assert not game("cabin tembo", data=said).view().track.recon


@pytest.mark.parametrize("part", ["combat", "gold", "tracks"])
def test_a_misspelt_word_of_a_box_is_refused(part: str) -> None:
    """C1.1: and is not passed over."""
    said = content()
    assert game("cabin tembo", data=said).view().coin_island == 28
    said[part][0]["colour"] = 1
    with pytest.raises(BadData, match="colour"):
        CARTAGENA.data_from(said)


def test_what_a_game_was_set_up_with_cannot_be_changed() -> None:
    """C1.1: all its states share it."""
    referee = game("cabin tembo", data=box()).referee
    data = referee.data
    assert isinstance(data, Components)
    for part, field in (
        (data, "coins"),
        (data.combat[0], "copies"),
        (data.tracks[0], "mutiny"),
        (referee.options, "track"),
    ):
        with pytest.raises(AttributeError, match="immutable"):
            setattr(part, field, getattr(part, field))
