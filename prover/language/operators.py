"""Gives terms Python's operators: a table of them, each a constructor's call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .constructors import add, binary, both, either, make, mul, negation, power, where
from .terms import BOOL, Term, as_int, at_least


def _of(op: str) -> Callable[[Any, Any], Term]:
    return lambda left, right: binary(op, left, right)


def _bits_or_truth(bits: Callable[[Any, Any], Term], junction: Callable[..., Term]) -> Callable[[Any, Any], Term]:
    """Of truth values the junction, of integers the bits; one of the two is a term."""

    def build(left: Any, right: Any) -> Term:
        known = left if isinstance(left, Term) else right
        return junction(left, right) if known.sort == BOOL else bits(left, right)

    return build


def _masked(left: Any, right: Any) -> Term:
    """left & right, of a number that may be negative by a mask: two's complement, of which the low bits are a remainder."""
    for value, mask in ((left, right), (right, left)):
        number = mask.payload if isinstance(mask, Term) and mask.op == "const" else mask
        if isinstance(number, int) and number >= 0 and not at_least(as_int(value), 0):
            low = binary("mod", value, 1 << number.bit_length())
            return low if number & (number + 1) == 0 else binary("band", low, number)
    return binary("band", left, right)


def _magnitude(term: Term) -> Term:
    opposite = mul(-1, term)
    return where(binary("le", opposite, term), term, opposite)


# with a mirror image for what stands on the left of a term and is none
MIRRORED: dict[str, Callable[[Any, Any], Any]] = {
    "add": add,
    "sub": lambda left, right: add(left, mul(-1, right)),
    "mul": mul,
    "floordiv": _of("div"),
    "mod": _of("mod"),
    "divmod": lambda left, right: (binary("div", left, right), binary("mod", left, right)),
    "pow": power,
    "lshift": _of("shl"),
    "rshift": _of("shr"),
    "xor": _of("xor"),
    "and": _bits_or_truth(_masked, both),
    "or": _bits_or_truth(_of("bor"), either),
}
OTHERS: dict[str, Callable[..., Any]] = {
    "neg": lambda term: mul(-1, term),
    "abs": _magnitude,
    "invert": negation,
    "le": _of("le"),
    "lt": _of("lt"),
    "ge": lambda left, right: binary("le", right, left),
    "gt": lambda left, right: binary("lt", right, left),
    "eq": _of("eq"),
    "ne": lambda left, right: negation(binary("eq", left, right)),
    "reduce": lambda term: (make, (term.op, term.args, term.payload)),
}


def _mirrored(build: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda term, left: build(left, term)


for name, build in MIRRORED.items():
    setattr(Term, f"__{name}__", build)
    setattr(Term, f"__r{name}__", _mirrored(build))
for name, build in OTHERS.items():
    setattr(Term, f"__{name}__", build)
