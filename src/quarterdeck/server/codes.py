"""Codes to say aloud: four consonants that find a table while it waits for people. They are in memory alone."""

from typing import Final, NamedTuple, NoReturn

from quarterdeck.server import bounds
from quarterdeck.server.bounds import Bound
from quarterdeck.server.limits import MINUTE, Window
from quarterdeck.server.sources import Sources
from quarterdeck.table.refusals import Refusal

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH: Final = 4
GOOD_FOR: Final = 2 * 3600.0  # seconds at most
REST: Final = MINUTE  # after too many wrong ones


class Found(NamedTuple):
    """The table of a code, and until when it is good."""

    table: str
    address: str  # of whoever opened it
    until: float


class Codes:
    """Makes codes and finds tables by them, slowly enough that nobody finds one by trying."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._found: dict[str, Found] = {}
        self._codes: dict[str, str] = {}  # of each table
        self._wrong: dict[str, Window] = {}  # of each address
        self._wrong_in_all = self._window(bounds.WRONG_CODES)
        self._rests_until = self._now()

    def make(self, table: str, address: str = "") -> tuple[str, int]:
        """The code of a table that was opened at an address, and for how many seconds it is good."""
        self._forget_old()
        code = self._codes.get(table)
        if code is None:
            of_address = sum(one.address == address for one in self._found.values())
            for number, bound in ((of_address, bounds.CODES_OF_ADDRESS), (len(self._found), bounds.CODES)):
                if number >= bound.most:
                    raise Refusal(bound.refusal)
            code = self._free()
            self._codes[table] = code
            self._found[code] = Found(table, address, self._now() + GOOD_FOR)
        return code, int(self._found[code].until - self._now())

    def find(self, code: str, address: str) -> str:
        """The table of a code that somebody says; wrong ones are counted, and after too many nobody is answered."""
        if self._now() < self._rests_until:
            raise Refusal(bounds.WRONG_CODES.refusal)
        if address in self._wrong and self._wrong[address].full:
            raise Refusal(bounds.WRONG_CODES_OF_ADDRESS.refusal)
        self._forget_old()
        found = self._found.get(plain(code))
        if found is None:
            self.miss(address)
        return found.table

    def miss(self, address: str) -> NoReturn:
        """Refuse a wrong code, or one whose table waits for nobody any more."""
        self._wrong.setdefault(address, self._window(bounds.WRONG_CODES_OF_ADDRESS)).take()
        if not self._wrong_in_all.take():
            self._rests_until = self._now() + REST
        raise Refusal("code-unknown")

    def end(self, table: str) -> None:
        """A table waits for nobody any more."""
        code = self._codes.pop(table, None)
        if code is not None:
            del self._found[code]

    def _now(self) -> float:
        return self._sources.monotonic() / 1000

    def _free(self) -> str:
        while True:
            code = self._sources.code(LETTERS, LENGTH)
            if code not in self._found:
                return code

    def _window(self, bound: Bound) -> Window:
        return Window(bound.most, self._now)

    def _forget_old(self) -> None:
        self._wrong = {address: wrong for address, wrong in self._wrong.items() if not wrong.empty}
        now = self._now()
        for found in list(self._found.values()):  # the oldest come first
            if found.until > now:
                return
            self.end(found.table)


def plain(code: str) -> str:
    """A code as it is kept, however somebody wrote it: in small letters, with spaces or hyphens."""
    return "".join(letter for letter in code[:40].upper() if letter not in " -·")
