"""Ctrl-C, killed processes, several runs at once, a damaged cache: nothing is lost and nobody is left behind."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest
from commands import Spec, started
from dask_processes import descendants, with_command
from small_specs import EASY, FALSE, FINDING, HARD, UNSUPPORTED, VACUOUS
from tileprove.prover import cli
from tileprove.prover.running.cache import FILE, Cache, fingerprint


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_ctrl_c_kills_the_workers_and_loses_nothing(write_spec: Spec, cache_folder: Path, wait_for, tileprove):
    spec = write_spec(EASY, HARD)
    run = started("check", spec, "--jobs", "2", "--json", "run.json", cwd=Path(spec).parent)
    wait_for(lambda: (cache_folder / FILE).exists())
    wait_for(lambda: Cache(cache_folder / FILE, fingerprint()).times())
    workers = descendants(run.pid)
    assert workers, run.poll()
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=20)
    assert run.returncode == 130
    assert "Traceback" not in out + err
    assert "not reached" in out
    assert "interrupted: 1 of 2 obligations" in out
    record = json.loads((Path(spec).parent / "run.json").read_text())
    assert (record["complete"], [r["claim"] for r in record["obligations"]]) == (False, ["round_trip"])
    wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    assert "1 of them from the cache" in tileprove("check", spec, "--claim", "round_trip").out


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_workers_do_not_outlive_a_run_that_is_killed(write_spec: Spec, wait_for):
    run = started("check", write_spec(HARD), "--jobs", "1")
    wait_for(lambda: descendants(run.pid))
    workers = descendants(run.pid)
    run.kill()
    run.communicate()
    wait_for(lambda: not any(alive(worker) for worker in workers))


def alive(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def test_a_worker_that_is_killed_from_outside_costs_its_obligation(write_spec: Spec, wait_for, tileprove):
    run = started("check", write_spec(EASY, HARD, UNSUPPORTED), "--jobs", "1", "--timeout", "5s")
    wait_for(lambda: with_command(descendants(run.pid), "running.worker"))
    [worker] = with_command(descendants(run.pid), "running.worker")
    wait_for(lambda: cpu_seconds(worker) > 1.5)  # it is at the hard one by now
    os.kill(worker, signal.SIGKILL)
    out, err = run.communicate(timeout=40)
    assert run.returncode == 3, err
    assert "the worker died: SIGKILL" in out
    assert "unsupported" in out


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_two_runs_at_once(write_spec: Spec, cache_folder: Path):
    spec = write_spec(EASY, FINDING, FALSE, VACUOUS)
    runs = [started("check", spec, "--jobs", "1") for _ in range(2)]
    for run in runs:
        out, err = run.communicate(timeout=60)
        assert (run.returncode, err) == (1, "")
        assert "4 claims" in out


def test_a_damaged_cache_does_not_stop_a_run(tileprove, write_spec: Spec, cache_folder: Path):
    cache_folder.mkdir()
    (cache_folder / FILE).write_bytes(b"damaged" * 1000)
    done = tileprove("check", write_spec(EASY))
    assert done.code == 0
    assert done.err.count("\n") == 1
    assert "going on without the cache" in done.err


def test_a_reader_that_leaves_early_is_no_error(write_spec: Spec):
    run = started("list")
    assert run.stdout is not None
    run.stdout.close()
    assert run.stderr is not None
    said = run.stderr.read()
    assert "Traceback" not in said
    assert run.wait(20) in (0, cli.PIPE_CLOSED), said
    run.stderr.close()
