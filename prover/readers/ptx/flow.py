"""Blocks as a graph: where values of several ways meet, which registers are needed where."""

from __future__ import annotations

from ...kernels.ir.dominance import predecessors
from ...kernels.ir.module import Block, Instruction
from ...kernels.ir.order import targets


def frontiers(blocks: list[Block], before: dict[str, list[str]], dominator: dict[str, str]) -> dict[str, set[str]]:
    """Block -> those that it reaches, but does not dominate strictly, by one step from what it dominates."""
    found: dict[str, set[str]] = {block.name: set() for block in blocks}
    for block in blocks:
        if len(before[block.name]) > 1:
            for name in before[block.name]:
                while name != dominator[block.name]:
                    found[name].add(block.name)
                    name = dominator[name]
    return found


def used(instruction: Instruction) -> list[str]:
    return [operand.name for operand in instruction.operands if operand.kind == "local"]


def live(blocks: list[Block], registers: dict) -> dict[str, set[str]]:
    """Block -> the registers whose values at its start are read later."""
    own: dict[str, tuple[set[str], set[str]]] = {}
    for block in blocks:
        reads: set[str] = set()
        writes: set[str] = set()
        for instruction in block.instructions:
            reads.update(name for name in used(instruction) if name in registers and name not in writes)
            if instruction.name in registers:
                writes.add(instruction.name)
        own[block.name] = reads, writes
    found = {block.name: set(own[block.name][0]) for block in blocks}
    after = {block.name: list(dict.fromkeys(targets(block))) for block in blocks}
    before = predecessors(blocks)
    work = [block.name for block in blocks]
    waiting = set(work)
    while work:
        name = work.pop()
        waiting.discard(name)
        reads, writes = own[name]
        now = set().union(*(found[other] for other in after[name])) - writes | reads
        if now != found[name]:
            found[name] = now
            for other in before[name]:
                if other not in waiting:
                    waiting.add(other)
                    work.append(other)
    return found
