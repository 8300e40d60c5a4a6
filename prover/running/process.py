"""One worker process, which can be killed: a solver does not always honour its own time limit.

A worker that is killed or dies costs the one obligation it was deciding (verdict unknown, with the reason); the next
obligation gets a fresh process.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import IO

import msgspec

from ..base.clock import STRETCH
from ..engines.outcome import Outcome, unknown
from .child import OUT_OF_MEMORY, READY

START_SECONDS = 60.0  # for loading the solvers, on a cold disk too
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # workers are the parallelism


class RunnerError(Exception):
    """No worker can be started here, so nothing can be decided."""


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
