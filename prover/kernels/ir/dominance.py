"""Blocks as a graph: those that are reached, who dominates whom, where all ways from a block lead to one, whose branch
decides who runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .module import Block, Kernel
from .order import targets


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


def meetings(kernel: Kernel, places: Mapping[str, int]) -> dict[str, str]:
    """Block to which several ways lead, none of them back -> its immediate dominator, where whoever is at the one comes to
    the other before he is at the one again: no way ends before, goes back, or leads around it, nor does a block go back to
    the one or before it whose place is between theirs. places: as `order` has them, in which blocks run."""
    blocks = reached(kernel.blocks)
    before = predecessors(blocks)
    after = {block.name: targets(block) for block in blocks}
    dominator = dominators(blocks, before)
    return {
        name: dominator[name] for name, own in before.items()
        if len(own) > 1 and all(places[other] < places[name] for other in own)
        and _leads(dominator[name], name, after, places)
    }  # fmt: skip


def _leads(first: str, last: str, after: Mapping[str, list[str]], places: Mapping[str, int]) -> bool:
    seen, todo = {last, first}, [first]
    while todo:
        name = todo.pop()
        if not after[name] or any(places[other] <= places[name] for other in after[name]):
            return False
        todo += [other for other in after[name] if other not in seen]
        seen.update(after[name])
    between = (name for name in after if places[first] < places[name] < places[last])
    return all(places[other] > places[first] for name in between for other in after[name])


def deciding(blocks: Iterable[Block]) -> dict[str, list[str]]:
    """Block -> those whose branch decides whether it runs: one of their ways always leads to it, and not all do
    (Ferrante, Ottenstein, Warren 1987)."""
    after = {block.name: targets(block) for block in blocks}
    bit = {name: 1 << number for number, name in enumerate(after)}
    every = (1 << len(bit)) - 1
    always = {name: every if after[name] else bit[name] for name in after}  # where each leads to in any case, as bits
    changed = True
    while changed:
        changed = False
        for name in reversed(after):
            if after[name]:
                found = every
                for other in after[name]:
                    found &= always[other]
                changed |= always[name] != found | bit[name]
                always[name] = found | bit[name]
    ways = {name: [always[other] & ~(always[name] & ~bit[name]) for other in own] for name, own in after.items()}
    choosing = [name for name, own in ways.items() if len(own) > 1]
    return {name: [one for one in choosing if any(way & bit[name] for way in ways[one])] for name in after}
