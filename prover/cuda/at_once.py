"""What engines find at once of statements that are asked while others are made, kept by the statement."""

from __future__ import annotations

from ..engines import ladder
from ..engines.outcome import Outcome
from ..language.claims import Case, Claim
from ..language.wire import digest
from ..triton.claimed import HOLDS


class AtOnce:
    """spent: seconds of all that was asked."""

    def __init__(self) -> None:
        self.spent = 0.0
        self._found: dict[str, tuple[Outcome, float]] = {}  # by digest, with the seconds that it had

    def ask(self, case: Case, seconds: float) -> Outcome:
        """What is found of it in so many seconds, which each statement gets once."""
        (asked,) = Claim("cuda", "apart", "", lambda: iter([case])).obligations()
        key = digest(asked)
        found, had = self._found.get(key, (None, 0.0))
        if found is None or (found.verdict not in HOLDS and had < seconds):
            found = ladder.quick(asked, seconds)
            self.spent += found.seconds
            self._found[key] = found, seconds
        return found

    @property
    def held(self) -> dict[str, Outcome]:
        """The proofs, by the digests of the statements."""
        return {key: found for key, (found, _) in self._found.items() if found.verdict in HOLDS}
