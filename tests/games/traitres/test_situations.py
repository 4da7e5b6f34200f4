"""All hand-written situations of Traîtres à bord, each at the moment it is about."""

import pytest

from quarterdeck.games.traitres.rules.t6_talk import STATEMENTS
from tests.games.situations import names_of
from tests.games.traitres.played import played

NAMES = names_of("traitres")

Asked = tuple[str, object]

# What is asked of whom when the record ends, or by which clause the game ended and who won; how many cards are in pile,
# chest and discard; how many everybody holds
ENDS: dict[str, tuple[Asked, tuple[int, int, int], list[int]]] = {
    "a-returned-card-is-drawn-by-the-next-players": (("turn", (1,)), (54, 2, 1), [3, 3, 3]),
    "catch-with-1-in-the-pile-after_effect": (("T7.3", "mutineer"), (0, 0, 1), [3, 3, 3]),
    "catch-with-1-in-the-pile-instant": (("T7.3", "mutineer"), (0, 0, 1), [3, 3, 3]),
    "catch-with-2-in-the-pile-after_effect": (("turn", (2,)), (1, 0, 1), [3, 3, 3]),
    "catch-with-2-in-the-pile-instant": (("T7.3", "mutineer"), (0, 0, 0), [3, 4, 3]),
    "catch-with-3-in-the-pile-after_effect": (("turn", (2,)), (2, 0, 1), [3, 3, 3]),
    "catch-with-3-in-the-pile-instant": (("T7.3", "mutineer"), (0, 0, 0), [3, 5, 3]),
    "catch-with-4-in-the-pile-after_effect": (("turn", (2,)), (3, 0, 1), [3, 3, 3]),
    "catch-with-4-in-the-pile-instant": (("turn", (2,)), (3, 0, 1), [3, 3, 3]),
    "chest-at-the-target": (("T8.2", "pirate"), (51, 6, 0), [3, 3, 3]),
    "chest-full-with-a-lie-in-it": (("T8.2", "pirate"), (48, 8, 0), [3, 3, 3]),
    "chest-one-below-the-target": (("T8.2", "mutineer"), (51, 6, 0), [3, 3, 3]),
    "chest-opened-empty": (("T8.2", "mutineer"), (57, 0, 0), [3, 3, 3]),
    "crew-of-3": (("turn", (1,)), (56, 1, 0), [3, 3, 3]),
    "crew-of-3-light-planks": (("turn", (1,)), (50, 1, 0), [3, 3, 3]),
    "crew-of-4": (("turn", (1,)), (55, 1, 0), [3, 3, 3, 3]),
    "crew-of-5": (("turn", (1,)), (54, 1, 0), [3, 3, 3, 3, 3]),
    "crew-of-6": (("turn", (1,)), (53, 1, 0), [3, 3, 3, 3, 3, 3]),
    "crew-of-7": (("turn", (1,)), (52, 1, 0), [3, 3, 3, 3, 3, 3, 3]),
    "crew-of-8": (("turn", (1,)), (51, 1, 0), [3, 3, 3, 3, 3, 3, 3, 3]),
    "no-such-action-for-a-mutineer": (("turn", (2,)), (57, 0, 0), [3, 3, 3]),
    "pockets-with-1-in-the-pile": (("T7.3", "mutineer"), (0, 0, 4), [1, 3, 2]),
    "pockets-with-2-in-the-pile": (("T7.3", "mutineer"), (0, 0, 4), [2, 3, 2]),
    "pockets-with-3-in-the-pile": (("T7.3", "mutineer"), (0, 0, 4), [3, 3, 2]),
    "pockets-with-4-in-the-pile": (("T7.3", "mutineer"), (0, 0, 4), [3, 3, 3]),
    "pockets-with-5-in-the-pile": (("turn", (0,)), (1, 0, 4), [3, 3, 3]),
    "riddance-with-0-in-the-chest": (("turn", (1,)), (56, 0, 1), [3, 3, 3]),
    "riddance-with-1-in-the-chest": (("turn", (1,)), (55, 0, 2), [3, 3, 3]),
    "riddance-with-2-in-the-chest": (("turn", (1,)), (54, 0, 3), [3, 3, 3]),
    "riddance-with-3-in-the-chest": (("turn", (1,)), (53, 1, 3), [3, 3, 3]),
    "spyglass-twice-in-a-row-on-overlapping-cards": (("turn", (0,)), (51, 4, 2), [3, 3, 3]),
    "spyglass-twice-in-a-row-on-the-same-cards": (("turn", (2,)), (52, 3, 2), [3, 3, 3]),
    "spyglass-with-0-in-the-chest": (("turn", (1,)), (56, 0, 1), [3, 3, 3]),
    "spyglass-with-1-in-the-chest": (("turn", (1,)), (55, 1, 1), [3, 3, 3]),
    "spyglass-with-2-in-the-chest": (("turn", (1,)), (54, 2, 1), [3, 3, 3]),
    "spyglass-with-3-in-the-chest": (("turn", (1,)), (53, 3, 1), [3, 3, 3]),
    "talk-from-overboard": (("turn", (0,)), (52, 1, 6), [3, 3, 0, 3]),
    "third-plank-makes-the-sides-even-3": (("T7.2", "mutineer"), (53, 0, 6), [0, 2, 3]),
    "third-plank-makes-the-sides-even-5": (("T7.2", "mutineer"), (47, 0, 18), [0, 0, 0, 3, 2]),
    "third-plank-makes-the-sides-even-6": (("T7.2", "mutineer"), (49, 0, 12), [0, 0, 3, 3, 3, 2]),
    "third-plank-makes-the-sides-even-8": (("T7.2", "mutineer"), (41, 0, 24), [0, 0, 0, 0, 3, 2, 3, 3]),
    "third-plank-on-the-last-mutineer-with-one-card-left": (("T7.1", "pirate"), (1, 1, 6), [2, 3, 0]),
    "three-minus-in-hand": (("turn", (0,)), (57, 0, 0), [3, 3, 3]),
    "two-mutineers-who-do-not-know-each-other": (("turn", (1,)), (53, 1, 0), [3, 3, 3, 3, 3, 3]),
    "two-mutineers-who-know-each-other": (("turn", (1,)), (53, 1, 0), [3, 3, 3, 3, 3, 3]),
}

# What is told in it, by key: the slots of the last telling
TOLD: dict[str, tuple[str, dict[str, object]]] = {
    "a-returned-card-is-drawn-by-the-next-players": ("returned", {"seat": 1, "left": 0}),
    "catch-with-1-in-the-pile-after_effect": ("pile-empty", {}),
    "catch-with-1-in-the-pile-instant": ("pile-empty", {}),
    "catch-with-2-in-the-pile-after_effect": ("returned", {"seat": 1, "left": 0}),
    "catch-with-2-in-the-pile-instant": ("pile-empty", {}),
    "catch-with-3-in-the-pile-after_effect": ("returned", {"seat": 1, "left": 0}),
    "catch-with-3-in-the-pile-instant": ("pile-empty", {}),
    "catch-with-4-in-the-pile-after_effect": ("returned", {"seat": 1, "left": 0}),
    "catch-with-4-in-the-pile-instant": ("returned", {"seat": 1, "left": 0}),
    "chest-at-the-target": (
        "chest-full",
        {"cards": ["plus", "plus", "plus", "plus", "plus", "zero"], "total": 5, "target": 5},
    ),
    "chest-full-with-a-lie-in-it": (
        "chest-full",
        {"cards": ["plus", "plus", "plus", "plus", "plus", "zero", "plus", "plus"], "total": 7, "target": 5},
    ),
    "chest-one-below-the-target": (
        "chest-short",
        {"cards": ["plus", "plus", "plus", "plus", "zero", "zero"], "total": 4, "target": 5},
    ),
    "chest-opened-empty": ("chest-short", {"cards": [], "total": 0, "target": 5}),
    "crew-of-3": ("laid", {"seat": 0, "claim": "plus", "number": 1}),
    "crew-of-3-light-planks": ("laid", {"seat": 0, "claim": "plus", "number": 1}),
    "crew-of-4": ("laid", {"seat": 0, "claim": "plus", "number": 1}),
    "crew-of-5": ("laid", {"seat": 0, "claim": "plus", "number": 1}),
    "crew-of-6": ("laid", {"seat": 0, "claim": "plus", "number": 1}),
    "crew-of-7": ("laid", {"seat": 0, "claim": "plus", "number": 1}),
    "crew-of-8": ("laid", {"seat": 0, "claim": "plus", "number": 1}),
    "no-such-action-for-a-mutineer": ("first-drawn", {"seat": 2}),
    "pockets-with-1-in-the-pile": ("thrown-away", {"seat": 0, "number": 3}),
    "pockets-with-2-in-the-pile": ("thrown-away", {"seat": 0, "number": 3}),
    "pockets-with-3-in-the-pile": ("thrown-away", {"seat": 0, "number": 3}),
    "pockets-with-4-in-the-pile": ("thrown-away", {"seat": 0, "number": 3}),
    "pockets-with-5-in-the-pile": ("thrown-away", {"seat": 0, "number": 3}),
    "riddance-with-0-in-the-chest": ("used-riddance", {"seat": 0, "number": 0}),
    "riddance-with-1-in-the-chest": ("used-riddance", {"seat": 0, "number": 1}),
    "riddance-with-2-in-the-chest": ("used-riddance", {"seat": 0, "number": 2}),
    "riddance-with-3-in-the-chest": ("used-riddance", {"seat": 0, "number": 2}),
    "spyglass-twice-in-a-row-on-overlapping-cards": ("looked", {"seat": 2, "number": 3}),
    "spyglass-twice-in-a-row-on-the-same-cards": ("looked", {"seat": 1, "number": 3}),
    "spyglass-with-0-in-the-chest": ("used-spyglass", {"seat": 0, "number": 0}),
    "spyglass-with-1-in-the-chest": ("used-spyglass", {"seat": 0, "number": 1}),
    "spyglass-with-2-in-the-chest": ("used-spyglass", {"seat": 0, "number": 2}),
    "spyglass-with-3-in-the-chest": ("used-spyglass", {"seat": 0, "number": 3}),
    "talk-from-overboard": ("overboard", {"seat": 2, "role": "pirate"}),
    "third-plank-makes-the-sides-even-3": ("sides-even", {"number": 1}),
    "third-plank-makes-the-sides-even-5": ("sides-even", {"number": 1}),
    "third-plank-makes-the-sides-even-6": ("sides-even", {"number": 2}),
    "third-plank-makes-the-sides-even-8": ("sides-even", {"number": 2}),
    "third-plank-on-the-last-mutineer-with-one-card-left": ("mutineers-gone", {}),
    "three-minus-in-hand": ("first-drawn", {"seat": 0}),
    "two-mutineers-who-do-not-know-each-other": ("first-drawn", {"seat": 0}),
    "two-mutineers-who-know-each-other": ("mates-told", {"seat": 5}),
}


def test_there_is_a_test_for_every_situation() -> None:
    assert sorted(ENDS) == sorted(TOLD) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_situation_ends_so(name: str) -> None:
    end = played(name)
    asked, piles, cards = ENDS[name]
    assert (end.asked if end.referee.outcome is None else end.ended) == asked
    assert (end.piles, end.cards) == (piles, cards)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_situation_is_about_is_told(name: str) -> None:
    key, slots = TOLD[name]
    assert played(name).told(key)[-1] == slots


@pytest.mark.parametrize(
    ("players", "pirates", "mutineers", "target"),
    [(3, 2, 1, 5), (4, 3, 1, 8), (5, 4, 1, 11), (6, 4, 2, 6), (7, 5, 2, 9), (8, 6, 2, 12)],
)
def test_every_row_of_the_table(players: int, pirates: int, mutineers: int, target: int) -> None:
    """T1.1, T1.2, T8.3"""
    view = played(f"crew-of-{players}").view()
    assert (len(view.players), view.pirates, view.mutineers, view.target) == (players, pirates, mutineers, target)


def test_a_mutineer_has_no_such_action() -> None:
    """T8.1"""
    assert "open" not in played("no-such-action-for-a-mutineer").legal(2)
    assert "open" in played("crew-of-3").legal(1)


def test_with_three_minus_one_of_them_is_laid() -> None:
    """T2.4"""
    stuck = played("three-minus-in-hand")
    assert stuck.legal(0) == [f"lay minus saying {claim}" for claim in ("plus", "zero", "minus")]


def test_a_spyglass_leaves_its_order_known_to_its_player() -> None:
    """T4.2, G1.3"""
    assert [played(f"spyglass-with-{number}-in-the-chest").chest(0) for number in range(4)] == [
        "",
        "minus",
        "minus zero",
        "minus zero plus",
    ]


def test_the_second_of_two_spyglasses_knows_the_order_and_the_first_what_is_there() -> None:
    """T3.3, G1.3"""
    twice = played("spyglass-twice-in-a-row-on-overlapping-cards")
    assert (twice.chest(0), twice.chest(1), twice.chest(2)) == ("zero ? ? ?", "? ? ? ?", "? plus minus plus")
    assert twice.traces(0) == [("minus", "loot-1 loot-2 loot-3"), ("plus", "loot-1 loot-2 loot-3")]
    same = played("spyglass-twice-in-a-row-on-the-same-cards")
    assert (same.chest(0), same.chest(1)) == ("? ? ?", "plus zero minus")
    assert [card for card, _ in same.traces(0)] == ["minus", "plus", "zero"]


def test_who_is_overboard_talks_and_so_do_all_others() -> None:
    """T5.2, T6.1, T6.2"""
    talk = played("talk-from-overboard").referee.statements()
    assert [(seat, STATEMENTS.words(code)) for _, seat, code in talk] == [
        (2, "suspect 3"),
        (1, "hand plus plus minus"),
        (3, "trust 2"),
        (2, "laid minus"),
    ]


def test_two_mutineers_know_each_other_only_by_that_reading() -> None:
    """T1.1"""
    apart, together = (played(f"two-mutineers-who-{what}-each-other") for what in ("do-not-know", "know"))
    assert (apart.player(5, viewer=2).role, together.player(5, viewer=2).role) == (None, "mutineer")
    assert (apart.player(5, viewer=0).role, together.player(5, viewer=0).role) == (None, None)
