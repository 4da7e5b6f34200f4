"""Keys that answer at once beside words that are typed, where there is a terminal that can tell them apart."""

import os
import re
import sys
from collections.abc import Mapping
from types import TracebackType
from typing import Final

from quarterdeck.cli.terminal.keyboard import Keyboard

RIGHT, LEFT, UP, DOWN = "\x1b[C", "\x1b[D", "\x1b[A", "\x1b[B"
PAGE_UP, PAGE_DOWN = "\x1b[5~", "\x1b[6~"
HOME: Final = ("\x1b[H", "\x1b[1~", "\x1bOH")
END: Final = ("\x1b[F", "\x1b[4~", "\x1bOF")
ENTER: Final = "\r\n"
ERASE: Final = "\x7f\b"
FINISH: Final = "\x04"  # Ctrl-D

_KEY = re.compile(r"\x1b(?:\[[0-9;]*[~A-Za-z]|O[A-Za-z])?|.", re.DOTALL)


class Keys:
    """While it is entered, keys come one by one; what they stand for is up to whoever asks."""

    def __init__(self, keyboard: Keyboard, meanings: Mapping[str, str]) -> None:
        self.keyboard = keyboard
        self.meanings = meanings
        self._before: list[object] | None = None
        self._waiting = ""  # what was typed ahead

    def __enter__(self) -> "Keys":
        if os.name != "nt" and sys.stdin.isatty():
            import termios

            self._before = termios.tcgetattr(sys.stdin)
            single = termios.tcgetattr(sys.stdin)
            single[3] &= ~(termios.ICANON | termios.ECHO)
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, single)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)  # type: ignore[arg-type]
            self._before = None

    def read(self) -> str:
        """What a key stands for, or a line that was typed; `EOFError` at the end of input."""
        if self._before is None:
            return self.keyboard.read_line()
        line = ""
        while True:
            key = self._key()
            if key in self.meanings and not line:
                return self.meanings[key]
            if key in ENTER:
                self._echo("\n")
                return line
            if key == FINISH and not line:
                raise EOFError
            if key in ERASE and line:
                line = line[:-1]
                self._echo("\b \b")
            elif key.isprintable():
                line += key
                self._echo(key)

    def _key(self) -> str:
        """The next key; a sequence that begins with Escape is one."""
        typed = self._waiting
        while not typed:  # a letter may come in pieces
            typed = self.keyboard.read_keys()
        key = _KEY.match(typed)
        assert key is not None
        self._waiting = typed[key.end() :]
        return key[0]

    def _echo(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
