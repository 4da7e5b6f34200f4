"""How far the numbers of a data file may go: to the last one that is allowed, and not one further."""

import tomllib
from typing import Any

import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.core.game import Game
from quarterdeck.games import GAMES

# A number of the file, its limits (None where the file cannot say less), and how whoever passes them is refused
LIMITS: dict[str, list[tuple[str, int | None, int, str]]] = {
    "freibeuter": [
        *(
            row
            for kind in range(4)
            for row in (
                (f"ships {kind} value", 0, 1000, "A ship's value must be from 0 to 1000"),
                (f"ships {kind} share", 0, 1000, "A ship's share must be from 0 to 1000"),
                (f"ships {kind} count", 0, 36, "The number of ships of a kind must be from 0 to 36"),
                (f"ships {kind} doublers", 0, 1, "The number of doublers of a kind must be from 0 to 1"),
            )
        ),
        ("stores", 1, 36, "The number of stores must be from 1 to 36"),
        ("start boats", 1, 1000, "The number of boats must be from 1 to 1000"),
        ("start money", 0, 1_000_000, "The money at the start must be from 0 to 1000000"),
        ("start sea_cards", 1, 74, "The number of sea cards dealt must be from 1 to 74"),
        ("start sea_cards", 1, 37, "2 players need 76 sea cards"),
        ("start dutchman_cards", 0, 14, "The number of Dutchman cards dealt must be from 0 to 14"),
        ("start dutchman_cards", 0, 7, "2 players need 16 Dutchman cards"),
        ("pay card", 0, 1000, "What a sea card pays must be from 0 to 1000"),
        ("pay store", 0, 1000, "What a store pays must be from 0 to 1000"),
        ("pay debt", 0, 1000, "How often a debt is subtracted must be from 0 to 1000"),
        ("money_cards values 2", 1, 1_000_000, "A money card's value must be from 1 to 1000000"),
    ],
    "meuterer": [
        ("hand", 1, 5, "The number of cards in a hand must be from 1 to 5"),
        ("extra", 1, 5, "The number of cards the Loader gives back must be from 1 to 5"),
        ("rounds 0", 1, 12, "The number of rounds must be from 1 to 12"),
        ("rounds 1", 1, 12, "The number of rounds must be from 1 to 12"),
        ("cards 4 copies", 0, 20, "The number of grain cards must be from 0 to 20"),
        ("cards 6 copies", 0, 20, "The number of pirates cards must be from 0 to 20"),
        *(
            (f"islands {number} {cell}", 0, 1000, f"What {island} pays must be from 0 to 1000")
            for number, island in ((0, "Hochland"), (11, "Sandkap"))
            for cell in ("alone", "two", "three", "docking")
        ),
    ],
    "cartagena": [
        ("combat 1 copies", 0, 40, "The number of pink-2 cards must be from 0 to 40"),
        ("gold 2 copies", 0, 40, "The number of gold-3 cards must be from 0 to 40"),
        ("combat 1 copies", 0, 27, "The number of combat cards must be from 0 to 60"),
        ("coins", 2, 200, "The number of coins must be from 2 to 200"),
        ("doors", 1, 10, "The number of doors beside one for each player must be from 1 to 10"),
        ("duels", 1, 5, "The number of duels must be from 1 to 5"),
        ("tracks 1 mutiny", 1, 200, "The mutiny of coin_first must be from 1 to 200"),
        *(
            (f"tracks 0 {island}", 0, 21, "An island of volcano_first must be from 0 to 21")
            for island in ("volcano", "treasure", "coin")
        ),
        ("tracks 0 storms 0", 0, 22, "A storm of volcano_first must be from 0 to 22"),
        ("tracks 0 storms 2", 12, 22, "A storm of volcano_first must be from 0 to 22"),
    ],
    "traitres": [
        ("hand", 1, 3, "The number of cards in a hand must be from 1 to 3"),
        ("cards 3 copies", 0, 60, "The number of spyglass cards must be from 0 to 60"),
        ("cards 4 copies", 0, 12, "The number of pockets cards must be from 0 to 12"),
        ("cards 0 copies", None, 38, "The number of loot cards must be from 0 to 60"),
        ("crews 0 mutineers", 1, 1, "The number of mutineers of the crew for 3 players must be from 1 to 1"),
        ("crews 5 mutineers", 1, 3, "The number of mutineers of the crew for 8 players must be from 1 to 3"),
        ("crews 1 planks", 0, 60, "The number of planks of the crew for 4 players must be from 0 to 60"),
        ("crews 1 light", 0, 60, "The number of planks of the crew for 4 players must be from 0 to 60"),
        ("crews 1 target", 0, 60, "The chest target of the crew for 4 players must be from 0 to 60"),
    ],
}
ROWS = [(name, *row) for name, rows in LIMITS.items() for row in rows]


def refusal(game: Game, changes: dict[str, int]) -> str:
    """What is said of the shipped file with some numbers changed; nothing if it can be played with."""
    content: Any = tomllib.loads((game.folder / game.data_file).read_text(encoding="utf-8"))
    for where, number in changes.items():
        *path, last = [int(word) if word.isdigit() else word for word in where.split()]
        place = content
        for word in path:
            place = place[word]
        place[last] = number
    try:
        game.data_from(content).check(game.players[0], game.choose())
    except BadData as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("name", "where", "least", "most", "said"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_a_number_may_be_as_small_and_as_big_as_is_said_and_no_further(
    name: str, where: str, least: int | None, most: int, said: str
) -> None:
    game = GAMES[name]
    assert said not in refusal(game, {where: most})
    assert said in refusal(game, {where: most + 1})
    if least is not None:
        assert said not in refusal(game, {where: least})


@pytest.mark.parametrize(("name", "where", "least", "most", "said"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_a_number_below_what_is_said_is_refused(name: str, where: str, least: int | None, most: int, said: str) -> None:
    if least is not None:
        assert refusal(GAMES[name], {where: least - 1})


def test_there_are_at_most_60_gold_cards() -> None:
    """C1.1"""
    cartagena = GAMES["cartagena"]
    assert refusal(cartagena, {"gold 1 copies": 20, "gold 2 copies": 34}) == ""
    assert "The number of gold cards must be" in refusal(cartagena, {"gold 1 copies": 20, "gold 2 copies": 35})
