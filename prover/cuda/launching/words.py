"""The words in which a CUDA launch is written: those of Triton launches, and how a kernel of PTX is launched."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping, Sequence
from contextvars import Token
from dataclasses import dataclass, replace
from typing import Any

from ...language.obligations import SpecError
from ...language.terms import Term, as_int, integer
from ...triton.launching import words
from ...triton.launching.expressions import is_name, parse
from ...triton.launching.launch import Argument, ScalarArgument, TensorArgument
from ...triton.ttir.errors import TritonError
from .launch import NUMBER, CudaLaunch

LAUNCHES: list[DeclaredCuda] = []  # every CUDA launch of this process, in the order in which they are made
Extents = Any  # a number, a size, an expression as text, or up to three of them


@dataclass(frozen=True)
class DeclaredCuda:
    """A CUDA launch. kernel: its C++ name, with or without arguments, or the mangled one; empty for the only one of the
    file. block, grid, shared, harmless: as they are written; grid None where the function gives it, or none is said. file,
    line: where the launch is written."""

    source: str
    kernel: str
    block: Extents
    grid: Extents
    shared: Any
    build: Callable[..., Any]
    name: str
    file: str
    line: int
    module: str = ""
    harmless: Sequence[str] = ()

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"

    def sizes(self) -> dict[str, Term]:
        """A variable of at least 1 for each parameter, and for each name in block, grid and shared that is none."""
        found: dict[str, Term] = {}
        for name, parameter in inspect.signature(self.build).parameters.items():
            fixed = parameter.default is not inspect.Parameter.empty
            found[name] = as_int(parameter.default) if fixed else integer(name, 1)
        for said in (*_several(self.block), *_several(self.grid), self.shared):
            for name in _named(said):
                found.setdefault(name, integer(name, 1))
        return found

    def built(self) -> CudaLaunch:
        """What the function and the decorator say. Raises SpecError, TritonError."""
        sizes = self.sizes()
        promises = words.Promises(sizes=sizes)
        if self.block is None:
            raise SpecError(
                f"{self.place}: {self.name} does not say how many threads a block has; write block=256, a size of the "
                'launch as text, block=("bx", "by"), or block="threads" for any number'
            )
        if isinstance(self.harmless, str) or not all(isinstance(name, str) for name in self.harmless):
            raise SpecError(f'{self.place}: harmless is a list of names of functions, such as harmless=("nondet",)')
        token: Token = words._PROMISES.set(promises)
        try:
            answer: Any = self.build(**{name: sizes[name] for name in inspect.signature(self.build).parameters})
            grid = self.grid
            if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], (Mapping, list)):
                if grid is not None:
                    raise SpecError(
                        f"{self.place}: {self.name} returns a grid, and @cuda_launch(grid=...) says one too"
                    )
                grid, answer = answer
            extents = [self._axes(said, what, sizes) for said, what in ((self.block, "block"), (grid, "grid"))]
            (shared,) = self._axes(self.shared, "shared", sizes)
            arguments = self._arguments(answer)
            given = promises.all
        finally:
            words._PROMISES.reset(token)
        return CudaLaunch(
            self.kernel, sizes, extents[1], arguments, given, block=extents[0], shared=shared,
            harmless=tuple(self.harmless),
        )  # fmt: skip

    def _axes(self, said: Any, what: str, sizes: Mapping[str, Term]) -> tuple[Term, ...]:
        own = _several(said)
        if len(own) > 3:
            raise SpecError(f"{self.place}: a {what} has one to three axes, not {len(own)}")
        power = words.next_power_of_2
        return tuple(
            parse(one, sizes, power, f"{self.place}: {what}") if isinstance(one, str) else as_int(one) for one in own
        )

    def _arguments(self, answer: Any) -> list[Argument]:
        """The arguments with their names; those of a list are param_0, param_1, ..."""
        if isinstance(answer, Mapping):
            pairs = list(answer.items())
        elif isinstance(answer, (list, tuple)):
            pairs = [(f"param_{at}", value) for at, value in enumerate(answer)]
        else:
            raise SpecError(
                f"{self.place}: {self.name} returns the kernel's arguments, a list or a dictionary in their order; or "
                "(grid, arguments)"
            )
        found: list[Argument] = []
        tensors: dict[int, str] = {}
        for name, value in pairs:
            if isinstance(value, Struct):
                fields = value.fields or {0: 1.0}  # a struct of which nothing is said
                found += [self._argument(f"{name}.{byte}", part, tensors) for byte, part in fields.items()]
            else:
                found.append(self._argument(str(name), value, tensors))
        if len({own.name for own in found}) < len(found):
            raise SpecError(f"{self.place}: {self.name} gives two arguments of one name")
        return found

    def _argument(self, name: str, value: Any, tensors: dict[int, str]) -> Argument:
        if isinstance(value, TensorArgument):
            first = tensors.setdefault(id(value), name)
            return replace(value, name=name, same="" if first == name else first)
        if isinstance(value, ScalarArgument):
            return replace(value, name=name)
        if isinstance(value, bool):
            return ScalarArgument(name, NUMBER, as_int(int(value)))
        if isinstance(value, float):
            return ScalarArgument(name, "fp32")
        if isinstance(value, (int, Term)):
            return ScalarArgument(name, NUMBER, as_int(value))
        raise SpecError(
            f"{self.place}: {name} is {value!r}; write a tensor(...), an integer, a float, a size, or struct(...)"
        )


@dataclass(frozen=True)
class Struct:
    """A struct that is passed by value. fields: byte -> what stands there."""

    fields: Mapping[int, Any]


def struct(fields: Mapping[int, Any]) -> Struct:
    """A struct by value, each field at its byte: ``struct({0: x, 8: rows, 12: cols})``, as `cuda show` numbers them. An
    integer has four bytes, or as many as there are up to the next field, or the end: 2 or 1. ``struct({})`` says nothing
    of one."""
    return Struct(dict(fields))


def u32(value: Term | int) -> ScalarArgument:
    """An unsigned integer of 32 bits, where the kernel's name says no types: `extern "C"`, and in a struct."""
    return ScalarArgument("", "u32", as_int(value))


def u64(value: Term | int) -> ScalarArgument:
    """The same with 64 bits."""
    return ScalarArgument("", "u64", as_int(value))


def _several(said: Any) -> Sequence[Any]:
    return () if said is None else said if isinstance(said, (tuple, list)) else (said,)


def _named(said: Any) -> list[str]:
    """The names in an expression that is a text."""
    if not isinstance(said, str):
        return []
    if is_name(said):
        return [said]
    try:
        tree = ast.parse(said.strip(), mode="eval")
    except (SyntaxError, ValueError):
        return []  # whoever parses it says what is wrong
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and id(node) not in called]


def cuda_launch(
    source: str, kernel: str = "", *, block: Extents = None, grid: Extents = None, shared: Any = 0,
    harmless: Sequence[str] = (),
) -> Callable[[Callable[..., Any]], DeclaredCuda]:  # fmt: skip
    """Decorates a function from sizes to the kernel's arguments: how a CUDA kernel is launched, for all sizes.

    source: the .ptx file, beside the one that says this. kernel: its C++ name, with or without arguments, or the mangled
    one; it may be left out where the file has but one. block, grid: up to three extents, each a number or an expression of
    sizes as text, such as ``("bx", "by")`` or ``"cdiv(n, 256)"``; a name that is no parameter of the function is a size of
    its own. shared: bytes of dynamic shared memory, in the same way. block has to be said. harmless: names of functions
    that the kernel calls and the text does not have, of which callers know that they touch no memory, have no barrier in
    them and return; what they give is any number, another one for each call. The decorated function may return the grid
    before the arguments; where nobody says it, it is any. Its parameters are sizes, integers of at least 1.

    The arguments are a list in the order of the kernel's parameters, or a dictionary: in that order, under names of your
    own, or by `param_0`, `param_1`, ... in any order. Each is what `tensor` gives for a pointer, an integer, a float, or
    `struct`.
    """

    def decorate(build: Callable[..., Any]) -> DeclaredCuda:
        code = inspect.unwrap(build).__code__
        found = DeclaredCuda(
            source, kernel, block, grid, shared, build, build.__name__, code.co_filename, code.co_firstlineno,
            words._module(), harmless,
        )  # fmt: skip
        LAUNCHES.append(found)
        return found

    return decorate


__all__ = ["LAUNCHES", "DeclaredCuda", "Struct", "TritonError", "cuda_launch", "struct", "u32", "u64"]
