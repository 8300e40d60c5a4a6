"""What a Dask cluster decides is what this machine would, whatever dies on the way; its workers are processes here."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("distributed")

from commands import Spec, one_line, started
from dask_processes import Processes, command, descendants, kill, until, with_command
from small_specs import EASY, FALSE, FINDING, HARD, UNSUPPORTED, VACUOUS, WORD
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import FILE, Cache, fingerprint
from tileprove.prover.running.cluster import joining, runner
from tileprove.prover.running.cluster.hosting import difference, versions
from tileprove.prover.running.cluster.runner import ClusterRunner
from tileprove.prover.running.cluster.scheduler import Batch
from tileprove.prover.running.process import RunnerError
from tileprove.prover.running.runner import Runner, Task

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

# what a worker's child answers in these tests: each order that it gets is noted in a file
ORDERS = """
import json, os, signal, time
def answer(line, seconds):
    order = json.loads(line)
    with open(os.environ["NOTES"], "a") as notes:
        notes.write(order + "\\n")
    word, _, rest = order.partition(" ")
    if word == "sleep":
        time.sleep(float(rest.split()[0]))
    elif word == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif word == "poison":  # the Dask worker dies of it, not this process alone
        above = open(f"/proc/{os.getppid()}/stat").read().rpartition(")")[2]  # of the server that forked this one
        os.kill(int(above.split()[1]), signal.SIGKILL)
        time.sleep(60)
    return json.dumps({"verdict": "proved", "detail": order}).encode() + b"\\n"
"""


@pytest.fixture
def dask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Processes]:
    """A scheduler; workers are started by the tests."""
    (tmp_path / "orders.py").write_text(ORDERS)
    monkeypatch.setenv("NOTES", str(tmp_path / "notes"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = Processes(tmp_path)
    try:
        yield found
    finally:
        found.close()


def run(address: str, orders: list[str], started: Callable[[str], None] = lambda key: None) -> dict[str, Outcome]:
    found: dict[str, Outcome] = {}

    def finished(key: str, outcome: Outcome) -> None:
        assert key not in found
        found[key] = outcome

    tasks = [Task(order, json.dumps(order).encode(), name=f"demo.{order}") for order in orders]
    with joining.connected(address, 1, print) as cluster:
        near = Runner(1, 20, task="orders:answer")
        ClusterRunner(cluster, near).run(tasks, finished, started)
    return found


def notes(dask: Processes) -> list[str]:
    file = dask.folder / "notes"
    return file.read_text().splitlines() if file.exists() else []


def dask_worker(dask: Processes, number: int = 1) -> int:
    """The process below a nanny that does the work."""
    nanny = dask.running[number]
    until(lambda: with_command(descendants(nanny.pid), "spawn_main"))
    return with_command(descendants(nanny.pid), "spawn_main")[0]


DURATION = re.compile(r"[\d.]+ (ms|s|min)\b *")


# -- what dies ---------------------------------------------------------------------------------------------------


def test_a_dask_worker_that_is_killed_loses_nothing(dask: Processes):
    dask.worker()
    orders = [f"sleep 0.2 {number}" for number in range(12)]
    victims: list[int] = []

    def look(key: str) -> None:
        if len(notes(dask)) > 3 and len(victims) < 1:
            victims.append(dask_worker(dask))
            kill(victims[0])

    found = run(dask.address, orders, look)
    assert victims
    assert {key: outcome.verdict for key, outcome in found.items()} == dict.fromkeys(orders, Verdict.PROVED)


def test_an_obligation_that_kills_its_worker_is_said_as_on_this_machine(dask: Processes):
    dask.worker()
    found = run(dask.address, ["ok 1", "crash", "ok 2"])
    assert found["crash"].verdict is Verdict.UNKNOWN
    assert found["crash"].detail == "the worker died: SIGSEGV"
    assert notes(dask).count("crash") == 1
    assert found["ok 1"].verdict is found["ok 2"].verdict is Verdict.PROVED


def test_a_poisonous_obligation_is_said_and_not_tried_for_ever(dask: Processes):
    """It takes the Dask worker with it, each time; nannies start others."""
    dask.worker()
    dask.worker()
    found = run(dask.address, ["poison", *(f"ok {number}" for number in range(6))])
    assert found["poison"].verdict is Verdict.UNKNOWN
    assert found["poison"].detail == "the worker died: 4 workers of the cluster were lost with it alone"
    assert 1 < notes(dask).count("poison") <= 8
    assert all(outcome.verdict is Verdict.PROVED for key, outcome in found.items() if key != "poison")


def test_a_cluster_that_somebody_restarts_loses_nothing(dask: Processes):
    from distributed import Client

    dask.worker()
    orders = [f"sleep 0.2 {number}" for number in range(8)]
    done: list[bool] = []

    def look(key: str) -> None:
        if len(notes(dask)) > 2 and not done:
            done.append(True)
            with Client(dask.address, set_as_default=False) as other:
                other.restart(timeout=30)

    assert {key: outcome.verdict for key, outcome in run(dask.address, orders, look).items()} == dict.fromkeys(
        orders, Verdict.PROVED
    )
    assert done


def test_a_scheduler_that_is_gone_is_one_line(dask: Processes, write_spec: Spec, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT", "2s")
    dask.worker()
    check = started("check", write_spec(EASY, HARD), "--cluster", str(dask.file), "--no-cache")
    until(lambda: with_command(descendants(dask.running[1].pid), "running.worker"))
    dask.scheduler.kill()
    out, err = check.communicate(timeout=90)
    assert check.returncode == 2, (out, err)
    assert err.splitlines()[-1].startswith(f"tileprove: {dask.file}: the scheduler is gone")
    assert "Traceback" not in err


def test_no_worker_is_said_after_a_while(dask: Processes, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(runner, "ALONE", 1.0)
    with pytest.raises(RunnerError, match="there is no worker"):
        run(dask.address, ["ok"])


def test_workers_that_come_later_are_used(dask: Processes):
    found = run(dask.address, ["ok 1", "ok 2", "ok 3"], lambda key: dask.worker() if len(dask.running) < 2 else None)
    assert len(found) == 3


# -- what is refused ---------------------------------------------------------------------------------------------

OTHER_Z3 = """
from tileprove.prover.running.cluster import hosting
if hosting.versions.__name__ == "versions":
    true = hosting.versions
    hosting.versions = lambda: {**true(), "z3-solver": "4.8.0"}
"""


def test_another_version_is_refused_in_one_line(dask: Processes, write_spec: Spec, tileprove):
    dask.worker(OTHER_Z3)
    until(lambda: joined(dask) == 1)
    said = one_line(tileprove("check", write_spec(EASY), "--cluster", dask.address))
    assert said.startswith(f"{dask.address}: tcp://127.0.0.1:")
    assert said.endswith(f"has z3-solver 4.8.0, and here it is {versions()['z3-solver']}")


def test_another_version_that_comes_later_is_refused_too(dask: Processes):
    with pytest.raises(RunnerError, match=r"has z3-solver 4\.8\.0, and here it is"):
        run(dask.address, ["ok 1"], lambda key: dask.worker(OTHER_Z3) if len(dask.running) < 2 else None)
    assert not notes(dask)


def test_a_scheduler_of_another_version_is_refused(dask: Processes):
    """It sends on what it does not look at, but reads what it sends."""
    from distributed import Client

    def age() -> None:
        from tileprove.prover.running.cluster import hosting

        versions = hosting.versions
        hosting.versions = lambda: {**versions(), "distributed": "2024.1.0"}

    with Client(dask.address, set_as_default=False) as client:
        client.run_on_scheduler(age)
    with pytest.raises(RunnerError, match=r"the scheduler has distributed 2024\.1\.0, and here it is"):
        run(dask.address, ["ok"])


def joined(dask: Processes) -> int:
    """How many workers the scheduler knows."""
    from distributed import Client

    with Client(dask.address, set_as_default=False) as client:
        found: dict = client.nthreads()  # type: ignore[assignment]
        return len(found)


@pytest.mark.parametrize("name", ["tileprove", "tileprove's sources", "Python", "z3-solver", "sympy", "numpy"])
def test_every_part_that_a_verdict_depends_on_is_compared(name: str):
    here = versions()
    assert here[name]
    assert difference(here, here) == ""
    assert difference({**here, name: "another"}, here) == f"has {name} another, and here it is {here[name]}"
    assert "none, and here" in difference({key: here[key] for key in here if key != name}, here)


def test_an_address_that_does_not_answer_is_one_line(
    write_spec: Spec, tileprove, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(joining, "ANSWERS", 0.5)  # nothing is there to come late
    spec = write_spec(EASY)
    for address in ("tcp://127.0.0.1:1", "127.0.0.1:1", "tcp://no.such.host.invalid:8786", "nonsense://x"):
        assert one_line(tileprove("check", spec, "--cluster", address)).startswith(
            f"{address}: no Dask scheduler answers there"
        )
    missing = tmp_path / "none.json"
    said = one_line(tileprove("check", spec, "--cluster", missing))
    assert said == f"{missing}: there is no such scheduler file"


def test_without_dask_the_extra_is_named(write_spec: Spec, tileprove, monkeypatch: pytest.MonkeyPatch):
    import importlib.util

    true = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *rest: None if name == "distributed" else true(name))
    said = one_line(tileprove("check", write_spec(EASY), "--cluster", "local"))
    assert said == "--cluster needs distributed: pip install -e '.[cluster]'"


# -- what comes out ----------------------------------------------------------------------------------------------


def test_verdicts_output_and_exit_code_are_those_of_a_local_run(write_spec: Spec, tileprove, cache_folder: Path):
    spec = write_spec(EASY, FALSE, FINDING, UNSUPPORTED, VACUOUS, WORD)
    here = tileprove("check", spec, "--no-cache", "--json", "here.json", "--timeout", "5s")
    there = tileprove("check", spec, "--cluster", "local", "--json", "there.json", "--timeout", "5s")
    assert there.code == here.code == 1, there.err
    assert there.err == ""
    assert said("there.json") == said("here.json")
    again = tileprove("check", spec, "--timeout", "5s")  # and all of it was kept
    assert "6 obligations, 5 of them from the cache" in again.out


def said(file: str):
    """The records, but for times, and for a hash of the points that is not kept as evidence."""
    return timeless(json.loads(Path(file).read_text())["obligations"])


def timeless(data):
    if isinstance(data, list):
        return list(map(timeless, data))
    if not isinstance(data, dict):
        return data
    return {key: timeless(value) for key, value in data.items() if key not in ("seconds", "sha256")}


def test_recheck_on_a_cluster_says_the_same_and_whose_word_it_is(write_spec: Spec, tileprove):
    spec = write_spec(EASY, FINDING)
    assert tileprove("check", spec, "--update").code == 0
    here = tileprove("recheck", "--spec", spec)
    there = tileprove("recheck", "--spec", spec, "--cluster", "local", "--jobs", "1")
    assert (here.code, there.code) == (0, 0), there
    *lines, last = there.out.splitlines()
    assert lines == here.out.splitlines()
    assert last == "The checkers ran on the local cluster: all of this is the word of its workers."
    file = Path("proofs/evidence/demo.jsonl")
    file.write_text(file.read_text().replace('"combine"', '"concede"', 1))
    assert tileprove("recheck", "--spec", spec, "--cluster", "local", "--jobs", "1").code == 1


# -- the end of a run --------------------------------------------------------------------------------------------


def test_ctrl_c_ends_an_own_cluster(write_spec: Spec, cache_folder: Path):
    check = started("check", write_spec(EASY, HARD), "--cluster", "local", "--jobs", "1", start_new_session=True)
    until(lambda: (cache_folder / FILE).exists() and Cache(cache_folder / FILE, fingerprint()).times())
    left = descendants(check.pid)
    assert with_command(left, "running.worker")
    os.killpg(check.pid, signal.SIGINT)  # as a terminal does: to all of them
    begun = time.monotonic()
    out, err = check.communicate(timeout=40)
    assert time.monotonic() - begun < 15
    assert check.returncode == 130, err
    assert "interrupted: 1 of 2 obligations" in out
    assert "Traceback" not in out + err
    until(lambda: not any(map(command, left)))


def test_ctrl_c_leaves_an_existing_cluster_as_it_was(dask: Processes, write_spec: Spec):
    dask.worker()
    check = started("check", write_spec(HARD), "--cluster", str(dask.file), "--jobs", "1")
    until(lambda: with_command(descendants(dask.running[1].pid), "running.worker"))
    check.send_signal(signal.SIGINT)
    out, err = check.communicate(timeout=40)
    assert check.returncode == 130, err
    assert "Traceback" not in out + err
    until(lambda: not with_command(descendants(dask.running[1].pid), "running.worker"))
    until(lambda: tasks(dask) == 0)
    assert run(dask.address, ["ok"])["ok"].verdict is Verdict.PROVED


def test_a_client_that_is_killed_leaves_no_task_behind(dask: Processes, write_spec: Spec):
    dask.worker()
    check = started("check", write_spec(EASY, HARD), "--cluster", str(dask.file), "--jobs", "1", "--timeout", "2s")
    until(lambda: with_command(descendants(dask.running[1].pid), "running.worker"))
    check.kill()
    check.communicate()
    until(lambda: tasks(dask) == 0)


def tasks(dask: Processes) -> int:
    from distributed import Client

    with Client(dask.address, set_as_default=False) as client:
        return client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))  # type: ignore[return-value]


TUNED = Path(__file__).parent.parent / "triton" / "data" / "tuned.py"


def test_every_configuration_of_a_triton_kernel(tileprove):
    pytest.importorskip("triton")
    here = tileprove("triton", "check", TUNED, "fill", "--configs", "--no-cache", "--jobs", "1", "--attack", "0")
    there = tileprove(
        "triton",
        "check",
        TUNED,
        "fill",
        "--configs",
        "--no-cache",
        "--jobs",
        "1",
        "--attack",
        "0",
        "--cluster",
        "local",
    )
    assert there.code == here.code == 1, there.err
    assert DURATION.sub("", there.out) == DURATION.sub("", here.out)


def test_a_client_that_has_given_up_is_one_line(dask: Processes):
    """What Dask's client says then is no error of ours."""
    with joining.connected(dask.address, 1, print) as cluster:
        cluster.client.close()
        with pytest.raises(RunnerError, match=r"the scheduler is gone \("):
            cluster.send(b"{}", [Task("a", b"{}")])


def test_a_scheduler_that_goes_while_its_answer_is_awaited_is_named(dask: Processes):
    """What Dask's client raises is of the connection then, and not of the task."""
    from distributed.comm.core import CommClosedError

    class Awaited:
        def result(self) -> str:
            raise CommClosedError("in <TCP (closed) ConnectionPool.gather>: Stream is closed")

    batch = Batch([Task("a", b"{}")], future=Awaited())  # type: ignore[arg-type]
    gone = pytest.raises(RunnerError, match=r"the scheduler is gone \(")
    with joining.connected(dask.address, 1, print) as cluster, gone:
        ClusterRunner(cluster, Runner(1, 20))._received(batch)
