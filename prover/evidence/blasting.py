"""Terms as circuits over exact integers: no width is chosen, every value has as many bits as it can need.

A value is a list of literals, lowest bit first, in two's complement; its last bit is the sign and goes on for
ever. A sum gets a bit more than its operands, a product as many as both have, so nothing can overflow, whatever the
ranges. A variable has the bits of its range's ends. Where a term has no value (a divisor of 0, a negative shift
amount) the circuit may say anything; that every value is defined is part of an obligation's goal. The one thing that can
be too large is a shift up by many bits: `Circuit.excess` is true where that happens, and nothing is claimed there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import reduce
from typing import Any

from msgspec import Struct

from ..language.terms import Term
from ..language.walking import fold, postorder, variables
from .errors import Unavailable
from .gates import FALSE, TRUE, Clause, Gates, Literal

MOST_BITS = 512
MOST_SHIFT = 128  # bits; no address is shifted further
MOST_CLAUSES = 2_000_000

Bits = list[Literal]


class Circuit:
    """Circuits of terms, sharing gates; `denial` gives statements about them as clauses."""

    def __init__(self) -> None:
        self.gates = Gates()
        self.excess: Literal = FALSE
        self._memo: dict[Term, Any] = {}
        self._table = self._meanings()

    def denial(self, statements: Sequence[Clause], over: Sequence[Term]) -> Denial:
        """Clauses that can be satisfied where the statements, clauses over values' literals, can."""
        bits = dict(zip((variable.payload[0] for variable in over), self.value(*over), strict=True))
        return Denial(self.gates.below(statements), bits, self.excess)

    def value(self, *terms: Term) -> list[Any]:
        """Bits of integer terms, literals of truth values. Raises Unavailable for an unbounded variable."""
        for node in postorder(*terms, ranges=True):  # a variable's range comes before the variable
            fold(self._table, node, memo=self._memo)
            if self.gates.size > MOST_CLAUSES:
                raise Unavailable(f"a circuit of more than {MOST_CLAUSES:,} clauses")
        return [self._memo[term] for term in terms]

    # -- integers --------------------------------------------------------------------------------------------

    @staticmethod
    def constant(value: int) -> Bits:
        return [TRUE if value >> i & 1 else FALSE for i in range(value.bit_length() + 1)]

    @staticmethod
    def trimmed(bits: Bits) -> Bits:
        """Without sign bits that only repeat."""
        while len(bits) > 1 and bits[-1] == bits[-2]:
            bits = bits[:-1]
        if len(bits) > MOST_BITS:
            raise Unavailable(f"a value of more than {MOST_BITS} bits")
        return bits

    @staticmethod
    def widened(bits: Bits, size: int) -> Bits:
        return bits + [bits[-1]] * (size - len(bits))

    def plus(self, a: Bits, b: Bits, carry: Literal = FALSE) -> Bits:
        size = max(len(a), len(b)) + 1
        result = []
        for x, y in zip(self.widened(a, size), self.widened(b, size), strict=True):
            half = self.gates.parity(x, y)
            result.append(self.gates.parity(half, carry))
            carry = self.gates.majority(x, y, carry)
        return self.trimmed(result)

    def minus(self, a: Bits, b: Bits) -> Bits:
        return self.plus(a, [-bit for bit in b], TRUE)

    def times(self, a: Bits, b: Bits) -> Bits:
        if sum(bit not in (TRUE, FALSE) for bit in b) > sum(bit not in (TRUE, FALSE) for bit in a):
            a, b = b, a
        size = len(a) + len(b)
        wide, total = self.widened(a, size), [FALSE]
        for i, bit in enumerate(b):
            row = [FALSE] * i + [self.gates.conjunction(bit, x) for x in wide]
            total = self.minus(total, row) if i == len(b) - 1 else self.plus(total, row)
            total = self.trimmed(total[:size]) if len(total) > size else total
        return self.trimmed(total)

    def less(self, a: Bits, b: Bits) -> Literal:
        """a < b: the sign of the difference."""
        return self.minus(a, b)[-1]

    def same(self, a: Bits, b: Bits) -> Literal:
        size = max(len(a), len(b))
        pairs = zip(self.widened(a, size), self.widened(b, size), strict=True)
        return reduce(self.gates.conjunction, (-self.gates.parity(x, y) for x, y in pairs), TRUE)

    def chosen(self, c: Literal, a: Bits, b: Bits) -> Bits:
        size = max(len(a), len(b))
        pairs = zip(self.widened(a, size), self.widened(b, size), strict=True)
        return self.trimmed([self.gates.choice(c, x, y) for x, y in pairs])

    def bitwise(self, gate: Callable[[Literal, Literal], Literal], a: Bits, b: Bits) -> Bits:
        size = max(len(a), len(b))
        return self.trimmed([gate(x, y) for x, y in zip(self.widened(a, size), self.widened(b, size), strict=True)])

    def shifted_up(self, a: Bits, amount: Bits) -> Bits:
        for i, bit in enumerate(amount[:-1]):
            if bit == FALSE:
                continue
            if 1 << min(i, 12) < MOST_SHIFT and len(a) + (1 << i) <= MOST_BITS:
                a = self.chosen(bit, [FALSE] * (1 << i) + a, a)
            else:
                self.excess = self.gates.disjunction(self.excess, bit)
        return a

    def shifted_down(self, a: Bits, amount: Bits) -> Bits:
        for i, bit in enumerate(amount[:-1]):
            if bit != FALSE:
                far = a[1 << i :] if i < 12 and len(a) > 1 << i else []
                a = self.chosen(bit, far or [a[-1]], a)
        return a

    def divided(self, a: Bits, d: Bits) -> tuple[Bits, Bits]:
        """(quotient, rest), rounding down."""
        value = _constant(d)
        if value is not None and value > 0 and value & (value - 1) == 0:
            k = value.bit_length() - 1
            wide = self.widened(a, k + 1)
            return self.trimmed(wide[k:]), self.trimmed([*wide[:k], FALSE])
        gates, below = self.gates, d[-1]  # the rest has the divisor's sign
        q = [gates.fresh() for _ in range(len(a) + 1)]
        r = [gates.fresh() for _ in range(len(d) - 1)]
        some = reduce(gates.disjunction, r, FALSE)
        r.append(gates.conjunction(below, some))
        inside = gates.choice(below, self.less(d, r), self.less(r, d))
        exact = gates.conjunction(self.same(self.plus(self.times(q, d), r), a), inside)
        # for every a and every d but 0 there are such q and r, so the clause takes no point away
        gates.law([self.same(d, [FALSE]), exact])
        return q, r

    # -- terms -----------------------------------------------------------------------------------------------

    def variable(self, node: Term) -> Bits:
        name, low, high = node.payload
        if low is None or high is None:
            raise Unavailable(f"{name} is unbounded")
        ends = self._memo[low], self._memo[high]
        size = max(len(end) for end in ends)
        signed = ends[0][-1] != FALSE
        return [self.gates.fresh() for _ in range(size - (not signed))] + ([] if signed else [FALSE])

    def _meanings(self) -> dict[str, Callable[..., Any]]:
        gates = self.gates

        def over(function: Callable[[Any, Any], Any]) -> Callable[..., Any]:
            return lambda node, *args: reduce(function, args)

        return {
            "const": lambda node: self.constant(node.payload),
            "var": self.variable,
            "truth": lambda node: TRUE if node.payload else FALSE,
            "add": over(self.plus),
            "mul": over(self.times),
            "div": lambda node, a, d: self.divided(a, d)[0],
            "mod": lambda node, a, d: self.divided(a, d)[1],
            "xor": lambda node, a, b: self.bitwise(gates.parity, a, b),
            "band": lambda node, a, b: self.bitwise(gates.conjunction, a, b),
            "bor": lambda node, a, b: self.bitwise(gates.disjunction, a, b),
            "shl": lambda node, a, b: self.shifted_up(a, b),
            "shr": lambda node, a, b: self.shifted_down(a, b),
            "ite": lambda node, c, a, b: self.chosen(c, a, b),
            "named": lambda node, a: a,
            "le": lambda node, a, b: -self.less(b, a),
            "lt": lambda node, a, b: self.less(a, b),
            "eq": lambda node, a, b: self.same(a, b),
            "not": lambda node, a: -a,
            "and": over(gates.conjunction),
            "or": over(gates.disjunction),
        }


def _constant(bits: Sequence[Literal]) -> int | None:
    if any(bit not in (TRUE, FALSE) for bit in bits):
        return None
    value = sum(1 << i for i, bit in enumerate(bits[:-1]) if bit == TRUE)
    return value - (1 << (len(bits) - 1)) if bits[-1] == TRUE else value


class Denial(Struct, frozen=True):
    """Clauses that can be satisfied wherever a statement fails; unsatisfiable is a proof of it.

    bits: variable -> its value's literals. excess: true at the models of which the circuit says nothing.
    """

    clauses: list[Clause]
    bits: dict[str, Bits]
    excess: Literal = FALSE

    def point(self, model: Collection[Literal]) -> dict[str, int]:
        """The variables' values in a model, which is its true literals; a bit that no clause is about is 0."""
        return {name: _value(bits, model) for name, bits in self.bits.items()}

    def meant(self) -> list[Clause]:
        """The clauses where the circuit says what the statement says."""
        return [*self.clauses, [-self.excess]] if self.excess != FALSE else self.clauses


def _value(bits: Bits, model: Collection[Literal]) -> int:
    one = [
        bit == TRUE or (bit != FALSE and bit in model) for bit in bits
    ]  # a model may lack TRUE where no clause has it
    value = sum(1 << i for i, set_ in enumerate(one[:-1]) if set_)
    return value - (1 << (len(bits) - 1)) if one[-1] else value


def negated(assumptions: Sequence[Term], goal: Term) -> Denial:
    """The denial of "the assumptions imply the goal".

    Where a shift is in excess, every assumption that was translated after the first such shift counts as true and the
    goal as false, so such a point has to be ruled out by the other assumptions alone.
    """
    circuit = Circuit()
    clauses: list[Clause] = []
    for formula in assumptions:
        (literal,) = circuit.value(formula)
        clauses.append([literal] if circuit.excess == FALSE else [literal, circuit.excess])
    (wanted,) = circuit.value(goal)
    clauses.append([-wanted] if circuit.excess == FALSE else [-wanted, circuit.excess])
    return circuit.denial(clauses, variables(*assumptions, goal))
