"""Compiles the Mojo kernels of this folder to LLVM IR: python kernels/mojo/emit.py [--check] [name ...]

Each .mojo file prints the kernels that its main names; every one goes to gfx950/<kernel>.ll. The results are committed.
The compiler is `mojo`, of the extra `mojo`; the loaders under test come compiled in
max-mojo-libs. It is looked for beside this Python, then on the PATH.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

from tileprove.prover.base.extras import install

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))
import committed  # noqa: E402

sys.path.pop()  # its folders have the names of packages

LIBRARY = "emit"
MARK = re.compile(r"^//// (\S+)\n", re.MULTILINE)
SYMBOL = re.compile(r"^define .*?amdgpu_kernel void @([\w.$-]+)\(", re.MULTILINE)


def compiler() -> str | None:
    """The mojo command, if there is one."""
    beside = Path(sys.executable).with_name("mojo")
    return str(beside) if beside.is_file() else shutil.which("mojo")


def version(mojo: str) -> str:
    return subprocess.run([mojo, "--version"], capture_output=True, text=True, check=True).stdout.strip()


def emitted(mojo: str, source: Path) -> Iterator[tuple[str, str]]:
    """(kernel, IR) of every kernel that a harness file prints. Raises RuntimeError with the first error."""
    done = subprocess.run([mojo, source.name], cwd=source.parent, capture_output=True, text=True)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error:" in line] or ["no message"]
        raise RuntimeError(f"{source.name}: {errors[0]}")
    _, *pieces = MARK.split(done.stdout)
    for name, text in zip(pieces[::2], pieces[1::2], strict=True):
        yield name, tidied(name, text)


def tidied(name: str, text: str) -> str:
    """The IR with the kernel's long compiled name replaced by its short one."""
    found = SYMBOL.search(text)
    if found is None:
        raise RuntimeError(f"{name}: the compiler printed no kernel")
    return text.strip().replace(found[1], name) + "\n"


def results(names: Collection[str], folder: Path) -> Iterator[tuple[Path, str]]:
    mojo = compiler()
    assert mojo is not None
    comment = f"; printed by {version(mojo)} from kernels/mojo\n"
    for name in names:
        for kernel, text in emitted(mojo, harnesses()[name]):
            yield folder / f"{kernel}.ll", comment + text


def harnesses() -> dict[str, Path]:
    return {file.stem: file for file in sorted(HERE.glob("*.mojo")) if file.stem != LIBRARY}


def main(arguments: list[str] | None = None) -> int:
    return committed.main(
        arguments, compiles="Mojo kernels", known=harnesses(), what="harness", folder=HERE / "gfx950",
        missing="" if compiler() else f"the compiler is missing: {install('mojo')}", results=results,
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
