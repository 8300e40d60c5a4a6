"""Compiles the OpenCL kernels of this folder to LLVM IR: python kernels/compile.py [--check] [name ...]

The results are committed, so that nobody needs the compiler to prove something about them. The compiler is the clang
of the package ziglang (in the test extra); another version may print other IR.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tileprove.prover.files import replace_content

HERE = Path(__file__).parent
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


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the OpenCL kernels to LLVM IR.")
    parser.add_argument("names", nargs="*", help="kernels to compile; all of them if none is named")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    parser.add_argument("--folder", type=Path, default=OPENCL, help="where the <target>/<name>.ll files are")
    options = parser.parse_args(arguments)
    if importlib.util.find_spec("ziglang") is None:
        print("the compiler is missing: pip install ziglang", file=sys.stderr)
        return 2
    known = {kernel.name: kernel for kernel in kernels()}
    unknown = [name for name in options.names if name not in known]
    if unknown:
        print(f"no kernel {unknown[0]!r} in kernels.toml; there are {', '.join(known)}", file=sys.stderr)
        return 2
    differing = 0
    for kernel in [known[name] for name in options.names] or known.values():
        for target in kernel.targets:
            try:
                text = kernel.compile(target)
            except RuntimeError as error:
                print(error, file=sys.stderr)
                return 2
            file = kernel.file(target, options.folder)
            if options.check:
                if not file.exists() or file.read_text() != text:
                    differing += 1
                    print(f"{file} is not what the compiler gives")
            else:
                replace_content(file, text.encode())
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
