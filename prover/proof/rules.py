"""The trusted step of the integer engine: a proof state that grows only by rules that are checked here.

A state holds facts ``p >= 0`` and ``e = 0`` about polynomials over atoms. It stands for "the assumptions so far
imply every fact"; the goal is proved by assuming its negation and deriving ``-1 >= 0``. The search in `integer`
may propose anything; what it proposes becomes a fact only through one of these rules:

    define    a fresh atom equals a polynomial (divisors that are sums get a name)
    admit     a part of the goal that was proved helps to prove the next
    given     an assumption (or one case of a split)
    euclid    x = d*q + r, 0 <= r < d for q = x div d, r = x mod d, when d >= 1 is a fact
    bitwise   bounds of a bit operation on values that are facts to be non-negative
    combine   a sum of facts, each times a non-negative rational and a product of non-negative atoms
    tighten   g*p + c >= 0 gives p + floor(c/g) >= 0 for integers
    unique    x = d*Q + R with facts 0 <= R < d gives x div d = Q, x mod d = R
    rewrite   an atom that equals a polynomial is replaced by it
    exclude   a disjunction of which every part is false is a contradiction
    choose    a conditional whose condition is decided equals that branch

Each application is logged as a `Link`; replaying the links is checking the proof.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import wraps
from typing import Any, NamedTuple

from ..language.terms import Term, fold, negation
from .polynomials import Atoms, Monomial, Poly, atom, constant, content, monomial_poly, total


class RuleError(ValueError):
    """A proposed step does not follow: the search is wrong, or the proof was tampered with."""


class Share(NamedTuple):
    """One summand of a combination: ``weight * monomial * fact``; the fact -1 is the negated target."""

    weight: Fraction
    monomial: Monomial
    fact: int


class Fact(NamedTuple):
    """poly >= 0, or poly = 0 when equal.

    needs: the numbers of the facts it was derived from. source: the assumption or condition behind it. shares: of
    a combination.
    """

    poly: Poly
    equal: bool
    rule: str
    needs: tuple[int, ...] = ()
    source: Term | None = None
    shares: tuple[Share, ...] = ()


class Link(NamedTuple):
    """One application of a rule: calling the method of that name with these arguments checks it again.

    first, end: the numbers of the facts that it added, first <= number < end.
    """

    rule: str
    arguments: tuple[Any, ...]
    first: int
    end: int


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


def disjuncts(formula: Term) -> list[Term]:
    """The parts of an open formula: a disjunction, or "not equal", which is one."""
    if formula.op == "or":
        return list(formula.args)
    a, b = formula.args[0].args
    return [a < b, b < a]


class State:
    """A node of the proof: its facts, rewrites and decided conditions; a child inherits everything."""

    def __init__(self, parent: State | None = None):
        self.parent = parent
        self.assumed: list[Term | Poly] = []  # what this state assumes beyond its parent
        self.admitted: list[Term] = []
        self.birth = len(parent.admitted) if parent else 0
        self.born = len(parent.links) if parent else 0
        self.atoms: Atoms = parent.atoms if parent else Atoms()
        self.facts: list[Fact] = list(parent.facts) if parent else []
        self.index: dict[tuple[Poly, bool], int] = dict(parent.index) if parent else {}
        self.rewrites: dict[int, tuple[Poly, int]] = dict(parent.rewrites) if parent else {}
        self.decided: dict[Term, bool] = dict(parent.decided) if parent else {}
        self.open: list[Term] = list(parent.open) if parent else []
        self.conditionals: dict[int, Term] = dict(parent.conditionals) if parent else {}
        self.names: frozenset[Term] = parent.names if parent else frozenset()
        self.definitions: dict[int, Poly] = dict(parent.definitions) if parent else {}
        self.stale: set[int] = set(parent.stale) if parent else set()
        self.links: list[Link] = []
        # for the search only, no rule reads them: the cases' facts, sample rows, divisions already looked at
        self.focus: set[int] = set(parent.focus) if parent else set()
        self.rows: Any = None
        self.guide: Any = None
        self.tried: set[tuple[Poly, Poly]] = set(parent.tried) if parent else set()
        self.revisited: set[tuple[Poly, Poly]] = set(parent.revisited) if parent else set()
        self._memo: dict[Term, Poly] = {}
        self._settled: dict[int, Poly] = {}

    # -- reading ---------------------------------------------------------------------------------------------

    def poly(self, term: Term) -> Poly:
        """The term as a polynomial, after the rewrites known so far."""
        return fold(self._table(), term, memo=self._memo)[0]

    def _table(self) -> dict[str, Callable[..., Any]]:
        def opaque(node: Term, *args: Poly) -> Poly:
            return self.normal(atom(self.atoms.number(node.op, None, args)))

        def divided(kind: str) -> Callable[..., Poly]:
            return lambda node, x, d: self.normal(atom(self.atoms.number(kind, None, (x, d))))

        def conditional(node: Term, c: None, a: Poly, b: Poly) -> Poly:
            number = self.atoms.number("ite", node)
            self.conditionals.setdefault(number, node)
            return self.normal(atom(number))

        def variable(node: Term) -> Poly:
            return self.normal(atom(self.atoms.number("var", node.payload[0])))

        def product(node: Term, *factors: Poly) -> Poly:
            result = constant(1)
            for factor in factors:
                result = result * factor
            return result

        def shifted(up: bool) -> Callable[..., Poly]:
            def apply(node: Term, a: Poly, b: Poly) -> Poly:
                amount = b.constant
                if amount is None or not 0 <= amount <= 4096:
                    return opaque(node, a, b)
                if up:
                    return a * (1 << amount)
                return self.normal(atom(self.atoms.number("div", None, (a, constant(1 << amount)))))

            return apply

        def abstracted(plain: Callable[..., Poly]) -> Callable[..., Poly]:
            def apply(node: Term, *args: Poly) -> Poly:
                value = plain(node, *args)
                return self._define(node, value) if node in self.names else value

            return apply

        truth = dict.fromkeys(("truth", "le", "lt", "eq", "not", "and", "or"), lambda node, *args: None)
        return {
            "const": lambda node: constant(node.payload),
            "var": variable,
            "add": abstracted(lambda node, *terms: total(terms)),
            "mul": product,
            "div": divided("div"),
            "mod": divided("mod"),
            "shl": shifted(True),
            "shr": shifted(False),
            "xor": opaque,
            "band": opaque,
            "bor": opaque,
            "ite": conditional,
            "named": abstracted(lambda node, a: a),
            **truth,
        }

    def normal(self, poly: Poly) -> Poly:
        """The poly with every rewritten atom replaced, also inside the arguments of atoms."""
        memo = self._settled

        def settle(number: int) -> Poly:
            if number not in memo:
                rewritten = self.rewrites.get(number)
                if rewritten is not None:
                    memo[number] = self.normal(rewritten[0])
                else:
                    found = self.atoms[number]
                    arguments = tuple(self.normal(argument) for argument in found.arguments)
                    if arguments == found.arguments:
                        memo[number] = atom(number)
                    else:
                        memo[number] = self.normal(atom(self.atoms.number(found.kind, found.key, arguments)))
            return memo[number]

        if not self.rewrites or self.atoms.untouched(poly, self.rewrites):
            return poly
        result: list[Poly] = []
        for monomial, coefficient in poly.terms.items():
            product = constant(coefficient)
            for number in monomial:
                product = product * settle(number)
            result.append(product)
        return total(result)

    def known(self, poly: Poly, equal: bool = False) -> int | None:
        """The number of a fact that says poly >= 0 (or = 0), if there is one."""
        found = self.index.get((poly, True))
        return found if equal or found is not None else self.index.get((poly, False))

    def live(self) -> Iterator[tuple[int, Fact]]:
        """(number, fact) of the facts that no rewrite has replaced by a newer form."""
        for number, fact in enumerate(self.facts):
            if number not in self.stale:
                yield number, fact

    def non_negative(self, number: int) -> int | None:
        """The fact that says this atom is at least 0 (or at least 1)."""
        for least in (0, -1):
            found = self.known(atom(number) + least)
            if found is not None:
                return found
        return None

    # -- rules -----------------------------------------------------------------------------------------------

    def _add(self, fact: Fact) -> int:
        poly, equal = fact.poly, fact.equal
        found = self.known(poly, equal)
        if found is not None:
            return found
        self.facts.append(fact)
        number = len(self.facts) - 1
        self.index[(poly, equal)] = number
        if equal:
            self.index[(-poly, True)] = number
        return number

    def _define(self, node: Term, value: Poly) -> Poly:
        """Rule define: a fresh atom that stands for a sum, so that products of it stay small."""
        if value.single is not None or not value:
            return value
        number = self.atoms.number("name", node)
        if number not in self.definitions:
            self.definitions[number] = value
            first = len(self.facts)
            self._add(Fact(atom(number) - value, True, "define"))
            self.links.append(Link("define", (node,), first, len(self.facts)))
        return self.normal(atom(number))

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
                        raise RuleError(f"{self.atoms.name(factor)} is not known to be non-negative")
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

    def holds(self, poly: Poly) -> int | None:
        """The fact for poly >= 0; -1 where it is a constant that is not negative."""
        value = poly.constant
        if value is not None and value >= 0:
            return -1
        return self.known(poly)

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

    def decide(self, condition: Term, reasons: list[int] | None = None) -> bool | None:
        """Whether facts or assumptions say that the condition is true, or false; None when neither.

        reasons: collects the numbers of the facts it rests on.
        """
        known = self.decided.get(condition)
        if known is not None:
            return known
        if condition.op in ("and", "or"):
            parts = [self.decide(part, reasons) for part in condition.args]
            settling = condition.op == "or"
            if settling in parts:
                return settling
            return None if None in parts else not settling
        if condition.op in ("le", "lt"):
            left, right = self.poly(condition.args[0]), self.poly(condition.args[1])
            margin = right - left - (condition.op == "lt")
            for verdict, poly in ((True, margin), (False, -margin - 1)):
                found = self.holds(poly)
                if found is not None:
                    if reasons is not None and found >= 0:
                        reasons.append(found)
                    return verdict
        return None

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
                renewed = self._add(Fact(settled, fact.equal, "rewrite", needs))
                if number in self.focus:
                    self.focus.add(renewed)
            elif value < 0 or (fact.equal and value):
                self._add(Fact(constant(-1), False, "rewrite", needs))
