"""A Dask scheduler and workers in processes of their own, for tests that kill them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any


class Processes:
    """A scheduler without workers; ``address`` is what `--cluster` takes. Dask says what it has to say in log.txt."""

    def __init__(self, folder: Path):
        self.folder, self.file = folder, folder / "scheduler.json"
        self.log = (folder / "log.txt").open("ab")
        self.running: list[subprocess.Popen[bytes]] = []
        arguments = ("--port", "0", "--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(self.file))
        self.scheduler = self._start("dask_scheduler", *arguments)
        until(lambda: self.file.exists() and self.file.stat().st_size)

    @property
    def address(self) -> str:
        return json.loads(self.file.read_text())["address"]

    def worker(self, preload: str = "", **environment: str) -> subprocess.Popen[bytes]:
        """Start a worker with its nanny. preload: Python source that its processes run first."""
        more: tuple[str, ...] = ()
        if preload:
            file = self.folder / f"preload_{len(self.running)}.py"
            file.write_text(preload)
            more = ("--preload", str(file))
        arguments = ("--scheduler-file", str(self.file), "--nthreads", "1", "--no-dashboard", *more)
        return self._start("dask_worker", *arguments, **environment)

    def _start(self, module: str, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-m", f"distributed.cli.{module}", *arguments)
        process = subprocess.Popen(
            command, cwd=self.folder, stdout=self.log, stderr=self.log, env={**os.environ, **environment}
        )
        self.running.append(process)
        return process

    def close(self) -> None:
        everything = [below for process in self.running for below in descendants(process.pid)]
        for process in reversed(self.running):
            process.kill()
            process.wait()
        for process in everything:  # which a nanny that is killed leaves to end by themselves
            kill(process)
        self.log.close()


def descendants(process: int) -> list[int]:
    """The processes that this one started, and those that they did."""
    found = []
    try:
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                found += [child, *descendants(child)]
    except OSError:
        pass
    return found


def with_command(processes: list[int], part: str) -> list[int]:
    """Those whose command line has this part; of forks that a server made, what they call themselves."""
    return [process for process in processes if part in command(process)]


def command(process: int) -> str:
    try:
        line = Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
        return f"running.{Path(f'/proc/{process}/comm').read_text()}" if "fork_server" in line else line
    except OSError:
        return ""


def kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def until(condition: Any, seconds: float = 40.0) -> None:
    """Wait; fails after some seconds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
