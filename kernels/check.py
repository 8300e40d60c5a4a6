"""Checks the kernels of this folder against their bindings: python kernels/check.py [--timeout 60s] [name ...]

Every kernel goes through `tileprove kernel check`, as many at a time as there are processors; Triton's, which have no
specs, with --bounds too. expected.toml says what must come out; exit code 1 if anything else does. No compiler is
needed: the IR is here. Verdicts are kept in tileprove's cache; --no-cache decides everything anew, what kernels share
once. With --recheck each kernel's verdicts are put on record, and established from there. docs/KERNELS.md shows the sums.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
BOUNDS = ("triton",)  # folders whose kernels are checked with --bounds too
TILEPROVE = (sys.executable, "-m", "tileprove.prover.cli")
COMMAND = (*TILEPROVE, "kernel", "check")
STEPS = "arithmetic/"  # the claim that what simplified a kernel's terms holds; its cases are no accesses
PAGE = HERE.parent / "docs" / "KERNELS.md"


def script(file: Path) -> ModuleType:
    """Another script of this folder as a module; the folder itself is no place to import from."""
    spec = importlib.util.spec_from_file_location(f"kernels_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


opencl = script(HERE / "compile.py")


@dataclass(frozen=True, slots=True)
class Subject:
    """A committed kernel and one of its bindings.

    name: folder/target/kernel, as in expected.toml, and .variant where the kernel has a binding of that name more.
    """

    name: str
    binding: Path
    file: Path

    @property
    def folder(self) -> str:
        return self.name.partition("/")[0]


def subjects() -> Iterator[Subject]:
    """Every kernel with every binding that it has."""
    for kernel in opencl.kernels():
        for target in kernel.targets:
            for binding in kernel.binding_files(target):
                name = f"opencl/{target}/{kernel.name}"
                yield Subject(name, binding, HERE / f"{name}.ll")
    for folder in ("mojo", "triton"):
        for binding in sorted((HERE / folder).glob("*.toml")):
            kernel = binding.stem.partition(".")[0]  # kernel.toml, or kernel.variant.toml
            for file in sorted((HERE / folder).glob(f"*/{kernel}.ll")):
                yield Subject(f"{file.parent.relative_to(HERE).as_posix()}/{binding.stem}", binding, file)


@dataclass(frozen=True, slots=True)
class Expected:
    """Cases, as claim/case, that must be refuted, that may stay undecided, and that cannot be read yet; the rest must be
    proved."""

    refuted: frozenset[str] = frozenset()
    undecided: frozenset[str] = frozenset()
    unsupported: frozenset[str] = frozenset()

    def differences(self, verdicts: dict[str, str]) -> list[str]:
        """What is not as expected, a line each."""
        found = []
        for case, verdict in verdicts.items():
            wanted = {"refuted"} if case in self.refuted else {"proved"}
            wanted = {"unsupported"} if case in self.unsupported else wanted
            if case in self.undecided:
                wanted.add("unknown")
            if verdict not in wanted:
                found.append(f"{case} is {verdict}, not {' or '.join(sorted(wanted))}")
        named = self.refuted | self.unsupported
        return found + [f"{case} is not among the cases" for case in sorted(named - verdicts.keys())]


def expectations() -> dict[str, Expected]:
    tables = tomllib.loads((HERE / "expected.toml").read_text())
    return {name: Expected(**{key: frozenset(value) for key, value in t.items()}) for name, t in tables.items()}


def verdicts(subject: Subject, *options: str, recheck: bool = False) -> dict[str, str]:
    """claim/case -> verdict. Raises RuntimeError with the command's complaint if there are none, or if what is put on
    record with ``recheck`` is not established."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        bounds = ("--bounds",) if subject.folder in BOUNDS else ()
        files = (str(subject.file), "--binding", str(subject.binding), "--json", str(answer), *bounds)
        proofs = str(Path(folder) / "proofs")
        kept = ("--update", "--proofs", proofs) if recheck else ()
        done = subprocess.run([*COMMAND, *files, *kept, *options], capture_output=True, text=True)
        if not answer.exists() or done.returncode == 2:
            raise RuntimeError((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
        if recheck:
            again = subprocess.run([*TILEPROVE, "recheck", proofs, "--jobs", "1"], capture_output=True, text=True)
            if again.returncode:
                raise RuntimeError(f"recheck: {(again.stdout + again.stderr).strip().splitlines()[-1]}")
        records = json.loads(answer.read_text())["obligations"]
    return {f"{record['claim']}/{record['case']}": record["verdict"] for record in records}


@dataclass(frozen=True, slots=True)
class Checked:
    """What came out for one subject: verdicts, and steps of arithmetic beside them. differences: what is not as expected, a
    line each."""

    subject: Subject
    counts: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    differences: tuple[str, ...] = ()
    seconds: float = 0.0

    @property
    def lines(self) -> list[str]:
        mark = "WRONG" if self.differences else "as expected"
        names = f"{self.subject.name:45} {self.subject.binding.name:28}"
        said = f"{names} {mark:12} {_said(self.counts)}, {self.steps} steps, {self.seconds:.1f} s"
        return [said, *(f"    {difference}" for difference in self.differences)]


def _said(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())) or "nothing decided"


def checked(subject: Subject, expected: Expected, options: Iterable[str], recheck: bool = False) -> Checked:
    started = time.monotonic()
    try:
        found = verdicts(subject, *options, recheck=recheck)
        differences = expected.differences(found)
    except RuntimeError as error:
        found, differences = {}, [str(error)]
    counts = Counter(verdict for case, verdict in found.items() if not case.startswith(STEPS))
    steps = len(found) - counts.total()
    return Checked(subject, counts, steps, tuple(differences), time.monotonic() - started)


def closing(found: Iterable[Checked], seconds: float) -> list[str]:
    """A line a folder, and one for all."""
    groups: dict[str, list[Checked]] = {}
    for one in found:
        groups.setdefault(one.subject.folder, []).append(one)
    everything = [one for group in groups.values() for one in group]
    lines = []
    for name, group in (*groups.items(), ("all", everything)):
        wrong = sum(bool(one.differences) for one in group)
        mark = f"{wrong} WRONG" if wrong else "as expected"
        counts = sum((one.counts for one in group), Counter())
        lines.append(
            f"{name:8} {len(group):4} kernels  {mark:12} {_said(counts)}, {sum(one.steps for one in group)} steps"
        )
    return [*lines, f"{seconds:.0f} s"]


def stale(found: Iterable[Checked]) -> list[str]:
    """The rows that docs/KERNELS.md should have, and has not."""
    rows = []
    for folder in dict.fromkeys(one.subject.folder for one in found):
        group = [one for one in found if one.subject.folder == folder]
        counts = sum((one.counts for one in group), Counter())
        rows.append(f"| {folder} | {len(group)} | {counts['proved']} | {counts['refuted']} |")
    page = PAGE.read_text().splitlines()
    return [f"docs/KERNELS.md lacks the row {row}" for row in rows if row not in page]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check the committed kernels against their bindings.")
    parser.add_argument("names", nargs="*", help="parts of names folder/target/kernel; all kernels if none is given")
    parser.add_argument("--timeout", default="60s", help="time for each case")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many kernels at a time")
    parser.add_argument("--no-cache", action="store_true", help="decide everything anew")
    parser.add_argument("--recheck", action="store_true", help="put verdicts on record and establish them from there")
    options = parser.parse_args(arguments)
    if options.jobs < 1:
        parser.error("--jobs: at least 1")
    chosen = [s for s in subjects() if not options.names or any(part in s.name for part in options.names)]
    if not chosen:
        print(f"no kernel has {' or '.join(options.names)} in its name", file=sys.stderr)
        return 2
    started, expected = time.monotonic(), expectations()
    each, found = ("--jobs", "1", "--timeout", options.timeout), []
    with tempfile.TemporaryDirectory() as anew, ThreadPoolExecutor(options.jobs) as pool:
        if options.no_cache:
            os.environ["TILEPROVE_CACHE"] = anew
        for one in pool.map(lambda s: checked(s, expected.get(s.name, Expected()), each, options.recheck), chosen):
            found.append(one)
            print("\n".join(one.lines), flush=True)
    print("\n" + "\n".join(closing(found, time.monotonic() - started)))
    wrong = [] if options.names else stale(found)
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong or any(one.differences for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
