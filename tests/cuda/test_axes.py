"""Indices that are taken off one after the other tell threads apart, and one load may be of many places."""

from pathlib import Path

import pytest
from in_process import by_claim, checks
from tileprove.prover.accesses.positional import Joint
from tileprove.prover.language.constructors import mul
from tileprove.prover.language.terms import integer

LAUNCHES = Path(__file__).resolve().parents[1] / "data" / "cuda" / "axes_launches.py"
X, A, B, C = integer("x", 0), *(integer(name, 1) for name in "abc")


def verdicts(name, seconds=3.0):
    (check,) = checks(LAUNCHES, names=(name,), seconds=seconds)
    return by_claim(check)


@pytest.mark.parametrize("name", ["turned", "edges"])
def test_right_ones_are_proved(name):
    found = verdicts(name)
    assert all(own <= {"proved", "vacuous"} for own in found.values()), found


@pytest.mark.parametrize(
    ("name", "claims"), [("turned_wrong", ["apart_param_1"]), ("edges_at_once", ["races_here", "races_beside"])]
)
def test_wrong_ones_are_refuted(name, claims):
    found = verdicts(name)
    assert all("refuted" in found[claim] for claim in claims), found


def every(_):
    return True


def test_a_quotient_whose_divisor_has_another_order_is_the_same():
    joint = Joint(X // A, mul(B, C), nested=True)
    assert joint.told([X // mul(C, A, B), (X // A) % mul(B, C)], every)
    assert Joint(X, mul(A, B)).told([X // mul(B, A), X % mul(A, B)], every)


@pytest.mark.parametrize(
    "known",
    [
        [X // mul(A, B), (X // A) % mul(B, C)],  # of a smaller divisor
        [X // mul(A, A, B, C), (X // A) % mul(B, C)],
        [(X + 1) // mul(A, B, C), (X // A) % mul(B, C)],  # of another number
        [X // mul(A, B, C), ((X + 1) // A) % mul(B, C)],
        [X % mul(A, B, C), (X // A) % mul(B, C)],  # no quotient
        [X // mul(A, B, C), (X // A) % mul(C, B + 1)],
        [X // mul(A, B, C)],
        [(X // A) % mul(B, C)],
    ],
)
def test_what_does_not_tell_of_it_is_refused(known):
    assert not Joint(X // A, mul(B, C), nested=True).told(known, every)


def test_a_divisor_that_threads_have_of_their_own_is_refused():
    joint = Joint(X // A, B, nested=True)
    assert not joint.told([X // mul(A, B), (X // A) % B], lambda term: term is not A)
