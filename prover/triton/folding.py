"""Arithmetic that Triton's frontend does in Python, where a ``tl.constexpr`` is given as a size.

Of a constexpr's value the frontend makes numbers at compile time: Python's integers do not wrap, ``//`` rounds down, ``%``
has the divisor's sign, and a loop may count down by a known step. A constexpr of which the launch gives a size is compiled
as an argument, and the same text becomes operations that wrap and round towards zero. A value that hangs on such arguments
and on constants alone is claimed to be what Python makes of it; so the verdicts on the kernel are those on the constexpr's.
An argument of 32 bits that is 1 is a constexpr too, as Triton compiles a kernel of its own for it: of what hangs on those
arguments, the same is claimed where all of them are 1.

The operations are those of the text before the compiler simplifies it, as it does that by its own arithmetic: a loop from 9
to 0 is gone whatever its step. Functions that are called are put where they are called.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import partial

from ..accesses.naming import named
from ..language.claims import Case
from ..language.constructors import both
from ..language.idioms import implies
from ..language.obligations import Verdict
from ..language.terms import Term
from .cases import Cases
from .claimed import About, ClaimSet, Folding, numbered
from .formulas import Formula, Formulas
from .hanging import EXTENSIONS, Folded, ones
from .launching.launch import Launch, ScalarArgument
from .launching.watching import Word
from .machine.accesses import Visited
from .machine.evaluating import Evaluation
from .machine.shapes import MOVES, Index
from .machine.values import Key, Lane, Number, number
from .matching import Kept
from .narrowing import Narrower, narrows
from .python_integers import NUMBERS, goal_of
from .ttir.calls import CALL, with_calls
from .ttir.parsing import read
from .ttir.records import Function, Operation, Place, Value, own_place
from .unlike import Another

FOLDED = "constexpr"  # begins a claim's name
SAID = "What the kernel computes of its constexprs is what Python computes of them at compile time."
ONE = "Triton makes a constexpr of an argument that is 1: what the kernel computes of it is what Python computes of it."
SIZED, SINGLE = (
    "arithmetic on sizes that are tl.constexpr",
    "arithmetic on arguments that are constexprs where they are 1",
)
NARROW = frozenset({
    "arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.divui", "arith.remsi", "arith.remui", "arith.shli",
    "arith.shrsi", "arith.shrui",
})  # fmt: skip


TRUTHS = frozenset({"arith.andi", "arith.ori", "arith.xori", "arith.extui"})  # mean the same of truth values
EITHER = frozenset(
    {"arith.constant", "arith.select", "arith.bitcast", "scf.if", "arith.extsi", CALL}
)  # mean the same of anything


class FoldingClaims:
    """Makes the claims, one for each line."""

    def __init__(self, formulas: Formulas, cases: Cases):
        self.lines: dict[int, list[tuple[FoldedText, Visited, bool]]] = {}
        self.words: list[Word] = []
        self.another: Another | None = None
        launch = formulas.launch
        self.sized, self.ones = bool(launch.sized), ones(launch)
        if not self.sized and not self.ones:
            return
        self.words = [word for word in launch.words if self._means_another(word)]
        kernels = _kernels(launch.plain, launch)
        may = [own for own in launch.singles if self.ones.issuperset(own.ones) or self.ones.issubset(own.ones)]
        singles = [(own.ones, kernel) for own in may for kernel in _kernels(own.text, launch)]
        singles = [(names, (kernel, _used(kernel))) for names, kernel in singles]
        kept = Kept([own for kernel in kernels for own in _used(kernel)], [used for _, (_, used) in singles])
        for kernel in kernels:
            self.another = Another((kernel, _used(kernel)), singles, launch, self.ones)
        for own in (*(Formulas(kernel, launch) for kernel in kernels), formulas):
            text = FoldedText(own, cases, kept)
            for item, narrower in text.items:
                line = own_place(item.operation.place).line or item.operation.line
                self.lines.setdefault(line, []).append((text, item, narrower))

    def _means_another(self, word: Word) -> bool:
        """Whether a word of Python is another thing of a constexpr, and not claimed to be the same."""
        if self.sized:
            return word.sign != "~"
        if word.called:  # by names of its own
            return word.sign != "~" or word.said.startswith("~")
        names = {node.id for node in ast.walk(ast.parse(word.said)) if isinstance(node, ast.Name)}
        return bool(names & self.ones) and (word.sign != "~" or word.said.startswith("~"))

    def claim(self, found: ClaimSet, trusted: dict[str | int, frozenset[Key]]) -> None:
        """trusted: claim -> the steps whose short formulas may be used, where these are not all."""
        for name, word in zip(named([f"{FOLDED}_word"] * len(self.words)), self.words, strict=True):
            why = f"`{word.said}` is another thing where an argument is 1, of which Triton makes a constexpr; "
            if self.sized:
                why = f"`{word.said}` is one of its values if a constexpr is a number, and here it is compiled for a size; "
            why += "write `not`" if word.sign == "~" else f"ask `{word.sign}` of comparisons, as in K != 0"
            why += ", or give numbers: @launch(kernel, ...)" if self.sized else ""
            found.names[name] = SIZED if self.sized else SINGLE
            place = Place(word.file, word.line)
            said = SAID if self.sized else ONE
            found.claim(name, said, place, [found.fixed(name, word.sign, Verdict.UNSUPPORTED, why)])
        lines = [items for _, items in sorted(self.lines.items())]
        for name, items in zip(named([FOLDED] * len(lines)), lines, strict=True):
            cases: list[Case] = []
            for text, item, narrower in items:
                text.case(found, name, item, narrower, cases, trusted.get(name))
            if cases:
                sized = any(text.folded.hangs(item.operation) - text.folded.ones for text, item, _ in items)
                found.names[name] = SIZED if sized else SINGLE
                found.claim(name, SAID if sized else ONE, items[0][1].operation, cases)
        if self.another is not None:
            self.another.claim(found, FOLDED)


def _kernels(text: str, launch: Launch) -> list[Function]:
    """The kernel of a text, with calls; nothing of no text."""
    module = read(text, f"{launch.kernel}.ttir") if text else None
    return [with_calls(module, kernel) for kernel in module.kernels[:1]] if module is not None else []


def _used(kernel: Function) -> list[Operation]:
    return list(filter(used(kernel), kernel.operations))


class FoldedText:
    """The operations of a kernel's text that Python does. items: those of which something is to be said, and whether that
    is about fewer bits."""

    def __init__(self, formulas: Formulas, cases: Cases, kept: Kept):
        self.formulas, self.cases = formulas, cases
        self.folded = Folded(formulas.function, formulas.launch, kept)
        self.loops = Folded(formulas.function, formulas.launch)  # which are made anew for a known step
        pairs = zip(formulas.function.arguments, formulas.launch.arguments, strict=False)
        self.arguments = {own.name: (value, own.term) for value, own in pairs if isinstance(own, ScalarArgument)}
        every = formulas.function.operations
        self.called = [value for own in every if own.name == CALL and not own.regions for value in own.results]
        needed = used(formulas.function)
        asked = [item for item in formulas.visited if needed(item.operation) and not self.folded.stays(item.operation)]
        self.items = [
            (item, narrower)
            for item in asked
            for narrower, wanted in (
                (False, self._why(item.operation) or self._about(item.operation)),
                (True, narrows(formulas, self.folded, kept, item.operation)),
            )
            if wanted
        ]

    def _about(self, operation: Operation) -> bool:
        """Whether Python would compute it, and its meaning may differ."""
        if operation.name == "scf.for":
            return self.loops.sized(operation.operands[2])
        if not operation.results or not self.folded.sized(operation.results[0]) or operation.name in EITHER:
            return False
        kinds = [value.type for value in (*operation.operands, *operation.results)]
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
        self, found: ClaimSet, claim: str, item: Visited, fewer: bool, cases: list[Case],
        trusted: frozenset[Key] | None,
    ) -> None:  # fmt: skip
        """Add the case of an operation, if there is anything to prove."""
        operation = item.operation
        name = numbered(operation.name, cases)
        why, formula, terms = "" if fewer else self._why(operation), Formula(operation), list[Term]()
        narrower = None
        if fewer:
            narrower = Narrower(self.formulas, self.folded.ones, operation)
            name, why = numbered(f"{operation.name} in 32 bits", cases), narrower.why

        folded = self.loops if operation.name == "scf.for" else self.folded
        single = set() if fewer else {self.arguments[own] for own in folded.hangs(operation) & folded.ones}
        others = {id(value): partial(_anything, value) for value in self.called}
        others |= {id(value): _one for value, _ in single}

        def fill(own: Evaluation) -> None:
            formula.path = tuple(own.assume(item.way))
            if narrower is not None:
                return narrower.fill(own, formula, terms)
            values = operation.operands[2:3] if operation.name == "scf.for" else operation.operands
            terms.extend(_as_python(own, value, operation) for value in values)

        if not why:
            known = frozenset() if single or narrower is not None else trusted
            self.formulas.filled(formula, known, fill, others)
        if why or formula.why:
            said = why or formula.why
            if all(old.detail != said for (own, _), old in found.given.items() if own == claim):
                cases.append(found.fixed(claim, name, Verdict.UNSUPPORTED, said))
            return
        path = [part.exact for part in formula.path]
        goal = goal_of(operation, terms) if narrower is None else narrower.goal(terms, path)
        if narrower is not None:
            path = []
        elif single:
            are = [term == 1 for _, term in single if term is not None]
            goal, path = implies(both(*are, *path), goal), []
        if goal.op == "truth" and goal.payload:
            return
        value = "value" if narrower is not None else "operand 0"
        show = {f"operand {place}" if place else value: term for place, term in enumerate(terms)}
        case = self.cases.plain(formula, name, goal, path, show, True)
        if any(case.goal is old.goal and _same(case.given, old.given) for old in cases):
            return  # the simplified text has it too
        found.about[claim, name] = About(
            formula, folded=Folding(operation, self.formulas.function, narrower is not None)
        )
        cases.append(case)
        for own in formula.steps:
            found.steps(self.cases, claim, formula, own, cases)


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


def _anything(value: Value, own: Evaluation, index: Index) -> Lane:
    """What a function that is called gives: on the way to an operation that Python does, it may be anything."""
    return own.unknown(value, index, value.operation)


def _as_python(own: Evaluation, value: Value, operation: Operation) -> Term:
    """An operand; combined bits are a signed number in Python."""
    found = number(own.at(value, ()), operation)
    return (found if found.either is None else own.reader.signed(found, value.type.bits, operation)).exact


def _one(own: Evaluation, index: Index) -> Lane:
    return Number.of(1)


def _same(one: Sequence[object], other: Sequence[object]) -> bool:
    return [id(formula) for formula in one] == [id(formula) for formula in other]


def _widened(value: Value) -> bool:
    """Whether a number of 8 or 16 bits was made wider."""
    own = value.operation
    return own is not None and own.name in EXTENSIONS and 1 < own.operands[0].type.bits < 32
