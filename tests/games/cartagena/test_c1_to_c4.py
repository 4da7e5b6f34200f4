"""Set-up, rounds, storms and the end of the voyage (C1 to C4)."""

from collections import Counter

import pytest

from quarterdeck.core.errors import BrokenRule, IllegalAction
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games.cartagena import CARTAGENA
from tests.games.cartagena.played import box, game, rounds

ISLANDS = {2: 0, 3: 4, 4: 7}


def refused(log: str, action: str, seat: int = 0, **chosen: object) -> tuple[str, str]:
    """The clause and the key by which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        game(log, **chosen).referee.act(seat, action)  # type: ignore[arg-type]
    return caught.value.clause, caught.value.key


# C1 Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_two_cards_and_a_coin(players: int) -> None:
    """C1.1"""
    view = game("cabin tembo", players=players, data=None, track="volcano_first").view()
    assert [(player.cards, player.golds, player.coins) for player in view.players] == [(2, 0, 1)] * players
    assert (view.combat.cards, view.gold.cards, view.coin_island) == (40 - 2 * players, 18, 30 - players)
    assert view.unplaced == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_the_ship_starts_depends_on_the_number_of_players(players: int) -> None:
    """C1.1"""
    names = ["a", "b", "c", "d"][:players]
    first = Referee(CARTAGENA, names, FastLuck(1)).view(0)
    other = Referee(CARTAGENA, names, FastLuck(1), options=CARTAGENA.choose({"track": "coin_first"})).view(0)
    assert first.ship == ISLANDS[players]  # type: ignore[attr-defined]
    assert other.ship == {2: 4, 3: 2, 4: 0}[players]  # type: ignore[attr-defined]


def test_the_box_holds_the_reconstructed_cards() -> None:
    """C1.1"""
    view = game("cabin tembo").view()
    truth = game("cabin tembo").truth
    assert view.track.recon
    assert int(truth.numbers.combat).to_bytes(8, "little")[:6] == bytes([8, 7, 5, 8, 7, 5])
    assert int(truth.numbers.gold).to_bytes(8, "little")[:3] == bytes([6, 6, 6])


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """C1.2"""
    assert game("cabin tembo", players=3, dealer=2).view().dealer == 2
    drawn = Counter(Referee(CARTAGENA, ["a", "b", "c"], FastLuck(seed)).truth.dealer for seed in range(90))  # type: ignore[attr-defined]
    assert set(drawn) == {0, 1, 2}


def test_cards_and_allegiance_are_secret_their_number_is_not() -> None:
    """C1.3"""
    played = game(rounds("bijoux / declare diaz; crackpott / draw pink-3 grey-2"), "cabin sate")
    seen = played.player(0, viewer=1)
    assert (seen.declared, seen.side) == (True, None)
    assert played.player(1, viewer=0).cards == 4
    assert played.player(1, viewer=0).known_cards == ("pink-1", "grey-1")
    assert played.hand(1) == "pink-1 pink-3 grey-1 grey-2"
    assert played.player(0, viewer=0).side == "diaz"


def test_the_monkey_is_no_combat_card_on_the_voyage() -> None:
    """C1.4"""
    played = game("cabin wessel-jan; 0: use wessel-jan")
    assert played.legal(0) == ["put pink-1", "put grey-1", "finish"]
    assert played.cards == [2, 2]


# C2 A round of the voyage


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_row_has_three_doors_more_than_players(players: int) -> None:
    """C2.1"""
    view = game("cabin tembo", players=players).view()
    assert len(view.cabins) == players + 3
    assert [cabin.pirate for cabin in view.cabins] == ["tembo"] + [None] * (players + 2)


def test_behind_the_next_door_is_any_pirate_not_seen_in_this_round() -> None:
    """C2.1, C2.8"""
    truth = game("cabin tembo; 0: knock; cabin pang").truth
    behind = [truth.thing(1, k) for k in range(11)]
    assert sorted(behind) == [pirate for pirate in range(13) if pirate not in (3, 6)]
    with pytest.raises(BrokenRule):
        game("cabin tembo; 0: knock; cabin tembo")


def test_turns_go_clockwise_from_the_dealer_and_nobody_may_pass() -> None:
    """C2.2"""
    played = game("cabin sate; 2: use sate", "cabin crackpott; 0: use crackpott; draw pink-2 pink-2", "cabin ojo",
                  players=3, dealer=2)  # fmt: skip
    assert played.asked == ("turn", (1,))
    assert played.legal(1) == ["knock", "use ojo"]


def test_a_face_up_pirate_may_be_used_or_the_next_revealed() -> None:
    """C2.3"""
    played = game("cabin tembo; 0: knock; cabin pang; 0: knock; cabin sate; 0: use sate")
    assert played.asked == ("turn", (1,))
    assert played.legal(1) == ["knock", "use tembo", "use pang"]


def test_who_has_knocked_may_use_only_the_pirate_just_revealed() -> None:
    """C2.3"""
    log = "cabin tembo; 0: knock; cabin pang; 0: knock; cabin sate"
    assert game(log).legal(0) == ["knock", "use sate"]
    assert refused(log, "use tembo") == ("C2.3", "passed-over")
    assert refused(log, "use ojo") == ("C2.3", "not-here")


def test_where_nobody_lies_face_up_the_knock_needs_no_question() -> None:
    """C2.3, G1.4"""
    played = game("cabin sate; 0: use sate; cabin pang")
    assert [slots["seat"] for slots in played.told("opened")] == [0, 1]
    assert played.asked == ("turn", (1,))


def test_who_reveals_the_last_pirate_must_use_him() -> None:
    """C2.4, G1.4"""
    row = "cabin tembo; 0: knock; cabin pang; 0: knock; cabin ojo; 0: knock; cabin bijoux; 0: knock"
    played = game(row, "cabin sate")
    assert played.cited("used") == [("C2.4", {"seat": 0, "pirate": "sate"})]
    assert played.asked == ("turn", (1,))
    assert played.legal(1) == ["use tembo", "use pang", "use bijoux", "use ojo"]
    assert refused(f"{row}; cabin sate", "knock", seat=1) == ("C2.4", "all-open")


def test_who_may_still_choose_uses_a_pirate_by_the_clause_of_the_choice() -> None:
    """C2.3, C2.4"""
    row = "cabin tembo; 0: knock; cabin pang; 0: knock; cabin ojo; 0: knock; cabin bijoux"
    assert game(row, "0: use bijoux").clauses("used") == ["C2.3"]
    assert game(row, "0: knock; cabin sate; 1: use pang").clauses("used") == ["C2.4", "C2.3"]


def test_a_used_pirate_is_out_for_the_round() -> None:
    """C2.5"""
    played = game("cabin tembo; 0: knock; cabin sate; 0: use sate")
    assert [(cabin.pirate, cabin.free) for cabin in played.view().cabins[:2]] == [("tembo", True), ("sate", False)]
    assert refused("cabin tembo; 0: knock; cabin sate; 0: use sate", "use sate", seat=1) == ("C2.3", "not-here")


def test_the_ghost_ends_the_turn_and_stays_as_an_open_door() -> None:
    """C2.6"""
    played = game("cabin tembo; 0: knock; cabin ghost")
    assert played.told("haunted") == [{"seat": 0}]
    assert played.asked == ("turn", (1,))
    assert played.legal(1) == ["knock", "use tembo"]
    assert (played.view().cabins[1].pirate, played.view().cabins[1].free) == ("ghost", False)


def test_the_ship_moves_as_many_squares_as_doors_are_closed() -> None:
    """C2.7"""
    played = game("cabin tembo; 0: knock; cabin sate; 0: use sate; 1: use tembo; draw pink-2 pink-2; 1: keep pink-2",
                  "cabin ojo")  # fmt: skip
    assert played.told("sailed") == [{"number": 3, "square": 3, "left": 19}]
    assert (played.view().dealer, played.view().turn, played.view().round) == (1, 1, 2)


def test_all_pirates_are_shuffled_again_for_the_next_row() -> None:
    """C2.8"""
    played = game(rounds("sate; crackpott / draw pink-2 pink-2"), "cabin sate")
    assert [cabin.pirate for cabin in played.view().cabins] == ["sate", None, None, None, None]


# C3 Storms


def test_a_storm_puts_a_pirate_into_the_lifeboat_and_out_of_play() -> None:
    """C3.1"""
    played = game(rounds("sate; pang / take coin"), "storm tembo; cabin ojo", data=box(storms=(2,)))
    assert played.view().lifeboat == "tembo"
    assert [played.truth.thing(1, k) for k in range(11)] == [0, 1, 2, 4, 5, 6, 7, 8, 9, 11, 12]
    with pytest.raises(BrokenRule):
        game(rounds("sate; pang / take coin"), "storm tembo; cabin tembo", data=box(storms=(2,)))


def test_the_next_storm_takes_another_one_and_the_first_returns() -> None:
    """C3.1"""
    log = rounds("sate; pang / take coin"), "storm tembo", rounds("sate; pang / take coin", dealer=1)
    played = game(*log, "storm ghost; cabin tembo", data=box(storms=(2, 5)))
    assert played.view().lifeboat == "ghost"
    with pytest.raises(BrokenRule):
        game(*log, "storm tembo; cabin ojo", data=box(storms=(2, 5)))


def test_the_new_dealer_may_choose_openly() -> None:
    """C3.1"""
    chosen = {"data": box(storms=(2,)), "storm": "dealer_chooses"}
    asked = game(rounds("sate; pang / take coin"), **chosen)  # type: ignore[arg-type]
    assert asked.asked == ("storm", (1,))
    assert len(asked.legal(1)) == 13
    played = game(rounds("sate; pang / take coin"), "1: embark bijoux; cabin ojo", **chosen)  # type: ignore[arg-type]
    assert played.told("storm") == [{"pirate": "bijoux"}]


def test_the_ghost_may_be_the_one_and_a_storm_on_the_last_move_has_no_effect() -> None:
    """C3.2"""
    assert (
        game(rounds("sate; pang / take coin"), "storm ghost; cabin ojo", data=box(storms=(1,))).view().lifeboat
        == "ghost"
    )
    ended = game(rounds("bijoux / declare diaz; pang / take coin"), "reveal 1 2", data=box(mutiny=3, storms=(1, 3)))
    assert ended.told("storm") == []
    assert ended.view().lifeboat is None


def test_staying_and_leaving_a_storm_square_is_no_storm_and_two_squares_are_two() -> None:
    """C3.3"""
    two = game(rounds("sate; pang / take coin"), "storm tembo; storm ghost; cabin ojo", data=box(storms=(1, 3)))
    assert [slots["pirate"] for slots in two.told("storm")] == ["tembo", "ghost"]
    leaving = game(rounds("sate; pang / take coin"), "cabin ojo", data=box(storms=(4,), start=4))
    assert leaving.told("storm") == []
    row = "cabin tembo; 0: knock; cabin pang; 0: knock; cabin ojo; 0: knock; cabin bijoux; 0: knock; cabin sate"
    staying = game(row, "1: use pang; 1: take coin; cabin ojo", data=box(storms=(4,), start=4))
    assert staying.told("stayed") == [{"square": 4}]
    assert staying.told("storm") == []


# C4 End of the voyage


def test_the_ship_stops_on_the_mutiny_square() -> None:
    """C4.1"""
    played = game(rounds("bijoux / declare diaz; pang / take coin"), "reveal 1 2", data=box(mutiny=2))
    assert played.view().ship == 2
    assert played.clauses("landed") == ["C4.1"]
    assert played.asked == ("lay", (0,))


SHORT = {
    "combat": box(combat=(4, 0, 0, 2, 0, 0)),
    "gold": box(gold=(1, 0, 0)),
    "coin": box(coins=3),
}
USES_UP = {
    "combat": "crackpott / draw pink-1 pink-1",
    "gold": "valverde / gold gold-1",
    "coin": "pang / take coin",
}


@pytest.mark.parametrize("supply", ["combat", "gold", "coin"])
def test_an_empty_supply_ends_the_voyage_after_the_round(supply: str) -> None:
    """C4.2"""
    ended = game(rounds(f"{USES_UP[supply]}; bijoux / declare diaz"), "reveal 1 2", data=SHORT[supply])
    assert ended.told("shortage") == [{"supply": supply}]
    assert ended.view().ship == 3


@pytest.mark.parametrize("supply", ["combat", "gold", "coin"])
def test_by_the_other_reading_an_empty_supply_ends_it_at_once(supply: str) -> None:
    """C4.2"""
    played = game(rounds(f"{USES_UP[supply]}"), data=SHORT[supply], shortage="immediate")
    assert played.told("shortage") == [{"supply": supply}]
    assert played.view().ship == 0
    assert played.winners == ("C6.4", ())


def test_a_supply_that_was_filled_again_does_not_end_the_voyage() -> None:
    """C4.2"""
    log = rounds("pang / take coin; dean-nero / buy / draw pink-1"), "cabin ojo"
    assert game(*log, data=SHORT["coin"]).told("shortage") == []


def test_the_last_players_use_is_tested_too_by_the_other_reading() -> None:
    """C4.2"""
    played = game(
        rounds("bijoux / declare diaz; pang / take coin"), "reveal 1 2", data=SHORT["coin"], shortage="immediate"
    )
    assert played.view().ship == 0
    assert played.asked == ("lay", (0,))


def test_a_pirate_gives_what_is_left_and_may_be_used_for_nothing() -> None:
    """C4.3"""
    data = box(combat=(3, 0, 0, 2, 0, 0))
    less = game(rounds("crackpott / draw pink-1; pang"), data=data)
    assert less.told("drew") == [{"seat": 0, "number": 1}]
    nothing = game(rounds("crackpott / draw pink-1; tembo"), data=data)
    assert nothing.told("no-effect") == [{"seat": 1, "pirate": "tembo"}]
