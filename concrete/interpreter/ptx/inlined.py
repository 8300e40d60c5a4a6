"""Integer instructions as expressions of Python, for pieces of straight code that run many times.

They say again what `integers.py`, `compares.py` and `casts.py` say of one instruction, for those that most kernels are made
of; tests/concrete/test_ptx_pieces.py holds each of them against those tables. What is not here is called there.
"""

from __future__ import annotations

from collections.abc import Callable

from .pure import Parts
from .tree import Type

Text = tuple[str, bool]  # an expression, and whether it is known to be in [0, 2^bits) of the result's type
SYMBOLS = {
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "lo": "<",
    "ls": "<=",
    "hi": ">",
    "hs": ">=",
}


def signed_text(text: str, bits: int) -> str:
    """The number in two's complement, of the unsigned one."""
    half = 1 << (bits - 1)
    if text.isdigit():
        value = int(text)
        return f"({value - 2 * half})" if value >= half else text
    return f"(({text} ^ {half}) - {half})"


def _ordered(kind: Type, text: str) -> str:
    """What is in the order of the type's numbers."""
    return f"({text} ^ {1 << (kind.bits - 1)})" if kind.signed else text


def _number(kind: Type, text: str) -> str:
    return signed_text(text, kind.bits) if kind.signed else text


def _product(parts: Parts, kind: Type, a: str, b: str) -> Text | None:
    if parts.modifiers == ("lo",):
        return f"{a} * {b}", False
    if parts.modifiers not in (("wide",), ("hi",)):
        return None
    whole = f"{_number(kind, a)} * {_number(kind, b)}"
    return (whole, not kind.signed) if parts.modifiers == ("wide",) else (f"({whole} >> {kind.bits})", not kind.signed)


def _multiply_add(parts: Parts, kind: Type, a: str, b: str, c: str) -> Text | None:
    found = _product(parts, kind, a, b)
    return found and (f"({found[0]}) + {c}", False)


def _shift_left(parts: Parts, kind: Type, a: str, by: str) -> Text | None:
    if by.isdigit():
        return (f"{a} << {by}", False) if int(by) < kind.bits else ("0", True)
    return f"({a} << {by} if {by} < {kind.bits} else 0)", False


def _shift_right(parts: Parts, kind: Type, a: str, by: str) -> Text | None:
    if kind.signed:
        most = kind.bits - 1
        by = str(min(int(by), most)) if by.isdigit() else f"({by} if {by} < {most} else {most})"
        return f"{signed_text(a, kind.bits)} >> {by}", False
    if by.isdigit():
        return (f"{a} >> {by}", True) if int(by) < kind.bits else ("0", True)
    return f"({a} >> {by} if {by} < {kind.bits} else 0)", True


def _extreme(sign: str) -> Callable[..., Text | None]:
    def make(parts: Parts, kind: Type, a: str, b: str) -> Text | None:
        return f"({a} if {_ordered(kind, a)} {sign} {_ordered(kind, b)} else {b})", True

    return make


PLAIN: dict[str, Callable[..., Text | None]] = {
    "add": lambda parts, kind, a, b: (f"{a} + {b}", False),
    "sub": lambda parts, kind, a, b: (f"{a} - {b}", False),
    "and": lambda parts, kind, a, b: (f"{a} & {b}", True),
    "or": lambda parts, kind, a, b: (f"{a} | {b}", True),
    "xor": lambda parts, kind, a, b: (f"{a} ^ {b}", True),
    "not": lambda parts, kind, a: (f"~{a}", False),
    "neg": lambda parts, kind, a: (f"-{a}", False),
    "min": _extreme("<="), "max": _extreme(">="), "shl": _shift_left, "shr": _shift_right,
}  # fmt: skip
MORE: dict[str, Callable[..., Text | None]] = {"mul": _product, "mad": _multiply_add}  # look at modifiers themselves


def expression(parts: Parts, *operands: str) -> Text | None:
    """operands: of unsigned numbers of the widths that the tables say; names and numbers without a sign. None: not here."""
    if not parts.types:
        return None
    kind, whole = parts.types[0], all(own.kind != "f" and own.count == 1 for own in parts.types)
    if parts.operation == "selp" and not parts.modifiers:
        a, b, c = operands
        return f"({a} if {c} else {b})", True
    if not whole:
        return None
    if parts.operation == "setp" and len(parts.modifiers) == len(parts.types) == 1 and len(operands) == 2:
        order = parts.modifiers[0]
        kind = Type(kind.name, "u", kind.bits) if order in ("lo", "ls", "hi", "hs") else kind
        a, b = (_ordered(kind, own) for own in operands)
        return (f"(1 if {a} {SYMBOLS[order]} {b} else 0)", True) if order in SYMBOLS else None
    if parts.operation == "cvt" and len(parts.types) == 2 and not parts.modifiers:
        to, source = parts.types
        return _number(source, operands[0]), not source.signed and source.bits <= to.bits
    if parts.operation in MORE:
        return MORE[parts.operation](parts, kind, *operands)
    if parts.operation in PLAIN and not parts.modifiers and len(parts.types) == 1:
        return PLAIN[parts.operation](parts, kind, *operands)
    return None
