"""Helpers for tests of specs: spec terms on whole arrays, and claims decided with a formula replaced."""

import sys
from contextlib import suppress

import numpy as np
from tileprove.prover.engines import ladder
from tileprove.prover.engines.counterexample import Invalid, check, find
from tileprove.prover.language.meanings import vectors
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import as_int, integer


def variables(*names):
    return [integer(name, None) for name in names]


def values(term, **arrays):
    """The term at every point of the arrays, which broadcast against each other."""
    lanes = vectors.evaluate(arrays, as_int(term))[0]
    assert np.all(lanes.ok)
    return np.broadcast_to(lanes.values, np.broadcast_shapes(*(np.shape(array) for array in arrays.values())))


def replace_everywhere(monkeypatch, name, old, new):
    """Put ``new`` where a spec module holds ``old`` under this name."""
    for module in [m for key, m in sys.modules.items() if key.startswith("tileprove.specs.")]:
        if getattr(module, name, None) is old:
            monkeypatch.setattr(module, name, new)


def function(module, name, broken):
    """What breaks a claim: the module's function (or constant) replaced, for a test's monkeypatch."""
    return lambda patch: replace_everywhere(patch, name, getattr(module, name), broken)


def method(cls, name, broken):
    """What breaks a claim: the class's method replaced, for a test's monkeypatch."""
    return lambda patch: patch.setattr(cls, name, broken)


def verdicts(claim, seconds=10):
    """(case, verdict, expected verdict) of each obligation, decided one by one as they are asked for."""
    for obligation in claim.obligations():
        yield obligation.case, ladder.decide(obligation, seconds).verdict, obligation.expected


def refuted(claim):
    """Whether some case of a claim that is expected to hold is refuted; the samples of all cases are looked at first."""
    return any(map(fails_at_a_sample, claim.obligations())) or any(
        verdict is Verdict.REFUTED for _, verdict, _ in verdicts(claim)
    )


def fails_at_a_sample(obligation):
    point = find(obligation)
    if point is None:
        return False
    with suppress(Invalid):
        check(obligation, point)
        return True
    return False


def unexpected(claim):
    """The cases whose verdict is not the expected one."""
    return [(case, verdict) for case, verdict, expected in verdicts(claim, 60) if verdict is not expected]


class ClaimTests:
    """What the claims of every system must stand; a test file says which system, and how to break each claim.

    mutants: (claim, what breaks a formula that it is about) for every claim that is to be proved. conftest.py makes the
    cases of the tests from both.
    """

    system: System
    mutants: list

    def test_a_broken_formula_is_caught(self, mutant, monkeypatch):
        claim, break_it = mutant
        break_it(monkeypatch)
        assert refuted(self.system.claims[claim])

    def test_every_claim_is_tried_with_a_broken_formula(self):
        claims = {name for name, claim in self.system.claims.items() if claim.expected is Verdict.PROVED}
        assert claims == {claim for claim, _ in self.mutants}

    def test_every_claim_has_its_verdict(self, claim):
        assert unexpected(claim) == []
        assert not claim.holds_when or claim.holds_when in self.system.claims
