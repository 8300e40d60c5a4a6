"""What is guessed of numbers that a loop carries and that grow by no constant steps. Each is a fact to be proved (`facts`):
which way they go from their start, and that what an iteration asks of them at its end holds at its beginning.

    while (lo < hi) { mid = (lo + hi) / 2; if (...) lo = mid + 1; else hi = mid; }      lo >= 0, hi <= n, lo < hi
    while (len > 1) { half = len / 2; if (...) lo += half; len -= half; }               lo + len <= 0 + n
    if (...) out[w++] = v;                                                              start <= w <= start + t
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from typing import Any, NamedTuple

from ...language.constructors import negation
from ...language.terms import Term
from ...language.walking import variables
from ...machine.arithmetic import Arithmetic, Proposer
from ...machine.values import TRUE, Bit, Int
from ..ir.module import Block, Instruction
from ..ir.order import targets
from ..machine.frame import Frame
from .learned import LoopSummary

MOST_STEP = 4096  # that a number goes in an iteration
Defined = Mapping[str, Instruction]
Values = Mapping[str, Int]  # phi -> its number: at the start, in an iteration, or in the next one
SAID = frozenset({"icmp", "and", "or", "xor", "add", "sub"})  # of what a test that is read is made
MOST_LEAVES = 16
MOST_SUMMED = 4


class Lean(NamedTuple):
    """By how much a number at least and at most grows in an iteration; None where nothing is guessed of that."""

    least: int | None
    most: int | None

    def joined(self, other: Lean) -> Lean:
        """Of both ways back."""
        least = None if self.least is None or other.least is None else min(self.least, other.least)
        most = None if self.most is None or other.most is None else max(self.most, other.most)
        return Lean(least, most)


def lean(math_: Arithmetic, own: Sequence[Term], after: Sequence[Term], others: set[Term]) -> Lean:
    """Which way an iteration leads from the sum of these numbers to the sum of those. others: that stand for other numbers
    which it carries."""
    proposer = math_.proposer  # nothing is noted of what is only guessed
    before = [proposer.scaled(term, -1) for term in own]
    ways = product(*(_leaves(proposer, term) for term in after))
    moves = [proposer.interval(proposer.add(*leaves, *before)) for leaves in ways]
    low, high = min(low for low, _ in moves), max(high for _, high in moves)
    least = None if math.isinf(low) or low < -MOST_STEP else int(min(low, 0))
    most = None if math.isinf(high) or high > MOST_STEP else int(max(high, 0))
    if least is None and most is None and not others.isdisjoint(variables(*after)):
        return Lean(0, 0)  # as of the ends of a search: whichever of the two is proved
    return Lean(least, most)


def sums_of(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Of what a lean is looked for: each number, and each two where they are few."""
    return [*((name,) for name in names), *(combinations(names, 2) if len(names) <= MOST_SUMMED else ())]


def _leaves(proposer: Proposer, term: Term) -> list[Term]:
    """What it may be, by its conditions: itself where that is too much."""
    if term.op == "ite":
        found = dict.fromkeys(leaf for part in term.args[1:] for leaf in _leaves(proposer, part))
    elif term.op == "add":
        ways = islice(product(*(_leaves(proposer, part) for part in term.args)), MOST_LEAVES + 1)
        found = dict.fromkeys(proposer.add(*leaves) for leaves in ways)
    else:
        return [term]
    return list(found) if len(found) <= MOST_LEAVES else [term]


def tests(loop: LoopSummary) -> list[tuple[Instruction, bool]]:
    """(what a branch out of the loop asks, whether that is to hold for another iteration)."""
    found, defined = [], defined_in(loop)
    for block in loop.kernel.blocks:
        last = block.instructions[-1]
        if block.name in loop.inside and last.opcode == "br" and len(last.operands) == 3:
            stays = [target in loop.inside for target in targets(block)]
            asked = defined.get(last.operands[0].name)
            if asked is not None and stays in ([True, False], [False, True]):
                found.append((asked, stays[0]))
    return [part for asked, holds in found for part in _parts(defined, asked, holds)]


def _parts(defined: Defined, asked: Instruction, holds: bool) -> Iterator[tuple[Instruction, bool]]:
    """What holds if all of it does, one by one."""
    if asked.opcode == ("and" if holds else "or"):
        for operand in asked.operands:
            inner = defined.get(operand.name)
            if inner is not None:
                yield from _parts(defined, inner, holds)
    else:
        yield asked, holds


def defined_in(loop: LoopSummary) -> Defined:
    """What the loop's own instructions are, by name."""
    own = (block for block in loop.kernel.blocks if block.name in loop.inside)
    return {i.name: i for block in own for i in block.instructions if i.name}


def speaks_of(defined: Defined, asked: Instruction, phis: Mapping[str, str]) -> set[str] | None:
    """The phis of which it speaks by what they are in the next iteration; None if it speaks of more that changes. phis:
    name in the next iteration -> phi."""
    found: set[str] = set()
    for operand in asked.operands if asked.opcode in SAID else ():
        inner = defined.get(operand.name) if operand.kind == "local" else None
        if operand.name in phis and operand.kind == "local":
            found.add(phis[operand.name])
        elif inner is not None:
            more = speaks_of(defined, inner, phis)
            if more is None:
                return None
            found |= more
    return found if asked.opcode in SAID else None


def said(defined: Defined, frame: Frame, asked: Instruction, holds: bool, known: Mapping[str, Int]) -> Term | None:
    """The test, as a formula, of numbers that are called so in the next iteration; None where it is no formula of them."""
    before = frame.lookup

    def look_up(name: str) -> Any:
        if name in known:
            return known[name]
        inner = defined.get(name)
        return before(name) if inner is None else frame.evaluate(inner)

    frame.lookup = look_up
    try:
        found = frame.evaluate(asked)
    finally:
        frame.lookup = before
    if not isinstance(found, Bit) or found.ok is not TRUE:
        return None
    return found.formula if holds else negation(found.formula)


def in_the_next(header: Block, latch: str) -> dict[str, str]:
    """Name of what a phi is in the next iteration -> the phi, on the way back from this block."""
    return {
        operand.name: i.name
        for i in header.instructions
        if i.opcode == "phi"
        for operand, block in zip(i.operands, i.incoming, strict=True)
        if block == latch and operand.kind == "local"
    }
