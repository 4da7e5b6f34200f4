"""The book of Smugglers' Cove, clause by clause, told as records with chosen luck."""

from typing import cast

import msgspec
import pytest

from quarterdeck.core.errors import BadData, BadSetting, BrokenRule, IllegalAction
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.state import SPECTATOR
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.game.knowledge.view import Glance, Note, SmugglersView
from tools.new_game.template.game.rules.actions import TURN
from tools.new_game.template.tests.positions import GAMES, random_game, record_of, table, tiny, told

DEAL = ("first 0", "role smuggler spy", "deal rum silk powder powder", "load silk")
STOWED = (*DEAL, "0: stow rum", "1: stow powder", "mix powder rum")
THREE = ("first 0", "role smuggler spy smuggler", "deal rum silk powder silk rum rum", "load silk")
THREE_STOWED = (*THREE, "0: stow rum", "1: stow powder", "2: stow rum", "mix rum powder rum")


def view(referee: Referee, seat: int) -> SmugglersView:
    return cast(SmugglersView, referee.view(seat))


def words(referee: Referee, seat: int) -> list[str]:
    return [SMUGGLERS.alphabet.words(action) for action in referee.legal(seat)]


def keys(referee: Referee, seat: int) -> list[str]:
    return [telling.key for telling in referee.tellings(seat)]


def test_each_sees_only_the_own_role() -> None:
    """X1.2"""
    referee = told(2, *DEAL)
    assert [view(referee, seat).role for seat in (SPECTATOR, 0, 1)] == [None, "smuggler", "spy"]
    assert all(player.role is None for player in view(referee, 0).players)


def test_the_first_player_is_drawn_by_lot_before_everybodys_eyes() -> None:
    """X1.1"""
    for first in (0, 1):
        referee = told(2, f"first {first}", *STOWED[1:])
        assert referee.actors() == [first]
        assert view(referee, SPECTATOR).first == first


def test_cards_are_dealt_secretly_and_loaded_unseen() -> None:
    """X1.3"""
    referee = told(2, *DEAL)
    assert [view(referee, seat).hand for seat in (SPECTATOR, 0, 1)] == [(), ("rum", "silk"), ("powder", "powder")]
    assert [player.cards for player in view(referee, SPECTATOR).players] == [2, 2]
    assert all(view(referee, seat).notes == () for seat in (0, 1))
    assert len(view(referee, 0).crates) == 1


def test_a_turn_ends_with_a_card_except_after_fishing() -> None:
    """X3.5"""
    assert view(told(2, *STOWED, "0: look 0", "draw rum"), 0).hand == ("rum", "silk")
    fished = told(2, *STOWED, "0: fish", "draw rum rum", "0: under rum", "0: top rum")
    assert view(fished, 0).hand == ("silk",)
    assert fished.actors() == [1]


def test_there_is_always_a_card_to_look_at() -> None:
    """X3.6"""
    for seed in range(10):
        for state in random_game(table(2), seed):
            if state.phase == TURN:
                assert "look 0" in [SMUGGLERS.alphabet.words(action) for action in state.legal(state.turn)]


def test_the_game_ends_after_the_last_round() -> None:
    """X6.1"""
    one = (*STOWED, "0: look 0", "draw rum", "1: look 0", "draw rum")
    two = ("0: stow rum", "1: stow rum", "mix rum rum", "0: look 0", "draw rum", "1: look 0", "draw silk")
    assert told(2, *one).outcome is None
    outcome = told(2, *one, *two).outcome
    assert outcome is not None
    assert outcome.clause == "X6.1"


def test_who_holds_two_equal_cards_is_still_asked() -> None:
    """X2.1, G1.4: not asking would betray that they are equal."""
    referee = told(2, *DEAL)
    assert referee.actors() == [0, 1]
    assert words(referee, 1) == ["stow powder"]


def test_a_chosen_card_counts_as_held_until_all_have_chosen() -> None:
    """X2.1, G1.5"""
    referee = told(2, *DEAL, "1: stow powder")
    assert referee.actors() == [0]
    assert view(referee, 0).players[1].cards == 2
    assert [view(referee, seat).chosen for seat in (SPECTATOR, 0, 1)] == [None, None, "powder"]
    assert "powder" not in [slot for telling in referee.tellings(0) for slot in telling.slots.values()]


def test_a_choice_cannot_be_changed() -> None:
    """X2.1"""
    referee = told(2, *DEAL, "1: stow powder")
    with pytest.raises(IllegalAction, match=r"not-asked \(X2.1\)"):
        referee.act(1, "stow powder")


def test_stowed_cards_are_mixed_and_one_knows_the_own_to_be_among_them() -> None:
    """X2.3, G1.3"""
    referee = told(2, *STOWED)
    assert view(referee, 0).notes == (Note(("crate.1", "crate.2"), ("rum",)),)
    assert view(referee, 1).notes == (Note(("crate.1", "crate.2"), ("powder",)),)
    assert view(referee, SPECTATOR).notes == ()


def test_what_is_then_seen_is_subtracted() -> None:
    """G1.3"""
    strange = view(told(2, *STOWED, "0: look 1", "draw rum"), 0)
    assert strange.notes == (Note(("crate.1",), ("powder",)), Note(("crate.2",), ("rum",)))
    own = view(told(2, *STOWED, "0: look 2", "draw rum"), 0)
    assert own.notes == (Note(("crate.2",), ("rum",)),)


def test_who_looked_where_is_public_and_what_was_seen_is_not() -> None:
    """X3.1"""
    referee = told(2, *STOWED, "0: look 0", "draw rum")
    assert Glance(("crate.0",), 1) in view(referee, 1).glances[0]
    assert referee.tellings(1)[-2].slots == {"seat": 0, "crate": 0}
    assert referee.tellings(0)[-2].slots == {"seat": 0, "crate": 0, "card": "silk"}


def test_others_hear_only_what_is_said_of_a_laid_card() -> None:
    """X3.2"""
    referee = told(2, *STOWED, "0: lay silk saying powder", "draw rum")
    assert referee.tellings(1)[-2].slots == {"seat": 0, "claim": "powder"}
    assert view(referee, 1).crates[3].claim == "powder"
    assert SMUGGLERS.alphabet.shown(SMUGGLERS.alphabet.action("lay silk saying powder")) == "lay ‹secret› saying powder"


@pytest.mark.parametrize(("edition", "said"), [(1, {"rum", "silk"}), (2, {"rum", "silk", "powder"})])
def test_powder_is_said_since_version_2(edition: int, said: set[str]) -> None:
    """X3.2: in every world that one can imagine, too."""
    referee = replay(GAMES, msgspec.structs.replace(record_of(2, *STOWED), rules=edition))
    laid = [one for one in words(referee, 0) if one.startswith("lay")]
    assert laid == [f"lay silk saying {claim}" for claim in ("rum", "silk", "powder") if claim in said]
    imagined = referee.setting.imagine(referee.view(0), FastLuck(1))
    assert list(imagined.legal(0)) == referee.legal(0)


def test_what_cannot_be_said_is_another_reason_than_what_is_not_held() -> None:
    """X3.2"""
    for card, reason in (("silk", "not-to-say"), ("powder", "no-such-card")):
        record = record_of(2, *STOWED, f"0: lay {card} saying powder")
        with pytest.raises(BrokenRule, match=rf"Entry 8 breaks X3.2: {reason}"):
            replay(GAMES, msgspec.structs.replace(record, rules=1))


FISHED = (*STOWED, "0: fish", "draw rum rum", "0: under rum")


def test_fishing_is_a_sequence_of_small_decisions() -> None:
    """X3.3"""
    referee = told(2, *FISHED)
    assert words(referee, 0) == ["top rum", "top silk"]
    with pytest.raises(IllegalAction, match=r"not-now \(X3.1\)"):
        referee.act(0, "look 0")


def test_who_put_a_card_on_the_pile_knows_who_drew_it() -> None:
    """X3.3, G1.3"""
    fished = (*THREE_STOWED, "0: fish", "draw rum powder", "0: under powder", "0: top rum")
    referee = told(3, *fished)
    assert {Note(("top.0",), ("rum",)), Note(("under.0",), ("powder",))} <= set(view(referee, 0).notes)
    assert Glance(("top.0",), 1) in view(referee, 1).glances[0]
    referee = told(3, *fished, "1: look 0")
    assert Note(("hand1.0", "hand1.1"), ("rum",)) in view(referee, 0).notes
    assert Glance(("hand1.0", "hand1.1"), 1) in view(referee, SPECTATOR).glances[0]
    assert view(referee, 2).notes == view(told(3, *THREE_STOWED), 2).notes


def test_a_card_under_the_pile_is_drawn_last() -> None:
    """X3.3, G1.3"""
    log = (*THREE_STOWED, "0: fish", "draw rum powder", "0: under powder", "0: top silk", "1: look 0", "2: fish")
    referee = told(3, *log, "draw powder")  # two cards are drawn, chance decides but one
    assert view(referee, 2).hand == ("rum", "powder", "powder")
    assert Note(("hand2.0", "hand2.1", "hand2.2"), ("powder",)) in view(referee, 0).notes


def test_a_last_card_is_put_on_top_by_the_referee() -> None:
    """X3.4, G1.4"""
    log = (*STOWED, "0: lay silk saying silk", "draw rum", "1: look 0", "draw rum")
    referee = told(2, *log, "1: stow rum", "mix rum rum", "0: fish", "draw silk powder", "0: under silk")
    telling = next(telling for telling in referee.tellings(1) if telling.clause == "X3.4")
    assert telling.key == "put-top"
    assert telling.slots == {"seat": 0}


def test_who_holds_a_single_card_is_not_asked() -> None:
    """X2.2, G1.4"""
    log = (*STOWED, "0: lay silk saying silk", "draw rum", "1: look 0", "draw rum")
    referee = told(2, *log)
    assert referee.actors() == [1]
    assert ("X2.2", "chose") in [(telling.clause, telling.key) for telling in referee.tellings(1)]


def test_the_pile_is_shuffled_before_a_new_round() -> None:
    """X2.4, G1.3: what was known of single cards is then known of the pile."""
    log = (*STOWED, "0: look 0", "draw rum", "1: fish", "draw rum silk", "1: under silk", "1: top rum")
    referee = told(2, *log)
    assert "shuffled" in keys(referee, 0)
    assert view(referee, 1).under == view(referee, 1).top == 0
    assert Note(("middle.0", "middle.1", "middle.2", "middle.3"), ("rum", "silk")) in view(referee, 1).notes


ACCUSED = (*THREE_STOWED, "0: lay silk saying rum", "draw rum", "1: accuse 0", "draw powder")


def test_a_liar_goes_ashore_and_shows_the_role() -> None:
    """X4.1, X4.2"""
    referee = told(3, *ACCUSED)
    player = view(referee, SPECTATOR).players[0]
    assert (player.ashore, player.role, player.cards) == (True, "smuggler", 0)
    assert view(referee, SPECTATOR).jetsam == ("silk",)
    assert view(referee, SPECTATOR).sunk == 1


def test_who_is_ashore_keeps_what_he_knew_and_learns_only_what_is_public() -> None:
    """G1.2"""
    before = view(told(3, *ACCUSED), 0).notes
    assert Note(("sunk.0",), ("rum",)) in before
    referee = told(3, *ACCUSED, "2: look 0", "draw powder")
    assert view(referee, 0).notes == before
    assert referee.legal(0) == []


def test_an_honest_player_is_accused_at_ones_own_peril() -> None:
    """X4.3, X4.4"""
    log = (*THREE_STOWED, "0: lay silk saying silk", "draw rum", "1: accuse 0")
    assert view(told(3, *log), 2).players[1].ashore
    assert not view(told(3, *log, "draw powder", wrong_accuser="stays"), 2).players[1].ashore
    assert view(told(3, *log, wrong_accuser="stays", accuser_draws=False), 2).players[1].cards == 1


def test_nobody_is_accused_who_laid_nothing() -> None:
    """X4.1"""
    with pytest.raises(BrokenRule, match=r"Entry 9 breaks X4.1: not-to-accuse"):
        told(3, *THREE_STOWED, "0: accuse 1")


def test_who_is_ashore_may_still_talk() -> None:
    """X5.1"""
    referee = told(3, *ACCUSED, "0 says: suspect 1")
    assert referee.statements()[-1][1] == 0


def test_the_game_ends_when_fewer_than_two_are_in_play() -> None:
    """X6.2, G1.8"""
    referee = told(2, *STOWED, "0: lay silk saying rum", "draw rum", "1: accuse 0")
    outcome = referee.outcome
    assert outcome is not None
    assert outcome.clause == "X6.2"
    assert outcome.teams == ("smuggler", "spy")
    opened = view(referee, SPECTATOR).opened
    assert opened is not None
    assert opened.hold == ("silk", "powder", "rum")


def test_where_nobody_has_the_winning_role_nobody_wins() -> None:
    """X6.4"""
    log = ("first 0", "role smuggler smuggler", *STOWED[2:])
    referee = told(2, *log, "0: lay silk saying rum", "draw rum", "1: accuse 0")
    outcome = referee.outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert [outcome.share(seat) for seat in (0, 1)] == [0, 0]
    assert keys(referee, 0)[-1] == "nobody-won"


def test_team_mates_share_a_win() -> None:
    """X6.4: also those ashore."""
    log = ("first 0", "role smuggler smuggler", "deal rum silk rum silk", "load silk", "0: stow rum", "1: stow rum")
    referee = told(2, *log, "mix rum rum", "0: lay silk saying rum", "draw rum", "1: accuse 0")
    outcome = referee.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert [outcome.share(seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.parametrize(("edition", "winners"), [(1, (1,)), (2, (0,))])
def test_a_hold_worth_just_the_target_wins_since_version_2(edition: int, winners: tuple[int, ...]) -> None:
    """X6.3: silk and rum and rum less a powder make the target of 1 exactly."""
    log = ("first 0", "role smuggler spy", "deal rum silk powder powder", "load silk", "0: stow silk", "1: stow powder")
    record = record_of(2, *log, "mix silk powder", "0: lay rum saying silk", "draw rum", "1: accuse 0")
    outcome = replay(GAMES, msgspec.structs.replace(record, rules=edition)).outcome
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rounds": 0}, "1 to 4 rounds"),
        ({"hand": 0}, "Everyone needs a card"),
        ({"spies": [4, 1, 1]}, "4 cannot be spies"),
        ({"hand": 9}, "2 players need 19 to 24 cards; there are 10"),
        ({"cards": []}, "rum, silk, powder"),
    ],
)
def test_data_that_cannot_be_played_with_is_refused(change: dict[str, object], sentence: str) -> None:
    content = {**msgspec.to_builtins(tiny()), **change}
    with pytest.raises(BadData, match=sentence):
        SMUGGLERS.setting(2, data=SMUGGLERS.data_from(content))


def test_an_edition_is_not_offered_to_new_tables() -> None:
    assert SMUGGLERS.offered() == {"wrong_accuser": ["ashore", "stays"], "accuser_draws": [True, False]}
    with pytest.raises(BadSetting):
        SMUGGLERS.choose({"edition": 1})
