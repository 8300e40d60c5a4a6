"""How long an attack may take, and the seed with which it draws."""

from __future__ import annotations

import hashlib

from msgspec import Struct

PART = 0.1  # of the seconds that checking took
LEAST = 0.2  # seconds
SEEDS = 1_000_000
OFF = "--attack 0"


class Wanted(Struct, frozen=True):
    """What was asked for. seconds: of an attack, 0 for none; seed: of an attack that is to be made again."""

    seconds: float | None = None
    seed: int | None = None

    @property
    def off(self) -> bool:
        return self.seconds == 0

    def allowed(self, checking: float) -> float:
        """Seconds for an attack on what took so many to check."""
        return max(PART * checking, LEAST) if self.seconds is None else self.seconds

    def drawing(self, text: str) -> int:
        """The seed: of the text of what is attacked, so that a run is like the one before."""
        drawn = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS
        return drawn if self.seed is None else self.seed
