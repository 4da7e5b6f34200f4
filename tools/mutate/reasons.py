"""The allow-list of surviving mutants, each with the reason why it is equivalent or accepted."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.mutants import Mutant
from tools.mutate.scope import ROOT

LISTED = ROOT / "tools" / "mutate" / "survivors"  # a file for the core, and one for each game
EQUIVALENT, ACCEPTED = "equivalent", "accepted"  # nobody could notice; somebody could, but no test does
KINDS = (EQUIVALENT, ACCEPTED)


class BadList(Exception):
    """A list of survivors that cannot be used."""


@dataclass(frozen=True)
class Reason:
    """Why some mutants of a function survive; a star stands for any text."""

    module: str
    function: str
    changes: tuple[str, ...]
    kind: str
    reason: str

    def covers(self, mutant: Mutant) -> bool:
        """Whether this is the reason of a mutant."""
        return any(self.covers_with(change, mutant) for change in self.changes)

    def covers_with(self, change: str, mutant: Mutant) -> bool:
        """Whether it is by this one of its changes."""
        return (
            matches(self.module, mutant.module)
            and matches(self.function, mutant.function)
            and (matches(change, mutant.change) or change == f"{mutant.change} #{mutant.number}")
        )


def matches(pattern: str, text: str) -> bool:
    """Whether a text is as a pattern says."""
    if pattern == text or "*" not in pattern:
        return pattern == text
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text) is not None


def read(folder: Path = LISTED) -> list[Reason]:
    """The list: all that stands in the files of a folder."""
    return [reason for path in sorted(folder.glob("*.toml")) for reason in read_file(path)]


def read_file(path: Path) -> list[Reason]:
    """What stands in one of them."""
    found = []
    for number, entry in enumerate(tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", []), 1):
        try:
            reason = Reason(
                entry["module"], entry["function"], tuple(entry["changes"]), entry["kind"], entry["reason"].strip()
            )
        except KeyError as error:
            raise BadList(f"{path.name}: entry {number} has no {error}.") from error
        if reason.kind not in KINDS or not reason.reason or not reason.changes:
            raise BadList(f"{path.name}: entry {number} needs changes, a reason, and {' or '.join(KINDS)} as its kind.")
        found.append(reason)
    return found


def unexplained(survivors: Iterable[Mutant], reasons: list[Reason]) -> list[Mutant]:
    """Survivors without a reason."""
    return [mutant for mutant in survivors if not any(reason.covers(mutant) for reason in reasons)]


def stale(
    tried: Iterable[Mutant], survivors: Iterable[Mutant], everything: Iterable[Mutant], reasons: list[Reason]
) -> list[str]:
    """Changes in the list that were tried and killed, or that no mutant makes any more."""
    tried, survivors, everything = list(tried), list(survivors), list(everything)
    found = []
    for reason in reasons:
        for change in reason.changes:
            alive = any(reason.covers_with(change, mutant) for mutant in survivors)
            all_tried = {mutant.key for mutant in everything if reason.covers_with(change, mutant)}
            if not alive and all_tried <= {mutant.key for mutant in tried}:
                found.append(f"{reason.module}:{reason.function}: {change}")
    return found
