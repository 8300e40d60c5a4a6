"""Integer instructions, mapped to words.

Source: PTX ISA, Integer Arithmetic, Comparison and Selection, Logic and Shift, Data Movement (prmt). What it calls
unspecified is Odd.
"""

from __future__ import annotations

from ..errors import NotRun
from ..words import WORDS, signed, unsigned
from .pure import U32, Change, Meaning, Parts, Pure
from .tree import TYPES, Type


def _word(name: str, kind: Type) -> Change:
    """The table's word, of the sign that the type has where it has one of each."""
    word = WORDS[name] if name in WORDS else WORDS[("s" if kind.signed else "u") + name]
    return lambda *values: word(kind.bits, *values)


def _signed(kind: Type, value: int, bits: int = 0) -> int:
    return signed(value, bits or kind.bits) if kind.signed else value


def plain(name: str) -> Meaning:
    """A word of operands that all have the type of the result."""

    def make(parts: Parts) -> Pure:
        kind = parts.kind
        if kind.count > 1:
            return _halves(name, kind)
        saturates = "sat" in parts.modifiers
        parts.known("sat", "lo")
        change = _word(f"{'s' if kind.signed else 'u'}{name}.sat" if saturates else name, kind)
        arity = len(WORDS[name if name in WORDS else "s" + name].reads)
        return Pure(kind, (kind,) * arity, change)

    return make


def _halves(name: str, kind: Type) -> Pure:
    """Both halves for themselves."""
    own = TYPES[kind.form]
    change = _word(name, own)

    def run(*values: int) -> int:
        low, high = (change(*[value >> by & 0xFFFF for value in values]) for by in (0, 16))
        return unsigned(int(low), 16) | unsigned(int(high), 16) << 16

    return Pure(kind, (kind,) * 2, run)


def product(parts: Parts) -> Pure:
    """mul.lo, mul.hi, mul.wide"""
    kind = parts.kind
    if "wide" in parts.modifiers:
        double = TYPES[f"{kind.kind}{2 * kind.bits}"]
        return Pure(double, (kind, kind), lambda a, b: _signed(kind, a) * _signed(kind, b))
    if "hi" in parts.modifiers:
        return Pure(kind, (kind, kind), _word("mulh", kind))
    if "lo" not in parts.modifiers:
        raise NotRun("mul of integers has .lo, .hi or .wide")
    return Pure(kind, (kind, kind), _word("mul", kind))


def multiply_add(parts: Parts) -> Pure:
    of = product(parts)
    kind = of.result
    if "sat" not in parts.modifiers:
        return Pure(kind, (*of.sources, kind), lambda a, b, c: of.change(a, b) + c)
    add = _word("sadd.sat", kind)
    return Pure(kind, (*of.sources, kind), lambda a, b, c: add(unsigned(of.change(a, b), kind.bits), c))


def product24(parts: Parts) -> Pure:
    """Of 24 bits: the lowest 32 bits of the product, or those from bit 16."""
    kind, by = parts.kind, 16 if "hi" in parts.modifiers else 0
    return Pure(
        kind, (kind, kind),
        lambda a, b: _signed(kind, a & 0xFFFFFF, 24) * _signed(kind, b & 0xFFFFFF, 24) >> by,
    )  # fmt: skip


def multiply_add24(parts: Parts) -> Pure:
    of, kind = product24(parts), parts.kind
    if "sat" not in parts.modifiers:
        return Pure(kind, (kind,) * 3, lambda a, b, c: of.change(a, b) + c)
    low, high = -(1 << 31), (1 << 31) - 1
    return Pure(
        kind, (kind,) * 3,
        lambda a, b, c: min(max(signed(of.change(a, b), 32) + signed(c, 32), low), high),
    )  # fmt: skip


def difference(parts: Parts) -> Pure:
    """sad: |a - b| + c"""
    kind = parts.kind
    return Pure(kind, (kind,) * 3, lambda a, b, c: abs(_signed(kind, a) - _signed(kind, b)) + c)


def negative(parts: Parts) -> Pure:
    return Pure(parts.kind, (parts.kind,), lambda a: -a)


def opposite(parts: Parts) -> Pure:
    return Pure(parts.kind, (parts.kind,), lambda a: ~a)


def zero_or_not(parts: Parts) -> Pure:
    """cnot"""
    return Pure(parts.kind, (parts.kind,), lambda a: int(a == 0))


def shift(left: bool) -> Meaning:
    """By a count of 32 bits, which is clamped at the width."""

    def make(parts: Parts) -> Pure:
        kind = parts.kind
        name = "shl" if left else "ashr" if kind.signed else "lshr"
        word, widest = WORDS[name], kind.bits

        def change(a: int, by: int) -> int:
            if by < widest:
                return word(widest, a, by)
            return word(widest, a, widest - 1) if name == "ashr" else 0

        return Pure(kind, (kind, U32), change)

    return make


def counted(name: str) -> Meaning:
    """popc, clz: a result of 32 bits."""

    def make(parts: Parts) -> Pure:
        return Pure(U32, (parts.kind,), _word(name, parts.kind))

    return make


def highest(parts: Parts) -> Pure:
    """bfind: the position of the highest bit that is no sign, all ones where there is none."""
    kind, amount = parts.kind, "shiftamt" in parts.modifiers

    def change(a: int) -> int:
        if kind.signed and signed(a, kind.bits) < 0:
            a = unsigned(~a, kind.bits)
        if not a:
            return -1
        return kind.bits - a.bit_length() if amount else a.bit_length() - 1

    return Pure(U32, (kind,), change)


def dot(bits: int) -> Meaning:
    """dp4a, dp2a: a product of small numbers, added."""

    def make(parts: Parts) -> Pure:
        first, second = parts.types
        high = "hi" in parts.modifiers
        count = 32 // bits

        def change(a: int, b: int, c: int) -> int:
            found = _signed(TYPES["s32" if first.signed or second.signed else "u32"], c)
            for at in range(count):
                x = a >> bits * at & ((1 << bits) - 1)
                y = b >> 8 * (at + (2 if high else 0)) & 0xFF
                found += _signed(first, x, bits) * _signed(second, y, 8)
            return found

        return Pure(U32, (U32, U32, U32), change)

    return make


# -- carries ---------------------------------------------------------------------------------------------------------

ADDS, SUBTRACTS, MULTIPLIES = ("add", "addc"), ("sub", "subc"), ("mad", "madc")


def carrying(parts: Parts) -> Pure:
    """add.cc, addc, sub.cc, subc, mad.cc, madc. change: (carry, operands) -> (carry, bits)"""
    kind, takes = parts.kind, parts.operation.endswith("c")
    mask, down = (1 << kind.bits) - 1, parts.operation in SUBTRACTS
    of = product(Parts("mul", tuple(own for own in parts.modifiers if own != "cc"), parts.types)) if (
        parts.operation in MULTIPLIES
    ) else None  # fmt: skip

    def change(carry: int, *values: int) -> tuple[int, int]:
        if of is not None:
            values = unsigned(of.change(*values[:2]), kind.bits), values[2]
        carry = carry if takes else 0
        found = values[0] - values[1] - carry if down else values[0] + values[1] + carry
        return int(not 0 <= found <= mask), found & mask

    return Pure(kind, (kind,) * (2 if of is None else 3), change)


INTEGERS: dict[str, Meaning] = {
    "add": plain("add"), "sub": plain("sub"), "mul": product, "mad": multiply_add, "mul24": product24,
    "mad24": multiply_add24, "sad": difference, "min": plain("min"), "max": plain("max"), "abs": plain("abs"),
    "neg": negative, "not": opposite, "cnot": zero_or_not, "and": plain("and"), "or": plain("or"), "xor": plain("xor"),
    "shl": shift(True), "shr": shift(False), "popc": counted("ctpop"), "clz": counted("ctlz"), "bfind": highest,
    "brev": plain("bitreverse"), "dp4a": dot(8), "dp2a": dot(16),
}  # fmt: skip
