"""Straight code that was run often, as one function of Python: what each of its steps does, without looking each up anew.

A piece begins anywhere and ends with a branch, or before the first instruction that is no arithmetic, move or plain access:
what waits, calls, ends or has a guard is a step as ever. It does what its steps do, in their order, or nothing: where a
register that it reads has no value yet, the steps are run, which say so. A piece whose branch leads to its beginning goes
round in it. Its text is made of numbers and of names that are given here, and of nothing that a user's text says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..errors import NotRun, TextError
from .accesses import WINDOWS, fetched, loaded, placed, plain_access, space_of, stored
from .compares import compare
from .inlined import expression
from .pure import PREDICATE, Odd, Parts, Pure
from .thread import Piece, Thread
from .tree import Address, Group, Instruction, Name, Not, Number, Operand, Scope, Type
from .values import NARROW, SINK, Values, constant

OFTEN = 12  # times that a thread comes to an instruction, until what begins there is made a piece
LEAST, MOST = 2, 400  # steps of a piece
M64 = (1 << 64) - 1


class _NotHere(Exception):
    """The instruction is none of a piece."""


def piece_of(
    values: Values, codes: Sequence[Instruction], at: int, meaning: Callable[[Parts], Callable[[Parts], Pure]]
) -> Piece | None:
    """What begins there; None where that is too short. meaning: of what makes a value of values."""
    made, end, loops = _Text(values, meaning), at, False
    while end < len(codes) and end - at < MOST:
        code = codes[end]
        if code.parts[0] == "bra":
            loops = made.branch(code, at, end + 1)
            end += 1
            break
        try:
            made.step(code)
        except (_NotHere, NotRun, TextError, LookupError, ValueError, TypeError, AttributeError, AssertionError):
            break
        end += 1
    if end == at or codes[end - 1].parts[0] != "bra":
        made.goes_on(end)
    return Piece(end - at, made.function(end - at, loops)) if end - at >= LEAST else None


class _Text:
    """values: the registers' slots. inside: slots that are read before they are written; names: what the text refers to."""

    def __init__(self, values: Values, meaning: Callable[[Parts], Callable[[Parts], Pure]]):
        self.values, self.meaning = values, meaning
        self.lines: list[str] = []
        self.inside: dict[int, None] = {}
        self.written: dict[int, None] = {}
        self.names: dict[str, Any] = {
            "loaded": loaded,
            "fetched": fetched,
            "stored": stored,
            "placed": placed,
            "found": _found,
        }
        self.last: list[str] = []

    def named(self, thing: Any) -> str:
        name = f"n{len(self.names)}"
        self.names[name] = thing
        return name

    # -- operands ----------------------------------------------------------------------------------------------------

    def _slot(self, slot: int) -> str:
        if slot not in self.written:
            self.inside[slot] = None
        return f"r{slot}"

    def read(self, scope: Scope, operand: Operand, kind: Type) -> str:
        """Unsigned bits of the type."""
        if isinstance(operand, Number):
            return str(constant(operand, kind))
        if isinstance(operand, Name):
            found = self.values.register(scope, operand.text)
            if found is not None:
                own = self._slot(found[0])
                return own if found[1].bits <= kind.bits else f"({own} & {(1 << kind.bits) - 1})"
            if operand.text.startswith("%clock") or operand.text.startswith("%global"):
                raise _NotHere
        elif isinstance(operand, Not):
            return f"({self.read(scope, operand.operand, kind)} ^ 1)"
        elif not isinstance(operand, Address) or self._of_register(scope, operand):
            raise _NotHere
        return f"{self.named(self.values.read(scope, operand, kind))}(t)"

    def _of_register(self, scope: Scope, operand: Address) -> bool:
        """Whether registers say what it is: those of a piece are not the thread's until it ends."""
        return operand.base is not None and self.values.register(scope, operand.base.text) is not None

    def write(self, scope: Scope, operand: Operand, kind: Type, text: str, fits: bool = False) -> None:
        """text: of any integer with these bits. fits: whether it is in [0, 2^bits)."""
        if isinstance(operand, Name) and operand.text == SINK:
            self.lines.append(text)
            return
        found = self.values.register(scope, operand.text) if isinstance(operand, Name) else None
        if found is None:
            raise _NotHere
        slot, wide = found[0], found[1].bits
        mask = (1 << min(wide, kind.bits)) - 1
        if kind.signed and wide > kind.bits:
            half = 1 << (kind.bits - 1)
            text = f"((({text}) & {mask}) ^ {half}) - {half} & {(1 << wide) - 1}"
        elif not fits or wide < kind.bits:
            text = f"({text}) & {mask}"
        self.written[slot] = None
        self.lines.append(f"r{slot} = {text}")

    def address(self, scope: Scope, operand: Operand, space: str) -> str:
        """A generic one, as `Values.generic` has it."""
        if isinstance(operand, Group) and operand.how == "[" and len(operand.items) == 1:
            operand = operand.items[0]
        if isinstance(operand, Name):
            operand = Address(operand, 0)
        found = None
        if isinstance(operand, Address) and operand.base is not None:
            found = self.values.register(scope, operand.base.text)
        if not isinstance(operand, Address) or found is None:
            return f"{self.named(self.values.generic(scope, operand, space))}(t)"
        above, own = WINDOWS.get(space, 0), self._slot(found[0])
        if found[1].bits <= 32 and space in NARROW:
            return f"({own} + {operand.offset} & {(1 << 32) - 1}) + {above}"
        return f"{own} + {operand.offset + above} & {M64}"

    # -- steps -------------------------------------------------------------------------------------------------------

    def step(self, code: Instruction) -> None:
        """Raises _NotHere and whatever says that it is not run, before anything is added."""
        if code.guard is not None:
            raise _NotHere
        lines, inside, written = len(self.lines), dict(self.inside), dict(self.written)
        try:
            self._step(code)
        except BaseException:
            del self.lines[lines:]
            self.inside, self.written = inside, written
            raise

    def _step(self, code: Instruction) -> None:
        operation, scope = code.parts[0], code.scope
        if operation == "mov":
            kind = Parts.of(code.name).kind
            self.write(scope, code.operands[0], kind, self.read(scope, code.operands[1], kind), True)
        elif operation == "cvta":
            parts = Parts.of(code.name)
            above = WINDOWS.get(space_of(parts.modifiers), 0)
            own = self.read(scope, code.operands[1], parts.kind)
            self.write(scope, code.operands[0], parts.kind, f"{own} + {-above if 'to' in parts.modifiers else above}")
        elif operation in ("ld", "st"):
            self._access(code, operation == "st")
        else:
            self._pure(code)

    def _pure(self, code: Instruction) -> None:
        parts = Parts.of(code.name)
        if parts.operation == "setp":
            of, result = compare(parts), PREDICATE
        else:
            of = self.meaning(parts)(parts)
            result = of.result
        target, *operands = code.operands
        if len(operands) != len(of.sources) or "cc" in parts.modifiers or not isinstance(target, Name):
            raise _NotHere
        texts = [self.read(code.scope, *own) for own in zip(operands, of.sources, strict=True)]
        short = expression(parts, *texts)
        if short is not None:
            self.write(code.scope, target, result, *short)
            return
        self.lines.append(f"t.now = {self.named(code)}")
        if of.approximate:
            self.lines.append("t.approximate()")
        text = f"found(t, {self.named(of.change)}({', '.join(texts)}), {result.bits})"
        self.write(code.scope, target, result, f"{text} & 1" if parts.operation == "setp" else text)

    def _access(self, code: Instruction, stores: bool) -> None:
        parts, said = plain_access(code)
        if "acquire" in parts.modifiers:
            raise _NotHere
        kind, (first, second) = parts.types[-1], code.operands
        own, size = second if stores else first, kind.bits // 8
        at = self.address(code.scope, first if stores else second, said)
        items = own.items if isinstance(own, Group) else (own,)
        self.lines.append(f"t.now = {self.named(code)}")
        if stores:
            texts = [self.read(code.scope, one, kind) for one in items]
            self.lines.append(
                f"placed(t, {at}, {size}, {texts[0]}, {said!r})"
                if len(items) == 1
                else f"stored(t, {at}, {size}, [{', '.join(texts)}], {said!r})"
            )
        elif len(items) == 1:
            self.write(code.scope, own, kind, f"fetched(t, {at}, {size}, {said!r})", True)
        else:
            self.lines.append(f"many = loaded(t, {at}, {size}, {len(items)}, {said!r})")
            for number, one in enumerate(items):
                self.write(code.scope, one, kind, f"many[{number}]", True)

    # -- the end -----------------------------------------------------------------------------------------------------

    def branch(self, code: Instruction, begin: int, behind: int) -> bool:
        """Whether it may lead to where the piece begins."""
        (label,) = code.operands
        found = code.scope.found(label.text) if isinstance(label, Name) else None
        if found is None or not isinstance(found[1], int):
            raise TextError(f"line {code.line}: there is no label {label}")
        to = found[1]
        self.lines.append(f"t.now = {self.named(code)}")
        if code.guard is None:
            self.lines.append("taken = True")
            self.last = [f"t.frames[-1].at = {to}"]
            return to == begin
        own = self.values.register(code.scope, code.guard[0].text)
        if own is None:
            raise TextError(f"line {code.line}: {code.guard[0].text} is no predicate")
        self.lines.append(f"taken = {self._slot(own[0])} != {int(code.guard[1])}")
        self.lines.append(f"t.machine.told.branches.setdefault({code.line}, set()).add(taken)")
        self.last = [f"t.frames[-1].at = {to} if taken else {behind}"]
        return to == begin

    def goes_on(self, at: int) -> None:
        self.last = [f"t.frames[-1].at = {at}"]

    def function(self, steps: int, loops: bool) -> Callable[[Thread, dict[int, int], int], int]:
        lines = ["def run(t, R, most):"]
        if self.inside:
            lines += [" try:", *(f"  r{slot} = R[{slot}]" for slot in self.inside), " except KeyError:", "  return 0"]
        if loops:
            lines += [" ran = 0", " while True:", *(f"  {own}" for own in self.lines)]
            lines += [f"  ran += {steps}", f"  if not taken or ran + {steps} > most:", "   break"]
        else:
            lines += [*(f" {own}" for own in self.lines), f" ran = {steps}"]
        lines += [*(f" R[{slot}] = r{slot}" for slot in self.written), *(f" {own}" for own in self.last), " return ran"]
        exec(compile("\n".join(lines), "<piece>", "exec"), self.names)
        return self.names["run"]


def _found(thread: Thread, value: Any, bits: int) -> int:
    """What a meaning says, where that may be Odd."""
    if isinstance(value, Odd):
        thread.undefined(value.what)
        return thread.machine.arbitrary(bits) if value.value is None else value.value
    return int(value)
