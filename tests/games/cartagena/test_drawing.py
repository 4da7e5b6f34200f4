"""The track, the doors, the players and the duels as text, with all that a view shows."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.texts.terminal import TERMINAL
from quarterdeck.texts.drawing import length
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.games.cartagena.played import NAMES, Played, box, game, mutiny, played, rounds


def drawn(seen: Played, viewer: int = -1, *, language: str = "en", legend: bool = True) -> list[str]:
    words = words_of(language, CARTAGENA.texts)
    lines = TERMINAL.draw(seen.view(viewer), NAMES, words, 80, legend=legend)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def test_the_ship_is_drawn_on_its_track_with_storms_and_the_lifeboat() -> None:
    """C2.7, C3.1"""
    lines = drawn(game(rounds("sate; pang / take coin"), "storm tembo; cabin ojo", data=box(storms=(2, 8), mutiny=10)))
    assert lines[:4] == [
        "Round 2, Mary deals   Square 3 of 10",
        " V  ·  ≈ [·] ·  ·  ·  ·  ≈  ·  ✖",
        "Doors  1 Ojo  2 ▒▒▒  3 ▒▒▒  4 ▒▒▒  5 ▒▒▒",
        "In the lifeboat: Tembo",
    ]


def test_a_used_pirate_stands_in_brackets_and_sate_shows_his_coins() -> None:
    """C2.5, C5.9"""
    lines = drawn(game("cabin sate; 0: knock; cabin pang; 0: use pang; 0: take coin"))
    assert lines[:3] == [
        "Round 1, Anne deals   Square 0 of 22",
        "[V] ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ✖",
        "Doors  1 Sate (2 coins)  2 (Pang)  3 ▒▒▒  4 ▒▒▒  5 ▒▒▒",
    ]
    assert " 0 ▲ Anne                 2     0     2  not declared, has at least pink 1, grey" in lines


def test_one_sees_the_own_cards_and_what_one_knows_under_the_pile_in_its_order() -> None:
    """G1.3"""
    log = "cabin wessel-jan; 0: use wessel-jan; 0: put pink-1; 0: put grey-1; draw pink-3 pink-3; cabin ojo"
    lines = drawn(game(log), 0)
    assert "Your combat cards  pink 3 ×2" in lines
    assert "You know under the piles  pink 1, grey 1" in lines
    assert any("has or put under the" in line for line in drawn(game(log), 1))


def test_the_duel_shows_strengths_and_sailors_as_far_as_they_are_known() -> None:
    """C7.1, C7.2"""
    after = ("bijoux / declare valverde; ojo / declare diaz", "cambivalute / sailor 9 / sailor 2 / place 9; sate")
    seen = mutiny("0: lay pink-1; 1: lay grey-1", after=after)
    lines = drawn(seen, 0)
    assert "Duel A, bout 2: Valverde 10, Díaz 3" in lines
    assert "Duels (Valverde:Díaz)  A 9:2   B –   C –   D –   E –" in lines
    assert "All in the duel: lay a card: duel A, bout 2" in lines


def test_who_might_forget_to_declare_is_reminded() -> None:
    """C6.1"""
    lines = drawn(game("cabin ojo", data=box(mutiny=5)), 0)
    assert any(line.startswith("  5 squares to the mutiny, and you have not declared") for line in lines)


def test_once_the_game_is_over_all_lies_open() -> None:
    """G1.8"""
    lines = drawn(played("tie-in-gold-not-broken"))
    assert any(line.startswith("Anne’s cards  ") for line in lines)
    assert any(line.startswith("Left in the piles  ") for line in lines)
    assert any("for Valverde" in line for line in lines)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_fits_eighty_columns(language: str, players: int) -> None:
    words = words_of(language, CARTAGENA.texts)
    for seed in range(4):
        setting, luck = CARTAGENA.setting(players, CARTAGENA.choose({"storm": "dealer_chooses"})), FastLuck(seed)
        state = setting.new(luck)
        while actors := state.actors():
            for viewer in (-1, actors[0]):
                for line in TERMINAL.draw(setting.view(state, viewer), NAMES, words, 80, legend=seed % 2 == 0):
                    assert length(line) <= 80
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[luck.below(len(legal))], luck)
