"""What comparisons say of linear forms, and what is then left of a formula that is made of comparisons. Untrusted.

A form is a sum without a constant whose coefficients have no common divisor, so that 4*n + 8 <= 4*m and n < m are about the
same one: each says where it ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from ..language.constructors import both, either, negation
from ..language.terms import Term, truth
from ..language.walking import conjuncts
from ..proof.closing import alternatives
from ..proof.polynomials import Poly
from ..proof.rules import State

TRUE, FALSE = truth(True), truth(False)


Why = frozenset[Term]  # the assumptions that say so


_states: list[State] = []
MOST_ATOMS = 4096


def _state() -> State:
    """One without facts, in which terms are read: those of one statement stand in the next one, too."""
    if not _states or len(_states[0].atoms.known) > MOST_ATOMS:
        _states[:] = [State()]
    return _states[0]


class Known:
    """What is known of forms, and of formulas.

    ends: (form, side) -> (a number that side * form is at least, why). never: (form, a number that it is not) -> why.
    others: what holds as a whole -> why. outer: what is known where this is a part.
    """

    def __init__(self, outer: Known | None = None) -> None:
        self.state = _state() if outer is None else outer.state
        self.ends: dict[tuple[Poly, int], tuple[int, Why]] = dict(outer.ends) if outer else {}
        self.never: dict[tuple[Poly, int], Why] = dict(outer.never) if outer else {}
        self.others: dict[Term, Why] = dict(outer.others) if outer else {}
        self._rests: dict[Term, tuple[Term, Why]] = {}

    def add(self, formula: Term, why: Why) -> None:
        """That it is known to hold."""
        self._rests.clear()
        for part in conjuncts(formula):
            form, side, number = self._said(part)
            if form is None:
                self.others.setdefault(part, why)
                continue
            if side is None:
                self.never.setdefault((form, number), why)
            for own in (1, -1) if side == 0 else (side,) if side else ():
                if (form, own) not in self.ends or own * number > self.ends[form, own][0]:
                    self.ends[form, own] = own * number, why

    def left(self, formula: Term) -> tuple[Term, Why]:
        """(what is left of an assumption beside the others, why): its comparisons stay, they are among what is known."""
        rests = [self.rest(part) if part.op == "or" else (part, Why()) for part in conjuncts(formula)]
        return both(*(rest for rest, _ in rests)), Why().union(*(why for _, why in rests))

    def rest(self, formula: Term) -> tuple[Term, Why]:
        """(what is left of a formula, what decides the others of its parts)."""
        if formula not in self._rests:
            if formula.op in ("and", "or"):
                self._rests[formula] = self._rest(formula)
            else:
                found = self._decided(formula)
                self._rests[formula] = (formula, Why()) if found is None else (truth(found[0]), found[1])
        return self._rests[formula]

    def _rest(self, formula: Term) -> tuple[Term, Why]:
        """Comparisons first: where they hold, or with "or" do not, the others say what is left."""
        settles, neutral = (TRUE, FALSE) if formula.op == "or" else (FALSE, TRUE)
        rests, reasons, inside = dict[Term, Term](), Why(), Known(self)
        for part in sorted(formula.args, key=lambda part: (part.op in ("and", "or"), part.op != "eq")):
            rest, own = inside.rest(part)
            if rest is settles:
                return settles, own
            reasons |= own
            if rest is not neutral:
                rests[part] = rest
            if part.op not in ("and", "or") and rest is part:
                inside.add(part if formula.op == "and" else negation(part), Why())
        left = (either if formula.op == "or" else both)(*(rests[part] for part in formula.args if part in rests))
        why = self._covered(left)
        return (left, reasons) if why is None else (TRUE, why)

    def _covered(self, formula: Term) -> Why | None:
        """What says that it holds as a whole, or that some of its alternatives do."""
        parts = set(alternatives(formula))
        return next((why for known, why in self.others.items() if parts.issuperset(alternatives(known))), None)

    def _decided(self, comparison: Term) -> tuple[bool, Why] | None:
        """(whether it holds, why), where that is known."""
        form, side, number = self._said(comparison)
        if form is None:
            return None
        if not side:
            found = self._is(form, number)
            return found if side == 0 or found is None else (not found[0], found[1])
        end, why = self.ends.get((form, side), (None, Why()))
        if end is not None and end >= side * number:
            return True, why
        end, why = self.ends.get((form, -side), (None, Why()))
        return (False, why) if end is not None and -end < side * number else None

    def _is(self, form: Poly, number: int) -> tuple[bool, Why] | None:
        """(whether the form is the number, why), where that is known."""
        ends = [(side, *self.ends[form, side]) for side in (1, -1) if (form, side) in self.ends]
        for side, end, why in ends:
            if side * number < end:
                return False, why
        if (form, number) in self.never:
            return False, self.never[form, number]
        if [side * end for side, end, _ in ends] == [number, number]:
            return True, Why().union(*(why for *_, why in ends))
        return None

    def narrowed(self, value: Term, numbers: Mapping[int, Term]) -> tuple[list[Term], Term, Why] | None:
        """(some of the assumptions that it is none of these numbers, what is left of them, what says so as well), where
        some of the numbers are its ends."""
        idle, ends, moved, reasons = list[Term](), dict[int, int](), list[Term](), Why()
        for side in (1, -1):
            found = self._end(value, side)
            if found is not None:
                end, why = found
                while side * end in numbers:
                    idle.append(numbers[side * end])
                    end += 1
                ends[side], reasons = side * end, reasons | why
                if end != found[0]:
                    moved.append(value >= end if side == 1 else value <= -end)
        if not idle or (len(ends) == 2 and ends[1] > ends[-1]):
            return None
        return idle, value == ends[1] if len(ends) == 2 and ends[1] == ends[-1] else both(*moved), reasons

    def _end(self, value: Term, side: int) -> tuple[int, Why] | None:
        """(a number that side * value is at least, why)."""
        form, factor, number = _parts(self.state.poly(value))
        known = None if form is None else self.ends.get((form, side if factor > 0 else -side))
        if known is not None:
            return abs(factor) * known[0] + side * number, known[1]
        if value.op == "mod" and value.args[1].op == "const" and value.args[1].payload > 0:
            return (0 if side == 1 else 1 - value.args[1].payload), Why()
        return None

    def _said(self, part: Term) -> tuple[Poly | None, int | None, int]:
        """(form, side, number): side * form >= side * number; with side 0 that it is the number, with None that it is
        not. No form where it is no comparison, or one of numbers."""
        if part.op == "not":
            form, side, number = self._said(part.args[0])
            return form if side == 0 else None, None, number
        if part.op not in ("le", "lt", "eq"):
            return None, 0, 0
        margin = self.state.poly(part.args[1]) - self.state.poly(part.args[0]) - (part.op == "lt")
        form, factor, number = _parts(margin)
        if form is None or (part.op == "eq" and number % factor):
            return None, 0, 0
        side = 1 if factor > 0 else -1
        return form, 0 if part.op == "eq" else side, -side * (number // abs(factor))


def _parts(poly: Poly) -> tuple[Poly | None, int, int]:
    """(form, factor, number): the poly is factor * form + number; no form where it is a number."""
    moving = {monomial: coefficient for monomial, coefficient in poly.terms.items() if monomial}
    factor = gcd(*moving.values())
    if not factor:
        return None, 0, 0
    factor = factor if moving[max(moving)] > 0 else -factor
    form = Poly({monomial: coefficient // factor for monomial, coefficient in moving.items()})
    return form, factor, poly.terms.get((), 0)
