"""How every hand-written situation of every game is read."""

import pytest

from quarterdeck.core.lines import line
from quarterdeck.core.luck import Draw
from quarterdeck.core.replay import replay
from quarterdeck.games import GAMES
from tests.games.situations import names_of, situation


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names_of(game)])
def test_every_situation_plays_as_it_is_written(game: str, name: str) -> None:
    """Entry by entry, nothing is left over and nothing is added."""
    record = situation(game, name)
    referee = replay(GAMES, record)
    entries = [line(referee.game, entry).split(" (")[0] for entry in referee.entries]
    assert entries == [entry for text in record.log for entry in single(text)]
    assert all(0 <= entry.k < entry.n for entry in referee.entries if isinstance(entry, Draw))


def single(text: str) -> list[str]:
    """The entries of a line that may hold several outcomes of chance."""
    if text[0].isdigit():
        return [text]
    point, *things = text.split()
    return [f"{point} {thing}" for thing in things]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_situations(game: str) -> None:
    assert names_of(game)
