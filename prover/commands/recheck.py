"""`tileprove recheck`: establish every recorded verdict again, from the committed evidence alone."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..running.names import COMPILED, CUDA
from .options import cluster, connected, jobs, load_timeout, memory, timeout

if TYPE_CHECKING:
    from ..engines.outcome import Outcome
    from ..record.audit import Audit
    from ..running.runner import Task
    from ..showing.page import Table

REFUSED, UNDECIDED, INTERRUPTED = 1, 3, 130
AGAIN = {  # whose records stand alone -> (what they are of, what reads it anew)
    "kernel--": ("a compiled kernel", "tileprove kernel check KERNEL.ll --binding FILE --locked"),
    "triton--": ("a Triton launch", "tileprove triton check FILE.py --locked"),
    CUDA: ("a CUDA launch", "tileprove cuda check FILE.py --locked"),
    COMPILED: ("a compiled Triton launch", "tileprove triton check FILE.py --compiled TARGETS --locked"),
}
MOST_LISTED = 3  # names of one system with the same reason


def _trusted(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print what verdicts rest on and end."""
    if wanted:
        from ..evidence import trusted

        click.echo(trusted.table(), nl=False)
        context.exit()


@click.command(short_help="Establish recorded verdicts again, without the engines.")
@click.argument("proofs", default="proofs", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option("--claim", "patterns", multiple=True, metavar="PATTERN", help="Only these: 'im2col.*', 'swizzle.inv*'.")
@click.option(
    "--spec", "specs", multiple=True, metavar="SYSTEM|FILE",
    help="What has to be on record, all of it and nothing else: these; every built-in system if not given.",
)  # fmt: skip
@click.option("--thorough", is_flag=True, help="Also follow refutations that take the checker minutes.")
@click.option(
    "--trusted", is_flag=True, is_eager=True, expose_value=False, callback=_trusted,
    help="Print the files that have to be right for a verdict, with their lines, and end.",
)  # fmt: skip
@click.option(
    "--smt2", "scripts", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
    help="Also write the lemmas of what was established as SMT-LIB: DIR/SYSTEM/CLAIM.CASE.smt2, each lemma unsat.",
)  # fmt: skip
@timeout
@load_timeout
@memory
@jobs
@cluster
def command(
    proofs: Path, patterns: tuple[str, ...], specs: tuple[str, ...], thorough: bool, scripts: Path | None,
    timeout: float, memory: int, jobs: int | None, cluster: str | None,
) -> int:  # fmt: skip
    """Check the evidence in the folder PROOFS and say what each verdict rests on. No engine that found a proof takes
    part: proof trees go through the kernel's rules link by link, their sums through sympy and their lemmas through
    cvc5; matrices are multiplied out, domains counted again; bit-vector statements become clauses of our own, whose
    refutation a DRAT checker follows; counterexamples are evaluated in exact integers. Every statement has to be the
    one that the specs make, every claim of the specs has to be on record, and nothing else. The artifacts are data:
    nothing in them is executed.

    The last line has a digest of all that is on record, for a review to quote. Who compares it knows that this is the
    same record; that it is true is what the lines before it say.

    \b
    Exit code  0  every verdict that the specs expect is on record and established
               1  evidence is missing, damaged, about something else, too much, or does not show its verdict
               2  there is nothing to check
               3  a tool is missing for some of it: pip install -e '.[recheck]'
    """
    from ..record.audit import against_specs, linked, required
    from ..record.recheck import SHARES, TASKS
    from ..running import project, registry
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.names import assumed, stands_alone
    from ..running.plan import Plans, outlines
    from ..running.runner import Run, Runner
    from ..showing.page import console
    from .deciding import deciding

    found = required(proofs)
    strange = {system for system in found.systems if not stands_alone(system)}
    specs = specs or (project.specs() if strange else ())
    if not specs and strange and strange.isdisjoint(registry.BUILT_IN):
        named = ", ".join(sorted(strange))
        raise click.UsageError(
            f"on record is {named}, which is built in nowhere; name the files that say what it is: --spec my_spec.py"
        )
    alone = sorted(filter(stands_alone, found.systems))
    if alone and not specs and (own := project.specs()):
        outlines(registry.targets(own), Cache(None))  # a spec of such a name is an error when it is read
    near = Runner(jobs, timeout * (40 if thorough else SHARES), memory, task=TASKS[thorough])
    with ExitStack() as opened:
        far = opened.enter_context(connected(cluster, jobs))
        # begun with before the specs say which records are theirs, for that takes seconds
        early = far is None and not patterns
        begun = opened.enter_context(Run(near, _tasks(found))).report if early else None
        if specs or found.systems - {*alone}:
            plans = Plans(registry.targets(specs), Cache(None))
            lemmas = [result.claim for result in Check(plans, plans.claims, Cache(None)).lemmas]
            differing = against_specs(found, [*plans.claims, *lemmas], [system.name for system in plans.systems])
            found.refused.update((name, why) for name, why in differing.items() if not stands_alone(name))
        _narrow(found, patterns)
        outcomes = _establish(found, begun or partial(deciding(near, far).run, _tasks(found)))
    if outcomes is None:
        return INTERRUPTED
    outcomes = linked(found, outcomes)
    out = console()
    out.table(_table(found, outcomes))
    refused = found.refused | {
        name: outcome.detail for name, outcome in outcomes.items() if outcome.verdict == "refuted"
    }
    missing = {name: outcome.detail for name, outcome in outcomes.items() if outcome.verdict == "unknown"}
    for said in [*found.faults, *_listed(refused)]:
        out.say(f"refused: {said}", style="bold red")
    for said in _listed(missing):
        out.say(f"not established: {said}", style="yellow")
    if scripts is not None:
        _write_scripts(scripts, found, outcomes)
    for system in alone:
        of, again = next(said for prefix, said in AGAIN.items() if system.startswith(prefix))
        out.say(f"{system}: records of {of}, by themselves; that they are that kernel's is what `{again}` looks at")
        if said := assumed(system):
            out.say(f"{system}: its verdicts assume {said}", style="yellow")
    words = sum(bool(outcome.rests_on) for outcome in outcomes.values())
    done = sum(outcome.verdict == "proved" for outcome in outcomes.values())
    by_word = f", {words:,} of them on one solver's word" if words else ""
    bad = len(refused) + len(found.faults)
    out.say(f"{done} verdicts established{by_word}, {bad} refused, {len(missing)} not established.")
    if not bad and not patterns:
        out.say(f"{proofs}, complete and unaltered: {found.ledger}")
    if far is not None:
        out.say(f"The checkers ran on {far.name}: all of this is the word of its workers.")
    return REFUSED if bad else UNDECIDED if missing else 0


def _write_scripts(folder: Path, found: Audit, outcomes: dict[str, Outcome]) -> None:
    from ..record.scripts import write

    established = [found.records[name][1] for name, outcome in outcomes.items() if outcome.verdict == "proved"]
    count = write(folder, found.ledger.lines.values(), established)
    print(f"{folder}: the lemmas of {count:,} proofs", file=sys.stderr)


def _listed(said: dict[str, str]) -> list[str]:
    """A line a name; where many of one system share a reason, the first ones and how many more there are."""
    groups: dict[tuple[str, str], list[str]] = {}
    for name, reason in sorted(said.items()):
        groups.setdefault((name.partition(".")[0], reason), []).append(name)
    lines = []
    for (system, reason), names in groups.items():
        few = names if len(names) <= MOST_LISTED else names[: MOST_LISTED - 1]
        lines += [f"{name}: {reason}" for name in few]
        if len(few) < len(names):
            lines.append(f"{system}: {len(names) - len(few):,} more: {reason}")
    return lines


def _narrow(found: Audit, patterns: tuple[str, ...]) -> None:
    """Keep what the patterns name, by full name, with or without the case."""
    if not patterns:
        return

    def named(name: str) -> bool:
        claim = name.partition("/")[0]
        return any(
            fnmatchcase(name, p) or fnmatchcase(claim, p) or fnmatchcase(claim.partition(".")[2], p) for p in patterns
        )

    from ..record.audit import beneath

    kept = beneath(found, [name for name in found.records if named(name)])
    for part in (found.records, found.refused):
        for name in [name for name in part if not named(name) and name not in kept]:
            del part[name]
    if not found.records and not found.refused:
        raise click.UsageError(f"nothing on record is named {' or '.join(patterns)}")


def _tasks(found: Audit) -> list[Task]:
    """What is on record and may be established."""
    from ..record.recheck import expected
    from ..running.runner import Task

    return [
        Task(name, text, expected(record.kind, record.points, text), name)
        for name, (text, record) in found.records.items()
        if name not in found.refused
    ]


def _establish(found: Audit, run: Callable[..., None]) -> dict[str, Outcome] | None:
    """Name -> what the checkers say; None if somebody interrupted them. run: reports what they are at."""
    from ..running.progress import Progress

    outcomes: dict[str, Outcome] = {}
    wanted = found.records.keys() - found.refused.keys()
    try:
        with Progress(len(wanted)) as progress:

            def keep(name: str, outcome: Outcome) -> None:
                if name in wanted:
                    outcomes[name] = outcome
                    progress.finished(name, outcome)

            run(keep, progress.started)
    except KeyboardInterrupt:
        return None
    return outcomes


def _table(found: Audit, outcomes: dict[str, Outcome]) -> Table:
    from ..base.engines import EVIDENCE
    from ..evidence.record import COUNTEREXAMPLE
    from ..showing.page import Column, Table

    rows: Counter[tuple[str, str]] = Counter()
    for name, (_, record) in found.records.items():
        outcome = outcomes.get(name)
        if outcome is not None and outcome.verdict == "proved":
            rests = (
                f"one solver's word: {outcome.rests_on}" if outcome.rests_on else ", ".join(outcome.witness["rests on"])
            )
            rows[record.kind, rests] += 1
    titles = {**{kind: left.title for kind, left in EVIDENCE.items()}, COUNTEREXAMPLE: COUNTEREXAMPLE}
    ordered = sorted(rows.items(), key=lambda row: (list(titles).index(row[0][0]), -row[1]))
    columns = [Column("evidence"), Column("verdicts", right=True), Column("rest on", 1)]
    return Table(columns, [[titles[kind], str(count), rests] for (kind, rests), count in ordered], rule=False)
