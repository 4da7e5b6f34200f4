"""The threat model names tests that exist, and the bounds that hold."""

import ast
import re
from pathlib import Path

from quarterdeck.server.bounds import BOUNDS, Bound
from quarterdeck.server.quotas import MEGABYTE, Quotas

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`tests/([a-z_]+/test_\w+\.py)(?:::(test_\w+))?`")
HEADING = "| what | of | at most | refusal |\n| --- | --- | --- | --- |\n"


def row(bound: Bound) -> str:
    """A bound as a line of the page's table."""
    rate = f", then {bound.per_second:g}/s" if bound.per_second >= 0.1 else ""
    rate = rate or (f", then {bound.per_second * 3600:g} an hour" if bound.per_second else "")
    rate = " a minute" if bound.a_minute else rate
    refusal = f"`{bound.refusal}`" if bound.refusal else "the rest is left out"
    return f"| {bound.what} | {bound.of} | {bound.most:,}{rate} | {refusal} |"


def storage() -> list[Bound]:
    """The quotas, as bounds."""
    usual, found = Quotas(), []
    for of, held in (("badge", usual.badge), ("address", usual.address), ("all", usual.all)):
        own = {"badge": "tables-{}", "address": "tables-address", "all": "server-full"}[of]
        found += [
            Bound("tables never begun", of, held.waiting, own.format("waiting")),
            Bound("tables in play, touched within a day", of, held.playing, own.format("playing")),
            Bound("megabytes stored", of, held.bytes // MEGABYTE, own.format("bytes")),
        ]
    return found


def test_every_test_that_the_threat_model_names_is_there() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 40
    for file, function in named:
        tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
        found = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
        assert not function or function in found, f"{file}::{function}"


def test_the_page_has_every_bound_as_it_is() -> None:
    """A changed number: write the lines below into the page."""
    assert HEADING + "\n".join(map(row, (*BOUNDS, *storage()))) + "\n" in PAGE
