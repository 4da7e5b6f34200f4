"""Quick laws of the made-up game, so that it is right before the laws over all games are held against it."""

from typing import cast

import pytest

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.game import Options
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import read
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.state import SPECTATOR, Setting
from quarterdeck.core.talk import statements_for
from quarterdeck.texts.book import read_book
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.laws.cases import case_of
from tests.laws.secrets import tellings_follow_from_views
from tests.under_test import GAMES_UNDER_TEST
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.game.rules.actions import ALPHABET, CHANCES
from tools.new_game.template.game.rules.piles import listed
from tools.new_game.template.game.rules.state import Smugglers
from tools.new_game.template.tests.positions import cards_by_place, is_true, random_game, table

SETTINGS = [table(players, own=own) for players in (2, 3, 4) for own in (False, True)]
SEEDS = range(6)

every_setting = pytest.mark.parametrize("setting", SETTINGS)


def games(setting: Setting) -> list[Smugglers]:
    """Every position of some random games."""
    return [state for seed in SEEDS for state in random_game(setting, seed)]


def play(seed: int, players: int, options: Options | None = None) -> Referee:
    """A whole random game, with some talk, before a referee."""
    luck = FastLuck(seed)
    referee = Referee(SMUGGLERS, [f"P{seat}" for seat in range(players)], FastLuck(seed + 1), options=options)
    while actors := referee.actors():
        seat = actors[luck.below(len(actors))]
        if luck.below(3) == 0:
            possible = statements_for(SMUGGLERS, players)
            referee.say(seat, possible[luck.below(len(possible))])
        legal = referee.legal(seat)
        referee.act(seat, legal[luck.below(len(legal))])
    return referee


@every_setting
def test_a_game_has_at_most_forty_decisions(setting: Setting) -> None:
    for seed in SEEDS:
        positions = list(random_game(setting, seed))
        assert 4 <= len(positions) <= 41
        assert positions[-1].outcome() is not None


@every_setting
def test_cards_and_roles_are_conserved(setting: Setting) -> None:
    for state in games(setting):
        cards = [*cards_by_place(state).values(), *listed(state.jetsam)]
        assert sorted(cards) == state.numbers.cards
        assert sorted(state.role + listed(state.spare)) == state.numbers.roles


@every_setting
def test_whoever_must_decide_can_and_nobody_else(setting: Setting) -> None:
    for state in games(setting):
        for seat in range(-1, state.players + 1):
            assert bool(state.legal(seat)) == (seat in state.actors())


@every_setting
def test_legal_actions_apply_and_all_others_raise_and_change_nothing(setting: Setting) -> None:
    for state in games(setting)[::7]:
        before = state.copy()
        for seat in range(-1, state.players + 1):
            legal = state.legal(seat)
            for action in range(-1, len(ALPHABET) + 1):
                if action in legal:
                    state.copy().apply(seat, action, FastLuck(1))
                else:
                    with pytest.raises(IllegalAction) as refused:
                        state.apply(seat, action, FastLuck(1))
                    assert set(refused.value.slots) <= set(SMUGGLERS.refusals[refused.value.key])
        assert state == before
        assert state.fingerprint() == before.fingerprint()


@every_setting
def test_what_is_remembered_is_so(setting: Setting) -> None:
    """G1.3"""
    for state in games(setting):
        assert all(is_true(memory, cards_by_place(state)) for memory in state.memory)


@every_setting
def test_views_and_choices_are_the_same_in_every_world_one_can_imagine(setting: Setting) -> None:
    luck = FastLuck(5)
    for state in games(setting):
        for seat in range(SPECTATOR, state.players):
            view = setting.view(state, seat)
            redealt = state.copy()
            redealt.redeal(seat, luck)
            for other in (redealt, cast(Smugglers, setting.imagine(view, luck))):
                assert setting.view(other, seat) == view
                assert other.actors() == state.actors()
                assert other.legal(seat) == state.legal(seat)
                assert all(is_true(memory, cards_by_place(other)) for memory in other.memory)


@every_setting
def test_an_imagined_game_can_be_played_to_its_end(setting: Setting) -> None:
    luck = FastLuck(6)
    for state in games(setting)[::5]:
        for seat in range(SPECTATOR, state.players):
            other = setting.imagine(setting.view(state, seat), luck)
            while other.actors():
                actor = other.actors()[0]
                legal = other.legal(actor)
                other.apply(actor, legal[luck.below(len(legal))], luck)
            assert other.outcome() is not None


@every_setting
def test_simultaneous_choices_commute(setting: Setting) -> None:
    """G1.5, X2.1"""
    luck = FastLuck(7)
    for state in games(setting):
        actors = state.actors()
        if len(actors) > 1:
            choice = {seat: state.legal(seat)[luck.below(len(state.legal(seat)))] for seat in actors}
            forth, back = state.copy(), state.copy()
            for seat in actors:
                forth.apply(seat, choice[seat], FastLuck(8))
            for seat in reversed(actors):
                back.apply(seat, choice[seat], FastLuck(8))
            assert forth == back


@every_setting
def test_nothing_is_shown_of_a_simultaneous_choice_but_who_has_chosen(setting: Setting) -> None:
    """G1.5, X2.1"""
    for state in games(setting):
        actors = state.actors()
        if len(actors) > 1 and len(state.legal(actors[0])) > 1:
            one, other = state.copy(), state.copy()
            one.apply(actors[0], state.legal(actors[0])[0], FastLuck(8))
            other.apply(actors[0], state.legal(actors[0])[1], FastLuck(8))
            for seat in range(SPECTATOR, state.players):
                assert (setting.view(one, seat) == setting.view(other, seat)) == (seat != actors[0])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", [1, 2])
def test_a_record_alone_replays_the_game(players: int, edition: int) -> None:
    for seed in SEEDS:
        referee = play(seed, players, SMUGGLERS.choose(edition=edition))
        again = replay(GAMES_UNDER_TEST, read(referee.record().json().encode()))
        assert again.truth == referee.truth
        assert again.statements() == referee.statements()
        for seat in range(SPECTATOR, players):
            assert again.tellings(seat) == referee.tellings(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_telling_cites_a_clause_and_has_words(language: str) -> None:
    words = words_of(language, SMUGGLERS.texts)
    clauses = set(read_book(SMUGGLERS.texts, language).clauses()) | {"G1.8"}
    for seed in SEEDS:
        referee = play(seed, 4)
        for seat in range(SPECTATOR, 4):
            for telling in referee.tellings(seat):
                assert telling.clause in clauses
                assert set(telling.slots) == set(SMUGGLERS.events[telling.key])
                assert words.say(telling.key, telling.slots, ["A", "B", "C", "D"])
    assert all(words.has(key) for key in SMUGGLERS.refusals)
    assert {chance.clause for chance in CHANCES} <= clauses


def test_chance_is_seen_by_all_by_a_seat_or_by_nobody() -> None:
    assert {chance.seen for chance in CHANCES} == {"all", "seat", "nobody"}


def test_a_card_drawn_and_stowed_in_one_action_may_be_forgotten() -> None:
    """X2.3 X3.5: which of two remembered cards was drawn is no longer known once both lie mixed in the hold."""
    tellings_follow_from_views(case_of("smugglers/2/503"))
