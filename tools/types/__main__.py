"""Writes the generated files."""

from tools.types import write

write()
