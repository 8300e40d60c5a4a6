"""`tileprove cuda show`: CUDA kernels, as the PTX that compilers make of them."""

from __future__ import annotations

from pathlib import Path

import click

from . import time_limit

UNDECIDED = 3


@click.group(short_help="Read CUDA kernels (PTX): every access as mathematics, at its line of the source.")
def command() -> None:
    """Read PTX, which nvcc, Triton and others make of CUDA kernels.

    \b
    Examples
      nvcc -ptx -lineinfo -arch=sm_90 kernel.cu       makes kernel.ptx; needs no GPU
      tileprove cuda show kernel.ptx                  every access of its kernels as mathematics
      tileprove cuda show kernel.ptx --kernel saxpy   of one kernel, by its C++ name
    """


@command.command(short_help="Every access of a kernel as mathematics, at its line of the source.")
@click.argument("file", type=click.Path(path_type=Path), metavar="KERNEL.ptx")
@click.option("--kernel", "name", metavar="NAME", help="Which kernel: its C++ name, with or without arguments.")
@click.option(
    "--exact", is_flag=True, help="Formulas for all arguments, wrapping included, and not only where none wraps."
)
@time_limit.option("5m")
@time_limit.limited("file")
def show(file: Path, name: str | None, exact: bool) -> int:
    """Print every access of a file's kernels: bytes, memory, address and condition, at its line of the source.

    Addresses are bytes from the start of the memory, over tid, ctaid, ntid, nctaid (of any size that the hardware has) and
    the arguments, which PTX numbers: param_0, and param_0.8 for 8 bytes into a struct. t@L is the iteration of the loop at
    line L. The formulas hold where arguments are not negative and nothing wraps, and lines say where that is; --exact gives
    them for all arguments. What is not known is named at its line. Exit code 3 where something is not known, or the time
    limit ends it.
    """
    from ..cuda.child import page
    from ..cuda.reading import chosen, read_file
    from ..cuda.showing import RACES
    from ..readers.demangling import demangled
    from ..showing.page import console

    module = read_file(file)
    out, lost = console(), 0
    for kernel in chosen(module, name):
        found = page(module, kernel, exact)
        out.say(f"\n{demangled(kernel.name)}, {file}:{kernel.line}", style="bold")
        out.pairs(found.heading)
        for title, lines in found.parts:
            out.say(title, style="bold")
            out.pairs(lines)
        if found.unread:
            out.say("not known", style="bold")
            out.pairs(found.unread)
            lost += 1
        out.pairs([("note", RACES)])
    return UNDECIDED if lost else 0
