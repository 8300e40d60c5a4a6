"""Affine maps over GF(2): each bit of a term as a set of input bits, for xor swizzles and bit permutations.

A bit is a Python integer: bit i set means that input bit i is part of the sum; the extra bit ``ONE`` (position
-1 is not available, so the highest input position plus one) is the constant 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any

from ..terms import Term, fold

Bits = tuple[int, ...]  # least significant first; bits past the end are zero


class NotAffine(ValueError):
    """The term is no affine function of its variables' bits (a carry, a product, a comparison...)."""


def _trim(bits: list[int]) -> Bits:
    while bits and bits[-1] == 0:
        bits.pop()
    return tuple(bits)


def _no_meaning(node: Term, *args: Any) -> Any:
    raise NotAffine(f"{node.op} is not affine over GF(2)")


def _constant_argument(node: Term, index: int) -> int:
    argument = node.args[index]
    while argument.op == "named":
        argument = argument.args[0]
    if argument.op != "const" or argument.payload < 0:
        raise NotAffine(f"{node.op} by something that is no constant")
    return argument.payload


def _log2(node: Term, value: int) -> int:
    if value <= 0 or value & (value - 1):
        raise NotAffine(f"{node.op} by {value}, which is no power of two")
    return value.bit_length() - 1


def _xor(node: Term, a: Bits, b: Bits) -> Bits:
    return _trim([x ^ y for x, y in zip_longest(a, b, fillvalue=0)])


def _disjoint(node: Term, *terms: Bits) -> Bits:
    """A sum without carries: no two terms use the same bit position."""
    total: Bits = ()
    for term in terms:
        if any(x and y for x, y in zip(total, term, strict=False)):
            raise NotAffine("a sum that can carry")
        total = _xor(node, total, term)
    return total


def _scaled(node: Term, *terms: Bits) -> Bits:
    if node.args[0].op != "const" or len(terms) != 2:
        raise NotAffine("a product of variables")
    return (0,) * _log2(node, node.args[0].payload) + terms[1] if terms[1] else ()


def _masked(node: Term, a: Bits, b: Bits) -> Bits:
    bits, index = (a, 1) if node.args[1].op == "const" else (b, 0)
    mask = _constant_argument(node, index)
    return _trim([bit if mask >> i & 1 else 0 for i, bit in enumerate(bits)])


TABLE: dict[str, Callable[..., Any]] = {
    "add": _disjoint,
    "mul": _scaled,
    "div": lambda node, a, b: a[_log2(node, _constant_argument(node, 1)) :],
    "mod": lambda node, a, b: _trim(list(a[: _log2(node, _constant_argument(node, 1))])),
    "xor": _xor,
    "band": _masked,
    "bor": _disjoint,
    "shl": lambda node, a, b: (0,) * _constant_argument(node, 1) + a if a else (),
    "shr": lambda node, a, b: a[_constant_argument(node, 1) :],
    "named": lambda node, a: a,
    **dict.fromkeys(("truth", "ite", "le", "lt", "eq", "not", "and", "or"), _no_meaning),
}


def lower(inputs: Mapping[str, int], *roots: Term) -> list[Bits]:
    """Each root as output bits over the concatenated input bits.

    inputs: variable name -> number of bits; the variables' bits are numbered in this order, least significant
    first, and the constant 1 comes after the last one. Raises NotAffine.
    """
    starts: dict[str, int] = {}
    position = 0
    for name, count in inputs.items():
        starts[name], position = position, position + count
    one = 1 << position

    def variable(node: Term) -> Bits:
        name = node.payload[0]
        if name not in inputs:
            raise NotAffine(f"{name} has no fixed number of bits")
        return tuple(1 << (starts[name] + i) for i in range(inputs[name]))

    def constant(node: Term) -> Bits:
        if node.payload < 0:
            raise NotAffine("a negative constant")
        return tuple(one if node.payload >> i & 1 else 0 for i in range(node.payload.bit_length()))

    return fold({**TABLE, "var": variable, "const": constant}, *roots)
