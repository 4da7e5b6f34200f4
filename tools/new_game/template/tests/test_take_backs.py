"""What can be taken back in Smugglers' Cove: the core finds it out by itself, the game declares nothing."""

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.takeback import TakeBacks
from tools.new_game.template.game import SMUGGLERS


def why_not(referee: Referee, verb: str) -> str | None:
    """Why the first action with this verb of whoever is asked first cannot be taken back."""
    seat = referee.actors()[0]
    words = SMUGGLERS.alphabet.words
    action = next(action for action in referee.legal(seat) if words(action).startswith(verb))
    before = referee.view(seat)
    drew = bool(referee.act(seat, action).draws)
    return TakeBacks(SMUGGLERS.alphabet, referee.setting).why_not(before, action, referee.view(seat), drew=drew)


def test_a_stowed_card_can_be_chosen_again_until_all_have_chosen() -> None:
    """X2.1"""
    referee = Referee(SMUGGLERS, ["Anne", "Mary", "Jack"], FastLuck(1))
    assert why_not(referee, "stow") is None
    assert why_not(referee, "stow") is None
    assert why_not(referee, "stow") == "chance"


def test_who_has_looked_into_a_crate_and_drawn_a_card_cannot_take_it_back() -> None:
    """X3.1, X3.5"""
    referee = Referee(SMUGGLERS, ["Anne", "Mary", "Jack"], FastLuck(1))
    while not any(SMUGGLERS.alphabet.words(action).startswith("look") for action in referee.legal(referee.actors()[0])):
        referee.act(referee.actors()[0], referee.legal(referee.actors()[0])[0])
    assert why_not(referee, "look") == "chance"
