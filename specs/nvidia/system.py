"""Which lane of a warp holds which element: mma.sync, wgmma and ldmatrix, as terms; what follows for kernels that use them.

With E elements a 32-bit register (one of 64 bits), g = lane / 4, t = lane % 4, register r = e / E, s = e % E:

    A, 16 rows    i = g + 8*(r % 2),   k = E*t + s + 4*E*(r / 2)
    A, 8 rows     i = g,               k = E*t + s + 4*E*r
    B             j = g,               k = E*t + s + 4*E*r
    C/D           i = g + 8*(e / 2),   j = 2*t + e % 2

Source: NVIDIA's PTX ISA, "Matrix fragments" of mma, wgmma.mma_async and ldmatrix; measured on an H100 and an H200, grade A
(tests/data/nvidia).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.obligations import one_to_one
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, named

SYSTEM = System(
    "nvidia",
    "NVIDIA: mma and wgmma fragments, ldmatrix, swizzle modes, shared banks, TMA, cp.async",
    source="NVIDIA PTX ISA; NVIDIA/cutlass include/cute; tables measured on an H100 and an H200",
)

WARP = 32  # lanes
WARPGROUP = 128  # threads
MATRIX = 8  # rows of a matrix that ldmatrix moves
ROW_BYTES = 16  # of such a row
WORD = 4  # bytes of a register
SHARED_BYTES = 227 * 1024  # of shared memory that a block can have: every base and every offset is below


def lanes() -> Term:
    return integer("lane", 0, WARP)


def in_four(lane: Term, e: Term | int, each: int) -> tuple[Term, Term]:
    """(register, position in a row) of element e where four lanes share a row, ``each`` elements a register each."""
    register, inside = divmod(as_int(e), each)
    return register, each * (lane % 4) + inside


@dataclass(frozen=True, slots=True)
class Mma:
    """One mma.sync: D[M, N] = A[M, K] x B[N, K] transposed + C. bits: of an element of A and B."""

    M: int
    N: int
    K: int
    bits: int

    @property
    def each(self) -> int:
        """Elements of A or B in a register; 1 for those of 64 bits."""
        return max(1, 32 // self.bits)

    def elements(self, operand: str) -> int:
        """Elements of A, B or D in one lane."""
        rows, columns = self.shape(operand)
        return rows * columns // WARP

    def shape(self, operand: str) -> tuple[int, int]:
        return {"A": (self.M, self.K), "B": (self.N, self.K), "D": (self.M, self.N)}[operand]

    def a(self, lane: Term, e: Term | int) -> tuple[Term, Term]:
        """(i, k)"""
        register, along = in_four(lane, e, self.each)
        halves = self.M // MATRIX
        return lane // 4 + MATRIX * (register % halves), along + 4 * self.each * (register // halves)

    def b(self, lane: Term, e: Term | int) -> tuple[Term, Term]:
        """(j, k)"""
        register, along = in_four(lane, e, self.each)
        return lane // 4, along + 4 * self.each * register

    def d(self, lane: Term, e: Term | int) -> tuple[Term, Term]:
        """(i, j)"""
        half, along = in_four(lane, e, 2)
        return lane // 4 + MATRIX * half, along

    def position(self, operand: str, lane: Term, e: Term | int) -> tuple[Term, Term]:
        return {"A": self.a, "B": self.b, "D": self.d}[operand](lane, e)


# (M, N, K, bits of an input): the layout depends on nothing else
MMAS = {
    f"m{row.M}n{row.N}k{row.K}_b{row.bits}": row
    for row in (
        Mma(16, 8, 8, 16), Mma(16, 8, 16, 16), Mma(16, 8, 4, 32), Mma(16, 8, 8, 32), Mma(8, 8, 16, 8), Mma(16, 8, 16, 8),
        Mma(16, 8, 32, 8), Mma(8, 8, 32, 4), Mma(16, 8, 32, 4), Mma(16, 8, 64, 4), Mma(8, 8, 4, 64), Mma(16, 8, 4, 64),
        Mma(16, 8, 8, 64), Mma(16, 8, 16, 64), Mma(8, 8, 128, 1), Mma(16, 8, 128, 1), Mma(16, 8, 256, 1),
    )
}  # fmt: skip


def ldmatrix_element(lane: Term, half: Term | int, transposed: bool) -> tuple[Term, Term]:
    """(row, element of the row) that half ``half`` of every register has after ldmatrix."""
    along, across = 2 * (lane % 4) + half, lane // 4
    return (along, across) if transposed else (across, along)


def wgmma_result(thread: Term, e: Term) -> tuple[Term, Term]:
    """(i, j) of element e of wgmma's D: each warp has 16 rows, and in them an mma's D every 8 columns."""
    group, inside = divmod(e, 4)
    i, j = MMAS["m16n8k16_b16"].d(thread % WARP, inside)
    return 16 * (thread // WARP) + i, j + MATRIX * group


def wgmma_a(thread: Term, e: Term, bits: int) -> tuple[Term, Term]:
    """(i, k) of element e of wgmma's A from registers: each warp has 16 rows, as an mma's A."""
    i, k = Mma(16, 8, 256 // bits, bits).a(thread % WARP, e)
    return 16 * (thread // WARP) + i, k


@SYSTEM.claim(
    "Every mma.sync fragment deals its matrix out exactly once: (lane, element) -> (row, column) is one-to-one, for A, B"
    " and C/D of every shape and type."
)
def fragments_are_one_to_one() -> Iterator[Case]:
    for name, mma in MMAS.items():
        for operand in ("A", "B", "D"):
            e = integer("e", 0, mma.elements(operand))
            yield Case(f"{operand} of {name}", one_to_one(mma.position(operand, lanes(), e), mma.shape(operand)))


@SYSTEM.claim(
    "wgmma's fragments deal their matrices out exactly once over the 128 threads: D for every n, A from registers of 8,"
    " 16 and 32 bits."
)
def warpgroup_fragments_are_one_to_one() -> Iterator[Case]:
    thread = integer("thread", 0, WARPGROUP)
    for n in range(8, 257, 8):
        yield Case(f"D, n = {n}", one_to_one(wgmma_result(thread, integer("e", 0, n // 2)), [64, n]))
    for bits in (8, 16, 32):
        a = wgmma_a(thread, integer("e", 0, 128 // bits), bits)
        yield Case(f"A of {bits} bits", one_to_one(a, [64, 256 // bits]))


@SYSTEM.claim("ldmatrix hands each element of a matrix to exactly one half register of one lane, transposed or not.")
def ldmatrix_is_one_to_one() -> Iterator[Case]:
    for transposed in (False, True):
        found = ldmatrix_element(lanes(), integer("half", 0, 2), transposed)
        yield Case(".trans" if transposed else "plain", one_to_one(found, [MATRIX, MATRIX]))


@SYSTEM.claim(
    "ldmatrix brings mma.sync's operands, of any type up to 32 bits: where matrix r is rows 8*(r mod M/8) .. and bytes"
    " 16*(r div M/8) .. of A (for B: bytes 16*r ..), register r of every lane is register r of the fragment, byte for byte."
)
def ldmatrix_brings_operands() -> Iterator[Case]:
    lane, half, byte = lanes(), integer("half", 0, 2), integer("byte", 0, 2)
    for name, mma in MMAS.items():
        for operand in ("A", "B"):
            rows, depth = mma.shape(operand)
            matrices = mma.elements(operand) * mma.bits // 32
            if mma.bits > 32 or matrices > 4:
                continue
            register = integer("register", 0, matrices)
            down, right = register % (rows // MATRIX), register // (rows // MATRIX)
            row, element = ldmatrix_element(lane, half, transposed=False)
            bit = (right * ROW_BYTES + element * 2 + byte) * 8  # of the row of the matrix
            for inside in range(0, 8, mma.bits) if mma.bits < 8 else (0,):  # each element of a byte
                at_bit = (half * 2 + byte) * 8 + inside
                i, k = mma.position(operand, lane, register * mma.each + at_bit // mma.bits)
                same = both(i == down * MATRIX + row, k * mma.bits + at_bit % mma.bits == bit + inside, k < depth)
                yield Case(f"{operand} of {name}{f', bit {inside}' if inside else ''}", same)


@SYSTEM.claim(
    "ldmatrix.trans brings operands of 16 bits from a tile that is stored the other way round: B whose rows are k, and A"
    " whose rows are k."
)
def transposed_ldmatrix_brings_operands() -> Iterator[Case]:
    lane, half = lanes(), integer("half", 0, 2)
    row, element = ldmatrix_element(lane, half, transposed=True)
    for name, mma in MMAS.items():
        if mma.bits == 16:
            register = integer("register", 0, mma.K // MATRIX)
            j, k = mma.b(lane, 2 * register + half)
            yield Case(f"B of {name}", both(k == register * MATRIX + row, j == element))
            register = integer("register", 0, mma.K // MATRIX * 2)
            i, k = mma.a(lane, 2 * register + half)
            stored = both(k == register // 2 * MATRIX + row, i == register % 2 * MATRIX + element)
            yield Case(f"A of {name}", stored)


@SYSTEM.claim(
    "The accumulators of two neighbouring products of 16-bit inputs, rounded to 16 bits in place, are the A operand of the"
    " next m16n8k16: element e of A is element e mod 4 of product e div 4. So attention needs no exchange between them."
)
def accumulators_are_the_next_operand() -> Iterator[Case]:
    lane, e, mma = lanes(), integer("e", 0, 8), MMAS["m16n8k16_b16"]
    i, j = mma.d(lane, e % 4)
    own = mma.a(lane, e)
    yield Case("", both(own[0] == i, own[1] == j + MATRIX * (e // 4)), show={"(i, k) of A": own[1]})


def accumulator_of(lane: Term, e: Term) -> tuple[Term, Term]:
    """(i, j) of the accumulator that stands in element e of an 8-bit A made of the four products of 32 columns in turn,
    a pair of each product's row side by side."""
    mma = MMAS["m16n8k32_b8"]
    register, inside = divmod(e, 4)
    product = register // 2 * 2 + inside // 2
    i, j = mma.d(lane, register % 2 * 2 + inside % 2)
    return i, j + MATRIX * product


def packed_column(k: Term) -> Term:
    """The column of the four products that stands where an 8-bit A has its k."""
    return k // 16 * 16 + k % 4 // 2 * 8 + k % 16 // 4 * 2 + k % 2


@SYSTEM.finding(
    "The accumulators of four neighbouring products of 8-bit inputs, packed in place, are the A operand of the next"
    " m16n8k32.",
    documented="what holds for 16 bits is carried over to FP8 attention; FlashAttention-3 permutes instead",
    holds_when="packed_accumulators_up_to_an_order",
)
def packed_accumulators_are_the_next_operand() -> Iterator[Case]:
    lane, e = lanes(), integer("e", 0, 16)
    own, packed = MMAS["m16n8k32_b8"].a(lane, e), accumulator_of(lane, e)
    yield Case("", both(own[0] == packed[0], own[1] == packed[1]), show={"k of A": own[1], "column": packed[1]})


@SYSTEM.claim(
    "Packed in place they are the A operand up to one order of k, the same for every lane and row: k holds column 16*(k"
    " div 16) + 8*(k mod 4 div 2) + 2*(k mod 16 div 4) + k mod 2. The B operand must be dealt in that order too."
)
def packed_accumulators_up_to_an_order() -> Iterator[Case]:
    lane, e = lanes(), integer("e", 0, 16)
    i, k = MMAS["m16n8k32_b8"].a(lane, e)
    packed = accumulator_of(lane, e)
    yield Case("", both(i == packed[0], named("column", packed_column(k)) == packed[1]), show={"k": k})
    yield Case("the order is a permutation", one_to_one([packed_column(integer("k", 0, 32))], [32]))
