"""A .ll file -> `ir.Module`, through LLVM's own parser in a process that may crash without taking anything along."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ...base.extras import install
from ...base.files import TextKind
from ...base.files import read_text as text_of
from ...base.turn_lock import waiting
from ...language.obligations import SpecError
from ...running.supervising import Gone, Limits, answer
from ..ir.module import Kernel, Module, Read
from .calling import trouble

SECONDS = 60.0
MEMORY = 2048  # MiB


class KernelError(SpecError):
    """A kernel file that cannot be used; the message is one line."""


BITCODE = "LLVM bitcode; llvm-dis turns it into the text that is read here"
LLVM = TextKind(".ll", KernelError, {(b"BC\xc0\xde", b"\xde\xc0\x17\x0b"): BITCODE})


def read_file(path: Path) -> Module:
    """The module in the file. Raises KernelError; OSError if there is no such file."""
    return read_text(text_of(path, LLVM), str(path))


def read_text(text: str, name: str, seconds: float = SECONDS) -> Module:
    """The module that the text says. name: for messages. Raises KernelError."""
    given = msgspec.json.encode((os.fsencode(name), text))
    try:
        with waiting():
            said = answer("tileprove.prover.kernels.ir.child:answer", given, Limits(seconds, MEMORY), "kept")
    except Gone as gone:
        if gone.late:
            raise KernelError(f"{name}: reading it did not finish in {seconds:g} s") from None
        why = f"LLVM crashed on it ({gone.how})" if gone.code < 0 else "cannot be read"
        raise KernelError(f"{name}: {why}{_last(gone.errors)}") from None
    try:
        found = msgspec.json.decode(said, type=Read)
    except msgspec.MsgspecError as error:
        raise KernelError(f"{name}: the reader answered something else than a module: {error}") from None
    if found.missing:
        raise KernelError(f"reading kernels needs {found.missing}: {install('kernels')}")
    module = found.module
    if module is None:
        raise KernelError(f"{name}: {found.error}")
    for kernel in module.kernels:
        wrong = trouble(kernel, module.globals)
        if wrong:
            raise KernelError(f"{name}:{kernel.line}: {kernel.name}: {wrong}")
    return module


def _last(errors: str) -> str:
    lines = [line.strip() for line in errors.split("\n") if line.strip()]
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
