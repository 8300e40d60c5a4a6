"""Compiles the Mojo kernels of this folder to LLVM IR: python kernels/mojo/emit.py [--check] [name ...]

Each .mojo file prints the kernels that its main names; every one goes to gfx950/<kernel>.ll. The results are committed.
The compiler is `mojo`, from the packages mojo, max-mojo-libs and max-core; the loaders under test come compiled in
max-mojo-libs. It is looked for beside this Python, then on the PATH.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tileprove.prover.files import replace_content

HERE = Path(__file__).parent
LIBRARY = "emit"
MARK = re.compile(r"^//// (\S+)\n", re.MULTILINE)
SYMBOL = re.compile(r"^define .*?amdgpu_kernel void @([\w.$-]+)\(", re.MULTILINE)


def compiler() -> str | None:
    """The mojo command, if there is one."""
    beside = Path(sys.executable).with_name("mojo")
    return str(beside) if beside.exists() else shutil.which("mojo")


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


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the Mojo kernels to LLVM IR.")
    parser.add_argument("names", nargs="*", help="harness files, without .mojo; all of them if none is named")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    parser.add_argument("--folder", type=Path, default=HERE / "gfx950", help="where the <kernel>.ll files are")
    options = parser.parse_args(arguments)
    mojo = compiler()
    if mojo is None:
        print("the compiler is missing: pip install mojo max-mojo-libs max-core", file=sys.stderr)
        return 2
    known = {file.stem: file for file in sorted(HERE.glob("*.mojo")) if file.stem != LIBRARY}
    unknown = [name for name in options.names if name not in known]
    if unknown:
        print(f"no harness {unknown[0]!r}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    comment = f"; printed by {version(mojo)} from kernels/mojo\n"
    differing = 0
    for source in [known[name] for name in options.names] or known.values():
        try:
            found = dict(emitted(mojo, source))
        except RuntimeError as error:
            print(error, file=sys.stderr)
            return 2
        for name, text in found.items():
            file, content = options.folder / f"{name}.ll", (comment + text).encode()
            if not options.check:
                replace_content(file, content)
            elif not file.exists() or file.read_bytes() != content:
                differing += 1
                print(f"{file} is not what the compiler gives")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
