"""Imagining is right wherever something is hidden or remembered: every world that agrees with a view, all alike."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, cast

import pytest

from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.knowledge.view import TraitresView
from tests.games.traitres.played import box, game, laying
from tests.games.traitres.worlds import followed, worlds
from tests.laws.imagining import (
    Glimpse,
    imagine_reaches_every_world_alike,
    redeal_reaches_every_world_alike,
)

MOST = 900  # ways


@dataclass(frozen=True)
class Tiny:
    """A game in a tiny box: hands, pile, what happens, and who looks; with a card known, where it may then lie."""

    hands: str
    pile: str
    log: str
    viewer: int
    known: tuple[tuple[str | None, str], ...] = ()
    first: int = 0
    mutineers: tuple[int, ...] = (2,)
    options: tuple[tuple[str, object], ...] = ()


# Seat 1 puts a −2 and a 0 on the pile; seat 2 draws the 0 and seat 0 the −2
CAUGHT = "1: catch; draw plus minus plus; 1: return minus; 1: return zero; "
DRAWN = CAUGHT + "2: lay plus saying plus; 0: lay plus saying plus; "
PAIRS = "plus minus | zero catch | plus spyglass"
# Three lays, of which seat 2 laid a 0, and a Spyglass for seat 0
LAID = laying("0 plus spyglass", "1 minus plus", "2 zero plus")
THREE = "plus | minus | zero"
SIX = "plus | plus | plus | plus | plus | plus"

WANTED = {
    "loot another laid": Tiny(THREE, "spyglass plus plus", laying("0 plus plus"), 1),
    "roles, of which two are mutineers": Tiny(SIX, "minus plus", laying("0 plus plus"), 1, mutineers=(2, 4)),
    "roles, for a mutineer who knows the other": Tiny(
        SIX, "minus plus plank", laying("0 plus plus"), 2, mutineers=(2, 4), options=(("mutineers_know", True),)
    ),
    "an own card mixed with two others": Tiny(
        THREE,
        "spyglass plus plus minus plus",
        LAID + "0: spyglass; 0: put zero; 0: put plus; draw plus",
        2,
        (("zero", "loot-0 loot-1 loot-2"),),
    ),
    "two own cards mixed with another": Tiny(
        "zero | minus | plank",
        "spyglass plus zero plus plus plus",
        laying("1 minus plus")
        + "2: plank 0; draw spyglass; "
        + laying("0 zero zero", "1 plus plus")
        + "2: spyglass; 2: put minus; 2: put zero; draw plus",
        1,
        (("minus", "loot-0 loot-1 loot-2"), ("plus", "loot-0 loot-1 loot-2")),
        first=1,
    ),
    "cards mixed by two players, of which one was mixed once only": Tiny(
        "plus | minus | plus",
        "spyglass spyglass plus plus plus plus plus",
        laying("0 plus spyglass", "1 minus plus", "2 plus spyglass")
        + "0: spyglass; 0: put plus; 0: put plus; draw plus; "
        + laying("1 plus plus")
        + "2: spyglass; 2: put minus; 2: put plus; draw plus",
        1,
        (("minus", "loot-0 loot-1 loot-2 loot-3"), ("plus", "loot-1 loot-2 loot-3")),
    ),
    "the lowest card can be none but the viewer's": Tiny(
        "minus | plank | plank | plank",
        "minus plank plank plank minus spyglass plus spyglass plus plus plus plus minus",
        laying("0 minus minus")
        + "1: plank 2; draw plank; 2: plank 3; draw plank; 3: plank 1; draw plank; "
        + laying("0 minus minus")
        + "1: plank 2; draw spyglass; 2: plank 3; draw plus; 3: plank 1; draw spyglass; "
        + laying("0 minus plus")
        + "1: spyglass; 1: put minus; 1: put minus; draw plus; "
        + laying("2 plus plus")
        + "3: spyglass; 3: put plus; 3: put minus; draw plus",
        0,
        (("minus", "loot-0 loot-1 loot-2 loot-3"),) * 3,
        mutineers=(3,),
    ),
    "what a Spyglass showed, mixed by another": Tiny(
        "plus | minus | spyglass",
        "spyglass zero plus plus plus",
        laying("0 plus spyglass", "1 minus zero")
        + "2: spyglass; 2: put minus; draw plus; 0: spyglass; 0: put plus; draw plus",
        2,
        (("minus", "loot-0 loot-1"), ("plus", "loot-0 loot-1")),
    ),
    "two cards seen alike, of which one was not mixed with others": Tiny(
        "plus | spyglass | plus",
        "spyglass minus plus plank spyglass plus zero plus minus",
        laying("2 plus spyglass", "0 plus minus")
        + "1: spyglass; 1: put plus; draw plus; 2: spyglass; 2: put plus; draw plank; "
        + laying("0 minus spyglass", "1 plus plus")
        + "2: plank 0; draw zero; 0: spyglass; 0: put plus; 0: put minus; draw plus",
        1,
        (("plus", "loot-0 loot-1 loot-2 loot-3"),) * 2 + (("plus", "loot-1 loot-2 loot-3"),),
        first=2,
    ),
    "cards another is putting back": Tiny(
        THREE,
        "spyglass plus minus plus plus",
        LAID + "0: spyglass; 0: put zero",
        2,
        (("zero", "loot-0 loot-1 loot-2"),),
    ),
    "cards the viewer is putting back": Tiny(
        THREE, "spyglass plus minus plus plus", LAID + "0: spyglass; 0: put zero", 0
    ),
    "what another puts on the pile": Tiny("plus plus | zero catch | plus plus", "plus minus plus", CAUGHT, 0, first=1),
    "a catch that is not finished": Tiny(
        "plus plus | zero catch | plus plus",
        "plus minus plus",
        "1: catch; draw plus minus plus; 1: return minus",
        0,
        first=1,
    ),
    "a known card that was drawn": Tiny(
        PAIRS, "plus minus plus plus", CAUGHT + "2: lay plus saying plus", 1, (("zero", "hand-2-1"),), first=1
    ),
    "a known card that may have been laid": Tiny(
        "plus plank | zero catch | plus plank",
        "plus minus plus plus plank plank",
        DRAWN + laying("1 plus plus", "2 zero plank"),
        1,
        (("minus", "hand-0-1"), ("zero", "hand-2-0 loot-3")),
        first=1,
    ),
    "a known card that may have been laid and mixed": Tiny(
        "plus spyglass | zero catch | plus plus",
        "plus minus plus plus plus plus plus",
        DRAWN + laying("1 plus plus", "2 zero plus") + "0: spyglass; 0: put plus; 0: put plus; draw plus",
        1,
        (("minus", "hand-0-0"), ("zero", "hand-2-0 loot-1 loot-2 loot-3"), ("plus", "loot-1 loot-2 loot-3")),
        first=1,
    ),
    "a known action card, which was not laid": Tiny(
        "plus minus | plank catch | plus zero",
        "plus minus plus plus plus plus",
        CAUGHT.replace("zero", "plank")
        + "2: lay plus saying plus; 0: lay plus saying plus; "
        + laying("1 plus plus", "2 zero plus"),
        1,
        (("minus", "hand-0-1"), ("plank", "hand-2-0 loot-3")),
        first=1,
    ),
    "a known card that was thrown away": Tiny(
        "pockets minus | zero catch | plus plus",
        "plus minus plus plus plus plus",
        CAUGHT + "2: lay plus saying plus; 0: pockets 2; draw plus; draw plus",
        1,
        (("zero", "discard-1"), ("minus", "hand-2-0")),
        first=1,
    ),
    "a known card that may be on the pile again": Tiny(
        "plus catch | zero catch | plus plus",
        "plus minus plus plus plus plus",
        CAUGHT + "2: lay plus saying plus; 0: catch; draw plus plus; 0: return plus; 0: return minus",
        1,
        (("zero", "hand-2-1"), ("minus", "hand-0-0 hand-0-1 pile-0 pile-1")),
        first=1,
    ),
}


def glimpse(tiny: Tiny) -> Glimpse:
    """The moment, and every world that could be true for its viewer."""
    data = box(tiny.hands, tiny.pile)
    options: dict[str, Any] = dict(tiny.options)
    seen = game(tiny.log, hands=tiny.hands, data=data, first=tiny.first, mutineers=tiny.mutineers, **options)
    components = TRAITRES.data_from(data)
    assert seen.referee.outcome is None
    found = Counter(worlds(components, seen.view(tiny.viewer)))
    return Glimpse("traitres", seen.referee.setting, components, seen.truth.copy(), tiny.viewer, 0, found)


@pytest.mark.long
@pytest.mark.parametrize("wanted", WANTED)
def test_every_world_comes_alike_where_this_is_hidden(wanted: str) -> None:
    """G1.3, T1.1, T3.2, T3.3, T4.2, T4.4, T4.5"""
    moment = glimpse(WANTED[wanted])
    view = cast(TraitresView, moment.view)
    assert followed(view) == list(WANTED[wanted].known)
    assert 1 < moment.ways <= MOST, f"{moment.ways} ways"
    imagine_reaches_every_world_alike(moment)
    redeal_reaches_every_world_alike(moment)
