"""What is being decided right now, on stderr: a bar in a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType

EVERY = 10.0  # seconds between two lines where there is no terminal


class Progress:
    """A context manager whose `started` and `finished` are the runner's callbacks."""

    def __init__(self, total: int):
        self.total, self.done = total, 0
        self.running: dict[str, None] = {}
        self.said = time.monotonic()
        self._bar = None
        if total and sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

            self._bar = Progress(
                BarColumn(bar_width=24),
                MofNCompleteColumn(),
                TimeElapsedColumn(),
                TextColumn("{task.description}", markup=False),
                console=Console(stderr=True, markup=False, highlight=False, emoji=False),
                transient=True,
            )
            self._task = self._bar.add_task("starting the solvers", total=total)

    def __enter__(self) -> Progress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def started(self, name: str) -> None:
        self.running[name] = None
        self._show()

    def finished(self, name: str, _: object = None) -> None:
        self.running.pop(name, None)
        self.done += 1
        self._show()

    def _show(self) -> None:
        if self._bar is not None:
            self._bar.update(self._task, completed=self.done, description="  ".join(self.running))
        elif time.monotonic() - self.said >= EVERY:
            self.said = time.monotonic()
            print(f"{self.done} of {self.total} decided; now {', '.join(self.running)}", file=sys.stderr, flush=True)
