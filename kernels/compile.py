"""Compiles the OpenCL kernels of this folder to LLVM IR: python kernels/compile.py [--check] [name ...]

The results are committed, so that nobody needs the compiler to prove something about them. The compiler is the clang
of the package ziglang (in the test extra); another version may print other IR.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from tileprove.prover.base.extras import install

HERE = Path(__file__).parent
sys.path.append(str(HERE))
import committed  # noqa: E402

sys.path.pop()  # its folders have the names of packages

OPENCL = HERE / "opencl"
CLANG = (sys.executable, "-m", "ziglang", "clang")
LANGUAGE = ("-x", "cl", "-cl-std=CL2.0", "-cl-no-stdinc", "-nogpulib", "--target=amdgcn-amd-amdhsa")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kernel:
    """One entry of kernels.toml, whose first comment says what the fields mean."""

    name: str
    source: str
    targets: tuple[str, ...] = ("gfx950",)
    defines: tuple[str, ...] = ()
    optimize: str = "O3"
    bindings: tuple[str, ...] = ()
    wrong: str = ""

    def file(self, target: str, folder: Path = OPENCL) -> Path:
        return folder / target / f"{self.name}.ll"

    def binding_files(self, target: str) -> list[Path]:
        """What the kernel must compute: the target's own binding where there is one."""
        names = [(OPENCL / f"{name}.{target}.toml", OPENCL / f"{name}.toml") for name in self.bindings]
        return [own if own.exists() else common for own, common in names]

    def command(self, target: str) -> list[str]:
        macros = [f"-D{define}" for define in self.defines]
        return [
            *CLANG,
            *LANGUAGE,
            f"-mcpu={target}",
            f"-{self.optimize}",
            "-S",
            "-emit-llvm",
            *macros,
            self.source,
            "-o",
            "-",
        ]

    def compile(self, target: str) -> str:
        """The IR. Raises RuntimeError with the compiler's first line of complaint."""
        done = subprocess.run(self.command(target), cwd=OPENCL, capture_output=True, text=True)
        if done.returncode:
            complaint = (done.stderr.splitlines() or ["no message"])[0]
            raise RuntimeError(f"{self.name} for {target}: {complaint}")
        return done.stdout


def kernels(file: Path = HERE / "kernels.toml") -> Iterator[Kernel]:
    """The entries of kernels.toml, in its order."""
    for name, fields in tomllib.loads(file.read_text()).items():
        lists = {key: tuple(value) for key, value in fields.items() if isinstance(value, list)}
        yield Kernel(name=name, **(fields | lists))


def results(names: Collection[str], folder: Path) -> Iterator[tuple[Path, str]]:
    for kernel in kernels():
        for target in kernel.targets if kernel.name in names else ():
            yield kernel.file(target, folder), kernel.compile(target)


def main(arguments: list[str] | None = None) -> int:
    there = importlib.util.find_spec("ziglang") is not None
    return committed.main(
        arguments, compiles="OpenCL kernels", known=[kernel.name for kernel in kernels()], what="kernel", folder=OPENCL,
        missing="" if there else f"the compiler is missing: {install('test')}", results=results,
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
