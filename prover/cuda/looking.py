"""Runs of whole blocks, for what their threads do to one another: the first race of each two lines, and who waits in vain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...concrete.interpreter import ptx
from .launching.fitting import Room
from .running import Point, Runs, Three

SECONDS = 10.0
WARP = 32
VERBS = {"load": "reads", "store": "writes", "atomic": "updates"}


@dataclass(frozen=True, slots=True)
class Seen:
    """Two accesses of one byte, one of them a write, that no barrier orders."""

    first: ptx.Touch
    second: ptx.Touch
    where: str

    @property
    def lines(self) -> tuple[int, int]:
        return self.first.line, self.second.line

    def said(self, room: Room, byte: int) -> str:
        """byte: of the first, from the memory's start."""
        shift = byte - self.first.byte
        ends = []
        for own in (self.first, self.second):
            place = f"{own.source[0]}:{own.source[1]}" if own.source[1] else f"PTX line {own.line}"
            start = own.byte + shift
            ends.append(f"{VERBS[own.kind]} bytes [{start:,}, {start + own.bytes:,}) at {place}")
        block = f"block {self.first.block}"
        other = "" if self.first.block == self.second.block else f"block {self.second.block}, "
        kind = self.where
        if {self.first.kind, self.second.kind} > {"atomic"}:
            kind += ", plain against atomic"
        elif self.first.kind == self.second.kind == "store" and _same(self.first, self.second):
            kind += ", equal values"
        between = "; nothing orders blocks" if other else ", no barrier between"
        return (
            f"race {kind}: {block}, thread {self.first.thread} {ends[0]} of {room.where}, "
            f"{other}thread {self.second.thread} {ends[1]}{between}"
        )


def _same(one: ptx.Touch, other: ptx.Touch) -> bool:
    return (one.byte, one.bytes, one.value) == (other.byte, other.bytes, other.value)


@dataclass(slots=True)
class Report:
    """stuck: where threads wait that others do not come to. ended: why a run ended before its end."""

    races: list[Seen] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    ended: str = ""


class Watching:
    """Finds races among the events of a run."""

    def __init__(self, block: Three):
        self.block = block
        self.places: dict[tuple[str, str, Three, int], dict[int, list[ptx.Touch]]] = {}
        self.races: dict[tuple[Any, ...], Seen] = {}

    def observe(self, event: Any) -> None:
        if not isinstance(event, ptx.Touch) or event.space not in ("shared", "global"):
            return
        whose = event.block if event.space == "shared" else (0, 0, 0)
        for byte in range(event.byte, event.byte + event.bytes):
            found = self.places.setdefault((event.space, event.memory, whose, byte), {})
            for own in (
                found.get(event.interval, ()) if event.space == "shared" else (o for v in found.values() for o in v)
            ):
                self._meet(own, event)
            known = found.setdefault(event.interval, [])
            if sum((o.kind, o.line) == (event.kind, event.line) for o in known) < 3:
                known.append(event)

    def _meet(self, one: ptx.Touch, other: ptx.Touch) -> None:
        if (one.block, one.thread) == (other.block, other.thread) or {one.kind, other.kind} in ({"load"}, {"atomic"}):
            return
        if one.block == other.block and one.interval != other.interval:
            return
        where = "between blocks"
        if one.block == other.block:
            same = self._number(one) // WARP == self._number(other) // WARP
            where = "within a warp" if same else "between warps"
        self.races.setdefault((*sorted((one.line, other.line)), where), Seen(one, other, where))

    def _number(self, event: ptx.Touch) -> int:
        x, y, z = event.thread
        return x + self.block[0] * (y + self.block[1] * z)


def looked(
    runs: Runs, point: Point, blocks: Sequence[Three] | None, given: Mapping[str, Mapping[int, tuple[int, int]]],
    seconds: float = SECONDS,
) -> Report:  # fmt: skip
    """Raises what says that nothing was run."""
    found, (_, block) = Report(), runs.shape(point)
    watching = Watching(block)
    try:
        runs.run(point, watching.observe, blocks=blocks, seconds=seconds, given=given)
    except ptx.UndefinedBehaviour as error:
        found.stuck.append(str(error))
    except (ptx.NotRun, ptx.OutOfTime) as error:
        found.ended = str(error)
    order = ("between warps", "between blocks", "within a warp")
    found.races = sorted(watching.races.values(), key=lambda one: order.index(one.where))
    return found
