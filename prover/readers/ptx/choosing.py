"""Comparisons, choices, conversions, and moves."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernels.ir.module import Instruction, Operand
from ...kernels.ir.operands import integer
from .addressed import ONE_OF
from .code import BIT, Code, constant
from .floats import compared
from .integers import Meaning, extreme, of_integers, unknown
from .reading import Use, not_plain
from .text import BITS, Group, Name, Not, Number, Pair
from .tokens import Unread

ORDERS = {"lt": "lt", "le": "le", "gt": "gt", "ge": "ge", "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
MOST_JOINED = 3
UNSIGNED = ("lo", "ls", "hi", "hs")


def _condition(use: Use, kind: str) -> Operand:
    """What setp and set compare."""
    order = use.said[0]
    if not_plain(kind):
        return compared(use, kind)
    parts = _joined_bits(use, BITS[kind]) if order in ("eq", "ne") and use.written(2) == Number(0) else []
    if parts:  # a | b is 0 where both are
        found = use.code.compare(order, parts[0], constant(BITS[kind], 0))
        for one in parts[1:]:
            own = use.code.compare(order, one, constant(BITS[kind], 0))
            found = use.code.binary("and" if order == "eq" else "or", found, own)
        return found
    a, b = (use.value(at, BITS[kind]) for at in (1, 2))
    if order in ("eq", "ne"):
        return use.code.compare(order, a, b)
    if order not in ORDERS:
        raise Unread(use.statement.line, f"the comparison .{order}")
    signed = kind[0] == "s" and order not in UNSIGNED
    return use.code.compare(("s" if signed else "u") + ORDERS[order], a, b)


def _joined_bits(use: Use, bits: int) -> list[Operand]:
    """The numbers whose bits are joined in what is compared, made just before in this block and the same since."""
    written, own = use.written(1), use.code.blocks[-1].instructions
    if not isinstance(written, Name) or use.code.registers.get(written.text) != integer(bits):
        return []
    found = _of_or(Operand("local", integer(bits), name=written.text), own, len(own), MOST_JOINED)
    return found if len(found) > 1 else []


def _of_or(value: Operand, own: Sequence[Instruction], before: int, most: int) -> list[Operand]:
    """before: how many of the instructions count. most: so often, at most, a part is taken apart again."""
    at = next((n for n in reversed(range(before)) if own[n].name == value.name), -1) if value.kind == "local" else -1
    if at < 1 or most < 1 or own[at].opcode != "copy":
        return [value]
    made = own[at - 1]
    changed = {one.name for one in own[at:]}
    if made.opcode != "or" or own[at].operands[0] != Operand("local", value.type, name=made.name):
        return [value]
    if any(one.kind == "local" and one.name in changed for one in made.operands):
        return [value]
    parts = [_of_or(one, own, at - 1, most - 1) for one in made.operands]
    names = {one.name for part in parts for one in part if one.kind == "local"}
    written = {one.name for one in own[at:]}
    return [one for part in parts for one in part] if not names & written else list(made.operands)


def _joined(use: Use, condition: Operand, how: str) -> Operand:
    if how not in ("and", "or", "xor"):
        return condition
    written = use.written(3)
    negated = isinstance(written, Not)
    written = written.operand if isinstance(written, Not) else written
    if not isinstance(written, Name):
        raise Unread(use.statement.line, "a comparison joined with something that is no predicate")
    return use.code.binary(how, condition, use.code.predicate(written.text, negated))


def _how(use: Use) -> str:
    return next((part for part in use.said[1:] if part in ("and", "or", "xor")), "")


def _set_predicate(use: Use) -> None:
    """setp.lt.and.s32 p|q, a, b, c: p is (a < b) and c, q is !(a < b) and c."""
    code, written = use.code, use.written(0)
    if use.type.endswith("x2"):
        code.clobber(use.statement)
        return
    condition = _condition(use, use.type)
    first = written.first if isinstance(written, Pair) else written
    found = _joined(use, condition, _how(use))
    other = None
    if isinstance(written, Pair):
        other = _joined(use, code.binary("xor", condition, constant(1, 1)), _how(use))
    code.write(first, found)
    if isinstance(written, Pair) and other is not None:
        code.write(written.second, other)


def _set(use: Use) -> None:
    """set.lt.u32.s32 d, a, b: all ones, or 0; a float result is 1.0 or 0.0."""
    result, kind = use.types[0], use.types[-1]
    if not_plain(result) or kind.endswith("x2"):
        unknown(use)
        return
    found = _joined(use, _condition(use, kind), _how(use))
    use.give(use.code.widened(found, BITS[result], signed=True), signed=result[0] == "s")


def _select(use: Use) -> None:
    written = use.written(3)
    if not isinstance(written, Name):
        raise Unread(use.statement.line, "a choice by something that is no predicate")
    condition = use.code.predicate(written.text, negated=False)
    use.give(use.code.select(condition, use.value(1), use.value(2)))


def _by_sign(use: Use) -> None:
    """slct: a where c is not negative, else b."""
    code, kind = use.code, use.types[-1]
    if not_plain(use.types[0]):
        unknown(use)
        return
    bits = BITS[use.types[0]]
    condition = code.unknown(BIT) if not_plain(kind) else code.compare("sge", use.value(3, 32), constant(32, 0))
    use.give(code.select(condition, use.value(1, bits), use.value(2, bits)))


def _convert(use: Use) -> None:
    """cvt.u64.s32 d, a: what a is as an s32, at the width of a u64; .sat keeps it between the ends of that type."""
    if len(use.types) != 2 or any(map(not_plain, use.types)) or use.says_more_than("sat"):  # cvt.pack gives two numbers
        unknown(use)
        return
    target, source = use.types
    code, own, bits = use.code, BITS[source], BITS[target]
    value = use.value(1, own)
    signed = source[0] == "s"
    if "sat" in use.said:
        wide = max(own, bits) + 2
        value, signed = code.widened(value, wide, signed), True
        ends = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if target[0] == "s" else (0, (1 << bits) - 1)
        value = extreme(code, "smin", extreme(code, "smax", value, constant(wide, ends[0])), constant(wide, ends[1]))
    use.give(code.widened(value, bits, signed), signed=target[0] == "s")


def _move(use: Use) -> None:
    code, target, source = use.code, use.written(0), use.written(1)
    if isinstance(target, Group):
        _apart(use, target)
    elif isinstance(source, Group):
        _together(use, source)
    elif use.floats and not (isinstance(target, Name) and _holds(code, target)):
        unknown(use)
    elif use.bits == 1 and isinstance(source, Name):
        code.write(target, code.predicate(source.text, negated=False))
    else:
        use.give(use.value(1), signed=False)


def _holds(code: Code, target: Name) -> bool:
    """Whether anything is known of the bits in the register."""
    return target.text in code.held or code.registers.get(target.text, BIT).kind == "int"


def _apart(use: Use, target: Group) -> None:
    """mov.b64 {a, b}, c: the lowest part first."""
    code, value, at = use.code, use.value(1), 0
    bits = use.bits // len(target.items)
    for item in target.items:
        part = code.binary("lshr", value, constant(use.bits, at)) if at else value
        code.write(item, code.widened(part, bits, signed=False))
        at += bits


def _together(use: Use, source: Group) -> None:
    code, bits = use.code, use.bits // len(source.items)
    found = constant(use.bits, 0)
    for number, item in enumerate(source.items):
        part = code.widened(code.read(item, bits), use.bits, signed=False)
        part = code.binary("shl", part, constant(use.bits, number * bits)) if number else part
        found = code.emit("or", integer(use.bits), [found, part], flags=["disjoint"]) if number else part
    use.give(found)


def _one_of(use: Use) -> None:
    """That the first operand is one of the others: what `addressed` rests on where it leaves no other way."""
    code, value = use.code, use.value(0, 64)
    found: Operand | None = None
    for at in range(1, len(use.statement.operands)):
        equal = code.compare("eq", value, use.value(at, 64))
        found = equal if found is None else code.binary("or", found, equal)
    assert found is not None
    code.must(found, "a call of something else than the functions whose address is taken")


CHOICES: dict[str, Meaning] = {
    ONE_OF: _one_of,
    "setp": _set_predicate,
    "set": _set,
    "selp": of_integers(_select),
    "slct": _by_sign,
    "cvt": _convert,
    "mov": _move,
}
