"""G1.3: what everybody remembers when the pile was used up and filled again, worked out card by card."""

from msgspec import structs

from tests.games.meuterer.played import Played
from tests.games.meuterer.small import DEAL, FIRST_ROUND, small_box, small_game

# Among the discards. Florian drew rubies from the pile that was filled; Bernhard never draws again.
AMONG_DISCARDS = (
    *DEAL,
    *FIRST_ROUND,
    "draw rubies; 0: offer 0; 0: leave; 1: show wine; 2: show grain; 1: leave; 1: take merchant; 2: leave",
    "2: take loader; draw cloth; draw wine conflict",
)

# Under the pile. Florian drew the conflict card that Steffi had laid there.
UNDER_PILE = (*DEAL, *FIRST_ROUND, "draw conflict")
SECOND_ROUND = (
    "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show grain; 2: leave; 2: take loader; draw rubies wine",
    "2: return wine",
)
THIRD_ROUND = (
    "0: offer 0; 0: leave; 1: show wine; 2: show rubies; 1: show conflict; 2: leave; 2: take merchant",
    "1: take cabin-boy; draw cloth grain; draw wine",
)
FOURTH_ROUND = (
    "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show conflict; 2: leave; 2: take cabin-boy; draw rubies"
)


def remembered(played: Played, viewer: int) -> list[str]:
    """Places and cards of every trace, as a viewer knows them."""
    return [f"{' '.join(trace.places)}: {' '.join(trace.known)}" for trace in played.view(viewer).traces]


def everybody_remembers(played: Played, *known: list[str]) -> None:
    """Spectator first, then seat by seat; what is public is what a spectator knows."""
    assert [remembered(played, viewer) for viewer in range(-1, 3)] == list(known)
    public = [f"{' '.join(trace.places)}: {' '.join(trace.public)}" for trace in played.view(2).traces]
    assert public == known[0]


def test_what_the_pile_was_filled_with_is_in_it_or_in_the_hands_that_drew() -> None:
    """G1.3, M9.2: the open discards for all, the Loader's own for him; who draws a card sees it and leaves it out."""
    discards = ["hand-2 pile: rubies wine cloth"]
    loader = ["hand-2 pile: rubies wine cloth conflict"]
    end = small_game(*DEAL, *FIRST_ROUND, "draw rubies")
    everybody_remembers(end, discards, discards, loader, ["hand-2 pile: wine cloth"])
    assert end.cited("renewed") == [("M9.2", {"number": 4})]


def test_what_a_loader_drew_may_be_among_his_rejects() -> None:
    """G1.3, M9.3: Florian, who drew wine and conflict, gives back one of them, and others cannot tell which."""
    for card in ("wine", "conflict"):
        end = small_game(*AMONG_DISCARDS, f"2: return {card}")
        all_know = ["hand-1 hand-2 pile rejects-2: rubies wine cloth"]
        loader = ["hand-1 hand-2 pile rejects-2: rubies wine conflict"]
        everybody_remembers(end, all_know, all_know, loader, ["hand-1 hand-2 pile rejects-2: cloth"])


def test_rejects_that_are_shuffled_in_take_what_was_known_of_them_along() -> None:
    """G1.3, M9.2: the wine Florian gave back is in the pile again; he alone knows that, of both traces."""
    third = "0: offer 0; 0: leave; 1: show cloth; 2: leave; 2: take merchant; 1: leave; 1: take cabin-boy; draw grain"
    end = small_game(*AMONG_DISCARDS, "2: return wine", third)
    everybody_remembers(
        end,
        ["hand-1 hand-2 pile: rubies wine", "hand-1 pile: wine cloth grain"],
        ["hand-1 hand-2 pile: rubies wine", "hand-1 pile: wine cloth grain"],
        ["hand-1 hand-2 pile: rubies wine conflict", "hand-1 pile: wine cloth"],
        ["hand-1 hand-2 pile: wine", "hand-1 pile: wine wine cloth grain"],
    )
    assert end.view().rejects == ()
    assert end.view().pile == 3


def test_who_laid_a_card_under_the_pile_knows_who_drew_it() -> None:
    """G1.3, M9.3: Steffi's conflict card was the whole pile, and Florian drew it."""
    end = small_game(*UNDER_PILE, loader_returns="under_draw")
    nothing = ["hand-2 pile: "]
    everybody_remembers(end, nothing, nothing, ["hand-2 pile: conflict"], nothing)
    assert end.told("renewed") == []


def test_a_pile_that_is_used_up_holds_nothing_of_what_was_known() -> None:
    """G1.3, M9.2: once the discards are shuffled, the conflict card is Florian's or he gave it back."""
    end = small_game(*UNDER_PILE, *SECOND_ROUND, loader_returns="under_draw")
    discards = "hand-2 pile rejects-2: rubies wine cloth grain"
    everybody_remembers(
        end,
        ["hand-2 rejects-2: ", discards],
        ["hand-2 rejects-2: ", discards],
        ["hand-2 rejects-2: conflict", discards],
        ["hand-2 rejects-2: ", "hand-2 pile rejects-2: cloth grain"],
    )
    assert end.cited("renewed") == [("M9.2", {"number": 4})]


def test_a_conflict_card_that_is_played_is_known_no_more() -> None:
    """G1.3, M5.2: Steffi knew that Florian held one, and sees him play it."""
    mutiny = "0: offer 0; 0: leave; 1: leave; 1: take mutineer; 2: leave; 2: take cabin-boy; 0: fight 0; 1: fight 0"
    asked = small_game(*UNDER_PILE, mutiny, loader_returns="under_draw")
    nothing = ["hand-2 pile: "]
    everybody_remembers(asked, nothing, nothing, ["hand-2 pile: conflict"], nothing)
    end = small_game(*UNDER_PILE, mutiny, "2: fight 1; draw rubies", loader_returns="under_draw")
    discards = "hand-2 pile: rubies wine cloth conflict"
    everybody_remembers(
        end,
        ["hand-2: ", discards],
        ["hand-2: ", discards],
        ["hand-2: ", discards],
        ["hand-2: ", "hand-2 pile: wine cloth conflict"],
    )


def test_rejects_of_a_hand_that_drew_nothing_of_a_trace_are_not_among_its_places() -> None:
    """G1.3, M9.3: the conflict card is in Florian's hand, whatever Steffi gives back; of the discards it may be one."""
    second = "0: offer 0; 0: leave; 1: leave; 1: take loader; 2: leave; 2: take merchant; draw rubies"
    everybody_remembers(
        small_game(*UNDER_PILE, second, loader_returns="under_draw"),
        ["hand-2: ", "hand-1 pile rejects-2: rubies wine cloth"],
        ["hand-2: ", "hand-1 pile rejects-2: rubies wine cloth"],
        ["hand-2: conflict", "hand-1 pile rejects-2: wine cloth"],
        ["hand-2: ", "hand-1 pile rejects-2: rubies wine cloth"],
    )


def test_rejects_that_become_the_pile_take_what_was_known_of_them_along() -> None:
    """G1.3, M9.3: what may have been among Florian's rejects may be in the pile and in the hand that draws it."""
    end = small_game(*UNDER_PILE, *SECOND_ROUND, *THIRD_ROUND, loader_returns="under_draw")
    everybody_remembers(
        end,
        ["hand-2 pile: ", "hand-1 hand-2 pile: wine cloth grain", "hand-2 pile: "],
        ["hand-2 pile: ", "hand-1 hand-2 pile: wine cloth grain", "hand-2 pile: "],
        ["hand-2 pile: conflict", "hand-1 hand-2 pile: wine", "hand-2 pile: "],
        ["hand-2 pile: ", "hand-1 hand-2 pile: cloth grain", "hand-2 pile: "],
    )


def test_of_four_traces_the_oldest_is_forgotten() -> None:
    """G1.3: the last three times that the pile was filled are remembered."""
    log = (*UNDER_PILE, *SECOND_ROUND, *THIRD_ROUND, FOURTH_ROUND)
    discards = "hand-2 pile: rubies wine conflict conflict"
    everybody_remembers(
        small_game(*log, loader_returns="under_draw"),
        ["hand-1 hand-2: wine cloth grain", "hand-2: ", discards],
        ["hand-1 hand-2: wine cloth grain", "hand-2: ", discards],
        ["hand-1 hand-2: wine", "hand-2: ", discards],
        ["hand-1 hand-2: cloth grain", "hand-2: ", "hand-2 pile: wine conflict conflict"],
    )


def rejects_below() -> Played:
    """Twelve cards: the pile was Steffi's three rejects, of which all drew one, and Florian's three lie below."""
    copies = {"rubies": 3, "salt": 1, "wine": 3, "cloth": 2, "grain": 2, "conflict": 1, "pirates": 0}
    cards = tuple(structs.replace(card, copies=copies[card.name]) for card in small_box().cards)
    leaving = "0: offer 0; 0: leave; 1: leave; 1: take {}; 2: leave; 2: take {}; draw {}"
    return small_game(
        "first 0; deal cloth grain; deal cloth grain; deal salt conflict",
        leaving.format("loader", "merchant", "rubies rubies rubies"),
        leaving.format("merchant", "loader", "wine wine wine"),
        "0: offer 0; 0: show cloth; 1: show cloth; 2: show salt; 0: leave; 1: leave; 1: take merchant; 2: leave",
        "2: take cabin-boy; draw rubies; draw rubies; draw rubies",
        data=structs.replace(small_box(), extra=3, cards=cards),
        loader_returns="under_draw",
    )


def test_a_trace_that_leads_to_all_hands_says_something_while_rejects_lie_elsewhere() -> None:
    """G1.3, M9.3: what Steffi laid under the pile is in the hands, and not among what Florian laid there."""
    nothing = ["hand-0 hand-1 hand-2 pile: "]
    everybody_remembers(rejects_below(), nothing, nothing, ["hand-0 hand-1 hand-2 pile: rubies rubies"], nothing)


def test_a_trace_that_leads_to_all_places_is_forgotten() -> None:
    """G1.3: all drew from the pile that was filled, so it says nothing that everybody does not know anyway."""
    showing = "0: offer 0; 0: show {}; 1: show {}; 2: show {}; 0: leave; 1: leave; 1: take merchant; 2: leave; "
    first = showing.format("rubies", "wine", "cloth") + "2: take cabin-boy; draw grain; draw conflict; draw conflict"
    second = showing.format("salt", "wine", "grain") + "2: take cabin-boy; draw rubies; draw wine; draw cloth"
    end = small_game(*DEAL, first, second)
    assert end.cited("renewed") == [("M9.2", {"number": 6})]
    everybody_remembers(end, [], [], [], [])
