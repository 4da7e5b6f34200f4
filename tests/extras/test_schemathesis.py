"""What schemathesis makes of the API by its document: a real server answers everything as it is written there."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.extras.fuzzed import running

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = 40  # of each operation
SEED = 1
MOSTLY = 0.8  # how often a value that means something is asked with
FORGET = ("/api/me", "/api/me/badges", "/api/tables/{table}/me")  # after which nothing can be asked for as before
DONE_AT = {"--exclude-path": 20, "--include-path": 2}  # routes at which something was done, and not merely refused
LONGEST = {"--exclude-path": 110, "--include-path": 15}  # seconds


def dictionaries(known: dict[str, list[str | int]]) -> str:
    """Values that mean something, as schemathesis reads them."""
    named = {f"known-{number}": name for number, name in enumerate(known)}
    lines = [f"[dictionaries.{key}]\nvalues = {json.dumps(known[name])}\n" for key, name in named.items()]
    used = [f'"{name}" = {{ dictionary = "{key}", probability = {MOSTLY} }}' for key, name in named.items()]
    return "\n".join([*lines, "[parameters]", *used, ""])


@pytest.mark.parametrize("which", LONGEST)
def test_what_is_answered_is_as_the_document_says(tmp_path: Path, which: str) -> None:
    with running(tmp_path) as server:
        (tmp_path / "schemathesis.toml").write_text(dictionaries(server.known))
        asked = ["run", f"{server.address}/api/openapi.json", "--checks", CHECKS]
        asked += ["--header", f"Cookie: {server.cookie}", "--max-examples", str(EXAMPLES), "--seed", str(SEED)]
        asked += ["--phases", "examples,coverage,fuzzing", "--max-time", str(LONGEST[which]), "--no-color"]
        asked += ["--request-timeout", "30"]  # a poll waits for 25 seconds
        done = subprocess.run(
            [str(Path(sys.executable).parent / "schemathesis"), "--config-file", "schemathesis.toml", *asked]
            + [f"{which}={path}" for path in FORGET],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        done_at = server.done_at()
    print(done.stdout, *sorted(done_at), sep="\n")
    assert done.returncode == 0
    assert len(done_at) >= DONE_AT[which]
