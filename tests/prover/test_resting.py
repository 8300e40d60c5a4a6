"""Statements that only others rest on: that no lane satisfies their assumptions is no failure."""

from dataclasses import replace

import msgspec
import pytest
from tileprove.prover.engines.ladder import decide, prove
from tileprove.prover.evidence.record import record
from tileprove.prover.language.constructors import integer
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.wire import WireError, decode, digest, encode, pack, unpack
from tileprove.prover.record.recheck import Effort, Refused, establish

AT, N = integer("i", 0), integer("n", 1)
RIGHT = Obligation("s", "c", "", (AT < N, AT * N < 100), Holds(AT + 1 <= N))
NEVER = Obligation("s", "c", "", (AT < N, N * 3 <= AT), Holds(AT + 1 <= N))


@pytest.mark.parametrize("engines", [decide, prove])
def test_only_of_a_claim_it_is_asked_whether_anything_satisfies_it(engines):
    assert engines(RIGHT, 5.0).point is not None
    assert engines(NEVER, 5.0).verdict is Verdict.VACUOUS
    found = engines(replace(NEVER, resting=True), 5.0)
    assert found.verdict is Verdict.PROVED
    assert found.point is None


def test_a_statement_that_is_rested_on_is_another_one():
    resting = replace(RIGHT, resting=True)
    assert digest(resting) != digest(RIGHT)
    assert digest(decode(encode(resting))) == digest(resting)
    assert not decode(encode(RIGHT)).resting
    for wrong in (1, "yes", None):
        with pytest.raises(WireError):
            unpack({**pack(RIGHT), "resting": wrong})


def test_a_claim_without_a_lane_is_refused():
    resting = replace(NEVER, resting=True)
    found = record(resting, decide(resting, 5.0))
    assert establish(found, Effort())
    claimed = pack(NEVER.bare)
    with pytest.raises(Refused, match="no lane"):
        establish(msgspec.structs.replace(found, statement=claimed, digest=digest(NEVER)), Effort())
    with pytest.raises(Refused):
        establish(msgspec.structs.replace(found, statement=claimed), Effort())
