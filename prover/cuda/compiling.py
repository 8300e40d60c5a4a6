"""A .cu file -> the PTX that nvcc makes of it, in a folder that is gone afterwards. It needs no GPU."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from tempfile import TemporaryDirectory

from ..base.extras import install
from ..base.turn_lock import waiting
from ..language.obligations import SpecError
from ..running.supervising import Gone, RunnerError, program

SECONDS = 300.0
MEMORY = 16 << 20  # KiB of address space, of each of the compiler's processes
MOST_FLAG = 4096  # characters
DEFAULT = ("-ptx", "-lineinfo")
ARCH = "sm_90"
ARCHES = ("-arch", "--gpu-architecture", "-gencode", "--generate-code")
# flags that make something else than PTX, write elsewhere, or run what was compiled
OTHERS = (
    "-o", "--output-file", "-odir", "--output-directory", "-c", "--compile", "-dc", "--device-c", "-dw", "--device-w",
    "-cubin", "--cubin", "-fatbin", "--fatbin", "-cuda", "--cuda", "-E", "--preprocess", "-link", "--link", "-dlink",
    "--device-link", "-lib", "--lib", "-run", "--run", "-optix-ir", "--optix-ir", "-ltoir", "--ltoir", "-M", "-MM", "-MD",
    "-MMD", "-MF", "-dryrun", "--dryrun", "-keep", "--keep", "-keep-dir", "--keep-dir", "-save-temps", "--save-temps", "-h",
    "--help", "-V", "--version", "-objtemp", "--objdir-as-tempdir",
)  # fmt: skip
PACKAGES = ("nvidia-cuda-nvcc", "nvidia-cuda-nvcc-cu13", "nvidia-cuda-nvcc-cu12")
ERRORS = (
    re.compile(r"^(?P<file>.+?)\((?P<line>\d+)\): (?:catastrophic |fatal )?error(?: #[\w-]+)?: (?P<said>.*)$"),
    re.compile(r"^(?P<file>.+?):(?P<line>\d+):(?:\d+:)? (?:fatal )?error: (?P<said>.*)$"),
)
FATAL = re.compile(r"^(?:nvcc|ptxas|cicc|cudafe\+\+) *(?:fatal|error)\s*: (?P<said>.*)$")
HOST = "host compiler"
ENTRY = re.compile(r"^\s*(?:\.visible\s+|\.weak\s+)*\.entry\b", re.MULTILINE)


class CompileError(SpecError):
    """A source that nvcc makes no PTX of; the message is one line."""


def compiler() -> str | None:
    """nvcc: on PATH, of CUDA_HOME, or of NVIDIA's package beside this one."""
    found = shutil.which("nvcc")
    if found is not None:
        return found
    for home in filter(None, map(os.environ.get, ("CUDA_HOME", "CUDA_PATH"))):
        own = Path(home) / "bin" / "nvcc"
        if os.access(own, os.X_OK):
            return str(own)
    for package in PACKAGES:
        try:
            inside = [one for one in files(package) or () if one.name == "nvcc" and one.parent.name == "bin"]
        except PackageNotFoundError:
            continue
        for one in inside:
            own = Path(str(one.locate()))
            if own.is_file():
                if not os.access(own, os.X_OK):
                    own.chmod(own.stat().st_mode | 0o111)
                return str(own)
    return None


def compiled(path: Path, flags: Sequence[str] = (), seconds: float = SECONDS) -> str:
    """The PTX of the file, with lines. flags: nvcc's own, word by word: -Ifolder, -DN=4, -std=c++17, -arch=sm_80.

    Raises CompileError; OSError if there is no such file.
    """
    path.stat()
    if path.is_dir():
        raise CompileError(f"{path} is a folder; name a .cu file in it")
    for flag in flags:
        if flag.partition("=")[0] in OTHERS or len(flag) > MOST_FLAG or "\0" in flag:
            raise CompileError(f"{path}: {flag[:60]}: nvcc makes PTX here, which this flag is not for")
    nvcc = compiler()
    if nvcc is None:
        raise CompileError(
            f"{path}: CUDA source, and there is no nvcc to compile it: have it on PATH, set CUDA_HOME, or {install('cuda')}"
        )
    own = any(flag.partition("=")[0] in ARCHES for flag in flags)
    with TemporaryDirectory(prefix="tileprove-nvcc-") as folder:
        out = Path(folder) / "out.ptx"
        command = [
            nvcc,
            *DEFAULT,
            *(() if own else (f"-arch={ARCH}",)),
            *flags,
            "-x",
            "cu",
            "-o",
            str(out),
            str(path.absolute()),
        ]
        with waiting():
            code, said = _ran(command, folder, seconds, path)
        if code or not out.is_file():
            raise CompileError(_complaint(path, code, said))
        text = out.read_bytes().decode(errors="replace")
    if not ENTRY.search(text):
        raise CompileError(
            f"{path}: nvcc finds no kernel to compile in it: no __global__ function, or templates alone, of which it "
            "compiles what is used, or asked for as in `template __global__ void k<float>(float *);`"
        )
    return text.replace(f'"{path.absolute().parent}{os.sep}', '"')  # places are on record, which goes to other folders


def _ran(command: Sequence[str], folder: str, seconds: float, path: Path) -> tuple[int, list[str]]:
    """The exit code, and what it says."""
    shell = ("/bin/sh", "-c", f'ulimit -v {MEMORY}; exec "$@" 2>&1 < /dev/null', "sh")
    try:
        child = program([*shell, *command], "kept", {"TMPDIR": folder, "LC_ALL": "C"})
    except OSError as error:
        raise RunnerError(f"nvcc cannot be started: {error}") from None
    said: list[str] = []
    end = time.monotonic() + seconds
    try:
        while True:
            said.append(child.line(end - time.monotonic()).decode(errors="replace"))
    except Gone as gone:
        if gone.late:
            raise CompileError(f"{path}: nvcc did not finish in {seconds:g} s") from None
        return gone.code, [*said, *gone.said.splitlines()]
    finally:
        child.end()


def _complaint(path: Path, code: int, said: Sequence[str]) -> str:
    """The first error, at its place in the user's file."""
    for line in said:
        for pattern in ERRORS:
            found = pattern.match(line)
            if found is not None:
                file = str(path) if found["file"] == str(path.absolute()) else found["file"]
                return f"{file}:{found['line']}: {found['said'][:300]}"
    for line in said:
        found = FATAL.match(line)
        if found is not None and HOST in found["said"]:
            return f"{path}: nvcc finds no host compiler that it can use, which it needs to read the file: install g++"
        if found is not None:
            return f"{path}: nvcc: {found['said'][:300]}"
    last = next((line.strip() for line in reversed(said) if line.strip()), "")
    return f"{path}: nvcc ended with exit code {code}" + (f": {last[:300]}" if last else "")
