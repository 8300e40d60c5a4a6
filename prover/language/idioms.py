"""What specs say often, in terms of the constructors."""

from __future__ import annotations

from functools import reduce
from typing import Any

from .constructors import binary, both, either, negation, where
from .terms import Term, as_int, at_least


def implies(condition: Any, conclusion: Any) -> Term:
    """The conclusion holds wherever the condition does; elsewhere it is not reached, and need have no value.

    >>> n, i = integer("n"), integer("i")
    >>> implies(n > 0, i % n < n)
    <n <= 0 or i mod n < n>
    """
    return either(negation(condition), conclusion)


def equivalent(left: Any, right: Any) -> Term:
    """Either both formulas hold or neither does.

    >>> from tileprove import prove
    >>> i = integer("i")
    >>> prove(equivalent(i // 8 == 2, within(i, 16, 24))).verdict.value
    'proved'
    """
    return both(implies(left, right), implies(right, left))


def within(value: Term | int, lowest: Term | int, below: Term | int) -> Term:
    """lowest <= value < below: inside a half-open range.

    >>> within(integer("k"), 16, integer("K"))
    <16 <= k and k < K>
    """
    value = as_int(value)
    return both(binary("le", lowest, value), binary("lt", value, below))


def cdiv(value: Term | int, divisor: Term | int) -> Term:
    """Division that rounds up, for a positive divisor: how many chunks of ``divisor`` cover ``value``.

    >>> from tileprove import prove
    >>> K, chunk = integer("K", 1), integer("chunk", 1)
    >>> prove((cdiv(K, chunk) * chunk >= K) & ((cdiv(K, chunk) - 1) * chunk < K)).verdict.value
    'proved'
    """
    return (as_int(value) + divisor - 1) // divisor


def minimum(first: Term | int, *others: Term | int) -> Term:
    """The smallest of integers.

    >>> minimum(integer("M") - 1, 63)
    <where(M - 1 <= 63, M - 1, 63)>
    """
    return reduce(lambda left, right: where(as_int(left) <= right, left, right), others, as_int(first))


def maximum(first: Term | int, *others: Term | int) -> Term:
    """The largest of integers. ``abs(x)`` of a term is ``maximum(x, -x)``.

    >>> maximum(integer("M") - 63, 0)
    <where(0 <= M - 63, M - 63, 0)>
    """
    return reduce(lambda left, right: where(as_int(left) >= right, left, right), others, as_int(first))


def divides(divisor: Term | int, value: Term | int, quotient: Term | int | None = None) -> Term:
    """The value is a multiple of the divisor, which must not be 0 where this is reached.

    quotient: how often, where that has a name: value = divisor*quotient. As an assumption it brings the name into the
    proof, as a goal it is the witness.

        >>> divides(16, integer("K") * 2)
        <(2*K) mod 16 = 0>
        >>> divides(16, integer("K"), integer("chunks"))
        <K = 16*chunks>
    """
    if quotient is None:
        return as_int(value) % divisor == 0
    divisor = as_int(divisor)
    exact = as_int(value) == divisor * quotient
    return exact if at_least(divisor, 1) else both(divisor != 0, exact)


def unravel(index: Term | int, *extents: Term | int) -> tuple[Term, ...]:
    """Row-major digits of ``index``; the leading digit is not reduced, so there is one more than extents.

    >>> m, H_out, W_out = integer("m"), integer("H_out", 1), integer("W_out", 1)
    >>> n, h_out, w_out = unravel(m, H_out, W_out)
    >>> w_out
    <m mod W_out>
    """
    digits: list[Term] = []
    rest = as_int(index)
    for extent in reversed(extents):
        rest, digit = divmod(rest, extent)
        digits.append(digit)
    return (rest, *reversed(digits))
