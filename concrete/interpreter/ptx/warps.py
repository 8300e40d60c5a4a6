"""What lanes of a warp do together: shfl, vote, match, redux, elect, bar.warp.sync, activemask.

Source: PTX ISA, Data Movement: shfl.sync; Parallel Synchronization: vote.sync, match.sync, redux.sync, elect.sync.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import NotRun
from ..words import WORDS, unsigned
from .pure import B32, PREDICATE, U32, Parts
from .thread import Thread, Wait
from .tree import Group, Instruction, Name, Operand, Type
from .values import Read, Values, Write

Lanes = dict[int, tuple[int, ...]]
Together = Callable[[Lanes], dict[int, Any]]


def exchanged(mode: str) -> Together:
    """shfl: (value, position, clamp and segments) -> (value, whether the position is in range); None of a lane outside."""

    def run(lanes: Lanes) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for lane, (value, position, bounds) in lanes.items():
            position, last, segment = position & 31, bounds & 31, bounds >> 8 & 31
            most, least = lane & segment | last & ~segment & 31, lane & segment
            source = {
                "up": lane - position, "down": lane + position, "bfly": lane ^ position,
                "idx": least | position & ~segment & 31,
            }[mode]  # fmt: skip
            inside = source >= most if mode == "up" else source <= most
            source = source if inside else lane
            found[lane] = (lanes[source][0] if source in lanes else None, int(inside))
            if source == lane:
                found[lane] = (value, int(inside))
        return found

    return run


def voted(mode: str) -> Together:
    def run(lanes: Lanes) -> dict[int, Any]:
        said = [own[0] for own in lanes.values()]
        ballot = sum(own[0] << lane for lane, own in lanes.items())
        answer = {
            "all": int(all(said)), "any": int(any(said)), "uni": int(len(set(said)) == 1), "ballot": ballot,
        }[mode]  # fmt: skip
        return dict.fromkeys(lanes, (answer, 0))

    return run


def matched(mode: str) -> Together:
    """any: the lanes that have the same value; all: those of the mask if all have it, and whether they do."""

    def run(lanes: Lanes) -> dict[int, Any]:
        if mode == "all":
            same = len({own[0] for own in lanes.values()}) == 1
            return dict.fromkeys(lanes, (sum(1 << lane for lane in lanes) if same else 0, int(same)))
        return {
            lane: (sum(1 << other for other, theirs in lanes.items() if theirs[0] == own[0]), 0)
            for lane, own in lanes.items()
        }

    return run


def reduced(mode: str, kind: Type) -> Together:
    word = WORDS[mode] if mode in WORDS else WORDS[("s" if kind.signed else "u") + mode]

    def run(lanes: Lanes) -> dict[int, Any]:
        first, *more = [own[0] for own in lanes.values()]
        for own in more:
            first = unsigned(int(word(32, first, own)), 32)
        return dict.fromkeys(lanes, (first, 0))

    return run


def elected(lanes: Lanes) -> dict[int, Any]:
    leader = min(lanes)
    return {lane: (leader, int(lane == leader)) for lane in lanes}


def nothing(lanes: Lanes) -> dict[int, Any]:
    return dict.fromkeys(lanes, (0, 0))


def _destinations(values: Values, code: Instruction, kind: Type) -> tuple[list[Operand], Write, Write]:
    target, *operands = code.operands
    first, second = (target.items[0], target.items[1]) if isinstance(target, Group) else (target, Name("_"))
    return operands, values.write(code.scope, first, kind), values.write(code.scope, second, PREDICATE)


def _collective(code: Instruction, mask: Read, given: list[Read], together: Together, writes: tuple[Write, ...]):
    def run(thread: Thread) -> None:
        members = mask(thread)
        if not members >> thread.lane & 1:
            thread.undefined("membermask")
            members = 1 << thread.lane

        def finish(found: Any) -> None:
            for write, value in zip(writes, found, strict=False):
                if value is None:
                    thread.undefined("lane")
                    value = thread.machine.arbitrary(32)
                write(thread, value)

        own = tuple(read(thread) for read in given)
        thread.wait = Wait((code.name, members), members, own, together, finish)

    return run


def warp_operation(values: Values, code: Instruction):
    parts = Parts.of(code.name)
    words = [own for own in parts.modifiers if own != "sync"]
    if "sync" not in parts.modifiers or (len(words) > 1):
        raise NotRun(f"{code.name} is not run")
    name, mode = parts.operation, words[0] if words else ""
    kind = parts.kind if parts.types else B32
    together: Together
    if name == "shfl":
        together, reads = exchanged(mode), [B32, U32, U32]
    elif name == "vote":
        together, reads = voted(mode), [PREDICATE]
    elif name == "match":
        together, reads = matched(mode), [kind]
        kind = B32
    elif name == "redux" and kind.kind != "f":
        together, reads = reduced(mode, kind), [kind]
    elif name == "elect":
        together, reads = elected, []
    else:
        raise NotRun(f"{code.name} is not run")
    operands, first, second = _destinations(values, code, kind)
    if len(operands) != len(reads) + 1:
        raise NotRun(f"{code.name} with {len(operands)} operands is not run")
    given = [values.read(code.scope, *own) for own in zip(operands, reads, strict=False)]
    return _collective(code, values.read(code.scope, operands[-1], U32), given, together, (first, second))


def warp_barrier(values: Values, code: Instruction):
    return _collective(code, values.read(code.scope, code.operands[0], U32), [], nothing, ())


def active(values: Values, code: Instruction):
    """activemask: hardware may have more of the warp apart."""
    write = values.write(code.scope, code.operands[0], B32)

    def run(thread: Thread) -> None:
        thread.approximate()
        write(thread, thread.machine.alive(thread))

    return run
