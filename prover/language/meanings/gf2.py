"""Affine maps over GF(2): each bit of a term as a set of input bits, for xor swizzles and bit permutations.

A bit is a Python integer: bit i set means that input bit i is part of the sum; the extra bit after the highest input
position is the constant 1. While a term is read its bits stand side by side in one integer, ``stride`` places each, so
that an operator on all of them is one operation on that integer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from itertools import accumulate
from struct import unpack
from typing import Any

from ..terms import Term
from ..walking import fold

Bits = tuple[int, ...]  # least significant first; bits past the end are zero
# the bits side by side, and the positions at which one may be other than zero
Packed = tuple[int, int]
WORDS = {32: "I", 64: "Q"}  # strides of which the machine takes many apart at once
MOST_BITS = 4096  # of a value


class NotAffine(ValueError):
    """The term is no affine function of its variables' bits (a carry, a product, a comparison...)."""


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


def _no_meaning(stride: int, node: Term, *args: Any) -> Any:
    raise NotAffine(f"{node.op} is not affine over GF(2)")


@lru_cache(maxsize=1024)
def _places(positions: int, block: int, stride: int) -> int:
    """The block at each of the positions."""
    return sum(block << i * stride for i in range(positions.bit_length()) if positions >> i & 1)


def _packed(together: int, positions: int) -> Packed:
    return together, positions if together else 0


def _up(stride: int, node: Term, a: Packed, amount: int) -> Packed:
    if a[1] and a[1].bit_length() + amount > MOST_BITS:
        raise NotAffine(f"{node.op} to more than {MOST_BITS} bits")
    return (a[0] << amount * stride, a[1] << amount) if a[1] else a


def _down(stride: int, a: Packed, amount: int) -> Packed:
    return _packed(a[0] >> amount * stride, a[1] >> amount) if amount < a[1].bit_length() else (0, 0)


def _only(stride: int, a: Packed, mask: int) -> Packed:
    kept = a[1] & mask
    return _packed(a[0] & _places(kept, (1 << stride) - 1, stride), kept) if kept != a[1] else a


def _exact(stride: int, a: Packed) -> int:
    """The positions of the bits that are other than zero."""
    return sum(1 << i for i in range(a[1].bit_length()) if a[0] >> i * stride & ((1 << stride) - 1))


def _xor(stride: int, node: Term, a: Packed, b: Packed) -> Packed:
    return _packed(a[0] ^ b[0], a[1] | b[1])


def _disjoint(stride: int, node: Term, *terms: Packed) -> Packed:
    """A sum without carries: no two terms use the same bit position."""
    total = (0, 0)
    for term in terms:
        if total[1] & term[1] and _exact(stride, total) & _exact(stride, term):
            raise NotAffine("a sum that can carry")
        total = total[0] ^ term[0], total[1] | term[1]
    return total


def _scaled(stride: int, node: Term, *terms: Packed) -> Packed:
    if node.args[0].op != "const" or len(terms) != 2:
        raise NotAffine("a product of variables")
    return _up(stride, node, terms[1], _log2(node, node.args[0].payload)) if terms[1][1] else terms[1]


def _masked(stride: int, node: Term, a: Packed, b: Packed) -> Packed:
    bits, index = (a, 1) if node.args[1].op == "const" else (b, 0)
    return _only(stride, bits, _constant_argument(node, index))


# operator -> its meaning on bits that stand ``stride`` places apart
TABLE: dict[str, Callable[..., Packed]] = {
    "add": _disjoint,
    "mul": _scaled,
    "div": lambda stride, node, a, b: _down(stride, a, _log2(node, _constant_argument(node, 1))),
    "mod": lambda stride, node, a, b: _only(stride, a, (1 << _log2(node, _constant_argument(node, 1))) - 1),
    "xor": _xor,
    "band": _masked,
    "bor": _disjoint,
    "shl": lambda stride, node, a, b: _up(stride, node, a, _constant_argument(node, 1)),
    "shr": lambda stride, node, a, b: _down(stride, a, _constant_argument(node, 1)),
    "named": lambda stride, node, a: a,
    **dict.fromkeys(("truth", "ite", "le", "lt", "eq", "not", "and", "or"), _no_meaning),
}


def lower(inputs: Mapping[str, int], *roots: Term) -> list[Bits]:
    """Each root as output bits over the concatenated input bits.

    inputs: variable name -> number of bits; the variables' bits are numbered in this order, least significant
    first, and the constant 1 comes after the last one. Raises NotAffine.
    """
    stride, table = readings(tuple(inputs.items()))
    return [_apart(packed, stride) for packed in fold(table, *roots)]


@lru_cache(maxsize=64)
def readings(inputs: tuple[tuple[str, int], ...]) -> tuple[int, dict[str, Callable[..., Packed]]]:
    """(stride, operator -> how it is read) for variables of so many bits."""
    sizes = dict(inputs)
    starts = dict(zip(sizes, accumulate(sizes.values(), initial=0), strict=False))
    position = sum(sizes.values())
    stride = next((width for width in WORDS if position < width), position + 1)

    def variable(node: Term) -> Packed:
        name = node.payload[0]
        if name not in sizes:
            raise NotAffine(f"{name} has no fixed number of bits")
        positions = (1 << sizes[name]) - 1
        return _places(positions, 1 << starts[name], stride + 1), positions

    def constant(node: Term) -> Packed:
        if node.payload < 0:
            raise NotAffine("a negative constant")
        if node.payload >> MOST_BITS:
            raise NotAffine(f"a constant of more than {MOST_BITS} bits")
        return _places(node.payload, 1 << position, stride), node.payload

    return stride, {**{op: partial(apply, stride) for op, apply in TABLE.items()}, "var": variable, "const": constant}


def _apart(packed: Packed, stride: int) -> Bits:
    together, positions = packed
    if stride in WORDS:
        count = positions.bit_length()
        bits = unpack(f"<{count}{WORDS[stride]}", together.to_bytes(count * stride // 8, "little"))
    else:
        bits = tuple(together >> i * stride & ((1 << stride) - 1) for i in range(positions.bit_length()))
    used = len(bits)
    while used and not bits[used - 1]:
        used -= 1
    return bits if used == len(bits) else bits[:used]
