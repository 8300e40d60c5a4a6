"""Of statements that differ by a number the tightest says the others, and no other one does."""

import pytest
from tileprove.prover.compiled import tightest
from tileprove.prover.language.claims import Claim
from tileprove.prover.language.constructors import both
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.systems import System

from tileprove import Case, integer, prove

X, Y, N = integer("x"), integer("y"), integer("n", 1)


def left(*cases):
    return [case.name for case in tightest.kept(cases)]


@pytest.mark.parametrize(
    ("tight", "weak"),
    [
        (X + 7 <= 99, X + 4 <= 99),
        (X <= 90, X + 7 <= 99),
        (X - 7 >= 0, X - 4 >= 0),
        (X + Y < N, Y + X <= N),
        (X // N + 1 <= Y, X // N < Y + 1),
    ],
)
def test_what_is_left_out_is_said(tight, weak):
    assert left(Case("tight", tight), Case("weak", weak)) == left(Case("weak", weak), Case("tight", tight)) == ["tight"]
    assert prove(implies(tight, weak)).verdict is Verdict.PROVED
    assert prove(implies(weak, tight)).verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (X + 7 <= 99, X + X + 4 <= 99),  # another number of one summand
        (X + 7 <= 99, X + 4 >= 0),  # the other end
        (X + 7 <= N, X + 4 <= 2 * N),
        (X // N <= 9, X <= 99),
        (X + 7 <= 99, X + 4 == 99),
        (both(X + 7 <= 99, Y <= 3), both(X + 4 <= 99, Y <= 2)),
    ],
)
def test_what_is_not_said_stays(one, other):
    assert left(Case("one", one), Case("other", other)) == ["one", "other"]


def test_other_assumptions_say_something_else():
    assert left(Case("one", X + 7 <= 99, [Y >= 1]), Case("other", X + 4 <= 99)) == ["one", "other"]


def test_chains_go_from_the_tightest_on():
    cases = [
        Case("a", X + 4 <= 99),
        Case("b", X // N + 3 <= 9),
        Case("c", X + 9 <= 99),
        Case("d", X < 93),
        Case("e", X // N <= 5),
    ]
    system = System("s", "s")
    own = {one.case: one for one in Claim(system.name, "c", "C.", lambda: iter(cases)).obligations()}
    assert tightest.chains(own) == [["c", "d", "a"], ["e", "b"]]
