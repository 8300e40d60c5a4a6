"""The value of one element in one program, by running what it depends on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..ttir.records import Block, Function, Operation, Region, Value, block_shape
from .integers import MODULAR, RING, SHIFTS, SIGNED, WITHOUT_SIGN, exact, ideal, signed
from .operations import BITWISE, RUN, flag, made
from .program import Program
from .values import Address, Described, Index, Lane, NotReplayed, Pair, Real, TooLong

MOST_ROUNDS = 20000  # iterations of a loop that are run
MOST_VALUES = 400000
DECIDES = {"arith.andi": 0, "arith.ori": 1}  # whatever the other truth value is


class Runner:
    """Runs one lane. rounds: id of a loop -> the iteration in which the program is. undefined: id of a value, and an index
    -> what it is, where it may be anything."""

    def __init__(
        self, function: Function, program: Program, undefined: Mapping[tuple[int, Index], int] | None = None
    ):  # fmt: skip
        self.function, self.program, self.undefined = function, program, undefined or {}
        self.given = dict(zip(map(id, function.arguments), program.arguments, strict=True))
        self.memo: dict[tuple[object, ...], Lane] = {}
        self.rounds: dict[int, int] = {}
        self.index: Index | None = None  # of the elements that a function is mapped over, if the lane is in one

    def at(self, value: Value, index: Index) -> Lane:
        """The element. Raises NotReplayed, Undefined."""
        key = (id(value), index, *sorted(self.rounds.items()))
        if key not in self.memo:
            if len(self.memo) > MOST_VALUES:
                raise NotReplayed("it takes too many steps")
            self.memo[key] = self._value(value, index)
        return self.memo[key]

    def pair(self, value: Value, index: Index) -> Pair:
        found = self.at(value, index if value.type.shape else ())
        if not isinstance(found, Pair):
            raise NotReplayed(f"{value.name} is an address where an integer is needed")
        return found

    def _value(self, value: Value, index: Index) -> Lane:
        if value.operation is not None:
            return self._result(value.operation, value, index)
        if id(value) in self.given:
            return self._argument(value)
        block = value.block
        assert block is not None
        assert block.region is not None
        operation = block.region.operation
        if operation is None or block is not block.region.entry:
            return self._branched(block, value, index)
        if operation.name == "scf.for":
            if value.number == 0:
                (low, first), _, (step, by) = (end.signed(value.type.bits) for end in self.bounds(operation))
                number = self.rounds[id(operation)]
                return made(low + number * step, first + number * by, value.type.bits)
            return self._carried(operation, value.number - 1, value, index)
        if operation.name == "scf.while":
            if block.region is operation.regions[0]:
                return self._carried(operation, value.number, value, index)
            return self.at(operation.regions[0].entry.operations[-1].operands[1 + value.number], index)
        packed = len(operation.operands) != len(operation.regions[0].entry.arguments)
        if operation.name == "tt.map_elementwise" and self.index is not None and not packed:
            return self.at(operation.operands[value.number], self.index)
        raise NotReplayed(f"it depends on what {operation} gives its function")

    def _argument(self, value: Value) -> Lane:
        given = self.given[id(value)]
        if isinstance(given, str) and block_shape(value.type):
            at, axes = self.function.arguments.index(value), len(block_shape(value.type))
            ends = [self.pair(v, ()) for v in self.function.arguments[at + 1 : at + 1 + 2 * axes]]
            return Described(Address(given, 0, 0), tuple(ends[:axes]), tuple(ends[axes:]))
        if isinstance(given, str):
            return Address(given, 0, 0)
        if given is None or not value.type.bits:
            raise NotReplayed(f"it depends on {value.name}, of which nothing is said")
        return made(given, given, value.type.bits)

    # -- control flow ------------------------------------------------------------------------------------------

    def bounds(self, operation: Operation) -> tuple[Pair, Pair, Pair]:
        low, high, step = (self.pair(value, ()) for value in operation.operands[:3])
        return low, high, step

    def trips(self, operation: Operation) -> int:
        bits = operation.operands[0].type.bits
        low, high, step = (signed(end.bits, bits) for end in self.bounds(operation))
        return max(0, -((low - high) // step)) if step > 0 else 0

    def _carried(self, operation: Operation, position: int, value: Value, index: Index) -> Lane:
        """What the loop carries into the iteration in which the program is."""
        now = self.rounds[id(operation)]
        if now > MOST_ROUNDS:
            raise TooLong(f"it takes {now} iterations of the loop at {operation.place}")
        starts = operation.operands[3 * (operation.name == "scf.for") :]
        ended = operation.regions[-1].entry.operations[-1].operands[position]
        found: Lane | None = None
        try:
            for number in range(now + 1):  # upwards, so that each finds the one before
                self.rounds[id(operation)] = number
                key = (id(value), index, *sorted(self.rounds.items()))
                if key in self.memo:
                    found = self.memo[key]
                    continue
                if number == 0:
                    found = self._outside(operation, starts[position], index)
                else:
                    self.rounds[id(operation)] = number - 1
                    found = self.at(ended, index)
                    self.rounds[id(operation)] = number
                self.memo[key] = found
        finally:
            self.rounds[id(operation)] = now
        assert found is not None
        return found

    def _outside(self, operation: Operation, value: Value, index: Index) -> Lane:
        """A value from before a loop."""
        kept = self.rounds.pop(id(operation))
        try:
            return self.at(value, index)
        finally:
            self.rounds[id(operation)] = kept

    def after(self, operation: Operation, value: Value, index: Index) -> Lane:
        """A result of a loop, perhaps of an earlier iteration of one around it than that in which the program is in it."""
        kept = dict(self.rounds)
        try:
            if operation.name == "scf.for":
                self.rounds[id(operation)] = self.trips(operation)
                argument = operation.regions[0].entry.arguments[1 + value.number]
                return self._carried(operation, value.number, argument, index)
            ends = operation.regions[0].entry.operations[-1].operands
            for number in range(MOST_ROUNDS):
                self.rounds[id(operation)] = number
                if not self.pair(ends[0], ()).bits:
                    return self.at(ends[1 + value.number], index)
        finally:
            self.rounds = kept
        raise NotReplayed(f"the loop at {operation.place} does not end in {MOST_ROUNDS} iterations")

    def reaches(self, block: Block, ideally: bool = False) -> bool:
        """Whether the program gets to a block of a region with branches; ideally: with unbounded integers."""
        assert block.region is not None
        return (
            self._certain(block.region, ideally, lambda before, way: block if before is block else None, block) is block
        )

    def _branched(self, block: Block, value: Value, index: Index) -> Lane:
        """What the branch by which the program gets to a block brings there."""
        assert block.region is not None

        def brought(before: Block, way: int) -> Lane | None:
            label, given = before.operations[-1].targets[way]
            return self.at(given[value.number], index) if label == block.label else None

        found = self._certain(block.region, False, brought, None)
        if not isinstance(found, (Pair, Address, Described, Real)):
            raise NotReplayed(f"the program does not get to the block of {value.name}")
        return found

    def _certain(
        self, region: Region, ideally: bool, found_at: Callable[[Block, int], object], sought: Block | None
    ) -> object:  # fmt: skip
        """What is found on the way through a region, None if nothing is. Where a branch hangs on what is not known, either
        way is taken, and it must be the same on both. Raises NotReplayed."""
        blocks = {block.label or "^bb0": block for block in region.blocks}
        memo: dict[int, object] = {}

        def after(here: Block) -> object:
            if id(here) not in memo:
                memo[id(here)] = here if here is sought else self._either(here, ideally, lambda way: along(here, way))
            return memo[id(here)]

        def along(here: Block, way: int) -> object:
            found = found_at(here, way)
            return after(blocks[here.operations[-1].targets[way][0]]) if found is None else found

        return after(region.entry)

    def _either(self, here: Block, ideally: bool, along: Callable[[int], object]) -> object:
        last = here.operations[-1] if here.operations else None
        if last is None or not last.targets:
            return None
        if last.name == "cf.br":
            return along(0)
        return self.one_of(lambda: self.pair(last.operands[0], ()), ideally, lambda holds: along(0 if holds else 1))

    def one_of(self, said: Callable[[], Pair], ideally: bool, choose: Callable[[int], Any]) -> Any:
        """What a truth value chooses; what both choose, if it is the same and the truth value is not known. Raises
        NotReplayed."""
        try:
            known = said()
        except NotReplayed:
            found, other = choose(1), choose(0)
            if found != other:
                raise
            return found
        return choose(known.ideal if ideally else known.bits)

    def returned(self, operation: Operation, value: Value, index: Index) -> Lane:
        """What a function gives that is called; another return in unbounded integers is not run."""
        if not operation.regions:
            raise NotReplayed(f"it depends on {operation}, whose function is not read")
        end, meant = (self._end(operation.regions[0], ideally) for ideally in (False, True))
        if end is not meant:
            raise NotReplayed(f"a wrap-around decides which value {operation} gives")
        return self.at(end.operations[-1].operands[value.number], index)

    def _end(self, region: Region, ideally: bool) -> Block:
        """The block at whose end the program leaves the region."""
        blocks = {block.label or "^bb0": block for block in region.blocks}

        def ends(here: Block, way: int) -> Block | None:
            target = blocks[here.operations[-1].targets[way][0]]
            return None if target.operations and target.operations[-1].targets else target

        entry = region.entry
        found = self._certain(region, ideally, ends, None) if entry.operations[-1].targets else entry
        assert isinstance(found, Block)
        return found

    # -- operations --------------------------------------------------------------------------------------------

    def _result(self, operation: Operation, value: Value, index: Index) -> Lane:
        name = operation.name
        if name in RUN:
            return RUN[name](self, operation, value, index)
        bits = operation.operands[0].type.bits if operation.operands else 0
        if name.startswith("arith.") and len(operation.operands) == 2 and bits:
            if bits == 1 and name in DECIDES and (known := self._decided(operation, index)) is not None:
                return known
            a, b = (self.pair(v, index) for v in operation.operands)
            try:
                found = exact(name, a.bits, b.bits, bits)
            except KeyError:
                raise NotReplayed(f"{operation} is not run") from None
            if name in BITWISE and bits > 1:
                return made(found, found, bits, found - (1 << bits) if found >> (bits - 1) else None)
            if name in MODULAR and bits > 1:
                return made(found, found, bits, found - (1 << bits) if found >> (bits - 1) else None)
            reads = name not in RING and bits > 1  # a sign
            first = a.signed(bits)[1] if reads and (name in SIGNED or name == "arith.shrsi") else a.ideal
            second = b.signed(bits)[1] if reads and name in SIGNED else b.ideal
            if name in WITHOUT_SIGN and bits > 1:  # in which a constant is its bits
                first, second = (
                    own.bits if v.operation is not None and v.operation.name == "arith.constant" else own.ideal
                    for own, v in zip((a, b), operation.operands, strict=True)
                )
            unbounded = flag(ideal(name, first, second, bits), bits)
            if reads or (a.either is None and b.either is None):
                return Pair(found, unbounded)
            return Pair(found, unbounded, ideal(name, a.meant, b.ideal if name in SHIFTS else b.meant, bits))
        raise NotReplayed(f"it depends on {operation}, which is not run")

    def _decided(self, operation: Operation, index: Index) -> Pair | None:
        """What one operand of an `and` or an `or` of truth values decides where the other is not known."""
        known = []
        for value in operation.operands:
            try:
                known.append(self.pair(value, index))
            except NotReplayed:
                continue
        decides = DECIDES[operation.name]
        return next((own for own in known if len(known) == 1 and own.bits == own.ideal == decides), None)
