"""A bot gets views and a stream of luck of its own, never the truth."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from quarterdeck.bots import LADDER, USUAL, Bot, Budget, Deckhand
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.lab.plan import Plan, Player

GAME = GAMES["freibeuter"]


class Spy(Bot):
    """Looks, and notes what it is handed."""

    name: ClassVar[str] = "spy"
    views: ClassVar[list[View | None]] = []
    lucks: ClassVar[list[Luck]] = []

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        Spy.views.append(view)
        Spy.lucks.append(luck)
        return legal[luck.below(len(legal))]


def test_the_ladder_lists_bots_by_their_names() -> None:
    assert LADDER["deckhand"] is Deckhand
    assert all(bot.name == name for name, bot in LADDER.items())


def test_the_deckhand_chooses_every_action_about_equally_often() -> None:
    luck = FastLuck(3)
    deckhand = Deckhand(GAME, GAME.setting(2))
    chosen = [deckhand.choose(None, [4, 7, 9], [], luck, USUAL) for _ in range(900)]
    assert all(250 < chosen.count(action) < 350 for action in (4, 7, 9))


def test_the_deckhand_leaves_alone_what_only_judgement_should_choose() -> None:
    luck = FastLuck(3)
    lay, lie, opening = (
        TRAITRES.alphabet.action(words) for words in ("lay plus saying plus", "lay minus saying plus", "open")
    )
    deckhand = Deckhand(TRAITRES, TRAITRES.setting(5))
    assert {deckhand.choose(None, [lay, lie, opening], [], luck, USUAL) for _ in range(50)} == {lay, lie}
    assert deckhand.choose(None, [opening], [], luck, USUAL) == opening


def test_a_bot_that_looks_gets_its_own_view_and_nothing_else() -> None:
    Spy.views.clear()
    Spy.lucks.clear()
    plan = Plan(GAME, (Deckhand, Spy), 1, GAME.choose(), GAME.data())
    Player(plan).play(1)
    assert Spy.views
    for view in Spy.views:
        assert type(view) is GAME.view
        assert view.seat == 1
    assert len({id(luck) for luck in Spy.lucks}) == 1


def test_a_bot_plays_the_same_whether_or_not_a_referee_writes_it_down(tmp_path: Path) -> None:
    plan = Plan(GAME, (Spy, Deckhand), 2, GAME.choose(), GAME.data())
    recorded = Plan(GAME, (Spy, Deckhand), 2, GAME.choose(), GAME.data(), tmp_path)
    assert Player(plan).play(4) == Player(recorded).play(4)


class Diarist(Spy):
    """Would remember one game in the next, if it lived so long."""

    name: ClassVar[str] = "diarist"
    born: ClassVar[int] = 0

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        Diarist.born += 1


def test_a_bot_of_ones_own_is_made_anew_for_each_game_and_remembers_none() -> None:
    player = Player(Plan(GAME, (Diarist, Deckhand), 1, GAME.choose(), GAME.data()))
    Diarist.born = 0
    for number in (1, 2, 3):
        player.play(number)
    assert Diarist.born == 3
