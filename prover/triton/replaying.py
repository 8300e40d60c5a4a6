"""Counterexamples run in exact integers: the lane that fails, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..language.meanings import python
from .launching.launch import TYPES, Launch, ScalarArgument, TensorArgument
from .points import value_at
from .races import OTHER
from .replay.accesses import Touched, touched
from .replay.integers import Undefined
from .replay.lane import NotReplayed, Program, Runner
from .ttir.records import Function, element_bytes

if TYPE_CHECKING:
    from .formulas import Formula
    from .stated import About


@dataclass(frozen=True, slots=True)
class Replayed:
    """What running a counterexample shows. said: in a sentence; outside: it leaves the tensor, or divides by zero."""

    confirmed: bool
    said: str
    touched: Touched | None = None
    outside: bool = True


class Replay:
    """Runs lanes of a kernel in a launch."""

    def __init__(self, function: Function, launch: Launch):
        self.function, self.launch = function, launch

    def run(self, about: About, point: Mapping[str, int]) -> Replayed:
        """The lane of a counterexample."""
        formula = about.formula
        try:
            if about.other is not None:
                return self._twice(formula, about.other, point)
            runner, index, rounds = self._runner(formula, point)
            if formula.access is None:
                return self._divides(runner, formula, index, rounds)
            return self._judged(formula, self._touched(runner, formula, index, rounds), point)
        except Undefined as error:
            return Replayed(True, f"on the way to its address there is a {error}")
        except NotReplayed as error:
            return Replayed(False, f"it cannot be run: {error}")
        except (python.Undefined, python.TooLarge) as error:
            return Replayed(False, f"it cannot be run: {error}")

    def _twice(self, formula: Formula, other: Formula, point: Mapping[str, int]) -> Replayed:
        """Two programs, of which the second one's variables have another end to their names."""
        shared = {name: value for name, value in point.items() if not name.endswith(OTHER)}
        second = {**shared, **{n.removesuffix(OTHER): v for n, v in point.items() if n.endswith(OTHER)}}
        found = []
        for own, where in ((formula, shared), (other, second)):
            runner, index, rounds = self._runner(own, where)
            found.append((runner.program.programs, self._touched(runner, own, index, rounds)))
        (first, one), (last, two) = found
        if not one.runs or not two.runs or first == last or (one.base, one.bytes) != (two.base, two.bytes):
            return Replayed(False, "run in exact integers, the two programs do not write one element")
        assert formula.access is not None
        size = element_bytes(formula.access.type.pointee) or 1
        said = f"programs {first} and {last} both write element {_element(one.bytes, size)} of {one.base}"
        return Replayed(True, said, one)

    @staticmethod
    def _touched(runner: Runner, formula: Formula, index: tuple[int, ...], rounds: dict[int, int]) -> Touched:
        access = formula.access
        assert access is not None
        assert access.pointer is not None
        return touched(runner, access.operation, access.pointer, access.mask, index, rounds)

    def _runner(
        self, formula: Formula, point: Mapping[str, int]
    ) -> tuple[Runner, tuple[int, ...], dict[int, int]]:  # fmt: skip
        programs, grid = (
            tuple(value_at(term, point) for term in terms) for terms in (self.launch.programs, self.launch.grid)
        )
        arguments: list[int | str | None] = []
        for argument in self.launch.arguments:
            if isinstance(argument, ScalarArgument):
                arguments.append(None if argument.term is None else value_at(argument.term, point))
            else:
                arguments.append(argument.name)
        program = Program(programs, grid, arguments, self._memory(formula, point), self._least(point))  # type: ignore[arg-type]
        index = tuple(value_at(term, point) for term in formula.index)
        rounds = {id(operation): value_at(term, point) for term, operation in formula.rounds.items()}
        return Runner(self.function, program), index, rounds

    def _memory(self, formula: Formula, point: Mapping[str, int]) -> dict[tuple[str, int], int]:
        found: dict[tuple[str, int], int] = {}
        for read in formula.reads.values():
            if read.term.payload[0] not in point:
                continue
            size = element_bytes(read.operation.results[0].type.element)
            key = read.base, value_at(read.offset, point) * size
            value = point[read.term.payload[0]]
            if found.setdefault(key, value) != value:
                raise NotReplayed(f"element {key[1] // size} of {read.base} would have to hold two values")
        return found

    def _least(self, point: Mapping[str, int]) -> dict[str, int]:
        """What an integer is that the counterexample does not speak of: the least that is promised."""
        found: dict[str, int] = {}
        for argument in self.launch.arguments:
            if isinstance(argument, TensorArgument) and argument.contents and argument.contents.low is not None:
                found[argument.name] = value_at(argument.contents.low, point)
        return found

    def _judged(self, formula: Formula, found: Touched, point: Mapping[str, int]) -> Replayed:
        assert formula.access is not None
        if not found.runs:
            return Replayed(False, "run in exact integers, the lane does not get there, or its mask is false", found)
        argument = next(a for a in self.launch.arguments if a.name == found.base)
        assert isinstance(argument, TensorArgument)
        size = element_bytes(TYPES.get(argument.dtype, argument.dtype)) or 1
        elements = value_at(argument.allocation, point)
        span = element_bytes(formula.access.type.pointee) or size
        does = {"load": "reads", "store": "writes", "atomic": "updates"}[formula.access.what]
        at = f"{does} element {_element(found.bytes, size)} of {found.base}, which has {elements}"
        outside = found.bytes < 0 or found.bytes + span > elements * size
        wraps = found.bytes != found.ideal or not found.ideally
        if wraps:
            meant = f"without wrap-around it were {_element(found.ideal, size)}"
            more = "" if found.ideally else "; its mask is true by a wrap-around only"
            return Replayed(True, f"the lane {at}; {meant}{more}", found, outside)
        return Replayed(outside, f"the lane {at}", found)

    def _divides(
        self, runner: Runner, formula: Formula, index: tuple[int, ...], rounds: dict[int, int]
    ) -> Replayed:  # fmt: skip
        operation = formula.operation
        if formula.divisor is None:
            raise NotReplayed("it is about what a loop carries from any iteration to the next")
        for loop, number in rounds.items():
            runner.rounds[loop] = number
        divisor = runner.pair(operation.operands[1], index)
        bits = operation.operands[0].type.bits
        if operation.name in ("arith.shli", "arith.shrsi", "arith.shrui"):
            return Replayed(divisor.bits >= bits, f"the lane shifts {bits} bits by {divisor.bits}")
        return Replayed(divisor.bits == 0, f"the lane divides by {divisor.bits}")


def _element(count: int, size: int) -> str:
    whole, rest = divmod(count, size)
    return f"{whole} and {rest} bytes" if rest else str(whole)
