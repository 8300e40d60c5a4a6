"""Finds the shares of a `kernel.State.combine`: linear arithmetic over monomials, with products of facts.

Untrusted. z3 works on rationals here and each monomial is a variable of its own, so its answers are fast and
complete for what it is shown; what matters is which products of facts it is shown. A product is a fact times
a monomial of non-negative atoms such that some monomial of the result stands in the target or in a fact.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import z3

from ..proof.facts import Fact, Share
from ..proof.polynomials import Monomial, Poly, monomial_poly
from .monomials import quotient
from .search_state import SearchState

MOST_PRODUCTS = 3000


class Oracle:
    """Looks for shares within one proof; counts its calls so that a budget can be deterministic.

    deadline: on the monotonic clock, for a solver that would take longer than anybody waits.
    """

    def __init__(self, rlimit: int = 20_000_000, deadline: float | None = None):
        self.rlimit, self.deadline = rlimit, deadline
        # of its own, so that its answers do not hang on what z3 was asked before
        self.context = z3.Context()
        self.columns: dict[Monomial, str] = {}
        self.texts: dict[Poly, str] = {}
        self.marks: list[Any] = []
        self.handles: list[Any] = []
        self.calls = 0

    def shares(self, state: SearchState, target: Poly, tiers: int = 4) -> list[Share] | None:
        """Shares that show target >= 0, from the cheapest tier of products that suffices; None if none does."""
        candidates: list[tuple[Monomial, int]] = [((), -1)]
        candidates += [((), number) for number, _ in state.live()]
        seen = set(candidates)
        negated = Fact(-target - 1, False, "negated target")
        for tier in range(tiers):
            if tier:
                fresh = [c for c in _products(state, negated, candidates, tier) if c not in seen]
                if not fresh:
                    continue
                candidates += fresh[:MOST_PRODUCTS]
                seen.update(fresh)
            found = self._solve(state, negated, candidates)
            if found is not None:
                return found
        return None

    def _text(self, poly: Poly) -> str:
        """The poly in SMT-LIB, each monomial a variable; z3 reads text far faster than Python builds expressions."""
        found = self.texts.get(poly)
        if found is None:
            parts = []
            for monomial, coefficient in poly.terms.items():
                size = str(coefficient) if coefficient >= 0 else f"(- {-coefficient})"
                if monomial:
                    column = self.columns.setdefault(monomial, f"m{len(self.columns)}")
                    size = column if coefficient == 1 else f"(* {size} {column})"
                parts.append(size)
            found = self.texts[poly] = parts[0] if len(parts) == 1 else f"(+ {' '.join(parts)})"
        return found

    def _solve(self, state: SearchState, negated: Fact, candidates: list[tuple[Monomial, int]]) -> list[Share] | None:
        self.calls += 1
        rows: list[tuple[Monomial, int, Fact, Poly]] = []
        for monomial, number in candidates:
            fact = negated if number == -1 else state.facts[number]
            poly = fact.poly * monomial_poly(monomial) if monomial else fact.poly
            if poly:
                rows.append((monomial, number, fact, poly))
        while len(self.marks) < len(rows):
            self.marks.append(z3.Bool(f"r{len(self.marks)}", self.context))
            self.handles.append(self.marks[-1].as_ast())
        bodies = [
            f"(assert (=> r{i} ({'=' if fact.equal else '>='} {self._text(poly)} 0)))"
            for i, (_, _, fact, poly) in enumerate(rows)
        ]
        # in the order of the rows: what z3 finds among several cores hangs on the order in which it hears of things
        columns = dict.fromkeys(self.columns[monomial] for _, _, _, poly in rows for monomial in poly.terms if monomial)
        declarations = [f"(declare-const {column} Real)" for column in columns]
        declarations += [f"(declare-const r{i} Bool)" for i in range(len(rows))]
        solver = z3.SolverFor("QF_LRA", ctx=self.context)
        solver.set("rlimit", self.rlimit)
        if self.deadline is not None:
            solver.set("timeout", max(1, int((self.deadline - time.monotonic()) * 1000)))
        solver.from_string("\n".join(declarations + bodies))
        # Solver.check() would convert hundreds of marks one by one; the C call takes their handles as they are
        handles = (z3.Ast * len(rows))(*self.handles[: len(rows)])
        if z3.Z3_solver_check_assumptions(solver.ctx.ref(), solver.solver, len(rows), handles) != z3.unsat.r:
            return None
        core = {str(mark) for mark in solver.unsat_core()}
        return self._weights([row for i, row in enumerate(rows) if f"r{i}" in core])

    def _weights(self, rows: list[tuple[Monomial, int, Fact, Poly]]) -> list[Share] | None:
        """Rational weights with which the rows of an unsatisfiable core add up to -1."""
        solver = z3.SolverFor("QF_LRA", ctx=self.context)
        weights = [z3.Real(f"w{i}", self.context) for i in range(len(rows))]
        columns: dict[Monomial, list[Any]] = {}
        for weight, (_, _, fact, poly) in zip(weights, rows, strict=True):
            if not fact.equal:
                solver.add(weight >= 0)
            for monomial, coefficient in poly.terms.items():
                columns.setdefault(monomial, []).append(coefficient * weight)
        columns.setdefault((), [])
        for monomial, parts in columns.items():
            total = z3.Sum(*parts) if parts else z3.RealVal(0, self.context)
            solver.add(total == (0 if monomial else -1))
        if solver.check() != z3.sat:
            return None
        model = solver.model()
        shares = []
        for weight, (monomial, number, _, _) in zip(weights, rows, strict=True):
            value: Any = model.eval(weight, model_completion=True)
            fraction = Fraction(value.numerator_as_long(), value.denominator_as_long())
            if fraction:
                shares.append(Share(fraction, monomial, number))
        return shares


def _cofactors(wanted: Iterable[Monomial]) -> dict[Monomial, list[Monomial]]:
    """Part of a wanted monomial -> what is missing from the wanted ones that have it, in their order."""
    found: dict[Monomial, list[Monomial]] = {}
    for goal in wanted:
        for size in range(1, len(goal)):
            for part in dict.fromkeys(combinations(goal, size)):
                rest = quotient(goal, part)
                assert rest is not None
                found.setdefault(part, []).append(rest)
    return found


def _products(
    state: SearchState, negated: Fact, candidates: Iterable[tuple[Monomial, int]], tier: int
) -> Iterator[tuple[Monomial, int]]:
    """(cofactor, fact) pairs whose product has a monomial that is wanted.

    Tier 1 wants the monomials of the target and the cases, and lets those two also aim at the divisions' defining
    equations; tier 2 lets every fact aim at both, twice over; tier 3 wants the monomials of all facts.
    """
    focus = [(number, fact) for number, fact in state.live() if number in state.focus]
    central = {m for _, fact in [(-1, negated), *focus] for m in fact.poly.terms}
    defining = {
        m for _, fact in state.live() if fact.equal and fact.rule in ("euclid", "define") for m in fact.poly.terms
    }
    if tier == 3:
        for monomial, number in candidates:
            fact = negated if number == -1 else state.facts[number]
            central.update((fact.poly * monomial_poly(monomial)).terms)
    facts = [(-1, negated), *state.live()]
    highest = max((len(m) for _, fact in facts for m in fact.poly.terms), default=0)
    signs: dict[int, bool] = {}

    def usable(cofactor: Monomial, equal: bool) -> bool:
        for number in cofactor:
            if number not in signs:
                signs[number] = state.non_negative(number) is not None
        return equal or all(signs[number] for number in cofactor)

    produced: set[tuple[Monomial, int]] = set()

    def aim(chosen: Iterable[tuple[int, Fact]], wanted: Iterable[Monomial]) -> Iterator[tuple[Monomial, int]]:
        cofactors = _cofactors(wanted)
        for number, fact in chosen:
            own = [monomial for monomial in fact.poly.terms if monomial]
            most = highest - max((len(monomial) for monomial in own), default=0)
            for monomial in own:
                for cofactor in cofactors.get(monomial, ()):
                    if len(cofactor) > most or (cofactor, number) in produced or not usable(cofactor, fact.equal):
                        continue
                    produced.add((cofactor, number))
                    yield cofactor, number
                    if len(produced) >= MOST_PRODUCTS:
                        return

    yield from aim(facts, central)
    given = {m for _, fact in state.live() if fact.rule in ("given", "rewrite") for m in fact.poly.terms}
    yield from aim([(-1, negated)], defining | given)
    yield from aim(focus, defining)
    if tier >= 2:
        yield from aim(facts, defining)
        grown = {
            m
            for cofactor, number in produced
            for m in ((negated if number == -1 else state.facts[number]).poly * monomial_poly(cofactor)).terms
        }
        yield from aim(facts, grown - central - defining)
