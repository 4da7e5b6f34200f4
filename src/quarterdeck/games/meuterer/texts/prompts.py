"""What a player of Meuterer is asked, and what one might overlook, said from a view alone."""

from quarterdeck.core.telling import Caution, Phrase
from quarterdeck.games.meuterer.knowledge.view import MeutererView


def asked(view: MeutererView) -> Phrase | None:
    """What must be decided now."""
    if not view.actors:
        return None
    if view.phase == "goods":
        return Phrase("decide-goods", {"captain": view.turn == view.captain})
    if view.phase == "mutiny":
        return Phrase("decide-mutiny", {"side": side_of(view, view.turn)})
    if view.phase == "sales":
        assert view.selling is not None
        return Phrase("decide-sales", {"island": island_at(view, view.selling)})
    if view.phase == "split":
        assert view.split is not None
        slots = {"good": view.split.good, "island": island_at(view, view.ship)}
        return Phrase("decide-split", {**slots, "least": view.split.least, "most": view.split.most})
    if view.phase == "return":
        return Phrase("decide-return", {"number": view.due})
    return Phrase(f"decide-{view.phase}")


def hints(view: MeutererView) -> tuple[Caution, ...]:
    """What whoever decides might overlook."""
    if view.seat is None or view.seat not in view.actors or view.hand is None:
        return ()
    if view.phase == "goods":
        return offering(view, view.hand)
    if view.phase == "action" and "conflict" not in view.hand and "mutineer" in (view.remaining or ()):
        return (Caution("unarmed", {}, "M5.2", ("take mutineer",)),)
    if view.phase == "mutiny":
        return settled(view, view.hand.count("conflict"))
    return ()


def offering(view: MeutererView, hand: tuple[str, ...]) -> tuple[Caution, ...]:
    """M3.5, M7.2: where leaving now would send the ship, and goods that nobody buys now."""
    goal = island_at(view, (view.ship + len(hand)) % len(view.islands))
    if view.seat == view.captain:
        found = [Caution("leaving-captain", {"island": goal}, "M3.5", ("leave",))]
    else:
        found = [Caution("leaving-mutineer", {"island": goal}, "M4.2", ("leave",))]
    bought = {view.islands[place].buys for place in (view.ship, view.behind) if place is not None}
    goods = {card for card in hand if card not in ("conflict", "pirates")}
    if goods and "any" not in bought and not goods & bought:
        found.append(Caution("nothing-bought", {"offered": sorted(bought)}, "M7.2"))
    return tuple(found)


def settled(view: MeutererView, held: int) -> tuple[Caution, ...]:
    """M5.5: whether the mutiny is decided by what is open, whatever whoever comes later may hold.

    Whether conflict cards shown in phase 2 count is a reading of the rules (M5.4), so it must be so by either.
    """
    leads = [lead(view, held, shown=shown) for shown in (True, False)]
    if all(most < 0 for _, most in leads):
        outcome = "fails"
    elif all(least >= 0 for least, _ in leads):
        outcome = "succeeds"
    else:
        return ()
    side = side_of(view, view.turn)
    about = tuple(f"fight {number}" for number in range(1, held + 1))
    won = (outcome == "succeeds") == (side == "mutiny")
    return (Caution("mutiny-won" if won else "mutiny-lost", {"side": side}, "M5.5", about),) if about else ()


def lead(view: MeutererView, held: int, *, shown: bool) -> tuple[int, int]:
    """By how many conflicts the mutiny leads at least and at most; who comes later may play all cards in hand."""
    least = most = 0
    for step in range(len(view.sailors)):
        seat = (view.captain + step) % len(view.sailors)
        sailor = view.sailors[seat]
        if seat != view.captain and sailor.role not in ("first-mate", "mutineer", "cabin-boy"):
            continue
        sure = sailor.fought + (sailor.shown.count("conflict") if shown else 0) + (sailor.role == "first-mate")
        more = 0 if step < view.step else held if seat == view.seat else sailor.cards
        if side_of(view, seat) == "mutiny":
            least, most = least + sure, most + sure + more
        else:
            least, most = least - sure - more, most - sure
    return least, most


def island_at(view: MeutererView, place: int) -> str:
    """What the island at a place is called."""
    return view.islands[place].name.replace("-", " ")


def side_of(view: MeutererView, seat: int) -> str:
    """On which side somebody stands in a mutiny."""
    if seat == view.captain or view.sailors[seat].role == "first-mate":
        return "captain"
    return "mutiny"
