"""The ring of islands as text, with all that a view shows."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.texts.terminal import TERMINAL
from quarterdeck.texts.drawing import length
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.games.meuterer.played import NAMES, PLAIN_FOUR, Played, game, played

PIRATES = ("wine wine grain pirates cloth", *PLAIN_FOUR[1:])


def drawn(seen: Played, viewer: int = -1, *, language: str = "en", legend: bool = True) -> list[str]:
    words = words_of(language, MEUTERER.texts)
    lines = TERMINAL.draw(seen.view(viewer), NAMES, words, 80, legend=legend)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def test_the_ring_goes_clockwise_round_the_table() -> None:
    """M1.1"""
    lines = drawn(game("0: offer 2; 0: show wine; 1: show conflict; 2: leave; 2: take loader; 3: show salt; 0: leave"))
    assert lines[:8] == [
        "[Hochland]▶          Frosthöhle          Grünland            Karge Zunge",
        " any 4/3/2 5         cloth 3/2/1 3       salt 5/3/2 4        grain 6/3/2 4",
        " Sandkap             Round 1 of 8                            Eisfelsen ◎",
        " wine 4/2/1 3        Captain: Bernhard                       rubies 6/4/3 5",
        " Fingerhut           Offer: 2                                Affeninsel",
        " rubies 2/1/0 2      Draw pile: 16   Discards: 0             grain 2/1/1 2",
        " Piratennest         Rotes Riff          Sommerland          Kalte Klippe",
        " any 4/3/2 5         wine 4/2/2 3        salt 3/1/1 2        cloth 5/2/2 4",
    ]
    assert " ▲ Bernhard              0      4  has left, shows wine" in lines
    assert "▸● Steffi                0      4  shows conflict" in lines
    assert " ■ Florian               0      5  has left" in lines


def test_who_left_sees_the_own_role_and_what_remained() -> None:
    """M3.6"""
    lines = drawn(game("0: offer 2; 0: leave; 1: leave; 1: take loader; 2: leave; 2: take merchant"), 2)
    assert any(line.endswith("Merchant") for line in lines)
    assert "You saw  Mutineer, Cabin Boy, First Mate, Merchant" in lines


def test_the_own_hand_is_counted_by_kinds() -> None:
    """M3.4: where leaving would send the ship stands beside the choice."""
    lines = drawn(game("0: offer 0"), 0)
    assert "Your hand  wine ×2, cloth, grain, conflict" in lines


def test_goods_that_no_active_island_buys_are_pointed_out() -> None:
    """M3.2: after two rounds neither Hochland nor Piratennest is active."""
    leave = "1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate"
    hands = ("salt salt cloth conflict cloth", "wine wine wine wine conflict", *PLAIN_FOUR[2:])
    seen = game(
        f"0: offer 0; 0: leave; {leave}",
        f"0: offer 0; 0: show salt; {leave}; 0: show salt; 0: show cloth; 0: leave; draw grain grain wine",
        hands=hands,
    )
    seen.act("0: offer 0", "0: leave")
    assert "  the active islands buy none of your goods, only grain, salt" in drawn(seen, 1)


def test_both_ships_and_both_destinations_are_drawn() -> None:
    """M4.2, M10.6"""
    leave = "0: leave; 1: leave; 1: take mutineer; 2: leave; 2: take loader; 3: leave; 3: take merchant"
    seen = game("0: offer 0", leave, hands=PIRATES, pirates=True)
    lines = drawn(seen)
    assert any("Affeninsel ◎◉" in line for line in lines)
    assert any("Piratennest ✖" in line for line in lines)
    assert any("pirates" in line for line in lines)


def test_once_the_game_is_over_all_lies_open() -> None:
    """G1.8"""
    lines = drawn(played("last-round"))
    assert "Bernhard’s hand  wine, cloth, grain, conflict" in lines
    assert any(line.startswith("Left in the draw pile  ") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.long
def test_every_moment_of_a_game_fits_eighty_columns(language: str) -> None:
    words = words_of(language, MEUTERER.texts)
    for seed in range(4):
        setting, luck = MEUTERER.setting(4, MEUTERER.choose({"pirates": True})), FastLuck(seed)
        state = setting.new(luck)
        while actors := state.actors():
            for viewer in (-1, actors[0]):
                for line in TERMINAL.draw(setting.view(state, viewer), NAMES, words, 80, legend=seed % 2 == 0):
                    assert length(line) <= 80
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[luck.below(len(legal))], luck)
