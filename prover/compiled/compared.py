"""What was found of one compilation of a launch, and by which formulas."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from ..kernels.steps.proving import Proving
from ..language.obligations import Obligation, SpecError, Verdict
from ..language.terms import Term
from ..running.outlines import SystemPlan
from ..running.plan import Plans
from ..running.results import Result
from ..triton.claimed import HOLDS
from .compiled_check import CompiledCheck
from .subject import Subject


class Way(Struct):
    """One of the two sorts of formulas. exact: those that say where integers wrap. proving: the steps by which terms were
    simplified; None where nothing was traced."""

    exact: bool
    check: CompiledCheck
    proving: Proving | None = None

    def beside(self) -> Way:
        """The same with what is claimed by now."""
        assert self.proving is not None
        return Way(self.exact, self.check.beside(self.proving), self.proving)


class Compared(Struct):
    """What was found of one compilation. results: of every claim about an access; notes: what is not compared; lines: claim
    -> both sides in a few words; given: what was assumed of arguments, as formulas. ways: which were gone; chosen: claim
    -> the way of its results; assumed: of sizes, where the source itself means nothing else, in words. unstated:
    accesses of the text of a kernel of which only that it is read is claimed; as much is known of each as of that."""

    subject: Subject
    results: list[Result]
    notes: list[str]
    lines: dict[str, str]
    given: Sequence[Term] = ()
    seconds: float = 0.0
    ways: list[Way] = field(default_factory=list)
    ran: str = ""
    chosen: dict[str, Way] = field(default_factory=dict)
    assumed: Sequence[str] = ()
    unstated: int = 1

    def verdict(self, claim: str) -> Verdict:
        """The worst of the claim's cases."""
        found = [one.outcome.verdict if one.outcome else Verdict.UNKNOWN for one in self.results
                 if one.statement.claim == claim]  # fmt: skip
        order = (Verdict.REFUTED, Verdict.UNSUPPORTED, Verdict.UNKNOWN, Verdict.VACUOUS)
        return next((one for one in order if one in found), Verdict.PROVED)

    @property
    def plans(self) -> list[Plans]:
        return [way.check.plans for way in self.ways]

    @property
    def systems(self) -> list[SystemPlan]:
        """The system, as its first statement has it."""
        return self.plans[0].systems if self.plans else []

    def obligation(self, result: Result) -> Obligation:
        """A result's statement, of the statement of the system that was decided by it. Raises SpecError."""
        for plans in self.plans[1:]:
            try:
                return plans.obligation(result.statement)
            except SpecError:
                continue
        return self.plans[0].obligation(result.statement)

    @property
    def claims(self) -> list[str]:
        return list(dict.fromkeys(one.statement.claim for one in self.results))

    @property
    def refuted(self) -> list[Result]:
        return [one for one in self.results if one.outcome and one.outcome.verdict is Verdict.REFUTED]

    @property
    def proved(self) -> bool:
        """Whether all claims are."""
        return bool(self.claims) and all(self.verdict(claim) in HOLDS for claim in self.claims)
