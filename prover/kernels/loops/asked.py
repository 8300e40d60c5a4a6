"""What a loop's branches ask at the end of an iteration, as formulas of the numbers that it carries into the next one: that
what was asked at the end holds at the beginning is a fact to be proved (`facts`).

    while (lo < hi) ...      lo < hi, as soon as it has gone round once
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...language.constructors import negation
from ...language.terms import Term
from ...machine.values import TRUE, Bit, Int
from ..ir.module import Block, Instruction
from ..ir.order import targets
from ..machine.frame import Frame
from .learned import LoopSummary

Defined = Mapping[str, Instruction]
SAID = frozenset({"icmp", "and", "or", "xor", "add", "sub"})  # of what a test that is read is made


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
