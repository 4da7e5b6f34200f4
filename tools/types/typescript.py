"""TypeScript for the JSON that msgspec makes of a Python type."""

import textwrap
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import inspect

Named = inspect.StructType | inspect.DataclassType

WIDTH = 100  # columns of the client's sources


@dataclass(frozen=True)
class Writer:
    """Knows which Literals have a name, and which types clients write: those may leave defaults out."""

    names: Mapping[frozenset[Any], str] = field(default_factory=dict)
    received: Collection[type] = ()

    def declare(self, named: Named) -> str:
        """An interface with the docstring as its comment."""
        lines = [comment(named.cls.__doc__ or ""), f"export interface {named.cls.__name__} {{"]
        if isinstance(named, inspect.StructType) and named.tag is not None:
            lines.append(f"  {named.tag_field}: {literal(named.tag)}")
        for one in named.fields:
            mark = "?" if not one.required and self.may_be_absent(named.cls) else ""
            lines.append(f"  {one.encode_name}{mark}: {self.write(one.type)}")
        return "\n".join([*lines, "}"])

    def may_be_absent(self, cls: Any) -> bool:
        """Whether a field that has its default can be left out: by whoever writes to us, or by us."""
        config = getattr(cls, "__struct_config__", None)
        return cls in self.received or (config is not None and config.omit_defaults)

    def write(self, kind: inspect.Type) -> str:
        """A type as an expression."""
        match kind:
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.NoneType():
                return "null"
            case inspect.RawType() | inspect.AnyType():
                return "unknown"
            case inspect.CustomType(cls=cls) if cls is object:
                return "unknown"
            case inspect.LiteralType(values=values):
                return self.names.get(frozenset(values)) or " | ".join(literal(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.write(one) for one in types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.write(item)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.write(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.write(value)}>"
            case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
                return cls.__name__
        raise TypeError(f"there is no TypeScript for {kind}")


def parts(kind: inspect.Type) -> Iterator[Named]:
    """Every struct and dataclass in a type, what others are made of before them; some come several times."""
    match kind:
        case inspect.StructType(fields=fields) | inspect.DataclassType(fields=fields):
            for member in fields:
                yield from parts(member.type)
            yield kind
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for inner in types:
                yield from parts(inner)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from parts(item)
        case inspect.DictType(value_type=value):
            yield from parts(value)


def literal(value: object) -> str:
    """One word or number, as a type."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def comment(docstring: str) -> str:
    """The first sentences of a docstring, as a comment."""
    text = " ".join(docstring.strip().split("\n\n")[0].split())
    if len(text) <= WIDTH - len("/** . */"):
        return f"/** {text} */"
    lines = textwrap.wrap(text, WIDTH - len(" * "))
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"])
