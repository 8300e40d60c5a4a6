"""Several stores to one tensor: no two programs write one element, and where they do it is seen."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from tileprove.prover.accesses.positional import Axis, Joint, below, make_up, units
from tileprove.prover.commands.check import run_check
from tileprove.prover.guessing import digits as proposer
from tileprove.prover.guessing.digits import axes, digits, joint
from tileprove.prover.language.constructors import add, mul
from tileprove.prover.language.monomials import expanded, total
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import as_int, integer
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.machine.ranges import Ranges
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

QUICK = {**LIMITS, "seconds": 4.0}
FILE = Path(__file__).parent / "data" / "stores.py"


@pytest.fixture(scope="module")
def stated() -> dict[str, Statements]:
    return {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(FILE)}


def writes(own: Statements) -> tuple[dict[str, Verdict], LaunchCheck]:
    """The worst verdict of each claim about two programs."""
    check = decided(own, Cache(None), lambda asked: run_check(asked, QUICK, False))
    order = (Verdict.PROVED, Verdict.VACUOUS, Verdict.UNKNOWN, Verdict.UNSUPPORTED, Verdict.REFUTED)
    found: dict[str, Verdict] = {}
    for result in check.results:
        claim = result.statement.claim
        if claim.startswith("writes_"):
            verdicts = (result.outcome.verdict, found.get(claim, Verdict.PROVED))
            found[claim] = max(verdicts, key=order.index)
    return found, check


@pytest.mark.parametrize(("name", "stores"), [("quarters", 5), ("twice", 3), ("halves", 2), ("packed", 1)])
def test_each_two_stores_are_compared(stated: dict[str, Statements], name: str, stores: int):
    found, check = writes(stated[name])
    assert set(found.values()) == {Verdict.PROVED}
    assert len(found) == len(list(combinations_with_replacement(range(stores), 2)))
    if name == "quarters":  # statements that are the same for many pairs are decided once
        cases = [r.statement.digest for r in check.results if r.statement.claim.startswith("writes_")]
        assert len(set(cases)) <= len(cases) / 3


@pytest.mark.parametrize(
    ("name", "claims"),
    [
        ("into_the_next_head", {"writes_x_ptr_2_and_x_ptr_5"}),
        ("heads_too_near", {"writes_x_ptr", "writes_x_ptr_2", "writes_x_ptr_5"}),
        ("rows_of_the_next_sequence", {"writes_x_ptr"}),
        ("twice_as_far", {"writes_x_ptr_2", "writes_x_ptr_and_x_ptr_2"}),
        ("second_axis_is_ignored", {"writes_x_ptr", "writes_x_ptr_and_x_ptr_2", "writes_x_ptr_2", "writes_x_ptr_3"}),
        ("far_apart_and_one_back", {"writes_x_ptr_and_x_ptr_2"}),
        ("half_of_the_next", {"writes_x_ptr_and_x_ptr_2"}),
        ("packed_one_down_too_few", {"writes_x_ptr"}),
    ],
)
def test_what_two_programs_write_is_refuted(stated: dict[str, Statements], name: str, claims: set[str]):
    found, check = writes(stated[name])
    assert claims <= {claim for claim, verdict in found.items() if verdict is Verdict.REFUTED}, found
    if name in ("far_apart_and_one_back", "half_of_the_next"):
        assert {claim for claim, verdict in found.items() if verdict is not Verdict.PROVED} == claims
    said = [r.outcome.detail for r in check.results if r.statement.claim in claims]
    assert all("write" in detail for detail in said)


def test_stores_that_are_far_apart_in_the_text_are_compared(stated: dict[str, Statements]):
    found, _ = writes(stated["far_apart"])
    assert found["writes_x_ptr_and_x_ptr_2"] is Verdict.PROVED
    assert set(found.values()) == {Verdict.PROVED}


def test_pairs_that_are_not_tried_are_said(stated: dict[str, Statements]):
    own = stated["flipped"]
    own.short = set()
    found = own.second(own.first(), {})
    untried = [why.detail for (claim, _), why in found.given.items() if claim.startswith("writes_")]
    assert len(untried) == 4
    assert all(said.startswith("not tried: 6 other pairs of stores to x_ptr") for said in untried)


# -- digits ------------------------------------------------------------------------------------------------------

B, T, H, pid, i, j, it = (integer(name, 0, None) for name in ("B", "T", "H", "pid", "i", "j", "it"))
SIZES = {B, T, H}


def taken_apart(offset, *strides):
    own = expanded(offset)
    of = axes([own], map(as_int, strides), lambda factor: factor in SIZES)
    return digits(own, of, Ranges([]).of), units(of)


def test_digits_of_a_tile_in_rows():
    found, of = taken_apart(128 * (64 * pid + i + 16) + 64 * j + it + 16, 128 * T, 128, 64)
    named = {str(unit): digit for unit, digit in zip(of, found, strict=True)}
    assert named["<2^13>"] is pid
    assert named["<128>"] is i + 16
    assert named["<64>"] is j
    assert named["<1>"] is it + 16


def test_a_flat_tensor_has_the_rows_that_the_address_speaks_of():
    found, of = taken_apart(pid * T + 64 * i + j)
    assert all(own is wanted for own, wanted in zip((*found, *of), (pid, i, j, T, mul(64), mul(1)), strict=True))


def test_what_counts_backwards_is_borrowed_from_the_row_above():
    found, of = taken_apart(128 * T * (pid + 1) - 128 * (it + 1) + i, 128 * T, 128)
    assert [expanded(own) for own in found] == [expanded(own) for own in (pid, T - 1 - it, i)]
    assert [str(unit) for unit in of] == ["<128*T>", "<128>", "<1>"]


def test_digits_make_up_the_offset():
    """At every offset tried, whatever the units: that is what the proof by digits rests on."""
    for offset in (96 * pid + 2064 * i - 5, -3 * T * pid + 7 * T - j, H * (T * pid + 16 * i) + 48 * H - 1, pid * i + T):
        for strides in ((), (64,), (T, 64), (H * T, H), (128 * T, 128, 64)):
            found, of = taken_apart(offset, *strides)
            assert expanded(add(*(mul(d, u) for d, u in zip(found, of, strict=True)))) == expanded(offset)


def test_wrong_digits_are_refused():
    """A proposer that adds one to a digit, or joins a quotient with another one's remainder, is found out."""

    class OffByOne:
        def axes(self, offsets, strides, shared):
            return proposer.axes(offsets, strides, shared)

        def digits(self, offset, of, ranges):
            first, *rest = proposer.digits(offset, of, ranges)
            return [first + 1, *rest]

        def connected(self, terms, start, shared):
            return proposer.connected(terms, start, shared)

        def joint(self, known, shared):
            return proposer.joint(known, shared)

    class Joins(OffByOne):
        def digits(self, offset, of, ranges):
            return proposer.digits(offset, of, ranges)

        def joint(self, known, shared):
            found = proposer.joint(known, shared)
            return found and Joint(found.term + 1, found.by, found.nested)

    stated = {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(FILE)}
    for lie, message in ((OffByOne(), "are not those of the offset"), (Joins(), "is not told by what is known")):
        stated["packed"].stores.races.propose = lie
        with pytest.raises(ValueError, match=message):
            stated["packed"].first()


def test_digits_whose_last_unit_may_be_nothing_are_none():
    whole, none = [Axis(as_int(1), ())], [Axis(as_int(64), ()), Axis(T, ())]
    assert make_up([64 * pid + T * i], whole, expanded(64 * pid + T * i))
    assert not make_up([pid, i], none, expanded(64 * pid + T * i))


def test_a_range_counts_all_digits_up_to_the_unit_that_divides():
    """64 * pid + 16 * i + j is below T: none of these digits is bounded by itself."""
    found, of = taken_apart(128 * (64 * pid + 16 * i + j), 128 * T, 128)
    rest, size = below([as_int(0), *found], [128 * T, *of], 0)
    assert total(expanded(rest)) is total(expanded(64 * pid + 16 * i + j))
    assert size is T


def test_what_is_said_of_all_integers_does_not_rest_on_the_launch(stated: dict[str, Statements]):
    """A size of the launch may have the name of an integer there; what is given of it is not given of that one."""
    claims = stated["packed"].first().system.claims
    (claim,) = [claim for name, claim in claims.items() if name.startswith("writes_")]
    cases = {obligation.case: obligation for obligation in claim.obligations()}
    assert [str(own.payload[0]) for own in cases["a quotient of a quotient"].variables] == ["x", "n", "m"]
    assert len(cases["a quotient of a quotient"].given) == 0
    assert len(cases["a quotient and a remainder"].given) == 2
    assert all(own.payload[1] is None for own in cases["a quotient and a remainder"].variables if own.payload[0] != "n")


def test_a_divisor_that_differs_between_programs_joins_nothing():
    """By 2, 5 is 2 and 1; by 3, 7 is so too."""
    known = [pid // (i + 2), pid % (i + 2)]
    assert joint(known, lambda term: False) is None
    assert joint(known, lambda term: True).term is pid
    assert not Joint(pid, i + 2).told(known, lambda term: False)
    assert Joint(pid, i + 2).told(known, lambda term: True)
    assert not Joint(pid, i + 3).told(known, lambda term: True)
    assert not Joint(pid, i + 2, nested=True).told(known, lambda term: True)
    assert joint([pid // T], lambda term: True) is None
    nested = [pid // (T * H), pid // T % H]
    assert joint(nested, lambda term: term is not T) is None
    assert joint(nested, lambda term: True).term is pid // T


def test_a_divisor_of_the_program_s_own(stated: dict[str, Statements]):
    found, _ = writes(stated["own_divisor"])
    assert set(found.values()) == {Verdict.REFUTED}
