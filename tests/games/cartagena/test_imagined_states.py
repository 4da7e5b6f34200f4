"""A world that is imagined from a view is the true one with unseen things dealt anew, and differs in nothing else."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.replay import Replay
from quarterdeck.games import GAMES
from tests.games.cartagena.played import Played, box, game, mutiny, played, rounds
from tests.games.situations import names_of, situation

# Three players: all have declared, seat 1 has spied on seat 0, sailors stand on A, a card lies under each pile
THREE = (
    "bijoux / declare valverde; ojo / declare diaz; cambivalute / sailor 3 / sailor 8 / place 8",
    "ojo / spy 0; bijoux / declare valverde; tembo / draw pink-2 grey-3 / keep pink-2",
    "diaz / gold gold-3 / draw grey-2 / take combat; crackpott / draw pink-3 pink-3; valverde / gold gold-2",
)
SPIED = rounds(*THREE, players=3)

ASKED: dict[str, tuple[str, ...]] = {
    "a turn after a knock": ("cabin tembo; 0: knock; cabin sate",),
    "two cards that Díaz shows": ("cabin diaz; 0: use diaz; gold gold-1; draw pink-1",),
    "two cards that Tembo shows": ("cabin tembo; 0: use tembo; draw pink-1 grey-3",),
    "cards put under the pile": ("cabin wessel-jan; 0: use wessel-jan; 0: put grey-1; 0: put pink-1",),
    "cards sold": ("cabin dean-nero; 0: use dean-nero; 0: sell grey-1",),
    "a card bought": ("cabin dean-nero; 0: use dean-nero; 0: buy; draw pink-2; cabin ojo",),
    "sailors in hand": ("cabin cambivalute; 0: use cambivalute; sailor 9; sailor 2",),
    "sailors placed on two letters": (
        "cabin cambivalute; 0: use cambivalute; sailor 9; sailor 2; 0: place 9; cabin ojo",
    ),
}


def is_dealt_anew(at: Played) -> None:
    """For everybody, whatever chance brings."""
    setting, truth = at.referee.setting, at.referee.truth
    for viewer in range(-1, truth.players):
        redealt = truth.copy()
        redealt.redeal(viewer, FastLuck(viewer + 2))
        assert setting.imagine(at.view(viewer), FastLuck(viewer + 2)) == redealt
        assert setting.view(redealt, viewer) == at.view(viewer)


@pytest.mark.parametrize("name", names_of("cartagena"))
def test_a_world_imagined_in_a_situation_is_the_true_one_dealt_anew(name: str) -> None:
    """G1.3: at its last five moments."""
    steps = Replay(GAMES, situation("cartagena", name))
    moments = len([line for line in steps.record.log if line[1:2] == ":"])
    for moment in range(moments):
        steps.step()
        if moment >= moments - 5:
            is_dealt_anew(Played(steps.referee))


@pytest.mark.parametrize("asked", ASKED)
def test_a_world_imagined_while_a_pirate_is_used_is_the_true_one_dealt_anew(asked: str) -> None:
    """G1.3, C5.2, C5.4, C5.5, C5.6, C5.11, C5.12: of three players, whatever they know of each other."""
    is_dealt_anew(game(SPIED, *ASKED[asked], players=3))


def test_a_world_imagined_while_sailors_are_inspected_is_the_true_one_dealt_anew() -> None:
    """G1.3, C5.12: of the two on the only letter."""
    placed = "cambivalute / sailor 1 / sailor 2 / place 1; pang / take coin; sate"
    log = rounds(placed, players=3), "cabin cambivalute; 1: use cambivalute"
    is_dealt_anew(game(*log, players=3, data=box(duels=1)))
    is_dealt_anew(game(*log, "1: inspect A", players=3, data=box(duels=1)))
    is_dealt_anew(game(*log, "1: inspect A; 1: place 2; cabin ojo", players=3, data=box(duels=1)))


def test_a_world_imagined_in_a_duel_is_the_true_one_dealt_anew() -> None:
    """G1.3, C7.2: with cards laid, some of them the monkey."""
    bout = "0: lay pink-1; 1: lay pink-1; 2: lay pink-1"
    for log in ("", "1: lay grey-1", bout, f"{bout}; 1: lay monkey", f"{bout}; 1: lay monkey; 0: lay grey-1"):
        is_dealt_anew(mutiny(log, after=THREE, players=3))


@pytest.mark.parametrize(
    "name",
    ["nobody-in-the-mutiny", "nobody-on-the-winning-side", "tie-in-gold-broken-by-cards", "alone-in-the-mutiny"],
)
def test_a_game_that_is_over_is_imagined_as_it_is(name: str) -> None:
    """G1.8: everything lies open, also what lies under the piles."""
    end = played(name)
    for viewer in (-1, 0, 1):
        assert end.referee.setting.imagine(end.view(viewer), FastLuck(1)) == end.truth


def test_a_world_can_be_copied_and_is_then_the_same() -> None:
    """Whatever happens in a copy happens in it alone."""
    truth = game(SPIED, *ASKED["two cards that Tembo shows"], players=3).truth
    before = truth.key()
    copy = truth.copy()
    assert copy == truth
    copy.apply(0, copy.legal(0)[0], FastLuck(1))
    assert truth.key() == before != copy.key()
