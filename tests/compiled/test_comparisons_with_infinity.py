"""Comparisons with an infinite number that are one, though they are called otherwise: nothing is below -inf."""

from __future__ import annotations

import math
import operator
from itertools import product

import pytest
from tileprove.prover.compiled.matching import TRUE, Matching
from tileprove.prover.compiled.nodes import Node, Nodes

ORDERED = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}
NUMBERS = (-math.inf, -3e38, -1.0, 0.0, 1.0, 3e38, math.inf, math.nan)
BITS = {"f16": (16, 0x7C00), "f32": (32, 0x7F800000), "f64": (64, 0x7FF0000000000000)}


def matched(nodes: Nodes, mine: Node, theirs: Node) -> bool:
    return Matching(lambda number: ("", number), {}, str, lambda term: False, nodes).same(mine, theirs) is TRUE


def holds(op: str, one: float, other: float) -> bool:
    """By Python's own comparisons."""
    if math.isnan(one) or math.isnan(other):
        return op[0] == "u"
    return ORDERED[op[1:]](one, other)


@pytest.mark.parametrize("form", BITS)
def test_comparisons_with_infinity_are_one_only_where_they_hold_of_the_same_numbers(form: str):
    nodes, (bits, infinite) = Nodes(), BITS[form]
    x = nodes.leaf("argument", bits, "x")
    ends = {math.inf: nodes.number(bits, infinite), -math.inf: nodes.number(bits, infinite | 1 << (bits - 1))}
    made = {}
    for kind, how, end, first in product("ou", ORDERED, ends, (True, False)):
        op = kind + how
        own = nodes.node(f"is {op}", 1, [x, ends[end]] if first else [ends[end], x], form)
        made[own] = tuple(holds(op, *((one, end) if first else (end, one))) for one in NUMBERS)
    same = [(one, other) for one, other in product(made, repeat=2) if matched(nodes, one, other)]
    assert all(made[one] == made[other] for one, other in same)
    named = {(one.op, other.op, other.args[0] is x) for one, other in same}
    for one, other in (("one", "ogt"), ("one", "olt"), ("oeq", "ole"), ("oeq", "oge"), ("une", "ugt"), ("ueq", "ule")):
        assert (f"is {one}", f"is {other}", True) in named
        assert (f"is {other}", f"is {one}", True) in named
    assert ("is one", "is olt", False) in named, "-inf < x"


def test_another_number_or_another_operand_is_not_one():
    nodes = Nodes()
    x, y = (nodes.leaf("argument", 32, name) for name in "xy")
    infinite, upper, largest = (nodes.number(32, one) for one in (0xFF800000, 0x7F800000, 0xFF7FFFFF))
    unequal = nodes.node("is one", 1, [x, infinite], "f32")
    assert matched(nodes, unequal, nodes.node("is ogt", 1, [x, infinite], "f32"))
    for args, form in (((y, infinite), "f32"), ((x, upper), "f32"), ((x, largest), "f32"), ((x, infinite), "f64")):
        assert not matched(nodes, unequal, nodes.node("is ogt", 1, args, form))
    finite = nodes.node("is one", 1, [x, largest], "f32")
    assert not matched(nodes, finite, nodes.node("is ogt", 1, [x, largest], "f32")), "-inf is below it"
