"""Workers that end at some time, whatever they are at then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .runner import Deciding, Finished, Runner, Task


class Ending:
    """A runner of this machine that ends at a time by the monotonic clock: nothing is said of what is not decided by then.
    One of a cluster goes on to its end.

    >>> Ending(Runner(1), 0.0).run([Task("a", b"")], lambda key, outcome: print(key))
    """

    def __init__(self, runner: Deciding, end: float):
        self.runner, self.end = runner, end

    def run(self, tasks: Sequence[Task], finished: Finished, started: Callable[[str], None] = lambda key: None) -> None:
        if isinstance(self.runner, Runner):
            self.runner.run(tasks, finished, started, self.end)
        else:
            self.runner.run(tasks, finished, started)
