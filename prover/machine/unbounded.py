"""What words mean in unbounded integers, as if nothing wrapped: the same words, where a reading is the number itself."""

from __future__ import annotations

from .integers import Machine
from .values import Int, Signless


class NoMeaning(Exception):
    """Bits are what they are: there is no unbounded meaning but that of the number that they make."""


class Unbounded(Machine):
    """The machine without a width."""

    def fitting(self, value: Int, least: int, most: int) -> Int:
        if isinstance(value, Signless):
            self.signs += 1
            value = Int(value.meant if least else value.term, value.bits, value.low, value.high, value.ok)
        return self.ranged(value)

    def combined(self, operation: str, a: Int, b: Int) -> Int:
        raise NoMeaning(operation)
