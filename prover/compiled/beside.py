"""Both sides run at drawn points in a copy of this process, while claims are decided in this one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from ..running.copying import copy
from ..running.sharing import can_share
from ..running.supervising import Child, Gone, RunnerError
from .seeing import SECONDS, Seeing

MOST = 10 * SECONDS  # for all points: each run ends by itself
Said = tuple[int, str, int]  # how many points were run, what differs, elements whose values were compared


class Beside:
    """Points that are run. Where this process cannot be copied they are, when somebody asks what was seen."""

    def __init__(self, seeing: Seeing, points: Sequence[Mapping[str, int]]):
        self.seeing, self.points = seeing, [dict(one) for one in points]
        self.child: Child | None = None
        self.said: Said | None = None
        if self.points and can_share():
            with suppress(RunnerError):
                self.child = copy(lambda hears, says: msgspec.json.encode(self._run()), quiet=True)

    def seen(self, wait: bool = True) -> Said | None:
        """What was seen; None where it is not known yet, and nobody is to wait."""
        if self.said is None and self.child is not None:
            if not wait and not self.child.lines:
                self.child.lines.extend(self.child.receive(0))
            if wait or self.child.lines:
                with suppress(Gone, msgspec.DecodeError):
                    self.said = msgspec.json.decode(self.child.line(MOST), type=Said)
                self.end()
        if self.said is None and self.child is None and wait:
            self.said = self._run()
        return self.said

    def end(self) -> None:
        if self.child is not None:
            self.child.end()
            self.child = None

    def _run(self) -> Said:
        count, said = self.seeing.runs(self.points)
        return count, said, self.seeing.compared
