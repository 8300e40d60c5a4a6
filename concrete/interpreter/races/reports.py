"""What is told of a run: races, threads at different barriers, threads that returned before one."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Three = tuple[int, int, int]
Place = tuple[str, int]  # file and line of a source; "" and 0 where nothing is said


class Site(Struct, frozen=True):
    """An instruction that accesses memory. line: of the text; inlined: the lines it was called from, innermost first.

    how: load, store or atomic. scope: "" of a weak access; of an atomic, volatile or relaxed one which threads it is strong
    for: cta, cluster, gpu, sys. asynchronous: it goes on until it is waited for.
    """

    line: int
    source: Place
    inlined: tuple[Place, ...]
    name: str
    how: str
    scope: str = ""
    asynchronous: bool = False


class End(Struct, frozen=True):
    """One of the two accesses of a race. byte: from the memory's start; value: the bits that are stored or were loaded,
    None where nobody knows; interval: how many barriers the thread has passed."""

    site: Site
    byte: int
    bytes: int
    value: int | None
    block: Three
    thread: Three
    interval: int

    def __str__(self) -> str:
        file, line = self.site.source
        where = f"{file}:{line}" if line else f"line {self.site.line} of the text"
        what = {"load": "reads", "store": "writes", "atomic": "updates"}[self.site.how]
        return f"block {self.block}, thread {self.thread} {what} [{self.byte}, {self.byte + self.bytes}) at {where}"


class Race(Struct, frozen=True):
    """Two accesses that share the bytes [low, high) of a memory, and nothing orders them.

    where: between blocks, between warps, within a warp, or within a thread (a copy in flight and its own thread). equal:
    both write the same bits there. lanes: both are the same instruction, in lanes of one warp. strong: both are strong for
    one another (volatile or relaxed): PTX calls it no data race, and it has no order.
    """

    first: End
    second: End
    space: str
    memory: str
    low: int
    high: int
    where: str
    equal: bool = False
    lanes: bool = False
    strong: bool = False

    @property
    def nature(self) -> str:
        """in flight, equal values, strong, plain against atomic, scopes (both are atomic, not for one another), or ""."""
        one, two = self.first.site, self.second.site
        if one.asynchronous or two.asynchronous:
            return "in flight"
        if self.equal:
            return "equal values"
        if self.strong:
            return "strong"
        atomic = (one.how == "atomic") + (two.how == "atomic")
        return ("", "plain against atomic", "scopes")[atomic]

    @property
    def kind(self) -> str:
        """``within a warp, equal values``."""
        return self.where + (f", {self.nature}" if self.nature else "")

    @property
    def key(self) -> tuple[Any, ...]:
        lines = sorted((self.first.site.line, self.second.site.line))
        return (*lines, self.space, self.where, self.nature, self.lanes)

    def __str__(self) -> str:
        where = f"bytes [{self.low}, {self.high}) of {self.memory or self.space}"
        return f"race {self.kind}, {where}: {self.first}; {self.second}"


class Stop(Struct, frozen=True):
    """Threads that wait at one instruction. thread: the first of them; threads: how many; interval: of that one."""

    line: int
    source: Place
    name: str
    barrier: int | None
    thread: Three
    threads: int
    interval: int


class Divergence(Struct, frozen=True):
    """Threads of a block that do not meet as they must.

    kind: different instructions (of one barrier, which then opens), different barriers (they wait for ever), or never
    reached (they wait for ever, for others that have not returned). allowed: PTX lets them meet, since no
    instruction among them is aligned.
    """

    kind: str
    block: Three
    stops: tuple[Stop, ...]
    allowed: bool = False


class Exit(Struct, frozen=True):
    """Threads that returned before the others passed the barrier at this line. left: the last line that the first ran."""

    line: int
    source: Place
    block: Three
    thread: Three
    threads: int
    left: int


class Report(Struct):
    """Of all schedules that were run. stopped: why one ended before its end, with its name; what is behind that was not
    looked at. undefined: events of the interpreter, the first of each line and kind. notes: what is told, and no error."""

    races: list[Race] = field(default_factory=list)
    divergences: list[Divergence] = field(default_factory=list)
    exits: list[Exit] = field(default_factory=list)
    undefined: list[Any] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    schedules: list[str] = field(default_factory=list)
    steps: int = 0
    touches: int = 0

    @property
    def clean(self) -> bool:
        """All of it ran, and there is no race and no divergence. Exits and undefined events are not asked."""
        return not (self.races or self.divergences or self.stopped)
