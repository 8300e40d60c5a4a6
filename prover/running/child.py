"""What every process that this one starts does first: limits, an end with its parent, a pipe of its own."""

from __future__ import annotations

import faulthandler
import importlib.util
import os
import signal
import sys
import threading
import time
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

READY = b'{"ready":true}\n'
OUT_OF_MEMORY = 77  # the exit code that says so
MIB = 1 << 20
YEAR = 3e7  # seconds: no more than a timer takes


def limit_memory(mebibytes: int) -> None:
    """Have allocations beyond this fail instead of taking the machine down; Linux only, elsewhere no limit."""
    if sys.platform == "linux" and mebibytes:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        size = mebibytes * MIB if hard == resource.RLIM_INFINITY else min(mebibytes * MIB, hard)
        resource.setrlimit(resource.RLIMIT_AS, (size, hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def begun(mebibytes: int) -> tuple[BinaryIO, list[str]]:
    """What a process does first that `answering` starts: the pipe to the parent, and the arguments.

    Where it stands when it crashes, or when its time is over, which also ends it, is noted.
    """
    notes, seconds, *arguments = sys.argv[1:]
    sys.argv[1:] = []
    output = private_output()
    end_with_parent()
    limit_memory(mebibytes)
    told = open(notes, "ab", buffering=0)  # noqa: PTH123, SIM115  (open until the end)
    faulthandler.enable(told)
    faulthandler.dump_traceback_later(min(float(seconds), YEAR), exit=True, file=told)
    return output, arguments


def end_with_parent() -> None:
    """Leave when the process that started this one is gone, even in the middle of a solver call; with what it started, if
    it leads a group of processes."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
            os.killpg(os.getpid(), signal.SIGKILL)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def private_output() -> BinaryIO:
    """The pipe to the parent; whatever else prints to stdout goes to stderr."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def module_of(path: Path) -> ModuleType:
    """The user's file, run as a module of its name; it may import what lies beside it. Raises SpecError for what is no
    Python file, and whatever the file raises."""
    from ..language.obligations import SpecError

    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise SpecError(f"{path}: is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module
