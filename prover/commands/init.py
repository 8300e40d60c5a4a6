"""`tileprove init`: a first spec file to edit."""

from __future__ import annotations

import re
from pathlib import Path

import click

TEMPLATE = '''\
"""What one lane of my loader touches, and what holds about it for all sizes. `tileprove check @FILE@` decides it."""

from tileprove import Access, Case, System, divides, integer, kinds

SYSTEM = System("@NAME@", "my row loader")


# The map: what one access of one lane is, in bytes. The rows end at the parameter `rows`, the lanes at 64.
@SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
def rows_of(row, lane, rows, stride):
    """Lane l of row r loads 4 bytes; rows are stride bytes apart."""
    return Access(row * stride + lane * 4, bytes=4, records=rows * stride)


# The parameters: any number of rows from 1 on, any stride from 256 bytes on. No end is given, so there is none.
ROWS, STRIDE = integer("rows", 1), integer("stride", 256)
ANYWHERE = rows_of.anywhere(rows=ROWS, stride=STRIDE)


# A claim by its kind; docs/API.md lists the kinds. Change 256 to 255 above to see a counterexample.
@SYSTEM.claim("Every load stays inside the matrix, rows being at least 256 bytes apart.")
def loads_stay_inside():
    yield from kinds.in_bounds("", ANYWHERE)


@SYSTEM.claim("Every load is aligned to its 4 bytes, where the stride is.")
def loads_are_aligned():
    yield from kinds.aligned("", ANYWHERE, given=[divides(4, STRIDE)])


# A claim in your own words: a Case is a formula, what may be assumed, and what a counterexample shows.
@SYSTEM.claim("Rows do not overlap: the last byte of a row comes before the first byte of the next one.")
def rows_are_apart():
    row, lane = integer("row", 0, ROWS - 1), integer("lane", 0, 64)
    last = rows_of(row=row, lane=lane, rows=ROWS, stride=STRIDE).address + 3
    first = rows_of(row=row + 1, lane=0, rows=ROWS, stride=STRIDE).address
    yield Case("", last < first, given=[ROWS >= 2], show={"last byte": last, "next row": first})


# A finding is a statement that somebody wrote down and that is false: it has to be refuted. Take the marks away to see
# `tileprove check @FILE@ --verbose` print its counterexample.
# @SYSTEM.finding("Every load is aligned to its 4 bytes.", documented="README", holds_when="loads_are_aligned")
# def loads_are_always_aligned():
#     yield from kinds.aligned("", ANYWHERE)
'''
MOST = 64  # letters of a system's name


@click.command(short_help="Write a small spec file to start from.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def command(file: Path) -> int:
    """Write a small spec with comments to FILE, a new Python file: a map, three claims about it, and a finding.

    It passes `tileprove check FILE` as it is; edit it from there. A file named spec_*.py is also a test of pytest.

    \b
    Example
      tileprove init my_spec.py
    """
    from ..running.names import system_fault
    from ..running.registry import BUILT_IN

    name = re.sub(r"[^A-Za-z0-9_-]|^(?=[0-9-])", "_", file.stem)[:MOST]
    if file.suffix != ".py":
        raise click.UsageError(f"{file}: a spec is a Python file; name it {file.stem}.py")
    if name.lower() in BUILT_IN:
        raise click.UsageError(f"{file}: {name} is the name of a built-in system; name the file my_{name}.py")
    if fault := system_fault(name):
        raise click.UsageError(f"{file}: {fault}")
    try:
        with file.open("x", encoding="utf-8") as made:
            made.write(TEMPLATE.replace("@NAME@", name).replace("@FILE@", file.name))
    except FileExistsError:
        raise click.UsageError(f"{file} is there already, and is left as it is; name another file") from None
    click.echo(f"{file} has a map and three claims about it. Next:\n\n    tileprove check {file}")
    return 0
