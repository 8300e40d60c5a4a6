"""What a reader sees of a CUDA launch: each access at its line of the source and of the PTX, and counterexamples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ..accesses.apart import OTHER
from ..attack.records import CONTRADICTS, NOT_YET
from ..engines.outcome import Outcome
from ..kernels.ir.module import Instruction, Kernel
from ..language.meanings.text import text
from ..language.obligations import Verdict
from ..readers.demangling import demangled
from ..running.results import ClaimResult, Result, Standing, by_claim
from ..showing.blocks import against
from ..showing.failure import value
from ..showing.page import Page, coordinates
from ..showing.report import STYLES, duration
from ..triton.showing import MOST_SOURCE, WIDTH, WORDS, source_line
from ..triton.ttir.records import Place
from .checking import CudaCheck, Subject
from .ground import THREAD
from .places import source_place
from .showing import left_out
from .stated import HARMLESS, NEVER


class Shown:
    """Prints the verdicts of a launch."""

    def __init__(self, out: Page, check: CudaCheck):
        self.out, self.check = out, check
        self.own: Subject = check.statements
        self.claims = by_claim(check.results)

    def everything(self) -> None:
        self._heading()
        for claim in self.claims:
            if claim.claim.name in self.check.stated.accesses or claim.standing is not Standing.EXPECTED:
                self._row(claim)
        for claim in self.claims:
            wrong = [result for result in claim.cases if result.standing is not Standing.EXPECTED]
            refuted = [one for one in wrong if one.standing in (Standing.CONTRADICTED, Standing.UNEXPECTED)]
            for result in refuted[:1] or wrong[:1]:
                self._block(claim, result)
        self._conclusion()

    def _heading(self) -> None:
        launch, own = self.own.launch, self.own
        whole = self.check if self.check.unbounded is None else self.check.unbounded
        self.out.say(("\n" + own.name, "bold"), f": {demangled(own.kernel.name)}")
        grid = ", ".join(map(text, launch.grid)) if launch.grid else "any x, y and z"
        sizes = [name for name, term in launch.sizes.items() if term.op == "var"]
        pairs = [
            ("launched", f"at {_place(own.file)}:{own.line}"),
            ("grid, block", f"({grid}), ({', '.join(map(text, launch.block))}){_limits(own.kernel)}"),
            ("for all", f"{', '.join(sizes)} >= 1" if sizes else ""),
            ("given", "; ".join(text(formula) for formula in whole.statements.launch.given)),
            ("promised", "; ".join(said.said for said in launch.promises)),
            *(("assumed", said) for said in self._assumed()),
        ]
        self.out.pairs(pair for pair in pairs if pair[1])

    def _assumed(self) -> Iterator[str]:
        """Whatever verdicts rest on that nobody promised."""
        rooms = self.own.fitted.rooms.values()
        tensors = [room for room in rooms if room.argument is not None and not room.argument.same]
        if len(tensors) > 1:
            yield f"different arguments do not overlap; each begins at a multiple of {tensors[0].align} bytes"
        elif tensors:
            yield f"{tensors[0].name} begins at a multiple of {tensors[0].align} bytes"
        yield from self.own.fitted.assumed
        if self.own.kernel.cooperative:
            yield f"a cooperative launch: all blocks wait for one another at {self.own.kernel.cooperative}"
        if self.own.assumed is not None:
            yield self.own.assumed.said

    def _row(self, claim: ClaimResult) -> None:
        found = _worst(claim)
        verdict = found.outcome.verdict if found.outcome else None
        instruction = self._instruction(found)
        said = self.check.stated.said.get(claim.claim.name, "")
        line = f"  {where(instruction, claim)}  {claim.claim.name}{f': {said}' if said else ''}"
        if found.standing is Standing.CONTRADICTED:
            line += f": {CONTRADICTS}"
        if found.outcome is not None and found.outcome.detail == NEVER:
            line += f", {NEVER}"
        if self.check.attack is None and verdict is Verdict.PROVED:
            line += f", {NOT_YET}"
        word = (WORDS[verdict] if verdict else "not reached").ljust(WIDTH)
        took = f"  ({duration(claim.seconds)}{', cached' if claim.cached else ''})"
        self.out.say("  ", (word, STYLES[found.standing]), line, (took, "dim"))

    def _block(self, claim: ClaimResult, result: Result) -> None:
        outcome = result.outcome
        if outcome is None:
            return
        name = f"{claim.claim.name}, {result.statement.case}"
        self.out.say(f"\n{WORDS[outcome.verdict]}: ", (name, "bold"), style=STYLES[result.standing])
        self.source(claim, result)
        self.out.pairs(self.pairs(result, outcome))

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
        found = source_place(instruction, self.own.module)
        line = source_line(Place(str(found[0]), found[1])) if found is not None else ""
        if found is not None and line:
            self.out.say(f"    {found[1]} | {line.rstrip()[:MOST_SOURCE]}")

    def pairs(self, result: Result, outcome: Outcome) -> Iterator[tuple[str, str]]:
        """What a counterexample is, or why there is no verdict, by labels."""
        if outcome.contradiction is not None:
            yield (
                "because",
                f"{CONTRADICTS}: this was proved, and a run of the kernel's own text shows that it is false",
            )
            yield "what", outcome.contradiction.said
            yield from against(outcome.contradiction)
            yield "do", "rely on no verdict about this kernel, and report it with the kernel and this run"
            return
        if outcome.verdict is not Verdict.REFUTED:
            yield "because", outcome.detail
            return
        obligation = self.check.plans.obligation(result.statement)
        point = outcome.point or {}
        yield "what", outcome.detail
        yield "at", coordinates({name: point[name] for name in self._named(point)}) or "every size"
        for label, terms in obligation.show:
            if label == THREAD:
                yield "block, thread", value(point, *terms)
            elif label in ("element", "byte"):
                yield label, value(point, *terms)
        if outcome.weakest is not None and outcome.weakest.condition:
            yield "holds with", outcome.weakest.sentence

    def _named(self, point: Mapping[str, int]) -> Sequence[str]:
        """Sizes, iterations and loaded values; threads have a line of their own."""
        hidden = (
            {t.payload[0] for t in self.check.builder.ground.who if t.op == "var"}
            if self.check.builder.ground
            else set()
        )
        order = [*self.own.launch.sizes, *point]
        return [n for n in sorted(point, key=order.index) if n not in hidden and not n.endswith(OTHER)]

    def _conclusion(self) -> None:
        counts: dict[str, int] = {}
        own = [claim for claim in self.claims if claim.claim.name in self.check.stated.accesses]
        for claim in own:
            found = _worst(claim)
            said = WORDS[found.outcome.verdict] if found.outcome else "not reached"
            counts[said] = counts.get(said, 0) + 1
        whole = all(claim.standing is Standing.EXPECTED for claim in self.claims)
        attack = self.check.attack
        made = attack is not None and attack.made
        word = ("proved for all sizes" if made else "proved for all sizes, not attacked") if whole else "not proved"
        said = ", ".join(f"{count} {verdict}" for verdict, count in counts.items()) or "nothing to prove"
        others = [claim for claim in self.claims if claim not in own]  # which the last line counts, and no line is of
        good = [one.claim.name for one in others if one.standing is Standing.EXPECTED and one.claim.name != HARMLESS]
        left = [claim.claim.name for claim in others if claim.standing is not Standing.EXPECTED]
        said += f"; {', '.join(good)} proved" if good else ""
        said += f"; {', '.join(left)} not" if left else ""
        said += f"; {HARMLESS} assumed" if self.own.fitted.harmless else ""
        style = STYLES[Standing.EXPECTED if whole else Standing.UNEXPECTED]
        self.out.say((f"\n  {self.own.name}: ", "bold"), (word, f"bold {style}"), f": of {len(own)} claims {said}")
        if attack is not None:
            self.out.say(f"    {attack.line(duration)}", style="dim")
        for line in self.check.notes:
            self.out.say(f"    note: {line}", style="dim")
        for line in left_out(self.own.kernel, self.check.stated.looked):
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
    try:
        return str(Path(file).resolve().relative_to(Path.cwd())) if Path(file).is_absolute() else file
    except (ValueError, OSError):
        return file


def _worst(claim: ClaimResult) -> Result:
    return next(case for case in claim.cases if case.standing is claim.standing)
