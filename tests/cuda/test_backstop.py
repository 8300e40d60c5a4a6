"""One operation that goes on and on costs one launch: it is named, the others are decided, and the command ends."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from tileprove.prover import cli
from tileprove.prover.cuda import sources
from tileprove.prover.running.backstop import Endless, backstop

FILE = Path(__file__).parent.parent / "data" / "cuda" / "capped_launches.py"


def forever() -> None:
    while True:
        pass


def stubborn() -> None:
    try:
        forever()
    except BaseException:
        forever()


def test_a_launch_whose_check_does_not_look_at_the_clock_is_named(monkeypatch, capsys):
    real = sources.decided
    monkeypatch.setattr(sources, "decided", lambda own, *rest: forever() if own.name == "ranked" else real(own, *rest))
    args = ["cuda", "check", str(FILE), "ranked", "lowered", "--no-cache", "--jobs", "1", "--attack", "0"]
    assert cli.run([*args, "--kernel-time", "300ms"]) != 0
    said = capsys.readouterr()
    assert "ranked: nothing is said of it" in said.err
    assert "lowered" in said.out
    assert "ranked" not in said.out


def test_what_somebody_catches_is_told_again(monkeypatch):
    monkeypatch.setattr("tileprove.prover.running.backstop.AGAIN", 0.05)
    with pytest.raises(Endless), backstop(0.05):
        stubborn()


def test_work_that_ends_is_left_alone():
    with backstop(0.05):
        time.sleep(0.1)  # no work
    end = time.process_time() + 0.1
    while time.process_time() < end:  # after it, nothing is told
        pass


def test_another_thread_has_no_signals():
    done = []

    def work() -> None:
        with backstop(1e-6):
            done.append(sum(range(10**5)))

    own = threading.Thread(target=work)
    own.start()
    own.join()
    assert done
