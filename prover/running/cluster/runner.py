"""Decides obligations on a Dask cluster, as `runner.Runner` does on this machine.

Text goes out and text comes back. A verdict from elsewhere is worth what its evidence is: workers of this machine replay
it, and decide themselves where it does not show what was said.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue

import msgspec

from ...base.turn_lock import waiting
from ...engines.outcome import Outcome
from ...language.obligations import Verdict
from ..cache import KEPT
from ..process import RunnerError
from ..runner import Finished, Runner, Task
from .hosting import Answered, Reply
from .joining import LOOKS, Cluster, line
from .scheduler import Batch, Lost, Scheduler

ALONE = 60.0  # seconds that a run waits for a first worker, or for the scheduler to come back
FETCHING = 8  # results on their way at a time

# outcomes of a batch's tasks, or why there are none; None: its future is done. A task more to decide, or that none comes
Arrivals = SimpleQueue[tuple[Batch, list[Outcome] | Exception | None] | Task | None]


class _Closed(Exception):
    """Nobody waits for what is being decided any more."""


class ClusterRunner:
    """Decides tasks on a cluster as ``near`` would here; `run` is that of `Runner`.

    confirm: the task that replays an outcome's evidence; empty where outcomes are no verdicts.
    """

    def __init__(self, cluster: Cluster, near: Runner, confirm: str = ""):
        self.cluster = cluster
        self.order = cluster.order(near, near.task)
        self.confirm = cluster.order(near, confirm) if confirm else b""

    def run(self, tasks: Sequence[Task], finished: Finished, started: Callable[[str], None] = lambda key: None) -> None:
        """Decide every task, longest first; ``finished(key, outcome)`` is called here as each one is decided.

        On an exception, Ctrl-C included, the cluster drops what it has of them, what was decided is still reported, and
        the exception goes on.
        """
        self._run(tasks, Arrivals(), finished, started)

    def serve(self, tasks: Iterable[Task], finished: Finished) -> None:
        """The same for tasks that come one by one; ``tasks`` is read in a thread of its own. What is not decided at its end
        is dropped."""
        arrivals = Arrivals()

        def read() -> None:
            try:
                for task in tasks:
                    arrivals.put(task)
            finally:
                arrivals.put(None)

        threading.Thread(target=read, daemon=True).start()
        with suppress(_Closed):
            self._run((), arrivals, finished, lambda key: None, more=True)

    def _run(
        self, tasks: Sequence[Task], arrivals: Arrivals, finished: Finished, started: Callable[[str], None],
        more: bool = False,
    ) -> None:  # fmt: skip
        """Decide the tasks, and where there are ``more`` those that arrive, until _Closed is raised."""
        scheduler = Scheduler(tasks)
        left, since = len(tasks), time.monotonic()
        with ThreadPoolExecutor(FETCHING + self.cluster.jobs) as pool:
            try:
                while left or more:
                    self._send(scheduler, arrivals, started)
                    try:
                        with waiting():
                            arrived = arrivals.get(timeout=LOOKS)
                    except Empty:
                        since = self._still_there(since)
                        continue
                    since = time.monotonic()
                    if arrived is None:
                        raise _Closed
                    if isinstance(arrived, Task):
                        scheduler.add(arrived)
                        left += 1
                        continue
                    batch, found = arrived
                    if found is None:
                        scheduler.done(batch)
                        pool.submit(self._receive, batch, arrivals)
                        continue
                    if isinstance(found, Lost):
                        outcome = scheduler.lost(batch, found.deaths)
                        found = [] if outcome is None else [outcome]
                    if isinstance(found, Exception):
                        raise found
                    left -= len(found)
                    for task, outcome in zip(batch.tasks, found, strict=False):
                        scheduler.decided(outcome)
                        finished(task.key, outcome)
            except BaseException:
                self.cluster.drop([batch.future for batch in scheduler.submitted if batch.future is not None])
                pool.shutdown(cancel_futures=True)
                self._late(arrivals, finished)
                raise

    def _send(self, scheduler: Scheduler, arrivals: Arrivals, started: Callable[[str], None]) -> None:
        """Give out what there is place for. Raises RunnerError."""
        if self.cluster.ended:
            raise RunnerError(f"{self.cluster.name}: the run has ended")
        while (batch := scheduler.next(self.cluster.threads())) is not None:
            for task in () if batch.suspect else batch.tasks:
                started(task.key)
            batch.future = self.cluster.send(self.order, batch.tasks)
            batch.future.add_done_callback(lambda _, batch=batch: arrivals.put((batch, None)))

    @staticmethod
    def _late(arrivals: Arrivals, finished: Finished) -> None:
        """Report what was decided and nobody looked at."""
        while not arrivals.empty():
            match arrivals.get():
                case (batch, list() as found):
                    for task, outcome in zip(batch.tasks, found, strict=False):
                        if outcome.verdict is not Verdict.UNKNOWN:  # being ended is no verdict
                            finished(task.key, outcome)

    def _still_there(self, since: float) -> float:
        """Since when there is nothing to wait for. Raises RunnerError after a while."""
        cluster = self.cluster
        if cluster.client.status == "running" and cluster.threads():
            return time.monotonic()
        if cluster.client.status == "closed" or time.monotonic() - since > ALONE:
            gone = "there is no worker" if cluster.client.status == "running" else "the scheduler is gone"
            raise RunnerError(f"{cluster.name}: {gone}")
        return since

    def _receive(self, batch: Batch, arrivals: Arrivals) -> None:
        """In a thread of its own, put what came back of a batch among the arrivals."""
        try:
            found: list[Outcome] | Exception = self._received(batch)
        except Exception as error:
            found = error if isinstance(error, (Lost, RunnerError)) else RunnerError(line(error))
        arrivals.put((batch, found))

    def _received(self, batch: Batch) -> list[Outcome]:
        """What came back, once its evidence is looked at. Raises Lost, RunnerError."""
        from distributed import KilledWorker
        from distributed.comm.core import CommClosedError

        assert batch.future is not None
        try:
            text = batch.future.result()
        except KilledWorker as error:
            raise Lost(error.allowed_failures + 1) from None
        except CancelledError:
            raise Lost(0) from None  # somebody restarted the cluster
        except CommClosedError as error:  # its client was asking for the answer as the scheduler went
            raise RunnerError(f"{self.cluster.name}: the scheduler is gone ({line(error)})") from None
        except Exception as error:
            raise RunnerError(f"{self.cluster.name}: {line(error)}") from None
        finally:
            batch.future = None
        try:
            replies = msgspec.json.decode(text, type=list[Reply])
            if len(replies) != len(batch.tasks):
                raise TypeError(f"{len(replies)} answers to {len(batch.tasks)} questions")
        except (msgspec.MsgspecError, TypeError) as error:
            return [self._doubted(task, self.cluster.name, str(error)) for task in batch.tasks]
        return [self._read(task, reply) for task, reply in zip(batch.tasks, replies, strict=True)]

    def _read(self, task: Task, reply: Reply) -> Outcome:
        if reply.outcome is None:
            raise RunnerError(f"{self.cluster.name}: {reply.host} {reply.refused}")
        if not self.confirm or reply.outcome.verdict not in KEPT:
            return reply.outcome
        if reply.outcome.verdict is Verdict.VACUOUS or reply.outcome.rests_on:  # a word, and no evidence
            return self._decided_here(task)
        return self._settled(task, reply.outcome, reply.host)

    def _settled(self, task: Task, outcome: Outcome, host: str) -> Outcome:
        """The outcome as a worker of this machine establishes it from the evidence, or finds it out without."""
        asked = msgspec.json.encode(Answered(msgspec.Raw(task.statement or task.line), outcome))
        with self.cluster.seats:
            shown = self.cluster.desk.ask(self.confirm, asked)
        if shown.verdict is not outcome.verdict:
            return self._doubted(task, host, shown.detail)
        if outcome.verdict is Verdict.REFUTED:  # its point was evaluated; who found it does not matter
            return msgspec.structs.replace(outcome, weakest=None, advice=None)
        return msgspec.structs.replace(shown, seconds=outcome.seconds, replayed=False)

    def _doubted(self, task: Task, host: str, why: str) -> Outcome:
        self.cluster.doubt(task.name or task.key, host, why)
        return self._decided_here(task)

    def _decided_here(self, task: Task) -> Outcome:
        with self.cluster.seats:
            return self.cluster.desk.ask(self.order, task.line)
