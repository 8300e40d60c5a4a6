"""Conflict degrees of load_b: by row length and swizzle, on gfx950 and gfx942 (ds_read_b128, phases of grade A).

A row of the tile has V = BK / vec vectors of 16 bytes. A degree here holds for every tile base, row block, k tile and
half: what all lanes share drops out (`banks.base_does_not_matter`), where a read begins in a row is a variable.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.conflicts import Phased
from ...prover.language.constructors import both, either, where
from ...prover.language.idioms import minimum
from ...prover.language.terms import Term, as_int, integer, named
from ...prover.targets.amdgpu import LDS_BYTES
from ..hardware.lds_phases import BANKS
from ..hardware.system import WAVE, lane_bytes, lanes, layout
from ..mma_loader.system import SHAPES, VECTOR_BYTES, LoadB, through
from ..swizzle.system import Swizzle
from .system import SYSTEM, phased

ARCHS = ("gfx950", "gfx942")
READ_B128 = "ds_read_b128"
PAIR = (Swizzle(1, 1, 4), Swizzle(1, 0, 6))  # st_32x32 on 16-byte vectors
LDS_VECTORS = LDS_BYTES["gfx950"] // VECTOR_BYTES


def load_b(load: LoadB, column: Term, row_vectors: Term, arch: str) -> Phased:
    """A read of load_b, from its row block; column: the vector of the row where the read begins."""
    dim = load.mfma.dim

    def unit(lane: Term) -> Term:
        return through(lane % dim * row_vectors + column + lane // dim, load.swizzle, load.swizzle2)

    return phased(unit, arch, READ_B128)


def power_of_two_in(value: Term, most: int) -> Term:
    """The largest power of two up to ``most`` that divides the value."""
    result: Term = as_int(1)
    for power in (1 << bit for bit in range(1, most.bit_length())):
        result = where(value % power == 0, power, result)
    return result


def shapes() -> Iterator[tuple[str, str, LoadB, int]]:
    """(case name, arch, loader, groups of 4 banks) for every shape on both archs; on gfx942 only the reads exist."""
    for arch in ARCHS:
        for name in SHAPES.values():
            yield f"{arch} {name}", arch, LoadB(layout(name), layout(name).K), groups_of_a_read(arch)


def groups_of_a_read(arch: str) -> int:
    return BANKS[arch, READ_B128].groups(lane_bytes(READ_B128))


def plain_degree(load: LoadB, row_vectors: Term, groups: int) -> Term:
    """The closed form: the power of two in the row length, halved for 16-row shapes."""
    power = power_of_two_in(row_vectors, groups)
    return named("closed form", power if load.mfma.dim == 32 else power // 2)


def row_of(load: LoadB, k_tiles: Term) -> Term:
    """V, the vectors of a row of so many MFMA tiles."""
    return load.mfma.K // load.vec * k_tiles


def first_column(load: LoadB, read: Term | int) -> Term:
    """The vector of the row where this read of the row begins: reads are as far apart as the wave is wide."""
    return as_int(WAVE // load.mfma.dim) * read


def _rows(load: LoadB, groups: int) -> Term:
    """V for every BK: one turn of the banks stands for all."""
    return row_of(load, integer("k_tiles", 1, groups + 1))


def _column(load: LoadB, below: Term | int) -> Term:
    """Any vector where a read can begin that is below this one."""
    return first_column(load, integer("read", 0, as_int(below) // first_column(load, 1)))


@SYSTEM.claim(
    "In vectors, half h of k tile j begins at column (64 / M) * (j*halves + h) of the row, and lane l reads the vector"
    " l / M further, in row l mod M: a read is its row length and its column."
)
def load_b_in_vectors() -> Iterator[Case]:
    for name, load in LoadB.of_whole_vectors():
        lane, _, j, h = load.any_read()
        column, row_vectors = first_column(load, j * load.halves + h), integer("vectors_per_row", 1)
        plain = load_b(load, column, row_vectors, ARCHS[0]).unit(lane)
        goal = both(load.vector(lane, j, h) == plain, column + first_column(load, 1) <= row_vectors)
        yield Case(name, goal, show={"vector": plain})
    for name, load in LoadB.every():
        vectors = load.mfma.dim * row_of(load, integer("k_tiles", 1))
        yield Case(f"{name}, rows of whole k tiles", load.row_block_vectors == vectors, show={"vectors": vectors})


@SYSTEM.claim(
    "Without a swizzle only the row length modulo the groups of banks matters: whole turns of the banks drop out, so"
    " one turn stands for every BK."
)
def row_length_counts_modulo_the_groups() -> Iterator[Case]:
    for name, arch, load, groups in shapes():
        lane, column, row_vectors = lanes(), integer("column", 0), integer("V", 1)
        read = load_b(load, column, row_vectors, arch)
        longer = load_b(load, column, row_vectors + groups * integer("turns", 0), arch)
        yield Case(name, longer.unit(lane) % groups == read.unit(lane) % groups)


@SYSTEM.claim(
    "Without a swizzle load_b's degree is the largest power of two in the row length V (in 16-byte vectors), at most 16"
    " on gfx950 and 8 on gfx942, and half of that for 16-row shapes: for every BK, k tile, half, base and row block."
)
def load_b_without_swizzle() -> Iterator[Case]:
    for name, arch, load, groups in shapes():
        row_vectors, lane = _rows(load, groups), lanes()
        read = load_b(load, _column(load, groups), row_vectors, arch)
        show = {"degree": read.sharing(lane), "V": row_vectors}
        yield Case(name, read.is_served(lane, plain_degree(load, row_vectors, groups)), show=show)


@SYSTEM.finding(
    "load_b needs no swizzle to be free of bank conflicts.",
    documented="seed 000: 'optional vector-space swizzle'; the closed form is never 1, as every BK has an even V",
    holds_when="load_b_without_swizzle",
)
def load_b_needs_no_swizzle() -> Iterator[Case]:
    for name, arch, load, groups in shapes():
        row_vectors, lane = _rows(load, groups), lanes()
        read = load_b(load, as_int(0), row_vectors, arch)
        yield Case(name, read.sharing(lane) == 1, show={"degree": read.sharing(lane), "V": row_vectors})


def conflict_free_swizzle(load: LoadB, arch: str, log2_row: Term) -> Swizzle:
    """One Swizzle that is enough for rows of 2^log2_row vectors; its bits are log2 of the degree without it."""
    turn, pair = groups_of_a_read(arch).bit_length() - 1, 1 if load.mfma.dim == 16 else 0
    low, high = minimum(log2_row, turn), where(log2_row < turn, turn, log2_row)
    return Swizzle(low - pair, pair, high - pair)


@SYSTEM.claim(
    "One Swizzle is enough where V is a power of two: Swizzle(min(log2 V, g) - p, p, max(log2 V, g) - p) leaves load_b"
    " without conflicts, g = 4 on gfx950 and 3 on gfx942 (log2 of the groups of 4 banks), p = 1 for 16 rows and 0 for"
    " 32; it fits every BK."
)
def one_swizzle_frees_load_b() -> Iterator[Case]:
    for name, arch, load, _ in shapes():
        least = (load.mfma.K // load.vec).bit_length() - 1
        log2_row, lane = integer("log2_V", least, 9), lanes()
        swizzle = conflict_free_swizzle(load, arch, log2_row)
        row_vectors = as_int(1) << log2_row
        read = load_b(LoadB(load.mfma, load.bk, swizzle), _column(load, row_vectors), row_vectors, arch)
        goal = both(swizzle.legal, as_int(swizzle.bits) + swizzle.base <= 6, read.is_served(lane, 1))
        parameters = tuple(map(as_int, (swizzle.bits, swizzle.base, swizzle.shift)))
        yield Case(name, goal, show={"degree": read.sharing(lane), "Swizzle": parameters})


@SYSTEM.claim(
    "Every bit of that Swizzle halves the degree, so none can be spared: with t bits fewer, at the same base and shift,"
    " every lane shares its banks with 2^t lanes (rows of up to 1 KiB); with none left it is the degree without a swizzle."
)
def every_bit_halves_the_degree() -> Iterator[Case]:
    for name, arch, load, groups in shapes():
        least = (load.mfma.K // load.vec).bit_length() - 1
        log2_row, lane = integer("log2_V", least, 7), lanes()
        enough = conflict_free_swizzle(load, arch, log2_row)
        fewer = integer("bits_fewer", 0, enough.bits + 1)
        swizzle = Swizzle(enough.bits - fewer, enough.base, enough.shift)
        row_vectors = as_int(1) << log2_row
        read = load_b(LoadB(load.mfma, load.bk, swizzle), _column(load, row_vectors), row_vectors, arch)
        degree = as_int(1) << fewer
        show = {"degree": read.sharing(lane), "bits": as_int(swizzle.bits)}
        yield Case(name, read.is_served(lane, degree), show=show)
        none_left = plain_degree(load, row_vectors, groups) == as_int(1) << enough.bits
        yield Case(f"{name}, no bits left", none_left, show={"bits": as_int(enough.bits)})


@SYSTEM.claim(
    "The two-xor pair of st_32x32 leaves load_b without conflicts on gfx950 exactly where rows are 64 bytes (V = 4);"
    " for every other BK that the LDS can hold some read has a conflict."
)
def pair_frees_load_b() -> Iterator[Case]:
    yield from _pair_cases("gfx950")


@SYSTEM.finding(
    "The two-xor pair leaves load_b without conflicts, whatever BK.",
    documented="seed 000 names the st_32x32 pair as the use of swizzle2, without a condition on BK",
    holds_when="pair_frees_load_b",
)
def pair_frees_load_b_for_any_bk() -> Iterator[Case]:
    for name, arch, load, _ in shapes():
        if arch == "gfx950":
            tiles, lane = integer("k_tiles", 1, 33), lanes()
            row_vectors = load.mfma.K // load.vec * tiles
            read = load_b(LoadB(load.mfma, load.bk, *PAIR), _column(load, row_vectors), row_vectors, arch)
            yield Case(name, read.sharing(lane) == 1, show={"degree": read.sharing(lane), "V": row_vectors})


@SYSTEM.claim("On gfx942 the two-xor pair leaves a conflict in some read of load_b for every BK that the LDS can hold.")
def pair_does_not_free_gfx942() -> Iterator[Case]:
    yield from _pair_cases("gfx942")


# (column, lane, lane of the same phase): with the pair, some of these collide in every row length but V = 4 on gfx950
COLLIDING = {
    "gfx950": (
        (0, 34, 58), (0, 34, 54), (4, 37, 41), (4, 23, 27), (2, 49, 51), (2, 45, 55), (4, 10, 18), (4, 46, 54),
        (0, 9, 16),
    ),
    "gfx942": (
        (4, 6, 18), (0, 13, 15), (4, 4, 18), (0, 11, 30), (4, 14, 25), (4, 35, 55), (4, 15, 27), (2, 10, 11),
        (4, 43, 60), (0, 32, 52),
    ),
}  # fmt: skip


def _pair_cases(wanted: str) -> Iterator[Case]:
    for name, arch, load, _ in shapes():
        if arch != wanted:
            continue
        paired = LoadB(load.mfma, load.bk, *PAIR)
        a_tile, across = load.mfma.K // load.vec, WAVE // load.mfma.dim
        if arch == "gfx950" and 4 % a_tile == 0:
            read, lane = load_b(paired, _column(load, 4), as_int(4), arch), lanes()
            yield Case(f"{name}, V = 4", read.is_served(lane, 1), show={"degree": read.sharing(lane)})
        row_vectors = a_tile * integer("k_tiles", 1, LDS_VECTORS // load.mfma.dim // a_tile + 1)
        some = [
            both(column < row_vectors, load_b(paired, as_int(column), row_vectors, arch).collide(a, b))
            for column, a, b in COLLIDING[arch]
            if column % across == 0
        ]
        given = [row_vectors != 4] if arch == "gfx950" else []
        yield Case(f"{name}, other rows", either(*some), given, {"V": row_vectors})
