"""Measurements as JSON that is small and whose diff still shows what changed: a row a line."""

import msgspec


def in_rows(value: object) -> str:
    """The outer object a key a line, the items of a list of objects one a line, all else compact."""
    plain = msgspec.to_builtins(value, str_keys=True)
    if not isinstance(plain, dict):
        return f"{listed(plain)}\n"
    return "{\n" + ",\n".join(f"{written(key)}:{listed(inner)}" for key, inner in plain.items()) + "\n}\n"


def listed(value: object) -> str:
    """A list of objects with an object a line; anything else in one."""
    if isinstance(value, list | tuple) and value and all(isinstance(item, dict) for item in value):
        return "[\n" + ",\n".join(map(written, value)) + "\n]"
    return written(value)


def written(value: object) -> str:
    """Compact JSON."""
    return msgspec.json.encode(value).decode()
