"""The functions that LLVM and the AMD backend build in, as far as they compute numbers or merely keep order.

Sources: LLVM Language Reference, Intrinsic Functions; LLVM's User Guide for AMDGPU.
"""

from __future__ import annotations

from collections.abc import Callable

from ..hardware.buffer import WAVE_LANES
from .arithmetic import compare
from .values import Poison, Scalar, Undefined, fits_signed, fits_unsigned, signed, unsigned

Rule = Callable[..., "Scalar"]
"""(numbers..., bits) -> number; `bits` is the width of the result's scalars."""


def _chosen(predicate: str) -> Rule:
    return lambda a, b, bits: a if compare(predicate, a, b, bits) else b


def _absolute(a: int, int_min_is_poison: int, bits: int) -> Scalar:
    value = signed(a, bits)
    if int_min_is_poison and value == -(1 << (bits - 1)):
        return Poison(f"abs of {value}, which has no {bits}-bit absolute value")
    return abs(value)


def _funnel(left: bool) -> Rule:
    def rule(high: int, low: int, amount: int, bits: int) -> int:
        both, amount = high << bits | low, amount % bits
        return both << amount >> bits if left else both >> amount

    return rule


def _zeros(from_top: bool) -> Rule:
    def rule(a: int, zero_is_poison: int, bits: int) -> Scalar:
        if a == 0:
            return Poison("count of zeros of 0") if zero_is_poison else bits
        return bits - a.bit_length() if from_top else (a & -a).bit_length() - 1

    return rule


def _saturated(combine: Callable[[int, int], int], is_signed: bool) -> Rule:
    def rule(a: int, b: int, bits: int) -> int:
        if is_signed:
            a, b = signed(a, bits), signed(b, bits)
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
        return max(low, min(high, combine(a, b)))

    return rule


def _field(is_signed: bool) -> Rule:
    """Bit field extract: `width` bits of `a` from `offset` on; both numbers count modulo 32, width 0 gives 0."""

    def rule(a: int, offset: int, width: int, bits: int) -> int:
        offset, width = offset % bits, width % bits
        if width == 0:
            return 0
        shifted = signed(a, bits) >> offset if is_signed else a >> offset
        field = unsigned(shifted, width)
        return signed(field, width) if is_signed else field

    return rule


def _swapped_bytes(a: int, bits: int) -> int:
    return int.from_bytes(a.to_bytes(bits // 8, "little"), "big")


def _assumed(condition: int, bits: int) -> int:
    if not condition:
        raise Undefined("llvm.assume of something false")
    return 0


NUMBERS: dict[str, Rule] = {
    "llvm.umax": _chosen("ugt"),
    "llvm.umin": _chosen("ult"),
    "llvm.smax": _chosen("sgt"),
    "llvm.smin": _chosen("slt"),
    "llvm.abs": _absolute,
    "llvm.fshl": _funnel(True),
    "llvm.fshr": _funnel(False),
    "llvm.ctlz": _zeros(True),
    "llvm.cttz": _zeros(False),
    "llvm.ctpop": lambda a, bits: a.bit_count(),
    "llvm.bswap": _swapped_bytes,
    "llvm.bitreverse": lambda a, bits: int(f"{a:0{bits}b}"[::-1], 2),
    "llvm.uadd.sat": _saturated(lambda a, b: a + b, False),
    "llvm.usub.sat": _saturated(lambda a, b: a - b, False),
    "llvm.sadd.sat": _saturated(lambda a, b: a + b, True),
    "llvm.ssub.sat": _saturated(lambda a, b: a - b, True),
    "llvm.ucmp": lambda a, b, bits: (a > b) - (a < b),
    "llvm.assume": _assumed,
    "llvm.expect": lambda a, expected, bits: a,
    "llvm.amdgcn.ubfe": _field(False),
    "llvm.amdgcn.sbfe": _field(True),
    "llvm.amdgcn.mul.u24": lambda a, b, bits: unsigned(a, 24) * unsigned(b, 24),
    "llvm.amdgcn.mul.i24": lambda a, b, bits: signed(unsigned(a, 24), 24) * signed(unsigned(b, 24), 24),
    "llvm.amdgcn.wavefrontsize": lambda bits: WAVE_LANES,
}
"""Element by element on vectors; poison, undef and opaque operands propagate."""

_SUMS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
}


def with_overflow(name: str, a: int, b: int, bits: int) -> tuple[int, int]:
    """llvm.{s,u}{add,sub,mul}.with.overflow: (result cut to width, whether it did not fit)."""
    operation = name.split(".")[1]
    is_signed, combine = operation[0] == "s", _SUMS[operation[1:]]
    x, y = (signed(a, bits), signed(b, bits)) if is_signed else (a, b)
    exact = combine(x, y)
    fits = fits_signed(exact, bits) if is_signed else fits_unsigned(exact, bits)
    return unsigned(exact, bits), int(not fits)


WITH_OVERFLOW = tuple(f"llvm.{sign}{operation}.with.overflow" for sign in "su" for operation in _SUMS)

KEEP_ORDER = (
    "llvm.amdgcn.s.barrier",
    "llvm.amdgcn.s.waitcnt",
    "llvm.amdgcn.s.wait",
    "llvm.amdgcn.s.setprio",
    "llvm.amdgcn.s.sleep",
    "llvm.amdgcn.sched.barrier",
    "llvm.amdgcn.sched.group.barrier",
    "llvm.amdgcn.iglp.opt",
    "llvm.amdgcn.wave.barrier",
    "llvm.amdgcn.asyncmark",
    "llvm.amdgcn.wait.asyncmark",
    "llvm.lifetime.start",
    "llvm.lifetime.end",
    "llvm.experimental.noalias.scope.decl",
    "llvm.donothing",
    "llvm.prefetch",
)
"""Calls without a result that do not touch memory themselves."""

COMPUTE_DATA = (
    "llvm.amdgcn.mfma",
    "llvm.amdgcn.smfmac",
    "llvm.amdgcn.cvt",
    "llvm.amdgcn.rcp",
    "llvm.amdgcn.rsq",
    "llvm.amdgcn.exp2",
    "llvm.amdgcn.perm",
    "llvm.fma",
    "llvm.fmuladd",
    "llvm.fabs",
    "llvm.exp",
    "llvm.exp2",
    "llvm.log",
    "llvm.log2",
    "llvm.sqrt",
    "llvm.maxnum",
    "llvm.minnum",
    "llvm.maximum",
    "llvm.minimum",
    "llvm.floor",
    "llvm.ceil",
    "llvm.trunc",
    "llvm.rint",
)
"""Calls whose result is data, not a number that addresses are made of: opaque."""


def known(name: str, table: tuple[str, ...] | dict[str, Rule]) -> str | None:
    """The table's entry for an intrinsic's full name, which ends in its types: llvm.umin.i32 is llvm.umin."""
    while name:
        if name in table:
            return name
        name = name.rpartition(".")[0]
    return None
