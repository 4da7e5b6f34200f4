"""What is hidden in Meuterer: pairs of tables that differ in one such thing."""

from quarterdeck.games import GAMES
from tests.server.twin_tables import OTHER, PLAYER, Pair, Twins, TwinsByName, find_twins

MEUTERER = GAMES["meuterer"]
DEAL, DRAW = 2, 3  # chance points
LENGTH = 40  # actions, fewer than any game has

TRIED = ("show rubies", "show pirates", "take loader", "take mutineer", "fight 5", "return conflict")


def a_card_of_the_hand(point: int, holder: int = OTHER) -> Twins:
    """Another card is dealt or drawn, and so another one is left in the pile."""

    def make(seed: int) -> Twins | None:
        pair = Pair(MEUTERER, 3, seed, point=point, holder=holder)
        pair.play(LENGTH)
        tried = TRIED if holder != PLAYER else ()
        return pair.twins(*tried) if pair.things and len(pair.actions) == LENGTH else None

    return find_twins(make)


def an_action_card() -> Twins:
    """Another action card is taken; nobody leaves after that but the captain, who does not look."""

    def make(seed: int) -> Twins | None:
        pair = Pair(MEUTERER, 3, seed)
        while not (pair.seat == OTHER and len(pair.actions) > LENGTH // 2 and len(takes := taken(pair)) > 1):
            pair.play(1)
        pair.act(takes[0], takes[1])
        before = len(pair.actions)
        pair.play(LENGTH, lambda action: action.startswith("show"))
        later = {seat for seat, *_ in pair.actions[before:]}
        return pair.twins(*TRIED) if later == {PLAYER, 2} else None

    return find_twins(make)


def taken(pair: Pair) -> list[str]:
    """The action cards that can be taken now."""
    return [action for action in pair.legal() if action.startswith("take")]


def the_loaders_rejects(where: str) -> Twins:
    """The Loader gives another card back, and keeps another one; among the discards or under the pile."""

    def make(seed: int) -> Twins | None:
        pair = Pair(MEUTERER, 3, seed, {"loader_returns": where})
        while not (pair.seat == OTHER and len(rejects := returned(pair)) > 1):
            pair.play(1)
        pair.act(rejects[0], rejects[1])
        pair.play(LENGTH)
        return pair.twins(*TRIED) if len(pair.actions) > LENGTH else None

    return find_twins(make)


def returned(pair: Pair) -> list[str]:
    """The cards just drawn that can be given back now."""
    return [action for action in pair.legal() if action.startswith("return")]


HIDDEN: TwinsByName = {
    "a card dealt": lambda: a_card_of_the_hand(DEAL),
    "a card drawn": lambda: a_card_of_the_hand(DRAW),
    "an action card": an_action_card,
    "rejects in the discards": lambda: the_loaders_rejects("discard"),
    "rejects under the pile": lambda: the_loaders_rejects("under_draw"),
}
HELD_BY_THE_PLAYER: TwinsByName = {
    "a card dealt": lambda: a_card_of_the_hand(DEAL, PLAYER),
    "a card drawn": lambda: a_card_of_the_hand(DRAW, PLAYER),
}
LEAKED = ("a card dealt", "an action card")
