"""Append-only results of an arena as JSON lines: the configuration first, then a game a line."""

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.lab.contest import Bout, Contest

READ_AS = {"code": "code of the rules or bots", "data": "components", "arena": "form"}


class BadResults(QuarterdeckError):
    """A file that results cannot be added to; the text is a sentence for whoever named it."""


class Results:
    """A file of results, begun or resumed; a line that was broken off is forgotten."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.bouts: list[Bout] = []
        whole = 0
        if path.exists():
            if not path.is_file():
                raise BadResults(f"{path} cannot hold results: it is not a regular file.")
            whole = self._read(path.read_bytes())
        self._file = path.open("r+b" if whole else "wb")
        self._file.truncate(whole)
        self._file.seek(0, os.SEEK_END)
        if not whole:
            self._write([contest.describe()])

    def _read(self, content: bytes) -> int:
        """Take over what was played; says how many bytes of it are whole lines."""
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if not lines:
            if content:
                raise BadResults(f"{self.path} holds something else than results of an arena.")
            return 0
        try:
            self._compare(msgspec.json.decode(lines[0], type=dict[str, object]))
            self.bouts = [msgspec.json.decode(line, type=Bout) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise BadResults(f"{self.path} holds something else than results of an arena: {error}.") from error
        return whole

    def _compare(self, begun: dict[str, object]) -> None:
        for name, wanted in self.contest.describe().items():
            if begun.get(name) != wanted:
                raise BadResults(
                    f"{self.path} holds results of another arena: its {READ_AS.get(name, name)} "
                    f"is {_plain(begun.get(name))}, not {_plain(wanted)}."
                )

    def add(self, bouts: Sequence[Bout]) -> None:
        """Write some more games down."""
        self.bouts += bouts
        self._write(bouts)

    def _write(self, lines: Sequence[object]) -> None:
        try:
            self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            self._file.flush()
        except OSError as error:
            raise BadResults(f"{self.path} cannot be written: {error.strerror}.") from error

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else msgspec.json.encode(value).decode().strip('"')
