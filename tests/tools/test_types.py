"""The browser client's types are those of the server."""

from decimal import Decimal

import pytest
from msgspec import inspect

from tools.types import GENERATED, files
from tools.types.typescript import Writer


def test_the_generated_files_are_current() -> None:
    there = {path: path.read_text(encoding="utf-8") for path in GENERATED.iterdir()}
    changed = [path.name for path, text in files().items() if there.get(path) != text]
    assert (changed, there.keys() - files().keys()) == ([], set()), "run: make types"


def test_a_type_without_a_json_form_of_ours_is_refused() -> None:
    with pytest.raises(TypeError, match="there is no TypeScript"):
        Writer().write(inspect.type_info(Decimal))
