"""What a reader sees of a launch: each access at its line of the source, counterexamples with a caret."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from ..accesses.apart import OTHER
from ..accesses.points import value_at
from ..attack.records import CONTRADICTS, NOT_YET
from ..engines.outcome import Outcome
from ..language.meanings.text import text
from ..language.obligations import Obligation, Verdict
from ..language.terms import Term
from ..running.results import ClaimResult, Result, Standing
from ..showing.failure import value
from ..showing.page import Page
from ..showing.report import STYLES, duration
from .checking import NEVER_RUNS, LaunchCheck
from .claimed import INSIDE, NO_WRAP
from .interpreting.reproducing import reproduced
from .interpreting.telling import command as told_as
from .launch_screen import MOST_SOURCE, LaunchScreen, from_here, source_line, worst
from .launching.launch import Launch, ScalarArgument
from .stores import ANOTHER
from .ttir.records import Place, own_place


def _short(place: Place) -> str:
    return f"{from_here(place.file)}:{place.line}" if place.line else "?"


OF_OTHERS = (
    "of arguments that are not 1, where the launch does not say so: Triton compiles another one there, not looked at"
)


def _numbers(launch: Launch) -> bool:
    """Whether an argument is an integer that may be 1."""
    terms = [own.term for own in launch.arguments if isinstance(own, ScalarArgument)]
    return any(term is None or term.op != "const" for term in terms)


class Shown(LaunchScreen):
    """Prints the verdicts of a launch. commands: with the commands that reproduce counterexamples."""

    def __init__(self, out: Page, check: LaunchCheck, commands: bool = False):
        super().__init__(out, check)
        self.commands = commands

    def everything(self) -> None:
        self._heading()
        for _, claims in groupby(self.claims, self._alike):
            self._row(*claims)
        for claim, result in self.wrong():
            self._block(claim, result)
        self._conclusion()

    def _heading(self) -> None:
        launch, statements = self.check.statements.launch, self.check.statements
        grid = ", ".join(text(extent) for extent in _trimmed(launch.grid))
        axes = f": {launch.kernel}[({grid}{',' if len(_trimmed(launch.grid)) == 1 else ''})]"
        self.out.say(("\n" + statements.name, "bold"), axes)
        constants = ", ".join(f"{name} = {said}" for name, said in launch.constexprs.items())
        pairs = [
            ("launched", f"at {_short(Place(statements.file, statements.line))}"),
            *self.promises(),
            ("assumed", statements.assumed.said if statements.assumed is not None else ""),
            ("constexpr", constants),
            ("text", OF_OTHERS if statements.file.endswith(".json") and _numbers(launch) else ""),
        ]
        self.out.pairs(pair for pair in pairs if pair[1])

    def _alike(self, claim: ClaimResult) -> object:
        """What claims have in common that are one row: proved ones about a store and each of many others."""
        name = claim.claim.name
        said = self.check.stated.names.get(name, "")
        proved = worst(claim).standing is Standing.EXPECTED
        return (said, claim.claim.line) if said.endswith(ANOTHER) and proved else name

    def _row(self, claim: ClaimResult, *alike: ClaimResult) -> None:
        place = Place(claim.claim.file, claim.claim.line)
        said = f"{_short(place)}  {self.check.stated.names.get(claim.claim.name, claim.claim.name)}"
        if why := self._why(claim, worst(claim)):
            said += f": {why}"
        more = f": {len(alike) + 1} pairs" if alike else ""
        self.line(claim, said, more, sum(other.seconds for other in alike))

    def _why(self, claim: ClaimResult, found: Result) -> str:
        """What the verdict says in a few words."""
        assert found.outcome is not None or found.standing is Standing.OPEN
        if found.standing is Standing.CONTRADICTED:
            return CONTRADICTS
        if found.standing is Standing.EXPECTED:
            if all(case.outcome is not None and case.outcome.detail == NEVER_RUNS for case in claim.cases):
                return NEVER_RUNS
            return ""
        if found.statement.case.startswith(NO_WRAP):
            whole = all(c.standing is Standing.EXPECTED for c in claim.cases if c.statement.case.startswith(INSIDE))
            return "a wrap-around changes the address" + ("; inside without it" if whole else "")
        if not found.statement.case.startswith(INSIDE) or not _is(found, Verdict.REFUTED):
            return ""
        run = self.check.replayed_touch(found)
        return "goes outside" if run is None or run.outside else "a wrap-around changes the address"

    def _block(self, claim: ClaimResult, result: Result) -> None:
        """A case that is not proved, at its line."""
        outcome = result.outcome
        assert outcome is not None
        about = self.check.stated.about.get((claim.claim.name, result.statement.case))
        of_rule = about is not None and about.covering is not None and _is(result, Verdict.REFUTED)
        name = claim.claim.name if of_rule else f"{claim.claim.name}, {result.statement.title}"
        self.block(name, claim, result, outcome)
        if self.commands and outcome.verdict is Verdict.REFUTED:
            self.command(result, outcome)

    def command(self, result: Result, outcome: Outcome) -> None:
        """How Triton's interpreter shows the same, if it does: a wrap-around into the tensor is not outside."""
        about = self.check.stated.about.get((result.statement.claim, result.statement.case))
        found = self.check.replayed_touch(result)
        if about is None or (found is not None and about.other is None and not found.outside):
            return
        file = _short(Place(self.check.statements.file, 1)).rpartition(":")[0]
        request = reproduced(self.check.statements, about, outcome.point or {}, file)
        if request is not None:
            self.out.say("    to run it in Triton's interpreter:", style="dim")
            which = ""
            if about.covering is not None:
                element = value_at(about.covering.axes.offset, outcome.point or {})
                which = f" --element {shlex.quote(f'{about.covering.argument.name}[{element}]')}"
            self.out.say(f"    {told_as(request)}{which}")

    def source(self, claim: ClaimResult, result: Result) -> None:
        """The line of the source, with a caret."""
        about = self.check.stated.about.get((result.statement.claim, result.statement.case))
        access = self.check.stated.accesses.get(claim.claim.name)
        operation = about.formula.operation if about else access.operation if access else None
        if operation is None:
            return
        place = own_place(operation.place)
        line = source_line(place.file, place.line)
        self.out.say(f"    {_short(place)}", style="dim")
        if line:
            number = str(place.line)
            kept = line.rstrip()[:MOST_SOURCE]
            self.out.say(f"    {number} | {kept}")
            at = max(place.column - 1, 0)
            if at < len(kept):
                self.out.say(f"    {' ' * len(number)} | {' ' * at}^", style=STYLES[result.standing])

    def shown(self, obligation: Obligation, point: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        for label, terms in obligation.show:
            if label in ("program id", "index"):
                yield label, value(point, *terms)
            elif label == "element":
                found = [str(value_at(term, point)) for term in terms]
                yield label, found[0] if len(found) == 1 else f"({', '.join(found)})"

    def named(self, obligation: Obligation, point: Mapping[str, int]) -> Iterator[str]:
        """Programs, lanes and loaded values have lines of their own."""
        about = self.check.stated.about
        found = next((a for key, a in about.items() if key == (obligation.claim, obligation.case)), None)
        hidden = {term.payload[0] for term in self.check.statements.launch.programs if term.op == "var"}
        if found is not None:
            hidden |= {term.payload[0] for term in found.formula.index if term.op == "var"}
            hidden |= {term.payload[0] for term in found.covering.axes.variables} if found.covering else set()
            hidden |= {term.payload[0] for term in found.formula.reads}
        order = [*self.check.statements.launch.sizes, *point]
        names = sorted(point, key=order.index)
        return (name for name in names if name not in hidden and not name.endswith(OTHER))

    def held(self, result: Result, point: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        found = self.check.stated.about.get((result.statement.claim, result.statement.case))
        launch = self.check.statements.launch
        silent: dict[str, None] = {}
        for read in found.formula.reads.values() if found is not None else ():
            if read.term.payload[0] in point:
                yield "if", f"{read.base}[{value(point, read.offset)}] = {point[read.term.payload[0]]}"
                if launch.tensor(read.base).contents is None and read.base not in launch.related:
                    silent.setdefault(read.base)
        if silent:
            yield "not said", f"what {' and '.join(silent)} may hold: values=(low, high) in the tensor(...) promises it"

    def _conclusion(self) -> None:
        """One line about the launch: what is proved of it, and what is not."""
        own, said = self.own, self.counted()
        others = [c for c in self.claims if c not in own and c.standing is not Standing.EXPECTED]
        said += f"; {', '.join(c.claim.name for c in others)} not" if others else ""
        word = f"{self._safe() if self.whole else 'not proved'}: " if own else ""
        self.last(word, f"of {len(own)} accesses {said}")
        attack = self.check.attack
        if attack is not None and (attack.made or any(claim.standing is Standing.EXPECTED for claim in self.claims)):
            self.out.say(f"    {attack.line(duration)}", style="dim")

    def _safe(self) -> str:
        """How safe a launch is of which everything is proved."""
        attack, assumed = self.check.attack, self.check.statements.assumed
        sizes = "all sizes" if assumed is None else f"all sizes, assuming {assumed.said}"
        if attack is None:
            return f"safe for {sizes}, {NOT_YET}"
        return f"safe for {sizes}" if attack.made else f"proved for {sizes}, not attacked"


def _trimmed(grid: Sequence[Term]) -> list[Term]:
    found = list(grid)
    while len(found) > 1 and found[-1].op == "const" and found[-1].payload == 1:
        found.pop()
    return found


def _is(result: Result, verdict: Verdict) -> bool:
    return result.outcome is not None and result.outcome.verdict is verdict
