"""`tileprove triton run`: programs of a launch in Triton's own interpreter, at one size."""

from __future__ import annotations

import re
from pathlib import Path

import click

from .options import Duration


@click.command(short_help="Run programs of a launch in Triton's interpreter, at one size.")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE.py")
@click.argument("launch")
@click.argument("sizes", nargs=-1, metavar="[SIZE=VALUE]...")
@click.option(
    "--program", "programs", multiple=True, metavar="X,Y,Z", help="Program id; may be repeated. 0,0,0 if not given."
)
@click.option("--all", "whole", is_flag=True, help="Every program of the grid.")
@click.option("--element", metavar="TENSOR[I]", help="Say which of the programs write element I of its memory.")
@click.option("--holds", multiple=True, metavar="TENSOR[I]=V", help="An integer in a tensor; may be repeated.")
@click.option("--timeout", type=Duration(), default="2m", show_default=True, help="Time for all programs.")
def run(file: Path, launch: str, sizes: tuple[str, ...], programs: tuple[str, ...], whole: bool, element: str | None,
        holds: tuple[str, ...], timeout: float) -> int:  # fmt: skip
    """Run programs of a launch in Triton's own interpreter (TRITON_INTERPRET=1) and say what they touch outside of their
    tensors, where they divide by zero, and what two of them both write. No memory is touched: sizes may be huge.

    
    Exit code  0  nothing of this
               1  some of it
               2  the file, the launch or a size cannot be read, or the interpreter does not run it
    """
    from ..triton.interpreting.child import Request
    from ..triton.interpreting.process import interpret
    from ..triton.interpreting.telling import told, writers

    if whole and programs:
        raise click.UsageError("--all runs every program and --program some: choose one")
    wanted = _matched(r"([^\[]+)\[(\d+)\]", element, "--element", "TENSOR[I]") if element else ()

    held: dict[str, dict[int, int]] = {}
    for said in holds:
        name, element, value = _matched(r"([^\[]+)\[(-?\d+)\]=(-?\d+)", said, "--holds", "TENSOR[I]=V")
        held.setdefault(name, {})[int(element)] = int(value)
    point = {}
    for said in sizes:
        name, value = _matched(r"([^=]+)=(-?\d+)", said, "a size", "NAME=VALUE")
        point[name] = int(value)
    named = () if whole else programs or ("0,0,0",)
    ids = [tuple(map(int, _matched(r"(\d+),(\d+),(\d+)", own, "--program", "X,Y,Z"))) for own in named]
    (answer,) = interpret([Request(str(file), launch, point, ids, held)], timeout)  # type: ignore[arg-type]
    lines = told(answer, str(file))
    for line in lines:
        print(line)
    if wanted:
        base, number = wanted
        if base not in answer.sizes:
            raise click.UsageError(f"{launch} has no tensor named {base}; there is {', '.join(answer.sizes)}")
        said = writers(answer, base, int(number))
        print(f"{file}: {said or f'of {answer.programs} programs none writes element {number} of {base}'}")
        return 1 if lines or not said else 0
    if not lines:
        print(f"{file}: {launch}: {len(answer.seen)} accesses of lanes, all inside their tensors")
    return 1 if lines else 0


def _matched(pattern: str, said: str, what: str, form: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, said)
    if found is None:
        raise click.UsageError(f"{what} is {form}, not {said!r}")
    return found.groups()
