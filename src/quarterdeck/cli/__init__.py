"""The command line."""

from quarterdeck import __version__, compiled


def main() -> int:
    """Run a command."""
    print(f"quarterdeck {__version__}: {compiled.MODE} ({compiled.WHY})")
    return 0
