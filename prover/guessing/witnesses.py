"""Which program, lane and iteration writes an element: an offset solved for its variables.

An offset such as ``(pid // G) * 1024 + (pid % G) * 128 + i`` names its digits: of an element e, pid // G is e // 1024,
pid % G is e % 1024 // 128, and i the rest; a quotient and a remainder of one division give what is divided. What comes
out is a guess, and nothing rests on it: the statement that it is right is proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..accesses.covered import Division, Equation, Witness
from ..language.constructors import mul
from ..language.monomials import Monomials, expanded, total
from ..language.terms import Term, const
from ..language.walking import substitute, variables

MOST_ROUNDS = 50


class Stuck(Exception):
    """The equations say nothing of this form about the variables."""


def solve(equations: Iterable[Equation], further: Iterable[Equation], unknown: Iterable[Term]) -> Witness | None:
    """Values of the unknown variables for which the equations hold, if they are found. further: equations that are asked
    only of what the others leave open; a variable of which nothing is said is 0."""
    own = _Solver(unknown)
    try:
        own.run(list(equations), list(further))
    except Stuck:
        return None
    values = {variable: own.known.get(variable, const(0)) for variable in own.unknown}
    return Witness(values, own.divisions, _nobody(values))


def _nobody(values: Mapping[Term, Term]) -> bool:
    """Whether a value is below its variable's range where sizes and element are the least that they can be."""
    open_ = {v: const(v.least or 0) for v in variables(*values.values())}
    for variable, value in values.items():
        (here,) = substitute(open_, value)
        low = variable.payload[1]
        if here.op == "const" and low is not None and low.op == "const" and here.payload < low.payload:
            return True
    return False


class _Solver:
    def __init__(self, unknown: Iterable[Term]):
        self.unknown = dict.fromkeys(unknown)
        self.known: dict[Term, Term] = {}
        self.quotients: dict[tuple[Term, Term], Term] = {}
        self.rests: dict[tuple[Term, Term], Term] = {}
        self.divisions: list[Division] = []
        self.todo: list[Equation] = []

    def run(self, equations: list[Equation], further: list[Equation]) -> None:
        self.todo = equations
        if any(not self._open(left) and right is not left for left, right in equations):
            raise Stuck
        for _ in range(MOST_ROUNDS):
            if self._solved_one() or self._joined(whole=True):
                continue
            if not self.todo and self._joined(whole=False):
                continue
            if self.todo:
                raise Stuck
            now = [(left, self._now(right)) for left, right in further if self._open(self._now(left))]
            self.todo = [(left, right) for left, right in now if not self._open(right)]
            further = []
            if not self.todo:
                return
        raise Stuck

    def _now(self, term: Term) -> Term:
        return substitute(self.known, term)[0]

    def _open(self, term: Term) -> bool:
        return any(variable in self.unknown for variable in variables(term))

    def _solved_one(self) -> bool:
        """Take one equation whose parts can be told apart."""
        for at, (left, right) in enumerate(self.todo):
            parts = self._parts(left)
            if parts is not None:
                del self.todo[at]
                self._told_apart(*parts, right)
                return True
        return False

    def _parts(self, term: Term) -> tuple[Term, list[tuple[Term, Term]]] | None:
        """(what is known, [(an unknown part, its coefficient)], the largest first); None for a product of two unknown."""
        rest: Monomials = {}
        factors: dict[Term, Monomials] = {}
        for key, value in expanded(term).items():
            now = {factor: self._now(factor) for factor in key}
            unknown = [factor for factor in key if self._open(now[factor])]
            if len(unknown) > 1:
                return None
            left = mul(value, *(now[factor] for factor in key if not self._open(now[factor])))
            own = rest if not unknown else factors.setdefault(unknown[0], {})
            for more, coefficient in expanded(left).items():
                own[more] = own.get(more, 0) + coefficient
        order = sorted(factors, key=lambda part: _size(factors[part]), reverse=True)
        return total(rest), [(part, total(factors[part])) for part in order]

    def _told_apart(self, rest: Term, parts: list[tuple[Term, Term]], value: Term) -> None:
        """A sum of digits times units: each is what the units above it leave. Digits that are taken off, as in
        ``rows * n + n - 1 - i``, are those of what is left to the next multiple."""
        value = value - rest
        turned = [_is_negative(unit) for _, unit in parts]
        units = [mul(-1, unit) if below else unit for (_, unit), below in zip(parts, turned, strict=True)]
        if any(unit.op == "const" and unit.payload < 1 for unit in units) or len(set(units)) < len(units):
            raise Stuck
        for at, ((part, _), unit) in enumerate(zip(parts, units, strict=True)):
            own = -value if turned[at] else value
            if at + 1 == len(parts) or turned[at + 1] == turned[at]:
                self._learn(part, own if unit is const(1) else own // unit)
                left = own % unit
            else:
                self._learn(part, -(-own // unit))
                left = -(-own % unit)
            value = -left if turned[at] else left

    def _learn(self, part: Term, value: Term) -> None:
        if part in self.known:
            return
        if part.op in ("ite", "named"):
            arms = [arm for arm in part.args[-2:] if self._open(self._now(arm))]
            if not arms:
                raise Stuck
            self.todo.append((arms[0], value))
            return
        if part.op == "div":
            self.quotients[part.args[0], part.args[1]] = value
        elif part.op == "mod":
            self.rests[part.args[0], part.args[1]] = value
        elif part.op != "var":
            raise Stuck
        self.known[part] = value

    def _joined(self, whole: bool) -> bool:
        """Turn one division around; whole: only one of which the quotient and the remainder are known."""
        for dividend, divisor in [*self.rests, *self.quotients]:
            if any(own.dividend is dividend and own.divisor is divisor for own in self.divisions):
                continue
            by = self._now(divisor)
            quotient, rest = self._quotient(dividend, divisor), self.rests.get((dividend, divisor))
            if self._open(by) or (whole and (quotient is None or rest is None)):
                continue
            quotient, rest = (const(0) if own is None else own for own in (quotient, rest))
            self.divisions.append(Division(dividend, divisor, quotient, rest))
            self.known[dividend // divisor], self.known[dividend % divisor] = quotient, rest
            self.todo.append((dividend, quotient * by + rest))
            return True
        return False

    def _quotient(self, dividend: Term, divisor: Term) -> Term | None:
        """What is known of it: itself, or for x // a // b that of x // (a * b)."""
        found = self.quotients.get((dividend, divisor))
        if found is None and dividend.op == "div":
            found = self.quotients.get((dividend.args[0], mul(dividend.args[1], divisor)))
        return found


def _is_negative(unit: Term) -> bool:
    """Whether every product of sizes in it is taken off."""
    return all(value < 0 for value in expanded(unit).values())


def _size(coefficient: Monomials) -> tuple[int, int]:
    """By how many sizes it is multiplied, and by which constant."""
    return max((len(key), abs(value)) for key, value in coefficient.items())
