"""Arithmetic that Triton's frontend does in Python, where a ``tl.constexpr`` is given as a size.

Of a constexpr's value the frontend makes numbers at compile time: Python's integers do not wrap, ``//`` rounds down, ``%``
has the divisor's sign, and a loop may count down by a known step. A constexpr of which the launch gives a size is compiled
as an argument, and the same text becomes operations that wrap and round towards zero. A value that hangs on such arguments
and on constants alone is claimed to be what Python makes of it; so the verdicts on the kernel are those on the constexpr's.

The operations are those of the text before the compiler simplifies it, as it does that by its own arithmetic: a loop from 9
to 0 is gone whatever its step. What comes of functions that are called is only in the simplified text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from ..language.claims import Case
from ..language.obligations import Verdict
from ..language.terms import Term
from .cases import Cases
from .claimed import About, Stated, numbered, own_place
from .formulas import Formula, Formulas
from .launching.launch import Launch
from .launching.watching import Word
from .machine.accesses import Visited
from .machine.evaluating import Evaluation
from .machine.shapes import MOVES, Index
from .machine.values import Key, Lane, number
from .python_integers import NUMBERS, goal_of
from .ttir.calls import CALL
from .ttir.parsing import read
from .ttir.records import Function, Operation, Place, Value

FOLDED = "constexpr_"  # begins a claim's name
SAID = "What the kernel computes of its constexprs is what Python computes of them at compile time."
NARROW = frozenset({
    "arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.divui", "arith.remsi", "arith.remui", "arith.shli",
    "arith.shrsi", "arith.shrui",
})  # fmt: skip
EXTENSIONS = frozenset({"arith.extsi", "arith.extui"})


TRUTHS = frozenset({"arith.andi", "arith.ori", "arith.xori", "arith.extui"})  # mean the same of truth values
EITHER = frozenset({"arith.constant", "arith.select", "arith.bitcast", "scf.if"})  # mean the same of anything


@dataclass(frozen=True, slots=True)
class Folding:
    """What a case is about: an operation that Python does, or a loop whose step it computes, and the function it is in."""

    operation: Operation
    function: Function


class FoldingClaims:
    """Makes the claims, one for each line."""

    def __init__(self, formulas: Formulas, cases: Cases):
        self.lines: dict[int, list[tuple[FoldedText, Visited]]] = {}
        self.words: list[Word] = []
        launch = formulas.launch
        if not launch.sized:
            return
        self.words = [word for word in launch.words if word.sign != "~"]
        kernels = read(launch.plain, f"{launch.kernel}.ttir").kernels
        for own in (*(Formulas(kernel, launch) for kernel in kernels[:1]), formulas):
            text = FoldedText(own, cases)
            for item in text.items:
                line = own_place(item.operation.place).line or item.operation.line
                self.lines.setdefault(line, []).append((text, item))

    def claim(self, found: Stated, trusted: dict[str | int, frozenset[Key]]) -> None:
        """trusted: claim -> the steps whose short formulas may be used, where these are not all."""
        for word in self.words:
            name = found.free(f"{FOLDED}{word.line}")
            why = (
                f"`{word.said}` is one of its values if a constexpr is a number, and here it is compiled for a size; ask "
                f"`{word.sign}` of comparisons, as in K != 0, or give numbers: @launch(kernel, ...)"
            )
            found.names[name] = "arithmetic on sizes that are tl.constexpr"
            place = Place(word.file, word.line)
            found.claim(name, SAID, place, [found.fixed(name, word.sign, Verdict.UNSUPPORTED, why)])
        for line, items in self.lines.items():
            name = found.free(f"{FOLDED}{line}")
            cases: list[Case] = []
            for text, item in items:
                text.case(found, name, item, cases, trusted.get(name))
            if cases:
                found.names[name] = "arithmetic on sizes that are tl.constexpr"
                found.claim(name, SAID, items[0][1].operation, cases)


class FoldedText:
    """The operations of a kernel's text that Python does. items: those of which something is to be said."""

    def __init__(self, formulas: Formulas, cases: Cases):
        self.formulas, self.cases = formulas, cases
        self.folded = Folded(formulas.function, formulas.launch)
        every = formulas.function.operations
        self.called = [value for own in every if own.name == CALL and not own.regions for value in own.results]
        needed = used(formulas.function)
        self.items = [
            item
            for item in formulas.visited
            if needed(item.operation) and (self._why(item.operation) or self._about(item.operation))
        ]

    def _about(self, operation: Operation) -> bool:
        """Whether Python would compute it, and its meaning may differ."""
        if operation.name == "scf.for":
            return self.folded.sized(operation.operands[2])
        if not operation.results or not self.folded.sized(operation.results[0]) or operation.name in EITHER:
            return False
        kinds = [value.type for value in operation.operands]
        if not all(kind.bits for kind in kinds):
            return False  # floats, of which any value is possible
        return operation.name != "arith.cmpi" or operation.words[0].startswith("u") or kinds[0].bits == 1

    def _why(self, operation: Operation) -> str:
        """Why nobody can say whether Python's arithmetic is the kernel's; empty where one can."""
        own = operation.operands
        if operation.name in NARROW and any(map(_widened, own)) and any(map(self._passed, own)):
            return f"{operation}: with a constexpr it works on numbers of 8 or 16 bits, and here on 32"
        if not self._about(operation) or operation.name == "scf.for":
            return ""
        if operation.name == "arith.xori" and own[0].type.bits == 1 and self._inverts(operation):
            return "~ of a truth value is -1 or -2 if a constexpr is a number, and here a truth value; write `not`"
        bits = own[0].type.bits
        known = operation.name in TRUTHS or (
            operation.name == "arith.cmpi" and operation.words[0] in ("eq", "ne")
        ) if bits == 1 else operation.name in (*NUMBERS, "arith.cmpi", "arith.trunci")  # fmt: skip
        return "" if known else f"{operation} is not known to mean what Python means"

    def _inverts(self, operation: Operation) -> bool:
        """Whether it may be Python's ~, and not its `not`: the releases do not agree on columns."""
        lines = {word.line for word in self.formulas.launch.words if word.sign == "~"}
        return any(place.line in lines for place in (operation.place, *operation.place.callers))

    def _passed(self, value: Value) -> bool:
        """Whether it is computed in Python, and then widened or made a tensor of."""
        while value.operation is not None and value.operation.name in (*MOVES, *EXTENSIONS):
            value = value.operation.operands[0]
        return self.folded.sized(value)

    def case(
        self, found: Stated, claim: str, item: Visited, cases: list[Case], trusted: frozenset[Key] | None
    ) -> None:  # fmt: skip
        """Add the case of an operation, if there is anything to prove."""
        operation = item.operation
        name = numbered(operation.name, cases)
        why, formula, terms = self._why(operation), Formula(operation), list[Term]()

        def fill(own: Evaluation) -> None:
            own.overrides |= {id(value): partial(_anything, own, value) for value in self.called}
            formula.path = tuple(own.assume(item.way))
            values = operation.operands[2:3] if operation.name == "scf.for" else operation.operands
            terms.extend(number(own.at(value, ()), operation).exact for value in values)

        if not why:
            self.formulas.filled(formula, trusted, fill)
        if why or formula.why:
            said = why or formula.why
            if all(old.detail != said for (own, _), old in found.given.items() if own == claim):
                cases.append(found.fixed(claim, name, Verdict.UNSUPPORTED, said))
            return
        goal = goal_of(operation, terms)
        if goal.op == "truth" and goal.payload:
            return
        show = {f"operand {place}": term for place, term in enumerate(terms)}
        case = self.cases.plain(formula, name, goal, [part.exact for part in formula.path], show, True)
        if any(case.goal is old.goal and _same(case.given, old.given) for old in cases):
            return  # the simplified text has it too
        found.about[claim, name] = About(formula, folded=Folding(operation, self.formulas.function))
        cases.append(case)
        for own in formula.steps:
            found.steps(self.cases, claim, formula, own, cases)


class Folded:
    """Which values the frontend would compute in Python: not all releases print arguments by their names."""

    def __init__(self, function: Function, launch: Launch):
        pairs = zip(function.arguments, launch.arguments, strict=False)  # whose numbers are compared elsewhere
        self.arguments = {id(value) for value, argument in pairs if argument.name in launch.sized}
        self.known: dict[int, bool | None] = {}  # None: of constants alone

    def sized(self, value: Value) -> bool:
        """Whether it hangs on constexprs that are sizes, and else on constants alone."""
        return bool(self._of(value))

    def _of(self, value: Value) -> bool | None:
        """False: on something else too; None: on constants alone."""
        if id(value) not in self.known:
            self.known[id(value)] = False  # of what goes in circles
            self.known[id(value)] = self._found(value)
        return self.known[id(value)]

    def _found(self, value: Value) -> bool | None:
        operation = value.operation
        if id(value) in self.arguments:
            return True
        if operation is None:
            return self._branched(value)
        if value.type.shape or value.type.is_pointer:
            return False
        if operation.name in ("arith.constant", "ub.poison"):
            return None
        rests = operation.operands
        if operation.name == "scf.if":
            rests = [*rests, *(region.entry.operations[-1].operands[value.number] for region in operation.regions)]
        elif not operation.name.startswith(("arith.", "math.")) or not rests:
            return False
        elif operation.name in EXTENSIONS and rests[0].type.bits > 1:
            return False  # a cast, which makes it a value of the kernel
        return self._all(rests)

    def _branched(self, value: Value) -> bool | None:
        """What several branches of a function bring to one block."""
        block = value.block
        region = block.region if block is not None else None
        if block is None or region is None or block is region.entry:
            return False
        return self._all([
            values[value.number] for other in region.blocks for last in other.operations[-1:]
            for label, values in last.targets if label == block.label
        ])  # fmt: skip

    def _all(self, values: Sequence[Value]) -> bool | None:
        found = [self._of(value) for value in values]
        return False if False in found else True if True in found else None


def used(function: Function) -> Callable[[Operation], bool]:
    """Whether an operation has a part in anything; else the compiler leaves it out, and Python's number is nobody's."""
    every = list(function.operations)
    needed: set[int] = set()
    todo = [own for own in every if not own.results or own.regions or not own.name.startswith(("arith.", "math."))]
    while todo:
        own = todo.pop()
        if id(own) not in needed:
            needed.add(id(own))
            values = [*own.operands, *(value for _, passed in own.targets for value in passed)]
            todo += [value.operation for value in values if value.operation is not None]
    return lambda operation: id(operation) in needed


def _anything(own: Evaluation, value: Value, index: Index) -> Lane:
    """What a function that is called gives: on the way to an operation that Python does, it may be anything."""
    return own.unknown(value, index, value.operation)


def _same(one: Sequence[object], other: Sequence[object]) -> bool:
    return [id(formula) for formula in one] == [id(formula) for formula in other]


def _widened(value: Value) -> bool:
    """Whether a number of 8 or 16 bits was made wider."""
    own = value.operation
    return own is not None and own.name in EXTENSIONS and 1 < own.operands[0].type.bits < 32
