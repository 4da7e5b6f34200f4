"""What commands write into pages stands between marks, and nothing else is touched."""

import pytest

from tools.marks import Marks

PAGE = """A.
<!-- soak:begin -->
old
<!-- soak:end -->
B.
<!-- soak:begin two -->
<!-- soak:end -->
<!-- other:begin -->
"""


def test_parts_are_filled_by_their_names_and_the_rest_is_left_alone() -> None:
    marks = Marks("soak")
    assert marks.names(PAGE) == ["", "two"]
    filled = marks.fill(PAGE, lambda name: f"new {name}".strip() + "\n")
    assert filled == PAGE.replace("old\n", "\nnew\n\n").replace("two -->\n", "two -->\n\nnew two\n\n")
    assert marks.fill(filled, lambda name: f"new {name}".strip() + "\n") == filled


@pytest.mark.parametrize("spoilt", [PAGE.replace("<!-- soak:end -->\nB", "B"), PAGE.replace("begin two", "begin a-b")])
def test_a_part_that_does_not_end_or_has_a_strange_name_is_not_written_over(spoilt: str) -> None:
    with pytest.raises(ValueError, match="begins and does not end"):
        Marks("soak").fill(spoilt, lambda name: "new\n")
