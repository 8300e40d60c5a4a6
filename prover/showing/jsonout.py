"""A run as JSON: one record an obligation, with a schema that `tileprove schema` prints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from .. import __version__
from ..attack.records import Attack, Contradiction
from ..engines.outcome import Advice, Weakest
from ..language.obligations import Obligation, Verdict
from ..language.replay import Replayed
from ..running.outlines import Used
from ..running.results import Result
from .failure import Broken, Shown, explain
from .outputs.finished import Assumption

if TYPE_CHECKING:
    from .outputs.finished import Finished

SCHEMA_VERSION = 1


class Domain(msgspec.Struct):
    """What an obligation speaks about, as mathematics: each variable's range, the assumptions among them, which nobody
    checks, and what the names in both stand for. using: the lemmas beside the assumptions, which are proved."""

    variables: dict[str, str]
    given: list[str]
    where: list[str]
    using: list[Used] = []


class Counterexample(msgspec.Struct):
    """point: variable -> value. shown, named: values at the point. broken: the conditions that fail. replay: the
    executor's answers. undefined: operators that have no value at the point."""

    point: dict[str, int]
    shown: list[Shown]
    named: list[Shown]
    broken: list[Broken]
    replay: list[Replayed]
    undefined: list[str]


class Record(msgspec.Struct):
    """One obligation with its verdict.

    expected: the verdict that the spec expects, "refuted" for a finding. standing: the verdict against it.
    rests_on: the solver on whose word alone a proof rests, "z3"; empty where our own checks established it.
    lane: for a proved obligation, values that satisfy its assumptions. unused: assumptions that the proof did not
    need. weakest: for a refuted obligation, what the search for a condition that makes it true came to; null where
    nobody searched. advice: about one that no engine decided. place: file:line of the claim, or of the case. digest: hash
    of the statement. cached: whether the verdict was known from an earlier run. replayed: whether this run took the
    evidence from its record, and only checked it. contradiction: for what is contradicted, the run that
    shows that it was proved though it is false; null for all else. sources: where what it is about was written, such as
    "k.py:31, inlined at k.py:50", of a text that was compiled from another one which it names; empty for all else.
    """

    spec: str
    claim: str
    case: str
    sentence: str
    verdict: Verdict
    expected: Verdict
    standing: str
    engine: str
    rests_on: str
    domain: Domain
    points: int
    seconds: float
    witness: dict[str, Any]
    counterexample: Counterexample | None
    lane: dict[str, int] | None
    unused: list[str]
    weakest: Weakest | None
    advice: Advice | None
    detail: str
    place: str
    digest: str
    cached: bool
    replayed: bool
    contradiction: Contradiction | None
    sources: list[str]


class Run(msgspec.Struct):
    """A run of `tileprove check`. complete: false if it was interrupted; exit_code: what the command returned. attacks: on
    what is proved, one for each system that was attacked or was to be. assumed: what verdicts rest on by --max-elements;
    not there without that option. failed: why a launch or a claim is in error, a line each; not there where none is."""

    schema_version: int
    tool: str
    version: str
    exit_code: int
    complete: bool
    obligations: list[Record]
    attacks: list[Attack] = []
    assumed: list[Assumption] | msgspec.UnsetType = msgspec.UNSET
    failed: list[str] | msgspec.UnsetType = msgspec.UNSET


def record(result: Result, terms: Callable[[Result], Obligation]) -> Record:
    """The record of a result that was reached."""
    claim, statement, outcome = result.claim, result.statement, result.outcome
    assert outcome is not None
    counterexample = None
    point = result.point
    if outcome.verdict is Verdict.REFUTED and point is not None:
        failure = explain(terms(result), point)
        counterexample = Counterexample(
            point, failure.shown, failure.named, failure.broken, failure.replays, failure.undefined
        )
    return Record(
        spec=claim.system,
        claim=claim.name,
        case=statement.case,
        sentence=claim.sentence,
        verdict=outcome.verdict,
        expected=claim.expected,
        standing=result.standing.value,
        engine=outcome.engine,
        rests_on=result.rests_on,
        domain=Domain(
            {v.name: v.range for v in statement.variables}, statement.given, statement.where, statement.using
        ),
        points=outcome.points,
        seconds=round(outcome.seconds, 6),
        witness=outcome.witness,
        counterexample=counterexample,
        lane=point if outcome.verdict is Verdict.PROVED else None,
        unused=outcome.unused,
        weakest=outcome.weakest,
        advice=outcome.advice,
        detail=outcome.detail,
        place=claim.at(statement.line),
        digest=statement.digest,
        cached=result.cached,
        replayed=result.replayed,
        contradiction=outcome.contradiction,
        sources=statement.sources,
    )


def run(
    results: Sequence[Result], exit_code: int, terms: Callable[[Result], Obligation], attacks: Sequence[Attack] = ()
) -> Run:  # fmt: skip
    """Everything that was reached."""
    reached = [result for result in results if result.outcome is not None]
    return Run(
        SCHEMA_VERSION, "tileprove", __version__, exit_code, len(reached) == len(results),
        [record(result, terms) for result in reached], list(attacks),
    )  # fmt: skip


def render(finished: Finished) -> str:
    """The run as text."""
    found = run(finished.results, finished.exit_code, finished.terms, finished.attacks)
    if finished.assumed is not None:
        found.assumed = list(finished.assumed)
    if finished.failed:
        found.complete, found.failed = False, list(finished.failed)
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def schema() -> dict[str, Any]:
    """The JSON schema of a run."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Run)}
