"""Loops whose bound is not constant: one iteration stands for all, its number a variable.

A counter that every iteration changes by the same amount is start + t*step in iteration t; anything else that a loop
carries is any number of a progression that holds it (`induction`), or unknown. The number t stays below a bound that the
loop's own condition implies, so counters do not wrap: the condition, read at iteration t under the assumption that t is
below the bound, implies that t + 1 is, too. Where nothing is known yet the bound is a guess; a loop is only done once its
condition implied a smaller one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from ...guessing.strided_interval import StridedInterval
from ...language.constructors import both, either
from ...language.definedness import definedness
from ...language.terms import Term, as_int, integer
from ...language.walking import substitute, variables
from ...machine.values import TRUE, Bit, Int, literals
from ..ir.module import Instruction
from ..ir.order import TooHard
from ..ir.values import Opaque, Pointer, plain
from ..machine.choosing import is_whole, with_ok
from ..machine.frame import Frame
from ..machine.iteration_variables import carried, carried_name
from .bounds import foreign, monotone, without
from .facts import counted_down, formed_at_start, of_carried, still, still_below, still_formed, still_going, still_moved
from .induction import AT_START, IN_NEXT, HavocValue, Step, stands_for
from .learned import LoopSummary, Stage
from .noticing import directions, movements
from .phi_merge import Environment
from .renewing import agreeing, determined, made, renewed, still_renewed
from .visits import Carried, Visits, stood_for

NOT_CONSTANT = "a value that a loop carries along, not by constant steps"


class Pass(Protocol):
    """One pass over a kernel, as its loops see it."""

    frame: Frame
    order: Visits
    loops: Mapping[str, Loop]


class Loop(LoopSummary):
    """A loop that is taken once."""

    # -- the values of an iteration --------------------------------------------------------------------------

    def counter(self, run: Pass, i: Instruction, start: Any, path: Term) -> Any:
        """The value that a phi of the header has in iteration t of a loop that is reached under ``path``."""
        machine, math_ = run.frame.machine, run.frame.algebra
        offset = start.offset if isinstance(start, Pointer) else start
        if isinstance(start, Bit | Int) and (said := self._renewal(run, i.name)) is not None:
            self.late.add(i.name)
            return renewed(run.frame, start, said, self.number)
        if not isinstance(offset, Int):
            return self._anything(run, i, start, "a value that a loop carries along")
        read = machine.signed(offset)
        step = self.steps.get(i.name)
        if self.stage is Stage.STEPS:
            free = integer(f"start_{plain(i.name)}", -(1 << (offset.bits - 1)), 1 << (offset.bits - 1))
            value = machine.make(free, offset.bits)
        elif step is not None:
            t = self.number
            intact = self.intact.get((self.visit, i.name), TRUE)
            ok = both(read.ok, *(self._since(part) for part in literals(intact)))
            value = machine.make(math_.add(read.term, math_.mul(step, t)), offset.bits, ok)
        elif (begun := self._begun(run, i.name)) is not None:
            (starts, ok), form = begun, self.forms[i.name]
            value = machine.make(math_.simplify(form.value(starts, self.number)), offset.bits, ok)
            self.proofs += formed_at_start(self, form, i.name, i.line, both(path, ok), starts, read.term)
        elif (said := self._closed(i.name)) is not None:
            value = machine.make(math_.simplify(said), offset.bits, read.ok)
        else:
            known = self._progression(run, i.name, read, path)
            if known is None:
                value = self._anything(run, i, read, NOT_CONSTANT)
                if isinstance(value, Int) and not isinstance(start, Pointer):
                    self.unknown[i.name] = start, value
                return value
            name = carried_name(plain(i.name), self._label)
            value = machine.make(known.value(name), offset.bits, read.ok)
            base = start.base if isinstance(start, Pointer) else None
            self.kept.append(HavocValue(self.header.name, i.name, name, known, offset.bits, base))
            self._prove(i, AT_START, path, read, known, {"it begins with": read.term})
        self.seen[i.name] = (start, value)
        return Pointer(start.base, value, start.space, start.ok) if isinstance(start, Pointer) else value

    def _renewal(self, run: Pass, name: str) -> Term | None:
        """What each iteration makes a phi of its number, where that is known."""
        said = self.renews.get((self.visit, name)) if self.stage is Stage.KNOWN else None
        fits = said is not None and run.frame.may(stands_for("renewal", self.header, name))
        return said if fits and said is not None and determined(self, run.frame, said) else None

    def _renewed(self, run: Pass, source: str, path: Term) -> None:
        """Note of what nothing is known whether the iteration makes it of its number; that it does, where that is used."""
        # of which no more than a range of several numbers is known
        ranging = {one.phi for one in self.kept if one.known.low != one.known.high}
        for i in self.header.instructions if run.frame.refusable and self.endless else ():
            if i.opcode != "phi" or (i.name in self.seen and i.name not in ranging):
                continue
            after = next(
                (run.frame.value(own) for own, block in zip(i.operands, i.incoming, strict=True) if block == source),
                None,
            )
            if i.name in self.late:
                self.proofs += still_renewed(self, run.frame, i, path, after)
            elif run.frame.may(stands_for("renewal", self.header, i.name)):
                term = made(run.frame, after)
                fits = term is not None and determined(self, run.frame, term)
                key = self.visit, i.name
                self.renewing[key] = agreeing(self.renewing, key, term if fits else None)

    def _begun(self, run: Pass, name: str) -> tuple[list[Term], Term] | None:
        """What those begin with of which a number's form is made, and when none is poison; None if it has none."""
        starts = [self.starts.get(one) for one in self.forms[name].names] if name in self.forms else []
        if not starts or len({one.bits if isinstance(one, Int) else 0 for one in starts} - {0}) != 1:
            return None
        read = [run.frame.machine.signed(one) for one in starts if isinstance(one, Int)]
        return ([one.term for one in read], both(*(one.ok for one in read))) if len(read) == len(starts) else None

    def _anything(self, run: Pass, i: Instruction, start: Any, why: str) -> Any:
        """Any value, and nobody knows whether it is poison where it may begin as that, or become that."""
        value = run.frame.arbitrary(i, i.type, why)
        if i.name in self.spoilt or not is_whole(start):
            whole = integer(f"whole_{plain(i.name)}@{self._label}", 0, 2)
            run.frame.unsaid[whole] = f"of %{i.name}, which the loop may carry as poison"
            return with_ok(value, whole >= 1)
        return value

    def _spoils(self, run: Pass, source: str) -> None:
        """Note of what is carried as any value whether it may be poison in the next iteration."""
        for i in self.header.instructions if run.frame.launch.arbitrary else ():
            if i.opcode == "phi" and i.name not in self.seen:
                after = (
                    run.frame.value(own) for own, block in zip(i.operands, i.incoming, strict=True) if block == source
                )
                if not all(map(is_whole, after)):
                    self.spoiled.add(i.name)

    def _closed(self, name: str) -> Term | None:
        """The value in iteration t, where the declaration says which one it is."""
        return None if self.declared is None else self.declared.closed(name, self.number)

    def _progression(self, run: Pass, name: str, start: Int, path: Term) -> StridedInterval | None:
        if self.declared is not None and self.declared.speaks_of(name):
            return self.declared.range_of(name, start.bits)
        if name not in self.ranges.bits:
            return None
        if self.stage is Stage.RANGES:
            self.ranges.see(name, start.term, [*run.frame.launch.given, *literals(path)], first=True)
        return self.ranges.of(name)

    def _prove(
        self,
        i: Instruction,
        case: str,
        path: Term,
        value: Int,
        known: StridedInterval | None,
        show: dict[str, Term],
    ) -> None:
        """At the end: that the value is one of the progression, and not poison unless it was at the start."""
        if self.stage is Stage.KNOWN:
            declared = self.declared is not None and self.declared.speaks_of(i.name)
            inside = TRUE if known is None else known.has(value.term)
            said = f"%{i.name} is {'no poison' if known is None else known}"
            goal, given = (inside, literals(value.ok)) if case == AT_START else (both(value.ok, inside), ())
            given = (*literals(path), *given)
            self.proofs.append(Step(self.header.name, i.line, f"%{i.name} {case}", given, goal, show, said, declared))

    def entered(self, path: Term) -> Term:
        """When iteration t begins, for a loop that is reached under ``path``."""
        self.visit += 1
        self.seen, self.unknown, self.reached = {}, {}, frozenset(literals(path))
        if self.stage is not Stage.KNOWN:
            return path
        t = self.number
        before = [substitute({t: t - 1}, formula)[0] for formula in self.goes_on.get(self.visit, [])]
        if self.by_powers:  # a power of two is one where its exponent is not negative
            before = [both(t >= 1, formula) for formula in before]
        return both(path, either(t == 0, *before))

    def promised(self, run: Pass, path: Term) -> Term:
        """What was declared of iteration t, whose values are known now, of a loop that is reached under ``path``."""
        if self.declared is None or self.stage is Stage.STEPS:
            return both(counted_down(self, run.frame, path), of_carried(self, run.frame, path))
        values = {name: self._settled(run, phi, 1) for name, phi in self.declared.carries.items()}
        starts = {name: self._settled(run, phi, 0) for name, phi in self.declared.carries.items()}
        self._declare(AT_START, literals(path), starts, as_int(0))
        return both(*self.declared.formulas(values, self.number))

    def _settled(self, run: Pass, phi: str, which: int) -> Term:
        """The start, or the value in iteration t, of a phi that was declared."""
        if phi not in self.seen:
            raise TooHard(f"the value %{phi} of the loop {self.header.name}, which the binding speaks of, is not known")
        value = self.seen[phi][which]
        return run.frame.machine.signed(value.offset if isinstance(value, Pointer) else value).term

    def _declare(self, case: str, given: tuple[Term, ...], values: dict[str, Term], t: Term) -> None:
        if self.stage is Stage.KNOWN and self.declared is not None:
            line = self.header.instructions[0].line
            for number, formula in enumerate(self.declared.formulas(values, t)):
                said, goal = self.declared.texts[number], both(formula, *definedness(formula))
                self.proofs.append(Step(self.header.name, line, f"{said} {case}", given, goal, values, said, True))

    # -- the way back ----------------------------------------------------------------------------------------

    def latched(self, run: Pass, source: str, path: Term, environment: Environment) -> None:
        """A way back to the header, at the end of an iteration."""
        after = dict(self._after(run, source, environment, self.seen))
        unknown = dict(self._after(run, source, environment, self.unknown))
        self._spoils(run, source)
        run.order.back(self.header.name, path, self._next(after | unknown))
        for name, value in after.items():
            start = self.seen[name][0]
            start = start.offset if isinstance(start, Pointer) else start
            if value is not None:
                self.hangs.setdefault(name, set()).update(variables(value.term, value.ok, start.term, start.ok))
        if self.stage is Stage.STEPS:
            inner = [one for one in run.loops.values() if one is not self and one.header.name in self.inside]
            movements(self, run.frame, after, path, inner)
        elif self.stage is Stage.RANGES:
            for name, value in after.items():
                if name not in self.ranges.bits:
                    continue
                if value is None:
                    self.ranges.lose(name)
                else:
                    read = run.frame.machine.signed(value)  # in which `_inductive` says that it stays inside
                    self.ranges.see(name, read.term, [*run.frame.launch.given, *literals(path)])
        elif self.stage is Stage.CONDITION:
            # what hangs on a loop before, or on what this one carries, may be different next time: leave it open
            known = [loop.number for loop in run.loops.values() if self.header.name in loop.inside]
            if (
                run.frame.refusable
            ):  # the iteration in which a loop before was left is one number as long as this one runs
                known += [loop.number for loop in run.loops.values() if loop.header.name not in self.inside]
            endings = (e for loop in run.loops.values() if loop is not self for e in loop.endings)
            parts = literals(without(path, endings))
            own = [part for part in parts if not foreign(part, known) and not self._frozen(run, part)]
            self.paths.setdefault(self.visit, []).append(both(*own))
            directions(self, run.frame, after | unknown)
            if len(own) < len(parts):
                self.open.add(self.visit)
                left = variables(*(set(parts) - set(own)))
                self.parting = self.parting or any(map(run.frame.differs, left))
            for name, value in after.items():
                if value is not None and value.ok is not TRUE and self.steps.get(name) is not None:
                    if self._frozen(run, value.ok) or foreign(value.ok, known):
                        raise TooHard(f"a counter %{name} that is poison for reasons of its own")
                    key = (self.visit, name)
                    self.oks[key] = both(self.oks.get(key, TRUE), value.ok)
        else:
            self.proofs += still_going(self, path)
            self._inductive(run, path, after)
            known = {name: value for name, value in (after | unknown).items() if value is not None}
            self.proofs += still(self, path, known)
            self._renewed(run, source, path)

    def stands_for(self) -> dict[Term, Carried]:
        """Variable that stands for a carried number -> what that is."""
        found: dict[Term, Carried] = {}
        for start, value in (*self.seen.values(), *self.unknown.values()):
            first = start.offset if isinstance(start, Pointer) else start
            own = self._carried(value.term) if isinstance(first, Int) and isinstance(value, Int) else ()
            if len(own) == 1:
                start = stood_for(first.term, value.term, own[0]) if first.is_signed else None
                found[own[0]] = Carried(first.term if start is None else start, start is not None, start is not None)
        return found

    def _carried(self, term: Term) -> list[Term]:
        """The variables that stand for what this loop carries; what loops around it do is in its numbers too."""
        own = [one for one in carried(term) if one.payload[0].partition("@")[2].partition("/")[0] == self._label]
        return own or [term for _, value in self.unknown.values() if value.term is term and term.op == "var"]

    def _next(self, after: dict[str, Int | None]) -> dict[Term, tuple[Term, bool]]:
        """Variable that stands for a carried number -> what it is in the next iteration, and whether that is exact."""
        found: dict[Term, tuple[Term, bool]] = {}
        for name, value in after.items():
            own = (self.seen if name in self.seen else self.unknown)[name][1]
            for variable in self._carried(own.term) if value is not None and isinstance(own, Int) else ():
                assert value is not None
                then = stood_for(value.term, own.term, variable) if value.is_signed else None
                found[variable] = value.term if then is None else then, then is not None
        return found

    def _since(self, intact: Term) -> Term:
        """That it held after every iteration before this one: what was poison once stays it, whatever comes after."""
        t = self.number
        earlier = [as_int(0), t - 1]  # the ends, if it holds between numbers for which it holds
        if not monotone(intact, t):
            earlier = [integer(f"earlier@{self._label}", 0, self.below)]  # any of them
        return both(*(either(t <= one, t == 0, substitute({t: one}, intact)[0]) for one in earlier))

    def _frozen(self, run: Pass, part: Term) -> bool:
        """Whether the condition hangs on a freeze inside the loop, which may give another number in every iteration."""
        return any(run.frame.frozen.get(variable) in self.members for variable in variables(part))

    def _after(
        self, run: Pass, source: str, environment: Environment, phis: dict[str, Any]
    ) -> Iterator[tuple[str, Int | None]]:
        """phi, of these -> what it is in the next iteration; None if that is not known."""
        frame = run.frame
        frame.lookup = lambda name: _or_opaque(environment.look_up(name), name)
        for i in self.header.instructions:
            if i.opcode != "phi" or i.name not in phis:
                continue
            start, _ = phis[i.name]
            for operand, block in zip(i.operands, i.incoming, strict=True):
                if block == source:
                    after = frame.value(operand)
                    if isinstance(after, Pointer):
                        same = isinstance(start, Pointer) and after.base == start.base
                        after = replace(after.offset, ok=both(after.ok, after.offset.ok)) if same else None
                    yield i.name, after if isinstance(after, Int) else None
                    break

    def _inductive(self, run: Pass, path: Term, after: dict[str, Int | None]) -> None:
        """That one more iteration keeps what is taken to hold of every one."""
        self.proofs += still_below(self, path)
        phis = {i.name: i for i in self.header.instructions}
        settled: dict[str, Int] = {}
        for name, value in after.items():
            start, own = self.seen[name]
            if value is None:
                raise TooHard(f"a loop whose value %{name} becomes unknown")
            settled[name] = run.frame.machine.signed(value)
            step = self.steps.get(name)
            if step is not None:
                self.proofs += still_moved(self, run.frame, name, phis[name].line, path, own.term, value.term, step)
            elif (begun := self._begun(run, name)) is not None:
                (starts, ok), line = begun, phis[name].line
                self.proofs += still_formed(self, self.forms[name], name, line, both(path, ok), starts, own.term, value)
            else:
                first = run.frame.machine.signed(start.offset if isinstance(start, Pointer) else start)
                known = None if self._closed(name) is not None else self._progression(run, name, first, path)
                show = {"it is": own.term, "next it is": settled[name].term}
                self._prove(phis[name], IN_NEXT, both(path, first.ok), settled[name], known, show)
        if self.declared is not None:
            values = {name: settled[phi].term for name, phi in self.declared.carries.items()}
            self._declare(IN_NEXT, literals(path), values, self.number + 1)

    def alike(self, variable: Term, differs: Callable[[Term], bool]) -> bool:
        """Whether it stands for a carried value that is the same in all lanes that are in the loop together."""
        own = {carried_name(plain(name), self._label): name for name in self.hangs}
        wanted, seen = [own.get(variable.payload[0].partition("/")[0])], set()
        while wanted:
            name = wanted.pop()
            if name is None:
                return False
            seen.add(name)
            for part in self.hangs[name]:
                phi = own.get(part.payload[0].partition("/")[0])
                if phi is None and differs(part):
                    return False
                if phi is not None and phi not in seen:
                    wanted.append(phi)
        return True


def _or_opaque(found: Any, name: str) -> Any:
    return Opaque(f"%{name}") if found is None else found
