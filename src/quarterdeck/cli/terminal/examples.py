"""What one might type in a game, for the sentences that explain how."""

from quarterdeck.core.game import Game
from quarterdeck.texts.terminal import style_of
from quarterdeck.texts.words import Words

ENOUGH = 2  # letters of a word that tell an action from the others


def examples_of(game: Game, words: Words) -> dict[str, str]:
    """An action as it is typed, its beginning, a clause and a chapter, each under the name of its slot."""
    verb, things = game.alphabet.parts(game.alphabet.action(style_of(game).example))
    typed = words.say(f"typed-{verb.name}", things)
    first, *rest = typed.split()
    return {
        "typed": typed,
        "short": " ".join([first[:ENOUGH], *rest]),
        "clause": game.turn_clause,
        "chapter": game.turn_clause.partition(".")[0],
    }
