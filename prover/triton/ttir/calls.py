"""Functions that the compiler does not inline (``noinline=True``), put where they are called.

Each ``tt.call`` gets the body of its function as its region, a copy for each call, in which the function's arguments are
what the call gives. So what happens inside happens at the call: in its branches and its loops, with its values.
"""

from __future__ import annotations

from msgspec.structs import replace

from .errors import TritonError
from .records import Block, Function, Module, Operation, Place, Region, Value

CALL, RETURN = "tt.call", "tt.return"
MOST_DEEP = 16  # calls inside calls
MOST_OPERATIONS = 50_000  # that copies may add to a kernel


def launched(module: Module, place: str, whose: str) -> Function:
    """The kernel of a text that is launched, with its calls as `with_calls` has them. whose: how messages call the text.
    Raises TritonError for a text of none or of several."""
    if not module.kernels:
        raise TritonError(f"{place}: there is no public function in {whose}")
    if len(module.kernels) > 1:
        names = ", ".join(kernel.name for kernel in module.kernels)
        raise TritonError(f"{place}: {whose} has several kernels, where one is launched: {names}")
    return with_calls(module, module.kernels[0])


def with_calls(module: Module, kernel: Function) -> Function:
    """The kernel, whose calls have their functions as regions. A call of a function that is not in the module, that calls
    itself, or that is too large stays without one."""
    left = [MOST_OPERATIONS]
    for call in [own for own in kernel.operations if own.name == CALL]:
        _expand(call, module, (kernel.name,), left)
    return kernel


def _expand(call: Operation, module: Module, around: tuple[str, ...], left: list[int]) -> None:
    """Give a call its region. around: the functions that it is in; left: how many operations may still be copied."""
    function = module.functions.get(call.symbol)
    if function is None or function.name in around or len(around) > MOST_DEEP:
        return
    size = sum(1 for _ in function.operations)
    if len(function.arguments) != len(call.operands) or size > left[0]:
        return
    left[0] -= size
    copy = _Copy(call, dict(zip(map(id, function.arguments), call.operands, strict=True)))
    call.regions.append(copy.region(function.body, call))
    copy.connect()
    for inner in [own for own in call.below() if own.name == CALL]:
        _expand(inner, module, (*around, function.name), left)


def returned(call: Operation, number: int) -> list[Value]:
    """What the returns of a call's function give for that result, where its function is its region."""
    ends = [block.operations[-1] for region in call.regions for block in region.blocks]
    return [end.operands[number] for end in ends if end.name == RETURN]


class _Copy:
    """A copy of a function's body. values: id of a value of the function -> the copy's."""

    def __init__(self, call: Operation, values: dict[int, Value]):
        self.callers = (call.place, *call.place.callers)
        self.values = values
        self.made: list[tuple[Operation, Operation]] = []  # of the function, and its copy

    def region(self, region: Region, inside: Operation) -> Region:
        found = Region(operation=inside)
        for block in region.blocks:
            own = Block(block.label, region=found)
            for value in block.arguments:
                if id(value) not in self.values:
                    self.values[id(value)] = Value(value.name, value.type, block=own, number=value.number)
                    own.arguments.append(self.values[id(value)])
            found.blocks.append(own)
            own.operations = [self._operation(operation, own) for operation in block.operations]
        return found

    def _operation(self, operation: Operation, block: Block) -> Operation:
        place = operation.place
        placed = Place(place.file, place.line, place.column, (*place.callers, *self.callers))
        found = replace(operation, block=block, place=placed, operands=[], results=[], regions=[], targets=[])
        for value in operation.results:
            self.values[id(value)] = Value(value.name, value.type, found, number=value.number)
            found.results.append(self.values[id(value)])
        self.made.append((operation, found))
        found.regions = [self.region(region, found) for region in operation.regions]
        return found

    def connect(self) -> None:
        """Give the copies their operands, when all values are there."""
        for operation, found in self.made:
            found.operands = [self.values[id(value)] for value in operation.operands]
            found.targets = [(label, [self.values[id(value)] for value in given]) for label, given in operation.targets]
