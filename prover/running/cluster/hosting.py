"""What a worker of a Dask cluster runs for us: obligations in processes of its own, which may be killed.

A Dask worker decides nothing itself. It keeps `process.Worker`s, the same that a local run has, so that a solver that
hangs, crashes or exhausts its memory costs one obligation and not the Dask worker. A worker is used again by tasks with
the same order; one that nobody asked for a while ends.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Sequence

import msgspec

from ...engines.outcome import Outcome
from ..cache import SOLVERS, room_hash
from ..cache import versions as installed
from ..process import RunnerError, Worker, grace, worker_command

IDLE = 60.0  # seconds after which a worker that nobody asks ends
DISTRIBUTIONS = (*SOLVERS, "sympy", "distributed", "python-sat", "dratify", "cdclkit")  # what a verdict may depend on


class Order(msgspec.Struct, frozen=True):
    """How a run's obligations are decided. run: a name of the run's own; seconds, memory (MiB), budget, task: as `Runner`
    has them; versions: what the client has, as `versions` says it."""

    run: str
    seconds: float
    memory: int
    budget: int
    task: str
    versions: dict[str, str]


class Reply(msgspec.Struct, omit_defaults=True):
    """What a task comes to. outcome: None where it was not decided; refused: why not. host: who says so."""

    outcome: Outcome | None = None
    refused: str = ""
    host: str = ""


class Answered(msgspec.Struct):
    """What another machine said of an obligation, for a worker of this one to confirm."""

    obligation: msgspec.Raw
    outcome: Outcome


def versions() -> dict[str, str]:
    """Name -> version of what a verdict depends on beside its statement; "none" for what is not installed."""
    from ... import __version__

    found = {"tileprove": __version__, "tileprove's sources": room_hash()[:12], "Python": ""}
    return found | dict.fromkeys(DISTRIBUTIONS, "none") | installed(DISTRIBUTIONS)


def difference(there: dict[str, str], here: dict[str, str]) -> str:
    """In words, the first thing that is another one there than here; empty if nothing is."""
    for name, version in here.items():
        if there.get(name) != version:
            return f"has {name} {there.get(name, 'none')}, and here it is {version}"
    return ""


class Host:
    """The workers that this process keeps: idle ones by their order, and all of a run's."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.idle: dict[bytes, list[tuple[Worker, float]]] = {}
        self.busy: dict[str, set[Worker]] = {}
        self.stopped: set[str] = set()
        self.watched = False  # whether somebody will look after idle ones

    def ask(self, order: bytes, line: bytes) -> Outcome:
        """The verdict on one obligation. Raises RunnerError where no worker can be started for it."""
        wanted = msgspec.json.decode(order, type=Order)
        worker = self._taken(order, wanted)
        try:
            return worker.ask(line)
        finally:
            self._back(order, wanted.run, worker)

    def stop(self, run: str) -> None:
        """End the workers of a run, also in the middle of an obligation."""
        with self.lock:
            self.stopped.add(run)
            ended = list(self.busy.get(run, ()))
            for order in [order for order in self.idle if msgspec.json.decode(order, type=Order).run == run]:
                ended += [worker for worker, _ in self.idle.pop(order)]
        for worker in ended:
            worker.retire()

    def _taken(self, order: bytes, wanted: Order) -> Worker:
        with self.lock:
            if wanted.run in self.stopped:
                raise RunnerError("the run has ended")
            waiting = self.idle.get(order)
            worker = waiting.pop()[0] if waiting else None
            if worker is None:
                worker = self._made(wanted)
            self.busy.setdefault(wanted.run, set()).add(worker)
        return worker

    @staticmethod
    def _made(wanted: Order) -> Worker:
        if why := difference(versions(), wanted.versions):
            raise RunnerError(why)
        line = worker_command(wanted.seconds, wanted.memory, "", wanted.budget, wanted.task)
        return Worker(line, wanted.seconds, grace(wanted.seconds), wanted.memory)

    def _back(self, order: bytes, run: str, worker: Worker) -> None:
        with self.lock:
            self.busy[run].discard(worker)
            if not worker.retired:
                self.idle.setdefault(order, []).append((worker, time.monotonic()))
                self._watch()
                return
        worker.close()

    def _watch(self) -> None:
        if not self.watched and self.idle:
            self.watched = True
            timer = threading.Timer(IDLE, self._tire)
            timer.daemon = True
            timer.start()

    def _tire(self) -> None:
        """End those that have been idle for long."""
        with self.lock:
            self.watched = False
            latest = time.monotonic() - IDLE
            old = [worker for waiting in self.idle.values() for worker, since in waiting if since <= latest]
            self.idle = {
                order: kept
                for order, waiting in self.idle.items()
                if (kept := [(worker, since) for worker, since in waiting if since > latest])
            }
            self._watch()
        for worker in old:
            worker.close()


HOST = Host()


def answer(order: bytes, lines: Sequence[bytes]) -> bytes:
    """A Dask task: a Reply to each obligation's text under an Order, all JSON."""
    from distributed import get_worker

    host = get_worker().address
    return msgspec.json.encode([_reply(order, line, host) for line in lines])


def _reply(order: bytes, line: bytes, host: str) -> Reply:
    try:
        return Reply(HOST.ask(order, line), host=host)
    except RunnerError as error:
        said = str(error)
    except Exception as error:  # which Dask would pickle, if it can, and wait for ever if it cannot
        said = " ".join(f"fails: {type(error).__name__}: {error}".split())
    return Reply(refused=said, host=host)


def dask_setup(_: object) -> None:
    """As a Dask worker of a run's own cluster starts: Ctrl-C is the client's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def stop(run: str) -> None:
    """End what is being decided for a run that has ended."""
    HOST.stop(run)
