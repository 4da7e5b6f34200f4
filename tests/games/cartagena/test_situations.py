"""All hand-written situations of Cartagena, each at the moment it is about."""

import pytest

from tests.games.cartagena.played import played
from tests.games.situations import names_of

NAMES = names_of("cartagena")

Asked = tuple[str, tuple[int, ...]]

# What is asked of whom when the record ends, or by which clause the game ended and who won; coins, combat cards, square
ENDS: dict[str, tuple[Asked, list[int], list[int], int]] = {
    "a-supply-refilled-in-time-is-not-short": (("turn", (1,)), [2, 0], [2, 3], 3),
    "all-doors-open": (("turn", (1,)), [2, 1], [2, 2], 0),
    "all-monkeys-in-the-second-bout": (("lay", (0, 1, 2)), [3, 2, 3], [3, 4, 3], 9),
    "alone-in-the-mutiny": (("C8.1", (0,)), [1, 3], [1, 2], 6),
    "bijoux-bluffs": (("turn", (1,)), [4, 3], [2, 2], 12),
    "cambivalute-on-the-sixth-use": (("turn", (0,)), [3, 4], [2, 2], 15),
    "chang-ye-with-nobody-to-rob": (("turn", (0,)), [1, 2], [3, 2], 6),
    "coins-run-out-end_of_round": (("C6.4", ()), [2, 1], [2, 2], 3),
    "coins-run-out-immediate": (("C6.4", ()), [2, 1], [2, 2], 0),
    "combat-run-out-end_of_round": (("lay", (1,)), [1, 1], [3, 2], 3),
    "combat-run-out-immediate": (("C6.4", ()), [1, 1], [3, 2], 0),
    "dean-nero-buys-and-stops-half-way": (("turn", (1,)), [2, 3], [3, 2], 6),
    "dean-nero-buys-until-the-pile-is-empty": (("lay", (0,)), [2, 1], [2, 3], 6),
    "dean-nero-sells-three": (("turn", (1,)), [5, 3], [1, 2], 6),
    "dean-nero-sells-until-the-coin-island-is-empty": (("lay", (1,)), [2, 1], [1, 2], 3),
    "duel-tied": (("lay", (0, 1)), [3, 3], [3, 3], 9),
    "empty-coin-island-with-enough-coins": (("lay", (0, 1)), [2, 2], [3, 3], 9),
    "empty-coin-island-without-enough-coins": (("lay", (0, 1)), [0, 3], [5, 3], 12),
    "ghost-behind-the-only-closed-door": (("turn", (1,)), [1, 1], [2, 2], 0),
    "ghost-first": (("turn", (1,)), [1, 1], [2, 3], 3),
    "ghost-last": (("turn", (1,)), [1, 2], [2, 2], 0),
    "gold-run-out-end_of_round": (("lay", (1,)), [2, 1], [2, 2], 3),
    "gold-run-out-immediate": (("C6.4", ()), [2, 1], [2, 2], 0),
    "no-card-in-a-later-bout": (("lay", (1,)), [3, 0], [0, 2], 6),
    "no-card-in-the-first-bout": (("lay", (1,)), [3, 1], [0, 3], 6),
    "nobody-in-the-mutiny": (("C6.4", ()), [2, 2], [2, 2], 3),
    "nobody-on-the-winning-side": (("C8.3", ()), [4, 4], [2, 3], 12),
    "ojo-used-by-someone-undeclared": (("turn", (1,)), [1, 2], [2, 2], 6),
    "one-monkey-in-the-second-bout": (("lay", (1,)), [3, 1], [3, 2], 9),
    "reveals-past-a-good-pirate": (("turn", (1,)), [1, 1], [2, 4], 2),
    "sate-gives-what-is-left-end_of_round": (("lay", (0,)), [1, 2], [2, 2], 3),
    "sate-gives-what-is-left-immediate": (("lay", (0,)), [1, 2], [2, 2], 0),
    "sate-passed-over-by-a-ghosts-victim": (("turn", (1,)), [1, 2, 4], [2, 2, 2], 3),
    "sate-passed-over-by-everyone": (("turn", (2,)), [2, 2, 1], [2, 2, 3], 2),
    "ship-moves-three": (("turn", (1,)), [2, 2], [2, 2], 3),
    "storm-chosen-by-the-dealer": (("turn", (1,)), [2, 2], [2, 2], 3),
    "storm-on-the-move-to-the-mutiny": (("lay", (0,)), [1, 2], [2, 2], 3),
    "tie-in-gold-broken-by-cards": (("C8.2", (1,)), [4, 4], [2, 3], 12),
    "tie-in-gold-not-broken": (("C8.2", (0, 1)), [4, 4], [2, 3], 12),
    "two-monkeys-in-the-second-bout": (("lay", (1,)), [3, 1, 3], [3, 3, 3], 9),
    "two-storms-in-one-move": (("turn", (1,)), [2, 2], [2, 2], 3),
    "wessel-jan-with-a-short-pile": (("turn", (1,)), [1, 1], [2, 2], 0),
}

# What is told in it, by key: the slots of all tellings
TOLD: dict[str, tuple[str, list[dict[str, object]]]] = {
    "a-supply-refilled-in-time-is-not-short": ("shortage", []),
    "all-doors-open": ("stayed", [{"square": 0}]),
    "all-monkeys-in-the-second-bout": ("paid", [{"seat": 2}, {"seat": 0}, {"seat": 1}]),
    "alone-in-the-mutiny": ("robbed", []),
    "bijoux-bluffs": ("declared", [{"seat": 0}, {"seat": 1}, {"seat": 0}]),
    "cambivalute-on-the-sixth-use": ("arranged", [{"seat": 1, "letter": "A"}]),
    "chang-ye-with-nobody-to-rob": ("no-effect", [{"seat": 1, "pirate": "chang-ye"}]),
    "coins-run-out-end_of_round": ("no-effect", [{"seat": 1, "pirate": "sate"}]),
    "coins-run-out-immediate": ("shortage", [{"supply": "coin"}]),
    "combat-run-out-end_of_round": ("drew", [{"seat": 0, "number": 1}]),
    "combat-run-out-immediate": ("shortage", [{"supply": "combat"}]),
    "dean-nero-buys-and-stops-half-way": ("bought", [{"seat": 0, "number": 1}]),
    "dean-nero-buys-until-the-pile-is-empty": ("bought", [{"seat": 1, "number": 1}]),
    "dean-nero-sells-three": ("sold", [{"seat": 0, "number": number} for number in (1, 2, 3)]),
    "dean-nero-sells-until-the-coin-island-is-empty": ("sold", [{"seat": 0, "number": 1}]),
    "duel-tied": ("duel-won", [{"valverde": 7, "diaz": 7, "side": "valverde", "letter": "A", "tied": True}]),
    "empty-coin-island-with-enough-coins": ("refilled", [{"number": 2}]),
    "empty-coin-island-without-enough-coins": ("unpaid", [{"seat": 0}]),
    "ghost-behind-the-only-closed-door": ("haunted", [{"seat": 1}]),
    "ghost-first": ("haunted", [{"seat": 0}]),
    "ghost-last": ("used", [{"seat": 1, "pirate": "pang"}]),
    "gold-run-out-end_of_round": ("shortage", [{"supply": "gold"}]),
    "gold-run-out-immediate": ("shortage", [{"supply": "gold"}]),
    "no-card-in-a-later-bout": ("robbed", [{"seat": 0, "to": 1}]),
    "no-card-in-the-first-bout": ("excluded", [{"seat": 0}]),
    "nobody-in-the-mutiny": ("out-undeclared", [{"seat": 0}, {"seat": 1}]),
    "nobody-on-the-winning-side": ("mutiny-won", [{"side": "valverde"}]),
    "ojo-used-by-someone-undeclared": ("left-it", [{"seat": 0}]),
    "one-monkey-in-the-second-bout": ("robbed", [{"seat": 0, "to": 1}]),
    "reveals-past-a-good-pirate": ("used", [{"seat": 0, "pirate": "wessel-jan"}, {"seat": 1, "pirate": "crackpott"}]),
    "sate-gives-what-is-left-end_of_round": ("got-coins", [{"seat": 1, "number": 1}]),
    "sate-gives-what-is-left-immediate": ("got-coins", [{"seat": 1, "number": 1}]),
    "sate-passed-over-by-a-ghosts-victim": ("got-coins", [{"seat": 1, "number": 1}, {"seat": 2, "number": 3}]),
    "sate-passed-over-by-everyone": ("got-coins", [{"seat": 0, "number": 1}, {"seat": 1, "number": 1}]),
    "ship-moves-three": ("sailed", [{"number": 3, "square": 3, "left": 19}]),
    "storm-chosen-by-the-dealer": ("storm", [{"pirate": "ghost"}]),
    "storm-on-the-move-to-the-mutiny": ("storm", []),
    "tie-in-gold-broken-by-cards": ("tie-broken", [{"seat": 0, "points": 3}, {"seat": 1, "points": 4}]),
    "tie-in-gold-not-broken": ("tie-broken", [{"seat": 0, "points": 3}, {"seat": 1, "points": 3}]),
    "two-monkeys-in-the-second-bout": ("paid", [{"seat": 2}, {"seat": 0}]),
    "two-storms-in-one-move": ("storm", [{"pirate": "tembo"}, {"pirate": "ghost"}]),
    "wessel-jan-with-a-short-pile": ("drew", [{"seat": 0, "number": 2}]),
}


def test_there_is_a_test_for_every_situation() -> None:
    assert sorted(ENDS) == sorted(TOLD) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_situation_ends_so(name: str) -> None:
    end = played(name)
    asked, coins, cards, square = ENDS[name]
    assert (end.asked if end.referee.outcome is None else end.winners) == asked
    assert (end.coins, end.cards, end.view().ship) == (coins, cards, square)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_situation_is_about_is_told(name: str) -> None:
    key, slots = TOLD[name]
    assert played(name).told(key) == slots


def test_own_cards_come_back_in_the_order_they_were_put_under() -> None:
    """C5.5"""
    end = played("wessel-jan-with-a-short-pile")
    assert end.hand(0) == "pink-2 grey-1"
    assert end.told("drew-own", seat=0) == [{"seat": 0, "cards": ["pink-2", "grey-1"]}]


def test_a_bluff_makes_what_was_seen_with_ojo_unsure() -> None:
    """C5.10, C5.11"""
    end = played("bijoux-bluffs")
    assert end.told("spied-own", seat=1) == [{"seat": 1, "to": 0, "side": "diaz"}]
    assert end.player(0, viewer=1).side is None


def test_of_exchanged_sailors_the_others_know_the_pair_only() -> None:
    """C5.12"""
    end = played("cambivalute-on-the-sixth-use")
    assert (end.view(0).letters[0].pair, end.view(0).letters[0].valverde) == ((1, 2), None)
    assert (end.view(1).letters[0].valverde, end.view(1).letters[0].diaz) == (2, 1)
