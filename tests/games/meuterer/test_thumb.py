"""Rules of thumb for Meuterer: what a Bosun does and what a Captain believes, from nothing but a view."""

import msgspec

from quarterdeck.bots import USUAL, Bosun
from quarterdeck.core.bags import ONE
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.thumb import WHOLE, Thumb
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.box.pieces import CONFLICT, GRAIN, LOADER, MERCHANT, MUTINEER, RUBIES, SALT, WINE
from quarterdeck.games.meuterer.rules.state import Meuterer
from tests.games.meuterer.played import PLAIN_FOUR, Played, game


def choice(played: Played, seat: int) -> str:
    """What a Bosun does in a seat, in words."""
    referee = played.referee
    bosun = Bosun(MEUTERER, referee.setting)
    return MEUTERER.alphabet.words(
        bosun.choose(referee.view(seat), referee.legal(seat), [], FastLuck(1), USUAL),
    )


def thumb_of(played: Played) -> Thumb:
    return MEUTERER.thumb(played.referee.setting)


def world_of(played: Played) -> Meuterer:
    """A copy of the truth, to change."""
    world = played.truth.copy()
    assert isinstance(world, Meuterer)
    return world


# The offer


def test_a_captain_without_conflict_cards_offers_a_point_and_any_other_nothing() -> None:
    """M2.1"""
    assert choice(game(), 0) == "offer 0"
    assert choice(game(hands=("wine wine grain grain cloth", *PLAIN_FOUR[1:])), 0) == "offer 1"


# Showing


def test_of_goods_the_kind_one_has_most_of_is_shown() -> None:
    """M7.2: Hochland buys any."""
    assert choice(game("0: offer 0", hands=("wine wine wine conflict cloth", *PLAIN_FOUR[1:])), 0) == "show wine"


def test_a_card_that_wins_a_tied_sale_is_shown_before_one_leaves() -> None:
    """M7.3: with two rubies against one wine, Hochland pays 4 instead of 3."""
    hands = (PLAIN_FOUR[0], "rubies rubies rubies grain cloth", *PLAIN_FOUR[2:])
    tied = game(
        "0: offer 0; 0: show wine; 1: show rubies; 2: leave; 2: take mutineer; 3: leave; 3: take first-mate; 0: leave",
        hands=hands,
    )
    assert choice(tied, 1) == "show rubies"


def test_a_captain_keeps_as_many_cards_as_lead_to_the_best_docking() -> None:
    """M3.5: four cards lead to Eisfelsen, which pays 5."""
    left_alone = game(
        "0: offer 0; 0: show wine; 1: leave; 1: take loader; 2: leave; 2: take merchant; 3: leave; 3: take cabin-boy"
    )
    assert choice(left_alone, 0) == "leave"


# Action cards


def test_who_holds_many_conflict_cards_is_the_mutineer() -> None:
    """M5.3"""
    armed = game(
        "0: offer 0; 0: leave; 1: leave", hands=(PLAIN_FOUR[2], "conflict conflict conflict salt wine", *PLAIN_FOUR[:2])
    )
    assert choice(armed, 1) == "take mutineer"


def test_who_is_tied_for_a_sale_is_the_merchant() -> None:
    """M7.4: a mutiny against a conflict card and a First Mate is less sure."""
    taken = "2: leave; 2: take mutineer; 3: leave; 3: take first-mate"
    tied = game(f"0: offer 0; 0: show conflict; 1: show salt; {taken}; 0: show wine; 1: show grain; 0: leave; 1: leave")
    assert choice(tied, 1) == "take merchant"


def test_a_good_offer_finds_a_first_mate() -> None:
    """M6.2"""
    hands = ("wine conflict conflict grain cloth", "rubies rubies grain cloth wine", *PLAIN_FOUR[2:])
    assert choice(game("0: offer 3; 0: show conflict; 1: leave", hands=hands), 1) == "take first-mate"


# Mutiny


def mutiny(*lines: str, hands: tuple[str, ...]) -> Played:
    """Bernhard is captain, Steffi the Mutineer, Florian the First Mate and Carmen the Merchant; nobody shows a card."""
    taking = "1: leave; 1: take mutineer; 2: leave; 2: take first-mate; 3: leave; 3: take merchant"
    return game(f"0: offer 0; 0: leave; {taking}", *lines, hands=hands)


def test_the_last_one_asked_plays_just_enough() -> None:
    """M5.2, M5.5"""
    hands = ("wine wine grain grain cloth", "salt salt salt rubies conflict", "conflict conflict cloth cloth wine")
    assert choice(mutiny("0: fight 0; 1: fight 1", hands=(*hands, PLAIN_FOUR[3])), 2) == "fight 1"


def test_who_cannot_win_keeps_his_conflict_cards() -> None:
    """M5.2: three against one cannot be caught up with two."""
    hands = (
        "conflict conflict grain grain cloth",
        "salt salt conflict rubies conflict",
        "conflict wine cloth cloth wine",
    )
    assert choice(mutiny("0: fight 2; 1: fight 0", hands=(*hands, PLAIN_FOUR[3])), 2) == "fight 0"


# Sales and upkeep


def test_of_a_kind_sold_at_both_islands_a_card_goes_where_one_is_enough() -> None:
    """M7.5: at Affeninsel and Hochland, nobody else sells."""
    first = (
        "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate"
    )
    second = "0: offer 0; 0: show grain; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave"
    hands = ("grain grain grain conflict wine", "salt salt wine wine cloth", "cloth cloth cloth cloth salt")
    played = game(first, second, "3: take first-mate; 0: show grain; 0: leave", hands=(*hands, PLAIN_FOUR[3]))
    assert choice(played, 0) == "put 1 at Affeninsel"


def test_a_loader_gives_back_what_nobody_buys_and_keeps_conflict_cards() -> None:
    """M9.3: the ship lies at Affeninsel, which buys grain, and came from Hochland."""
    loading = game(
        "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 3: leave; 3: take cabin-boy; 2: leave",
        "2: take loader; draw rubies grain conflict wine",
    )
    assert choice(loading, 2) == "return rubies"


# Beliefs


def leaving(action: str) -> Played:
    """Steffi left with four cards and took an action card; Bernhard goes on."""
    return game(
        f"0: offer 0; 0: show wine; 1: show salt; 2: show cloth; 3: show salt; 0: show wine; 1: leave; 1: take {action}"
    )


def weight(played: Played, action: int, hand: int) -> float:
    """How well it explains what Steffi did, to Florian, if she took this card and has this hand."""
    world = world_of(played)
    world.sailors[1].action = action
    world.sailors[1].hand = hand
    return thumb_of(played).weight(world, 2)


def test_who_has_conflict_cards_is_believed_to_be_the_mutineer() -> None:
    """M3.6"""
    played = leaving("cabin-boy")
    armed = 3 * ONE[CONFLICT] + ONE[RUBIES]
    peaceful = 3 * ONE[RUBIES] + ONE[GRAIN]
    assert weight(played, MUTINEER, armed) > 1.5 * weight(played, MUTINEER, peaceful)
    assert weight(played, LOADER, peaceful) > weight(played, LOADER, armed)


def test_who_left_is_believed_to_have_no_more_of_what_he_sells() -> None:
    """M3.4: Steffi showed salt at Hochland."""
    played = leaving("cabin-boy")
    more = weight(played, MERCHANT, 2 * ONE[SALT] + 2 * ONE[GRAIN])
    assert 0 < more < weight(played, MERCHANT, 2 * ONE[WINE] + 2 * ONE[GRAIN]) / 3


def test_islands_that_pay_a_thousand_points_are_played_for_too() -> None:
    """M7.5: such numbers are the data file's to choose, and no belief may stumble over them."""
    content = msgspec.to_builtins(MEUTERER.data())
    for island in content["islands"]:
        island.update(alone=1000, docking=1000, two=0)
    setting = MEUTERER.setting(4, None, MEUTERER.data_from(content))
    thumb, luck = MEUTERER.thumb(setting), FastLuck(5)
    state = setting.new(luck)
    while actors := state.actors():
        assert all(thumb.weight(state, seat) > 0 for seat in range(4))
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[luck.below(len(legal))], luck)


def test_what_the_own_seat_did_weighs_nothing() -> None:
    """G1.3"""
    played = leaving("cabin-boy")
    world = world_of(played)
    thumb = thumb_of(played)
    before = thumb.weight(world, 1)
    world.sailors[1].action = MUTINEER
    assert thumb.weight(world, 1) == before == 1.0


# How a position stands


def test_a_lead_is_worth_the_more_the_fewer_rounds_are_left() -> None:
    """M0.2"""
    played = game()
    thumb = thumb_of(played)
    chances = []
    for number in (0, 4, 7):
        world = world_of(played)
        world.round = number
        world.sailors[1].points = 5
        rewards = [thumb.reward(world, seat) for seat in range(4)]
        assert WHOLE - 4 <= sum(rewards) <= WHOLE
        assert max(rewards) == rewards[1]
        chances.append(rewards[1])
    assert chances == sorted(chances)
    assert chances[0] < chances[2]
