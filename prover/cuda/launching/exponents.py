"""Bounds of exponents: a block of 32 * 2**k threads has at most 1024, so that k is at most 5."""

from __future__ import annotations

from collections.abc import Iterable

from ...language.parts import factors, split
from ...language.terms import Term, at_least, is_const
from ...language.walking import conjuncts


def exponents(formulas: Iterable[Term]) -> list[Term]:
    """What upper bounds on powers of two, and on their products with what is at least 1, say of their exponents: that
    c * 2**k <= m says k < bits of m // c.

    >>> from tileprove import integer
    >>> k, n = integer("k", 1), integer("n", 1)
    >>> exponents([32 * 2**k < 1025, n * 2**k <= 2**20])
    [<k < 6>]
    """
    found: dict[Term, int] = {}
    for formula in (one for each in formulas for one in conjuncts(each)):
        if formula.op not in ("lt", "le") or not is_const(formula.args[1]):
            continue
        whole, end = formula.args
        most = end.payload - (formula.op == "lt")
        times, rest = split(whole)
        own = factors(rest)
        for at, one in enumerate(own):
            power = one.op == "shl" and is_const(one.args[0]) and one.args[0].payload == 1
            others = own[:at] + own[at + 1 :]
            if power and times >= 1 and most >= times and all(at_least(other, 1) for other in others):
                bits = (most // times).bit_length()
                found[one.args[1]] = min(bits, found.get(one.args[1], bits))
    return [exponent < bits for exponent, bits in found.items()]
