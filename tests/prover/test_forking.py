"""Processes that a server forks are what a program would be that was started: its surroundings, its end, its limits."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest
from dask_processes import descendants
from tileprove.prover.base import clock
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.wire import encode
from tileprove.prover.running import child, fork_server, forking
from tileprove.prover.running.copying import copy
from tileprove.prover.running.supervising import Child, Limits, answer, program, python

import tileprove

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks on Linux only")

WORKER = python("tileprove.prover.running.worker", "--seconds", "5")


@pytest.fixture(autouse=True)
def own_server(monkeypatch: pytest.MonkeyPatch):
    """A server for this test alone."""
    monkeypatch.setattr(forking, "_servers", [])
    yield
    for server in forking._servers:
        server.close()


def begun(environment: dict[str, str] | None = None) -> Child:
    found = program(WORKER, "kept", environment)
    assert found.line(60) == child.READY
    return found


def is_forked(process: Child) -> bool:
    return isinstance(process.process, forking.Forked)


def parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def test_a_worker_is_a_fork_that_answers_leads_a_session_and_says_what_it_is():
    worker = begun()
    pid = worker.process.pid
    assert is_forked(worker)
    assert os.getsid(pid) == pid
    assert Path(f"/proc/{pid}/comm").read_text() == "worker\n"
    assert parent(pid) == forking._servers[0].process.pid
    worker.give(b"no obligation\n")
    assert b"not an obligation" in worker.line(20)
    worker.end()
    assert worker.process.returncode == -signal.SIGKILL
    end = time.monotonic() + 10
    while Path(f"/proc/{pid}").exists():  # the server forgets it
        assert time.monotonic() < end
        time.sleep(0.01)


def test_folder_and_environment_are_those_of_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    begun().end()  # the server began elsewhere
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/of/this/test")
    assert answer("os:getenvb", b"HOME", Limits(5, 0), "kept") == b"/of/this/test"
    assert answer("os:getenvb", b"OF_THE_FORK", Limits(5, 0), "kept", {"OF_THE_FORK": "here"}) == b"here"
    worker = begun()
    assert is_forked(worker)
    assert Path(f"/proc/{worker.process.pid}/cwd").readlink() == tmp_path
    worker.end()


@pytest.mark.parametrize("name", ["PYTHONPATH", "LD_LIBRARY_PATH", "PYTHONHASHSEED"])
def test_where_other_modules_would_be_loaded_it_is_started(name: str, monkeypatch: pytest.MonkeyPatch):
    other = begun({name: "7"})
    assert not is_forked(other)
    other.end()
    begun().end()
    monkeypatch.setenv(name, "7")
    other = begun()
    assert not is_forked(other)
    other.end()


def test_other_programs_are_started():
    assert not is_forked(program([sys.executable, "-c", "pass"], "kept"))
    assert not is_forked(program(python("tileprove.prover.running.other"), "kept"))
    assert not forking._servers


def test_an_exit_code_and_a_complaint_come_through():
    worker = program([*WORKER, "--fingerprint", "of other sources"], "kept")
    assert worker.ended(20)
    gone = worker.gone()
    assert (gone.code, is_forked(worker)) == (1, True)
    assert gone.complaint == "the prover's sources changed since this run began; run it again"
    bad = program([*WORKER, "--no-such-option"], "kept")
    assert bad.ended(20)
    assert bad.gone().code == 2


def test_when_the_server_is_killed_its_workers_end_and_the_next_one_has_another():
    first = begun()
    forking._servers[0].process.kill()
    assert first.ended(20)
    assert first.process.returncode == -signal.SIGKILL
    first.end()
    second = begun()
    assert is_forked(second)
    assert parent(second.process.pid) != parent(os.getpid())
    second.end()


def test_a_server_that_a_library_gave_threads_forks_nothing(monkeypatch: pytest.MonkeyPatch):
    said: list[dict[str, object]] = []
    server = object.__new__(fork_server._Server)
    monkeypatch.setattr(fork_server._Server, "_say", lambda self, message: said.append(message))
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    try:
        server._answer({"module": "none", "loads": [], "question": 7}, [])
    finally:
        stop.set()
        thread.join()
    assert said == [{"no": "a library that was loaded has started a thread", "to": 7}]


def test_what_a_server_refuses_is_started(monkeypatch: pytest.MonkeyPatch):
    begun().end()
    monkeypatch.setattr(forking._servers[0], "useless", True)
    other = begun()
    assert not is_forked(other)
    other.end()
    monkeypatch.setattr(forking._servers[0], "useless", False)
    long = begun({f"LONG{each}": "x" * (1 << 16) for each in range(4)})  # no packet holds it
    assert not is_forked(long)
    long.end()


def interrupted(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """Once, a Ctrl-C comes when a message with the word was read, before anything is made of it."""
    usual = forking.json.loads

    def loads(message: bytes):
        found = usual(message)
        if word in found:
            monkeypatch.setattr(forking.json, "loads", usual)
            raise KeyboardInterrupt
        return found

    monkeypatch.setattr(forking.json, "loads", loads)


def test_an_end_that_nobody_took_in_is_told_again(monkeypatch: pytest.MonkeyPatch):
    worker = begun()
    interrupted(monkeypatch, "ended")
    worker.kill()
    with pytest.raises(KeyboardInterrupt):
        worker.ended(20)
    begin = time.monotonic()
    worker.end()
    assert worker.process.returncode == -signal.SIGKILL
    assert time.monotonic() - begin < 8


def test_what_began_and_nobody_took_in_ends_and_is_not_taken_for_the_next(monkeypatch: pytest.MonkeyPatch):
    begun().end()
    before = len([*Path("/proc/self/fd").iterdir()])
    interrupted(monkeypatch, "began")
    with pytest.raises(KeyboardInterrupt):
        program(WORKER, "kept")
    assert len([*Path("/proc/self/fd").iterdir()]) == before
    worker = begun()
    server, end = forking._servers[0].process.pid, time.monotonic() + 20
    while descendants(server) != [worker.process.pid]:  # the other one has ended, and is forgotten
        assert worker.process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)
    worker.give(b"no obligation\n")
    assert b"not an obligation" in worker.line(20)
    worker.end()


def test_threads_that_want_one_at_once_get_one_each():
    found: list[Child] = []
    threads = [threading.Thread(target=lambda: found.append(begun())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({worker.process.pid for worker in found}) == 4
    assert all(map(is_forked, found))
    for worker in found:
        worker.end()
    assert len(forking._servers) == 1


def test_a_copy_of_this_process_has_a_server_of_its_own():
    begun().end()

    def work(_: int, __: int) -> bytes:
        worker = begun()
        try:
            own = forking._servers[0].process.pid
            return f"{is_forked(worker)} {own}".encode()
        finally:
            worker.end()
            forking._servers[0].close()

    made = copy(work)
    said = made.line(60).decode().split()
    made.end()
    assert said[0] == "True"
    assert int(said[1]) != forking._servers[0].process.pid


def test_a_copy_that_is_made_while_a_server_is_asked_for_has_one_and_ends_nothing_of_others():
    of_this = begun()

    def work(_: int, __: int) -> bytes:
        own = begun()
        own.end()
        for server in forking._servers:
            server.close()
        return f"{is_forked(own)} {of_this.process.poll()}".encode()

    with forking._lock:  # as another thread might have it
        made = copy(work)
    assert made.line(60) == b"True None"
    made.end()
    of_this.give(b"no obligation\n")
    assert b"not an obligation" in of_this.line(20)
    of_this.end()


def test_the_clock_of_a_fork_goes_on_with_its_own_work():
    end = time.process_time() + 0.3
    while time.process_time() < end:  # of which a fork has done nothing
        pass

    def work(_: int, __: int) -> bytes:
        first, end = clock.now(), time.process_time() + 0.2
        while time.process_time() < end:
            pass
        return f"{clock.now() - first}".encode()

    made = copy(work)
    assert float(made.line(20)) > 0.2 / clock.STRETCH / 1.2
    made.end()


def test_what_is_decided_is_the_same():
    x = tileprove.integer("x", 0, 64)
    (obligation,) = Claim("a", "claim", "", lambda: iter([Case("", x // 8 * 8 + x % 8 == x)])).obligations()
    worker = begun()
    worker.give(encode(obligation) + b"\n")
    assert msgspec.json.decode(worker.line(30), type=Outcome).verdict.value == "proved"
    worker.end()


COMMAND = """
import os, signal, sys, threading
from pathlib import Path
from tileprove.prover.running import forking
from tileprove.prover.running.supervising import program, python
sys.path.insert(0, "a folder of a user's")
sys.set_int_max_str_digits(0)
{before}
forking.begin(True)
{after}
worker = program(python("tileprove.prover.running.worker", "--seconds", "5"), "kept")
worker.line(60)
worker.give(b"no obligation\\n")
server = forking._servers[0]
print(type(server.process).__name__, "not an obligation" in str(worker.line(60)))
own = worker.process.pid
print(Path(f"/proc/{{server.process.pid}}/comm").read_text().strip(), Path(f"/proc/{{own}}/comm").read_text().strip())
print(sorted(os.readlink(f"/proc/{{server.process.pid}}/fd/{{n}}") == "/dev/null" for n in range(3)))
print(len(list(Path(f"/proc/{{server.process.pid}}/fd").iterdir())), "OPENBLAS_NUM_THREADS" in os.environ)
worker.kill()
server.close()
print(Path(f"/proc/{{server.process.pid}}").exists())
"""


def commanded(before: str = "", after: str = "") -> list[str]:
    """What a program says that begins a server as a command does: its sort, how it answers, what it is and has open."""
    environment = {name: value for name, value in os.environ.items() if name not in forking.ONE_THREAD}
    code = COMMAND.format(before=before, after=after)
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=120)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def test_a_command_that_has_just_begun_is_copied_as_its_server():
    said = commanded()
    assert said[:3] == ["_Copy True", "fork_server worker", "[True, True, True]"]
    assert said[3] == "6 False"  # beside these three the socket, and the pipe by which a signal wakes it
    assert said[4] == "False"


def test_one_with_threads_is_not_copied():
    assert commanded("threading.Thread(target=threading.Event().wait, daemon=True).start()")[0] == "Popen True"


def test_one_without_an_input_is_not_copied():
    assert commanded("sys.stdin = None")[0] == "Popen True"


def test_a_copy_that_is_killed_has_a_started_server_for_successor():
    kill = "first = forking._servers[0]\nfirst.process.kill()\nfirst.process.wait()\nfirst.gone = True"
    assert commanded(after=kill)[0] == "Popen True"


def test_a_folder_of_the_command_is_no_place_from_which_its_copy_imports(tmp_path: Path):
    (tmp_path / "probe.py").write_text("import sys\ndef told(line, seconds):\n    return repr(sys.path).encode()\n")
    ask = (
        f"sys.path.append({str(tmp_path)!r})\n"
        "forking.begin(True)\n"
        "probe = program(python('tileprove.prover.running.worker', '--task', 'probe:told'), 'kept')\n"
        "probe.line(60)\n"
        "probe.give(b'where\\n')\n"
        "print(probe.line(60).decode())\n"
        "probe.kill()"
    )
    said = commanded(ask)
    assert str(tmp_path) in said[0]
    assert "a folder of a user" not in said[0]
    assert said[1] == "_Copy True"
