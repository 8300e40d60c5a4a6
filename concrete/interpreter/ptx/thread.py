"""A thread: its registers, its frames, where it stands, and what it waits for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct, field

from ..errors import NotRun, TextError, UndefinedBehaviour
from .events import Call, Three, Touch, Undefined
from .launched import Launched
from .memory import Held, Stack, window
from .tree import Function, Instruction, Variable

DEEPEST = 200  # calls


class Wait(Struct):
    """What a thread cannot do alone. key: equal of those that do it together.

    mask: lanes of the warp, None where the block is meant. together: lane or thread number -> operands, to results.
    """

    key: tuple[Any, ...]
    mask: int | None
    given: tuple[int, ...]
    together: Callable[[dict[int, tuple[int, ...]]], dict[int, Any]]
    finish: Callable[[Any], None]
    count: int | None = None


class Step(Struct):
    """An instruction made ready. guard: the slot of a predicate, and the value with which it does not run."""

    instruction: Instruction
    run: Callable[[Thread], Any]
    guard: tuple[int, int] | None
    branches: bool


class Piece(Struct, frozen=True):
    """Steps as one. run: (thread, its registers, steps that it may do, no less than these) -> how many it did; 0 if it did
    nothing."""

    steps: int
    run: Callable[[Thread, dict[int, int], int], int]


class Code(Protocol):
    """A function made ready. slots: of its registers, by scope and name; pieces: what begins at each instruction, False for
    nothing, None where nobody knows yet."""

    @property
    def function(self) -> Function: ...

    @property
    def code(self) -> Sequence[Instruction]: ...

    @property
    def slots(self) -> dict[tuple[int, str], int]: ...

    @property
    def pieces(self) -> Sequence[Piece | Literal[False] | None]: ...

    def piece(self, at: int) -> Piece | Literal[False] | None:
        """What begins there, where threads came often enough; False if there is no such piece."""
        ...

    def step(self, at: int) -> Step: ...


class Machine(Launched, ABC):
    """What runs threads, as they ask it. tell: is told of each access, as `Watch.touched` is; None where `observe` is."""

    tell: Callable[[Thread, str, str, str, int, int, int, int | None], None] | None = None

    @property
    @abstractmethod
    def threads(self) -> list[Thread]:
        """Of the block that runs."""

    @abstractmethod
    def body(self, name: str) -> Code:
        """The function of that name."""

    @abstractmethod
    def alive(self, thread: Thread) -> int:
        """A mask of the lanes of its warp that have not returned."""

    @abstractmethod
    def arrive(self, thread: Thread, key: Any, count: int | None) -> None:
        """It comes to a barrier, and does not wait there."""

    @abstractmethod
    def committed(self, thread: Thread) -> None:
        """It ends a group of copies."""

    @abstractmethod
    def waited(self, thread: Thread, groups: int | None) -> None:
        """It has waited until no more than so many groups go on; None: no copy."""


class Frame(Struct):
    """A call. places: id of a variable that it declares -> its address. back: where results go when it returns."""

    body: Code
    at: int = 0
    registers: dict[int, int] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)
    tops: tuple[int, int] = (0, 0)
    back: Callable[[Thread, Frame], None] | None = None


class Thread:
    def __init__(self, machine: Machine, block: Three, place: Three, number: int, shared: Held):
        self.machine, self.block, self.place, self.number, self.shared = machine, block, place, number, shared
        self.local, self.param = Stack("local"), Stack("param")
        self.frames: list[Frame] = []
        self.wait: Wait | None = None
        self.done = False
        self.carry = 0
        self.interval = 0
        self.now: Instruction | None = None
        self.looks, self.still = False, False
        self._before: tuple[int, dict[int, int]] | None = None
        self._asked: dict[int, int] = {}  # line -> how often it called a function there that the text does not have

    @property
    def lane(self) -> int:
        return self.number % 32

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    def enter(self, body: Code, back: Callable[[Thread, Frame], None] | None = None) -> Frame:
        """A new frame, with room for all that its function declares."""
        if len(self.frames) >= DEEPEST:
            raise NotRun(f"calls are more than {DEEPEST} deep")
        frame = Frame(body, tops=(self.local.top, self.param.top), back=back)
        for own in (*body.function.results, *body.function.parameters, *body.function.variables):
            self.declare(frame, own)
        self.frames.append(frame)
        return frame

    def declare(self, frame: Frame, own: Variable) -> None:
        if own.space in ("local", "param"):
            frame.places[id(own)] = (self.local if own.space == "local" else self.param).take(own)

    def leave(self) -> None:
        frame = self.frames.pop()
        if frame.back is None:
            self.done = True
            return
        frame.back(self, frame)
        self.local.leave(frame.tops[0])
        self.param.leave(frame.tops[1])

    def given_by(self, name: str, line: int) -> Callable[[int], int]:
        """What a function gives that the text does not have, in so many bits."""
        before = self._asked.get(line, 0)
        self._asked[line] = before + 1
        self.approximate()
        return lambda bits: self.machine.absent[name](Call(self.block, self.place, line, before, bits))

    def look(self) -> None:
        """It reads what another block may write: these have their turn now."""
        self.looks = True

    def _looked(self) -> None:
        now = self.frame.at, dict(self.frame.registers)
        self.looks, self.still, self._before = False, now == self._before, now

    def advance(self, steps: int) -> int:
        """Runs until it waits, ends, looks, or has done so many steps; returns how many."""
        self.still = False
        count = 0
        while count < steps:
            if self.looks:
                self._looked()
                return count
            if self.done or self.wait is not None:
                return count
            frame = self.frames[-1]
            body, at = frame.body, frame.at
            if at >= len(body.code):
                self.leave()
                count += 1
                continue
            try:
                piece = body.pieces[at]
                if piece is None:
                    piece = body.piece(at)
                if piece and piece.steps <= steps - count:
                    ran = piece.run(self, frame.registers, steps - count)
                    if ran:
                        count += ran
                        continue
                self._step(frame, body.step(at))
                count += 1
            except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, MemoryError) as error:
                if isinstance(error, TextError) or self.now is None:
                    raise
                raise NotRun(f"line {self.now.line}: {self.now.name} is not run on this ({error})") from error
            except (NotRun, UndefinedBehaviour) as error:
                said = str(error)
                if said.startswith("line ") or self.now is None:
                    raise
                raise type(error)(f"line {self.now.line}: {said}") from error
        return count

    def _step(self, frame: Frame, step: Step) -> None:
        self.now = step.instruction
        frame.at += 1
        if step.guard is not None:
            taken = self.register(step.guard[0], 1) != step.guard[1]
            if step.branches:
                self.machine.told.branches.setdefault(step.instruction.line, set()).add(taken)
            if not taken:
                return
        step.run(self)

    # -- registers ---------------------------------------------------------------------------------------------------

    def register(self, slot: int, bits: int) -> int:
        found = self.frames[-1].registers.get(slot)
        if found is None:
            self.undefined("unset")
            return self.machine.arbitrary(bits)
        return found

    # -- memory ------------------------------------------------------------------------------------------------------

    def held(self, address: int, said: str = "") -> tuple[str, Held | None, int]:
        """Of a generic address: the space, the memory, and the byte from its start. Nothing is there in another space than
        the one that is said."""
        space, byte = window(address)
        if space:
            held = {"shared": self.shared, "local": self.local.held, "param": self.param.held}[space]
        else:
            held, byte = self.machine.globals.at(byte)
            space = held.space if held else said or "global"
        if said and space != said:
            self.undefined("space")
            return said, None, byte
        return space, held, byte

    # -- telling -----------------------------------------------------------------------------------------------------

    def touch(
        self, kind: str, place: tuple[str, Held | None, int], size: int, value: int, after: int | None = None
    ) -> None:  # fmt: skip
        """place: as `held` gives it."""
        space, held, byte = place
        if space == "param" and byte >= self.machine.given:
            return  # a call's own
        machine = self.machine
        machine.told.touches += 1
        if kind != "load":
            machine.writes += 1
        if machine.tell is not None:
            machine.tell(self, kind, space, held.name if held else "", byte, size, value, after)
            return
        assert self.now is not None
        source, *inlined = self.machine.places(self.now)
        self.machine.observe(
            Touch(
                self.now.line, source, tuple(inlined), kind, space, held.name if held else "", byte, size, value, after,
                self.block, self.place, self.interval,
            )
        )  # fmt: skip

    def undefined(self, what: str) -> None:
        assert self.now is not None
        source = self.machine.places(self.now)[0]
        self.machine.observe(Undefined(self.now.line, source, what, self.block, self.place))

    def approximate(self) -> None:
        assert self.now is not None
        if id(self.now) not in self.machine.rough:
            self.machine.rough.add(id(self.now))
            self.machine.told.approximated.append(str(self.now))

    def made_up(self, bits: int) -> int:
        """A result by chance, of what nothing is known of."""
        self.approximate()
        said = str(self.now)
        if said not in self.machine.told.made_up:
            self.machine.told.made_up.append(said)
        return self.machine.arbitrary(bits)
