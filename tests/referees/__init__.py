"""A second, naive referee for each game; see README.md. Only `compare` and `ours` know Quarterdeck."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarterdeck.core.record import Record


def agrees(record: "Record") -> int:
    """Both referees say the same along a whole record; returns at how many steps, or tells the first difference."""
    from tests.referees.compare import Comparison  # here, so that the referees themselves can do without Quarterdeck

    return Comparison(record).run()
