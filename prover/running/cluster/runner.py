"""Decides obligations on a Dask cluster, as `runner.Runner` does on this machine.

Text goes out and text comes back. A verdict from elsewhere is worth what its evidence is: workers of this machine replay
it, and decide themselves where it does not show what was said. Whatever dies is replaced. Dask gives an obligation up once
some workers died that had it, also those that were working on another one: it is given out again when nothing else is,
and what is lost then is to blame.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

import msgspec

from ...base.baton import waiting
from ...engines.outcome import Outcome, unknown
from ...language.claims import Verdict
from ..cache import KEPT
from ..runner import Finished, Runner, RunnerError, Task, longest_first
from .hosting import Answered, Reply
from .joining import LOOKS, Cluster, line

if TYPE_CHECKING:
    from distributed import Future

ALONE = 60.0  # seconds that a run waits for a first worker, or for the scheduler to come back
MOST_RESTARTS = 20  # of a cluster in one run
FETCHING = 8  # results on their way at a time


class _Lost(Exception):
    """Nothing came back. deaths: workers of the cluster that died with it; 0 where it was only cancelled."""

    def __init__(self, deaths: int):
        self.deaths = deaths


@dataclass(slots=True, eq=False)
class _Flight:
    """A task on its way. suspect: whether workers died that had it."""

    task: Task
    suspect: bool = False
    future: Future | None = None


Arrivals = SimpleQueue[tuple[_Flight, Outcome | Exception | None]]  # None: a task's future is done


def _all(arrivals: Arrivals) -> Iterator[tuple[_Flight, Outcome | Exception | None]]:
    while not arrivals.empty():
        yield arrivals.get()


class _Flights:
    """Which task is given out next, and what is to blame for a worker's death."""

    def __init__(self, tasks: Sequence[Task]):
        self.pending = deque(_Flight(task) for task in longest_first(tasks))
        self.suspects: deque[_Flight] = deque()
        self.flying: set[_Flight] = set()
        self.restarts = 0

    def next(self, most: int) -> _Flight | None:
        """The next one to give out, while fewer than ``most`` are; a suspect only where nothing else is under way."""
        if self.pending and len(self.flying) < max(most, 2):
            flight = self.pending.popleft()
        elif self.suspects and not self.flying and not self.pending:
            flight = self.suspects.popleft()
        else:
            return None
        self.flying.add(flight)
        return flight

    def landed(self, flight: _Flight) -> None:
        self.flying.discard(flight)

    def lost(self, flight: _Flight, deaths: int) -> Outcome | RunnerError | None:
        """What a loss comes to; None where the task is given out again."""
        if not deaths:
            self.restarts += 1
            (self.suspects if flight.suspect else self.pending).appendleft(flight)
            return RunnerError("the cluster is restarted again and again") if self.restarts > MOST_RESTARTS else None
        if flight.suspect:
            return unknown("", f"the worker died: {deaths} workers of the cluster were lost with it alone")
        flight.suspect = True
        self.suspects.append(flight)
        return None


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
        flights = _Flights(tasks)
        arrivals: Arrivals = SimpleQueue()
        left, since = len(tasks), time.monotonic()
        with ThreadPoolExecutor(FETCHING + self.cluster.jobs) as pool:
            try:
                while left:
                    if self.cluster.ended:
                        raise RunnerError(f"{self.cluster.name}: the run has ended")
                    while (flight := flights.next(2 * self.cluster.threads())) is not None:
                        if not flight.suspect:
                            started(flight.task.key)
                        self._send(flight, arrivals)
                    try:
                        with waiting():
                            flight, found = arrivals.get(timeout=LOOKS)
                    except Empty:
                        since = self._still_there(since)
                        continue
                    since = time.monotonic()
                    if found is None:
                        flights.landed(flight)
                        pool.submit(self._receive, flight, arrivals)
                        continue
                    if isinstance(found, _Lost):
                        found = flights.lost(flight, found.deaths)
                    if isinstance(found, Exception):
                        raise found
                    if found is not None:
                        left -= 1
                        finished(flight.task.key, found)
            except BaseException:
                self.cluster.drop([flight.future for flight in flights.flying if flight.future is not None])
                pool.shutdown(cancel_futures=True)
                for flight, found in _all(arrivals):
                    if isinstance(found, Outcome) and found.verdict is not Verdict.UNKNOWN:  # being ended is no verdict
                        finished(flight.task.key, found)
                raise

    def _send(self, flight: _Flight, arrivals: Arrivals) -> None:
        flight.future = self.cluster.send(self.order, flight.task)
        flight.future.add_done_callback(lambda _: arrivals.put((flight, None)))

    def _still_there(self, since: float) -> float:
        """Since when there is nothing to wait for. Raises RunnerError after a while."""
        cluster = self.cluster
        if cluster.client.status == "running" and cluster.threads():
            return time.monotonic()
        if cluster.client.status == "closed" or time.monotonic() - since > ALONE:
            gone = "there is no worker" if cluster.client.status == "running" else "the scheduler is gone"
            raise RunnerError(f"{cluster.name}: {gone}")
        return since

    def _receive(self, flight: _Flight, arrivals: Arrivals) -> None:
        """In a thread of its own, put what came back of a flight among the arrivals."""
        try:
            found: Outcome | Exception = self._received(flight)
        except Exception as error:
            found = error if isinstance(error, (_Lost, RunnerError)) else RunnerError(line(error))
        arrivals.put((flight, found))

    def _received(self, flight: _Flight) -> Outcome:
        """What came back, once its evidence is looked at. Raises _Lost, RunnerError."""
        from distributed import KilledWorker

        assert flight.future is not None
        name, task = self.cluster.name, flight.task
        try:
            text = flight.future.result()
        except KilledWorker as error:
            raise _Lost(error.allowed_failures + 1) from None
        except CancelledError:
            raise _Lost(0) from None  # somebody restarted the cluster
        except Exception as error:
            raise RunnerError(f"{name}: {line(error)}") from None
        finally:
            flight.future = None
        try:
            reply = msgspec.json.decode(text, type=Reply)
        except (msgspec.MsgspecError, TypeError) as error:
            return self._doubted(task, name, str(error))
        if reply.outcome is None:
            raise RunnerError(f"{name}: {reply.host} {reply.refused}")
        if not self.confirm or reply.outcome.verdict not in KEPT:
            return reply.outcome
        if reply.outcome.verdict is Verdict.VACUOUS or reply.outcome.rests_on:  # a word, and no evidence
            return self._decided_here(task)
        return self._settled(task, reply.outcome, reply.host)

    def _settled(self, task: Task, outcome: Outcome, host: str) -> Outcome:
        """The outcome as a worker of this machine establishes it from the evidence, or finds it out without."""
        asked = msgspec.json.encode(Answered(msgspec.Raw(task.line), outcome))
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
