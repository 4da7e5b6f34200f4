"""Deferred SIGINT: Ctrl-C sets a flag that is read between games or turns, so that nothing is left half done."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType


class Interruption:
    """While it lasts, the first Ctrl-C is only noted; the second one interrupts as usual."""

    def __init__(self) -> None:
        self.asked = False
        self._here = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> "Interruption":
        if self._here:
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._here:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Block SIGINT while processes start: it waits until they have begun, and never reaches them before."""
        if not hasattr(signal, "pthread_sigmask"):
            yield
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
