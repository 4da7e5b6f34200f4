"""The sections of `docs/operating.md`, and the commands in them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operating.md"


def sections(page: Path) -> dict[str, str]:
    """The text under each heading of a page."""
    parts = re.split(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def commands(section: str) -> list[str]:
    """The blocks of commands in a section."""
    return re.findall(r"^```sh\n(.*?)^```", sections(PAGE)[section], flags=re.MULTILINE | re.DOTALL)
