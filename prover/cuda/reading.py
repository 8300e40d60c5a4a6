"""A .ptx file -> `ir.Module`, in a process that may run out of time or memory without taking anything along."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ..base.turn_lock import waiting
from ..kernels.ir.module import Kernel, Module, Read
from ..language.obligations import SpecError
from ..readers.demangling import demangled, plain_name
from ..running.supervising import Gone, Limits, answer

MOST_BYTES = 32 << 20
SECONDS = 60.0
MEMORY = 2048  # MiB


class PtxError(SpecError):
    """A file that cannot be used; the message is one line."""


def read_file(path: Path) -> Module:
    """The module in the file. Raises PtxError; OSError if there is no such file."""
    if path.is_dir():
        raise PtxError(f"{path} is a folder; name a .ptx file in it")
    if path.suffix == ".cu":
        nvcc = f"nvcc -ptx -lineinfo -arch=sm_90 {path.name}"
        raise PtxError(f"{path}: CUDA source; `{nvcc}` makes the .ptx that is read here")
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise PtxError(f"{path}: {size:,} bytes of text; at most {MOST_BYTES >> 20} MiB are read")
    content = path.read_bytes()
    if content.startswith((b"\x7fELF", b"P\xed\x55\xba")):
        raise PtxError(f"{path}: machine code; `cuobjdump -ptx` gives the PTX in it, if there is any")
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise PtxError(f"{path}: not a text file in UTF-8") from None
    if "\0" in text.rstrip("\0"):  # compilers may end it with one
        raise PtxError(f"{path}: not a text file")
    return read_text(text.rstrip("\0"), str(path))


def read_text(text: str, name: str, seconds: float = SECONDS) -> Module:
    """The module that the text says. name: for messages. Raises PtxError."""
    given = msgspec.json.encode((os.fsencode(name), text))
    try:
        with waiting():
            said = answer("tileprove.prover.readers.ptx.child:answer", given, Limits(seconds, MEMORY), "kept")
    except Gone as gone:
        why = f"reading it did not finish in {seconds:g} s" if gone.late else f"cannot be read ({gone.how})"
        raise PtxError(f"{name}: {why}") from None
    found = msgspec.json.decode(said, type=Read)
    if found.module is None:
        raise PtxError(f"{name}: {found.error}")
    if not found.module.kernels:
        raise PtxError(f"{name}: there is no kernel (.entry) in it")
    return found.module


def chosen(module: Module, name: str | None) -> list[Kernel]:
    """The kernels of that name, mangled or as C++ has it, with or without its arguments; all of them for None.

    Raises PtxError.
    """
    if name is None:
        return module.kernels
    for way in (lambda own: own, demangled, plain_name, lambda own: plain_name(own).partition("<")[0]):
        found = [kernel for kernel in module.kernels if way(kernel.name) == name]
        if found:
            return found
    names = ", ".join(plain_name(kernel.name) for kernel in module.kernels[:12])
    more = f" and {len(module.kernels) - 12} more" if len(module.kernels) > 12 else ""
    raise PtxError(f"{module.file} has no kernel named {name!r}; there is {names}{more}")
