"""Decides the committed texts of cases.py and prints the part of docs/MUSEUM.md about them.

`python examples/museum/compiled/compilers.py`; examples/museum/table.py prints it with the whole page.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from cases import BUGS, Bug
from tileprove.prover.commands.kernel_runs import deciding
from tileprove.prover.compiled.checking import Compared, compared
from tileprove.prover.running.cache import Cache

SECONDS = 5.0  # for an obligation
HEAD = """## Compilers

{bugs} bugs of released compilers, silent ones: what was emitted accesses or stores something else than what was written.
[bugs.py](../examples/museum/compiled/bugs.py) has a kernel of ours for each, and
[texts](../examples/museum/compiled/texts) what Triton emitted of it, where it is wrong and where it is not. Both are
decided for all sizes ([COMPILED.md](COMPILED.md)) by `python examples/museum/compiled/compilers.py`; a refutation was run
on both sides. The command compiles the kernel with the Triton that is installed, in `examples/museum/compiled`; `remake.py`
there installs the releases that the table names.

| bug | wrong in | emitted by | what a run of both sides shows | right text | command |
|---|---|---|---|---|---|
"""
PLACE = re.compile(r"\S*/bugs\.py")


@dataclass(frozen=True)
class Exhibit:
    bug: Bug
    wrong: Compared
    right: Compared

    @property
    def shown(self) -> str:
        """What is said of the first refutation that names both sides."""
        found = [one.outcome.detail for one in self.wrong.refuted if one.outcome is not None]
        return PLACE.sub("bugs.py", found[0]).removesuffix(", at ") if found else "**not refuted**"

    @property
    def otherwise(self) -> str:
        if self.right.refuted:
            return "**refuted**"
        return "proved" if self.right.proved else "not refuted; unknown"

    @property
    def row(self) -> str:
        return row(self.bug, self.shown, self.otherwise)


def row(bug: Bug, shown: str, otherwise: str) -> str:
    sources = ", ".join(f"[source]({link})" for link in bug.issues)
    right = f"{bug.right}{f', `{bug.fixed}`' if bug.fixed else ''}: {otherwise}"
    cells = (
        f"{bug.title} ({sources}). {bug.lesson}", bug.found_in, f"{bug.wrong} for {bug.target}", shown, right,
        f"`{bug.command}`",
    )  # fmt: skip
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def decided(bug: Bug, side: str, seconds: float = SECONDS) -> Compared:
    limits = {"jobs": 2, "seconds": seconds, "memory": 4096, "budget": 0, "quiet": True}
    decide = deciding(limits, False)
    return compared(bug.subject(side), Cache(None), decide, decide)


def exhibits(bugs: Sequence[Bug] = BUGS) -> Iterator[Exhibit]:
    for one in bugs:
        yield Exhibit(one, decided(one, "wrong"), decided(one, "right"))


def section(found: Sequence[Exhibit]) -> str:
    return HEAD.format(bugs=len(found)) + "".join(one.row for one in found)


if __name__ == "__main__":
    sys.stdout.write(section(list(exhibits())))
