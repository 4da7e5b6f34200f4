"""What a run found, as a table for the page on testing, as text and as JSON."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from quarterdeck.lab.summary import wilson
from tools.marks import Marks
from tools.mutate.mutants import Mutant
from tools.mutate.reasons import Reason, stale, unexplained
from tools.mutate.results import Result
from tools.mutate.scope import ROOT, group_of, path_of

PAGE = ROOT / "docs" / "testing.md"
MARKS = Marks("mutate")
FIGURE = 0.9  # of all mutants must be killed
HEAD = "| module | mutants | killed | rate | survivors: equivalent | accepted | without a reason |"


@dataclass
class Tally:
    """How many mutants there were, and what became of them."""

    mutants: int = 0
    killed: int = 0
    kinds: dict[str, int] = field(default_factory=dict)  # survivors by the kind of their reason; "" is none

    @property
    def rate(self) -> float:
        """The share that was killed."""
        return self.killed / self.mutants if self.mutants else 1.0

    def row(self, name: str) -> str:
        """A row of the table."""
        kinds = [str(self.kinds.get(kind, 0) or "–") for kind in ("equivalent", "accepted", "")]
        cells = (name, f"{self.mutants:,}", f"{self.killed:,}", f"{100 * self.rate:.1f} %", *kinds)
        return f"| {' | '.join(cells)} |"


class Report:
    """What is known after a run; a sample is a share of all mutants, and says so."""

    def __init__(
        self,
        tried: list[Mutant],
        results: dict[str, Result],
        reasons: list[Reason],
        everything: list[Mutant],
        sample: float = 1.0,
    ) -> None:
        self.results, self.reasons, self.sample = results, reasons, sample
        self.tried = [mutant for mutant in tried if mutant.key in results]
        self.wanted = len(tried)
        self.complete = len(self.tried) == self.wanted
        self.survivors = [mutant for mutant in self.tried if not results[mutant.key].killed]
        self.unexplained = unexplained(self.survivors, reasons)
        self.stale = stale(self.tried, self.survivors, everything, reasons)

    def tally(self, mutants: Iterable[Mutant]) -> Tally:
        """Some mutants counted."""
        tally = Tally()
        for mutant in mutants:
            tally.mutants += 1
            if self.results[mutant.key].killed:
                tally.killed += 1
            else:
                kind = next((reason.kind for reason in self.reasons if reason.covers(mutant)), "")
                tally.kinds[kind] = tally.kinds.get(kind, 0) + 1
        return tally

    @property
    def total(self) -> Tally:
        """All that were tried."""
        return self.tally(self.tried)

    @property
    def holds(self) -> bool:
        """Whether enough are killed, all others have a reason, and no reason has lost its mutant."""
        return self.complete and self.total.rate >= FIGURE and not self.unexplained and not self.stale

    def table(self, *, modules: bool = True) -> str:
        """A sum for each game and the core, and one for all; before each a row for each module, if that is wanted."""
        rows = [HEAD, re.sub(r"[^|]+", " --- ", HEAD)]
        for group in dict.fromkeys(group_of(mutant.module) for mutant in self.tried):
            inside = [mutant for mutant in self.tried if group_of(mutant.module) == group]
            shown = dict.fromkeys(mutant.module for mutant in inside) if modules else {}
            rows += [self.tally(one for one in inside if one.module == module).row(module) for module in shown]
            rows.append(self.tally(inside).row(f"**{group}**"))
        rows.append(self.total.row("**all**"))
        return "\n".join(rows) + "\n" + self.of_what() + "\n"

    def of_what(self) -> str:
        """Whether these are all mutants, or a sample, and then how sure the rate is."""
        total = self.total
        if self.sample >= 1.0 and self.complete:
            return f"\nAll {total.mutants:,} mutants were tried.\n"
        if self.sample >= 1.0:
            known = f"{total.mutants:,} of {self.wanted:,} mutants are known so far"
            return f"\n{known}; survivors to be tried again are not among them.\n"
        low, high = wilson(total.killed, total.mutants)
        return (
            f"\nA random sample of {100 * self.sample:.0f} % of all mutants, {total.mutants:,} of them; "
            f"the rate of all lies between {100 * low:.1f} % and {100 * high:.1f} % (95 % interval).\n"
        )

    def as_json(self) -> dict[str, object]:
        """For machines."""
        modules = dict.fromkeys(mutant.module for mutant in self.tried)
        tallies = {name: self.tally(m for m in self.tried if m.module == name) for name in modules}
        return {
            "complete": self.complete,
            "sample": self.sample,
            "mutants": self.total.mutants,
            "killed": self.total.killed,
            "rate": self.total.rate,
            "figure": FIGURE,
            "holds": self.holds,
            "modules": {name: {"mutants": one.mutants, "killed": one.killed} for name, one in tallies.items()},
            "survivors": [
                {"module": m.module, "function": m.function, "change": m.change, "number": m.number, "line": m.lines[0]}
                for m in self.survivors
            ],
            "unexplained": [mutant.key for mutant in self.unexplained],
            "stale": self.stale,
        }

    def as_text(self) -> str:
        """For people: the table, survivors without a reason, and reasons without a survivor."""
        parts = [self.table()]
        for mutant in self.unexplained:
            where = f"{path_of(mutant.module).relative_to(ROOT)}:{mutant.lines[0]}"
            unreached = " (no test runs it)" if self.results[mutant.key].outcome == "unreached" else ""
            number = f" #{mutant.number}" if mutant.number > 1 else ""
            parts.append(f"survives{unreached}: {where} {mutant.function}: {mutant.change}{number}")
        parts += [f"a reason without a survivor: {one}" for one in self.stale]
        return "\n".join(parts)


def write(report: Report, page: Path = PAGE) -> None:
    """Put the sums into the page; what stands around them is left alone."""
    text = page.read_text(encoding="utf-8")
    page.write_text(MARKS.fill(text, lambda name: report.table(modules=False)), encoding="utf-8")
