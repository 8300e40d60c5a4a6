"""This tree against an older commit, in one run: python benchmarks/against.py COMMIT [--rounds N] [--all]

The older commit is checked out and installed beside this one, and the two are measured in turns, so that what a shared
machine does to one of them it does to the other as well. Seconds are processor time, children included; look at the
ratios. What the older one does not have is "-". --all: also the searches of a minute and more.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent

ROOMS = """
from importlib import import_module
def word(name):  # where the commit that is measured has it
    for room in ("language.obligations", "language.constructors", "language.terms", "language.claims", "claims", "terms"):
        try:
            return getattr(import_module("tileprove.prover." + room), name)
        except (ImportError, AttributeError):
            pass
    raise SystemExit(name + ": not in this commit")
"""
# a snippet prints the seconds of one of what it repeats
NHWC = (
    ROOMS
    + """
import time
from tileprove.prover.engines import ladder
Holds, Obligation, integer = word("Holds"), word("Obligation"), word("integer")
N, H, W, C = (integer(name, 1) for name in "NHWC")
n, h, w, c = integer("n", 0, N), integer("h", 0, H), integer("w", 0, W), integer("c", 0, C)
def decided(k):
    goal = Holds(((n * H + h) * W + w) * C + c + k < N * H * W * C + k)
    return ladder.decide(Obligation("benchmark", f"nhwc {k}", "", (), goal)).verdict.value
assert decided(0) == "proved"
start = time.process_time()
assert {decided(k) for k in range(1, 21)} == {"proved"}
print((time.process_time() - start) / 20)
"""
)
SWIZZLE = """
import timeit
from tileprove.prover.engines import linear
from tileprove.prover.language.meanings.gf2 import lower
from tileprove.prover.language.terms import integer
from tileprove.specs.swizzle.system import Swizzle
y = Swizzle(4, 3, -7)(Swizzle(5, 2, 9)(integer("x", 0, 1 << 28)))
def decided():
    return linear.inverse(list(lower({"x": 28}, y)[0]), 28) is not None
assert decided()
print(min(timeit.repeat(decided, number=500, repeat=7)) / 500)
"""
PLAN = """
import time
from tileprove.prover.running import registry
start = time.process_time()
for system in registry.Target("executors").systems():
    for claim in system.claims.values():
        list(claim.obligations())
print(time.process_time() - start)
"""


class Tree(NamedTuple):
    """A commit that can be run. python: of its own environment."""

    name: str
    folder: Path
    python: Path


class Figure(NamedTuple):
    seconds: float
    mebibytes: float


def snippet(code: str) -> Callable[[Tree, Path], Figure]:
    def measure(tree: Tree, cache: Path) -> Figure:
        figure, said = run(tree, cache, [str(tree.python), "-c", code])
        return figure._replace(seconds=float(said))

    return measure


def command(*arguments: str, warm: bool = False) -> Callable[[Tree, Path], Figure]:
    """The command ``tileprove``; warm: its second run, else with nothing cached."""

    def measure(tree: Tree, cache: Path) -> Figure:
        program = [str(tree.python.with_name("tileprove")), *arguments]
        if warm:
            run(tree, cache, program)
        return run(tree, cache, program)[0]

    return measure


# name, how it is measured, whether it takes long
MEASURED: tuple[tuple[str, Callable[[Tree, Path], Figure], bool], ...] = (
    ("symbolic NHWC bound, term to verdict", snippet(NHWC), False),
    ("28-bit swizzle composition, term to verdict", snippet(SWIZZLE), False),
    ("obligations of the executors", snippet(PLAN), False),
    ("tileprove --help", command("--help"), False),
    ("tileprove list", command("list"), False),
    ("check swizzle im2col, as in a clean clone", command("check", "swizzle", "im2col"), False),
    ("check swizzle im2col, nothing changed", command("check", "swizzle", "im2col", warm=True), False),
    ("check, as in a clean clone", command("check"), True),
    ("check --search, nothing cached", command("check", "--search"), True),
    ("recheck", command("recheck"), True),
)


def run(tree: Tree, cache: Path, program: list[str]) -> tuple[Figure, str]:
    """Processor time and the largest memory of the program with its children, and what it printed. Raises
    CalledProcessError."""
    outer = (
        "import json,resource,subprocess,sys;"
        "done=subprocess.run(sys.argv[1:],stdout=subprocess.PIPE,stderr=subprocess.DEVNULL,text=True);"
        "used=resource.getrusage(resource.RUSAGE_CHILDREN);"
        "print(json.dumps([done.returncode,used.ru_utime+used.ru_stime,used.ru_maxrss/1024,done.stdout]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", outer, *program], check=True, capture_output=True, text=True, cwd=tree.folder,
        env={**os.environ, "TILEPROVE_CACHE": str(cache)},
    )  # fmt: skip
    code, seconds, mebibytes, said = json.loads(done.stdout)
    if code:
        raise subprocess.CalledProcessError(code, program)
    return Figure(seconds, mebibytes), said


@contextmanager
def installed(commit: str) -> Iterator[Tree]:
    """The commit checked out and installed beside this environment's packages."""
    with TemporaryDirectory() as scratch:
        folder, environment = Path(scratch, "tree"), Path(scratch, "venv")
        subprocess.run(["git", "worktree", "add", "--detach", str(folder), commit], cwd=ROOT, check=True)
        try:
            subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
            python = environment / "bin" / "python"
            subprocess.run(
                [str(python), "-m", "pip", "install", "-q", "-e", str(folder)], check=True, stderr=subprocess.DEVNULL
            )
            yield Tree(commit, folder, python)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(folder)], cwd=ROOT, check=False)


def measured(tree: Tree, measure: Callable[[Tree, Path], Figure]) -> Figure | None:
    """None where the tree does not have it."""
    with TemporaryDirectory() as cache:
        try:
            return measure(tree, Path(cache))
        except subprocess.CalledProcessError:
            return None


def shown(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size or unit == "us":
            return f"{seconds / size:.3g} {unit}"
    raise AssertionError


def row(name: str, before: list[Figure | None], after: list[Figure | None]) -> tuple[str, ...]:
    """Medians of the rounds, and how many times faster this tree is."""
    old, new = ([figure for figure in side if figure is not None] for side in (before, after))
    times = [median(figure.seconds for figure in side) if side else None for side in (old, new)]
    ratio = f"{times[0] / times[1]:.2f}x" if times[0] and times[1] else "-"
    most = f"{max(figure.mebibytes for figure in new):.0f} MiB" if new else "-"
    return name, *("-" if time is None else shown(time) for time in times), ratio, most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--all", action="store_true", help="also what takes minutes")
    options = parser.parse_args()
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        sys.exit("against.py needs git and the repository: it checks the older commit out")
    here = Tree("this tree", ROOT, Path(sys.executable))
    table = Table("what", options.commit, here.name, "ratio", "memory", title="processor time, medians of this run")
    with installed(options.commit) as older:
        for name, measure, long in MEASURED:
            if long and not options.all:
                continue
            rounds = [(measured(older, measure), measured(here, measure)) for _ in range(1 if long else options.rounds)]
            table.add_row(*row(name, [old for old, _ in rounds], [new for _, new in rounds]))
    Console().print(table)


if __name__ == "__main__":
    main()
