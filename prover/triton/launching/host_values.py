"""What functions of the host find for an argument: heuristics, and grids that are functions, ask as they ask PyTorch.

A launch says less than the host knows. What it does not say is an error where it is asked for, never an answer: of a number
that is no size, a comparison would be False as of any two things that differ.
"""

from __future__ import annotations

import builtins
import dis
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import CodeType, FunctionType
from typing import Any, NoReturn

from ...language.obligations import SpecError
from ...language.terms import BOOL, Term
from .launch import POINTERS, ScalarArgument, TensorArgument

LONG = {short: name for name, short in reversed(POINTERS.items())}  # as Triton's signatures do -> as torch does


OWN = __name__.partition(".")[0]  # what asks from here is none of the host's functions
CLASSES = ("type", "__class__", "MATCH_CLASS")  # how Python finds a class without isinstance
PLAIN = ("builtins", "numbers")  # modules whose classes no tensor is of


def answered(function: Callable[[dict[str, Any]], Any], given: Mapping[str, Any]) -> Any:
    """What such a function answers about the arguments. Raises SpecError, and whatever it raises."""
    if any(word in CLASSES for word in _words(function, set())):
        raise SpecError("type(...) is asked, and a size is no int here; isinstance(..., int) is answered as for one")
    with _asked_as_of_numbers():
        return function(as_host_has_them(given))


def _words(function: Any, seen: set[int]) -> Iterator[Any]:
    """What a function, those within it and those of Python that it names find by names, but for what is its own; of
    patterns the instruction that asks for a class."""
    code, names = getattr(function, "__code__", None), getattr(function, "__globals__", {})
    cells = (getattr(cell, "cell_contents", None) for cell in _full(getattr(function, "__closure__", None) or ()))
    others = [*cells, *(getattr(function, "__defaults__", None) or ())]
    for step in _steps(code):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            others.append(names.get(step.argval, getattr(builtins, str(step.argval), None)))
        elif step.opname == "MATCH_CLASS":
            yield step.opname
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            yield step.argval
    for one in others:
        if isinstance(one, FunctionType):
            if id(one) not in seen and str(one.__module__).partition(".")[0] not in (OWN, "triton", "torch"):
                seen.add(id(one))
                yield from _words(one, seen)
        elif one is type:
            yield "type"


def _full(cells: Iterable[Any]) -> Iterator[Any]:
    """Those that hold something."""
    for cell in cells:
        with suppress(ValueError):
            _ = cell.cell_contents
            yield cell


def _steps(code: CodeType | None) -> Iterator[dis.Instruction]:
    if code is not None:
        yield from dis.get_instructions(code)
        for inner in code.co_consts:
            yield from _steps(inner if isinstance(inner, CodeType) else None)


@contextmanager
def _asked_as_of_numbers() -> Iterator[None]:
    """While it lasts, `isinstance` says of what stands for a host's value what it would of that value."""
    real = builtins.isinstance

    def own(value: Any, kinds: Any) -> bool:
        if str(sys._getframe(1).f_globals.get("__name__")).partition(".")[0] == OWN:
            return real(value, kinds)
        if real(value, Term):
            return real(value, kinds) or issubclass(bool if value.sort == BOOL else int, kinds)
        if real(value, UnknownNumber):
            value._asked()
        if real(value, (HostTensor, HostDtype)):
            return value.is_one_of(kinds if real(kinds, tuple) else (kinds,))
        return real(value, kinds)

    builtins.isinstance = own
    try:
        yield
    finally:
        builtins.isinstance = real


def _is_one_of(value: Any, name: str, kinds: tuple[Any, ...]) -> bool:
    """Whether torch's class of that name is among the classes. Raises SpecError for one that may be its
    parent or its child."""
    other = [kind for kind in kinds if getattr(kind, "__name__", "") != name]
    if len(other) == len(kinds) and any(getattr(kind, "__module__", "") not in PLAIN for kind in other):
        raise SpecError(f"of {value!r} nobody says whether it is {other[0]!r}")
    return len(other) < len(kinds) or object in kinds


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

    def is_one_of(self, kinds: tuple[Any, ...]) -> bool:
        return _is_one_of(self, "dtype", kinds)

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

    def is_one_of(self, kinds: tuple[Any, ...]) -> bool:
        return _is_one_of(self, "Tensor", kinds)

    def __bool__(self) -> NoReturn:
        raise SpecError("a tensor is neither true nor false")
