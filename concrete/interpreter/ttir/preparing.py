"""A function of the text -> steps: names become numbers of values, operations the functions that run them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import NotRun, TextError
from . import accesses, atomics, control, descriptors, floats, hints, integers, shapes
from .code import ENDS, Body, Code, Piece, Step
from .state import Make
from .tree import Block, Function, Operation, Type

MEANINGS: dict[str, Make] = {
    **shapes.MEANINGS, **integers.MEANINGS, **floats.MEANINGS, **accesses.MEANINGS, **atomics.MEANINGS,
    **descriptors.MEANINGS, **control.MEANINGS,
}  # fmt: skip
KEEPS = frozenset({"tt.splat", "tt.broadcast", "tt.expand_dims", "tt.reshape", "tt.trans", "arith.constant"})


def _of_loop(operation: Operation) -> list[Type]:
    return operation.given[3:]


def _truths(operation: Operation) -> list[Type]:
    return [operation.given[0].of("i1")]


def _loaded(operation: Operation) -> list[Type]:
    return [operation.given[0].of(operation.given[0].pointee)]


RESULTS: dict[str, Callable[[Operation], list[Type]]] = {
    "arith.cmpi": _truths,
    "arith.cmpf": _truths,
    "tt.addptr": lambda operation: [operation.given[0]],
    "tt.load": _loaded,
    "scf.for": _of_loop,
    "tt.get_program_id": lambda operation: [Type("i32")],
    "tt.get_num_programs": lambda operation: [Type("i32")],
}


class Preparing:
    """Makes one function ready."""

    def __init__(self, bodies: Mapping[str, Callable[[], Body]]):
        self.bodies = bodies
        self.scopes: list[dict[str, int]] = [{}]
        self.types: list[Type] = []
        self.constants: set[int] = set()

    def body(self, function: Function) -> Body:
        """Raises TextError, NotRun."""
        code = self.code(function.blocks, [])
        return Body(code, len(self.types))

    def define(self, name: str, kind: Type) -> int:
        self.scopes[-1][name] = len(self.types)
        self.types.append(kind)
        return len(self.types) - 1

    def slot(self, name: str, line: int) -> int:
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        raise TextError(f"line {line}: {name} is used before it is defined")

    def code(self, blocks: list[Block], given: list[Type]) -> Code:
        """given: types of those arguments of the first block that do not say theirs."""
        self.scopes.append({})
        silent = iter(given)
        pieces = [
            Piece(tuple(self.define(name, kind or next(silent)) for name, kind in block.arguments)) for block in blocks
        ]
        numbers = {block.label: number for number, block in enumerate(blocks)}
        for block, piece in zip(blocks, pieces, strict=True):
            for operation in block.operations:
                if operation.name in ENDS or operation.name in ("cf.br", "cf.cond_br"):
                    piece.end = operation
                    piece.ends = self._slots(operation.operands, operation.line)
                elif operation.name not in shapes.NOTHING:
                    self._step(operation, piece)
        for block, piece in zip(blocks, pieces, strict=True):
            if piece.end is None and len(blocks) > 1:
                raise NotRun(f"the block {block.label or 'at the beginning'} ends in an operation that is not known")
            for label, values in piece.end.targets if piece.end is not None else ():
                piece.after.append((numbers[label], self._slots(values, block.operations[-1].line)))
        self.scopes.pop()
        return Code(pieces)

    def _slots(self, names: list[str], line: int) -> tuple[int, ...]:
        return tuple(self.slot(name, line) for name in names)

    def _step(self, operation: Operation, piece: Piece) -> None:
        given = self._slots(operation.operands, operation.line)
        operation.given = [self.types[slot] for slot in given]
        operation.fixed = [slot in self.constants for slot in given]
        operation.results = self._results(operation)
        self._regions(operation)
        if operation.name not in MEANINGS:
            raise NotRun(str(operation))
        try:
            run = MEANINGS[operation.name](operation)
        except (IndexError, ValueError, KeyError, AssertionError) as error:
            raise NotRun(f"{operation}, which is not as it is known ({error!r})") from None
        run = hints.checked(operation, run)
        results = tuple(map(self.define, operation.names, operation.results))
        if operation.name in KEEPS and all(operation.fixed):
            self.constants.update(results)
        piece.steps.append(Step(run, given, results, operation))

    def _results(self, operation: Operation) -> list[Type]:
        count = len(operation.names)
        if not count:
            return []
        if operation.name in RESULTS:
            return RESULTS[operation.name](operation)
        types = operation.types[-count:]
        if operation.name == "arith.constant" and not types:
            types = [Type("i1")]  # it is not printed
        if operation.name == "tt.split":
            types = types[-1:] * 2
        if len(types) != count:
            raise TextError(f"line {operation.line}: {operation.name} does not say the types of its results")
        return types

    def _regions(self, operation: Operation) -> None:
        given: list[Type] = []
        if operation.name == "scf.for":
            given = [operation.given[0], *operation.given[3:]]
        elif operation.name == "scf.while":
            given = operation.given
        operation.inner = [self.code(region, given) for region in operation.regions]
        if operation.name == "tt.call":
            name = next(word[1:].strip('"') for word in operation.words if word.startswith("@"))
            if name not in self.bodies:
                raise NotRun(f"{operation} of {name}, which is not in the text")
            operation.inner = [self.bodies[name]]


def prepared(functions: Mapping[str, Function], name: str) -> Body:
    """The function, and those that it calls. Raises TextError, NotRun."""
    done: dict[str, Any] = {}

    def body(own: str) -> Body:
        if own not in done:
            done[own] = None
            done[own] = Preparing(bodies).body(functions[own])
        return done[own]

    bodies = {own: (lambda own=own: body(own)) for own in functions}
    return body(name)
