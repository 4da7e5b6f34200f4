"""What the house says about typing and painting comes from the game that is played."""

from dataclasses import replace

import pytest

from quarterdeck.cli.terminal.answers import Answers
from quarterdeck.cli.terminal.examples import examples_of
from quarterdeck.cli.terminal.paint import STYLES, paint
from quarterdeck.cli.terminal.rulebooks import Rulebooks
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games import GAMES
from quarterdeck.texts.drawing import ROLES, Segment
from quarterdeck.texts.terminal import style_of
from quarterdeck.texts.words import LANGUAGES, words_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_what_stands_as_an_example_can_be_typed_and_looked_up(game: Game, language: str) -> None:
    words = words_of(language, game.texts)
    examples = examples_of(game, words)
    answers = Answers(game, words, list(range(len(game.alphabet))))
    for text in (examples["typed"], examples["short"]):
        assert [game.alphabet.words(action) for action in answers.find(text)] == [style_of(game).example]
    rulebooks = Rulebooks(game, words)
    assert rulebooks.clause(examples["clause"]) is not None
    assert rulebooks.chapter(examples["chapter"]) is not None


@every_language
@pytest.mark.parametrize("key", ["how-to-move", "help", "chapters", "why-what"])
def test_no_game_is_explained_with_the_examples_of_another(key: str, language: str) -> None:
    said = [
        words_of(language, game.texts).say(key, examples_of(game, words_of(language, game.texts)))
        for game in GAMES.values()
    ]
    assert len(set(said)) == len(said)


def test_meuterer_is_explained_with_its_own_words_and_clauses() -> None:
    game = GAMES["meuterer"]
    assert examples_of(game, words_of("fr", game.texts)) == {
        "typed": "montrer vin",
        "short": "mo vin",
        "clause": "M3.1",
        "chapter": "M3",
    }


def test_a_game_that_does_not_say_how_a_terminal_shows_it_is_refused() -> None:
    with pytest.raises(TypeError, match="Freibeuter does not say how a terminal shows it"):
        style_of(replace(GAMES["freibeuter"], terminal=None))


@every_game
def test_every_role_of_a_drawing_is_the_houses_or_the_games(game: Game) -> None:
    style = style_of(game)
    assert set(style.styles.values()) <= set(ROLES)
    assert set(STYLES) == set(ROLES)
    luck = FastLuck(3)
    referee = Referee(game, ["Ann", "Bob", "Cora"], FastLuck(4))
    used = set()
    while True:
        for viewer in (SPECTATOR, 0):
            drawn = style.draw(referee.view(viewer), ["Ann", "Bob", "Cora"], words_of("en", game.texts), 100)
            used |= {segment.style for line in drawn for segment in line}
        if not referee.actors():
            break
        seat = referee.actors()[0]
        legal = referee.legal(seat)
        referee.act(seat, legal[luck.below(len(legal))])
    assert used - set(style.styles) <= set(ROLES)
    assert used & set(style.styles)


def test_a_games_role_is_painted_as_the_houses_role_it_stands_for() -> None:
    line = (Segment("~", "sea"), Segment("x", "strong"))
    painted = paint(line, {"sea": "cool"})
    assert [str(span.style) for span in painted.spans] == ["cyan", "bold"]
