"""What one might overlook: said in every language, with a clause of the book and actions one may choose."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.texts.book import read_book
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.under_test import GAMES_UNDER_TEST

GAMES_PLAYED = 6
NAMES = ("Anne", "Mary", "Jack", "Nan", "Will", "Meg", "Kit", "Tom")


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_a_caution_has_words_a_clause_and_legal_actions_and_is_the_same_in_every_world(name: str) -> None:
    game = GAMES_UNDER_TEST[name]
    clauses = read_book(game.texts, "en").clauses()
    said: set[str] = set()
    for number in range(GAMES_PLAYED):
        luck = FastLuck(number)
        setting = game.setting(game.players[number % len(game.players)])
        state = setting.new(luck)
        while actors := state.actors():
            seat, legal = actors[0], state.legal(actors[0])
            view = setting.view(state, seat)
            cautions = game.hints(view)
            for caution in cautions:
                assert caution.clause in clauses or not caution.clause
                assert set(caution.about) <= {game.alphabet.words(action) for action in legal}, caution
                for language in LANGUAGES:
                    assert words_of(language, game.texts).say(caution.key, caution.slots, NAMES)
            if cautions:
                world = setting.imagine(view, FastLuck(number))
                assert game.hints(setting.view(world, seat)) == cautions
            said |= {caution.key for caution in cautions}
            state.apply(seat, legal[luck.below(len(legal))], luck, None)
    assert said
