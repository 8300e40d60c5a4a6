"""What compilers made of Triton kernels, against their source, as a table: python -P benchmarks/compiled.py [FILE]...

The table of docs/COMPILED.md: each launch of the files, compiled for each target by the Triton that is installed, and
decided as `tileprove triton check --compiled` does it, without a cache. A row has both compilations of a launch, for
integers of any size and for multiples of 16; its seconds are those of each, on the wall, without compiling. --not-proved
says why what is not proved is not. With --work the limit is of processor time, of all processes that it started: what a
machine that has nothing else to do has in no more than that on the wall. For another release: a virtual environment with
it, and `pip install -e .`.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import Any

from tileprove.prover.commands.kernel_runs import deciding
from tileprove.prover.commands.time_limit import Limit
from tileprove.prover.commands.triton_compiled import SHARE
from tileprove.prover.compiled.checking import Compared, Comparing, Subject, late
from tileprove.prover.compiled.compiling import Target, compilations, target
from tileprove.prover.compiled.showing import counted, values
from tileprove.prover.language.obligations import SpecError, Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.warm import Warm
from tileprove.prover.triton.claimed import HOLDS
from tileprove.prover.triton.launch_checks import GUESSING

ROOT = Path(__file__).parents[1]
FILES = [ROOT / "examples" / "triton" / name for name in ("compiled_launches.py", "compiled_more_launches.py")]
TARGETS = "sm_80,sm_90,gfx942,gfx950"
COUNTS = ("accesses", "proved", "refuted", "unknown", "unsupported", "stores made", "values", "s")
HEAD = ("kernel", "target", "Triton", *COUNTS)
Row = tuple[str, str]  # launch and target
LONG = 12  # times the limit of work, on the wall: then it is over too
LOOKS = 0.5  # seconds between looks at the work that is done


def measured(own: Subject, limits: dict[str, Any], most: float, work: bool) -> Compared:
    """The compilation, decided in the time that it has: of the wall, or of all processors."""
    quick = {**limits, "seconds": min(limits["seconds"], GUESSING)}
    wall = LONG * most if work else most
    cache, limit, comparing = Cache(None), Limit(wall, own.called, False), None
    try:
        with limit.running(), working(most if work else 0):
            comparing = Comparing(own, cache, deciding(limits, False), deciding(quick, False), wall * SHARE)
            return comparing.run()
    except KeyboardInterrupt:
        if not limit.over:
            raise
        return late(own, cache, most, comparing)


@contextmanager
def working(most: float) -> Iterator[None]:
    """Ends as the time on the wall would, when so many seconds of work are done; 0 is no limit."""
    done, begun = threading.Event(), worked()

    def watch() -> None:
        while not done.wait(LOOKS):
            if worked() - begun > most and not done.is_set():
                signal.pthread_kill(main.ident or 0, signal.SIGALRM)
                return

    main, thread = threading.current_thread(), threading.Thread(target=watch, daemon=True)
    if most:
        thread.start()
    try:
        yield
    finally:
        done.set()


def worked() -> float:
    """Seconds of processor time of this process and of all that descend from it."""
    parents, seconds = dict[int, int](), dict[int, float]()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has ended
            continue
        parents[int(folder.name)] = int(fields[1])
        seconds[int(folder.name)] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def own(process: int) -> bool:
        while process not in (os.getpid(), 0):
            process = parents.get(process, 0)
        return process != 0

    return sum(each for process, each in seconds.items() if own(process))


def row(key: Row, release: str, own: Sequence[Compared]) -> str:
    total = sum((counted(found, "accesses") for found in own), Counter[Verdict]())
    made = sum((counted(found, "stores") for found in own), Counter[Verdict]())
    held, all_values = (sum(parts) for parts in zip(*map(values, own), strict=True))
    verdicts = [total[Verdict.PROVED] + total[Verdict.VACUOUS]]
    verdicts += [total[verdict] for verdict in (Verdict.REFUTED, Verdict.UNKNOWN, Verdict.UNSUPPORTED)]
    cells = [
        *key, release, str(total.total()), *map(str, verdicts),
        f"{made[Verdict.PROVED] + made[Verdict.VACUOUS]} of {made.total()}",
        f"{held} of {all_values}" if all_values else "not compared", " + ".join(f"{found.seconds:.0f}" for found in own),
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def by_target(name: str, own: Sequence[Sequence[Compared]]) -> str:
    """A line for all kernels of a target."""
    each = [sum((counted(found, "accesses") for found in one), Counter[Verdict]()) for one in own]
    total = sum(each, Counter[Verdict]())
    proved, whole = total[Verdict.PROVED] + total[Verdict.VACUOUS], sum(set(one) <= set(HOLDS) for one in each)
    return (
        f"{name}: {len(each)} kernels, {whole} of them wholly; {proved} of {total.total()} accesses proved, "
        f"{total[Verdict.REFUTED]} refuted, {total[Verdict.UNKNOWN]} unknown, {total[Verdict.UNSUPPORTED]} unsupported"
    )


def not_proved(found: Compared) -> Iterator[str]:
    """A line for each case that is not proved."""
    own = found.subject
    for one in found.results:
        verdict = one.outcome.verdict if one.outcome is not None else Verdict.UNKNOWN
        if verdict not in (Verdict.PROVED, Verdict.VACUOUS):
            why = one.outcome.detail if one.outcome is not None else "not decided"
            yield f"- {verdict} {own.name}, {own.texts.name}: {one.statement.claim}, {one.statement.case}: {why}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("files", nargs="*", type=Path, default=FILES)
    parser.add_argument("--only", action="append", default=[], metavar="LAUNCH")
    parser.add_argument("--targets", default=TARGETS)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each obligation")
    parser.add_argument("--limit", type=float, default=60.0, help="for each compilation")
    parser.add_argument("--work", action="store_true", help="the limit is of processor time")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--not-proved", action="store_true", help="say why")
    parser.add_argument("--any-size", action="store_true", help="leave out what is compiled for multiples of 16")
    options = parser.parse_args()
    limits = {"jobs": options.jobs, "seconds": options.seconds, "memory": 4096, "budget": 0}
    release, targets = metadata.version("triton"), [target(one) for one in options.targets.split(",")]
    with Warm() as warm:
        return decided(options, {**limits, "warm": warm}, targets, release)


def decided(options: argparse.Namespace, limits: dict[str, Any], targets: list[Target], release: str) -> int:
    rows: dict[Row, list[Compared]] = {}
    open_lines: list[str] = []
    for file in options.files:
        try:
            subjects, failed = compilations(file, options.only if file.suffix == ".json" else (), targets)
        except SpecError as error:
            subjects, failed = [], [str(error)]
        open_lines += [f"- not compiled: {said}" for said in failed]
        for own in subjects:
            if (options.only and own.name not in options.only) or (options.any_size and "," in own.texts.name):
                continue
            work = worked()
            try:
                found = measured(own, limits, options.limit, options.work)
            except SpecError as error:
                open_lines.append(f"- not read: {own.name}, {own.texts.name}: {error}")
                continue
            rows.setdefault((own.name, own.texts.name.split(",")[0]), []).append(found)
            open_lines += (more := list(not_proved(found)))
            took = f"{found.seconds:.1f} s, {worked() - work:.1f} s of work"
            print(f"{own.name}, {own.texts.name}: {took}", *more, sep="\n", file=sys.stderr, flush=True)
    print(f"| {' | '.join(HEAD)} |", f"|---|---|---|{'---:|' * (len(HEAD) - 3)}", sep="\n")
    for key, all_found in rows.items():
        print(row(key, release, all_found))
    whole = [found for all_found in rows.values() for found in all_found]
    total = sum((counted(found, "accesses") for found in whole), Counter[Verdict]())
    slowest = max(whole, key=lambda found: found.seconds, default=None)
    if slowest is not None:
        print(
            f"\n{len(whole)} compilations of {len({key[0] for key in rows})} kernels: {total[Verdict.PROVED]} of "
            f"{total.total()} accesses proved; the slowest took {slowest.seconds:.0f} s "
            f"({slowest.subject.name}, {slowest.subject.texts.name})."
        )
    for name in dict.fromkeys(key[1] for key in rows):
        print(by_target(name, [own for key, own in rows.items() if key[1] == name]))
    for line in open_lines if options.not_proved else [line for line in open_lines if line.startswith("- not")]:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
