"""A .ptx or .cu file -> `ir.Module`, in a process that may run out of time or memory without taking anything along."""

from __future__ import annotations

import os
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

import msgspec

from ..base.files import TextKind
from ..base.files import read_text as text_of
from ..base.turn_lock import waiting
from ..kernels.ir.module import Kernel, Module, Read
from ..language.obligations import SpecError
from ..readers.demangling import demangled, meant, plain_name
from ..running.supervising import Gone, Limits, answer
from .compiling import compiled

SECONDS = 60.0
MEMORY = 2048  # MiB


class PtxError(SpecError):
    """A file that cannot be used; the message is one line."""


MACHINE_CODE = "machine code; `cuobjdump -ptx` gives the PTX in it, if there is any"
PTX = TextKind(".ptx", PtxError, {(b"\x7fELF", b"P\xed\x55\xba"): MACHINE_CODE}, ended=True)
SOURCE = ".cu"
MOST_NAMES = 12
MADE_OF = "the PTX of "


def ptx(path: Path, flags: Sequence[str] = ()) -> tuple[str, str]:
    """The text of PTX in the file, and its name for messages; of CUDA source, what nvcc makes of it with these flags.

    Raises PtxError, CompileError; OSError if there is no such file.
    """
    if path.suffix == SOURCE:
        return compiled(path, flags), f"{MADE_OF}{path}"
    if flags:
        raise PtxError(f"{path}: {flags[0]}: flags are for CUDA source, a .cu file")
    return text_of(path, PTX), str(path)


def read_file(path: Path, flags: Sequence[str] = ()) -> Module:
    """The module in the file, with the errors of `ptx`."""
    return read_text(*ptx(path, flags))


def read_text(text: str, name: str, seconds: float = SECONDS, wanted: str = "") -> Module:
    """The module that the text says. name: for messages. wanted: a kernel, as `chosen` has it; of the file's others there
    is the name alone. Raises PtxError."""
    given = msgspec.json.encode((os.fsencode(name), text, wanted))
    try:
        with waiting():
            said = answer("tileprove.prover.readers.ptx.child:answer", given, Limits(seconds, MEMORY), "kept")
    except Gone as gone:
        why = f"reading it did not finish in {seconds:g} s" if gone.late else f"cannot be read ({gone.how})"
        raise PtxError(f"{name}: {why}") from None
    found = msgspec.json.decode(said, type=Read)
    if found.module is None:
        cut = "; is the file cut off?" if text.count("{") > text.count("}") else ""
        raise PtxError(f"{name}: {found.error}{cut}")
    if not found.module.kernels:
        raise PtxError(f"{name}: there is no kernel (.entry) in it")
    return found.module


def chosen(module: Module, name: str | None) -> list[Kernel]:
    """The kernels of that name, mangled or as C++ has it, with or without its arguments and namespaces; all of them for
    None.

    Raises PtxError.
    """
    if name is None:
        return module.kernels
    own = meant([kernel.name for kernel in module.kernels], name)
    if own:
        return [kernel for kernel in module.kernels if kernel.name in own]
    names = list(dict.fromkeys(plain_name(kernel.name) for kernel in module.kernels))
    near = get_close_matches(name, names, 3)
    known = f"did you mean {' or '.join(near)}? There is" if near else "there is"
    more = f" and {len(names) - MOST_NAMES} more" if len(names) > MOST_NAMES else ""
    raise PtxError(f"{module.file} has no kernel named {name!r}; {known} {', '.join(names[:MOST_NAMES])}{more}")


def called(module: Module, kernel: Kernel) -> str:
    """The shortest name that is this kernel's alone."""
    for name in (plain_name(kernel.name), demangled(kernel.name)):
        if chosen(module, name) == [kernel]:
            return name
    return kernel.name
