"""Readers meet a spec's parameters in the order in which it makes them, wherever values are printed."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.variable_order import noting, so_far
from tileprove.prover.language.wire import WireError, decode, digest, encode, pack, unpack
from tileprove.prover.showing.failure import explain
from tileprove.prover.showing.proof_result import result_of

from tileprove import Case, System, integer, kinds, prove, weaken, within

# the formula mentions first what is made last
SPEC = """
ZEBRA, MIDDLE = integer("zebra", 1), integer("middle", 1)

@SYSTEM.claim("A claim that is false from one row on.")
def inside():
    lane, alpha = integer("lane", 0, 64), integer("alpha", 0, MIDDLE)
    byte = alpha * 64 + lane + ZEBRA * 4096
    yield Case("", byte < MIDDLE * 64 + ZEBRA * 4096 - 1, show={"byte": byte})

@SYSTEM.claim("A claim that is true.")
def positive():
    lane, alpha = integer("lane", 0, 64), integer("alpha", 0, MIDDLE)
    yield Case("", alpha + lane + ZEBRA >= 1)
"""
WANTED = ["zebra", "middle", "lane", "alpha"]


def made(system: System, claim: str) -> list[str]:
    (obligation,) = system.claims[claim].obligations()
    return [variable.payload[0] for variable in obligation.variables_as_made]


@pytest.mark.parametrize("names", list(permutations(["a", "b", "c"])))
def test_the_order_is_that_of_the_spec_and_not_that_of_the_formula(names: tuple[str, ...]):
    system, found = System("order", "in the order of the spec"), {name: integer(name) for name in names}

    @system.claim("Of all orders one is the spec's.")
    def outside():
        yield Case("", found["a"] + found["b"] + found["c"] < 5)

    @system.claim("The same, made inside.")
    def inside():
        own = {name: integer(name, 1) for name in names}
        yield Case("", own["a"] + own["b"] + own["c"] < 5)

    assert made(system, "outside") == made(system, "inside") == list(names)
    for name in ("outside", "inside"):
        (obligation,) = system.claims[name].obligations()
        failure = explain(obligation, {"c": 2, "a": 2, "b": 2})
        assert [shown.label for shown in failure.variables] == list(names)
        digests = {digest(each) for each in (obligation, obligation.bare, unpack(pack(obligation)))}
        assert len(digests) == 1, "the order is no part of the statement"
        assert decode(encode(obligation)).made == obligation.made == names


def test_what_stands_before_a_claim_comes_before_what_it_makes():
    system, rows = System("order", "in the order of the spec"), integer("rows", 1)

    @system.claim("A map's coordinates come after the parameters that it is asked about.")
    def inside():
        yield from kinds.one_to_one("", lambda row, lane: row * 64 + lane, {"row": rows, "lane": 64})

    assert made(system, "inside") == ["rows", "row", "lane", "row'", "lane'"]


def test_one_claims_variables_do_not_order_another_ones():
    system = System("order", "in the order of the spec")

    @system.claim("One first.")
    def one():
        x, y = integer("x"), integer("y")
        yield Case("", y < x)

    @system.claim("The other first.")
    def other():
        y, x = integer("y"), integer("x")
        yield Case("", y < x)

    for _ in range(2):
        assert (made(system, "other"), made(system, "one")) == (["y", "x"], ["x", "y"])


def test_a_case_has_the_order_in_which_its_own_are_made():
    system = System("order", "in the order of the spec")

    @system.claim("Each case makes its own.")
    def cases():
        rows = integer("rows", 1)
        for names in ("ab", "cab"):
            found = [integer(name) for name in names]
            yield Case(names, sum(found, rows) < 5)

    orders = [[v.payload[0] for v in each.variables_as_made] for each in system.claims["cases"].obligations()]
    assert orders == [["rows", "a", "b"], ["rows", "c", "a", "b"]]


def test_names_inside_are_not_noted_outside():
    for name in ("first", "second"):
        integer(name)
    before = dict(so_far())
    own: dict[str, None] = {}
    with noting(own):
        for name in ("second", "inner", "second"):
            integer(name)
    assert dict(so_far()) == before
    assert list(own) == ["second", "inner"]
    integer("first")
    assert before["second"] > before["first"]
    assert so_far()["first"] > so_far()["second"], "a name made again is made last"


def test_prove_and_weaken():
    rows, lane = integer("rows", 1), integer("lane", 0, 64)
    row = integer("row", 0, rows)
    found = prove(lane + row * 64 < rows * 64 - 1)
    assert list(found.counterexample or {}) == ["rows", "lane", "row"]
    assert found.sentence.startswith("refuted at rows=1 lane=63 row=0 ")
    assert list(prove(lane + row < rows + 63).evidence["lane"]) == ["rows", "lane", "row"]
    assert "rows >= 1, 0 <= lane < 64, 0 <= row < rows" in prove(lane + row < rows + 63).sentence
    wide, block = integer("wide", 1), integer("block", 1)
    assert weaken(row // block * wide < rows // block * wide).details.parameters == ["rows", "wide", "block"]


def test_a_point_in_another_order_is_turned_around():
    rows = integer("rows", 1)
    lane = integer("lane", 0, rows)
    stated = prove(within(lane, 1, rows)).obligation
    assert isinstance(stated, Obligation)
    found = result_of(stated, Outcome(verdict=Verdict.REFUTED, point={"lane": 0, "rows": 1}))
    assert list(found.point or {}) == ["rows", "lane"]


def test_an_order_that_is_no_list_of_names_is_refused():
    stated = pack(prove(integer("lane", 0, 64) < 64).obligation)
    for wrong in ([1], [None], [["lane"]], 7):
        with pytest.raises(WireError):
            unpack({**stated, "made": wrong})


def test_a_name_that_is_no_variable_hides_nothing():
    stated = pack(prove(integer("lane", 0, 64) < 64).obligation)
    found = unpack({**stated, "made": ["nobody", "nobody"]})
    assert [variable.payload[0] for variable in found.variables_as_made] == ["lane"]
    assert found.as_made({"lane": 1, "more": 2}) == {"lane": 1, "more": 2}


def test_commands(tileprove, write_spec):
    file = write_spec(SPEC)
    at = "zebra=1  middle=1  lane=63  alpha=0"
    assert at in tileprove("check", file).out
    assert at in tileprove("explain", f"{file}::inside").out
    stated = tileprove("explain", f"{file}::positive").out
    assert at.replace("63", "0") in stated
    places = [stated.index(f"{name}") for name in ("zebra >= 1", "middle >= 1", "0 <= lane < 64", "0 <= alpha")]
    assert places == sorted(places)
    told = json.loads(tileprove("check", file, "--json", "-").out)["obligations"]
    refuted, proved = told
    for found in (refuted["counterexample"]["point"], refuted["domain"]["variables"], proved["lane"]):
        assert list(found) == WANTED
    for output in ("--junit", "--sarif", "--markdown"):
        said = tileprove("check", file, output, "-").out.replace("`", "")
        places = [said.index(f"{name}=") for name in WANTED]
        assert places == sorted(places), output


def test_pytest(write_spec, tmp_path: Path):
    file = Path(write_spec(SPEC, name="spec_order.py"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)],
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert "zebra=1  middle=1  lane=63  alpha=0" in done.stdout


def test_recorded_statements_are_the_same_for_every_order():
    system = System("order", "in the order of the spec")
    for name, names in (("one", "xy"), ("other", "yx")):

        def build(names: str = names):
            found = {name: integer(name) for name in names}
            yield Case("", found["x"] <= found["y"])

        build.__name__ = name
        system.claim("The same statement.")(build)
    one, other = (next(iter(system.claims[name].obligations())) for name in ("one", "other"))
    assert one.made != other.made
    alike = [msgspec.json.encode({**pack(each.bare), "claim": ""}) for each in (one, other)]
    assert alike[0] == alike[1]
