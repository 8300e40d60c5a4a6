"""Conflict degrees of load_b: by row length and swizzle, on gfx950 and gfx942 (ds_read_b128, phases of grade A).

A row of the tile has V = BK / vec vectors of 16 bytes. A degree here holds for every tile base, row block, k tile and
half: what all lanes share drops out (`banks.base_does_not_matter`), where a read begins in a row is a variable.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..prover.claims import Case
from ..prover.terms import Term, as_int, both, either, integer, named, where
from .banks import SYSTEM, Access, groups_of
from .hardware import BANKS, WAVE, lanes, layout
from .mma_loader import SHAPES, LoadB, through
from .swizzle import Swizzle

ARCHS = ("gfx950", "gfx942")
READ_B128 = "ds_read_b128"
PAIR = (Swizzle(1, 1, 4), Swizzle(1, 0, 6))  # st_32x32 on 16-byte vectors
LDS_VECTORS = 160 * 1024 // 16


def load_b(load: LoadB, column: Term, row_vectors: Term, arch: str) -> Access:
    """A read of load_b, from its row block; column: the vector of the row where the read begins."""
    dim = load.mfma.dim

    def unit(lane: Term) -> Term:
        return through(lane % dim * row_vectors + column + lane // dim, load.swizzle, load.swizzle2)

    return Access(unit, arch, READ_B128)


def power_of_two_in(value: Term, most: int) -> Term:
    """The largest power of two up to ``most`` that divides the value."""
    result: Term = as_int(1)
    power = 2
    while power <= most:
        result = where(value % power == 0, power, result)
        power *= 2
    return result


def shapes() -> Iterator[tuple[str, str, LoadB, int]]:
    """(case name, arch, loader, groups of 4 banks) for every shape on both archs; on gfx942 only the reads exist."""
    for arch in ARCHS:
        for name in SHAPES.values():
            yield f"{arch} {name}", arch, LoadB(layout(name), layout(name).K), groups_of(BANKS[arch, READ_B128], 16)


def plain_degree(load: LoadB, row_vectors: Term, groups: int) -> Term:
    """The closed form: the power of two in the row length, halved for 16-row shapes."""
    power = power_of_two_in(row_vectors, groups)
    return named("closed form", power if load.mfma.dim == 32 else power // 2)


def _rows(load: LoadB, groups: int) -> Term:
    """V, the row length in vectors, for every BK: one turn of the banks stands for all."""
    return load.mfma.K // load.vec * integer("k_tiles", 1, groups + 1)


def _column(load: LoadB, below: Term | int) -> Term:
    """Any vector of a row where a read can begin: k tiles and halves are so far apart as the wave is wide."""
    across = WAVE // load.mfma.dim
    return across * integer("column", 0, as_int(below) // across)


@SYSTEM.claim(
    "In vectors, half h of k tile j begins at column (64 / M) * (j*halves + h) of the row, and lane l reads the vector"
    " l / M further, in row l mod M: a read is its row length and its column."
)
def load_b_in_vectors() -> Iterator[Case]:
    for name, load in LoadB.of_whole_vectors():
        lane, _, j, h = load.any_read()
        across = WAVE // load.mfma.dim
        column, row_vectors = across * (j * load.halves + h), integer("vectors_per_row", 1)
        plain = load_b(load, column, row_vectors, ARCHS[0]).unit(lane)
        goal = both(load.vector(lane, j, h) == plain, column + across <= row_vectors)
        yield Case(name, goal, show={"vector": plain})


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
    """One Swizzle that is enough for rows of 2^log2_row vectors."""
    bits = 4 if arch == "gfx950" else 3
    shift = 4 if arch == "gfx950" and load.mfma.dim == 32 else 3
    return Swizzle(where(log2_row < bits, log2_row, bits), 0, where(log2_row < shift, shift, log2_row))


@SYSTEM.claim(
    "One Swizzle is enough where V is a power of two: Swizzle(min(log2 V, b), 0, max(log2 V, s)) leaves load_b without"
    " conflicts, b = 4, s = 4 (32 rows) or 3 (16 rows) on gfx950, b = s = 3 on gfx942; it fits every BK."
)
def one_swizzle_frees_load_b() -> Iterator[Case]:
    for name, arch, load, _ in shapes():
        least = (load.mfma.K // load.vec).bit_length() - 1
        log2_row, lane = integer("log2_V", least, 9), lanes()
        swizzle = conflict_free_swizzle(load, arch, log2_row)
        row_vectors = as_int(1) << log2_row
        read = load_b(LoadB(load.mfma, load.bk, swizzle), _column(load, row_vectors), row_vectors, arch)
        goal = both(swizzle.legal, as_int(swizzle.bits) <= 6, read.is_served(lane, 1))
        show = {"degree": read.sharing(lane), "Swizzle": (as_int(swizzle.bits), as_int(0), as_int(swizzle.shift))}
        yield Case(name, goal, show=show)


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


from . import bank_transposed  # noqa: E402, F401  (it registers its claims with SYSTEM)
