"""M7: phase 5b, points for sales."""

import itertools
from collections import Counter
from typing import cast

import pytest

from quarterdeck.core.bags import ONE
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.box.pieces import CARD_WORDS, ISLAND_WORDS
from quarterdeck.games.meuterer.rules.state import Meuterer
from tests.games.meuterer.played import Played, game, played
from tests.referees.meuterer_sales import Sales, allowed_sales

FIRST = "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate"
GRAIN = ("grain grain grain grain wine", "grain salt wine wine cloth", "cloth cloth cloth cloth salt")
OTHERS = ("rubies rubies conflict conflict wine",)


def second_round(*lines: str, hands: tuple[str, ...] = (*GRAIN, *OTHERS)) -> Played:
    """Affeninsel, which buys grain, and Hochland, which buys any, are active."""
    start = game(FIRST, hands=hands)
    assert [start.island(place) for place in (start.view().ship, start.view().behind)] == ["Affeninsel", "Hochland"]
    return start.act("0: offer 0", *lines)


def alone(*cards: str, hands: tuple[str, ...] = (*GRAIN, *OTHERS)) -> Played:
    """The captain shows these cards while all others leave at once."""
    first, *more = [f"0: show {card}" for card in cards]
    leaving = ("1: leave", "1: take merchant", "2: leave", "2: take cabin-boy", "3: leave", "3: take first-mate")
    return second_round(first, *leaving, *more, "0: leave", hands=hands)


def test_each_active_island_is_scored_on_its_own_and_the_destination_is_not_active_yet() -> None:
    """M7.1"""
    end = played("any-and-specific-two-and-two")
    assert [(slots["island"], slots["points"]) for slots in end.told("sold")] == [("Affeninsel", 2), ("Hochland", 4)]


def test_at_most_one_kind_is_sold_at_an_island_and_conflict_cards_never() -> None:
    """M7.2: five cards shown, two wine sold."""
    (slots,) = played("ship-stays").told("sold")
    assert slots == {"seat": 0, "good": "wine", "number": 2, "island": "Hochland", "points": 4, "tied": 1}


def test_whoever_sells_most_scores_alone_or_tied() -> None:
    """M7.3: alone 4, two tied 3, three tied 2, four tied nothing at Hochland; nobody without a card sold."""
    assert played("merchant-most-alone").points[3] == 4
    assert played("worked-example").points[0] == 2
    assert played("four-way-tie").points == [5, 0, 1, 0]
    assert [slots["points"] for slots in played("four-way-tie").told("sold")] == [0, 0, 0, 0]
    assert played("captain-below-zero").cited("nothing-sold") == [("M7.3", {"island": "Hochland"})]
    two = game(
        "0: offer 0; 0: show wine; 1: show salt; 2: leave; 2: take merchant; 3: leave; 3: take cabin-boy; 0: leave",
        "1: leave; 1: take first-mate; draw grain grain",
    )
    assert [slots["points"] for slots in two.told("sold")] == [3, 3]


def test_a_tied_merchant_scores_as_if_alone_and_the_others_as_if_tied_with_him() -> None:
    """M7.4"""
    assert played("four-way-tie-with-merchant").points == [5, 4, 1, 0]
    assert played("worked-example").points[2] == 4


def test_a_merchant_who_sells_most_alone_or_not_most_has_no_advantage() -> None:
    """M7.4"""
    assert played("merchant-most-alone").told("merchant-sold") == []
    assert played("merchant-sells-less").points[1] == 0


def test_four_grain_may_be_split_in_any_way() -> None:
    """M7.5, M11.2: at Affeninsel and Hochland, also all at one; two and two is allowed, and it is not a condition."""
    asked = alone("grain", "grain", "grain", "grain")
    assert asked.legal(0) == [f"put {number} at Affeninsel" for number in range(5)]
    with pytest.raises(IllegalAction, match=r"split-range \(M7.5\): island Affeninsel, least 0, most 4"):
        asked.act("0: put 5 at Affeninsel")


def test_one_card_that_both_islands_buy_is_asked_about_too() -> None:
    """M7.5"""
    assert alone("grain").legal(0) == ["put 0 at Affeninsel", "put 1 at Affeninsel"]


def test_with_several_kinds_the_any_island_takes_one_of_them() -> None:
    """M7.5: any of the kinds shown, not only the most numerous."""
    asked = alone("grain", "grain", "wine")
    assert asked.legal(0) == ["sell wine at Hochland", "sell grain at Hochland"]
    with pytest.raises(IllegalAction, match=r"not-shown \(M7.2\): good salt"):
        asked.act("0: sell salt at Hochland")
    with pytest.raises(IllegalAction, match=r"other-island \(M7.5\): island Hochland"):
        asked.act("0: sell wine at Affeninsel")


def test_the_any_island_is_not_left_empty_by_who_shows_two_kinds() -> None:
    """M7.5: of two grain at least one goes to Hochland; nothing is held back."""
    asked = alone("grain", "grain", "wine").act("0: sell grain at Hochland")
    assert asked.legal(0) == ["put 0 at Affeninsel", "put 1 at Affeninsel"]


def test_a_kind_named_for_the_any_island_leaves_the_other_its_own() -> None:
    """M7.5: wine at Hochland, so all grain at Affeninsel."""
    chosen = played("any-and-specific-another-kind").told("sale-chosen")
    assert [(slots["good"], slots["number"], slots["island"]) for slots in chosen] == [
        ("grain", 1, "Affeninsel"),
        ("wine", 1, "Hochland"),
    ]


def test_two_any_islands_take_a_kind_each_or_one_kind_split() -> None:
    """M7.5"""
    each = [(slots["good"], slots["island"]) for slots in played("both-any-a-kind-each").told("sale-chosen")]
    assert each == [("wine", "Piratennest"), ("grain", "Hochland")]
    split = [(slots["good"], slots["number"]) for slots in played("both-any-one-kind-split").told("sale-chosen")]
    assert split == [("wine", 1), ("wine", 1)]


def test_the_new_captain_chooses_first_then_clockwise_openly() -> None:
    """M7.5: Steffi is captain by then; Bernhard, asked last, sees what she chose."""
    asked = second_round("0: show grain", "1: show grain", "2: leave", "2: take cabin-boy", "3: leave")
    asked.act("3: take merchant", "0: leave", "1: leave", "1: take mutineer", "0: fight 0", "1: fight 0", "2: fight 0")
    assert asked.asked == ("split", (1,))
    asked.act("1: put 0 at Affeninsel")
    assert asked.asked == ("split", (0,))
    sold = asked.view(0).sailors[1].behind
    assert sold is not None
    assert (sold.good, sold.number) == ("grain", 1)


def test_nobody_else_is_asked_and_the_most_numerous_kind_is_sold() -> None:
    """M7.6: of equally many the first of the components table; Affeninsel buys grain and he shows none."""
    end = game(
        FIRST,
        "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 3: show wine; 2: show salt; 3: show rubies",
        "2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate; draw grain grain grain salt",
        hands=(*GRAIN, *OTHERS),
    )
    assert end.told("sale-chosen") == []
    assert [(slots["seat"], slots["good"]) for slots in end.told("sold")] == [(2, "salt"), (3, "rubies")]


ISLANDS = ["Hochland", "Piratennest", "Grünland", "Sommerland", "Karge-Zunge", "Eisfelsen"]  # every pair of wants


@pytest.mark.parametrize(("here", "behind"), list(itertools.permutations(ISLANDS, 2)))
def test_what_can_be_sold_is_what_holds_nothing_back(here: str, behind: str) -> None:
    """M7.5: whatever is shown, the small decisions lead to every sale that the clause allows, and to no other."""
    start = before_last_sales()
    buys = {island.name: island.buys for island in game().view().islands}
    for number in range(1, 6):
        for cards in itertools.combinations_with_replacement(["rubies", "salt", "wine", "grain", "conflict"], number):
            state = start.copy()
            state.ship, state.behind = ISLAND_WORDS.index(here), ISLAND_WORDS.index(behind)
            state.sailors[0].shown = sum(ONE[CARD_WORDS.index(card)] for card in cards)
            state.apply(3, MEUTERER.alphabet.action("take cabin-boy"), FastLuck(1))
            goods = [card for card in set(cards) if card != "conflict"]
            asked = any(buys[here] in ("any", good) and buys[behind] in ("any", good) for good in goods)
            assert state.actors() == ([0] if asked else []), cards
            if asked:
                assert all_sales(state) == allowed_sales(Counter(cards), buys[here], buys[behind]), cards


def before_last_sales() -> Meuterer:
    """In the last round, which ends with its sales, all have left; Carmen looks at the action cards."""
    left = "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take loader; 3: leave"
    state = cast(Meuterer, game(left).referee.truth)
    state.round = state.numbers.rounds - 1
    return state


def all_sales(state: Meuterer) -> set[Sales]:
    """Whatever the captain can come to sell."""
    found: set[Sales] = set()
    waiting = [state]
    while waiting:
        asked = waiting.pop()
        assert asked.legal(0), "nothing may be chosen"
        for action in asked.legal(0):
            after = asked.copy()
            after.apply(0, action, FastLuck(1))
            if after.actors():
                waiting.append(after)
            else:
                found.add(sold(after))
    return found


def sold(state: Meuterer) -> Sales:
    me = state.sailors[0]
    here, behind = [(CARD_WORDS[kind] if kind >= 0 else "") for kind in (me.here_kind, me.behind_kind)]
    return ((here, me.here), (behind, me.behind))
