"""Helpers for tests of specs: spec terms on whole arrays, and claims decided with a formula replaced."""

import sys

import numpy as np
from tileprove.prover.claims import Verdict
from tileprove.prover.engines import ladder
from tileprove.prover.meanings import vectors
from tileprove.prover.terms import as_int, integer


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
    """Whether some case of a claim that is expected to hold is refuted."""
    return any(verdict is Verdict.REFUTED for _, verdict, _ in verdicts(claim))


def unexpected(claim):
    """The cases whose verdict is not the expected one."""
    return [(case, verdict) for case, verdict, expected in verdicts(claim, 60) if verdict is not expected]
