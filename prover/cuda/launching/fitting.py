"""A launch and the kernel that it names: which parameter each argument is, how wide it is, and where each memory ends."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from ...kernels.ir.module import Argument as Parameter
from ...kernels.ir.module import Kernel, Module, Type
from ...kernels.ir.sizes import NoSize, store_size
from ...kernels.machine.frame import NOWHERE
from ...kernels.machine.launch import Launch as Threads
from ...kernels.machine.sinks import SinkAccess
from ...language.meanings.text import text
from ...language.terms import Term, at_least, const, is_const
from ...readers.demangling import plain_name
from ...triton.launching.launch import TRUTHS, Argument, ScalarArgument, TensorArgument, fits
from ...triton.ttir.errors import TritonError
from ..showing import SPACES, _types, short
from ..threads import MOST_BLOCKS, MOST_THREADS
from ..threads import launch as threads_of
from .absent import SAID, without_harmless
from .divided import refuse_zero
from .launch import NUMBER, CudaLaunch
from .unplaced import elsewhere

BY_NUMBER = re.compile(r"param_\d+(\.\d+)?")
PARAMETER = 101
CONSTANT = 4
MOST_AT_ONCE = 32  # bytes of an access
DYNAMIC = "dynamic shared memory"


class Room(Struct, frozen=True):
    """A memory that the kernel may access. base: what accesses call it; name: what people do. size: bytes, None where
    nobody says. argument: the tensor behind a parameter. dynamic: whether it is shared memory that the launch adds."""

    base: str
    name: str
    space: int
    size: Term | None
    align: int
    argument: TensorArgument | None = None
    dynamic: bool = False

    @property
    def memory(self) -> str:
        """What it is called in runs. All arrays of dynamic shared memory begin at one place."""
        if self.dynamic:
            return DYNAMIC
        return self.argument.memory if self.argument is not None else self.base.lstrip("@")

    @property
    def read_only(self) -> bool:
        """Whether it is one that a kernel cannot write. Source: PTX ISA, State Spaces, .const and kernel parameters."""
        return self.space in (CONSTANT, PARAMETER)

    @property
    def where(self) -> str:
        return f"{SPACES.get(self.space, 'memory')} {self.name}"


class Fitted(Struct, frozen=True):
    """A launch whose arguments are the kernel's. kernel: without the calls that the launch says are harmless; harmless:
    their functions' own names -> how each is shown. names: label of a parameter -> what the user calls it. threads: the
    launch as the machine of kernels takes it. rooms: by base. assumed: what nobody says of the kernel, in words."""

    launch: CudaLaunch
    kernel: Kernel
    threads: Threads
    names: Mapping[str, str]
    rooms: Mapping[str, Room]
    types: Sequence[str]
    assumed: Sequence[str] = ()
    harmless: Mapping[str, str] = field(default_factory=dict)

    @property
    def staying(self) -> list[str]:
        """The tensors of which it is promised that what the kernel writes keeps their contract, too."""
        own = [room.argument for room in self.rooms.values() if room.argument is not None]
        return [one.name for one in own if one.contents is not None and one.contents.stays]

    def lost(self, accesses: Iterable[SinkAccess]) -> list[SinkAccess]:
        """Those of which nobody knows in which of the rooms they are: their address is not known, or goes by a number, or
        by a pointer of which the launch says nothing."""
        return [
            replace(one, why=one.why or elsewhere(one.base))
            for one in accesses
            if one.why or one.base not in self.rooms
        ]


def fitted(launch: CudaLaunch, module: Module, kernel: Kernel, place: str) -> Fitted:
    """Raises TritonError where the launch is not one of this kernel."""
    if kernel.trouble:
        raise TritonError(f"{place}: {plain_name(kernel.name)} is not read: {kernel.trouble}")
    kernel, harmless = without_harmless(launch.harmless, kernel, place)
    types = _types(kernel.name, len(kernel.arguments))
    own = _labelled(launch.arguments, kernel, types, place)
    own = {label: _narrowed(label, argument, own, kernel) for label, argument in own.items()}
    arguments = [_typed(label, argument, kernel, types, place) for label, argument in own.items()]
    names = {label: argument.name for label, argument in own.items()}
    _fields(arguments, kernel, place)
    _block(launch, kernel, place)
    refuse_zero(_written(launch), place)
    block = [*launch.block, *[const(1)] * (3 - len(launch.block))]
    grid = [*launch.grid, *[const(1)] * (3 - len(launch.grid))] if launch.grid else ()
    labels = {argument.name: label for label, argument in own.items()}
    arguments = [
        dataclasses.replace(argument, same=labels[argument.same])
        if isinstance(argument, TensorArgument) and argument.same
        else argument
        for argument in arguments
    ]
    terms = {
        label: argument.term
        for label, argument in zip(own, arguments, strict=True)
        if isinstance(argument, ScalarArgument) and argument.term is not None
    }
    found = dataclasses.replace(launch, arguments=arguments)
    limit = [_product(block) <= kernel.max_threads] if kernel.most and not is_const(_product(block)) else []
    found = dataclasses.replace(found, given=[*found.given, *(one for one in limit if one.op != "truth")])
    parts = {one.name: _bytes(one) for one in arguments if "." in one.name}
    threads = replace(threads_of(kernel, block, grid, terms, [*found.given, *found.facts]), parts=parts)
    rooms = {room.base: room for room in _rooms(found, module, kernel, names)}
    found.programs = tuple(threads.blocks)
    assumed = [*_assumed(arguments, names, types), *_fitting(found, names), *_at_all(found)]
    assumed += [f"{shown} {SAID}" for shown in harmless.values()]
    return Fitted(found, kernel, threads, names, rooms, types, assumed, harmless)


def _written(launch: CudaLaunch) -> Iterator[tuple[str, Term]]:
    """What the launch computes of sizes, by its name."""
    for what, extents in (("grid", launch.grid), ("block", launch.block)):
        yield from ((f"the {what}'s extent along {axis}", one) for axis, one in zip("xyz", extents, strict=False))
    yield "the dynamic shared memory", launch.shared
    for one in launch.arguments:
        if isinstance(one, ScalarArgument) and one.term is not None:
            yield one.name, one.term
        elif isinstance(one, TensorArgument):
            yield f"the memory of {one.name}", one.allocation


def _fitting(launch: CudaLaunch, names: Mapping[str, str]) -> Iterator[str]:
    """That what the host computes for an integer fits in it, where no promise says so."""
    promised = {one.args[0]: one.args[1] for one in launch.given if one.op == "le"}
    for one in launch.arguments:
        if not isinstance(one, ScalarArgument) or one.term is None or one.term.op in ("var", "const"):
            continue
        if one.type in ("i8", "i16") and "." in one.name:  # its low bits, which do
            continue
        end, signed = promised.get(one.term), one.type.startswith("i")
        most = (1 << int(one.type[1:]) - signed) - 1
        if end is None or not is_const(end) or end.payload > most or not at_least(one.term, 0):
            yield f"{text(one.term)} fits in {one.type}: {names[one.name]}"


def _at_all(launch: CudaLaunch) -> Iterator[str]:
    """That there is a launch: of a grid, or a block, of no extent CUDA makes none, so that nothing is written."""
    for what, extents in (("grid", launch.grid), ("block", launch.block)):
        for axis, extent in zip("xyz", extents, strict=False):
            if not at_least(extent, 1):
                yield f"the {what} has an extent of at least 1 along {axis}, {text(extent)}: else CUDA launches nothing"


def _assumed(arguments: Sequence[Argument], names: Mapping[str, str], types: Sequence[str]) -> Iterator[str]:
    """What the name of a kernel would say that has types."""
    whole = [one for one in arguments if isinstance(one, ScalarArgument) and one.term is not None]
    signed = [one for one in whole if one.type.startswith("i")]
    fields = [names[one.name] for one in signed if "." in one.name]
    others = [names[one.name] for one in signed if "." not in one.name]
    if fields:
        yield f"integers in structs are signed: {', '.join(fields)}"
    if others and not types:
        yield f'extern "C" says no types, so integers are signed, where not u32(...) or u64(...): {", ".join(others)}'


def _product(block: Sequence[Term]) -> Term:
    return block[0] * block[1] * block[2]


def _labelled(
    arguments: Sequence[Argument], kernel: Kernel, types: Sequence[str], place: str
) -> dict[str, Argument]:  # fmt: skip
    """Label of the parameter, or of what stands in it -> argument. Raises TritonError."""
    whole = [parameter.name for parameter in kernel.arguments]

    def called(at: int) -> str:
        return f"{whole[at]}{f' ({types[at]})' if types else ''}"

    if all(BY_NUMBER.fullmatch(argument.name) for argument in arguments):
        ordered = {f"param_{number}": name for number, name in enumerate(whole)}
        heads = (
            {name: name for name in whole} if set(whole) & set(ordered) else ordered
        )  # some text has names of its own
        found, unknown = {}, []
        for argument in arguments:
            head, dot, byte = argument.name.partition(".")
            found[heads.get(head, head) + dot + byte] = argument
            unknown += [] if head in heads else [head]
        if unknown:
            raise TritonError(
                f"{place}: {plain_name(kernel.name)} has no {unknown[0]}; it has "
                f"{', '.join(map(called, range(len(whole))))}"
            )
    else:
        heads = list(dict.fromkeys(argument.name.partition(".")[0] for argument in arguments))
        if len(heads) > len(whole):
            said = f"{plain_name(kernel.name)} takes {len(whole)} arguments, and the launch gives {len(heads)}"
            raise TritonError(f"{place}: {said}")
        labels = dict(zip(heads, whole, strict=False))
        moved = next((head for head in heads if head in whole and labels[head] != head), None)
        if moved is not None and not set(heads) <= set(whole):
            said = f"{moved} is a parameter of {plain_name(kernel.name)}, and stands for {labels[moved]} here"
            raise TritonError(f"{place}: {said}; give all by the kernel's names, or call yours otherwise")
        labels = labels if moved is None else {head: head for head in heads}
        found = {}
        for argument in arguments:
            head, dot, byte = argument.name.partition(".")
            found[labels[head] + dot + byte] = argument
    given = {label.partition(".")[0] for label in found}
    missing = [called(at) for at, name in enumerate(whole) if name not in given]
    if missing:
        said = "the launch leaves out" if len(missing) < len(whole) else "the launch gives no arguments; there is"
        raise TritonError(f"{place}: {said} {', '.join(missing)} of {plain_name(kernel.name)}")
    return found


def _narrowed(label: str, argument: Argument, own: Iterable[str], kernel: Kernel) -> Argument:
    """An integer in a struct of which nobody says how wide it is, as wide as there is room up to the next field: in fewer
    than four bytes its low bits, as C++ converts it."""
    name, _, byte = label.partition(".")
    whole = next((one.byref for one in kernel.arguments if one.name == name), None)
    if whole is None or isinstance(argument, TensorArgument) or argument.type != NUMBER or not byte.isdigit():
        return argument
    others = (one.partition(".")[2] for one in own if one.startswith(f"{name}."))
    behind = [int(one) for one in others if one.isdigit() and int(one) > int(byte)]
    room = min([*behind, store_size(whole)]) - int(byte)
    bits = next((bits for bits in (16, 8) if 8 * room in range(bits, 2 * bits)), 32)
    if bits == 32 or argument.term is None:
        return dataclasses.replace(argument, type=f"i{bits}")
    half = 1 << (bits - 1)
    return dataclasses.replace(argument, type=f"i{bits}", term=(argument.term + half) % (2 * half) - half)


def _typed(label: str, argument: Argument, kernel: Kernel, types: Sequence[str], place: str) -> Argument:
    """The argument under its label, with the type that the kernel's parameter has. Raises TritonError."""
    name, dot, _ = label.partition(".")
    at = next(n for n, own in enumerate(kernel.arguments) if own.name == name)
    parameter, said = kernel.arguments[at], types[at] if types else ""
    shown = f"{label}{f' ({said})' if said else ''} of {plain_name(kernel.name)}"
    if parameter.byref is not None and not dot:
        raise TritonError(f"{place}: {shown} is a struct: give its fields by their bytes, struct({{0: ..., 8: ...}})")
    if parameter.byref is None and dot:
        raise TritonError(f"{place}: {shown} is no struct")
    if isinstance(argument, TensorArgument):
        if not dot and _is_number(parameter, said):
            raise TritonError(f"{place}: {shown} is a number, and the launch gives a tensor")
        truths = TRUTHS if argument.dtype in ("bool", "i1") else None
        return dataclasses.replace(argument, name=label, contents=argument.contents or truths)
    if parameter.type.kind == "pointer" and not dot:
        raise TritonError(f"{place}: {shown} is a pointer: give a tensor(...)")
    bits = _bits(parameter.type)
    if argument.term is None and not dot and parameter.type.kind == "int":
        raise TritonError(f"{place}: {shown} is an integer, and the launch gives a float")
    if dot or parameter.type.kind != "int":
        kind = argument.type if argument.type != NUMBER else "i32"
        return dataclasses.replace(argument, name=label, type=kind)
    if argument.type not in (NUMBER, f"i{bits}", f"u{bits}") and argument.term is not None:
        raise TritonError(f"{place}: {shown} has {bits} bits, and the launch gives {argument.type}")
    sign = "u" if "unsigned" in said or said in ("bool", "size_t") else "i"
    own = argument.type if not said and argument.type != NUMBER else f"{sign}{bits}"  # nobody but the launch says it
    found = dataclasses.replace(argument, name=label, type=own)
    known = found.term
    if known is not None and known.op == "const" and not fits(known, found.type, bits).payload:
        raise TritonError(f"{place}: {shown} is {known.payload}, which does not fit in {found.type}")
    return found


def _is_number(parameter: Parameter, said: str) -> bool:
    if parameter.type.kind == "pointer":
        return False
    return not said.endswith("*") if said else parameter.type.bits != 64


def _bytes(argument: Argument) -> int:
    """Of a part of a struct."""
    return 8 if isinstance(argument, TensorArgument) else (argument.bits or 32) // 8


def _fields(arguments: Sequence[Argument], kernel: Kernel, place: str) -> None:
    """Raises TritonError for a field of a struct that goes past its end, or into another one."""
    wholes = {one.name: one.byref for one in kernel.arguments if one.byref is not None}
    ends: dict[str, int] = {}
    parts = [(*one.name.partition(".")[::2], one) for one in arguments if "." in one.name]
    if wrong := [f"{name}: {byte!r}" for name, byte, _ in parts if not byte.isdigit()]:
        raise TritonError(f"{place}: a field of a struct stands at a byte, a number from 0, as in {wrong[0]}")
    for name, first, one in sorted(((name, int(byte), one) for name, byte, one in parts), key=lambda part: part[:2]):
        unsaid = isinstance(one, ScalarArgument) and one.term is None  # a float, of whatever width
        end = first + (1 if unsaid else _bytes(one))
        if first < ends.get(name, 0):
            raise TritonError(f"{place}: the field at byte {first} of {name} begins in the one before it")
        if end > store_size(wholes[name]):
            had = store_size(wholes[name])
            raise TritonError(f"{place}: the field at byte {first} of {name} ends at byte {end}, and {name} has {had}")
        ends[name] = end


def _bits(kind: Type) -> int:
    return kind.bits if kind.kind == "int" else 0


def _block(launch: CudaLaunch, kernel: Kernel, place: str) -> None:
    """Raises TritonError for blocks that the kernel does not take."""
    if not launch.block:
        raise TritonError(f"{place}: the launch says no block")
    known = [extent.payload if extent.op == "const" else None for extent in launch.block]
    if kernel.required:
        for axis, extent in enumerate(kernel.required):
            own = known[axis] if axis < len(known) else 1
            if own is not None and own != extent:
                raise TritonError(
                    f"{place}: {plain_name(kernel.name)} runs with blocks of {kernel.required} threads (.reqntid)"
                )
            if own is None:
                launch.given.append(launch.block[axis] == extent)
    threads = 1
    for own in known:
        threads *= own or 1
    if kernel.most and threads > kernel.max_threads:
        raise TritonError(
            f"{place}: {plain_name(kernel.name)} takes at most {kernel.max_threads} threads a block (.maxntid), "
            f"not {threads}"
        )
    if threads > 1024:
        raise TritonError(f"{place}: a block of {threads} threads; no GPU takes more than 1024")
    for what, extents, most in (("block", launch.block, MOST_THREADS), ("grid", launch.grid, MOST_BLOCKS)):
        for axis, extent, end in zip("xyz", extents, most, strict=False):
            if extent.op == "const" and not 1 <= extent.payload <= end:
                said = f"a {what} of {extent.payload} along {axis}; a GPU takes 1 to {end:,}"
                raise TritonError(f"{place}: {said}")
    if launch.shared.op == "const" and launch.shared.payload < 0:
        raise TritonError(f"{place}: {launch.shared.payload} bytes of dynamic shared memory")


def _rooms(launch: CudaLaunch, module: Module, kernel: Kernel, names: Mapping[str, str]) -> list[Room]:
    found = []
    for argument in launch.arguments:
        if isinstance(argument, TensorArgument):
            size = argument.allocation * (argument.bytes or 1)
            found.append(Room(argument.name, names[argument.name], 1, size, 16, argument))
    for item in module.globals:
        size = const(item.size) if item.size else launch.shared if item.space == 3 else None
        base = f"@{item.name}"
        open_ = item.space == 3 and not item.size
        found.append(Room(base, short(base), item.space, size, max(item.align, 1), dynamic=open_))
    for parameter in kernel.arguments:
        if parameter.byref is not None:
            try:
                size = const(store_size(parameter.byref))
            except NoSize:
                size = None
            found.append(Room(f"byref {parameter.name}", parameter.name, PARAMETER, size, 8))
    found.append(Room(NOWHERE, NOWHERE, 1, const(0), MOST_AT_ONCE))
    return found
