"""`mutate --cluster`: mutants have the fates of a local run, whatever dies on the way; the workers are processes here."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("distributed")

from commands import one_line, started
from dask_processes import Processes, command, descendants, kill, until, with_command
from tileprove.prover.engines.outcome import Outcome, unknown
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.language.wire import encode
from tileprove.prover.mutation import pool
from tileprove.prover.mutation.asking import QUESTION, ClusterSolver, LocalSolver, answer, question
from tileprove.prover.running.cluster.broker import brokered
from tileprove.prover.running.process import RunnerError
from tileprove.prover.running.runner import Runner, Task

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

# some slips survive, some are noticed, some are proved to change nothing; with assumptions that are needed or not
SPEC = """
from tileprove import Case, System
from tileprove import Term, both, integer, where, within

SYSTEM = System("tile", "A tile")
rows, cols = integer("rows", 1), integer("cols", 1)
r, c = integer("r", 0), integer("c", 0)
inside = r < rows, c < cols, r >= -1

def address(r: Term, c: Term) -> Term:
    return c * rows + r

def clamped(x: Term) -> Term:
    return where(x < 0, 0, x)

@SYSTEM.claim("Every element lies inside the tile.")
def in_bounds():
    yield Case("", within(address(r, c), 0, rows * cols), inside)

@SYSTEM.claim("A clamped row is a row.")
def clamped_row():
    yield Case("", clamped(r) == r)
"""
OTHER_Z3 = """
from tileprove.prover.running.cluster import hosting
if hosting.versions.__name__ == "versions":  # a worker runs this after its nanny
    true = hosting.versions
    hosting.versions = lambda: {**true(), "z3-solver": "4.8.0"}
"""
# a Dask worker that calls everything proved, with nothing to show for it
LIAR = """
from tileprove.prover.engines.outcome import Outcome
from tileprove import Verdict
from tileprove.prover.running.cluster import hosting
hosting.HOST.ask = lambda order, line: Outcome(verdict=Verdict.PROVED, engine="integer", point={})
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    file = tmp_path / "tile.py"
    file.write_text(SPEC)
    return file


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Processes]:
    """A scheduler; workers are started by the tests."""
    folder = tmp_path / "dask"
    folder.mkdir()
    found = Processes(folder)
    try:
        yield found
    finally:
        found.close()


def timeless(data):
    if isinstance(data, list):
        return list(map(timeless, data))
    if not isinstance(data, dict):
        return data
    return {key: timeless(value) for key, value in data.items() if key != "seconds"}


def found(file: str):
    """What a run found, without times; the points of a solver are its own."""
    return timeless(json.loads(Path(file).read_text()))


def test_fates_output_and_exit_code_are_those_of_a_local_run(spec: Path, tileprove):
    here = tileprove("mutate", spec, "--json", "here.json", "--jobs", "2")
    there = tileprove("mutate", spec, "--json", "there.json", "--jobs", "2", "--cluster", "local")
    assert there.code == here.code == 1, there.err
    assert re.sub(r"\d+ s$", "", there.out, flags=re.M) == re.sub(r"\d+ s$", "", here.out, flags=re.M)
    assert found("there.json") == found("here.json")
    [system] = found("there.json")["systems"]
    assert {"survived", "refuted", "equivalent"} <= system["fates"].keys()
    assert {drop["need"] for drop in system["dropped"]} == {"needed", "not needed"}


def test_a_built_in_system(tileprove):
    chosen = ("mutate", "preshuffle", "--limit", "8", "--family", "formulas", "--jobs", "2", "--json")
    here, there = tileprove(*chosen, "here.json"), tileprove(*chosen, "there.json", "--cluster", "local")
    assert there.code == here.code, there.err
    assert found("there.json") == found("here.json")


def test_a_dask_worker_that_is_killed_loses_nothing(dask: Processes, spec: Path, tileprove):
    dask.worker()
    tileprove("mutate", spec, "--json", "here.json")
    run = started("mutate", spec, "--json", "there.json", "--cluster", str(dask.file))
    killed: set[int] = set()
    while run.poll() is None and len(killed) < 3:  # a fourth time Dask gives the task up
        for worker in with_command(descendants(dask.running[1].pid), "spawn_main"):
            if with_command(descendants(worker), "running.worker"):
                killed.add(worker)
                kill(worker)
        time.sleep(0.1)
    out, err = run.communicate(timeout=120)
    assert killed
    assert run.returncode == 1, (out, err)
    assert found("there.json") == found("here.json")


def test_a_worker_that_lies_changes_no_fate(dask: Processes, spec: Path, tileprove):
    dask.worker(LIAR)
    here = tileprove("mutate", spec, "--no-cache", "--json", "here.json")
    there = started("mutate", spec, "--no-cache", "--json", "there.json", "--cluster", str(dask.file))
    _, err = there.communicate(timeout=120)
    assert there.returncode == here.code == 1
    assert found("there.json") == found("here.json")
    assert "says what its evidence does not show" in err


def test_a_scheduler_that_is_gone_is_one_line(dask: Processes, spec: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT", "2s")
    dask.worker()
    run = started("mutate", spec, "--cluster", str(dask.file))
    until(lambda: with_command(descendants(dask.running[1].pid), "running.worker"))
    dask.scheduler.kill()
    out, err = run.communicate(timeout=90)
    assert run.returncode == 2, (out, err)
    assert err.splitlines()[-1].startswith(f"tileprove: {dask.file}: the scheduler is gone")
    assert "Traceback" not in err


def test_what_is_refused_is_one_line(dask: Processes, spec: Path, tileprove, monkeypatch: pytest.MonkeyPatch):
    said = one_line(tileprove("mutate", spec, "--cluster", "tcp://127.0.0.1:1"))
    assert said.startswith("tcp://127.0.0.1:1: no Dask scheduler answers there")
    dask.worker(OTHER_Z3)
    until(lambda: "Registered to" in (dask.folder / "log.txt").read_text())
    assert "has z3-solver 4.8.0, and here it is" in one_line(tileprove("mutate", spec, "--cluster", str(dask.file)))
    import importlib.util

    true = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *rest: None if name == "distributed" else true(name))
    said = one_line(tileprove("mutate", spec, "--cluster", "local"))
    assert said == "--cluster needs distributed: pip install -e '.[cluster]'"


def test_ctrl_c_ends_it_and_its_cluster(spec: Path):
    run = started("mutate", spec, "--cluster", "local", "--jobs", "1", start_new_session=True)
    until(lambda: with_command(descendants(run.pid), "running.worker"))
    left = descendants(run.pid)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does; the broker has a session of its own
    begun = time.monotonic()
    out, err = run.communicate(timeout=60)
    assert time.monotonic() - begun < 20
    assert run.returncode == 130, err
    assert "Traceback" not in out + err
    until(lambda: not any(map(command, left)))


def test_a_client_that_is_killed_leaves_nothing_behind(spec: Path):
    run = started("mutate", spec, "--cluster", "local", "--jobs", "1")
    until(lambda: with_command(descendants(run.pid), "running.worker"))
    left = descendants(run.pid)
    run.kill()
    run.communicate()
    until(lambda: not any(map(command, left)))


# -- the parts ---------------------------------------------------------------------------------------------------


class Slow:
    """Something far that answers after a while, through a pipe."""

    def __init__(self, seconds: float):
        self.threads, self.seconds = 1, seconds
        self.pipe = os.pipe()
        self.asked: list[tuple[str, float, Task]] = []

    def fileno(self) -> int:
        return self.pipe[0]

    def send(self, task: Task) -> str:
        self.asked.append((str(len(self.asked)), time.monotonic(), task))
        os.write(self.pipe[1], b".")
        return self.asked[-1][0]

    def receive(self) -> list[tuple[str, Outcome]]:
        key, since, task = self.asked[ord(os.read(self.fileno(), 1)) - ord(".")]
        time.sleep(max(self.seconds - (time.monotonic() - since), 0))
        return [("of nobody", unknown("", "")), (key, unknown("", f"said of {task.name}"))]


def test_the_time_of_a_copy_stands_still_while_it_waits():
    def work(item: str, line: pool.Line) -> bytes:
        begun = time.monotonic()
        said = line.ask(Task("", b'"x"', name=item)).detail
        if item == "hangs":
            time.sleep(60)
        return msgspec.json.encode((said, time.monotonic() - begun))

    ends: dict[str, tuple[bytes | None, str]] = {}
    for item in ("waits", "hangs"):
        pool.run([item], work, lambda item, *said: ends.update({item: said}), 1, 0.5, Slow(1.0))
    answer, why = ends["waits"]
    assert (why, msgspec.json.decode(answer or b"")[0]) == ("", "said of waits")
    assert ends["hangs"] == (None, "the time was up")


def test_a_copy_that_dies_while_it_asks_is_said():
    def work(item: int, line: pool.Line) -> bytes:
        line.say(pool.ASKS + msgspec.json.encode(Task("", b"")))
        os._exit(1)

    ends: list[str] = []
    pool.run([1], work, lambda item, answer, why: ends.append(why), 1, 5, Slow(0.2))
    assert ends == ["the process died"]


def test_a_question_is_answered_as_here():
    i = integer("i", 0, 100)
    for goal in (i < 100, i < 99, i * i + 1 > i):
        obligation = Obligation("demo", "claim", "", (), Holds(goal))
        task = question(Task("", encode(obligation), name=obligation.name), 5.0)
        assert task.statement == encode(obligation)
        there = msgspec.json.decode(answer(task.line, 60.0), type=Outcome)
        here = LocalSolver().decide(obligation, 5.0)
        assert (there.verdict, there.point) == (here.verdict, here.point)


def test_an_engine_is_asked_alone():
    i = integer("i", 0, 100)
    obligation = Obligation("demo", "claim", "", (), Holds(i < 100))
    false = Obligation("demo", "claim", "", (), Holds(i < 99))

    def asked(one: Obligation, engine: str) -> Outcome:
        return msgspec.json.decode(answer(question(Task("", encode(one)), 5.0, engine).line, 60.0), type=Outcome)

    assert asked(obligation, "integer").engine == "integer"
    assert asked(false, "integer").verdict is Verdict.UNKNOWN
    assert asked(obligation, "no such engine").verdict is Verdict.UNKNOWN
    assert LocalSolver().proved_by("integer", obligation, 5.0)
    assert not LocalSolver().proved_by("integer", false, 5.0)


def test_waiting_costs_a_mutant_nothing_and_deciding_what_it_took():
    class Patient(pool.Line):
        def __init__(self):
            pass

        def ask(self, task: Task) -> Outcome:
            time.sleep(0.3)
            return Outcome(verdict=Verdict.PROVED, seconds=7.0)

    i = integer("i", 0, 100)
    asks = ClusterSolver(Patient())
    begun = asks.now()
    assert asks.proved_by("integer", Obligation("demo", "claim", "", (), Holds(i < 100)), 5.0)
    assert 7.0 <= asks.now() - begun < 7.2
    assert not asks.proved_by("", Obligation("demo", "claim", "", (), Holds(i < 100)), 5.0)


def test_a_broker_that_ends_is_said():
    with brokered("local", 1, Runner(1, 20, task=QUESTION), "") as broker:
        broker.process.kill()
        with pytest.raises(RunnerError, match="the process that asks the cluster has ended"):
            broker.run([question(Task("a", b"{}"), 5.0)], lambda key, outcome: None)
