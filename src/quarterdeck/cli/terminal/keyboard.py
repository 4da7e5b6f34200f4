"""Lines from the terminal, with a Ctrl-C that is neither lost nor tears a drawing apart.

The built-in `input` drops an interrupt that arrives just before it begins to read, and then waits for a key; and one
that arrives while something is printed leaves half of it to be printed again.
"""

import codecs
import contextlib
import os
import select
import signal
import socket
import sys

from quarterdeck.lab.interruption import Interruption

LONGEST_LINE = 4096  # bytes; a terminal hands over no more at once


class Keyboard:
    """Reads lines while an interruption is only noted; a noted one is raised at the next question."""

    def __init__(self, interruption: Interruption) -> None:
        self.interruption = interruption
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def read_line(self) -> str:
        """One line; `EOFError` at the end of input, `KeyboardInterrupt` on Ctrl-C, whenever it came."""
        sys.stdout.flush()
        if os.name == "nt":
            return input()
        typed = self._wait_and_read(sys.stdin.fileno())
        if not typed:
            raise EOFError
        return typed.decode(errors="replace").rstrip("\r\n")

    def read_keys(self) -> str:
        """Whatever was typed since, as soon as there is something; for a terminal that hands over single keys."""
        sys.stdout.flush()
        typed = self._wait_and_read(sys.stdin.fileno())
        if not typed:
            raise EOFError
        return self._decoder.decode(typed)

    def forget(self) -> None:
        """Drop what was typed ahead, where there is a terminal that can."""
        if os.name != "nt" and sys.stdin.isatty():
            import termios

            with contextlib.suppress(termios.error):  # of a terminal that is gone; the next question notices
                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def _wait_and_read(self, keyboard: int) -> bytes:
        waking, woken = socket.socketpair()
        with waking, woken:
            waking.setblocking(False)
            before = signal.set_wakeup_fd(waking.fileno())
            try:
                ready: list[int] = []
                while keyboard not in ready:
                    if self.interruption.asked:
                        raise KeyboardInterrupt
                    ready, _, _ = select.select([keyboard, woken.fileno()], [], [])
                    if woken.fileno() in ready:
                        woken.recv(LONGEST_LINE)
                return os.read(keyboard, LONGEST_LINE)
            except OSError as gone:  # the terminal was closed
                raise EOFError from gone
            finally:
                signal.set_wakeup_fd(before)
