"""What the laws need to know about Freibeuter."""

from pathlib import Path

from msgspec import structs

from quarterdeck.core.game import Data
from quarterdeck.core.referee import Referee
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.box.components import Components
from tests.games.freibeuter.conserved import conserve
from tests.games.freibeuter.worlds import arrangement, worlds
from tests.laws.hooks import Hooks, Style

# Credit, both ends of the sea pile and negative wealth are rare in uniform play
STYLES = (
    Style("avoids Dutchman cards", {"dutchman": 2, "draw dutchman": 2}),
    Style("saves boats", {"board": 1, "cash": 9000, "dutchman": 9000, "draw dutchman": 60}),
    Style("boards early", {"board": 2500, "cash": 10}),
    Style("boards large fleets and never cashes", {"board": 800, "cash": 1, "dutchman": 1000}),
    Style("hunts with the Dutchman", {"board": 5, "dutchman": 5000, "draw dutchman": 1000}),
    Style("never boards", {"board": 1}),
    Style(
        "one boards, the others encircle and crowd in",
        {"board": 1, "cash": 1, "draw dutchman": 5},
        of_seat_0={"board": 300, "cash": 1, "draw dutchman": 5},
    ),
)


def noteworthy(referee: Referee) -> list[str]:
    """The rare things that happened in a game."""
    found: list[str] = []
    borrowers: list[object] = []
    for telling in referee.tellings(-1):
        if telling.key == "borrowed":
            found.append("second credit" if telling.slots["seat"] in borrowers else "credit")
            borrowers.append(telling.slots["seat"])
        elif telling.key == "several-wait":
            found.append(f"{telling.slots['number']} tokens wait")
    outcome = referee.outcome
    assert outcome is not None
    found.extend("negative wealth" for score in outcome.scores if score < 0)
    if len(outcome.winners) > 1:
        found.append("shared win")
    if borrowers and outcome.winners and any(seat in borrowers for seat in outcome.winners):
        found.append("a debtor wins")
    return found


def tiny(players: int) -> Data:
    """Ten sea cards; with more than two players the first hands are smaller, or there would be too much to list."""
    data = FREIBEUTER.data(Path(__file__).parent / "tiny.toml")
    assert isinstance(data, Components)
    if players == 2:
        return data
    return structs.replace(data, start=structs.replace(data.start, sea_cards=1, dutchman_cards=0))


HOOKS = Hooks(
    conserve=conserve,
    tiny=tiny,
    arrangement=arrangement,
    worlds=worlds,
    revealing=frozenset({"hand-opened", "piles-opened"}),
    styles=STYLES,
    noteworthy=noteworthy,
    opened="opened_hands",
    ends=frozenset({"F11.1", "F11.2", "F11.3"}),
)
