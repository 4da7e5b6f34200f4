"""The piles, the crew, the chest and what one knows as text, with all that a view shows."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.texts.terminal import TERMINAL
from quarterdeck.texts.drawing import length
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.games.traitres.played import NAMES, Played, game, laying, played

HANDS = "plus spyglass minus | zero riddance catch | pockets plank plus"


def drawn(seen: Played, viewer: int = -1, *, language: str = "en", legend: bool = True) -> list[str]:
    words = words_of(language, TRAITRES.texts)
    lines = TERMINAL.draw(seen.view(viewer), NAMES, words, 80, legend=legend)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def test_the_crew_is_drawn_with_its_planks_and_the_roles_one_knows() -> None:
    """T1.5, T5.1"""
    lines = drawn(game("2: plank 1; draw plus", hands=HANDS, first=2), 0)
    assert lines[:6] == [
        "Draw pile: 56 · Discard: 0",
        "",
        "                       planks  cards",
        "▸0 ▲ Anne                 ···      3  pirate",
        " 1 ● Mary                 ▬··      3",
        " 2 ■ Jack                 ···      3",
    ]
    assert " 2 ■ Jack                             pirate, overboard" in drawn(played("talk-from-overboard"))


def test_the_chest_is_drawn_from_the_top_with_announcements_and_what_one_knows() -> None:
    """T3.1, T3.3"""
    lays = laying("0 plus zero", "1 zero>plus plus", "2 plus>minus zero")
    assert "From the top  ■−2  ●+1  ▲+1=+1" in drawn(game(lays, hands=HANDS), 0)
    mixed = game(lays, "0: spyglass; 0: put zero; 0: put plus; draw plus", hands=HANDS)
    assert "From the top  ▲●■?=+1  ▲●■?=+1  ▲●■?=0" in drawn(mixed, 0)
    assert "From the top  ▲●■?  ▲●■?  ▲●■?" in drawn(mixed, 1)
    assert "Chest: 3 cards, target 5" in drawn(mixed)


def test_thrown_out_loot_is_drawn_apart() -> None:
    """T4.3"""
    lines = drawn(played("riddance-with-3-in-the-chest"), 1)
    assert "From the top  ▲+1" in lines
    assert "Thrown out  ■0  ●+1=0" in lines


def test_what_one_knows_of_mixed_cards_is_said() -> None:
    """G1.3"""
    lines = drawn(played("spyglass-twice-in-a-row-on-overlapping-cards"), 0)
    assert "You know of −2, +1: chest, from the bottom 2, 3, 4" in lines
    assert "Seen with your Spyglass: +1, 0, −2 (laid by ▲●■)" in lines


def test_what_one_put_on_the_pile_is_said_and_who_drew_it() -> None:
    """G1.3, T4.4"""
    lines = drawn(played("a-returned-card-is-drawn-by-the-next-players"), 1)
    assert "You know of Good Riddance: Anne’s hand" in lines
    assert "You know of 0: Jack’s hand" in lines
    on_top = drawn(played("catch-with-4-in-the-pile-after_effect"), 1)
    assert "You know the top of the draw pile: 0, Good Riddance" in on_top
    assert "Draw pile: 3 (put on top: 2) · Discard: 1" in on_top


def test_where_a_card_may_have_gone_is_named_place_by_place() -> None:
    """G1.3"""
    hands = "plus pockets spyglass | zero plank catch | plus spyglass riddance"
    log = "1: catch; draw plus minus plus; 1: return plank; 1: return zero; 2: lay plus saying plus; "
    log += "0: lay plus saying plus; " + laying("1 plus plus", "2 zero plus")
    log += "0: spyglass; 0: put plus; 0: put zero; draw plus; " + laying("1 plus plus")
    end = game(log, "2: riddance; draw plus", hands=hands, first=1)
    assert "You know of 0: Jack’s hand / chest, from the bottom 2, 3 / thrown out of the" in drawn(end, 1)
    thrown = game("2: pockets 0; draw plus plus plus; draw plus", hands=HANDS, first=2)
    assert "Thrown away from your hand: +1, Spyglass, −2" in drawn(thrown, 0)


def test_one_sees_role_hand_and_what_a_spyglass_shows() -> None:
    """T1.1, T4.2"""
    lines = drawn(game(laying("0 plus zero", "1 zero plus", "2 plus>zero zero"), "0: spyglass", hands=HANDS), 0)
    assert lines[-4:] == [
        "You are a pirate",
        "Your cards  0, −2",
        "You look at  +1 ×2, 0",
        "Anne: put the 3 cards back on the chest, the lowest first",
    ]


def test_a_hint_warns_of_the_end_of_the_pile() -> None:
    """T7.3"""
    near = drawn(played("pockets-with-5-in-the-pile"), 0)
    assert "  1 card is left in the draw pile; when it is empty, the mutineers have won" in near


def test_once_the_game_is_over_everything_lies_open() -> None:
    """G1.8"""
    lines = drawn(played("chest-full-with-a-lie-in-it"))
    assert "It holds 7; the target is 5" in lines
    assert "From the top  ●+1=+1  ▲+1=+1  ■+1=0  ●+1=+1  ▲+1=+1  ■+1=+1  ●+1=+1  ▲+1=+1" in lines
    assert "Jack’s cards  +1 ×3" in lines
    assert any(line.startswith("Left in the pile  +1 ×5, 0 ×8, −2 ×12") for line in lines)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", TRAITRES.players)
def test_every_moment_can_be_drawn_within_eighty_columns(players: int, language: str) -> None:
    words, luck = words_of(language, TRAITRES.texts), FastLuck(players)
    referee = Referee(TRAITRES, NAMES[:players], luck)
    while referee.actors():
        for viewer in (-1, referee.actors()[0]):
            lines = TERMINAL.draw(referee.view(viewer), NAMES, words, 80)
            assert max(length(line) for line in lines) <= 80
        seat = referee.actors()[0]
        legal = [action for action in referee.legal(seat) if action != TRAITRES.alphabet.action("open")]
        referee.act(seat, legal[luck.below(len(legal))])
    assert TERMINAL.draw(referee.view(-1), NAMES, words, 80)
