"""The examples run, against a real server, as they are."""

import ast
import asyncio
import json
import sys
from pathlib import Path

from quarterdeck.wire.messages import NOTHING
from quarterdeck.wire.news import lines
from tests.server.world import scenario, served

EXAMPLES = Path(__file__).parents[2] / "examples"


@scenario
async def test_a_script_plays_a_whole_game_over_http_alone(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        script = (sys.executable, "-I", "-W", "error", str(EXAMPLES / "over_http.py"), world.address)
        playing = await asyncio.create_subprocess_exec(*script, "traitres", "deckhand", stdout=asyncio.subprocess.PIPE)
        said, _ = await playing.communicate()
        assert playing.returncode == 0
        (live,) = world.house.tables
        *told, outcome = said.decode().splitlines()
        assert len(told) == len(lines(live.table, 0, NOTHING)) > 0
        assert ast.literal_eval(outcome) == json.loads(live.table.record().json())["outcome"]


def test_the_script_needs_nothing_but_python_and_few_lines() -> None:
    lines = (EXAMPLES / "over_http.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60
    imported = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)
