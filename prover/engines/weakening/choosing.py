"""The weakest conjunction of atoms that the labelled points allow."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
from msgspec import Struct, field

from ...language.constructors import both
from ...language.idioms import divides
from ...language.terms import Term
from ...language.walking import conjuncts
from .grammar import Grammar
from .points import Points, satisfy

PAIRS, TRIPLES = 120, 36  # atoms that conjunctions of two and three are made of
PRICE = 0.04  # share of the good points that one more atom must bring
DOUBT = 0.3  # the same of an atom with which no engine decided the claim


class Choice(Struct, frozen=True):
    """parts: the atoms' formulas. whole: whether all good points satisfy them."""

    parts: tuple[Term, ...]
    whole: bool

    @property
    def formula(self) -> Term:
        return both(*self.parts)


class History(Struct):
    """What was put to the engines. tried: every formula. enough: those that are proved to suffice. undecided: parts of
    formulas with which no engine decided the claim."""

    tried: list[Term] = field(default_factory=list)
    enough: list[Term] = field(default_factory=list)
    undecided: set[Term] = field(default_factory=set)


def plain(grammar: Grammar, points: Points, history: History) -> Choice | None:
    """The same of nothing but sizes that are multiples of what the statement divides by, or counts in: a kernel without
    masks is right for whole blocks, and whoever launches it says so, whatever else is right. None where no such was not
    tried."""
    if points.bad.all() or not points.bad.any():
        return None
    atoms = [divides(step, own) for step in grammar.steps() for own in grammar.parameters]
    keeps = np.array([satisfy(points, atom) for atom in atoms], bool).reshape(len(atoms), points.size)
    before = set(history.tried)
    for width in (1, 2, 3):
        found: list[tuple[int, Choice]] = []
        for some in combinations(range(len(atoms)), width):
            kept = np.all(keeps[list(some)], axis=0)
            formula = both(*(atoms[number] for number in some))
            if kept.any() and not (kept & points.bad).any() and formula not in before | grammar.said:
                whole = bool(kept[~points.bad].all())
                found.append((int(kept.sum()), Choice(tuple(atoms[number] for number in some), whole)))
        if found:
            return max(found, key=lambda one: one[0])[1]
    return None


def choose(grammar: Grammar, points: Points, history: History) -> Choice | None:
    """A conjunction that no bad point satisfies, with as many good points as possible, of few and short atoms; none that
    was tried, or says the same at all good points as one that was and was decided, or less than one that is proved to
    suffice."""
    if points.bad.all() or not points.bad.any():
        return None
    atoms, table, fine = grammar.atoms(points.columns, points.bad, history.undecided)
    good, bad = ~points.bad[fine], points.bad[fine]
    if not atoms:
        return None
    keeps, stops = table[:, good], ~table[:, bad]
    # what no engine decided may be written in one other way
    rows = {formula: satisfy(points, formula)[fine] for formula in history.tried}
    ways = Counter(row[good].tobytes() for row in rows.values() if not row[bad].any())
    open_ones = [formula for formula in rows if history.undecided.issuperset(conjuncts(formula))]
    said = {key for key, count in ways.items() if count > 1} | (
        ways.keys() - {rows[f][good].tobytes() for f in open_ones}
    )
    before = set(history.tried)
    enough = np.zeros(int(good.sum()), bool)
    for formula in history.enough:
        enough |= satisfy(points, formula)[fine][good]
    prices = np.array([0.001 * atom.cost + (DOUBT if atom.formula in history.undecided else PRICE) for atom in atoms])
    best: tuple[float, Choice] | None = None

    def consider(some: tuple[int, ...]) -> None:
        nonlocal best
        kept = np.all(keeps[list(some)], axis=0)
        score = (kept & ~enough).mean() - prices[list(some)].sum()
        if (best is None or score > best[0]) and np.any(kept & ~enough) and kept.tobytes() not in said:
            choice = Choice(tuple(atoms[number].formula for number in some), bool(kept.all()))
            best = best if choice.formula in before else (score, choice)

    for number in np.flatnonzero(stops.all(axis=1)):
        consider((int(number),))
    for most, width in ((PAIRS, 2), (TRIPLES, 3)):
        if best is not None and best[1].whole:
            break
        # those that keep every good point first, then what keeps many and stops many
        worth = keeps.mean(axis=1) + 0.5 * stops.mean(axis=1) + keeps.all(axis=1)
        top = np.argsort(-worth, kind="stable")[:most]
        for some in combinations(sorted(map(int, top)), width):
            if np.all(np.any(stops[list(some)], axis=0)):
                consider(some)
    return None if best is None else best[1]
