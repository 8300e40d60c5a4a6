"""What every process that this one starts does first: limits, an end with its parent, a pipe of its own."""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import BinaryIO

READY = b'{"ready":true}\n'
OUT_OF_MEMORY = 77  # the exit code that says so
MIB = 1 << 20


def limit_memory(mebibytes: int) -> None:
    """Have allocations beyond this fail instead of taking the machine down; Linux only, elsewhere no limit."""
    if sys.platform == "linux" and mebibytes:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        size = mebibytes * MIB if hard == resource.RLIM_INFINITY else min(mebibytes * MIB, hard)
        resource.setrlimit(resource.RLIMIT_AS, (size, hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def end_with_parent() -> None:
    """Leave when the process that started this one is gone, even in the middle of a solver call."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def private_output() -> BinaryIO:
    """The pipe to the parent; whatever else prints to stdout goes to stderr."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output
