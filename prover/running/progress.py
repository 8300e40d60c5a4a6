"""What is being decided right now, on stderr: a bar with the time left in a terminal, a few whole lines elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType

FIRST = 10.0  # seconds until the first line where there is no terminal; each next one takes twice as long
TELLING = 10  # the pace of the first tenth says nothing yet of the rest
MOST_NAMES = 2  # of what is being decided


class Progress:
    """A context manager whose `started` and `finished` are the runner's callbacks; of nothing, it says nothing. what: is
    done with each."""

    def __init__(self, total: int, what: str = "decided"):
        self.total, self.done, self.what = total, 0, what
        self.running: dict[str, None] = {}
        self.began = time.monotonic()
        self.wait = FIRST
        self._bar = None
        if total and sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            self._bar = Progress(
                BarColumn(bar_width=24),
                MofNCompleteColumn(),
                TextColumn("time left"),
                TimeRemainingColumn(),
                TextColumn("{task.description}", markup=False),
                console=Console(stderr=True, markup=False, highlight=False, emoji=False),
                transient=True,
            )
            self._task = self._bar.add_task("starting the solvers" if what == "decided" else what, total=total)

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
        spent = time.monotonic() - self.began
        if self._bar is not None:
            self._bar.update(self._task, completed=self.done, description="  ".join(self.running))
        elif self.total and spent >= self.wait:
            self.wait = 2 * spent
            print(self.line(spent), file=sys.stderr, flush=True)

    def line(self, spent: float) -> str:
        """What is done after so many seconds, how long the rest takes at that pace, and what is at work longest."""
        said = f"{self.done:,} of {self.total:,} {self.what} after {_rounded(spent)}"
        if self.total / TELLING <= self.done < self.total:
            said += f", about {_rounded(spent * (self.total - self.done) / self.done)} left"
        names = list(self.running)[:MOST_NAMES]
        return f"{said}; at work on {' and '.join(names)}" if names else said


def _rounded(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"
