"""One read of one tile as a question: the conflict degree of each phase, counted, and as a claim about all lanes.

`tileprove banks` asks it. The variables are the lane and where the read lies in the tile; the tile's base and the row
block drop out (`banks.base_does_not_matter`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from ...prover.language.claims import Case, Obligation, SpecError, System
from ...prover.language.meanings import python, vectors
from ...prover.language.terms import Term, as_int, both, either, integer, substitute, where
from ..hardware.lds_phases import BANKS
from ..hardware.system import lanes, layout
from ..mma_loader.system import SHAPES, LoadB, through
from ..mma_loader.transposed import READ, TRANSPOSED, LoadBTr
from ..swizzle.system import Swizzle
from ..v_strips.system import READS, STRIP_16, STRIP_32, VECTOR, Strip
from .system import Access
from .transposed import load_b_tr, strip_read

Shape = tuple[int, int, int]
BLOCK_KEYS = 128  # keys of a V block: two strips of load_v_fp8_strip, one of load_v_fp8_strip_16


@dataclass(frozen=True, slots=True)
class Degree:
    """lanes: of one phase; lanes_a_bank: its degree; at: lane and place where it is reached."""

    lanes: tuple[int, ...]
    lanes_a_bank: int
    at: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A read, and the variables that say where in the tile it lies (all ranges are constant)."""

    access: Access
    places: tuple[Term, ...]

    @property
    def variables(self) -> tuple[Term, ...]:
        return (lanes(), *self.places)

    def degrees(self) -> list[Degree]:
        """The degree of every phase, by counting."""
        ranges = [range(variable.payload[2].payload) for variable in self.variables]
        points = np.array(list(product(*ranges))).T
        named = {variable.payload[0]: column for variable, column in zip(self.variables, points, strict=True)}
        counted = vectors.evaluate(named, self.access.sharing(lanes()))[0].values
        found = []
        for phase in self.access.timing.phases:
            inside = np.flatnonzero(np.isin(points[0], phase))
            worst = inside[int(np.argmax(counted[inside]))]
            found.append(Degree(phase, int(counted[worst]), tuple(int(value) for value in points[:, worst])))
        return found

    def claim(self, degrees: Sequence[Degree]) -> Obligation:
        """No lane shares its banks with more lanes than its phase's degree, and some lane of the phase with as many."""
        lane = lanes()
        sharing = self.access.sharing(lane)
        most = as_int(degrees[0].lanes_a_bank)
        for degree in degrees[1:]:
            served = either(*(lane == other for other in degree.lanes))
            most = where(served, degree.lanes_a_bank, most)
        reached = (self._there(sharing, degree) == degree.lanes_a_bank for degree in degrees)
        goal = both(self.access.differ(lane), sharing <= most, *reached)
        system = System("banks", "One read of one tile")

        @system.claim("The conflict degree of every phase.")
        def phase_degrees():
            yield Case("", goal, show={"lanes that share a bank": sharing, "degree": most})

        return next(system.claims["phase_degrees"].obligations())

    def _there(self, term: Term, degree: Degree) -> Term:
        return substitute(dict(zip(self.variables, map(as_int, degree.at), strict=True)), term)[0]


def _of_load_b(shape: Shape, width: int, swizzles: tuple[Swizzle, ...], arch: str) -> Question:
    load = LoadB(layout(SHAPES[shape]), width, *swizzles)
    _multiple("--bk", width, load.mfma.K, "the shape's K")
    _closed(width * load.mfma.dim // load.vec, swizzles, "a row block")
    j, h = integer("k_tile", 0, width // load.mfma.K), integer("half", 0, load.halves)
    return Question(Access(lambda lane: load.swizzled(lane, j, h), arch, "ds_read_b128"), (j, h))


def _of_load_b_tr(shape: Shape, width: int, swizzles: tuple[Swizzle, ...], arch: str) -> Question:
    if swizzles:
        raise SpecError("load_b_tr reads without a swizzle")
    load, half = LoadBTr(layout(SHAPES[shape])), integer("half", 0, 2)
    _multiple("--bk", width, READ, "the elements of a read")
    if width < load.mfma.dim:
        raise SpecError(f"--bk {width}: the parent tile's row stride is at least M = {load.mfma.dim}")
    return Question(load_b_tr(load, half, as_int(width // READ)), (half,))


def _of_strip(strip: Strip, width: int, swizzles: tuple[Swizzle, ...]) -> Question:
    _multiple("--bk", width, strip.mfma.dim, "the shape's M")
    _closed(BLOCK_KEYS * width // VECTOR, swizzles, f"a block of {BLOCK_KEYS} keys")
    q, dt = integer("read", 0, READS), integer("depth_tile", 0, width // strip.mfma.dim)
    strips = integer("bk_tile", 0, BLOCK_KEYS // strip.mfma.K)
    return Question(strip_read(strip, q, dt, strip.mfma.K * strips, as_int(width), *swizzles), (q, dt, strips))


@dataclass(frozen=True, slots=True)
class Reader:
    """A load that can be asked about. width: what --bk means for it."""

    shapes: tuple[Shape, ...]
    instruction: str
    width: str
    build: Callable[[Shape, int, tuple[Swizzle, ...], str], Question]


READERS = {
    "load_b": Reader(tuple(SHAPES), "ds_read_b128", "BK", _of_load_b),
    "load_b_tr": Reader(TRANSPOSED, "ds_read_b64_tr_b16", "row stride", _of_load_b_tr),
    "load_v_fp8_strip": Reader(
        ((32, 32, 64),), "ds_read_b64_tr_b8", "block width", lambda shape, *rest: _of_strip(STRIP_32, *rest[:2])
    ),
    "load_v_fp8_strip_16": Reader(
        ((16, 16, 128),), "ds_read_b64_tr_b8", "block width", lambda shape, *rest: _of_strip(STRIP_16, *rest[:2])
    ),
}


def ask(reader: str, shape: Shape, width: int, swizzles: tuple[Swizzle, ...], arch: str) -> Question:
    """The question. Raises SpecError for a tile, swizzle or arch that the load does not support."""
    found = READERS[reader]
    if shape not in found.shapes:
        known = ", ".join("x".join(map(str, known)) for known in found.shapes)
        raise SpecError(f"{reader} has no shape {'x'.join(map(str, shape))}; it has {known}")
    if (arch, found.instruction) not in BANKS:
        raise SpecError(f"{reader} reads with {found.instruction}, which {arch} does not have")
    for swizzle in swizzles:
        legal = both(as_int(swizzle.bits) >= 0, as_int(swizzle.base) >= 0, swizzle.legal)
        if not python.evaluate({}, legal)[0]:
            given = f"{swizzle.bits},{swizzle.base},{swizzle.shift}"
            raise SpecError(f"a Swizzle needs bits >= 0, base >= 0 and |shift| >= bits, got {given}")
    return found.build(shape, width, swizzles, arch)


def _multiple(option: str, value: int, of: int, what: str) -> None:
    if value < 1 or value % of:
        raise SpecError(f"{option} must be a multiple of {of}, {what}, got {value}")


def _closed(vectors_of_block: int, swizzles: tuple[Swizzle, ...], block: str) -> None:
    """Raise SpecError unless the swizzles keep the block's vectors inside it."""
    x = integer("x", 0, vectors_of_block)
    numbers = np.arange(vectors_of_block)
    moved = np.broadcast_to(vectors.evaluate({"x": numbers}, through(x, *swizzles))[0].values, numbers.shape)
    if moved.max() >= vectors_of_block:
        v = int(np.argmax(moved >= vectors_of_block))
        raise SpecError(
            f"the swizzles do not fit: {block} has {vectors_of_block} vectors, and vector {v} goes to {moved[v]}"
            " (see mma_loader.composition_closed_exactly)"
        )
