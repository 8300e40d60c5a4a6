"""Registers that are written several times -> values that are made once, with phis where ways meet.

A phi stands at the frontier of each block that writes a register, where the register is still needed (Cytron et al., 1991).
A register that is read before anything is written to it has some value: a frozen undefined one.
"""

from __future__ import annotations

from ...kernels.ir.dominance import dominators, predecessors, reached
from ...kernels.ir.module import Block, Instruction, Operand, Type
from .flow import frontiers, live, used
from .waiting import waiting
from .words import told

ROOTS = ("br", "ret", "store", "sdiv", "udiv", "srem", "urem")


def in_ssa(blocks: list[Block], registers: dict[str, Type]) -> list[Block]:
    """The blocks that are reached, in that form, without what nothing needs."""
    blocks = reached(blocks)
    before = predecessors(blocks)
    dominator = dominators(blocks, before)
    _phis(blocks, registers, frontiers(blocks, before, dominator))
    _rename(blocks, registers, dominator)
    _same(blocks)
    told(blocks)
    waiting(blocks)
    _needed(blocks)
    return blocks


def _phis(blocks: list[Block], registers: dict[str, Type], frontier: dict[str, set[str]]) -> None:
    needed = live(blocks, registers)
    writers: dict[str, set[str]] = {}
    for block in blocks:
        for instruction in block.instructions:
            if instruction.name in registers:
                writers.setdefault(instruction.name, set()).add(block.name)
    named = {block.name: block for block in blocks}
    for register in sorted(needed[blocks[0].name]):  # read before it is written
        start = Instruction("freeze", registers[register], register, [Operand("undef", registers[register])])
        blocks[0].instructions.insert(0, start)
        writers.setdefault(register, set()).add(blocks[0].name)
    for register, own in sorted(writers.items()):
        done: set[str] = set()
        work = sorted(own)
        while work:
            for name in sorted(frontier[work.pop()]):
                if name not in done and register in needed[name]:
                    done.add(name)
                    phi = Instruction("phi", registers[register], register, line=_line(named[name]))
                    named[name].instructions.insert(0, phi)
                    if name not in own:
                        work.append(name)


def _line(block: Block) -> int:
    return next((i.line for i in block.instructions if i.line), 0)


def _rename(blocks: list[Block], registers: dict[str, Type], dominator: dict[str, str]) -> None:
    children: dict[str, list[str]] = {block.name: [] for block in blocks}
    for name, above in dominator.items():
        if name != above:
            children[above].append(name)
    named = {block.name: block for block in blocks}
    stacks: dict[str, list[Operand]] = {}
    counts: dict[str, int] = {}
    phis = {(block.name, id(i)): i.name for block in blocks for i in block.instructions if i.opcode == "phi"}
    work: list[tuple[str, list[str] | None]] = [(blocks[0].name, None)]
    while work:
        name, written = work.pop()
        if written is not None:
            for register in written:
                stacks[register].pop()
            continue
        block, written, kept = named[name], [], []
        for i in block.instructions:
            if i.opcode != "phi":
                i.operands = [_now(operand, registers, stacks) for operand in i.operands]
            register = i.name
            if register not in registers:
                kept.append(i)
                continue
            if i.opcode == "copy":
                value = i.operands[0]
            else:
                counts[register] = counts.get(register, 0) + 1
                short = register.removeprefix("%")
                i.name = f"{register if short in registers else short}.{counts[register]}"
                value = Operand("local", i.type, name=i.name)
                kept.append(i)
            stacks.setdefault(register, []).append(value)
            written.append(register)
        block.instructions = kept
        for target in dict.fromkeys(o.name for o in block.instructions[-1].operands if o.kind == "block"):
            for i in named[target].instructions:
                if i.opcode != "phi":
                    break
                known = stacks.get(phis[target, id(i)])
                i.operands.append(known[-1] if known else Operand("undef", i.type))
                i.incoming.append(name)
        work.append((name, written))
        work += [(child, None) for child in reversed(children[name])]


def _now(operand: Operand, registers: dict[str, Type], stacks: dict[str, list[Operand]]) -> Operand:
    if operand.kind != "local" or operand.name not in registers:
        return operand
    return stacks[operand.name][-1]


def _same(blocks: list[Block]) -> None:
    """A phi whose values are all one, or itself, is that value."""
    phis = {i.name: i for block in blocks for i in block.instructions if i.opcode == "phi"}
    found: dict[str, Operand] = {}

    def of(operand: Operand) -> Operand:
        while operand.kind == "local" and operand.name in found:
            operand = found[operand.name]
        return operand

    changed = True
    while changed:
        changed = False
        for name, phi in phis.items():
            if name in found:
                continue
            values = [value for value in map(of, phi.operands) if not (value.kind == "local" and value.name == name)]
            if values and all(value == values[0] for value in values) and values[0].kind != "undef":
                found[name], changed = values[0], True
    for block in blocks:
        block.instructions = [i for i in block.instructions if not (i.opcode == "phi" and i.name in found)]
        for i in block.instructions:
            i.operands = [of(operand) for operand in i.operands]


def _needed(blocks: list[Block]) -> None:
    """Only what an access, a branch or a division needs stays."""
    makers = {i.name: i for block in blocks for i in block.instructions if i.name}
    kept = {id(i) for block in blocks for i in block.instructions if _root(i)}
    work = [i for block in blocks for i in block.instructions if id(i) in kept]
    while work:
        for name in used(work.pop()):
            maker = makers.get(name)
            if maker is not None and id(maker) not in kept:
                kept.add(id(maker))
                work.append(maker)
    for block in blocks:
        block.instructions = [i for i in block.instructions if id(i) in kept]


def _root(i: Instruction) -> bool:
    return i.opcode in (*ROOTS, "load") or (i.opcode == "call" and not i.name)
