"""What functions of the host find for an argument: heuristics, and grids that are functions, ask as they ask PyTorch.

A launch says less than the host knows. What it does not say is an error where it is asked for, never an answer: of a number
that is no size, a comparison would be False as of any two things that differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from ...language.obligations import SpecError
from ...language.terms import Term
from .launch import POINTERS, ScalarArgument, TensorArgument

LONG = {short: name for name, short in reversed(POINTERS.items())}  # as Triton's signatures do -> as torch does


def as_host_has_them(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments as such a function gets them."""
    tensors: dict[int, HostTensor] = {}
    found: dict[str, Any] = {}
    for name, value in given.items():
        if isinstance(value, ScalarArgument):
            found[name] = UnknownNumber(name) if value.term is None else value.term
        elif isinstance(value, TensorArgument):
            found[name] = tensors.setdefault(id(value), HostTensor(value))
        else:
            found[name] = value
    return found


class UnknownNumber:
    """A number of which nothing is said. Whatever is asked of it raises SpecError."""

    def __init__(self, name: str):
        self._name = name

    def _asked(self, *_: object) -> NoReturn:
        raise SpecError(f"of {self._name} the launch says no value")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __int__ = __float__ = __index__ = _asked  # type: ignore[assignment]
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _asked
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __neg__ = __abs__ = __round__ = __hash__ = _asked  # type: ignore[assignment]


class HostDtype:
    """A dtype, equal to that of torch and of Triton, and to their names."""

    def __init__(self, name: str, size: int):
        self._name, self.itemsize = name, size

    @property
    def is_floating_point(self) -> bool:
        return self._name.startswith(("fp", "bf"))

    def __eq__(self, other: object) -> bool:
        said = str(other).removeprefix("torch.").removeprefix("tl.")
        if not said.isidentifier():
            raise SpecError(f"{other!r} is no dtype")
        return POINTERS.get(said, said) == self._name

    def __hash__(self) -> int:
        raise SpecError("a dtype in a table is not looked up; compare it")

    def __str__(self) -> str:
        return f"torch.{LONG[self._name]}"

    __repr__ = __str__


class HostTensor:
    """A tensor as torch shows it, as far as the launch says; anything else raises AttributeError."""

    def __init__(self, tensor: TensorArgument):
        self._tensor, self.shape, self.ndim = tensor, tensor.shape, len(tensor.shape)
        self.dtype = HostDtype(tensor.dtype, tensor.bytes)

    def dim(self) -> int:
        return self.ndim

    def stride(self, axis: int | None = None) -> Term | tuple[Term, ...]:
        return self._tensor.strides if axis is None else self._tensor.strides[axis]

    def size(self, axis: int | None = None) -> Term | tuple[Term, ...]:
        return self.shape if axis is None else self.shape[axis]

    def numel(self) -> Term:
        return self._tensor.numel()

    def element_size(self) -> int:
        return self._tensor.bytes

    def __bool__(self) -> NoReturn:
        raise SpecError("a tensor is neither true nor false")
