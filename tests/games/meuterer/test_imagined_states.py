"""A world that is imagined from a view is the true one with unseen cards dealt anew, and differs in nothing else."""

import pytest
from msgspec import structs

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.replay import Replay
from quarterdeck.core.telling import Notebook
from quarterdeck.games import GAMES
from tests.games.meuterer.played import Played, game
from tests.games.meuterer.small import small_box, small_game
from tests.games.meuterer.test_refused_at_hochland import HANDS, OTHERS, back_at_hochland
from tests.games.meuterer.test_whole_telling import two_rounds
from tests.games.situations import situation

SITUATIONS = [
    "any-and-specific-two-and-two",
    "both-any-a-kind-each",
    "both-any-one-kind-split",
    "both-destinations-equal",
    "captain-below-zero",
    "merchant-most-alone",
    "pile-renewed-in-the-loaders-draw-discard",
    "pirates-meet",
    "rejects-are-the-new-pile",
    "robbery-after-some-have-left",
    "ship-stays",
    "two-islands-buy-the-same-good",
]


def is_dealt_anew(played: Played) -> None:
    """For everybody, whatever chance brings."""
    setting, truth = played.referee.setting, played.referee.truth
    for viewer in range(-1, truth.players):
        redealt = truth.copy()
        redealt.redeal(viewer, FastLuck(viewer + 2))
        assert setting.imagine(played.view(viewer), FastLuck(viewer + 2)) == redealt
        assert setting.view(redealt, viewer) == played.view(viewer)


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_world_imagined_at_the_end_of_a_round_is_the_true_one_dealt_anew(name: str) -> None:
    """G1.3: at the last ten moments of a situation."""
    steps = Replay(GAMES, situation("meuterer", name))
    moments = len([line for line in steps.record.log if line[1:2] == ":"])
    for moment in range(moments):
        steps.step()
        if moment >= moments - 10:
            is_dealt_anew(Played(steps.referee))


def test_a_world_imagined_in_a_split_and_after_it_is_the_true_one_dealt_anew() -> None:
    """G1.3, M7.5: nothing of the question is left once it is answered."""
    is_dealt_anew(back_at_hochland())
    shown = "0: show rubies; 0: show wine; 0: leave; 0: sell rubies at Hochland"
    after = back_at_hochland(f"{shown}; 0: put 1 at Hochland; draw grain wine wine")
    assert after.asked == ("offer", (0,))
    is_dealt_anew(after)


def between_two_that_buy_any(*shown: str) -> Played:
    """Five islands on, four more, then three: the ship lies at Hochland and comes from Piratennest."""
    showing = "; ".join(f"0: show {card}" for card in shown[1:])
    return game(
        f"0: offer 0; 0: leave; {OTHERS}",
        f"0: offer 0; 0: show cloth; {OTHERS}; 0: leave; draw cloth",
        f"0: offer 0; 0: show cloth; {OTHERS}; 0: show cloth; 0: leave; draw conflict grain",
        f"0: offer 0; 0: show {shown[0]}; {OTHERS}; {showing}; 0: leave",
        hands=("cloth cloth wine wine wine", *HANDS[1:]),
    )


def test_a_kind_named_twice_is_split_and_imagined_so() -> None:
    """G1.3, M7.5: one card of wine at each island at least."""
    asked = between_two_that_buy_any("wine", "wine", "wine", "grain")
    asked.act("0: sell wine at Hochland", "0: sell wine at Piratennest")
    assert asked.legal(0) == ["put 1 at Hochland", "put 2 at Hochland"]
    is_dealt_anew(asked)


def test_a_conflict_card_is_not_sold_where_nothing_else_is() -> None:
    """M7.2, M7.5: all wine goes to Piratennest, and nothing is sold at Hochland."""
    asked = between_two_that_buy_any("wine", "wine", "conflict")
    assert asked.legal(0) == ["put 0 at Hochland", "put 1 at Hochland", "put 2 at Hochland"]
    world = asked.truth.copy()
    world.apply(0, asked.referee.legal(0)[0], FastLuck(1), notebook := Notebook())
    sold = [telling.others for telling in notebook.told if telling.others.key in ("sold", "sale-chosen")]
    assert [(telling.slots["good"], telling.slots["island"]) for telling in sold] == [("wine", "Piratennest")] * 2


def test_a_game_that_is_over_is_imagined_as_it_is() -> None:
    """G1.8: everything lies open, also what a Loader gave back."""
    end = two_rounds()
    is_dealt_anew(end)
    for viewer in range(-1, 3):
        assert end.referee.setting.imagine(end.view(viewer), FastLuck(1)) == end.truth


# What is over


@pytest.mark.parametrize(
    ("fight", "goals"), [("0: fight 1; 1: fight 0", (2, None)), ("0: fight 0; 1: fight 0", (None, 1))]
)
def test_the_losers_destination_is_removed(fight: str, goals: tuple[int | None, int | None]) -> None:
    """M6.4: Bernhard has two cards when he leaves, Steffi, the Mutineer, one."""
    end = small_game(
        "first 0; deal conflict salt; deal wine wine; deal cloth grain",
        "0: offer 0; 0: leave; 1: show wine; 2: leave; 2: take merchant; 1: leave; 1: take mutineer",
        fight,
        data=structs.replace(small_box(), rounds=(1, 1)),
    )
    assert end.asked == ("over", ())
    assert (end.view().captains_goal, end.view().mutineers_goal) == goals


def test_of_equally_many_cards_the_first_kind_of_the_table_is_sold() -> None:
    """M7.6: where nobody has a choice; of rubies, wine and cloth the rubies."""
    log = f"0: offer 0; 0: show cloth; {OTHERS}; 0: show wine; 0: show rubies; 0: leave"
    sold = game(log, "draw grain wine salt", hands=HANDS)
    assert [slots["good"] for slots in sold.told("sold")] == ["rubies"]
