"""Sums and products of terms with like parts collected; sums that amount to a remainder, or to what was divided."""

from __future__ import annotations

from collections.abc import Iterator

from ...language.constructors import add, binary, mul, where
from ...language.parts import factors, into_arms, split, summands
from ...language.terms import Term, as_int, const, is_const
from .ranges import Ranges, without

MOST_SUMMANDS = 32  # to which a product of sums is multiplied out


class Sums(Ranges):
    """Ranges, and the constructors of sums and products."""

    def add(self, *terms: Term | int) -> Term:
        """The sum with like terms collected; x - d*(x div d) becomes x mod d."""
        parts: dict[Term, int] = {}
        for term in terms:
            for summand in summands(as_int(term)):
                coefficient, rest = split(summand)
                parts[rest] = parts.get(rest, 0) + coefficient
        parts = {rest: coefficient for rest, coefficient in parts.items() if coefficient}
        self._remainders(parts)
        self._choices(parts)
        ordered = sorted(parts.items(), key=lambda part: self.serial(part[0]))
        return add(*[rest if coefficient == 1 else mul(coefficient, rest) for rest, coefficient in ordered])

    def serial(self, term: Term) -> int:
        return self.serials.setdefault(term, len(self.serials))

    def _remainders(self, parts: dict[Term, int]) -> None:
        """x and -d*(x div d) among the parts become x mod d."""
        for rest in list(parts):
            for factor in factors(rest):
                if factor.op == "div" and rest in parts:
                    scale, base = split(without(rest, factor))
                    any(self._made_remainder(parts, rest, scale, base, x, d) for x, d in _readings(factor, base))
        self._digits(parts)
        while self._joined(parts):
            pass

    def _made_remainder(self, parts: dict[Term, int], rest: Term, scale: int, base: Term, x: Term, d: Term) -> bool:
        """Whether the part, which is scale*base*(x div d), is taken with x among the parts to be x mod d."""
        by, divisor = split(d)
        amount = parts[rest] * scale
        if not by or base is not divisor or amount % by or any(split(part)[1] is rest for part in summands(x)):
            return False
        times = -amount // by
        own = {t: c for c, t in map(split, summands(x))}
        if len(own) > 1 and d.op != "const":
            own.pop(const(1), None)  # some number is left over, that is all
        held = all(self._holds_part(parts.get(t, 0), c * times) for t, c in own.items())
        if not times or not (held or (x.op == "const" and d.op != "const")):  # 32 mod d says more than d*(32 div d)
            return False
        del parts[rest]
        self._put(parts, x, -times)
        self._put(parts, self.mod(x, d), times)
        return True

    def _joined(self, parts: dict[Term, int]) -> bool:
        """Whether an x mod d and a d*(x div d) among the parts, perhaps both times something, were joined to x."""
        for rest in list(parts):
            for factor in factors(rest):
                if factor.op != "mod" or is_const(factor.args[1], 0):
                    continue
                x, d = factor.args
                others, coefficient = without(rest, factor), parts[rest]
                whole = self._spread(others, d, self._over_both(x, d))
                if rest not in whole and all(parts.get(t, 0) == coefficient * c for t, c in whole.items()):
                    for part in (rest, *whole):
                        del parts[part]
                    joined = self.mul(others, x)
                    self.note(add(rest, *(mul(c, t) for t, c in whole.items())), joined)
                    self._put(parts, joined, coefficient)
                    return True
        return False

    def _put(self, parts: dict[Term, int], term: Term, times: int = 1) -> None:
        """Add times * term to the parts."""
        for summand in summands(term):
            c, t = split(summand)
            parts[t] = parts.get(t, 0) + c * times
            if not parts[t]:
                del parts[t]

    def _choices(self, parts: dict[Term, int]) -> None:
        """Conditionals on the same condition become one."""
        by_condition: dict[Term, list[Term]] = {}
        for rest in parts:
            if rest.op == "ite":
                by_condition.setdefault(rest.args[0], []).append(rest)
        for condition, same in by_condition.items():
            if len(same) > 1:
                taken = [(rest, parts.pop(rest)) for rest in same]
                arms = (self.add(*(self.scaled(rest.args[n], c) for rest, c in taken)) for n in (1, 2))
                whole = where(condition, *arms)
                self.say(add(*(mul(c, rest) for rest, c in taken)), whole)
                self._put(parts, whole)

    def _over_both(self, x: Term, d: Term) -> Term:
        """x div d, where x may be y div c."""
        if x.op == "div" and not (is_const(x.args[1]) and is_const(d)):
            return binary("div", x.args[0], self.mul(x.args[1], d))
        return binary("div", x, d)

    def _digits(self, parts: dict[Term, int]) -> None:
        """x mod (a*b) - a*((x div a) mod b) is x mod a."""
        for rest in list(parts):
            for factor in rest.args if rest.op == "mul" else ():
                if factor.op != "mod" or factor.args[0].op != "div" or rest not in parts:
                    continue
                (x, a), b = factor.args[0].args, factor.args[1]
                digit = self._spread(a, factor)
                times = -parts[rest]
                if any(parts.get(t, 0) != -times * c for t, c in digit.items()) or (is_const(a) and is_const(b)):
                    continue
                whole = binary("mod", x, self.mul(a, b))
                if rest in digit and self._holds_part(parts.get(whole, 0), times):
                    for part in digit:
                        del parts[part]
                    low = self.mod(x, a)
                    self.note(add(whole, *(mul(-c, t) for t, c in digit.items())), low)
                    self._put(parts, whole, -times)
                    self._put(parts, low, times)
        for rest in list(parts):
            if rest.op != "mod" or rest.args[0].op != "div" or rest not in parts:
                continue
            (x, a), b = rest.args[0].args, rest.args[1]
            if a.op != "const" or b.op != "const" or not a.payload or not b.payload or parts[rest] % a.payload:
                continue
            both_digits, low, up = (
                binary("mod", x, const(a.payload * b.payload)),
                binary("mod", x, a),
                parts[rest] // a.payload,
            )
            if parts.get(low, 0) == up:  # x mod a + a*((x div a) mod b) is x mod (a*b)
                del parts[rest], parts[low]
                self.note(add(low, mul(a, rest)), both_digits)
                self._put(parts, both_digits, up)
                continue
            whole, times = both_digits, -up
            if times and self._holds_part(parts.get(whole, 0), times):
                del parts[rest]
                self.note(add(whole, mul(-a.payload, rest)), self.mod(x, a))
                self._put(parts, whole, -times)
                self._put(parts, self.mod(x, a), times)

    @staticmethod
    def _holds_part(have: int, wanted: int) -> bool:
        return abs(have) >= abs(wanted) and have * wanted > 0

    def mul(self, left: Term | int, right: Term | int) -> Term:
        a, b = as_int(left), as_int(right)
        if a.op != "const":
            a, b = b, a
        if a.op == "const":
            return self.scaled(b, a.payload)
        if self.expanding and "add" in (a.op, b.op) and len(summands(a)) * len(summands(b)) <= MOST_SUMMANDS:
            return self.add(*(self.mul(x, y) for x in summands(a) for y in summands(b)))
        return self._product(a, b)

    def _product(self, a: Term, b: Term) -> Term:
        (c, x), (d, y) = split(a), split(b)
        return mul(c * d, *sorted((*factors(x), *factors(y)), key=self.serial))

    def _spread(self, *terms: Term) -> dict[Term, int]:
        """The product's summands -> their coefficients, multiplied out as `mul` does it but not simplified: what is looked
        for among parts may have the part itself as a factor, so that simplifying it would look for it again."""
        found = {const(1): 1}
        for term in terms:
            own = summands(term) if self.expanding and len(found) * len(summands(term)) <= MOST_SUMMANDS else (term,)
            parts: dict[Term, int] = {}
            for part, coefficient in found.items():
                for summand in own:
                    c, rest = split(self._product(part, summand))
                    parts[rest] = parts.get(rest, 0) + c * coefficient
            found = {rest: c for rest, c in parts.items() if c}
        return found

    def scaled(self, term: Term, by: int) -> Term:
        """by * term, into sums and conditionals."""
        return into_arms(term, lambda part: mul(by, part), through=("add", "ite"))

    def mod(self, x: Term, d: Term) -> Term:
        """The remainder, simplified."""
        raise NotImplementedError


def _readings(quotient: Term, base: Term) -> Iterator[tuple[Term, Term]]:
    """(x, d) for x div d; and as b*(x div (a*b)) is b*((x div a) div b), for the base b."""
    x, d = quotient.args
    yield x, d
    if d.op == "mul" and any(factor is base for factor in d.args):
        yield binary("div", x, without(d, base)), base
