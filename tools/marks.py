"""Parts of a page that a command writes: between `<!-- arena:begin bosun -->` and `<!-- arena:end -->`, for example."""

import re
from collections.abc import Callable


class Marks:
    """The parts that one command writes; where it writes one only, that has no name."""

    def __init__(self, command: str) -> None:
        self.begins = re.compile(rf"<!-- {command}:begin\b")
        self.pattern = re.compile(rf"(<!-- {command}:begin(?: (\w+))? -->\n).*?(<!-- {command}:end -->)", re.DOTALL)

    def names(self, page: str) -> list[str]:
        """The parts of a page, in their order."""
        return [found[2] or "" for found in self.pattern.finditer(page)]

    def fill(self, page: str, part: Callable[[str], str]) -> str:
        """The page with its parts made anew; what stands around them is left alone."""
        if len(self.begins.findall(page)) != len(self.names(page)):
            raise ValueError("a part of the page begins and does not end")
        return self.pattern.sub(lambda found: f"{found[1]}\n{part(found[2] or '')}\n{found[3]}", page)
