"""Bits that are cut out, put in, permuted and shifted as pairs; and divisions.

Source: PTX ISA, bfe, bfi, fns, prmt, lop3, shf, szext, bmsk, div, rem.
"""

from __future__ import annotations

from ..words import WORDS, signed
from .pure import B32, U32, Change, Meaning, Odd, Parts, Pure
from .tree import Type


def quotient(name: str) -> Meaning:
    """By zero nothing is said; the smallest number by -1 is itself, with rest 0, as hardware has it."""

    def make(parts: Parts) -> Pure:
        parts.known()
        kind = parts.kind
        word = WORDS[("s" if kind.signed else "u") + name]

        def change(a: int, b: int) -> int | Odd:
            if b == 0:
                return Odd("division by zero")
            read = word.read(kind.bits, a, b)
            if any(where(kind.bits, *read) for where, _ in word.undefined.values()):
                return Odd("overflowing division", a if name == "div" else 0)
            return word(kind.bits, a, b)

        return Pure(kind, (kind, kind), change)

    return make


def _of_bytes(kind: Type, change: Change) -> Change:
    """Position and length are up to 255. Of larger ones hardware takes the lowest 8 bits for words of 32 bits only."""

    def run(*values: int) -> int | Odd:
        *words, position, length = values
        if position < 256 and length < 256:
            return change(*values)
        return Odd("field", change(*words, position & 0xFF, length & 0xFF) if kind.bits == 32 else None)

    return run


def extract(parts: Parts) -> Pure:
    """bfe: beyond the end there are copies of the sign, or zeros."""
    kind = parts.kind

    def change(a: int, position: int, length: int) -> int:
        if not length:
            return 0
        wide = signed(a, kind.bits) if kind.signed else a
        if position + length > kind.bits:
            return wide >> min(position, kind.bits - 1) if kind.signed else wide >> position
        found = wide >> position & ((1 << length) - 1)
        return signed(found, length) if kind.signed else found

    return Pure(kind, (kind, U32, U32), _of_bytes(kind, change))


def insert(parts: Parts) -> Pure:
    """bfi: the lowest bits of a go into b."""
    kind = parts.kind

    def change(a: int, b: int, position: int, length: int) -> int:
        mask = ((1 << length) - 1) << position & ((1 << kind.bits) - 1)
        return b & ~mask | a << position & mask

    return Pure(kind, (kind, kind, U32, U32), _of_bytes(kind, change))


# mode -> for the lowest two bits of the selector, the bytes of b:a from the lowest
PERMUTED: dict[str, tuple[tuple[int, ...], ...]] = {
    "f4e": ((0, 1, 2, 3), (1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)),
    "b4e": ((0, 7, 6, 5), (1, 0, 7, 6), (2, 1, 0, 7), (3, 2, 1, 0)),
    "rc8": ((0,) * 4, (1,) * 4, (2,) * 4, (3,) * 4),
    "ecl": ((0, 1, 2, 3), (1, 1, 2, 3), (2, 2, 2, 3), (3, 3, 3, 3)),
    "ecr": ((0, 0, 0, 0), (0, 1, 1, 1), (0, 1, 2, 2), (0, 1, 2, 3)),
    "rc16": ((0, 1, 0, 1), (2, 3, 2, 3), (0, 1, 0, 1), (2, 3, 2, 3)),
}


def permute(parts: Parts) -> Pure:
    """prmt: each nibble of the selector takes a byte of b:a; with its highest bit, eight copies of the byte's sign."""
    parts.known(*PERMUTED)
    mode = PERMUTED[parts.modifiers[0]] if parts.modifiers else None

    def change(a: int, b: int, selector: int) -> int:
        both, found = b << 32 | a, 0
        for at in range(4):
            said = mode[selector & 3][at] if mode else selector >> 4 * at & 15
            byte = both >> 8 * (said & 7) & 0xFF
            if said & 8:
                byte = 0xFF if byte & 0x80 else 0
            found |= byte << 8 * at
        return found

    return Pure(B32, (B32, B32, B32), change)


def logic(parts: Parts) -> Pure:
    """lop3: bit by bit, by a table of eight."""
    parts.known()

    def change(a: int, b: int, c: int, table: int) -> int:
        found = 0
        for row in range(8):
            if table >> row & 1:
                found |= (a if row & 4 else ~a) & (b if row & 2 else ~b) & (c if row & 1 else ~c)
        return found

    return Pure(B32, (B32, B32, B32, U32), change)


def funnel(parts: Parts) -> Pure:
    """shf: of b:a, by a count that wraps at 32 or is clamped there."""
    parts.known("l", "r", "wrap", "clamp")
    left, wraps = "l" in parts.modifiers, "wrap" in parts.modifiers

    def change(a: int, b: int, by: int) -> int:
        by = by & 31 if wraps else min(by, 32)
        both = b << 32 | a
        return both << by >> 32 if left else both >> by

    return Pure(B32, (B32, B32, U32), change)


def extend(parts: Parts) -> Pure:
    """szext: the lowest bits, as many as are said, of a number"""
    parts.known("wrap", "clamp")
    kind, wraps = parts.kind, "wrap" in parts.modifiers

    def change(a: int, bits: int) -> int:
        bits = bits & 31 if wraps else min(bits, 32)
        if not bits:
            return 0
        found = a & ((1 << bits) - 1)
        return signed(found, bits) if kind.signed else found

    return Pure(kind, (kind, U32), change)


def mask(parts: Parts) -> Pure:
    """bmsk: ones from a bit on, as many as are said."""
    parts.known("wrap", "clamp")
    wraps = "wrap" in parts.modifiers

    def change(start: int, length: int) -> int:
        start, length = (start & 31, length & 31) if wraps else (min(start, 32), min(length, 32))
        return ((1 << length) - 1) << start

    return Pure(B32, (U32, U32), change)


def nth(parts: Parts) -> Pure:
    """fns: where the bit stands that is so many set ones from a base; all ones where there is none."""

    def change(a: int, base: int, offset: int) -> int | Odd:
        count = signed(offset, 32)
        if base > 31:
            return Odd("bit")
        if not count:
            return base if a >> base & 1 else -1
        step = 1 if count > 0 else -1
        at, left = base, abs(count)
        while 0 <= at < 32:
            left -= a >> at & 1
            if not left:
                return at
            at += step
        return -1

    return Pure(U32, (B32, U32, U32), change)


FIELDS: dict[str, Meaning] = {
    "div": quotient("div"), "rem": quotient("rem"), "bfe": extract, "bfi": insert, "prmt": permute, "lop3": logic,
    "shf": funnel, "szext": extend, "bmsk": mask, "fns": nth,
}  # fmt: skip
