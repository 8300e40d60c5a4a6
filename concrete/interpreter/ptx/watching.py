"""What threads do together, for one who watches a run."""

from __future__ import annotations

from typing import Any

from .events import Three
from .thread import Thread, Wait


class Watch:
    """Is told, and does nothing of itself. Accesses are told to ``observe``, in the order of the run between these; where
    ``tells`` says so, to ``touched`` instead."""

    tells = False

    def touched(
        self, thread: Thread, kind: str, space: str, memory: str, byte: int, size: int, value: int, after: int | None
    ) -> None:  # fmt: skip
        """An access, as a `Touch` has it, by the thread's instruction."""

    def begins(self, block: Three) -> None:
        """Before the first thread of a block runs."""

    def turns(self, block: Three) -> None:
        """Of a cooperative launch: what is told from now on is of this block, which has begun."""

    def ends(self, block: Three) -> None:
        """All its threads returned, or the run ends before that."""

    def met(self, threads: list[Thread], wait: Wait) -> None:
        """These waited for one another, and go on: at a barrier of the block, or in an operation of the warp."""

    def arrived(self, thread: Thread, key: Any) -> None:
        """bar.arrive: it does not wait. key: as of those that wait."""

    def stuck(self, threads: list[Thread]) -> None:
        """All that have not returned wait, for others that do not come."""

    def committed(self, thread: Thread) -> None:
        """cp.async.commit_group."""

    def waited(self, thread: Thread, groups: int | None) -> None:
        """cp.async.wait_group: no more than so many of the thread's last groups go on; None: no copy of it does."""
