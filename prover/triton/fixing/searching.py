"""Looks for repairs: proposals are tried one by one, and one counts only where everything is proved with it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, field

from ...attack.budget import Wanted
from ...engines import ladder
from ...engines.outcome import Outcome
from ...language.obligations import Verdict
from ...running.cache import Cache
from ...running.checking import Check
from ..checking import Decide, LaunchCheck, decided
from ..claimed import NO_WRAP
from ..conditions import look
from ..launching.edited import launches
from ..launching.process import Written
from ..stated import Statements
from ..ttir.errors import TritonError
from .comparing import Compared, compared, loses
from .proposing import LAST, PROPOSALS, Place, Repair, Row, Trouble, proposed
from .sources import Edit, Sources, overlapping

BATCH = 12  # proposals that are compiled at once
ENOUGH = 3  # repairs of one trouble, of which the one is taken that leaves the fewest others
LONGEST = 6  # troubles, one after the other
LOAD = 60.0  # seconds to load a file
QUIET = Wanted(seconds=0)
TENSOR = re.compile(r"\b(?:of|to) (\w+)")
A_COMPARISON = 1.0  # seconds to run a proposal beside the original
A_CASE = 5.0  # seconds to decide a case of a proposal
CONDITION = 20.0  # seconds to search for one


class Found(Struct):
    """A repair with which everything is proved. check: with it; compared: with the original."""

    repair: Repair
    check: LaunchCheck
    compared: Compared


class Search(Struct):
    """Repairs of one launch of a file. others: of the kernel's other launches there, none of which may become worse."""

    file: Path
    original: LaunchCheck
    decide: Decide
    cache: Cache
    until: float
    others: Sequence[LaunchCheck] = ()
    attack: Wanted = field(default_factory=Wanted)
    tried: int = 0
    refused: dict[str, None] = field(default_factory=dict)
    sources: Sources = field(default_factory=Sources)
    outcomes: dict[str, Outcome] = field(default_factory=dict)  # by digest
    checks: dict[tuple[Edit, ...], LaunchCheck | None] = field(default_factory=dict)

    def repairs(self) -> Iterator[Found]:
        """Those that are found; what only the host can promise where there is nothing else."""
        seen = set[tuple[object, ...]]()
        done = False
        for rows in (PROPOSALS, LAST):
            for start in () if done else self._starts(rows):
                repair = self._whole(start, rows)
                if repair is None or repair.edits in seen:
                    continue
                seen.add(repair.edits)
                found = self._shown(repair)
                if found is not None:
                    done = True
                    yield found

    # -- one trouble after the other ---------------------------------------------------------------------------

    def _starts(self, rows: tuple[Row, ...]) -> Iterator[Repair]:
        """Repairs of the first trouble, the best first."""
        if rows is LAST:
            look([self.original], CONDITION, quiet=True)
        troubles = troubles_of(self.original)
        for trouble in troubles[:1]:
            yield from (repair for repair, _ in self._of(trouble, Repair("", ()), self.original, rows))

    def _whole(self, start: Repair, rows: tuple[Row, ...]) -> Repair | None:
        """The repair with what else is needed."""
        repair, check = start, self._check(start)
        for _ in range(LONGEST):
            if check is None:
                return None
            if rows is LAST:
                look([check], CONDITION, quiet=True)
            left = troubles_of(check)
            if not left:
                return self._smaller(repair) if len(repair.edits) > 1 else repair
            better = next(self._of(left[0], repair, check, rows), None)
            if better is None:
                return None
            repair, check = better
        return None

    def _of(
        self, trouble: Trouble, before: Repair, check: LaunchCheck, rows: tuple[Row, ...]
    ) -> Iterator[tuple[Repair, LaunchCheck]]:  # fmt: skip
        """Repairs with which that one is proved and nothing is worse, by rank."""
        own = self.original.statements
        place = Place(self.sources, trouble, own.launch, (own.file, own.line))
        wanted = [joined(before, one) for one in proposed(place, rows) if not overlapping((*before.edits, *one.edits))]
        good: list[tuple[int, Repair, LaunchCheck]] = []
        failed = {one.claim for one in troubles_of(check)}
        for at in range(0, len(wanted), BATCH):
            for repair, found in self._checked(wanted[at : at + BATCH], trouble.claim):
                left = {one.claim for one in troubles_of(found)}
                if trouble.claim not in left and left <= failed:
                    good.append((len(left), repair, found))
            if len(good) >= ENOUGH or any(not left for left, *_ in good) or time.monotonic() > self.until:
                break
        for _, repair, found in sorted(good, key=self._rank if len(good) > 1 else None):
            yield repair, found

    def _rank(self, one: tuple[int, Repair, LaunchCheck]) -> tuple[int, int]:
        """The fewest troubles first; of these what stores most of what the original stores inside where it is wrong."""
        left, _, found = one
        return left, loses(self.original.statements, found.statements, A_COMPARISON)

    def _smaller(self, repair: Repair) -> Repair:
        """Without the edits that are not needed."""
        for edit in repair.edits:
            fewer = Repair(repair.title, tuple(own for own in repair.edits if own != edit))
            check = self._check(fewer) if fewer.edits else None
            if check is not None and not troubles_of(check):
                return self._smaller(fewer)
        return repair

    # -- one proposal --------------------------------------------------------------------------------------------

    def _check(self, repair: Repair) -> LaunchCheck | None:
        return next((check for _, check in self._checked([repair])), None)

    def _checked(self, repairs: Sequence[Repair], claim: str = "") -> Iterator[tuple[Repair, LaunchCheck]]:
        """Those of which the kernel compiles, decided. claim: what is refuted at once is left out."""
        own = self.original.statements.name
        fresh = [repair for repair in repairs if repair.edits not in self.checks]
        answers: list[list[Written] | str] = []
        if fresh and time.monotonic() < self.until:
            texts = [self.sources.edited(repair.edits) for repair in fresh]
            answers = launches(self.file, [own], False, texts, LOAD)
        for repair, answer in zip(fresh, answers, strict=False):
            self.tried += 1
            if time.monotonic() > self.until:
                return
            self.checks[repair.edits] = None
            if not isinstance(answer, str) and not self._lost(answer[0]):
                with suppress(TritonError):
                    if not claim or not self._fails(answer[0], claim):
                        self.checks[repair.edits] = self._decided(answer[0], self._here)
        for repair in repairs:
            check = self.checks.get(repair.edits)
            if check is not None:
                yield repair, check

    def _fails(self, written: Written, claim: str) -> bool:
        """Whether a run refutes the claim, before anything is known of loops."""
        own = _statements(written)
        check = LaunchCheck(own, own.first(), self.cache, (self.original,))
        self._here(check, claim)
        found = [result.outcome for result in check.results if result.statement.claim == claim]
        return any(outcome is not None and outcome.verdict is Verdict.REFUTED for outcome in found)

    def _here(self, check: Check, claim: str = "") -> None:
        """Decide in this process: what most proposals need is less than a process takes to start; and what they have in
        common is decided once. claim: this one alone."""
        check.look_up()
        for statement in check.pending:
            digest = statement.digest
            if claim and statement.claim != claim:
                continue
            if digest not in self.outcomes:
                self.outcomes[digest] = ladder.decide(check.plans.obligation(statement), A_CASE)
            if self.outcomes[digest].verdict is Verdict.VACUOUS:  # as what guesses prove that contradict each other
                check.outcomes[digest] = self.outcomes[digest]
            check.take(digest, self.outcomes[digest])

    def _lost(self, written: Written) -> bool:
        """Whether the kernel does not compile any more where an argument is 1."""
        return not {*self.original.statements.launch.ones} <= {*written.launch.ones}

    def _decided(self, written: Written, decide: Decide, attack: Wanted = QUIET) -> LaunchCheck:
        return decided(_statements(written), self.cache, decide, None, [self.original], attack)

    def _shown(self, repair: Repair) -> Found | None:
        """The repair, once it is attacked, compared with the original, and no other launch of the kernel is worse."""
        names = [self.original.statements.name, *(check.statements.name for check in self.others)]
        (answer,) = launches(self.file, names, False, [self.sources.edited(repair.edits)], LOAD)
        if isinstance(answer, str):
            return None
        mine, *others = answer
        check = self._decided(mine, self.decide, self.attack)
        if troubles_of(check):
            self.refused[f"{repair.title}: the attack contradicts it"] = None
            return None
        same = compared(self.original.statements, check.statements)
        if same.differs:
            self.refused[f"{repair.title}: {same.differs}"] = None
            return None
        for written, before in zip(others, self.others, strict=True):
            worse = {one.claim for one in troubles_of(self._decided(written, self.decide))}
            if worse - {one.claim for one in troubles_of(before)}:
                self.refused[f"{repair.title}: the launch {written.name} is worse with it"] = None
                return None
        return Found(repair, check, same)


def _statements(own: Written) -> Statements:
    return Statements(own.name, own.launch, own.text, own.file, own.line)


def joined(one: Repair, other: Repair) -> Repair:
    title = "; ".join(dict.fromkeys(filter(None, (one.title, other.title))))
    return Repair(title, tuple(sorted({*one.edits, *other.edits})))


def troubles_of(check: LaunchCheck) -> list[Trouble]:
    """A launch's claims that are not proved, each once, with accesses before what follows from them."""
    found: dict[str, Trouble] = {}
    for result in check.results:
        outcome = result.outcome
        claim = result.claim
        if outcome is not None and outcome.verdict is Verdict.PROVED:
            continue
        weakest = outcome.weakest if outcome is not None else None
        conditions = (weakest.condition,) if weakest is not None and weakest.condition else ()
        before = found.get(claim.name)
        wraps = result.statement.case.startswith(NO_WRAP) or bool(before and before.wraps)
        said = tuple(dict.fromkeys((*(before.conditions if before else ()), *conditions)))
        tensor = TENSOR.search(check.stated.names.get(claim.name, ""))
        found[claim.name] = Trouble(claim.name, claim.file, claim.line, tensor[1] if tensor else "", said, wraps)
    return sorted(found.values(), key=lambda one: one.claim not in check.stated.accesses)
