"""Writes proofs down as data, with the links that they need. Untrusted: `proof.trees` reads and checks what is written.

A link refers to a fact by its polynomial, not by a number, so that links can be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import Any

from ..language.nodes import pack_terms
from ..language.terms import Term
from ..proof import trees
from ..proof.closing import Node, Proof
from ..proof.errors import Refused
from ..proof.facts import Link, Share
from ..proof.polynomials import Monomial, Poly
from ..proof.rules import State
from ..proof.trees import ARGUMENTS
from .needed import links as every_link
from .needed import rests

EXACT = 1 << 53  # JSON numbers beyond are not exact everywhere
# rules that change more than the list of facts, so they are kept whatever the proof rests on
ALWAYS = frozenset(("define", "assume", "admit", "assume_poly", "unique", "rewrite", "choose", "exclude"))


def number_text(value: int) -> int | str:
    return value if abs(value) < EXACT else str(value)


class _Writer:
    """given: what the root assumes first, and then, of what its links assume, only these steps."""

    def __init__(self, root: Node, whole: bool, given: Sequence[Term], steps: Collection[Term]):
        self.root, self.given, self.steps = root.state, given, steps
        self.atoms = root.state.atoms
        self.needed = None if whole else {id(state.facts[number]) for state, number in rests(root).facts}
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
        if self.given and state is self.root and link.rule == "assume":
            return link.arguments[0] in self.steps
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
        links: list[list[Any]] = []
        first = 0
        if self.given and state is self.root:  # what is assumed is read with the names that it was read with
            begins = sum(1 for _ in takewhile(lambda link: link.rule == "define", state.links))
            first = max((n for n, link in enumerate(state.links) if link.rule == "assume"), default=begins)
            named = [link.arguments[0] for link in state.links[:first] if link.rule == "define"]
            # what a case names first, others that are assumed here may read before
            named += [link.arguments[0] for link in every_link(node) if link.rule == "define"]
            links += [["define", self.term(own)] for own in dict.fromkeys(named)]
            links += [["assume", self.term(own)] for own in self.given]
        position = [len(links)]
        for place, link in enumerate(state.links):
            if (place >= first or link.rule != "define") and self.kept(state, link):
                kinds = ARGUMENTS[link.rule]
                links.append([link.rule, *(ways[k](a) for k, a in zip(kinds, link.arguments, strict=True))])
            position.append(len(links))
        packed: dict[str, Any] = {"links": links}
        for name, children in (("cases", node.cases), ("branches", node.branches)):
            if children:
                packed[name] = [[position[child.state.born], self.node(child)] for child in children]
        return packed


def pack(proof: Proof, whole: bool = False, given: Sequence[Term] = ()) -> dict[str, Any]:
    """The proof as plain data. whole: with every link of the search, needed or not. given: what each tree assumes first."""
    if len(proof.steps) == 1 and proof.steps[0][0] is proof.goal:
        return _pack_tree(proof.trees[0], whole, given, ())
    rows, earlier = list[dict[str, Any]](), set[Term]()
    for formula, root in proof.steps:
        rows.append({"formula": pack_terms([formula]), **_pack_tree(root, whole, given, earlier)})
        earlier.add(formula)
    return {"steps": rows}


def _pack_tree(root: Node, whole: bool, given: Sequence[Term], steps: Collection[Term]) -> dict[str, Any]:
    """One proof tree as plain data."""
    writer = _Writer(root, whole, given, steps)
    tree = writer.node(root)
    nodes, roots = pack_terms(list(writer.terms))
    return {"nodes": nodes, "roots": roots, "atoms": writer.atom_rows, "polys": writer.poly_rows, "tree": tree}


def certificate(proof: Proof, given: Sequence[Term] = ()) -> tuple[dict[str, Any], Proof]:
    """(the proof as data, the proof that reading it gives), without unneeded links where that is a proof. given: assume
    these, where its trees assume some of them, or formulas that earlier steps show.

    Raises Refused if what is written down is no proof.
    """
    assumed = given or proof.assumptions
    try:
        data = pack(proof, given=given)
        return data, trees.read(data, assumed, proof.goal)
    except Refused:
        data = pack(proof, whole=True, given=given)
        return data, trees.read(data, assumed, proof.goal)
