"""Two sums that are the same have the same digits: what is proved by them, and what is not where a digit does not fit."""

from __future__ import annotations

import pytest
from problems import stated
from tileprove.prover.base.clock import counting, now
from tileprove.prover.engines import integer as integer_engine
from tileprove.prover.engines import ladder
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Verdict

from tileprove import both, cdiv, either, integer, prove

N, ROWS = integer("N", 1), integer("rows", 1)
LESS = integer("short", 1, 64)


def programs(columns, lanes=64):
    """(row, tile, lane) of two programs, which have as many tiles in a row as are said."""
    return [
        (integer(f"row{of}", 0, ROWS), integer(f"tile{of}", 0, columns), integer(f"lane{of}", 0, lanes))
        for of in ("", "_2")
    ]


def asked(columns, *given, lanes=64, stride=N):
    """Whether two lanes that write one element are of one program."""
    mine, theirs = programs(columns, lanes)
    first, second = (row * stride + 64 * tile + lane for row, tile, lane in (mine, theirs))
    return both(mine[0] == theirs[0], mine[1] == theirs[1]), [*given, first == second]


def test_whole_tiles_are_written_by_one_program_each():
    goal, given = asked(cdiv(N, 64), N % 64 == 0)
    (obligation,) = Claim("a", "claim", "", lambda: iter([Case("", goal, given)])).obligations()
    with counting():
        found = ladder.decide(obligation, 20.0)
    assert (found.verdict, found.engine) == (Verdict.PROVED, "integer")


@pytest.mark.parametrize(
    ("goal", "given"),
    [
        asked(cdiv(N, 64)),  # the last tile of a row reaches into the next row
        asked(cdiv(N, 64), N % 32 == 0),
        asked(cdiv(N, 64), N % 64 == 0, lanes=65),
        asked(cdiv(N, 64) + 1, N % 64 == 0),
        asked(cdiv(N, 64), N % 64 == 0, stride=N - LESS),
    ],
)
def test_tiles_that_overlap_are_not(goal, given):
    found = prove(goal, given, seconds=5.0)
    assert not found
    assert found.counterexample is not None


@pytest.mark.parametrize("rows", [8, 1])
def test_places_in_rows_of_any_length_where_other_loops_are_told_of(rows: int):
    """Every thread has a row of w numbers; what is known of a loop that does not matter is a disjunction."""
    w, h, r = integer("w", 1), integer("h", 1), integer("r", 1)
    c, d = integer("c", 0, h), integer("d", 0, h)
    t, u = integer("t", 0, 8), integer("u", 0, 8)
    i = integer("i", 0, 2**29)
    told = [either(r <= 2, both(4 * i + (r + 1) % 4 + 3 == r, r >= 3)), either(r <= 1, 4 * i <= r), 2 * r <= w - 1]
    goal = both(c == d, t == u)
    question = stated(goal, *told, rows * w * c + w * t == rows * w * d + w * u)
    assert (integer_engine.decide(question, now() + 5).verdict is Verdict.PROVED) is (
        rows == 8
    )  # with one row the threads meet
