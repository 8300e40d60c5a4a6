"""`tileprove mutate`: do the claims notice slips in the formulas?"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

import click

from .options import Duration, cluster, json_out, load_timeout, need, no_cache, warn

if TYPE_CHECKING:
    from ..mutation.summary import Summary
    from ..running.cache import Cache
    from ..running.cluster.broker import Broker
    from ..running.registry import Target
    from ..running.results import Result

FAMILIES = ("formulas", "assumptions")
SURVIVED, UNDECIDED, INTERRUPTED = 1, 3, 130


@click.command(short_help="Change the formulas slightly and report which claim notices.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
@click.option(
    "--claim", "patterns", multiple=True, metavar="PATTERN",
    help="Only these claims judge (and only their assumptions are dropped). May be given several times.",
)  # fmt: skip
@click.option("--family", type=click.Choice(FAMILIES), help="Only this kind of mutation.")
@json_out(help="Write every mutant with its fate to FILE; - for stdout.")
@click.option("--jobs", type=click.IntRange(1), help="Mutants at a time; as many as processors if not given.")
@click.option("--limit", type=click.IntRange(1), help="At most this many mutants a system, evenly spread.")
@click.option(
    "--timeout", type=Duration(), default="8s", show_default=True, help="Time to decide one statement of one mutant."
)
@cluster
@load_timeout
@no_cache
@click.option("--verbose", "-v", is_flag=True, help="List every mutant with the claim that kills it.")
def command(
    targets: tuple[str, ...], patterns: tuple[str, ...], family: str | None, json_file: str | None, jobs: int | None,
    limit: int | None, timeout: float, cluster: str | None, no_cache: bool, verbose: bool,
) -> int:  # fmt: skip
    """Put one small slip at a time into the formulas of a spec (a constant off by one, an operator or two operands
    exchanged, a term forgotten, a comparison relaxed, branches swapped) and have the claims decide. A slip that every
    claim survives means that a claim is missing. Then drop each claim's assumptions one by one.

    The source files are not touched. A claim's own body is not mutated: a slip there is another claim.

    \b
    What becomes of a mutant
      refuted, not built, finding proved, no longer proved    noticed
      survived, unseen                                        not noticed: a claim is missing
      narrower, wider, claims less                            only what is assumed or said changed
      equivalent                                              proved to mean the same
      display, unreached                                      no claim rests on it

    \b
    Exit code  0  every slip that can be noticed is noticed
               1  some mutant survives
               2  something is wrong with the input, or a claim is not right as it stands
               3  some mutant stayed undecided
    """
    from .. import __version__
    from ..base.files import write_json
    from ..mutation import summary as report
    from ..mutation.aside import aside
    from ..running import project
    from ..running.cache import Cache
    from ..running.registry import targets as named
    from ..showing.page import console

    chosen = targets or project.specs()
    if not chosen:
        raise click.UsageError(
            "Missing argument 'SYSTEM|FILE...': what to mutate, as no pyproject.toml names specs here"
        )
    out = console(json_file == "-")
    cache = Cache(None) if no_cache else Cache.default(warn)
    found: list[Summary] = []
    complete = True
    with ExitStack() as opened:
        opened.callback(cache.close)
        far = opened.enter_context(_connected(cluster, jobs, timeout))
        for target in named(chosen):
            results = _as_it_stands(target, patterns, cache, jobs, far)
            judge = partial(_mutated, target, results, bool(patterns), family, jobs, limit, timeout, far)
            summary, complete = judge() if target.built_in else aside(target.name, judge)
            found.append(summary)
            report.show(out, summary, verbose)
            if not complete:
                break
    write_json(json_file, report.Run(1, "tileprove", __version__, complete, found))
    if not complete:
        warn("interrupted; what was judged until then is above")
        return INTERRUPTED
    return SURVIVED if report.survivors(found) else UNDECIDED if report.abandoned(found) else 0


@contextmanager
def _connected(address: str | None, jobs: int | None, seconds: float) -> Iterator[Broker | None]:
    """What asks the cluster that --cluster names, for the time of a run; None without. Raises UsageError, RunnerError."""
    if address is None:
        yield None
        return
    need("--cluster", "distributed", "cluster")
    from ..mutation.asking import AS_IT_STANDS, QUESTION
    from ..record.replay import CONFIRM
    from ..running.cluster.broker import brokered
    from ..running.runner import Runner

    with brokered(address, jobs, Runner(jobs, max(seconds, AS_IT_STANDS), task=QUESTION), CONFIRM) as broker:
        yield broker


def _as_it_stands(
    target: Target, patterns: tuple[str, ...], cache: Cache, jobs: int | None, far: Broker | None
) -> list[Result]:
    """The verdicts on the unchanged claims. Raises SpecError unless all are the expected ones."""
    from ..mutation.asking import Questions
    from ..mutation.campaign import expected
    from .deciding import decided

    results = decided(target, patterns, cache, jobs, Questions(far) if far else None)
    expected(results)
    return results


def _mutated(
    target: Target, results: list[Result], only: bool, family: str | None, jobs: int | None, limit: int | None,
    seconds: float, far: Broker | None,
) -> tuple[Summary, bool]:  # fmt: skip
    """What became of the mutants, and whether all of them were judged before an interruption."""
    from ..mutation import campaign
    from ..mutation import summary as report
    from ..mutation.assumptions import Drop
    from ..mutation.judge import Budget, Judgement
    from ..mutation.sources import Mutant
    from ..running.runner import processors

    start = time.monotonic()
    chosen = {result.claim.full_name for result in results} if only else None
    made = campaign.prepare(target, chosen, limit)
    campaign.note_verdicts(made, results)
    judged: dict[Mutant, Judgement] = {}
    dropped: list[Drop] = []
    said = _Said(len(made.mutants) if family != "assumptions" else 0)

    def keep(mutant: Mutant, judgement: Judgement) -> None:
        judged[mutant] = judgement
        said.count(len(judged))

    complete = False
    with suppress(KeyboardInterrupt):
        if family != "assumptions":
            campaign.run(made, Budget(seconds, 12 * seconds), jobs or processors(), keep, far)
        if family != "formulas":
            campaign.run_drops(made.baselines[target.name], seconds, jobs or processors(), dropped.append, far)
        complete = True
    said.clear()
    records = [report.record(mutant, judged[mutant]) for mutant in made.mutants if mutant in judged]
    dropped.sort(key=lambda drop: (drop.claim, drop.assumption))
    return report.summary(target.name, records, dropped, time.monotonic() - start), complete


class _Said:
    """How far a run is, on stderr; without a thread, since this process is copied."""

    def __init__(self, total: int):
        self.total, self.terminal, self.last = total, sys.stderr.isatty(), time.monotonic()

    def count(self, done: int) -> None:
        if time.monotonic() - self.last >= (0.2 if self.terminal else 10.0):
            self.last = time.monotonic()
            line = f"{done} of {self.total} mutants"
            print(
                f"\r{line}" if self.terminal else line, end="" if self.terminal else "\n", file=sys.stderr, flush=True
            )

    def clear(self) -> None:
        if self.terminal:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
