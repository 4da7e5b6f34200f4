"""Who knows whose role (T1.1, T5.1), seat by seat, by both readings."""

from typing import cast

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.knowledge.view import TraitresView
from tests.games.traitres.played import game

SPECTATOR = -1
ALWAYS = {(seat, seat) for seat in range(6)} | {(seat, 5) for seat in range(-1, 6)}  # one's own, and who is overboard


@pytest.mark.parametrize("mutineers", [(0, 2), (1, 4)])
@pytest.mark.parametrize("known", [False, True])
def test_whose_role_a_seat_knows(known: bool, mutineers: tuple[int, int]) -> None:
    """T1.1, T5.1: the own one and that of who went overboard; if they know each other, mutineers know everybody's."""
    hands = " | ".join(["plank plus plus"] * 3 + ["plus plus zero"] * 3)
    planks = "; ".join(f"{seat}: plank 5; draw plus" for seat in range(3))
    pushed = game(planks, hands=hands, mutineers=mutineers, mutineers_know=known)
    wanted = ALWAYS | ({(seat, other) for seat in mutineers for other in range(6)} if known else set())
    asked = [(seat, other) for seat in range(SPECTATOR, 6) for other in range(6)]
    assert {(seat, other) for seat, other in asked if pushed.player(other, seat).role is not None} == wanted


def test_a_game_in_which_mutineers_know_each_other_is_dealt_also_where_nobody_listens() -> None:
    """T1.1: as in a simulation."""
    setting = TRAITRES.setting(6, TRAITRES.choose({"mutineers_know": True}))
    view = cast(TraitresView, setting.view(setting.new(FastLuck(3)), SPECTATOR))
    assert (view.turn, view.players[5].cards) == (view.first, 3)


@pytest.mark.parametrize("known", [False, True])
def test_only_mutineers_who_know_each_other_are_told_of_it_and_others_nothing_as_often(known: bool) -> None:
    """T1.1"""
    hands = " | ".join(["plus plus zero"] * 6)
    heard = game(hands=hands, mutineers=(1, 4), mutineers_know=known)
    assert len(heard.told("mates-told")) == (6 if known else 0)
    assert [heard.told("mate-own", seat) for seat in (0, 1)] == [[], [{"seat": 1, "to": 4}] if known else []]
    assert len(heard.told("no-mate-own", 0)) == (1 if known else 0)


def test_no_card_of_a_view_can_be_changed() -> None:
    """G1.1: neither on top of the pile nor in the chest nor thrown away."""
    hands = "plus riddance pockets | plank plank catch | plus catch zero"
    log = "1: catch; draw plus minus plus; 1: return plank; 1: return plank; 2: lay zero saying plus; "
    caught, thrown = (
        game(log, more, hands=hands, first=1).view(1) for more in ("", "0: pockets 1; draw plus plus; draw zero")
    )
    parts = (caught, caught.players[0], caught.lays[0], caught.chest[0], caught.top[0], caught.traces[0])
    for part in (*parts, thrown.thrown_away[0]):
        field = part.__struct_fields__[0]
        with pytest.raises(AttributeError, match="immutable"):
            setattr(part, field, getattr(part, field))
