"""Hand-written situations, each at the moment it is about; `tests/games/test_situations.py` plays them line by line."""

from pathlib import Path
from typing import cast

import pytest

from quarterdeck.core.record import read_file
from quarterdeck.core.replay import replay
from quarterdeck.core.state import SPECTATOR
from tools.new_game.template.game.knowledge.view import SmugglersView
from tools.new_game.template.tests.positions import GAMES

FOLDER = Path(__file__).parent / "situations"

# Who must decide when the record ends, who is ashore, and how many cards everybody holds
ENDS: dict[str, tuple[list[int], list[int], list[int]]] = {
    "a-fisher-puts-cards-under-and-on-the-pile": ([1], [], [2, 2, 2]),
    "a-liar-goes-ashore": ([2], [0], [0, 3, 2]),
    "an-honest-player-is-accused": ([2], [1], [2, 0, 2]),
}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_situation_ends_so(path: Path) -> None:
    """X3.3, X4.2, X4.3"""
    referee = replay(GAMES, read_file(path))
    players = cast(SmugglersView, referee.view(SPECTATOR)).players
    ashore = [seat for seat, player in enumerate(players) if player.ashore]
    assert (referee.actors(), ashore, [player.cards for player in players]) == ENDS[path.stem]
