"""What is claimed of a compiled kernel, as records."""

from __future__ import annotations

from msgspec import Struct, field

from ..kernels.claims.given import Given
from ..language.claims import Claim
from ..language.obligations import Verdict
from .pairs import Pair


class About(Struct, frozen=True):
    """What a case is about. made: that the emitted access is made; else that it is one of the source."""

    what: str
    pair: Pair | None = None


class Stated(Given):
    """The claims. lines: claim -> both sides in a few words. notes: what is not compared. left: line of an emitted store
    whose value is not compared -> why not. resting: claims on which all others rest. needs: claim, case -> the cases of
    that claim on which it rests."""

    about: dict[tuple[str, str], About] = field(default_factory=dict)
    lines: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    left: dict[int, str] = field(default_factory=dict)
    resting: set[str] = field(default_factory=set)
    needs: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)

    def fail(self, name: str, said: str) -> None:
        """A claim that a run has shown to be false."""
        self.lines[name] = "both sides, run at drawn points"
        case = self.fixed(name, "runs", said, Verdict.REFUTED)
        said = "Both sides do the same at points that were run."
        self.system.claims[name] = Claim(self.system.name, name, said, lambda: iter([case]))
