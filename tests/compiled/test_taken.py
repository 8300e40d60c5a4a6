"""A point at which one part of what is taken is false tells of the others only where it is a point of theirs."""

from __future__ import annotations

from tileprove.prover.compiled.taken import falls_at
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Obligation
from tileprove.prover.language.terms import Term, integer

n, i = integer("n", 1), integer("i", 0, integer("n", 1))


def stated(goal: Term, *given: Term) -> Obligation:
    (own,) = Claim("system", "fits", "It fits.", lambda: iter([Case("one", goal, list(given))])).obligations()
    return own


def test_it_falls_where_what_is_assumed_holds_and_it_does_not():
    own = stated(4 * i + 4 <= 1000, n <= 600)
    assert falls_at(own, {"n": 600, "i": 599})
    assert not falls_at(own, {"n": 600, "i": 7})
    assert not falls_at(own, {"n": 601, "i": 599}), "that is no launch"
    assert not falls_at(own, {"n": 300, "i": 599}), "there is no such i"
    assert not falls_at(own, {"n": 600}), "i is taken to be 0"
