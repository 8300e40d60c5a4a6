"""A connection to a Dask cluster for the time of a run; all that knows how Dask's client and its own cluster are asked."""

from __future__ import annotations

import logging
import threading
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import msgspec

from ..process import RunnerError
from ..runner import Runner, Task, processors
from .hosting import Host, Order, answer, dask_setup, difference, stop, versions

if TYPE_CHECKING:
    from distributed import Client, Future, LocalCluster

LOCAL = "local"  # the address of a cluster that the run starts for itself
ANSWERS = 5.0  # seconds in which a scheduler has to answer
LOOKS = 2.0  # seconds between looks at how many workers there are
MOST_SAID = 3  # complaints about evidence that are printed


def line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


class Cluster:
    """A connection to a Dask cluster for the time of a run. name: what people call it."""

    def __init__(self, client: Client, name: str, jobs: int, warn: Callable[[str], None]):
        self.client, self.name, self.jobs, self.warn = client, name, jobs, warn
        self.run = uuid.uuid4().hex
        self.versions = versions()
        self.desk = Host()  # workers of this machine, which look at what comes back
        self.seats = threading.Semaphore(jobs)
        self.count = 0
        self.sent: WeakValueDictionary[tuple[bytes | str, ...], Future] = WeakValueDictionary()
        self.refused = 0
        self.ended = False
        self._threads, self._looked = 0, 0.0

    def threads(self) -> int:
        """How many tasks the cluster can work on at a time, as of some seconds ago."""
        if time.monotonic() - self._looked > LOOKS:
            with suppress(Exception):  # a scheduler that is away says nothing
                found: Any = self.client.nthreads()
                self._threads = sum(found.values())
            self._looked = time.monotonic()
        return self._threads

    def require_same_versions(self) -> None:
        """Raises RunnerError unless scheduler and workers have what is here."""
        try:
            found: Any = self.client.run(versions, on_error="return")
        except Exception as error:
            raise RunnerError(f"{self.name}: its workers cannot be asked what they have ({line(error)})") from None
        try:
            found["the scheduler"] = self.client.run_on_scheduler(versions)
        except Exception as error:
            found["the scheduler"] = error
        for place, there in found.items():
            if isinstance(there, OSError):  # a worker that left
                continue
            failed = isinstance(there, BaseException)
            why = f"cannot run tileprove: {line(there)}" if failed else difference(there, self.versions)
            if why:
                raise RunnerError(f"{self.name}: {place} {why}")

    def order(self, near: Runner, task: str) -> bytes:
        return msgspec.json.encode(Order(self.run, near.seconds, near.memory, near.budget, task, self.versions))

    def send(self, order: bytes, tasks: Sequence[Task]) -> Future:
        """Give obligations out together; once, also where several kernels ask for them at a time. Raises RunnerError."""
        what = order, *(task.key for task in tasks)
        sent = self.sent.get(what)
        if sent is not None and sent.status in ("pending", "finished"):
            return sent
        self.count += 1
        claim = tasks[0].name.partition("/")[0] or "tileprove"
        key = f"{claim}-{self.count}-{self.run}"  # people see what is before the first hyphen
        lines = [task.line for task in tasks]
        try:
            self.sent[what] = sent = self.client.submit(answer, order, lines, key=key, pure=False)
        except Exception as error:  # as its client says when it has given up to connect again
            raise RunnerError(f"{self.name}: the scheduler is gone ({line(error)})") from None
        return sent

    def doubt(self, name: str, host: str, why: str) -> None:
        """Note that evidence did not show what was said."""
        self.refused += 1
        if self.refused <= MOST_SAID:
            self.warn(f"{name}: {host} says what its evidence does not show ({why}); decided here")
        elif self.refused == MOST_SAID + 1:
            self.warn("there is more of this")

    def drop(self, futures: Sequence[Future]) -> None:
        """Have the cluster forget these tasks, and end what is being decided."""
        with suppress(Exception):
            self.client.cancel(futures)
        self.end()

    def end(self) -> None:
        """End what is still being decided for this run."""
        self.ended = True
        self.desk.stop(self.run)
        with suppress(Exception):
            self.client.run(stop, self.run, on_error="ignore")


@contextmanager
def connected(address: str, jobs: int | None, warn: Callable[[str], None]) -> Iterator[Cluster]:
    """A cluster for the time of a run: one of ``jobs`` processes of its own for "local", else the one whose scheduler has
    this address, as tcp://host:port or a scheduler file. Raises RunnerError."""
    _quiet()
    workers = jobs or processors()
    own: LocalCluster | None = None
    client: Client | None = None
    cluster: Cluster | None = None
    try:
        if address == LOCAL:
            own = _started(workers)
        client = _client(address if own is None else own.scheduler_address)
        cluster = Cluster(client, address if own is None else "the local cluster", workers, warn)
        cluster.require_same_versions()
        yield cluster
    finally:
        if cluster is not None:
            cluster.end()
        with suppress(Exception):
            if client is not None:
                client.close(timeout=ANSWERS)
        with suppress(Exception):
            if own is not None:
                own.close(timeout=ANSWERS)


def _quiet() -> None:
    """Have Dask say nothing by itself: what matters to a run is said in one line."""
    import distributed  # noqa: F401  (sets its loggers up)

    own = ("distributed", "asyncio")  # the latter tells of connections that were open at the end
    for name in [name for name in logging.root.manager.loggerDict if name.partition(".")[0] in own]:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    warnings.filterwarnings("ignore", module="distributed")


def _started(workers: int) -> LocalCluster:
    from distributed import LocalCluster

    options: dict[str, Any] = {
        "silence_logs": logging.CRITICAL + 1,
        "dashboard_address": None,
        "preload": [dask_setup.__module__],
    }
    try:
        return LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, host="127.0.0.1", **options)
    except Exception as error:
        raise RunnerError(f"no cluster can be started here ({line(error)})") from None


def _client(address: str) -> Client:
    from distributed import Client

    file = Path(address)
    if "://" not in address and (file.suffix == ".json" or file.is_file()):
        if not file.is_file():
            raise RunnerError(f"{address}: there is no such scheduler file")
        where: dict[str, Any] = {"scheduler_file": str(file)}
    else:
        where = {"address": address}
    try:
        return Client(**where, timeout=ANSWERS, set_as_default=False)
    except Exception as error:
        raise RunnerError(f"{address}: no Dask scheduler answers there ({line(error)})") from None
