"""Triton kernels of packages, proved for all sizes, as a table: benchmarks/triton.py LAUNCHES...

LAUNCHES are files as `tileprove triton check` takes them: Python with `@launch`, whose kernels are imported from where
they are installed, or JSON. The table and the figures are Markdown. Times are of this machine, from TTIR to verdict,
without a cache: in the table processor time, of workers and of what starts and reads them. The time of an access is that
of all its cases, in every turn.

--refuted lists what is not proved, with the condition on sizes under which it is. --simulate N runs each kernel at N
sampled sizes in exact integers and fails where a proved access leaves its tensor or wraps.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import metadata
from pathlib import Path
from random import Random

from tileprove.prover.attack.budget import Wanted
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.walking import variables
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.results import ClaimResult, Standing, by_claim
from tileprove.prover.running.spec_process import SECONDS
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.conditions import look
from tileprove.prover.triton.launch_checks import GUESSING
from tileprove.prover.triton.launch_screen import WORDS
from tileprove.prover.triton.sources import statements
from tileprove.prover.triton.stated import INSIDE, Statements
from tileprove.prover.triton.ttir.errors import TritonError

GRAVITY = (Verdict.PROVED, Verdict.VACUOUS, Verdict.UNKNOWN, Verdict.UNSUPPORTED, Verdict.REFUTED)
DECIDED = (Verdict.PROVED, Verdict.REFUTED)
LOADING = 600.0  # seconds to compile the kernels of a file
SEARCHING = 3.0  # seconds for the condition under which an access is proved


@dataclass(frozen=True)
class AccessFigures:
    """loaded: its address is computed from integers that the kernel loads. inside: the verdict without wrap-around."""

    name: str
    what: str
    loaded: bool
    verdict: Verdict
    inside: Verdict
    seconds: float


@dataclass
class Kernel:
    """What came of a launch. others: claims beside accesses, such as writes of two programs, with their verdicts."""

    name: str
    package: str
    kernel: str
    check: LaunchCheck
    seconds: float
    work: float
    accesses: list[AccessFigures] = field(default_factory=list)
    others: dict[str, Verdict] = field(default_factory=dict)


def worst(cases: Sequence[Verdict]) -> Verdict:
    return max(cases, key=GRAVITY.index, default=Verdict.PROVED)


@cache
def _files() -> dict[str, str]:
    """Resolved file of an installed package -> the package with its version."""
    found = {}
    for package in metadata.distributions():
        for file in package.files or ():
            if file.suffix == ".py":
                found[str(file.locate())] = f"{package.name} {package.version}"
    return found


@cache
def _described(file: Path) -> dict[str, str]:
    """Launch of a JSON file -> the package that it names."""
    if file.suffix != ".json":
        return {}
    entries = json.loads(file.read_text(encoding="utf-8"))
    return {e.get("id", ""): f"{e.get('package', '')} {e.get('version', '')}".strip() for e in entries}


def package_of(file: Path, own: Statements) -> str:
    """The package that a launch's kernel comes from, as its accesses' places in the source say."""
    said = _described(file).get(own.name, "")
    places = [access.operation.place.file for access in own.formulas.accesses]
    return said or next((_files()[place] for place in places if place in _files()), "")


def worked() -> float:
    """Seconds of processor time of this process and of those that it started and that ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def measured(file: Path, own: Statements, limits: dict[str, float]) -> Kernel:
    """Decide a launch and note what it took."""
    quick = {**limits, "seconds": min(limits["seconds"], GUESSING)}
    start, work = time.perf_counter(), worked()
    decide, guess = (lambda c: run_check(c, limits, False)), (lambda c: run_check(c, quick, False))
    check = decided(own, Cache(None), decide, guess, attack=Wanted(0))  # what is measured is proving
    seconds, work = time.perf_counter() - start, worked() - work
    found = Kernel(own.name, package_of(file, own), own.launch.kernel, check, seconds, work)
    spent = dict(spent_on(check))
    for claim in by_claim(check.results):
        verdicts = {case.statement.case: case.outcome.verdict for case in claim.cases if case.outcome is not None}
        if claim.claim.name not in check.stated.accesses:
            found.others[claim.claim.name] = worst(list(verdicts.values()))
            continue
        inside = worst([verdict for case, verdict in verdicts.items() if case.startswith(INSIDE)])
        found.accesses.append(AccessFigures(
            claim.claim.name, check.stated.names[claim.claim.name], loaded(check, claim), worst(list(verdicts.values())),
            inside, spent.get(claim.claim.name, 0.0),
        ))  # fmt: skip
    return found


def spent_on(check: LaunchCheck) -> Iterator[tuple[str, float]]:
    """Seconds for each claim, those of earlier turns too; a statement that several have in common counts for one."""
    spent: Counter[str] = Counter()
    seen: set[str] = set()
    for turn in (check, *check.before):
        for digest, statement in turn.first.items():
            outcome = turn.outcomes.get(digest)
            if outcome is not None and digest not in seen:
                seen.add(digest)
                spent[statement.claim] += outcome.seconds  # type: ignore[assignment]
    yield from spent.items()


def loaded(check: LaunchCheck, claim: ClaimResult) -> bool:
    """Whether the address speaks of loaded integers."""
    access = check.stated.accesses[claim.claim.name]
    formula = check.statements.formulas.formula(access, None)
    if formula.why:
        return "loaded" in formula.why
    offsets = set(variables(*(arm.offset.ideal for arm in formula.arms)))
    return any(read in offsets for read in formula.reads)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def told(counts: Counter[Verdict]) -> str:
    return ", ".join(f"{counts[verdict]} {WORDS[verdict]}" for verdict in GRAVITY if counts[verdict]) or "none"


def table(kernels: Sequence[Kernel]) -> Iterator[str]:
    yield "| package | kernel | launch | accesses | verdicts | beside | time |"
    yield "|---|---|---|---:|---|---|---:|"
    for own in kernels:
        verdicts = told(Counter(access.verdict for access in own.accesses))
        beside = told(Counter(own.others.values())) if own.others else ""
        cells = [
            own.package,
            f"`{own.kernel}`",
            own.name,
            str(len(own.accesses)),
            verdicts,
            beside,
            f"{own.work:.1f} s",
        ]
        yield f"| {' | '.join(cells)} |"


def share(accesses: Sequence[AccessFigures], wraps: bool) -> str:
    counts = Counter(access.verdict if wraps else access.inside for access in accesses)
    known = sum(counts[verdict] for verdict in DECIDED)
    percent = f"{100 * known / len(accesses):.1f} %" if accesses else "-"
    return f"{known} of {len(accesses)} ({percent}): {told(counts)}"


def figures(kernels: Sequence[Kernel]) -> Iterator[str]:
    plain = [access for own in kernels for access in own.accesses if not access.loaded]
    through = [access for own in kernels for access in own.accesses if access.loaded]
    others = Counter(verdict for own in kernels for verdict in own.others.values())
    times = [access.seconds for access in (*plain, *through)]
    yield "| figure | |"
    yield "|---|---|"
    yield f"| launches, accesses | {len(kernels)}, {len(times)} |"
    yield f"| address without loaded integers, decided whether inside | {share(plain, False)} |"
    yield f"| the same with wrap-around | {share(plain, True)} |"
    yield f"| address with loaded integers, decided with wrap-around | {share(through, True)} |"
    yield f"| claims beside accesses: loops, divisions, writes of two programs | {told(others)} |"
    yield f"| time of an access, median and p95 | {percentile(times, 0.5):.2f} s, {percentile(times, 0.95):.2f} s |"
    for what, whole in (
        ("processor time of a kernel", [own.work for own in kernels]),
        ("time of a kernel on the wall", [own.seconds for own in kernels]),
    ):
        yield f"| {what}, median and p95 | {percentile(whole, 0.5):.1f} s, {percentile(whole, 0.95):.1f} s |"


def not_proved(own: Kernel) -> Iterator[str]:
    """A line for each claim that is not proved: its counterexample and the condition on sizes, or why nothing is known."""
    look([own.check], SEARCHING)
    for claim in by_claim(own.check.results):
        for case in claim.cases:
            if case.standing is Standing.EXPECTED or case.outcome is None:
                continue
            outcome = case.outcome
            place = f"{Path(claim.claim.file).name}:{claim.claim.line}"
            said = f"{WORDS[outcome.verdict]} {own.name} {claim.claim.name}, {case.statement.case} ({place})"
            said += f": {outcome.detail}"
            if outcome.point is not None:
                said += f"; at {', '.join(f'{name}={value}' for name, value in outcome.point.items())}"
            if outcome.weakest is not None and outcome.weakest.condition:
                said += f"; holds with {outcome.weakest.sentence}"
            yield f"- {said}"


def simulated(kernels: Sequence[Kernel], count: int, seed: int) -> tuple[int, list[str]]:
    """Runs of launches at sampled sizes, and the proved accesses that one of them refutes."""
    sys.path.append(str(Path(__file__).parent.parent / "tests" / "triton"))
    from simulation import violations

    runs, wrong = 0, []
    for own in kernels:
        proved = {access.name for access in own.accesses if access.verdict is Verdict.PROVED}
        for number in range(count):
            runs += 1
            broken = violations(own.check.statements, Random(f"{seed} {own.name} {number}"), lanes=8)
            wrong += [f"{own.name} {name}: sample {number}" for name in broken & proved]
    return runs, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("launches", nargs="+", type=Path)
    parser.add_argument("--only", action="append", default=[], metavar="LAUNCH")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each obligation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--refuted", action="store_true", help="list what is not proved")
    parser.add_argument("--simulate", type=int, default=0, metavar="N", help="sampled sizes of each launch")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    limits = {"jobs": options.jobs, "seconds": options.seconds, "memory": 4096, "budget": 0}
    SECONDS.set(LOADING)
    kernels: list[Kernel] = []
    for file in options.launches:
        try:
            found = statements(file, options.only)
        except TritonError as error:
            print(f"{file}: {error}", file=sys.stderr)
            return 2
        for own in found:
            kernels.append(measured(file, own, limits))
            last = kernels[-1]
            print(f"{own.name}: {last.seconds:.1f} s, {last.work:.1f} s of work", file=sys.stderr, flush=True)
    for line in (*table(kernels), "", *figures(kernels)):
        print(line)
    for line in (line for own in kernels if options.refuted for line in not_proved(own)):
        print(line, flush=True)
    if options.simulate:
        runs, wrong = simulated(kernels, options.simulate, options.seed)
        print(f"\n{runs} runs at sampled sizes: {len(wrong)} against a proof", *wrong, sep="\n")
        return 1 if wrong else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
