"""Decides what is claimed of shared memory, a few statements at a time, beside the claims of one way."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from ..kernels.steps.proving import Effort
from ..running.checking import Check
from ..running.results import Result
from .compared import Way
from .seeing import Seeing
from .sharing import Sharing
from .ways import left


class SharedCheck:
    """Beside the claims of the way, which knows nothing of it."""

    def __init__(self, sharing: Sharing, before: Way):
        assert before.proving is not None
        sharing.state()
        self.sharing, self.before, self.proving = sharing, before, before.proving.again()
        self.check = before.check.beside(self.proving)

    def run(self, decide: Callable[[Check, Effort], object], share: float, seeing: Seeing) -> tuple[Way, list[Result]]:
        """The way with these claims too, and what is known of them. share: seconds on the wall for them; 0 for any."""
        sharing, check = self.sharing, self.check
        self.proving.run()
        if check.lost is not None:
            sharing.rest_on(check.lost)
            check = self.before.beside().check
        check.until = time.monotonic() + share if share else inf
        while time.monotonic() < check.until and (some := sharing.next_of(check)):
            check.asked = some
            decide(check, Effort.SOME)
        check.asked = None
        why = f"not decided in {share:g} s, which claims about shared memory may take of --compiled-limit"
        why = why if time.monotonic() > check.until else "not decided, as others of its claim are refuted"
        own = [left(one, sharing.stated, why) if one.outcome is None else one for one in check.results]
        own = sharing.confirmed([one for one in own if one.statement.claim in sharing.cases], seeing)
        return Way(self.before.exact, check, check.proving), own

    def late(self, why: str) -> list[Result]:
        """What is known where the time is over."""
        own = [one for one in self.check.results if one.statement.claim in self.sharing.cases]
        return [left(one, self.sharing.stated, why) for one in own]
