"""grid.sync() of cooperative groups, as nvcc writes it out, as one statement: all blocks of the grid wait for all others.

The header of cooperative groups has it so: the block waits; its first thread adds to a counter, the first block
0x80000000 - (blocks - 1), each other block 1, so that the counter's highest bit changes when all have come, and reads it
until it has; the block waits again. The counter lies behind the address in %envreg1 and %envreg2, which the driver sets
for a cooperative launch to memory of zeros that nothing else has. What differs from this in anything stays as it is read.
Source: cooperative_groups/details/sync.h of CUDA 13; PTX ISA, memory consistency model (release and acquire patterns).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from .inlining import ENTER
from .text import Address, Function, Group, Name, Number, Operand, Place, Statement, names

GRID = "~grid.sync"
HALF = 1 << 31
THREAD, BLOCK, BLOCKS = ([f"%{name}.{axis}" for axis in "xyz"] for name in ("tid", "ctaid", "nctaid"))
LOW, HIGH = "%envreg2", "%envreg1"
FIXED = {*THREAD, *BLOCK, *BLOCKS, LOW, HIGH}  # 32 bits that are one number for all of a thread's time
PLAIN = {
    "mov", "add", "sub", "neg", "mul", "mad", "setp", "selp", "cvt", "cvta", "xor", "and", "or", "not", "shl", "shr",
    "bfi", "bfe", "min", "max", "abs", "div", "rem", "fma",
}  # fmt: skip
Sums = dict[tuple[str, ...], int]  # products of FIXED -> how often
THE_THREAD: Sums = {(name,): 1 for name in THREAD}
THE_BLOCK: Sums = {(name,): 1 for name in BLOCK}
FIRST_ADDS: Sums = {(): HALF + 1, tuple(sorted(BLOCKS)): -1}  # 0x80000000 - (blocks - 1)
COUNTER: Sums = {(LOW,): 1, (HIGH,): 1 << 32, (): 4}
WORKSPACE: Sums = {(LOW,): 1, (HIGH,): 1 << 32}


def synchronised(function: Function, files: Mapping[int, str]) -> tuple[Function, Statement | None]:
    """The function with one statement where all blocks wait, and the first of these; what it asks of a launch, whether it
    is a cooperative one, is true then."""
    if not any(one.parts[0] == "atom" and "release" in one.parts for one in function.statements):
        return function, None
    work = _Grids(function)
    made: list[Statement] = []
    first, at = None, 0
    other: list[Statement] = []
    while at < len(work.statements):
        end, gone = work.whole(at)
        if not end:
            made.append(work.statements[at])
            other.append(work.statements[at])
            at += 1
            continue
        sync = replace(work.statements[at], name=GRID, operands=(), place=_outside(work.statements[at].place, files))
        first = first or sync
        kept = (work.statements[number] for number in range(at + 1, end) if number not in gone)
        lost = tuple(
            work.statements[number].operands[0] for number in gone if work.statements[number].parts[0] != "bra"
        )
        made += [sync, replace(sync, name=ENTER, operands=lost), *kept]
        at = end + 1
    if first is None or any(work.in_workspace(one) for one in other):
        return function, None
    return replace(function, statements=[work.launched(one) for one in made]), first


def _outside(place: Place | None, files: Mapping[int, str]) -> Place | None:
    """The line of the program that calls the header."""
    while place is not None and place.caller is not None and "/include/" in files.get(place.file, ""):
        place = place.caller
    return place


class _Grids:
    """A function's statements, and what its registers are that are written once."""

    def __init__(self, function: Function):
        self.statements = function.statements
        self.writes: Counter[str] = Counter()
        self.targets = Counter(label for table in function.tables.values() for label in table)
        self.definition: dict[str, int] = {}
        self.known: dict[tuple[str, int], Sums | None] = {}
        for at, one in enumerate(self.statements):
            if one.name == ":":
                continue
            self.targets.update(name for operand in one.operands for name in names(operand))
            for name in {n for operand in one.operands[: None if one.name == ENTER else 1] for n in names(operand)}:
                self.writes[name] += 1
                self.definition[name] = at

    # -- the sequence ------------------------------------------------------------------------------------------------

    def whole(self, at: int) -> tuple[int, Collection[int]]:
        """Where the sequence ends that begins here, and which of its statements stand for the waiting alone; 0 of none."""
        none: tuple[int, Collection[int]] = 0, ()
        if not self._waits(at):
            return none
        skip, first = self._parted(self._plain(at + 1))
        update = self._plain(first)
        adds = self._get(update)
        if skip is None or adds is None or not self._counts(adds):
            return none
        begin = self._plain(update + 1)
        look = self._plain(begin + 1)
        back = self._plain(look + 1)
        end = self._plain(back + 1)
        last = self._plain(end + 1)
        loop, load, again, behind = (self._get(number) for number in (begin, look, back, end))
        if loop is None or load is None or again is None or behind is None or not self._waits(last):
            return none
        if not self._only(loop, again) or not self._only(behind, skip) or not self._reads(load):
            return none
        return (last, (update, look, back)) if self._not_yet(again, update, look, back) else none

    def _get(self, at: int) -> Statement | None:
        return self.statements[at] if at < len(self.statements) else None

    def _plain(self, at: int) -> int:
        """Behind what only computes."""
        while at < len(self.statements) and self._computes(self.statements[at]):
            at += 1
        return at

    def _computes(self, one: Statement) -> bool:
        if one.parts[:2] == ["ld", "param"]:
            return True
        return one.parts[0] in PLAIN and not one.why and not any(isinstance(own, Address) for own in one.operands)

    def _waits(self, at: int) -> bool:
        """Whether the whole block waits."""
        one = self._get(at)
        if one is None or one.guard is not None or one.parts[0] not in ("bar", "barrier"):
            return False
        return [p for p in one.parts[1:] if p not in ("cta", "aligned")] == ["sync"] and one.operands == (Number(0),)

    def _parted(self, at: int) -> tuple[Statement | None, int]:
        """The branch by which all threads but the block's first go on behind the reading, and where the first goes on."""
        one, other, label = (self._get(number) for number in range(at, at + 3))
        if one is None or one.parts[0] != "bra" or one.guard is None:
            return None, at
        found = self._zero(*one.guard)
        if found is None or not _alike(found[0], THE_THREAD, 32):
            return None, at
        if not found[1]:
            return one, at + 1
        if other is None or label is None or other.guard is not None or not self._only(label, one):
            return None, at
        return (other, at + 3) if other.parts[0] == "bra" else (None, at)

    def _counts(self, one: Statement) -> bool:
        """Whether this adds what the block has to add."""
        if one.guard is not None or {*one.parts} - {"global"} != {"atom", "add", "release", "gpu", "u32"}:
            return False
        if len(one.operands) != 3 or not self._counter(one.operands[1]) or not isinstance(one.operands[0], Name):
            return False
        chosen = self._once(one.operands[2])
        if chosen is None or chosen.parts[0] != "selp" or len(chosen.operands) != 4:
            return False
        _, yes, no, condition = chosen.operands
        found = self._zero(condition.text, False) if isinstance(condition, Name) else None
        if found is None or not _alike(found[0], THE_BLOCK, 32):
            return False
        first, others = (yes, no) if found[1] else (no, yes)
        return _same(self.sums(first, 32), FIRST_ADDS, 32) and _same(self.sums(others, 32), {(): 1}, 32)

    def _reads(self, one: Statement) -> bool:
        if one.guard is not None or {*one.parts} - {"global"} != {"ld", "acquire", "gpu", "u32"}:
            return False
        return len(one.operands) == 2 and self._counter(one.operands[1]) and isinstance(one.operands[0], Name)

    def _counter(self, operand: Operand) -> bool:
        if not isinstance(operand, Address) or operand.base is None or operand.more:
            return False
        return _same(_plus(self.sums(Name(operand.base), 64), {(): operand.offset}), COUNTER, 64)

    def in_workspace(self, one: Statement) -> bool:
        """Whether it accesses what the driver gave, in another way."""
        bases = [Name(own.base) for own in one.operands if isinstance(own, Address) and own.base is not None]
        return any({LOW, HIGH} & {name for key in self.sums(base, 64) or {} for name in key} for base in bases)

    def _only(self, label: Statement, branch: Statement) -> bool:
        """Whether nothing else goes to the label."""
        if label.name != ":" or branch.parts[0] != "bra" or len(branch.operands) != 1:
            return False
        (own,), target = label.operands, branch.operands[0]
        return own == target and isinstance(own, Name) and self.targets[own.text] == 1

    def _not_yet(self, again: Statement, update: int, look: int, back: int) -> bool:
        """Whether the branch is taken as long as the highest bit is what it was."""
        if again.guard is None:
            return False
        compared, negated = self._once(Name(again.guard[0])), again.guard[1]
        inside = range(look + 1, back)
        if compared is None or self.definition[again.guard[0]] not in inside or len(compared.operands) != 3:
            return False
        _, value, bound = compared.operands
        positive = (compared.name, bound) == ("setp.gt.s32", Number(-1))  # the bit is not set
        if not (positive or (compared.name, bound) == ("setp.lt.s32", Number(0))) or positive == negated:
            return False
        changed = self._once(value)
        if changed is None or changed.name != "xor.b32" or not isinstance(value, Name):
            return False
        ends = [self.statements[number].operands[0] for number in (update, look)]
        if any(self.writes[end.text] != 1 for end in ends if isinstance(end, Name)):
            return False
        return self.definition[value.text] in inside and list(changed.operands[1:]) in (ends, ends[::-1])

    def launched(self, one: Statement) -> Statement:
        """A question whether the launch is a cooperative one, answered; others as they are."""
        if one.parts[0] != "setp" or one.guard is not None or not isinstance(one.operands[0], Name):
            return one
        found = self._zero(one.operands[0].text, False)
        if found is None or not one.parts[-1].endswith("64") or not _same(found[0], WORKSPACE, 64):
            return one
        return replace(one, name="setp.ne.u32" if found[1] else "setp.eq.u32", operands=(one.operands[0], *ZEROS))

    # -- what registers are ------------------------------------------------------------------------------------------

    def _once(self, operand: Operand) -> Statement | None:
        """The only statement that ever writes the register."""
        if not isinstance(operand, Name) or self.writes[operand.text] != 1:
            return None
        found = self.statements[self.definition[operand.text]]
        return found if found.guard is None and found.operands[0] == operand and not found.why else None

    def _zero(self, name: str, negated: bool) -> tuple[Sums, bool] | None:
        """What is compared with zero where the predicate, or its negation, is read, and whether it is true of zero."""
        one = self._once(Name(name))
        if one is None:
            return None
        if one.name == "not.pred" and isinstance(one.operands[1], Name):
            return self._zero(one.operands[1].text, not negated)
        if one.parts[:2] not in (["setp", "eq"], ["setp", "ne"]) or len(one.parts) != 3 or len(one.operands) != 3:
            return None
        if one.parts[2] not in ("s32", "u32", "b32", "s64", "u64", "b64"):
            return None
        bits = int(one.parts[2][1:])
        found = _plus(self.sums(one.operands[1], bits), self.sums(one.operands[2], bits), -1)
        return None if found is None else (found, (one.parts[1] == "eq") != negated)

    def sums(self, operand: Operand, bits: int) -> Sums | None:
        """An integer of so many bits as a sum of products of what is fixed, by which it is equal modulo 2^bits."""
        if isinstance(operand, Number):
            return {(): operand.value}
        if not isinstance(operand, Name):
            return None
        if operand.text in FIXED:
            return {(operand.text,): 1} if bits == 32 else None
        key = operand.text, bits
        if key not in self.known:
            self.known[key] = None  # of what it itself hangs on, as a number that is counted up does
            self.known[key] = self._made(operand, bits)
        return self.known[key]

    def _made(self, operand: Name, bits: int) -> Sums | None:
        one = self._once(operand)
        if one is None or len(one.operands) < 2:
            return None
        family, kind, own = one.parts[0], one.parts[-1], one.operands[1:]
        if one.name == "cvt.u64.u32" and bits == 64:
            return _single(self.sums(own[0], 32))
        if one.name == "cvt.u32.u64" and bits == 32:
            return self.sums(own[0], 64)
        if kind not in (f"s{bits}", f"u{bits}", f"b{bits}"):
            return None
        if one.name == "mov.b64" and isinstance(own[0], Group) and len(own[0].items) == 2:
            low, high = (_single(self.sums(item, 32)) for item in own[0].items)
            return _plus(low, high, 1 << 32)
        if one.name == "bfi.b64" and own[2:] == (Number(32), Number(32)):
            high, low = (_single(self.sums(item, 64)) for item in own[:2])
            return _plus(low, high, 1 << 32)
        found = [self.sums(item, bits) for item in own]
        match family, one.parts[1:-1], found:
            case "mov", [], [a]:
                return a
            case "neg", [], [a]:
                return _plus({}, a, -1)
            case "add", [], [a, b]:
                return _plus(a, b)
            case "sub", [], [a, b]:
                return _plus(a, b, -1)
            case "mul", ["lo"], [a, b]:
                return _times(a, b)
            case "mad", ["lo"], [a, b, c]:
                return _plus(_times(a, b), c)
        return None


ZEROS = (Number(0), Number(0))


def _plus(a: Sums | None, b: Sums | None, times: int = 1) -> Sums | None:
    if a is None or b is None:
        return None
    return {key: a.get(key, 0) + times * b.get(key, 0) for key in {**a, **b}}


def _times(a: Sums | None, b: Sums | None) -> Sums | None:
    if a is None or b is None:
        return None
    found: Counter[tuple[str, ...]] = Counter()
    for one, often in a.items():
        for other, by in b.items():
            found[tuple(sorted((*one, *other)))] += often * by
    return dict(found)


def _single(a: Sums | None) -> Sums | None:
    """A number of 32 bits that is one of the fixed ones, and so the same in 64."""
    return a if a is not None and list(a.values()) == [1] and len(next(iter(a))) == 1 else None


def _same(a: Sums | None, b: Sums, bits: int) -> bool:
    return a is not None and all(value % (1 << bits) == 0 for value in (_plus(a, b, -1) or {}).values())


def _alike(a: Sums, b: Sums, bits: int) -> bool:
    """Whether both are zero at once: equal, or one the other's negative."""
    return _same(a, b, bits) or _same(_plus({}, a, -1), b, bits)


__all__: Sequence[str] = ["GRID", "synchronised"]
