"""A process that has loaded the engines and forks itself for each worker or child that is wanted (`forking`):
``python -m tileprove.prover.running.fork_server SOCKET``, a descriptor; or a copy of a command that has just begun.

It runs nothing of a user's, has one thread and no state that a fork could inherit but loaded modules. Each message is a
packet of JSON: wanted are a module with its arguments, others that it will
import, a folder and the environment, beside stdin, stdout and stderr as
descriptors; said are the number of a process that began, with that of the question, and the number of one that ended with
its exit code. This is said again and again, and the process stays known to the system, until it is asked to be forgotten:
who hears it may be interrupted. The server ends with whoever started it.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
import time
import traceback
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

LONGEST = 1 << 17  # bytes of a packet
LOOKS = 1.0  # seconds between two looks for the parent
LOADED = (
    "numpy.random",
    "tileprove.prover.running.child", "tileprove.prover.running.worker", "tileprove.prover.engines.ladder",
    "tileprove.prover.engines.solvers", "tileprove.prover.language.wire",
)  # fmt: skip


class ManyThreads(Exception):
    """A library has started a thread, and a fork would have half of it."""


def main() -> None:
    server = _Server(socket.socket(fileno=int(sys.argv[1])))
    load()
    gc.freeze()  # what is shared with forks stays so; what is garbage is next to nothing, and takes long to find
    server.serve(os.getppid())


def load() -> None:
    for module in LOADED:
        import_module(module)
    from ..engines import ladder
    from .cache import fingerprint

    ladder.engines()
    fingerprint()  # a fork that asks for it reads only the sources that changed since


def threads() -> int:
    return len([*Path("/proc/self/task").iterdir()])


def copied(control: int, environment: dict[str, str]) -> NoReturn:
    """What the server does in a fork of a command that has loaded all of this; never returns."""
    import fcntl

    try:
        parent = os.getppid()
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        kept = fcntl.fcntl(control, fcntl.F_DUPFD_CLOEXEC, max(control, nothing) + 1)
        for own in range(3):
            os.dup2(nothing, own)
        os.closerange(3, kept)
        os.closerange(kept + 1, os.sysconf("SC_OPEN_MAX"))
        os.environ.update(environment)
        if not sys.flags.safe_path:
            del sys.path[0]  # as -P has it
        digits = sys.flags.int_max_str_digits
        sys.set_int_max_str_digits(sys.int_info.default_max_str_digits if digits < 0 else digits)
        with suppress(OSError):
            Path("/proc/self/comm").write_text("fork_server")
        gc.freeze()
        _Server(socket.socket(fileno=kept)).serve(parent)
    finally:
        os._exit(1)


class _Server:
    def __init__(self, control: socket.socket):
        self.control = control
        self.told: dict[int, float] = {}  # processes that are not to be forgotten yet -> when their end was told
        self.woken, waker = os.pipe()
        os.set_blocking(self.woken, False)
        os.set_blocking(waker, False)
        signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def serve(self, parent: int) -> None:
        while os.getppid() == parent:
            ready, _, _ = select.select([self.control, self.woken], [], [], LOOKS)
            with suppress(BlockingIOError):
                os.read(self.woken, 1 << 10)
            if self.control in ready:
                message, descriptors, _, _ = socket.recv_fds(self.control, LONGEST, 3)
                if not message:
                    break
                self._answer(json.loads(message), descriptors)
            self._ended()
        for process in self.told:
            os.waitpid(process, os.WNOHANG)
        os._exit(0)

    def _answer(self, asked: dict[str, Any], descriptors: list[int]) -> None:
        if "forget" in asked:
            process = asked["forget"]
            if process in self.told and os.waitpid(process, os.WNOHANG)[0]:
                del self.told[process]
            return
        try:
            for module in asked["loads"]:
                with suppress(ImportError):  # which the fork will tell
                    import_module(module)
            if threads() > 1:
                raise ManyThreads("a library that was loaded has started a thread")
            process = os.fork()
            if not process:
                _become(asked, descriptors)
            self.told[process] = 0.0
            said: dict[str, Any] = {"began": process, "to": asked["question"]}
        except (OSError, ManyThreads) as error:
            said = {"no": str(error), "to": asked["question"]}
        self._say(said)
        for descriptor in descriptors:
            os.close(descriptor)

    def _ended(self) -> None:
        for process, told in self.told.items():
            if time.monotonic() - told < LOOKS:
                continue
            found = os.waitid(os.P_PID, process, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if found is not None:
                code = found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
                self._say({"ended": process, "code": code}, socket.MSG_DONTWAIT)
                self.told[process] = time.monotonic()

    def _say(self, message: dict[str, Any], how: int = 0) -> None:
        with suppress(BrokenPipeError, BlockingIOError):
            self.control.send(json.dumps(message).encode(), how)


def _become(asked: dict[str, Any], descriptors: list[int]) -> None:
    """What a program does that was started with these arguments; never returns."""
    code = 1
    try:
        os.setsid()
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for own, given in enumerate(descriptors):
            os.dup2(given, own)
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
        os.environ.clear()
        os.environ.update(asked["environment"])
        os.chdir(asked["folder"])
        module, sys.argv[1:] = asked["module"], asked["arguments"]
        with suppress(OSError):
            Path("/proc/self/comm").write_text(module.rpartition(".")[2])  # what `ps` shows
        import_module(module).main()
        code = 0
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 1 if leaving.code else 0
        if isinstance(leaving.code, str):
            print(leaving.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(OSError, ValueError):
            sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
