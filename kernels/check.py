"""Checks the kernels of this folder against their bindings: python kernels/check.py [--timeout 20s] [name ...]

Every kernel goes through `tileprove kernel check`; expected.toml says what must come out. Exit code 1 if anything else
does. About five minutes for all of them on two processors.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
COMMAND = (sys.executable, "-m", "tileprove.prover.cli", "kernel", "check")


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
    """A committed kernel and one of its bindings. name: folder/target/kernel, as in expected.toml."""

    name: str
    binding: Path

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.ll"


def subjects() -> Iterator[Subject]:
    """Every kernel with every binding that it has."""
    for kernel in opencl.kernels():
        for target in kernel.targets:
            for binding in kernel.binding_files(target):
                yield Subject(f"opencl/{target}/{kernel.name}", binding)
    for folder in ("mojo", "triton"):
        for binding in sorted((HERE / folder).glob("*.toml")):
            for file in sorted((HERE / folder).glob(f"*/{binding.stem}.ll")):
                yield Subject(str(file.relative_to(HERE).with_suffix("")), binding)


@dataclass(frozen=True, slots=True)
class Expected:
    """Cases, as claim/case, that must be refuted, and that may stay undecided; the rest must be proved."""

    refuted: frozenset[str] = frozenset()
    undecided: frozenset[str] = frozenset()

    def differences(self, verdicts: dict[str, str]) -> list[str]:
        """What is not as expected, a line each."""
        found = []
        for case, verdict in verdicts.items():
            wanted = {"refuted"} if case in self.refuted else {"proved"}
            if case in self.undecided:
                wanted.add("unknown")
            if verdict not in wanted:
                found.append(f"{case} is {verdict}, not {' or '.join(sorted(wanted))}")
        return found + [f"{case} is not among the cases" for case in sorted(self.refuted - verdicts.keys())]


def expectations() -> dict[str, Expected]:
    tables = tomllib.loads((HERE / "expected.toml").read_text())
    return {name: Expected(**{key: frozenset(value) for key, value in t.items()}) for name, t in tables.items()}


def verdicts(subject: Subject, *options: str) -> dict[str, str]:
    """claim/case -> verdict. Raises RuntimeError with the command's complaint if there are none."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        files = (str(subject.file), "--binding", str(subject.binding), "--json", str(answer))
        done = subprocess.run([*COMMAND, *files, *options], capture_output=True, text=True)
        if not answer.exists() or done.returncode == 2:
            raise RuntimeError((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
        records = json.loads(answer.read_text())["obligations"]
    return {f"{record['claim']}/{record['case']}": record["verdict"] for record in records}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check the committed kernels against their bindings.")
    parser.add_argument("names", nargs="*", help="parts of names folder/target/kernel; all kernels if none is given")
    parser.add_argument("--timeout", default="20s", help="time for each case")
    options = parser.parse_args(arguments)
    expected, wrong = expectations(), 0
    chosen = [s for s in subjects() if not options.names or any(part in s.name for part in options.names)]
    if not chosen:
        print(f"no kernel has {' or '.join(options.names)} in its name", file=sys.stderr)
        return 2
    for subject in chosen:
        started = time.monotonic()
        try:
            found = verdicts(subject, "--timeout", options.timeout)
            differences = expected.get(subject.name, Expected()).differences(found)
        except RuntimeError as error:
            found, differences = {}, [str(error)]
        counts = {verdict: list(found.values()).count(verdict) for verdict in dict.fromkeys(found.values())}
        said = ", ".join(f"{count} {verdict}" for verdict, count in counts.items())
        mark = "WRONG" if differences else "as expected"
        seconds = time.monotonic() - started
        print(f"{subject.name:45} {subject.binding.name:28} {mark:12} {said}, {seconds:.1f} s", flush=True)
        for difference in differences:
            print(f"    {difference}", flush=True)
        wrong += bool(differences)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
