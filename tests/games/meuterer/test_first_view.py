"""What a player sees when the cards are dealt, field by field; and where islands lie."""

from typing import cast

import pytest

from quarterdeck.games.meuterer.box.components import Components
from quarterdeck.games.meuterer.knowledge.view import Island, MeutererView, Sailor
from quarterdeck.games.meuterer.rules.rules import Meuterer
from tests.games.meuterer.played import game

ISLANDS = (
    ("Hochland", "any", 4, 3, 2, 5),
    ("Frosthöhle", "cloth", 3, 2, 1, 3),
    ("Grünland", "salt", 5, 3, 2, 4),
    ("Karge-Zunge", "grain", 6, 3, 2, 4),
    ("Eisfelsen", "rubies", 6, 4, 3, 5),
    ("Affeninsel", "grain", 2, 1, 1, 2),
    ("Kalte-Klippe", "cloth", 5, 2, 2, 4),
    ("Sommerland", "salt", 3, 1, 1, 2),
    ("Rotes-Riff", "wine", 4, 2, 2, 3),
    ("Piratennest", "any", 4, 3, 2, 5),
    ("Fingerhut", "rubies", 2, 1, 0, 2),
    ("Sandkap", "wine", 4, 2, 1, 3),
)


@pytest.mark.parametrize("pirates", [False, True])
def test_a_player_sees_the_islands_the_own_hand_and_how_many_cards_others_hold(pirates: bool) -> None:
    """M1.1 to M1.6, M2.1, M10.1: seat 1 of four; seat 2 is the captain."""
    first = game(captain=2, pirates=pirates)
    recon = [island.recon for island in cast(Components, first.referee.data).islands]
    assert first.view(1) == MeutererView(
        seat=1,
        actors=(2,),
        phase="offer",
        round=1,
        rounds=8,
        turn=2,
        step=0,
        captain=2,
        offer=None,
        islands=tuple(Island(*row, recon=cells) for row, cells in zip(ISLANDS, recon, strict=True)),
        ship=0,
        behind=None,
        pirates=9 if pirates else None,
        captains_goal=None,
        mutineers_goal=None,
        mutiny=None,
        sailors=(Sailor(points=0, cards=5, shown=(), fought=0, left=None, role=None, here=None, behind=None),) * 4,
        selling=None,
        split=None,
        discards=(),
        pile=17 if pirates else 16,
        rejects=(),
        laid_aside=0,
        due=0,
        drawn=0,
        traces=(),
        hand=("salt", "wine", "cloth", "grain", "conflict"),
        action=None,
        remaining=None,
        own_drawn=(),
        own_aside=(),
        opened=None,
        outcome=None,
    )


def test_every_island_is_found_where_it_lies() -> None:
    """M1.1: Hochland, too, where the counting begins."""
    truth = cast(Meuterer, game().truth)
    assert [truth.place_of(island) for island in range(12)] == list(range(12))
