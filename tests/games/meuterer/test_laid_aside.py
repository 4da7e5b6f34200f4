"""A Loader who has laid as many cards aside as he still holds: others know what came into his hand all the same."""

from collections import Counter
from typing import cast

import pytest
from msgspec import structs

from quarterdeck.core.luck import FastLuck
from quarterdeck.games.meuterer.box.components import Components
from quarterdeck.games.meuterer.knowledge.view import MeutererView
from tests.games.meuterer.played import Played
from tests.games.meuterer.small import small_box, small_game
from tests.games.meuterer.worlds import worlds
from tests.laws.imagining import Glimpse, imagine_reaches_every_world_alike, redeal_reaches_every_world_alike

# Florian has drawn the last card, and all three of the pile that was filled again; Steffi has the card dealt to her
LOG = (
    "first 0; deal rubies; deal salt; deal cloth",
    "0: offer 0; 0: show rubies; 1: leave; 1: take merchant; 2: show cloth; 2: take cabin-boy; draw wine; draw grain",
    "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show grain; 2: take loader",
    "draw conflict rubies cloth grain; 2: return rubies; 2: return cloth",
)


def one_of_each() -> Components:
    """Six cards, hands of one; a Loader draws three more."""
    box = small_box()
    cards = tuple(structs.replace(card, copies=0 if card.name == "pirates" else 1) for card in box.cards)
    return structs.replace(box, hand=1, extra=3, cards=cards)


def asked() -> Played:
    """Florian must lay a third card aside; two lie there, and two are in his hand."""
    played = small_game(*LOG, data=one_of_each())
    seen = played.view()
    assert (seen.laid_aside, seen.sailors[2].cards, seen.pile) == (2, 2, 0)
    return played


def test_who_watches_imagines_what_is_known_of_a_hand_that_is_half_laid_aside() -> None:
    """G1.3, M9.3: Bernhard saw rubies, cloth and grain go into the pile that Florian drew whole."""
    played = asked()
    setting = played.referee.setting
    imagined = cast(MeutererView, setting.view(setting.imagine(played.view(0), FastLuck(1)), 2))
    assert {"rubies", "cloth", "grain"} < {*(imagined.hand or ()), *imagined.own_aside}


@pytest.mark.parametrize(
    ("viewer", "ways"),
    [
        (-1, 6 * 6),  # of the cards that nobody saw, one is in each other hand; of Florian's four, two lie aside
        (0, 2 * 6),  # Bernhard sees one of them
        (1, 2 * 6),
        (2, 2),  # Florian knows his own
    ],
)
def test_what_was_drawn_is_in_the_hand_or_laid_aside(viewer: int, ways: int) -> None:
    """G1.3, M9.3: rubies, cloth and grain, of which the pile was filled, and one more card."""
    played = asked()
    referee = played.referee
    found = Counter(worlds(referee.data, played.view(viewer)))
    assert found.total() == ways
    glimpse = Glimpse("meuterer", referee.setting, referee.data, referee.truth.copy(), viewer, referee.actions, found)
    imagine_reaches_every_world_alike(glimpse)
    redeal_reaches_every_world_alike(glimpse)
