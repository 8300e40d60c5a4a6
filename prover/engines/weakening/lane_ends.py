"""Where a statement's comparisons say that a lane's values end: 1024*k < V ends k at V div 1024. Lanes fail there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from ...language.constructors import add, binary, mul
from ...language.obligations import Holds, Obligation
from ...language.terms import Term, as_int, const
from ...language.walking import postorder, variables

MOST = 12


def lane_ends(obligation: Obligation, parameters: Sequence[Term]) -> list[Term]:
    """Terms of the parameters, those of the goal first; each is beside a value at which a comparison changes."""
    known = set(parameters)
    goal = [obligation.goal.formula] if isinstance(obligation.goal, Holds) else []
    nodes = chain(postorder(*goal), postorder(*obligation.given))
    found = (end for node in nodes if node.op in ("le", "lt") for end in _ends(node, known))
    return list(dict.fromkeys(found))[:MOST]


def _ends(comparison: Term, known: set[Term]) -> Iterator[Term]:
    left, right = comparison.args
    parts = [*_parts(left, 1), *_parts(right, -1)]
    open_ = [(factor, term) for factor, term in parts if not known.issuperset(variables(term))]
    if len(open_) != 1 or open_[0][1].op != "var":
        return
    ((factor, _),) = open_
    rest = add(
        *(mul(const(-own if factor > 0 else own), term) for own, term in parts if known.issuperset(variables(term)))
    )
    end = binary("div", rest, abs(factor)) if abs(factor) > 1 else rest
    yield as_int(end)


def _parts(term: Term, sign: int) -> Iterator[tuple[int, Term]]:
    """(factor, term without one) of each part of a sum."""
    while term.op == "named":
        term = term.args[0]
    if term.op == "add":
        for part in term.args:
            yield from _parts(part, sign)
    elif term.op == "const":
        yield sign * term.payload, const(1)
    elif term.op == "mul" and any(factor.op == "const" for factor in term.args):
        number = next(factor for factor in term.args if factor.op == "const")
        others = [factor for factor in term.args if factor is not number]
        yield sign * number.payload, mul(*others) if others else const(1)
    else:
        yield sign, term
