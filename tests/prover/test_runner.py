"""Workers that are killed, die, or talk nonsense cost one obligation each, and none of them outlives the run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language import wire
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import as_bool, integer
from tileprove.prover.running import runner
from tileprove.prover.running.process import RunnerError
from tileprove.prover.running.runner import Runner, Task

FAKE = r"""
import os, signal, sys, time
sys.stdout.write('{"ready":true}\n'); sys.stdout.flush()
for line in sys.stdin:
    order = line.strip().strip('"')
    if order.startswith("sleep"):
        time.sleep(float(order[5:] or 100))
    elif order == "leave":
        sys.exit("something is missing")
    elif order == "memory":
        os._exit(77)
    elif order == "alloc":
        sys.exit("terminate called after throwing an instance of 'std::bad_alloc'")
    elif order == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif order == "last words":
        import faulthandler
        faulthandler.enable(sys.stdout)
        os.abort()
    elif order == "babble":
        print("hello", flush=True)
        continue
    print('{"verdict":"proved","detail":"%d"}' % os.getpid(), flush=True)
"""


def fake(tmp_path: Path, source: str = FAKE) -> Sequence[str]:
    file = tmp_path / "fake_worker.py"
    file.write_text(source)
    return (sys.executable, str(file))


def run(runner: Runner, *orders: str) -> dict[str, Outcome]:
    found: dict[str, Outcome] = {}
    tasks = [Task(f"{number} {order}", f'"{order}"'.encode()) for number, order in enumerate(orders)]
    runner.run(tasks, lambda key, outcome: found.update({key: outcome}))
    return found


def test_a_worker_that_takes_too_long_is_killed_and_replaced(tmp_path: Path):
    runner = Runner(1, 0.2, command=fake(tmp_path))
    start = time.monotonic()
    found = run(runner, "sleep", "ok", "ok")
    assert time.monotonic() - start < 10
    assert found["0 sleep"].verdict is Verdict.UNKNOWN
    assert found["0 sleep"].detail == "the worker was killed after 0.2 s"
    assert found["1 ok"].verdict is found["2 ok"].verdict is Verdict.PROVED
    assert found["1 ok"].detail == found["2 ok"].detail  # the same process, still warm


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("leave", "the worker died: something is missing"),
        ("memory", "the worker died: memory limit of 123 MiB"),
        ("alloc", "the worker died: memory limit of 123 MiB"),
        ("crash", "the worker died: SIGSEGV"),
        ("last words", "the worker died: SIGABRT"),
        ("babble", "the worker answered something else than an outcome"),
    ],
)
def test_a_worker_that_fails_costs_one_obligation(tmp_path: Path, order: str, said: str):
    found = run(Runner(1, 20, memory=123, command=fake(tmp_path)), "ok", order, "ok")
    assert found[f"1 {order}"].verdict is Verdict.UNKNOWN
    assert found[f"1 {order}"].detail.startswith(said)
    assert found["0 ok"].verdict is found["2 ok"].verdict is Verdict.PROVED


def test_every_task_is_decided_once_whatever_dies(tmp_path: Path):
    orders = ["ok", "leave", "crash", "ok", "babble", "memory", "ok", "ok"] * 3
    assert len(run(Runner(3, 20, command=fake(tmp_path)), *orders)) == len(orders)


def test_the_longest_comes_first_and_the_unknown_before_it(tmp_path: Path):
    started: list[str] = []
    tasks = [Task(name, b'"ok"', seconds) for name, seconds in (("short", 1.0), ("long", 9.0), ("new", None))]
    Runner(1, 20, command=fake(tmp_path)).run(tasks, lambda key, outcome: None, started.append)
    assert started == ["new", "long", "short"]


def test_results_stream(tmp_path: Path):
    times: list[float] = []
    tasks = [Task("first", b'"ok"', 2.0), Task("second", b'"sleep1"', 1.0)]
    Runner(1, 20, command=fake(tmp_path)).run(tasks, lambda key, outcome: times.append(time.monotonic()))
    assert times[1] - times[0] > 0.5


def test_a_worker_that_does_not_start_is_an_error(tmp_path: Path):
    with pytest.raises(RunnerError, match="does not start: no solver here"):
        run(Runner(2, 20, command=fake(tmp_path, "raise SystemExit('no solver here')")), "ok", "ok")


def test_no_task_starts_no_worker():
    Runner(2, 20, command=("/no/such/program",)).run([], lambda key, outcome: None)


def test_an_interruption_kills_the_workers_and_keeps_what_was_finished(tmp_path: Path):
    found: dict[str, str] = {}

    def finished(key: str, outcome: Outcome) -> None:
        found[key] = outcome.detail
        if len(found) == 2:
            raise KeyboardInterrupt

    tasks = [Task(order + str(i), f'"{order}"'.encode()) for i, order in enumerate(["ok", "ok", "sleep", "sleep"])]
    start = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        Runner(2, 60, command=fake(tmp_path)).run(tasks, finished)
    assert time.monotonic() - start < 20
    assert set(found) == {"ok0", "ok1"}  # being killed is no verdict
    assert not any(alive(int(process)) for process in found.values())


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# -- the real worker -----------------------------------------------------------------------------------------

N = integer("N", 1)
M = integer("m", 0, below=N * 4)


def encoded(goal: object) -> bytes:
    return wire.encode(Obligation("demo", "claim", "", (), Holds(as_bool(goal))))  # type: ignore[arg-type]


def test_the_worker_decides(tmp_path: Path):
    found: dict[str, Outcome] = {}
    tasks = [
        Task("true", encoded(M // 4 < N)),
        Task("false", encoded(M // 4 < 3)),
        Task("nonsense", b'{"format": 7}'),
        Task("true again", encoded(M < N * 4)),
    ]
    Runner(1, 20).run(tasks, lambda key, outcome: found.update({key: outcome}))
    assert found["true"].verdict is found["true again"].verdict is Verdict.PROVED
    assert found["true"].tree
    assert found["false"].verdict is Verdict.REFUTED
    assert found["nonsense"].verdict is Verdict.UNKNOWN
    assert "not an obligation" in found["nonsense"].detail


def test_a_worker_with_other_sources_does_not_start():
    with pytest.raises(RunnerError, match="sources changed since this run began"):
        Runner(1, 20, fingerprint="of another day").run([Task("a", encoded(M >= 0))], lambda key, outcome: None)


ENGINE = """
import sys
from types import SimpleNamespace
from tileprove.prover.engines import ladder
from tileprove.prover.running import worker
def decide(obligation, seconds):
    {body}
ladder.decide = decide
worker.main()
"""


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise RuntimeError('two\\nlines')", "the engine failed: RuntimeError: two lines (fake_worker.py:7)"),
        ("raise MemoryError", "the worker died: memory limit of 2000 MiB"),
        ("return bytearray(3 << 30) and None", "the worker died: memory limit of 2000 MiB"),
        ("print('talk') or 1 // 0", "the engine failed: ZeroDivisionError"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="memory limits are Linux's")
def test_the_worker_tells_what_an_engine_does_wrong(tmp_path: Path, body: str, said: str):
    command = (*fake(tmp_path, ENGINE.format(body=body)), "--seconds", "20", "--memory", "2000")
    found: list[Outcome] = []
    Runner(1, 20, memory=2000, command=command).run(
        [Task("a", encoded(M >= 0))], lambda key, outcome: found.append(outcome)
    )
    assert found[0].verdict is Verdict.UNKNOWN
    assert found[0].detail.startswith(said)


def test_the_worker_ignores_ctrl_c(tmp_path: Path):
    source = ENGINE.format(
        body="import os, signal; os.kill(os.getpid(), signal.SIGINT); return kept(obligation, seconds)"
    )
    source = source.replace("def decide", "kept = ladder.decide\ndef decide")
    found: list[Outcome] = []
    Runner(1, 20, command=fake(tmp_path, source)).run(
        [Task("a", encoded(M >= 0))], lambda key, outcome: found.append(outcome)
    )
    assert found[0].verdict is Verdict.PROVED


PARENT = """
import subprocess, sys, time
worker = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
worker.stdout.readline()
worker.stdin.write(b"{}\\n"); worker.stdin.flush()
print(worker.pid, flush=True)
time.sleep(100)
"""


def test_the_worker_ends_when_its_parent_is_gone(tmp_path: Path, wait_for: Callable[..., None]):
    command = fake(tmp_path, ENGINE.format(body="import time; time.sleep(100)"))
    parent = subprocess.Popen([sys.executable, "-c", PARENT, *command], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    process = int(parent.stdout.readline())
    assert alive(process)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    wait_for(lambda: not alive(process) or zombie(process))


def zombie(process: int) -> bool:
    try:
        return ") Z " in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return True


def test_no_wait_is_without_an_end(monkeypatch: pytest.MonkeyPatch):
    """A Ctrl-C that comes just before a wait does not end it: Python looks at signals only after it."""
    waits: list[float | None] = []
    queue = runner.SimpleQueue

    class Watched:
        def __init__(self) -> None:
            self.inner = queue()
            self.put, self.empty = self.inner.put, self.inner.empty

        def get(self, timeout: float | None = None):
            waits.append(timeout)
            return self.inner.get(timeout=timeout)

    monkeypatch.setattr(runner, "SimpleQueue", Watched)
    answers: list[str] = []
    with runner.Run(runner.Runner(1), [runner.Task("k", b"no obligation")]) as run:
        run.report(lambda key, outcome: answers.append(key))
    assert answers == ["k"]
    assert waits
    assert None not in waits
