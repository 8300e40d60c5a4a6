"""Workers that are kept between the runs of a command: who is asked again, with which orders, and who is not."""

import json
import os
import sys

import pytest
from tileprove.prover.running import warm
from tileprove.prover.running.runner import Runner, Task
from tileprove.prover.running.warm import Warm
from tileprove.prover.running.worker import PROVE, QUICK

FAKE = r"""
import json, os, sys
print('{"ready":true}', flush=True)
orders = None
for line in sys.stdin:
    if line[0] == "@":
        orders = json.loads(line[1:])
        continue
    if "leave" in line:
        sys.exit("something is missing")
    print(json.dumps({"verdict": "proved", "detail": json.dumps([os.getpid(), orders])}), flush=True)
"""


@pytest.fixture
def command(tmp_path):
    (tmp_path / "worker.py").write_text(FAKE)
    return (sys.executable, str(tmp_path / "worker.py"))


def asked(runner, *words):
    """Of each question the worker's process and its orders."""
    found = {}
    runner.run([Task(word, f'"{word}"'.encode()) for word in words], found.__setitem__)
    details = [found[word].detail for word in words]
    return [json.loads(detail) if detail.startswith("[") else detail for detail in details]


def test_a_worker_serves_the_next_run_as_that_wants_it(command):
    with Warm() as kept:
        ((first, nothing),) = asked(Runner(1, 3, command=command, task=QUICK, warm=kept), "a")
        (one, other) = asked(Runner(1, 20, command=command, task=PROVE, warm=kept), "b", "c")
        assert nothing is None
        assert one == other == [first, [20, PROVE]]
        ((again, orders),) = asked(Runner(1, 3, command=command, task=QUICK, warm=kept), "d")
        assert (again, orders) == (first, [3, QUICK])
        (cold,) = asked(Runner(1, 3, command=command, task=QUICK), "e")
        assert cold[0] != first
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    assert asked(Runner(1, 3, command=command, warm=kept), "f")[0][0] != first, "it is closed"


def test_others_are_not_asked(command, monkeypatch):
    """Those with another memory, those that ended, those that answered often."""
    with Warm() as kept:
        ((first, _),) = asked(Runner(1, 3, memory=100, command=command, warm=kept), "a")
        ((second, _),) = asked(Runner(1, 3, memory=200, command=command, warm=kept), "b")
        assert first != second
        assert "something is missing" in asked(Runner(1, 3, memory=200, command=command, warm=kept), "leave")[0]
        ((third, orders),) = asked(Runner(1, 3, memory=200, command=command, warm=kept), "c")
        assert third not in (first, second)
        assert orders is None
        monkeypatch.setattr(warm, "MOST_ANSWERS", 2)
        ((again, _),) = asked(Runner(1, 3, memory=100, command=command, warm=kept), "d")
        assert again == first
        ((last, _),) = asked(Runner(1, 3, memory=100, command=command, warm=kept), "e")
        assert last != first


def test_a_copy_of_the_process_does_not_ask_its_workers(command):
    with Warm() as kept:
        ((first, _),) = asked(Runner(1, 3, command=command, warm=kept), "a")
        copy = os.fork()
        if not copy:
            code = 1
            try:
                found = kept.take(Runner(1, 3, command=command).key)
                kept.__exit__()
                code = 0 if found is None else 2
            finally:
                os._exit(code)
        assert os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1]) == 0
        assert asked(Runner(1, 3, command=command, warm=kept), "b")[0][0] == first
