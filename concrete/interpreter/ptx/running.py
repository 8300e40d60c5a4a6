"""The public functions: text -> module -> kernel -> run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from msgspec import Struct

from ..errors import NotRun
from .blocks import SCHEDULES, Block
from .events import Absent, Memory, Pointer, Run, Three
from .floats import form_of
from .memory import Blank, Globals, Held
from .preparing import Body
from .reading import module_of
from .rounding import encoded, special
from .special import WORKSPACE
from .thread import Machine, Thread
from .tokens import of_kernel
from .tree import Function, Module, Name, Variable
from .watching import Watch

LARGEST = 1024  # threads of a block
MOST_TOGETHER = 1 << 13  # threads of a cooperative launch that is run


class Kernel(Struct, frozen=True):
    """arguments: of each parameter the name, the type's name and the size in bytes."""

    name: str
    arguments: list[tuple[str, str, int]]
    function: Function
    module: Module

    @property
    def cooperative(self) -> bool:
        """Whether its blocks wait for one another, by what only a cooperative launch gives them."""
        own = (operand for code in self.function.body or () for operand in code.operands)
        return any(isinstance(one, Name) and one.text in WORKSPACE for one in own)

    def unknown(self) -> list[str]:
        """What of the kernel, calls not counted, is not run: by name and line."""
        return Body(self.function).unknown()


def read(text: str, name: str = "") -> dict[str, Kernel]:
    """All kernels of a module, by name; where one is named, others may have empty bodies. Raises TextError."""
    module = module_of(of_kernel(name, text) if name else text)
    return {
        name: Kernel(name, [(own.name, own.kind.name, own.size) for own in function.parameters], function, module)
        for name, function in module.kernels.items()
    }


class Running(Machine):
    """A run of a kernel."""

    def __init__(
        self, kernel: Kernel, grid: Three, block: Three, memory: Mapping[str, Memory],
        observe: Callable[[Any], None], dynamic: int, seed: int, watch: Watch, schedule: str, absent: Absent,
    ):  # fmt: skip
        super().__init__(
            kernel.module, kernel.function, kernel.cooperative, grid, block, memory, observe, dynamic, seed, absent
        )
        self.watch, self.schedule = watch, schedule
        self.tell = watch.touched if watch.tells else None
        self.running: Block | None = None

    @property
    def threads(self) -> list[Thread]:
        return [] if self.running is None else self.running.threads

    def body(self, name: str) -> Body:
        if name not in self.module.bodies:
            self.module.bodies[name] = Body(self.module.functions[name])
        return self.module.bodies[name]

    def alive(self, thread: Thread) -> int:
        assert self.running is not None
        return self.running.alive(thread)

    def arrive(self, thread: Thread, key: Any, count: int | None) -> None:
        assert self.running is not None
        self.running.arrive(thread, key, count)

    def committed(self, thread: Thread) -> None:
        self.watch.committed(thread)

    def waited(self, thread: Thread, groups: int | None) -> None:
        self.watch.waited(thread, groups)

    def start(
        self, place: Three, kernel: Kernel, arguments: Sequence[bytes], deadline: float | None,
        chosen: Sequence[Three] | None = None,
    ) -> Block:  # fmt: skip
        shared = Held("shared", "shared", Blank(self.told.shared))
        threads, (x, y, z) = [], self.block
        for number in range(x * y * z):
            spot = (number % x, number // x % y, number // (x * y))
            if chosen is not None and spot not in chosen:
                continue
            thread = Thread(self, place, spot, number, shared)
            frame = thread.enter(self.body(kernel.name))
            for own, given in zip(kernel.function.parameters, arguments, strict=True):
                at = frame.places[id(own)]
                thread.param.held.store(at, own.size, int.from_bytes(given, "little"))
                self.given = max(self.given, at + own.size)
            threads.append(thread)
        return Block(threads, deadline, self.watch, self.schedule)


def run(
    kernel: Kernel, arguments: Sequence[Any], grid: Three, block: Three, memory: Mapping[str, Memory],
    observe: Callable[[Any], None], *, shared: int = 0, blocks: Iterable[Three] | None = None,
    deadline: float | None = None, seed: int = 0, threads: Sequence[Three] | None = None,
    watch: Watch | None = None, schedule: str = "forward", absent: Absent | None = None,
) -> Run:  # fmt: skip
    """Runs these blocks, or all, one after the other; all of a cooperative launch, in turns, and so these "beside".

    shared: bytes of dynamic shared memory. threads: the only ones of each block that run, where what they do hangs on no
    others. watch: is told what threads do together. schedule: who has his turn first between barriers, "forward",
    "backward" or "in turns"; backward, the last block is the first one, too. absent: functions that the text does not have,
    that do nothing -> the bits that they give to a `Call`; the call of another one is not run.

    Raises TextError, NotRun, OutOfTime, UndefinedBehaviour.
    """
    parameters = kernel.function.parameters
    if len(arguments) != len(parameters):
        raise NotRun(f"{kernel.name} takes {len(parameters)} arguments, and not {len(arguments)}")
    fitting(kernel.function, block)
    watch = watch or Watch()
    machine = Running(kernel, grid, block, memory, observe, shared, seed, watch, schedule, absent or {})
    given = [_bytes(*own, machine.globals) for own in zip(arguments, parameters, strict=True)]
    if blocks is None:
        blocks = [(x, y, z) for z in range(grid[2]) for y in range(grid[1]) for x in range(grid[0])]
    if kernel.cooperative:
        if int(np.prod(grid)) * int(np.prod(block)) > MOST_TOGETHER or threads is not None:
            raise NotRun(f"a cooperative launch of more than {MOST_TOGETHER:,} threads")
        blocks = [(x, y, z) for z in range(grid[2]) for y in range(grid[1]) for x in range(grid[0])]
    if kernel.cooperative or schedule == "beside":
        _together(machine, kernel, given, deadline, list(blocks)[:: SCHEDULES[schedule][0]], threads)
        return machine.told
    for place in list(blocks)[:: SCHEDULES[schedule][0]]:
        watch.begins(place)
        machine.running = machine.start(place, kernel, given, deadline, threads)
        try:
            machine.running.run()
        finally:
            machine.told.steps += machine.running.steps
            watch.ends(place)
        machine.told.blocks += 1
    return machine.told


def _together(
    machine: Running, kernel: Kernel, given: Sequence[bytes], deadline: float | None, places: Sequence[Three],
    threads: Sequence[Three] | None,
) -> None:  # fmt: skip
    running: list[Block] = []
    try:
        for place in places:
            machine.watch.begins(place)
            running.append(machine.start(place, kernel, given, deadline, threads))
        _in_turns(machine, running)
    finally:
        machine.told.steps += sum(own.steps for own in running)
        for place in places[: len(running)]:
            machine.watch.turns(place)
            machine.watch.ends(place)
    machine.told.blocks += len(running)


def _in_turns(machine: Running, blocks: list[Block]) -> None:
    """All blocks in turns, which wait for one another by what they write. Raises what `Block.run` does."""
    while any(own.waiting for own in blocks):
        before, moved = machine.writes, False
        for own in blocks:
            if own.waiting:
                machine.running = own
                machine.watch.turns(own.threads[0].block)
                moved |= own.turn()
        if not moved and machine.writes == before:
            for own in blocks:
                if own.waiting:
                    machine.watch.turns(own.threads[0].block)
                    own.stuck()


def fitting(function: Function, block: Three) -> None:
    """Raises NotRun where a block of this size cannot be launched."""
    threads = block[0] * block[1] * block[2]
    most, wanted = function.limits.get("maxntid"), function.limits.get("reqntid")
    limit = int(np.prod(most)) if most else LARGEST
    if not 0 < threads <= min(limit, LARGEST):
        raise NotRun(f"{function.name} runs with at most {limit} threads a block, and not {threads}")
    if "blocksareclusters" in function.limits:
        raise NotRun(f"{function.name} is launched with a grid of clusters (.blocksareclusters)")
    if wanted and tuple([*wanted, 1, 1][:3]) != tuple(block):
        raise NotRun(f"{function.name} runs with blocks of {wanted}, and not of {block}")


def _bytes(argument: Any, parameter: Variable, memories: Globals) -> bytes:
    """A parameter's bytes: of a pointer, an integer, a float, or bytes themselves."""
    size = parameter.size
    if isinstance(argument, bytes):
        if len(argument) != size:
            raise NotRun(f"{parameter.name} has {size} bytes, and {len(argument)} are given")
        return argument
    if isinstance(argument, Pointer):
        value = memories.address(argument.memory, argument.byte)
    elif isinstance(argument, float) or parameter.kind.kind == "f":
        form, number = form_of(parameter.kind), float(argument)
        finite = number and np.isfinite(number)
        value = encoded(Fraction(number), form) if finite else special(number, form)
    else:
        value = int(argument)
    return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")
