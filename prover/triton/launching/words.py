"""The words in which a launch is written: sizes, tensors, grids and conditions, as a wrapper has them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from ...language.obligations import SpecError
from ...language.origins import origin
from ...language.terms import Term, as_bool, as_int, const, integer
from .launch import Contents, allocation
from .powers import Powers, smallest

POINTERS = {  # dtype as torch or Triton says it -> as Triton's signatures do
    "float64": "fp64", "float32": "fp32", "float16": "fp16", "bfloat16": "bf16", "float8_e4m3fn": "fp8e4nv",
    "float8_e5m2": "fp8e5", "int64": "i64", "int32": "i32", "int16": "i16", "int8": "i8", "uint64": "u64",
    "uint32": "u32", "uint16": "u16", "uint8": "u8", "bool": "i1", "half": "fp16", "float": "fp32",
}  # fmt: skip
DTYPES = frozenset(POINTERS.values())


@dataclass(frozen=True)
class Tensor:
    """A tensor of a launch; what `tensor` gives."""

    dtype: str
    shape: tuple[Term, ...]
    strides: tuple[Term, ...]
    allocation: Term
    contents: Contents | None = None
    shared: bool = False
    written: bool = False

    def stride(self, axis: int) -> Term:
        """Elements between neighbours along an axis, as torch counts them."""
        return self.strides[axis]

    def size(self, axis: int) -> Term:
        return self.shape[axis]

    def numel(self) -> Term:
        """The number of elements."""
        found = const(1)
        for extent in self.shape:
            found = found * extent
        return found


@dataclass(frozen=True)
class Scalar:
    """A number with its type; what `i32`, `i64` and `scalar` give."""

    type: str
    term: Term | None


@dataclass
class Promises:
    """What is said while a launch is built."""

    given: list[Term] = field(default_factory=list)
    sizes: Collection[str] = ()

    @property
    def all(self) -> list[Term]:
        """What callers promise, and what holds of powers of two."""
        return [*self.given, *self.powers.facts(self.given)]

    powers: Powers = field(default_factory=Powers)


_PROMISES: ContextVar[Promises | None] = ContextVar("promises", default=None)
DECLARED: list[Declared] = []  # every launch of this process, in the order in which they are made


def _promises(word: str) -> Promises:
    found = _PROMISES.get()
    if found is None:
        raise SpecError(f"{origin(__file__).place}: {word} stands in the function of a launch, and nowhere else")
    return found


def tensor(
    dtype: Any, *shape: Term | int, strides: Sequence[Term | int | str] | None = None, alloc: Term | int | None = None,
    values: Any = None, also: Term | int | None = None, monotone: bool = False, first: Term | int | None = None,
    last: Term | int | None = None, distinct: bool = False, shared: bool = False,
    written: bool = False,
) -> Tensor:  # fmt: skip
    """A tensor that the kernel is given.

    dtype: ``"fp16"``, ``"float16"``, ``torch.float16``, ... strides: elements between neighbours along each axis; a text
    such as ``"ld"`` is a size of its own, large enough that no two elements are one; contiguous if not given. alloc:
    elements that may be reached from its start, else 1 + sum((shape - 1) * stride). Of integers that become addresses:
    values=(low, high) says that each is in low <= value < high, a list of such pairs says it for each index of the last
    axis; also=-100 that it is this or in the range; monotone that they never fall from one element to the
    next, first and last what they begin and end with; distinct that no two are the same. shared: several programs may
    write one element. written: claim that every element is written, as an output that begins as ``torch.empty`` needs it.
    Raises SpecError.
    """
    place = origin(__file__).place
    name = str(dtype).removeprefix("torch.").removeprefix("tl.")
    name = POINTERS.get(name, name)
    if name not in DTYPES:
        raise SpecError(f"{place}: {dtype!r} is no dtype of a tensor; write fp16, bf16, fp32, int32, ...")
    extents = tuple(map(as_int, shape))
    if strides is not None and len(strides) != len(extents):
        raise SpecError(f"{place}: a tensor of {len(extents)} dimensions has so many strides, not {len(strides)}")
    own = _contiguous(extents) if strides is None else _strides(extents, strides)
    contents = None
    if also is not None and (values is None or isinstance(values, list) or monotone):
        raise SpecError(f"{place}: also={also} is beside values=(low, high), and not with monotone")
    if values is not None or monotone or distinct or first is not None or last is not None:
        columns = isinstance(values, list)
        low, high = (None, None) if columns or values is None else values
        pairs = tuple((as_int(a), as_int(b)) for a, b in values) if columns else ()
        if columns and (not extents or extents[-1] is not const(len(pairs))):
            raise SpecError(f"{place}: values has {len(pairs)} pairs, one for each index of the last axis is needed")
        contents = Contents(_term(low), _term(high), monotone, _term(first), _term(last), distinct, pairs, _term(also))
    size = allocation(extents, own) if alloc is None else as_int(alloc)
    return Tensor(name, extents, own, size, contents, shared, written)


def _term(value: Any) -> Term | None:
    return None if value is None else as_int(value)


def _strides(shape: tuple[Term, ...], said: Sequence[Term | int | str]) -> tuple[Term, ...]:
    """The strides; one that is named is promised to reach past what the axes behind it span."""
    promises = _PROMISES.get()
    for stride in said:
        if isinstance(stride, str) and (not stride.isidentifier() or (promises and stride in promises.sizes)):
            why = "there is a size of that name" if stride.isidentifier() else "that is no name"
            raise SpecError(f"{origin(__file__).place}: a stride is called {stride!r}, and {why}; give it another one")
    own = tuple(integer(stride, 1) if isinstance(stride, str) else as_int(stride) for stride in said)
    for axis, stride in enumerate(said):
        if isinstance(stride, str) and axis + 1 < len(own):
            _promises("strides by name").given.append(own[axis] >= allocation(shape[axis + 1 :], own[axis + 1 :]))
    return own


def _contiguous(shape: tuple[Term, ...]) -> tuple[Term, ...]:
    found: list[Term] = []
    step = const(1)
    for extent in reversed(shape):
        found.append(step)
        step = extent * step
    return tuple(reversed(found))


def given(*conditions: Any) -> None:
    """Conditions on the sizes under which the kernel is launched: ``given(cols <= 1024, T % 16 == 0)``."""
    promises = _promises("given")
    for condition in conditions:
        promises.given.append(as_bool(condition))


def next_power_of_2(value: Term | int) -> Term:
    """The smallest power of two that is not below the value; 0 of one below 1, as in Triton."""
    term = as_int(value)
    return const(smallest(term.payload)) if term.op == "const" else _promises("next_power_of_2").powers.of(term)


def i32(value: Term | int) -> Scalar:
    """An integer argument of 32 bits, which integers are if nothing else is said."""
    return Scalar("i32", as_int(value))


def i64(value: Term | int) -> Scalar:
    """An integer argument that Triton passes with 64 bits, as it does with those that do not fit in 32."""
    return Scalar("i64", as_int(value))


def scalar(kind: str = "fp32") -> Scalar:
    """A number of which nothing is said, such as ``eps``."""
    return Scalar(kind, None)


@dataclass
class Declared:
    """A launch as a file says it. kernel: the ``@triton.jit`` function, or an autotuner around it."""

    kernel: Any
    constexprs: Mapping[str, Any]
    build: Callable[..., Any]
    name: str
    file: str
    line: int

    def sizes(self) -> dict[str, Term]:
        """A variable of at least 1 for each parameter; one with a default has that value."""
        found: dict[str, Term] = {}
        for name, parameter in inspect.signature(self.build).parameters.items():
            fixed = parameter.default is not inspect.Parameter.empty
            found[name] = as_int(parameter.default) if fixed else integer(name, 1)
        return found

    def built(self) -> Built:
        """What the function gives. Raises SpecError."""
        sizes = self.sizes()
        promises = Promises(sizes=sizes)
        token = _PROMISES.set(promises)
        try:
            answer = self.build(**sizes)
        finally:
            _PROMISES.reset(token)
        if not isinstance(answer, tuple) or len(answer) != 2 or not isinstance(answer[1], Mapping):
            raise SpecError(f"{self.file}:{self.line}: {self.name} returns (grid, dict of the kernel's arguments)")
        return Built(self, sizes, answer[0], dict(answer[1]), promises)


@dataclass
class Built:
    """A launch's sizes, its grid as it was written, the arguments by name, and what is promised."""

    declared: Declared
    sizes: dict[str, Term]
    grid: Any
    arguments: dict[str, Any]
    promises: Promises

    def extents(self, meta: Mapping[str, Any]) -> tuple[Term, ...]:
        """The grid; meta: what a grid that is a function is called with. Raises SpecError."""
        token = _PROMISES.set(self.promises)
        try:
            found: Any = self.grid(dict(meta)) if callable(self.grid) else self.grid
        finally:
            _PROMISES.reset(token)
        found = found if isinstance(found, (tuple, list)) else (found,)
        if not 1 <= len(found) <= 3:
            place = f"{self.declared.file}:{self.declared.line}"
            raise SpecError(f"{place}: a grid has one to three axes, not {len(found)}")
        return tuple(map(as_int, found))


def launch(kernel: Any, **constexprs: Any) -> Callable[[Callable[..., Any]], Declared]:
    """Decorates a function from sizes to ``(grid, arguments)``: how a kernel is launched, for all sizes.

    kernel: the ``@triton.jit`` function. constexprs: the values of its ``tl.constexpr`` parameters; the arguments may give
    them too, and those that an autotuner chooses are left away. The grid may be a function of all of them, as
    ``lambda meta: (cdiv(n, meta["BLOCK"]),)``. The function's parameters are sizes, integers of at least 1. The arguments
    are a dictionary from the kernel's parameters to what `tensor` gives, integers, and floats.
    """

    def decorate(build: Callable[..., Any]) -> Declared:
        code = inspect.unwrap(build).__code__
        found = Declared(kernel, constexprs, build, build.__name__, code.co_filename, code.co_firstlineno)
        DECLARED.append(found)
        return found

    return decorate
