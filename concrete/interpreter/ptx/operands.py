"""Operands as they are written: ``%r1``, ``0f3F800000``, ``[%rd1+4]``, ``{%f1, _}``, ``%p1|%p2``, ``!%p1``, ``(a, b)``."""

from __future__ import annotations

import re
import struct

from ..errors import TextError
from .tokens import Words, whole
from .tree import Address, Group, Name, Not, Number, Operand

CLOSING = {"{": "}", "(": ")", "[": "]"}
DEEPEST = 4
DECIMAL = re.compile(r"[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)")


def operand(words: Words, depth: int = 0) -> Operand:
    """Raises TextError."""
    if depth > DEEPEST:
        raise words.wrong("an operand that is less nested")
    if words.now.text in ("{", "(") and words.now.kind == "sign":
        return _group(words, depth)
    if words.has("["):
        return _address(words, depth)
    if words.has("!"):
        return Not(Name(words.take("name")))
    if words.now.kind == "name":
        first = Name(words.next().text)
        if words.has("|"):
            return Group("|", (first, Name(words.take("name"))))
        if words.now.text in ("+", "-"):
            return Address(first, _offset(words))
        return first
    return number(words)


def number(words: Words) -> Number:
    sign = -1 if words.has("-") else 1
    flipped = words.has("~")
    token = words.next()
    if token.kind != "number":
        raise TextError(f"line {token.line}: {token.text} is no operand")
    if DECIMAL.fullmatch(token.text):  # has 64 bits, and is rounded where another format is wanted
        return Number(int.from_bytes(struct.pack("<d", sign * float(token.text)), "little"), "f64")
    kind = {"0f": "f32", "0d": "f64"}.get(token.text[:2].lower())
    if kind:
        bits = int(token.text[2:], 16)
        return Number(bits ^ (1 << (31 if kind == "f32" else 63)) if sign < 0 else bits, kind)
    value = sign * whole(token.text, token.line)
    return Number(~value if flipped else value)


def _offset(words: Words) -> int:
    found = 0
    while words.now.text in ("+", "-"):
        words.has("+")
        found += words.integer()
    return found


def _group(words: Words, depth: int) -> Operand:
    how = words.next().text
    found: list[Operand] = []
    while not words.has(CLOSING[how]):
        found.append(operand(words, depth + 1))
        if not words.has(","):
            words.expect(CLOSING[how])
            break
    return Group(how, tuple(found))


def _address(words: Words, depth: int) -> Operand:
    if words.now.kind == "name":
        base = Name(words.next().text)
        offset = _offset(words)
        if words.has("]"):
            return Address(base, offset)
        items: list[Operand] = [base]
        while words.has(","):
            items.append(operand(words, depth + 1))
        words.expect("]")
        return Group("[", tuple(items))
    found = number(words).value
    words.expect("]")
    return Address(None, found)
