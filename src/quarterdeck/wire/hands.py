"""Messages by which several people play at one screen, each with a hand that the others do not see."""

from quarterdeck.table.hands import LONGEST_CODE as LONGEST_CODE
from quarterdeck.table.hands import SHORTEST_CODE as SHORTEST_CODE
from quarterdeck.wire.parts import Part


class OpenHand(Part, frozen=True):
    """The hand of a seat, opened with its secret."""

    seat: int
    secret: str


class Hand(Part, frozen=True):
    """One of those at a screen: the seat, and whether a `code` opens the hand."""

    seat: int
    code: bool = False


# Over HTTP


class TakeHand(Part, frozen=True):
    """One more of those at this screen sits down; as in `Sit`, with a `code` of 4 to 8 signs where one is wanted."""

    invitation: str
    name: str
    luck: str = ""
    code: str = ""


class LiftCurtain(Part, frozen=True):
    """Lift the curtain before the hand of a seat, with its code where it has one."""

    seat: int
    code: str = ""
