"""Accesses of one shape: elements of a vector, copies of an instruction. One statement says of all of them where they are.

Two goals are one where the trusted normal form of polynomials says so: `first + 4 == 4 * (i + 1)` is `first == 4 * i`. The
cases of a shape still differ by what holds where each access is made, its mask. So the statement without that is tried once
for all of them: it is a stronger one, and where it is proved it is what each case states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct, field

from ..kernels.steps.proving import Effort
from ..language.claims import Case, Claim
from ..language.constructors import add, binary, mul
from ..language.monomials import expanded, total
from ..language.obligations import Verdict
from ..language.systems import System
from ..language.terms import Term
from ..language.walking import variables
from ..machine.arithmetic import Steps
from ..proof.polynomials import Poly
from ..running.cache import Cache
from ..running.checking import Check
from ..running.plan import Built, Plans

FEW = 3  # cases that are decided one by one
MANY = 6  # cases for which a statement that no engine shows at once is given some time


class Member(Struct):
    """A case of a claim, and the assumptions that hold wherever the program is."""

    cases: list[Case]
    case: Case
    always: tuple[Term, ...]


class Alike(Struct):
    """steps: whose normal form is asked."""

    steps: Steps
    goals: dict[Poly, Term] = field(default_factory=dict)
    members: dict[tuple[Term, tuple[Term, ...]], list[Member]] = field(default_factory=dict)

    def goal(self, own: Term) -> Term:
        """The equation, as it was first said: by its normal form it is the same."""
        if own.op != "eq":
            return own
        own = self._rest(own)
        first = self.goals.setdefault(self.steps.forms.poly(add(own.args[1], mul(-1, own.args[0]))), own)
        alike = first is own or (self.steps.identity(own, first) and self.steps.identity(first, own))
        return first if alike else own

    def _rest(self, own: Term) -> Term:
        """The equation without what both sides share, if it speaks of fewer variables then: of a few small ones all values
        can be tried."""
        parts = expanded(add(own.args[1], mul(-1, own.args[0])))
        sides = ({key: sign * by for key, by in parts.items() if sign * by > 0} for sign in (-1, 1))
        found = binary("eq", *map(total, sides))
        if len(variables(found)) >= len(variables(own)):
            return own
        return found if self.steps.identity(own, found) and self.steps.identity(found, own) else own

    def note(self, cases: list[Case], case: Case, always: Iterable[Term]) -> None:
        """A case that stands in a claim's list."""
        member = Member(cases, case, tuple(always))
        assert isinstance(case.goal, Term)
        self.members.setdefault((case.goal, member.always), []).append(member)

    def settle(self, system: str, cache: Cache, decide: Callable[[Check, Effort], object]) -> int:
        """Put what is proved for all cases of a shape in the place of each; how many cases that are."""
        wanted = {key: own for key, own in self.members.items() if _different(own) > FEW}
        shown: dict[tuple[Term, tuple[Term, ...]], None] = {}
        for effort, least in ((Effort.QUICK, FEW), (Effort.SOME, MANY)):
            left = [key for key, own in wanted.items() if key not in shown and _different(own) > least]
            shown |= dict.fromkeys(self._proved(system, left, cache, decide, effort))
        for key in shown:
            for member in wanted[key]:
                at = next(at for at, case in enumerate(member.cases) if case is member.case)
                member.cases[at] = _stated(member.case, key)
        return sum(len(wanted[key]) for key in shown)

    @staticmethod
    def _proved(
        system: str, keys: Sequence[tuple[Term, tuple[Term, ...]]], cache: Cache,
        decide: Callable[[Check, Effort], object], effort: Effort,
    ) -> list[tuple[Term, tuple[Term, ...]]]:  # fmt: skip
        if not keys:
            return []
        own, cases = System(system, system), {f"shape {at}": key for at, key in enumerate(keys, 1)}
        made = [Case(name, goal, list(always), {}) for name, (goal, always) in cases.items()]
        own.claims["shapes"] = Claim(system, "shapes", "Accesses of one shape.", lambda: iter(made))
        plans = Plans([Built(system, own)], cache)
        check = Check(plans, plans.claims, cache)
        decide(check, effort)
        return [
            cases[one.statement.case] for one in check.results
            if one.outcome is not None and one.outcome.verdict is Verdict.PROVED
        ]  # fmt: skip


def _different(members: Sequence[Member]) -> int:
    return len({tuple(one.case.given) for one in members})


def _stated(case: Case, key: tuple[Term, tuple[Term, ...]]) -> Case:
    goal, always = key
    return Case(case.name, goal, list(always), case.show)
