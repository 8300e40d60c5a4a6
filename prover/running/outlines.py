"""Systems, claims and obligations as plain data, for whoever plans, reports or asks another process."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from ..base.files import shown
from ..language.claims import Claim
from ..language.lemmas import assumed, formulas
from ..language.meanings.text import definitions, text
from ..language.obligations import Induction, Obligation, Verdict
from ..language.systems import System
from ..language.terms import Term, is_const
from ..language.wire import digest
from .linking import needs_of


class Variable(msgspec.Struct, frozen=True):
    """A variable of a domain. low, high: the ends of a finite range, as text; both empty for a symbolic one."""

    name: str
    range: str
    low: str = ""
    high: str = ""

    @property
    def symbolic(self) -> bool:
        return not self.low


class Used(msgspec.Struct, frozen=True):
    """A lemma that a statement uses: its name and digest, and what its variables stand for; of an induction the variable
    alone. says: what may be assumed of it."""

    name: str
    digest: str
    at: str
    says: list[str]

    @property
    def place(self) -> str:
        return " ".join(part for part in (self.name, "at" if self.digest and self.at else "", self.at) if part)


class Statement(msgspec.Struct):
    """One obligation without its terms. given: what is assumed and nobody checks. where: what the names in its ranges and
    assumptions stand for. using: lemmas; needs: name -> digest of all that has to be proved beside.
    line: of the source, where it is not its claim's; 0 for none. sources: where what it is about was written, if
    that is another text, as `base.places` says it."""

    system: str
    claim: str
    case: str
    digest: str
    variables: list[Variable]
    given: list[str]
    where: list[str]
    using: list[Used] = []
    needs: dict[str, str] = {}
    line: int = 0
    sources: list[str] = []

    @property
    def title(self) -> str:
        """The case for a reader, with its line."""
        return self.case + (f", line {self.line}" if self.line else "")

    @property
    def name(self) -> str:
        return f"{self.system}.{self.claim}" + (f"/{self.case}" if self.case else "")


class ClaimPlan(msgspec.Struct):
    """A claim and the obligations that it means. error: why it means none, with its place; nothing is known of it then."""

    system: str
    name: str
    sentence: str
    expected: Verdict
    documented: str
    holds_when: str
    file: str
    line: int
    statements: list[Statement] = []
    by_kind: bool = False
    error: str = ""

    @property
    def full_name(self) -> str:
        return f"{self.system}.{self.name}"

    @property
    def is_finding(self) -> bool:
        return self.expected is Verdict.REFUTED

    @property
    def place(self) -> str:
        """``file:line``, the file relative to the current folder where it lies below it."""
        return self.at(self.line)

    def at(self, line: int) -> str:
        """A line of its file, in the same way; 0 for its own."""
        return f"{shown(Path(self.file))}:{line or self.line}"

    @property
    def source(self) -> str:
        """Where the one thing that it is about was written, behind a comma; empty where that is not known."""
        found = {place for statement in self.statements for place in statement.sources}
        return f", {found.pop()}" if len(found) == 1 else ""

    @property
    def condition(self) -> str:
        """The full name of the claim that ``holds_when`` names; empty if it names none."""
        short = self.holds_when and "." not in self.holds_when
        return f"{self.system}.{self.holds_when}" if short else self.holds_when


class SystemPlan(msgspec.Struct):
    """A system and its claims. file, line: where it is made."""

    name: str
    title: str
    seed: str
    source: str
    claims: list[ClaimPlan]
    file: str = ""
    line: int = 0

    @property
    def place(self) -> str:
        """``file:line``, as a claim says it."""
        return f"{shown(Path(self.file))}:{self.line}"


def outline(system: System) -> SystemPlan:
    """The system and its claims, without obligations."""
    claims = [claim_plan(claim) for claim in system.claims.values()]
    origin = system.origin
    return SystemPlan(system.name, system.title, system.seed, system.source, claims, origin.file, origin.line)


def claim_plan(claim: Claim) -> ClaimPlan:
    """The claim without its obligations; its sentences without the line breaks of the source."""
    said, documented = (" ".join(text.split()) for text in (claim.sentence, claim.documented))
    return ClaimPlan(
        claim.system, claim.name, said, claim.expected, documented, claim.holds_when, claim.file, claim.line
    )


def lemma_plan(obligation: Obligation) -> ClaimPlan:
    """A claim as far as one obligation of it says."""
    own = [statement(obligation)]
    return ClaimPlan(obligation.system, obligation.claim, "", obligation.expected, "", "", "", 0, own)


_said = lru_cache(10_000)(text)  # the same is assumed in case after case


def statement(obligation: Obligation) -> Statement:
    """The obligation without its terms."""
    return Statement(
        obligation.system,
        obligation.claim,
        obligation.case,
        digest(obligation),
        [variable(term) for term in obligation.variables_as_made],
        list(map(_said, assumed(obligation))),
        [f"{label} = {formula}" for label, formula in definitions(*obligation.given, *obligation.variables)],
        list(used(obligation)),
        needs_of(obligation),
        obligation.line,
        list(obligation.sources),
    )


def used(obligation: Obligation) -> Iterator[Used]:
    """What the obligation uses, for a reader."""
    for use in obligation.using.uses if obligation.using is not None else ():
        says = [text(formula) for formula in formulas(obligation, use)]
        if isinstance(use, Induction):
            yield Used("induction", "", f"over {use.over.payload[0]}", says)
        else:
            at = ", ".join(f"{v.payload[0]} = {text(term)}" for v, term in use.at if term is not v)
            yield Used(use.lemma.name, digest(use.lemma), at, says)


_variables: dict[Term, Variable] = {}  # the same variables come back in case after case


def variable(term: Term) -> Variable:
    """A variable's name and range."""
    if term not in _variables:
        name, low, high = term.payload
        lowest, beyond = (None if bound is None else text(bound) for bound in (low, high))
        if lowest is not None and beyond is not None:
            said = f"{lowest} <= {name} < {beyond}"
        elif lowest is not None:
            said = f"{name} >= {lowest}"
        else:
            said = f"{name} < {beyond}" if beyond is not None else f"{name}, any integer"
        ends = ("", "")
        if low is not None and high is not None and is_const(low) and is_const(high):
            ends = (text(low), text(high - 1))
        _variables[term] = Variable(name, said, *ends)
    return _variables[term]
