"""Tensor descriptors that the host makes (`triton.tools.tensor_descriptor.TensorDescriptor`), as arguments of a launch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import Struct

from ...language.obligations import SpecError
from ...language.origins import origin
from ...language.terms import const
from .launch import Argument, ScalarArgument, TensorArgument

MOST_AXES, LEAST_BYTES, ALIGNED = 5, 16, 16


class HostDescriptor(Struct, frozen=True):
    """A tensor with the block that goes through its descriptor at once."""

    tensor: TensorArgument
    block: tuple[int, ...]

    def arguments(self, name: str) -> list[Argument]:
        """What the compiled kernel takes: the tensor, its extents and its strides."""
        own = self.tensor
        ends = [ScalarArgument(f"{name}.shape.{at}", "i32", term) for at, term in enumerate(own.shape)]
        steps = [ScalarArgument(f"{name}.stride.{at}", "i64", term) for at, term in enumerate(own.strides)]
        return [replace(own, name=name), *ends, *steps]

    @property
    def type(self) -> str:
        """As Triton's signatures have it."""
        return f"tensordesc<{self.tensor.dtype}{list(self.block)}>"


def descriptor(tensor: TensorArgument, block: Sequence[int]) -> HostDescriptor:
    """A tensor that the kernel is given as a descriptor, `TensorDescriptor.from_tensor(x, block)`. Its memory begins at a
    multiple of 16 bytes, as torch allocates it. Raises SpecError for what Triton takes for none."""
    place, own = origin(__file__).place, tuple(block)
    if not isinstance(tensor, TensorArgument):
        raise SpecError(f"{place}: descriptor(tensor(...), block) takes a tensor, not {tensor!r}")
    if not 1 <= len(own) <= MOST_AXES or len(own) != len(tensor.shape):
        raise SpecError(
            f"{place}: descriptor: a tensor of {len(tensor.shape)} axes and a block of {len(own)}; both 1 to 5"
        )
    if any(type(extent) is not int or extent < 1 or extent & (extent - 1) for extent in own):
        raise SpecError(f"{place}: descriptor: a block's extents are powers of two, not {own}")
    if own[-1] * tensor.bytes < LEAST_BYTES:
        raise SpecError(f"{place}: descriptor: a block's row has 16 bytes or more, and {own[-1]} elements have fewer")
    if tensor.strides[-1] is not const(1):
        raise SpecError(f"{place}: descriptor: neighbours on the last axis of its tensor are one element apart")
    return HostDescriptor(tensor, own)
