"""Blocks as a graph: those that are reached, who dominates whom, which registers are needed where."""

from __future__ import annotations

from ...kernels.ir.module import Block, Instruction
from ...kernels.ir.order import targets


def reached(blocks: list[Block]) -> list[Block]:
    """The blocks to which a way from the first leads, in reverse postorder."""
    named = {block.name: block for block in blocks}
    seen, found = {blocks[0].name}, []
    work = [(blocks[0], iter(targets(blocks[0])))]
    while work:
        block, following = work[-1]
        for name in following:
            if name not in seen:
                seen.add(name)
                work.append((named[name], iter(targets(named[name]))))
                break
        else:
            work.pop()
            found.append(block)
    return found[::-1]


def predecessors(blocks: list[Block]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {block.name: [] for block in blocks}
    for block in blocks:
        for name in dict.fromkeys(targets(block)):
            found[name].append(block.name)
    return found


def dominators(blocks: list[Block], before: dict[str, list[str]]) -> dict[str, str]:
    """Block -> its immediate dominator; the first block's is itself. blocks: in reverse postorder."""
    place = {block.name: number for number, block in enumerate(blocks)}
    first = blocks[0].name
    found = {first: first}
    changed = True
    while changed:
        changed = False
        for block in blocks[1:]:
            known = [name for name in before[block.name] if name in found]
            best = known[0]
            for other in known[1:]:
                while best != other:
                    while place[best] > place[other]:
                        best = found[best]
                    while place[other] > place[best]:
                        other = found[other]
            if found.get(block.name) != best:
                found[block.name], changed = best, True
    return found


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
