"""What every process that this one starts does first: limits, an end with its parent, a pipe of its own."""

from __future__ import annotations

import importlib.util
import os
import sys
import threading
import time
from pathlib import Path
from types import ModuleType
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
