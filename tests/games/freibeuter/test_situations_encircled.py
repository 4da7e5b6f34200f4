"""Situations: what one placement encircles, in which order it is resolved, and who is paid."""

from tests.games.freibeuter.played import Played, slots_of_ship

# Several tokens at once


def test_four_tokens_with_the_ship_first_make_a_broke_boarder_borrow() -> None:
    """F6.3, F9.1, F9.2: he owes 8 and has 2; the 6 from the store come too late."""
    played = Played("four-tokens-ship-first-borrows")
    assert played.money == [6, 12]
    assert played.debts == [6, 0]
    assert played.stocks == [25 - 4 - 1, 25 - 5]
    assert played.captured == [(0, 1, 0, 0), (0, 0, 0, 0)]
    assert played.told("borrowed") == [("F9.1", {"seat": 0, "money": 6})]
    assert [slots["number"] for _, slots in played.told("several-wait")] == [4, 3, 2]
    assert [slots["crossing"] for _, slots in played.told("order-chosen")] == ["C3", "D3", "C4"]
    assert played.told("escaped") == [("F7.1", slots_of_ship("D3", "ship1"))]
    assert played.keys("doubler-encircled") == [
        "doubler-encircled",
        "store-encircled",
        "store-paid",
        "store-paid",
        "drew-sea",
    ]


def test_four_tokens_with_the_store_first_save_him_the_credit() -> None:
    """F6.3, F8.1: the same placement; money received is usable at once."""
    played = Played("four-tokens-store-first-pays")
    assert played.money == [2 + 6 - 8, 2 + 2 + 8]
    assert played.debts == [0, 0]
    assert played.stocks == [25 - 4, 25 - 5]
    assert played.told("borrowed") == []
    assert played.told("store-paid")[0] == ("F8.1", {"seat": 0, "money": 6, "boats": 3})
    assert played.wealth == [2 * 10, 12]


def test_while_four_tokens_wait_only_the_order_is_asked_and_only_of_whoever_placed() -> None:
    """F6.3, F4.3: it is Birgit who placed, though Volker has to pay."""
    played = Played("four-tokens-ship-first-borrows", before="1: resolve C3")
    assert played.referee.actors() == [1]
    assert played.legal(1) == {"resolve C3", "resolve D3", "resolve C4", "resolve D4"}
    assert played.legal(0) == set()
    assert played.view().waiting == ("C3", "D3", "C4", "D4")


def test_a_boarder_pays_with_what_the_ship_before_brought_her() -> None:
    """F6.3, F7.2: Birgit has 9, is paid 9 for the first ship and pays 12 for the last."""
    played = Played("three-tokens-first-payment-pays-the-second")
    assert played.money == [9 - 9 + 12, 9 + 9 - 12]
    assert played.debts == [0, 0]
    assert played.captured == [(0, 0, 1, 0), (0, 0, 0, 1)]
    assert played.stocks == [21, 21]
    assert played.told("escaped") == [("F7.1", slots_of_ship("C4", "ship1"))]


def test_in_the_other_order_she_must_borrow() -> None:
    """F6.3, F9.1, F9.2: 12 are due before the 9 arrive."""
    played = Played("three-tokens-wrong-order-borrows")
    assert played.money == [12, 9]
    assert played.debts == [0, 3]
    assert played.stocks == [21, 20]
    assert played.told("debt-marked") == [("F9.2", {"seat": 1})]


def test_the_order_of_two_escaping_ships_is_asked_though_it_cannot_matter() -> None:
    """F6.3, F7.1: the referee resolves the last one."""
    played = Played("two-tokens-order-cannot-matter", before="1: resolve D1")
    assert played.legal(1) == {"resolve C1", "resolve D1"}
    played = Played("two-tokens-order-cannot-matter")
    assert [slots["crossing"] for _, slots in played.told("escaped")] == ["D1", "C1"]
    assert len(played.told("order-chosen")) == 1
    assert played.money == [20, 20]
    assert played.stocks == [22, 22]
    assert {"C1", "D1"} <= set(played.view().gone)


# The Dutchman


def test_the_dutchman_closes_a_ship_and_a_store_and_leaves() -> None:
    """F5.1, F5.3, F6.3, F7.3, F8.1: he earns nobody anything, and his region is empty again."""
    waiting = Played("dutchman-closes-two-tokens", before="0: resolve C1")
    assert waiting.view().dutchman == "D1"
    played = Played("dutchman-closes-two-tokens")
    assert played.money == [20 - 12 + 4, 20 + 12 + 2]
    assert played.stocks == [25 - 3 + 1, 25 - 3]
    assert played.told("dutchman-sent") == [("F5.1", {"seat": 0, "card": "1", "region": "D1"})]
    assert played.told("dutchman-left") == [("F5.3", {"region": "D1"})]
    assert played.keys("dutchman-left") == ["dutchman-left", "drew-sea"]
    assert played.view().dutchman is None
    assert all("D1" not in owner.boats for owner in played.owners)


def test_the_dutchman_closes_four_tokens_for_four_players() -> None:
    """F5.1, F6.3, F7.3: each boarder has three helpers, and the one who sent him chose the order."""
    played = Played("four-players-dutchman-closes-four")
    assert played.money == [20 + 2 + 3 - 12, 20 + 2 - 9 + 4, 20 + 2 + 3 + 4, 20 + 3 + 4]
    assert played.captured == [(0, 0, 0, 1), (0, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert played.wealth[0] == 13 + 2 * 20
    assert played.stocks == [23, 23, 23, 23]


def test_a_ship_nobody_boarded_escapes_the_dutchman_by_row_or_by_column() -> None:
    """F5.2, F5.4: both cards allow the same region, the player chooses which to discard."""
    before = Played("dutchman-row-or-column-card", before="0: dutchman column C3")
    assert {"dutchman row C3", "dutchman column C3"} <= before.legal(0)
    played = Played("dutchman-row-or-column-card")
    assert played.told("escaped") == [("F7.1", slots_of_ship("B2", "ship3"))]
    assert played.view().discards.dutchman == ("C",)
    hand = played.view(0).hand
    assert hand is not None
    assert "3" in hand.dutchman
    assert played.stocks == [23, 23]


def test_the_dutchman_counts_as_the_boarders() -> None:
    """F7.3: Dieter sent him and is paid for his boat alone."""
    played = Played("dutchman-counts-as-the-boarders")
    assert played.money == [20 - 12, 20 + 8, 20 + 4]
    assert played.told("paid")[-1] == ("F7.2", {"seat": 0, "to": 2, "money": 4, "boats": 1})
    assert played.captured[0] == (0, 0, 0, 1)
    assert played.stocks == [24, 23, 24]


def test_a_ship_may_be_boarded_with_three_sides_closed() -> None:
    """F3.3, F7.3: Birgit boards it, sends the Dutchman a turn later and pays for Volker's two boats."""
    played = Played("boarding-with-three-sides-closed")
    assert played.money == [20 + 8, 20 - 8]
    assert played.captured == [(0, 0, 0, 0), (0, 0, 0, 1)]
    assert played.stocks == [22, 24]
    assert played.told("dutchman-sent") == [("F5.1", {"seat": 1, "card": "3", "region": "C3"})]


# Who is paid


def test_two_boats_in_one_region_are_both_paid() -> None:
    """F7.2, F4.4: B2 holds a boat of Birgit's and one of Dieter's."""
    played = Played("two-boats-in-one-region-are-both-paid")
    assert played.money == [20 - 6, 20 + 4, 20 + 2]
    assert played.captured[0] == (0, 1, 0, 0)
    assert [slots["boats"] for _, slots in played.told("paid")] == [2, 1]


def test_a_ship_is_captured_on_another_players_turn() -> None:
    """F7.5, F7.4: Anna closes it; Volker pays all three, and it is still Anna who draws."""
    played = Played("captured-on-another-players-turn")
    assert played.money == [20 - 12, 20 + 6, 20 + 3, 20 + 3]
    assert played.stocks[0] == 25 - 2 + 1
    assert [slots["to"] for _, slots in played.told("paid")] == [1, 2, 3]
    assert played.told("drew-sea")[-1] == ("F10.1", {"seat": 3})


def test_own_boats_earn_nothing() -> None:
    """F7.2: four own boats around it, and nobody pays anybody."""
    played = Played("own-boats-earn-nothing")
    assert played.money == [20, 20]
    assert played.told("paid") == []
    assert played.captured[0] == (0, 0, 0, 1)
    assert played.stocks[0] == 25 - 5 + 1


def test_a_ship_may_cost_more_than_it_brings() -> None:
    """F7.2: six boats of Birgit's around a 5/1 ship cost 6; nobody asks whether Volker wants it."""
    played = Played("ship-costs-more-than-it-brings")
    assert played.money == [20 - 6, 20 + 6]
    assert played.wealth[0] == 14 + 5
    assert played.told("paid") == [("F7.2", {"seat": 0, "to": 1, "money": 6, "boats": 6})]


def test_a_store_pays_everyone_around_it_whoever_is_on_turn() -> None:
    """F8.1: six boats in four regions, two of them with two boats."""
    played = Played("store-pays-everyone-around-it")
    assert played.money == [24, 22, 24, 22]
    assert played.told("store-encircled") == [("F8.1", {"crossing": "B2", "number": 3})]
    assert [(slots["seat"], slots["boats"]) for _, slots in played.told("store-paid")] == [
        (0, 2),
        (1, 1),
        (2, 2),
        (3, 1),
    ]


def test_the_dutchman_earns_nobody_anything_at_a_store() -> None:
    """F8.1, F5.3: Birgit sent him and is paid for one boat."""
    played = Played("dutchman-earns-nothing-at-a-store")
    assert played.money == [24, 22]
    assert played.view().stores_left == 3
    assert played.view().dutchman is None


def test_a_doubler_counts_for_ships_captured_before() -> None:
    """F8.2: the 10/2 ship was taken two turns earlier."""
    before = Played("doubler-counts-for-ships-captured-before", before="0: place C2")
    assert before.wealth[0] == 16 + 10
    played = Played("doubler-counts-for-ships-captured-before")
    assert played.wealth[0] == 16 + 20
    assert played.told("doubler-encircled") == [("F8.2", {"crossing": "B1", "value": 10})]


def test_a_share_is_not_doubled() -> None:
    """F8.2: the doubler went first, and Birgit's one boat still earns 2."""
    played = Played("share-is-not-doubled")
    assert played.money == [18, 22]
    assert played.wealth[0] == 18 + 20


# The edges of the sea


def test_the_ends_of_two_rows_do_not_touch() -> None:
    """F6.1, F5.1: G1, A2, G2 and A3 follow each other in the reading order, and encircle nothing."""
    played = Played("row-ends-do-not-touch")
    view = played.view()
    assert len(view.tokens) == 36
    assert view.gone == {}
    assert played.told("several-wait") == []
    assert played.stocks == [21, 22]


def test_the_last_crossing_is_closed_in_the_corner() -> None:
    """F6.1: F6 is touched by F6, G6, F7 and G7."""
    played = Played("closing-in-the-corner")
    assert played.money == [20 - 6, 20 + 6]
    assert played.captured[0] == (0, 0, 1, 0)
