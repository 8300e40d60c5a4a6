"""The public functions: text -> kernel -> run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from ..errors import NotRun, TextError
from ..words import wrap
from .code import Body
from .events import Descriptor, Memory, Pointer, Run
from .floats import rounded
from .memory import Spaces
from .preparing import prepared
from .reading import functions_of
from .state import State
from .tree import Type
from .values import Described, Float, Int, Ptr


class Kernel(Struct, frozen=True):
    """arguments: names, without the percent sign, and types as text."""

    name: str
    arguments: list[tuple[str, str]]
    types: tuple[Type, ...]
    body: Body


def read(text: str, name: str = "") -> Kernel:
    """The kernel of that name, else the only public function. Raises TextError, NotRun."""
    functions = functions_of(text)
    found = [own for own in functions.values() if (own.name == name if name else own.public)]
    if len(found) != 1:
        raise TextError(f"line 1: there are {len(found)} kernels {name} in it")
    (function,) = found
    arguments = [(own[1:], said(kind)) for own, kind in function.arguments]
    types = tuple(kind for _, kind in function.arguments)
    return Kernel(function.name, arguments, types, prepared(functions, function.name))


def said(kind: Type) -> str:
    inner = "x".join([*map(str, kind.shape), kind.element])
    return f"!tt.tensordesc<{inner}>" if kind.described else inner


def run(
    kernel: Kernel, arguments: Sequence[Any], grid: tuple[int, int, int], programs: Iterable[tuple[int, int, int]],
    memory: Mapping[str, Memory], observe: Callable[[Any], None], deadline: float | None = None, seed: int = 0,
) -> Run:  # fmt: skip
    """Runs the programs in this order. Raises NotRun, OutOfTime."""
    state = State(grid, Spaces(memory), observe, deadline, seed)
    if len(arguments) != len(kernel.types):
        raise NotRun(f"{kernel.name} takes {len(kernel.types)} arguments, and not {len(arguments)}")
    given = [value_of(*own, state.spaces) for own in zip(arguments, kernel.types, strict=True)]
    with np.errstate(all="ignore"):
        for program in programs:
            state.program, state.rounds = program, ()
            kernel.body.call(state, given)
            state.told.programs += 1
    return state.told


def value_of(argument: Any, kind: Type, spaces: Spaces) -> Any:
    if isinstance(argument, Pointer | Descriptor):
        if argument.space not in spaces.numbers:
            raise NotRun(f"there is no memory {argument.space}")
        start = Ptr(spaces.numbers[argument.space], np.asarray(0, dtype=np.int64))
        if isinstance(argument, Pointer):
            return start
        shape = tuple(Int(32, np.asarray(own, dtype=np.int64)) for own in argument.shape)
        return Described(start, shape, tuple(Int(64, np.asarray(own, dtype=np.int64)) for own in argument.strides))
    if kind.is_float:
        return Float(kind.element, rounded(kind.element, np.float64(argument)))
    if kind.bits == 1:
        return Int(1, np.asarray(bool(argument)))
    if not kind.bits:
        raise NotRun(f"{argument!r} is given for {said(kind)}")
    return Int(kind.bits, wrap(np.array(int(argument), dtype=object), kind.bits))
