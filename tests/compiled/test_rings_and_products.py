"""Of a pipelined loop: what is taken of a ring's counter may fall, products are run, and what is made up says nothing."""

from __future__ import annotations

import re

import pytest
from deciding import PIPELINED, compiled
from msgspec.structs import replace
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.seeing import Seeing
from tileprove.prover.compiled.source import Sources
from tileprove.prover.compiled.stating import Builder
from tileprove.prover.compiled.taken import without
from tileprove.prover.kernels.machine.assuming import Assuming

pytest.importorskip("triton")
POINT = {"K": 40}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Subject:
    return compiled(tmp_path_factory.mktemp("kernel"), PIPELINED.replace("BLOCK", "16"), "sm_80")


def seeing(own: Subject, pattern: str = "", slip: str = "") -> Seeing:
    code, made = re.subn(pattern, slip, own.texts.code, count=1) if pattern else (own.texts.code, 1)
    assert made, "the text has no such instruction"
    return Seeing(Emitted(own.launch, replace(own.texts, code=code)), {}, {})


def run(own: Subject, pattern: str = "", slip: str = "") -> tuple[str, int]:
    """What differs, and how many elements were compared."""
    found = seeing(own, pattern, slip)
    return found.differs(POINT), found.compared


def test_a_barrier_that_is_missing_is_seen(own: Subject):
    assert seeing(own).races(POINT) == ""
    assert "with no barrier between" in seeing(own, r"bar\.sync\s+0;", "").races(POINT)


def test_that_a_ring_s_counter_never_exceeds_its_start_is_refused_next_time(own: Subject):
    sources, emitted = Sources(own.launch, own.texts), Emitted(own.launch, own.texts)
    builder = Builder("one", sources, emitted, emitted.traced(Assuming()), None)
    builder.rest()
    taken = [one.fact for one in builder.trace.proofs if one.fact is not None]
    assert not set(builder.assumed.values()).isdisjoint(taken)
    again = emitted.traced(Assuming(frozenset(taken)))
    assert {one.fact for one in again.proofs}.isdisjoint(taken)


def test_nothing_is_assumed_of_what_took_too_long_and_at_last_only_what_held(own: Subject):
    sources, emitted = Sources(own.launch, own.texts), Emitted(own.launch, own.texts)
    trace = emitted.traced(Assuming())
    builder = Builder("one", sources, emitted, trace, None)
    builder.rest()
    assert trace.frame is not None
    noted = {one.formula: id(one.instruction) for one in trace.frame.noted.values()}
    values = {key: term for key, term in builder.assumed.items() if term in noted}
    long, wrong = list(values)[:2]
    known = {key: key != wrong for key in builder.assumed if key != long}
    found = without(Assuming(), trace, builder.assumed, known, False)
    assert found == Assuming(frozenset({values[long], values[wrong]}), frozenset({noted[values[long]]}), None)
    again = emitted.traced(found).frame
    assert again is not None
    assert again.noted
    assert all(one.formula not in found.refused for one in again.noted.values())
    assert all(id(one.instruction) not in found.lost for one in again.noted.values())
    last = without(found, trace, builder.assumed, known, True)
    assert last.alone is not None
    assert not last.alone & last.refused
    again = emitted.traced(last).frame
    assert again is not None
    assert {one.formula for one in again.noted.values()} <= last.alone
    nothing = emitted.traced(Assuming(alone=frozenset()))
    assert nothing.frame is not None
    assert not nothing.frame.noted
    assert nothing.proofs, "of loops is assumed what is proved by induction"


def test_products_are_run_on_both_sides(own: Subject):
    assert run(own) == ("", 256)


def test_registers_of_a_product_that_are_exchanged_are_seen(own: Subject):
    pattern = r"(mma\.sync[^{]*\{[^}]*\}, \{ ?)(%r\d+), (%r\d+)"
    said, _ = run(own, pattern, r"\1\3, \2")
    assert " stores " in said


def test_what_the_interpreter_makes_up_is_not_held_against_the_compiler(own: Subject):
    said, compared = run(own, r"mma\.sync\.aligned\.m16n8k16", "mma.sync.aligned.m16n8k999")
    assert (said, compared) == ("", 0)
