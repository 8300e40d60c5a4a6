"""Programs of a launch run in exact integers, at sizes by chance: which accesses leave their tensors, or wrap."""

from __future__ import annotations

import random
import re

from tileprove.prover.accesses.points import value_at
from tileprove.prover.language.meanings import python
from tileprove.prover.language.walking import variables
from tileprove.prover.triton.launching.launch import TYPES, TensorArgument
from tileprove.prover.triton.replay.accesses import touched
from tileprove.prover.triton.replay.integers import Undefined
from tileprove.prover.triton.replay.lane import Runner
from tileprove.prover.triton.replay.program import Program
from tileprove.prover.triton.replay.values import NotReplayed
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.records import element_bytes

SIZES = (1, 2, 3, 5, 8, 16, 31, 32, 33, 64, 65, 100, 128, 130, 1000)
LARGE = (1 << 15, 46341, 1 << 16, (1 << 20) + 1, 1 << 24, (1 << 30) - 1, (1 << 31) - 64)


def drawn(own: Statements, chance: random.Random) -> dict[str, int] | None:
    """Sizes that fulfil what is given, one of them large at times; None if none are found."""
    terms = variables(*own.launch.sizes.values(), *own.launch.given, *own.launch.grid)
    for _ in range(300):
        large = chance.random() < 0.5
        pool = SIZES + LARGE * large if chance.random() < 0.3 else SIZES
        point = {v.payload[0]: chance.choice(pool) for v in terms}
        if large and terms:
            point[chance.choice(terms).payload[0]] = chance.choice(LARGE)
        try:
            if all(python.evaluate(point, formula)[0] for formula in (*own.launch.given, *own.launch.facts)):
                return point
        except (python.Undefined, python.TooLarge):
            continue
    return None


class Contents(dict[tuple[str, int], int]):
    """Integers of tensors as their contracts want them, drawn when they are read."""

    def __init__(self, own: Statements, point: dict[str, int], chance: random.Random):
        super().__init__()
        self.chance, self.ends = chance, dict[str, tuple[int, int]]()
        for argument in own.launch.arguments:
            promised = argument.contents if isinstance(argument, TensorArgument) else None
            low = value_at(promised.low, point) if promised and promised.low is not None else 0
            high = value_at(promised.high, point) if promised and promised.high is not None else low + 2
            self.ends[argument.name] = low, high

    def get(self, key, default=None):
        if key not in self:
            low, high = self.ends[key[0]]
            self[key] = self.chance.randrange(low, max(high, low + 1))
        return self[key]


def violations(own: Statements, chance: random.Random, lanes: int) -> set[str]:
    """The claims about accesses that a launch at random sizes breaks; lanes: that are looked at of each access."""
    point = drawn(own, chance)
    if point is None:
        return set()
    found: set[str] = set()
    grid = tuple(value_at(extent, point) for extent in own.launch.grid)
    for _ in range(4):
        ids = tuple(chance.choice((0, extent - 1, chance.randrange(extent))) for extent in grid)
        arguments = [
            a.name if isinstance(a, TensorArgument) else None if a.term is None else value_at(a.term, point)
            for a in own.launch.arguments
        ]
        held = Contents(own, point, chance)
        for name, access in own.names.accesses:
            if access.why or name in found:
                continue
            for _ in range(lanes):
                if _breaks(own, access, Program(ids, grid, arguments, held), point, chance):
                    found.add(name)
                    break
    return found


def _breaks(own: Statements, access, program: Program, point: dict[str, int], chance: random.Random) -> bool:
    index = tuple(chance.choice((0, extent - 1, chance.randrange(extent))) for extent in access.shape)
    loops = [condition.operation for condition in access.way if condition.kind in ("loop", "while")]
    runner = Runner(own.function, program)
    try:
        rounds = {id(loop): chance.choice((0, 0, 1, 2, 5)) for loop in loops}
        one = touched(runner, access.operation, access.pointer, access.mask, index, rounds)
    except (Undefined, NotReplayed):
        return False
    if not one.runs:
        return False
    argument = next(a for a in own.launch.arguments if a.name == one.base)
    assert isinstance(argument, TensorArgument)
    size = element_bytes(TYPES.get(argument.dtype, argument.dtype)) or 1
    span = element_bytes(access.type.pointee) or size
    outside = one.bytes < 0 or one.bytes + span > value_at(argument.allocation, point) * size
    return outside or one.bytes != one.ideal or not one.ideally


def mutants(text: str, chance: random.Random, count: int) -> list[str]:
    """Texts in which one thing differs: a constant, a comparison, an operation, a mask."""
    places = [
        *re.finditer(r"arith\.constant (?:dense<)?(-?\d+)(?=[> ])", text),
        *re.finditer(r"arith\.cmpi (slt|sle|ult|ule|sgt|sge)", text),
        *re.finditer(r"arith\.(addi|muli|subi|minsi|maxsi|divsi|remsi|andi|ori|extsi|extui)(?= )", text),
    ]
    swaps = {
        "slt": "sle", "sle": "slt", "ult": "ule", "ule": "ult", "sgt": "sge", "sge": "sgt", "addi": "subi", "muli": "addi",
        "subi": "addi", "minsi": "maxsi", "maxsi": "minsi", "divsi": "remsi", "remsi": "divsi", "andi": "ori",
        "ori": "andi",
        "extsi": "extui", "extui": "extsi",
    }  # fmt: skip
    found = []
    for place in chance.sample(places, min(count, len(places))):
        said = place[1]
        other = swaps.get(said) or str(int(said) + chance.choice((-1, 1, 2)))
        found.append(text[: place.start(1)] + other + text[place.end(1) :])
    return found
