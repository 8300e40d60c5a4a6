"""The rules: a state of a proof grows only by these, and each checks its own side conditions.

A state holds facts ``p >= 0`` and ``e = 0`` about polynomials over atoms (`facts`). It stands for "the assumptions so far
imply every fact"; the goal is proved by assuming its negation and deriving ``-1 >= 0``. A search may propose anything;
what it proposes becomes a fact only through one of these rules, and one that does not apply raises RuleError or says so.

    define    a fresh atom equals a polynomial (divisors that are sums get a name)
    admit     a part of the goal that was proved helps to prove the next; `closing` sees that it was
    given     an assumption (or one case of a split; `closing` sees that there is a case for everything)
    euclid    x = d*q + r, 0 <= r < d for q = x div d, r = x mod d, when d >= 1 is a fact
    bitwise   bounds of a bit operation on values that are facts to be non-negative
    power     a shift is a product with, or a division by, a power of two that is at least 1; bits below one are a remainder
    powers    2^b * 2^c = 2^(b + c)
    below     a ^ b and a | b are below the power of two that a and b are below
    apart     a | b and a ^ b are a + b, and a & b is 0, where a power of two divides a and is above b
    undo      (a ^ b) ^ b = a
    bit       a ^ p, a | p and a & p of a power of two p, by the bit (a div p) mod 2
    lone      x = p where x & (x - 1) = 0 and p <= x < 2*p for a power of two p
    combine   a sum of facts, each times a non-negative rational and a product of non-negative atoms; equalities times
              any rational and any atoms
    tighten   g*p + c >= 0 gives p + floor(c/g) >= 0 for integers
    unique    x = d*Q + R with facts 0 <= R < d gives x div d = Q, x mod d = R
    rewrite   an atom that equals a polynomial without it is replaced by that
    exclude   a disjunction of which every part is false is a contradiction
    choose    a conditional whose condition is decided equals that branch

Each application is logged as a `Link`; replaying the links is checking the proof.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import lcm

from ..language.constructors import negation
from ..language.terms import Term
from . import powers
from .errors import RuleError
from .facts import BIT_BOUNDS, Fact, Facts, Share, disjuncts, logged
from .polynomials import Monomial, Poly, atom, constant, content, monomial_poly


class State(Facts):
    """A state of a proof, and the rules as methods.

    assumed: what it assumes beyond its parent; admitted: parts of the goal, in order. birth, born: how many parts its
    parent had admitted, and how many links it had, when this one began.
    """

    def __init__(self, parent: State | None = None):
        super().__init__(parent)
        self.parent = parent
        self.assumed: list[Term | Poly] = []
        self.admitted: list[Term] = []
        self.birth = len(parent.admitted) if parent else 0
        self.born = len(parent.links) if parent else 0

    def define(self, node: Term) -> None:
        """Rule define: give the sum a name, unless it has one."""
        self.names |= {node}
        self.poly(node)

    @logged()
    def assume(self, formula: Term) -> None:
        """Rule given: an assumption, or one case of a split; conjunctions fall apart, disjunctions stay open."""
        self.assumed.append(formula)
        self._given(formula)

    def _given(self, formula: Term) -> None:
        stack = [formula]
        while stack:
            part = stack.pop()
            self.decided[part] = True
            self.decided[negation(part)] = False
            if part.op == "and":
                stack.extend(part.args)
            elif part.op == "truth":
                if not part.payload:
                    self._add(Fact(constant(-1), False, "given", source=formula))
            elif part.op == "le":
                self._add(Fact(self.poly(part.args[1]) - self.poly(part.args[0]), False, "given", source=formula))
            elif part.op == "lt":
                below = self.poly(part.args[1]) - self.poly(part.args[0]) - 1
                self._add(Fact(below, False, "given", source=formula))
            elif part.op == "eq":
                self._add(Fact(self.poly(part.args[1]) - self.poly(part.args[0]), True, "given", source=formula))
            else:  # a disjunction, or "not equal", which is one
                self.open.append(part)

    @logged()
    def admit(self, goal: Term) -> None:
        """Rule admit: a part of the goal whose negation was refuted in this state (`closing` checks) holds now."""
        self.admitted.append(goal)
        self._given(goal)

    @logged()
    def assume_poly(self, poly: Poly) -> int:
        """Rule given, for a case of a split on a polynomial: poly >= 0."""
        self.assumed.append(poly)
        return self._add(Fact(poly, False, "given"))

    @logged(None)
    def euclid(self, x: Poly, d: Poly) -> tuple[int, int] | None:
        """Rule euclid: the atoms (q, r) with their defining facts, or None while d >= 1 is not known."""
        if d.constant is not None:
            if d.constant < 1:
                return None
            needs: tuple[int, ...] = ()
        else:
            positive = self.known(d - 1)
            if positive is None:
                return None
            needs = (positive,)
        q, r = self.atoms.number("div", None, (x, d)), self.atoms.number("mod", None, (x, d))
        settled_q, settled_r = self.normal(atom(q)), self.normal(atom(r))
        if (settled_q, settled_r) == (atom(q), atom(r)):
            self._add(Fact(d * atom(q) + atom(r) - x, True, "euclid", needs))
            self._add(Fact(atom(r), False, "euclid", needs))
            self._add(Fact(d - 1 - atom(r), False, "euclid", needs))
        return q, r

    @logged(False)
    def bitwise(self, number: int) -> bool:
        """Rule bitwise: 0 <= a op b and the bounds of BIT_BOUNDS, for a bit operation with operands >= 0."""
        kind, _, arguments = self.atoms[number]
        if kind not in BIT_BOUNDS:
            return False
        signs = [self.holds(argument) for argument in arguments]
        if None in signs:
            return False
        needs = tuple(sign for sign in signs if sign is not None and sign >= 0)
        for bound in (atom(number), *BIT_BOUNDS[kind](atom(number), *arguments)):
            self._add(Fact(bound, False, "bitwise", needs))
        return True

    @logged(None)
    def power(self, number: int) -> int | None:
        """Rule power: what `powers.meaning` says of this atom, a shift or a mask; None where it says nothing."""
        found = powers.meaning(self, number)
        return None if found is None else self._add(Fact(self.normal(found[0]), found[1], "power", found[2]))

    @logged(None)
    def powers(self, b: Poly, c: Poly) -> int | None:
        """Rule powers: 2^b * 2^c = 2^(b + c), or None while b >= 0, c >= 0 and b + c >= 0 are not facts."""
        found = [powers.two_to(self, amount) for amount in (b, c, b + c)]
        (first, second, both), needs = zip(*(each or (None, ()) for each in found), strict=True)
        if first is None or second is None or both is None:
            return None
        return self._add(Fact(self.normal(first * second - both), True, "power", sum(needs, ())))

    @logged(None)
    def below(self, number: int, power: Poly) -> int | None:
        """Rule below: a op b < power for an exclusive or, or or, of 0 <= a, b < power, a power of two."""
        found = powers.below(self, number, power)
        return None if found is None else self._add(Fact(self.normal(found[0]), False, "below", found[1]))

    @logged(None)
    def apart(self, number: int, power: Poly, whole: Poly) -> int | None:
        """Rule apart: power*whole | b = power*whole ^ b = power*whole + b, power*whole & b = 0 for 0 <= b < power."""
        found = powers.apart(self, number, power, whole)
        return None if found is None else self._add(Fact(self.normal(found[0]), True, "apart", found[1]))

    @logged(None)
    def undo(self, number: int) -> int | None:
        """Rule undo: (a ^ b) ^ b = a for a, b >= 0."""
        found = powers.undone(self, number)
        return None if found is None else self._add(Fact(self.normal(found[0]), True, "undo", found[1]))

    @logged(None)
    def bit(self, number: int) -> int | None:
        """Rule bit: x ^ p, x | p or x & p for x >= 0 and a power of two p, by the bit (x div p) mod 2."""
        found = powers.single_bit(self, number)
        return None if found is None else self._add(Fact(self.normal(found[0]), True, "bit", found[1]))

    @logged(None)
    def lone(self, number: int, power: Poly) -> int | None:
        """Rule lone: x = power for x & (x - 1) = 0 and power <= x < 2 * power, a power of two."""
        found = powers.lone(self, number, power)
        return None if found is None else self._add(Fact(self.normal(found[0]), True, "lone", found[1]))

    @logged()
    def combine(self, target: Poly, shares: Iterable[Share]) -> int:
        """Rule combine: target >= 0, because its negation and the shares add up to -1."""
        shares = tuple(shares)
        whole = lcm(*(share.weight.denominator for share in shares))
        needs: set[int] = set()
        balance: dict[Monomial, int] = {}
        negated = -target - 1
        for weight, monomial, number in shares:
            if not -1 <= number < len(self.facts):
                raise RuleError("a share of a fact that does not exist")
            fact = Fact(negated, False, "negated target") if number == -1 else self.facts[number]
            if weight < 0 and not fact.equal:
                raise RuleError("a negative share of an inequality")
            if not fact.equal:
                for factor in monomial:
                    sign = self.non_negative(factor)
                    if sign is None:
                        raise RuleError("a cofactor that is not known to be non-negative")
                    needs.add(sign)
            if number >= 0:
                needs.add(number)
            times = weight.numerator * (whole // weight.denominator)
            for m, c in (fact.poly * monomial_poly(monomial) if monomial else fact.poly).terms.items():
                balance[m] = balance.get(m, 0) + times * c
        if balance.pop((), 0) != -whole or any(balance.values()):
            raise RuleError("the shares do not add up to -1")
        return self._add(Fact(target, False, "combine", tuple(sorted(needs)), shares=shares))

    @logged()
    def tighten(self, number: int) -> int:
        """Rule tighten: divide by the common factor of the coefficients and round the constant down."""
        fact = self.facts[number]
        factor = content(fact.poly)
        if fact.equal or factor <= 1:
            return number
        poly = Poly({m: c // factor for m, c in fact.poly.terms.items() if m or c // factor})
        return self._add(Fact(poly, False, "tighten", (number,)))

    @logged()
    def unique(self, x: Poly, d: Poly, whole: Poly, rest: Poly) -> None:
        """Rule unique: x div d = whole and x mod d = rest, since x = d*whole + rest and 0 <= rest < d are facts."""
        difference = self.normal(d * whole + rest - x)
        needs: tuple[int, ...] = ()
        if difference:
            sides = (self.known(difference), self.known(-difference))
            if None in sides:
                raise RuleError("x is not known to be d*whole + rest")
            needs = tuple(side for side in sides if side is not None)
        low = self.holds(rest)
        high = self.holds(d - 1 - rest)
        if low is None or high is None:
            raise RuleError("the remainder's range is not a fact")
        q, r = self.atoms.number("div", None, (x, d)), self.atoms.number("mod", None, (x, d))
        needs += tuple(n for n in (low, high) if n >= 0)
        pairs = [(n, v) for n, v in ((q, whole), (r, rest)) if self.rewrites.get(n) is None and v != atom(n)]
        if any(self._loops(number, value) for number, value in pairs):
            raise RuleError("a rewrite that never ends")  # before anything is changed
        for number, value in pairs:
            reason = self._add(Fact(atom(number) - value, True, "unique", needs))
            if not self._loops(number, value):
                self._rewrite(number, value, reason)

    def _loops(self, number: int, value: Poly) -> bool:
        """Whether the value, as it stands now, mentions the atom that it should replace."""
        return number in self.atoms.inside(self.normal(value))

    def _rewrite(self, number: int, value: Poly, reason: int) -> None:
        if self._loops(number, value):
            raise RuleError("a rewrite that never ends")
        value = self.normal(value)
        self.rewrites[number] = (value, reason)
        self._memo.clear()
        self._compared.clear()
        self._settled.clear()
        self._renormalise()

    @logged()
    def rewrite(self, number: int, fact: int) -> None:
        """Rule rewrite: the equality fact solved for an atom that stands in it once, with coefficient 1 or -1."""
        poly = self.facts[fact].poly
        coefficient = poly.terms.get((number,))
        if not self.facts[fact].equal or coefficient not in (1, -1):
            raise RuleError("only an equality with the atom's coefficient 1 or -1 can be solved for it")
        self._rewrite(number, atom(number) - poly * coefficient, fact)

    @logged(False)
    def choose(self, number: int) -> bool:
        """Rule choose: a conditional whose condition is decided becomes that branch."""
        node = self.atoms[number].key
        if self.atoms[number].kind != "ite":
            raise RuleError("only a conditional can be chosen from")
        reasons: list[int] = []
        verdict = None if number in self.rewrites else self.decide(node.args[0], reasons)
        if verdict is None:
            return False
        value = self.poly(node.args[1] if verdict else node.args[2])
        if value == atom(number):
            return False
        if self._loops(number, value):
            raise RuleError("a rewrite that never ends")
        reason = Fact(atom(number) - value, True, "choose", tuple(reasons), node.args[0])
        self._rewrite(number, value, self._add(reason))
        return True

    @logged(False)
    def exclude(self) -> bool:
        """Rule exclude: an open disjunction of which every part is false is a contradiction."""
        for formula in self.open:
            reasons: list[int] = []
            if all(self.decide(part, reasons) is False for part in disjuncts(formula)):
                self._add(Fact(constant(-1), False, "exclude", tuple(reasons), formula))
                return True
        return False

    def _renormalise(self) -> None:
        """Every fact again after a rewrite: the rewritten form follows from the fact and the equalities used."""
        for number, fact in list(self.live()):
            settled = self.normal(fact.poly)
            if settled == fact.poly:
                continue
            self.stale.add(number)
            needs = (number, *(reason for _, reason in self.rewrites.values()))
            value = settled.constant
            if value is None:
                self._add(Fact(settled, fact.equal, "rewrite", needs))
            elif value < 0 or (fact.equal and value):
                self._add(Fact(constant(-1), False, "rewrite", needs))
