"""Proof trees as data. Writing keeps the links that a proof needs; reading applies every link to a fresh kernel state.

    nodes   the terms, as `wire` packs them
    atoms   [kind, key, polynomial numbers...]; the key is a name, the number of a term, or null
    polys   [[coefficient, atom, atom...], ...]; its atoms stand before every atom that mentions it
    tree    {"links": [[rule, argument...]], "cases": [[position, tree]], "branches": [[position, tree]]}

A proof in steps is {"steps": [{"formula": [nodes, root], and the same four}]}, in an order in which each may rest on
earlier ones.

A link refers to a fact by its polynomial, not by a number, so that links can be left out. A case or branch takes over
what its parent knows after as many links as its position says. Nothing that is read is believed: a link becomes a fact
only by the rule of `engines.kernel` that it names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from ..language.terms import Term, as_bool
from ..language.wire import WireError, pack_terms, unpack_terms
from . import chain
from .closing import Node, Proof, check_proof
from .errors import Refused
from .polynomials import Monomial, Poly
from .rules import Link, RuleError, Share, State

EXACT = 1 << 53  # JSON numbers beyond are not exact everywhere
MOST_DEPTH = 64

# what each rule takes, in order
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "define": ("term",),
    "assume": ("term",),
    "admit": ("term",),
    "assume_poly": ("poly",),
    "euclid": ("poly", "poly"),
    "bitwise": ("atom",),
    "combine": ("poly", "shares"),
    "tighten": ("bound",),
    "unique": ("poly", "poly", "poly", "poly"),
    "rewrite": ("atom", "fact"),
    "choose": ("atom",),
    "exclude": (),
}
# rules that change more than the list of facts, so they are kept whatever the proof rests on
ALWAYS = frozenset(("define", "assume", "admit", "assume_poly", "unique", "rewrite", "choose", "exclude"))


def number_text(value: int) -> int | str:
    return value if abs(value) < EXACT else str(value)


# -- writing -------------------------------------------------------------------------------------------------


class _Writer:
    def __init__(self, root: Node, whole: bool):
        self.atoms = root.state.atoms
        self.needed = None if whole else {id(state.facts[number]) for state, number in chain.needed(root)}
        self.terms: dict[Term, int] = {}
        self.polys: dict[Poly, int] = {}
        self.atom_rows: list[list[Any]] = []
        self.poly_rows: list[list[Any]] = []
        self.numbers: dict[int, int] = {}

    def term(self, term: Term) -> int:
        return self.terms.setdefault(term, len(self.terms))

    def atom(self, number: int) -> int:
        if number not in self.numbers:
            kind, key, arguments = self.atoms[number]
            packed = [self.poly(argument) for argument in arguments]
            key = None if arguments else self.term(key) if isinstance(key, Term) else key
            self.numbers[number] = len(self.atom_rows)
            self.atom_rows.append([kind, key, *packed])
        return self.numbers[number]

    def monomial(self, monomial: Monomial) -> list[int]:
        return [self.atom(number) for number in monomial]

    def poly(self, poly: Poly) -> int:
        if poly not in self.polys:
            row = [[number_text(c), *self.monomial(m)] for m, c in sorted(poly.terms.items())]
            self.polys[poly] = len(self.poly_rows)
            self.poly_rows.append(row)
        return self.polys[poly]

    def fact(self, state: State, number: int) -> int | None:
        return None if number == -1 else self.poly(state.facts[number].poly)

    def shares(self, state: State, shares: Sequence[Share]) -> list[Any]:
        return [[str(s.weight), self.monomial(s.monomial), self.fact(state, s.fact)] for s in shares]

    def kept(self, state: State, link: Link) -> bool:
        if self.needed is None or link.rule in ALWAYS:
            return True
        return any(id(fact) in self.needed for fact in state.facts[link.first : link.end])

    def node(self, node: Node) -> dict[str, Any]:
        state = node.state
        ways: dict[str, Callable[[Any], Any]] = {
            "term": self.term,
            "poly": self.poly,
            "atom": self.atom,
            "fact": lambda number: self.fact(state, number),
            "bound": lambda number: self.fact(state, number),
            "shares": lambda shares: self.shares(state, shares),
        }
        links, position = [], [0]
        for link in state.links:
            if self.kept(state, link):
                kinds = ARGUMENTS[link.rule]
                links.append([link.rule, *(ways[k](a) for k, a in zip(kinds, link.arguments, strict=True))])
            position.append(len(links))
        packed: dict[str, Any] = {"links": links}
        for name, children in (("cases", node.cases), ("branches", node.branches)):
            if children:
                packed[name] = [[position[child.state.born], self.node(child)] for child in children]
        return packed


def pack(proof: Proof, whole: bool = False) -> dict[str, Any]:
    """The proof as plain data. whole: with every link of the search, needed or not."""
    if len(proof.steps) == 1 and proof.steps[0][0] is proof.goal:
        return _pack_tree(proof.trees[0], whole)
    return {"steps": [{"formula": pack_terms([formula]), **_pack_tree(root, whole)} for formula, root in proof.steps]}


def _pack_tree(root: Node, whole: bool = False) -> dict[str, Any]:
    """One proof tree as plain data."""
    writer = _Writer(root, whole)
    tree = writer.node(root)
    nodes, roots = pack_terms(list(writer.terms))
    return {"nodes": nodes, "roots": roots, "atoms": writer.atom_rows, "polys": writer.poly_rows, "tree": tree}


# -- reading -------------------------------------------------------------------------------------------------


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
            key = None
        elif isinstance(key, int):
            key = self.term(key)
        elif kind != "var" or not isinstance(key, str):
            raise Refused("an atom that is neither a variable nor an operation")
        if self.root.atoms.number(kind, key, polys) != number:
            raise Refused("an atom that is listed twice")

    def term(self, number: Any) -> Term:
        return self.terms[_index(number, self.terms)]

    def atom(self, number: Any) -> int:
        return _index(number, self.root.atoms.known)

    def monomial(self, numbers: Any, below: int | None = None) -> Monomial:
        known = len(self.root.atoms.known) if below is None else below
        if any(not isinstance(number, int) or not 0 <= number < known for number in numbers):
            raise Refused("an atom that is not listed before its use")
        return tuple(sorted(numbers))

    def poly(self, number: Any, below: int | None = None) -> Poly:
        _index(number, self.poly_rows)
        if number not in self.polys:
            terms: dict[Monomial, int] = {}
            for coefficient, *numbers in self.poly_rows[number]:
                monomial, value = self.monomial(numbers, below), int(coefficient)
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
            raise Refused(f"{state.atoms.text(poly)} >= 0 is used before it is shown")
        return found, 1 if state.facts[found].poly == poly else -1

    def bound(self, state: State, number: Any) -> int:
        """The number of the inequality; an equality of the same polynomial may be known as well."""
        found = state.index.get((self.poly(number), False))
        return self.fact(state, number)[0] if found is None else found

    def shares(self, state: State, rows: Any) -> list[Share]:
        shares = []
        for weight, monomial, number in rows:
            fact, sign = (-1, 1) if number is None else self.fact(state, number)
            shares.append(Share(Fraction(weight) * sign, self.monomial(monomial), fact))
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
                if not isinstance(position, int) or not 0 <= position <= len(links):
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
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(rows):
        raise Refused(f"a reference to {number!r}, which is not there")
    return number


def unpack(data: dict[str, Any], assumptions: Sequence[Term], goal: Term) -> Proof:
    """The proof with every link applied again, for `closing.check_proof` to look at as a whole.

    Raises Refused at the first link that does not follow.
    """
    try:
        if "steps" not in data:
            return Proof(assumptions, goal, [(goal, _unpack_tree(data))])
        steps = []
        for part in data["steps"]:
            nodes, (number,) = part["formula"]
            steps.append((as_bool(unpack_terms(nodes)[_index(number, nodes)]), _unpack_tree(part)))
        return Proof(assumptions, goal, steps)
    except RuleError as error:
        raise Refused(f"a step does not follow: {error}") from None
    except WireError as error:
        raise Refused(str(error)) from None
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, ZeroDivisionError, RecursionError) as error:
        raise Refused(f"not a proof tree: {type(error).__name__}: {error}") from None


def _unpack_tree(data: dict[str, Any]) -> Node:
    reader = _Reader(data)
    return reader.node(data["tree"], reader.root)


def certificate(proof: Proof) -> tuple[dict[str, Any], Proof]:
    """(the proof as data, the proof that reading it gives), without unneeded links where that is a proof.

    Raises Refused, RuleError if what is written down is no proof.
    """
    for whole in (False, True):
        data = pack(proof, whole)
        try:
            rebuilt = unpack(data, proof.assumptions, proof.goal)
            check_proof(rebuilt)
        except (Refused, RuleError):
            if whole:
                raise
            continue
        return data, rebuilt
    raise AssertionError
