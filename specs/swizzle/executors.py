"""Executor = spec: swizzles, their compositions, swizzled vectors, HipKittens' shared tiles."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import where
from ...prover.language.idioms import divides
from ...prover.language.obligations import Call, call
from ...prover.language.terms import as_int, integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from ..hardware.system import shared_tile
from ..mma_loader.system import through
from ..subtile_loader.subtiles import group_load_source
from .system import PAIR_REACH, REACH, Swizzle

# the executor's names of shared tiles -> (the spec's, columns, bytes an element)
SHARED = {
    "st_16x16": ("st_16x16", 16, 2),
    "st_8x32": ("st_8x32", 32, 2),
    "st_16x32": ("st_16x32", 32, 2),
    "st_32x16": ("st_32x16", 16, 2),
    "st_32x32": ("st_32x32", 32, 2),
    "st_16x128": ("fp8 st_16x128", 128, 1),
}


def executor_swizzle(s: Swizzle) -> Call:
    """The same swizzle for the executor, which refuses illegal ones."""
    return call("swizzle.Swizzle", s.bits, s.base, s.shift)


@SYSTEM.claim(
    "swizzle.xor_bits computes Swizzle for every bits, base and shift of either sign and every offset, legal or not."
)
def swizzle_xor_bits() -> Iterator[Case]:
    s, x = Swizzle.symbolic(), integer("x", 0, 1 << REACH)
    yield from computes("", call("swizzle.xor_bits", x, s.bits, s.base, s.shift), s(x), [s.reach <= REACH])


@SYSTEM.claim(
    "The class Swizzle refuses exactly the illegal parameters, |shift| < bits, and computes Swizzle otherwise."
)
def swizzle_class() -> Iterator[Case]:
    s, x = Swizzle.symbolic(), integer("x", 0, 1 << REACH)
    own, within_reach = executor_swizzle(s), [s.reach <= REACH]
    yield from computes("", call("swizzle.Swizzle.__call__", own, x), s(x), within_reach, legal=s.legal)
    period = where(as_int(s.bits) > 0, as_int(1) << s.reach, 1)
    yield from computes("period", call("swizzle.Swizzle.period", own), period, [*within_reach, s.legal])


@SYSTEM.claim(
    "swizzle.compose applies any two legal swizzles, the first one first, and its inverse the second one first."
)
def swizzle_compose() -> Iterator[Case]:
    first, second = Swizzle.symbolic("1", PAIR_REACH), Swizzle.symbolic("2", PAIR_REACH)
    x = integer("x", 0, 1 << PAIR_REACH)
    both_ways = call("swizzle.compose", executor_swizzle(first), executor_swizzle(second))
    given = [first.legal, second.legal, first.reach <= PAIR_REACH, second.reach <= PAIR_REACH]
    composed = call("swizzle.Composition.__call__", both_ways, x)
    yield from computes("", composed, second(first(x)), given)
    backwards = call("swizzle.Composition.__call__", call("swizzle.Composition.inverse", both_ways), x)
    yield from computes("inverse", backwards, first(second(x)), given)


@SYSTEM.claim("swizzle.on_vectors moves whole vectors of any length: S(x / vector) * vector + x mod vector.")
def swizzle_on_vectors() -> Iterator[Case]:
    from ...prover.symbolic.array import scalar  # needs numpy, and listing claims should not

    x, vector = integer("x", 0), integer("vector", 1)
    for chosen in ((Swizzle(3, 0, 3),), (Swizzle(1, 1, 4), Swizzle(1, 0, 6)), (Swizzle(2, 1, -3),)):
        moves = call("swizzle.compose", *map(executor_swizzle, chosen))
        wanted = through(x // vector, *chosen) * vector + x % vector
        name = " then ".join(f"Swizzle({s.bits}, {s.base}, {s.shift})" for s in chosen)
        request = call("swizzle.on_vectors", moves, vector)
        yield from computes(name, request, wanted, part=lambda swizzled: swizzled(scalar(x)))


@SYSTEM.claim("shared_tiles computes HipKittens' byte order inside every kind of shared subtile, for every offset.")
def shared_tiles() -> Iterator[Case]:
    off, r, c = integer("offset", 0), integer("r", 0), integer("c", 0)
    for name, (spec, cols, es) in SHARED.items():
        tile = call("shared_tiles.shared_tile_named", name)
        yield from computes(name, call("shared_tiles.SharedTile.swizzled", tile, off), shared_tile(spec, off))
        at = es * (r * cols + c)
        request = call("shared_tiles.SharedTile.offset", tile, r, c)
        yield from computes(f"{name}, (r, c)", request, shared_tile(spec, at))


@SYSTEM.claim(
    "shared_tiles computes the source of HipKittens' group load for every LDS byte of tiles of any width and row stride,"
    " and refuses exactly the widths that its columns do not divide."
)
def shared_tiles_group_load() -> Iterator[Case]:
    p, width, stride = integer("lds_byte", 0), integer("tile_cols", 1), integer("row_stride", 1)
    for name, (spec, cols, es) in SHARED.items():
        tile = call("shared_tiles.shared_tile_named", name)
        request = call("shared_tiles.SharedTile.group_load_source", tile, p, width, stride)
        row, col = group_load_source(spec, cols, es, width, p)
        yield from computes(name, request, (row * stride + col) * es, [width >= cols], legal=divides(cols, width))
