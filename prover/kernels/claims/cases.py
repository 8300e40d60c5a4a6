"""What every claim about a kernel is made of: a case under what holds of the launch and of the way to an access."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from ...accesses.covered import Covering, Covers
from ...engines.outcome import Outcome
from ...language.claims import Case
from ...language.maps import Access as Meant
from ...language.obligations import Verdict
from ...language.systems import System
from ...language.terms import Term, integer
from ...machine.arithmetic import Steps
from ...machine.values import literals
from ..between.lds import Lds
from ..between.meeting import Meeting
from ..binding.binding import Binding
from ..ir.module import Kernel, Module
from ..ir.values import plain
from ..loops.paths import Trace
from ..loops.trip_count import TripCount
from ..machine.frame import Frame
from ..machine.launch import Launch
from ..machine.sinks import SinkAccess
from ..steps.noting import new_steps
from ..steps.proving import CLAIM, Proving
from .finite import Tables

NEVER_HERE = "never runs with this launch"
IF_RIGHT = "if that is right, give its [[sink]] active = false"


class Claims(Struct):
    """The claims of one kernel as a System. given: (claim, case) -> the outcome of what nobody need decide.

    runs: id of an access -> the case which says that it runs in exactly the threads that the map says. unclaimed: ids of
    accesses of which no [[sink]] says that they happen; idle: claims and cases of sinks without any such. loops: claim ->
    cases of it that the user declared; everything else rests on these claims. headers: claim -> label of its loop.
    """

    system: System
    launch: Launch | None = None
    given: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    sinks: dict[str, int] = field(default_factory=dict)  # claim -> number of its sink
    accesses: dict[tuple[str, str], SinkAccess] = field(default_factory=dict)
    runs: dict[int, str] = field(default_factory=dict)
    unclaimed: set[int] = field(default_factory=set)
    idle: set[tuple[str, str]] = field(default_factory=set)
    loops: dict[str, set[str]] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)  # what would be the claim of a sink -> why there is none
    pairs: dict[tuple[str, str], tuple[SinkAccess, SinkAccess]] = field(
        default_factory=dict
    )  # of stores that are compared
    coverings: dict[str, tuple[Covers, Covering]] = field(default_factory=dict)  # claim that a memory is written -> how
    meetings: dict[tuple[str, str], Meeting] = field(default_factory=dict)  # what cases about two threads are about
    races: bool = False  # whether these were asked for
    bounds: bool = False
    lds: Lds | None = None  # of which they are
    meant: dict[int, Meant] = field(default_factory=dict)  # id of an access -> what it must be
    rounds: dict[Term, TripCount] = field(default_factory=dict)  # number of an iteration -> its loop's
    frame: Frame | None = None  # what knows which values are arbitrary, and where they were loaded
    steps: Steps = field(default_factory=new_steps)  # that everything rests on

    def add(self, proving: Proving) -> None:
        """The claim that the steps hold, if there is any."""
        own, cases = self.system, proving.chosen
        if cases:
            first = next(iter(own.claims.values()))
            own.claims[CLAIM] = proving.claim(own, cases, first.file, first.line)


class Cases:
    """Makes cases of a trace."""

    def __init__(self, module: Module, kernel: Kernel, launch: Launch, trace: Trace, binding: Binding | None):
        self.module, self.kernel, self.launch, self.trace, self.binding = module, kernel, launch, trace, binding
        title = f"kernel {kernel.name} in {module.file}"
        self.claims = Claims(System(kernel.name, title, source=module.triple), launch)
        self.claims.frame = trace.frame
        if trace.frame is not None:
            self.algebra = trace.frame.algebra
            self.claims.steps = self.algebra.steps
            self.tables = Tables(self.algebra, [launch.lane, launch.warp])

    @property
    def unclear(self) -> str:
        """Why nothing can be said of two threads, nor of what all of them write."""
        if self.trace.why:
            return self.trace.why
        if self.launch.threads[1] * self.launch.threads[2] > 1:
            return "a block of several dimensions, whose threads are not told apart here"
        return ""

    def _form(self, term: Term) -> Term:
        """The term simplified."""
        return self.algebra.simplify(self.tables.canonical(self.algebra.simplify(term)))

    def _case(
        self, claim: str, access: SinkAccess, name: str, goal: Term, show: Mapping[str, Any], path: bool = True,
        given: tuple[Term, ...] = (),
    ) -> Case:  # fmt: skip
        assumed = [*self.launch.given, *given]
        if path:
            assumed += [self._form(literal) for literal in literals(access.path)]
        self.claims.accesses[claim, name] = access
        return Case(name, goal, assumed, {**self._thread(), **show})

    def _thread(self) -> dict[str, Any]:
        launch = self.launch
        return {"(block x, y, z), warp, lane": (*launch.blocks, launch.warp, launch.lane)}

    def _fixed(
        self, claim: str, name: str, verdict: Verdict, detail: str, line: int = 0, own: Sequence[str] = ()
    ) -> Case:
        """A case whose verdict is known: its goal says nothing that anybody should try to decide. line, own: its line and
        where it was written."""
        self.claims.given[claim, name] = Outcome(verdict=verdict, detail=detail)
        return Case(name, integer(plain(f"{self.kernel.name}.{claim}: {name}"), 0) == 0, line=line, sources=own)
