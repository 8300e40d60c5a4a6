"""A copy of this process as a `Child`: it starts with everything that is loaded here, so it costs milliseconds."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable

from .child import OUT_OF_MEMORY, say, settled
from .supervising import Child, Copy, RunnerError


def copy(work: Callable[[int, int], bytes], memory: int = 0, quiet: bool = False) -> Child:
    """A copy of this process. Its last line is what ``work`` returns, which is given pipes to read and to write. quiet:
    what it prints is lost, else it goes to stderr. Raises RunnerError where a process cannot be copied."""
    if not hasattr(os, "fork"):
        raise RunnerError("work is done in copies of a process here, which this system cannot make (no fork)")
    sys.stdout.flush()
    sys.stderr.flush()
    (hears, into), (out, says), parent = os.pipe(), os.pipe(), os.getpid()
    pid = os.fork()
    if pid:
        os.close(hears)
        os.close(says)
        return Child(Copy(pid, into, out))
    code = 1
    try:
        os.setsid()
        os.close(into)
        os.close(out)
        os.dup2(os.open(os.devnull, os.O_WRONLY) if quiet else 2, 1)
        os.dup2(1, 2)
        settled(memory, says, parent)
        own, said = os.getpid(), work(hears, says)
        if os.getpid() == own:
            say(says, said)
        code = 0
    except MemoryError:
        code = OUT_OF_MEMORY
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)
