"""Mutation operators: the syntax nodes to put in the place of a node."""

import ast
import copy
from collections.abc import Iterator

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
NUMBERS = {"i64", "int"}
JUDGED = ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant  # whose contrary is among their own faults
MARK = "XX"  # put before a word, it is another


def changed(node: ast.AST, condition: bool, returned: str, declared: bool) -> Iterator[ast.AST]:
    """The faults a node can have.

    `condition` says whether it decides which way to go, `returned` is the annotation of the function around it, and
    `declared` whether what runs is an import, where there is nothing to leave out.
    """
    match node:
        case ast.Compare():
            yield from compared(node)
        case ast.BinOp() | ast.AugAssign():
            yield with_field(node, "op", COMPUTED[type(node.op)]())
        case ast.BoolOp():
            yield from joined(node)
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub()):
            yield node.operand
        case ast.Constant():
            yield from other_values(node)
        case ast.Call():
            yield from called(node)
        case ast.Return(value=ast.expr()):
            yield from other_results(node, returned)
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
    if not declared and can_be_left_out(node):
        yield ast.Pass()
    if condition and isinstance(node, ast.expr) and not isinstance(node, JUDGED):
        yield ast.UnaryOp(ast.Not(), node)


def compared(node: ast.Compare) -> Iterator[ast.AST]:
    """Another comparison: at the boundary, or the contrary."""
    for number, operator in enumerate(node.ops):
        others = list(node.ops)
        others[number] = COMPARED[type(operator)]()
        yield with_field(node, "ops", others)


def joined(node: ast.BoolOp) -> Iterator[ast.AST]:
    """And for or; and one of the parts left out."""
    yield with_field(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for number in range(len(node.values)):
        rest = [value for place, value in enumerate(node.values) if place != number]
        yield rest[0] if len(rest) == 1 else with_field(node, "values", rest)


def other_values(node: ast.Constant) -> Iterator[ast.AST]:
    """A number that is one off, the other truth, another word; sentences are left alone."""
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        if value > 0:
            yield ast.Constant(value - 1)
    elif isinstance(value, float):
        yield ast.Constant(value + 1)
    elif isinstance(value, str) and value and " " not in value:
        yield ast.Constant(MARK + value)


def called(node: ast.Call) -> Iterator[ast.AST]:
    """The least for the most, all for any; or without a keyword, which functions often have a default for."""
    if isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        yield with_field(node, "func", ast.Name(SWAPPED[node.func.id], ast.Load()))
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if name[:1].islower():
        for number, keyword in enumerate(node.keywords):
            if keyword.arg is not None:
                yield with_field(node, "keywords", node.keywords[:number] + node.keywords[number + 1 :])


def other_results(node: ast.Return, returned: str) -> Iterator[ast.AST]:
    """The contrary, one more, nothing, by the annotation; what is changed inside anyway is left alone."""
    value = node.value
    assert value is not None
    if isinstance(value, ast.Constant):
        return
    if returned == "bool" and not isinstance(value, JUDGED):
        yield ast.Return(ast.UnaryOp(ast.Not(), value))
    elif returned in NUMBERS:
        yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))
    elif returned.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        yield ast.Return(ast.List([], ast.Load()))
    elif returned.startswith("tuple[") and not (isinstance(value, ast.Tuple) and not value.elts):
        yield ast.Return(ast.Tuple([], ast.Load()))


def can_be_left_out(node: ast.AST) -> bool:
    """Whether a statement has an effect that nothing else would miss at once, as a name would be missed."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Return(value=None) | ast.Delete():
            return True
        case ast.Assign():
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return False


def with_field(node: ast.AST, field: str, value: object) -> ast.AST:
    """A copy of a node that differs in one field."""
    new = copy.copy(node)
    setattr(new, field, value)
    return new
