"""A kernel's launches at points, run in the interpreter of PTX."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Struct, field

from ...concrete.interpreter import ptx
from ...concrete.interpreter.ptx.layout import initial, laid_out
from ...concrete.interpreter.races import Report
from ..accesses.points import value_at
from ..base.clock import Deadline
from ..kernels.ir.module import Kernel
from ..kernels.ir.sizes import store_size
from ..language.meanings.python import TooLarge, Undefined
from ..language.terms import Term
from ..targets.nvidia import WARP
from ..triton.attacking.contents import Memory, NoContentsError, NotDrawnError
from ..triton.launching.launch import ScalarArgument, TensorArgument
from .answers import Answers, Told
from .launching.fitting import NOWHERE, Fitted, Room

SECONDS = 6.0
APART = 40  # bits between where the interpreter's memories begin
MOST_BYTES = 1 << 39  # of a memory, so that they do not touch
TOGETHER = ("shfl", "vote", "match", "redux", "activemask", "ldmatrix", "atom", "elect", "mma", "wmma")
WAITS = ("bar", "barrier")
# numbers with which a text compares, or that it keeps in a register, as nvcc -Xcicc -O0 does
COMPARED = re.compile(r"\b(?:setp\.\w+|mov)\.[usb]\d+\s[^;]*,\s*(-?\d+)\s*;")
MOST_NUMBERS, MANY = 12, 100
Point = Mapping[str, int]
Three = tuple[int, int, int]
ENDED = (ptx.NotRun, ptx.OutOfTime, ptx.UndefinedBehaviour, ptx.TextError, Undefined, TooLarge)
UNDEFINED = ("division by zero", "overflowing division", "an index past its table", "more is read than it copies")
UNDRAWN = (NoContentsError, NotDrawnError, ValueError, OverflowError)


class Filled(Struct, frozen=True):
    """What stands in memories of which nothing is said. some: these by turns, each in so many elements in a row; none for
    whatever is drawn."""

    some: tuple[int, ...] = ()
    together: int = 1


AS_DRAWN = Filled()


class OthersWrote(ptx.NotRun):
    """Some threads of a block were run alone, and one of them reads what others may have written before."""


class Patched(Struct):
    """A memory in which some elements are as a counterexample says. given: byte -> (bytes, bits)."""

    under: Any
    given: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return self.under.size

    def bits(self, byte: Any, bytes_each: int, element: str) -> Any:
        found = np.asarray(self.under.bits(byte, bytes_each, element)).astype(np.uint64)
        for at, start in enumerate(np.asarray(byte).tolist()):
            if start in self.given and self.given[start][0] == bytes_each:
                found[at] = self.given[start][1]
        return found


def _no_address(name: str) -> int:
    raise ptx.NotRun(f"a variable that begins with the address of {name}")


def three(terms: Sequence[Term], point: Point) -> Three:
    """The terms of three axes at the point. Raises as `value_at` does."""
    x, y, z = (value_at(term, point) for term in terms)
    return x, y, z


class Runs:
    """The kernel's launches at points. Raises TextError where the interpreter does not read the text.

    written: memories in which the kernel may write; None for any. alone: whether some threads of a block may be run without
    the others. schedules: of several blocks; beside each other where one may be given what the other's atomics left."""

    def __init__(self, fitted: Fitted, kernel: Kernel, text: str, written: Collection[str] | None = None):
        self.fitted, self.record, self.written = fitted, kernel, written
        found = ptx.read(text, kernel.name)
        if kernel.name not in found:
            raise ptx.TextError(f"the interpreter reads no kernel {kernel.name}")
        self.kernel = found[kernel.name]
        self.numbers = list(dict.fromkeys(int(one) for one in COMPARED.findall(text)))[:MOST_NUMBERS]
        self.places = laid_out(self.kernel.module, self.kernel.function, 0)[0]
        self.shared = {f"@{name}": self.places[id(own)] for name, own in self._named() if id(own) in self.places}
        self.locals = [own.name for own in self.kernel.function.variables if own.space == "local"]
        own = (one for one in self.kernel.module.functions.values() if one is self.kernel.function or not one.entry)
        whole = [code.name.split(".") for one in own for code in one.body or ()]
        names = {family for family, *_ in whole}
        self.schedules = ("forward", "backward", *(("beside",) if "atom" in names else ()))
        self.alone = not names & set(TOGETHER) and not any(family in WAITS and "red" in more for family, *more in whole)
        self.warps = any(family in WAITS and "warp" in more for family, *more in whole)

    def _named(self) -> Iterator[tuple[str, Any]]:
        """The file's variables and the kernel's, under the names that they have among the claims."""
        of_file = self.kernel.module.variables
        yield from of_file.items()
        for own in self.kernel.function.variables:
            if own.name not in of_file:
                yield own.name, own
            else:  # which of the two hangs on whether functions were inlined
                yield f"{self.record.name}.{own.name}", own
                yield f"{own.name}.{self.record.line}", own

    def size(self, room: Room, point: Point) -> int:
        assert room.size is not None
        return value_at(room.size, point)

    def large(self, point: Point) -> bool:
        """Whether some tensor has more bytes than are told apart."""
        rooms = [room for room in self.fitted.rooms.values() if room.argument is not None and room.size is not None]
        return any(self.size(room, point) >= MOST_BYTES for room in rooms)

    def shape(self, point: Point) -> tuple[Three, Three]:
        """Grid and block."""
        special = self.fitted.threads.special
        grid = three([special[f"nctaid.{axis}"] for axis in "xyz"], point)
        return grid, three([special[f"ntid.{axis}"] for axis in "xyz"], point)

    def memories(
        self, point: Point, chance: np.random.Generator, given: Mapping[str, Mapping[int, tuple[int, int]]],
        filled: Filled = AS_DRAWN,
    ) -> dict[str, Any]:  # fmt: skip
        """Raises NotRun, or what says that no contents are drawn."""
        found = {}
        for argument in self.fitted.launch.arguments:
            if isinstance(argument, TensorArgument) and not argument.same:
                own = Memory(argument, point, chance, some=filled.some, together=filled.together)
                if own.size >= MOST_BYTES:
                    raise ptx.NotRun("a memory of more bytes than are told apart")
                found[argument.name] = Patched(own, given.get(argument.name, {}))
        for name, own in self.kernel.module.variables.items():
            if name in given and name not in found:
                found[name] = Patched(ptx.Contents(initial(own, _no_address), own.size), given[name])
        return found

    def run(
        self, point: Point, observe: Any, *, blocks: Sequence[Three] | None = None, threads: Sequence[Three] | None = None,
        seconds: float = SECONDS, chance: np.random.Generator | None = None,
        given: Mapping[str, Mapping[int, tuple[int, int]]] | None = None, told: Told | None = None,
        filled: Filled = AS_DRAWN,
    ) -> ptx.Run:  # fmt: skip
        """Raises whatever ends a run; OthersWrote where these threads cannot be run without the others. told: what is given
        by functions that the text does not have."""
        (kernel, arguments, grid, block, memory), shared = self._launched(point, chance, given, filled)
        return ptx.run(
            kernel,
            arguments,
            grid,
            block,
            memory,
            observe if threads is None else self._until_others(observe),
            shared=shared,
            blocks=blocks,
            threads=threads,
            deadline=Deadline(seconds),
            absent=self._absent(told),
        )

    def _until_others(self, observe: Any) -> Any:
        """Before its first barrier a thread may be the first one to run."""

        def seen(event: Any) -> None:
            if isinstance(event, ptx.Touch) and event.kind == "load" and (event.interval or self.warps):
                known = event.space == "global" and self.written is not None and event.memory not in self.written
                if event.space in ("shared", "global") and not known:
                    raise OthersWrote(f"PTX line {event.line} reads what other threads may have written")
            observe(event)

        return seen

    def look(
        self, point: Point, *, blocks: Sequence[Three] | None = None, seconds: float = SECONDS,
        chance: np.random.Generator | None = None, given: Mapping[str, Mapping[int, tuple[int, int]]] | None = None,
        schedules: Sequence[str] = (), told: Told | None = None, filled: Filled = AS_DRAWN,
    ) -> Report:  # fmt: skip
        """What the threads of these blocks do to one another. schedules: none for those that fit. Raises what says that
        nothing was run."""
        several = blocks is None or len(blocks) > 1
        schedules = schedules or (self.schedules if several else self.schedules[:2])
        place, shared = self._launched(point, chance, given, filled)
        deadline, absent = Deadline(seconds), self._absent(told)
        return ptx.look(*place, shared=shared, blocks=blocks, deadline=deadline, schedules=schedules, absent=absent)

    @cached_property
    def fillings(self) -> list[Filled]:
        """Other contents that are worth a run: nothing but 0, high and low numbers, those with which the text compares, and
        those beside them; by elements, and by warps of elements. None where there is no memory of which nothing is said."""
        own = [one for one in self.fitted.launch.arguments if isinstance(one, TensorArgument) and one.contents is None]
        if not own:
            return []
        beside = dict.fromkeys(one + more for one in self.numbers for more in (1, -1))
        some = dict.fromkeys((MANY, -MANY, *beside, 0, 1, *self.numbers))
        found = [Filled((0,)), Filled(tuple(some)), Filled((MANY, -MANY), WARP)]
        return [*found, Filled(tuple(beside), WARP)] if beside else found

    def _absent(self, told: Told | None) -> dict[str, Answers]:
        return dict.fromkeys(self.fitted.harmless, Answers(told or {}))

    def _launched(
        self, point: Point, chance: np.random.Generator | None,
        given: Mapping[str, Mapping[int, tuple[int, int]]] | None, filled: Filled = AS_DRAWN,
    ) -> tuple[tuple[Any, Any, Three, Three, Any], int]:  # fmt: skip
        """What a run is given first, and the bytes of dynamic shared memory."""
        grid, block = self.shape(point)
        memory = self.memories(point, chance or np.random.default_rng(0), given or {}, filled)
        numbers = {name: at for at, name in enumerate(memory)}
        arguments = [self._argument(parameter, point, numbers) for parameter in self.record.arguments]
        return (self.kernel, arguments, grid, block, memory), value_at(self.fitted.launch.shared, point)

    def _argument(self, parameter: Any, point: Point, numbers: Mapping[str, int]) -> Any:
        own = {a.name: a for a in self.fitted.launch.arguments}
        if parameter.byref is None:
            return self._value(own[parameter.name], point)
        size = store_size(parameter.byref)
        found = bytearray(size)
        for name, argument in own.items():
            head, dot, byte = name.partition(".")
            if head != parameter.name or not dot:
                continue
            at, value = int(byte), self._value(argument, point)
            if isinstance(value, ptx.Pointer):
                value, width = (numbers[value.memory] + 1) << APART, 8
            else:
                width = getattr(argument, "bits", 32) // 8 or 4
            if isinstance(value, float):
                continue
            found[at : at + width] = (int(value) & ((1 << 8 * width) - 1)).to_bytes(width, "little")
        return bytes(found[:size])

    @staticmethod
    def _value(argument: Any, point: Point) -> Any:
        if isinstance(argument, TensorArgument):
            return ptx.Pointer(argument.memory)
        assert isinstance(argument, ScalarArgument)
        return 1.5 if argument.term is None else value_at(argument.term, point)

    def byte(self, touch: ptx.Touch, room: Room) -> int | None:
        """Where an access is, from the start of the memory that it is meant for; None where that cannot be told."""
        if room.argument is not None:
            if touch.memory == room.argument.memory:
                return touch.byte
            return touch.byte if touch.memory == "" else None
        if touch.space == "shared":
            return touch.byte - self.shared[room.base] if room.base in self.shared else None
        if touch.space == "local":
            return touch.byte if len(self.locals) == 1 else None
        if room.base == NOWHERE:
            return None if touch.memory else touch.byte
        return touch.byte if touch.memory == room.base.lstrip("@") else None

    def wrong(self, touch: ptx.Touch, room: Room, point: Point) -> str:
        """What is wrong with an access that is meant for a memory; empty if nothing is."""
        byte, size = self.byte(touch, room), self.size(room, point)
        if byte is None:
            if touch.space == "global" and room.argument is not None:
                return f"it is far outside {room.where}, which has {size:,} bytes"
            return ""
        if room.base == NOWHERE:
            return f"{touch.bytes} bytes at address {byte:,}, where no memory is"
        if byte < 0 or byte + touch.bytes > size:
            return f"{touch.bytes} bytes at byte {byte:,} of {room.where}, which has {size:,}"
        if room.read_only and touch.kind != "load":
            return f"{touch.bytes} bytes at byte {byte:,} of {room.where}, which a kernel cannot write"
        whole = 1 << (touch.bytes - 1).bit_length()  # cp.async may read 12 bytes, at multiples of 16
        if byte % whole:
            return f"{touch.bytes} bytes at byte {byte:,} of {room.where}, which is no multiple of {whole}"
        return ""
