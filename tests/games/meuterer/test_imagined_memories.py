"""What is remembered in worlds that are only imagined: what others know there, and places that three traces lead to."""

from collections import Counter
from typing import cast

import pytest
from msgspec import structs

from quarterdeck.core.bags import ONE
from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.meuterer.box.pieces import CARD_WORDS
from quarterdeck.games.meuterer.knowledge.memory import MIDDLE, PUBLIC, rejects_place
from quarterdeck.games.meuterer.knowledge.view import MeutererView, Trace
from quarterdeck.games.meuterer.rules.state import Meuterer
from tests.games.meuterer.played import Played, game
from tests.games.meuterer.small import DEAL, small_box, small_game
from tests.games.meuterer.test_few_worlds import agree
from tests.games.meuterer.test_pile_filled_again import SECOND_ROUND, UNDER_PILE
from tests.games.meuterer.worlds import arrangement, worlds


def remember(played: Played, *traces: tuple[int, str]) -> Meuterer:
    """The truth of a game in which everybody knows that these places together hold these cards, and sees the own."""
    truth = cast(Meuterer, played.truth)
    for places, cards in traces:
        trace = truth.traces.begin()
        truth.traces.places[trace] = places
        truth.traces.note(trace, PUBLIC, sum(ONE[CARD_WORDS.index(card)] for card in cards.split()))
    for seat in range(truth.players):
        view = played.view(seat)
        for trace, seen in enumerate(view.traces):
            known = Counter(seen.public) - own_cards(view, seen)
            truth.traces.note(trace, seat, sum(ONE[CARD_WORDS.index(card)] for card in known.elements()))
    return truth


def own_cards(view: MeutererView, trace: Trace) -> Counter[str]:
    """The cards in the places of a trace that a viewer simply sees."""
    own: Counter[str] = Counter()
    if f"hand-{view.seat}" in trace.places:
        own.update(view.hand or ())
        own.update(view.own_aside)
    for rejects in view.rejects:
        if f"rejects-{rejects.round}" in trace.places:
            own.update(rejects.cards)
    return own


def loader_choosing() -> Played:
    """Fourteen cards: Steffi's rejects lie among the discards, and Florian has given back one card of two."""
    copies = {"rubies": 2, "salt": 2, "wine": 3, "cloth": 2, "grain": 3, "conflict": 2, "pirates": 0}
    cards = tuple(structs.replace(card, copies=copies[card.name]) for card in small_box().cards)
    return small_game(
        *DEAL,
        "0: offer 0; 0: leave; 1: leave; 1: take loader; 2: leave; 2: take merchant; draw rubies wine",
        "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 2: leave; 2: take loader",
        "draw salt cloth grain; 2: return cloth",
        data=structs.replace(small_box(), extra=2, cards=cards),
    )


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_others_know_what_is_public_as_it_looks_from_their_hands(viewer: int) -> None:
    """G1.3: the own hand, what a Loader has laid aside and the own rejects are left out of what is remembered."""
    played = loader_choosing()
    truth = remember(
        played,
        (BIT[1] | BIT[2], "wine wine cloth grain"),
        (rejects_place(0) | MIDDLE, "rubies wine grain"),
        (BIT[0] | BIT[2] | rejects_place(0), "rubies rubies salt cloth wine"),
    )
    setting, view = played.referee.setting, played.view(viewer)
    for seed in range(6):
        redealt, luck = truth.copy(), FastLuck(seed)
        redealt.redeal(viewer, luck)
        for world in (redealt, setting.imagine(view, luck)):
            assert setting.view(world, viewer) == view
            for other in {0, 1, 2} - {viewer}:
                seen = cast(MeutererView, setting.view(world, other))
                for trace in seen.traces:
                    assert Counter(trace.known) == Counter(trace.public) - own_cards(seen, trace)


def test_a_place_that_three_traces_lead_to_agrees_with_all_of_them() -> None:
    """G1.3: Florian holds the cloth; he and Steffi hold both cards of wine, he and the pile some grain."""
    played = small_game(*DEAL)
    remember(played, (BIT[1] | BIT[2], "wine wine"), (BIT[2] | MIDDLE, "grain"), (BIT[2], "cloth"))
    agree(played, 0, 2 * 4 + 2 + 2)  # his other card is wine, grain or conflict


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_whoever_imagines_knows_where_the_pirates_are(viewer: int) -> None:
    """M10.6, G1.3: their place is public, and the card may be in any hand."""
    hands = ("wine wine grain pirates cloth", "salt grain cloth conflict wine", "cloth cloth grain salt wine")
    played = game("0: offer 0; 0: show pirates", hands=(*hands, "salt salt rubies conflict grain"), pirates=True)
    world = played.referee.setting.imagine(played.view(viewer), FastLuck(3))
    assert played.referee.setting.view(world, viewer) == played.view(viewer)
    assert played.view(viewer).pirates == 9 - 4


@pytest.mark.parametrize("seed", range(4))
def test_after_every_move_cards_are_dealt_by_what_is_known_then(seed: int) -> None:
    """G1.3: what was counted for an earlier deal does not serve a later one. All play at random, Steffi imagines."""
    played = small_game(*UNDER_PILE, *SECOND_ROUND, loader_returns="under_draw")
    referee, luck, state = played.referee, FastLuck(seed), played.truth.copy()
    for _ in range(9):
        view = cast(MeutererView, referee.setting.view(state, 1))
        state.redeal(1, luck)
        assert referee.setting.view(state, 1) == view
        assert arrangement(referee.setting, state) in set(worlds(referee.data, view))
        seat = state.actor()
        state.play(seat, state.any_legal(seat, luck), luck, None)


def test_cards_laid_aside_are_still_among_what_is_known_of_a_hand() -> None:
    """G1.3, M9.3: Florian, who held nothing, drew four cards, all of them known, and has laid two of them aside."""
    played = small_game(
        "first 0; deal rubies; deal wine; deal cloth",
        "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 2: take loader",
        "draw salt grain conflict conflict; 2: return salt; 2: return conflict",
        data=structs.replace(small_box(), hand=1, extra=3),
    )
    assert (played.view().laid_aside, played.view().drawn, played.cards) == (2, 2, [1, 1, 2])
    remember(played, (BIT[2], "salt grain conflict conflict"))
    agree(played, 0, 2 * 6 * 3)  # either card of grain, two of four aside, and Steffi has one of the other three
