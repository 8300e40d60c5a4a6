"""Runs a kernel symbolically, all lanes at once: blocks in order, branches as path conditions, loops unrolled.

Where paths meet, a value is chosen by the condition under which each path was taken, when somebody asks for it. A loop
is unrolled while its condition is decided; `loops` has what happens to one whose bound is not constant.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import partial
from typing import Any

from msgspec import Struct, field

from ...guessing.strided_interval import Tried
from ...language.constructors import both, either, negation
from ...language.terms import Term
from ...language.walking import variables
from ...machine.arithmetic import Steps
from ...machine.values import FALSE, TRUE, Bit, Undefined, literals
from ..ir.dominance import meetings
from ..ir.module import Block, Instruction, Kernel, Module
from ..ir.order import TooHard, order
from ..ir.values import Opaque, Trouble
from ..machine.assuming import Assuming
from ..machine.choosing import is_whole
from ..machine.executing import Executing
from ..machine.frame import Frame
from ..machine.idle import beside_loops
from ..machine.intrinsics import BARRIER as WAITS
from ..machine.intrinsics import GRID_BARRIER, OTHER_BARRIER, OWN_WAITS, WARP_BARRIER, WAVES_BARRIER
from ..machine.iteration_variables import carried, iterations
from ..machine.launch import Launch
from ..machine.sinks import SinkAccess, access, arms, numbered
from ..steps.noting import new_steps
from .bounds import without
from .facts import still_ending
from .induction import Declared, HavocValue, Step
from .learned import Stage
from .loops import Loop
from .phi_merge import Environment, found_in, joined, merged
from .searching import more as learned
from .trip_count import Exit, TripCount
from .visits import ACCESS, BARRIER, END, GRID, WAIT, WARP, Visits

MOST_VISITS, FEW_VISITS = 4096, 40  # of one block; where compilers have unrolled what is worth it
MOST_UNDECIDED = 16  # iterations in a row of which nobody knows whether they are reached
MOST_BLOCKS = 100_000  # visits of blocks altogether
MOST_RUNS, MANY_RUNS = 200, 2000
MOST_BITS = 256  # of an integer: ends of ranges are compared with infinite ones, which are floats
EVENTS = {
    WAITS: BARRIER,
    OTHER_BARRIER: BARRIER,
    WARP_BARRIER: WARP,
    GRID_BARRIER: GRID,
    **dict.fromkeys(OWN_WAITS, WAIT),
}
TOO_DEEP = "values that hang on too many choices within each other"
LOOPED = "a loop that is not unrolled"


class Trace(Struct):
    """What a run found. accesses: in the order of execution. sinks: every sink instruction, run or not. why: set where
    the kernel cannot be followed; then nothing else counts. loops: labels of those that were taken once. proofs: what
    must be proved of them, or nothing that was found out counts. endings: what holds on their only ways out. rounds: when
    they go on; exits: in which iteration they are left. kept: what stands for the values that they carry. order: in which
    accesses and barriers come."""

    accesses: list[SinkAccess]
    troubles: list[Trouble]
    frame: Frame | None
    sinks: list[Instruction]
    why: str = ""
    loops: tuple[str, ...] = ()
    proofs: tuple[Step, ...] = ()
    endings: tuple[frozenset[Term], ...] = ()
    rounds: tuple[TripCount, ...] = ()
    kept: tuple[HavocValue, ...] = ()
    order: Visits = field(default_factory=Visits)
    by_sink: dict[int, list[SinkAccess]] = field(default_factory=dict)
    exits: tuple[Exit, ...] = ()

    def __post_init__(self) -> None:
        for found in self.accesses:
            self.by_sink.setdefault(found.number, []).append(found)

    def of(self, number: int) -> list[SinkAccess]:
        """The accesses of a sink, in their order."""
        return self.by_sink.get(number, [])


def event_of(instruction: Instruction) -> str:
    """What kind of event it is; empty for none."""
    if instruction.opcode == "fence":
        return WAIT
    if instruction.opcode != "call":
        return ""
    return BARRIER if instruction.callee.startswith(WAVES_BARRIER) else EVENTS.get(instruction.callee, "")


def trace(
    module: Module, kernel: Kernel, launch: Launch, assuming: bool | Assuming = False, declared: Iterable[Declared] = (),
    late: Callable[[], str] = lambda: "", tried: dict[str, dict[str, Tried]] | None = None, idle: Set[str] = frozenset(),
    steady: Callable[[Instruction, str], bool] = lambda instruction, base: False, straight: bool = False,
    refused: frozenset[Term] = frozenset(), mixed: Set[str] = frozenset(),
) -> Trace:  # fmt: skip
    """The kernel's accesses in every thread of the launch. declared: what the user says of loops. late: that there is no
    time left, in words, once that is so. tried: how searches for ranges ended in other traces of the kernel, and here.
    idle: values of which nothing need be known. steady: as a frame has it. straight: where a loop is not unrolled, it says
    no more than that. refused: equations of the simplifier's that are not used. mixed: values that are any number."""
    numbers = numbered(kernel)
    sinks = [i for block in kernel.blocks for i in block.instructions if id(i) in numbers]
    wide = [i.type for block in kernel.blocks for i in block.instructions] + [a.type for a in kernel.arguments]
    if any(kind.bits > MOST_BITS for own in wide for kind in (own, *own.elements)):
        return Trace([], [], None, sinks, f"integers of more than {MOST_BITS} bits")
    loops: dict[str, Loop] = {}
    said, whole = {one.header: one for one in declared}, False
    beside: Set[str] | None = None
    steps = new_steps(refused)  # of all runs: one takes over what others found
    tried = {} if tried is None else tried
    try:
        places = order(kernel)
    except TooHard as error:
        return Trace([], [], None, sinks, str(error))
    meeting = meetings(kernel, places)
    for _ in range(MOST_RUNS if not launch.endless else MANY_RUNS):
        try:
            run = Run(module, kernel, launch, assuming, numbers, loops, said, steps, places, meeting)
            run.late, run.tried, run.frame.idle, run.frame.steady = late, tried, idle, steady
            run.straight, run.frame.mixed = straight, mixed
            run.learning = not whole and any(loop.stage is not Stage.KNOWN for loop in loops.values())
            if run.learning:
                run.frame.idle = beside = beside_loops(kernel, idle) if beside is None else beside
            run.run()
        except TooHard as error:
            return Trace([], [], None, sinks, str(error))
        except RecursionError:
            return Trace([], [], None, sinks, TOO_DEEP)
        again = run.again
        if straight and again is not None:
            return Trace([], [], None, sinks, LOOPED, (again.header.name,))
        for one in () if again is None else (again, *run.beside):
            loops = one.among(loops)
        if again is not None:
            continue
        if run.learning:  # nothing is to be learned of loops that nobody gets to
            loops, whole = {header: loop.fresh() for header, loop in loops.items()}, True
            continue
        proofs = tuple(step for loop in loops.values() for step in loop.proofs)
        rounds = tuple(one for loop in loops.values() for one in loop.rounds)
        endings = tuple(ending for loop in loops.values() for ending in loop.endings)
        kept = tuple(one for loop in loops.values() for one in loop.kept)
        return Trace(
            run.accesses, run.frame.troubles, run.frame, sinks, "", tuple(loops), proofs, endings, rounds, kept,
            run.order, exits=tuple(one for loop in loops.values() for one in loop.exits),
        )  # fmt: skip
    return Trace([], [], None, sinks, "too many loops within each other")


class Run:
    """One pass over the kernel. loops: header -> what is known of the loops that are not unrolled. places, meeting: as
    `ir.order` and `ir.dominance` have them.

    again: a loop that cannot be unrolled, or of which more is known now; another pass is needed then, and this one counts
    for nothing else.
    """

    def __init__(
        self, module: Module, kernel: Kernel, launch: Launch, assuming: bool | Assuming, numbers: Mapping[int, int],
        loops: Mapping[str, Loop], declared: Mapping[str, Declared], steps: Steps, places: dict[str, int],
        meeting: Mapping[str, str],
    ):  # fmt: skip
        self.frame: Frame = Executing(module, kernel, launch, assuming, steps)
        self.frame.differs, self.frame.parted, self.frame.choosing = self._differs, self._parted, self._choosing
        self.asked: dict[tuple[Term, str], bool] = {}  # by `_differs`, until it has its answer
        self.current = ""
        self.kernel, self.numbers, self.loops, self.declared = kernel, numbers, loops, declared
        self.blocks = {block.name: block for block in kernel.blocks}
        self.places, self.meetings = places, meeting
        self.forked: set[str] = set()  # those of them whose ways say so only together with their conditions
        self.taken: dict[str, Term] = {}  # block -> when its latest visit was
        self.accesses: list[SinkAccess] = []
        self.order = Visits()
        self.executions: dict[int, int] = {}
        self.visits: dict[str, int] = {}
        self.undecided: dict[str, int] = {}
        self.begun: dict[str, Term] = {}  # header -> when its latest iteration began
        self.arrived: dict[str, list[tuple[str, Term, Environment]]] = {}
        self.waiting: list[tuple[int, str]] = []
        self.again: Loop | None = None
        self.beside: list[Loop] = []  # others of which more is known now, that have nothing to do with it
        self.discovered: dict[str, Loop] = {}  # loops that cannot be unrolled: the pass goes on only to find others
        self.learning = False  # whether this pass is about loops, and accesses are not looked at
        self.straight = False  # whether it ends at the first loop that cannot be unrolled
        self.late: Callable[[], str] = lambda: ""
        self.tried: dict[str, dict[str, Tried]] = {}

    def run(self) -> None:
        entry = self.kernel.blocks[0].name
        self._arrive("", entry, TRUE, Environment([], self.frame))
        total = 0
        while self.waiting and self.again is None and not (self.straight and self.discovered):
            _, name = heapq.heappop(self.waiting)
            total += 1
            if total > MOST_BLOCKS:
                raise TooHard("more than 100,000 blocks when loops are unrolled")
            try:
                self._block(self.blocks[name])
            except TooHard:
                if not self.discovered:
                    raise
                break
        if self.discovered:
            self.again, *self.beside = self.discovered.values()
            return
        for loop in sorted(self.loops.values(), key=lambda loop: loop.rank) if self.again is None else ():
            if self.again is None or loop.looks_beside((self.again, *self.beside)):
                more = learned(loop, self.frame)
                self.beside += [more] if more is not None and self.again is not None else []
                self.again = self.again or more

    def _arrive(self, source: str, target: str, path: Term, environment: Environment) -> None:
        nobody = any(part is FALSE for part in literals(path))  # gets here, whatever has no value before it
        if nobody or self.again is not None:
            return
        backwards = source and self.places[target] <= self.places[source]
        if backwards:
            loop = self.loops.get(target)
            if loop is not None:
                loop.latched(self, source, path, environment)
                return
            self._iterated(source, target, path)
            if self.again is not None or target in self.discovered:
                return
        for loop in self.loops.values():
            if source in loop.inside and target not in loop.inside:
                loop.left(path)
                loop.proofs += still_ending(loop, path)
        self.order.on(target, path)
        if target not in self.arrived:
            self.arrived[target] = []
            heapq.heappush(self.waiting, (self.places[target], target))
        self.arrived[target].append((source, path, environment))

    def _iterated(self, latch: str, header: str, path: Term) -> None:
        """Whether another iteration of the loop is unrolled."""
        body = range(self.places[header], self.places[latch] + 1)
        decided = path is self.begun.get(header) and not any(self.places[one] in body for one in self.forked)
        self.undecided[header] = 0 if decided else self.undecided.get(header, 0) + 1
        endless = self.frame.launch.endless
        undecided, visits = (0, FEW_VISITS) if endless else (MOST_UNDECIDED, MOST_VISITS)
        if self.undecided[header] > undecided or self.visits.get(header, 0) > visits:
            tried = self.tried.setdefault(header, {})
            found = Loop(self.kernel, self.blocks[header], self.declared.get(header), endless=endless, tried=tried)
            if endless:  # its first iteration leads to the loops behind it
                self.discovered.setdefault(header, found)
            else:
                self.again = found

    def _block(self, block: Block) -> None:
        ways = self.arrived.pop(block.name)
        frame, self.current = self.frame, block.name
        at = self.meetings.get(block.name)
        path = joined([way for _, way, _ in ways])
        if at is not None and path is not self.taken[at]:
            path = self.taken[at]
            self.forked.add(block.name)
        environment = Environment([(way, env) for _, way, env in ways], frame)
        self.visits[block.name] = self.visits.get(block.name, 0) + 1
        loop, reached = self.loops.get(block.name), path
        if loop is not None:
            path = loop.entered(path)
        frame.path, frame.lookup = path, lambda name: found_in(environment, name)
        values = {}
        if loop is not None:
            own = [one for one in block.instructions if one.name in loop.forms]
            loop.starts = {one.name: self._phi(one, ways, None, reached) for one in own}
        for instruction in block.instructions:
            if instruction.opcode != "phi":
                break
            values[instruction.name] = self._phi(instruction, ways, loop, reached)
        environment.own.update(values)
        if loop is not None:
            frame.path = path = both(path, loop.promised(self, reached))
        frame.lookup = lambda name: found_in(environment, name)
        around = tuple(one.number for one in self.loops.values() if block.name in one.inside)
        self.taken[block.name] = path
        visit = self.order.begin(block.name, path, around, None if loop is None else loop.number)
        if loop is not None:
            visit.carried.update(loop.stands_for())
        self.begun[block.name] = path
        for instruction in block.instructions[len(values) :]:
            if said := self.late():
                raise TooHard(said)
            if id(instruction) in self.numbers:
                self._sink(instruction)
            if instruction is block.instructions[-1]:
                self._leave(block, instruction, path, environment)
            elif kind := event_of(instruction):
                self.order.event(kind, instruction=instruction)
            elif instruction.name or instruction.opcode == "call":
                found = frame.evaluate(instruction)
                self.order.loads(frame.loads)
                if instruction.name:
                    environment.own[instruction.name] = found

    def _differs(self, variable: Term, place: str = "") -> bool:
        """Whether lanes that run a block together, the current one if no other is said, may have different values of a
        variable: of what a freeze gives, of the iteration in which a loop before ended, of what a loop carries that hangs
        on such a value, or, by way of a loop inside, on itself; behind that loop, where they leave it in different ones."""
        if variable is self.frame.launch.lane or variable in self.frame.frozen:
            return True
        if not (iterations(variable) or carried(variable)):
            return False
        place = place or self.current
        around = [loop for loop in self.loops.values() if place in loop.inside]
        if iterations(variable):
            return all(variable.payload[0] != loop.number.payload[0] for loop in around)
        if (variable, place) in self.asked:
            return self.asked[variable, place]
        first, self.asked[variable, place] = not self.asked, True
        try:
            same = any(loop.alike(variable, partial(self._differs, place=place)) for loop in around)
            self.asked[variable, place] = found = not same and not self._left_alike(variable, around)
        finally:
            if first:
                self.asked.clear()
        return found

    def _left_alike(self, variable: Term, around: Sequence[Loop]) -> bool:
        """Whether it stands for a carried value of a loop that all lanes left in one iteration, in which it was the same
        in all of them. around: loops that go on."""
        over = [loop for loop in self.loops.values() if all(loop is not one for one in around)]
        for loop in over:
            if loop.alike(variable, partial(self._differs, place=loop.header.name)):
                return all(self._together(one) for one in over if loop.header.name in one.inside)
        return False

    def _together(self, loop: Loop) -> bool:
        """Whether all lanes that are in the loop leave it in one iteration."""
        deciding = variables(*(one for formulas in loop.goes_on.values() for one in formulas))
        return bool(loop.goes_on) and not loop.parting and not any(self._differs(v, loop.header.name) for v in deciding)

    def _parted(self) -> bool:
        """Whether some lanes that run no more are not left out by the path: of a loop that they leave in an iteration of
        their own, in the loop, or behind it where its ways out lead to different places."""
        loops = (loop for loop in self.loops.values() if loop.parting)
        return any(self.current in loop.inside or (loop.visit >= 0 and loop.forks) for loop in loops)

    def _choosing(self) -> Term:
        """The path without what holds in every lane that is in a loop, whichever lanes these are."""
        known = (frozenset(literals(fact.formula)) for loop in self.loops.values() for fact in loop.facts)
        return without(self.frame.path, known)

    def _sink(self, instruction: Instruction) -> None:
        if self.learning or self.discovered:
            return
        number = self.numbers[id(instruction)]
        iteration = self.executions.get(number, 0)
        self.executions[number] = iteration + 1
        around = [loop for loop in self.loops.values() if loop.contains(instruction)]
        around.sort(key=lambda loop: len(loop.inside))
        turns = tuple((loop.header.name, loop.number) for loop in around)
        self.frame.now = instruction
        pointers, path = arms(self.frame, instruction), self.frame.path
        paths = [both(path, condition) for condition, _ in pointers]
        ways = zip(paths, pointers, self.order.fork(paths), strict=True) if pointers else [(path, (TRUE, None), None)]
        for self.frame.path, (_, pointer), _ in ways:  # as if there were a branch to each of several objects
            self.order.event(ACCESS, len(self.accesses))
            self.accesses.append(access(self.frame, instruction, number, None if turns else iteration, turns, pointer))
        self.frame.path = path

    def _phi(
        self, i: Instruction, ways: list[tuple[str, Term, Environment]], loop: Loop | None, reached: Term
    ) -> Any:  # fmt: skip
        frame = self.frame
        if i.name in frame.idle:
            return frame.idly(i)
        brought: list[tuple[Term, Any]] = []
        for source, path, environment in ways:
            for operand, block in zip(i.operands, i.incoming, strict=True):
                if block == source:
                    frame.lookup = lambda name, env=environment: found_in(env, name)
                    brought.append((path, frame.value(operand)))
                    break
        start = merged(frame, brought)
        if start is None:
            return Opaque(f"%{i.name} comes from a block that does not lead here")
        return start if loop is None else loop.counter(self, i, start, reached)

    def _leave(self, block: Block, last: Instruction, path: Term, environment: Environment) -> None:
        frame = self.frame
        frame.path, frame.lookup = path, lambda name: found_in(environment, name)
        if last.trouble or last.opcode not in ("br", "switch", "ret", "unreachable"):
            raise TooHard(f"a block that ends with {last.opcode}")
        if last.opcode == "ret":
            self.order.event(END, instruction=last)
        elif last.opcode == "unreachable":
            frame.must(last, "code that is said to be unreachable", FALSE)
        elif last.opcode == "br" and len(last.operands) == 1:
            self._arrive(block.name, last.operands[0].name, path, environment)
        elif last.opcode == "br":
            condition = frame.value(last.operands[0])
            self._branch(block, last, path, environment, condition)
        elif last.opcode == "switch":
            self._switch(block, last, path, environment)

    def _branch(self, block: Block, last: Instruction, path: Term, environment: Environment, condition: Any) -> None:
        if not isinstance(condition, Bit):
            why = condition.why if isinstance(condition, Opaque) else "an undefined value"
            if isinstance(condition, Undefined):
                self.frame.must(last, "a branch on poison", FALSE)
            elif not is_whole(condition):
                self.frame.unseen(last, "a branch on poison", f"{why}, which may be poison")
            condition = self.frame.arbitrary(last, last.operands[0].type, why)
            if not isinstance(condition, Bit):
                raise TooHard(f"a branch on {why}")
        self.frame.must(last, "a branch on poison", condition.ok)
        yes, no = (operand.name for operand in last.operands[1:])
        if yes == no:
            self._arrive(block.name, yes, path, environment)
            return
        self._arrive(block.name, yes, both(path, condition.formula), environment)
        self._arrive(block.name, no, both(path, negation(condition.formula)), environment)

    def _switch(self, block: Block, last: Instruction, path: Term, environment: Environment) -> None:
        frame = self.frame
        value, default, *cases = last.operands
        subject = frame.value(value)
        if not hasattr(subject, "term"):
            raise TooHard("a switch on a value that is not known")
        frame.must(last, "a branch on poison", subject.ok)
        taken: dict[str, list[Term]] = {}
        other: list[Term] = []
        for constant, target in zip(cases[::2], cases[1::2], strict=True):
            same = frame.machine.compare("eq", subject, frame.value(constant))
            taken.setdefault(target.name, []).append(same)
            other.append(negation(same))
        taken.setdefault(default.name, []).append(both(*other))
        for target, conditions in taken.items():
            self._arrive(block.name, target, both(path, either(*conditions)), environment)
