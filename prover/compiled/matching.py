"""When two values are the same function of the same loaded elements, as a formula.

TRUSTED with the nodes: a formula that is proved says that both sides store one value, where each operation gives one result
for the same operands, and a load of one element one value. It may be false of values that are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations

from ..language.constructors import both, either, negation
from ..language.idioms import implies
from ..language.terms import Term, truth
from ..triton.formulas import Formula
from .nodes import ANY, ARGUMENT, CHOICE, JOINED, LOAD, NUMBER, PART, UNKNOWN, Node, Nodes

FALSE, TRUE = truth(False), truth(True)
COMMUTING = {
    "add", "mul", "max", "min", "max.nan", "min.nan", "is oeq", "is ueq", "is one", "is une", "is uno", "is ord",
}  # fmt: skip
TWO = {"f16": 0x4000, "bf16": 0x4000, "f32": 0x40000000, "f64": 0x4000000000000000}
# as in f32: 24 bits are at least twice as many as a half has, and two more (Figueroa, "When is double rounding innocuous?")
HALVES = {"add", "sub", "mul", "div"}
TURNED = {"is olt": "is ogt", "is ole": "is oge", "is ult": "is ugt", "is ule": "is uge"}
INFINITE = {"f16": 0x7C00, "f32": 0x7F800000, "f64": 0x7FF0000000000000}
NOTHING_ABOVE, NOTHING_BELOW = {"lt": "ne", "ge": "eq"}, {"gt": "ne", "le": "eq"}
IN_F32 = "an operation on halves that is made in f32 and then rounded, and the operation on halves"
FUSED = "a product and a sum that the compiler made one operation, rounded once"


class Matching:
    """Compares what the emitted code stores with what the source does. address: of an emitted load, by its number: the
    memory, and the first byte; formulas: as `SourceValues` has them; memory: of an argument of the launch. met: two
    operations that are not one, of the emitted code and of the source; said: what was taken for the same. holds: whether a
    condition is among what is given."""

    def __init__(
        self, address: Callable[[int], tuple[str, Term]], formulas: Mapping[Node, Formula], memory: Callable[[str], str],
        holds: Callable[[Term], bool], nodes: Nodes,
    ):  # fmt: skip
        self.nodes = nodes
        self.address, self.formulas, self.memory, self.holds = address, formulas, memory, holds
        self.memo: dict[tuple[Node, Node], Term] = {}
        self.met: list[tuple[Node, Node]] = []
        self.said: list[str] = []

    def same(self, one: Node, other: Node) -> Term:
        """one: of the emitted code."""
        key = one, other
        if key not in self.memo:
            self.memo[key] = self._same(one, other)
        return self.memo[key]

    def _same(self, one: Node, other: Node) -> Term:
        if other.op == ANY:
            return TRUE
        if one.bits != other.bits or UNKNOWN in (one.op, other.op):
            return self._differ(one, other)
        if one.op == CHOICE and one.said is not None and self.holds(one.said):
            return self.same(one.args[0], other)
        if other.op == CHOICE and other.said is not None and self.holds(other.said):
            return self.same(one, other.args[0])
        if one.op == CHOICE and one.said is not None:
            yes, no = (self.same(arm, other) for arm in one.args)
            return both(implies(one.said, yes), implies(negation(one.said), no))
        if other.op == CHOICE and other.said is not None:
            yes, no = (self.same(one, arm) for arm in other.args)
            return either(both(other.said, yes), both(negation(other.said), no))
        if other.op == LOAD:
            return self._loaded(one, other)
        if other.op in (NUMBER, ARGUMENT):
            return TRUE if one is other else self._differ(one, other)
        return self._operation(one, other)

    def _differ(self, one: Node, other: Node) -> Term:
        self.met.append((one, other))
        return FALSE

    def _loaded(self, one: Node, other: Node) -> Term:
        """Whether an element that is loaded is that one."""
        whole, low = (one.args[0], one.said) if one.op == PART else (one, 0)
        if whole.op != LOAD or low % 8:
            return self._differ(one, other)
        memory, first = self.address(whole.said)
        arm = self.formulas[other].arms[0]
        if not memory or self.memory(arm.base) != memory:
            return self._differ(one, other)
        return first + low // 8 == arm.offset.exact * arm.unit

    def _operation(self, one: Node, other: Node) -> Term:
        fused = self._fused(one, other)
        if fused is not None:
            return fused
        if (one.op, other.op) == ("add", "sub") and one.said == other.said:  # x + (-c) for x - c
            x, y = other.args
            return either(*(both(self.same(a, x), self._opposite(b, y)) for a, b in (one.args, one.args[::-1])))
        halves = self._of_halves(one, other)
        if halves is not None:
            return halves
        if one.op == other.op == "mul" and one.said == other.said and (turned := self._turned_product(one, other)):
            return turned[0]
        doubled = _doubled(one, other)
        if doubled is not None:
            return self.same(*doubled)
        turned = TURNED.get(one.op) == other.op or TURNED.get(other.op) == one.op
        if turned and one.said == other.said:
            return both(*(self.same(a, b) for a, b in zip(one.args, reversed(other.args), strict=True)))
        mine, theirs = (_with_infinity(own) for own in (one, other))
        if one.op != other.op and one.said == other.said and mine and theirs and mine[:2] == theirs[:2]:
            return self.same(mine[2], theirs[2])
        if one.op != other.op or one.said != other.said or len(one.args) != len(other.args) or one.op == PART:
            return self._differ(one, other)
        if one.op == JOINED and [a.bits for a in one.args] != [b.bits for b in other.args]:
            return self._differ(one, other)
        orders = [other.args]
        if one.op in COMMUTING and len(other.args) == 2:
            orders = [tuple(order) for order in permutations(other.args)]
        elif one.op == "fma":
            a, b, c = other.args
            orders = [(a, b, c), (b, a, c)]
        return either(*(both(*(self.same(a, b) for a, b in zip(one.args, order, strict=True))) for order in orders))

    def _of_halves(self, one: Node, other: Node) -> Term | None:
        """Of a sum, difference, product or quotient of two halves that the emitted code makes in f32; None of others."""
        if other.op not in HALVES or other.said not in ("f16", "bf16") or one.op != f"f32 rounded to {other.said}":
            return None
        wide = [self.nodes.extended(arg, other.said, "f32") for arg in other.args]
        self.said.append(IN_F32)
        return self.same(one, self.nodes.rounded(self.nodes.node(other.op, 32, wide, "f32"), "f32", other.said))

    def _turned_product(self, one: Node, other: Node) -> list[Term]:
        """x (-c) for (-x) c; empty where no factor has its sign changed."""
        for own, number in (other.args, other.args[::-1]):
            if own.op == "neg" and number.op == NUMBER and any(arg.op == NUMBER for arg in one.args):
                x = own.args[0]
                return [
                    either(*(both(self.same(a, x), self._opposite(c, number)) for a, c in (one.args, one.args[::-1])))
                ]
        return []

    def _fused(self, one: Node, other: Node) -> Term | None:
        """fma(a, b, c) for a product and a sum or a difference; None of what is none."""
        if one.op != "fma" or other.op not in ("add", "sub") or one.said != other.said:
            return None
        (a, b, c), found = one.args, list[Term]()
        for at, product in enumerate(other.args):
            if product.op != "mul" or product.said != one.said:
                continue
            rest = other.args[1 - at]
            subtracted = other.op == "sub"
            last = self._opposite(c, rest) if subtracted and at == 0 else self.same(c, rest)
            first = self._opposite if subtracted and at == 1 else self.same
            for x, y in (product.args, product.args[::-1]):
                found += [both(first(a, x), self.same(b, y), last), both(self.same(a, x), first(b, y), last)]
        if found:
            self.said.append(FUSED)
        return either(*found) if found else None

    def _opposite(self, one: Node, other: Node) -> Term:
        """Whether one is the other with its sign changed."""
        if one.op == other.op == NUMBER and one.bits == other.bits:
            return TRUE if one.said ^ other.said == 1 << (one.bits - 1) else self._differ(one, other)
        for a, b in ((one, other), (other, one)):
            if a.op == "neg":
                return self.same(a.args[0], b) if a is one else self.same(b, a.args[0])
        return self._differ(one, other)

    @property
    def foreign(self) -> tuple[Node, Node] | None:
        """Two that differ of which one is not understood, or is made of what is not."""
        return next((pair for pair in self.met if any(map(unknown_in, pair))), None)


def unknown_in(own: Node) -> bool:
    """Whether it is made of what is not understood."""
    return any(one.op == UNKNOWN for one in made_of(own))


def made_of(own: Node) -> Iterator[Node]:
    """The node and all that it is made of, each once."""
    todo, known = [own], set[int]()
    while todo:
        one = todo.pop()
        if id(one) not in known:
            known.add(id(one))
            yield one
            todo += one.args


def _with_infinity(own: Node) -> tuple[str, int, Node] | None:
    """Of a comparison with an infinite number: "o" or "u", by whether it holds of NaN, with "eq" or "ne", as what it asks
    of the other number; the bits of the infinite one; the other. Nothing is below -inf: x > -inf where x is not -inf."""
    infinite = INFINITE.get(own.said) if own.op.startswith("is ") and len(own.args) == 2 else None
    if infinite is None:
        return None
    sign = 1 << (own.args[0].bits - 1)
    for op, x, end in ((own.op, *own.args), (_turned(own.op), *own.args[::-1])):
        if end.op == NUMBER and end.said & ~sign == infinite:
            kind, how = op[3:4], op[4:]
            how = (NOTHING_BELOW if end.said & sign else NOTHING_ABOVE).get(how, how)
            if kind in ("o", "u") and how in ("eq", "ne"):
                return kind + how, end.said, x
    return None


def _turned(op: str) -> str:
    """The comparison with its operands turned round."""
    return {**TURNED, **{b: a for a, b in TURNED.items()}}.get(op, op)


def _doubled(one: Node, other: Node) -> tuple[Node, Node] | None:
    """What must be the same where one is x + x and the other 2 x, which are one number; None else."""
    if one.op == "add" and other.op == "mul" and len(one.args) == 2 and one.args[0] is one.args[1]:
        factor = next((a for a in other.args if a.op == NUMBER and a.said == TWO.get(other.said)), None)
        if factor is not None and one.said == other.said:
            rest = next((a for a in other.args if a is not factor), factor)
            return one.args[0], rest
    return None
