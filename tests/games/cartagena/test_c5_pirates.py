"""What the pirates do (C5)."""

import pytest

from quarterdeck.core.errors import IllegalAction
from tests.games.cartagena.played import Played, box, game, rounds

FEW = box(combat=(3, 1, 0, 2, 0, 0))  # two cards in the pile for two players


def refused(played: Played, seat: int, action: str) -> str:
    """The key by which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        played.referee.act(seat, action)
    return caught.value.key


def use(pirate: str, *log: str, before: tuple[str, ...] = (), **chosen: object) -> Played:
    """Seat 0 uses a pirate, perhaps after some rounds."""
    return game(rounds(*before), f"cabin {pirate}; 0: use {pirate}", *log, **chosen)  # type: ignore[arg-type]


def test_valverde_gives_a_gold_card_and_a_coin() -> None:
    """C5.1"""
    played = use("valverde", "gold gold-3; cabin ojo")
    assert (played.golds(0), played.coins, played.view().coin_island) == ("gold-3", [2, 1], 27)


def test_diaz_shows_a_card_of_each_pile_and_one_goes_under_its_pile() -> None:
    """C5.2"""
    asked = use("diaz", "gold gold-2; draw pink-3")
    assert asked.legal(0) == ["take gold", "take combat"]
    kept = use("diaz", "gold gold-2; draw pink-3; 0: take gold; cabin ojo")
    assert (kept.golds(0), kept.cards[0]) == ("gold-2", 2)
    assert [(slot.known_by, slot.card) for slot in kept.view(0).combat.under] == [((0,), "pink-3")]
    assert [(slot.known_by, slot.card) for slot in kept.view(1).combat.under] == [((0,), None)]
    assert kept.told("chose") == [{"seat": 0, "supply": "gold"}]
    other = use("diaz", "gold gold-2; draw pink-3; 0: take combat; cabin ojo")
    assert (other.hand(0), other.golds(0)) == ("pink-1 pink-3 grey-1", "")
    assert other.view(0).gold.under[0].card == "gold-2"


def test_diaz_gives_the_other_card_where_one_pile_is_empty() -> None:
    """C5.2"""
    played = game(rounds("valverde / gold gold-1; diaz / draw pink-2"), data=box(gold=(1, 0, 0)))
    assert played.cards == [2, 3]


def test_crackpott_gives_two_combat_cards() -> None:
    """C5.3"""
    assert use("crackpott", "draw pink-3 grey-2; cabin ojo").hand(0) == "pink-1 pink-3 grey-1 grey-2"


def test_who_draws_two_cards_is_told_which_but_not_which_was_the_first() -> None:
    """C5.3, C5.13: the order would tell who put which of them under the pile, and a hand has none (G1.3)."""
    for drawn in ("grey-2 pink-3", "pink-3 grey-2"):
        used = use("crackpott", f"draw {drawn}; cabin ojo")
        assert used.told("drew-own", seat=0) == [{"seat": 0, "cards": ["pink-3", "grey-2"]}]
        assert used.told("drew", seat=1) == [{"seat": 0, "number": 2}]


def test_tembo_shows_two_cards_and_one_goes_under_the_pile() -> None:
    """C5.4"""
    asked = use("tembo", "draw pink-3 grey-2")
    assert asked.legal(0) == ["keep pink-3", "keep grey-2"]
    assert refused(asked, 0, "keep pink-1") == "not-seen"
    kept = use("tembo", "draw pink-3 grey-2; 0: keep grey-2; cabin ojo")
    assert kept.hand(0) == "pink-1 grey-1 grey-2"
    assert kept.view(0).combat.under[0].card == "pink-3"


def test_tembo_asks_also_about_two_cards_of_a_kind() -> None:
    """C5.4, G1.4: nobody else can see that there is nothing to choose."""
    assert use("tembo", "draw pink-2 pink-2").legal(0) == ["keep pink-2"]


def test_tembo_gives_a_single_card_that_is_left() -> None:
    """C5.4"""
    played = game(rounds("pang / take combat / draw pink-2; tembo / draw pink-1"), data=FEW)
    assert played.told("drew") == [{"seat": 0, "number": 1}, {"seat": 1, "number": 1}]


def test_wessel_jan_exchanges_up_to_three_cards() -> None:
    """C5.5"""
    asked = use("wessel-jan", "0: put grey-1")
    assert asked.legal(0) == ["put pink-1", "finish"]
    played = use("wessel-jan", "0: put grey-1; 0: finish; draw pink-3; cabin ojo")
    assert played.hand(0) == "pink-1 pink-3"
    assert [slot.card for slot in played.view(0).combat.under] == ["grey-1"]
    none = use("wessel-jan", "0: finish; cabin ojo")
    assert none.hand(0) == "pink-1 grey-1"
    three = use("wessel-jan", "0: put grey-1; 0: put pink-3; 0: put pink-1; draw grey-3 grey-3 grey-2; cabin ojo",
                before=("crackpott / draw pink-3 grey-1; sate", "sate; pang / take coin"))  # fmt: skip
    assert three.hand(0) == "grey-1 grey-2 grey-3 grey-3"
    assert [slot.card for slot in three.view(0).combat.under] == ["grey-1", "pink-3", "pink-1"]


def test_wessel_jan_gives_own_cards_back_in_their_order_where_the_pile_is_short() -> None:
    """C5.5"""
    played = game(
        "cabin tembo; 0: knock; cabin wessel-jan; 0: use wessel-jan; 0: put grey-1; 0: put pink-1; draw pink-2",
        data=box(combat=(2, 1, 0, 2, 0, 0)),
    )
    assert played.hand(0) == "pink-2 grey-1"
    assert [slot.card for slot in played.view(0).combat.under] == ["pink-1"]


def test_wessel_jan_can_do_nothing_for_an_empty_hand() -> None:
    """C5.5, G1.4"""
    log = rounds("dean-nero / sell pink-1 / sell grey-1; sate", "sate; wessel-jan"), "cabin ojo"
    assert game(*log).told("no-effect") == [{"seat": 0, "pirate": "wessel-jan"}]


def test_dean_nero_buys_or_sells_one_by_one() -> None:
    """C5.6"""
    asked = use("dean-nero")
    assert asked.legal(0) == ["sell pink-1", "sell grey-1", "buy", "finish"]
    sold = use("dean-nero", "0: sell grey-1")
    assert sold.legal(0) == ["sell pink-1", "finish"]
    assert (sold.coins, sold.view().coin_island, sold.view(0).combat.under[0].card) == ([2, 1], 27, "grey-1")
    bought = use("dean-nero", "0: buy; draw pink-3", before=("sate; pang / take coin", "pang / take coin; sate"))
    assert bought.hand(0) == "pink-1 pink-3 grey-1"
    assert bought.legal(0) == ["buy", "finish"]
    assert bought.view().trade == "buy"


def test_dean_nero_goes_one_way_only() -> None:
    """C5.6"""
    assert refused(use("dean-nero", "0: sell grey-1"), 0, "buy") == "one-direction"
    before = ("sate; pang / take coin", "pang / take coin; sate")
    assert refused(use("dean-nero", "0: buy; draw pink-3", before=before), 0, "sell pink-1") == "one-direction"


def test_dean_nero_sells_three_cards_for_three_coins_and_no_fourth() -> None:
    """C5.6"""
    rich = rounds(*["pang / take coin; sate"] * 3)  # seat 0 has four coins now
    bought = "0: buy; draw pink-2; 0: buy; draw pink-3; 0: buy; draw grey-2"
    played = game(rich, rounds("sate", dealer=1), f"cabin dean-nero; 0: use dean-nero; {bought}; cabin ojo")
    assert (played.coins[0], played.hand(0)) == (1, "pink-1 pink-2 pink-3 grey-1 grey-2")
    assert played.told("bought") == [{"seat": 0, "number": number} for number in (1, 2, 3)]


def test_dean_nero_stops_after_three_or_where_nothing_is_left() -> None:
    """C5.6"""
    two = use("dean-nero", "0: sell grey-1; 0: sell pink-1; cabin ojo")
    assert two.asked == ("turn", (1,))
    three = use("dean-nero", "0: sell grey-1; 0: sell pink-3; 0: sell pink-1; cabin ojo",
                before=("crackpott / draw pink-3 grey-1; sate", "sate; pang / take coin"))  # fmt: skip
    assert (three.hand(0), three.asked) == ("grey-1", ("turn", (1,)))
    one = use("dean-nero", "0: buy; draw pink-3; cabin ojo")
    assert (one.coins, one.asked) == ([0, 1], ("turn", (1,)))


def test_dean_nero_needs_a_coin_on_the_island_to_sell_and_a_card_in_the_pile_to_buy() -> None:
    """C5.6"""
    poor = use("dean-nero", data=box(coins=2))
    assert poor.legal(0) == ["buy", "finish"]
    assert refused(poor, 0, "sell pink-1") == "cannot-sell"
    short = use("dean-nero", data=box(combat=(2, 0, 0, 2, 0, 0)))
    assert short.legal(0) == ["sell pink-1", "sell grey-1", "finish"]
    assert refused(short, 0, "buy") == "cannot-buy"


def test_pang_gives_a_card_or_a_coin() -> None:
    """C5.7"""
    assert use("pang").legal(0) == ["take combat", "take coin"]
    assert use("pang", "0: take coin; cabin ojo").coins == [2, 1]
    assert use("pang", "0: take combat; draw grey-3; cabin ojo").hand(0) == "pink-1 grey-1 grey-3"


def test_pang_gives_the_other_where_one_is_missing() -> None:
    """C5.7"""
    assert use("pang", "draw grey-3; cabin ojo", data=box(coins=2)).cards == [3, 2]
    assert use("pang", "cabin ojo", data=box(combat=(2, 0, 0, 2, 0, 0))).coins == [2, 1]


def test_chang_ye_may_steal_a_coin_from_an_opponent() -> None:
    """C5.8"""
    asked = use("chang-ye", players=3)
    assert asked.legal(0) == ["finish", "rob 1", "rob 2"]
    assert use("chang-ye", "0: rob 1; cabin ojo").coins == [2, 0]
    assert use("chang-ye", "0: finish; cabin ojo").coins == [1, 1]
    assert refused(asked, 0, "rob 0") == "nothing-to-rob"


def test_chang_ye_with_nobody_to_rob_does_nothing() -> None:
    """C5.8, G1.4"""
    log = rounds("dean-nero / buy / draw pink-2; sate", "chang-ye; sate")
    assert game(log, "cabin ojo").told("no-effect") == [{"seat": 1, "pirate": "chang-ye"}]


def test_sate_gives_one_coin_more_for_every_turn_that_passed_him_over() -> None:
    """C5.9"""
    assert use("sate", "cabin ojo").coins == [2, 1]
    passed = game("cabin sate; 0: knock; cabin pang; 0: use pang; 0: take coin; 1: use sate; cabin ojo")
    assert passed.coins == [2, 3]
    haunted = game("cabin sate; 0: knock; cabin ghost; 1: knock; cabin pang; 1: use pang; 1: take coin", players=3)
    assert haunted.view().sate == 3
    ended = game("cabin sate; 0: knock; cabin ghost; 1: use sate; cabin ojo")
    assert ended.coins == [1, 3]


def test_sate_begins_with_one_coin_every_round() -> None:
    """C5.9"""
    log = "cabin sate; 0: knock; cabin pang; 0: use pang; 0: take coin; 1: knock; cabin bijoux; 1: use bijoux"
    assert game(log, "1: declare diaz; cabin sate").view().sate == 1


def test_bijoux_makes_the_undeclared_declare() -> None:
    """C5.10"""
    asked = use("bijoux")
    assert asked.legal(0) == ["declare valverde", "declare diaz"]
    declared = use("bijoux", "0: declare diaz; cabin ojo")
    assert (declared.player(0).declared, declared.player(0).side) == (True, None)
    assert declared.told("declared") == [{"seat": 0}]
    assert declared.told("declared-own", seat=0) == [{"seat": 0, "side": "diaz"}]


def test_bijoux_lets_the_declared_change_or_bluff() -> None:
    """C5.10"""
    before = ("bijoux / declare diaz; sate", "sate; pang / take coin")
    for side in ("valverde", "diaz"):
        again = use("bijoux", f"0: declare {side}; cabin ojo", before=before)
        assert again.player(0, viewer=0).side == side
        assert again.player(0, viewer=1).side is None


def test_ojo_lets_the_undeclared_declare_or_not() -> None:
    """C5.11"""
    assert use("ojo").legal(0) == ["finish", "declare valverde", "declare diaz"]
    assert not use("ojo", "0: finish; cabin tembo").player(0).declared
    assert use("ojo", "0: declare valverde; cabin tembo").player(0, viewer=0).side == "valverde"


def test_ojo_shows_the_declared_an_opponents_allegiance() -> None:
    """C5.11"""
    before = ("bijoux / declare diaz; ojo / declare valverde", "sate; pang / take coin")
    asked = use("ojo", before=before)
    assert asked.legal(0) == ["finish", "spy 1"]
    spied = use("ojo", "0: spy 1; cabin tembo", before=before)
    assert spied.player(1, viewer=0).side == "valverde"
    assert spied.player(1).spied_by == (0,)
    assert spied.told("spied") == [{"seat": 0, "to": 1}]
    assert spied.player(0, viewer=0).side == "diaz"


def test_ojo_can_show_nothing_where_nobody_else_has_declared() -> None:
    """C5.11, G1.4"""
    before = ("bijoux / declare diaz; pang / take coin", "sate; pang / take coin")
    assert use("ojo", "cabin tembo", before=before).told("no-effect") == [{"seat": 0, "pirate": "ojo"}]


def test_an_allegiance_seen_is_known_until_bijoux_is_used_again() -> None:
    """C5.10, C5.11, G1.3"""
    log = rounds(
        "bijoux / declare diaz; ojo / declare valverde",
        "sate; pang / take coin",
        "ojo / spy 1; bijoux / declare valverde",
    )
    played = game(log, "cabin ojo")
    assert (played.player(1, viewer=0).side, played.player(1).spied_by) == (None, ())


def test_cambivalute_places_two_sailors_face_to_face_on_the_next_letter() -> None:
    """C5.12"""
    asked = use("cambivalute", "sailor 9; sailor 2")
    assert asked.legal(0) == ["place 2", "place 9"]
    assert refused(asked, 0, "place 3") == "sailor-not-seen"
    placed = use("cambivalute", "sailor 9; sailor 2; 0: place 9; cabin ojo")
    letter = placed.view(0).letters[0]
    assert (letter.valverde, letter.diaz, letter.seen_by) == (9, 2, (0,))
    assert (placed.view(1).letters[0].valverde, placed.view(1).letters[0].pair) == (None, ())
    assert placed.view().unplaced == 8
    first = "cambivalute / sailor 9 / sailor 2 / place 9; sate"
    second = game(rounds(first, "cambivalute / sailor 1 / sailor 3 / place 1"), "cabin ojo")
    assert [letter.placed for letter in second.view().letters] == [True, True, False, False, False]


FIVE = tuple(
    f"cambivalute / sailor {2 * n + 1} / sailor {2 * n + 2} / place {2 * n + 1}; pang / take coin" for n in range(5)
)


def test_cambivalute_lets_one_inspect_and_exchange_once_all_sailors_are_placed() -> None:
    """C5.12"""
    asked = game(rounds(*FIVE), "cabin cambivalute; 1: use cambivalute")
    assert asked.legal(1) == ["finish", "inspect A", "inspect B", "inspect C", "inspect D", "inspect E"]
    inspected = game(rounds(*FIVE), "cabin cambivalute; 1: use cambivalute; 1: inspect A")
    assert inspected.legal(1) == ["place 1", "place 2"]
    for sailor, sides in ((1, (1, 2)), (2, (2, 1))):
        done = game(rounds(*FIVE), f"cabin cambivalute; 1: use cambivalute; 1: inspect A; 1: place {sailor}; cabin ojo")
        mine, others = done.view(1).letters[0], done.view(0).letters[0]
        assert (mine.valverde, mine.diaz) == sides
        assert (others.pair, others.valverde, others.seen_by, others.sides_seen_by) == ((1, 2), None, (0, 1), (1,))


def test_others_see_numbers_and_places_never_values() -> None:
    """C5.13"""
    log = (
        "cabin diaz; 0: use diaz; gold gold-2; draw pink-3; 0: take gold",
        "cabin tembo; 1: use tembo; draw pink-2 grey-2; 1: keep grey-2",
        "cabin wessel-jan; 1: use wessel-jan; 1: put grey-1; 1: finish; draw grey-3; cabin cambivalute",
    )
    played = game(*log)
    shown = [repr(telling.slots) for telling in played.referee.tellings(-1) if telling.key != "dealt"]
    assert not [text for text in shown if "pink-" in text or "grey-" in text or "gold-" in text]
    assert played.told("put-under") == [{"seat": 1, "number": 1}]
    assert [len(slot.known_by) for slot in played.view().combat.under] == [1, 1, 1]
