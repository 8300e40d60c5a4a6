"""The comparison of simplified terms with what they were: silent about right rules, loud about wrong ones."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_algebra import LANE, TERMS, WARP, X
from tileprove.prover.kernels.algebra.algebra import Algebra
from tileprove.prover.kernels.algebra.divisions import Divisions
from tileprove.prover.kernels.algebra.sums import Sums
from tileprove.prover.kernels.claims import matches, trial
from tileprove.prover.kernels.claims.finite import Tables
from tileprove.prover.kernels.claims.trial import Disagreement, Trial
from tileprove.prover.language.terms import Term, as_int, const, integer, truth, where

N, K = integer("N", 1), integer("k", 0, integer("N", 1))


def compared(term: Term, *assumed: Term) -> int:
    algebra = Algebra(assumed)
    tables = Tables(algebra, [LANE, WARP])
    return Trial(assumed).same(term, algebra.simplify(tables.canonical(algebra.simplify(term))))


@settings(max_examples=60, deadline=None)
@given(TERMS, TERMS, st.integers(-20, 60))
def test_right_rules_agree_at_many_points(term: Term, bound: Term, limit: int):
    assert compared(term) >= 0
    assert compared(term * 3 + (LANE + 64) % 64, limit >= X) >= 100
    compared(term, bound <= limit)


BROKEN: dict[str, tuple[Any, str, Any, Term]] = {
    "x mod d is x for x = d too": (
        Divisions, "mod", lambda old: lambda self, x, d: x if self.interval(x)[1] <= d.payload else old(self, x, d),
        (LANE + 1) % 64,
    ),
    "a quotient rounded up": (
        Divisions, "div", lambda old: lambda self, x, d: old(self, self.add(x, d.payload - 1), d), X // 7,
    ),
    "a factor forgotten": (
        Sums, "scaled", lambda old: lambda self, term, factor: old(self, term, min(factor, 7)), (LANE << 3) + X,
    ),
    "one arm for both": (
        Algebra, "_chosen", lambda old: lambda self, node, c, a, b: old(self, node, c, a, a), where(X < 3, LANE, WARP),
    ),
    "the mask's highest bit forgotten": (
        Algebra, "masked", lambda old: lambda self, value, mask: old(self, value, mask // 2), (LANE + N) & 63,
    ),
    "< for <=": (
        Algebra, "compare", lambda old: lambda self, op, a, b: old(self, op.replace("le", "lt"), a, b), N <= K + 1,
    ),
    "a digit of the lane from one place further up": (
        Tables, "_digit", lambda old: lambda self, v, start, length: old(self, v, start + 1, length), (LANE ^ 5) * 4 + X,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_is_caught(name: str, monkeypatch: pytest.MonkeyPatch):
    owner, method, broken, term = BROKEN[name]
    compared(term)
    monkeypatch.setattr(owner, method, broken(getattr(owner, method)))
    with pytest.raises(Disagreement, match="simplifying changed a value at"):
        compared(term)


def test_only_the_given_domain_counts():
    here = Trial([X <= 7, K * 2 < N])
    assert here.same(X <= 7, truth(True)) == here.size > 100
    assert here.same((K * 2) // N, as_int(0)) > 100
    assert here.same(X <= 6, truth(True), [X <= 6]) > 100
    for wrong in (X <= 6, X < 7, K * 2 < N - 1):
        with pytest.raises(Disagreement):
            here.same(wrong, truth(True))
    with pytest.raises(Disagreement):
        here.same(X <= 6, truth(True), [X <= 7])


def test_rare_points_are_looked_for_and_huge_ones_are_exact():
    m, n = integer("m", 0, 2**20), integer("n", 0, 2**20)
    narrow = [m <= n, n <= m + 1]
    assert Trial([]).same(n - m <= 1, truth(True), narrow) >= 10
    with pytest.raises(Disagreement):
        Trial([]).same(n - m <= 0, truth(True), narrow)
    wide = integer("wide", -(2**63), 2**63)
    assert Trial([]).same((wide * 8 + 2**64) % 2**64, wide * 8 % 2**64) >= 10
    with pytest.raises(Disagreement):
        Trial([]).same(wide < 2**63 - 1, truth(True))
    with pytest.raises(Disagreement):
        Trial([]).same(wide * 2 < 2**64 - 2, truth(True))


def test_undefined_values_say_nothing():
    zero = integer("zero", 0, 1)
    assert Trial([]).same(LANE // zero, const(1)) == 0
    assert Trial([LANE < 0]).same(LANE, const(1)) == 0


def test_a_kernel_whose_goal_is_made_wrong_is_an_internal_error(run, monkeypatch: pytest.MonkeyPatch):
    """A rule that makes any equality true: without the comparison the kernel would be proved."""
    from kernel_text import BINDING, offset

    pytest.importorskip("llvmlite")
    body = offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n")
    monkeypatch.setattr(matches, "equality", lambda *some: truth(True))
    code, said = run(body, BINDING.format(address="4*n*thread + thread // 127"))
    assert code == 70, said
    assert "simplifying changed a value at" in said
    assert "this is a bug in tileprove" in said
    monkeypatch.setattr(trial.Trial, "same", lambda *some: 0)
    code, said = run(body, BINDING.format(address="4*n*thread + thread // 127"))
    assert code == 0, "the comparison is what catches it"


def test_what_rewriting_alone_decided_says_so(run, tmp_path):
    import json

    from kernel_text import BINDING, offset

    pytest.importorskip("llvmlite")
    body = offset("  %m = mul nsw i32 %t, %n\n  %o = shl nsw i32 %m, 2\n")
    for address, engine in (("4*n*thread", True), ("(4*n*thread + 4*n*n - 4*n) // (4*n) * 4*n - 4*n*n + 4*n", False)):
        code, said = run(body, BINDING.format(address=address), "--json", "out.json")
        assert code == 0, said
        records = json.loads((tmp_path / "out.json").read_text())["obligations"]
        found = next(record["engine"] for record in records if record["case"] == "address")
        assert (found == "rewriting") == engine
