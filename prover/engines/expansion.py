"""How long a product of sums becomes when it is multiplied out, without doing so.

The solvers of whole statements multiply out, and look neither at their time nor at their steps meanwhile.
"""

from __future__ import annotations

from collections import Counter
from math import comb, prod

from ..language.terms import Term
from ..language.walking import postorder


def most_terms(*roots: Term) -> int:
    """The most terms of any sum or product below the roots, once it is a sum of products; terms that cancel count.

    >>> from tileprove.prover.language.terms import integer
    >>> a, b, c = (integer(name, None) for name in "abc")
    >>> most_terms((a + b + c) * (a + b + c) < a * (b + 1))
    6
    """
    length: dict[Term, int] = {}
    for node in postorder(*roots, ranges=True):
        if node.op == "add":
            length[node] = sum(length[part] for part in node.args)
        elif node.op == "mul":
            powers = Counter(node.args).items()
            length[node] = prod(comb(length[factor] + power - 1, power) for factor, power in powers)
        elif node.op in ("named", "shl"):
            length[node] = length[node.args[0]]
        else:
            length[node] = 1
    return max(length.values(), default=1)
