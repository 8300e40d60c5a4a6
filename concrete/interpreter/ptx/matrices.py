"""ldmatrix: rows of 8 by 8 matrices, spread over a warp; and results of which nothing is known, as those of tex.

Source: PTX ISA, Warp Level Matrix Instructions: ldmatrix.

    matrix m: lane 8*m + r has the address of row r, 16 bytes; lane l gets the elements 2*(l % 4) and the next of row
    l // 4, or with .trans those two of column l // 4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import NotRun
from .accesses import loaded, space_of
from .pure import B32
from .thread import Thread, Wait
from .tree import Group, Instruction, Type
from .values import Values

COUNTS = {"x1": 1, "x2": 2, "x4": 4}
WARP = 0xFFFFFFFF


def spread(count: int, turned: bool) -> Callable[[dict[int, tuple[int, ...]]], dict[int, Any]]:
    def element(lanes: dict[int, tuple[int, ...]], matrix: int, row: int, column: int) -> int:
        given = lanes.get(8 * matrix + row, (0,))
        return given[0] >> 16 * column & 0xFFFF

    def run(lanes: dict[int, tuple[int, ...]]) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for lane in lanes:
            one, two = lane // 4, 2 * (lane % 4)
            places = ((two, one), (two + 1, one)) if turned else ((one, two), (one, two + 1))
            found[lane] = [
                element(lanes, matrix, *places[0]) | element(lanes, matrix, *places[1]) << 16 for matrix in range(count)
            ]
        return found

    return run


def load_matrix(values: Values, code: Instruction):
    parts = code.parts
    counts = [COUNTS[own] for own in parts if own in COUNTS]
    if "m8n8" not in parts or "b16" not in parts or len(counts) != 1 or space_of(parts) not in ("shared", ""):
        raise NotRun(f"{code.name} is not run")
    (count,), said, target = counts, space_of(parts), code.operands[0]
    together = spread(count, "trans" in parts)
    at = values.generic(code.scope, code.operands[1], said)
    items = target.items if isinstance(target, Group) else (target,)
    writes = [values.write(code.scope, own, B32) for own in items]

    def run(thread: Thread) -> None:
        row = loaded(thread, at(thread), 16, said="shared")[0] if thread.lane < 8 * count else 0

        def finish(found: list[int]) -> None:
            for write, value in zip(writes, found, strict=True):
                write(thread, value)

        thread.wait = Wait((code.name, WARP), WARP, (row,), together, finish)

    return run


def unknown(values: Values, code: Instruction):
    """Its destinations get anything."""
    target = code.operands[0]
    items = target.items if isinstance(target, Group) else (target,)
    kind = Type("b64", "b", 64)
    writes = [values.write(code.scope, own, kind) for own in items]

    def run(thread: Thread) -> None:
        for write in writes:
            write(thread, thread.made_up(64))

    return run
