"""mma.sync: which lane of a warp holds which element of A, B and C/D.

With E elements a register (one for 64-bit types), g = lane / 4, t = lane % 4, register r = e / E, s = e % E:

    A, 16 rows    i = g + 8*(r % 2),   k = E*t + s + 4*E*(r / 2)
    A, 8 rows     i = g,               k = E*t + s + 4*E*r
    B             j = g,               k = E*t + s + 4*E*r
    C/D           i = g + 8*(e / 2),   j = 2*t + e % 2

Elements lie little-endian in the 32-bit registers, results of 16 bits too. Grade A: all pairs of one A slot and one B slot
were measured on an H100 and six of the shapes on an H200 as well (`warp`). A product does not change when rows, columns
or k are renumbered alike in all operands: the names of i, j (in D) and k (in A) are PTX's, the rest is measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from ..arguments import array, checked, fields, kind, not_negative, one_of, optional, text, whole
from ..integers import ConfigError, Integers
from .warp import WARP_LANES, warp_lane

Operand = Literal["A", "B", "D"]
an_operand = one_of("A", "B", "D")


@dataclass(frozen=True, slots=True, kw_only=True)
class MmaSync:
    """One mma.sync: D[M, N] = A[M, K] x B[N, K] transposed + C; `bits` of an input, `result_bits` of a result.

    >>> core = mma_sync.mma_named("m16n8k16_f16_f32")
    >>> core.per_register, core.elements("A"), core.elements("B"), core.elements("D")
    (2, 8, 4, 4)
    >>> core.a(13, 5), core.b(13, 3), core.result(13, 2), core.register("A", 5)
    ((3, 11), (3, 11), (11, 2), (2, 16))
    >>> core.position("B", 13, 3)
    (3, 11)
    """

    name: str
    M: int
    N: int
    K: int
    bits: int
    result_bits: int
    grade: str

    def __post_init__(self) -> None:
        fields(self, name=text, M=one_of(8, 16), N=one_of(8), K=whole(1), bits=one_of(1, 4, 8, 16, 32, 64))
        fields(self, result_bits=one_of(16, 32, 64), grade=text)
        if self.K % (4 * self.per_register):
            raise ConfigError(f"MmaSync.K must fill the registers of four lanes, got {self.K}")

    @property
    def per_register(self) -> int:
        """Elements of A or B in a register; 1 for 64-bit types, which take two."""
        return max(1, 32 // self.bits)

    @checked(operand=an_operand)
    def elements(self, operand: Operand) -> int:
        """Elements of A, B or D (C alike) that one lane holds."""
        rows, columns = self.shape(operand)
        return rows * columns // WARP_LANES

    @checked(operand=an_operand)
    def shape(self, operand: Operand) -> tuple[int, int]:
        """Rows and columns: A (M, K), B (N, K), D (M, N).

        >>> mma_sync.mma_named("m8n8k4_f64").shape("B")
        (8, 4)
        """
        return {"A": (self.M, self.K), "B": (self.N, self.K), "D": (self.M, self.N)}[operand]

    @checked(lane=warp_lane, e=not_negative)
    def a(self, lane: Integers, e: Integers) -> tuple[Integers, Integers]:
        """(i, k) of element e of A."""
        halves = self.M // 8
        register = e // self.per_register
        return lane // 4 + 8 * (register % halves), self._k(lane, e, register // halves)

    @checked(lane=warp_lane, e=not_negative)
    def b(self, lane: Integers, e: Integers) -> tuple[Integers, Integers]:
        """(j, k) of element e of B."""
        return lane // 4, self._k(lane, e, e // self.per_register)

    @checked(lane=warp_lane, e=not_negative)
    def result(self, lane: Integers, e: Integers) -> tuple[Integers, Integers]:
        """(i, j) of element e of C/D."""
        return lane // 4 + 8 * (e // 2), 2 * (lane % 4) + e % 2

    @checked(operand=an_operand, lane=warp_lane, e=not_negative)
    def position(self, operand: Operand, lane: Integers, e: Integers) -> tuple[Integers, Integers]:
        """`a`, `b` or `result`, by the operand's name."""
        return {"A": self.a, "B": self.b, "D": self.result}[operand](lane, e)

    @checked(operand=an_operand, e=not_negative)
    def register(self, operand: Operand, e: Integers) -> tuple[Integers, Integers]:
        """(32-bit register, lowest bit) of element e; a 64-bit element goes on in the next register."""
        at = e * (self.result_bits if operand == "D" else self.bits)
        return at // 32, at % 32

    def _k(self, lane: Integers, e: Integers, step: Integers) -> Integers:
        return self.per_register * (lane % 4) + e % self.per_register + 4 * self.per_register * step


_TABLE = (
    # type of the inputs, bits, shapes, type of the results, bits
    ("f16", 16, ("m16n8k8", "m16n8k16"), "_f32", 32),
    ("f16", 16, ("m16n8k8", "m16n8k16"), "_f16", 16),
    ("bf16", 16, ("m16n8k8", "m16n8k16"), "_f32", 32),
    ("tf32", 32, ("m16n8k4", "m16n8k8"), "_f32", 32),
    ("s8", 8, ("m8n8k16", "m16n8k16", "m16n8k32"), "_s32", 32),
    ("s4", 4, ("m8n8k32", "m16n8k32", "m16n8k64"), "_s32", 32),
    ("e4m3", 8, ("m16n8k16", "m16n8k32"), "_f32", 32),
    ("e4m3", 8, ("m16n8k32",), "_f16", 16),
    ("e5m2", 8, ("m16n8k32",), "_f32", 32),
    ("f64", 64, ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"), "", 64),
    ("b1", 1, ("m8n8k128", "m16n8k128", "m16n8k256"), "_s32", 32),
)


def _sizes(shape: str) -> tuple[int, ...]:
    """M, N and K of "m16n8k32"."""
    return tuple(int(part) for part in shape[1:].replace("n", " ").replace("k", " ").split())


def _row(name: str, shape: str, bits: int, result_bits: int) -> MmaSync:
    M, N, K = _sizes(shape)
    return MmaSync(name=name, M=M, N=N, K=K, bits=bits, result_bits=result_bits, grade="A")


MMAS = {
    name: _row(name, shape, bits, result_bits)
    for inputs, bits, shapes, results, result_bits in _TABLE
    for shape in shapes
    for name in [f"{shape}_{inputs}{results}"]
}


@checked(name=text)
def mma_named(name: str) -> MmaSync:
    """The mma.sync called `name`, as "m16n8k16_f16_f32". Raises ConfigError if there is none.

    >>> mma_sync.mma_named("m16n8k32_s8_s32").per_register
    4
    """
    if name not in MMAS:
        shape = name.partition("_")[0]
        alike = [one for one in MMAS if one.startswith(f"{shape}_")] or sorted({one.partition("_")[0] for one in MMAS})
        raise ConfigError(f"no mma.sync {name!r}; known: {', '.join(alike)}")
    return MMAS[name]


def _positions(mma: MmaSync, operand: Operand) -> tuple[Integers, Integers]:
    return mma.position(operand, np.arange(WARP_LANES)[:, None], np.arange(mma.elements(operand))[None, :])


@checked(mma=kind(MmaSync), operand=an_operand, fragments=array(2))
def gather(mma: MmaSync, operand: Operand, fragments: npt.NDArray) -> npt.NDArray:
    """The matrix in `fragments` [lane, element]. Raises ConfigError on another shape.

    >>> core = mma_sync.mma_named("m16n8k8_f16_f32")
    >>> mma_sync.gather(core, "B", np.arange(64).reshape(32, 2))[1].tolist()
    [8, 9, 10, 11, 12, 13, 14, 15]
    """
    if fragments.shape != (WARP_LANES, mma.elements(operand)):
        wanted = WARP_LANES, mma.elements(operand)
        raise ConfigError(f"fragments of {mma.name}'s {operand} must have the shape {wanted}, got {fragments.shape}")
    matrix = np.zeros(mma.shape(operand), dtype=fragments.dtype)
    matrix[_positions(mma, operand)] = fragments
    return matrix


@checked(mma=kind(MmaSync), operand=an_operand, matrix=array(2))
def scatter(mma: MmaSync, operand: Operand, matrix: npt.NDArray) -> npt.NDArray:
    """Fragments [lane, element] that hold `matrix`. Raises ConfigError on another shape.

    >>> core = mma_sync.mma_named("m16n8k8_f16_f32")
    >>> mma_sync.scatter(core, "A", np.arange(128).reshape(16, 8))[5].tolist()
    [10, 11, 74, 75]
    """
    if matrix.shape != mma.shape(operand):
        raise ConfigError(f"a matrix {operand} of {mma.name} must be {mma.shape(operand)}, got {matrix.shape}")
    return matrix[_positions(mma, operand)]


@checked(mma=kind(MmaSync), a=array(2), b=array(2), c=optional(array(2)))
def simulate(mma: MmaSync, a: npt.NDArray, b: npt.NDArray, c: npt.NDArray | None = None) -> npt.NDArray:
    """D fragments of A x B transposed + C, from fragments [lane, element], as NumPy computes them: int64 or float64.

    >>> core = mma_sync.mma_named("m16n8k8_f16_f32")
    >>> a, b = np.arange(128).reshape(16, 8) % 7, np.arange(64).reshape(8, 8) % 5
    >>> d = mma_sync.simulate(core, mma_sync.scatter(core, "A", a), mma_sync.scatter(core, "B", b))
    >>> np.array_equal(mma_sync.gather(core, "D", d), a @ b.T)
    True
    """
    wide = [x.astype(np.int64) if np.issubdtype(x.dtype, np.integer) else x.astype(np.float64) for x in (a, b)]
    product = gather(mma, "A", wide[0]) @ gather(mma, "B", wide[1]).T
    d = scatter(mma, "D", product)
    if c is None:
        return d
    gather(mma, "D", c)  # refuses another shape
    return c + d
