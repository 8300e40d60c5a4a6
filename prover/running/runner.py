"""Decides obligations in worker processes that can be killed: a solver does not always honour its own time limit.

A worker that is killed or dies costs the one obligation it was deciding (verdict unknown, with the reason); the next
obligation gets a fresh worker. Workers start when there is something to decide and stay warm until the end.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import IO, Protocol

import msgspec

from ..base.clock import STRETCH
from ..engines.outcome import Outcome, unknown
from ..language.obligations import Verdict
from .child import OUT_OF_MEMORY, READY
from .worker import DECIDE

MEMORY = 4096  # MiB of address space a worker
LOOKS = 0.5  # seconds that a wait may last
START_SECONDS = 60.0  # for loading the solvers, on a cold disk too
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # workers are the parallelism


class RunnerError(Exception):
    """No worker can be started here, so nothing can be decided."""


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Task:
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


def worker_command(seconds: float, memory: int, fingerprint: str, budget: int, task: str) -> Sequence[str]:
    """What starts a worker process; the arguments are `Runner`'s."""
    # -P: a file in the current folder must not stand in for one of the worker's imports
    return (
        sys.executable, "-P", "-m", "tileprove.prover.running.worker",
        "--seconds", f"{seconds:g}", "--memory", str(memory), "--fingerprint", fingerprint,
        "--budget", str(budget), "--task", task,
    )  # fmt: skip


def grace(seconds: float) -> float:
    """How much longer a worker may take before it is killed: the engines stop by themselves, a solver's call may not."""
    return 1.0 + seconds / 10


@dataclass(slots=True, eq=False)
class Worker:
    """One worker process, started by the first question and again after it ended."""

    command: Sequence[str]
    seconds: float
    grace: float
    memory: int
    process: subprocess.Popen[bytes] | None = None
    errors: IO[bytes] | None = None
    retired: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)

    def ask(self, line: bytes) -> Outcome:
        """The verdict on one obligation; unknown if the worker had to be killed or died."""
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
        except OSError:
            return self._buried(late=False)
        answer, late = self._line(process, STRETCH * self.seconds + self.grace)
        if answer is None:
            return self._buried(late)
        if late:
            process.wait()  # killed just after it answered: the next question starts another
        try:
            return msgspec.json.decode(answer, type=Outcome)
        except msgspec.DecodeError as error:
            process.kill()
            process.wait()
            return unknown("", f"the worker answered something else than an outcome: {error}")

    def kill(self) -> None:
        with self.lock:
            if self.process is not None:
                self.process.kill()

    def retire(self) -> None:
        """Kill the process, and any that a start under way may still bring up."""
        self.retired = True
        self.kill()

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is not None and self.process.poll() is None:
            return self.process
        self.close()
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  (closed with the worker)
        with self.lock:
            if self.retired:
                raise RunnerError("stopped")
            self.process = process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                env={**os.environ, **ONE_THREAD},
            )
        answer, _ = self._line(process, START_SECONDS)
        if answer != READY:
            process.kill()
            process.wait()
            raise RunnerError(f"a worker does not start: {self._last_error() or 'it says nothing'}")
        return process

    def _line(self, process: subprocess.Popen[bytes], seconds: float) -> tuple[bytes | None, bool]:
        """(the next line of the process or None at its end, whether it was killed for taking longer)."""
        assert process.stdout is not None
        late = threading.Event()

        def stop() -> None:
            late.set()
            process.kill()

        timer = threading.Timer(seconds, stop)
        timer.start()
        try:
            answer = process.stdout.readline()
        finally:
            timer.cancel()
        return (answer if answer.endswith(b"\n") else None), late.is_set()

    def _buried(self, late: bool) -> Outcome:
        """Unknown, and why: the process was killed for being late, or ended by itself."""
        assert self.process is not None
        self.process.kill()
        code = self.process.wait()
        if late:
            return unknown("", f"the worker was killed after {self.seconds:g} s")
        said = self._last_error()
        if code == OUT_OF_MEMORY or "bad_alloc" in said or "out of memory" in said:
            return unknown("", f"the worker died: memory limit of {self.memory} MiB")
        if code < 0:
            name = signal.Signals(-code).name
            hint = "; the system may be short of memory" if name == "SIGKILL" else ""
            return unknown("", f"the worker died: {name}{hint}")
        return unknown("", f"the worker died: {said or f'exit code {code}'}")

    def _last_error(self) -> str:
        if self.errors is None:
            return ""
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self) -> None:
        """End the process and free what belongs to it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                try:
                    if pipe is not None:
                        pipe.close()
                except OSError:
                    pass
            self.process = None
        if self.errors is not None:
            self.errors.close()
            self.errors = None


class Runner:
    """Decides tasks on up to ``jobs`` workers, ``seconds`` each.

    fingerprint: of the sources that the caller keeps verdicts for; a worker with other sources does not start.
    budget: steps that a solver may take for a lemma; 0 leaves the default. task: what the workers answer with,
    as module:function.
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
    ):
        self.jobs, self.seconds, self.memory = jobs or processors(), seconds, memory
        self.budget, self.task = budget, task
        self.command = command or worker_command(seconds, memory, fingerprint, budget, task)

    def run(
        self,
        tasks: Sequence[Task],
        finished: Finished,
        started: Callable[[str], None] = lambda key: None,
    ) -> None:
        """Decide every task, longest first; ``finished(key, outcome)`` is called here as each one is decided.

        On an exception, Ctrl-C included, the workers are killed, what they finished is still reported, and the
        exception goes on.
        """
        with Run(self, tasks) as begun:
            begun.report(finished, started)


class Run:
    """Tasks that a runner's workers are at, while the caller does something else; ended as a context manager."""

    def __init__(self, runner: Runner, tasks: Sequence[Task]):
        self.left = len(tasks)
        self._events: SimpleQueue[tuple[str, Outcome | RunnerError | None]] = SimpleQueue()
        pending = longest_first(tasks)
        self._workers = [
            Worker(runner.command, runner.seconds, grace(runner.seconds), runner.memory)
            for _ in range(min(runner.jobs, len(tasks)))
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

    def report(self, finished: Finished, started: Callable[[str], None] = lambda key: None) -> None:
        """As `Runner.run` does it, of what was begun."""
        try:
            while self.left:
                key, outcome = self._next()
                if isinstance(outcome, RunnerError):
                    raise outcome
                if outcome is None:
                    started(key)
                else:
                    self.left -= 1
                    finished(key, outcome)
        finally:
            self._end()
            while not self._events.empty():
                key, outcome = self._events.get()
                if isinstance(outcome, Outcome):
                    finished(key, outcome)

    def _next(self) -> tuple[str, Outcome | RunnerError | None]:
        while True:
            try:
                return self._events.get(timeout=LOOKS)
            except Empty:  # a Ctrl-C that comes just before the wait does not end it
                continue

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
