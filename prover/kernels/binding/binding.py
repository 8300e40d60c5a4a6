"""Binding files: what a compiled kernel must compute, in TOML.

    threads = 256                       # work items in a block; as the compiler was told if left out
    grid = ["cdiv(M, 128)", "K // 32"]  # blocks along x, y, z; anything if left out
    given = ["N*H*W*C*2 < 2**32"]       # what callers promise

    [parameters]                        # a number, or [least, most]
    H = [1, 65535]

    [define]                            # names for expressions, each over what stands above it
    M = "N * H_out * W_out"

    [arguments]                         # the kernel's integer arguments, as `tileprove kernel show` names them
    arg1 = "N"

    [pointers.arg0]                     # for --bounds and alignment; an argument, a pointer that is loaded from one
                                        # passed byref ("arg2+8", its byte), or a global such as global_smem
    bytes = "N*H*W*C*2"
    align = 16
    open_ended = true                   # its resources say more bytes than it has (Triton: 2^31 - 2 of any memory)
    apart = true                        # claim that no two threads write one byte through it
    written = true                      # claim that every one of its bytes is written

    [[sink]]
    at = [0, 1]                         # numbers of `tileprove kernel show`
    map = "im2col"                      # a map of a spec, or address = "..." below
    with = { m = "...", k = "..." }     # over parameters, lane, warp, thread, block_x, block_y, block_z, and i

    [[loop]]                            # one whose bound is not constant
    at = "143"                          # its first block's label
    iteration = "k_tile"                # a name for its number, for the sinks inside
    carries = { slot = "146" }          # names for phis of that block; a pointer's is its offset in bytes
    invariant = ["0 <= slot", "slot < buffers"]     # what is proved, and then used, of every iteration i

i counts the accesses of one [[sink]] in the order in which they run: the loop's iteration, unrolled by the compiler or
not; a loop that is reached again begins again. times = 4, or "cdiv(K, 32)", says how many there must be; without it that
follows only from an `active` in which i stands. A field beside the map (address, bytes, records, lds, active) replaces
what the map says; skip = "reason" leaves the sinks out. Errors are a BindingError: one line with file and place.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ...base.toml_text import tables
from ...language.terms import BOOL, INT, Term, as_int, integer
from ...targets.amdgpu import WAVE
from ..ir.module import Global, Kernel
from ..loops.induction import Declared
from ..machine.launch import BLOCKS, THREAD, Launch, argument_label
from .calling import parameter_trouble
from .expressions import ExpressionError, read
from .sanity import check_arguments, check_extents, check_open_ended, check_pointers, check_range, check_written
from .sink_tables import BoundSink, Expression, SinkTable, bound_sinks
from .tables import BindingError, LoopTable, declared


class PointerTable(msgspec.Struct, forbid_unknown_fields=True):
    """bytes: of the memory behind a pointer argument. align: of its address, in bytes.

    open_ended: that num_records may reach past the memory; without it, that is refuted. Each access is still held
    against bytes. apart, written: claim that no two threads write one byte of it; that every byte is written.
    """

    bytes: Expression | None = None
    align: int | None = None
    open_ended: bool = False
    apart: bool = False
    written: bool = False


class FileTable(msgspec.Struct, forbid_unknown_fields=True):
    kernel: str = ""
    title: str = ""
    threads: int | list[int] | None = None
    grid: list[Expression | None] = []
    given: list[str] = []
    parameters: dict[str, int | list[Expression]] = {}
    define: dict[str, Expression] = {}
    arguments: dict[str, Expression] = {}
    pointers: dict[str, PointerTable] = {}
    sink: list[SinkTable] = []
    loop: list[LoopTable] = []


class Binding(Struct, frozen=True):
    """A file for one kernel. names: parameters, definitions and the thread, for expressions."""

    file: str
    title: str
    launch: Launch
    names: Mapping[str, Term]
    sinks: tuple[BoundSink, ...]
    loops: tuple[Declared, ...] = ()

    def sink(self, number: int) -> BoundSink | None:
        return next((sink for sink in self.sinks if number in sink.numbers), None)


def read_file(path: Path) -> FileTable:
    """The file's tables. Raises BindingError, or OSError."""
    if path.is_dir():
        raise BindingError(f"{path} is a folder; name a binding file in it")
    text, raw = tables(path.read_bytes(), str(path), BindingError)
    try:
        return msgspec.convert(raw, FileTable)
    except msgspec.ValidationError as error:
        said = str(error)
        found = re.search(r"unknown field `([^`]*)`", said)
        line = _line_of(text, found[1]) if found else 0
        raise BindingError(f"{path}{f':{line}' if line else ''}: {_plainly(said)}") from None


def _plainly(said: str) -> str:
    return (
        said.replace("Object contains unknown field", "unknown field")
        .replace(" - at `$.", " in `")
        .replace(" - at `$`", "")
    )


def _line_of(text: str, key: str) -> int:
    """The line of the first assignment to the key, or of its table."""
    pattern = re.compile(rf'^\s*(?:\[*\s*)?(?:[\w."-]*\.)?"?{re.escape(key)}"?\s*[=\]]|[{{,]\s*{re.escape(key)}\s*=')
    return next((n for n, line in enumerate(text.split("\n"), 1) if pattern.search(line)), 0)


def threads_of(value: int | list[int] | None, kernel: Kernel, place: str) -> tuple[int, int, int]:
    """A block's extents: as given, else what the compiler was told, else one wave."""
    extents = [value] if isinstance(value, int) else list(value or [kernel.max_threads or WAVE])
    extents += [1] * (3 - len(extents))
    if len(extents) != 3 or any(not 1 <= extent <= 1024 for extent in extents):
        raise BindingError(f"{place}: threads must be one to three numbers from 1 to 1024")
    if extents[0] * extents[1] * extents[2] > 1024:
        raise BindingError(f"{place}: threads: {' * '.join(map(str, extents))} work items are more than 1024, the most")
    if extents[0] % WAVE:
        raise BindingError(f"{place}: threads: {extents[0]} work items along x are no whole waves of {WAVE}")
    return extents[0], extents[1], extents[2]


def bind(table: FileTable, file: str, kernel: Kernel, sinks: int, memories: Sequence[Global] = ()) -> Binding:
    """The binding for a kernel with so many sinks, in a module with these global variables. Raises BindingError."""
    names: dict[str, Term] = {}

    def expression(text: Expression, where: str, sort: str = INT) -> Term:
        try:
            return read(text, names, sort)
        except ExpressionError as error:
            raise BindingError(f"{file}: {where}: {error}") from None

    for name, value in table.parameters.items():
        names[name] = _parameter(name, value, file, expression)
        wrong = parameter_trouble(name, names[name], kernel, table.arguments)
        if wrong:
            raise BindingError(f"{file}: [parameters] {wrong}")
    for name, value in table.define.items():
        if name in names:
            raise BindingError(f"{file}: [define]: {name} is a parameter already")
        names[name] = expression(value, f"[define] {name}")
    threads = threads_of(table.threads, kernel, file)
    if len(table.grid) > 3:
        raise BindingError(f"{file}: grid: a grid has at most three extents")
    grid = [None if extent is None else expression(extent, "grid") for extent in table.grid]
    given = [expression(text, "given", BOOL) for text in table.given]
    check_extents(grid, given, file)
    arguments = _arguments(table, file, kernel, expression)
    check_arguments(arguments, given, kernel, file)
    sizes = {n: expression(p.bytes, f"[pointers.{n}] bytes") for n, p in table.pointers.items() if p.bytes is not None}
    check_pointers({name: pointer.align for name, pointer in table.pointers.items()}, sizes, kernel, memories, file)
    check_open_ended({n: p.bytes is not None for n, p in table.pointers.items() if p.open_ended}, file)
    written = {name: pointer for name, pointer in table.pointers.items() if pointer.apart or pointer.written}
    check_written({n: p.written and p.bytes is None for n, p in written.items()}, kernel, file)
    launch = Launch.of(
        threads, grid, arguments=arguments, given=given, sizes=sizes,
        aligned={name: pointer.align for name, pointer in table.pointers.items() if pointer.align},
        open_ended=frozenset(name for name, pointer in table.pointers.items() if pointer.open_ended),
        apart=frozenset(name for name, pointer in written.items() if pointer.apart),
        covered=frozenset(name for name, pointer in written.items() if pointer.written),
    )  # fmt: skip
    for name in THREAD:
        if name in names:
            raise BindingError(f"{file}: {name} is the thread's; give the parameter another name")
    names |= {"lane": launch.lane, "warp": launch.warp, "thread": launch.thread}
    names |= dict(zip(BLOCKS, launch.blocks, strict=True))
    loops = tuple(declared(table.loop, file, kernel, names))
    return Binding(file, table.title, launch, names, tuple(bound_sinks(table.sink, file, sinks, names)), loops)


def _parameter(name: str, value: int | list[Expression], file: str, expression: Any) -> Term:
    if isinstance(value, int):
        return as_int(value)
    if len(value) != 2:
        raise BindingError(f"{file}: [parameters] {name}: a number, or [least, most]")
    least, most = (expression(end, f"[parameters] {name}") for end in value)
    check_range(name, least, most, file)
    try:
        return integer(name, least, most + 1)
    except ValueError as error:
        raise BindingError(f"{file}: [parameters] {error}") from None


def _arguments(table: FileTable, file: str, kernel: Kernel, expression: Any) -> dict[str, Term]:
    known = {argument_label(argument.name): argument for argument in kernel.arguments}
    for name in table.arguments:
        if re.split(r"[.+]", name)[0] not in known:
            there = ", ".join(known) or "none"
            raise BindingError(f"{file}: [arguments]: {kernel.name} has no argument {name}; it has {there}")
        argument = known.get(name)
        if argument is not None and argument.type.kind != "int":
            raise BindingError(f"{file}: [arguments]: {name} is of type {argument.type.text}, not an integer")
    return {name: expression(value, f"[arguments] {name}") for name, value in table.arguments.items()}


def unread(binding: Binding, kernel: Kernel, asked: Collection[str], memories: Sequence[Global]) -> None:
    """Raises BindingError for a part of an argument that the binding speaks of and the kernel never reads."""
    said = {**binding.launch.arguments, **binding.launch.sizes, **binding.launch.aligned}
    for name in said.keys() - {*asked, *(item.name for item in memories)}:
        whole = re.split(r"[.+]", name)[0]
        parts = sorted(label for label in asked if re.split(r"[.+]", label)[0] == whole)
        there = f"; of {whole} it reads {', '.join(parts)}" if parts else ""
        raise BindingError(f"{binding.file}: {kernel.name} reads no {name} in this launch{there}")
