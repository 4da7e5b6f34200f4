"""G1 What holds in all games: over every game where it can be, else as it shows in Freibeuter."""

from collections.abc import Iterator
from typing import cast

import pytest

from quarterdeck.core.errors import GameRunning, IllegalAction
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Draw, FastLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from tests.laws.chi_square import chi_square, critical
from tests.under_test import GAMES_UNDER_TEST as GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def play(game: Game, players: int, seed: int) -> Iterator[Referee]:
    """A random game, looked at after the deal and after every action."""
    luck = FastLuck(seed_of("general", game.name, players, seed))
    referee = Referee(game, [f"player {seat}" for seat in range(players)], luck)
    yield referee
    while referee.actors():
        seat = referee.actors()[luck.below(len(referee.actors()))]
        legal = referee.legal(seat)
        referee.act(seat, legal[luck.below(len(legal))])
        yield referee


def viewers(players: int) -> range:
    """Every seat, and a spectator."""
    return range(SPECTATOR, players)


def seen(referee: Referee, viewer: int) -> FreibeuterView:
    """What a viewer sees of a game of Freibeuter."""
    return cast(FreibeuterView, referee.view(viewer))


@every_game
def test_a_spectator_is_told_nothing_that_any_player_is_not(game: Game) -> None:
    """G1.1: every telling to a spectator is the one that all but at most one seat are given."""
    for players in game.players:
        *_, referee = play(game, players, 1)
        told = [referee.tellings(viewer) for viewer in viewers(players)]
        for spectator, *seats in zip(*told, strict=True):
            assert sum(one != spectator for one in seats) <= 1


def test_a_spectator_of_freibeuter_sees_no_hand() -> None:
    """G1.1, F1.3: and all else that every player sees."""
    for referee in play(FREIBEUTER, 3, 1):
        spectator = seen(referee, SPECTATOR)
        assert spectator.hand is None
        for seat in range(3):
            view = referee.view(seat)
            for field in view.__struct_fields__:
                if field not in ("seat", "hand"):
                    assert getattr(view, field) == getattr(spectator, field)


def test_nobody_is_ever_out_of_play_in_freibeuter() -> None:
    """G1.2: turns go round to the end, and off turn a seat learns only what is public."""
    turn = -1
    for referee in play(FREIBEUTER, 4, 1):
        if referee.actors() and referee.actors()[0] != turn:
            assert turn < 0 or referee.actors()[0] == (turn + 1) % 4
            turn = referee.actors()[0]
    for seat in range(4):
        own = [told for told in referee.tellings(seat) if told not in referee.tellings(SPECTATOR)]
        assert {told.slots["seat"] for told in own} <= {seat}


@every_game
def test_nothing_told_is_ever_taken_back(game: Game) -> None:
    """G1.3: what a seat was told stays told, word for word."""
    for players in game.players:
        before: dict[int, list[object]] = {viewer: [] for viewer in viewers(players)}
        for referee in play(game, players, 2):
            for viewer in viewers(players):
                now: list[object] = list(referee.tellings(viewer))
                assert now[: len(before[viewer])] == before[viewer]
                before[viewer] = now


def test_what_was_discarded_in_freibeuter_stays_known() -> None:
    """G1.3, F1.3: the view holds every card that was ever played, since nothing is shuffled again."""
    played: list[str] = []
    for referee in play(FREIBEUTER, 2, 3):
        cards = [told for told in referee.tellings(SPECTATOR) if told.key in ("placed", "cashed")]
        played = [str(told.slots["region"]) for told in cards]
        assert sorted(seen(referee, 1).discards.sea) == sorted(played)
    assert played


def test_in_freibeuter_a_single_choice_is_asked_only_where_a_clause_wants_it() -> None:
    """G1.4: a turn is always asked (F2.1); a draw or an order only where there is a choice (F10.4, F6.3)."""
    for players in FREIBEUTER.players:
        for referee in play(FREIBEUTER, players, 4):
            for seat in referee.actors():
                assert len(referee.legal(seat)) > 1 or seen(referee, seat).phase == "turn"


def test_in_freibeuter_nobody_chooses_at_the_same_time_as_another() -> None:
    """G1.5: so there is nothing to keep back."""
    for players in FREIBEUTER.players:
        assert all(len(referee.actors()) <= 1 for referee in play(FREIBEUTER, players, 5))


def test_in_freibeuter_ones_own_cards_and_the_sizes_of_hands_and_piles_are_always_seen() -> None:
    """G1.6: at every moment, and all cards are accounted for."""
    for players in FREIBEUTER.players:
        for referee in play(FREIBEUTER, players, 6):
            for seat in range(players):
                view = seen(referee, seat)
                assert view.hand is not None
                sizes = (view.owners[seat].sea_cards, view.owners[seat].dutchman_cards)
                assert (len(view.hand.sea), len(view.hand.dutchman)) == sizes
            held = sum(owner.sea_cards for owner in view.owners)
            assert held + view.sea_pile + len(view.discards.sea) == 74


@pytest.mark.uncounted
@every_game
def test_by_lot_and_shuffled_give_every_outcome_the_same_chance(game: Game) -> None:
    """G1.7: the first chance point of a game, over many deals."""
    for players in game.players:
        counts: dict[int, int] = {}
        for seed in range(600):
            referee = next(play(game, players, seed))
            first = next(entry for entry in referee.entries if isinstance(entry, Draw))
            counts[first.k] = counts.get(first.k, 0) + 1
            outcomes = first.n
        seen_counts = [counts.get(k, 0) for k in range(outcomes)]
        assert chi_square(seen_counts, [600 / outcomes] * outcomes) < critical(outcomes - 1)


@every_game
def test_a_record_is_laid_open_when_the_game_is_over_and_not_before(game: Game) -> None:
    """G1.8: it shows all that was hidden."""
    for players in game.players:
        for referee in play(game, players, 7):
            if referee.outcome is None:
                with pytest.raises(GameRunning):
                    referee.record()
        assert referee.record().outcome == referee.outcome


def test_in_freibeuter_all_hands_are_laid_open_when_the_game_is_over() -> None:
    """G1.8, F11.4: to every viewer alike."""
    for referee in play(FREIBEUTER, 3, 8):
        opened = [(seen(referee, viewer).opened_hands, seen(referee, viewer).opened_piles) for viewer in viewers(3)]
        if referee.outcome is None:
            assert opened == 4 * [((), None)]
    hands = tuple(seen(referee, seat).hand for seat in range(3))
    assert opened == 4 * [(hands, opened[0][1])]
    assert opened[0][1] is not None


def test_every_other_player_is_an_opponent_in_freibeuter() -> None:
    """G1.9: whoever pays a share pays another seat, and each other seat can be the one paid."""
    pairs: set[tuple[object, object]] = set()
    for seed in range(40):
        *_, referee = play(FREIBEUTER, 3, seed)
        pairs |= {(t.slots["seat"], t.slots["to"]) for t in referee.tellings(SPECTATOR) if t.key == "paid"}
    assert pairs == {(seat, other) for seat in range(3) for other in range(3) if seat != other}


@pytest.mark.law
@pytest.mark.parametrize("number", [-(2**70), -1, 62, 63, 64, 2**31, 2**63, 2**70])
@every_game
def test_seats_and_actions_that_do_not_exist_are_refused_however_large(game: Game, number: int) -> None:
    """Numbers beyond what the compiled rules count with are refused like any other."""
    referee = next(play(game, game.players[0], 9))
    seat = referee.actors()[0]
    before = referee.truth.fingerprint()
    with pytest.raises(IllegalAction):
        referee.act(number, referee.legal(seat)[0])
    with pytest.raises(IllegalAction):
        referee.act(seat, number if not 0 <= number < len(game.alphabet) else len(game.alphabet))
    assert referee.legal(number) == []
    assert referee.truth.fingerprint() == before
