"""Counterexamples run in exact integers: the lane that fails, and what it does."""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING

from msgspec import Struct

from ..accesses.apart import OTHER
from ..accesses.covered import NO_WITNESS
from ..accesses.points import value_at
from ..language.meanings import python
from .formulas import bins, least
from .holding import contents_of
from .launching.launch import Launch, ScalarArgument, TensorArgument
from .machine.accesses import TensorAccess, accesses, visited
from .machine.integers import OVERFLOWING
from .machine.shapes import GATHER, HISTOGRAM, gathered
from .narrowing import left
from .python_integers import python_of
from .replay.accesses import Touched, reached, touched
from .replay.contents import Contents
from .replay.integers import Undefined, signed
from .replay.lane import Runner
from .replay.program import Program
from .replay.stores import Stored, writer
from .replay.values import Described, NotReplayed, Pair, Real, TooLong
from .ttir.records import Function, Operation, Value, accessed_bytes

if TYPE_CHECKING:
    from ..accesses.covered import Covering
    from .claimed import About
    from .formulas import Formula
    from .hinted import AxisHint, Hint

ALL_LANES = 20.0  # seconds to run every lane of a launch


class Replayed(Struct, frozen=True):
    """What running a counterexample shows. said: in a sentence; outside: it leaves the tensor, or divides by zero. long: it
    has more iterations than are run, or tensors of more elements than are chosen."""

    confirmed: bool
    said: str
    touched: Touched | None = None
    outside: bool = True
    long: bool = False


class Replay:
    """Runs lanes of a kernel in a launch."""

    def __init__(self, function: Function, launch: Launch):
        self.function, self.launch = function, launch

    def run(self, about: About, point: Mapping[str, int]) -> Replayed:
        """The lane of a counterexample."""
        formula = about.formula
        try:
            if about.loop is not None:
                return self._counter(formula, about.loop, point, about.first)
            if about.folded is not None:
                own = Replay(about.folded.function, self.launch)  # of the text that it is in
                replayed = own._narrower if about.folded.narrower else own._in_python
                return replayed(formula, about.folded.operation, point)
            if about.promised is not None:
                return self._promised(formula, about.promised, point)
            if about.covering is not None:
                return self._unwritten(formula, about.covering, point)
            if about.other is not None:
                return self._twice(formula, about.other, point)
            runner, index, rounds = self._runner(formula, point)
            if formula.access is None and formula.divisor is None:
                return Replayed(
                    False, "a step on which the formula rests does not hold, which by itself breaks nothing"
                )
            if formula.access is None:
                return self._divides(runner, formula, index, rounds)
            return self._judged(formula, self._touched(runner, formula, index, rounds), point)
        except Undefined as error:
            return Replayed(True, f"on the way to its address there is a {error}")
        except NotReplayed as error:
            return Replayed(False, f"it cannot be run: {error}", long=isinstance(error, TooLong))
        except (python.Undefined, python.TooLarge) as error:
            return Replayed(False, f"it cannot be run: {error}")

    def _twice(self, formula: Formula, other: Formula, point: Mapping[str, int]) -> Replayed:
        """Two programs, of which the second one's variables have another end to their names."""
        shared = {name: value for name, value in point.items() if not name.endswith(OTHER)}
        second = {**shared, **{n.removesuffix(OTHER): v for n, v in point.items() if n.endswith(OTHER)}}
        found = []
        contents = contents_of(self.launch, (formula, shared), (other, second))
        for own, where in ((formula, shared), (other, second)):
            runner, index, rounds = self._runner(own, where, contents)
            found.append((runner.program.programs, self._touched(runner, own, index, rounds)))
        (first, one), (last, two) = found
        width, after = self._width(formula, one.base), two.bytes + self._width(other, two.base)
        apart = one.base != two.base or one.bytes >= after or two.bytes >= one.bytes + width
        if not one.runs or not two.runs or first == last or apart:
            return Replayed(False, "run in exact integers, the two programs do not write one element")
        said = f"programs {first} and {last} both write element {_element(one.bytes, width)} of {one.base}"
        if one.bytes != two.bytes:
            said = f"programs {first} and {last} write {one.base} at bytes {one.bytes} and {two.bytes}, {width} of them"
        return Replayed(True, said, one)

    def _width(self, formula: Formula, base: str) -> int:
        """Bytes that a lane of the access touches."""
        assert formula.access is not None
        return accessed_bytes(formula.access.type) or _size(self.launch.tensor(base))

    def _counter(self, formula: Formula, loop: Operation, point: Mapping[str, int], first: bool) -> Replayed:
        """The counter after an iteration in which the program is; first: the step with which it comes to the loop."""
        runner, _, rounds = self._runner(formula, point)
        if not reached(runner, loop, {o: n for o, n in rounds.items() if not first or o != id(loop)}):
            return Replayed(False, "run in exact integers, the program does not get there")
        bits = loop.operands[0].type.bits
        low, high, step = (signed(end.bits, bits) for end in runner.bounds(loop))
        if first:
            said = f"the loop's step is {step}, and range of a number that is no constexpr needs a positive one"
            return Replayed(step < 1, said, outside=False)
        after = low + (rounds.get(id(loop), 0) + 1) * step
        said = f"after {after - step}, below {high}, the counter is {signed(after % (1 << bits), bits)}"
        return Replayed(after >= 1 << (bits - 1), said)

    def _in_python(self, formula: Formula, operation: Operation, point: Mapping[str, int]) -> Replayed:
        """What Python computes of the operands, and what the kernel does."""
        runner, _, rounds = self._runner(formula, point)
        if not reached(runner, operation, rounds):
            return Replayed(False, "run in exact integers, the program does not get there")
        if operation.name == "scf.for":
            step = signed(runner.bounds(operation)[2].bits, operation.operands[2].type.bits)
            said = f"the loop's step is {step}: with a constexpr it counts down, and with a size it ends at once"
            return Replayed(step < 1, said, outside=False)
        values = [signed(runner.pair(value, ()).bits, value.type.bits) for value in operation.operands]
        result = operation.results[0]
        here, meant = signed(runner.pair(result, ()).bits, result.type.bits), python_of(operation, values)
        said = f"of {' and '.join(map(str, values))} the kernel makes {here}, and Python at compile time {meant}"
        return Replayed(meant is not None and here != meant, said, outside=False)

    def _narrower(self, formula: Formula, operation: Operation, point: Mapping[str, int]) -> Replayed:
        """A value of 64 bits that has 32 where an argument is 1."""
        runner, index, rounds = self._runner(formula, point)
        if not reached(runner, operation, rounds):
            return Replayed(False, "run in exact integers, the program does not get there")
        if operation.name == "scf.for":
            values = [signed(bound.bits, 64) for bound in runner.bounds(operation)[:3]]
        else:
            made = (*operation.operands, *operation.results)
            values = [signed(runner.pair(value, index).bits, value.type.bits) for value in made]
        found = left(operation, values, values[-1])
        said = (
            f"{found or 'all fits'}, and has 32 bits where Triton makes a constexpr of an argument of 64 bits that is 1"
        )
        return Replayed(bool(found), said, outside=False)

    def _promised(self, formula: Formula, promised: AxisHint, point: Mapping[str, int]) -> Replayed:
        """The value of a hint, and the one after it."""
        hint, axis = promised.hint, promised.axis
        runner, index, rounds = self._runner(formula, point)
        if not reached(runner, hint.item.operation, rounds):
            return Replayed(False, "run in exact integers, the program does not get there")
        here = _bits(runner, hint.value, index)
        if hint.kind == "assumed":
            return Replayed(not here, "the condition is false")
        if hint.divides:
            first = not index or index[axis] % promised.group == 0
            said = f"the value is {_said(here, hint)}, which is no multiple of {promised.amount}"
            return Replayed(first and bool(here % promised.amount), said)
        after = (*index[:axis], index[axis] + 1, *index[axis + 1 :])
        more = _bits(runner, hint.value, after)
        apart = (more - here - hint.stride) % (1 << hint.bits)
        together = index[axis] % promised.amount + 1 < promised.amount
        return Replayed(together and bool(apart), f"after {_said(here, hint)} there comes {_said(more, hint)}")

    def _unwritten(self, formula: Formula, covering: Covering, point: Mapping[str, int]) -> Replayed:
        """Every lane of the launch, so that an element is seen to be written by none."""
        argument = self.launch.tensor(covering.argument.name)
        size = _size(argument)
        element = value_at(covering.axes.offset, point)
        grid = tuple(value_at(extent, point) for extent in self.launch.grid)
        contents = contents_of(self.launch, (formula, point))

        def start(programs: tuple[int, int, int]) -> Runner:
            return Runner(self.function, self._program({**point, **_at(self.launch, programs)}, contents))

        stores = [_stored(access) for access in accesses(visited(self.function)) if access.what != "load"]
        deadline = time.monotonic() + ALL_LANES
        found = writer(start, grid, stores, argument.name, element * size, (element + 1) * size, deadline)  # type: ignore[arg-type]
        if found is not None:
            lane = f"lane {found.index} of program {found.programs}" if found.index else f"program {found.programs}"
            return Replayed(False, f"{NO_WITNESS}; here {lane} writes element {element} of {argument.name}")
        count = prod(max(extent, 0) for extent in grid)
        programs = "the one program" if count == 1 else f"any of {count} programs" if count else "the empty grid"
        part = "all of " if any(accessed_bytes(own.pointer.type) % size for own in stores) else ""
        return Replayed(True, f"no lane of {programs} writes {part}element {element} of {argument.name}")

    @staticmethod
    def _touched(runner: Runner, formula: Formula, index: tuple[int, ...], rounds: dict[int, int]) -> Touched:
        access = formula.access
        assert access is not None
        assert access.pointer is not None
        return touched(runner, access.operation, access.pointer, access.mask, index, rounds)

    def _runner(
        self, formula: Formula, point: Mapping[str, int], contents: Mapping[str, Contents] | None = None
    ) -> tuple[Runner, tuple[int, ...], dict[int, int]]:  # fmt: skip
        program = self._program(point, contents_of(self.launch, (formula, point)) if contents is None else contents)
        index = tuple(value_at(term, point) for term in formula.index)
        rounds = {id(operation): value_at(term, point) for term, operation in formula.rounds.items()}
        undefined = {
            (id(value), tuple(value_at(at, point) for at in where)): point[term.payload[0]]
            for term, (value, where) in formula.anything.items()
            if term.payload[0] in point
        }
        return Runner(self.function, program, undefined), index, rounds

    def _program(self, point: Mapping[str, int], contents: Mapping[str, Contents]) -> Program:
        programs, grid = (
            tuple(value_at(term, point) for term in terms) for terms in (self.launch.programs, self.launch.grid)
        )
        arguments: list[int | str | None] = []
        for argument in self.launch.arguments:
            if isinstance(argument, ScalarArgument):
                arguments.append(None if argument.term is None else value_at(argument.term, point))
            else:
                arguments.append(argument.memory)
        return Program(programs, grid, arguments, contents=contents)  # type: ignore[arg-type]

    def _judged(self, formula: Formula, found: Touched, point: Mapping[str, int]) -> Replayed:
        assert formula.access is not None
        if not found.runs:
            return Replayed(False, "run in exact integers, the lane does not get there, or its mask is false", found)
        argument = self.launch.tensor(found.base)
        size = _size(argument)
        elements = value_at(argument.allocation, point)
        span = self._width(formula, found.base)
        does = {"load": "reads", "store": "writes", "atomic": "updates"}[formula.access.what]
        at = f"{does} element {_element(found.bytes, size)} of {found.base}, which has {elements}"
        outside = found.bytes < 0 or found.bytes + span > elements * size
        wraps = found.bytes != found.ideal or not found.ideally
        if wraps:
            meant = f"without wrap-around it were {_element(found.ideal, size)}"
            more = "" if found.ideally else "; its mask is true by a wrap-around only"
            return Replayed(True, f"the lane {at}; {meant}{more}", found, outside)
        if found.bytes % span and not outside:
            return Replayed(True, f"the lane {at}, at byte {found.bytes}, which is no multiple of {span}", found)
        return Replayed(outside, f"the lane {at}", found)

    def _divides(
        self, runner: Runner, formula: Formula, index: tuple[int, ...], rounds: dict[int, int]
    ) -> Replayed:  # fmt: skip
        operation = formula.operation
        if formula.divisor is None:
            raise NotReplayed("it is about what a loop carries from any iteration to the next")
        for loop, number in rounds.items():
            runner.rounds[loop] = number
        runner.index = index
        if operation.name == HISTOGRAM:
            return self._counts(runner, operation, index)
        divisor = runner.pair(operation.operands[1], index)
        bits = operation.operands[0].type.bits
        if operation.name == GATHER:
            at, extent = signed(divisor.bits, operation.operands[1].type.bits), gathered(operation)
            return Replayed(not 0 <= at < extent, f"the lane gathers element {at} of {extent}")
        if operation.name in ("arith.shli", "arith.shrsi", "arith.shrui"):
            return Replayed(divisor.bits >= bits, f"the lane shifts {bits} bits by {divisor.bits}")
        by = signed(divisor.bits, bits) if operation.name in OVERFLOWING else divisor.bits
        if by == -1:
            number = signed(runner.pair(operation.operands[0], index).bits, bits)
            return Replayed(number == least(operation), f"the lane divides {number} by -1, which has no result")
        return Replayed(by == 0, f"the lane divides by {by}")

    @staticmethod
    def _counts(runner: Runner, operation: Operation, index: tuple[int, ...]) -> Replayed:
        counted = len(operation.operands) < 2 or runner.pair(operation.operands[1], index).bits != 0
        value = runner.pair(operation.operands[0], index).bits
        said = f"the lane counts {value}, and there are bins for 0 to {bins(operation) - 1}"
        return Replayed(counted and value >= bins(operation), said)


def _size(argument: TensorArgument) -> int:
    """Bytes of an element."""
    return argument.bytes or 1


def _at(launch: Launch, programs: tuple[int, int, int]) -> dict[str, int]:
    """A program's numbers by the names of their variables."""
    pairs = zip(launch.programs, programs, strict=True)
    return {program.payload[0]: number for program, number in pairs if program.op == "var"}


def _bits(runner: Runner, value: Value, index: tuple[int, ...]) -> int:
    found = runner.at(value, index if value.type.shape else ())
    if isinstance(found, Described | Real):
        raise NotReplayed(f"{value.name} is {'a descriptor' if isinstance(found, Described) else 'a float'}")
    return found.bits if isinstance(found, Pair) else found.bytes


def _said(value: int, hint: Hint) -> str:
    """A value with its sign; a pointer by its bytes from the start of the memory."""
    return f"byte {value}" if hint.value.type.is_pointer else str(signed(value, hint.bits))


def _stored(access: TensorAccess) -> Stored:
    """What may write. Raises NotReplayed for what has no meaning here."""
    if access.why or access.pointer is None:
        raise NotReplayed(access.why or f"{access.operation} writes to memory that is not known")
    loops = tuple(part.operation for part in access.way if part.kind in ("loop", "while") and part.operation)
    return Stored(access.operation, access.pointer, access.mask, access.shape, loops)


def _element(count: int, size: int) -> str:
    whole, rest = divmod(count, size)
    return f"{whole} and {rest} bytes" if rest else str(whole)
