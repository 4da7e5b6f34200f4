"""What is hidden in Traîtres à bord: pairs of tables that differ in one such thing."""

from collections.abc import Callable

from quarterdeck.core.luck import Draw, Wish
from quarterdeck.games import GAMES
from quarterdeck.games.traitres.knowledge.view import TraitresView
from tests.server.twin_tables import OTHER, PLAYER, Pair, Twins, TwinsByName, find_twins

TRAITRES = GAMES["traitres"]
ROLE, DRAW = 0, 1  # chance points
LENGTH = 34  # actions, fewer than most games have
PLAYERS = 5
THIRD = 2  # somebody else, where two must differ

TRIED = (
    "lay plus saying plus",
    "lay minus saying zero",
    "spyglass",
    f"pockets {OTHER}",
    f"plank {OTHER}",
    "plank 0",
    "open",
    "put plus",
    "return minus",
)


class RolePair(Pair):
    """Two games in which two seats have each other's roles."""

    def _follow(self) -> None:
        draws = [entry for entry in self.one.entries if isinstance(entry, Draw)]
        roles = {draw.seat: draw.thing for draw in draws if draw.point == ROLE}
        swapped = {OTHER: roles[THIRD], THIRD: roles[OTHER]}
        for draw in draws[len(self.wishes[0]) :]:
            thing = swapped.get(draw.seat, draw.thing) if draw.point == ROLE else draw.thing
            self.wishes[0].append(Wish(draw.point, draw.thing))
            self.wishes[1].append(Wish(draw.point, thing))
        if roles[OTHER] != roles[THIRD]:
            self.things = ("pirate", "mutineer")


def a_role() -> Twins:
    """One of two others is the mutineer; none of them goes overboard, and nobody opens the chest."""

    def make(seed: int) -> Twins | None:
        pair = RolePair(TRAITRES, PLAYERS, seed)
        pair.play(LENGTH, lambda action: kept(action) and action not in (f"plank {OTHER}", f"plank {THIRD}"))
        return going_on(pair, OTHER, THIRD) if pair.things else None

    return find_twins(make)


def a_card_in_hand(point: int = DRAW, holder: int = OTHER) -> Twins:
    """The holder draws another card in each world, and plays it in neither."""

    def make(seed: int) -> Twins | None:
        pair = Pair(TRAITRES, PLAYERS, seed, point=point, holder=holder)
        pair.play(LENGTH, kept)
        return going_on(pair, holder) if held(pair, holder) else None

    return find_twins(make)


def a_card_thrown_away() -> Twins:
    """The other player's hands differ, and are thrown away."""

    def make(seed: int) -> Twins | None:
        pair = Pair(TRAITRES, PLAYERS, seed, point=DRAW)
        pair.play(LENGTH, kept)
        view = seen(pair, OTHER)
        return going_on(pair, OTHER) if view.thrown_away != seen(pair, OTHER, second=True).thrown_away else None

    return find_twins(make)


def a_card_laid() -> Twins:
    """Another card is laid in the chest with the same words; nobody but its owner looks there."""
    return differing(laid, looks=(OTHER,))


def a_card_on_the_pile() -> Twins:
    """Another card is put on top of the pile; who draws it sees it, and that is not the player."""
    return differing(lambda pair: chosen(pair, "return"), OTHER, THIRD, THIRD + 1, looks=())


def an_order_in_the_chest() -> Twins:
    """Cards of the chest are put back in another order; nobody else looks there."""
    return differing(lambda pair: chosen(pair, "put"), looks=(OTHER,))


def a_sight() -> Twins:
    """Another card is laid, and somebody else than the player looks at it with the Spyglass."""

    def make(seed: int) -> Twins | None:
        pair = Pair(TRAITRES, PLAYERS, seed)
        while not (pair.seat == THIRD and len(cards := laid(pair)) > 1):
            pair.play(1, kept)
        pair.act(cards[0], cards[1])
        pair.play(LENGTH, lambda action: kept(action) and (action != "spyglass" or pair.seat == OTHER))
        looked = [look.cards for look in seen(pair, OTHER).looks if look.by == OTHER]
        other = [look.cards for look in seen(pair, OTHER, second=True).looks if look.by == OTHER]
        return going_on(pair, OTHER, THIRD) if looked != other else None

    return find_twins(make)


def differing(choices: Callable[[Pair], list[str]], *owners: int, looks: tuple[int, ...]) -> Twins:
    """The other player does the same with another card in the second world, and the game goes on."""

    def make(seed: int) -> Twins | None:
        pair = Pair(TRAITRES, PLAYERS, seed)
        while not (pair.seat == OTHER and len(cards := choices(pair)) > 1):
            pair.play(1, kept)
        pair.act(cards[0], cards[1])
        pair.play(LENGTH, lambda action: kept(action) and (action != "spyglass" or pair.seat in looks))
        return going_on(pair, *(owners or (OTHER,)))

    return find_twins(make)


def chosen(pair: Pair, verb: str) -> list[str]:
    """What the verb can name now."""
    return [action for action in pair.legal() if action.startswith(f"{verb} ")]


def laid(pair: Pair) -> list[str]:
    """The loot that can be laid now, announced as nothing."""
    return [action for action in chosen(pair, "lay") if action.endswith("saying zero")]


def kept(action: str) -> bool:
    """Whether an action ends no game at once."""
    return action != "open"


def held(pair: Pair, holder: int) -> bool:
    """Whether a hand is another one in each world."""
    return seen(pair, holder).hand != seen(pair, holder, second=True).hand


def seen(pair: Pair, seat: int, *, second: bool = False) -> TraitresView:
    """What a seat sees in one of the worlds."""
    view = (pair.other if second else pair.one).view(seat)
    assert isinstance(view, TraitresView)
    return view


def going_on(pair: Pair, *owners: int) -> Twins | None:
    """The twins of a game that is not over, and who may know in which world they are."""
    if seen(pair, PLAYER).outcome is not None or len(pair.actions) < LENGTH:
        return None
    tried = TRIED if PLAYER not in owners else ()
    return pair.twins(*tried, owners=owners)


HIDDEN: TwinsByName = {
    "a role": a_role,
    "a card in hand": a_card_in_hand,
    "a hand thrown away": a_card_thrown_away,
    "a card in the chest": a_card_laid,
    "a card on the pile": a_card_on_the_pile,
    "an order in the chest": an_order_in_the_chest,
    "a sight of the chest": a_sight,
}
HELD_BY_THE_PLAYER: TwinsByName = {"a card in hand": lambda: a_card_in_hand(holder=PLAYER)}
LEAKED = ("a role", "a card in the chest")
