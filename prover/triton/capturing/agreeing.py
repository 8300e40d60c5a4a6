"""Whether what was learnt of an argument is what was learnt of the tensor whose stride it is, at any sizes."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from msgspec import Struct

from .fitting import power_of_2
from .records import Noted

POINTS = 400  # sets of sizes that are tried
LARGE = (3, 40, 300, 5000, 100_000)  # up to which they are chosen

FUNCTIONS = {
    "cdiv": lambda a, b: -(-a // b), "next_power_of_2": power_of_2, "minimum": min, "maximum": max, "__builtins__": {},
}  # fmt: skip


class Laid(Struct, frozen=True):
    """A contiguous tensor of a launch. extents: its expressions; seen: its strides, run by run."""

    name: str
    extents: Sequence[str]
    seen: Sequence[Sequence[int]]

    def stride(self, axis: int) -> str:
        """The expression of a stride: the product of the extents behind it."""
        return " * ".join(f"({extent})" for extent in self.extents[axis + 1 :]) or "1"


def contradiction(
    said: str, values: Sequence[int], tensors: Sequence[Laid], sizes: Mapping[str, int | None], given: Sequence[str]
) -> str:  # fmt: skip
    """Why the expression of an argument is wrong that was a tensor's stride whenever it was seen, or an empty text.

    sizes: what expressions speak of; None for what may be any. given: when the launch is made at all.
    """
    found = ""
    for tensor in tensors:
        for axis in range(len(tensor.extents)):
            if [strides[axis] for strides in tensor.seen] != list(values):
                continue
            at = _apart(said, tensor.stride(axis), sizes, given)
            if at is None:
                return ""
            shown = ", ".join(f"{name}={value}" for name, value in at.items() if sizes[name] is None)
            found = found or (
                f"{said} was found, and it was the stride of axis {axis} of {tensor.name}, which at {shown} is another"
            )
    return found


def _apart(
    said: str, other: str, sizes: Mapping[str, int | None], given: Sequence[str]
) -> dict[str, int] | None:  # fmt: skip
    """Sizes at which two expressions are not the same."""
    chance = random.Random(0)
    conditions = [condition.replace("~(", "not (") for condition in given]
    for number in range(POINTS):
        most = LARGE[number % len(LARGE)]
        at = {name: chance.randrange(1, most) if value is None else value for name, value in sizes.items()}
        if all(_value(condition, at) for condition in conditions) and _value(said, at) != _value(other, at):
            return at
    return None


def _value(expression: str, at: Mapping[str, int]) -> int:
    return int(eval(expression, FUNCTIONS | dict(at)))  # of our own making, of numbers alone


def constants(arguments: Sequence[Noted]) -> dict[str, int]:
    """The integers among the constexprs."""
    return {own.name: own.integer for own in arguments if own.kind == "constexpr" and own.integer is not None}
