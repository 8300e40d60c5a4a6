"""Addresses as numbers of 64 bits: a term that differs from another by a multiple of a modulus.

TRUSTED: a claim that two addresses are one is stated of what this gives.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd, prod

from ..language.constructors import add, mul, where
from ..language.terms import Term, const


@lru_cache(4096)
def congruent(own: Term, modulus: int) -> Term:
    """The term without remainders that change it by multiples of the modulus alone.

    >>> from tileprove.prover.language.terms import integer
    >>> x = integer("x", 0)
    >>> congruent(4 * (x % 64) + x % 256 + x % 16, 256) is 4 * x + x + x % 16
    True
    """
    if own.op == "add":
        return add(*(congruent(part, modulus) for part in own.args))
    if own.op == "mul":
        by = prod(int(part.payload) for part in own.args if part.op == "const")
        rest = [congruent(part, modulus // gcd(by, modulus)) for part in own.args if part.op != "const"]
        return mul(const(by), *rest)
    if own.op == "mod" and own.args[1].op == "const" and own.args[1].payload > 0:
        return congruent(own.args[0], modulus) if own.args[1].payload % modulus == 0 else own
    if own.op == "ite":
        condition, yes, no = own.args
        return where(condition, congruent(yes, modulus), congruent(no, modulus))
    return congruent(own.args[0], modulus) if own.op == "named" else own
