"""One worker process, which can be killed: a solver does not always honour its own time limit.

A worker that is killed or dies costs the one obligation it was deciding (verdict unknown, with the reason); the next
obligation gets a fresh process.
"""

from __future__ import annotations

import threading
from collections.abc import Hashable, Sequence

import msgspec
from msgspec import Struct, field

from ..base.clock import STRETCH
from ..engines.outcome import Outcome, unknown
from .child import ORDERS, OUT_OF_MEMORY, READY
from .forking import ONE_THREAD
from .supervising import START, Child, Gone, RunnerError, program, python
from .warm import Warm

LITTLE = 1024  # MiB, with less of which a library may crash where it gets no more
CRASHES = ("SIGSEGV", "SIGABRT", "SIGBUS")


def worker_command(seconds: float, memory: int, fingerprint: str, budget: int, task: str) -> Sequence[str]:
    """What starts a worker process; the arguments are `Runner`'s."""
    return python(
        "tileprove.prover.running.worker", "--seconds", f"{seconds:g}", "--memory", str(memory),
        "--fingerprint", fingerprint, "--budget", str(budget), "--task", task,
    )  # fmt: skip


def orders(seconds: float, task: str) -> bytes:
    """The line that makes a running worker answer as `worker_command` would have it."""
    return ORDERS + msgspec.json.encode((seconds, task)) + b"\n"


def grace(seconds: float) -> float:
    """How much longer a worker may take before it is killed: the engines stop by themselves, a solver's call may not."""
    return 1.0 + seconds / 10


class Worker(Struct, eq=False):
    """One worker process, started by the first question and again after it ended. warm: where one is taken from, and kept
    when nothing is left to ask; key: of those that do; orders: what makes one do what the command would."""

    command: Sequence[str]
    seconds: float
    grace: float
    memory: int
    warm: Warm | None = None
    key: Hashable = None
    orders: bytes = b""
    answers: int = 0
    child: Child | None = None
    retired: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)

    def ask(self, line: bytes) -> Outcome:
        """The verdict on one obligation; unknown if the worker had to be killed or died."""
        child, first = self._running()
        child.give(first + line + b"\n")
        try:
            said = child.line(STRETCH * self.seconds + self.grace)
            self.answers += 1
            return msgspec.json.decode(said, type=Outcome)
        except Gone as gone:
            return unknown("", self._why(gone))
        except msgspec.DecodeError as error:
            gone = child.gone()  # its last words, perhaps
            said = f"the worker answered something else than an outcome: {error}"
            return unknown("", said if gone.closed else self._why(gone))

    def kill(self) -> None:
        with self.lock:
            if self.child is not None:
                self.child.kill()

    def retire(self) -> None:
        """Kill the process, and any that a start under way may still bring up."""
        self.retired = True
        self.kill()

    def leave(self) -> None:
        """Nothing is left to ask: keep the process for others, or end it."""
        with self.lock:
            child, self.child = (None, self.child) if self.retired else (self.child, None)
        if child is not None and self.warm is not None:
            self.warm.keep(self.key, self.answers, child)
        elif child is not None:
            child.end()
        self.close()

    def _running(self) -> tuple[Child, bytes]:
        """The process, and what it has to be told before a question."""
        if self.child is not None and not self.child.ended():
            return self.child, b""
        self.close()
        with self.lock:
            if self.retired:
                raise RunnerError("stopped")
            found = None if self.warm is None else self.warm.take(self.key)
            if found is not None:
                self.answers, self.child = found
                return self.child, self.orders
            self.answers, self.child = 0, program(self.command, "kept", ONE_THREAD)
        try:
            if self.child.line(START) == READY:
                return self.child, b""
            raise self.child.gone()
        except Gone as gone:
            raise RunnerError(f"a worker does not start: {gone.complaint or 'it says nothing'}") from None

    def _why(self, gone: Gone) -> str:
        if gone.late:
            return f"the worker was killed after {self.seconds:g} s"
        said = gone.complaint
        if gone.code == OUT_OF_MEMORY or "bad_alloc" in said or "out of memory" in said:
            return f"the worker died: memory limit of {self.memory} MiB"
        if gone.code < 0:
            perhaps = "; the system may be short of memory" if gone.how == "SIGKILL" else ""
            if gone.how in CRASHES and 0 < self.memory < LITTLE:
                perhaps = f"; perhaps for its memory limit of {self.memory} MiB"
            return f"the worker died: {gone.how}{perhaps}"
        return f"the worker died: {said or gone.how}"

    def close(self) -> None:
        """End the process and free what belongs to it."""
        if self.child is not None:
            self.child.end()
            self.child = None
