"""In which order a run comes to accesses and barriers: its visits of blocks as a graph, with the ways between them.

A loop that is taken once has one visit of each of its blocks, which stands for any iteration, and ways back to its header.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct, field

from ...language.monomials import expanded
from ...language.terms import Term
from ..ir.module import Instruction

ACCESS, BARRIER, WARP, GRID, END, WAIT = "access", "barrier", "warp", "grid", "end", "wait"


class Event(Struct, frozen=True):
    """kind: ACCESS, the access with that number in the trace; BARRIER, where all threads of a block wait; WARP, where all
    of a warp do; GRID, where all of a grid do; END, where a thread ends; WAIT, where it may wait for accesses of its own.
    instruction: of all but the first."""

    kind: str
    number: int = -1
    instruction: Instruction | None = None


class Way(Struct, frozen=True):
    """Into another visit, under this path. back: at the end of an iteration, to the header."""

    target: int
    path: Term
    back: bool = False


class Carried(Struct):
    """A number that a loop carries. start: what it begins with. after: what it is in the next iteration, on each way
    back, with its path; None where that is not known. exact: whether both are this number, not its bits read otherwise."""

    start: Term
    exact: bool
    begins: bool = True
    after: list[tuple[Term, Term | None]] = field(default_factory=list)


def stood_for(value: Term, said: Term, variable: Term) -> Term | None:
    """The number for which a variable stands where a value of which is said that it is a multiple of the variable, and a
    constant beside, is this one; None where something else is said."""
    parts = expanded(said)
    unit, beside = parts.pop((variable,), 0), parts.pop((), 0)
    if not unit or parts:
        return None
    return value if (unit, beside) == (1, 0) else (value - beside) // unit


class Visit(Struct):
    """path: when it happens. around: the numbers of the iterations of loops around it that are taken once. header: the
    number of those of the loop that begins here. carried: variable -> what it stands for."""

    block: str
    path: Term
    around: tuple[Term, ...] = ()
    header: Term | None = None
    events: list[Event] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)
    carried: dict[Term, Carried] = field(default_factory=dict)


class Visits:
    """Notes them, as a run comes to them."""

    def __init__(self) -> None:
        self.all: list[Visit] = []
        self.coming: dict[str, list[tuple[int, Term]]] = {}  # block -> from where it will be visited next
        self.headers: dict[str, int] = {}  # header -> its latest visit
        self.loaded: dict[Term, int] = {}  # what is loaded -> the visit

    def begin(self, block: str, path: Term, around: tuple[Term, ...], header: Term | None) -> Visit:
        """The next visit of the block."""
        number = len(self.all)
        for source, way in self.coming.pop(block, ()):
            if source >= 0:
                self.all[source].ways.append(Way(number, way))
        if header is not None:
            self.headers[block] = number
        self.all.append(Visit(block, path, around, header))
        return self.all[number]

    def fork(self, paths: Sequence[Term]) -> Iterator[Visit]:
        """One visit after the other for each of these ways on from the latest one, and behind the last one where they
        meet."""
        start, own = len(self.all) - 1, self.all[-1]
        for path in paths:
            self.all[start].ways.append(Way(len(self.all), path))
            self.all.append(Visit(own.block, path, own.around))
            yield self.all[-1]
        for at, path in enumerate(paths, start + 1):
            self.all[at].ways.append(Way(start + 1 + len(paths), path))
        self.all.append(Visit(own.block, own.path, own.around))

    def event(self, kind: str, number: int = -1, instruction: Instruction | None = None) -> None:
        self.all[-1].events.append(Event(kind, number, instruction))

    def loads(self, known: Collection[Term]) -> None:
        """All that was loaded up to now."""
        for term in list(known)[len(self.loaded) :]:
            self.loaded[term] = len(self.all) - 1

    def on(self, target: str, path: Term) -> None:
        """The latest visit leads to the target's next one."""
        self.coming.setdefault(target, []).append((len(self.all) - 1, path))

    def back(self, header: str, path: Term, after: dict[Term, tuple[Term, bool]]) -> None:
        """The latest visit ends an iteration. after: variable -> what that is in the next one, and whether exactly."""
        number = self.headers[header]
        self.all[-1].ways.append(Way(number, path, back=True))
        for variable, own in self.all[number].carried.items():
            term, exact = after.get(variable, (None, False))
            own.exact = own.exact and exact
            own.after.append((path, term))
