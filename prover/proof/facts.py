"""What a node of a proof knows, and how terms are read there: facts about polynomials over atoms.

A fact is ``p >= 0`` or ``e = 0``; a node stands for "all that was assumed down to here implies every fact". Nothing in
this file makes a fact by itself but `_define`, which names a sum: that is what the rules of `rules` are for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cached_property, wraps
from typing import Any, NamedTuple

from ..language.terms import Term
from ..language.walking import fold
from .polynomials import Atoms, Monomial, Poly, atom, constant, total

MOST_SHIFT = 4096  # a constant amount up to which a shift is read as a product or a division
# what is known to be >= 0 about r = a op b, for a, b >= 0
BIT_BOUNDS: dict[str, Callable[[Poly, Poly, Poly], tuple[Poly, ...]]] = {
    "xor": lambda r, a, b: (a + b - r,),
    "bor": lambda r, a, b: (a + b - r, r - a, r - b),
    "band": lambda r, a, b: (a - r, b - r),
    "shl": lambda r, a, b: (r - a,),
    "shr": lambda r, a, b: (a - r,),
}


class Share(NamedTuple):
    """One summand of a combination: ``weight * monomial * fact``; the fact -1 is the negated target."""

    weight: Fraction
    monomial: Monomial
    fact: int


class Fact(NamedTuple):
    """poly >= 0, or poly = 0 when equal.

    rule: how it became one. needs: the numbers of the facts it was derived from. source: the assumption or condition
    behind it. shares: of a combination.
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


def disjuncts(formula: Term) -> list[Term]:
    """The parts of an open formula: a disjunction, or "not equal", which is one."""
    if formula.op == "or":
        return list(formula.args)
    a, b = formula.args[0].args
    return [a < b, b < a]


class Facts:
    """A node's facts, rewrites and decided conditions; a child starts with all that its parent knows so far.

    facts: by number, which never changes; stale: numbers of those that a rewrite replaced by a newer form. index: (poly,
    equal) -> number. rewrites: atom -> (what it equals, number of the fact that says so); no value mentions its atom.
    decided: condition -> what was assumed of it. open: disjunctions that were assumed. conditionals: atom -> the term
    that it stands for. names: sums that get an atom of their own where they are read; definitions: such an atom -> the
    sum. links: the rules applied in this node itself.
    """

    def __init__(self, parent: Facts | None = None):
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
        self._memo: dict[Term, Poly] = dict(parent._memo) if parent else {}
        self._compared: dict[Term, tuple[Poly, Poly]] = dict(parent._compared) if parent else {}
        self._settled: dict[int, Poly] = dict(parent._settled) if parent else {}

    # -- reading terms ---------------------------------------------------------------------------------------

    def poly(self, term: Term) -> Poly:
        """The integer term as a polynomial, after the rewrites known so far."""
        found = self._memo.get(term)
        return fold(self._readings, term, memo=self._memo)[0] if found is None else found

    @cached_property
    def _readings(self) -> dict[str, Callable[..., Any]]:
        """Operator -> how it is read from its arguments' polynomials; a truth value has none."""
        return {
            "const": lambda node: constant(node.payload),
            "var": lambda node: self._atom("var", node.payload[0]),
            "add": lambda node, *terms: self._named(node, total(terms)),
            "mul": _product,
            **dict.fromkeys(("div", "mod", "xor", "band", "bor"), self._operation),
            **dict.fromkeys(("shl", "shr"), self._shifted),
            "ite": self._conditional,
            "named": self._named,
            **_TRUTH,
        }

    def _atom(self, kind: str, key: Any, *arguments: Poly) -> Poly:
        return self.normal(atom(self.atoms.number(kind, key, arguments)))

    def _operation(self, node: Term, *arguments: Poly) -> Poly:
        return self._atom(node.op, None, *arguments)

    def _shifted(self, node: Term, a: Poly, b: Poly) -> Poly:
        """a * 2^b or a div 2^b for a constant amount."""
        amount = b.constant
        if amount is None or not 0 <= amount <= MOST_SHIFT:
            return self._operation(node, a, b)
        return a * (1 << amount) if node.op == "shl" else self._atom("div", None, a, constant(1 << amount))

    def _conditional(self, node: Term, *_: Any) -> Poly:
        number = self.atoms.number("ite", node)
        self.conditionals.setdefault(number, node)
        return self.normal(atom(number))

    def _named(self, node: Term, value: Poly) -> Poly:
        return self._define(node, value) if node in self.names else value

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

    def normal(self, poly: Poly) -> Poly:
        """The poly with every rewritten atom replaced, also inside the arguments of atoms."""
        if not self.rewrites or self.atoms.untouched(poly, self.rewrites.keys()):
            return poly
        result: list[Poly] = []
        for monomial, coefficient in poly.terms.items():
            product = constant(coefficient)
            for number in monomial:
                product = product * self._settle(number)
            result.append(product)
        return total(result)

    def _settle(self, number: int) -> Poly:
        """What the atom is after the rewrites."""
        if number not in self._settled:
            rewritten, found = self.rewrites.get(number), self.atoms[number]
            arguments = tuple(self.normal(argument) for argument in found.arguments) if rewritten is None else ()
            if rewritten is not None:
                value = self.normal(rewritten[0])
            elif arguments == found.arguments:
                value = atom(number)
            else:
                value = self.normal(atom(self.atoms.number(found.kind, found.key, arguments)))
            self._settled[number] = value
        return self._settled[number]

    # -- what is known ---------------------------------------------------------------------------------------

    def known(self, poly: Poly, equal: bool = False) -> int | None:
        """The number of a fact that says poly >= 0 (or = 0), if there is one."""
        found = self.index.get((poly, True))
        return found if equal or found is not None else self.index.get((poly, False))

    def holds(self, poly: Poly) -> int | None:
        """The fact for poly >= 0; -1 where it is a constant that is not negative."""
        value = poly.constant
        if value is not None and value >= 0:
            return -1
        return self.known(poly)

    def non_negative(self, number: int) -> int | None:
        """The fact that says this atom is at least 0 (or at least 1)."""
        for least in (0, -1):
            found = self.known(atom(number) + least)
            if found is not None:
                return found
        return None

    def live(self) -> Iterator[tuple[int, Fact]]:
        """(number, fact) of the facts that no rewrite has replaced by a newer form."""
        for number, fact in enumerate(self.facts):
            if number not in self.stale:
                yield number, fact

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
            for verdict, poly in zip((True, False), self._margins(condition), strict=True):
                found = self.holds(poly)
                if found is not None:
                    if reasons is not None and found >= 0:
                        reasons.append(found)
                    return verdict
        return None

    def _margins(self, comparison: Term) -> tuple[Poly, Poly]:
        """What is >= 0 where the comparison is true, and where it is false."""
        if comparison not in self._compared:
            left, right = self.poly(comparison.args[0]), self.poly(comparison.args[1])
            margin = right - left - (comparison.op == "lt")
            self._compared[comparison] = (margin, -margin - 1)
        return self._compared[comparison]

    def _add(self, fact: Fact) -> int:
        """The number of the fact, or of one that says the same, or equal to 0 where it says not negative."""
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


def _product(node: Term, *factors: Poly) -> Poly:
    result = constant(1)
    for factor in factors:
        result = result * factor
    return result


_TRUTH: dict[str, Callable[..., Any]] = dict.fromkeys(
    ("truth", "le", "lt", "eq", "not", "and", "or"), lambda node, *args: None
)


def logged(*skips: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A rule that leaves a Link once it was applied; a result among ``skips`` says that it was not."""

    def wrap(method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def apply(self: Facts, *arguments: Any) -> Any:
            first = len(self.facts)
            result = method(self, *arguments)
            if not any(result is skip for skip in skips):
                self.links.append(Link(method.__name__, arguments, first, len(self.facts)))
            return result

        return apply

    return wrap
