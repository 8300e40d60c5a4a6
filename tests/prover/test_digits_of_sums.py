"""Two sums that are the same have the same digits: what is proved by them, and what is not where a digit does not fit."""

from __future__ import annotations

import pytest
from problems import stated
from tileprove.prover.base.clock import counting, now
from tileprove.prover.engines import integer as integer_engine
from tileprove.prover.engines import ladder, places
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.walking import postorder

from tileprove import both, cdiv, either, integer, prove, where

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


def engine(goal, *given):
    return integer_engine.decide(stated(goal, *given), now() + 5).verdict is Verdict.PROVED


def apart(a, b, width=1):
    return either(a + width <= b, b + width <= a)


@pytest.mark.parametrize(("beside", "kept"), [(256, True), (255, False)])
def test_places_beside_what_a_sign_chooses(beside: int, kept: bool):
    """A table of 256 bytes for each value: a loaded one of either sign is made a positive one first."""
    x, y, u, v = integer("x", 0, 16), integer("y", 0, 16), integer("u", 0, 16), integer("v", 0, 16)
    one, other = integer("one", -128, 128), integer("other", -128, 128)
    first = x + 16 * y + beside * one + where(one >= 0, 0, 256 * beside)
    second = u + 16 * v + beside * other + where(other >= 0, 0, 256 * beside)
    assert engine(apart(first, second), either(x != u, y != v)) is kept


@pytest.mark.parametrize(("far", "kept"), [(64, True), (63, False), (128, False)])
def test_places_that_skip_every_other_block(far: int, kept: bool):
    """2 t - t mod 64, of t = 64 q + r, is 128 q + r; a place that lies beside is in the block between."""
    t, u = integer("t", 0, 512), integer("u", 0, 512)
    assert engine(apart(2 * t - t % 64, 2 * u - u % 64), t != u)
    assert engine(apart(2 * t - t % 64, 2 * u - u % 64 + far), t != u) is kept


def test_ends_that_are_shifted_are_the_same_two_ranges():
    """a + 257 <= b or b <= a + 255, as what a compiler makes of a + 256 != b; and not where there is room for more."""
    t, u = integer("t", 0, 512), integer("u", 0, 512)
    a, b = 2 * t - t % 256, 2 * u - u % 256
    assert engine(either(a + 257 <= b, b <= a + 255), t != u)
    assert not engine(either(a + 257 <= b, b <= a - 1), t != u)


@pytest.mark.parametrize(("step", "verdict"), [(1, Verdict.VACUOUS), (2, Verdict.PROVED)])
def test_rows_of_which_one_has_every_other_are_never_one_row(step: int, verdict: Verdict):
    """That is seen in the digits of what is assumed, before anything is asked; rows two further are rows of others."""
    w, h, t, s = integer("w", 1), integer("h", 1), integer("t", 0), integer("s", 0)
    r, q, x, z = integer("r", 0, 2**20), integer("q", 0, 2**20), integer("x", 0, w), integer("z", 0, w)
    one, other = 2 * h * w * t + w * (2 * r + step) + x, 2 * h * w * s + w * (2 * q) + z
    given = [2 * r + step < 2 * h, q < h, one < other + 1, other < one + 1]
    assert ladder.prove(stated(both(x == z, t == s), *given), 10.0).verdict is verdict


@pytest.mark.parametrize(("least", "kept"), [(4, True), (2, False)])
def test_a_choice_between_places_with_sizes_in_them(least: int, kept: bool):
    """Some columns at the end of a row of w, of which the other thread has the first: in the next row where r is 2."""
    w, r, h = integer("w", 1), integer("r", least), integer("h", 1)
    c, d, t, u = integer("c", 0, h), integer("d", 0, h), integer("t", 0, 64), integer("u", 0, 64)
    last = integer("last", 0, 4)
    second = w * (64 * d + u) + where(r % 4 == 0, w - r, w - r - 1) + last
    assert engine(apart(w * (64 * c + t), second), 2 * r < w, w * h < 2**29) is kept


def test_choices_in_choices_are_read_only_so_far():
    """Each would double what is written: 40 of them, as an unrolled loop makes, have no digits of their own."""
    w, r, x = integer("w", 1), integer("r", 0), integer("x", 0, 64)
    place, few = x, x
    for bit in range(40):
        place = where((r >> bit) % 2 == 0, place, place + w * bit + 1)
        few = place if bit == 1 else few
    for term in (few, w * few, 64 * w * x + place):
        digit, rest = places._divided(term, w)
        at = {"w": 7, "r": 0b1011, "x": 5}
        whole, *parts = python.evaluate(at, term, digit, rest)
        assert whole == 7 * parts[0] + parts[1]
    assert places._divided(few, w)[0].op == "ite"
    assert sum(1 for node in postorder(places._divided(place, w)[0]) if node.op == "ite") < 8


def test_what_contradicts_itself_too_deep_is_nothing_that_is_seen(monkeypatch: pytest.MonkeyPatch):
    w, h, t, s = integer("w", 1), integer("h", 1), integer("t", 0), integer("s", 0)
    r, q, x, z = integer("r", 0, 2**20), integer("q", 0, 2**20), integer("x", 0, w), integer("z", 0, w)
    one, other = 2 * h * w * t + w * (2 * r + 1) + x, 2 * h * w * s + w * (2 * q) + z
    question = stated(x == z, 2 * r + 1 < 2 * h, q < h, one < other + 1, other < one + 1)

    def deep(*_):
        raise RecursionError

    assert integer_engine.nowhere(question, now() + 5)
    monkeypatch.setattr(integer_engine.apart, "digits_of_sums", deep)
    assert not integer_engine.nowhere(question, now() + 5)


@pytest.mark.parametrize("slip", [0, 1])
def test_terms_that_share_their_parts_are_compared_once(slip: int):
    """Of 40 steps, each with the one before in it twice, there are 2^40 ways to the bottom."""
    r, s, w = integer("r", 0), integer("s", 0), integer("w", 1)
    one, other = r, s
    for step in range(40):
        one, other = one * one // w + one % w, other * other // w + other % (w + slip * (step == 20))
    same = {frozenset((r, s)): (r, s)}
    assert places._alike(one, other, same) is (not slip)
    assert not places._alike(one, other, {})


@pytest.mark.parametrize(("moved", "kept"), [(1, True), (-1, False)])
def test_tiles_of_blocks_that_leave_out_one_row_and_one_column(moved: int, kept: bool):
    """As a round of Floyd and Warshall's has them. Moved the other way, a column has what the one before it has."""
    tiles, out = integer("tiles", 2), integer("out", 1)
    block, other = (integer(name, 0, (tiles - 1) * (tiles - 1)) for name in ("block", "other"))
    t, u = integer("t", 0, 64), integer("u", 0, 64)

    def place(block, t):
        y, x = block // (tiles - 1), block % (tiles - 1)
        y, x = y + where(out <= y, 1, 0), x + where(out <= x, moved, 0)
        return 8 * (8 * tiles) * y + 8 * tiles * (t // 8) + 8 * x + t % 8

    assert engine(apart(place(block, t), place(other, u)), out <= tiles, block != other) is kept


@pytest.mark.parametrize(("more", "kept"), [(0, True), (1, False)])
def test_blocks_in_a_row_that_is_turned_round(more: int, kept: bool):
    """Block z of w * h blocks has column z mod h, in row z div h, turned by that column; one more block has another's."""
    w, h = integer("w", 1), integer("h", 1)
    z, other = integer("z", 0, w * h + more), integer("other", 0, w * h + more)
    t, u = integer("t", 0, 32), integer("u", 0, 32)

    def place(z, t):
        return 32 * h * (32 * ((z // h + z % h) % w) + t) + 32 * (z % h)

    assert engine(apart(place(z, t), place(other, u)), z != other) is kept


@pytest.mark.parametrize(("turned", "kept"), [(lambda a, r: a + r, True), (lambda a, r: a + a * r, False)])
def test_places_in_a_row_that_is_turned_round(turned, kept: bool):
    n, r = integer("n", 1), integer("r", 0)
    a, b, t, u = integer("a", 0, n), integer("b", 0, n), integer("t", 0, 8), integer("u", 0, 8)
    goal = apart(8 * (turned(a, r) % n) + t, 8 * (turned(b, r) % n) + u)
    assert engine(goal, a != b) is kept


DISTANCE = integer("distance", 0, 1 << 20)


def pairs_at(mask, *distances):
    """The lower places of pairs at one of these distances, and the upper ones, of two threads of 2^12."""
    mine, theirs = integer("mine", 0, 1 << 12), integer("theirs", 0, 1 << 12)
    low, other = (2 * own - (own & mask) for own in (mine, theirs))
    given = [either(*(own == DISTANCE for own in distances)), mine != theirs]
    return both(low != other, low + DISTANCE != other), given


@pytest.mark.parametrize(
    ("asked_of", "verdict"),
    [
        (pairs_at(DISTANCE - 1, 1, 2, 4, 64, 1024), Verdict.PROVED),
        (pairs_at(DISTANCE - 1, 1, 2, 3, 64, 1024), Verdict.REFUTED),
        (pairs_at(DISTANCE, 1, 2, 4, 64, 1024), Verdict.REFUTED),
        (pairs_at(2 * DISTANCE - 1, 1, 2, 4, 64, 1024), Verdict.REFUTED),
    ],
)
def test_places_that_hang_on_one_of_a_few_numbers_are_compared_with_each(asked_of, verdict):
    goal, given = asked_of
    (obligation,) = Claim("a", "claim", "", lambda: iter([Case("", _apart(goal), given)])).obligations()
    found = ladder.prove(obligation, 10.0)
    assert (found.verdict, found.rests_on) == (verdict, "")
    alone = integer_engine.decide(obligation, now() + 5)
    assert (alone.verdict is Verdict.PROVED) is (verdict is Verdict.PROVED)


def _apart(goal):
    """With x != y said as ranges of one element each."""
    sides = [part.args[0].args for part in goal.args]
    return both(*(either(x + 1 <= y, y + 1 <= x) for x, y in sides))
