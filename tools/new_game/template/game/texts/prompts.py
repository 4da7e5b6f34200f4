"""What a player is asked, and what one might overlook, said from a view alone."""

from quarterdeck.core.telling import Caution, Phrase
from tools.new_game.template.game.knowledge.view import SmugglersView


def asked(view: SmugglersView) -> Phrase | None:
    """What must be decided now."""
    return Phrase(f"decide-{view.phase}") if view.actors else None


def hints(view: SmugglersView) -> tuple[Caution, ...]:
    """A claim can be accused as long as its crate lies in the hold."""
    if view.seat is None or view.seat not in view.actors or view.phase != "turn":
        return ()
    claimed = sum(crate.by is not None and crate.by != view.seat for crate in view.crates)
    return (Caution("hint-claims", {"number": claimed}),) if claimed else ()
