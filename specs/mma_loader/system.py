"""TiledMmaLoader (seed 000), load_b: a warp's B tile from LDS to MFMA fragments, one or two 16-byte reads a fragment.

    tile [WN, BK]            row block i: [M, BK], its 16-byte vectors    a lane reads, of MFMA tile (i, j), half h:
    +-------+-------+--      numbered row-major, moved by the swizzles    row lane % M, and the vector with
    | 0, 0  | 0, 1  |        and laid out from i * M * BK                 k = j*K + h*(K/halves) + (lane / M)*vec
    +-------+-------+--

Lengths and offsets are elements unless they say bytes. `mma_swizzles` says which swizzles stay inside a row block,
`mma_loader_tr` has load_b_tr.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides, within
from ...prover.language.maps import Access, MapError, Number
from ...prover.language.obligations import Call, Replay, call
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import WAVE, Layout, lanes, layout, mfma_given
from ..swizzle.system import KNOWN_SWIZZLES, SWIZZLES, Swizzle, swizzle_given
from .operand_order import exactly, undo_runs_of_32, up_to_an_order

SYSTEM = System(
    "mma_loader",
    "TiledMmaLoader, MFMA fragments from LDS to registers: load_b and load_b_tr",
    seed="000",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io.mojo",
)

VECTOR_BYTES = 16
# the shapes that the loader supports -> the MFMA and its element
SHAPES = {
    (mfma.dim, mfma.dim, mfma.K): mfma.name
    for mfma in map(layout, ("16x16x32_b16", "32x32x16_b16", "16x16x128_f8", "32x32x64_f8"))
}


def through(x: Term, *swizzles: Swizzle | None) -> Term:
    """x after the swizzles, the first one first."""
    for swizzle in swizzles:
        x = x if swizzle is None else swizzle(x)
    return x


def register_row(i: Term, j: Term, row_blocks: Term) -> Term:
    """Row of the register tile that receives MFMA tile (i, j)."""
    return j * row_blocks + i


@dataclass(frozen=True, slots=True)
class LoadB:
    """load_b for one MFMA: ``LoadB.of_shape((32, 32, 16), BK, swizzle, swizzle2)``; BK and the swizzles may be terms.

    A read is a lane, the MFMA tile (i, j) and the half h. `vector` numbers it inside its row block, `swizzled` is where
    that vector lies, `address` the element it begins at, `position` the tile's (row, k) that the lane holds.
    """

    mfma: Layout
    bk: Term | int
    swizzle: Swizzle | None = None
    swizzle2: Swizzle | None = None

    @classmethod
    def of_shape(cls, shape: tuple[int, int, int], bk: Term | int, *swizzles: Swizzle) -> LoadB:
        return cls(layout(SHAPES[shape]), bk, *swizzles)

    @classmethod
    def every(cls) -> Iterator[tuple[str, LoadB]]:
        """Each supported shape, with any BK that K divides."""
        for name in SHAPES.values():
            yield name, cls(layout(name), layout(name).K * integer("k_tiles", 1))

    @classmethod
    def of_whole_vectors(cls) -> Iterator[tuple[str, LoadB]]:
        """Each supported shape, with any BK of whole 16-byte vectors; columns past the last k tile are not read."""
        for name in SHAPES.values():
            yield name, cls(layout(name), VECTOR_BYTES * 8 // layout(name).bits * integer("vectors_per_row", 1))

    @property
    def shape(self) -> tuple[int, int, int]:
        """[M, N, K] of the MFMA."""
        return self.mfma.dim, self.mfma.dim, self.mfma.K

    @property
    def element_bytes(self) -> int:
        return self.mfma.bits // 8

    @property
    def vec(self) -> int:
        """Elements of a 16-byte vector."""
        return VECTOR_BYTES // self.element_bytes

    @property
    def halves(self) -> int:
        """Reads of one fragment (num_packs)."""
        return self.mfma.elements // self.vec

    @property
    def k_tiles(self) -> Term:
        return as_int(self.bk) // self.mfma.K

    @property
    def row_block(self) -> Term:
        """Elements of a row block."""
        return as_int(self.bk) * self.mfma.dim

    @property
    def row_block_vectors(self) -> Term:
        return self.row_block // self.vec

    def offset(self, lane: Term, j: Term, h: Term) -> Term:
        """Offset inside the row block, before the swizzles."""
        dim, k = self.mfma.dim, self.mfma.K
        return lane % dim * self.bk + j * k + h * (k // self.halves) + lane // dim * self.vec

    def vector(self, lane: Term, j: Term, h: Term) -> Term:
        """Number of the 16-byte vector inside the row block, before the swizzles."""
        return named("vector", self.offset(lane, j, h) // self.vec)

    def swizzled(self, lane: Term, j: Term, h: Term) -> Term:
        """Place of that vector inside the row block in LDS."""
        return through(self.vector(lane, j, h), self.swizzle, self.swizzle2)

    def first(self, i: Term, vector: Term) -> Term:
        """First element of a vector of row block i in LDS, from the tile's base."""
        return i * self.row_block + vector * self.vec

    def address(self, lane: Term, i: Term, j: Term, h: Term) -> Term:
        """First element that the lane reads, from the tile's base."""
        return self.first(i, self.swizzled(lane, j, h))

    def position(self, lane: Term, i: Term, j: Term, h: Term, n: Term) -> tuple[Term, Term]:
        """(row, k) of the tile that element n of half h holds, when LDS holds what the swizzles expect."""
        row, k = divmod(self.vector(lane, j, h) * self.vec + n, self.bk)
        return i * self.mfma.dim + row, k

    def reader(self, row: Term, k: Term) -> tuple[Term, Term, Term, Term, Term]:
        """(i, j, h, lane, n) that holds tile element (row, k): the inverse of `position`."""
        (i, outer), (j, inside) = divmod(row, self.mfma.dim), divmod(k, self.mfma.K)
        h, rest = divmod(inside, self.mfma.K // self.halves)
        group, n = divmod(rest, self.vec)
        return i, j, h, group * self.mfma.dim + outer, n

    def any_read(self) -> tuple[Term, Term, Term, Term]:
        """Any (lane, i, j, h)."""
        row_blocks = integer("row_blocks", 1)
        return lanes(), integer("i", 0, row_blocks), integer("j", 0, self.k_tiles), integer("h", 0, self.halves)

    @property
    def rows(self) -> Term:
        """WN, with any number of row blocks."""
        return self.mfma.dim * integer("row_blocks", 1)

    def executor(self) -> Call:
        """The same loader for the numpy executor."""
        keywords: dict[str, Any] = {"shape": self.shape, "rows": self.rows}
        for name, s in (("swizzle", self.swizzle), ("swizzle2", self.swizzle2)):
            if s is not None:
                keywords[name] = call("swizzle.Swizzle", s.bits, s.base, s.shift)
        return call("mma_loader.TiledMmaLoader", element_bytes=self.element_bytes, cols=self.bk, **keywords)

    def executed(self, lane: Term, i: Term, j: Term, h: Term, n: Term) -> list[Replay]:
        """The executor's (row, k), and where its read begins."""
        logical = call("mma_loader.TiledMmaLoader.logical", self.executor(), lane, i, j, h * self.vec + n)
        row, k = self.position(lane, i, j, h, n)
        at = call("mma_loader.TiledMmaLoader.load_b_offset", self.executor(), lane, i, j, h)
        return [Replay(logical, row, 0), Replay(logical, k, 1), Replay(at, self.address(lane, i, j, h))]


def mfma_of(shape: Any) -> Layout:
    """The MFMA of a map's parameter [M, N, K]. Raises MapError."""
    return mfma_given(shape, [layout(name) for name in SHAPES.values()])


def _given(shape: Any, bk: Number, swizzle: Any, swizzle2: Any) -> LoadB:
    """The read with a map's parameters. Raises MapError."""
    load = LoadB(mfma_of(shape), bk, swizzle_given("swizzle", swizzle), swizzle_given("swizzle2", swizzle2))
    length = as_int(bk)
    if length.op == "const" and length.payload % load.vec:
        raise MapError(f"bk is whole vectors of 16 bytes, a multiple of {load.vec}, not {length.payload}")
    return load


@SYSTEM.map(
    "the tile in LDS",
    {
        "lane": WAVE,
        "i": None,
        "j": lambda shape, bk: LoadB(mfma_of(shape), bk).k_tiles,
        "half": lambda shape, bk: LoadB(mfma_of(shape), bk).halves,
    },
    example={"shape": (32, 32, 16), "bk": 32},
    choices={"shape": tuple(SHAPES), "swizzle": SWIZZLES, "swizzle2": KNOWN_SWIZZLES},
)
def load_b(
    lane: Number, i: Number, j: Number, half: Number, shape: Any, bk: Number, swizzle: Any = None, swizzle2: Any = None
) -> Access:
    """TiledMmaLoader.load_b (specs/mma_loader/system.py): the lane's 16 bytes of MFMA tile (i, j), half 0 or 1, in LDS."""
    load = _given(shape, bk, swizzle, swizzle2)
    at = load.address(as_int(lane), as_int(i), as_int(j), as_int(half))
    return Access(at * load.element_bytes, VECTOR_BYTES)


@SYSTEM.claim(
    "load_b hands every lane exactly its MFMA operand: element e of tile (i, j) is row i*M + lane mod M at the layout's"
    " own k, bf16 and FP8, for every tile and every BK of whole 16-byte vectors; so scaled FP8 MFMAs see the right k."
)
def load_b_is_the_operand() -> Iterator[Case]:
    for name, load in LoadB.of_whole_vectors():
        yield _is_the_operand(name, load)


def _is_the_operand(name: str, load: LoadB) -> Case:
    lane, i, j, h = load.any_read()
    n = integer("n", 0, load.vec)
    row, k = load.position(lane, i, j, h, n)
    wanted = i * load.mfma.dim + load.mfma.outer(lane), j * load.mfma.K + load.mfma.k(lane, h * load.vec + n)
    show = {"(row, k) loaded": (row, k), "(row, k) of the MFMA": wanted}
    return Case(name, both(row == wanted[0], k == wanted[1]), show=show, replay=load.executed(lane, i, j, h, n))


@SYSTEM.finding(
    "load_b hands every lane its MFMA operand for any BK.",
    documented="seed 000 takes 'a WN x BK TileTensor' and names no condition on BK",
    holds_when="load_b_is_the_operand",
)
def load_b_for_any_bk() -> Iterator[Case]:
    for name in SHAPES.values():
        case = _is_the_operand(name, LoadB(layout(name), integer("BK", layout(name).K)))
        yield replace(case, replay=case.replay[:1])


@SYSTEM.claim(
    "BK of whole 16-byte vectors is needed: otherwise row 1 starts inside a vector, and the read begins before it."
)
def whole_vectors_are_needed() -> Iterator[Case]:
    for name in SHAPES.values():
        load = LoadB(layout(name), integer("BK", layout(name).K))
        zero, one = as_int(0), as_int(1)
        begins, wanted = load.vector(one, zero, zero) * load.vec, load.offset(one, zero, zero)
        show = {"row 1 starts at": wanted, "the read starts at": begins}
        yield Case(name, begins < wanted, [~divides(load.vec, load.bk)], show)


def fp8() -> Iterator[tuple[str, LoadB]]:
    """The FP8 shapes with BK = K: what one MFMA tile needs."""
    for name in ("16x16x128_f8", "32x32x64_f8"):
        yield name, LoadB(layout(name), layout(name).K)


def _one_tile(load: LoadB) -> tuple[Term, Term, Term, Term, list[Replay]]:
    """lane, element, and the (row, k) it holds of a single MFMA tile."""
    lane, h, n = lanes(), integer("h", 0, load.halves), integer("n", 0, load.vec)
    zero = as_int(0)
    row, k = load.position(lane, zero, zero, h, n)
    replay = [Replay(call("mfma.Mfma.k", call("mfma.mfma_named", load.mfma.name), lane, h * load.vec + n), k)]
    return lane, h * load.vec + n, row, k, replay


@SYSTEM.finding(
    "An FP8 lane holds 32 consecutive k: k = 32*(lane / M) + e.",
    documented="the FP8 operand layout as several public kernels write it; the hardware has two runs of 16, and load_b"
    " follows the hardware",
    holds_when="fp8_is_32_in_a_row_up_to_an_order",
)
def fp8_is_32_in_a_row() -> Iterator[Case]:
    for name, load in fp8():
        lane, e, row, k, replay = _one_tile(load)
        yield from exactly(name, replace(load.mfma, chunk=32), lane, e, row, k, replay)


@SYSTEM.claim(
    "Counting 32 consecutive k to an FP8 lane differs from what load_b loads by one order of k, the same for every lane"
    " and row: without scales, or with equal ones, the products come out right if A is dealt the same way."
)
def fp8_is_32_in_a_row_up_to_an_order() -> Iterator[Case]:
    for name, load in fp8():
        lane, e, row, k, _ = _one_tile(load)
        in_a_row = replace(load.mfma, chunk=32)
        yield from up_to_an_order(name, in_a_row, lane, e, row, k, undo_runs_of_32(load.mfma))


@SYSTEM.claim(
    "The 64 lanes cover the tile exactly once: every element of WN x BK is held by one lane, in one fragment, at one"
    " place, for every WN that M divides and every BK that K divides."
)
def load_b_covers_the_tile() -> Iterator[Case]:
    for name, load in LoadB.every():
        lane, i, j, h = load.any_read()
        n = integer("n", 0, load.vec)
        row, k = load.position(lane, i, j, h, n)
        once = both(*(a == b for a, b in zip(load.reader(row, k), (i, j, h, lane, n), strict=True)))
        inside = both(within(row, 0, load.rows), within(k, 0, load.bk))
        show = {"(row, k)": (row, k)}
        yield Case(f"{name}, at most once", both(inside, once), show=show, replay=load.executed(lane, i, j, h, n))
        row, k = integer("row", 0, load.rows), integer("k", 0, load.bk)
        i, j, h, lane, n = load.reader(row, k)
        legal = both(i < integer("row_blocks", 1), j < load.k_tiles, h < load.halves, lane < WAVE, n < load.vec)
        found = load.position(lane, i, j, h, n)
        show = {"(i, j, h, lane, n)": (i, j, h, lane, n)}
        yield Case(f"{name}, at least once", both(legal, found[0] == row, found[1] == k), show=show)


@SYSTEM.claim("Every MFMA tile has its own register row: (i, j) -> j*(WN/M) + i is one-to-one onto [0, num_mmas).")
def register_rows() -> Iterator[Case]:
    row_blocks, k_tiles = integer("row_blocks", 1), integer("k_tiles", 1)
    yield from kinds.bijective(
        "", lambda i, j: register_row(i, j, row_blocks), lambda at: [at % row_blocks, at // row_blocks],
        {"i": row_blocks, "j": k_tiles}, {"register_row": row_blocks * k_tiles},
    )  # fmt: skip
