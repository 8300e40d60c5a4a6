"""An order of a kernel's blocks in which every loop is contiguous and begins with its header."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .module import Block, Kernel


class TooHard(Exception):
    """Control flow that cannot be followed; every sink is unsupported, for this reason."""


def targets(block: Block) -> list[str]:
    """The blocks that may run next."""
    last = block.instructions[-1] if block.instructions else None
    return [] if last is None else [operand.name for operand in last.operands if operand.kind == "block"]


def order(kernel: Kernel) -> dict[str, int]:
    """Block -> its place. Raises TooHard for a loop with several entries."""
    successors = {block.name: targets(block) for block in kernel.blocks}
    entry = kernel.blocks[0].name
    predecessors: dict[str, set[str]] = {name: set() for name in successors}
    for name, following in successors.items():
        for other in following:
            predecessors[other].add(name)
    places: dict[str, int] = {}
    pending: list[list[set[str]]] = [components(successors, successors)]
    while pending:
        if not pending[-1]:
            pending.pop()
            continue
        members = pending[-1].pop(0)
        heads = [name for name in members if name == entry or predecessors[name] - members]
        if len(members) == 1:
            heads = list(members)
        if len(heads) > 1:
            raise TooHard("a loop that is entered in several places")
        if heads:  # what is not reached from the entry has none
            places[heads[0]] = len(places)
            pending.append(components(members - {heads[0]}, successors))
    return places


def components(inside: Iterable[str], successors: Mapping[str, list[str]]) -> list[set[str]]:
    """Strongly connected parts of the graph on these nodes, in topological order (Tarjan's algorithm)."""
    nodes = set(inside)
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    waiting: set[str] = set()
    found: list[set[str]] = []
    for root in [name for name in successors if name in nodes]:
        if root in number:
            continue
        work = [(root, iter([n for n in successors[root] if n in nodes]))]
        number[root] = lowest[root] = len(number)
        stack.append(root)
        waiting.add(root)
        while work:
            name, following = work[-1]
            for other in following:
                if other not in number:
                    number[other] = lowest[other] = len(number)
                    stack.append(other)
                    waiting.add(other)
                    work.append((other, iter([n for n in successors[other] if n in nodes])))
                    break
                if other in waiting:
                    lowest[name] = min(lowest[name], number[other])
            else:
                work.pop()
                if work:
                    lowest[work[-1][0]] = min(lowest[work[-1][0]], lowest[name])
                if lowest[name] == number[name]:
                    component = set()
                    while name not in component:
                        component.add(stack.pop())
                    waiting -= component
                    found.append(component)
    return found[::-1]


def natural_loop(kernel: Kernel, header: str) -> set[str]:
    """The blocks from which a way back to the header leads without passing it. A way from outside is none: it comes from
    an earlier place."""
    places = order(kernel)
    predecessors: dict[str, set[str]] = {block.name: set() for block in kernel.blocks}
    for block in kernel.blocks:
        for other in targets(block) if block.name in places else ():
            predecessors[other].add(block.name)
    inside = {header}
    work = [name for name in predecessors[header] if places[name] >= places[header]]
    while work:
        name = work.pop()
        if name not in inside:
            inside.add(name)
            work.extend(predecessors[name])
    return inside
