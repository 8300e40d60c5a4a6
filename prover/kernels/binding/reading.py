"""A .ll file -> `ir.Module`, through LLVM's own parser in a process that may crash without taking anything along."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import msgspec

from ...base.baton import waiting
from ...base.extras import install
from ...language.obligations import SpecError
from ..ir.module import Kernel, Module
from .calling import trouble

MOST_BYTES = 32 << 20
SECONDS = 60.0


class KernelError(SpecError):
    """A kernel file that cannot be used; the message is one line."""


def read_file(path: Path) -> Module:
    """The module in the file. Raises KernelError; OSError if there is no such file."""
    if path.is_dir():
        raise KernelError(f"{path} is a folder; name a .ll file in it")
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise KernelError(f"{path}: {size:,} bytes of text; at most {MOST_BYTES >> 20} MiB are read")
    content = path.read_bytes()
    if content.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b")):
        raise KernelError(f"{path}: LLVM bitcode; llvm-dis turns it into the text that is read here")
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise KernelError(f"{path}: not a text file in UTF-8") from None
    if "\0" in text:
        raise KernelError(f"{path}: not a text file")
    return read_text(text, str(path))


def read_text(text: str, name: str, seconds: float = SECONDS) -> Module:
    """The module that the text says. name: for messages. Raises KernelError."""
    command = (sys.executable, "-P", "-m", "tileprove.prover.kernels.ir.child", name)
    try:
        with waiting():
            found = subprocess.run(command, input=text.encode(), capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise KernelError(f"{name}: reading it did not finish in {seconds:g} s") from None
    if found.returncode < 0:
        raise KernelError(f"{name}: LLVM crashed on it ({signal.Signals(-found.returncode).name}){_last(found.stderr)}")
    if found.returncode:
        raise KernelError(f"{name}: cannot be read{_last(found.stderr)}")
    try:
        answer = msgspec.msgpack.decode(found.stdout)
        if isinstance(answer, dict) and "missing" in answer:
            raise KernelError(f"reading kernels needs {answer['missing']}: {install('kernels')}")
        if isinstance(answer, dict) and "error" in answer:
            raise KernelError(f"{name}: {answer['error']}")
        module = msgspec.convert(answer, Module)
    except msgspec.MsgspecError as error:
        raise KernelError(f"{name}: the reader answered something else than a module: {error}") from None
    for kernel in module.kernels:
        wrong = trouble(kernel, module.globals)
        if wrong:
            raise KernelError(f"{name}:{kernel.line}: {kernel.name}: {wrong}")
    return module


def _last(errors: bytes) -> str:
    lines = [line.strip() for line in errors.decode(errors="replace").split("\n") if line.strip()]
    told = [line for line in lines if "rror" in line or "ssert" in line] or lines
    return f": {told[-1][:160]}" if told else ""


def choose(module: Module, name: str | None) -> Kernel:
    """The kernel of that name, or the only one. Raises KernelError."""
    names = [kernel.name for kernel in module.kernels]
    if name is None:
        if len(names) > 1:
            raise KernelError(f"{module.file} has several kernels, choose one with --kernel: {', '.join(names)}")
        return module.kernels[0]
    for kernel in module.kernels:
        if kernel.name == name:
            return kernel
    raise KernelError(f"{module.file} has no kernel named {name!r}; there is {', '.join(names)}")
