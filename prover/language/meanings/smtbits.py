"""SMT-LIB 2.6 text over bit-vectors of one width, two's complement and signed.

The meaning is exact where no value leaves the width; `engines.bits` chooses a width that none can leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce

from ..terms import BOOL, INT, Term
from . import smtlib
from .names import Names


def _chained(symbol: str) -> Callable[..., str]:
    """An operator of two places, from the left."""
    return lambda node, *args: reduce(lambda a, b: f"({symbol} {a} {b})", args)


def _log2(node: Term) -> int | None:
    """n where the second argument is the constant 2^n."""
    divisor = node.args[1]
    if divisor.op == "const" and divisor.payload > 0 and divisor.payload & (divisor.payload - 1) == 0:
        return divisor.payload.bit_length() - 1
    return None


def table(width: int) -> dict[str, Callable[..., str]]:
    """Operator -> text of its arguments' texts, for bit-vectors of ``width`` bits."""

    def number(value: int) -> str:
        return f"(_ bv{value % (1 << width)} {width})"

    def divided(node: Term, a: str, b: str) -> str:
        shift = _log2(node)
        if shift is not None:
            return f"(bvashr {a} {number(shift)})"
        # bvsdiv rounds towards zero; bvsmod has the divisor's sign, so a - bvsmod is the multiple below
        return f"(bvsdiv (bvsub {a} (bvsmod {a} {b})) {b})"

    def rest(node: Term, a: str, b: str) -> str:
        shift = _log2(node)
        return f"(bvand {a} {number((1 << shift) - 1)})" if shift is not None else f"(bvsmod {a} {b})"

    return {
        **smtlib.TABLE,
        "const": lambda node: number(node.payload),
        "add": _chained("bvadd"),
        "mul": _chained("bvmul"),
        "div": divided,
        "mod": rest,
        "xor": _chained("bvxor"),
        "band": _chained("bvand"),
        "bor": _chained("bvor"),
        "shl": _chained("bvshl"),
        "shr": _chained("bvashr"),
        "le": _chained("bvsle"),
        "lt": _chained("bvslt"),
    }


def script(width: int, assumptions: Iterable[Term], goal: Term, names: Names) -> str:
    """A script that answers unsat exactly when the assumptions imply the goal, where no value leaves ``width`` bits."""
    sorts = {INT: f"(_ BitVec {width})", BOOL: "Bool"}
    lines = smtlib.denial(table(width), sorts, [*assumptions, goal], names)
    return "\n".join(["(set-logic QF_BV)", *lines]) + "\n"
