"""The cache of results: appended as they are known, invalidated by digests of what they depend on."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from tools.mutate.mutants import Mutant
from tools.mutate.reach import file_digest, file_of, folder_digest
from tools.mutate.scope import FOLDER, ROOT, path_of

KEPT = FOLDER / "results.jsonl"
Outcome = Literal["killed", "survived", "unreached"]


@dataclass(frozen=True)
class Result:
    """One mutant: killed by which test, or not."""

    key: str
    outcome: Outcome
    by: str  # the test that killed it, or "import" where that already fails
    how: str  # failed, time or crash
    seconds: float  # of processor time
    patience: float  # that was had with it
    digest: str  # of what it depends on
    source: str = ""  # the digest of its module alone

    @property
    def killed(self) -> bool:
        """Whether a test noticed."""
        return self.outcome == "killed"


def digest_if_killed(mutant: Mutant, by: str) -> str:
    """A mutant stays killed as long as its module and the test that killed it are as they were."""
    return shortened(file_digest(path_of(mutant.module)), file_digest(ROOT / file_of(by)) if "::" in by else by)


def digest_if_alive(mutant: Mutant, tests: Iterable[str]) -> str:
    """It stays alive as long as its module, the tests that run its line and what lies beside them are as they were."""
    files = sorted({file_of(test) for test in tests})
    return shortened(file_digest(path_of(mutant.module)), *files, *(folder_digest(ROOT / file) for file in files))


def shortened(*parts: str) -> str:
    """Some texts in short."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def append(result: Result, kept: Path = KEPT) -> None:
    """Write one down at once."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")


def read(kept: Path = KEPT) -> dict[str, Result]:
    """All that is written down, the last line for each mutant; a line that was broken off is none."""
    found: dict[str, Result] = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            try:
                result = Result(**json.loads(line))
            except (TypeError, ValueError):
                continue
            found[result.key] = result
    return found


def forget(keys: set[str], kept: Path = KEPT) -> None:
    """Take all lines of some mutants away."""
    lines = [json.dumps(asdict(result), ensure_ascii=False) for key, result in read(kept).items() if key not in keys]
    if kept.exists():
        kept.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
