"""What a reader sees of a CUDA launch: each access at its line of the source and of the PTX, and counterexamples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ..accesses.apart import OTHER
from ..attack.records import CONTRADICTS
from ..engines.outcome import Outcome
from ..kernels.between.alike import ALIKE
from ..kernels.ir.module import Instruction, Kernel
from ..language.meanings.text import text
from ..language.obligations import Obligation
from ..readers.demangling import demangled
from ..running.results import ClaimResult, Result, Standing
from ..showing.failure import value
from ..showing.page import Page
from ..showing.report import duration
from ..triton.launch_screen import MOST_SOURCE, LaunchScreen, from_here, source_line, worst
from .checking import CudaCheck, Subject
from .ground import THREAD
from .places import source_place
from .showing import left_out
from .stated import COVERED, HARMLESS, KEEPS, KEPT, NEVER

MOST_WRAPS = 2  # numbers that are said to wrap


class Shown(LaunchScreen):
    """Prints the verdicts of a launch."""

    def __init__(self, out: Page, check: CudaCheck):
        super().__init__(out, check)
        self.subject: Subject = check.statements

    def everything(self) -> None:
        self._heading()
        for claim in self.claims:
            if claim.claim.name in self.check.stated.accesses or claim.standing is not Standing.EXPECTED:
                self._row(claim)
        for claim, result in self.wrong(1):
            if result.outcome is not None:
                self.block(f"{claim.claim.name}, {result.statement.case}", claim, result, result.outcome)
        self._conclusion()

    def _heading(self) -> None:
        launch, own = self.subject.launch, self.subject
        self.out.say(("\n" + own.name, "bold"), f": {demangled(own.kernel.name)}")
        grid = ", ".join(map(text, launch.grid)) if launch.grid else "any x, y and z"
        pairs = [
            ("launched", f"at {_place(own.file)}:{own.line}"),
            ("grid, block", f"({grid}), ({', '.join(map(text, launch.block))}){_limits(own.kernel)}"),
            *self.promises(),
            *(("assumed", said) for said in self._assumed()),
        ]
        self.out.pairs(pair for pair in pairs if pair[1])

    @property
    def advice(self) -> str:
        staying = ", ".join(self.subject.fitted.staying)
        first = f"see whether the kernel keeps what is promised of {staying}; if so, " if staying else ""
        return first + super().advice

    def _assumed(self) -> Iterator[str]:
        """Whatever verdicts rest on that nobody promised."""
        rooms = self.subject.fitted.rooms.values()
        tensors = [room for room in rooms if room.argument is not None and not room.argument.same]
        if len(tensors) > 1:
            yield f"different arguments do not overlap; each begins at a multiple of {tensors[0].align} bytes"
        elif tensors:
            yield f"{tensors[0].name} begins at a multiple of {tensors[0].align} bytes"
        if self.subject.fitted.staying:
            yield KEEPS.format(", ".join(self.subject.fitted.staying))
        yield from self.subject.fitted.assumed
        if self.subject.kernel.cooperative:
            yield f"a cooperative launch: all blocks wait for one another at {self.subject.kernel.cooperative}"
        claims = self.check.stated.system.claims
        if self.check.builder.trace.loops and any(name.startswith(f"{COVERED}_") for name in claims):
            yield "every loop comes to an end, where elements are said to be written"
        if self.subject.assumed is not None:
            yield self.subject.assumed.said

    def _row(self, claim: ClaimResult) -> None:
        found = worst(claim)
        said = self.check.stated.said.get(claim.claim.name, "")
        line = f"{where(self._instruction(found), claim)}  {claim.claim.name}{f': {said}' if said else ''}"
        if found.standing is Standing.CONTRADICTED:
            line += f": {CONTRADICTS}"
        if found.outcome is not None and found.outcome.detail == NEVER:
            line += f", {NEVER}"
        self.line(claim, line)

    def _instruction(self, result: Result) -> Instruction | None:
        """What a case is about, or else its claim."""
        key = result.statement.claim, result.statement.case
        return self.check.stated.places.get(key) or self.check.stated.accesses.get(key[0])

    def source(self, claim: ClaimResult, result: Result) -> None:
        """The line of the source, and that of the PTX."""
        instruction = self._instruction(result)
        if instruction is not None:
            self._source(instruction)

    def command(self, result: Result, outcome: Outcome) -> None:
        """There is no interpreter of NVIDIA's that would show it."""

    def _source(self, instruction: Instruction) -> None:
        self.out.say(f"    {where(instruction, None)}: {instruction.text.strip()}", style="dim")
        found = source_place(instruction, self.subject.module)
        line = source_line(str(found[0]), found[1]) if found is not None else ""
        if found is not None and line:
            self.out.say(f"    {found[1]} | {line.rstrip()[:MOST_SOURCE]}")

    def shown(self, obligation: Obligation, point: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        """Of two threads nothing: a run has said which, and it may be others than the statement's own."""
        if any(own.payload[0].endswith(OTHER) for own in obligation.variables):
            return
        for label, terms in obligation.show:
            if label == THREAD:
                yield "block, thread", ", ".join(value(point, *three) for three in (terms[:3], terms[3:]))
            elif label in ("element", "byte"):
                yield label, value(point, *terms)

    def named(self, obligation: Obligation, point: Mapping[str, int]) -> Sequence[str]:
        """Threads have a line of their own; which of several accesses that are alike is in no text."""
        ground = self.check.builder.ground
        hidden = {t.payload[0] for t in ground.who if t.op == "var"} if ground else set()
        order = [*self.subject.launch.sizes, *point]
        return [
            n
            for n in sorted(point, key=order.index)
            if n not in hidden and not n.endswith(OTHER) and not n.startswith(ALIKE)
        ]

    def _conclusion(self) -> None:
        own, attack = self.own, self.check.attack
        made = attack is not None and attack.made
        word = (
            ("proved for all sizes" if made else "proved for all sizes, not attacked") if self.whole else "not proved"
        )
        said = self.counted()
        others = [claim for claim in self.claims if claim not in own]  # which the last line counts, and no line is of
        good = [one.claim.name for one in others if one.standing is Standing.EXPECTED]
        good = [name for name in good if name not in (HARMLESS, KEPT)]
        left = [claim.claim.name for claim in others if claim.standing is not Standing.EXPECTED]
        said += f"; {', '.join(good)} proved" if good else ""
        said += f"; {', '.join(left)} not" if left else ""
        for name, believed in ((HARMLESS, self.subject.fitted.harmless), (KEPT, self.subject.fitted.staying)):
            said += f"; {name} assumed" if believed else ""
        self.last(word, f": of {len(own)} claims {said}")
        if attack is not None:
            self.out.say(f"    {attack.line(duration)}", style="dim")
        wraps = [] if self.whole else self.check.wraps[:MOST_WRAPS]
        for line in (*self.check.notes, *(f"{one}; given(...) rules such sizes out" for one in wraps)):
            self.out.say(f"    note: {line}", style="dim")
        for line in left_out(self.subject.kernel, self.check.stated.looked):
            self.out.say(f"    {line}", style="dim")


def _limits(kernel: Kernel) -> str:
    """What the kernel itself says of its blocks."""
    if kernel.required:
        return f"; {' x '.join(map(str, kernel.required))} threads, as .reqntid says"
    return f"; at most {kernel.max_threads} threads, as .maxntid says" if kernel.most else ""


def where(instruction: Instruction | None, claim: ClaimResult | None) -> str:
    if instruction is None:
        return f"{_place(claim.claim.file)}:{claim.claim.line}" if claim is not None else "?"
    place = instruction.place
    return f"{_place(place)} (PTX {instruction.line})" if place else f"PTX line {instruction.line}"


def _place(file: str) -> str:
    return from_here(file) if Path(file).is_absolute() else file
