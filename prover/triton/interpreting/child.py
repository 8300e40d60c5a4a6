"""What is done in the process in which Triton interprets (`running.supervising.answer`).

Triton decides when a kernel is decorated whether it will be compiled or interpreted, so a user's file is run once more.
"""

from __future__ import annotations

import importlib
import warnings
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ...accesses.points import value_at
from ...language.obligations import SpecError
from ...running.complaints import one_line
from ..launching.child import chosen_of, declared_in, sorted_out
from ..launching.host import HostDescriptor
from ..launching.launch import Launch, ScalarArgument, TensorArgument
from ..launching.words import Declared
from ..ttir.errors import TritonError
from .memory import Memory, Seen

MOST_PROGRAMS = 4096  # of a launch of which all are run


class Request(msgspec.Struct):
    """Which programs of which launch, all if none are named. point: variable -> value; held: tensor -> element -> integer.

    outside: only what is not inside its tensor is noted.
    """

    file: str
    launch: str
    point: dict[str, int]
    programs: list[tuple[int, int, int]]
    held: dict[str, dict[int, int]] = {}
    outside: bool = False


class Answer(msgspec.Struct, omit_defaults=True):
    """error: why nothing was run. ends: tensor -> bytes that may be reached; sizes: of an element of it, in bytes."""

    error: str = ""
    sizes: dict[str, int] = {}
    programs: int = 0
    seen: list[Seen] = []
    ends: dict[str, int] = {}


def answer(given: bytes, _: object) -> bytes:
    """The encoded answers to requests."""
    warnings.filterwarnings("ignore")
    found = []
    known: dict[str, dict[str, Declared]] = {}
    for request in msgspec.json.decode(given, type=list[Request]):
        try:
            if request.file not in known:
                known[request.file] = {own.name: own for own in declared_in(Path(request.file), None)}
            declared, number = _named(known[request.file], request.launch)
            found.append(interpreted(declared, request, number))
        except BaseException as error:
            found.append(Answer(one_line(error, request.file)))
    return msgspec.json.encode(found)


def _named(known: dict[str, Declared], name: str) -> tuple[Declared, int]:
    """A launch and the number of its configuration, 0 for one without; ``fill.2`` is the second of fill."""
    base, _, number = name.rpartition(".")
    if name in known:
        return known[name], 0
    if base in known and number.isdigit():
        return known[base], int(number)
    raise SpecError(f"no launch is named {name}; there is {', '.join(known)}")


def interpreted(declared: Declared, request: Request, number: int = 0) -> Answer:
    """What the programs touch. Raises SpecError, TritonError, and what the interpreter raises."""
    place = f"{declared.file}:{declared.line}"
    interpreter: Any = importlib.import_module("triton.runtime.interpreter")
    jitted: Any = importlib.import_module("triton.runtime.jit")
    kernel = declared.kernel
    while not isinstance(kernel, interpreter.InterpretedFunction):
        if not hasattr(kernel, "fn"):
            raise SpecError(f"{place}: {kernel!r} is no @triton.jit function")
        kernel = kernel.fn
    built = declared.built()
    fixed = {**declared.constexprs, **built.arguments}
    chosen = chosen_of(declared, fixed, number > 0, place)
    if not 0 <= number <= len(chosen):
        raise SpecError(f"{place}: {declared.name} has {len(chosen)} configurations, none is number {number}")
    fixed |= chosen[max(number - 1, 0)].values
    arguments, _, constexprs = sorted_out(jitted.JITFunction(kernel.fn), fixed, place)
    launch = Launch(kernel.__name__, built.sizes, built.extents(fixed), arguments, built.promises.all)
    memory = _memory(launch, request, kernel.fn.__code__.co_filename)
    values = {own.name: _handle(interpreter, own, memory, request.point, place) for own in arguments}
    values = _described(interpreter, values, fixed, place)
    grid: Any = tuple(value_at(extent, request.point) for extent in launch.grid)
    for program in request.programs:
        if any(axis >= extent for axis, extent in zip(program, grid, strict=True)):
            raise SpecError(f"{place}: program {program} is not in the grid {grid}")
    programs = request.programs or every_program(grid, place)
    builder = interpreter.interpreter_builder
    builder.set_grid_dim(*grid)
    scope = interpreter._patch_lang(kernel.fn)
    kept = _guarded(interpreter, builder, memory)
    try:
        with np.errstate(all="ignore"):
            for program in programs:
                memory.program = program
                builder.set_grid_idx(*program)
                kernel.rewrite()(**values, **constexprs)
    finally:
        for name in kept:
            delattr(builder, name)
        if hasattr(scope, "restore"):
            scope.restore()
    widths = {own.name: (own.bytes or 1) for own in launch.arguments if isinstance(own, TensorArgument)}
    return Answer(seen=memory.seen, ends=_ends(launch, request), sizes=widths, programs=len(programs))


def every_program(grid: tuple[int, int, int], place: str) -> list[tuple[int, int, int]]:
    """The programs of a grid. Raises SpecError where there are too many."""
    if prod(grid) > MOST_PROGRAMS:
        raise SpecError(f"{place}: {prod(grid)} programs are too many to run; name some with --program")
    x, y, z = map(range, grid)
    return list(product(x, y, z))


def _ends(launch: Launch, request: Request) -> dict[str, int]:
    """Bytes of each tensor that may be reached."""
    return {
        own.name: value_at(own.allocation, request.point) * (own.bytes or 1)
        for own in launch.arguments
        if isinstance(own, TensorArgument)
    }


def _memory(launch: Launch, request: Request, file: str) -> Memory:
    tensors = {own.name: own for own in launch.arguments if isinstance(own, TensorArgument)}
    widths = {name: (own.bytes or 1) for name, own in tensors.items()}
    held = {
        (name, element * widths[name]): value
        for name, elements in request.held.items()
        for element, value in elements.items()
    }
    least = {
        name: value_at(own.contents.low, request.point)
        for name, own in tensors.items()
        if own.contents is not None and own.contents.low is not None
    }
    return Memory(list(tensors), held, least, file, _ends(launch, request) if request.outside else None)


def _handle(interpreter: Any, argument: Any, memory: Memory, point: dict[str, int], place: str) -> Any:
    """An argument as the interpreter takes it, with its declared type."""
    language = interpreter.tl
    if isinstance(argument, TensorArgument):
        kind = language.pointer_type(language.str_to_ty(argument.dtype, None))
        value = np.array([memory.address(argument.memory)], dtype=np.uint64)
    else:
        assert isinstance(argument, ScalarArgument)
        kind = language.str_to_ty(argument.type, None)
        value = np.array([0 if argument.term is None else value_at(argument.term, point)])
        try:
            value = value.astype(interpreter._get_np_dtype(kind))
        except KeyError:
            raise TritonError(f"{place}: {argument.name} has a type that the interpreter does not take") from None
    return language.tensor(interpreter.TensorHandle(value, kind), kind)


def _described(interpreter: Any, values: dict[str, Any], fixed: dict[str, Any], place: str) -> dict[str, Any]:
    """The values with a descriptor for each tensor that the host makes one of, its extents and its strides."""
    made = {name: value for name, value in fixed.items() if isinstance(value, HostDescriptor)}
    semantic = getattr(interpreter, "interpreter_semantic", None)
    if not made:
        return values
    if semantic is None:
        raise TritonError(f"{place}: the interpreter of this release of Triton takes no descriptor; a newer one does")
    found = dict(values)
    for name, own in made.items():
        axes = range(len(own.block))
        shape, strides = ([found.pop(f"{name}.{word}.{at}") for at in axes] for word in ("shape", "stride"))
        strides[-1] = interpreter.tl.constexpr(1)
        block = [interpreter.tl.constexpr(extent) for extent in own.block]
        try:
            found[name] = semantic.make_tensor_descriptor(found[name], shape, strides, block)
        except AssertionError as error:
            raise TritonError(f"{place}: {name}: Triton makes no descriptor of this tensor: {error}") from None
    return found


def _guarded(interpreter: Any, builder: Any, memory: Memory) -> list[str]:
    """Have the interpreter's accesses go to the noted memory; the names of what was put into its builder."""
    handle, numpy_type = interpreter.TensorHandle, interpreter._get_np_dtype

    def load(ptrs: Any, mask: Any, other: Any, *rest: Any, **more: Any) -> Any:
        kind = ptrs.get_element_ty()
        dtype = np.dtype(numpy_type(kind))
        return handle(memory.load(ptrs.data, mask.data, 0 if other is None else other.data, dtype), kind)

    def store(ptrs: Any, value: Any, mask: Any, *rest: Any, **more: Any) -> None:
        memory.store(ptrs.data, value.data, mask.data, np.dtype(numpy_type(ptrs.get_element_ty())).itemsize)

    def atomic(ptr: Any, val: Any, mask: Any) -> Any:
        dtype = np.dtype(numpy_type(ptr.get_element_ty()))
        memory.store(ptr.data, val.data, mask, dtype.itemsize, "atomic")
        return handle(np.zeros_like(np.broadcast_to(val.data, ptr.data.shape)), val.dtype.scalar)

    def dividing(kept: Any) -> Any:
        def divide(lhs: Any, rhs: Any) -> Any:
            if rhs.data.dtype.kind in "iu":
                memory.divided(rhs.data == 0)
            return kept(lhs, rhs)

        return divide

    own = {
        **{name: dividing(getattr(builder, name)) for name in ("create_idiv", "create_srem", "create_urem")},
        "create_masked_load": load,
        "create_masked_store": store,
        "create_atomic_rmw": lambda operation, ptr, val, mask, *rest: atomic(ptr, val, mask.data),
        "create_atomic_cas": lambda ptr, cmp, val, *rest: atomic(ptr, val, np.ones_like(ptr.data, dtype=bool)),
    }
    for name, function in own.items():
        setattr(builder, name, function)
    return list(own)
