"""What is looked for after a verdict, on workers: conditions that make refuted statements true, and what to do about those
that no engine decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from ..engines.outcome import Outcome, Weakest
from ..language.obligations import Obligation, Verdict
from ..language.wire import decode, encode, pack, unpack
from .runner import Runner, Task

TASK = "tileprove.prover.running.conditions:answer"
ADVICE = "tileprove.prover.running.conditions:advised"
COUNTED = "tileprove.prover.running.conditions:counted"
STEPS = 4.0  # seconds of a search that counts steps, on a machine of its own
A_LINE = 3.0  # seconds for the line below a refuted claim
MOST_LINES = 6  # statements of one run that are given one
SOME_ADVICE = 12.0  # seconds for one that is unknown


class Asked(msgspec.Struct):
    """A search as a worker gets it. parameters: names, of which the obligation may have some; None for a guess. point: a
    counterexample, if one is known."""

    obligation: dict[str, Any]
    parameters: list[str] | None
    point: dict[str, int] | None


def asked(
    obligation: Obligation, parameters: Sequence[str] | None = None, point: Mapping[str, int] | None = None
) -> bytes:
    """The line for a worker whose task is TASK."""
    names = None if parameters is None else list(parameters)
    bare = replace(obligation, show=(), replay=())
    return msgspec.json.encode(Asked(pack(bare), names, None if point is None else dict(point)))


def answer(line: bytes, seconds: float) -> bytes:
    """What a worker says to the line: a refuted Outcome with what the search came to."""
    from ..engines.weakening.parameters import among
    from ..engines.weakening.telling import told
    from ..engines.weakening.weakest import weaken

    question = msgspec.json.decode(line, type=Asked)
    obligation = unpack(question.obligation)
    chosen = None if question.parameters is None else among(obligation, question.parameters)
    found = told(weaken(obligation, seconds, chosen, question.point), obligation)
    outcome = Outcome(verdict=Verdict.REFUTED, point=question.point, weakest=found, seconds=found.seconds)
    return msgspec.json.encode(outcome) + b"\n"


def counted(line: bytes, _: float) -> bytes:
    """The same, of a search that ends after so many steps: it comes to the same in every run, whatever else is done. Its
    counterexample is its own, too; the one that is given is for where it finds none."""
    from ..base.clock import counting
    from ..engines import ladder

    question = msgspec.json.decode(line, type=Asked)
    with counting():
        known = question.point
        own = ladder.decide(unpack(question.obligation), STEPS).point if known else None
        question.point = own or known
        return answer(msgspec.json.encode(question), STEPS)


def searched(
    wanted: Sequence[tuple[str, Obligation, Outcome]], seconds: float, keep: Callable[[str, Outcome], None],
    parameters: Sequence[str] | None = None, fingerprint: str = "",
) -> None:  # fmt: skip
    """Look for a condition for each (key, obligation, its refuted outcome), with so many seconds of work; ``keep`` is told
    the outcome with what was found, also where that is nothing.

    parameters: names of what a condition may mention, of which an obligation may have some; guessed if not given.
    """
    known = {key: outcome for key, _, outcome in wanted}
    tasks = [Task(key, asked(obligation, parameters, known[key].point)) for key, obligation, _ in wanted]

    def finished(key: str, outcome: Outcome) -> None:
        found = outcome.weakest or Weakest(why=outcome.detail or "the search did not end in its time")
        keep(key, msgspec.structs.replace(known[key], weakest=found))

    if tasks:
        Runner(None, seconds, fingerprint=fingerprint, task=TASK).run(tasks, finished)


def advised(line: bytes, seconds: float) -> bytes:
    """What a worker says to an unknown obligation: what helps."""
    from ..engines.teaching import advice

    found = advice(decode(line), seconds)
    return msgspec.json.encode(Outcome(verdict=Verdict.UNKNOWN, advice=found)) + b"\n"


def advice_for(
    wanted: Sequence[tuple[str, Obligation, Outcome]], seconds: float, keep: Callable[[str, Outcome], None],
    fingerprint: str = "",
) -> None:  # fmt: skip
    """Look for advice about each (key, obligation, its unknown outcome); ``keep`` is told the outcome with it."""
    known = {key: outcome for key, _, outcome in wanted}

    def finished(key: str, outcome: Outcome) -> None:
        keep(key, msgspec.structs.replace(known[key], advice=outcome.advice))

    if wanted:
        tasks = [Task(key, encode(obligation)) for key, obligation, _ in wanted]
        Runner(None, seconds, fingerprint=fingerprint, task=ADVICE).run(tasks, finished)
