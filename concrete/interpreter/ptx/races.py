"""Races and divergence of a kernel: whole blocks run, and what their threads do to one another.

    >>> report = ptx.look(kernel, [ptx.Pointer("out"), 64], (2, 1, 1), (64, 1, 1), {"out": memory})
    >>> report.races, report.divergences, report.exits   # report.stopped: what was not looked at, and why

Source: PTX ISA, Memory Consistency Model; Parallel Synchronization: bar, barrier, bar.warp.sync; Data Movement: cp.async.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..errors import NotRun, UndefinedBehaviour
from ..races import Divergence, Exit, Log, Pairs, Race, Report, Site, Stop
from ..races.pairs import SHARED
from .events import Absent, Memory, Three, Touch, Undefined
from .memory import WAITED
from .running import Kernel, run
from .thread import Thread, Wait
from .tree import Instruction, Place
from .watching import Watch

WARP, HEADERS = 32, "/include/"
SCOPES = ("cta", "cluster", "gpu", "sys")
STRONG = ("volatile", "relaxed", "acquire", "release", "mmio")


def look(
    kernel: Kernel, arguments: Sequence[Any], grid: Three, block: Three, memory: Mapping[str, Memory], *,
    shared: int = 0, deadline: float | None = None, blocks: Iterable[Three] | None = None, seed: int = 0,
    schedules: Sequence[str] = ("forward", "backward"), absent: Absent | None = None,
) -> Report:  # fmt: skip
    """Runs the kernel as `run` does, once by each schedule, and tells what of its threads is not ordered.

    Two accesses by different threads race if they share a byte, one writes, they are not both atomic for one another, and
    no barrier orders them: one of the block, one with a count, or bar.warp.sync of lanes. shfl and vote order nothing,
    nothing orders blocks, and fences with atomics are not taken for order; but what a block of a cooperative launch does
    before it adds for the n-th time to the memory by which these wait is before what others do behind their n-th. A
    cp.async goes on from its issue to the wait that covers its group. A row of ldmatrix is read by the lane that gives its
    address. Of two lines each kind of race is told once.

    deadline: of time.monotonic(), for all schedules together. Raises TextError, and NotRun of a launch that is none;
    whatever ends a run on its way is in `Report.stopped`.
    """
    report = Report()
    pairs = Pairs(block, WARP)
    places = None if blocks is None else list(blocks)
    for schedule in schedules:
        watcher = _Watcher(kernel, block, pairs, report)
        watcher.tells = True
        try:
            told = run(
                kernel, arguments, grid, block, memory, watcher.observe, shared=shared, blocks=places, deadline=deadline,
                seed=seed, watch=watcher, schedule=schedule, absent=absent,
            )  # fmt: skip
            report.steps, report.touches = report.steps + told.steps, report.touches + told.touches
            report.notes += [
                own for own in (f"not exact: {own}" for own in told.approximated) if own not in report.notes
            ]
        except (NotRun, UndefinedBehaviour) as error:
            if not watcher.begun:
                raise
            report.stopped.append(f"{schedule}: {error}")
        watcher.finish()
        report.schedules.append(schedule)
    report.races = _sorted(pairs)
    return report


def _sorted(pairs: Pairs) -> list[Race]:
    return sorted(pairs.found.values(), key=lambda own: tuple(map(str, own.key)))


class _Watcher(Watch):
    """Tells a log what one schedule does."""

    def __init__(self, kernel: Kernel, block: Three, pairs: Pairs, report: Report):
        self.block, self.pairs, self.report, self.begun = block, pairs, report, False
        self._code: dict[int, Instruction] = {
            own.line: own for function in kernel.module.functions.values() for own in function.body or ()
        }
        self._sites: dict[tuple[int, str], int] = {(own.line, own.how): at for at, own in enumerate(pairs.sites)}
        self._apart: dict[int, list[tuple[list[int], int | None]]] = {}  # how often its block has added -> accesses
        self._logs: dict[Three, Log] = {}
        self._added: dict[Three, int] = {}
        self._given: dict[Three, dict[Any, list[tuple[int, Any]]]] = {}

    # -- accesses ----------------------------------------------------------------------------------------------------

    def observe(self, event: Any) -> None:
        if isinstance(event, Undefined):
            if not any((own.line, own.what) == (event.line, event.what) for own in self.report.undefined):
                self.report.undefined.append(event)
            return
        assert isinstance(event, Touch)
        if event.space not in ("shared", "global"):
            return
        (x, y, z), (across, up, _) = event.thread, self.block
        site = self._sites.get((event.line, event.kind))
        if site is None:
            site = self._site(event.line, event.kind, (event.source, *event.inlined))
        value = event.value if event.kind != "atomic" else event.after
        number = (z * up + y) * across + x
        self._access(
            site, event.space, event.memory, event.byte, event.bytes, value, event.block, number, event.interval
        )

    def touched(
        self, thread: Thread, kind: str, space: str, memory: str, byte: int, size: int, value: int, after: int | None
    ) -> None:  # fmt: skip
        if space not in ("shared", "global"):
            return
        now = thread.now
        assert now is not None
        site = self._sites.get((now.line, kind))
        if site is None:
            site = self._site(now.line, kind, thread.machine.places(now))
        left = value if kind != "atomic" else after
        if space == "shared":
            self.log.access(site, SHARED, byte, size, thread.number, left, thread.interval)
        else:
            self._access(site, space, memory, byte, size, left, thread.block, thread.number, thread.interval)

    def _access(
        self, site: int, space: str, memory: str, byte: int, size: int, value: int | None, block: Three, thread: int,
        interval: int,
    ) -> None:  # fmt: skip
        if space == "shared":
            self.log.access(site, SHARED, byte, size, thread, value, interval)
        elif memory != WAITED:
            self.log.access(site, self._memory(memory), byte, size, thread, value, interval)
        elif self.pairs.sites[site].how == "atomic":
            self._kept(block, self.log.parted())
            self._added[block] = self._added.get(block, 0) + 1

    def _memory(self, name: str) -> int:
        if name not in self.pairs.memories:
            self.pairs.memories.append(name)
        return self.pairs.memories.index(name)

    def _site(self, line: int, kind: str, places: tuple[Place, ...]) -> int:
        name, (source, *inlined) = self._code[line].name, places
        self._sites[line, kind] = len(self.pairs.sites)
        own = Site(line, source, tuple(inlined), name, kind, scope_of(name), name.startswith("cp.async"))
        self.pairs.sites.append(own)
        return self._sites[line, kind]

    # -- what orders them --------------------------------------------------------------------------------------------

    def begins(self, block: Three) -> None:
        self.begun = True
        if block not in self.pairs.blocks:
            self.pairs.blocks.append(block)
        x, y, z = self.block
        self._logs[block] = Log(self.pairs, self.pairs.blocks.index(block), x * y * z)
        self._given[block] = {}
        self.turns(block)

    def turns(self, block: Three) -> None:
        self.log, self._giving = self._logs[block], self._given[block]

    def ends(self, block: Three) -> None:
        self._kept(block, self._logs.pop(block).close())

    def _kept(self, block: Three, own: list[tuple[list[int], int | None]]) -> None:
        self._apart.setdefault(self._added.get(block, 0), []).extend(own)

    def finish(self) -> None:
        """Of all blocks."""
        for own in self._apart.values():
            self.pairs.between([row for row, _ in own], [value for _, value in own])

    def arrived(self, thread: Thread, key: Any) -> None:
        self._giving.setdefault(key, []).append(self.log.arrived(thread.number))

    def met(self, threads: list[Thread], wait: Wait) -> None:
        if wait.mask is not None:
            if wait.key[0].startswith("bar"):
                self.log.meet(own.number for own in threads)
            return
        given = self._giving.pop(wait.key, [])
        all_of_them = threads[0].machine.threads or threads
        if wait.count is None:
            self._reached(threads, all_of_them)
        if not given and len(threads) == sum(not own.done for own in all_of_them):
            self.log.barrier()
        else:
            self.log.meet((own.number for own in threads), given)

    def committed(self, thread: Thread) -> None:
        self.log.committed(thread.number)

    def waited(self, thread: Thread, groups: int | None) -> None:
        self.log.waited(thread.number, groups)

    # -- who comes to barriers ---------------------------------------------------------------------------------------

    def _reached(self, threads: list[Thread], everyone: list[Thread]) -> None:
        stops, block = _stops(threads), threads[0].block
        first = stops[0]
        if len(stops) > 1:
            allowed = not any(own.name.startswith("bar.") or "aligned" in own.name for own in stops)
            self._diverged(Divergence("different instructions", block, stops, allowed))
        gone = sorted((own for own in everyone if own.done), key=lambda own: own.number)
        if gone and not any(own.line == first.line for own in self.report.exits):
            left = gone[0].now.line if gone[0].now else 0
            self.report.exits.append(Exit(first.line, first.source, block, gone[0].place, len(gone), left))

    def stuck(self, threads: list[Thread]) -> None:
        stops = _stops(threads)
        numbers = {own.barrier for own in stops}
        kind = "different barriers" if len(numbers) > 1 and None not in numbers else "never reached"
        self._diverged(Divergence(kind, threads[0].block, stops))

    def _diverged(self, found: Divergence) -> None:
        key = found.kind, [own.line for own in found.stops]
        if not any((own.kind, [one.line for one in own.stops]) == key for own in self.report.divergences):
            self.report.divergences.append(found)


class Watched(_Watcher):
    """What the threads of one run do to one another, where the caller looks at its events for another reason, too.

    >>> watched = Watched(kernel, (64, 1, 1))
    >>> run(kernel, arguments, grid, (64, 1, 1), memory, watched.observe, watch=watched)
    >>> watched.races()
    """

    def __init__(self, kernel: Kernel, block: Three):
        super().__init__(kernel, block, Pairs(block, WARP), Report())

    def races(self) -> list[Race]:
        """Those of the run, which has ended."""
        self.finish()
        return _sorted(self.pairs)


def _stops(threads: list[Thread]) -> tuple[Stop, ...]:
    """Where they wait, by line and barrier."""
    groups: dict[tuple[int, int | None], list[Thread]] = {}
    for own in sorted(threads, key=lambda own: own.number):
        assert own.now is not None
        barrier = own.wait.key[1] if own.wait is not None and own.wait.mask is None else None
        groups.setdefault((own.now.line, barrier), []).append(own)
    found = []
    for (line, barrier), group in sorted(groups.items(), key=lambda item: item[0][0]):
        first = group[0]
        assert first.now is not None
        places = first.machine.places(first.now)
        source = next((own for own in places if HEADERS not in own[0]), places[0])
        found.append(Stop(line, source, first.now.name, barrier, first.place, len(group), first.interval))
    return tuple(found)


def scope_of(name: str) -> str:
    """For which threads an access is strong: "" of a weak one, which is no more than data."""
    operation, *modifiers = name.split(".")
    said = next((own for own in modifiers if own in SCOPES), "")
    if operation in ("atom", "red"):
        return said or "gpu"
    if not set(modifiers) & set(STRONG):
        return ""
    return said or ("cta" if "volatile" not in modifiers and "mmio" not in modifiers else "sys")
