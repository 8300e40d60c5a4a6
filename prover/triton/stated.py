"""A kernel with its launch: everything that is claimed of it, as a System of claims.

Claims are made twice. First with the short formulas, each with the steps on which it rests as cases of their own. Where a
step is not proved, the access gets the exact formulas instead, and the claim that they agree with the short ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Mapping
from pathlib import Path

from ..engines.outcome import Outcome
from ..language.claims import Case, Claim, System, Verdict
from ..language.terms import integer
from .cases import Cases
from .claimed import DIVISIONS, HOLDS, INSIDE, NO_WRAP, PREFIX, About, Stated, own_place, step_name
from .covering.claims import WRITTEN, Covers
from .formulas import MALFORMED, Formula, Formulas
from .invariants import Invariants, Loop, Part
from .launching.launch import Launch, TensorArgument
from .machine.accesses import Access, Visited
from .machine.values import Key, Step
from .races import Races, Store
from .ttir.counting import accesses as counted
from .ttir.errors import TritonError
from .ttir.parsing import read
from .ttir.records import Function, Operation, Place

MOST_PAIRS = 3  # stores to one tensor of which each two are compared


class Statements:
    """Makes the claims of a kernel in a launch. file, line: where the launch is written. Raises TritonError."""

    def __init__(self, name: str, launch: Launch, text: str, file: str, line: int):
        self.name, self.launch, self.file, self.line = name, launch, file, line
        module = read(text, f"{name}.ttir")
        if not module.kernels:
            raise TritonError(f"{file}:{line}: there is no public function in the TTIR of {name}")
        self.function: Function = module.kernels[0]
        try:
            self.formulas = Formulas(self.function, launch)
        except MALFORMED as error:
            raise TritonError(f"{file}:{line}: the TTIR of {name} is not as Triton prints it ({error!r})") from None
        self.cases = Cases(launch)
        self.invariants = Invariants(self.formulas, self.cases)
        self.races = Races(self.cases)
        self.covers = Covers(self.cases)
        self.trusted: dict[
            str | int, frozenset[Key]
        ] = {}  # access, or id of a division -> steps, if not all are trusted
        self.any_sign: set[int] = set()  # ids of divisions whose divisor need not be positive, if it is not zero
        self.again: set[str] = set()  # accesses that are decided with all that is known
        self.missed = counted(text) - Counter(item.operation.name for item in self.formulas.accesses)

    @property
    def place(self) -> tuple[str, int]:
        """Where the launch is written, which the configurations of a kernel have in common."""
        return self.file, self.line

    def guess(self, first: Stated) -> bool:
        """Guess bounds for what loops carry, where a claim needs them; whether there are any guesses."""
        return self.invariants.guess([about.formula for about in first.about.values()])

    def loops(self) -> tuple[Stated, list[tuple[str, Loop, list[Part]]]]:
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

    def _loops(self, found: Stated) -> list[tuple[str, Loop, list[Part]]]:
        made = []
        for loop in self.invariants.loops.values():
            line = own_place(loop.operation.place).line or loop.operation.line
            name = self._free(found, f"loop_{line}")
            parts = self.invariants.case_list(loop)
            if not parts:
                continue
            for part in parts:
                found.about[name, part.case.name] = About(part.formula)
            found.names[name] = "what a loop carries"
            said = "What the loop carries stays inside its bounds: at the start, and from an iteration to the next."
            self._claim(found, name, said, loop.operation, [part.case for part in parts])
            made.append((name, loop, parts))
        return made

    @staticmethod
    def _free(found: Stated, name: str) -> str:
        own, count = name, 1
        while own in found.system.claims:
            count += 1
            own = f"{name}_{count}"
        return own

    def first(self) -> Stated:
        """With the short formulas and their steps."""
        found = self._new()
        for name, access in self._named():
            self._access(found, name, access)
        self._divisions(found, {})
        self._loops(found)
        self._missed(found)
        return found

    def writes(self, short: Container[str] | None) -> Stated:
        """That no two programs write one element, for each store and each two: at once, or for these claims by digits."""
        found = self._new()
        self._writes(found, short if short is not None else (), whole=short is None)
        return found

    def second(
        self, before: Stated, verdicts: Mapping[tuple[str, str], Verdict], short: Container[str] = (), last: bool = False
    ) -> Stated:  # fmt: skip
        """The claims with the exact formulas where a step of those before is not proved. short: those about two programs
        that are made by digits. last: no step is trusted of what still rests on one that is not proved."""
        found = self._new()
        for name, access in self._named():
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
                DIVISIONS, before, verdicts, lambda about, own=own: about.formula.operation is own, id(own), last
            )
        self._divisions(found, verdicts, before)
        self._writes(found, short, whole=True)
        for argument in self.launch.arguments:
            if isinstance(argument, TensorArgument) and argument.written:
                self._written(found, argument)
        self._loops(found)
        self._missed(found)
        return found

    def _distrust(
        self, claim: str, before: Stated, verdicts: Mapping[tuple[str, str], Verdict], mine: Callable[[About], bool],
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

    def shaky(self, stated: Stated, verdicts: Mapping[tuple[str, str], Verdict]) -> bool:
        """Whether an exact formula rests on a step that is not proved."""
        for (name, case), about in stated.about.items():
            key = id(about.formula.operation) if name == DIVISIONS else name
            if about.step is not None and key in self.trusted and verdicts.get((name, case)) is not Verdict.PROVED:
                return True
        return False

    def _new(self) -> Stated:
        name = PREFIX + re.sub(r"[^A-Za-z0-9_-]", "_", self.name)
        sizes = ", ".join(self.launch.sizes)
        title = f"{self.launch.kernel or self.function.name}, launched at {Path(self.file).name}:{self.line}"
        return Stated(System(name[:64], title + (f" for all {sizes}" if sizes else "")))

    def _named(self) -> list[tuple[str, Access]]:
        seen: Counter[str] = Counter()
        found = []
        for access in self.formulas.accesses:
            name = f"{access.what}_{own_place(access.place).line or access.operation.line}"
            seen[name] += 1
            found.append((name if seen[name] == 1 else f"{name}_{seen[name]}", access))
        return found

    # -- claims ------------------------------------------------------------------------------------------------

    def _access(
        self, found: Stated, name: str, access: Access, trusted: frozenset[Key] | None = None, again: bool = False
    ) -> None:  # fmt: skip
        """The claim of an access. trusted: steps, None for all. again: decide with all that is known."""
        formula = self.formulas.formula(access, trusted)
        cases: list[Case] = []
        if formula.why:
            cases.append(self._fixed(found, name, INSIDE, Verdict.UNSUPPORTED, formula.why))
        for arm in formula.arms:
            of = f" of {arm.base}" if len(formula.arms) > 1 else ""
            case = self._numbered(f"{INSIDE}{of}", cases)
            found.about[name, case] = About(formula, arm)
            cases.append(self.cases.inside(formula, arm, case, again))
            if trusted is not None:
                case = self._numbered(f"{NO_WRAP}{of}", cases)
                found.about[name, case] = About(formula, arm)
                cases.append(self.cases.same(formula, arm, case))
        if not formula.why:
            for step in formula.steps:
                self._steps(found, name, formula, step, cases)
        found.accesses[name] = access
        where = " or ".join(dict.fromkeys(arm.base for arm in formula.arms)) or "memory"
        found.names[name] = f"{access.what} of {where}"
        said = f"The {access.what} stays inside {where}, and no wrap-around changes its address."
        self._claim(found, name, said, access.operation, cases)

    def _steps(self, found: Stated, name: str, formula: Formula, step: Step, cases: list[Case]) -> None:
        """The cases of a step."""
        for case in self.cases.step(formula, step, self._numbered(step_name(step), cases)):
            found.about[name, case.name] = About(formula, None, step)
            cases.append(case)

    def _divisions(
        self, found: Stated, verdicts: Mapping[tuple[str, str], Verdict | None], first: Stated | None = None
    ) -> None:
        cases: list[Case] = []
        for item in self.formulas.divisions:
            self._division(found, item, cases, verdicts, first)
        if cases:
            said = "No integer is divided by zero, and none is shifted by as many bits as it has."
            found.names[DIVISIONS] = "divisions"
            self._claim(found, DIVISIONS, said, self.formulas.divisions[0].operation, cases)

    def _division(
        self, found: Stated, item: Visited, cases: list[Case], verdicts: Mapping[tuple[str, str], Verdict | None],
        first: Stated | None,
    ) -> None:  # fmt: skip
        trusted = self.trusted.get(id(item.operation))
        formula = self.formulas.division(item, trusted)
        operation = item.operation
        case = self._numbered(f"line {own_place(operation.place).line or operation.line}: {operation.name}", cases)
        if formula.why:
            cases.append(self._fixed(found, DIVISIONS, case, Verdict.UNSUPPORTED, formula.why))
            return
        found.about[DIVISIONS, case] = About(formula)
        if first is not None and (trusted is not None or verdicts.get((DIVISIONS, case)) not in HOLDS):
            self.any_sign.add(id(operation))
        cases.append(self.cases.divisor(formula, case, id(operation) not in self.any_sign))
        for step in formula.steps:
            self._steps(found, DIVISIONS, formula, step, cases)

    def _stores(self, base: str = "") -> list[tuple[str, Store]]:
        """The stores to a tensor, or else those whose programs can be told apart, with what they are called."""
        found = []
        for name, access in self._named():
            if access.what != "store" or access.why:
                continue
            formula = self.formulas.formula(access, self.trusted.get(name))
            found += [
                (name.removeprefix("store_"), Store(formula, arm))
                for arm in formula.arms
                if (arm.base == base if base else not arm.argument.shared)
            ]
        return found

    def _writes(self, found: Stated, short: Container[str], whole: bool) -> None:
        if not self.races.programs:
            return
        stores = self._stores()
        for at, (name, store) in enumerate(stores):
            for name_2, other in stores[at : at + MOST_PAIRS]:
                if other.arm.base != store.arm.base or other.arm.unit != store.arm.unit:
                    continue
                claim = self._free(found, f"writes_{name}" + (f"_{name_2}" if other is not store else ""))
                if claim in short:
                    cases = list(self.races.short(store, other))
                elif whole:
                    cases = [self.races.whole(store, other)]
                else:
                    continue
                for case in cases:
                    found.about[claim, case.name] = About(store.formula, store.arm, None, other.formula)
                if cases:
                    found.names[claim] = f"writes to {store.arm.base} of two programs"
                    said = f"No two programs write one element of {store.arm.base}."
                    self._claim(found, claim, said, store.formula.operation, cases)

    def _written(self, found: Stated, argument: TensorArgument) -> None:
        """That every element of a tensor is written."""
        claim = self._free(found, f"written_{argument.name}")
        found.names[claim] = f"every element of {argument.name}"
        said = f"Every element of {argument.name} is written."
        stores = [store for _, store in self._stores(argument.name)]
        if not stores:
            why = f"no store to {argument.name} was read"
            self._claim(found, claim, said, None, [self._fixed(found, claim, WRITTEN, Verdict.UNSUPPORTED, why)])
            return
        covering = self.covers.covering(argument, stores)
        cases = list(self.covers.case_list(covering))
        for case in cases:
            found.about[claim, case.name] = About(stores[0].formula, stores[0].arm, covering=covering)
        for store, _ in covering.witnesses:
            for step in store.formula.steps:
                self._steps(found, claim, store.formula, step, cases)
        self._claim(found, claim, said, stores[0].formula.operation, cases)

    def _missed(self, found: Stated) -> None:
        """Accesses that the text has and nobody came to: in functions that are called, or not read."""
        for operation, count in sorted(self.missed.items()):
            name = "unread_" + operation.replace(".", "_")
            why = f"the text has {count} more {operation} than were read: in a function that is not inlined"
            case = self._fixed(found, name, INSIDE, Verdict.UNSUPPORTED, why)
            found.names[name] = operation
            self._claim(found, name, f"Every {operation} is read.", None, [case])

    def _claim(
        self, found: Stated, name: str, said: str, operation: Operation | None, cases: list[Case]
    ) -> None:  # fmt: skip
        place = own_place(operation.place) if operation is not None else Place()
        system = found.system
        system.claims[name] = Claim(
            system.name, name, said, lambda: iter(cases), file=place.file or self.file, line=place.line or self.line
        )

    @staticmethod
    def _numbered(name: str, cases: list[Case]) -> str:
        taken = {case.name for case in cases}
        found, count = name, 1
        while found in taken:
            count += 1
            found = f"{name} ({count})"
        return found

    def _fixed(self, found: Stated, claim: str, case: str, verdict: Verdict, why: str) -> Case:
        """A case whose verdict is known: its goal says nothing that anybody should try to decide."""
        found.given[claim, case] = Outcome(verdict=verdict, detail=why)
        label = re.sub(r"[^\w.-]", "_", f"{found.system.name}.{claim}.{case}")
        return Case(case, integer(label, 0) == 0)
