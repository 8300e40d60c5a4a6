"""What a Dask cluster costs and gains: python benchmarks/cluster.py [--count 500] [--system roundtrip] [--variants 0]

Times are ratios of runs after each other in this process, on workers of this machine. The overhead is what an obligation
takes longer than on a worker process of our own: once as it is, and once with its evidence replayed here. With --variants,
so many variants of a kernel go through `tileprove kernel check`, here and on a cluster, and must say the same.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.terms import integer
from tileprove.prover.language.wire import digest, encode
from tileprove.prover.record.replay import CONFIRM
from tileprove.prover.running import registry
from tileprove.prover.running.cluster.joining import Cluster, connected
from tileprove.prover.running.cluster.runner import ClusterRunner
from tileprove.prover.running.runner import Deciding, Runner, Task

TESTS = Path(__file__).parent.parent / "tests" / "kernels"
SECONDS = 60.0


def small(count: int) -> list[Task]:
    """So many obligations that an engine decides at once."""
    i = integer("i", 0, 1000)
    claim = Claim("demo", "small", "", lambda: (Case(str(n), i + n >= n) for n in range(count)))
    return [Task(digest(one), encode(one), name=one.name) for one in claim.obligations()]


def of_system(name: str) -> list[Task]:
    (system,) = registry.Target(name).systems()
    found = [one for claim in system.claims.values() for one in registry.obligations(claim)]
    return list({digest(one): Task(digest(one), encode(one), name=one.name) for one in found}.values())


def seconds(runner: Deciding, tasks: list[Task]) -> float:
    """How long they take, once the workers are there."""
    runner.run(tasks[:4], lambda key, outcome: None)
    begun = time.monotonic()
    runner.run(tasks, lambda key, outcome: None)
    return time.monotonic() - begun


def on(jobs: int, measure: Callable[[Cluster], float]) -> float:
    with connected("local", jobs, lambda message: print(message, file=sys.stderr)) as cluster:
        return measure(cluster)


def overhead(count: int) -> None:
    tasks = small(count)
    here = seconds(Runner(1, SECONDS), tasks)
    print(f"{count} small obligations, one worker: {1000 * here / count:.2f} ms each here")
    for words, confirm in (("as they are", ""), ("with their evidence replayed here", CONFIRM)):
        there = on(1, lambda cluster, confirm=confirm: seconds(ClusterRunner(cluster, Runner(1), confirm), tasks))
        print(
            f"  on a cluster {words}: {1000 * there / count:.2f} ms each, {1000 * (there - here) / count:.2f} ms more"
        )


def scaling(system: str) -> None:
    tasks = of_system(system)
    times = {
        jobs: on(jobs, lambda cluster: seconds(ClusterRunner(cluster, Runner(1, SECONDS), CONFIRM), tasks))
        for jobs in (1, 2)
    }
    print(f"{len(tasks)} obligations of {system}: two workers take {times[2] / times[1]:.2f} of the time of one")


def variants(count: int) -> int:
    """1 where the cluster says something else."""
    sys.path.insert(0, str(TESTS))
    import kernel_variants  # type: ignore[import-not-found]

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kernel_variants.write(folder / "build", count)
        said: dict[str, str] = {}
        for where, more in (("here", ()), ("cluster", ("--cluster", "local"))):
            begun = time.monotonic()
            done = subprocess.run(
                [sys.executable, "-m", "tileprove.prover.cli", "kernel", "check", "build/**/*.ll", "--binding",
                 str(kernel_variants.BINDING), *more],
                cwd=folder, capture_output=True, text=True,
                env={**os.environ, "TILEPROVE_CACHE": str(folder / f"cache of {where}")},
            )  # fmt: skip
            lines = done.stdout.splitlines()
            print(
                f"{count} kernels, {where}: {time.monotonic() - begun:.0f} s, exit code {done.returncode}; {lines[-1]}"
            )
            # the last but one says how many came from the cache, and how long it took
            said[where] = "\n".join([*lines[:-2], re.sub(r" obligations,.*", "", lines[-2]), lines[-1]])
    same = said["here"] == said["cluster"]
    print("line for line the same" if same else "NOT the same")
    return 0 if same else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="What a Dask cluster costs and gains.")
    parser.add_argument("--count", type=int, default=500, help="small obligations for the overhead")
    parser.add_argument("--system", default="roundtrip", help="whose obligations one and two workers decide")
    parser.add_argument("--variants", type=int, default=0, help="kernels that are checked here and on a cluster")
    options = parser.parse_args()
    overhead(options.count)
    scaling(options.system)
    return variants(options.variants) if options.variants else 0


if __name__ == "__main__":
    sys.exit(main())
