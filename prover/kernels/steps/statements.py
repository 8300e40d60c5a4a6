"""The steps of a kernel as statements to decide: general ones first, which many steps and many kernels share.

A general statement speaks of any numbers where the step has some quotients, remainders or choices; each of these numbers
lies in a range that is a step itself. It says what the step says wherever the step is put back into it, and that it is the
step that comes out then is looked at here, so that how a statement was generalised need not be trusted.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, field

from ...language.constructors import add, make, mul, negation
from ...language.parts import infinite
from ...language.terms import Term, const, integer
from ...language.walking import conjuncts, postorder, substitute, variables
from ...machine.arithmetic import Step, multiple

OPAQUE = frozenset({"div", "mod", "ite", "xor", "band", "bor", "shl", "shr", "named"})
TRUTHS = frozenset({"le", "lt", "eq"})


class Statement(Struct, frozen=True):
    """given implies goal. needs: the steps that it rests on."""

    given: tuple[Term, ...]
    goal: Term
    needs: tuple[Step, ...] = ()


def ways(step: Step) -> Iterator[Statement]:
    """Statements each of which shows the step, the ones that are decided soonest first."""
    if any(one.number >= step.number for one in step.inner):
        raise ValueError("a step that rests on a later one")
    for partial in (False, True):
        yield from _general(step, partial)
        if not partial:
            for inner in (step.inner, ()) if step.inner else ((),):
                given = [*step.within.given, *(one.formula for one in inner)]
                yield Statement(tuple(_about(given, step.formula)), step.formula, inner)


def _general(step: Step, partial: bool) -> Iterator[Statement]:
    """partial: only those in which a variable stands for what may have no value. That it has one is a step of its own then,
    which is false where only the condition of a choice says so: these come last."""
    wanted = [(inner, sums, False) for inner, sums in ((step.inner, True), (step.inner, False))]
    wanted = wanted if step.inner else wanted[1:]
    if step.found is not None and not step.found.args and not step.inner:  # it has nothing in common with a constant
        wanted.insert(0, ((), False, True))
    for inner, sums, every in wanted:
        general = Generalising(step, inner, sums, every, partial).statement()
        if general is not None:
            yield general


def _about(given: list[Term], goal: Term) -> list[Term]:
    """What of the given formulas has to do with the goal, by the variables that they share."""
    known, left, found = set(map(id, variables(goal))), list(given), list[Term]()
    while True:
        near = [formula for formula in left if known & set(map(id, variables(formula)))]
        if not near:
            return [formula for formula in given if any(formula is one for one in found)]
        found += near
        left = [formula for formula in left if all(formula is not one for one in near)]
        known |= {id(v) for formula in near for v in variables(formula)}


def shifted(term: Term) -> bool:
    """Whether it is a constant and a sum."""
    return term.op == "add" and len(term.args) > 2 and any(part.op == "const" for part in term.args)


def _moved(term: Term) -> tuple[Term, Term]:
    """The constant and the rest."""
    constant = next(part for part in term.args if part.op == "const")
    return constant, add(*(part for part in term.args if part is not constant))


class Generalising(Struct):
    """Variables for what a step and the steps below it have in common."""

    step: Step
    inner: tuple[Step, ...]
    sums: bool = False  # whether sums are replaced as well
    every: bool = False  # whether everything opaque is replaced, shared or not
    partial: bool = False  # whether something that may have no value is replaced, and else nothing of the sort
    kept: set[Term] = field(default_factory=set)  # what is never replaced
    shared: set[Term] = field(default_factory=set)
    choosing: set[Term] = field(default_factory=set)  # conditions that choose between two constants
    numbers: dict[Term, Term] = field(default_factory=dict)  # what is replaced -> its variable
    truths: dict[Term, Term] = field(default_factory=dict)
    done: dict[Term, Term] = field(default_factory=dict)
    without: bool = False  # whether something that may have no value was to be replaced

    def statement(self) -> Statement | None:
        """The general statement; None where there is none, or what comes back from it is not the step."""
        steps = (*self.inner, self.step)
        if self.step.plain is None and not self.inner:
            return self._range()
        sides: list[Term] = []
        for one in steps:
            known = [side for side in (one.plain, one.found) if side is not None]
            self.kept |= {known[0], negation(known[0])} if known and known[0].sort == "bool" else set(known[:1])
            sides += known or conjuncts(one.formula)
            self.kept |= {
                part for formula in conjuncts(one.formula) if not known for part in (formula, negation(formula))
            }
        self.choosing = {
            node.args[0] for node in postorder(*sides)
            if node.op == "ite" and all(arm.op == "const" for arm in node.args[1:])
        }  # fmt: skip
        counts = Counter(node for side in sides for node in set(self._below(side)))
        self.shared = {node for node, count in counts.items() if count > 1 or self.every} - self.kept
        wanted = [one.formula for one in steps]
        return self._checked([self._general(formula) for formula in wanted], wanted)

    def _below(self, side: Term) -> Iterator[Term]:
        """The nodes below a side, products without their numbers and sums without their constants among them."""
        for node in postorder(side):
            yield node
            if multiple(node):
                yield mul(*node.args[1:])
            if self.sums and shifted(node):
                yield _moved(node)[1]

    def _range(self) -> Statement | None:
        """Of a range: that of one operator, for any numbers in the ranges of its operands."""
        parts = self.step.formula.args if self.step.formula.op == "and" else (self.step.formula,)
        sides = {side for part in parts for side in part.args if side.op != "const"}
        term = next(iter(sides)) if len(sides) == 1 and all(p.op == "le" for p in parts) else None
        if term is None or term.op not in OPAQUE | {"mul"}:
            return None
        args = tuple(
            one if one.op == "const" else self._truth(one) if one.sort == "bool" else self._number(one)
            for one in term.args
        )
        whole = make(term.op, args, term.payload)
        return self._checked([substitute({term: whole}, self.step.formula)[0]], [self.step.formula])

    def _checked(self, formulas: list[Term], wanted: list[Term]) -> Statement | None:
        back = {variable: term for term, variable in self.numbers.items()}
        for term, variable in self.truths.items():
            said = variable <= 0
            back |= {said: term, negation(said): negation(term)}
        if any(one is not other for one, other in zip(substitute(back, *formulas), wanted, strict=True)):
            return None
        if self.without is not self.partial:
            return None
        used = set(variables(*formulas))
        within = self.step.within
        ranges = [within.ranged(term) for term, variable in self.numbers.items() if variable in used]
        *given, goal = formulas
        return Statement(tuple(given), goal, (*self.inner, *(one for some in ranges for one in some)))

    def _general(self, root: Term) -> Term:
        stack = [root]
        while stack:
            node = stack[-1]
            if node in self.done:
                stack.pop()
                continue
            new = self._leaf(node)
            if new is None:
                todo = [part for part in node.args if part not in self.done]
                if todo:
                    stack += reversed(todo)
                    continue
                new = make(node.op, tuple(self.done[part] for part in node.args), node.payload)
            self.done[node] = new
            stack.pop()
        return self.done[root]

    def _leaf(self, node: Term) -> Term | None:
        """What stands for the node, unless it is looked into."""
        if node.op == "var":
            return self._number(node)
        if not node.args:
            return node
        if self.sums and shifted(node):
            constant, whole = _moved(node)
            return add(constant, self._number(whole)) if whole in self.shared else None
        number, rest = (node.args[0], mul(*node.args[1:])) if multiple(node) else (const(1), node)
        if rest in self.shared and (rest.op in OPAQUE or rest.op == "mul" or (self.sums and rest.op == "add")):
            return mul(number, self._number(rest))
        if node in self.kept:
            return None
        shared = node.op in TRUTHS and not {node, negation(node)}.isdisjoint(self.shared)
        if shared or node in self.choosing:
            return self._truth(node)
        return None

    def _number(self, term: Term) -> Term:
        if term not in self.numbers:
            self.without |= not term.total
            known = self.partial or term.total  # to ask for bounds is to note them as a step
            low, high = self.step.within.interval(term) if known else (-math.inf, math.inf)
            ends = (None if infinite(low) else int(low), None if infinite(high) else int(high) + 1)
            self.numbers[term] = integer(f"v{len(self.numbers)}", *ends)
        return self.numbers[term]

    def _truth(self, term: Term) -> Term:
        """A truth value, as a comparison of a number of its own."""
        if term.op == "truth":
            return term
        if negation(term) in self.truths:
            return negation(self._truth(negation(term)))
        if term not in self.truths:
            self.truths[term] = integer(f"c{len(self.truths)}", 0, 2)
        return self.truths[term] <= 0
