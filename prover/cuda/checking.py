"""The check of a CUDA launch: what its verdicts rest on, and every counterexample run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import cached_property

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..accesses.covered import NO_WITNESS
from ..attack.budget import Wanted
from ..attack.records import Attack
from ..engines.counterexample import NoLane, find, lane
from ..engines.outcome import Outcome, unknown
from ..kernels.between.meeting import Meeting
from ..kernels.between.two_threads import in_words
from ..kernels.ir.module import Kernel, Module
from ..kernels.steps.proving import CLAIM, SHOWN, Effort, Proving, proved
from ..language.claims import Case, Claim
from ..language.obligations import Verdict
from ..language.terms import truth
from ..running.cache import Cache
from ..running.checking import Check
from ..running.names import CUDA, launch_system
from ..running.outlines import Statement
from ..running.results import Result, fails_at
from ..triton.assumed import Assumed
from ..triton.claimed import HOLDS, holds
from ..triton.launch_checks import OfLaunch
from .attacking import attacked
from .launching.fitting import Fitted, Room
from .launching.launch import CudaLaunch
from .missing import missing
from .running import ENDED, UNDRAWN
from .seeing import Seeing
from .smaller import sized
from .stated import DIVISIONS, NEVER, REACHED, About, Stated
from .stating import Builder
from .trying import CASES, Asked, Trying
from .wrapping import behind_wraps

CUT = (
    "to prove what loops carry would take more than half of --kernel-time, so that nothing is assumed of it; "
    "what is unknown here may be proved in more time"
)
UNUSED = (
    "what is promised of the integers in {name} is not used: these have no sign, and may be 2^{bits} or more; "
    "say an end below that, values=(0, n), and of n given(n <= 2^{bits})"
)
NOT_SEEN = "run in the interpreter of PTX, no thread is seen to do that"
MOST_LEAVING, MOST_NOTES = 12, 3
MANY = 16  # cases of a claim that are run
BEHIND = 4  # runs behind wraps that show nothing, one after the other, after which there are no more
Decide = Callable[[Check, Effort], object]


class Subject(Struct):
    """A launch with its kernel. file, line: where the launch is written; text: of the PTX; assumed, tail: as `OfLaunch` has
    them. strict: whether threads that return before a barrier are wrong."""

    name: str
    fitted: Fitted
    module: Module
    kernel: Kernel
    file: str
    line: int
    text: str
    assumed: Assumed | None = None
    tail: str = ""
    strict: bool = False

    @property
    def launch(self) -> CudaLaunch:
        return self.fitted.launch

    @property
    def place(self) -> tuple[str, int]:
        return self.file, self.line

    @property
    def called(self) -> str:
        """The name of its system."""
        return launch_system(CUDA, self.name, self.assumed and self.assumed.elements, self.tail)


class CudaCheck(OfLaunch):
    """A check of the claims of a launch. seeing: None where the interpreter does not read the kernel,
    and why."""

    never = NEVER

    def __init__(
        self, own: Subject, builder: Builder, stated: Stated, cache: Cache, proving: Proving | None,
        seeing: Seeing | None, why: str,
    ):  # fmt: skip
        super().__init__(own, stated, cache, silent=False)
        self.builder, self.proving, self.seeing, self.why = builder, proving, seeing, why
        self.before: dict[str, Outcome] = {}  # of statements that were decided when the launch was read
        self.shown: dict[tuple[str, str], Outcome] = {}  # of cases that small launches showed to fall
        self.vain: dict[str, float] = {}  # seconds of what was tried of statements in less time
        self.cut = False  # whether nothing is assumed of what loops carry, as proving that took too long
        self.wraps: list[str] = []  # where numbers are seen to wrap, at which sizes
        self.wrapped: list[Mapping[str, int]] = []  # and those sizes, with the thread and the iteration
        self.behind = 0  # runs there that showed nothing, one after the other

    def look_up(self, evidence: bool = False) -> None:
        super().look_up(evidence)
        self.known -= self.before.keys()  # the cache has them of this run
        self.outcomes |= {key: one for key, one in self.before.items() if key in self.first}
        if self.proving is not None:
            self.outcomes |= {key: one for key, one in self.proving.outcomes.items() if key in self.first}
        self.take_given()

    @property
    def results(self) -> list[Result]:
        decided = super().results
        found = [replace(result, outcome=self._read(result.statement, result.outcome)) for result in decided]
        failed, beside, blocks = self._failed(found), self._beside(found), self._shared_out(found)
        said = [self.against(replace(result, outcome=self._rests(result, failed, beside, blocks))) for result in found]
        return [self._timed(result, first.outcome) for result, first in zip(said, decided, strict=True)]

    def _timed(self, result: Result, decided: Outcome | None) -> Result:
        """With the seconds that deciding it took, whatever became of that, and those that were spent on it in vain."""
        if result.outcome is None or decided is None:
            return result
        seconds = max(result.outcome.seconds, decided.seconds) + self.vain.get(result.statement.digest, 0.0)
        return replace(result, outcome=msgspec.structs.replace(result.outcome, seconds=seconds))

    def _beside(self, results: Sequence[Result]) -> dict[str, list[Result]]:
        """Claim -> what of it is not proved, where some of its cases hold only together with all others."""
        found: dict[str, list[Result]] = {claim: [] for claim, _ in self.stated.together}
        for one in results:
            if one.statement.claim in found and not holds(one):
                found[one.statement.claim].append(one)
        return found

    def _failed(self, results: Sequence[Result]) -> list[Result]:
        """What others rest on and is not proved."""
        resting = {*self.stated.resting, *self.stated.grounds, CLAIM, *([REACHED] if self.stated.ordered else [])}
        found = [
            one
            for one in results
            if one.statement.claim in resting and (one.outcome is None or one.outcome.verdict is not Verdict.PROVED)
            and (one.statement.claim, one.statement.case) not in self.stated.alone
        ]  # fmt: skip
        own = {case for claim, case in self.stated.of_blocks if claim == REACHED}
        if own and self._shared_out(results):
            found += [one for one in results if one.statement.claim == REACHED and one.statement.case in own]
        return found

    def _shared_out(self, results: Sequence[Result]) -> str:
        """What is not proved of it that each block has places of its own, in words; empty if all is."""
        private, cases = self.stated.private, dict.fromkeys(self.stated.private.values(), 0)
        for one in results if self.stated.of_blocks else ():
            claim, case = one.statement.claim, one.statement.case
            about = self.stated.about.get((claim, case))
            if claim in cases and (about is None or about.meeting is None or about.meeting.blocks):
                cases[claim] += about is not None
                if not holds(one):
                    return f"{claim}, case {case}, which is not proved"
        lost = [memory for memory, claim in private.items() if claim not in cases or not cases[claim]]
        return f"it that no two blocks meet in {lost[0]}, which is not stated" if lost and self.stated.of_blocks else ""

    def _below(self, claim: str, failed: Sequence[Result], case: str | None = None) -> list[Result]:
        """Of these, what the claim rests on, or one case of it."""
        ordered = any(key[0] == claim and case in (None, key[1]) for key in self.stated.ordered)
        own = failed if ordered else [one for one in failed if one.statement.claim != REACHED]
        own = [one for one in own if one.statement.claim != claim or claim not in self.stated.grounds]
        return [one for one in own if claim not in self.stated.resting or one.statement.claim == CLAIM]

    def beneath_claim(self, claim: str) -> list[Result]:
        return self._below(claim, self._failed(self.results))

    def whether(self, result: Result) -> bool:
        about = self.stated.about.get((result.statement.claim, result.statement.case))
        return about is not None and about.meeting is not None

    def made_up(self, result: Result, names: AbstractSet[str]) -> bool:
        ground, trace = self.builder.ground, self.builder.trace
        if ground is None or trace.frame is None:
            return True
        rounds = [one.number for one in trace.rounds if one.exact]
        about = self.stated.about.get((result.statement.claim, result.statement.case))
        elements = about.covering.axes.variables if about is not None and about.covering is not None else ()
        own = (*ground.sizes, *ground.who, *rounds, *trace.frame.loads, *elements)
        return not names <= {v.payload[0] for v in own if v.op == "var"}

    @property
    def proved(self) -> list[tuple[str, str]]:
        return proved(self.results)

    def _read(self, statement: Statement, outcome: Outcome | None) -> Outcome | None:
        """The outcome as it is to be understood in a launch."""
        if outcome is None:
            return None
        if statement.claim == CLAIM:
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED) if outcome.verdict in SHOWN else outcome
        key = statement.claim, statement.case
        if outcome.verdict is not Verdict.REFUTED:
            found = self.in_launch(outcome)
            about = self.stated.about.get(key)
            if about is not None and (about.meeting or about.pair) and found.detail == NEVER:
                return msgspec.structs.replace(found, detail="")  # one gets there, but no two
            if about is None or about.meeting is None:
                return found
            if found.verdict is not Verdict.UNKNOWN or key in self.stated.given:
                return found
            if key not in self.replayed:
                self.replayed[key] = self._tried(statement, about) or found
            return self.replayed[key]
        if key not in self.replayed:
            shown, about = self.shown.get(key), self.stated.about.get(key)
            self.replayed[key] = self._ordered(about, shown) if shown and about else self._confirmed(statement, outcome)
        return self.replayed[key]

    def _rests(
        self, result: Result, failed: list[Result], beside: dict[str, list[Result]], blocks: str
    ) -> Outcome | None:  # fmt: skip
        """blocks: as `_shared_out` has it."""
        outcome, claim = result.outcome, result.statement.claim
        if outcome is None or claim == CLAIM or outcome.verdict not in HOLDS:
            return outcome
        below = self._below(claim, failed, result.statement.case)
        if (claim, result.statement.case) in self.stated.together:
            below = [*below, *beside[claim]]
        if below:
            first = below[0].statement
            return unknown(outcome.engine, f"rests on {first.claim}, case {first.case}, which is not proved")
        if blocks and (claim, result.statement.case) in self.stated.of_blocks:
            return unknown(outcome.engine, f"rests on {blocks}")
        return outcome

    @property
    def inhabited(self) -> bool | None:
        return self._inhabited

    @cached_property
    def _inhabited(self) -> bool | None:
        given = [*self.builder.fitted.threads.given]
        (asked,) = Claim("cuda", "launch", "", lambda: iter([Case("", truth(True), given)])).obligations()
        try:
            return True if lane(asked) is not None else None
        except NoLane:
            return False

    def _confirmed(self, statement: Statement, outcome: Outcome) -> Outcome:
        """A refutation, where a run shows it; else nothing is known."""
        if self.seeing is not None:
            sizes = (str(one.payload[0]) for one in self.seeing.ground.sizes)
            outcome = sized(outcome, self.plans.obligation(statement), sizes, self.seeing.runs)
        point, key = outcome.point or {}, (statement.claim, statement.case)
        about = self.stated.about.get(key)
        at = fails_at(point)
        if about is None:
            return unknown(outcome.engine, f"{at}; which the kernel may never get to")
        if self.seeing is None:
            return unknown(outcome.engine, f"{at}; {self.why}")
        if late := self._many(statement.claim) or self.seeing.late:
            return unknown(outcome.engine, f"{at}; {late}")
        if about.meeting is not None:
            seen = self._met(about, outcome, at)
            return seen if seen.verdict is Verdict.REFUTED else self._tried(statement, about) or seen
        said = ""
        try:
            if about.covering is not None:
                return self._unwritten(statement, outcome)
            if about.pair is not None and about.room is not None:
                said = self.seeing.twice(about.lines, about.room, point)
            elif about.access is not None and about.room is not None:
                said = self.seeing.access(about.access, about.room, point)
            elif statement.claim == DIVISIONS and about.instruction is not None:
                said = self.seeing.undefined(about.instruction.line, point)
        except (*ENDED, *UNDRAWN) as error:
            return unknown(outcome.engine, f"{at}; {error}")
        if not said:
            return self._behind_wraps(statement, outcome, about) or unknown(outcome.engine, f"{at}; {NOT_SEEN}")
        return msgspec.structs.replace(outcome, detail=said, weakest=None)

    def _behind_wraps(self, statement: Statement, outcome: Outcome, about: About) -> Outcome | None:
        """What an access is seen to do where a number wraps that was taken not to."""
        if about.access is None or about.room is None or about.pair is not None or self.seeing is None:
            return None
        rounds = {one.number.payload[0] for one in self.builder.trace.rounds}
        for point in behind_wraps(self.wrapped, rounds, self.plans.obligation(statement)):
            if self.seeing.late or self.behind == BEHIND:
                break
            self.behind += 1
            with suppress(*UNDRAWN):
                try:
                    said = self.seeing.access(about.access, about.room, point)
                except ENDED:  # the next place may take as long
                    break
                if said:
                    self.behind = 0
                    return msgspec.structs.replace(outcome, point=point, detail=said, weakest=None)
        return None

    def _many(self, claim: str) -> str:
        """Why no more cases of a claim are run, once that many were seen to fail."""
        seen = [key for key, one in self.replayed.items() if key[0] == claim and one.verdict is Verdict.REFUTED]
        return f"not run, as {MANY} cases of {claim} were, and fail" if len(seen) >= MANY else ""

    def _met(self, about: About, outcome: Outcome, at: str) -> Outcome:
        """A race, or threads at different barriers, as a run shows it."""
        assert self.seeing is not None
        assert about.meeting is not None
        try:
            seen = self.seeing.met(about.meeting, about.room, outcome.point or {}, self.statements.strict)
        except (*ENDED, *UNDRAWN) as error:
            return unknown(outcome.engine, f"{at}; {error}")
        if not seen:
            return unknown(outcome.engine, f"{at}; {NOT_SEEN}")
        return self._ordered(about, msgspec.structs.replace(outcome, detail=seen, weakest=None))

    def _ordered(self, about: About, seen: Outcome) -> Outcome:
        """What was seen of two threads, as it is called, or unknown where more may order them than is followed."""
        assert about.meeting is not None
        if about.room is None:
            return seen
        if self.stated.beside:
            return unknown(seen.engine, f"{seen.detail}; but what {self.stated.beside} orders is not followed")
        if self._across(about.meeting):
            return msgspec.structs.replace(seen, detail=seen.detail.replace(":", ", across iterations:", 1))
        return seen

    def _tried(self, statement: Statement, about: About) -> Outcome | None:
        """Two threads that runs of small launches show; where some of the claim is refuted, such as there are already."""
        claim = statement.claim
        fallen = sum(key[0] == claim and one.verdict is Verdict.REFUTED for key, one in self.replayed.items())
        if fallen >= CASES or self.trying is None or about.meeting is None:
            return None
        case = self.asked(statement, about.meeting, about.room)
        found = self.trying.seen(case, self.statements.strict, anew=not fallen)
        return found and self._ordered(about, found)

    def asked(self, statement: Statement, meeting: Meeting, room: Room | None) -> Asked:
        return Asked(meeting, room, lambda: self.plans.obligation(statement))

    @cached_property
    def trying(self) -> Trying | None:
        return None if self.seeing is None else Trying(self.seeing, self.seeing.ground)

    def _across(self, meeting: Meeting) -> bool:
        """Whether accesses at these lines are apart in the same iterations, so that whatever race of a block is seen there
        is one across iterations."""
        if meeting.blocks or not in_words(*meeting.when):
            return False
        verdicts = self.verdicts
        return all(
            verdicts.get(key) in HOLDS
            for key, about in self.stated.about.items()
            if about.meeting is not None and about.meeting.touches(meeting)
            and not about.meeting.blocks and not in_words(*about.meeting.when)
        )  # fmt: skip

    @cached_property
    def notes(self) -> list[str]:
        """Where threads return before a barrier to which others come, as runs show it; and what was given up."""
        found: dict[str, None] = {CUT: None} if self.cut else {}
        unused = {} if self.builder.ground is None else self.builder.ground.unused
        found |= {UNUSED.format(name=name, bits=bits): None for name, bits in unused.items()}
        for meeting, case in self.stated.leaving[:MOST_LEAVING] if self.seeing is not None else ():
            (asked,) = Claim("cuda", REACHED, "", lambda case=case: iter([case])).obligations()
            point = find(asked)
            if point is None or self.seeing is None:
                continue
            with suppress(*ENDED, *UNDRAWN):
                said = self.seeing.met(meeting, None, point)
                if said:
                    found[said] = None
        return list(found)[:MOST_NOTES]

    def _unwritten(self, statement: Statement, outcome: Outcome) -> Outcome:
        """An element that no thread writes, where a run shows it."""
        about = self.stated.about[statement.claim, statement.case]
        covering, covers = about.covering, self.builder.covers
        assert self.seeing is not None
        assert about.room is not None
        if covering is not None and covers is not None:
            own = self.plans.obligation(statement)
            found = missing(self.seeing, covers, covering, about.room, own, outcome.point or {})
            if found is not None:
                return msgspec.structs.replace(outcome, point=found.point, detail=found.said, weakest=None)
        return unknown(outcome.engine, NO_WITNESS)

    def attacked(self, wanted: Wanted, checking: float) -> None:
        """Run the kernel against what is proved of it. checking: seconds that it took to prove that."""
        self.contradict([])
        name = self.stated.system.name
        if self.seeing is None:
            self.attack = Attack(subject=name, why=self.why)
            return
        text = " ".join(statement.digest for _, statement in self.items)
        self.attack = attacked(self.seeing.runs, self.stated, self.proved, wanted, checking, text)
        self.contradict([self.attack])
