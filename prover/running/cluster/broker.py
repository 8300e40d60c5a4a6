"""A process of its own that keeps the connection to a cluster: ``python -m tileprove.prover.running.cluster.broker``.

Dask's client has threads, and a process with threads cannot be copied safely. Who decides in copies of itself starts a
`Broker`, and asks the cluster through its pipes: tasks go in as they come up, and outcomes come out as they are known.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import BinaryIO

import msgspec

from ...engines.outcome import Outcome
from ..child import begun, say
from ..runner import Finished, Runner, Task
from ..supervising import Child, RunnerError, program, python

ENDS = 10.0  # seconds in which a broker that is told so has ended


class Asked(msgspec.Struct, omit_defaults=True):
    """A line to the broker: a `Task` as data."""

    key: str
    line: msgspec.Raw
    expected: float | None = None
    name: str = ""
    statement: msgspec.Raw = msgspec.Raw()


class Said(msgspec.Struct, omit_defaults=True):
    """A line from the broker: an outcome, or why there will be none any more. threads: the cluster's, at that time."""

    key: str = ""
    outcome: Outcome | None = None
    error: str = ""
    threads: int = 0


class Broker:
    """Asks a cluster for a process that is copied; a copy may go on using it in the place of the process.

    threads: how many tasks the cluster works on at a time, as far as is known.
    """

    def __init__(self, process: Child):
        self.process, self.threads, self._count = process, 0, 0

    def fileno(self) -> int:
        """What becomes readable when there is something to receive."""
        return self.process.fileno()

    def send(self, task: Task) -> str:
        """Give a task out, whatever its own key is; the key under which its outcome will come. Raises RunnerError."""
        self._count += 1
        key = f"{os.getpid()}.{self._count}"  # a copy counts for itself
        asked = Asked(key, msgspec.Raw(task.line), task.expected, task.name, msgspec.Raw(task.statement))
        try:
            self.process.send(msgspec.json.encode(asked))
        except OSError:
            self.receive()  # which says why
        return key

    def receive(self) -> list[tuple[str, Outcome]]:
        """Outcomes that came, by their keys; waits for something. Raises RunnerError."""
        lines = self.process.receive()
        if self.process.over:
            lines.append(b'{"error":"the process that asks the cluster has ended"}')
        found = []
        for said in (msgspec.json.decode(line, type=Said) for line in lines):
            if said.error:
                raise RunnerError(said.error)
            self.threads = said.threads
            if said.outcome is not None:
                found.append((said.key, said.outcome))
        return found

    def run(self, tasks: Sequence[Task], finished: Finished, started: Callable[[str], None] = lambda key: None) -> None:
        """Decide every task; ``finished(key, outcome)`` is called as each one is decided. Raises RunnerError."""
        known = {}
        for task in tasks:
            known[self.send(task)] = task.key
            started(task.key)
        while known:
            for key, outcome in self.receive():
                if key in known:
                    finished(known.pop(key), outcome)


@contextmanager
def brokered(address: str, jobs: int | None, near: Runner, confirm: str) -> Iterator[Broker]:
    """A broker for the time of a run, for tasks that ``near`` would decide here. confirm: as `ClusterRunner` has it. Raises
    RunnerError where the cluster cannot be used."""
    command = [*python(__name__, address, "--seconds", f"{near.seconds:g}", "--task", near.task), "--confirm", confirm]
    command += ["--memory", str(near.memory), *(["--jobs", str(jobs)] if jobs else [])]
    broker = Broker(program(command))
    try:
        while not broker.threads:  # its first line
            broker.receive()
        yield broker
    finally:
        broker.process.into.close()
        broker.process.ended(ENDS)
        broker.process.end()


def main() -> None:
    parser = argparse.ArgumentParser(prog=f"python -m {__name__}", description=__doc__)
    parser.add_argument("address", help="of the scheduler, or local")
    parser.add_argument(
        "--jobs", type=int, help="processes of an own cluster, and of this machine's that look at evidence"
    )
    parser.add_argument("--seconds", type=float, required=True, help="time that the engines may take for a task")
    parser.add_argument("--memory", type=int, required=True, help="address space of a worker in MiB, 0 for no limit")
    parser.add_argument("--task", required=True, help="what answers the tasks, as module:function")
    parser.add_argument("--confirm", default="", help="what replays an outcome's evidence, as module:function")
    options = parser.parse_args()
    output = begun(0, ENDS)
    sys.set_int_max_str_digits(0)  # numbers travel as text
    with suppress(BrokenPipeError):
        try:
            _serve(options, output)
        except RunnerError as error:
            _say(output, Said(error=str(error)))


def _serve(options: argparse.Namespace, output: int) -> None:
    from .joining import connected
    from .runner import ClusterRunner

    def warn(message: str) -> None:
        print(f"tileprove: {message}", file=sys.stderr, flush=True)

    with connected(options.address, options.jobs, warn) as cluster:
        near = Runner(options.jobs, options.seconds, options.memory, task=options.task)
        _say(output, Said(threads=max(cluster.threads(), 1)))
        ClusterRunner(cluster, near, options.confirm).serve(
            _tasks(sys.stdin.buffer),
            lambda key, outcome: _say(output, Said(key, outcome, threads=max(cluster.threads(), 1))),
        )


def _tasks(lines: BinaryIO) -> Iterator[Task]:
    decoder = msgspec.json.Decoder(Asked)
    for line in lines:
        asked = decoder.decode(line)
        yield Task(asked.key, bytes(asked.line), asked.expected, asked.name, bytes(asked.statement))


def _say(output: int, said: Said) -> None:
    say(output, msgspec.json.encode(said))


if __name__ == "__main__":
    main()
