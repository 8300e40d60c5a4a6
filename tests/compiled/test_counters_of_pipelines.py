"""Counters that go round together: the values that come, an invariant that is claimed, and what is no such counter."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tileprove.prover.compiled.sharing import Sharing
from tileprove.prover.engines import ladder
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.kernels.between import rings
from tileprove.prover.kernels.between.rings import Ring
from tileprove.prover.kernels.loops.visits import Carried, Visit
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.constructors import where
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, const, integer
from tileprove.prover.machine.values import TRUE
from tileprove.prover.running.results import Result

T, READ, WRITTEN, OTHER = integer("t", 0), integer("read", -1, 3), integer("written", 0, 3), integer("other", 0, 9)


def after(own: Term) -> Term:
    return where(own >= 1, 0, own + 1)


def of(**changed: Carried) -> list[Ring]:
    own = {READ: Carried(const(-1), True, True, [(TRUE, after(READ))]),
           WRITTEN: Carried(const(1), True, True, [(TRUE, after(WRITTEN))])}  # fmt: skip
    own |= {variable: changed[name] for name, variable in (("read", READ), ("other", OTHER)) if name in changed}
    return rings.rings([Visit("loop", TRUE, (T,), T, carried=own)])


def verdicts(found: list[Ring]) -> list[Verdict]:
    claim = Claim("s", "c", "", lambda: (case for ring in found for case in ring.cases))
    return [ladder.decide(one, 5.0).verdict for one in claim.obligations()]


def test_the_values_that_come_are_all_and_that_is_proved():
    found = of()
    (ring,) = found
    assert verdicts(found) == [Verdict.PROVED] * 4  # it begins, and goes on from each of three
    fact = ring.of(ring.names)
    goal = Claim("s", "g", "", lambda: iter([Case("never apart by one", (READ - WRITTEN) % 2 == 0, [fact])]))
    assert [ladder.decide(one, 5.0).verdict for one in goal.obligations()] == [Verdict.PROVED]


def test_several_ways_back_are_all_looked_at():
    both = Carried(const(-1), True, True, [(TRUE, after(READ)), (TRUE, READ)])
    assert not of(read=both)  # the other counter has one way
    found = rings.rings([Visit("loop", TRUE, (T,), T, carried={
        READ: both, WRITTEN: Carried(const(1), True, True, [(TRUE, after(WRITTEN)), (TRUE, WRITTEN)]),
    })])  # fmt: skip
    assert verdicts(found) == [Verdict.PROVED] * (1 + 2 * len(found[0].values))


def test_a_loop_that_is_come_to_twice_has_cases_of_its_own_each_time():
    first, again = (
        Visit("loop", TRUE, (T,), T, carried={
            integer(f"{name}{at}", -1, 3): Carried(const(start), True, True, [(TRUE, after(integer(f"{name}{at}", -1, 3)))])
            for name, start in (("read", -1), ("written", 1))
        }) for at in ("", "#1")
    )  # fmt: skip
    assert verdicts(rings.rings([first, again])) == [Verdict.PROVED] * 8


@pytest.mark.parametrize("wrong", [
    Carried(OTHER, True, True, [(TRUE, after(READ))]),
    Carried(const(-1), False, True, [(TRUE, after(READ))]),
    Carried(const(-1), True, False, [(TRUE, after(READ))]),
    Carried(const(-1), True, True, [(TRUE, None)]),
    Carried(const(-1), True, True, [(TRUE, READ + OTHER)]),
    Carried(const(-1), True, True, [(TRUE, READ + 1)]),
    Carried(const(-1), True, True, []),
])  # fmt: skip
def test_what_is_no_such_counter_says_nothing(wrong: Carried):
    assert not of(read=wrong)


def test_values_that_are_not_all_are_refuted(monkeypatch: pytest.MonkeyPatch):
    all_of_them = rings._turns

    def all_but(number: int) -> None:
        def some(own: dict[Term, Carried]) -> rings.Turns:
            found = all_of_them(own)
            del found[list(found)[number]]
            return found

        monkeypatch.setattr(rings, "_turns", some)

    all_but(-1)
    assert Verdict.REFUTED in verdicts(of())
    all_but(0)
    assert verdicts(of())[0] is not Verdict.PROVED


def test_what_rests_on_counters_is_unknown_without_them():
    own: Any = Sharing.__new__(Sharing)
    own.emitted = own.file = None
    own.own = SimpleNamespace(rings=of(), kind="PTX")
    proved = Outcome(verdict=Verdict.PROVED)
    plan: Any = SimpleNamespace()
    names = [case.name for ring in own.own.rings for case in ring.cases]

    def named(case: str) -> Any:
        return SimpleNamespace(claim="apart", case=case)

    results = [
        Result(plan, named(case), outcome)
        for case, outcome in (("PTX line 1", proved), (names[0], proved), (names[1], None))
    ]
    found = own.confirmed(results, None)
    assert [one.outcome and one.outcome.verdict for one in found] == [Verdict.UNKNOWN, Verdict.UNKNOWN, None]
    results[2] = Result(plan, results[2].statement, msgspec.structs.replace(proved))
    assert all(one.outcome.verdict is Verdict.PROVED for one in own.confirmed(results, None))
