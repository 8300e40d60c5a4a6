"""The conditions on sizes under which refuted accesses hold: searched for after all verdicts, each with a count of steps.

A condition is about everything of its claim that is not proved: under it an access is inside and does not wrap around.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct, field

from ..engines.outcome import Outcome, Weakest
from ..language.constructors import both
from ..language.idioms import implies
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import Term
from ..language.walking import variables
from ..language.wire import digest
from ..running.checking import Check
from ..running.conditions import COUNTED, asked
from ..running.progress import Progress
from ..running.results import Result
from ..running.runner import Runner, Task
from .claimed import holds
from .launch_checks import OfLaunch

A_SEARCH = 600.0  # seconds on the wall after which a worker is taken to hang


class Search(Struct):
    """A search for what makes a claim true. result: its first refuted case. key: of the statement and its parameters."""

    check: OfLaunch
    result: Result
    obligation: Obligation
    sizes: list[str]
    key: str = ""
    found: Weakest | None = None  # None before it is found, and where the time is over before

    def __post_init__(self) -> None:
        said = [digest(self.obligation), *sorted(self.sizes), "condition"]
        self.key = hashlib.sha256("\0".join(said).encode()).hexdigest()

    @property
    def lanes_of_none(self) -> bool:
        """Whether the statement has lanes that no launch has, so that more may hold than what no lane of it fails at."""
        names = {v.payload[0].partition("~")[0] for v in self.obligation.variables}
        return self.check.made_up(self.result, names)

    @property
    def name(self) -> str:
        return f"{self.check.statements.name}.{self.result.statement.claim}"


class Conditions(Struct):
    """What was searched for. seconds: that there were; 0 for no search at all."""

    seconds: float
    searches: list[Search] = field(default_factory=list)

    @property
    def late(self) -> list[Search]:
        return [search for search in self.searches if search.found is None]


def wanted(checks: Sequence[OfLaunch]) -> list[Search]:
    """A search for each claim that is refuted."""
    return [search for check in checks for search in _of(check)]


def _of(check: OfLaunch) -> Iterator[Search]:
    sizes = [str(v.payload[0]) for term in check.statements.launch.sizes.values() for v in variables(term)]
    claims: dict[str, list[Result]] = {}
    for result in check.results:
        claims.setdefault(result.statement.claim, []).append(result)
    for cases in claims.values():
        refuted = [
            one for one in cases if _refuted(one) and (one.statement.claim, one.statement.case) in check.replayed
        ]
        beneath = check.beneath_claim(refuted[0].statement.claim) if refuted else ()
        if refuted and all(_stated(check, one) for one in beneath):
            open_ = [one for one in cases if not holds(one)]
            parts = [
                check.plans.obligation(one.statement) for one in [refuted[0], *open_, *beneath] if _stated(check, one)
            ]
            launch = check.statements.launch
            whole = together(parts, [*launch.given, *launch.facts], check.whether(refuted[0]))
            yield Search(check, refuted[0], whole, sizes)


def _refuted(result: Result) -> bool:
    return result.outcome is not None and result.outcome.verdict is Verdict.REFUTED


def _stated(check: OfLaunch, result: Result) -> bool:
    """Whether the case is a statement; what is unsupported is none."""
    return (result.statement.claim, result.statement.case) not in check.stated.given


def together(parts: Sequence[Obligation], promised: Iterable[Term], whether: bool = False) -> Obligation:
    """One statement that says all of them; what holds of every launch, as is promised, is assumed once. whether: sizes at
    which nobody gets there are among those at which it holds, and not left out: nothing else is assumed."""
    parts = list({digest(part): part for part in parts}.values())
    first = parts[0]
    if (len(parts) == 1 and not whether) or not all(isinstance(part.goal, Holds) for part in parts):
        return first
    always = set(promised)
    every = dict.fromkeys(formula for part in parts for formula in part.given)
    owns = [set(part.given) for part in parts]
    common = [
        formula for formula in every if formula in always or (not whether and all(formula in own for own in owns))
    ]
    goals = []
    for part in parts:
        assert isinstance(part.goal, Holds)
        own = [formula for formula in part.given if formula not in set(common)]
        goals.append(implies(both(*own), part.goal.formula) if own else part.goal.formula)
    return replace(first, given=tuple(common), goal=Holds(both(*goals)), show=(), replay=())


def look(
    checks: Sequence[OfLaunch], seconds: float, jobs: int | None = None, quiet: bool = False,
    decide: Callable[[Check], Any] | None = None,
) -> Conditions:  # fmt: skip
    """Search for the condition of each refuted claim, for no more than so many seconds on the wall; those that are found
    are kept with the verdicts. quiet: without a bar. decide: for launches that are stated anew, with a condition."""
    found = Conditions(seconds, wanted(checks) if seconds else [])
    by_key: dict[str, list[Search]] = {}
    for search in found.searches:
        by_key.setdefault(search.key, []).append(search)
    if not by_key:
        return found
    cache = checks[0].cache
    for key, outcome in cache.outcomes(by_key).items():
        for search in by_key[key]:
            search.found = outcome.weakest
    open_ = {key: own[0] for key, own in by_key.items() if own[0].found is None}
    until = time.monotonic() + seconds
    tasks = [
        Task(key, asked(search.obligation, search.sizes, _point(search)), float(-number), search.name)
        for number, (key, search) in enumerate(open_.items())
    ]
    with Progress(0 if quiet else len(tasks), "searched for a condition") as progress:

        def finished(key: str, outcome: Outcome) -> None:
            if outcome.weakest is not None:
                cache.keep(key, outcome)
            for search in by_key[key]:
                search.found = outcome.weakest or Weakest(why=outcome.detail)
            progress.finished(open_[key].name)

        if tasks:
            runner = Runner(jobs, A_SEARCH, fingerprint=cache.fingerprint, task=COUNTED)
            runner.run(tasks, finished, lambda key: progress.started(open_[key].name), until)
    for key, (search, *_) in by_key.items():
        if decide is not None:
            anew = _anew(search, decide, until)
            if anew is not search.found:
                for other in by_key[key]:
                    other.found = anew
                if anew is not None:
                    cache.keep(key, Outcome(verdict=Verdict.REFUTED, point=_point(search), weakest=anew))
    for search in found.searches:
        own = search.found
        if own is not None:
            about = search.check.stated.about[search.result.statement.claim, search.result.statement.case]
            if about.covering is not None or search.lanes_of_none:  # others may write the element, or nobody is there
                own = search.found = msgspec.structs.replace(own, exact=False)
            search.check.keep_condition(search.result, own)
    return found


def _anew(search: Search, decide: Callable[[Check], Any], until: float) -> Weakest | None:
    """What is found of writes for which there was nothing: with whole blocks they are stated otherwise."""
    from . import whole_blocks  # these stand on the whole of Triton's check, for which others do not wait
    from .checking import LaunchCheck

    own, claim = search.found, search.result.statement.claim
    if own is None or own.condition or own.why.endswith(whole_blocks.NONE):
        return own
    if not claim.startswith(whole_blocks.OF_WRITES) or not isinstance(search.check, LaunchCheck):
        return own
    found = whole_blocks.of_writes(search.check, claim, search.check.cache, decide, until)
    if found is None or found.condition:
        return found
    return msgspec.structs.replace(own, why=f"{own.why}; {found.why}")


def _point(search: Search) -> dict[str, int] | None:
    return search.result.outcome.point if search.result.outcome is not None else None
