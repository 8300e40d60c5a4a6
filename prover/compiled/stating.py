"""The claims: every emitted access is one of the source, and every store of the source is emitted."""

from __future__ import annotations

from collections.abc import Sequence

from ..accesses.naming import named_briefly
from ..kernels.ir.instructions import OTHER_TARGET
from ..kernels.ir.values import plain
from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case, Claim
from ..language.constructors import add, both, either, mul
from ..language.idioms import within
from ..language.monomials import expanded, total
from ..language.obligations import Verdict
from ..language.systems import System
from ..language.terms import Term, integer
from ..language.walking import conjuncts, substitute, variables
from ..machine.values import literals
from ..triton.formulas import Formula
from .atomics import another
from .claimed import About, Stated
from .congruent import congruent
from .drafting import THREAD, Draft, of_registers
from .emitted import GLOBAL
from .indexing import index_of
from .links import joined, turned
from .pairs import Pair, Place
from .partners import partners
from .points import Loads
from .several import several
from .stores import Stores
from .tightest import kept
from .unwrapped import unwrapped
from .valued import Valued

POINTERS = 1 << 64  # as many pointers as there are
STEPS = "steps"  # the claim of the source's


class Builder(Draft):
    """Makes the claims about a kernel that was traced."""

    def build(self) -> Stated:
        self.valued = Valued(self)
        products = [one for one in self.accesses if of_registers(one)]
        others = [one for one in self.accesses if not of_registers(one)]
        own = [one for one in others if one.space in GLOBAL or one.space == -1]
        names = named_briefly([self._called(one) for one in own])
        for at, access in enumerate(own):
            self.pairs[at] = [] if access.why or access.address is None else self.pairing.pairs(access, self.loads)
        self.pairs = several(self.pairing, self.pairs, self.loads)
        writes = [at for at, one in enumerate(own) if "load" not in one.what]
        proposed = (any(pair.place and pair.agrees is not False for pair in self.pairs[at]) for at in writes)
        if not self.lost and all(proposed):  # else the emitted code may write what the source does not
            self.links.partners = partners(self.trace, self.pairs.values())
        for at, (name, access) in enumerate(zip(names, own, strict=True)):
            self._access(name, access, self.pairs[at])
        Stores(self).state([pair for pairs in self.pairs.values() for pair in pairs])
        self._assembly()
        self._notes([*own, *products])
        if products:
            lines = ", ".join(dict.fromkeys(str(one.instruction.line) for one in products))
            said = f"{len(products)} instructions of wgmma, whose matrices lie in shared memory (PTX lines {lines})"
            self.stated.notes.append(said)
        self.rest()
        return self.stated

    def rest(self) -> None:
        """What all formulas rest on: what loops carry, that nothing wraps that is taken not to, on both sides."""
        given = self.emitted.given
        for name, said, parts in (
            ("loops", "What loops of the emitted code carry is as it is taken to be.",
             [(step.goal, step.given, step.fact) for step in self.trace.proofs]),
            ("fits", "No integer of the emitted code wraps that is taken not to.",
             [(one.formula, literals(one.path), one.formula) for one in self.frame.noted.values()]),
            ("defined", "No integer of the emitted code is divided by zero, or else undefined.",
             [(one.formula, literals(one.path), None) for one in self.trace.troubles]),
        ):  # fmt: skip
            cases = []
            for goal, path, taken in parts:
                all_given, whole = [*given, *map(self.form, path)], self.form(goal)
                all_given += self.links.promised(whole, *all_given)
                all_given += self.links.meaning(whole, *all_given)
                for own in conjuncts(whole):
                    if own.op == "truth" and own.payload:
                        continue
                    case = Case(f"case {len(cases) + 1}", own, all_given, {THREAD: self.emitted.who})
                    if taken is not None:
                        self.assumed[name, case.name] = taken
                    cases.append(case)
            self._resting(name, said, cases)
        steps: dict[tuple[Term, tuple[Term, ...]], Case] = {}
        known = frozenset(given)
        for formula in self.used.values():
            for step in formula.steps:
                for case in self.sources.cases.step(formula, step, f"case {len(steps) + 1}"):
                    assert isinstance(case.goal, Term)
                    more = [self.form(one) for one in conjuncts(both(*case.given)) if one not in known]
                    key = self.form(case.goal), tuple(one for one in more if one.op != "truth" or not one.payload)
                    if key not in steps:
                        name = f"{case.name}.{len(steps)}"
                        steps[key] = Case(
                            name, key[0], list(dict.fromkeys([*given, *key[1]])), {THREAD: self.emitted.who}
                        )
                    self.stepped.setdefault(steps[key].name, set()).add(step.key)
        own = list(steps.values())
        for case in own:
            self.alike_steps.note(own, case, given)
        self._resting(STEPS, "No integer of the source wraps that is taken not to.", own)

    def shorten(self) -> None:
        """Of what all formulas rest on, leave out what other statements of it say."""
        for cases in self.resting:
            cases[:] = kept(cases)

    def _resting(self, name: str, said: str, cases: list[Case]) -> None:
        if cases:
            self.resting.append(cases)
            self.stated.resting.add(name)
            self.claim(name, said, cases, 0)

    @staticmethod
    def unread(called: str, why: str, verdict: Verdict = Verdict.UNSUPPORTED) -> Stated:
        """The one claim about a kernel that is not read."""
        stated = Stated(System(called, called))
        stated.lines["kernel"] = "the emitted kernel"
        case = stated.fixed("kernel", "read", why, verdict)
        stated.system.claims["kernel"] = Claim(called, "kernel", "The emitted kernel is read.", lambda: iter([case]))
        return stated

    # -- what an emitted access does --------------------------------------------------------------------------------

    def _called(self, access: SinkAccess) -> str:
        name = self.emitted.names.get(access.base, "")
        return plain(f"{access.what}_{name}") if name else access.what

    def _access(self, name: str, access: SinkAccess, pairs: Sequence[Pair]) -> None:
        cases: list[Case] = []
        if access.why or access.address is None:
            cases.append(self.stated.fixed(name, "address", access.why or "an address that is not known"))
        elif access.base not in self.emitted.memories:
            cases.append(self.stated.fixed(name, "tensor", f"{access.base} is no argument of the launch"))
        for pair in pairs if not cases else ():
            self._pair(name, pair, cases)
        if not cases or all((name, case.name) not in self.stated.given for case in cases):
            self._defined(access, cases)
        if any(pair.place is not None for pair in pairs):
            self._aligned(name, access, cases)
        own = list(dict.fromkeys(pair.place.source for pair in pairs if pair.place is not None))
        line = own[0].line if own else self._line(access)
        source = " or the ".join(one.said for one in own) or "no access of the source"
        self.stated.lines[name] = f"{self.said_of(access)} | {source}"
        said = f"{self.said_of(access)} makes the {source}, under its mask."
        self.claim(name, said, cases, line)

    def _line(self, access: SinkAccess) -> int:
        position = self.emitted.positions.get(access.instruction.line)
        return position.line if position is not None else 0

    def _pair(self, name: str, pair: Pair, cases: list[Case]) -> None:
        case = pair.said
        if pair.place is None:
            cases.append(self.stated.fixed(name, case, pair.why))
            return
        formula, offset, unit, runs, turns = self._there(pair.place)
        if formula.why:
            cases.append(self.stated.fixed(name, case, formula.why))
            return
        whole = self.form(pair.access.first)
        first = unwrapped(
            whole, formula, dict(pair.place.turns), [*runs, *turns], self.emitted.given, self.sources.cases,
            self.frame.algebra,
        )  # fmt: skip
        address = first + pair.at * pair.bytes
        given, alone = self._reached(pair), not pair.among
        given += [] if alone else [*runs, *turns]
        element = index_of(pair.place.encoding, pair.place.register, self.emitted.lanes)
        show = {"element": element, "byte": address, "byte of the source's": offset * unit}
        at = self.alike.goal(self._one_byte(address, offset * unit, formula))
        self.case(name, case, at, given, show, formula, cases, About("address", pair))
        if alone:
            if first is not whole:
                self.stated.needs[name, case] = (f"{case}: mask",)
            self.case(name, f"{case}: mask", both(*runs, *turns), given, show, formula, cases, About("mask", pair))
        elif pair.place is pair.among[-1]:
            self._some_mask(name, pair, show, cases)
        if pair.access.what == "atomic" and (why := another(pair.access, pair.place.source.access.operation)):
            cases.append(self.stated.fixed(name, f"{case}: operation", why, Verdict.UNKNOWN))
        if pair.access.what == "store":
            self.valued.state(name, pair, formula, [*given, *runs], cases)
        if pair.access.records is not None and pair.access.what == "load":
            on = [*map(self.form, literals(pair.access.path)), *runs, *turns]
            self.case(name, f"{case}: in the buffer", self.fits(pair), on, show, formula, cases, About("buffer", pair))

    def _some_mask(self, name: str, pair: Pair, show: dict, cases: list[Case]) -> None:
        """Of several stores of the source that the emitted one is, some mask holds wherever it is made."""
        each = [self._there(place) for place in pair.among]
        whole = joined(each[0][0], (formula for formula, *_ in each[1:]))
        goal = either(*(both(*runs, *turns) for *_, runs, turns in each))
        about = About("mask", pair)
        self.case(name, f"element {pair.at}: mask", goal, self._reached(pair), show, whole, cases, about)

    def _defined(self, access: SinkAccess, cases: list[Case]) -> None:
        """The address is not poison: only then do its formulas mean something."""
        ok = self.form(access.ok)
        if ok.op == "truth" and ok.payload:
            return
        given = [self.form(one) for one in literals(access.path)]
        cases.append(Case("no poison", ok, [*self.emitted.given, *given], {THREAD: self.emitted.who}))

    def _aligned(self, name: str, access: SinkAccess, cases: list[Case]) -> None:
        """What is accessed at once begins at a multiple of its bytes; of IR, of what the instruction says."""
        width = access.bytes if self.emitted.texts.is_ptx else access.align
        memory = self.emitted.memories[access.base]
        if width <= memory.bytes:
            return
        said = self.emitted.texts.divisors.get(memory.name, ("", 1))[1]
        if said % width:
            why = f"nobody says that {memory.name} begins at a multiple of {width} bytes"
            cases.append(self.stated.fixed(name, "aligned", why, Verdict.UNKNOWN))
            return
        address = self.form(access.first)
        given = [self.form(one) for one in literals(access.path)]
        show = {THREAD: self.emitted.who, "byte": address}
        case = Case("aligned", address % width == 0, [*self.emitted.given, *given], show)
        self.stated.about[name, "aligned"] = About("aligned", Pair(access, 0, access.bytes, None))
        cases.append(case)

    def _there(self, place: Place) -> tuple[Formula, Term, int, list[Term], list[Term]]:
        """The source's formula in the iterations that the place is in: its offset, in units of bytes, when it runs, and
        that these are iterations."""
        formula = self.used[place] = self.pairing.formula(place)
        if formula.why:
            return formula, integer("none", 0), 1, [], []
        arm, turns = formula.arms[0], dict(place.turns)
        offset, *runs = map(self.form, substitute(turns, arm.offset.exact, *arm.runs_exactly))
        ends = {own: [now + 1 if end is None else end for end in own.payload[1:3]] for own, now in turns.items()}
        inside = [within(now, *ends[own]) for own, now in turns.items()]
        return turned(formula, turns), offset, arm.unit, runs, inside

    def _one_byte(self, address: Term, byte: Term, formula: Formula) -> Term:
        """That both are one byte: one number of 64 bits, where an integer that is loaded may be as large as that."""
        address, byte = self.links.as_source(formula, address, byte)
        wide = {read.term for read in formula.reads.values() if read.bytes == 8}
        if self.trusted is None or not wide:
            return address == byte
        one, other = congruent(address, POINTERS), congruent(byte, POINTERS)
        if wide.isdisjoint(variables(total(expanded(add(other, mul(-1, one)))))):
            return one == other
        return (one + POINTERS // 2) % POINTERS == (other + POINTERS // 2) % POINTERS

    def _reached(self, pair: Pair) -> list[Term]:
        """When some byte of the element may be touched."""
        access = pair.access
        found = [self.form(one) for one in literals(access.path)]
        if access.records is not None and access.voffset is not None:
            found.append(self.form(access.voffset.term) + pair.at * pair.bytes < access.records.term)
        return found

    def loaded(self) -> tuple[Loads, dict[Term, int]]:
        """The integers that claims speak of and that are loaded: where they stand, and their bytes."""
        tensor = self.sources.launch.tensor
        reads = {read.term: read for formula in self.used.values() for read in formula.reads.values()}
        places = {term: (tensor(read.base).memory, read.offset * read.bytes) for term, read in reads.items()}
        sizes = {term: self.frame.loads[term][2] for term in self.loads}
        return {**places, **self.loads}, {**{term: read.bytes for term, read in reads.items()}, **sizes}

    def _assembly(self) -> None:
        """The kernel is no kernel of its target where it has assembly of another one: one claim, and no access."""
        lines = list(dict.fromkeys(one.instruction.line for one in self.foreign))
        if lines:
            said = f"{self.said_of(self.foreign[0])}{f', and {len(lines) - 1} more' if lines[1:] else ''}"
            self.stated.lines["assembly"] = f"{said} | inline assembly"
            case = self.stated.fixed("assembly", "target", OTHER_TARGET)
            self.claim("assembly", "The assembly in the kernel is its target's.", [case], self._line(self.foreign[0]))

    # -- what is not compared -----------------------------------------------------------------------------------------

    def _notes(self, own: Sequence[SinkAccess]) -> None:
        notes = self.stated.notes
        others = [one for one in self.accesses if all(one is not other for other in own)]
        kind = "PTX" if self.emitted.texts.is_ptx else "IR"
        if others:
            lines = ", ".join(dict.fromkeys(str(one.instruction.line) for one in others))
            notes.append(f"what {len(others)} accesses to shared memory hand on ({kind} lines {lines})")
        atomics = ", ".join(dict.fromkeys(str(one.instruction.line) for one in own if one.what == "atomic"))
        if atomics:
            notes.append(f"what the atomics of {kind} lines {atomics} are given, and what they give")
        several: dict[str, set[tuple[int, bool]]] = {}  # memory -> accesses of the source, and whether each writes
        for pair in (pair for pairs in self.pairs.values() for pair in pairs):
            if pair.place is not None:
                known = several.setdefault(self.emitted.names.get(pair.access.base, ""), set())
                known.add((pair.place.source.number, pair.access.what != "load"))
        notes += [
            f"in which order the accesses to {name} happen" for name, known in several.items()
            if len(known) > 1 and any(writes for _, writes in known)
        ]  # fmt: skip
        lost = [one for one in self.sources.all if one.access.why]
        self.stated.left = dict(self.valued.left)
        notes += [f"the same are taken to be: {said}" for said in self.said]
        taken = ", ".join(self.links.taken)
        notes += (
            [f"that a number loaded of {taken}, which the kernel writes, is the same in all threads"] if taken else []
        )
        notes += [f"{one.access.operation}: {one.access.why}" for one in lost]
