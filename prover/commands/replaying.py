"""What proofs/ has on record of a run's statements, taken instead of searched for."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from .options import warn

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..engines.outcome import Outcome
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.runner import Run, Runner, Task


REPLAY = (
    "tileprove.prover.record.replay:answer"  # a worker's task, by name: a run that replays nothing loads none of it
)


class Replaying:
    """The records of a folder, and workers that replay them: for the time of a run, as a context manager.

    Those of built-in systems are begun with before the specs say which ones are wanted, for that takes as long as to
    replay a part of them.
    """

    def __init__(self, proofs: Path, cache: Cache, runner: Callable[[], Runner]):
        self.proofs, self.cache, self.runner = proofs, cache, runner
        self._known: dict[str, Task] | None = None
        self._begun: set[str] = set()
        self._run: Run | None = None
        self._opened = ExitStack()

    def __enter__(self) -> Replaying:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    @property
    def known(self) -> dict[str, Task]:
        """Digest -> the task that replays its record."""
        if self._known is None:
            from ..record.replay import recorded

            self._known = recorded(self.proofs, warn)
        return self._known

    def begin(self, systems: frozenset[str]) -> None:
        """Begin with the records of these systems that the cache has no verdict for."""
        from ..running.runner import Run

        decided = self.cache.outcomes(self.known)
        tasks = [t for t in self.known.values() if t.name.partition(".")[0] in systems and t.key not in decided]
        if tasks:
            self._begun = {task.key for task in tasks}
            self._run = self._opened.enter_context(Run(self.runner(), tasks))

    def take(self, check: Check, finished: Callable[[str, Outcome], None]) -> None:
        """Take what the records show of what is pending; the rest stays pending."""

        def keep(digest: str, outcome: Outcome) -> None:
            if name := check.take(digest, outcome):
                finished(name, outcome)

        if self._run is not None:
            self._run.report(keep)
        others = [s.digest for s in check.pending if s.digest in self.known and s.digest not in self._begun]
        if others:
            self.runner().run([self.known[digest] for digest in others], keep)
