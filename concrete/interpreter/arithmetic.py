"""What LLVM's arithmetic does to bits: binary operators, comparisons and casts, with the promises that flags make.

Every rule takes unsigned readings of fixed width. It returns a number, which the caller cuts to the width, or the Poison
of a broken promise; a divisor of zero and a signed quotient that does not fit are undefined at once.

Source: LLVM Language Reference, sections Binary Operations, Bitwise Binary Operations and Conversion Operations.
"""

from __future__ import annotations

from collections.abc import Callable, Set

from .values import Poison, Undefined, fits_signed, fits_unsigned, signed, unsigned

Flags = Set[str]
Binary = Callable[[int, int, int, Flags], "int | Poison"]


def _exact_in_range(symbol: str, combine: Callable[[int, int], int]) -> Binary:
    """An operator whose result nsw and nuw promise to be exact in the signed and the unsigned reading."""

    def rule(a: int, b: int, bits: int, flags: Flags) -> int | Poison:
        if "nuw" in flags and not fits_unsigned(combine(a, b), bits):
            return Poison(f"nuw: {a} {symbol} {b} leaves {bits} unsigned bits")
        x, y = signed(a, bits), signed(b, bits)
        if "nsw" in flags and not fits_signed(combine(x, y), bits):
            return Poison(f"nsw: {x} {symbol} {y} leaves {bits} signed bits")
        return combine(a, b)

    return rule


def _shift_left(a: int, b: int, bits: int, flags: Flags) -> int | Poison:
    if b >= bits:
        return Poison(f"shift by {b} of {bits} bits")
    if "nuw" in flags and not fits_unsigned(a << b, bits):
        return Poison(f"nuw: {a} << {b} leaves {bits} unsigned bits")
    if "nsw" in flags and not fits_signed(signed(a, bits) << b, bits):
        return Poison(f"nsw: {signed(a, bits)} << {b} leaves {bits} signed bits")
    return a << b


def _shift_right(read: Callable[[int, int], int]) -> Binary:
    def rule(a: int, b: int, bits: int, flags: Flags) -> int | Poison:
        if b >= bits:
            return Poison(f"shift by {b} of {bits} bits")
        if "exact" in flags and a & ((1 << b) - 1):
            return Poison(f"exact: {a} >> {b} drops bits")
        return read(a, bits) >> b

    return rule


def truncated_division(a: int, b: int) -> tuple[int, int]:
    """Quotient rounded towards zero, and the remainder that goes with it."""
    quotient = abs(a) // abs(b)
    if (a < 0) != (b < 0):
        quotient = -quotient
    return quotient, a - quotient * b


def _division(part: int, read: Callable[[int, int], int]) -> Binary:
    def rule(a: int, b: int, bits: int, flags: Flags) -> int | Poison:
        if b == 0:
            raise Undefined("division by zero")
        x, y = read(a, bits), read(b, bits)
        quotient, remainder = truncated_division(x, y)
        if x < 0 and not fits_signed(quotient, bits):
            raise Undefined(f"{x} / {y} leaves {bits} signed bits")
        if "exact" in flags and remainder:
            return Poison(f"exact: {y} does not divide {x}")
        return (quotient, remainder)[part]

    return rule


def _or(a: int, b: int, bits: int, flags: Flags) -> int | Poison:
    if "disjoint" in flags and a & b:
        return Poison(f"disjoint: {a} and {b} share bits")
    return a | b


BINARY: dict[str, Binary] = {
    "add": _exact_in_range("+", lambda a, b: a + b),
    "sub": _exact_in_range("-", lambda a, b: a - b),
    "mul": _exact_in_range("*", lambda a, b: a * b),
    "shl": _shift_left,
    "lshr": _shift_right(unsigned),
    "ashr": _shift_right(signed),
    "udiv": _division(0, unsigned),
    "urem": _division(1, unsigned),
    "sdiv": _division(0, signed),
    "srem": _division(1, signed),
    "and": lambda a, b, bits, flags: a & b,
    "or": _or,
    "xor": lambda a, b, bits, flags: a ^ b,
}

DIVISIONS = frozenset({"udiv", "urem", "sdiv", "srem"})

_ORDERS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
}


def compare(predicate: str, a: int, b: int, bits: int, flags: Flags = frozenset()) -> int | Poison:
    """icmp: 1 or 0; `predicate` is LLVM's (eq, ult, sge, ...)."""
    if "samesign" in flags and a >> (bits - 1) != b >> (bits - 1):
        return Poison(f"samesign: {signed(a, bits)} and {signed(b, bits)} differ in sign")
    if predicate in ("eq", "ne"):
        return int(_ORDERS[predicate](a, b))
    read = signed if predicate[0] == "s" else unsigned
    return int(_ORDERS[predicate[1:]](read(a, bits), read(b, bits)))


def _truncate(a: int, source: int, target: int, flags: Flags) -> int | Poison:
    if "nuw" in flags and not fits_unsigned(a, target):
        return Poison(f"nuw: {a} leaves {target} unsigned bits")
    if "nsw" in flags and not fits_signed(signed(a, source), target):
        return Poison(f"nsw: {signed(a, source)} leaves {target} signed bits")
    return a


def _zero_extend(a: int, source: int, target: int, flags: Flags) -> int | Poison:
    if "nneg" in flags and a >> (source - 1):
        return Poison(f"nneg: {signed(a, source)} is negative")
    return a


LDS_APERTURE, PRIVATE_APERTURE = 1 << 48, 2 << 48
"""Where the generic address space shows LDS and private memory; any numbers above every global address will do."""

APERTURES = {3: LDS_APERTURE, 5: PRIVATE_APERTURE}


def cast_address(address: int, source: int, target: int) -> int:
    """addrspacecast; a null pointer stays null (all ones in LDS and private memory)."""
    null = {3: 0xFFFFFFFF, 5: 0xFFFFFFFF}
    if source == target:
        return address
    if address == null.get(source, 0):
        return null.get(target, 0)
    if source in APERTURES:
        return APERTURES[source] + address
    return unsigned(address, 32) if target in APERTURES else address


Cast = Callable[[int, int, int, Flags], "int | Poison"]

CASTS: dict[str, Cast] = {
    "trunc": _truncate,
    "zext": _zero_extend,
    "sext": lambda a, source, target, flags: signed(a, source),
    "ptrtoint": lambda a, source, target, flags: a,
    "ptrtoaddr": lambda a, source, target, flags: a,
    "inttoptr": lambda a, source, target, flags: a,
}
