"""The rules of thumb: nobody contradicts himself, and worlds are believed by what was said in them."""

from collections.abc import Iterator

import pytest

from quarterdeck.bots import Bosun, Budget, Deckhand
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.thumb import Statement, Thumb
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.pieces import LOOT_WORDS
from quarterdeck.games.traitres.knowledge.view import TraitresView
from quarterdeck.games.traitres.player.thumb import TraitresThumb
from quarterdeck.games.traitres.rules.state import Traitres
from quarterdeck.games.traitres.rules.t6_talk import SAY_LAID, SAY_SAW, STATEMENTS, SUSPECT, TRUST
from quarterdeck.lab.match import Unrefereed
from tests.games.traitres.conserved import conserve

GAMES = 12
PLAYERS = [3, 5, pytest.param(7, marks=pytest.mark.uncounted)]


class Moment:
    """A game between Bosuns after some actions, and what was said in it so far."""

    def __init__(self, board: Unrefereed, players: int) -> None:
        self.board = board
        self.players = players

    @property
    def truth(self) -> Traitres:
        state = self.board.state
        assert isinstance(state, Traitres)
        return state

    def view(self, seat: int) -> TraitresView:
        view = self.board.view(seat)
        assert isinstance(view, TraitresView)
        return view


def moments(players: int, number: int, deckhands: int = 0) -> Iterator[Moment]:
    """Along a game between Bosuns, the first few seats perhaps Deckhands."""
    setting = TRAITRES.setting(players)
    board = Unrefereed(setting, FastLuck(seed_of("thumb", number)))
    lucks = [FastLuck(seed_of("thumb", number, seat)) for seat in range(players)]
    bosun = Bosun(TRAITRES, setting)
    bots = [Deckhand(TRAITRES, setting) if seat < deckhands else bosun for seat in range(players)]
    while board.actors():
        yield Moment(board, players)
        seat = board.actors()[0]
        view = board.view(seat)
        board.act(seat, bots[seat].choose(view, board.legal(seat), board.said, lucks[seat], Budget()))
        if board.actors():
            for speaker in range(deckhands, players):
                said = bosun.speak(board.view(speaker), board.statements(), lucks[speaker])
                if said is not None:
                    board.say(speaker, said)


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_contradicts_himself(players: int) -> None:
    """T6.2: a seat has one word on another, one for each sight, and a lay stays what it was announced as."""
    spoken = 0
    for number in range(GAMES):
        heard = 0
        opinions: dict[tuple[int, int], int] = {}
        sights: dict[int, int] = {}
        for moment in moments(players, number):
            for statement in moment.board.said[heard:]:
                spoken += 1
                check_statement(moment, statement, opinions, sights)
            heard = len(moment.board.said)
    assert spoken > 3 * GAMES


def check_statement(
    moment: Moment, statement: Statement, opinions: dict[tuple[int, int], int], sights: dict[int, int]
) -> None:
    """A statement against what its speaker said, announced and saw before."""
    _, by, code = statement
    if code >= TRUST:
        to = (code - TRUST) % 8
        assert to != by
        assert (by, to) not in opinions
        opinions[by, to] = code
    elif code >= SAY_SAW:
        looks = [look for look in moment.view(by).looks if look.by == by]
        look = looks[sights.get(by, 0)]
        sights[by] = sights.get(by, 0) + 1
        said = STATEMENTS.words(code).split()[1:]
        assert len(said) == len(look.loot)
        own = [moment.view(by).lays[lay] for lay in look.lays]
        if len(look.lays) == len(look.loot):
            for loot in LOOT_WORDS:
                announced = sum(lay.by == by and lay.claim == loot for lay in own)
                assert said.count(loot) >= announced
        if moment.view(by).role == "pirate":
            assert tuple(said) == look.cards
    elif code >= SAY_LAID:
        lays = [lay for lay in moment.view(by).lays if lay.by == by]
        assert STATEMENTS.words(code) == f"laid {lays[-1].claim}"


# Beliefs


@pytest.mark.parametrize("players", PLAYERS)
def test_a_world_that_is_believed_in_agrees_with_all_the_seat_knows(players: int) -> None:
    """G1.3: it has the same view, and every card of the box lies somewhere."""
    thumb = TraitresThumb(TRAITRES.setting(players))
    for number in range(GAMES):
        for step, moment in enumerate(moments(players, number, deckhands=number % 3)):
            seat = step % players
            setting = moment.board.setting
            world = setting.imagine(moment.view(seat), FastLuck(number))
            assert isinstance(world, Traitres)
            thumb.hear(list(moment.board.said))
            thumb.redeal(world, seat, FastLuck(step))
            assert setting.view(world, seat) == moment.view(seat)
            conserve(TRAITRES.data(), None, world, [])
            assert thumb.weight(world, seat) > 0


@pytest.mark.uncounted
def test_who_announces_plus_one_is_believed_the_less_the_more_he_is_suspected() -> None:
    """A lay of somebody suspected is −2 in more of the worlds that are believed in."""
    setting = TRAITRES.setting(5)
    thumb = TraitresThumb(setting)
    for number in range(GAMES):
        for moment in moments(5, number):
            seats = [lay.by for lay in moment.view(0).lays if lay.by != 0 and lay.claim == "plus"]
            if len(seats) < 3 or moment.view(0).looks or moment.view(0).role != "pirate":
                continue
            shares = []
            for said in ([], [(0, by, SUSPECT + seats[0]) for by in range(1, 5) if by != seats[0]]):
                thumb.hear(said)
                shares.append(share_of_minus(thumb, moment, seats[0]))
            assert shares[1] > shares[0]
            break


def share_of_minus(thumb: Thumb, moment: Moment, by: int) -> float:
    """How often a player's first lay is −2 in worlds that seat 0 believes in."""
    lay = [lay.by for lay in moment.view(0).lays].index(by)
    setting = moment.board.setting
    world = setting.imagine(moment.view(0), FastLuck(1))
    found = 0
    for number in range(400):
        thumb.redeal(world, 0, FastLuck(number))
        believed = setting.view(world, by)
        assert isinstance(believed, TraitresView)
        found += believed.lays[lay].card == "minus"
    return found / 400
