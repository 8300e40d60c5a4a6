"""All mutants of a target: the claims as they stand must be right first, then each slip is judged in a process copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from ..language.obligations import SpecError
from ..running import registry
from ..running.results import Result, Standing
from . import assumptions, pool, sources
from .asking import ClusterSolver, LocalSolver
from .baseline import Baseline, build, with_lanes
from .judge import Budget, Fate, Judgement, Turn, judge
from .pool import Far, Line
from .sources import Mutant

SECOND_OPINIONS = ("executors",)  # systems that compare the formulas with other code: no claim about what they compute
GRACE = 20.0  # seconds beyond its budget after which a mutant's process is killed


class Campaign(Struct):
    """The mutants of one target, and the claims that judge them, by system; the target's own system comes first."""

    target: registry.Target
    mutants: list[Mutant]
    baselines: dict[str, Baseline]
    chosen: set[str] | None

    def systems(self, mutant: Mutant) -> dict[str, Baseline]:
        """Who has a say about the mutant: its own system, then the others that import its file."""
        names = mutant.source.dependents or tuple(self.baselines)
        return {name: self.baselines[name] for name in names if name in self.baselines}


def expected(results: Sequence[Result]) -> None:
    """Raises SpecError unless every verdict is the expected one: with a failing claim no mutant can be judged."""
    for result in results:
        if result.standing is not Standing.EXPECTED:
            raise SpecError(
                f"{result.statement.name} is {result.said} as it stands; `tileprove check` must pass before its formulas"
                " are mutated"
            )


def prepare(target: registry.Target, chosen: set[str] | None, limit: int | None) -> Campaign:
    """Everything that the copies of this process need. chosen: full names of the claims that judge; None is all, with
    those of other systems that use the same formulas. Raises SpecError."""
    own = with_lanes(build(target, chosen))
    found = [mutant for source in sources.of(target) for mutant in sources.mutants(source)]
    if limit is not None and len(found) > limit:
        found = [found[i * len(found) // limit] for i in range(limit)]
    baselines = {target.name: own}
    if chosen is None:
        others = {name: None for mutant in found for name in mutant.source.dependents}
        baselines |= {
            name: build(registry.Target(name)) for name in others if name not in (target.name, *SECOND_OPINIONS)
        }
    return Campaign(target, found, baselines, chosen)


def note_verdicts(campaign: Campaign, results: Sequence[Result]) -> None:
    """How long the unchanged claims took and by which engine, so that mutants ask the quick ones first."""
    baseline = campaign.baselines[campaign.target.name]
    for result in results:
        if result.outcome is not None:
            name = (result.statement.system, result.statement.claim, result.statement.case)
            baseline.seconds[name], baseline.engines[name] = result.outcome.seconds, result.outcome.engine


def run(
    campaign: Campaign,
    budget: Budget,
    jobs: int,
    finished: Callable[[Mutant, Judgement], None],
    far: Far | None = None,
) -> None:
    """Judge every mutant; ``finished`` is called as each one is decided. far: what decides in the place of this process's
    engines. Raises RunnerError."""  # fmt: skip
    _load_solvers()

    def work(mutant: Mutant, line: Line) -> bytes:
        asks = ClusterSolver(line) if far else LocalSolver()
        return msgspec.json.encode(judge(mutant, campaign.systems(mutant), campaign.chosen, Turn(budget, asks)))

    def done(mutant: Mutant, answer: bytes | None, why: str) -> None:
        lost = Judgement(fate=Fate.ABANDONED, detail=why)
        finished(mutant, lost if answer is None else msgspec.json.decode(answer, type=Judgement))

    pool.run(campaign.mutants, work, done, jobs, budget.mutant + GRACE, far)


def run_drops(
    baseline: Baseline,
    seconds: float,
    jobs: int,
    finished: Callable[[assumptions.Drop], None],
    far: Far | None = None,
) -> None:
    """Drop every assumption in turn; the rest is as for `run`."""  # fmt: skip
    _load_solvers()
    items = [dropped for known in baseline.known.values() for dropped in assumptions.drops(known.obligation)]

    def work(dropped: assumptions.Dropped, line: Line) -> bytes:
        asks = ClusterSolver(line) if far else LocalSolver()
        return msgspec.json.encode(assumptions.judge(dropped, seconds, asks))

    def done(dropped: assumptions.Dropped, answer: bytes | None, why: str) -> None:
        lost = assumptions.Drop(
            claim=dropped.obligation.name, assumption=assumptions.text(dropped.assumption), need=assumptions.Need.OPEN
        )
        finished(lost if answer is None else msgspec.json.decode(answer, type=assumptions.Drop))

    pool.run(items, work, done, jobs, seconds + GRACE, far)


def _load_solvers() -> None:
    """Once here, not once in every copy."""
    import z3  # noqa: F401

    from ..engines import ladder

    ladder.engines()
