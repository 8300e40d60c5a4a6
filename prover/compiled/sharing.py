"""What is claimed of a compiled kernel's shared memory: each access lies inside it, no two threads are at one byte of it at
once, one of them to write it, and each barrier is reached by all threads.

The claims are those of CUDA's and AMD's kernels; this states them of what was emitted, beside the claims about accesses of
tensors, and decides which outcomes count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from ..engines.outcome import Outcome, unknown
from ..kernels.between.rings import COUNTERS
from ..kernels.ir.order import TooHard
from ..kernels.loops.paths import Trace
from ..language.claims import Case, Claim
from ..language.obligations import Verdict
from ..running.outlines import Statement
from ..running.results import Result, fails_at
from ..triton.claimed import holds
from .claimed import Stated
from .compiled_check import CompiledCheck
from .emitted import Emitted
from .seeing import ENDED, Seeing
from .shared_amd import OfAmd
from .shared_ptx import ALIGNED, APART, DEFINED, INSIDE, REACHED, SHARED, OfPtx
from .shared_seen import SharedSeeing
from .twins import TwinStores

NOT_SEEN = "run in the interpreter, no thread is seen to do that"
AT_ONCE = 16  # statements that are decided before the time is looked at
FEW = 6  # lines that are named
MANY = 4  # refuted cases of a claim that are run
UNSAID = "whether accesses of shared memory lie inside it: nobody says how large it is"
SENTENCES = {
    REACHED: "Each barrier is reached by all threads.",
    INSIDE: "Each access of shared memory lies inside it, and is aligned.",
    APART: "No two threads access one byte of shared memory with no barrier between, one of them to write it, but where "
    "one instruction stores one value.",
}
NAMES = tuple(SENTENCES)
SHORT = {
    INSIDE: "inside: accesses of shared memory lie inside its {size} bytes, aligned",
    APART: "apart: no two threads are at one byte of shared memory between barriers, one of them to write it",
    REACHED: "reached: each barrier is reached by all threads",
}


class Sharing:
    """Of one trace. Where the kernel has to do with no shared memory, `used` is false, and nothing is claimed."""

    def __init__(self, called: str, emitted: Emitted, trace: Trace, stated: Stated, file: str):
        self.emitted, self.trace, self.stated, self.file = emitted, trace, stated, file
        made = OfPtx if emitted.texts.is_ptx else OfAmd
        self.own: OfPtx | OfAmd = made(called, emitted, trace, TwinStores(emitted, trace).same)
        self.cases: dict[str, Sequence[Case]] = {}  # by claim
        self.tried: set[str] = set()  # digests

    @property
    def used(self) -> bool:
        return self.own.used

    def state(self) -> None:
        """Make the claims, beside those that there are."""
        if self.own.barriers:
            self._state(REACHED, self.own.reached)
        self._state(APART, self.own.apart)
        size = self.emitted.texts.shared
        if size is None:
            self.stated.notes.append(UNSAID)
        else:
            self._state(INSIDE, lambda: self.own.inside(size))
        self.stated.notes += self.own.open

    def rest_on(self, lost: tuple[str, str]) -> None:
        """Nothing of it is known, as a step that it rests on is not proved."""
        for name in self.cases:
            for case in self.cases[name]:
                why = f"rests on {lost[0]}, {lost[1]}, which is not proved"
                self.stated.given[name, case.name] = Outcome(verdict=Verdict.UNKNOWN, detail=why)

    def _state(self, name: str, made: Callable[[], Sequence[Case]]) -> None:
        try:
            cases = made()
        except TooHard as error:
            cases = [self.stated.fixed(name, "order", str(error), Verdict.UNKNOWN)]
        for (claim, case), outcome in self.own.stated.given.items():
            if claim == name:
                self.stated.given[claim, case] = outcome
        if cases:
            self._claim(name, cases)

    def _claim(self, name: str, cases: Sequence[Case]) -> None:
        system = self.stated.system
        said = SHORT[name].format(size=f"{self.emitted.texts.shared or 0:,}")
        line = next((own for line in self._touched if (own := self._source(line))), 0)
        self.cases[name] = cases
        self.stated.lines[name] = f"{said} | {self._where()}"
        system.claims[name] = Claim(system.name, name, SENTENCES[name], lambda: iter(cases), file=self.file, line=line)

    @property
    def _touched(self) -> list[int]:
        own = [one.instruction.line for one in self.own.accesses if one.space == SHARED and not one.why]
        return list(dict.fromkeys(own))

    def _source(self, line: int) -> int:
        """Of the kernel's text, the line that one of the emitted text comes from, or from where that was called; 0 where
        nobody says."""
        position = self.emitted.positions.get(line)
        return 0 if position is None else position.callers[-1][0] if position.callers else position.line

    def placed(self, line: int, who: str = "") -> str:
        """A line of the emitted text, and that of the kernel. who: what is there."""
        own, said = self._source(line), f"{self.own.kind} line {line}{f': {who}' if who else ''}"
        where = f"{Path(self.file).name}:{own}" if own and self.file else ""
        return f"{said} at {where}" if who and where else f"{said} ({where})" if where else said

    def _where(self) -> str:
        """The lines of the text that access shared memory, and of the kernel, in few words."""
        lines, own = self._touched, dict.fromkeys(filter(None, map(self._source, self._touched)))
        source = f" of {Path(self.file).name}:{', '.join(map(str, sorted(own)))}" if own and self.file else ""
        return f"{self.own.kind} lines {_few(lines)}{source}"

    def next_of(self, check: CompiledCheck) -> set[str]:
        """Digests of some statements that nobody has tried to decide, of claims of which not many are refuted already."""
        own = [one for _, one in check.items if one.claim in self.cases and one.digest not in check.outcomes]
        fallen = [one.claim for _, one in check.items if _refuted(check.outcomes.get(one.digest))]
        own = [one for one in own if fallen.count(one.claim) < AT_ONCE]
        own = sorted((one for one in own if one.digest not in self.tried), key=_hard)
        found = {one.digest for one in own[:AT_ONCE]}
        self.tried |= found
        return found

    # -- what counts --------------------------------------------------------------------------------------------------

    def confirmed(self, results: Sequence[Result], before: Seeing) -> list[Result]:
        """Refutations where a run shows them; and nothing is apart that rests on barriers which not all reach."""
        seen, runs = SharedSeeing(self.emitted, self.own, before, self.placed), dict.fromkeys(NAMES, 0)
        found = []
        for one in results:
            claim, outcome = one.statement.claim, one.outcome
            if outcome is not None and outcome.verdict is Verdict.REFUTED and not self._given(one):
                runs[claim] += 1
                outcome = self._seen(one, outcome, seen) if runs[claim] <= MANY else self._not_run(outcome)
            found.append(replace(one, outcome=outcome))
        found = _rests([one for one in found if one.statement.case.endswith(DEFINED)], found, (INSIDE, APART))
        rests = [one for one in found if one.statement.claim == REACHED or COUNTERS in one.statement.case]
        return _rests(rests, found, (APART,))

    def _given(self, result: Result) -> bool:
        return (result.statement.claim, result.statement.case) in self.stated.given

    def _not_run(self, outcome: Outcome) -> Outcome:
        return unknown(outcome.engine, f"{fails_at(outcome.point)}; not run, as {MANY} others were")

    def _seen(self, result: Result, outcome: Outcome, seen: SharedSeeing) -> Outcome:
        claim, case = result.statement.claim, result.statement.case
        why, said, point = "", "", outcome.point or {}
        try:
            if claim == INSIDE:
                said = seen.outside(self._lines(case), point, self.emitted.texts.shared or 0)
            elif (claim, case) in self.own.meetings:
                said = seen.met(self.own.meetings[claim, case], point)
        except ENDED as error:
            why = str(error)
        if said and claim == APART and self.own.beside:
            why, said = f"{said}; but what {self.own.beside} orders is not followed", ""
        if said:
            return msgspec.structs.replace(outcome, detail=said, weakest=None)
        return unknown(outcome.engine, f"{fails_at(outcome.point)}; {why or NOT_SEEN}")

    def _lines(self, case: str) -> frozenset[int]:
        """The lines of the accesses of a case of `inside`."""
        return self.own.lines[case.removesuffix(f": {ALIGNED}")]


def _rests(rests: Sequence[Result], results: Sequence[Result], claims: Sequence[str]) -> list[Result]:
    """Nothing of these claims is proved where one of those on which it rests is not."""
    lost = next((one for one in rests if not holds(one)), None)
    if lost is None:
        return list(results)
    why = f"rests on {lost.statement.claim}, {lost.statement.case}, which is not proved"
    return [
        replace(one, outcome=unknown("", why)) if one.statement.claim in claims and holds(one) else one
        for one in results
    ]


def _refuted(outcome: Outcome | None) -> bool:
    return outcome is not None and outcome.verdict is Verdict.REFUTED


def _hard(statement: Statement) -> tuple[int, int]:
    return list(SENTENCES).index(statement.claim), len(statement.variables)


def _few(lines: Sequence[int]) -> str:
    more = f" and {len(lines) - FEW} more" if len(lines) > FEW else ""
    return f"{', '.join(map(str, lines[:FEW]))}{more}"


__all__ = ["NAMES", "Sharing"]
