"""What a claim tells a kind that it may not: variables without any value, names of two things, lanes that are fixed; and
preconditions about parameters, which a judge assumes as the kind does."""

from __future__ import annotations

import pytest
from test_judges import found
from tileprove.prover.language.conflicts import Banks
from tileprove.prover.language.maps import MapError

from tileprove import Access, System, either, integer, kinds, prove, where

SYSTEM = System("told", "Maps and what kinds are told of them")
N, ROWS, STRIDE = integer("N", 1), integer("rows", 1), integer("stride")
NONE_AT_1 = integer("q", 0, N - 1) // N  # 0, and no value at all where N is 1


@SYSTEM.map("memory", {"lane": 64})
def lost_at_1(lane, n):
    """Lane by lane, but all of them at 0 where n is 1."""
    return Access(where(n < 2, 0, lane * 4), 4, lds=where(n < 2, 4, 0))


@SYSTEM.map("LDS", {"lane": 64})
def lanes(lane):
    """Lane by lane."""
    return Access(lane * 4, 4)


def both_ways(lane):
    return where(N < 2, 0, lane)


def trip():
    at = lanes.anywhere()
    wanted = where(N < 2, 0, at.coordinates["lane"] * 4)
    return kinds.round_trip("", at, wanted, lost_at_1, {"n": N}, lambda b: {"lane": b // 4 + NONE_AT_1})


OVER_NOTHING = {  # false where N is 1
    "produced": lambda: kinds.produced("", both_ways, {"i": 2}, [2], by=lambda o: [o + NONE_AT_1]),
    "bijective": lambda: kinds.bijective("", both_ways, lambda o: [o + NONE_AT_1], {"i": 2}, [2]),
    "once": lambda: kinds.once_and_only_once("", lost_at_1, {"n": N}, 256, lambda b: {"lane": b // 4 + NONE_AT_1}),
    "round trip": trip,
    "a step of an access": lambda: kinds.in_bounds(
        "", lost_at_1.anywhere(n=N), where(N < 2, 0, 256), steps=[NONE_AT_1 < 1]
    ),
    "a step of a function": lambda: kinds.one_to_one("", both_ways, {"i": 2}, steps=[NONE_AT_1 < 1]),
    "a step of an induction": lambda: kinds.induction(
        "", integer("k"), lambda k: either(N > 1, k < 0), steps=[NONE_AT_1 < 1]
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", OVER_NOTHING)
def test_no_step_and_no_inverse_brings_a_variable_that_may_have_no_value(kind: str):
    with pytest.raises(MapError, match=r"about q, .* may have no value at all"):
        list(OVER_NOTHING[kind]())


def test_a_step_about_a_variable_with_values_stays():
    q = integer("q", 0, 5)
    cases = list(kinds.in_bounds("", lanes.anywhere(), 256, steps=[q * N // N < 5]))
    assert [prove(case.goal, case.given).verdict.value for case in cases] == ["proved"]


@pytest.mark.parametrize("kind", [kinds.produced, kinds.bijective])
def test_a_name_of_an_input_and_an_output_says_nothing_of_either(kind):
    back = lambda o: [(o + 4) % 8]  # noqa: E731
    more = (back, {"i": 8}, {"i": 8}) if kind is kinds.bijective else ({"i": 8}, {"i": 8}, back)
    with pytest.raises(MapError, match="an input and an output; call one of them otherwise"):
        list(kind("", lambda i: (i + 4) % 8, *more, given=[integer("i", 0, 8) < 4]))


def test_a_writers_lane_is_free():
    with pytest.raises(MapError, match="has no coordinate lane that is free"):
        list(kinds.round_trip("", lanes.anywhere(), N, lost_at_1, {"n": 2, "lane": 3}, lambda b: {}))


def test_outputs_that_nothing_produces_are_found_of_a_function_with_not():
    (case,) = kinds.produced("", lambda i: where(~(i < 4), i + 1, i), {"i": 8}, [8])
    assert prove(case.goal, case.given).counterexample == {"output": 4}


@SYSTEM.map("memory", {"row": "rows", "lane": 4}, lambda stride: [stride == 16])
def dense(row, lane, rows, stride):
    """Rows of 16 bytes, where the stride is 16."""
    return Access(row * stride + lane * 4, 4, records=rows * stride, lds=row * 16)


@SYSTEM.map("LDS", {"row": "rows", "lane": 4})
def read_back(row, lane, rows):
    """What the lane of that number wrote."""
    return Access(row * 16 + lane * 4, 4)


def owner(byte):
    return {"row": byte // 16, "lane": byte % 16 // 4}


def dense_trip(size):
    at = read_back.anywhere(rows=ROWS)
    wanted = at.coordinates["row"] * size + at.coordinates["lane"] * 4
    return kinds.round_trip("", at, wanted, dense, {"rows": ROWS, "stride": STRIDE}, owner)


DENSE = {  # of a map with a precondition about a parameter -> (a claim that is true, one that is false)
    "once": lambda size: kinds.once_and_only_once("", dense, {"rows": ROWS, "stride": STRIDE}, ROWS * size, owner),
    "round trip": dense_trip,
    "conflicts": lambda size: kinds.conflict_degree(
        "", dense, {"rows": ROWS, "stride": STRIDE}, Banks(4, ((0, 1, 2, 3),)), size // 16
    ),
    "in bounds": lambda size: kinds.in_bounds("", dense.anywhere(rows=ROWS, stride=STRIDE), 32 * ROWS - size * ROWS),
}  # fmt: skip


@pytest.mark.parametrize("kind", DENSE)
def test_a_precondition_about_a_parameter_is_assumed_by_judges_too(kind: str):
    said, judged = found(DENSE[kind](16))
    assert (said, judged > 0) == ("", True)
    assert found(DENSE[kind](32))[0]


def test_an_inverse_is_looked_for_of_a_function_with_a_parameter_of_its_own():
    """One that stands in no end of the inputs or outputs."""
    cases = kinds.produced("", lambda i: i * N, {"i": 8}, [8])
    assert {prove(case.goal, case.given).verdict.value for case in cases} == {"refuted"}
    cases = kinds.produced("", lambda i: i * N // N, {"i": 8}, [8])
    assert {prove(case.goal, case.given).verdict.value for case in cases} == {"proved"}


@SYSTEM.map("memory", {"part": 4})
def huge(part):
    """Four parts of 2^70 bytes."""
    return Access(part * 2**70, 2**70)


HUGE = {  # nothing here may count bytes one by one
    "in bounds": (lambda size: kinds.in_bounds("", huge.anywhere(), size), True),
    "once": (lambda size: kinds.once_and_only_once("", huge, {}, size, lambda b: {"part": b // 2**70}), False),
    "exactly once": (lambda size: kinds.exactly_once("", huge.anywhere(), size), False),
}  # fmt: skip


@pytest.mark.parametrize("kind", HUGE)
def test_a_judge_counts_no_more_bytes_than_it_can(kind: str):
    ask, judged = HUGE[kind]
    assert found(ask(2**72)) == ("", 2 if judged else 0)
    assert bool(found(ask(2**72 - 1))[0]) is judged


FIRST = integer("first", 1, 3)
SOME = {  # what is given of a coordinate or an input, with a parameter that stands nowhere else
    "in bounds": lambda end: kinds.in_bounds(
        "", lanes.anywhere(), end, given=[lanes.anywhere().coordinates["lane"] < FIRST]
    ),
    "produced": lambda end: kinds.produced(
        "", lambda i: i % end, {"i": 40}, [32], lambda o: [o], given=[integer("i", 0, 40) >= FIRST - 1]
    ),
    "one to one": lambda end: kinds.one_to_one(
        "", lambda i: i % end, {"i": 40}, given=[integer("i", 0, 40) < FIRST]
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", SOME)
def test_a_parameter_that_only_what_is_given_has_is_drawn(kind: str):
    said, judged = found(SOME[kind](34 if kind == "produced" else 32))
    assert (said, judged > 0) == ("", True)
    assert found(SOME[kind](31 if kind == "produced" else 1))[0]
