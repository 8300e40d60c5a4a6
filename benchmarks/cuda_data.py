"""Which addresses of a kernel hang on loaded data, read off the PTX alone: nothing of the prover's formulas is asked.

A register hangs on data where it is loaded from memory (but not from a parameter), given by an atomic or by a texture, or
made of a register that does. Where ways meet, what a register holds hangs on the branches that part them: a counter hangs
on data where the loop's end does, and not where an `if` inside the loop does. An access is under data where a branch on the
way to it, or its predicate, hangs on data, whatever its address does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tileprove.prover.readers.ptx.inlining import inlined
from tileprove.prover.readers.ptx.modules import MOST_STATEMENTS
from tileprove.prover.readers.ptx.parsing import parsed
from tileprove.prover.readers.ptx.promoting import promoted
from tileprove.prover.readers.ptx.text import Address, Function, Group, Name, Not, Pair, Statement, declared

GIVEN = ("atom", "tex", "tld4", "suld", "ldu", "ldmatrix", "txq", "suq")
NO_RESULT = {
    "st", "red", "cp", "bar", "barrier", "membar", "fence", "prefetch", "prefetchu", "bra", "brx", "ret", "exit", "trap",
    "stmatrix", "nanosleep", "sust", "sured", "brkpt", "griddepcontrol", "setmaxnreg", "applypriority", "pmevent", ":",
}  # fmt: skip
ENDS = ("ret", "exit", "trap")
Value = object  # a statement's number with a register, or a place where ways meet with one
Way = tuple[int, int]  # a block that parts ways, and which way


@dataclass(frozen=True, slots=True)
class Hangs:
    """Whether an access's address hangs on loaded data, and whether it runs does."""

    address: bool
    runs: bool


def of_text(text: str, kernel: str) -> dict[tuple[int, int], Hangs]:
    """(line of the PTX, operand) of each address in the kernel -> what it hangs on, wherever the line is inlined."""
    file = parsed(text)
    return Kernel(promoted(inlined(file, file.functions[kernel], MOST_STATEMENTS))).found


@dataclass(slots=True)
class Block:
    statements: list[tuple[int, Statement]] = field(default_factory=list)
    after: list[int] = field(default_factory=list)  # blocks; of a branch first the one where its predicate holds
    parts: Statement | None = None  # the statement that parts ways, where there are several


class Kernel:
    """One kernel. found: as `of_text` gives it."""

    def __init__(self, function: Function):
        self.function = function
        registers = {name for one in function.variables if one.space in ("reg", "param") for name in declared(one)}
        self.registers = registers
        self.blocks = list(_blocks(function))
        self.before: list[list[int]] = [[] for _ in self.blocks]
        for number, block in enumerate(self.blocks):
            for other in dict.fromkeys(block.after):
                self.before[other].append(number)
        self.ways = self._ways()
        self.made: dict[Value, set[Value]] = {}  # -> what it is made of
        self.data: set[Value] = set()
        self.starts: list[dict[str, Value]] = [{} for _ in self.blocks]
        self._flow()
        self._spread()
        self.found = self._accesses()

    def _ways(self) -> list[set[Way]]:
        """Of each block, the ways of branches on which it hangs whether the block runs, with what these hang on."""
        behind = _behind([block.after for block in self.blocks])
        found: list[set[Way]] = [set() for _ in self.blocks]
        for number, block in enumerate(self.blocks):
            for way, target in enumerate(block.after if len(set(block.after)) > 1 else ()):
                for other in behind[target] - (behind[number] - {number}):
                    found[other].add((number, way))
        changed = True
        while changed:
            changed = False
            for own in found:
                more = set().union(*(found[branch] for branch, _ in own)) - own
                changed |= bool(more)
                own |= more
        return found

    # -- what each register is made of -------------------------------------------------------------------------------

    def _flow(self) -> None:
        """Registers' values at the starts of blocks: one, where all ways bring that, else one of their own."""
        ends: list[dict[str, Value] | None] = [None] * len(self.blocks)
        work = [0]
        while work:
            number = min(work)
            work.remove(number)
            known = [(way, end) for way in self.before[number] if (end := ends[way]) is not None]
            start: dict[str, Value] = {}
            for name in dict.fromkeys(name for _, end in known for name in end):
                values = {end.get(name) for _, end in known}
                meet = ("meet", number, name)
                start[name] = meet if len(values) > 1 or meet in self.made else values.pop()
                if start[name] == meet:
                    self.made.setdefault(meet, set()).update(value for value in values if value is not None)
            self.starts[number], now = start, dict(start)
            for at, statement in self.blocks[number].statements:
                self._statement(at, statement, now)
            if now != ends[number]:
                ends[number] = now
                work += [other for other in dict.fromkeys(self.blocks[number].after) if other not in work]
        for meet in [value for value in self.made if isinstance(value, tuple) and value[0] == "meet"]:
            self.made[meet].update(self._parting(meet[1]))

    def _parting(self, number: int) -> Iterator[Value]:
        """The predicates of the branches that decide by which way one comes to a block."""
        own = [
            self.ways[way] | {(way, at) for at, other in enumerate(self.blocks[way].after) if other == number}
            for way in self.before[number]
        ]
        for branch, _ in set().union(*own) - set.intersection(*own):
            if len(set(self.blocks[branch].after)) > 1:
                yield ("branch", branch)

    def _statement(self, at: int, statement: Statement, now: dict[str, Value]) -> None:
        results, read = _split(statement, self.registers)
        sources = {now[name] for name in read if name in now}
        if statement.guard is not None:
            sources |= {now[name] for name in (statement.guard[0], *results) if name in now}
        for name in results:
            value = (at, name)
            self.made[value] = self.made.get(value, set()) | sources
            if _loads(statement):
                self.data.add(value)
            now[name] = value

    def _spread(self) -> None:
        for number, block in enumerate(self.blocks):
            if block.parts is not None:
                now = dict(self.starts[number])
                for at, statement in block.statements:
                    self._statement(at, statement, now)
                names = [block.parts.guard[0]] if block.parts.guard else _names(block.parts.operands)
                self.made["branch", number] = {now[name] for name in names if name in now}
        changed = True
        while changed:
            more = {value for value, sources in self.made.items() if value not in self.data and sources & self.data}
            self.data |= more
            changed = bool(more)

    def _accesses(self) -> dict[tuple[int, int], Hangs]:
        found: dict[tuple[int, int], Hangs] = {}
        for number, block in enumerate(self.blocks):
            under = any(("branch", branch) in self.data for branch, _ in self.ways[number])
            now = dict(self.starts[number])
            for at, statement in block.statements:
                guarded = statement.guard is not None and now.get(statement.guard[0]) in self.data
                for place, operand in enumerate(statement.operands):
                    if isinstance(operand, Address):
                        before = found.get((statement.line, place), Hangs(False, False))
                        address = before.address or now.get(operand.base or "") in self.data
                        found[statement.line, place] = Hangs(address, before.runs or under or guarded)
                self._statement(at, statement, now)
        return found


def _blocks(function: Function) -> Iterator[Block]:
    """The statements in blocks."""
    cut: list[list[tuple[int, Statement]]] = [[]]
    labels: dict[str, int] = {}
    for at, statement in enumerate(function.statements):
        if statement.name == ":":
            if cut[-1]:
                cut.append([])
            labels.update(dict.fromkeys(_names(statement.operands), len(cut) - 1))
            continue
        cut[-1].append((at, statement))
        if statement.parts[0] in ("bra", "brx", *ENDS):
            cut.append([])
    for number, own in enumerate(cut):
        last = own[-1][1] if own else None
        family = last.parts[0] if last is not None else ""
        following = [number + 1] if number + 1 < len(cut) else []
        targets: list[int] = []
        if last is not None and family == "bra":
            targets = [labels[name] for name in _names(last.operands)]
        elif last is not None and family == "brx":
            targets = [labels[name] for name in function.tables[_names(last.operands[1:])[0]]]
        if family in ("bra", "brx", *ENDS) and last is not None and last.guard is None:
            following = []
        elif family in ENDS:
            targets = [len(cut)]
        after = [*targets, *following]
        yield Block(own, after, last if len(set(after)) > 1 else None)
    yield Block()  # where threads end that return under a predicate


def _behind(after: list[list[int]]) -> list[set[int]]:
    """Of each block, those through which every way from it to an end goes, with itself."""
    every = set(range(len(after)))
    found = [set(every) if following else {number} for number, following in enumerate(after)]
    changed = True
    while changed:
        changed = False
        for number in reversed(range(len(after))):
            if after[number]:
                now = {number} | set.intersection(*(found[other] for other in after[number]))
                changed |= now != found[number]
                found[number] = now
    return found


def _names(operands: object) -> list[str]:
    match operands:
        case Name(text):
            return [text]
        case Address(base, _, more):
            return [*([base] if base else []), *_names(more)]
        case Group(items):
            return _names(items)
        case Not(operand):
            return _names(operand)
        case Pair(first, second):
            return [*_names(first), *_names(second)]
        case tuple() | list():
            return [name for one in operands for name in _names(one)]
    return []


def _split(statement: Statement, registers: set[str]) -> tuple[list[str], list[str]]:
    """The registers that it writes, and those that it reads; the argument or the result of a call is one."""
    family, own = statement.parts[0], statement.operands
    if family == "call":
        results = _names(own[0]) if own and isinstance(own[0], Group) and len(own) > 1 else []
        return results, _names(own[1:] if results else own)
    if statement.parts[:2] == ["st", "param"]:
        return _names(own[0]), _names(own)
    reduces = family in ("bar", "barrier") and "red" in statement.parts
    if (family in NO_RESULT and not reduces) or not own:
        return [], _names(own)
    return _names(own[0]), [name for name in _names(own[1:]) if name in registers]


def _loads(statement: Statement) -> bool:
    """Whether it gives something that comes from memory."""
    return statement.parts[0] in GIVEN or (statement.parts[0] == "ld" and statement.parts[1:2] != ["param"])
