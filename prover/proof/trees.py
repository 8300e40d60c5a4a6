"""Proof trees as data, and the one way to read them: every link goes through its rule again.

    nodes   the terms, as `language.nodes` packs them; roots: the numbers of those that are referred to
    atoms   [kind, key, polynomial numbers...]; the key is a name, the number of a term, or null
    polys   [[coefficient, atom, atom...], ...]; its atoms stand before every atom that mentions it
    tree    {"links": [[rule, argument...]], "cases": [[position, tree]], "branches": [[position, tree]]}

A proof in steps is {"steps": [{"formula": [nodes, root], and the same four}]}; each may rest on those before it.

A link refers to a fact by its polynomial. A case or branch takes over what its parent knows after as many links as its
position says. Nothing that is read is believed: a link becomes a fact only by the rule of `rules` that it names, and
the tree is a proof only if `closing` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from ..language.nodes import NUMBER, WireError, unpack_terms, whole
from ..language.terms import Term, as_bool
from .closing import Node, Proof, check_proof
from .errors import Refused, RuleError
from .facts import Share
from .polynomials import Monomial, Poly
from .rules import State

MOST_DEPTH = 64

# what each rule takes, in order
ARGUMENTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("define", "assume", "admit"), ("term",)),
    **dict.fromkeys(("bitwise", "power", "undo", "bit", "choose"), ("atom",)),
    **dict.fromkeys(("below", "lone"), ("atom", "poly")),
    "assume_poly": ("poly",),
    "euclid": ("poly", "poly"),
    "powers": ("poly", "poly"),
    "apart": ("atom", "poly", "poly"),
    "combine": ("poly", "shares"),
    "tighten": ("bound",),
    "unique": ("poly", "poly", "poly", "poly"),
    "rewrite": ("atom", "fact"),
    "exclude": (),
}


class _Reader:
    def __init__(self, data: dict[str, Any]):
        terms = unpack_terms(data["nodes"])
        self.terms = [terms[_index(number, terms)] for number in data["roots"]]
        self.atom_rows, self.poly_rows = data["atoms"], data["polys"]
        self.polys: dict[int, Poly] = {}
        self.root = State()
        for number in range(len(self.atom_rows)):
            self.declare(number)

    def declare(self, number: int) -> None:
        """The atom of this row under its own number."""
        kind, key, *arguments = self.atom_rows[number]
        polys = tuple(self.poly(argument, number) for argument in arguments)
        if polys:
            if key is not None:
                raise Refused("an operation with a name")
        elif not isinstance(key, str):
            key = self.term(key)
        elif kind != "var":
            raise Refused("an atom that is neither a variable nor an operation")
        if self.root.atoms.number(kind, key, polys) != number:
            raise Refused("an atom that is listed twice")

    def term(self, number: Any) -> Term:
        return self.terms[_index(number, self.terms)]

    def atom(self, number: Any) -> int:
        return _index(number, self.root.atoms.known)

    def monomial(self, numbers: Any, below: int | None = None) -> Monomial:
        known = len(self.root.atoms.known) if below is None else below
        if any(not 0 <= whole(number) < known for number in numbers):
            raise Refused("an atom that is not listed before its use")
        return tuple(sorted(numbers))

    def poly(self, number: Any, below: int | None = None) -> Poly:
        _index(number, self.poly_rows)
        if number not in self.polys:
            terms: dict[Monomial, int] = {}
            for coefficient, *numbers in self.poly_rows[number]:
                monomial, value = self.monomial(numbers, below), _number(coefficient)
                if monomial in terms or not value:
                    raise Refused("a polynomial that is not in normal form")
                terms[monomial] = value
            self.polys[number] = Poly(terms)
        return self.polys[number]

    def fact(self, state: State, number: Any) -> tuple[int, int]:
        """(number, sign) of the fact that the polynomial, or its negative where it is 0, is."""
        poly = self.poly(number)
        found = state.known(poly)
        if found is None:
            raise Refused(f"polynomial {number} is used as a fact before it is shown")
        return found, 1 if state.facts[found].poly == poly else -1

    def bound(self, state: State, number: Any) -> int:
        """The number of the inequality; an equality of the same polynomial may be known as well."""
        found = state.index.get((self.poly(number), False))
        return self.fact(state, number)[0] if found is None else found

    def shares(self, state: State, rows: Any) -> list[Share]:
        shares = []
        for weight, monomial, number in rows:
            fact, sign = (-1, 1) if number is None else self.fact(state, number)
            shares.append(Share(_weight(weight) * sign, self.monomial(monomial), fact))
        return shares

    def node(self, data: dict[str, Any], state: State, depth: int = 0) -> Node:
        if depth > MOST_DEPTH:
            raise Refused("a tree that is too deep")
        ways: dict[str, Callable[[Any], Any]] = {
            "term": self.term,
            "poly": self.poly,
            "atom": self.atom,
            "fact": lambda number: self.fact(state, number)[0],
            "bound": lambda number: self.bound(state, number),
            "shares": lambda rows: self.shares(state, rows),
        }
        node = Node(state)
        links = data["links"]
        children: dict[int, list[tuple[list[Node], dict[str, Any]]]] = {}
        for name, kept in (("cases", node.cases), ("branches", node.branches)):
            for position, child in data.get(name, ()):
                if not 0 <= whole(position) <= len(links):
                    raise Refused("a case without a place")
                children.setdefault(position, []).append((kept, child))
        for position in range(len(links) + 1):
            for kept, child in children.get(position, ()):
                kept.append(self.node(child, State(state), depth + 1))
            if position < len(links):
                rule, *arguments = links[position]
                kinds = ARGUMENTS[rule]
                getattr(state, rule)(*(ways[k](a) for k, a in zip(kinds, arguments, strict=True)))
        return node


def _index(number: Any, rows: Sequence[Any]) -> int:
    if not 0 <= whole(number) < len(rows):
        raise Refused(f"a reference to {number!r}, which is not there")
    return number


def _number(value: Any) -> int:
    """An integer, which is a text where it is long."""
    return int(value) if isinstance(value, str) and NUMBER.fullmatch(value) else whole(value)


def _weight(value: Any) -> Fraction:
    over, _, under = value.partition("/") if isinstance(value, str) else ("", "", "")
    if not NUMBER.fullmatch(over) or not NUMBER.fullmatch(under or "1"):
        raise Refused(f"{value!r} is no weight: a text such as '-1' or '2/3' is")
    return Fraction(int(over), int(under or 1))


def read(data: dict[str, Any], assumptions: Sequence[Term], goal: Term) -> Proof:
    """The proof that the data is, every link applied again and checked as a whole: the assumptions imply the goal.

    Raises Refused at the first thing that does not follow.
    """
    try:
        proof = _unpack(data, assumptions, goal)
        check_proof(proof)
    except RuleError as error:
        raise Refused(f"a step does not follow: {error}") from None
    except WireError as error:
        raise Refused(str(error)) from None
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, ZeroDivisionError, RecursionError) as error:
        raise Refused(f"not a proof tree: {type(error).__name__}: {error}") from None
    return proof


def _unpack(data: dict[str, Any], assumptions: Sequence[Term], goal: Term) -> Proof:
    if "steps" not in data:
        return Proof(assumptions, goal, [(goal, _unpack_tree(data))])
    steps = []
    for part in data["steps"]:
        nodes, (number,) = part["formula"]
        steps.append((as_bool(unpack_terms(nodes)[_index(number, nodes)]), _unpack_tree(part)))
    return Proof(assumptions, goal, steps)


def _unpack_tree(data: dict[str, Any]) -> Node:
    reader = _Reader(data)
    return reader.node(data["tree"], reader.root)
