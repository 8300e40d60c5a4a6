"""`tileprove recheck`: establish every recorded verdict again, from the committed evidence alone."""

from __future__ import annotations

import sys
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .options import jobs, load_timeout, memory, timeout

if TYPE_CHECKING:
    from ..evidence.audit import Audit
    from ..outcome import Outcome

REFUSED, UNDECIDED, INTERRUPTED = 1, 3, 130
TASKS = {False: "recheck", True: "recheck-thorough"}
# kind of evidence -> what a reader calls it
KINDS = {
    "chain": "proof tree",
    "table": "every point",
    "inverse": "inverse matrix",
    "basis": "equal on a basis",
    "smt": "solver's answer",
    "counterexample": "counterexample",
}


@click.command(short_help="Establish recorded verdicts again, without the engines.")
@click.argument("proofs", default="proofs", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option("--claim", "patterns", multiple=True, metavar="PATTERN", help="Only these: 'im2col.*', 'swizzle.inv*'.")
@click.option("--spec", "specs", multiple=True, metavar="SYSTEM|FILE", help="Compare with these specs too.")
@click.option("--thorough", is_flag=True, help="Also follow refutations that take the checker minutes.")
@timeout
@load_timeout
@memory
@jobs
def command(
    proofs: Path, patterns: tuple[str, ...], specs: tuple[str, ...], thorough: bool, timeout: float, memory: int,
    jobs: int | None,
) -> int:  # fmt: skip
    """Check the evidence in the folder PROOFS and say what each verdict rests on. No engine that found a proof takes
    part: proof trees go through the kernel's rules link by link, their sums through sympy and their lemmas through
    cvc5; matrices are multiplied out, domains counted again; bit-vector statements become clauses of our own, whose
    refutation a DRAT checker follows; counterexamples are evaluated in exact integers. Every statement has to be the
    one that the specs make. The artifacts are data: nothing in them is executed.

    \b
    Exit code  0  every recorded verdict is established
               1  evidence is missing, damaged, about something else, or does not show its verdict
               2  there is nothing to check
               3  a tool is missing for some of it: pip install -e '.[recheck]'
    """
    from .. import registry, report
    from ..cache import Cache
    from ..evidence.audit import against_specs, audit, unknown_systems
    from ..plan import Plans

    found = audit(proofs)
    named = [*(name for name in registry.BUILT_IN if name in found.systems and name not in specs), *specs]
    plans = Plans(registry.targets(named) if named else [], Cache(None))
    systems = [system.name for system in plans.systems]
    found.refused.update(against_specs(found, plans.claims, systems))
    _narrow(found, patterns)
    outcomes = _establish(found, thorough, timeout, memory, jobs)
    if outcomes is None:
        return INTERRUPTED
    out = report.console(sys.stdout)
    out.print(_table(found, outcomes))
    failed = {name: outcome.detail for name, outcome in outcomes.items() if outcome.verdict == "refuted"}
    refused = {**failed, **found.refused}
    missing = {name: outcome.detail for name, outcome in outcomes.items() if outcome.verdict == "unknown"}
    for name, said in sorted(refused.items()):
        out.print(f"refused: {name}: {said}", style="bold red", soft_wrap=True)
    for name, said in sorted(missing.items()):
        out.print(f"not established: {name}: {said}", style="yellow", soft_wrap=True)
    for system in unknown_systems(found, systems):
        out.print(f"{system}: no spec was read for it, so nobody knows what it should say; --spec FILE", style="yellow")
    done = len(outcomes) - len(failed) - len(missing)
    out.print(f"{done} verdicts established, {len(refused)} refused, {len(missing)} not established.", soft_wrap=True)
    return REFUSED if refused else UNDECIDED if missing else 0


def _narrow(found: Audit, patterns: tuple[str, ...]) -> None:
    """Keep what the patterns name, by full name, with or without the case."""
    if not patterns:
        return

    def named(name: str) -> bool:
        claim = name.partition("/")[0]
        return any(
            fnmatchcase(name, p) or fnmatchcase(claim, p) or fnmatchcase(claim.partition(".")[2], p) for p in patterns
        )

    for part in (found.records, found.refused):
        for name in [name for name in part if not named(name)]:
            del part[name]
    if not found.records and not found.refused:
        raise click.UsageError(f"nothing on record is named {' or '.join(patterns)}")


def _establish(
    found: Audit, thorough: bool, timeout: float, memory: int, jobs: int | None
) -> dict[str, Outcome] | None:
    """Name -> what the checkers say; None if somebody interrupted them."""
    from ..progress import Progress
    from ..runner import Runner, Task
    from ..worker import SHARES

    todo = {name: text for name, (text, _) in found.records.items() if name not in found.refused}
    outcomes: dict[str, Outcome] = {}
    runner = Runner(jobs, timeout * (40 if thorough else SHARES), memory, task=TASKS[thorough])
    try:
        with Progress(len(todo)) as progress:

            def keep(name: str, outcome: Outcome) -> None:
                outcomes[name] = outcome
                progress.finished(name, outcome)

            runner.run([Task(name, text, float(len(text))) for name, text in todo.items()], keep, progress.started)
    except KeyboardInterrupt:
        return None
    return outcomes


def _table(found: Audit, outcomes: dict[str, Outcome]) -> object:
    from rich.table import Table

    from ..evidence.audit import kinds

    rows: Counter[tuple[str, str]] = Counter()
    for name, kind in kinds({name: record for name, (_, record) in found.records.items()}).items():
        outcome = outcomes.get(name)
        if outcome is not None and outcome.verdict == "proved":
            rows[kind, ", ".join(outcome.witness["rests on"])] += 1
    table = Table(box=None, pad_edge=False)
    table.add_column("evidence")
    table.add_column("verdicts", justify="right")
    table.add_column("rest on")
    for (kind, rests), count in sorted(rows.items(), key=lambda row: (list(KINDS).index(row[0][0]), -row[1])):
        table.add_row(KINDS[kind], str(count), rests)
    return table
