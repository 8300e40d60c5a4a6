"""Children that hang, flood, say half of it, leave processes behind or want too much memory: each ends, and says how."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tileprove.prover.running import supervising
from tileprove.prover.running.copying import copy
from tileprove.prover.running.supervising import Child, Errors, Gone, Limits, answer, program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")

HEAD = """
import os, signal, subprocess, sys, time
from pathlib import Path

def started(process):
    with open("started", "a") as file:
        file.write(f"{process} ")

def sleeper():
    other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    started(other.pid)
    return other

def pipes():
    for pipe in range(3, 40):
        try:
            if os.readlink(f"/proc/self/fd/{pipe}").startswith("pipe:"):
                yield pipe
        except OSError:
            pass

def work(given, note):
"""


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """asked(body of a function, seconds, memory) -> what it answers in a process of its own. Raises Gone."""
    monkeypatch.chdir(tmp_path)

    def run(body: str, seconds: float = 20.0, memory: int = 0, given: bytes = b"", errors: Errors = "kept") -> bytes:
        # compiled, one of the same second and size would be taken for this one
        env = {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
        (tmp_path / "task.py").write_text(HEAD + "".join(f"    {line}\n" for line in body.splitlines()))
        return answer("task:work", given, Limits(seconds, memory), errors, env)

    return run


def said(body: str) -> Child:
    return program([sys.executable, "-c", "import os, sys, time\n" + body], "kept")


def alive(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def left() -> list[int]:
    """What was started and still runs."""
    return [process for process in map(int, Path("started").read_text().split()) if alive(process)]


def line_of(part: str) -> int:
    return next(number for number, line in enumerate(Path("task.py").read_text().splitlines(), 1) if part in line)


# -- hanging -----------------------------------------------------------------------------------------------------


def test_an_answer_and_what_was_left_running(asked, wait_for):
    assert asked("sleeper()\nreturn given.upper()", given=b"abc" * 100_000) == b"ABC" * 100_000
    wait_for(lambda: not left())


@pytest.mark.parametrize("how", ["sleeper().wait()", "while True: pass", "pow(7, 10**8)"])
def test_it_hangs(asked, wait_for, how: str):
    begun = time.monotonic()
    with pytest.raises(Gone) as caught:
        asked(f"sleeper()\n{how}", 0.7)
    assert time.monotonic() - begun < 15
    assert (caught.value.late, caught.value.closed) == (True, False)
    assert caught.value.at(Path("task.py")) == f"task.py:{line_of(how)}"
    assert caught.value.at(Path("another.py")) == "another.py"
    wait_for(lambda: not left())


def test_it_says_how_far_it_got(asked):
    with pytest.raises(Gone) as caught:
        asked("note('first.py:3')\nnote('a\\nb.py:4')\nos._exit(3)")
    assert (caught.value.late, caught.value.how, caught.value.note) == (False, "exit code 3", "a b.py:4")
    assert caught.value.at(Path("task.py")) == "a b.py:4"


def test_it_crashes_at_a_line(asked):
    with pytest.raises(Gone) as caught:
        asked("import ctypes\nctypes.string_at(0)")
    assert (caught.value.how, caught.value.closed) == ("SIGSEGV", False)
    assert caught.value.at(Path("task.py")) == f"task.py:{line_of('string_at')}"


def test_it_is_stopped_and_never_goes_on(asked):
    with pytest.raises(Gone) as caught:
        asked("os.kill(os.getpid(), signal.SIGSTOP)", 0.5)
    assert caught.value.late


def test_it_does_not_listen():
    child = said("print('yes', flush=True)\ntime.sleep(600)")
    assert child.line(20) == b"yes"
    child.give(b"x" * 5_000_000)
    with pytest.raises(Gone) as caught:
        child.line(0.5)
    assert caught.value.late


# -- half of it, and too much ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rest", "late", "closed", "code"),
    [("", False, True, 0), ("sys.exit(3)", False, False, 3), ("time.sleep(600)", True, False, -signal.SIGUSR1)],
)
def test_half_a_line_is_no_line(rest: str, late: bool, closed: bool, code: int):
    child = said(f"sys.stdout.write('whole\\nhalf')\nsys.stdout.flush()\n{rest}")
    assert child.line(20) == b"whole"
    with pytest.raises(Gone) as caught:
        child.line(1)
    gone = caught.value
    assert (gone.late, gone.closed, gone.code, gone.said) == (late, closed, code, "half")


def test_half_an_answer_is_none(asked):
    for text, closed in (("half", True), ("a line\\n", True)):
        with pytest.raises(Gone) as caught:
            asked(f"for pipe in pipes(): os.write(pipe, b'{text}')\nreturn b'all'")
        assert caught.value.closed == closed


def test_it_closes_the_pipe_and_goes_on(asked):
    begun = time.monotonic()
    with pytest.raises(Gone) as caught:
        asked("os.closerange(3, 99)\ntime.sleep(600)", 300)
    assert caught.value.closed
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize("text", ["x", "x\\n"])
def test_a_flood_ends_it(asked, monkeypatch: pytest.MonkeyPatch, text: str):
    monkeypatch.setattr(supervising, "LONGEST", 1 << 20)
    begun = time.monotonic()
    with pytest.raises(Gone) as caught:
        asked(f"while True:\n    for pipe in pipes(): os.write(pipe, b'{text}' * 4096)", 300)
    assert caught.value.closed
    assert time.monotonic() - begun < 30
    assert len(caught.value.said) < 3 << 20


def test_a_flood_of_errors_hides_no_answer(asked, capsys: pytest.CaptureFixture[str]):
    assert asked("for _ in range(500): print('e' * 4096)\nreturn b'here'", errors="relayed") == b"here"
    assert capsys.readouterr().err.count("e" * 4096) == 500
    with pytest.raises(Gone) as caught:
        asked("while True: print('e' * 4096)", 1)
    assert caught.value.late
    assert len(caught.value.errors) <= supervising.CHUNK


# -- forks, memory, and the end of who asked ----------------------------------------------------------------------


FORKS = "if not os.fork():\n    started(os.getpid())\n    while True: time.sleep(0.01)\n"
AFTER = "while not os.path.exists('started'): time.sleep(0.01)\n"


def test_it_forks_and_exits(asked, wait_for):
    begun = time.monotonic()
    with pytest.raises(Gone) as caught:
        asked(f"{FORKS}{AFTER}os._exit(5)", 300)
    assert (caught.value.late, caught.value.how) == (False, "exit code 5")
    assert time.monotonic() - begun < 20
    wait_for(lambda: not left())


def test_it_forks_and_both_answer(asked):
    assert asked("return b'fork' if not os.fork() else time.sleep(0.5) or b'first'") == b"first"


def test_too_much_memory(asked):
    with pytest.raises(Gone) as caught:
        asked("return bytes(1 << 30)", memory=600)
    assert caught.value.how == "out of memory"
    assert asked("return bytes(1 << 10)", memory=600) == bytes(1 << 10)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_who_asked_is_gone(asked, tmp_path: Path, wait_for, how: signal.Signals):
    with pytest.raises(Gone):
        asked(f"{FORKS}sleeper().wait()", 0.7)  # writes the task
    Path("started").unlink()
    text = "from tileprove.prover.running.supervising import *\nanswer('task:work', b'', Limits(600, 0))"
    asking = subprocess.Popen(
        [sys.executable, "-c", text], env={**os.environ, "PYTHONPATH": str(tmp_path)}, stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # what runs behind a shell ignores it
    )  # fmt: skip
    wait_for(lambda: Path("started").exists() and len(Path("started").read_text().split()) == 2)
    asking.send_signal(how)
    asking.wait(20)
    wait_for(lambda: not left())


def test_another_thread_may_kill_it(wait_for):
    child = said("print('yes', flush=True)\ntime.sleep(600)")
    assert child.line(20) == b"yes"
    timer = threading.Timer(0.3, child.kill)
    timer.start()
    with pytest.raises(Gone) as caught:
        child.line(300)
    assert (caught.value.late, caught.value.how) == (False, "SIGKILL")
    child.kill()  # of nobody any more
    timer.join()


# -- copies ------------------------------------------------------------------------------------------------------


def gone(work: Callable[[int, int], bytes], seconds: float = 20.0, memory: int = 0) -> Gone:
    child = copy(work, memory, quiet=True)
    with pytest.raises(Gone) as caught:
        child.line(seconds)
    return caught.value


def test_a_copy_answers():
    child = copy(lambda hears, says: os.read(hears, 9) + b" heard", quiet=True)
    child.send(b"it")
    assert child.line(20) == b"it"
    assert child.line(20) == b" heard"
    child.end()


def test_a_copy_that_fails_hangs_or_wants_too_much():
    assert gone(lambda *_: b"%d" % (1 // len(b""))).how == "exit code 1"
    assert gone(lambda *_: bytes(1 << 36), memory=4000).how == "out of memory"
    late = gone(lambda *_: time.sleep(600) or b"", 0.5)
    assert late.late
    assert late.at(Path(__file__)).startswith(f"{__file__}:")


def test_what_a_copy_starts_ends_with_it(tmp_path: Path, wait_for):
    def work(hears: int, says: int) -> bytes:
        return b"%d" % subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]).pid

    child = copy(work, quiet=True)
    process = int(child.line(20))
    assert alive(process)
    child.end()
    wait_for(lambda: not alive(process))
