"""A host's command at a running server: asks for one thing over the control socket, and hears what came of it."""

import contextlib
import socket
from collections.abc import Callable
from pathlib import Path

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.wire.control import LONGEST_ANSWER, READ_ANSWER, Final, Progress, Wishes, short_address

Tell = Callable[[int, int], None]
PATIENCE = 600.0  # seconds without a word from the server
HUNG_UP = "The server hung up without an answer; it has too much to do, runs as another user, or was stopped."


class NoAnswer(QuarterdeckError):
    """The server did not answer; the text is a sentence."""


def connect(folder: Path) -> socket.socket | None:
    """A connection to the server that runs on a folder; None where there is none, or no way to reach it."""
    if not hasattr(socket, "AF_UNIX") or not folder.is_dir():
        return None
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with short_address(folder) as address:
            line.connect(address)
    except PermissionError as error:
        line.close()
        raise NoAnswer(f"The server on {folder} is somebody else's; ask as the user it runs as.") from error
    except OSError:
        line.close()
        return None
    return line


def ask(line: socket.socket, wish: Wishes, tell: Tell) -> Final:
    """What the server answers in the end."""
    line.settimeout(PATIENCE)
    try:
        with contextlib.suppress(ConnectionError):  # it may have said why before it hung up
            line.sendall(msgspec.json.encode(wish) + b"\n")
        with line.makefile("rb") as lines:
            while text := lines.readline(LONGEST_ANSWER):
                answer = READ_ANSWER.decode(text)
                if not isinstance(answer, Progress):
                    return answer
                tell(answer.done, answer.total)
    except TimeoutError as error:
        raise NoAnswer(f"The server said nothing for {PATIENCE:.0f} seconds; is it stuck?") from error
    except OSError as error:
        raise NoAnswer(HUNG_UP) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise NoAnswer("The server's answer cannot be read; do both have the same version?") from error
    raise NoAnswer(HUNG_UP)
