"""What a launch divides by: a number that is 0 for some sizes leaves extents without a value, whatever callers promise."""

from __future__ import annotations

from collections.abc import Iterable

from ...engines.counterexample import find
from ...language.claims import Case, Claim
from ...language.definedness import definedness
from ...language.meanings.text import text
from ...language.terms import Term
from ...triton.ttir.errors import TritonError


def refuse_zero(terms: Iterable[tuple[str, Term]], place: str) -> None:
    """terms: what each is called, and it. Raises TritonError with sizes at which one of them has no value."""
    for what, term in terms:
        for need in definedness(term):
            (asked,) = Claim("cuda", "launch", "", lambda need=need: iter([Case("", need)])).obligations()
            point = find(asked)
            if point is not None:
                at = ", ".join(f"{name} = {value}" for name, value in point.items())
                raise TritonError(f"{place}: {what} is {text(term)}, which has no value where {at}{_advice(need)}")


def _advice(need: Term) -> str:
    """How to write it, where that is plain."""
    if need.op != "not" or need.args[0].op != "eq":
        return ", whatever `given` says"
    by = text(need.args[0].args[0])
    return f": {by} is 0 there, whatever `given` says; write max({by}, 1) for it"


__all__ = ["refuse_zero"]
