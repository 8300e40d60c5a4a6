"""What two threads are seen to do to one another, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...concrete.interpreter.races import Divergence, End, Exit, Race
from .launching.fitting import Room
from .running import Runs

ORDER = ("between warps", "between blocks", "within a warp", "within a thread")
VERBS = {"load": "reads", "store": "writes", "atomic": "updates"}


def there(race: Race, room: Room, runs: Runs) -> int | None:
    """Of a race in this memory, how far it lies from where the run counts bytes; None if it is elsewhere."""
    if room.argument is not None:
        return 0 if race.space == "global" and race.memory == room.argument.memory else None
    if race.space == "shared" and room.base in runs.shared:
        start, size = runs.shared[room.base], room.size
        whole = size is not None and size.op == "const" and size.payload
        return start if start <= race.low and (not whole or race.low < start + whole) else None
    return 0 if race.space == "global" and race.memory == room.base.lstrip("@") else None


def chosen(races: Sequence[Race], room: Room, runs: Runs, lines: Sequence[Collection[int]] | None) -> Race | None:
    """A race in this memory, one of different values and between warps if there is one. lines: of the text, those of the
    one and of the other; None for any."""
    own = [one for one in races if there(one, room, runs) is not None]
    own = [one for one in own if lines is None or _at(one, *lines) or _at(one, *reversed(lines))]
    return min(own, key=lambda one: (one.equal, ORDER.index(one.where)), default=None)


def _at(race: Race, first: Collection[int], second: Collection[int]) -> bool:
    return race.first.site.line in first and race.second.site.line in second


def raced(race: Race, room: Room, runs: Runs) -> str:
    start = there(race, room, runs) or 0
    other = "nothing orders blocks" if race.where == "between blocks" else "no barrier between"
    ends = f"{_end(race.first, start, room.where)}, {_end(race.second, start, '')}"
    return f"race {race.kind}: {ends}; {other}"


def _end(end: End, start: int, where: str) -> str:
    file, line = end.site.source
    place = f"{file.rpartition('/')[2]}:{line}" if line else f"PTX line {end.site.line}"
    first = end.byte - start
    of = f" of {where}" if where else ""
    bytes_ = f"bytes [{first:,}, {first + end.bytes:,}){of} at {place}"
    return f"block {end.block}, thread {end.thread} {VERBS[end.site.how]} {bytes_}"


def parted(found: Divergence) -> str:
    stops = [
        f"{one.threads} threads, {one.thread} first, wait at {_place(one.source, one.line)}" for one in found.stops
    ]
    last = {"different instructions": "which are two barriers", "different barriers": "for ever"}
    return f"block {found.block}: {'; '.join(stops)}, {last.get(found.kind, 'for ever, for others that do not come')}"


def left(found: Exit) -> str:
    place = _place(found.source, found.line)
    return f"block {found.block}: {found.threads} threads, {found.thread} first, return before the barrier at {place}"


def _place(source: tuple[str, int], line: int) -> str:
    file, own = source
    return f"{file.rpartition('/')[2]}:{own}" if own else f"PTX line {line}"
