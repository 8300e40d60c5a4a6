"""An access in one lane of one program, run: does the program get there, and which element does it touch?"""

from __future__ import annotations

from dataclasses import dataclass

from ..machine.accesses import Access, Condition, Way
from .lane import Address, NotReplayed, Runner


@dataclass(frozen=True, slots=True)
class Touched:
    """What a lane does. runs: the mask is true and the program gets there; ideally: so it is in unbounded integers.

    bytes: from the start of the memory of ``base``; ideal: as unbounded integers have it.
    """

    runs: bool
    ideally: bool
    base: str
    bytes: int
    ideal: int


def touched(
    runner: Runner, access: Access, index: tuple[int, ...], rounds: dict[int, int]
) -> Touched:  # fmt: skip
    """The access in the lane of that index. rounds: id of a loop -> its iteration. Raises NotReplayed, Undefined."""
    try:
        exact, ideal = _way(runner, access.way, rounds)
        if access.mask is not None and (exact or ideal):
            mask = runner.pair(access.mask, index)
            exact, ideal = exact and bool(mask.bits), ideal and bool(mask.ideal)
        if not exact and not ideal:
            return Touched(False, False, "", 0, 0)
        assert access.pointer is not None
        found = runner.at(access.pointer, index)
    except RecursionError:
        raise NotReplayed("it depends on too many steps") from None
    if not isinstance(found, Address):
        raise NotReplayed("its address is not known")
    return Touched(exact, ideal, found.base, found.bytes, found.ideal)


def _way(runner: Runner, way: Way, rounds: dict[int, int]) -> tuple[bool, bool]:
    exact = ideal = True
    for condition in way:
        found = _holds(runner, condition, rounds)
        exact, ideal = exact and found[0], ideal and found[1]
    return exact, ideal


def _holds(runner: Runner, condition: Condition, rounds: dict[int, int]) -> tuple[bool, bool]:
    if condition.kind == "if":
        assert condition.value is not None
        found = runner.pair(condition.value, ())
        return bool(found.bits) is condition.holds, bool(found.ideal) is condition.holds
    if condition.kind == "one of":
        ways = [_way(runner, way, rounds) for way in condition.ways]
        return any(way[0] for way in ways), any(way[1] for way in ways)
    operation = condition.operation
    assert operation is not None
    if condition.kind == "loop":
        now = rounds.get(id(operation), 0)
        there = now < runner.trips(operation)
        runner.rounds[id(operation)] = now
        return there, there
    if condition.kind == "while":
        now = rounds.get(id(operation), 0)
        ends = operation.regions[0].entry.operations[-1].operands[0]
        for number in range(now + condition.holds):
            runner.rounds[id(operation)] = number
            if not runner.pair(ends, ()).bits:
                return False, False
        runner.rounds[id(operation)] = now
        return True, True
    raise NotReplayed(f"{operation} is not run")
