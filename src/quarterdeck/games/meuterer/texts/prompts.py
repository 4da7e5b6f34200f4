"""What a player of Meuterer is asked, and what one might overlook, said from a view alone."""

from quarterdeck.core.telling import Phrase
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


def hints(view: MeutererView) -> tuple[Phrase, ...]:
    """What whoever offers goods might overlook: where leaving now would send the ship, goods that nobody buys now."""
    if view.phase != "goods" or view.seat != view.turn or view.hand is None:
        return ()
    found = []
    goal = island_at(view, (view.ship + len(view.hand)) % len(view.islands))
    if view.seat == view.captain:
        found.append(Phrase("leaving-captain", {"island": goal}))
    else:
        found.append(Phrase("leaving-mutineer", {"island": goal}))
    bought = {view.islands[place].buys for place in (view.ship, view.behind) if place is not None}
    goods = {card for card in view.hand if card not in ("conflict", "pirates")}
    if goods and "any" not in bought and not goods & bought:
        found.append(Phrase("nothing-bought", {"offered": sorted(bought)}))
    return tuple(found)


def island_at(view: MeutererView, place: int) -> str:
    """What the island at a place is called."""
    return view.islands[place].name.replace("-", " ")


def side_of(view: MeutererView, seat: int) -> str:
    """On which side somebody stands in a mutiny."""
    if seat == view.captain or view.sailors[seat].role == "first-mate":
        return "captain"
    return "mutiny"
