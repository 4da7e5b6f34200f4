"""The least and the most that a data file of Meuterer may say; one more or less is refused."""

from typing import Any

import pytest

from quarterdeck.core.errors import BadData, BrokenRule
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.meuterer import MEUTERER
from tests.games.meuterer.played import game
from tests.games.meuterer.test_components import content


def set_up(players: int, box: dict[str, Any], **options: object) -> None:
    """A game with this box can be dealt."""
    setting = MEUTERER.setting(players, MEUTERER.choose(options), MEUTERER.data_from(box))
    assert len(setting.new(FastLuck(1)).actors()) == 1


def with_cards(copies: list[int], **changes: Any) -> dict[str, Any]:
    """The own box with other numbers of cards."""
    box = {**content(), **changes}
    for card, number in zip(box["cards"], copies, strict=True):
        card["copies"] = number
    return box


@pytest.mark.parametrize(("players", "cards"), [(3, 18), (4, 23)])
def test_there_are_as_many_cards_as_hands_and_a_loader_need_and_at_most_sixty(players: int, cards: int) -> None:
    """M9.2: hands of five and three for the Loader."""
    set_up(players, with_cards([cards - 10, 2, 2, 2, 2, 2, 1]))
    set_up(players, with_cards([20, 20, 20, 0, 0, 0, 1]))
    for copies, number in (([cards - 11, 2, 2, 2, 2, 2, 1], cards - 1), ([20, 20, 20, 0, 0, 1, 1], 61)):
        with pytest.raises(BadData, match=f"{players} players need {cards} to 60 goods cards; there are {number}."):
            set_up(players, with_cards(copies))


@pytest.mark.parametrize("copies", [0, 2])
def test_the_variant_has_one_pirates_card(copies: int) -> None:
    """M10.1: without the variant it does not matter how many there are."""
    box = with_cards([4, 5, 6, 7, 8, 6, copies])
    set_up(3, box)
    with pytest.raises(BadData, match=f"The number of pirates cards in the variant must be from 1 to 1, not {copies}."):
        set_up(3, box, pirates=True)


@pytest.mark.parametrize(
    ("path", "least", "most"),
    [
        (("cards", 2, "copies"), 0, 20),
        (("islands", 3, "alone"), 0, 1000),
        (("islands", 3, "two"), 0, 1000),
        (("islands", 3, "three"), 0, 1000),
        (("islands", 3, "docking"), 0, 1000),
        (("hand",), 1, 5),
        (("extra",), 1, 5),
        (("rounds", 0), 1, 12),
        (("rounds", 1), 1, 12),
    ],
)
def test_a_number_lies_between_its_bounds(path: tuple[str | int, ...], least: int, most: int) -> None:
    for number in (least, most):
        set_up(3, changed(path, number))
    for number in (least - 1, most + 1):
        with pytest.raises(BadData, match=f"must be from {least} to {most}, not {number}."):
            set_up(3, changed(path, number))


def changed(path: tuple[str | int, ...], number: int) -> dict[str, Any]:
    """The own box with another number in one place."""
    box = content()
    inside: Any = box
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = number
    return box


# The words of its records


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("island Atlantis", "“Atlantis” is no island"),
        ("first 4", "“4” is no seat"),
        ("deal rum", "“rum” is no card"),
        ("draw rum", "“rum” is no card"),
    ],
)
def test_a_record_that_names_something_else_is_told_what_it_is_not(line: str, said: str) -> None:
    with pytest.raises(BrokenRule, match=said):
        game(line)
