"""The functions that LLVM and the AMD backend build in, as far as they compute numbers or merely keep order.

Sources: LLVM Language Reference, Intrinsic Functions; LLVM's User Guide for AMDGPU.
"""

from __future__ import annotations

from collections.abc import Callable

from ...hardware.buffer import WAVE_LANES
from ..errors import UndefinedBehaviour
from ..words import WORDS, fits, signed, unsigned
from .arithmetic import computed
from .values import Poison, Scalar

Rule = Callable[..., "Scalar"]
"""(width of the first operand, numbers...) -> number, which the caller cuts to the result's width."""


def _word(name: str) -> Rule:
    return lambda bits, *values: computed(name, bits, bits, (), *values)


def _unless(name: str, wrong: Callable[[int, int], bool], said: str) -> Rule:
    """A word whose last operand says that the result is poison where it is wrong to ask."""

    def rule(bits: int, a: int, promised: int) -> Scalar:
        return Poison(said) if promised and wrong(a, bits) else computed(name, bits, bits, (), a)

    return rule


def _field(read: Callable[[int, int], int]) -> Rule:
    """Bit field extract: `width` bits of `a` from `offset` on; both numbers count modulo 32, width 0 gives 0."""

    def rule(bits: int, a: int, offset: int, width: int) -> int:
        return read(read(a, bits) >> offset % bits, width % bits) if width % bits else 0

    return rule


def _assumed(bits: int, condition: int) -> int:
    if not condition:
        raise UndefinedBehaviour("llvm.assume of something false")
    return 0


NAMED = (
    *("umax", "umin", "smax", "smin", "ucmp", "scmp", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"),
    *("fshl", "fshr", "ctpop", "bswap", "bitreverse"),
)
NUMBERS: dict[str, Rule] = {
    **{f"llvm.{name}": _word(name) for name in NAMED},
    "llvm.abs": _unless("abs", lambda a, bits: a == 1 << (bits - 1), "abs of a number that has no absolute value"),
    "llvm.ctlz": _unless("ctlz", lambda a, bits: a == 0, "count of zeros of 0"),
    "llvm.cttz": _unless("cttz", lambda a, bits: a == 0, "count of zeros of 0"),
    "llvm.assume": _assumed,
    "llvm.expect": lambda bits, a, expected: a,
    "llvm.amdgcn.ubfe": _field(unsigned),
    "llvm.amdgcn.sbfe": _field(signed),
    "llvm.amdgcn.mul.u24": lambda bits, a, b: unsigned(a, 24) * unsigned(b, 24),
    "llvm.amdgcn.mul.i24": lambda bits, a, b: signed(a, 24) * signed(b, 24),
    "llvm.amdgcn.wavefrontsize": lambda bits: WAVE_LANES,
}
"""Element by element on vectors; poison, undef and opaque operands propagate."""


def with_overflow(name: str, a: int, b: int, bits: int) -> tuple[int, int]:
    """llvm.{s,u}{add,sub,mul}.with.overflow: (result cut to width, whether it did not fit)."""
    operation = name.split(".")[1]
    sign = operation[0] == "s"
    exact = WORDS[operation[1:]].change(bits, *((signed if sign else unsigned)(value, bits) for value in (a, b)))
    return unsigned(exact, bits), int(not fits(exact, bits, sign))


WITH_OVERFLOW = tuple(f"llvm.{sign}{operation}.with.overflow" for sign in "su" for operation in ("add", "sub", "mul"))

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
    "llvm.amdgcn.permlane16.swap",
    "llvm.amdgcn.permlane32.swap",
    "llvm.amdgcn.update.dpp",
    "llvm.amdgcn.mov.dpp",
    "llvm.amdgcn.readlane",
    "llvm.amdgcn.ds.swizzle",
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
