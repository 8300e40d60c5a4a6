"""Proposers that lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

from tileprove.prover.accesses.covered import Covering, Covers, Division, Equation, Witness
from tileprove.prover.guessing import digits
from tileprove.prover.guessing.witnesses import solve
from tileprove.prover.language.terms import Term, const
from tileprove.prover.language.walking import postorder, substitute

honest = SimpleNamespace(axes=digits.axes, digits=digits.digits, connected=digits.connected, joint=digits.joint)


def liar(**lies: Callable[..., Any]) -> SimpleNamespace:
    """Whoever says which digits an offset has, with these functions instead of its own."""
    return SimpleNamespace(**{**vars(honest), **lies})


def changed(value_of: Callable[[Term], Term]) -> Callable[..., Witness | None]:
    """`solve`, where each value is another one, and no division is to be proved."""

    def lie(equations: Iterable[Equation], further: Iterable[Equation], unknown: Sequence[Term]) -> Witness:
        found = solve(equations, further, unknown)
        values = dict.fromkeys(unknown, const(0)) if found is None else found.values
        return Witness({v: value_of(value) for v, value in values.items()}, ())

    return lie


def undivided(equations: Iterable[Equation], further: Iterable[Equation], unknown: Sequence[Term]) -> Witness | None:
    """`solve`, which takes each quotient for its dividend."""
    pairs = list(equations)
    quotients = [node for node in postorder(*(term for term, _ in pairs)) if node.op == "div"]
    taken = {node: node.args[0] for node in quotients}
    found = solve([(substitute(taken, term)[0], value) for term, value in pairs], further, unknown)
    if found is None:
        return None
    own = [
        Division(whole, by, substitute(found.values, whole)[0], const(0)) for whole, by in (q.args for q in quotients)
    ]
    return Witness(found.values, [*own, *found.divisions])


def first_elements(covers: Covers, covering: Covering, deadline: float) -> Iterator[dict[str, int]]:
    """Of small sizes the first element, as if nobody wrote it."""
    for size in (1, 2, 33, 64):
        sizes = {v.payload[0]: size for v in covers.ground.sizes}
        yield {**sizes, **{v.payload[0]: 0 for v in covering.axes.variables}}
