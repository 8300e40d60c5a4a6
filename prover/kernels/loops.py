"""Loops whose bound is not constant: one iteration stands for all, its number a variable.

A counter that every iteration changes by the same amount is start + t*step in iteration t; anything else that a loop
carries is unknown. The number t stays below a bound that the loop's own condition implies, so counters do not wrap:
the condition, read at iteration t under the assumption that t is below the bound, implies that t + 1 is, too. Where
nothing is known yet the bound is a guess; a loop is only done once its condition implied a smaller one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ..terms import Term, both, either, integer, substitute, variables
from .algebra import Algebra
from .ir import Block, Instruction, Kernel
from .order import TooHard, targets
from .ranges import split, summands
from .values import Int, Opaque, Pointer

if TYPE_CHECKING:
    from .paths import Environment, Run

# bounds of t to try, until the condition implies a smaller one: below some of them a counter cannot wrap
CAPS = tuple(1 << bits for bits in (31, 26, 22, 16, 10))


class Counters(Exception):
    """The run must start again: this is what is known of a loop now."""

    def __init__(self, header: str, loop: Loop):
        super().__init__(header)
        self.header, self.loop = header, loop


@dataclass(slots=True)
class Loop:
    """A loop that is taken once. stage 0: look for steps; 1: look for the condition to go on; 2: all is known.

    goes_on: visit of the header -> when iteration t of that visit is followed by another.
    """

    kernel: Kernel
    header: Block
    stage: int = 0
    steps: dict[str, Term | None] = field(default_factory=dict)
    below: int = CAPS[0]
    guesses: int = 1  # of CAPS that were tried; 0 once the bound is no guess any more
    goes_on: dict[int, list[Term]] = field(default_factory=dict)
    inside: frozenset[str] = frozenset()
    members: set[int] = field(default_factory=set)
    seen: dict[str, Any] = field(default_factory=dict)
    found: dict[str, Term | None] = field(default_factory=dict)
    paths: dict[int, list[Term]] = field(default_factory=dict)
    visit: int = -1

    def __post_init__(self) -> None:
        if not self.inside:
            self.inside = frozenset(natural_loop(self.kernel, self.header.name))
            self.members = {
                id(i) for block in self.kernel.blocks if block.name in self.inside for i in block.instructions
            }

    @property
    def number(self) -> Term:
        """The iteration's number."""
        again = f"_{self.visit}" if self.visit > 0 else ""
        return integer(f"t_{self.header.name}{again}", 0, self.below)

    def contains(self, instruction: Instruction) -> bool:
        return id(instruction) in self.members

    def _again(self, **changes: Any) -> Counters:
        return Counters(self.header.name, replace(self, seen={}, found={}, paths={}, visit=-1, **changes))

    def fresh(self) -> Loop:
        """The same knowledge, for another run."""
        return replace(self, seen={}, found={}, paths={}, visit=-1)

    def counter(self, run: Run, i: Instruction, start: Any) -> Any:
        """The value that a phi of the header has in iteration t."""
        machine, math_ = run.frame.machine, run.frame.algebra
        offset = start.offset if isinstance(start, Pointer) else start
        if not isinstance(offset, Int):
            return Opaque("a value that a loop carries along")
        if self.stage == 0:
            free = integer(f"start_{i.name}", -(1 << (offset.bits - 1)), 1 << (offset.bits - 1))
            value = machine.make(free, offset.bits)
        else:
            step = self.steps.get(i.name)
            if step is None:
                return Opaque("a value that a loop carries along, not by constant steps")
            read = machine.signed(offset)
            value = machine.make(math_.add(read.term, math_.mul(step, self.number)), offset.bits, read.ok)
        self.seen[i.name] = (start, value)
        return Pointer(start.base, value, start.space, start.ok) if isinstance(start, Pointer) else value

    def entered(self, run: Run, path: Term) -> Term:
        """When iteration t begins, for a loop that is reached under ``path``."""
        self.visit += 1
        if self.stage < 2:
            return path
        t = self.number
        before = [substitute({t: t - 1}, formula)[0] for formula in self.goes_on.get(self.visit, [])]
        return both(path, either(t == 0, *before))

    def latched(self, run: Run, source: str, path: Term, environment: Environment) -> None:
        """A way back to the header, at the end of an iteration."""
        if self.stage == 0:
            self._steps(run, source, environment)
        elif self.stage == 1:
            # what hangs on another loop's iteration may be different next time: leave it open
            t = self.number
            own = [part for part in (path.args if path.op == "and" else (path,)) if not _foreign(part, t)]
            self.paths.setdefault(self.visit, []).append(both(*own))

    def finish(self) -> None:
        """At the end of a run: start again if something new is known. Raises Counters."""
        if self.stage == 0 and self.visit >= 0:
            raise self._again(stage=1, steps=self.found)
        if self.stage == 1:
            bounds = [self._bound(path) for paths in self.paths.values() for path in paths]
            below = max(bounds, default=self.below)
            if below < self.below:
                raise self._again(below=below, guesses=0)
            if self.guesses == len(CAPS):
                raise TooHard("a loop whose number of iterations has no bound that can be seen")
            if self.guesses:
                raise self._again(below=CAPS[self.guesses], guesses=self.guesses + 1)
            raise self._again(stage=2, goes_on=self.paths)

    def _steps(self, run: Run, source: str, environment: Environment) -> None:
        """By how much each counter grows, where that is the same in every iteration and on every way back."""
        frame = run.frame
        frame.lookup = lambda name: _or_opaque(environment.look_up(name), name)
        for i in self.header.instructions:
            if i.opcode != "phi" or i.name not in self.seen:
                continue
            start, value = self.seen[i.name]
            for operand, block in zip(i.operands, i.incoming, strict=True):
                if block != source:
                    continue
                after = frame.value(operand)
                if isinstance(after, Pointer) and isinstance(start, Pointer) and after.base == start.base:
                    after = after.offset
                step = None
                if isinstance(after, Int):
                    found = frame.algebra.add(after.term, frame.algebra.scaled(value.term, -1))
                    step = found if found.op == "const" else None
                same = i.name not in self.found or self.found[i.name] is step
                self.found[i.name] = step if same else None

    def _bound(self, path: Term) -> int:
        """A number that t stays below, because the loop goes on only while a counter has not reached its end."""
        t = self.number
        best = self.below
        for part in path.args if path.op == "and" else (path,):
            if part.op not in ("lt", "le"):
                continue
            left, right = part.args
            math_ = Algebra()
            room = math_.add(right, math_.scaled(left, -1))  # > 0, or >= 0: a*t + rest with a < 0
            own = [split(s) for s in summands(room) if any(v is t for v in variables(s))]
            if len(own) != 1 or own[0][1] is not t or own[0][0] >= 0:
                continue
            rest = math_.interval(math_.add(room, math_.scaled(t, -own[0][0])))[1]
            if math.isinf(rest):
                continue
            last = (int(rest) - (part.op == "lt")) // -own[0][0]  # the last t at which it can go on
            best = min(best, max(last, 0) + 2)
        return best


def _or_opaque(found: Any, name: str) -> Any:
    return Opaque(f"%{name}") if found is None else found


def _foreign(part: Term, own: Term) -> bool:
    return any(v is not own and v.payload[0].startswith("t_") for v in variables(part))


def natural_loop(kernel: Kernel, header: str) -> set[str]:
    """The blocks from which a way back to the header leads without passing it."""
    predecessors: dict[str, set[str]] = {block.name: set() for block in kernel.blocks}
    reached: dict[str, set[str]] = {block.name: set(targets(block)) for block in kernel.blocks}
    for name, following in reached.items():
        for other in following:
            predecessors[other].add(name)
    below = {header}
    work = [header]
    while work:  # what the header leads to
        for other in reached[work.pop()]:
            if other not in below:
                below.add(other)
                work.append(other)
    inside = {header}
    work = [name for name in predecessors[header] if name in below]
    while work:
        name = work.pop()
        if name not in inside:
            inside.add(name)
            work.extend(other for other in predecessors[name] if other in below)
    return inside
