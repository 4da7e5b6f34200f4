"""The browser client's types are those of the server."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal

import msgspec
import pytest
from msgspec import inspect

from quarterdeck.games import GAMES
from tools.types import GENERATED, files
from tools.types.messages import messages_file, view_file
from tools.types.typescript import Writer, comment


def test_the_generated_files_are_current() -> None:
    there = {path: path.read_text(encoding="utf-8") for path in GENERATED.iterdir()}
    changed = [path.name for path, text in files().items() if there.get(path) != text]
    assert (changed, there.keys() - files().keys()) == ([], set()), "run: make types"


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (bool, "boolean"),
        (int, "number"),
        (float, "number"),
        (str | None, "string | null"),
        (msgspec.Raw, "unknown"),
        (object, "unknown"),
        (Any, "unknown"),
        (list[int], "number[]"),
        (tuple[str | None, ...], "(string | null)[]"),
        (tuple[int, str], "[number, string]"),
        (dict[int, list[bool]], "Record<string, boolean[]>"),
        (Literal["a", 3], "3 | 'a'"),
    ],
)
def test_types_are_written_as_their_json(kind: Any, written: str) -> None:
    said = Writer().write(inspect.type_info(kind))
    assert set(said.split(" | ")) == set(written.split(" | "))


def test_a_type_without_a_json_form_of_ours_is_refused() -> None:
    with pytest.raises(TypeError, match="there is no TypeScript"):
        Writer().write(inspect.type_info(Decimal))


class Ask(msgspec.Struct, tag="ask", tag_field="type"):
    """A question."""

    text: str
    times: int = 1


class Note(msgspec.Struct, omit_defaults=True):
    """A note."""

    text: str = ""


@dataclass
class Leaf:
    """A leaf."""

    text: str = ""


def declared(cls: type, **knowing: Any) -> list[str]:
    kind = inspect.type_info(cls)
    assert isinstance(kind, inspect.StructType | inspect.DataclassType)
    return [line.strip() for line in Writer(**knowing).declare(kind).splitlines()]


def test_what_clients_write_may_leave_defaults_out_and_what_we_send_is_whole() -> None:
    assert "times: number" in declared(Ask)
    assert "times?: number" in declared(Ask, received=[Ask])
    assert "text?: string" in declared(Note)
    assert "text: string" in declared(Leaf)


def test_messages_are_told_apart_by_their_type() -> None:
    assert declared(Ask)[:4] == ["/** A question. */", "export interface Ask {", "type: 'ask'", "text: string"]


def test_long_docstrings_are_wrapped_and_only_their_first_paragraph_is_kept() -> None:
    lines = comment(f"{'word ' * 30}\n\nMore.").splitlines()
    assert (lines[0], lines[-1]) == ("/**", " */")
    assert all(len(line) <= 100 for line in lines)
    assert "More" not in "".join(lines)


def test_every_message_and_union_of_the_wire_is_there() -> None:
    text = messages_file()
    for wanted in ("interface Watch {", "interface News {", "interface Book {", "interface Outcome {"):
        assert f"export {wanted}" in text
    assert "export type Asked = Watch | Act | Say | Chat\n" in text
    assert "export const LONGEST_CHAT = 280\n" in text
    assert "export type Stage = 'waiting' | 'playing' | 'over'\n" in text


def test_a_view_takes_what_all_games_share_from_the_messages() -> None:
    text = view_file(GAMES["freibeuter"])
    assert "import type { Outcome } from './messages'" in text
    assert "interface Outcome" not in text
    for part in ("Ship", "Hand", "Owner", "FreibeuterView"):
        assert text.count(f"export interface {part} {{") == 1
