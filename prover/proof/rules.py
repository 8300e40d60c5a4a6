"""The rules: a state of a proof grows only by these, and each checks its own side conditions.

A state holds facts ``p >= 0`` and ``e = 0`` about polynomials over atoms (`facts`). It stands for "the assumptions so far
imply every fact"; the goal is proved by assuming its negation and deriving ``-1 >= 0``. A search may propose anything;
what it proposes becomes a fact only through one of these rules, and one that does not apply raises RuleError or says so.

    define    a fresh atom equals a polynomial (divisors that are sums get a name)
    admit     a part of the goal that was proved helps to prove the next; `closing` sees that it was
    given     an assumption (or one case of a split; `closing` sees that there is a case for everything)
    euclid    x = d*q + r, 0 <= r < d for q = x div d, r = x mod d, when d >= 1 is a fact
    bitwise   bounds of a bit operation on values that are facts to be non-negative
    combine   a sum of facts, each times a non-negative rational and a product of non-negative atoms; equalities times
              any rational and any atoms
    tighten   g*p + c >= 0 gives p + floor(c/g) >= 0 for integers
    unique    x = d*Q + R with facts 0 <= R < d gives x div d = Q, x mod d = R
    rewrite   an atom that equals a polynomial without it is replaced by that
    exclude   a disjunction of which every part is false is a contradiction
    choose    a conditional whose condition is decided equals that branch

Each application is logged as a `Link`; replaying the links is checking the proof.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import wraps
from typing import Any

from ..language.terms import Term, negation
from .errors import RuleError
from .facts import Fact, Facts, Link, Share, disjuncts
from .polynomials import Monomial, Poly, atom, constant, content, monomial_poly

# what is known to be >= 0 about r = a op b, for a, b >= 0
BIT_BOUNDS: dict[str, Callable[[Poly, Poly, Poly], tuple[Poly, ...]]] = {
    "xor": lambda r, a, b: (a + b - r,),
    "bor": lambda r, a, b: (a + b - r, r - a, r - b),
    "band": lambda r, a, b: (a - r, b - r),
    "shl": lambda r, a, b: (r - a,),
    "shr": lambda r, a, b: (a - r,),
}


def _logged(*skips: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A rule that leaves a Link once it was applied; a result among ``skips`` says that it was not."""

    def wrap(method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def apply(self: State, *arguments: Any) -> Any:
            first = len(self.facts)
            result = method(self, *arguments)
            if not any(result is skip for skip in skips):
                self.links.append(Link(method.__name__, arguments, first, len(self.facts)))
            return result

        return apply

    return wrap


class State(Facts):
    """A state of a proof, and the rules as methods.

    assumed: what it assumes beyond its parent; admitted: parts of the goal, in order. birth, born: how many parts its
    parent had admitted, and how many links it had, when this one began.
    """

    def __init__(self, parent: State | None = None):
        super().__init__(parent)
        self.parent = parent
        self.assumed: list[Term | Poly] = []
        self.admitted: list[Term] = []
        self.birth = len(parent.admitted) if parent else 0
        self.born = len(parent.links) if parent else 0

    def define(self, node: Term) -> None:
        """Rule define: give the sum a name, unless it has one."""
        self.names |= {node}
        self.poly(node)

    @_logged()
    def assume(self, formula: Term) -> None:
        """Rule given: an assumption, or one case of a split; conjunctions fall apart, disjunctions stay open."""
        self.assumed.append(formula)
        self._given(formula)

    def _given(self, formula: Term) -> None:
        stack = [formula]
        while stack:
            part = stack.pop()
            self.decided[part] = True
            self.decided[negation(part)] = False
            if part.op == "and":
                stack.extend(part.args)
            elif part.op == "truth":
                if not part.payload:
                    self._add(Fact(constant(-1), False, "given", source=formula))
            elif part.op == "le":
                self._add(Fact(self.poly(part.args[1]) - self.poly(part.args[0]), False, "given", source=formula))
            elif part.op == "lt":
                below = self.poly(part.args[1]) - self.poly(part.args[0]) - 1
                self._add(Fact(below, False, "given", source=formula))
            elif part.op == "eq":
                self._add(Fact(self.poly(part.args[1]) - self.poly(part.args[0]), True, "given", source=formula))
            else:  # a disjunction, or "not equal", which is one
                self.open.append(part)

    @_logged()
    def admit(self, goal: Term) -> None:
        """Rule admit: a part of the goal whose negation was refuted in this state (`closing` checks) holds now."""
        self.admitted.append(goal)
        self._given(goal)

    @_logged()
    def assume_poly(self, poly: Poly) -> int:
        """Rule given, for a case of a split on a polynomial: poly >= 0."""
        self.assumed.append(poly)
        return self._add(Fact(poly, False, "given"))

    @_logged(None)
    def euclid(self, x: Poly, d: Poly) -> tuple[int, int] | None:
        """Rule euclid: the atoms (q, r) with their defining facts, or None while d >= 1 is not known."""
        if d.constant is not None:
            if d.constant < 1:
                return None
            needs: tuple[int, ...] = ()
        else:
            positive = self.known(d - 1)
            if positive is None:
                return None
            needs = (positive,)
        q, r = self.atoms.number("div", None, (x, d)), self.atoms.number("mod", None, (x, d))
        settled_q, settled_r = self.normal(atom(q)), self.normal(atom(r))
        if (settled_q, settled_r) == (atom(q), atom(r)):
            self._add(Fact(d * atom(q) + atom(r) - x, True, "euclid", needs))
            self._add(Fact(atom(r), False, "euclid", needs))
            self._add(Fact(d - 1 - atom(r), False, "euclid", needs))
        return q, r

    @_logged(False)
    def bitwise(self, number: int) -> bool:
        """Rule bitwise: 0 <= a op b and the bounds of BIT_BOUNDS, for a bit operation with operands >= 0."""
        kind, _, arguments = self.atoms[number]
        if kind not in BIT_BOUNDS:
            return False
        signs = [self.holds(argument) for argument in arguments]
        if None in signs:
            return False
        needs = tuple(sign for sign in signs if sign is not None and sign >= 0)
        for bound in (atom(number), *BIT_BOUNDS[kind](atom(number), *arguments)):
            self._add(Fact(bound, False, "bitwise", needs))
        return True

    @_logged()
    def combine(self, target: Poly, shares: Iterable[Share]) -> int:
        """Rule combine: target >= 0, because its negation and the shares add up to -1."""
        shares = tuple(shares)
        needs: set[int] = set()
        balance: dict[Monomial, Fraction] = {}
        negated = -target - 1
        for weight, monomial, number in shares:
            if not -1 <= number < len(self.facts):
                raise RuleError("a share of a fact that does not exist")
            fact = Fact(negated, False, "negated target") if number == -1 else self.facts[number]
            if weight < 0 and not fact.equal:
                raise RuleError("a negative share of an inequality")
            if not fact.equal:
                for factor in monomial:
                    sign = self.non_negative(factor)
                    if sign is None:
                        raise RuleError("a cofactor that is not known to be non-negative")
                    needs.add(sign)
            if number >= 0:
                needs.add(number)
            for m, c in (fact.poly * monomial_poly(monomial)).terms.items():
                balance[m] = balance.get(m, Fraction(0)) + weight * c
        if any(value for m, value in balance.items() if m) or balance.get((), Fraction(0)) != -1:
            raise RuleError("the shares do not add up to -1")
        return self._add(Fact(target, False, "combine", tuple(sorted(needs)), shares=shares))

    @_logged()
    def tighten(self, number: int) -> int:
        """Rule tighten: divide by the common factor of the coefficients and round the constant down."""
        fact = self.facts[number]
        factor = content(fact.poly)
        if fact.equal or factor <= 1:
            return number
        poly = Poly({m: c // factor for m, c in fact.poly.terms.items() if m or c // factor})
        return self._add(Fact(poly, False, "tighten", (number,)))

    @_logged()
    def unique(self, x: Poly, d: Poly, whole: Poly, rest: Poly) -> None:
        """Rule unique: x div d = whole and x mod d = rest, since x = d*whole + rest and 0 <= rest < d are facts."""
        difference = self.normal(d * whole + rest - x)
        needs: tuple[int, ...] = ()
        if difference:
            sides = (self.known(difference), self.known(-difference))
            if None in sides:
                raise RuleError("x is not known to be d*whole + rest")
            needs = tuple(side for side in sides if side is not None)
        low = self.holds(rest)
        high = self.holds(d - 1 - rest)
        if low is None or high is None:
            raise RuleError("the remainder's range is not a fact")
        q, r = self.atoms.number("div", None, (x, d)), self.atoms.number("mod", None, (x, d))
        needs += tuple(n for n in (low, high) if n >= 0)
        pairs = [(n, v) for n, v in ((q, whole), (r, rest)) if self.rewrites.get(n) is None and v != atom(n)]
        if any(self._loops(number, value) for number, value in pairs):
            raise RuleError("a rewrite that never ends")  # before anything is changed
        for number, value in pairs:
            reason = self._add(Fact(atom(number) - value, True, "unique", needs))
            if not self._loops(number, value):
                self._rewrite(number, value, reason)

    def _loops(self, number: int, value: Poly) -> bool:
        """Whether the value, as it stands now, mentions the atom that it should replace."""
        return number in self.atoms.inside(self.normal(value))

    def _rewrite(self, number: int, value: Poly, reason: int) -> None:
        if self._loops(number, value):
            raise RuleError("a rewrite that never ends")
        value = self.normal(value)
        self.rewrites[number] = (value, reason)
        self._memo.clear()
        self._settled.clear()
        self._renormalise()

    @_logged()
    def rewrite(self, number: int, fact: int) -> None:
        """Rule rewrite: the equality fact solved for an atom that stands in it once, with coefficient 1 or -1."""
        poly = self.facts[fact].poly
        coefficient = poly.terms.get((number,))
        if not self.facts[fact].equal or coefficient not in (1, -1):
            raise RuleError("only an equality with the atom's coefficient 1 or -1 can be solved for it")
        self._rewrite(number, atom(number) - poly * coefficient, fact)

    @_logged(False)
    def choose(self, number: int) -> bool:
        """Rule choose: a conditional whose condition is decided becomes that branch."""
        node = self.atoms[number].key
        if self.atoms[number].kind != "ite":
            raise RuleError("only a conditional can be chosen from")
        reasons: list[int] = []
        verdict = self.decide(node.args[0], reasons)
        if verdict is None or number in self.rewrites:
            return False
        value = self.poly(node.args[1] if verdict else node.args[2])
        if value == atom(number):
            return False
        if self._loops(number, value):
            raise RuleError("a rewrite that never ends")
        reason = Fact(atom(number) - value, True, "choose", tuple(reasons), node.args[0])
        self._rewrite(number, value, self._add(reason))
        return True

    @_logged(False)
    def exclude(self) -> bool:
        """Rule exclude: an open disjunction of which every part is false is a contradiction."""
        for formula in self.open:
            reasons: list[int] = []
            if all(self.decide(part, reasons) is False for part in disjuncts(formula)):
                self._add(Fact(constant(-1), False, "exclude", tuple(reasons), formula))
                return True
        return False

    def _renormalise(self) -> None:
        """Every fact again after a rewrite: the rewritten form follows from the fact and the equalities used."""
        for number, fact in list(self.live()):
            settled = self.normal(fact.poly)
            if settled == fact.poly:
                continue
            self.stale.add(number)
            needs = (number, *(reason for _, reason in self.rewrites.values()))
            value = settled.constant
            if value is None:
                self._add(Fact(settled, fact.equal, "rewrite", needs))
            elif value < 0 or (fact.equal and value):
                self._add(Fact(constant(-1), False, "rewrite", needs))
