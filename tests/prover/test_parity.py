"""Ends of unrolled loops: what a remainder is where a comparison leaves one number for it, and what then rounds."""

from __future__ import annotations

import pytest
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer as integer_engine
from tileprove.prover.engines import ladder
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Verdict

from tileprove import both, either, integer, prove, where

W, R = integer("w", 1), integer("r", 1)
H = integer("h", 2 * R + 3)
T, B = integer("t", 0), integer("b", 0)
COLUMN = integer("column", 0, W)


def of_pairs(h, more=1):
    """A row of the second of two loops by twos, of which a step alone comes first where their number is odd."""
    first = where(h % 2 == 1, R + 1, R + 2)
    ends = either(T == 0, R + 2 * T + more <= h + where(h % 2 == 1, -R - 1, -R - 2))
    return R + first + 1 + 2 * T, ends


def of_the_rest(h, least=2):
    """A row of the last such loop, where that a loop before it has ended says what is left of the edge."""
    first = where(R % 2 != 1, h - R, h + 1 - R)
    ends = either(T == 0, h + where(R % 2 != 1, R - h, R - h - 1) >= 2 * T + 1)
    before = either(B == 0, both(R != 1, R % 2 + 2 * B != R))
    return first + 1 + 2 * T, both(ends, before, R % 2 + 2 * B + least == R, R != 1)


def decided(row, known):
    goal = both(row * W + COLUMN >= 0, row * W + COLUMN < W * H)
    (asked,) = Claim("a", "claim", "", lambda: iter([Case("", goal, [known])])).obligations()
    return ladder.decide(asked, 5.0)


@pytest.mark.parametrize("row", [of_pairs, of_the_rest])
def test_the_last_row_is_inside(row):
    found = decided(*row(H))
    assert (found.verdict, found.engine) == (Verdict.PROVED, "integer"), found.detail


@pytest.mark.parametrize(("row", "known"), [of_pairs(H, 0), of_pairs(H + 1), of_the_rest(H, 1), of_the_rest(H + 1)])
def test_one_further_is_not(row, known):
    assert decided(row, known).verdict is not Verdict.PROVED


def test_two_inequalities_that_pin_a_number_round_what_it_is_compared_with():
    x, q, t = (integer(name, None) for name in "xqt")
    assert prove(q >= t, given=[x <= 4 * q + 2, x >= 4 * q + 2, x >= 4 * t], seconds=2.0)
    assert not prove(q >= t, given=[x <= 4 * q + 4, x >= 4 * q + 2, x >= 4 * t], seconds=2.0)


BX, S = integer("bx", 2, 1025), integer("s", 1, 1 << 10)
MINE, THEIRS = integer("mine", 0, BX), integer("theirs", 0, BX)


@pytest.mark.parametrize(("unit", "true"), [(2 * S, True), (S, False), (3 * S, True)])
def test_multiples_of_an_even_number_are_never_half_of_it_apart(unit, true):
    """Of two threads of a reduction, whose numbers are multiples, none adds what the other one changes."""
    given = [
        S + 1 <= BX,
        MINE + S + 1 <= BX,
        MINE % unit == 0,
        S + THEIRS + 1 <= BX,
        THEIRS % unit == 0,
        MINE != THEIRS,
    ]
    goal = either(MINE + S + 1 <= THEIRS, THEIRS + 1 <= MINE + S)
    (asked,) = Claim("a", "claim", "", lambda: iter([Case("", both(goal, 2 * S != 0), given)])).obligations()
    found = ladder.prove(asked, 5.0)
    assert (found.verdict, found.rests_on) == ((Verdict.PROVED, "") if true else (Verdict.REFUTED, ""))
    at_once = integer_engine.decide(asked, now() + 0.6)
    assert at_once.verdict is (Verdict.PROVED if true else Verdict.UNKNOWN)
