"""What the host's commands have in common: they ask the server that runs on a folder or, where none does, the store."""

import argparse
import asyncio
import glob
import os
from contextlib import ExitStack, closing
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from quarterdeck.cli.arguments import BadCommand, named_path
from quarterdeck.cli.progress import shown_progress
from quarterdeck.cli.serve import data_folder
from quarterdeck.client.host import Tell, ask, connect
from quarterdeck.games import GAMES
from quarterdeck.server.crew import Crew
from quarterdeck.server.hand import Hand
from quarterdeck.server.house import House
from quarterdeck.store import Log
from quarterdeck.wire.control import SOCKET, Failed, Final, Import, Restore, Wishes

STORE = "tables.sqlite"
Answer = TypeVar("Answer", bound=Final)


def add_folder(parser: argparse.ArgumentParser) -> None:
    """Which server is meant."""
    parser.add_argument(
        "--folder", type=named_path, metavar="DIR", help="where its tables are kept (default: your data folder)"
    )


def request(values: argparse.Namespace, wish: Wishes, kind: type[Answer], title: str = "") -> Answer:
    """Have a wish carried out, by the server if one runs on this folder; `BadCommand` says why it was not."""
    folder: Path = values.folder or data_folder()
    with ExitStack() as open_:
        tell = _progress(open_, title)
        line = connect(folder)
        answer = _ask_store(folder, wish, tell) if line is None else ask(open_.enter_context(closing(line)), wish, tell)
    if isinstance(answer, Failed):
        raise BadCommand(answer.why)
    assert isinstance(answer, kind)
    return answer


def _progress(open_: ExitStack, title: str) -> Tell:
    """A bar that appears when something is said of how far it is."""
    bars: list[Tell] = []

    def tell(done: int, total: int) -> None:
        if not bars:
            bar = open_.enter_context(shown_progress(title, total))
            bars.append((lambda done, _: bar(done)) if bar is not None else lambda *_: None)
        bars[0](done, total)

    return tell


def _ask_store(folder: Path, wish: Wishes, tell: Tell) -> Final:
    """Without a server: open the store as one would, and do it here."""
    path = folder / STORE
    if not isinstance(wish, Restore | Import) and not path.exists():
        raise BadCommand(f"There is no store in {folder}; name the folder of the server with --folder.")
    if os.name == "posix" and folder.exists() and folder.stat().st_uid != os.geteuid():
        raise BadCommand(f"{folder} belongs to another user; do this as them, or the server cannot use it any more.")
    return asyncio.run(_do(path, wish, tell))


async def _do(path: Path, wish: Wishes, tell: Tell) -> Final:
    house = House(GAMES, Log(path), Crew())
    try:
        await house.clock.begin()
        return await Hand(house).do(wish, tell)
    finally:
        await house.close()


def absolute(path: Path) -> Path:
    """A path that means the same to a server in another folder."""
    return Path(os.path.abspath(path))


def unfinished(values: argparse.Namespace, path: Path) -> Path:
    """Where this process writes a file before it has its name; what one that was killed left there goes."""
    if why := _unwritable(values, path):
        raise BadCommand(f"{path} cannot be written: {why}.")
    for old in path.parent.glob(f"{glob.escape(path.name)}.*.part"):
        writer = old.name.removeprefix(f"{path.name}.").removesuffix(".part")
        if writer.isdecimal() and not is_running(int(writer)):
            old.unlink(missing_ok=True)
    return path.with_name(f"{path.name}.{os.getpid()}.part")


def is_running(process: int) -> bool:
    """Whether there is a process of this number; where that cannot be asked, there may be."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _unwritable(values: argparse.Namespace, path: Path) -> str:
    """Why a file may not have this name, whatever is forced: what is replaced is gone."""
    folder: Path = values.folder or data_folder()
    if path.is_dir():
        return "it is a folder"
    if path.name.startswith((STORE, SOCKET)) and path.parent.resolve() == folder.resolve():
        return "that name belongs to the store itself; choose another"
    if path.exists() and not path.is_file():
        return "it is no ordinary file"
    if path.exists() and not values.force:
        return "it is there already; --force replaces it"
    return ""


def when(milliseconds: int) -> str:
    """A time as the host's clock shows it."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def size(count: int) -> str:
    """Bytes in a unit one can read."""
    number = float(count)
    for unit in ("B", "kB", "MB"):
        if number < 1000:
            return f"{number:.0f} {unit}"
        number /= 1000
    return f"{number:.1f} GB"
