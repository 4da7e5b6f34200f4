"""The process of a server's bots, when the server is no more."""

import os
import subprocess
import sys

import msgspec

from quarterdeck.bots.worker import Question


def test_a_worker_whose_server_was_killed_goes_without_a_word() -> None:
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "quarterdeck.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE) as worker:
        os.close(writing)
        os.close(reading)  # nobody reads its answers any more
        question = Question(1, "none", 1, 2, {}, "deckhand", 1, msgspec.Raw(b"null"))
        _, said = worker.communicate(msgspec.json.encode(question) + b"\n", timeout=60)
    assert said == b""
    assert worker.returncode == 0
