"""`tileprove check`: decide claims and report."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .options import Effort, attack, attack_seed, effort, load_timeout, no_cache, warn

if TYPE_CHECKING:
    from ..evidence.opinions import Agreement
    from ..record.audit import Audit
    from ..record.ledger import Inside
    from ..running.allowance import Allowance
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.runner import Deciding, Runner
    from ..showing.outputs.finished import Finished
    from .replaying import Replaying

INTERRUPTED = 130
BAD_INPUT = 2


@click.command(short_help="Decide claims and report their verdicts.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
@click.option(
    "--claim", "patterns", multiple=True, metavar="PATTERN",
    help="Only claims with this name: im2col.carry_exact, or a pattern such as 'carry*'. May be given several times.",
)  # fmt: skip
@effort("60s")
@click.option("--agree", is_flag=True, help="Ask two solvers about every lemma; a disagreement is an error.")
@click.option(
    "--locked", is_flag=True,
    help="Fail unless proofs/ says what this run finds, complete and unaltered; recheck looks into its evidence.",
)  # fmt: skip
@click.option("--trust-cache", is_flag=True, help="With --locked: take verdicts from the cache, whoever wrote them.")
@click.option(
    "--update", is_flag=True, help="Record verdicts and evidence in proofs/, if every verdict is as expected."
)
@click.option("--proofs", default="proofs", show_default=True, type=click.Path(path_type=Path), help="Their folder.")
@load_timeout
@no_cache
@attack
@attack_seed
@click.option("--search", is_flag=True, help="Search for proofs anew, also where proofs/ has them to be replayed.")
@click.option("--verbose", "-v", is_flag=True, help="Print every claim, and the counterexamples of findings too.")
@click.option(
    "--picture/--no-picture", default=None,
    help="Where a counterexample lies in its memory, in a few lines; if not given, in a terminal only.",
)  # fmt: skip
def command(
    targets: tuple[str, ...], patterns: tuple[str, ...], effort: Effort, agree: bool, locked: bool, trust_cache: bool,
    update: bool, proofs: Path, search: bool, verbose: bool, picture: bool | None,
) -> int:  # fmt: skip
    """Decide every claim of the named systems; of the spec files that the project names, if none is named here; of all
    built-in systems, if there is no such project.

    A SYSTEM is a name that `tileprove list` shows; a FILE is a Python file of your own that defines a System. A project
    names its files in pyproject.toml: specs = ["spec_*.py"] under [tool.tileprove]. A claim that is expected to be false
    (a finding) must be refuted. Each refuted claim comes with a small counterexample, replayed on the numpy executor.
    What is proved by a kind in a file of your own is attacked: judges of their own count bytes, banks and outputs at
    numbers that they draw, and call your maps with them. Without names a system has a line, and whatever is not as
    expected is printed in full; a named system has its table.

    \b
    Exit code  0  every claim has its expected verdict
               1  one does not, or --locked found a difference, or --agree two solvers that disagree
               2  something is wrong with the input; with a claim of a spec, after the others are decided
               3  something stayed undecided; or tileprove contradicts itself

    \b
    Examples
      tileprove check                            everything
      tileprove check im2col --claim 'carry*'    some claims of one system
      tileprove check path/to/spec.py            your own spec
      tileprove check --html report.html         one page to read: theorems, evidence, pictures
      tileprove check --json results.json        for other tools; also --junit, --sarif, --markdown
      tileprove check --locked                   in CI: decides everything anew, and compares with proofs/
      tileprove check --agree                    a second solver's word on every lemma
    """
    if locked and update:
        raise click.UsageError("--locked compares with the ledger and --update writes it: choose one")
    if trust_cache and (effort.no_cache or not locked):
        raise click.UsageError(
            "--trust-cache is about --locked, which else decides anew; other runs use the cache anyway"
        )
    from ..record import ledger
    from ..running import project, registry
    from ..running.attacking import attacked
    from ..running.checking import Check
    from ..running.plan import Plans
    from ..running.results import exit_code
    from ..showing.outputs.finished import Finished
    from .replaying import REPLAY, Replaying

    chosen = targets or project.specs()
    if agree:
        from ..evidence.opinions import missing

        if lacking := missing():
            raise click.UsageError(f"--agree: {lacking}")
    start = time.monotonic()
    recorded = None
    if locked:  # before the long run, for files that cannot be read
        from ..record.audit import audit

        recorded = audit(proofs)
        if not chosen and recorded.systems.isdisjoint(registry.BUILT_IN):
            raise click.UsageError(
                f"--locked: {proofs} has no record of a built-in system, and no pyproject.toml here names spec files; "
                'name yours in it, specs = ["spec_*.py"] under [tool.tileprove], or on the command line'
            )
    if update and (targets or patterns):
        ledger.read(proofs)
    with ExitStack() as opened:
        cache, limits = opened.enter_context(effort.opened(reads=trust_cache or not locked))
        replaying = None
        if not (search or effort.no_cache or locked):
            replaying = opened.enter_context(Replaying(proofs, cache, lambda: _here(cache, limits, REPLAY)))
        begin = replaying.begin if replaying and not patterns else lambda systems: None
        plans = Plans(registry.targets(chosen), cache, begin, whole=False)
        claims = plans.select(patterns)
        wrong = [claim.error for claim in claims if claim.error]
        if wrong and len(wrong) == len(claims):
            for error in wrong:
                warn(error)
            return BAD_INPUT
        check = Check(plans, claims, cache)
        code = run_check(check, limits, evidence=update or agree or "json" in effort.files, replaying=replaying)
        attacks = []
        if code != INTERRUPTED:
            attacks = attacked(check, effort.against, time.monotonic() - start)
            code = exit_code(check.results)
        if code not in (0, INTERRUPTED):
            check.look_further(effort.timeout)
        opinions = None
        if agree and code != INTERRUPTED:
            opinions, code = _agree(check, limits, code)
        if wrong and code != INTERRUPTED:
            code = BAD_INPUT
        finished = Finished(
            plans.systems, check.results, code, lambda result: plans.obligation(result.statement),
            time.monotonic() - start, attacks, failed=[f"{error}; it was not decided" for error in wrong],
        )  # fmt: skip
        whole = not (targets or patterns or verbose)
        print_run(finished, effort.files, verbose, opinions, whole, picture)
    for line in finished.failed:
        warn(line)
    if code == INTERRUPTED or wrong:
        return _record(check, proofs, None, code) if update and wrong else code
    inside = ledger.in_scope(
        [claim.full_name for claim in claims],
        [] if patterns else [system.name for system in plans.systems] if targets else None,
    )
    if recorded is not None:
        return _compare(recorded, check, inside, proofs, "-" in effort.files.values()) or code
    if update:
        return _record(check, proofs, inside, code)
    return code


def run_check(check: Check, limits: dict[str, Any], evidence: bool, replaying: Replaying | None = None) -> int:
    """Run the check; its exit code. replaying: what need not be searched for."""
    from ..running.results import exit_code

    check.look_up(evidence)
    pending = check.pending
    if pending:
        from ..running.progress import Progress

        try:
            with Progress(0 if limits.get("quiet") else len(pending)) as progress:
                if replaying is not None:
                    replaying.take(check, progress.finished)
                check.run(_runner(check.cache, limits), progress.started, progress.finished)
        except KeyboardInterrupt:
            return INTERRUPTED
    return exit_code(check.results)


def run_through(check: Check, limits: dict[str, Any], evidence: bool) -> None:
    """Run the check to its end. Raises KeyboardInterrupt where it was interrupted."""
    if run_check(check, limits, evidence) == INTERRUPTED:
        raise KeyboardInterrupt


def _runner(cache: Cache, limits: dict[str, Any]) -> Deciding:
    """What decides the check: this machine's workers, or those of limits["cluster"]."""
    from ..record.replay import CONFIRM
    from ..running.worker import DECIDE
    from .deciding import deciding

    found = deciding(_here(cache, limits, DECIDE), limits.get("cluster"), CONFIRM)
    allowance: Allowance | None = limits.get("allowance")
    return found if allowance is None else allowance.limiting(found)


def _here(cache: Cache, limits: dict[str, Any], task: str) -> Runner:
    """This machine's workers, for a task of `running.worker`'s kind."""
    from ..running.runner import Runner

    own = {name: limit for name, limit in limits.items() if name not in ("cluster", "quiet", "allowance")}
    return Runner(**{"task": task, **own}, fingerprint=cache.fingerprint)


def _agree(check: Check, limits: dict[str, Any], code: int) -> tuple[Agreement | None, int]:
    """What two solvers say about the lemmas, and the exit code with it."""
    from ..evidence.opinions import AGREE, agree

    asked = [(check.terms(statement), check.outcomes[digest]) for digest, statement in check.first.items()]
    try:
        opinions = agree(asked, _here(check.cache, limits, AGREE))
    except KeyboardInterrupt:
        return None, INTERRUPTED
    return opinions, opinions.exit_code(code)


def print_run(
    run: Finished, files: dict[str, str], verbose: bool, opinions: Agreement | None, whole: bool = False,
    picture: bool | None = None, attacked: bool = False,
) -> None:  # fmt: skip
    """Print the run and write its files. whole: a line a system in place of a table for each. picture: whether a
    counterexample has its picture; None for a terminal alone. attacked: say of each attack what it came to, not only of one
    that leaves something open."""
    from ..showing import blocks, page, report
    from ..showing.outputs.finished import write

    out = page.console("-" in files.values())
    (report.systems if whole else report.table)(out, run.systems, run.results)
    blocks.blocks(out, run.results, run.terms, verbose, out.is_terminal if picture is None else picture)
    told = verbose or attacked
    for one in run.attacks if told else [one for one in run.attacks if one.why or one.missed or one.contradictions]:
        out.pairs([("attack", f"{one.subject}: {one.line(report.duration)}")])
    report.summary(out, run.results, run.seconds, run.attacks, len(run.failed))
    if whole:
        report.more(out, run.results)
    for line in opinions.lines if opinions else ():
        out.say(line)
    if run.exit_code == INTERRUPTED:
        reached = sum(result.outcome is not None for result in run.results)
        out.print(f"interrupted: {reached} of {len(run.results)} obligations were decided and are kept", style="yellow")
    write(files, run)


def _compare(recorded: Audit, check: Check, inside: Inside | None, proofs: Path, to_stderr: bool) -> int:
    """1 with a line for each difference, else 0; the record's digest where all of it was compared."""
    from ..record.audit import differences, weaker

    results = [*check.results, *check.lemmas]
    said = differences(recorded, results, inside)
    for line in weaker(recorded, results):  # what is on record stands, so it is no difference
        warn(line)
    for line in said:
        print(line, file=sys.stderr)
    if said:
        print(f"{proofs} does not match the specs; `tileprove check --update` records them", file=sys.stderr)
    elif inside is None or all(map(inside, recorded.ledger.lines.values())):
        out = sys.stderr if to_stderr else sys.stdout
        print(f"{proofs}, complete and unaltered: {recorded.ledger}", file=out)
        print("what the evidence on record shows was not looked into: `tileprove recheck` does", file=out)
    return 1 if said else 0


def _record(check: Check, proofs: Path, inside: Inside | None, code: int) -> int:
    from ..base.files import alone
    from ..record import ledger

    if code:
        print(f"{proofs} is left as it was: not every verdict is as expected", file=sys.stderr)
        return code
    with alone(proofs):  # another run may be recording other systems there
        results = [*check.results, *check.lemmas]
        whole = ledger.update(proofs, results, inside, lambda result: check.terms(result.statement))
    print(f"{proofs / ledger.LEDGER}: {whole}", file=sys.stderr)
    return 0
