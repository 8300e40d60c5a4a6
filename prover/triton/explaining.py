"""One claim about a launch: its line, the address as a formula, where each assumption is from, and the evidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any

from ..engines.outcome import Outcome
from ..evidence.lemmas import shown
from ..language.definedness import definedness
from ..language.meanings.text import text
from ..language.obligations import Obligation, Verdict
from ..language.terms import Term
from ..language.walking import conjuncts, variables
from ..running.conditions import SOME_ADVICE, advice_for
from ..running.outlines import variable
from ..running.registry import UnknownName, suggest
from ..running.results import ClaimResult, Result, Standing, by_claim
from ..showing import theorem
from ..showing.blocks import decided, found_out
from ..showing.page import Page
from .claimed import About
from .launch_checks import OfLaunch
from .launch_screen import WORDS
from .machine.shapes import GATHER, HISTOGRAM
from .showing import Shown
from .ttir.records import Operation, own_place

TO_TRY = (
    "more time: --timeout 2m",
    "fewer sizes: a parameter with a default, as K=64, is that number",
    "what your callers promise, in the launch: given(...); of loaded integers: values=, monotone=",
)


def claim_of(check: OfLaunch, wanted: str | None) -> ClaimResult:
    """The claim of that name, or at that line of the source; the first that is not proved where none is named. Raises
    UnknownName."""
    claims = by_claim(check.results)
    if not claims:
        raise UnknownName(f"{check.statements.name} claims nothing")
    if wanted is None:
        return next((claim for claim in claims if claim.standing is not Standing.EXPECTED), claims[0])
    found = [claim for claim in claims if wanted in (claim.claim.name, str(claim.claim.line))]
    if not found:
        names = [claim.claim.name for claim in claims]
        raise UnknownName(f"{check.statements.name} has no claim {wanted!r}{suggest(wanted, names)}")
    return found[0]


class Explained:
    """Prints one case of a claim, and the verdicts of the others. check: of whichever sort of launches. nothing: what is
    known of a case about which nothing is."""

    nothing: Any = None

    def __init__(self, out: Page, check: Any, claim: ClaimResult):
        self.out, self.check, self.claim = out, check, claim
        self.shown = self.shows(check)

    def shows(self, check: Any) -> Any:
        """What prints its verdicts."""
        return Shown(self.out, check, commands=True)

    def address(self, about: Any, obligation: Obligation) -> Iterator[str]:
        """What is written of the access: where it goes, in which memory, and who makes it."""
        return _address(about)

    def case(self, pattern: str | None) -> Result:
        """The case of that name or pattern; the one that decides the verdict if none is given. Raises UnknownName."""
        cases = self.claim.cases
        if pattern is None:
            return next(case for case in cases if case.standing is self.claim.standing)
        for case in cases:
            if case.statement.case == pattern or fnmatchcase(case.statement.case, pattern):
                return case
        names = [case.statement.case for case in cases]
        raise UnknownName(f"{self.claim.claim.name} has no case {pattern!r}{suggest(pattern, names)}")

    def print(self, result: Result, seconds: float) -> None:
        """seconds: to look for advice, where the verdict is unknown."""
        obligation = self.check.plans.obligation(result.statement)
        about = self.check.stated.about.get((result.statement.claim, result.statement.case), self.nothing)
        name = f"{self.check.statements.name}.{self.claim.claim.name}"
        self.out.say((name, "bold"), f", case {result.statement.title}")
        self.out.paragraph(self.claim.claim.sentence)
        self.shown.source(self.claim, result)
        if about is not None:
            self._part("the address", list(self.address(about, obligation)))
        self._part("for all integers", [variable(v).range for v in obligation.variables])
        if about is not None:
            self._assumed(about, obligation)
        self._part("it holds that", list(_goal(obligation)))
        self._verdict(result, obligation, seconds)
        self._others(result)

    def _part(self, title: str, lines: Sequence[str]) -> None:
        if lines:
            self.out.part(title, lines)

    def _assumed(self, about: Any, obligation: Obligation) -> None:
        self.out.title(("assumed", "dim"))
        pairs = [(origin, text(formula)) for formula, origin in self.origins(about, obligation)]
        self.out.pairs(pairs or [("nothing", "but these ranges")])

    def origins(self, about: Any, obligation: Obligation) -> Iterator[tuple[Term, str]]:
        """Each assumption with where it is from."""
        launch, formula = self.check.statements.launch, about.formula
        reduced = {value for value, source in formula.arbitrary.items() if source.name in ("tt.reduce", "tt.scan")}
        own = {
            "launch": launch.given,
            "any launch": launch.facts,
            "reduction": [fact for fact, value in formula.facts.items() if value in reduced],
            "loop": [fact for fact, value in formula.facts.items() if value not in reduced],
            "way": [part for found in formula.path for part in (found.exact, found.ideal)],
        }
        if about.arm is not None:
            own["mask"] = [about.arm.mask.exact, about.arm.mask.ideal]
        if about.step is not None:
            own["way, mask"] = [*about.step.given, *about.step.exact]
        known = {part: origin for origin, formulas in reversed(own.items()) for f in formulas for part in conjuncts(f)}
        reads = set(formula.reads)
        for said in obligation.given:
            for part in conjuncts(said):
                before = "earlier case" if about.covering is not None else "case"
                otherwise = "contents" if reads & set(variables(part)) else before
                yield part, known.get(part, otherwise)

    def _verdict(self, result: Result, obligation: Obligation, seconds: float) -> None:
        outcome = result.outcome
        if outcome is None:
            return
        decided(self.out, WORDS[outcome.verdict], result, outcome)
        if outcome.verdict in (Verdict.REFUTED, Verdict.CONTRADICTED):
            self.out.pairs(self.shown.pairs(result, outcome))
        if outcome.verdict is Verdict.REFUTED:
            self.shown.command(result, outcome)
        if outcome.verdict is Verdict.UNKNOWN:
            found = self._advised(obligation, outcome, seconds)
            self.out.pairs([*found_out(found), *(("try", said) for said in TO_TRY)])
        if outcome.verdict is Verdict.PROVED:
            for part in theorem.evidence(outcome, obligation, shown(obligation, outcome.witness, outcome.tree)):
                self._part(part.title, part.lines)

    @staticmethod
    def _advised(obligation: Obligation, outcome: Outcome, seconds: float) -> Outcome:
        found = [outcome]
        if outcome.advice is None:
            advice_for([("", obligation, outcome)], min(seconds, SOME_ADVICE), lambda key, told: found.append(told))
        return found[-1]

    def _others(self, result: Result) -> None:
        lines = [
            f"{WORDS[case.outcome.verdict]}  {case.statement.title}"
            for case in self.claim.cases
            if case.statement is not result.statement and case.outcome is not None
        ]
        self._part("the other cases, to be chosen with --case", lines)


def _address(about: About) -> Iterator[str]:
    """What is written of the access: where it goes, in which memory, and for which lanes."""
    if about.covering is not None:
        yield f"element of {about.covering.argument.name}: {text(about.covering.axes.offset)}"
        for number, (_, witness) in enumerate(about.covering.witnesses):
            which = f" of store {number}" if len(about.covering.witnesses) > 1 else ""
            yield from (f"written by{which} {text(v)} = {text(value)}" for v, value in witness.values.items())
    for arm in about.formula.arms:
        assert arm.size is not None
        yield f"element {text(arm.offset.ideal)} of {arm.base}, which has {text(arm.size)}"
        if arm.offset.exact is not arm.offset.ideal:
            yield f"with wrap-around: element {text(arm.offset.exact)}"
        if arm.mask.ideal.op != "truth":
            yield f"where {text(arm.mask.ideal)}"
    if about.formula.divisor is not None:
        said = {GATHER: "gathered element", HISTOGRAM: "counted value"}.get(about.formula.operation.name, "divisor")
        yield f"the {said}: {text(about.formula.divisor.exact)}"
    if about.step is not None:
        yield f"this case: {about.step.what}, of {', '.join(map(text, about.step.terms))}"
    for term, loop in about.formula.rounds.items():
        yield f"{text(term)}: number of an iteration of the loop at line {_line(loop)}, from 0"
    for term, read in about.formula.reads.items():
        yield f"{text(term)}: element {text(read.offset)} of {read.base}, loaded at line {_line(read.operation)}"
    for term, source in about.formula.arbitrary.items():
        yield f"{text(term)}: what {source.name} at line {_line(source)} gives, of which nothing is known"


def _line(operation: Operation) -> int:
    return own_place(operation.place).line or operation.line


def _goal(obligation: Obligation) -> Iterator[str]:
    formula = obligation.roots[-1]
    parts = [part for found in (*obligation.given, formula) for part in conjuncts(found)]
    meaningful = set(definedness(*parts))
    for part in conjuncts(formula):
        if part not in meaningful:
            yield text(part)
