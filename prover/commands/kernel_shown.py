"""What `tileprove kernel check` prints and writes: of one kernel its table, of several a line each."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from msgspec.structs import replace

if TYPE_CHECKING:
    from ..attack.records import Attack
    from ..language.obligations import SpecError
    from ..running.results import Result
    from .kernel_runs import KernelRun

BAD_INPUT = 2
GRAVITY = (BAD_INPUT, 1, 3, 0)  # exit codes, from the one that a reader must see first


def alone(run: KernelRun, wanted: dict[str, str], seconds: float) -> None:
    """The table of one kernel, and the files that were asked for."""
    from ..showing.outputs.finished import Finished
    from ..showing.page import console
    from .check import print_run

    taken = seconds - run.attack.seconds
    print_run(
        Finished(run.systems, run.results, run.code, run.terms, taken, [run.attack]), wanted, False, None, attacked=True
    )
    out = console("-" in wanted.values())
    out.pairs(run.check.notes)


class Several:
    """Kernels as they come. runs: those that are needed until the end, for files or for the record."""

    def __init__(self, wanted: dict[str, str], keeping: bool):
        from ..showing.page import console

        self.wanted, self.keeping = wanted, keeping or bool(wanted)
        self.out = console("-" in wanted.values())
        self.runs: list[KernelRun] = []
        self.results: list[Result] = []
        self.labels: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()
        self.attacks: list[Attack] = []

    def add(self, file: Path, found: KernelRun | SpecError | OSError) -> None:
        """Print the kernel's line, and in full what is not proved."""
        from ..running.names import printable
        from ..showing import blocks, report

        if isinstance(found, Exception):
            self.codes[BAD_INPUT] += 1
            said = (isinstance(found, OSError) and found.strerror) or str(found)
            said = said if said.startswith(str(file)) else f"{file}: {said}"
            self.out.say(printable(said), style="bold red")
            return
        found.label = self._label(found.label)
        self.codes[found.code] += 1
        own = found.results
        self.out.say(printable(f"{file}: {found.label}: {report.verdicts(own)}"))
        blocks.blocks(self.out, own, found.terms, False, self.out.is_terminal)
        self.out.pairs(found.check.notes)
        self.attacks.append(found.attack)
        if self.keeping:
            self.runs.append(found)
        self.results += own if self.keeping else map(_light, own)

    def _label(self, name: str) -> str:
        """A name that no other kernel of the run has."""
        self.labels[name] += 1
        return name if self.labels[name] == 1 else f"{name}-{self.labels[name]}"

    def finish(self, seconds: float) -> int:
        """Print the sum and write the files; the exit code."""
        from ..showing import report
        from ..showing.outputs.finished import Finished, write

        taken = seconds - sum(attack.seconds for attack in self.attacks)
        code = next(code for code in GRAVITY if self.codes[code])
        runs = {run.label: run for run in self.runs}
        systems = [plan for run in self.runs for plan in run.systems]
        write(self.wanted, Finished(
            systems, self.results, code, lambda result: runs[result.statement.system].terms(result), taken, self.attacks
        ))  # fmt: skip
        report.summary(self.out, self.results, taken, self.attacks)
        for one in self.attacks:
            if not one.made or one.contradictions:
                self.out.pairs([(one.subject, one.line(report.duration))])
        said = {0: "proved", 1: "refuted or vacuous", 3: "undecided", BAD_INPUT: "not read"}
        counts = "; ".join(f"{self.codes[code]:,} {said[code]}" for code in reversed(GRAVITY) if self.codes[code])
        self.out.say(f"{self.codes.total():,} kernels: {counts}.")
        return code


def _light(result: Result) -> Result:
    """Without evidence, which nobody asked for."""
    if result.outcome is None:
        return result
    return replace(result, outcome=msgspec.structs.replace(result.outcome, witness={}, tree={}))


def recorded(runs: list[KernelRun], update: bool, locked: bool, proofs: Path, code: int) -> int:
    """Put what was decided on record, or compare it; the exit code."""
    from ..kernels.records import said
    from .recordings import compared, written

    if not (update or locked):
        return code
    if any(run.attack.contradictions for run in runs):
        print("nothing is put on record: tileprove contradicts itself", file=sys.stderr)
        return code
    recordings = [run.recording() for run in runs]
    twice = [name for name, count in Counter(one.name for one in recordings).items() if count > 1]
    if twice:
        raise click.UsageError(f"several of these kernels would be on record as {twice[0]}; give them other file names")
    if locked:
        return compared(recordings, proofs) or code
    for recording in recordings:
        written(recording, said(recording.missing), proofs)
    return code
