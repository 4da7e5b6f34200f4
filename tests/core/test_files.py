"""Files that others name are read only if they are files, and never further than they may go on."""

import os
from pathlib import Path

import pytest

from quarterdeck.core.files import read_regular


@pytest.mark.parametrize("most", [0, 3, 8, 9, 99])
def test_at_most_one_byte_more_than_allowed_is_read(tmp_path: Path, most: int) -> None:
    """Whoever asks sees by that byte that there is too much."""
    path = tmp_path / "record.json"
    path.write_bytes(b"rum, silk")
    assert read_regular(path, most) == b"rum, silk"[: most + 1]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError) as refused:
        read_regular(tmp_path, 9)
    assert (refused.value.strerror, refused.value.filename) == ("Is a directory", str(tmp_path))


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """Nor is a device read, which might never end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(OSError, match="It is not a regular file") as refused:
            read_regular(path, 9)
        assert refused.value.filename == str(path)
