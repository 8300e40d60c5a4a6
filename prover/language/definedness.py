"""Where a term has a value, read from left to right: the conditions that a goal needs beside its own formula.

A division needs a divisor that is not 0, a bit operation operands that are not negative. ``where`` reaches its condition
and the branch that it chooses, ``both`` and ``either`` no operand after the one that settles them; what is not reached
needs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from .constructors import both, either, negation
from .terms import LAZY, PARTIAL, Term, as_bool, plainly_defined, truth
from .walking import conjuncts, postorder, variables


def definedness(*roots: Term) -> list[Term]:
    """What must hold for every operator that is reached below the roots, and in variables' ranges, to have a meaning."""
    certain = _certain((*roots, *(variable for variable in variables(*roots) if not variable.total)))
    needs: dict[Term, None] = {}
    settled: set[Term] = set()  # has a value at every point, or something that is reached at every point has none
    for term in postorder(*roots, ranges=True):
        plain = term.op not in PARTIAL or plainly_defined(term.op, term.args)
        if term in certain or (plain and settled.issuperset(_below(term))):
            settled.add(term)
            if term.op in PARTIAL:
                needs.update(dict.fromkeys(own_needs(term)))
    known: dict[Term, Term] = dict.fromkeys(certain, truth(True))
    held = frozenset(needs)
    for term in certain:
        if not term.total:
            more = conjuncts(_guarded(term, known, held))
            needs.update(dict.fromkeys(part for part in more if part is not truth(True)))
    return list(needs)


def defined(root: Term) -> Term:
    """Whether the root has a value, read from left to right; what is plain from the variables' ranges is left out.

    The formula itself always has a value. A variable stands for its range.
    """
    return _needed(root, {}, frozenset())


def _certain(roots: Iterable[Term]) -> dict[Term, None]:
    """What is reached below the roots at every point."""
    found: dict[Term, None] = {}
    stack = list(roots)
    while stack:
        term = stack.pop()
        if term not in found:
            found[term] = None
            stack += term.args[:1] if term.op in LAZY else _below(term)
    return found


def _needed(root: Term, known: dict[Term, Term], held: frozenset[Term]) -> Term:
    """What the root needs to have a value beside what held says. known: node -> what it needs, which grows."""
    stack = [(root, False)]
    while stack:
        term, expanded = stack.pop()
        if term in known:
            continue
        if term.total:
            known[term] = truth(True)
        elif expanded:
            parts = [known[part] for part in _below(term)]
            if term.op in LAZY:
                known[term] = both(parts[0], _guarded(term, known, held))
            else:
                partial = term.op in PARTIAL and not plainly_defined(term.op, term.args)
                own = [need for need in own_needs(term) if need not in held] if partial else []
                known[term] = both(*parts, *own)
        else:
            stack.append((term, True))
            stack += [(part, False) for part in _below(term)]
    return known[root]


def _below(term: Term) -> tuple[Term, ...]:
    return tuple(bound for bound in term.payload[1:] if bound is not None) if term.op == "var" else term.args


def _guarded(term: Term, known: dict[Term, Term], held: frozenset[Term]) -> Term:
    """What a node needs of the operands that it does not always reach, its first one being defined."""
    if term.op == "ite":
        condition, then, otherwise = term.args
        needs = [(negation(condition), _needed(then, known, held)), (condition, _needed(otherwise, known, held))]
        return both(*(either(settled, need) for settled, need in needs if need is not truth(True)))
    rest = truth(True)
    if term.op in LAZY:
        for part, reached in zip(term.args[-2::-1], term.args[:0:-1], strict=True):
            need = both(_needed(reached, known, held), rest)
            settled = negation(part) if term.op == "and" else part
            rest = truth(True) if need is truth(True) else either(settled, need)
    return rest


def own_needs(term: Term) -> list[Term]:
    """What a division or bit operation needs, its operands being defined."""
    needs = [term.args[1] != 0] if term.op in ("div", "mod") else [arg >= 0 for arg in term.args]
    return [need for need in map(as_bool, needs) if need is not truth(True)]
