"""What boards foresee is what the rules do: over all records and situations, by the browser's own functions."""

import json
import subprocess
from pathlib import Path

from build_backend.node import find_node
from tests.games.previews import PREVIEWS, samples_of

WEB = Path(__file__).parent.parent.parent / "web"

# What some samples at least must be about
KINDS = {"tried", "price", "goals", "raid", "strengths", "goods", "sailed", "duel", "card"}


def test_boards_foresee_what_the_rules_do(tmp_path: Path) -> None:
    """C2.7, C6.3, C7.8, F6.1, F7.2, M3.5, M4.2, M5.3, M7.2, M10.2, T4.2, T4.3"""
    node = find_node()
    assert node is not None, "there is no Node.js; make install fetches one"
    groups = [{"game": game, "samples": list(samples_of(game))} for game in PREVIEWS]
    text = json.dumps(groups)
    assert {kind for kind in KINDS if f'"{kind}":' in text} == KINDS
    (tmp_path / "previews.json").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [*node.npm, "exec", "--offline", "--", "vitest", "run", "src/games/previews.test.js"],
        cwd=WEB,
        env={**node.environment(), "QUARTERDECK_PREVIEWS": str(tmp_path / "previews.json"), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert f"{len(groups)} passed" in done.stdout, done.stdout
