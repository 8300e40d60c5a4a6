"""The words in which a launch is written: sizes, tensors, grids and conditions, as a wrapper has them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import MISSING
from typing import Any

from msgspec import Struct, field

from ...language.obligations import SpecError
from ...language.origins import origin
from ...language.terms import Term, as_bool, as_int, const, integer
from .fields import Malformed, nested, words
from .host_values import answered
from .launch import POINTERS, ScalarArgument, TensorArgument, allocation, tensor_of
from .powers import Powers, smallest
from .promises import Begun, Promise, begun, parameters, resolved

DTYPES = frozenset(POINTERS.values())


class Promises(Struct):
    """What is said while a launch is built."""

    given: list[Term] = field(default_factory=list)
    elements: list[Begun] = field(default_factory=list)
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
    dtype: Any, *shape: Term | int, strides: Sequence[Term | int | str] | None = None, **said: Any
) -> TensorArgument:  # fmt: skip
    """A tensor that the kernel is given; contiguous, if nothing is said of its strides.

    dtype: ``"fp16"``, ``"float16"``, ``torch.float16``, ... strides: elements between neighbours along each axis; a text
    such as ``"ld"`` is a size of its own, large enough that no two elements are one. Of integers that become addresses,
    values, also, monotone, first, last and distinct say what callers promise. Raises SpecError.
    """
    place = origin(__file__).place
    name = str(dtype).removeprefix("torch.").removeprefix("tl.")
    name = POINTERS.get(name, name)
    if name not in DTYPES:
        raise SpecError(f"{place}: {dtype!r} is no dtype of a tensor; write fp16, bf16, fp32, int32, ...")
    try:
        extents = tuple(map(as_int, shape))
        own = nested(TensorArgument, said)
        if isinstance(said.get("values"), list):
            own["contract"]["columns"] = own["contract"].pop("values")
        steps = _contiguous(extents) if strides is None else _strides(extents, strides)
        whole = {"name": "", "dtype": name, "shape": extents, "strides": steps, **own}
        return tensor_of(whole, lambda value, _: as_int(value))
    except (Malformed, TypeError) as error:
        raise SpecError(f"{place}: tensor(...): {error}") from None


def _spoken(function: Any) -> None:
    """Has help show the words of a tensor as its record declares them."""
    told = [function.__doc__.rstrip(), ""]
    parameters = list(inspect.signature(function).parameters.values())[:-1]
    for word, (own, _) in words(TensorArgument).items():
        plain = None if own.plain is MISSING else own.plain
        parameters.append(inspect.Parameter(word, inspect.Parameter.KEYWORD_ONLY, default=plain))
        told.append(f"    {word}: {own.said.unit} {own.said.what}".replace(":  ", ": "))
    function.__signature__, function.__doc__ = inspect.Signature(parameters), "\n".join(told)


_spoken(tensor)


def _strides(shape: tuple[Term, ...], said: Sequence[Term | int | str]) -> tuple[Term, ...]:
    """The strides; one that is named is promised to reach past what the axes behind it span."""
    promises = _PROMISES.get()
    if len(said) != len(shape):
        raise Malformed(f"{len(shape)} axes and {len(said)} strides; each axis has one")
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


def promise(*holds: Callable[..., Any]) -> None:
    """What callers promise of elements of tensors: ``promise(lambda i: cu[i + 1] - cu[i] <= L)``.

    holds: functions of indices, each to a condition on sizes and on elements of the launch's tensors of integers, `t[i]`
    or `t[i, 0]`, also of an element's element. It is promised for every value of the indices at which all elements that
    it reads are the tensor's own: of `cu[i + 1]` that is i + 1 < n, and an index below 0 is none. Each index stands alone
    somewhere, as in `t[i]`, `t[i + 1]` or `t[2*i]`. `&`, `|`, `~` join conditions; `(p[i] != p[j]) | (i == j)` is
    `distinct`. The kernel must not write to such a tensor. Raises SpecError.
    """
    promises, place = _promises("promise"), origin(__file__).place
    for own in holds:
        promises.elements.append(begun(own, parameters(own, place), place))


def next_power_of_2(value: Term | int) -> Term:
    """The smallest power of two that is not below the value; 0 of one below 1, as in Triton."""
    term = as_int(value)
    return const(smallest(term.payload)) if term.op == "const" else _promises("next_power_of_2").powers.of(term)


def i32(value: Term | int) -> ScalarArgument:
    """An integer argument of 32 bits, which integers are if nothing else is said."""
    return ScalarArgument("", "i32", as_int(value))


def i64(value: Term | int) -> ScalarArgument:
    """An integer argument that Triton passes with 64 bits, as it does with those that do not fit in 32."""
    return ScalarArgument("", "i64", as_int(value))


def scalar(kind: str = "fp32") -> ScalarArgument:
    """A number of which nothing is said, such as ``eps``."""
    return ScalarArgument("", kind, None)


class Declared(Struct):
    """A launch as a file says it. kernel: the ``@triton.jit`` function, or an autotuner around it."""

    kernel: Any
    constexprs: Mapping[str, Any]
    build: Callable[..., Any]
    name: str
    file: str
    line: int
    module: str = ""  # file whose statements declare it, where it may be another one that is imported

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


class Built(Struct):
    """A launch's sizes, its grid as it was written, the arguments by name, and what is promised."""

    declared: Declared
    sizes: dict[str, Term]
    grid: Any
    arguments: dict[str, Any]
    promises: Promises

    def related(self, names: Mapping[int, str], taken: set[str]) -> list[Promise]:
        """What is promised of elements. names: id of a tensor -> the first argument that it is; taken: names of sizes.
        Raises SpecError."""
        return [resolved(own, names, taken) for own in self.promises.elements]

    def extents(self, meta: Mapping[str, Any]) -> tuple[Term, ...]:
        """The grid; meta: what a grid that is a function is called with. Raises SpecError."""
        token = _PROMISES.set(self.promises)
        try:
            found: Any = answered(self.grid, meta) if callable(self.grid) else self.grid
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
        found = Declared(kernel, constexprs, build, build.__name__, code.co_filename, code.co_firstlineno, _module())
        DECLARED.append(found)
        return found

    return decorate


def _module() -> str:
    """The file whose statements are being run: also where a function of another file declares the launch for it."""
    frame = inspect.currentframe()
    while frame is not None and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    return "" if frame is None else frame.f_code.co_filename
