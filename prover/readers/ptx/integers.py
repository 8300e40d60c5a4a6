"""Integer arithmetic in the words of the machine: a table family -> what it is made of.

Where PTX and LLVM differ, an instruction is a composition: shift amounts are clamped, products of double width are products
of widened factors, the condition code is a bit of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernels.ir.module import Operand, Type
from ...kernels.ir.operands import integer
from .code import CARRY, Code, constant
from .reading import Use
from .text import Name
from .tokens import Unread

Meaning = Callable[[Use], None]
MODIFIERS = ("lo", "hi", "wide", "sat", "cc", "relu")  # that are read here


def _wide(use: Use, at: int, bits: int) -> Operand:
    """An operand of the type's width as a wider integer."""
    return use.code.widened(use.value(at), bits, use.signed)


def _plain(opcode: str) -> Meaning:
    def meaning(use: Use) -> None:
        if "sat" in use.said:
            use.give(_saturated(use, opcode, use.value(0 + 1), use.value(2)))
        elif "cc" in use.said:
            _with_carry(use, opcode)
        else:
            use.give(use.code.binary(opcode, use.value(1), use.value(2)))

    return meaning


def _saturated(use: Use, opcode: str, a: Operand, b: Operand) -> Operand:
    """Of signed 32-bit numbers, kept between the least and the most."""
    code, twice = use.code, 2 * use.bits
    found = code.binary(opcode, *(code.widened(value, twice, signed=True) for value in (a, b)))
    half = 1 << (use.bits - 1)
    low = extreme(code, "smax", found, constant(twice, -half))
    return code.widened(extreme(code, "smin", low, constant(twice, half - 1)), use.bits, signed=True)


def extreme(code: Code, word: str, a: Operand, b: Operand) -> Operand:
    return code.call(f"llvm.{word}", a.type, a, b)


def _carry(use: Use) -> Operand:
    return use.code.register(CARRY)


def _with_carry(use: Use, opcode: str) -> None:
    """add.cc keeps the carry; sub.cc keeps that there was no borrow."""
    code, a, b = use.code, use.value(1), use.value(2)
    found = code.binary(opcode, a, b)
    kept = code.compare("ult", found, a) if opcode == "add" else code.compare("uge", a, b)
    use.give(found)
    code.write(Name(CARRY), kept)


def _carrying(complement: bool) -> Meaning:
    """addc: a + b + carry; subc: a + ~b + carry."""

    def meaning(use: Use) -> None:
        code, a, b = use.code, use.value(1), use.value(2)
        if complement:
            b = code.binary("xor", b, constant(use.bits, -1))
        _give_sum(use, a, b)

    return meaning


def _give_sum(use: Use, a: Operand, b: Operand) -> None:
    code = use.code
    first = code.binary("add", a, b)
    found = code.binary("add", first, code.widened(_carry(use), use.bits, signed=False))
    over = code.binary("or", code.compare("ult", first, a), code.compare("ult", found, first))
    use.give(found)
    if "cc" in use.said:
        code.write(Name(CARRY), over)


def _product(use: Use, at: int = 1) -> Operand:
    """The product that lo, hi or wide names; of 24 bits, of the low 24 bits of each factor."""
    code, bits = use.code, use.bits
    if use.statement.parts[0] in ("mul24", "mad24"):
        a, b = (_low24(use, use.value(at + n)) for n in range(2))
        twice = code.binary("mul", *(code.widened(v, 64, use.signed) for v in (a, b)))
        shifted = code.binary("lshr", twice, constant(64, 16)) if "hi" in use.said else twice
        return code.widened(shifted, bits, signed=False)
    if "wide" in use.said:
        return code.binary("mul", _wide(use, at, 2 * bits), _wide(use, at + 1, 2 * bits))
    if "hi" in use.said:
        twice = code.binary("mul", _wide(use, at, 2 * bits), _wide(use, at + 1, 2 * bits))
        return code.widened(code.binary("lshr", twice, constant(2 * bits, bits)), bits, signed=False)
    return code.binary("mul", use.value(at), use.value(at + 1))


def _low24(use: Use, value: Operand) -> Operand:
    code = use.code
    shifted = code.binary("shl", value, constant(32, 8))
    return code.binary("ashr" if use.signed else "lshr", shifted, constant(32, 8))


def _mul(use: Use) -> None:
    use.give(_product(use))


def _mad(use: Use) -> None:
    code, found = use.code, _product(use)
    added = use.code.read(use.written(3), found.type.bits)
    if "sat" in use.said:
        use.give(_saturated(use, "add", found, added))
    elif use.statement.parts[0] == "madc":
        _give_sum(use, found, added)
    else:
        total = code.binary("add", found, added)
        use.give(total)
        if "cc" in use.said:
            code.write(Name(CARRY), code.compare("ult", total, found))


def _sad(use: Use) -> None:
    code, (a, b, c) = use.code, (use.value(at) for at in (1, 2, 3))
    sign = "s" if use.signed else "u"
    apart = code.binary("sub", extreme(code, f"{sign}max", a, b), extreme(code, f"{sign}min", a, b))
    use.give(code.binary("add", apart, c))


def _division(word: str) -> Meaning:
    def meaning(use: Use) -> None:
        use.give(use.code.binary(f"{'s' if use.signed else 'u'}{word}", use.value(1), use.value(2)))

    return meaning


def _absolute(use: Use) -> None:
    use.give(use.code.call("llvm.abs", use.kind, use.value(1), constant(1, 0)))


def _negative(use: Use) -> None:
    use.give(use.code.binary("sub", constant(use.bits, 0), use.value(1)))


def _extreme(end: str) -> Meaning:
    def meaning(use: Use) -> None:
        found = extreme(use.code, f"{'s' if use.signed else 'u'}{end}", use.value(1), use.value(2))
        if "relu" in use.said:
            found = extreme(use.code, "smax", found, constant(use.bits, 0))
        use.give(found)

    return meaning


def _bitwise(opcode: str) -> Meaning:
    return lambda use: use.give(use.code.binary(opcode, use.value(1), use.value(2)))


def _not(use: Use) -> None:
    use.give(use.code.binary("xor", use.value(1), constant(use.bits, -1)))


def _logical_not(use: Use) -> None:
    code = use.code
    zero = code.compare("eq", use.value(1), constant(use.bits, 0))
    use.give(code.widened(zero, use.bits, signed=False))


def shifted(code: Code, opcode: str, value: Operand, amount: Operand) -> Operand:
    """shl, lshr or ashr by an unsigned amount of 32 bits; all that is wider than the value is one that shifts all of it."""
    bits = value.type.bits
    known = amount.value & 0xFFFFFFFF if amount.kind == "int" else None
    if known is not None and known < bits:
        return code.binary(opcode, value, constant(bits, known))
    least = constant(bits, bits - 1) if known is not None else code.widened(
        extreme(code, "umin", amount, constant(32, bits - 1)), bits, signed=False
    )  # fmt: skip
    if opcode == "ashr":
        return code.binary(opcode, value, least)
    if known is not None:
        return constant(bits, 0)
    found = code.binary(opcode, value, least)
    return code.select(code.compare("ugt", amount, constant(32, bits - 1)), constant(bits, 0), found)


def _shift(use: Use) -> None:
    left = use.statement.parts[0] == "shl"
    opcode = "shl" if left else "ashr" if use.signed else "lshr"
    use.give(shifted(use.code, opcode, use.value(1), use.value(2, 32)))


def _counted(most: Callable[[int], int]) -> Meaning:
    """How many bits: a number between 0 and the width."""

    def meaning(use: Use) -> None:
        found = use.code.unknown(integer(32))
        use.give(extreme(use.code, "umin", found, constant(32, most(use.bits))), signed=False)

    return meaning


def _unknown(use: Use) -> None:
    written = use.written(0)
    if isinstance(written, Name):
        kind: Type | None = use.code.registers.get(written.text)
        use.code.write(written, use.code.unknown(kind or integer(32)))
    else:
        use.code.clobber(use.statement)


HALVES = ("add", "sub", "min", "max")  # of two integers of 16 bits in a register


def _halves(use: Use) -> None:
    """The operation on each of two halves."""
    code, name = use.code, use.statement.parts[0]
    if name not in HALVES or "sat" in use.said or "relu" in use.said:
        _unknown(use)
        return
    found = []
    for low in (0, 16):
        x, y = (_half(code, use.value(at, 32), low) for at in (1, 2))
        same = code.binary(name, x, y) if name in ("add", "sub") else extreme(code, f"{use.type[0]}{name}", x, y)
        found.append(code.widened(same, 32, signed=False))
    use.give(code.binary("or", found[0], code.binary("shl", found[1], constant(32, 16))), signed=False)


def _half(code: Code, value: Operand, low: int) -> Operand:
    shifted = code.binary("lshr", value, constant(32, low)) if low else value
    return code.widened(shifted, 16, signed=False)


def of_integers(meaning: Meaning) -> Meaning:
    """The meaning for plain integers; a floating-point result is one that nothing is known of."""

    def apply(use: Use) -> None:
        if use.types and use.type in ("s16x2", "u16x2"):
            _halves(use)
        elif use.floats:
            _unknown(use)
        elif use.says_more_than(*MODIFIERS) or ("sat" in use.said and use.type != "s32"):
            raise Unread(use.statement.line, f"{use.statement.name} is not known")
        else:
            meaning(use)

    return apply


unknown = _unknown
PLAIN: dict[str, Meaning] = {
    "add": _plain("add"),
    "sub": _plain("sub"),
    "addc": _carrying(complement=False),
    "subc": _carrying(complement=True),
    **dict.fromkeys(("mul", "mul24"), _mul),
    **dict.fromkeys(("mad", "mad24", "madc"), _mad),
    "sad": _sad,
    "abs": _absolute,
    "neg": _negative,
    "min": _extreme("min"),
    "max": _extreme("max"),
    "and": _bitwise("and"),
    "or": _bitwise("or"),
    "xor": _bitwise("xor"),
    "not": _not,
    "cnot": _logical_not,
    "shl": _shift,
    "shr": _shift,
    "popc": _counted(lambda bits: bits),
    "clz": _counted(lambda bits: bits),
}
INTEGERS: dict[str, Meaning] = {name: of_integers(meaning) for name, meaning in PLAIN.items()}
DIVISIONS: dict[str, Meaning] = {"div": of_integers(_division("div")), "rem": of_integers(_division("rem"))}
