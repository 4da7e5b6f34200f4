"""In-memory copy of the built client: a page is served without opening a file, also while descriptors are short."""

from pathlib import Path

from quarterdeck import built

PAGE = "index.html"


class ClientFiles:
    """The files of the client by name, read again when it is built anew."""

    def __init__(self) -> None:
        self._stamp: tuple[Path, int, int, int] | None = None
        self._files: dict[str, bytes] = {}

    def get(self, name: str) -> bytes | None:
        """A file of the client; None where there is none of this name."""
        self._renew()
        return self._files.get(name)

    def _renew(self) -> None:
        folder = built.CLIENT
        try:
            found = (folder / PAGE).stat()
            stamp = (folder, found.st_mtime_ns, found.st_size, found.st_ino)
            if stamp != self._stamp:
                paths = [path for path in folder.rglob("*") if path.is_file()]
                self._files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
                self._stamp = stamp
        except FileNotFoundError:  # not built, or just being built
            self._files, self._stamp = {}, None
        except OSError:  # what was there before will do
            pass


CLIENT_FILES = ClientFiles()
