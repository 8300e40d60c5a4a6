"""What a process does first that this one starts (`supervising`): a pipe of its own, limits, an end with its parent."""

from __future__ import annotations

import faulthandler
import importlib.util
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

READY = b'{"ready":true}'
ORDERS = b"@"  # begins a line that tells a worker how it answers from then on
NOTE, ANSWER = b"@", b"="  # how a line begins, after the mark, of a process that is asked for one answer
OUT_OF_MEMORY = 77  # the exit code that says so
MIB = 1 << 20


def begun(mebibytes: int, grace: float = 0.0) -> int:
    """The pipe to the parent; whatever else prints to stdout goes to stderr. grace: as `settled` has it."""
    output = os.dup(1)
    os.dup2(2, 1)
    settled(mebibytes, output, os.getppid(), grace)
    return output


def settled(mebibytes: int, output: int, parent: int, grace: float = 0.0) -> None:
    """Have the process end with its parent, but for some seconds of grace, and allocations beyond the limit fail instead of
    taking the machine down (on Linux; 0 is no limit). Where it stands when it crashes, or is asked by SIGUSR1, which also
    ends it, is said through the pipe. Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(parent, grace), daemon=True).start()
    faulthandler.enable(output)
    faulthandler.register(signal.SIGUSR1, output, chain=True)
    if sys.platform == "linux" and mebibytes:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        size = mebibytes * MIB if hard == resource.RLIM_INFINITY else min(mebibytes * MIB, hard)
        resource.setrlimit(resource.RLIMIT_AS, (size, hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _watch(parent: int, grace: float) -> None:
    """Leave when the parent is gone, even in the middle of a solver's call; with what a leader of a group started."""
    while os.getppid() == parent:
        time.sleep(1)
    time.sleep(grace)
    if os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


def say(output: int, line: bytes) -> None:
    """Write a line, which has no other end of a line."""
    line += b"\n"
    while line:
        line = line[os.write(output, line) :]


def function(named: str) -> Callable[..., Any]:
    """The function ``module:name``; rooms above this one have their own."""
    module, _, name = named.partition(":")
    return getattr(import_module(module), name)


def module_of(path: Path) -> ModuleType:
    """The user's file, run as a module of its name; it may import what lies beside it. Raises SpecError for what is no
    Python file, and whatever the file raises."""
    from ..language.obligations import SpecError
    from .uncompiled import beside

    sys.path.insert(0, str(beside(path)))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise SpecError(f"{path}: is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Answer `supervising.answer` once. The arguments are MODULE:FUNCTION MEMORY MARK; the function is given what comes in,
    and a function to note how far it got, and returns a line."""
    named, memory, mark = sys.argv[1:]
    sys.argv[1:] = []
    output, own = begun(int(memory)), os.getpid()
    sys.set_int_max_str_digits(0)  # numbers travel as text
    code = 1
    try:
        answer = function(named)
        say(output, READY)

        def note(place: str) -> None:
            say(output, mark.encode() + NOTE + place.replace("\n", " ").encode("utf-8", "backslashreplace"))

        said = answer(sys.stdin.buffer.read(), note)
        code = 0
        if os.getpid() == own:  # a file that copied its process answers once
            with suppress(OSError):  # and one that closes every pipe is known by its silence
                say(output, mark.encode() + ANSWER + said)
    except MemoryError:
        code = OUT_OF_MEMORY
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)  # whatever the file left running or registered


if __name__ == "__main__":
    main()
