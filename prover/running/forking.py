"""Processes of our own modules, forked from a server that has loaded them already (`fork_server`): a start costs some
milliseconds instead of a quarter of a second. Where no server can be had, they are started as any program is."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from . import fork_server
from .fork_server import LONGEST

SERVED = {"tileprove.prover.running.child", "tileprove.prover.running.worker"}
SERVER = "tileprove.prover.running.fork_server"
WORDS = {  # what the files import that a room's children run
    "tileprove.prover.triton.launching": "tileprove.triton",
    "tileprove.prover.triton.capturing": "tileprove.triton",
    "tileprove.prover.compiled": "tileprove.triton",
    "tileprove.prover.cuda.launching": "tileprove.cuda",
    "tileprove.prover.running.spec_child": "tileprove",
}
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # workers are the parallelism
LOADS = ("PYTHON", "LD_")  # how variables begin that say what is loaded
LEAVES = 1.0  # seconds in which a server leaves
START = 60.0  # seconds in which a server answers first, on a cold disk too


class NoServer(Exception):
    """The process is to be started without one."""


class Forked:
    """A process that a server forked, with what `supervising.Child` asks of a Popen."""

    def __init__(self, server: _Server, pid: int, into: int, out: int, errors: int | None):
        self.server, self.pid = server, pid
        self.returncode: int | None = None
        self.stdin, self.stdout = os.fdopen(into, "wb", 0), os.fdopen(out, "rb", 0)
        self.stderr = None if errors is None else os.fdopen(errors, "rb", 0)

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.server.ended(self.pid)
        return self.returncode


class _Copy:
    """This process forked as a server, with what a Popen of one is asked."""

    def __init__(self, control: socket.socket):
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if not self.pid:
            fork_server.copied(control.fileno(), ONE_THREAD)

    def wait(self, seconds: float | None = None) -> None:
        end = None if seconds is None else time.monotonic() + seconds
        with suppress(ChildProcessError):
            while not os.waitpid(self.pid, 0 if end is None else os.WNOHANG)[0]:
                if end is not None and time.monotonic() > end:
                    raise subprocess.TimeoutExpired(SERVER, seconds or 0.0)
                time.sleep(0.001)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)


class _Server:
    """One server process and what it said. lock: threads wait for answers in turn. alone: as `begin` has it."""

    def __init__(self, loads: Mapping[str, str], alone: bool = False):
        self.owner, self.loads, self.lock = os.getpid(), loads, threading.Lock()
        self.codes: dict[int, int] = {}
        self.known: set[int] = set()  # processes that somebody here has
        self.questions = 0
        self.gone = self.useless = False
        self.control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.process: _Copy | subprocess.Popen[bytes]
        with theirs:
            if alone and _copyable():
                self.process = _Copy(theirs)
                return
            self.process = subprocess.Popen(
                (sys.executable, "-P", "-m", SERVER, str(theirs.fileno())), stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                pass_fds=(theirs.fileno(),), env={**os.environ, **ONE_THREAD},
            )  # fmt: skip

    def fork(self, wanted: Mapping[str, Any], descriptors: Sequence[int]) -> int:
        """The number of a process. Raises NoServer."""
        with self.lock:
            self.questions += 1
            own = self.questions  # of one that was interrupted the answer may still come
            try:
                self.control.settimeout(START)
                message = json.dumps({**wanted, "question": own}).encode()
                socket.send_fds(self.control, [message], list(descriptors))
            except OSError as error:  # it is gone, or what is wanted is too long
                self.gone |= isinstance(error, ConnectionError)
                raise NoServer(str(error)) from None
            try:
                while True:
                    said = self._heard()
                    if said.get("to") != own:
                        continue
                    if "no" in said:
                        raise OSError(said["no"])
                    self.known.add(said["began"])
                    self.codes.pop(said["began"], None)  # of an earlier one with this number
                    return said["began"]
            except OSError as error:
                self.useless = True
                raise NoServer(str(error)) from None

    def ended(self, process: int) -> int | None:
        """The exit code of a process, negative for a signal; None while it runs, and in a copy of this process."""
        if self.owner != os.getpid():
            return None
        with self.lock:
            with suppress(OSError):
                self.control.settimeout(0)
                while process not in self.codes:
                    self._heard()
            if process in self.codes:
                self._forget(process)
                return self.codes[process]
            if self.gone:  # then it ends by itself, soon
                with suppress(OSError):
                    os.killpg(process, signal.SIGKILL)
                return -signal.SIGKILL
            return None

    def _heard(self) -> dict[str, Any]:
        said = self.control.recv(LONGEST)
        if not said:
            self.gone = True
            raise ConnectionResetError("the server is gone")
        found = json.loads(said)
        if "ended" in found:
            self.codes[found["ended"]] = found["code"]
            if found["ended"] not in self.known:  # nobody heard that it began
                self._forget(found["ended"])
        return found

    def _forget(self, process: int) -> None:
        with suppress(OSError):
            self.control.send(json.dumps({"forget": process}).encode())

    def close(self) -> None:
        """End it; it leaves when nobody speaks to it, with the times of those that it forked on its account."""
        if self.owner == os.getpid():
            self.control.close()
            try:
                self.process.wait(LEAVES)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


_servers: list[_Server] = []  # the one of this process, once there was need of it
_lock = threading.Lock()
_of_others: list[_Server] = []  # in a copy of a process: its servers, kept since a Popen that is dropped complains


def _in_a_copy() -> None:
    """Another thread may have held the lock; and no server is to be kept by its parent's copies."""
    global _lock
    _lock = threading.Lock()
    for server in _servers:
        server.control.close()
    _of_others.extend(_servers)
    _servers.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_a_copy)


def forked(command: Sequence[str], piped: bool, environment: Mapping[str, str]) -> Forked | None:
    """The process of a command; None for one that has to be started otherwise. piped: whether its stderr is read here."""
    if sys.platform != "linux" or tuple(command[:3]) != (sys.executable, "-P", "-m") or command[3] not in SERVED:
        return None
    pipes: list[int] = []
    try:
        own = {"module": command[3], "arguments": list(command[4:]), "loads": _beside(command)}
        wanted = {**own, "folder": str(Path.cwd()), "environment": dict(environment)}
        server = _server(_loads(environment))
        for _ in range(3 if piped else 2):
            pipes += os.pipe()
        hears, into, out, says, *errors = pipes
        process = server.fork(wanted, [hears, says, errors[1] if errors else 2])
    except BaseException as error:  # a Ctrl-C too: what began and nobody knows of ends as its pipes do
        for pipe in pipes:
            os.close(pipe)
        if isinstance(error, (NoServer, OSError)):
            return None
        raise
    for pipe in (hears, says, *errors[1:]):
        os.close(pipe)
    return Forked(server, process, into, out, errors[0] if errors else None)


def begin(alone: bool | None) -> None:
    """Have a server load what it loads while this process does something else; where none can be, nothing.

    alone: this process has read nothing of a user's yet. Then it loads that itself, as it will have to, and is copied.
    """
    if sys.platform == "linux":
        with suppress(NoServer, OSError):
            _server(_loads(os.environ), bool(alone))


def _copyable() -> bool:
    """Whether a copy of this process, which is alone, is all that a server is; it has loaded what a server loads then."""
    if None in (sys.stdin, sys.stdout, sys.stderr):
        return False
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        fork_server.load()
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
    return fork_server.threads() == 1


def _beside(command: Sequence[str]) -> list[str]:
    """Modules of ours that the process will import in any case."""
    task = next((word.partition(":")[0] for word in command[4:] if word.startswith("tileprove.") and ":" in word), "")
    words = [module for room, module in WORDS.items() if task.startswith(room)]
    return [task, *words] if task else []


def _loads(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith(LOADS)}


def _server(loads: Mapping[str, str], alone: bool = False) -> _Server:
    """This process's server. Raises NoServer for an environment in which other modules would be loaded."""
    if loads != _loads(os.environ):
        raise NoServer("other modules would be loaded than here")
    with _lock:
        server = _servers[0] if _servers else None
        if server is None or server.gone:  # one that was killed has a successor
            server = _Server(loads, alone)
            _servers[:] = [server]
            atexit.register(server.close)
        if server.useless or server.loads != loads:
            raise NoServer("it cannot fork" if server.useless else "other modules would be loaded than when it began")
        return server
