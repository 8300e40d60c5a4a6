"""What two processes make is what one makes, whatever happens to the fork."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks on Linux only")

SCRIPT = """
import os, signal, sys, time
from tileprove.prover.running.sharing import by_two, can_share
here = os.getpid()
"""


def said(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", SCRIPT + code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_both_processes_make_some_of_it_in_order():
    answer = said(
        "def make(n):\n"
        "    time.sleep(0.01)\n"
        "    return b'%d by %d' % (n, os.getpid())\n"
        "found = [text.split(b' by ') for text in by_two(range(60), make)]\n"
        "print([int(n) for n, _ in found] == list(range(60)), len({maker for _, maker in found}))"
    )
    assert answer == "True 2\n"


@pytest.mark.parametrize(
    ("accident", "why"),
    [
        ("os.kill(os.getpid(), signal.SIGKILL)", "killed"),
        ("raise ValueError(n)", "fails"),
        ("os.kill(os.getpid(), signal.SIGSEGV)", "crashes"),
        ("sys.exit(1)", "leaves"),
        ("raise KeyboardInterrupt", "interrupted"),
    ],
)
@pytest.mark.parametrize("after", [0, 7])
def test_what_a_fork_that_ends_early_lacks_is_made_here(accident, why, after):
    answer = said(
        "def make(n):\n"
        f"    if os.getpid() != here and n < 30 - {after}:\n"
        f"        {accident}\n"
        "    time.sleep(0.001)\n"
        "    return b'%d' % n\n"
        "print([int(n) for n in by_two(range(30), make)] == list(range(30)))"
    )
    assert answer == "True\n"


def test_an_error_is_told_by_the_process_that_asked():
    answer = said(
        "def make(n):\n"
        "    if n == 28:\n"
        "        print('never seen' if os.getpid() != here else 'here')\n"
        "        raise ValueError('no claim')\n"
        "    return b'%d' % n\n"
        "try:\n"
        "    by_two(range(30), make)\n"
        "except ValueError as error:\n"
        "    print(error)"
    )
    assert answer == "here\nno claim\n"


def test_long_texts_and_none_at_all():
    answer = said(
        "made = by_two(range(5), lambda n: b'x' * (n * 3_000_000))\n"
        "print([len(text) // 3_000_000 for text in made], by_two([], str))"
    )
    assert answer == "[0, 1, 2, 3, 4] []\n"


def test_the_fork_ends_with_the_work():
    answer = said(
        "def make(n):\n"
        "    if os.getpid() != here and n == 28:\n"
        "        time.sleep(60)\n"
        "    if n == 27:\n"
        "        raise ValueError\n"
        "    return b'%d' % n\n"
        "try:\n"
        "    by_two(range(30), make)\n"
        "except ValueError:\n"
        "    pass\n"
        "try:\n"
        "    os.waitpid(-1, os.WNOHANG)\n"
        "except ChildProcessError:\n"
        "    print('nobody left')"
    )
    assert answer == "nobody left\n"


def test_with_a_second_thread_nothing_is_forked():
    answer = said(
        "import threading\n"
        "before = can_share()\n"
        "stop = threading.Event()\n"
        "threading.Thread(target=stop.wait, daemon=True).start()\n"
        "print(before, can_share())"
    )
    assert answer in ("True False\n", "False False\n")  # the latter on one processor


def test_plans_of_claims_are_the_same():
    answer = said(
        "from tileprove.prover.running import registry\n"
        "from tileprove.prover.running.plan import Plans\n"
        "from tileprove.prover.running.cache import Cache\n"
        "plans = Plans([], Cache(None))\n"
        "claims = [c for t in registry.targets(('v_strips', 'banks')) for s in t.systems() for c in s.claims.values()]\n"
        "print(len(claims) > 20, by_two(claims, plans._make) == list(map(plans._make, claims)))"
    )
    assert answer == "True True\n"
