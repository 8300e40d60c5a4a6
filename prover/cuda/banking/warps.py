"""The 32 threads of a warp as terms: threads are numbered with x fastest, and each 32 in that order are a warp."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from ...language.constructors import add, binary, mul
from ...language.terms import Term, const, integer, is_const
from ...targets.nvidia import WARP
from ..threads import AXES

NAME = "warp"


class Warp(Struct, frozen=True):
    """lanes: of each lane, what stands for tid along each axis. there: when the lane has a thread."""

    lanes: tuple[Mapping[Term, Term], ...]
    there: tuple[tuple[Term, ...], ...]


def warp_of(special: Mapping[str, Term], multiple: Callable[[Term, int], bool], taken: set[str]) -> Warp:
    """A warp of any number. special: as `threads.launch` has it; multiple: whether a term is known to be a multiple of a
    number; taken: names that variables have."""
    name = NAME
    while name in taken:
        name += "'"
    extents = [special[f"ntid.{axis}"] for axis in AXES]
    own = [special[f"tid.{axis}"] for axis in AXES]
    axis, step = _run(extents, multiple)
    if axis is None:
        number = integer(name, 0)
        found = [_divided(extents, add(mul(WARP, number), lane)) for lane in range(WARP)]
    else:
        left = WARP // step
        count = _rounded_up(extents[axis], left)
        warp = const(0) if is_const(count, 1) else integer(name, 0, count)
        found = [_thread(extents, axis, add(mul(left, warp), lane // step), lane) for lane in range(WARP)]
    lanes = tuple(
        {tid: place for tid, place in zip(own, places, strict=True) if place is not None and tid.op == "var"}
        for places in found
    )
    there = tuple(
        tuple(
            binary("lt", place, extent)
            for place, extent in zip(places, extents, strict=True)
            if place is not None and not is_const(extent, 1)
        )
        for places in found
    )
    return Warp(lanes, there)


def _rounded_up(threads: Term, unit: int) -> Term:
    return binary("div", add(threads, unit - 1), const(unit))


def _run(extents: list[Term], multiple: Callable[[Term, int], bool]) -> tuple[int | None, int]:
    """The axis along which a warp is a run, at one place of all axes that follow, and how many of its threads stand behind
    one place of it, in whole rows. No axis, where rows of the block begin in the middle of a warp."""
    step = 1
    for axis, extent in enumerate(extents):
        last = all(is_const(other, 1) for other in extents[axis + 1 :])
        if last or multiple(extent, WARP // step):
            return axis, step
        if extent.op != "const" or WARP // step % extent.payload:
            return None, 1
        step *= extent.payload
    return None, 1


def _thread(extents: list[Term], axis: int, place: Term, lane: int) -> list[Term | None]:
    """Where a lane's thread is along each axis; None for an axis along which the whole warp is at one place, any."""
    places: list[Term | None] = [const(0)] * 3
    behind = 1
    for before in range(axis):
        size = extents[before].payload
        places[before] = const(lane // behind % size)
        behind *= size
    places[axis] = place
    places[axis + 1 :] = [const(0) if is_const(other, 1) else None for other in extents[axis + 1 :]]
    return places


def _divided(extents: list[Term], number: Term) -> list[Term | None]:
    """The same of the thread with that number in its block, by division. What is left is number - extent * quotient, so
    that an address that counts rows again, extent * y + x, is seen to be the number."""
    x, y, z = extents
    rows = binary("div", number, x)
    place = add(number, mul(-1, mul(x, rows)))
    if is_const(z, 1):
        return [place, rows, const(0)]
    sheets = binary("div", rows, y)
    return [place, add(rows, mul(-1, mul(y, sheets))), sheets]
