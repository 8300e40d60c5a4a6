"""`tileprove cuda show`: CUDA kernels, as the PTX that compilers make of them."""

from __future__ import annotations

from pathlib import Path

import click

from . import compiling, time_limit
from .cuda_check import check, explain

UNDECIDED = 3
LONG = 40  # characters of a place that stands before what is said of it


@click.group(short_help="Read CUDA kernels (PTX), and prove their accesses for all sizes of a launch.")
def command() -> None:
    """Read PTX, which nvcc, Triton and others make of CUDA kernels.

    \b
    Examples
      tileprove cuda show kernel.ptx                  every access of its kernels as mathematics
      tileprove cuda show kernel.ptx --kernel saxpy   of one kernel, by its C++ name
      tileprove cuda show kernel.cu -I include        of CUDA source, which nvcc compiles; needs no GPU
      tileprove cuda show kernel.ptx --launch         a launch of each kernel to edit, for `cuda check`
      tileprove cuda check kernel.ptx launches.py     every access inside its memory, for all sizes of a launch
    """


@command.command(short_help="Every access of a kernel as mathematics, at its line of the source.")
@click.argument("file", type=click.Path(path_type=Path), metavar="KERNEL.ptx|KERNEL.cu")
@compiling.options
@click.option("--kernel", "name", metavar="NAME", help="Which kernel: its C++ name, with or without arguments.")
@click.option(
    "--exact", is_flag=True, help="Formulas for all arguments, wrapping included, and not only where none wraps."
)
@click.option(
    "--launch", "launches", is_flag=True, help="Print launches to edit, with every parameter, and nothing else."
)
@time_limit.option("5m")
@time_limit.limited("file")
def show(file: Path, flags: tuple[str, ...], name: str | None, exact: bool, launches: bool) -> int:
    """Print every access of a file's kernels: bytes, memory, address and condition, at its line of the source.

    Addresses are bytes from the start of the memory, over tid, ctaid, ntid, nctaid (of any size that the hardware has)
    and the arguments, which PTX numbers: param_0, and param_0.8 for 8 bytes into a struct. t@L is the iteration of the
    loop at line L. The formulas hold where arguments are not negative and nothing wraps, and lines say where that is;
    --exact gives them for all arguments. What is not known is named at its line. CUDA source is compiled by nvcc (on
    PATH, of CUDA_HOME, or of NVIDIA's packages); --nvcc-flags '-Xcicc -O0' keeps every access of the source. Exit code 3
    where something is not known, or the time limit ends it.
    """
    from ..cuda.child import page
    from ..cuda.reading import SOURCE, chosen, read_file
    from ..cuda.showing import left_out
    from ..cuda.writing import written
    from ..readers.demangling import demangled
    from ..showing.page import console

    module = read_file(file, flags)
    out, lost = console(), 0
    if launches:
        wanted = chosen(module, name)
        fields = {
            f"{kernel.name} {label}": own
            for kernel in wanted
            for label, own in page(module, kernel, False).fields.items()
        }
        print(written(module, wanted, fields, file.name), end="")
        return 0
    for kernel in chosen(module, name):
        found = page(module, kernel, exact)
        line = f":{kernel.line}" if file.suffix != SOURCE else ""
        out.say(f"\n{demangled(kernel.name)}, {file}{line}", style="bold")
        out.pairs(found.heading)
        for title, lines in found.parts:
            out.say(title, style="bold")
            out.pairs(lines)
        if found.unread:
            out.say("not known", style="bold")
            out.pairs([(at, why) if len(at) <= LONG else ("", f"{at}: {why}") for at, why in found.unread])
            lost += 1
        out.pairs([("note", said) for said in left_out(kernel)])
    return UNDECIDED if lost else 0


command.add_command(check)
command.add_command(explain)
