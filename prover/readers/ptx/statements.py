"""A function's statements, one after the other, as instructions in blocks."""

from __future__ import annotations

from ...kernels.ir.module import Block
from ...kernels.ir.operands import VOID
from .choosing import CHOICES
from .code import Code, constant
from .fields import FIELDS
from .floats import FLOATS
from .inlining import ABSENT, ENTER
from .integers import DIVISIONS, INTEGERS, Meaning
from .memory import ADDRESSES, MEMORY, OTHERS
from .reading import Use
from .text import Function, Group, Name, Pair, Statement
from .tokens import Unread

# an instruction with a predicate: its registers keep what they have where the predicate is false
VALUES: dict[str, Meaning] = {**INTEGERS, **FLOATS, **FIELDS, **CHOICES, **ADDRESSES, **OTHERS}
# the others happen, or happen not
EFFECTS: dict[str, Meaning] = {**DIVISIONS, **MEMORY}
ENDS = ("ret", "exit", "trap")
HARMLESS_CALLS = ("vprintf", "free", "malloc", "cudaGraphSetConditional")
FINAL_CALLS = ("__assertfail", "__trap", "abort")


def translated(code: Code, function: Function) -> None:
    """Fill the code's blocks. What cannot be read is a call of unknown effect that says why."""
    for statement in function.statements:
        code.statement, code.guard = statement, None
        if statement.place is not None:
            code.lines[statement.line] = statement.place.line
        if statement.name == ":":
            label = statement.operands[0]
            assert isinstance(label, Name)
            code.begin(label.text)
            continue
        if code.closed:  # nobody gets here
            code.blocks.append(Block(code.fresh()))
        try:
            _statement(code, function, statement)
        except (Unread, KeyError, IndexError, ValueError, AssertionError) as error:
            said = str(error) if isinstance(error, Unread) else f"{statement.name}, whose operands are not read"
            code.guard = None
            code.emit("call", VOID, [], None, callee=f"ptx.{statement.name}", trouble=said.partition(": ")[2] or said)
            code.clobber(statement, every=True)
    if not code.closed:
        code.emit("ret", VOID, [], None)


def _statement(code: Code, function: Function, statement: Statement) -> None:
    family = statement.parts[0]
    condition = code.predicate(*statement.guard) if statement.guard else None
    if family in ("bra", "brx", *ENDS):
        following = code.fresh()
        if condition is not None:
            inside = code.fresh()
            if family == "bra":
                code.branch(condition, _label(statement), following)
                code.blocks.append(Block(following))
                return
            code.branch(condition, inside, following)
            code.blocks.append(Block(inside))
        _jump(code, function, statement, family)
        if condition is not None:
            code.blocks.append(Block(following))
    elif family == ENTER:
        code.clobber(statement, every=True)
    elif family == "call":
        with code.under(condition):
            _call(code, statement)
    elif family in EFFECTS:
        with code.under(condition):
            EFFECTS[family](Use(code, statement))
    elif family in VALUES:
        if condition is not None and isinstance(statement.operands[0], Pair):  # the first may be the predicate itself
            condition = code.kept(condition)
        code.guard = condition
        VALUES[family](Use(code, statement))
    else:
        code.guard = None
        code.unsupported(statement)


def _label(statement: Statement) -> str:
    target = statement.operands[0]
    if not isinstance(target, Name):
        raise Unread(statement.line, f"{statement.name} to something that is no label")
    return target.text


def _jump(code: Code, function: Function, statement: Statement, family: str) -> None:
    if family == "bra":
        code.go(_label(statement))
    elif family == "brx":  # brx.idx: by a number below the table's length, else behaviour is undefined
        table = function.tables.get(getattr(statement.operands[1], "text", ""), ())
        if not table:
            raise Unread(statement.line, "brx.idx without its table")
        index = code.read(statement.operands[0], 32)
        code.must(code.compare("ult", index, constant(32, len(table))), "an index past its table")
        for number, label in enumerate(table[:-1]):
            following = code.fresh()
            code.branch(code.compare("eq", index, constant(32, number)), label, following)
            code.blocks.append(Block(following))
        code.go(table[-1])
    else:
        code.emit("ret", VOID, [], None)


def _call(code: Code, statement: Statement) -> None:
    called = next((one.text for one in statement.operands if isinstance(one, Name)), "")
    if called in HARMLESS_CALLS:
        if isinstance(statement.operands[0], Group):  # what it gives is another number each time
            code.clobber(Statement(statement.line, statement.name, statement.operands[0].items), every=True)
        return
    if called in FINAL_CALLS:
        code.emit("ret", VOID, [], None)
        return
    direct = called and called not in code.registers
    why = statement.why or (f"the call of {called}" if direct else "an indirect call")
    flags = [ABSENT] if direct and not statement.why else []
    code.emit("call", VOID, [], None, callee=called, trouble=why, flags=flags)
    for operand in statement.operands:
        if isinstance(operand, Group):
            code.clobber(Statement(statement.line, statement.name, operand.items), every=True)
