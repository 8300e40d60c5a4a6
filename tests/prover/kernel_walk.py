"""A random walk over the kernel's rules at a point where everything assumed is true: every fact must be true there.

Division by zero and bits of negative numbers get some fixed value, as they would in any model of the kernel's facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from random import Random

from strategies import bool_expr, int_expr, term
from tileprove.prover.engines.division import divisions, proposals
from tileprove.prover.engines.farkas import Oracle
from tileprove.prover.engines.monomials import split_by
from tileprove.prover.engines.search_state import SearchState
from tileprove.prover.evidence.lemmas import name, text
from tileprove.prover.language.constructors import negation, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, as_bool, integer
from tileprove.prover.language.walking import fold, postorder
from tileprove.prover.proof.polynomials import Poly, atom, constant
from tileprove.prover.proof.rules import RuleError, Share

NAMES = ("x", "y", "z")
ENV = {name: integer(name, None) for name in NAMES}
OPS = ("add", "sub", "mul", "div", "mod", "div", "mod", "where", "named", "xor", "band", "bor", "shl", "shr")


class TooLarge(Exception):
    """A number that nobody wants to write down: what mentions it is not looked at."""


def _shift(a: int, b: int) -> int:
    if b > 4096:
        raise TooLarge
    return 31 if b < 0 else a << b


TOTAL = {
    **python.TABLE,
    "div": lambda node, a, b: a // b if b else 17,
    "mod": lambda node, a, b: a % b if b else 23,
    "xor": lambda node, a, b: a ^ b,
    "band": lambda node, a, b: a & b,
    "bor": lambda node, a, b: a | b,
    "shl": lambda node, a, b: _shift(a, b),
    "shr": lambda node, a, b: a >> b if b >= 0 else 37,
}


class Walk:
    """One state, one point at which its assumptions hold, and a count of the rules that went through."""

    def __init__(self, random: Random):
        self.random, self.state, self.accepted = random, SearchState(), Counter()
        self.point = {name: random.randint(-3, 9) for name in NAMES}
        self.oracle, self.checked = Oracle(), 0
        formulas = [self.true_formula() for _ in range(random.randint(2, 4))] + [
            self.tight_bound(),
            self.carry(),
            self.twice(),
            self.lone(),
        ]
        self.state.names = frozenset(
            node for node in postorder(*formulas) if node.op in ("add", "named") and random.random() < 0.3
        )
        for formula in formulas:
            self.state.assume(formula)
        for label, value in self.point.items():
            if random.random() < 0.8:
                self.state.assume(as_bool(ENV[label] >= min(value, random.choice((0, 0, 1)))))
            if random.random() < 0.3:
                self.state.assume(as_bool(ENV[label] < value + random.randint(1, 3)))

    def value(self, root: Term) -> int | bool:
        table: Mapping = {**TOTAL, "var": lambda node: self.point[node.payload[0]]}
        return fold(table, root)[0]

    def true_formula(self) -> Term:
        while True:
            formula = term(bool_expr(self.random, NAMES, 3, OPS), ENV)
            if formula.op != "truth":
                with suppress(TooLarge):
                    return formula if self.value(formula) else negation(formula)

    def tight_bound(self) -> Term:
        """A bound that nearly fails, its coefficients with a common factor, so that rounding matters."""
        scale, a, b = self.random.choice((2, 3, 6)), self.random.randint(-3, 3), self.random.randint(1, 3)
        left = ENV["x"] * (scale * a) + ENV["y"] * (scale * b)
        return as_bool(left >= self.value(left) - self.random.choice((0, 1, 1, 2)))

    def carry(self) -> Term:
        """A conditional whose condition other assumptions may decide."""
        over = ENV["x"] >= self.point["x"] + self.random.choice((0, 1))
        chosen = where(over, ENV["y"] - 1, ENV["z"])
        return as_bool(chosen <= self.value(chosen))

    def atom_value(self, number: int) -> int:
        kind, key, arguments = self.state.atoms[number]
        if kind == "var":
            return self.point[key]
        if kind in ("name", "ite"):
            return int(self.value(key))
        a, b = (self.poly_value(argument) for argument in arguments)
        return TOTAL[kind](None, a, b)

    def poly_value(self, poly: Poly) -> int:
        total = 0
        for monomial, coefficient in poly.terms.items():
            for number in monomial:
                coefficient *= self.atom_value(number)
            total += coefficient
        return total

    def check(self) -> None:
        """Every fact, rewrite and decided condition is true at the point."""
        for fact in self.state.facts[self.checked :]:
            with suppress(TooLarge):
                worth = self.poly_value(fact.poly)
                said = fact.rule, text(self.state.atoms, fact.poly), self.point
                assert worth == 0 if fact.equal else worth >= 0, said
        self.checked = len(self.state.facts)
        for number, (value, _) in self.state.rewrites.items():
            with suppress(TooLarge):
                assert self.atom_value(number) == self.poly_value(value), name(self.state.atoms, number)
        for condition, verdict in self.state.decided.items():
            with suppress(TooLarge):
                assert self.value(condition) == verdict, condition

    # -- one step of each rule; a proposal may be wrong, and then the kernel must refuse it ----------------------

    def run(self, steps: int) -> None:
        self.check()
        rules = [getattr(self, name) for name in dir(self) if name.startswith("try_")]
        for _ in range(steps):
            rule = self.random.choice(rules)
            before = len(self.state.links)
            with suppress(RuleError, TooLarge):
                rule()
                self.accepted[rule.__name__[4:]] += len(self.state.links) > before
            self.check()

    def some_poly(self) -> Poly:
        facts = self.state.facts
        if facts and self.random.random() < 0.5:
            return self.random.choice(facts).poly + self.random.randint(-2, 2)
        known = range(len(self.state.atoms.known))
        if known and self.random.random() < 0.7:
            return atom(self.random.choice(known)) + self.random.randint(-2, 2)
        return self.state.poly(term(int_expr(self.random, NAMES, 2, OPS), ENV))

    def division(self) -> tuple[Poly, Poly] | None:
        found = divisions(self.state, *(fact.poly for fact in self.state.facts))
        return self.random.choice(found) if found else None

    def try_euclid(self) -> None:
        self.state.euclid(*(self.division() or (self.some_poly(), self.some_poly())))

    def try_bitwise(self) -> None:
        for number in range(len(self.state.atoms.known)):
            self.state.bitwise(number)

    def try_power(self) -> None:
        for number in range(len(self.state.atoms.known)):
            self.state.power(number)

    def try_powers(self) -> None:
        amounts = [found.arguments[1] for found in self.state.atoms.known if found.kind in ("shl", "shr")]
        amounts += [fact.poly for fact in self.state.facts if not fact.equal] + [constant(self.random.randint(-2, 3))]
        first, second = self.random.choice(amounts), self.random.choice(amounts)
        with suppress(OverflowError):
            self.state.powers(first, second)

    def try_below(self) -> None:
        power = self.random.choice((2, 4, 5, 6, 8, 16))
        for number, (kind, _, arguments) in enumerate(list(self.state.atoms.known)):
            if kind in ("xor", "bor") and self.random.random() < 0.5:  # else few ends are ever known
                for end in (end for x in arguments for end in (x, power - 1 - x)):
                    if self.poly_value(end) >= 0:
                        self.state.assume_poly(end)
            self.state.below(number, constant(power))

    def try_apart(self) -> None:
        for number in range(len(self.state.atoms.known)):
            power = self.random.choice((1, 2, 3, 4, 8))
            for x in self.state.atoms[number].arguments:
                self.state.apart(number, constant(power), split_by(x, ((), power))[0])

    def try_undo(self) -> None:
        for number in range(len(self.state.atoms.known)):
            self.state.undo(number)

    def try_lone(self) -> None:
        for number, (kind, _, arguments) in enumerate(list(self.state.atoms.known)):
            if kind == "band":
                self.state.lone(number, constant(self.random.choice((1, 2, 3, 4, 6))))
                if self.random.random() < 0.5:  # else the ends are hardly ever known
                    for end in (end for x in arguments for end in (x - 1, x - 2, 3 - x, 7 - x)):
                        if self.poly_value(end) >= 0:
                            self.state.assume_poly(end)

    def lone(self) -> Term:
        """x & (x - 1), or something like it, is 0 or not; true at the point."""
        x = ENV[self.random.choice(NAMES)]
        term = self.random.choice((x & x - 1, x - 1 & x, x & x - 2, x & x + 1))
        return as_bool(term == 0) if self.value(term) == 0 else as_bool(term != 0)

    def twice(self) -> Term:
        """What the rules about bits are about: changed twice, packed, masked; true at the point."""
        x, y = (ENV[name] for name in self.random.sample(NAMES, 2))
        term = self.random.choice((x ^ y ^ y, x ^ y ^ x, (4 * x) | y, (8 * x) ^ 5, (2 * x) & y, x & 7, x & 5, x | y))
        return as_bool(term <= self.value(term))

    def try_tighten(self) -> None:
        for number in range(len(self.state.facts)):
            self.state.tighten(number)

    def try_rewrite(self) -> None:
        equal = [number for number, fact in enumerate(self.state.facts) if fact.equal]
        if equal:
            number = self.random.choice(equal)
            inside = sorted(self.state.facts[number].poly.atoms)
            if inside:
                self.state.rewrite(self.random.choice(inside), number)

    def try_choose(self) -> None:
        for number in list(self.state.conditionals):
            self.state.choose(number)

    def try_exclude(self) -> None:
        self.state.exclude()

    def try_decide(self) -> None:
        condition = term(bool_expr(self.random, NAMES, 2, OPS), ENV)
        known = [formula for formula in self.state.decided if formula.op in ("le", "lt")]
        if known and self.random.random() < 0.7:  # a bound that is assumed, moved by a little
            left, right = self.random.choice(known).args
            condition = as_bool(left + self.random.randint(-2, 2) < right)
        assert self.state.decide(condition) in (None, self.value(condition)), condition

    def try_given(self) -> None:
        poly = self.some_poly()
        if self.poly_value(poly) >= 0:
            self.state.assume_poly(poly)

    def try_unique(self) -> None:
        found = self.division()
        if found:
            offers = list(proposals(self.state, *found))
            whole, rest = self.random.choice(offers) if offers else (self.some_poly(), self.some_poly())
            if self.random.random() < 0.7:
                self.derive(rest)
                self.derive(found[1] - 1 - rest)
            if self.random.random() < 0.15:
                whole = whole + self.random.choice((1, -1))
            self.state.unique(*found, whole, rest)

    def derive(self, target: Poly) -> None:
        shares = self.oracle.shares(self.state, target, tiers=2)
        if shares is not None:
            self.state.combine(target, shares)

    def try_combine(self) -> None:
        target = self.random.choice((self.some_poly, lambda: constant(-1)))()
        shares = self.oracle.shares(self.state, target, tiers=self.random.choice((1, 2))) or self.some_shares()
        self.state.combine(target, self.disturbed(shares) if self.random.random() < 0.5 else shares)

    def some_shares(self) -> list[Share]:
        """Two facts, weighted so that a common monomial cancels: right by luck alone."""
        numbers = [self.random.randrange(-1, len(self.state.facts)) for _ in range(2)]
        return [Share(Fraction(self.random.choice((1, 2, -1))), (), number) for number in numbers]

    def disturbed(self, shares: list[Share]) -> list[Share]:
        index = self.random.randrange(len(shares)) if shares else 0
        changes = [
            lambda share: share._replace(weight=-share.weight),
            lambda share: share._replace(weight=share.weight + 1),
            lambda share: share._replace(fact=self.random.randrange(-1, len(self.state.facts))),
            lambda share: share._replace(monomial=(self.random.randrange(len(self.state.atoms.known)),)),
        ]
        change = self.random.choice(changes)
        return [change(share) if i == index else share for i, share in enumerate(shares)]
