"""Claims of a system, with cases among them whose verdict is known when they are made."""

from __future__ import annotations

from msgspec import Struct, field

from ...engines.outcome import Outcome
from ...language.claims import Case
from ...language.obligations import Verdict
from ...language.systems import System
from ...language.terms import integer
from ..ir.values import plain


class Given(Struct):
    """given: (claim, case) -> the outcome of what nobody need decide."""

    system: System
    given: dict[tuple[str, str], Outcome] = field(default_factory=dict)

    def fixed(self, claim: str, case: str, why: str, verdict: Verdict = Verdict.UNSUPPORTED) -> Case:
        """A case whose verdict is known: its goal says nothing that anybody should try to decide."""
        self.given[claim, case] = Outcome(verdict=verdict, detail=why)
        return Case(case, integer(plain(f"{self.system.name}.{claim}.{case}"), 0) == 0)
