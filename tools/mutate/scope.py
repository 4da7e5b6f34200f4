"""The scope: which modules are mutated, and which tests are run against them.

Left out are bots (rules of thumb, beliefs, what they say), words and drawing, and the value that each game is: no wrong
rule hides in them.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "quarterdeck"
FOLDER = ROOT / "build" / "mutate"

CORE = (
    "alphabet",
    "bags",
    "bits",
    "errors",
    "events",
    "files",
    "game",
    "history",
    "lines",
    "luck",
    "outcome",
    "playout",
    "reasons",
    "record",
    "referee",
    "replay",
    "shares",
    "state",
    "takeback",
    "talk",
    "telling",
    "turns",
    "verification",
    "view",
)
LEFT_OUT_OF_CORE = ("__init__", "thumb")
FOLDERS = ("box", "rules", "knowledge")  # of a game


def _scope() -> dict[str, tuple[str, ...]]:
    """What is mutated of the core and of each game, by folder."""
    games = sorted(path.parent for path in PACKAGE.glob("games/*/rules"))
    found = {game: [path for folder in FOLDERS for path in sorted((game / folder).glob("*.py"))] for game in games}
    return {"core": CORE} | {
        f"games/{game.name}": tuple(
            path.relative_to(game).with_suffix("").as_posix() for path in paths if path.name != "__init__.py"
        )
        for game, paths in found.items()
    }


SCOPE = _scope()

# Asked about a mutant are those of these tests that run its line; a test that names a game is of that game alone
TESTS = (
    "tests/core",
    "tests/games",
    "tests/goldens/test_goldens.py",
    "tests/laws",
    "tests/referees",
    "tests/table",
    "tests/test_records.py",
    "tools/new_game/template/tests",
)
NOT_ASKED = ("browser_words", "drawing", "standing", "suspicion", "thumb")  # of what is not mutated, or of pages
NOT_ASKED_LAWS = ("bots_decide", "rules_of_thumb")
GAMES = tuple(group.removeprefix("games/") for group in SCOPE if group != "core")


def modules() -> list[str]:
    """Every mutated module, such as `games/freibeuter/rules/legal`."""
    return [f"{group}/{name}" for group, names in SCOPE.items() for name in sorted(names)]


def group_of(module: str) -> str:
    """The game, or the core, that a module belongs to."""
    return "core" if module.startswith("core/") else "/".join(module.split("/")[:2])


def path_of(module: str) -> Path:
    """Its file."""
    return PACKAGE / f"{module}.py"


def dotted(module: str) -> str:
    """Its name in Python."""
    return f"quarterdeck.{module.replace('/', '.')}"


def concerns(test: str, group: str) -> bool:
    """Whether a test can be asked about a game; about the core all can, since all games stand on it."""
    return group == "core" or not any(game in test for game in GAMES if f"games/{game}" != group)
