"""`tileprove check`: decide claims and report."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .options import no_cache, timeout, warn

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..checking import Check
    from ..ledger import Line
    from ..plan import Plans

INTERRUPTED = 130


@click.command(short_help="Decide claims and report their verdicts.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
@click.option(
    "--claim", "patterns", multiple=True, metavar="PATTERN",
    help="Only claims with this name: im2col.carry_exact, or a pattern such as 'carry*'. May be given several times.",
)  # fmt: skip
@click.option("--json", "json_file", metavar="FILE", help="Write one record an obligation to FILE; - for stdout.")
@timeout
@click.option("--jobs", type=click.IntRange(1), help="Worker processes; as many as there are processors if not given.")
@click.option("--locked", is_flag=True, help="Fail unless proofs/ledger.jsonl says exactly what this run finds.")
@click.option("--update", is_flag=True, help="Record verdicts and lemmas in proofs/, if every verdict is as expected.")
@click.option("--proofs", default="proofs", show_default=True, type=click.Path(path_type=Path), help="Their folder.")
@no_cache
@click.option("--verbose", "-v", is_flag=True, help="Print the counterexamples of findings too.")
def command(
    targets: tuple[str, ...], patterns: tuple[str, ...], json_file: str | None, timeout: float, jobs: int | None,
    locked: bool, update: bool, proofs: Path, no_cache: bool, verbose: bool,
) -> int:  # fmt: skip
    """Decide every claim of the named systems, or of all built-in ones.

    A SYSTEM is a name that `tileprove list` shows; a FILE is a Python file of your own that defines a System. A claim
    that is expected to be false (a finding) must be refuted. Each refuted claim comes with a small counterexample,
    replayed on the numpy executor.

    \b
    Exit code  0  every claim has its expected verdict
               1  one does not, or --locked found a difference
               2  something is wrong with the input
               3  something stayed undecided

    \b
    Examples
      tileprove check                            everything
      tileprove check im2col --claim 'carry*'    some claims of one system
      tileprove check path/to/spec.py            your own spec
      tileprove check --json results.json        for other tools
      tileprove check --locked                   in CI: notices a spec that changed without its proof
    """
    if locked and update:
        raise click.UsageError("--locked compares with the ledger and --update writes it: choose one")
    if json_file not in (None, "-") and not Path(json_file).parent.is_dir():
        raise click.BadParameter(f"{Path(json_file).parent} is no folder", param_hint="--json")
    from .. import ledger, registry
    from ..cache import Cache
    from ..checking import Check
    from ..plan import Plans

    start = time.monotonic()
    recorded = ledger.read(proofs) if locked or update else {}
    cache = Cache(None) if no_cache else Cache.default(warn)
    try:
        plans = Plans(registry.targets(targets), cache)
        claims = plans.select(patterns)
        check = Check(plans, claims, cache)
        code = _decide(check, timeout, jobs, evidence=update or json_file is not None)
        _report(check, plans, json_file, code, verbose, time.monotonic() - start)
    finally:
        cache.close()
    if code == INTERRUPTED:
        return code
    inside = ledger.in_scope(
        [claim.full_name for claim in claims],
        [] if patterns else [system.name for system in plans.systems] if targets else None,
    )
    if locked:
        found = [ledger.line(result) for result in check.results]
        return _compare(ledger.differences(proofs, recorded, found, inside), proofs) or code
    if update:
        return _record(check, proofs, inside, code)
    return code


def _decide(check: Check, seconds: float, jobs: int | None, evidence: bool) -> int:
    """Run the check; its exit code."""
    from ..results import exit_code

    check.look_up(evidence)
    pending = check.pending
    if pending:
        from ..progress import Progress
        from ..runner import Runner

        try:
            with Progress(len(pending)) as progress:
                check.run(
                    Runner(jobs, seconds, fingerprint=check.cache.fingerprint), progress.started, progress.finished
                )
        except KeyboardInterrupt:
            return INTERRUPTED
    return exit_code(check.results)


def _report(check: Check, plans: Plans, json_file: str | None, code: int, verbose: bool, seconds: float) -> None:
    from .. import blocks, report
    from ..results import Result

    def terms(result: Result):
        return plans.obligation(result.statement)

    results = check.results
    out = report.console(sys.stderr if json_file == "-" else sys.stdout)
    report.table(out, plans.systems, results)
    blocks.blocks(out, results, terms, findings=verbose)
    report.summary(out, results, seconds)
    if code == INTERRUPTED:
        reached = sum(result.outcome is not None for result in results)
        out.print(f"interrupted: {reached} of {len(results)} obligations were decided and are kept", style="yellow")
    if json_file is not None:
        from .. import jsonout

        jsonout.write(jsonout.run(results, code, terms), json_file, sys.stdout)


def _compare(differences: list[str], proofs: Path) -> int:
    for said in differences:
        print(said, file=sys.stderr)
    if differences:
        print(f"{proofs} does not match the specs; `tileprove check --update` records them", file=sys.stderr)
    return 1 if differences else 0


def _record(check: Check, proofs: Path, inside: Callable[[Line], bool], code: int) -> int:
    from .. import ledger

    if code:
        print(f"{proofs} is left as it was: not every verdict is as expected", file=sys.stderr)
        return code
    lines, files = ledger.update(proofs, check.results, inside)
    print(f"{proofs / ledger.LEDGER}: {lines} lines, {files} lemma files", file=sys.stderr)
    return 0
