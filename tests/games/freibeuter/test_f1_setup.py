"""F1 Frame and set-up."""

from collections import Counter
from typing import cast

import pytest

from quarterdeck.core.errors import BadSetting
from quarterdeck.core.luck import Draw, FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from quarterdeck.games.freibeuter.rules.actions import CROSSING
from tests.games.freibeuter.picture import Scene, components
from tests.games.freibeuter.walks import public, walk

NAMES = ("Volker", "Birgit", "Dieter", "Anna")


def dealt(players: int, seed: int = 1) -> Referee:
    return Referee(FREIBEUTER, NAMES[:players], FastLuck(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_boats_money_and_five_cards(players: int) -> None:
    """F1.1"""
    view = public(dealt(players))
    assert len(view.owners) == players
    for owner in view.owners:
        assert (owner.stock, owner.money, owner.debt) == (25, 20, 0)
        assert (owner.sea_cards, owner.dutchman_cards) == (4, 1)
        assert (owner.boats, owner.boarded, owner.captured) == ((), (), (0, 0, 0, 0))
    assert (view.sea_pile, view.dutchman_pile) == (74 - 4 * players, 14 - players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_starts_with_is_in_the_data(players: int) -> None:
    """F1.1"""
    data = components(boats=7, money=3, sea_hand=6, dutchman_hand=2)
    for owner in public(Referee(FREIBEUTER, NAMES[:players], FastLuck(1), data=data)).owners:
        assert (owner.stock, owner.money, owner.sea_cards, owner.dutchman_cards) == (7, 3, 6, 2)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    """F1.1"""
    with pytest.raises(BadSetting) as caught:
        FREIBEUTER.setting(players)
    assert caught.value.key == "players-count"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_and_turns_go_round(players: int) -> None:
    """F1.1: anybody may be first; then clockwise."""
    firsts = {public(dealt(players, seed)).turn for seed in range(60)}
    assert firsts == set(range(players))
    referee = dealt(players)
    first = referee.actors()[0]
    assert referee.tellings(-1)[0].slots == {"seat": first}
    for step in range(2 * players):
        assert referee.actors() == [(first + step) % players]
        referee.act(referee.actors()[0], referee.legal(referee.actors()[0])[0])  # boards a ship


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_record_names_first_player_tokens_sea_cards_and_dutchman_cards(players: int) -> None:
    """F1.1: in this order, tokens row by row from A1, hands seat by seat."""
    referee = dealt(players)
    draws = [entry for entry in referee.entries if isinstance(entry, Draw)]
    names = [FREIBEUTER.chances[draw.point].name for draw in draws]
    assert names == ["first"] + 36 * ["token"] + 4 * players * ["sea"] + players * ["dutchman"]
    tokens = [FREIBEUTER.chances[1].things.words[draw.thing] for draw in draws[1:37]]
    assert public(referee).tokens == dict(zip(CROSSING.words, tokens, strict=True))
    assert [draw.seat for draw in draws if draw.seat >= 0] == [s for s in range(players) for _ in range(4)] + list(
        range(players)
    )


def test_the_bank_never_runs_out() -> None:
    """F1.1: 62 cards of at most 8 are shown on screen; 2000 are paid all the same."""
    scene = Scene("a a\n S\na .", hands=["B2", "B7"], data=components(store=500))
    scene.act("place B2")
    assert scene.money == [20 + 2000, 20]


def test_36_tokens_lie_face_up_one_on_each_crossing() -> None:
    """F1.2"""
    tokens = public(dealt(2)).tokens
    assert list(tokens) == [column + row for row in "123456" for column in "ABCDEF"]
    ships = {f"ship{number}": 7 for number in range(1, 5)}
    doublers = {f"doubler{number}": 1 for number in range(1, 5)}
    assert Counter(tokens.values()) == {**ships, **doublers, "store": 4}


def test_the_tokens_are_shuffled() -> None:
    """F1.2: every kind of token can lie in the first and in the last place."""
    for place in ("A1", "F6"):
        laid = {public(dealt(2, seed)).tokens[place] for seed in range(300)}
        assert len(laid) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_are_secret_and_their_sizes_are_not(players: int) -> None:
    """F1.3: each sees its own hand, all see how many cards of each kind the others hold."""
    referee = dealt(players)
    assert public(referee).hand is None
    assert (public(referee).opened_hands, public(referee).opened_piles) == ((), None)
    for seat in range(players):
        view = cast(FreibeuterView, referee.view(seat))
        assert view.hand is not None
        assert (len(view.hand.sea), len(view.hand.dutchman)) == (4, 1)
        assert view.owners == public(referee).owners
        keys = [told.key for told in referee.tellings(seat) if told.key.startswith("dealt")]
        assert keys == ["dealt-own" if other == seat else "dealt" for other in range(players)]


@pytest.mark.parametrize(("pile", "card"), [("sea", "sea G7"), ("dutchman", "dutchman 5")])
def test_all_see_from_which_pile_was_drawn_but_not_what(pile: str, card: str) -> None:
    """F1.3"""
    scene = Scene(hands=["A1 B1", "A7"]).act("place A1").act(f"draw {pile}", drawn=card)
    own, others = scene.tellings(0)[-1], scene.tellings(1)[-1]
    assert (own.key, others.key) == (f"drew-{pile}-own", f"drew-{pile}")
    assert set(own.slots.values()) == {0, card.split()[1]}
    assert others == scene.tellings(-1)[-1]
    assert others.slots == {"seat": 0}


def test_both_discard_piles_are_open() -> None:
    """F1.3: everybody sees every card played."""
    scene = Scene("b b\n 1\nb .", hands=["B2 C3 2", "B7 D7"])
    scene.act("dutchman row B2").act("draw sea", drawn="sea D4")
    scene.act("place B7").act("draw sea").act("place C3")
    for seat in (-1, 0, 1):
        assert scene.view(seat).discards.dutchman == ("2",)
        assert scene.view(seat).discards.sea == ("A1", "B1", "A2", "C3", "B7")


@pytest.mark.parametrize("players", [2, 4])
def test_discards_are_never_reshuffled(players: int) -> None:
    """F1.3: piles only shrink, discard piles only grow."""
    sizes = []
    for referee in walk(players, "discards", style="saves"):
        view = public(referee)
        sizes.append((view.sea_pile, view.dutchman_pile, -len(view.discards.sea), -len(view.discards.dutchman)))
    for kind in range(4):
        assert [size[kind] for size in sizes] == sorted((size[kind] for size in sizes), reverse=True)


def test_money_debts_stocks_and_captured_ships_are_public() -> None:
    """F1.4: and all that left the board; every viewer is told the same of them."""
    scene = Scene("b b\n 4a\nb .", hands=["A7", "B2 D7", "C7"], turn=1, money=[1, 20, 20])
    scene.act("place B2").act("draw sea")
    for seat in (-1, 0, 1, 2):
        view = scene.view(seat)
        assert [owner.money for owner in view.owners] == [0, 36, 20]
        assert view.owners[0].debt == 15
        assert view.owners[0].captured == (0, 0, 0, 1)
        assert view.owners[0].stock == 25 - 1
        assert view.gone == {"A1": "ship4"}
