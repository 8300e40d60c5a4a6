"""What a launch says of a tensor, for those who ask no more of it: what its integers are, and its shape as a `Tensor`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Protocol

from ...language.terms import Term
from .fields import Said


@dataclass(frozen=True, slots=True)
class Contents:
    """What is promised of the integers that a tensor holds."""

    low: Annotated[Term | None, Said(
        "(low, high): each integer is in low <= value < high, and an end that is None is open; a list of such pairs says "
        "it for each index of the last axis", key="values", part=0, word=True,
    )] = None  # fmt: skip
    high: Annotated[Term | None, Said(key="values", part=1, word=True)] = None
    monotone: Annotated[bool, Said("they never fall from one element to the next", word=True)] = False
    first: Annotated[Term | None, Said("the first element's value", word=True)] = None
    last: Annotated[Term | None, Said("the last element's value", word=True)] = None
    distinct: Annotated[bool, Said("no two are the same", word=True)] = False
    columns: Annotated[tuple[tuple[Term, Term], ...], Said(
        "(low, high) for each index of the last axis, where these differ"
    )] = ()  # fmt: skip
    also: Annotated[Term | None, Said("one integer that there may be beside those of values", word=True)] = None
    stays: Annotated[bool, Said(
        "all of this also holds of what the kernel itself writes there, of CUDA kernels alone", word=True
    )] = False  # fmt: skip


class Tensor(Protocol):
    """A `TensorArgument`, of any name. dtype: as Triton's signatures say it; shape, strides, bytes: in elements, bytes of
    one; contents: what the launch promises of its integers; promised: what is known of them."""

    @property
    def dtype(self) -> str: ...

    @property
    def shape(self) -> tuple[Term, ...]: ...

    @property
    def strides(self) -> tuple[Term, ...]: ...

    @property
    def bytes(self) -> int: ...

    @property
    def contents(self) -> Contents | None: ...

    @property
    def promised(self) -> Contents | None: ...
