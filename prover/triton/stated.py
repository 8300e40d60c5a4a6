"""A kernel with its launch: everything that is claimed of it, as a System of claims.

Claims are made twice. First with the short formulas, each with the steps on which it rests as cases of their own. Where a
step is not proved, the access gets the exact formulas instead, and the claim that they agree with the short ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from ..accesses.access import Access
from ..accesses.naming import named, numbered_cases
from ..language.claims import Case
from ..language.obligations import Verdict
from ..language.systems import System
from ..running.names import launch_system
from .assumed import Assumed, assumed_of
from .cases import Cases
from .census import SEEN, not_looked_at
from .claimed import (
    COUNTS,
    DIVISIONS,
    GATHERS,
    HOLDS,
    INSIDE,
    NO_WRAP,
    PARTIAL,
    PREFIX,
    About,
    ClaimSet,
    numbered,
)
from .counters import COUNTER, STEP, CounterClaims
from .folding import FOLDED, FoldingClaims
from .formulas import MALFORMED, Formulas
from .hints import HINT, HintClaims
from .invariants import Invariants, Loop, Part
from .launching.launch import Launch, TensorArgument
from .machine.accesses import TensorAccess, Visited
from .machine.shapes import GATHER, HISTOGRAM
from .machine.values import Key
from .naming import LOOP, ClaimNames
from .stores import WRITES, StoreClaims
from .ttir.calls import launched
from .ttir.counting import accesses as counted
from .ttir.errors import TritonError
from .ttir.parsing import read
from .ttir.records import Function, Place, block_shape, own_place


class Statements:
    """Makes the claims of a kernel in a launch. file, line: where the launch is written. Raises TritonError."""

    def __init__(self, name: str, launch: Launch, text: str, file: str, line: int):
        self.name, self.launch, self.file, self.line, self.text = name, launch, file, line, text
        self.assumed: Assumed | None = None  # beside what callers promise
        self.tail = ""  # of the system's name, where a launch of another file has that name too
        module = read(text, f"{name}.ttir")
        self.function: Function = launched(module, f"{file}:{line}", f"the TTIR of {name}")
        try:
            self.formulas = Formulas(self.function, launch)
        except MALFORMED as error:
            raise TritonError(f"{file}:{line}: the TTIR of {name} is not as Triton prints it ({error!r})") from None
        self.names = ClaimNames(self.formulas)
        self.cases = Cases(launch)
        self.invariants = Invariants(self.formulas, self.cases)
        self.stores = StoreClaims(self.cases)
        self.hints, self.counters = (
            HintClaims(self.formulas, self.cases),
            CounterClaims(self.formulas, self.cases, self.names),
        )
        self.folding = FoldingClaims(self.formulas, self.cases)
        self.trusted: dict[
            str | int, frozenset[Key]
        ] = {}  # access, or id of a division -> steps, if not all are trusted
        self.any_sign: set[int] = set()  # ids of divisions whose divisor need not be positive, if it is not zero
        self.again: set[str] = set()  # accesses that are decided with all that is known
        self.short: set[str] | None = None  # claims about two programs that are proved by digits
        read_ = {(item.operation.name, item.operation.line) for item in self.formulas.accesses}
        self.missed = counted(text) - Counter(name for name, _ in read_)

    @property
    def place(self) -> tuple[str, int]:
        """Where the launch is written, which the configurations of a kernel have in common."""
        return self.file, self.line

    @property
    def called(self) -> str:
        """The name of its system."""
        return launch_system(PREFIX, self.name, self.assumed and self.assumed.elements, self.tail)

    def bounded(self, elements: int) -> Statements:
        """The same of launches with tensors of at most so many elements: that is assumed beside what callers promise."""
        assumed = assumed_of(self.launch, self.text, elements)
        launch = replace(self.launch, given=[*self.launch.given, *assumed.formulas(self.launch)])
        found = Statements(self.name, launch, self.text, self.file, self.line)
        found.assumed, found.tail = assumed, self.tail
        return found

    def guess(self, first: ClaimSet) -> bool:
        """Guess bounds for what loops carry, where a claim needs them; whether there are any guesses."""
        return self.invariants.guess([about.formula for about in first.about.values()])

    def loops(self) -> tuple[ClaimSet, list[tuple[str, Loop, list[Part]]]]:
        """The claims about what loops carry, alone."""
        found = self._new()
        return found, self._loops(found)

    def keep(self, loops: list[tuple[str, Loop, list[Part]]], verdicts: Mapping[tuple[str, str], Verdict]) -> bool:
        """Keep the guesses that are proved; whether these are all, so that they prove each other."""
        done = True
        for name, loop, parts in loops:
            proved = {case for (claim, case), verdict in verdicts.items() if claim == name and verdict in HOLDS}
            done &= self.invariants.keep(loop, parts, proved)
        if done:
            self.formulas.known = self.invariants.facts
        return done

    def give_up(self) -> None:
        """Forget all guesses."""
        self.invariants.loops.clear()

    def _loops(self, found: ClaimSet) -> list[tuple[str, Loop, list[Part]]]:
        made = []
        for loop in self.invariants.loops.values():
            name = self.names.of_loop(LOOP, loop.operation)
            parts = self.invariants.case_list(loop)
            if not parts:
                continue
            for part in parts:
                found.about[name, part.case.name] = About(part.formula)
            found.names[name] = "what a loop carries"
            said = "What the loop carries stays inside its bounds: at the start, and from an iteration to the next."
            found.claim(name, said, loop.operation, [part.case for part in parts])
            made.append((name, loop, parts))
        return made

    def first(self) -> ClaimSet:
        """With the short formulas and their steps; of two programs, what can be said by digits."""
        found = self._new()
        for name, access in self.names.accesses:
            self._access(found, name, access)
        self._divisions(found, {})
        self.hints.claim(found, self.trusted)
        self.counters.claim(found, self.trusted)
        self.folding.claim(found, self.trusted)
        self.stores.writes(found, self._stores(), None)
        self._loops(found)
        self._missed(found)
        return found

    def second(
        self, before: ClaimSet, verdicts: Mapping[tuple[str, str], Verdict], last: bool = False
    ) -> ClaimSet:  # fmt: skip
        """The claims with the exact formulas where a step of those before is not proved, and of two programs those at once
        that are not proved by digits. last: no step is trusted of what still rests on one that is not proved."""
        found = self._new()
        if self.short is None:
            self.short = {
                name
                for name in before.system.claims
                if name.startswith(WRITES) and all(v in HOLDS for (own, _), v in verdicts.items() if own == name)
            }
        for name, access in self.names.accesses:
            self._distrust(name, before, verdicts, lambda about, name=name: about.step is not None, name, last)
            if any(
                verdicts.get(key) not in HOLDS
                for key, about in before.about.items()
                if key[0] == name and about.step is None
            ):
                self.again.add(name)
            self._access(found, name, access, self.trusted.get(name), name in self.again)
        for item in self.formulas.divisions:
            own = item.operation
            self._distrust(
                _claim(item), before, verdicts, lambda about, own=own: about.formula.operation is own, id(own), last
            )
        self._divisions(found, verdicts, before)
        for name in before.system.claims:
            if name.startswith((HINT, COUNTER, STEP, FOLDED)):
                self._distrust(name, before, verdicts, lambda about: about.step is not None, name, last)
        self.hints.claim(found, self.trusted)
        self.counters.claim(found, self.trusted)
        self.folding.claim(found, self.trusted)
        self.stores.writes(found, self._stores(), self.short)
        for argument, value in zip(self.launch.arguments, self.function.arguments, strict=False):
            if isinstance(argument, TensorArgument) and block_shape(value.type):
                self.stores.described(found, argument)
            if isinstance(argument, TensorArgument) and argument.written and not argument.same:
                self.stores.written(found, argument, [store for _, store in self._stores(argument.name)])
        self._loops(found)
        self._missed(found)
        return found

    def _distrust(
        self, claim: str, before: ClaimSet, verdicts: Mapping[tuple[str, str], Verdict], mine: Callable[[About], bool],
        key: str | int, last: bool,
    ) -> None:  # fmt: skip
        """Trust only steps of which every case is proved, from now on."""
        steps: dict[Key, bool] = {}
        for (name, case), about in before.about.items():
            if name == claim and about.step is not None and mine(about):
                proved = verdicts.get((name, case)) is Verdict.PROVED
                steps[about.step.key] = steps.get(about.step.key, True) and proved
        if not all(steps.values()):
            held = frozenset(step for step, proved in steps.items() if proved)
            self.trusted[key] = frozenset() if last else held & self.trusted.get(key, held)

    def shaky(self, stated: ClaimSet, verdicts: Mapping[tuple[str, str], Verdict]) -> bool:
        """Whether an exact formula rests on a step that is not proved."""
        for (name, case), about in stated.about.items():
            key = id(about.formula.operation) if name in PARTIAL else name
            again = key in self.trusted or key in self.any_sign
            if about.step is not None and again and verdicts.get((name, case)) is not Verdict.PROVED:
                return True
        return False

    def _new(self) -> ClaimSet:
        sizes = ", ".join(self.launch.sizes)
        title = f"{self.launch.kernel or self.function.name}, launched at {Path(self.file).name}:{self.line}"
        if self.assumed is not None:
            title = f"{title}, {self.assumed.said},"
        said = f"; assumed: {self.assumed.said}" if self.assumed is not None else ""
        system = System(self.called, title + (f" for all {sizes}" if sizes else ""))
        return ClaimSet(system, Place(self.file, self.line), said=said)

    # -- claims ------------------------------------------------------------------------------------------------

    def _access(
        self, found: ClaimSet, name: str, access: TensorAccess, trusted: frozenset[Key] | None = None, again: bool = False
    ) -> None:  # fmt: skip
        """The claim of an access. trusted: steps, None for all. again: decide with all that is known."""
        formula = self.formulas.formula(access, trusted)
        cases: list[Case] = []
        if formula.why:
            cases.append(found.fixed(name, INSIDE, Verdict.UNSUPPORTED, formula.why))
        for arm in formula.arms:
            of = f" of {arm.base}" if len(formula.arms) > 1 else ""
            case = numbered(f"{INSIDE}{of}", cases)
            found.about[name, case] = About(formula, arm)
            cases.append(self.cases.inside(formula, arm, case, again))
            if trusted is not None or (formula.wraps and _in_two_ways(arm)):
                case = numbered(f"{NO_WRAP}{of}", cases)
                found.about[name, case] = About(formula, arm)
                cases.append(self.cases.same(formula, arm, case))
        if not formula.why:
            for step in formula.steps:
                found.steps(self.cases, name, formula, step, cases)
        found.accesses[name] = access
        where = " or ".join(dict.fromkeys(arm.base for arm in formula.arms)) or "memory"
        found.names[name] = f"{access.what} of {where}"
        said = f"The {access.what} stays inside {where}, and no wrap-around changes its address."
        found.claim(name, said, access.operation, cases)

    def _divisions(
        self, found: ClaimSet, verdicts: Mapping[tuple[str, str], Verdict | None], first: ClaimSet | None = None
    ) -> None:
        for claim, said in PARTIAL.items():
            cases: list[Case] = []
            own = [item for item in self.formulas.divisions if _claim(item) == claim]
            for case, item in zip(numbered_cases(item.operation.name for item in own), own, strict=True):
                self._division(found, claim, case, item, cases, verdicts, first)
            if cases:
                found.names[claim] = claim
                found.claim(claim, said, own[0].operation, cases)

    def _division(
        self, found: ClaimSet, claim: str, case: str, item: Visited, cases: list[Case],
        verdicts: Mapping[tuple[str, str], Verdict | None], first: ClaimSet | None,
    ) -> None:  # fmt: skip
        operation = item.operation
        trusted = self.trusted.get(id(operation))
        formula = self.formulas.division(item, trusted, id(operation) in self.any_sign)
        if formula.safe and not formula.why and not formula.steps:
            return
        if formula.why:
            line = own_place(operation.place).line or operation.line
            cases.append(found.fixed(claim, case, Verdict.UNSUPPORTED, formula.why, line))
            return
        if first is not None and (trusted is not None or verdicts.get((claim, case)) not in HOLDS):
            self.any_sign.add(id(operation))
            formula = self.formulas.division(item, trusted, True)
        found.about[claim, case] = About(formula)
        cases.append(self.cases.divisor(formula, case, id(operation) not in self.any_sign))
        for step in formula.steps:
            found.steps(self.cases, claim, formula, step, cases)

    def _stores(self, base: str = "") -> list[tuple[str, Access]]:
        """The stores to a tensor, or else those whose programs can be told apart, with what they are called."""
        found = []
        for name, access in self.names.accesses:
            if access.what != "store" or access.why:
                continue
            formula = self.formulas.formula(access, self.trusted.get(name))
            own, several = name.removeprefix("store_"), len(formula.arms) > 1
            found += [
                (f"{own}_way_{number}" if several else own, arm)
                for number, arm in enumerate(formula.arms, 1)
                if (arm.base == base if base else not self.launch.tensor(arm.base).shared)
            ]
        return found

    def _missed(self, found: ClaimSet) -> None:
        """What nobody looked at: operations of which nothing is claimed and no meaning known, and accesses that the text
        has and the records do not."""
        unseen = not_looked_at(self.formulas, self.hints.operations)
        bases = [f"not_looked_at_{re.sub(r'[^a-zA-Z0-9]', '_', own.symbol or own.name)}" for own in unseen]
        for name, operation in zip(named(bases), unseen, strict=True):
            called = f" of {operation.symbol}" if operation.symbol else ""
            why = f"{operation}: tileprove does not know what it does, so nothing is claimed of it"
            case = found.fixed(name, SEEN, Verdict.UNSUPPORTED, why)
            found.names[name] = f"{operation.name}{called} is not looked at"
            found.claim(name, "Everything that the program does is looked at.", operation, [case])
        for name_, count in sorted(self.missed.items()):
            name = "unread_" + name_.replace(".", "_")
            why = f"the text has {count} more {name_} than were read: in a function that is not inlined"
            case = found.fixed(name, INSIDE, Verdict.UNSUPPORTED, why)
            found.names[name] = name_
            found.claim(name, f"Every {name_} is read.", None, [case])


def _in_two_ways(arm: Access) -> bool:
    """Whether what it does without a width is another term than what it does."""
    return any(part.exact is not part.ideal for part in (arm.offset, arm.mask, *arm.path))


def _claim(item: Visited) -> str:
    """The claim that an operation is a case of which has no result for some operands."""
    return {GATHER: GATHERS, HISTOGRAM: COUNTS}.get(item.operation.name, DIVISIONS)
