"""Matrix-core instructions (MFMA): which lane holds which element of A, B and C/D.

A lane's operand is cut into chunks of consecutive k. With dim = M (16 or 32), G = 64 / dim, g = lane / dim:

    A (B alike)       k --->
             | chunk 0 of g=0 | chunk 0 of g=1 | ... | chunk 0 of g=G-1 | chunk 1 of g=0 | ...
    row lane % dim

    C/D      row i = 4*G*(e / 4) + 4*g + e % 4, column j = lane % dim

Sources: AMD CDNA3 and CDNA4 instruction-set manuals, "Matrix Arithmetic"; ROCm/rocm-systems rocjitsu emulator; IREE
IREEGPUAttrs. The grade of each instruction is in the table: A manual and independent code agree, B manual or vendor
code only (A- and B+ lean up and down).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import (
    array,
    checked,
    fields,
    fits,
    flag,
    kind,
    lane_number,
    not_negative,
    one_of,
    optional,
    refuse,
    text,
    whole,
)
from ..integers import ConfigError, Integers
from .gpus import arch_named

C_RUN = 4
"""Consecutive rows of C/D that a lane holds."""

SCALE_BLOCK = 32
"""Consecutive k that share one scale in a block-scaled MFMA."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mfma:
    """One MFMA: D[M, N] = A[M, K] x B[N, K] transposed, M = N; `bits` an element of A or B, `chunk` in elements.

    >>> core = mfma.mfma_named("16x16x32_b16")
    >>> core.wave, core.groups, core.elements, core.results, core.operand_bytes
    (64, 4, 8, 4, 16)
    >>> core.k(17, 3), core.operand(17, 3), core.result(17, 3), core.register(3)
    (11, (1, 11), (7, 1), (1, 16))
    >>> mfma.mfma_named("16x16x128_f4").scale_operand(17)
    (1, 1)
    """

    arch: str
    name: str
    M: int
    N: int
    K: int
    bits: int
    chunk: int
    grade: str
    scaled: bool = False

    def __post_init__(self) -> None:
        fields(self, arch=text, name=text, M=one_of(16, 32), N=one_of(self.M), K=whole(1), bits=one_of(4, 6, 8, 16, 32))
        fields(self, chunk=whole(1), grade=text, scaled=flag)
        if self.M * self.K % (self.wave * self.chunk) or self.elements * self.bits % 8:
            raise ConfigError(f"Mfma: lanes must hold whole chunks of whole bytes, got K={self.K}, chunk={self.chunk}")
        if self.scaled and SCALE_BLOCK * self.groups != self.K:
            raise ConfigError(f"Mfma: a scaled one has a block of {SCALE_BLOCK} k a lane group, got K={self.K}")

    @property
    def wave(self) -> int:
        """Lanes of a wave."""
        return arch_named(self.arch).wave

    @property
    def groups(self) -> int:
        """Lane groups along k."""
        return self.wave // self.M

    @property
    def elements(self) -> int:
        """Elements of A (or B) that one lane holds."""
        return self.M * self.K // self.wave

    @property
    def results(self) -> int:
        """Elements of C/D that one lane holds."""
        return self.M * self.N // self.wave

    @property
    def operand_bytes(self) -> int:
        """Bytes of A (or B) that one lane holds."""
        return self.elements * self.bits // 8

    @checked(lane=lane_number, e=not_negative)
    def k(self, lane: Integers, e: Integers) -> Integers:
        """k of element e in `lane`'s A or B operand."""
        return self.groups * self.chunk * (e // self.chunk) + self.chunk * (lane // self.M) + e % self.chunk

    @checked(lane=lane_number, e=not_negative)
    def operand(self, lane: Integers, e: Integers) -> tuple[Integers, Integers]:
        """(i, k) of element e of A, and alike (j, k) of element e of B."""
        return lane % self.M, self.k(lane, e)

    @checked(lane=lane_number, e=not_negative)
    def result(self, lane: Integers, e: Integers) -> tuple[Integers, Integers]:
        """(i, j) of element e of C/D."""
        i = C_RUN * self.groups * (e // C_RUN) + C_RUN * (lane // self.M) + e % C_RUN
        return i, lane % self.M

    @checked(e=not_negative)
    def register(self, e: Integers) -> tuple[Integers, Integers]:
        """(register, lowest bit) of element e of A or B; an FP6 element may continue in the next register."""
        return e * self.bits // 32, e * self.bits % 32

    @checked(lane=lane_number)
    def scale_operand(self, lane: Integers) -> tuple[Integers, Integers]:
        """(outer index, block of 32 k) whose scale `lane` holds. Raises ConfigError if the MFMA takes no scales.

        Grade A-: manual, rocjitsu and public kernels agree; FP8 and FP4 share it.
        """
        if not self.scaled:
            raise ConfigError(f"{self.arch} {self.name} takes no scales")
        return lane % self.M, lane // self.M


_TABLE = (
    # arch, name, dim, K, bits, chunk, grade, scaled
    ("gfx950", "16x16x32_b16", 16, 32, 16, 8, "A", False),
    ("gfx950", "32x32x16_b16", 32, 16, 16, 8, "A", False),
    ("gfx950", "16x16x64_i8", 16, 64, 8, 16, "A", False),
    ("gfx950", "32x32x32_i8", 32, 32, 8, 16, "A", False),
    ("gfx950", "16x16x128_f8", 16, 128, 8, 16, "A-", True),
    ("gfx950", "32x32x64_f8", 32, 64, 8, 16, "B+", True),
    ("gfx950", "16x16x128_f6", 16, 128, 6, 32, "B", True),
    ("gfx950", "32x32x64_f6", 32, 64, 6, 32, "B", True),
    ("gfx950", "16x16x128_f4", 16, 128, 4, 32, "A", True),
    ("gfx950", "32x32x64_f4", 32, 64, 4, 32, "B", True),
    ("gfx942", "16x16x16_b16", 16, 16, 16, 4, "A", False),
    ("gfx942", "32x32x8_b16", 32, 8, 16, 4, "A", False),
    ("gfx942", "16x16x32_b8", 16, 32, 8, 8, "A", False),
    ("gfx942", "32x32x16_b8", 32, 16, 8, 8, "A", False),
)

MFMAS = {
    (arch, name): Mfma(arch=arch, name=name, M=dim, N=dim, K=depth, bits=bits, chunk=chunk, grade=grade, scaled=scaled)
    for arch, name, dim, depth, bits, chunk, grade, scaled in _TABLE
}


@checked(name=text, arch=text)
def mfma_named(name: str, arch: str = "gfx950") -> Mfma:
    """The MFMA called `name` ("16x16x32_b16"). Raises ConfigError if the arch has none.

    >>> mfma.mfma_named("32x32x16_b16").elements
    8
    """
    if (arch, name) not in MFMAS:
        known = ", ".join(n for a, n in MFMAS if a == arch)
        raise ConfigError(f"no MFMA {name!r} on {arch}; known: {known or 'none'}")
    return MFMAS[arch, name]


def _shaped(what: str, value: npt.NDArray, shape: tuple[int, int]) -> None:
    if not fits(value, shape):
        refuse(what, f"an array of shape {shape}", value)


def _grid(mfma: Mfma, count: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    lane = np.arange(mfma.wave, dtype=np.int64)[:, None]
    return np.broadcast_arrays(lane, np.arange(count, dtype=np.int64)[None, :])  # type: ignore[return-value]


@checked(mfma=kind(Mfma), fragments=array(2))
def gather_operand(mfma: Mfma, fragments: npt.NDArray) -> npt.NDArray:
    """The matrix [dim, K] that the MFMA sees in `fragments` [lane, element]. Raises ConfigError on another shape.

    >>> core = mfma.mfma_named("16x16x32_b16")
    >>> fragments = np.arange(512).reshape(64, 8)
    >>> mfma.gather_operand(core, fragments)[1, 8:16].tolist(), fragments[17].tolist()
    ([136, 137, 138, 139, 140, 141, 142, 143], [136, 137, 138, 139, 140, 141, 142, 143])
    """
    _shaped(f"fragments [lane, element] of {mfma.name}", fragments, (mfma.wave, mfma.elements))
    matrix = np.zeros((mfma.M, mfma.K), dtype=fragments.dtype)
    matrix[mfma.operand(*_grid(mfma, mfma.elements))] = fragments
    return matrix


@checked(mfma=kind(Mfma), matrix=array(2))
def scatter_operand(mfma: Mfma, matrix: npt.NDArray) -> npt.NDArray:
    """Fragments [lane, element] that hand `matrix` [dim, K] to the MFMA. Raises ConfigError on another shape.

    >>> core = mfma.mfma_named("16x16x32_b16")
    >>> matrix = np.arange(512).reshape(16, 32)
    >>> np.array_equal(mfma.gather_operand(core, mfma.scatter_operand(core, matrix)), matrix)
    True
    """
    _shaped(f"matrix [dim, K] of {mfma.name}", matrix, (mfma.M, mfma.K))
    return matrix[mfma.operand(*_grid(mfma, mfma.elements))]


@checked(mfma=kind(Mfma), fragments=array(2))
def gather_result(mfma: Mfma, fragments: npt.NDArray) -> npt.NDArray:
    """The matrix [M, N] in the C/D fragments [lane, element]. Raises ConfigError on another shape.

    >>> core = mfma.mfma_named("16x16x32_b16")
    >>> fragments = np.arange(256).reshape(64, 4)
    >>> mfma.gather_result(core, fragments)[4:8, 1].tolist(), fragments[17].tolist()
    ([68, 69, 70, 71], [68, 69, 70, 71])
    """
    _shaped(f"fragments [lane, element] of {mfma.name}", fragments, (mfma.wave, mfma.results))
    matrix = np.zeros((mfma.M, mfma.N), dtype=fragments.dtype)
    matrix[mfma.result(*_grid(mfma, mfma.results))] = fragments
    return matrix


@checked(mfma=kind(Mfma), matrix=array(2))
def scatter_result(mfma: Mfma, matrix: npt.NDArray) -> npt.NDArray:
    """C/D fragments [lane, element] of `matrix` [M, N]. Raises ConfigError on another shape.

    >>> core = mfma.mfma_named("16x16x32_b16")
    >>> matrix = np.arange(256).reshape(16, 16)
    >>> np.array_equal(mfma.gather_result(core, mfma.scatter_result(core, matrix)), matrix)
    True
    """
    _shaped(f"matrix [M, N] of {mfma.name}", matrix, (mfma.M, mfma.N))
    return matrix[mfma.result(*_grid(mfma, mfma.results))]


def _exact(values: npt.NDArray) -> npt.NDArray:
    return values.astype(np.int64) if np.issubdtype(values.dtype, np.integer) else values.astype(np.float64)


@checked(mfma=kind(Mfma), a=array(2), b=array(2), c=optional(array(2)))
def simulate(mfma: Mfma, a: npt.NDArray, b: npt.NDArray, c: npt.NDArray | None = None) -> npt.NDArray:
    """D fragments of A x B transposed + C, from fragments [lane, element] of numbers, without rounding.

    Integers stay int64, anything else is float64: what an exact adder would give. Raises ConfigError on fragments of
    another shape.

        >>> core = mfma.mfma_named("16x16x32_b16")
        >>> a, b = np.arange(512).reshape(16, 32) % 7, np.arange(512).reshape(16, 32) % 5
        >>> d = mfma.simulate(core, mfma.scatter_operand(core, a), mfma.scatter_operand(core, b))
        >>> np.array_equal(mfma.gather_result(core, d), a @ b.T)
        True
    """
    if c is not None:
        _shaped(f"c [lane, element] of {mfma.name}", c, (mfma.wave, mfma.results))
    product = gather_operand(mfma, _exact(a)) @ gather_operand(mfma, _exact(b)).T
    d = scatter_result(mfma, product)
    return d if c is None else c + d
