"""Who decides the statements that a slip changes: the ladder in this process, or a cluster that is asked."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from ..base.clock import now
from ..engines import ladder
from ..engines.outcome import Outcome
from ..language import wire
from ..language.obligations import Obligation, Verdict
from ..running.cluster.broker import Broker
from ..running.runner import Finished, Task
from .pool import Line

QUESTION = f"{__name__}:answer"  # the task of a worker
AS_IT_STANDS = 60.0  # seconds for an obligation of the unchanged claims, as `check` has them


class Question(msgspec.Struct, omit_defaults=True):
    """An obligation for a worker to decide in so many seconds; engine: the one to ask, where it is not the whole ladder."""

    obligation: msgspec.Raw
    seconds: float
    engine: str = ""


class Asks(Protocol):
    """Decides obligations for the judge of a mutant."""

    def decide(self, obligation: Obligation, seconds: float) -> Outcome:
        """What the ladder says."""
        ...

    def proved_by(self, engine: str, obligation: Obligation, seconds: float) -> bool:
        """Whether this engine proves it, which some value is known to satisfy the assumptions of."""
        ...

    def now(self) -> float:
        """Seconds of the judge's time, from any start."""
        ...


class LocalSolver:
    """The engines of this process."""

    def decide(self, obligation: Obligation, seconds: float) -> Outcome:
        return ladder.decide(obligation, seconds)

    def proved_by(self, engine: str, obligation: Obligation, seconds: float) -> bool:
        for each in ladder.engines():
            if engine == each.NAME and each.applies(obligation) is None:
                return each.decide(obligation, now() + seconds).verdict is Verdict.PROVED
        return False

    def now(self) -> float:
        return time.monotonic()


class ClusterSolver(Struct):
    """A cluster. Waiting for it takes no time, and deciding as long as it says."""

    line: Line
    apart: float = 0.0

    def decide(self, obligation: Obligation, seconds: float) -> Outcome:
        return self._ask(obligation, seconds, "")

    def proved_by(self, engine: str, obligation: Obligation, seconds: float) -> bool:
        return bool(engine) and self._ask(obligation, seconds, engine).verdict is Verdict.PROVED

    def now(self) -> float:
        return time.monotonic() + self.apart

    def _ask(self, obligation: Obligation, seconds: float, engine: str) -> Outcome:
        bare = dataclasses.replace(obligation, show=(), replay=())
        start = time.monotonic()
        outcome = self.line.ask(question(Task("", wire.encode(bare), name=bare.name), seconds, engine))
        self.apart += outcome.seconds - (time.monotonic() - start)
        return outcome


def question(task: Task, seconds: float, engine: str = "") -> Task:
    """The task, an obligation's, with how it is to be decided."""
    asked = Question(msgspec.Raw(task.line), seconds, engine)
    return replace(task, line=msgspec.json.encode(asked), statement=task.line)


def answer(line: bytes, seconds: float) -> bytes:
    """For a worker: the outcome of a `Question`."""
    from ..running.worker import answered

    asked = msgspec.json.decode(line, type=Question)

    def decide(obligation: Obligation, seconds: float) -> Outcome:
        return ladder.by(asked.engine, obligation, seconds) if asked.engine else ladder.decide(obligation, seconds)

    return answered(bytes(asked.obligation), min(asked.seconds, seconds), decide)


class Questions(Struct):
    """Decides obligations as they stand by the same broker; `run` is that of `Runner`."""

    broker: Broker
    seconds: float = field(default=AS_IT_STANDS)

    def run(self, tasks: Sequence[Task], finished: Finished, started: Callable[[str], None] = lambda key: None) -> None:
        self.broker.run([question(task, self.seconds) for task in tasks], finished, started)
