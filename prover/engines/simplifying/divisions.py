"""Divisions and remainders that ranges decide, or that come apart."""

from __future__ import annotations

import math
from collections.abc import Iterable

from ...language.constructors import add, binary, mul, where
from ...language.parts import infinite, into_arms, split, summands
from ...language.terms import Term, const, is_const
from .sums import Sums

PARTS = ("ite", "add")  # what a common factor of all parts is looked for in
MOST_TWOS = range(8)  # which a multiplier may have lost


class Divisions(Sums):
    """Sums, and the constructors of divisions by what is known to be positive."""

    def div(self, x: Term, d: Term) -> Term:
        """x div d, for a d that is not zero."""
        near = self._near(x, d)
        if near is not None:
            y, step, c = near
            inner = self.add(binary("div", y, step), self._over(y, step, c))
            return inner if step is d else self.div(inner, const(d.payload // step.payload))
        inner = self._within(x, d)
        if inner is not None:  # (y mod (d*e)) div d is (y div d) mod e
            return self.mod(self.div(inner[0], d), inner[1])
        other = self._by_reciprocal(x, d)
        if other is not None:
            return self.div(*other)
        if x.op == "div" and not (is_const(x.args[1]) and is_const(d)) and self.interval(x.args[1])[0] > 0:
            return self.div(x.args[0], self.mul(x.args[1], d))
        digits = self._by_conditions(x, d)
        if digits is not None:
            self.say(x, add(mul(d, digits[0]), digits[1]))
            return digits[0]
        whole, rest, by = self._parted(x, d)
        if by is None:
            return binary("div", x, d)
        if rest is x:
            return self._quotient(rest, d, by)
        self.say(x, add(mul(d, whole), rest))
        return self.add(whole, self.answer(binary("div", rest, d), lambda: self._quotient(rest, d, by)))

    def _quotient(self, rest: Term, d: Term, by: int) -> Term:
        """rest div d, for a rest without whole multiples of d."""
        low, high = self.interval(rest)
        if low >= 0 and high < self.interval(d)[0]:
            return const(0)
        if d.op == "const":
            step = self._step(rest, by)
            if step is not None:
                return const(step)
            if rest.op == "div" and rest.args[1].op == "const" and rest.args[1].payload > 0:
                return self.div(rest.args[0], const(rest.args[1].payload * by))
            if rest.op == "mod" and rest.args[1].op == "const" and rest.args[1].payload % by == 0:
                inner = self.div(rest.args[0], const(by))
                return self.mod(inner, const(rest.args[1].payload // by))
            shared = math.gcd(by, *(split(part)[0] for part in summands(rest)))
            if shared > 1:  # what all parts share cancels
                rest = add(*(mul(split(p)[0] // shared, split(p)[1]) for p in summands(rest)))
                return self.div(rest, const(by // shared))
            coarse = self._coarse(rest, by)
            if coarse is not None:
                return coarse
        return binary("div", rest, d)

    def mod(self, x: Term, d: Term) -> Term:
        """x mod d, for a d that is not zero."""
        near = self._near(x, d)
        if near is not None and near[1] is d:
            y, step, c = near
            return self.add(binary("mod", y, step), c, self.scaled(self._over(y, step, c), -step.payload))
        inner = self._within(x, d)
        if inner is not None:  # (y mod (d*e)) mod d is y mod d
            return self.mod(inner[0], d)
        rest = self._one_arm(x, d)
        if rest is not None:
            return self.mod(rest, d)
        digits = self._by_conditions(x, d)
        if digits is not None:
            self.say(x, add(mul(d, digits[0]), digits[1]))
            return digits[1]
        whole, rest, by = self._parted(x, d)
        if by is None:
            return binary("mod", x, d)
        if rest is x:
            return self._remainder(rest, d, by)
        self.say(x, add(mul(d, whole), rest))
        return self.answer(binary("mod", rest, d), lambda: self._remainder(rest, d, by))

    def _one_arm(self, x: Term, d: Term) -> Term | None:
        """x with one arm in the place of each conditional whose two arms differ by a multiple of d."""
        if d.op != "const" or d.payload <= 1:
            return None
        arms = [self._arm(part, d.payload) for part in summands(x)]
        if all(arm is None for arm in arms):
            return None
        return self.add(*(part if arm is None else arm for part, arm in zip(summands(x), arms, strict=True)))

    def _by_conditions(self, x: Term, d: Term) -> tuple[Term, Term] | None:
        """(x div d, x mod d) of a sum of bits that are each chosen by a condition, as words are into which a compiler packs
        masks: the remainders of all of them make less than d."""
        if d.op != "const" or d.payload <= 1:
            return None
        by, whole, rest, changed = d.payload, list[Term](), list[Term](), False
        for part in summands(x):
            times, base = split(part)
            if base.op != "ite" or not all(is_const(arm) for arm in base.args[1:]):
                rest.append(part)
                continue
            ends = [times * arm.payload for arm in base.args[1:]]
            changed |= any(not 0 <= end < by for end in ends)
            whole.append(where(base.args[0], *(const(end // by) for end in ends)))
            rest.append(where(base.args[0], *(const(end % by) for end in ends)))
        if not changed:
            return None
        left = self.add(*rest)
        low, high = self.interval(left)
        return (self.add(*whole), left) if low >= 0 and high < by else None

    def _arm(self, part: Term, by: int) -> Term | None:
        """The smaller arm of a conditional, perhaps times something, if its arms differ by a multiple."""
        times, base = split(part)
        apart = self._difference(*base.args[1:]) if base.op == "ite" and base.sort == "int" else None
        if apart is None or times * apart % by:
            return None
        return self.scaled(min(base.args[1:], key=lambda arm: max(map(abs, self.interval(arm)))), times)

    def _remainder(self, rest: Term, d: Term, by: int) -> Term:
        """rest mod d, for a rest without whole multiples of d."""
        low, high = self.interval(rest)
        if low >= 0 and high < self.interval(d)[0]:
            return rest
        if d.op == "const":
            step = self._step(rest, by)
            if step is not None:
                return self.add(rest, -step * by)
            if rest.op == "mod" and rest.args[1].op == "const" and rest.args[1].payload % by == 0:
                return self.mod(rest.args[0], d)
            shared = math.gcd(by, *(split(part)[0] for part in summands(rest)))
            if shared > 1:
                inner = add(*(mul(split(p)[0] // shared, split(p)[1]) for p in summands(rest)))
                return self.scaled(self.mod(inner, const(by // shared)), shared)
            fine = self._fine(rest, by)
            if fine is not None:
                return fine
        return binary("mod", rest, d)

    def _by_reciprocal(self, x: Term, d: Term) -> tuple[Term, Term] | None:
        """(y, e) where x div d is y div e: a compiler divides by e as it multiplies by (2^s + less) / e and shifts by s,
        which is right for all y below 2^s / less (Granlund and Montgomery, "Division by Invariant Integers using
        Multiplication", 1994). Twos that all parts share may be gone from both: y has them again."""
        if d.op != "const" or d.payload < 3 or d.payload & (d.payload - 1):
            return None
        factor = _shared(x)
        if factor < 3:
            return None
        y = into_arms(x, lambda part: mul(split(part)[0] // factor, split(part)[1]), PARTS)
        low, high = self.interval(y)
        for twos in MOST_TWOS if low >= 0 else ():
            by = -(-(d.payload << twos) // factor)
            less = factor * by - (d.payload << twos)
            if by >= 3 and less and high * less < d.payload:
                return mul(1 << twos, y), const(by)
        return None

    def _step(self, rest: Term, by: int) -> int | None:
        """rest div by, where the range of the rest says it."""
        low, high = self.interval(rest)
        if infinite(low) or infinite(high) or low // by != high // by:
            return None
        return int(low // by)

    def _within(self, x: Term, d: Term) -> tuple[Term, Term] | None:
        """(y, e) where x is y mod (d*e), for a d that is a variable, or a product of such; both are positive."""
        if x.op != "mod" or d.op == "const" or x.args[1].op != "mul" or self.interval(d)[0] < 1:
            return None
        y, product = x.args
        others = list(product.args)
        for own in d.args if d.op == "mul" else (d,):
            at = next((n for n, factor in enumerate(others) if factor is own), None)
            if at is None:
                return None
            del others[at]
        rest = mul(*others)
        return (y, rest) if others and self.interval(rest)[0] >= 1 else None

    def _near(self, x: Term, d: Term) -> tuple[Term, Term, int] | None:
        """(y, e, c) with x = y + c, e a divisor of d, and a known range of y mod e that says what y + c carries."""
        if d.op != "const" or d.payload <= 0:
            return None
        for known in self.remainders:
            y, step = known.args
            if step.payload <= 0 or d.payload % step.payload or y is x:
                continue
            difference = self._difference(x, y)
            if difference:
                low, high = (end + difference for end in self.interval(known))
                if low // step.payload == high // step.payload:
                    return y, step, difference
        return None

    def _difference(self, x: Term, y: Term) -> int | None:
        """x - y if it is plainly a constant."""
        own, other = ({t: c for c, t in map(split, summands(term))} for term in (x, y))
        one = const(1)
        first, second = own.pop(one, 0), other.pop(one, 0)
        return first - second if own == other else None

    def _over(self, y: Term, step: Term, c: int) -> Term:
        low = int(self.interval(binary("mod", y, step))[0])
        return const((low + c) // step.payload)

    def _parted(self, x: Term, d: Term) -> tuple[Term, Term, int | None]:
        """(whole, rest, d as a number) with x = d*whole + rest; for a d that is a variable, whole multiples of it."""
        if d.op == "const":
            by = d.payload
            if by <= 0:
                return const(0), x, None
            whole, rest = [], []
            for part in summands(x):
                coefficient, term = split(part)
                # towards zero, so that no small negative part turns into a large one; constants to [0, by)
                near = coefficient - coefficient % by
                if term.op == "const" and x.op != "const":
                    near = 0  # x + 64 stays together, so that its quotient and its remainder know each other
                if coefficient < 0 and term.op != "const" and near != coefficient:
                    near += by
                if near:
                    whole.append(self.scaled(term, near // by))
                if coefficient - near:
                    rest.append(self.scaled(term, coefficient - near))
            if all(split(p)[0] % by for p in summands(x)) and any(split(p)[0] < 0 for p in summands(x)):
                keep = self.interval(x)  # moving multiples about would only widen a range that is small already
                if keep[1] - keep[0] < by:
                    return const(0), x, by
            return self.add(*whole), self.add(*rest), by
        return const(0), x, 1

    def _grain(self, parts: Iterable[Term], by: int) -> tuple[list[Term], Term] | None:
        """The parts divisible by the largest g | by for which the rest lies in [0, g), and that rest."""
        items = list(parts)
        for grain in sorted({math.gcd(by, split(part)[0]) for part in items} - {1}):
            big = [part for part in items if split(part)[0] % grain == 0]
            small = self.add(*(part for part in items if split(part)[0] % grain))
            low, high = self.interval(small)
            if big and low >= 0 and high < grain:
                return [mul(split(p)[0] // grain, split(p)[1]) for p in big] + [const(grain)], small
        return None

    def _coarse(self, rest: Term, by: int) -> Term | None:
        """(g*a + b) div (g*e) is a div e where 0 <= b < g."""
        found = self._grain(summands(rest), by)
        if found is None:
            return None
        *big, grain = found[0]
        return self.div(self.add(*big), const(by // grain.payload))

    def _fine(self, rest: Term, by: int) -> Term | None:
        """(g*a + b) mod (g*e) is g*(a mod e) + b where 0 <= b < g."""
        found = self._grain(summands(rest), by)
        if found is None:
            return None
        *big, grain = found[0]
        return self.add(self.scaled(self.mod(self.add(*big), const(by // grain.payload)), grain.payload), found[1])

    def multiple(self, term: Term, by: int) -> bool:
        """Whether the term is known to be a multiple."""
        return is_const(self.mod(term, const(by)), 0)


def _shared(x: Term) -> int:
    """What divides every part of a sum, in all arms of its conditionals too."""
    found = 0

    def seen(part: Term) -> Term:
        nonlocal found
        found = math.gcd(found, split(part)[0])
        return part

    into_arms(x, seen, PARTS)
    return found
