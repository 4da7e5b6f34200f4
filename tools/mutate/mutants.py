"""The mutants of a module: where they are, what they change, and the module's source with one of them in it."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tools.mutate.changes import changed, with_field
from tools.mutate.scope import path_of

SHORTEST = 16  # letters that tell which expression is meant
LONGEST = 100  # letters of an expression that are shown; of a longer one only those around the change
MODULE = "module"  # stands for the function of what runs at import

# Types are not rules; assertions are there for them; sentences are words; an import that fails is no fault of a rule
SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "type_params"}
SKIPPED = ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom | ast.Global | ast.Nonlocal
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


@dataclass(frozen=True)
class Mutant:
    """One change of one module; the texts name it, so that it keeps its name when other lines move."""

    module: str
    function: str
    change: str
    number: int  # of those in this function that read the same
    lines: tuple[int, ...]  # of the statement it is in

    @property
    def key(self) -> str:
        """What tells it from all others."""
        return f"{self.module}:{self.function}: {self.change}" + (f" #{self.number}" if self.number > 1 else "")


@dataclass(frozen=True)
class Place:
    """A node of a tree, and how it hangs there."""

    parent: ast.AST
    field: str
    index: int | None
    around: tuple[ast.AST, ...]  # from the module down to the parent

    def get(self) -> ast.AST:
        """What hangs there."""
        here = getattr(self.parent, self.field)
        node = here if self.index is None else here[self.index]
        assert isinstance(node, ast.AST)
        return node

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True)
class Edit:
    """A mutant and how it is made."""

    mutant: Mutant
    place: Place
    node: ast.AST


class Source:
    """The source of a module and all its mutants."""

    def __init__(self, module: str, text: str | None = None) -> None:
        self.module = module
        self.text = path_of(module).read_text(encoding="utf-8") if text is None else text
        self._tree = ast.parse(self.text)

    @cached_property
    def edits(self) -> list[Edit]:
        """Every mutant, in the order of the source."""
        seen: Counter[tuple[str, str]] = Counter()
        edits = []
        for place in places(self._tree, ()):
            node = place.get()
            function, returned = function_around(place)
            for new in changed(node, decides(place), returned, function == MODULE):
                change = described(place, new)
                seen[function, change] += 1
                mutant = Mutant(self.module, function, change, seen[function, change], lines_of(place))
                edits.append(Edit(mutant, place, new))
        return edits

    @property
    def mutants(self) -> list[Mutant]:
        """Every mutant, in the order of the source."""
        return [edit.mutant for edit in self.edits]

    def mutated(self, edit: Edit) -> str:
        """The whole source with one mutant in it."""
        return unparsed_with(self._tree, edit.place, edit.node)

    @cached_property
    def bodies(self) -> dict[str, set[int]]:
        """The lines inside each function."""
        found: dict[str, set[int]] = {}
        for place in places(self._tree, ()):
            function, _ = function_around(place)
            if function != MODULE:
                found.setdefault(function, set()).update(lines_of(place))
        return found


def places(parent: ast.AST, around: tuple[ast.AST, ...]) -> Iterator[Place]:
    """Every node below another that may be mutated."""
    inside = (*around, parent)
    for field, value in ast.iter_fields(parent):
        if field in SKIPPED_FIELDS:
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(node, ast.AST) and not is_skipped(node, field, index):
                yield Place(parent, field, index, inside)
                yield from places(node, inside)


def is_skipped(node: ast.AST, field: str, index: int | None) -> bool:
    """Whether nothing of a node can be a wrong rule."""
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return True
        case ast.Subscript(value=ast.Name(id="Literal")):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return True
    return isinstance(node, SKIPPED) or (field == "bases" and index is not None)


def decides(place: Place) -> bool:
    """Whether the node is a condition."""
    return place.field == "test" or (place.field == "ifs" and isinstance(place.parent, ast.comprehension))


def function_around(place: Place) -> tuple[str, str]:
    """The name of the outermost function that a node is in, and what it returns; defaults belong to what defines it."""
    names: list[str] = []
    for number, node in enumerate(place.around):
        if isinstance(node, ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            below = place.around[number + 1] if number + 1 < len(place.around) else place.get()
            if isinstance(below, ast.arguments):
                break
            functions = [node, *(n for n in place.around[number:] if isinstance(n, ast.FunctionDef))]
            returns = functions[-1].returns
            return ".".join([*names, node.name]), ast.unparse(returns) if returns is not None else ""
    return MODULE, ""


def statement_around(place: Place) -> ast.stmt:
    """The innermost statement that a node is in, or is."""
    for node in (place.get(), *reversed(place.around)):
        if isinstance(node, ast.stmt):
            return node
    raise TypeError("a node outside of all statements")


def lines_of(place: Place) -> tuple[int, ...]:
    """The lines of the statement around a node; of one with a block, those of its head."""
    statement = statement_around(place)
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if body:
        last = max(statement.lineno, body[0].lineno - 1)
    return tuple(range(statement.lineno, last + 1))


def described(place: Place, new: ast.AST) -> str:
    """A change as text: as much of what is around as makes it clear."""
    if isinstance(new, ast.stmt):
        return shortened(head(place.get()), head(new))
    for node in (place.get(), *reversed(place.around)):
        if isinstance(node, ast.stmt):
            break
        if isinstance(node, ast.expr) and len(ast.unparse(node)) >= SHORTEST:
            break
    if node is place.get():
        return shortened(head(node), head(new))
    old = place.get()
    before = head(node)
    place.put(new)
    after = head(node)
    place.put(old)
    return shortened(before, after)


def shortened(before: str, after: str) -> str:
    """Both texts, cut down to where they differ if they are long."""
    if len(before) > LONGEST and after != "pass":
        same = alike(before, after)
        rest = alike(before[same:][::-1], after[same:][::-1])
        first = max(0, same - LONGEST // 4)
        before, after = (cut(text, first, len(text) - rest + LONGEST // 4) for text in (before, after))
    return f"{before} → {after}"


def alike(first: str, second: str) -> int:
    """How many letters two texts have in common before they differ."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(first), len(second)))


def cut(text: str, first: int, last: int) -> str:
    """A part of a text, with signs for what is left out."""
    return "…" * (first > 0) + text[first:last] + "…" * (last < len(text))


def head(node: ast.AST) -> str:
    """The text of a node, without blocks."""
    for block in BLOCKS:
        if isinstance(node, ast.stmt | ast.ExceptHandler) and getattr(node, block, None):
            node = with_field(node, block, [])
    return " ".join(ast.unparse(node).split())


def unparsed_with(tree: ast.AST, place: Place, new: ast.AST) -> str:
    """The text of a tree with another node at a place."""
    old = place.get()
    place.put(new)
    text = ast.unparse(ast.fix_missing_locations(tree))
    place.put(old)
    return text
