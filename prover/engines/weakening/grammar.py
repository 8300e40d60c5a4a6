"""What a condition is made of: terms of the parameters that the statement itself suggests, and atoms that compare them.

Terms: the parameters, the statement's own subterms and constants, simple products and sums, powers of two of shift amounts,
remainders. Atoms: one divides another, one is at most another, they are equal. Every one has a value wherever the
parameters are in their ranges.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Any

import numpy as np
from msgspec import Struct

from ...language.constructors import add, binary, mul, negation
from ...language.idioms import divides, maximum
from ...language.meanings import vectors
from ...language.obligations import Holds, Obligation
from ...language.terms import Term, at_least, const, is_const
from ...language.walking import conjuncts, postorder, substitute, variables
from .equations import MOST_SMALL, alike, products

MOST_TERMS = 64
MOST_CONSTANTS = 24
MOST_EDGES = 24
MOST_STEPS = 4
LARGEST_TERM = 14  # nodes
SHORT = 8  # nodes of a formula that is written out instead of its name
FEW = 6  # parameters of which all products and sums of two are tried
LIMITS = (2**31, 2**32)
WORD = 2**15  # from where on a constant is taken for a limit
MOST_LEARNED = 256
USUAL = 0.5  # share of the points at which a term has a value of 62 bits, or it is left out
MOST_LARGE = 2**33


class Atom(Struct, frozen=True):
    """formula: over parameters, with a value everywhere. cost: how much of it there is to read."""

    formula: Term
    cost: float


def size(term: Term) -> int:
    """How much there is to read: a name is one word, whatever it stands for."""
    seen: dict[Term, None] = {}
    stack = [term]
    while stack:
        node = stack.pop()
        if node not in seen:
            seen[node] = None
            stack += () if node.op == "named" else node.args
    return len(seen)


class Grammar:
    """The terms that conditions of one statement are made of, and the atoms that labelled points leave."""

    def __init__(self, obligation: Obligation, parameters: Sequence[Term]):
        self.parameters = list(parameters)
        self.formulas = (*obligation.assumptions, *obligation.roots)
        self.given = obligation.given
        self.said = _said(obligation)
        goals = conjuncts(obligation.goal.formula) if isinstance(obligation.goal, Holds) else ()
        nodes = [node for node in postorder(*goals) if node.op in ("le", "lt", "eq")]
        self.compared = list(dict.fromkeys(side for node in nodes for side in node.args if side.op != "const"))
        self.constants = self._constants()
        self.edges = self._edges()
        self.largest = MOST_LARGE if self.constants[-1] >= WORD else MOST_SMALL  # of a parameter that is tried
        self.terms = self._terms()
        self.alike = list(alike(nodes, set(parameters)))
        self.products = list(products(obligation.given, set(parameters)))

    # -- terms -----------------------------------------------------------------------------------------------

    def _constants(self) -> list[int]:
        """Those of the statement, with the limits of 32 bits where a large one stands there."""
        nodes = chain(postorder(*self.formulas, ranges=True))
        own = dict.fromkeys(abs(node.payload) for node in nodes if node.op == "const")
        if any(value >= WORD for value in own):
            own.update(dict.fromkeys(LIMITS))
        return sorted(value for value in {1, 2, *own} if value >= 1)[:MOST_CONSTANTS]

    def _edges(self) -> list[int]:
        """Where what counts in steps of a constant comes to the limit of a register: that far below it."""
        limits = [value for value in self.constants if value in LIMITS]
        steps = [value for value in self.constants if 2 <= value < WORD]
        return [limit - step for limit in limits for step in steps][:MOST_EDGES]

    def steps(self) -> list[int]:
        """What is divided by, or counted in: a size is often right only as a multiple of it."""
        divisors = {node.args[1] for node in postorder(*self.formulas, ranges=True) if node.op in ("div", "mod")}
        own = {term.payload for term in (*divisors, *self._counted()) if term.op == "const"}
        return sorted((value for value in own if 2 <= value < WORD), reverse=True)[:MOST_STEPS]

    def _counted(self) -> Iterator[Term]:
        """32 of 32*k < K, where k is a lane, as a loop's iteration is."""
        known = set(self.parameters)
        for node in postorder(*self.given):
            for side in node.args if node.op in ("le", "lt") else ():
                if side.op == "mul" and any(factor.op == "var" and factor not in known for factor in side.args):
                    yield side.args[0] if side.args[0].op == "const" else side.args[-1]

    def _own(self) -> list[Term]:
        """Subterms of the statement that mention parameters only, small ones first."""
        known = set(self.parameters)
        found: dict[Term, None] = {}
        inside: set[Term] = set()
        for node in postorder(*self.formulas, ranges=True):
            if node in known or node.op == "const" or (node.args and all(arg in inside for arg in node.args)):
                inside.add(node)
                if node.sort == "int" and node.op != "const" and node.total:
                    found[_plain(node)] = None
        return sorted((t for t in found if variables(t) and size(t) <= LARGEST_TERM), key=size)

    def _terms(self) -> list[Term]:
        own, few = self._own(), len(self.parameters) <= FEW
        sizes = [maximum(each, -each) for each in self.parameters if not at_least(each, 0)]
        parts: list[Iterable[Term]] = [self.parameters, sizes, self._chains(), own, self._powers(), self._remainders()]
        parts.append(self._worst())
        if few:
            pairs = list(combinations(self.parameters, 2))
            parts += [(mul(a, b) for a, b in pairs), (add(a, b) for a, b in pairs)]
            parts.append(mul(*some) for some in combinations(self.parameters, 3))
            parts.append(add(*some) for some in combinations(self.parameters, 3))
        parts.append(self._scaled(own[:FEW]))
        found = dict.fromkeys(term for term in chain.from_iterable(parts) if variables(term))
        return list(found)[:MOST_TERMS]

    def _worst(self) -> Iterator[Term]:
        """What the goal compares, at the ends of the lanes' ranges."""
        known = set(self.parameters)
        lanes = [variable for variable in variables(*self.formulas) if variable not in known]
        for last in (True, False):
            at: dict[Term, Term] = {}
            for lane in lanes:
                _, low, high = lane.payload
                end = high - 1 if last and high is not None else low
                if end is not None:
                    at[lane] = substitute(at, end)[0]
            for part in self.compared:
                term = _plain(substitute(at, part)[0])
                if _is_polynomial(term) and size(term) <= LARGEST_TERM and all(v in known for v in variables(term)):
                    yield term

    def _chains(self) -> Iterator[Term]:
        """(x div a) div b has a*b cells: products of the divisors of nested divisions."""
        known = set(self.parameters)
        for node in postorder(*self.formulas):
            product, inner = [], node
            while inner.op in ("div", "mod"):
                product.append(inner.args[1])
                inner = inner.args[0]
                while inner.op == "named":
                    inner = inner.args[0]
            if len(product) > 1 and all(v in known for v in variables(*product)) and all(d.total for d in product):
                yield _plain(mul(*reversed(product)))

    def _powers(self) -> Iterator[Term]:
        """2 to a shift amount, or to a sum of them."""
        amounts = {node.args[1] for node in postorder(*self.formulas) if node.op in ("shl", "shr")}
        own = [v for v in self.parameters if v in set(variables(*amounts)) and at_least(v, 0)]
        for count in (1, 2, 3):
            for some in combinations(own[:4], count):
                yield binary("shl", 1, add(*some))

    def _remainders(self) -> Iterator[Term]:
        """Of a parameter by what divides in the statement, and by powers of two."""
        known = set(self.parameters)
        divisors = {
            _plain(node.args[1])
            for node in postorder(*self.formulas)
            if node.op in ("div", "mod") and all(v in known for v in variables(node.args[1]))
        }
        small = [d for d in divisors if at_least(d, 2) or (d.op != "const" and at_least(d, 1))]
        masks = [abs(node.payload) for f in self.formulas for band in postorder(f) if band.op == "band"
                 for node in band.args if node.op == "const" and node.payload]  # fmt: skip
        bits = {each for mask in masks for each in (mask.bit_length(), (mask & -mask).bit_length() - 1) if each}
        chosen = [*sorted(small, key=lambda d: (size(d), repr(d)))[:4], *self._powers()]
        chosen[4:4] = [const(1 << each) for each in sorted(bits)]
        for parameter in self.parameters[:FEW]:
            for divisor in chosen[:10]:
                if parameter not in set(variables(divisor)):
                    yield binary("mod", parameter, divisor)

    def _scaled(self, own: Sequence[Term]) -> Iterator[Term]:
        """Multiples by the statement's constants, for what counts in units of something."""
        for constant in self.constants:
            if 2 <= constant < WORD:
                yield from (mul(constant, term) for term in own)

    # -- atoms -----------------------------------------------------------------------------------------------

    def atoms(self, columns: dict[str, Any], bad: Any, undecided: Collection[Term] = ()) -> tuple[list[Atom], Any, Any]:
        """(atoms that fail at a bad point and hold at a good one, the cheapest of each different row, one that is undecided
        only if there is no other; their values, a row an atom; which points these are) at the points where all terms that
        are left have a value of 62 bits."""
        terms = [*self.terms, *(const(value) for value in self.constants)]
        found = vectors.evaluate(columns, *terms)
        usual = [number for number, lanes in enumerate(found) if np.broadcast_to(lanes.ok, len(bad)).mean() > USUAL]
        terms, found = [terms[number] for number in usual], [found[number] for number in usual]
        fine = np.all([np.broadcast_to(lanes.ok, len(bad)) for lanes in found], axis=0)
        numbers = [np.broadcast_to(lanes.values, len(bad))[fine] for lanes in found]
        bad = bad[fine]
        kept: dict[bytes, tuple[Atom, Any]] = {}

        def rank(atom: Atom) -> tuple[bool, float]:
            return atom.formula in undecided, atom.cost

        for atom, column in self._all(terms, numbers, bad):
            if not np.any(column & ~bad) or np.all(column[bad]):
                continue
            key = np.packbits(column).tobytes()
            if key not in kept or rank(atom) < rank(kept[key][0]):
                kept[key] = (atom, column)
        chosen = [pair for pair in kept.values() if pair[0].formula not in self.said]
        table = np.array([column for _, column in chosen], bool).reshape(len(chosen), len(bad))
        return [atom for atom, _ in chosen], table, fine

    def _all(self, terms: Sequence[Term], numbers: Sequence[Any], bad: Any) -> Iterator[tuple[Atom, Any]]:
        costs = [0.5 if term.op == "const" else size(term) + 0.01 * n for n, term in enumerate(terms)]
        for b in range(len(terms)):
            if terms[b].op == "const":
                continue
            for a in range(len(terms)):
                if a == b:
                    continue
                cost = costs[a] + costs[b]
                left, right = numbers[a], numbers[b]
                if "mod" not in (terms[a].op, terms[b].op) and at_least(terms[a], 1) and not is_const(terms[a], 1):
                    column = right % left == 0
                    yield Atom(divides(terms[a], terms[b]), cost), column
                    if is_const(terms[a], 2):
                        yield Atom(terms[b] % 2 == 1, cost + 0.5), ~column
                yield Atom(terms[b] <= terms[a], cost + 0.2), right <= left
                if terms[a].op != "const":
                    yield Atom(terms[b] < terms[a], cost + 0.2), right < left
                if terms[a].op == "const" or a < b:
                    yield Atom(terms[b] == terms[a], cost + 0.4), right == left
                if terms[a].op == "const":
                    yield Atom(terms[a] <= terms[b], cost + 0.2), left <= right
            yield from self._thresholds(terms[b], costs[b], numbers[b], bad)

    def _thresholds(self, term: Term, cost: float, column: Any, bad: Any) -> Iterator[tuple[Atom, Any]]:
        """The term is at most, or at least, what separates good from bad points best, as a number that looks meant."""
        if not bad.any() or bad.all():
            return
        good, wrong = column[~bad], column[bad]
        above, below = wrong[wrong > good.max()], good[good < wrong.min()]
        ends = [(int(good.max()), int(above.min()) if len(above) else None), (int(below.max()) if len(below) else None,
                int(wrong.min()))]  # fmt: skip
        for low, high in ends:
            value = self._nice(low, high - 1, upper=True) if low is not None and high is not None else None
            if value is not None:
                yield Atom(term <= value, cost + 1), column <= value
        under, over = wrong[wrong < good.min()], good[good > wrong.max()]
        ends = [(int(under.max()) if len(under) else None, int(good.min())), (int(wrong.max()), int(over.min())
                if len(over) else None)]  # fmt: skip
        for low, high in ends:
            value = self._nice(low + 1, high, upper=False) if low is not None and high is not None else None
            if value is not None:
                yield Atom(term >= value, cost + 1), column >= value

    def _nice(self, low: int, high: int, upper: bool) -> int | None:
        """A number from low to high: one of the statement's, or beside one, a power of two for an upper bound, else the
        lowest if that is not large: a large one would only say how far the points, or their lanes, went."""
        own = (*self.constants, *(-c for c in self.constants))
        near = [value + by for some in (own, self.edges) for by in (0, -1, 1) for value in some]
        powers = [1 << i for i in range(62)] if upper else []
        small = [low] if abs(low) <= MOST_LEARNED else []
        return next((value for value in (*near, *powers, *small) if low <= value <= high), None)


def _plain(term: Term) -> Term:
    """Without the names of short formulas."""
    nodes = [node for node in postorder(term) if node.op == "named" and size(node.args[0]) <= SHORT]
    return term if not nodes else substitute({node: _plain(node.args[0]) for node in nodes}, term)[0]


def _is_polynomial(term: Term) -> bool:
    """What else would be the goal once more, for one lane."""
    return all(node.op in ("const", "var", "named", "add", "mul") for node in postorder(term))


def _said(obligation: Obligation) -> set[Term]:
    """What the statement says itself: a condition that repeats its goal is none."""
    goal = obligation.goal
    formulas = conjuncts(goal.formula) if isinstance(goal, Holds) else ()
    parts = [part for formula in (*formulas, *obligation.given) for part in conjuncts(formula)]
    turned = [part.args[::-1] for part in parts if part.op == "eq"]
    said = [*parts, *(one == other for one, other in turned)]
    said += [one <= other for pair in turned for one, other in (pair, pair[::-1])]
    return {same for part in said for same in (part, negation(negation(part)))}
