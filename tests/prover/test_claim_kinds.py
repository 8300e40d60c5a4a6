"""Every kind of claim on a small map: proved at the last valid value, refuted with a counterexample at the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from tileprove.prover.engines import ladder
from tileprove.prover.language import kinds
from tileprove.prover.language.claims import Case
from tileprove.prover.language.conflicts import Banks
from tileprove.prover.language.idioms import divides
from tileprove.prover.language.maps import Access, Map, MapError, Number
from tileprove.prover.language.obligations import SpecError, Verdict
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import as_int, integer

SYSTEM = System("kinds", "Maps for the kinds of claims")
ROWS, STRIDE = integer("rows", 1), integer("stride", 256)
DOWN = integer("down", 1, 9)


@SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
def rows_of(row: Number, lane: Number, rows: Number, stride: Number, bytes: int = 4) -> Access:
    """Lane l of row r loads its bytes; rows are stride bytes apart."""
    return Access(as_int(row) * stride + as_int(lane) * 4, bytes, as_int(rows) * stride, as_int(row) * 256)


@SYSTEM.map("LDS", {"row": "rows", "lane": 64})
def read_back(row: Number, lane: Number, rows: Number, across: Number = 256) -> Access:
    """Lane l of row r reads the 4 bytes that the lane of that number wrote."""
    return Access(as_int(row) * across + as_int(lane) * 4, 4)


@SYSTEM.map("LDS", {"lane": 64})
def strided(lane: Number, step: Number) -> Access:
    """Lanes are ``step`` bytes apart."""
    return Access(as_int(lane) * step, 4)


@SYSTEM.map("numbers", {"x": None})
def flipped(x: Number, bit: Number) -> Access:
    """x with one bit flipped."""
    return Access(as_int(x) ^ bit, 1)


@SYSTEM.map("a vector", {"i": None}, given=lambda count: [divides(4, count)])
def guarded(i: Number, count: Number, slip: Number = 0) -> Access:
    """Four bytes at 4*i, while they are below count; those of a vector that is cut short are left out."""
    return Access(as_int(i) * 4, 4, as_int(count), active=as_int(i) * 4 < as_int(count) + slip)


def verdicts(cases: Iterable[Case]) -> set[Verdict]:
    system = System("one", "The cases of a kind")
    made = list(cases)

    @system.claim("What the kind says.")
    def said() -> Iterator[Case]:
        yield from made

    outcomes = [(one, ladder.decide(one, 20)) for one in system.claims["said"].obligations()]
    for obligation, outcome in outcomes:
        if outcome.verdict is Verdict.REFUTED:
            assert outcome.point is not None or "cell" in outcome.witness, obligation.name
    return {outcome.verdict for _, outcome in outcomes}


def by_rows(across: int):
    return lambda byte: {"row": byte // across, "lane": byte % across // 4}


def served(lanes: int) -> Banks:
    return Banks(64, tuple(tuple(range(first, first + lanes)) for first in range(0, 64, lanes)))


def trips(across: int, wanted: int = 256) -> Iterator[Case]:
    at = read_back.anywhere(rows=DOWN, across=across)
    source = at.coordinates["row"] * wanted + at.coordinates["lane"] * 4
    return kinds.round_trip("", at, source, rows_of, {"rows": DOWN, "stride": 256}, by_rows(256))


LINES = rows_of.anywhere(rows=ROWS, stride=STRIDE)
DENSE = {"rows": ROWS, "stride": 256}
KINDS = {  # kind -> the last that is true, the first that is false
    "in bounds": (
        lambda: kinds.in_bounds("", LINES),
        lambda: kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=integer("stride", 255))),
    ),
    "in bounds, of a size": (
        lambda: kinds.in_bounds("", LINES, (ROWS - 1) * STRIDE + 256),
        lambda: kinds.in_bounds("", LINES, (ROWS - 1) * STRIDE + 255),
    ),
    "in bounds, bytes": (
        lambda: kinds.in_bounds("", rows_of.anywhere(**DENSE, bytes=4)),
        lambda: kinds.in_bounds("", rows_of.anywhere(**DENSE, bytes=5)),
    ),
    "in bounds or the sentinel": (
        lambda: kinds.in_bounds("", strided.anywhere(step=4), 252, 252),
        lambda: kinds.in_bounds("", strided.anywhere(step=4), 252, 253),
    ),
    "in bounds where it happens": (
        lambda: kinds.in_bounds("", guarded.anywhere(count=integer("count", 0))),
        lambda: kinds.in_bounds("", guarded.anywhere(count=integer("count", 0), slip=1)),
    ),
    "aligned": (
        lambda: kinds.aligned("", LINES, given=[divides(4, STRIDE)]),
        lambda: kinds.aligned("", LINES),
    ),
    "aligned to more": (
        lambda: kinds.aligned(
            "", rows_of.anywhere(rows=ROWS, stride=STRIDE * 2, lane=2), 2, given=[divides(8, STRIDE)]
        ),
        lambda: kinds.aligned(
            "", rows_of.anywhere(rows=ROWS, stride=STRIDE * 2, lane=2), 16, given=[divides(8, STRIDE)]
        ),
    ),
    "aligned from a base": (
        lambda: kinds.aligned("", strided.anywhere(step=4), 4, 8),
        lambda: kinds.aligned("", strided.anywhere(step=4), 4, 9),
    ),
    "closed": (
        lambda: kinds.closed("", flipped, {"bit": 32}, 64),
        lambda: kinds.closed("", flipped, {"bit": 64}, 64),
    ),
    "equal": (
        lambda: kinds.equal("", LINES, rows_of(**LINES.coordinates, rows=ROWS, stride=STRIDE)),
        lambda: kinds.equal("", LINES, rows_of(**LINES.coordinates, rows=ROWS, stride=STRIDE + 1)),
    ),
    "equal, another byte count": (
        lambda: kinds.equal("", LINES, LINES.access),
        lambda: kinds.equal("", LINES, LINES.access._replace(bytes=8)),
    ),
    "once and only once": (
        lambda: kinds.once_and_only_once("", rows_of, DENSE, ROWS * 256, by_rows(256)),
        lambda: kinds.once_and_only_once("", rows_of, {**DENSE, "stride": 257}, ROWS * 256, by_rows(256)),
    ),
    "once, and no hole": (
        lambda: kinds.once_and_only_once("", rows_of, DENSE, ROWS * 256, by_rows(256)),
        lambda: kinds.once_and_only_once("", rows_of, {**DENSE, "bytes": 3}, ROWS * 256, by_rows(256)),
    ),
    "once, and no byte twice": (
        lambda: kinds.once_and_only_once("", rows_of, DENSE, ROWS * 256, by_rows(256)),
        lambda: kinds.once_and_only_once("", rows_of, {**DENSE, "bytes": 5}, ROWS * 256, by_rows(256)),
    ),
    "exactly once": (
        lambda: kinds.exactly_once("", rows_of.anywhere(rows=4, stride=256), 1024),
        lambda: kinds.exactly_once("", rows_of.anywhere(rows=4, stride=252), 1024),
    ),
    "round trip": (lambda: trips(256), lambda: trips(260)),
    "round trip, of what is wanted": (lambda: trips(256), lambda: trips(256, 260)),
    "conflict degree": (
        lambda: kinds.conflict_degree("", strided, {"step": 4}, served(64), 1),
        lambda: kinds.conflict_degree("", strided, {"step": 8}, served(64), 1),
    ),
    "conflict degree, counted": (
        lambda: kinds.conflict_degree("", strided, {"step": 8}, served(64), 2),
        lambda: kinds.conflict_degree("", strided, {"step": 8}, served(32), 2),
    ),
    "conflict degree, of aligned accesses": (
        lambda: kinds.conflict_degree("", strided, {"step": 4}, served(64), 1),
        lambda: kinds.conflict_degree("", strided, {"step": 5}, served(16), 1),
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_proved_and_its_slip_refuted(kind: str):
    right, wrong = KINDS[kind]
    assert verdicts(right()) == {Verdict.PROVED}
    assert Verdict.REFUTED in verdicts(wrong())


@pytest.mark.parametrize("kind", ["once and only once", "once, and no hole", "once, and no byte twice"])
def test_which_half_of_once_and_only_once_fails(kind: str):
    """A gap leaves bytes without an access, an overlap gives some byte two."""
    most, least = KINDS[kind][1]()
    failing = {"once and only once": (most, least), "once, and no hole": (least,), "once, and no byte twice": (most,)}
    for case in (most, least):
        expected = Verdict.REFUTED if case in failing[kind] else Verdict.PROVED
        assert verdicts([case]) == {expected}


def test_what_is_given_narrows_a_claim_and_steps_are_proved():
    assert verdicts(kinds.in_bounds("", LINES, 256, given=[ROWS == 1])) == {Verdict.PROVED}
    assert Verdict.REFUTED in verdicts(kinds.in_bounds("", LINES, steps=[ROWS == 1]))
    assert Verdict.REFUTED in verdicts(kinds.in_bounds("", LINES, 256))


def test_preconditions_are_assumed():
    """count = 5: the access at 4 would end at 8."""
    count = integer("count", 0)
    free = Map("kinds", "free", guarded.build, "a vector", {"i": None})
    assert verdicts(kinds.in_bounds("", guarded.anywhere(count=count))) == {Verdict.PROVED}
    assert verdicts(kinds.in_bounds("", free.anywhere(count=count))) == {Verdict.REFUTED}


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (lambda: kinds.in_bounds("", strided.anywhere(step=4)), "nothing says how large"),
        (lambda: kinds.closed("", rows_of, DENSE, 4), "one coordinate, not row, lane"),
        (lambda: kinds.closed("", flipped, {"x": 1, "bit": 1}, 4), "not none"),
        (lambda: trips_to(strided), "does not say which LDS bytes"),
        (lambda: kinds.aligned("", no_bytes.anywhere()), "how many bytes"),
        (lambda: kinds.in_bounds("", rows_of.anywhere(rows=ROWS), 4), "lacks stride"),
        (lambda: kinds.in_bounds("", rows_of.anywhere(stride=4), 4), "lacks rows"),
        (lambda: kinds.in_bounds("", strided.anywhere(step=4, steps=4), 4), "has no parameter 'steps'"),
    ],
)
def test_what_a_kind_cannot_take_is_one_line(claim, said: str):
    with pytest.raises(MapError) as error:
        list(claim())
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def trips_to(writer: Map) -> Iterator[Case]:
    at = read_back.anywhere(rows=DOWN)
    return kinds.round_trip("", at, at.access.address, writer, {"step": 4}, lambda byte: {"lane": byte // 4})


@SYSTEM.map("anything", {"lane": 64})
def no_bytes(lane: Number) -> Access:
    """A map that says nothing but where."""
    return Access(as_int(lane))


# -- the maps themselves -------------------------------------------------------------------------------------


def test_coordinates_have_the_ranges_that_the_map_says():
    at = rows_of.anywhere(rows=ROWS, stride=4)
    assert list(at.coordinates) == ["row", "lane"]
    assert at.coordinates["row"] is integer("row", 0, ROWS)
    assert at.coordinates["lane"] is integer("lane", 0, 64)
    assert rows_of.anywhere(rows=2, stride=4, row=1).coordinates.keys() == {"lane"}
    (least, end) = rows_of.legal(rows=ROWS, row=3)
    assert least is (as_int(3) >= 0)
    assert end is (as_int(3) < ROWS)
    both_ends = Map("kinds", "ends", strided.build, "LDS", {"lane": (lambda step: step, "step")})
    assert both_ends.variables(step=4)["lane"] is integer("lane", 4, 4)
    (lane,) = strided.within(lane="step").variables(step=8).values()
    assert lane is integer("lane", 0, 8)
    with pytest.raises(MapError, match="has no coordinate 'row'"):
        strided.within(row=4)
    assert rows_of.sentence == "Lane l of row r loads its bytes; rows are stride bytes apart."


def bare(lane):
    return Access(as_int(lane))


def documented(lane):
    """A map."""
    return Access(as_int(lane))


def starred(**lane):
    """A map."""
    return Access(as_int(0))


@pytest.mark.parametrize(
    ("memory", "coordinates", "given", "build", "said"),
    [
        ("LDS", {"lane": 64}, None, bare, "no docstring"),
        ("", {"lane": 64}, None, documented, "does not say what its addresses are bytes of"),
        (documented, {"lane": 64}, None, documented, "does not say what its addresses are bytes of"),
        ("LDS", {}, None, documented, "names no coordinates"),
        ("LDS", {"warp": 4}, None, documented, "has no parameter 'warp'"),
        ("LDS", {"lane": "waves"}, None, documented, "ends at 'waves', which is none of its parameters"),
        ("LDS", {"lane": ("first", 64)}, None, documented, "ends at 'first', which is none of its parameters"),
        ("LDS", {"lane": 64}, True, documented, "are a function of its parameters"),
        ("LDS", {"lane": 64}, None, starred, "have names, all of them"),
        ("LDS", {"lane": 64}, None, 5, "a map is a function, and 5 is none"),
    ],
)
def test_what_is_no_map_is_one_line_with_its_place(memory, coordinates, given, build, said: str):
    with pytest.raises(SpecError, match=r"test_claim_kinds.py:\d+: ") as error:
        System("other", "Another").map(memory, coordinates, given)(build)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_two_maps_of_one_name_are_refused():
    system = System("twice", "Two maps")
    system.map("LDS", {"lane": 64})(documented)
    with pytest.raises(SpecError, match="two maps named documented"):
        system.map("LDS", {"lane": 64})(documented)
