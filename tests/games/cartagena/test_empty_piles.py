"""What pirates give where a pile or the coin island is empty, or has just enough (C4.3, C5, C7.5)."""

import pytest

from tests.games.cartagena.played import Played, box, game, mutiny, rounds

NO_COMBAT = box(combat=(2, 0, 0, 2, 0, 0))
BOTH = "bijoux / declare valverde; ojo / declare diaz"
FULL = (BOTH, "crackpott / draw pink-3 grey-3; pang / take coin", "crackpott / draw pink-2 grey-2; pang / take coin")


def keys(played: Played, seat: int = -1) -> list[str]:
    """What was told since the first pirate was used."""
    told = [telling.key for telling in played.referee.tellings(seat)]
    return told[told.index("used") + 1 :]


def test_diaz_gives_a_gold_card_and_nothing_else_where_there_are_no_combat_cards() -> None:
    """C5.2: without a question, and it is not without effect."""
    given = game("cabin diaz; 0: use diaz; gold gold-3; cabin pang", data=NO_COMBAT)
    assert (given.golds(0), given.hand(0), given.coins) == ("gold-3", "pink-1 grey-1", [1, 1])
    assert keys(given) == ["drew-gold", "opened"]
    assert given.cited("drew-gold-own", 0) == [("C5.2", {"seat": 0, "card": "gold-3"})]


def test_diaz_gives_a_combat_card_and_nothing_else_where_there_is_no_gold() -> None:
    """C5.2"""
    given = game("cabin diaz; 0: use diaz; draw pink-3; cabin pang", data=box(gold=(0, 0, 0)))
    assert (given.golds(0), given.hand(0), given.coins) == ("", "pink-1 pink-3 grey-1", [1, 1])
    assert keys(given) == ["drew", "opened"]


def test_pang_gives_a_coin_where_there_are_no_combat_cards_and_a_card_where_there_are_no_coins() -> None:
    """C5.7: without a question."""
    coin = game("cabin pang; 0: use pang; cabin tembo", data=NO_COMBAT)
    assert (coin.coins, coin.cards, keys(coin)) == ([2, 1], [2, 2], ["got-coins", "opened"])
    card = game("cabin pang; 0: use pang; draw grey-2; cabin tembo", data=box(coins=2))
    assert (card.coins, card.cards, keys(card)) == ([1, 1], [3, 2], ["drew", "opened"])


@pytest.mark.parametrize("pirate", ["pang", "tembo", "crackpott", "diaz", "valverde", "sate"])
def test_who_can_give_nothing_is_used_without_effect(pirate: str) -> None:
    """C4.3: with no combat cards, no gold and no coins left."""
    empty = box(combat=(2, 0, 0, 2, 0, 0), gold=(0, 0, 0), coins=2)
    used = game(f"cabin {pirate}; 0: use {pirate}; cabin ojo", data=empty)
    assert used.cited("no-effect") == [("C4.3", {"seat": 0, "pirate": pirate})]
    assert keys(used) == ["no-effect", "opened"]


def test_wessel_jan_exchanges_a_single_card_too_and_asks_nobody_who_has_none() -> None:
    """C5.5, C4.3"""
    single = rounds("dean-nero / sell pink-1 / finish; sate", "sate; wessel-jan / put grey-1 / draw pink-2")
    assert game(single, "cabin ojo").hand(0) == "pink-2"
    none = game(rounds("dean-nero / sell pink-1 / sell grey-1; sate", "sate; wessel-jan"), "cabin ojo")
    assert none.cited("no-effect") == [("C4.3", {"seat": 0, "pirate": "wessel-jan"})]


def test_a_coin_island_with_just_enough_coins_pays_all_monkeys_and_nobody_gives() -> None:
    """C7.5, C7.6"""
    duel = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey; reveal 1 2"
    played = mutiny(duel, after=FULL, coins=6)
    assert (played.told("refilled"), played.told("paid")) == ([], [{"seat": 0}, {"seat": 1}])
    assert (played.coins, played.view().coin_island) == ([3, 3], 0)
