"""What the text of a kernel some of whose arguments are 1 has that the text of any arguments has not.

Triton makes constexprs of arguments that are 1. Python computes what hangs on them alone, takes the branches that they
decide and counts in fewer bits, of which claims speak elsewhere. Whatever else is another thing there, as behind
``isinstance(n, int)``, is found here: each operation of the one text needs one of the other, of the same place and kind,
whose operands are the same or come to the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..accesses.naming import named
from ..language.obligations import Verdict
from .claimed import ClaimSet
from .hanging import Folded
from .launching.launch import Launch
from .machine.shapes import MOVES
from .machine.special import constant
from .matching import ENDS, WIDTHS, by_kind, entered, kind_of, operands_of
from .python_integers import python_of
from .ttir.calls import CALL, returned
from .ttir.records import Function, Operation, Place, Type, Value, own_place

Names = frozenset[str]
Text = tuple[Function, Sequence[Operation]]  # a kernel, and what of it is of use
SAID = "Where an argument is 1, Triton compiles nothing else than what is proved of any."
SAYS_NOTHING = frozenset({"llvm.intr.assume", "tt.print", "tt.assert", "gpu.barrier", "cf.br", "cf.cond_br", *ENDS})
JUNCTIONS = frozenset({"arith.andi", "arith.ori", "arith.xori"})
DECIDING = {"arith.andi": 0, "arith.ori": 1}  # with one part that is so, whatever the other is
COMPARED = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "slt": lambda a, b: a < b, "sle": lambda a, b: a <= b,
    "sgt": lambda a, b: a > b, "sge": lambda a, b: a >= b,
}  # fmt: skip


class Another:
    """The claims that a kernel is no other where arguments are 1, one for each line at which it is. plain: its text before
    it is simplified, of any arguments; singles: those in which some are 1, with the names of these, the fewest first. ones:
    the arguments that may be 1."""

    def __init__(self, plain: Text, singles: Sequence[tuple[Sequence[str], Text]], launch: Launch, ones: Names):
        self.ones, self.unseen = sorted(ones), [name for name in launch.unseen if name in ones]
        self.unknown = len(ones) > 1 and not singles
        self.places: dict[int, tuple[Place, Sequence[str]]] = {}
        for names, single in singles:
            for place in Unlike(plain, single, launch, frozenset(names)).places:
                own = own_place(place)
                self.places.setdefault(own.line, (own, names))

    def claim(self, found: ClaimSet, begins: str) -> None:
        """begins: the claims' names, and those of others about these arguments, which serve as well if they are not
        supported."""
        said = {found.system.claims[name].line for name, _ in found.given if name.startswith(begins)}
        if self.unknown:
            why = (
                f"the kernel does not compile where {_are(self.ones)}, so it is not known what Triton makes of it where "
                f"some of them are; say which are not by given(... != 1), or by do_not_specialize"
            )
            self._claim(found, f"{begins}_none", self.ones, None, why)
        lines = sorted(self.places.items())
        for name, (line, (place, names)) in zip(named([f"{begins}_another"] * len(lines)), lines, strict=True):
            if line not in said:
                why = (
                    f"where {_are(names)} Triton compiles something else at line {line}, which isinstance(..., int) may "
                    f"ask for, and nothing is claimed of that: leave 1 away by given(... != 1), or by do_not_specialize"
                )
                self._claim(found, name, names, place, why)
        if self.unseen and not self.places:
            why = (
                f"the kernel may ask which of {', '.join(self.unseen)} are 1, as isinstance(..., int) does, and Triton "
                f"compiles another text for each set of them, of which not all are compared: leave 1 away by "
                f"given(... != 1), or by do_not_specialize"
            )
            self._claim(found, f"{begins}_some", self.unseen, None, why)

    @staticmethod
    def _claim(found: ClaimSet, name: str, names: Sequence[str], place: Place | None, why: str) -> None:
        found.names[name] = f"another kernel where {_are(names)}"
        found.claim(name, SAID, place, [found.fixed(name, "the same", Verdict.UNSUPPORTED, why)])


def _are(names: Sequence[str]) -> str:
    return f"{names[0]} is 1" if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]} are 1"


class Unlike:
    """places: where the text in which these arguments are 1 does what that of any does not, or leaves away what it does."""

    def __init__(self, plain: Text, single: Text, launch: Launch, ones: Names):
        self.folded = Folded(plain[0], launch, single=ones)
        pairs = zip(plain[0].arguments, launch.arguments, strict=False)
        known = {id(value) for value, own in pairs if own.name in ones}
        self.numbers: dict[int, int | None] = dict.fromkeys(known, 1)
        rest = [value for value in plain[0].arguments if id(value) not in known]
        self.same: dict[tuple[int, int], bool] = {
            (id(one), id(other)): True for one, other in zip(single[0].arguments, rest, strict=False)
        }
        self.plain, self.single = by_kind(plain[1]), by_kind(single[1])

    @property
    def places(self) -> Iterator[Place]:
        for kind, own in self.single.items():
            others = self.plain.get(kind, [])
            yield from (one.place for one in own[len(others) :])
            yield from (one.place for one in own if not any(self._operands(one, other) for other in others))
        for kind, own in self.plain.items():
            gone = len(own) - len(self.single.get(kind, []))
            if gone > sum(map(self._may_go, own)):
                yield own[0].place

    def _may_go(self, operation: Operation) -> bool:
        """Whether nobody misses it, or a branch decides on it that hangs on what is 1."""
        if (operation.results and "atomic" not in operation.name) or operation.name in SAYS_NOTHING:
            return True
        return any(self._behind(own) for own in (operation, *operation.around()))

    def _behind(self, operation: Operation) -> bool:
        """Whether it is a branch that hangs on what is 1, or stands behind one."""
        if operation.name == "scf.if" and self._decided(operation.operands[0]):
            return True
        block = operation.block
        region = block.region if block is not None else None
        before = region.blocks[: region.blocks.index(block)] if region is not None and block is not None else []
        ends = [other.operations[-1] for other in before if other.operations]
        return any(end.name == "cf.cond_br" and self._decided(end.operands[0]) for end in ends)

    def _decided(self, condition: Value) -> bool:
        """Whether a condition, or a part of it, hangs on what is 1."""
        own = condition.operation
        parts = own.operands if own is not None and own.name in JUNCTIONS else []
        return self.folded.sized(condition) or any(map(self._decided, parts))

    def _operands(self, one: Operation, other: Operation) -> bool:
        """Whether two operations of a kind have the same operands."""
        if one.name == CALL:  # whose constexprs are not passed, and whose function is looked at
            return True
        return any(
            all(self._alike(own, passed) for own, passed in zip(order, other.operands, strict=True))
            for order in operands_of(one, other)
        )

    def _alike(self, one: Value, other: Value) -> bool:
        """Whether a value is the other one, or its number."""
        one, other = _bare(one), _bare(other)
        key = id(one), id(other)
        if key not in self.same:
            self.same[key] = True  # of what goes in circles
            self.same[key] = self._found(one, other)
        return self.same[key]

    def _found(self, one: Value, other: Value) -> bool:
        if not one.type.bits and not one.type.is_pointer and not _described(one.type):
            return True  # a float, of which any value is possible
        if all(value.operation is not None and value.operation.name == "ub.poison" for value in (one, other)):
            return True
        number = _constant(one)
        if number is not None:
            found = self._number(other)
            return found == number if found is not None else self.folded.sized(_whole(other))
        own, its = one.operation, other.operation
        if own is not None and its is not None and one.number == other.number and kind_of(own) == kind_of(its):
            return self._operands(own, its)
        if (own is None and its is None and one.number == other.number) and entered(one) == entered(other) != ():
            return True
        if own is not None and own.name == CALL and own.regions:
            return all(self._alike(value, other) for value in returned(own, one.number))
        brought = list(one.block.arriving(one.number)) if own is None and one.block is not None else []
        if brought:
            return all(self._alike(value, other) for value in brought)
        return any(self._alike(one, value) for value in self._chosen(other))

    def _chosen(self, value: Value) -> list[Value]:
        """What a value may be where a branch is decided."""
        own = value.operation
        if own is None:
            return list(value.block.arriving(value.number)) if value.block is not None else []
        if own.name == CALL:
            return returned(own, value.number)
        if own.name in DECIDING and value.type.bits == 1:
            numbers = [self._number(operand) for operand in own.operands]
            return [
                part for part, other in zip(own.operands, numbers[::-1], strict=True) if other == 1 - DECIDING[own.name]
            ]
        if own.name != "scf.if" or not self._decided(own.operands[0]):
            return []
        found = [region.entry.operations[-1].operands[value.number] for region in own.regions]
        truth = self._number(own.operands[0])
        return found if truth is None else found[:1] if truth else found[1:]

    def _number(self, value: Value) -> int | None:
        """What Python makes of it where the arguments are 1, if that is a number and known."""
        value = _whole(value)
        if id(value) not in self.numbers:
            self.numbers[id(value)] = None
            self.numbers[id(value)] = self._computed(value)
        return self.numbers[id(value)]

    def _computed(self, value: Value) -> int | None:
        own = value.operation
        if own is not None and own.name == "arith.constant":
            return _constant(value)
        chosen = self._chosen(value)
        if chosen:
            found = {self._number(choice) for choice in chosen}
            return found.pop() if len(found) == 1 else None
        if own is None or not own.operands:
            return None
        numbers = [self._number(operand) for operand in own.operands]
        if value.type.bits == 1 and own.name in DECIDING and DECIDING[own.name] in numbers:
            return DECIDING[own.name]
        if any(number is None for number in numbers):
            return None
        values = [number for number in numbers if number is not None]
        if own.name == "arith.cmpi":
            compare = COMPARED.get(own.words[0])
            return None if compare is None else int(compare(*values))
        if own.name == "arith.select":
            return values[1] if values[0] else values[2]
        try:
            return python_of(own, values)
        except (ArithmeticError, ValueError):
            return None


def _described(kind: Type) -> bool:
    return kind.element.startswith("!tt")


def _bare(value: Value) -> Value:
    """Without casts between 32 bits and 64."""
    while value.operation is not None and value.operation.name in WIDTHS:
        inner = value.operation.operands[0]
        if {inner.type.bits, value.type.bits} - {32, 64}:
            break
        value = inner
    return value


def _whole(value: Value) -> Value:
    """The number that fills a tensor."""
    while value.operation is not None and value.operation.name in (*MOVES, *WIDTHS, "arith.extui"):
        value = value.operation.operands[0]
    return value


def _constant(value: Value) -> int | None:
    """The number that it is in the text."""
    own = _whole(value).operation
    if own is None or own.name != "arith.constant":
        return None
    found = constant(own)
    return found if found is None or own.results[0].type.bits != 1 else found & 1
