"""Luck that a test writes down number by number."""

from mypy_extensions import i64

from quarterdeck.core.luck import Luck


class Numbers(Luck):
    """Luck that gives numbers from a list."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(n)
        return self.numbers.pop(0)
