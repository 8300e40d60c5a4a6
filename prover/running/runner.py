"""Decides obligations in worker processes: these start when there is something to decide and stay warm until the end."""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from math import inf
from queue import Empty, SimpleQueue
from typing import Protocol

from msgspec import Struct

from ..engines.outcome import Outcome
from ..language.obligations import Verdict
from .process import RunnerError, Worker, grace, orders, worker_command
from .warm import Warm
from .worker import DECIDE

MEMORY = 4096  # MiB of address space a worker
LOOKS = 0.5  # seconds that a wait may last


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Task(Struct, frozen=True):
    """What a worker is asked, under a key of the caller's; expected: how long it took some time ago, if known; name: what
    people call it; statement: the obligation's text that an outcome is about, where that is not the line itself."""

    key: str
    line: bytes
    expected: float | None = None
    name: str = ""
    statement: bytes = b""


Finished = Callable[[str, Outcome], None]


class Deciding(Protocol):
    """What decides tasks: worker processes of this machine, or those of a cluster."""

    def run(self, tasks: Sequence[Task], finished: Finished, started: Callable[[str], None] = ...) -> None:
        """Decide every task; ``finished(key, outcome)`` is called in this thread as each one is decided."""
        ...


def longest_first(tasks: Iterable[Task]) -> deque[Task]:
    """The order in which tasks are begun; those of which nobody knows how long they take come first."""
    return deque(sorted(tasks, key=lambda task: -(float("inf") if task.expected is None else task.expected)))


class Runner:
    """Decides tasks on up to ``jobs`` workers, ``seconds`` each.

    fingerprint: of the sources that the caller keeps verdicts for; a worker with other sources does not start.
    budget: steps that a solver may take for a lemma; 0 leaves the default. task: what the workers answer with,
    as module:function. warm: where workers are kept between runs; None where each run starts its own.
    """

    def __init__(
        self,
        jobs: int | None = None,
        seconds: float = 60.0,
        memory: int = MEMORY,
        command: Sequence[str] | None = None,
        fingerprint: str = "",
        budget: int = 0,
        task: str = DECIDE,
        warm: Warm | None = None,
    ):
        self.jobs, self.seconds, self.memory = jobs or processors(), seconds, memory
        self.budget, self.task = budget, task
        self.command = command or worker_command(seconds, memory, fingerprint, budget, task)
        self.warm, self.key = warm, (tuple(command or ()), memory, fingerprint, budget)

    def run(
        self,
        tasks: Sequence[Task],
        finished: Finished,
        started: Callable[[str], None] = lambda key: None,
        until: float = inf,
    ) -> None:
        """Decide every task, longest first; ``finished(key, outcome)`` is called here as each one is decided. until: when
        all ends, by the monotonic clock.

        On an exception, Ctrl-C included, the workers are killed, what they finished is still reported, and the
        exception goes on.
        """
        with Run(self, tasks) as begun:
            begun.report(finished, started, until)


class Run:
    """Tasks that a runner's workers are at, while the caller does something else; ended as a context manager."""

    def __init__(self, runner: Runner, tasks: Sequence[Task]):
        self.left = len(tasks)
        self._events: SimpleQueue[tuple[str, Outcome | RunnerError | None]] = SimpleQueue()
        pending = longest_first(tasks)
        told = orders(runner.seconds, runner.task)
        limits = runner.seconds, grace(runner.seconds), runner.memory
        self._workers = [
            Worker(runner.command, *limits, runner.warm, runner.key, told) for _ in range(min(runner.jobs, len(tasks)))
        ]
        self._threads = [
            threading.Thread(target=_serve, args=(worker, pending, self._events)) for worker in self._workers
        ]

    def __enter__(self) -> Run:
        try:
            for thread in self._threads:
                thread.start()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def report(
        self, finished: Finished, started: Callable[[str], None] = lambda key: None, until: float = inf
    ) -> None:  # fmt: skip
        """As `Runner.run` does it, of what was begun."""
        try:
            while self.left:
                key, outcome = self._next(until)
                if not key:
                    break
                if isinstance(outcome, RunnerError):
                    raise outcome
                if outcome is None:
                    started(key)
                else:
                    self.left -= 1
                    finished(key, outcome)
            if not self.left:  # the workers may be kept: retired ones are killed
                for thread in self._threads:
                    thread.join()
        finally:
            self._end()
            while not self._events.empty():
                key, outcome = self._events.get()
                if isinstance(outcome, Outcome):
                    finished(key, outcome)

    def _next(self, until: float) -> tuple[str, Outcome | RunnerError | None]:
        """What happens next; without a key where nothing did until then."""
        while (left := until - time.monotonic()) > 0:
            try:
                return self._events.get(timeout=min(LOOKS, left))
            except Empty:  # a Ctrl-C that comes just before the wait does not end it
                continue
        return "", None

    def _end(self) -> None:
        for worker in self._workers:
            worker.retire()
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()


def _serve(worker: Worker, pending: deque[Task], events: SimpleQueue[tuple[str, Outcome | RunnerError | None]]) -> None:
    """One worker's thread: takes tasks until none is left or the worker is retired."""
    key = ""
    try:
        while not worker.retired:
            try:
                task = pending.popleft()
            except IndexError:
                worker.leave()
                return
            key = task.key
            events.put((key, None))
            outcome = worker.ask(task.line)
            if not worker.retired or outcome.verdict is not Verdict.UNKNOWN:  # being retired is no verdict
                events.put((key, outcome))
    except Exception as error:
        stopped = error if isinstance(error, RunnerError) else RunnerError(f"{type(error).__name__}: {error}")
        events.put((key, stopped))
    finally:
        worker.close()
