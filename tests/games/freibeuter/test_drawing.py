"""The drawing of Freibeuter shows a view, all of it, and nothing else."""

import msgspec
import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand, Ship
from quarterdeck.games.freibeuter.texts.prompts import open_ways
from quarterdeck.games.freibeuter.texts.terminal import draw, draw_sea
from quarterdeck.texts.drawing import Line
from quarterdeck.texts.words import LANGUAGES, words_of

NAMES = ["Ann", "Bob", "Cora", "Dieter von und zu See"]


def text(lines: list[Line]) -> str:
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def views(players: int, seat: int, seed: int = 1) -> list[FreibeuterView]:
    """A seat's views of a whole random game."""
    setting, luck = FREIBEUTER.setting(players), FastLuck(seed)
    state = setting.new(luck)
    seen: list[FreibeuterView] = []
    while True:
        view = setting.view(state, seat)
        assert isinstance(view, FreibeuterView)
        seen.append(view)
        if not state.actors():
            return seen
        legal = state.legal(state.actors()[0])
        state.apply(state.actors()[0], legal[luck.below(len(legal))], luck)


def test_a_sea_with_everything_on_it() -> None:
    view = views(2, 0)[0]
    ann, bob = view.owners
    view = msgspec.structs.replace(
        view,
        tokens={"A1": "ship4", "B1": "store", "C1": "doubler2", "D1": "ship1", "A2": "ship3"},
        owners=(
            msgspec.structs.replace(ann, boats=("A1", "B2", "B2"), boarded=("A1",)),
            msgspec.structs.replace(bob, boats=("C1", "C3"), boarded=("D1",)),
        ),
        hand=Hand(("B1", "B2", "D3"), ("3", "C")),
        dutchman="E2",
        waiting=("A2",),
    )
    assert text(draw_sea(view)).splitlines()[:6] == [
        "    A     B     C     D     E     F     G",
        "1   ▲    [~]    ●     ~     ~     ~     ~",
        "     ▲20/4   ⌂    2×10  ●5/1   +     +",
        "2   ~    [▲▲]   ~     ~     D     ~     ~",
        "      15/3   +     +     +     +     +",
        "3   ~     ~     ●    [~]    ~     ~     ~",
    ]
    styles = {segment.text: segment.style for line in draw_sea(view) for segment in line}
    assert styles["15/3"] == "waiting"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_of_a_game_fits_eighty_columns(players: int, language: str) -> None:
    words = words_of(language, FREIBEUTER.texts)
    for view in views(players, 0):
        assert max(len(line) for line in text(draw(view, NAMES, words, 80)).splitlines()) <= 80


def test_on_a_narrow_screen_the_owners_stand_below_the_sea() -> None:
    drawn = text(draw(views(3, 0)[0], NAMES, words_of("en", FREIBEUTER.texts), 60)).splitlines()
    assert max(len(line) for line in drawn) <= 60
    assert "wealth" not in "".join(drawn[:14])
    assert "wealth" in "".join(drawn[14:])


def test_large_numbers_of_another_data_file_widen_the_sea() -> None:
    view = views(2, 0)[0]
    view = msgspec.structs.replace(view, ships=(Ship(1000, 1000, False),) * 4)
    lines = text(draw_sea(view)).splitlines()
    assert "1000/1000  " in "".join(lines)
    assert lines[1].index("~", 10) < lines[0].index("B") + 3


def test_a_spectator_sees_no_hand_before_the_end_and_everything_after_it() -> None:
    words = words_of("en", FREIBEUTER.texts)
    *running, over = views(2, SPECTATOR)
    for view in running:
        drawn = text(draw(view, NAMES, words, 80))
        assert "hand" not in drawn
        assert "[" not in drawn
    end = text(draw(over, NAMES, words, 80))
    assert "Ann’s hand  sea: " in end
    assert "Left in the piles  sea: " in end


def test_debts_and_doublers_are_shown() -> None:
    view = views(2, 0)[0]
    owner = msgspec.structs.replace(view.owners[0], debt=7, captured=(2, 0, 0, 1))
    ships = (msgspec.structs.replace(view.ships[0], doubled=True), *view.ships[1:])
    view = msgspec.structs.replace(view, owners=(owner, view.owners[1]), ships=ships)
    drawn = text(draw(view, NAMES, words_of("en", FREIBEUTER.texts), 80))
    assert "debt 7, counts twice" in drawn
    assert "   5 5 20 " in drawn
    assert "Counting double: 5" in drawn


def test_a_long_list_of_captured_ships_is_counted_with_the_value_first() -> None:
    view = views(2, 0)[0]
    for captured, told in (((7, 5, 0, 1), "5 ×7, 10 ×5, 20 "), ((7, 7, 7, 7), "5×7 10×7 15×7 20×7 ")):
        owner = msgspec.structs.replace(view.owners[0], captured=captured, wealth=120)
        changed = msgspec.structs.replace(view, owners=(owner, view.owners[1]))
        for language, wealth in (("en", "wealth 120"), ("fr", "fortune 120")):
            lines = text(draw(changed, NAMES, words_of(language, FREIBEUTER.texts), 80)).splitlines()
            assert told in lines[2]
            assert lines[2].endswith(wealth)
            assert len(lines[2]) <= 80


def test_a_turn_offers_only_what_can_be_done_and_says_that_dutchman_cards_are_idle() -> None:
    words = words_of("en", FREIBEUTER.texts)
    setting, luck = FREIBEUTER.setting(2), FastLuck(4)
    state = setting.new(luck)
    idle = 0
    while state.actors():
        seat = state.actors()[0]
        view = setting.view(state, seat)
        assert isinstance(view, FreibeuterView)
        verbs = {FREIBEUTER.alphabet.parts(action)[0].name for action in state.legal(seat)}
        if view.phase == "turn":
            assert open_ways(view) == [
                way for way, verb in (("board", "board"), ("sea", "place"), ("dutchman", "dutchman")) if verb in verbs
            ]
            drawn = text(draw(view, NAMES, words, 80))
            assert view.hand is not None
            said = "your Dutchman cards would encircle nothing now" in drawn
            assert said == (bool(view.hand.dutchman) and "dutchman" not in verbs)
            assert ("or play a Dutchman card" in drawn) == ("dutchman" in verbs and "board" in verbs)
            idle += said
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
    assert idle


def test_without_a_sea_card_none_is_offered() -> None:
    view = next(view for view in views(2, 0) if view.phase == "turn")
    owners = tuple(msgspec.structs.replace(owner, sea_cards=0) for owner in view.owners)
    assert open_ways(msgspec.structs.replace(view, owners=owners)) == ["board"]


def test_a_stock_that_runs_out_is_announced() -> None:
    view = next(view for view in views(2, 0) if view.phase == "turn" and view.turn == 0)
    for stock, said in ((3, ""), (2, "2 boats left: the game ends"), (1, "1 boat left: the game ends")):
        owner = msgspec.structs.replace(view.owners[0], stock=stock)
        drawn = text(
            draw(
                msgspec.structs.replace(view, owners=(owner, view.owners[1])),
                NAMES,
                words_of("en", FREIBEUTER.texts),
                80,
            )
        )
        assert said in drawn
        assert ("the game ends when" in drawn) == bool(said)


def test_a_sea_pile_that_runs_out_is_announced() -> None:
    view = next(view for view in views(2, 0) if view.phase == "turn" and view.turn == 0)
    for cards, said in ((6, ""), (5, "5 sea cards left in the pile"), (1, "1 sea card left"), (0, "pile is empty")):
        changed = msgspec.structs.replace(view, sea_pile=cards)
        drawn = text(draw(changed, NAMES, words_of("en", FREIBEUTER.texts), 80))
        assert said in drawn
        assert ("the game ends when they run out" in drawn) == bool(said)


def test_the_legend_can_be_left_out_and_explains_emptied_crossings() -> None:
    view = views(2, 0)[-1]
    words = words_of("en", FREIBEUTER.texts)
    assert "+ emptied" in text(draw(view, NAMES, words, 80))
    assert "emptied" not in text(draw(view, NAMES, words, 80, legend=False))
