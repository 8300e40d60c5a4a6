"""Conditions that make refuted statements true, looked for on workers and kept with the verdicts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from ..engines.outcome import Outcome, Weakest
from ..language.claims import Obligation, Verdict
from ..language.wire import pack, unpack
from .runner import Runner, Task

TASK = "tileprove.prover.running.conditions:answer"
A_LINE = 3.0  # seconds for the line below a refuted claim
MOST_LINES = 6  # statements of one run that are given one


class Asked(msgspec.Struct):
    """A search as a worker gets it. parameters: names, None for a guess. point: a counterexample, if one is known."""

    obligation: dict[str, Any]
    parameters: list[str] | None
    point: dict[str, int] | None


def asked(
    obligation: Obligation, parameters: Sequence[str] | None = None, point: Mapping[str, int] | None = None
) -> bytes:
    """The line for a worker whose task is TASK."""
    names = None if parameters is None else list(parameters)
    return msgspec.json.encode(Asked(pack(obligation), names, None if point is None else dict(point)))


def answer(line: bytes, seconds: float) -> bytes:
    """What a worker says to the line: a refuted Outcome with what the search came to."""
    from ..engines.weakening.parameters import named
    from ..engines.weakening.telling import told
    from ..engines.weakening.weakest import weaken

    question = msgspec.json.decode(line, type=Asked)
    obligation = unpack(question.obligation)
    chosen = None if question.parameters is None else named(obligation, question.parameters)
    found = told(weaken(obligation, seconds, chosen, question.point))
    outcome = Outcome(verdict=Verdict.REFUTED, point=question.point, weakest=found, seconds=found.seconds)
    return msgspec.json.encode(outcome) + b"\n"


def searched(
    wanted: Sequence[tuple[str, Obligation, Outcome]], seconds: float, keep: Callable[[str, Outcome], None],
    parameters: Sequence[str] | None = None, jobs: int | None = None, fingerprint: str = "",
) -> None:  # fmt: skip
    """Look for a condition for each (key, obligation, its refuted outcome); ``keep`` is told the outcome with what was
    found, also where that is nothing."""
    known = {key: outcome for key, _, outcome in wanted}
    tasks = [Task(key, asked(obligation, parameters, known[key].point)) for key, obligation, _ in wanted]

    def finished(key: str, outcome: Outcome) -> None:
        found = outcome.weakest or Weakest(why=outcome.detail or "the search did not end in its time")
        keep(key, msgspec.structs.replace(known[key], weakest=found))

    if tasks:
        Runner(jobs, seconds, fingerprint=fingerprint, task=TASK).run(tasks, finished)
