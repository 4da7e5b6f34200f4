"""`python -m tests.goldens` writes every golden playthrough again."""

from tests.goldens.playthrough import path_of, playthrough
from tests.under_test import WRITTEN as GAMES

for game in GAMES.values():
    for players in game.players:
        text = playthrough(game, players)
        path_of(game, players).write_text(text, encoding="utf-8")
        print(f"{path_of(game, players).name}: {text.count(chr(10))} lines")
