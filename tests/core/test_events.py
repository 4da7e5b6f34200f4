"""What a slot of an event may hold."""

import pytest

from quarterdeck.core.alphabet import Things
from quarterdeck.core.events import FLAG, NUMBER, SEAT, Many, SlotType, fits

CARD = Things("card", ["rum", "silk"])


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (SEAT, [0, 2], [-1, 3, True, "0", None]),
        (NUMBER, [-5, 0, 99], [True, "1", 1.5, None]),
        (FLAG, [True, False], [0, "yes", None]),
        (CARD, ["rum"], ["tar", 0, None, ["rum"]]),
        (Many(CARD), [[], ["rum", "rum"]], ["rum", ["tar"], ("rum",), None]),
    ],
)
def test_a_slot_holds_what_its_type_says_and_nothing_else(
    kind: SlotType, good: list[object], bad: list[object]
) -> None:
    """G1.2: of three players."""
    assert [value for value in good if not fits(value, kind, 3)] == []
    assert [value for value in bad if fits(value, kind, 3)] == []
