"""Counterexamples run in the interpreters of both sides: a program of the TTIR, and its block as it was emitted."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from ...concrete.integers import ConfigError
from ...concrete.interpreter import llvm, ptx, ttir
from ..accesses.points import value_at
from ..base.clock import Deadline
from ..cuda.running import three
from ..kernels.machine.launch import argument_label
from ..language.meanings.python import TooLarge, Undefined
from ..language.walking import variables
from ..triton.launching.launch import ScalarArgument, TensorArgument
from .did import Did, apart, number, store
from .drawn import Drawn
from .emitted import Emitted
from .points import Loads

SECONDS = 8.0  # of work
ENDED = (
    ptx.NotRun, ptx.OutOfTime, ptx.UndefinedBehaviour, ptx.TextError, ttir.NotRun, ttir.OutOfTime, ttir.TextError,
    Undefined, TooLarge, ConfigError, ValueError, OverflowError,
)  # fmt: skip
Three = tuple[int, int, int]
MOST_BYTES = 1 << 39  # of a memory
LOOKED = 2  # points at which races are looked for
MOST_DONE = 16  # points of which is kept what was done there
MADE_UP = ("tt.extern_elementwise", "tt.elementwise_inline_asm", "tt.dot_scaled")  # whose results are drawn
OTHERS = (1, 2, 3)  # seeds of runs beside the first one, where an interpreter makes up results
HIDDEN = 1 << 62  # address at which hidden arguments stand
MOST_PLACED = 1 << 16  # bytes of one whose contents are given to the interpreter of IR


class Seeing:
    """Runs both sides at points of a launch."""

    def __init__(self, emitted: Emitted, loads: Loads, sizes: Mapping[Any, int]):
        self.emitted, self.launch, self.texts = emitted, emitted.launch, emitted.texts
        self.compared = 0  # elements whose values were held against each other
        self.until: Deadline | None = None  # when all runs end; None where each has its own time
        self.racing = False  # whether races are looked for
        # whether these were, and the point as far as it says what is run -> both
        self.done: dict[tuple[bool, tuple[tuple[str, int], ...]], tuple[Did, Did]] = {}
        self.know(loads, sizes)

    def know(self, loads: Loads, sizes: Mapping[Any, int]) -> None:
        """Of the integers that a trace loads: where they stand, and how many bytes they have."""
        self.loads, self.sizes = loads, sizes
        own = self.launch
        terms = [
            *own.programs,
            *own.grid,
            *(one.allocation for one in own.arguments if isinstance(one, TensorArgument)),
        ]
        terms += [one.term for one in own.arguments if isinstance(one, ScalarArgument) and one.term is not None]
        terms += [part for term, (_, at) in loads.items() for part in (term, at)]
        self.said = {variable.payload[0] for variable in variables(*terms)}
        self.done.clear()

    def differs(self, point: Mapping[str, int], line: int = 0) -> str:
        """What the emitted block is seen to do that the program does not, or the other way round; "" if nothing. line: of
        the emitted text, of which it is said first."""
        own, program = dict(point), three(self.launch.programs, point)
        source, emitted = self._both(own, program)
        for kind in ("load", "store"):
            extra = {byte: who for byte, who in emitted.touched[kind].items() if byte not in source.touched[kind]}
            if extra:
                at = min(extra, key=lambda byte: (f"line {line}:" not in extra[byte], byte))
                return f"{extra[at]} touches byte {at[1]:,} of {at[0]}, which no lane of program {program} {kind}s"
        for byte, who in source.touched["load"].items():
            if byte in emitted.masked and byte not in emitted.touched["load"]:
                at = f"byte {byte[1]:,} of {byte[0]}"
                return f"{emitted.masked[byte]} is stopped by the buffer's count at {at}: {who} reads it"
        for byte, who in source.touched["store"].items() if not emitted.partial else ():
            if byte not in emitted.touched["store"] and byte not in emitted.open:
                return f"{who} stores byte {byte[1]:,} of {byte[0]}, and no thread of the block does"
        for byte, owners in emitted.owners.items():
            if len(owners) > len(source.owners.get(byte, owners)):
                one, other = sorted(owners)[:2]
                alone = source.touched["store"][byte]
                return f"{one} and {other} both store byte {byte[1]:,} of {byte[0]}, and {alone} alone"
        return self._values(source, emitted)

    def _values(self, source: Did, emitted: Did) -> str:
        """Two values of one element that differ; floating-point ones by more than the order of operations makes."""
        if {memory for memory, _ in source.touched["load"]} & {memory for memory, _ in source.stored}:
            return ""  # which of the lanes is first is not said
        types = {own.memory: (own.dtype, own.bytes) for own in self.launch.arguments if isinstance(own, TensorArgument)}
        for memory, start in source.stored:
            dtype, width = types[memory]
            here = [(memory, start + at) for at in range(width)]
            if not width or start % width or any(b not in source.stored or b not in emitted.stored for b in here):
                continue
            self.compared += 1
            mine, theirs = (bytes(did.stored[b] for b in here) for did in (source, emitted))
            if mine == theirs or not apart(dtype, mine, theirs, source.rough or emitted.rough):
                continue
            return (
                f"{emitted.touched['store'][here[0]]} stores {number(dtype, theirs)} at byte {start:,} of {memory}, and "
                f"{source.touched['store'][here[0]]} {number(dtype, mine)}"
            )
        return ""

    def _both(self, point: Mapping[str, int], program: Three) -> tuple[Did, Did]:
        key = self.racing, tuple(sorted((name, value) for name, value in point.items() if name in self.said))
        if key not in self.done:
            memory = self._memories(point)
            found = self._source(point, program, memory), self._emitted(point, program, memory)
            while len(self.done) >= MOST_DONE:
                del self.done[next(iter(self.done))]
            self.done[key] = found
        return self.done[key]

    def _end(self) -> Deadline:
        return Deadline(SECONDS) if self.until is None else self.until

    def runs(self, points: Iterable[Mapping[str, int]]) -> tuple[int, str]:
        """Both sides run at points, the smallest first and no more than there is time for: how many of these were run, and
        what differs."""
        try:
            return self._runs(points)
        finally:
            self.until, self.racing = None, False

    def _runs(self, points: Iterable[Mapping[str, int]]) -> tuple[int, str]:
        count, end = 0, Deadline(SECONDS)
        for point in sorted(points, key=lambda point: sum(point.values())):
            if time.monotonic() > end:
                break
            self.until = end if count else None
            self.racing = count < LOOKED
            try:
                said = self.differs(point) or (self.races(point) if self.racing else "")
            except ENDED:
                continue
            count += 1
            if said:
                return count, f"{said}, at {', '.join(f'{name} = {value}' for name, value in point.items())}"
        return count, ""

    def races(self, point: Mapping[str, int]) -> str:
        """Two threads of different warps at one byte of shared memory between which no barrier is, of PTX; "" where none is
        seen, and where more than barriers order them."""
        self.racing = True
        return self._both(point, three(self.launch.programs, point))[1].race

    @property
    def _ordered(self) -> bool:
        """Whether nothing but barriers orders threads, and so a race is seen."""
        return self.texts.is_ptx and not any(word in self.texts.code for word in ("mbarrier", "wgmma", "tcgen05"))

    def misaligned(self, point: Mapping[str, int], line: int) -> str:
        """That an access at that line of the emitted text is at no multiple of its bytes."""
        own = dict(point)
        found: list[str] = []

        def look(kind: str, memory: str, byte: int, size: int, who: str, at: int) -> None:
            if at == line and byte % size and not found:
                found.append(f"{who}: {size} bytes at byte {byte:,} of {memory}, which is no multiple of {size}")

        self._emitted(own, three(self.launch.programs, own), self._memories(own), look)
        return found[0] if found else ""

    # -- the two sides ----------------------------------------------------------------------------------------------

    def _memories(self, point: Mapping[str, int]) -> dict[str, Drawn]:
        given: dict[str, dict[int, tuple[int, int]]] = {}
        for term, (memory, at) in self.loads.items():
            if term.payload[0] in point:
                given.setdefault(memory, {})[value_at(at, point)] = self.sizes[term], point[term.payload[0]]
        found = {}
        for own in self.launch.arguments:
            if isinstance(own, TensorArgument) and own.memory not in found:
                size = value_at(own.allocation, point) * max(own.bytes, 1)
                if size >= MOST_BYTES:
                    raise ptx.NotRun("a memory of more bytes than are told apart")
                found[own.memory] = Drawn(own.memory, size, own.dtype, max(own.bytes, 1), given.get(own.memory, {}))
        return found

    def _arguments(self, point: Mapping[str, int], pointer: Any) -> list[Any]:
        found = []
        for own in self.launch.arguments:
            if isinstance(own, TensorArgument):
                found.append(pointer(own.memory))
            else:
                assert isinstance(own, ScalarArgument)
                whatever = 1 if own.type.startswith(("i", "u")) else 1.5
                found.append(whatever if own.term is None else value_at(own.term, point))
        return found

    def _source(self, point: Mapping[str, int], program: Three, memory: Mapping[str, Drawn]) -> Did:
        found, made_up = self._ttir(point, program, memory, 0)
        for seed in OTHERS if made_up else ():
            other, _ = self._ttir(point, program, memory, seed)
            if any(own.keys() != other.touched[kind].keys() for kind, own in found.touched.items()):
                raise ttir.NotRun(f"what the source accesses hangs on {made_up}")
            found.without(other)
        return found

    def _ttir(
        self, point: Mapping[str, int], program: Three, memory: Mapping[str, Drawn], seed: int
    ) -> tuple[Did, str]:  # fmt: skip
        """What the program did, and an operation whose results were made up, as the seed says."""
        did = Did()

        def observe(event: Any) -> None:
            if not isinstance(event, ttir.Touch):
                return
            kind = "store" if event.kind == "atomic" else event.kind
            for lane, space, byte, value in zip(event.lane, event.space, event.byte, event.values, strict=True):
                who = f"the {event.kind} at {event.source[0]}:{event.source[1]}, lane {int(lane)}"
                for at in range(event.size):
                    did.touched[kind][str(space), int(byte) + at] = who
                    if kind == "store":
                        did.owners.setdefault((str(space), int(byte) + at), set()).add(who)
                        did.stored[str(space), int(byte) + at] = int(value) >> 8 * at & 255
                    if event.kind == "atomic":  # what it leaves hangs on which of them is first
                        did.stored.pop((str(space), int(byte) + at))

        grid = three(self.launch.grid, point)
        kernel = ttir.read(self.texts.ttir)
        given = self._arguments(point, ttir.Pointer)
        run = ttir.run(kernel, given, grid, [program], memory, observe, self._end(), seed)
        did.rough = bool(run.approximated)
        return did, next((said for said in run.approximated if said.startswith(MADE_UP)), "")

    def _emitted(
        self, point: Mapping[str, int], program: Three, memory: Mapping[str, Drawn], look: Any = None
    ) -> Did:  # fmt: skip
        if not self.texts.is_ptx:
            return self._amd(point, program, memory, look)
        found, made_up = self._ptx(point, program, memory, look, 0)
        for seed in OTHERS if made_up else ():
            found.without(self._ptx(point, program, memory, None, seed)[0])
        return found

    def _ptx(
        self, point: Mapping[str, int], program: Three, memory: Any, look: Any, seed: int
    ) -> tuple[Did, bool]:  # fmt: skip
        """What the block did, and whether some results were made up, as the seed says."""
        did = Did()
        block = self.emitted.size, 1, 1
        watched = ptx.Watched(self._kernel, block) if self.racing and self._ordered and not seed else None

        def observe(event: Any) -> None:
            if watched is not None:
                watched.observe(event)
            if isinstance(event, ptx.Touch) and event.space == "global":
                kind = "load" if event.kind == "load" else "store"
                who = f"PTX line {event.line}: thread {event.thread[0]}"
                did.touch(kind, event.memory, event.byte, event.bytes, who, event.line, look)
                value = event.value if event.kind == "store" else event.after
                if kind == "store" and value is not None:
                    for at in range(event.bytes):
                        did.stored[event.memory, event.byte + at] = value >> 8 * at & 255

        run = ptx.run(
            self._kernel, self._given(point), three(self.launch.grid, point), block, memory, observe,
            blocks=[program], deadline=self._end(), seed=seed, watch=watched,
        )  # fmt: skip
        did.rough = bool(run.approximated)
        did.race = "" if watched is None else _raced(watched.races())
        return did, bool(run.made_up)

    @cached_property
    def _kernel(self) -> Any:
        return ptx.read(self.texts.code)[self.emitted.kernel.name]

    def _given(self, point: Mapping[str, int]) -> list[Any]:
        more = len(self.emitted.kernel.arguments) - len(self.launch.arguments)
        return [*self._arguments(point, ptx.Pointer), *[0] * more]

    def _amd(self, point: Mapping[str, int], program: Three, memory: Mapping[str, Drawn], look: Any) -> Did:
        did, bases = Did(), self._bases
        for warp, lane, wave in self._lanes(point, program, memory):
            self._lane(wave, warp, lane, bases, did, look)
        return did

    @property
    def _starts(self) -> dict[str, int]:
        """Where the memory behind each parameter begins."""
        return {argument_label(one.name): (at + 1) * llvm.ARGUMENT_SPACING
                for at, one in enumerate(self.emitted.kernel.arguments)}  # fmt: skip

    @property
    def _bases(self) -> dict[str, int]:
        return {own.memory: self._starts[label] for label, own in self.emitted.memories.items()}

    def lanes(self, point: Mapping[str, int]) -> Iterator[tuple[int, int, Any]]:
        """(warp, lane, the wave that runs it) of the block at a point, of AMD's."""
        own = dict(point)
        return self._lanes(own, three(self.launch.programs, own), self._memories(own))

    def _lanes(
        self, point: Mapping[str, int], program: Three, memory: Mapping[str, Drawn]
    ) -> Iterator[tuple[int, int, Any]]:  # fmt: skip
        records = msgspec.to_builtins(self.emitted.module)
        starts, bases = self._starts, self._bases
        values: dict[str, Any] = {}
        for one, own in zip(self.emitted.kernel.arguments, self.launch.arguments, strict=False):
            if isinstance(own, TensorArgument):
                values[one.name] = bases[own.memory]
            elif own.term is not None:
                values[one.name] = value_at(own.term, point)
        contents = {
            bases[name] + byte: (bits & ((1 << 8 * size) - 1)).to_bytes(size, "little")
            for name, own in memory.items() for byte, (size, bits) in own.given.items()
        }  # fmt: skip
        for label, own in self.emitted.memories.items():
            drawn, width = memory[own.memory], max(own.bytes, 1)
            if drawn.size <= MOST_PLACED:
                contents[starts[label]] = b"".join(
                    drawn.one(at, width).to_bytes(width, "little") for at in range(0, drawn.size - width + 1, width)
                )  # fmt: skip
        grid = three(self.launch.grid, point) if self.emitted.threads.grid else ()
        contents[HIDDEN] = b"".join(extent.to_bytes(4, "little") for extent in grid)
        end = self._end()
        for warp in range(self.texts.warps):
            wave = llvm.Wave(
                module=records, kernel=self.emitted.kernel.name, arguments=values, block=program,
                block_shape=(self.emitted.size, 1, 1), warp=warp, contents=contents,
                known={"llvm.amdgcn.implicitarg.ptr": HIDDEN} if grid else {},
            )  # fmt: skip
            for lane in range(self.texts.lanes):
                if time.monotonic() > end:
                    raise ptx.OutOfTime("the block is not run in time")
                yield warp, lane, wave

    def _lane(self, wave: Any, warp: int, lane: int, bases: Mapping[str, int], did: Did, look: Any) -> None:
        found = wave.run(lane)
        if found.trouble is not None and not found.accesses:
            raise ptx.NotRun(str(found.trouble))
        did.partial |= found.trouble is not None
        for access in found.accesses:
            if access.space not in ("buffer", "global"):
                continue
            name, base = min(bases.items(), key=lambda own: abs(access.address - own[1]))
            who = f"IR line {access.line}: warp {warp}, lane {lane}"
            kind = "load" if access.kind in ("load", "dma") else "store"
            if access.in_bounds and access.data is not None:
                store(did, name, access.address - base, access.size, access.data)
            if access.in_bounds:
                did.touch(kind, name, access.address - base, access.size, who, access.line, look)
            else:
                did.masked.update({(name, access.address - base + at): who for at in range(access.size)})


def _raced(races: Iterable[Any]) -> str:
    for race in races:
        if race.space == "shared" and race.where == "between warps" and race.nature in ("", "in flight"):
            one, two = (f"PTX line {end.site.line}: thread {end.thread[0]}" for end in (race.first, race.second))
            return f"{one} and {two} are both at byte {race.low:,} of shared memory, with no barrier between"
    return ""
