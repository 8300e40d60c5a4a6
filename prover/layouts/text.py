"""Layouts as CuTe prints them, read from text.

(64,64):(64,1)   ((8,2),M):((1,64),8)   _64:_1   (128,64)          no strides: compact
Sw<3,4,3> o 0 o (64,64):(64,1)          S<3,4,3>, as CuTe DSL prints it, too
Sw<3,4,3> o smem_ptr[16b](unset) o (64,64):(64,1)
"""

from __future__ import annotations

import re
from keyword import iskeyword

from ..language.terms import integer
from .cute import Composed, Layout, Swizzle
from .extents import LayoutError, Tree, times

TOKEN = re.compile(r"\s*(?:(?P<number>_?\d+)|(?P<name>[A-Za-z]\w*)|(?P<mark>[(),:*]))")
SWIZZLE = re.compile(r"\s*(?:Sw|S)<\s*(\d+)\s*,\s*(\d+)\s*,\s*(-?\d+)\s*>\s*")
POINTER = re.compile(r"\s*(?:smem_ptr|gmem_ptr|ptr)\[(\d+)b\]\s*\([^()]*\)\s*")
ELEMENTS = re.compile(r"^(?P<layout>.*?)\s+of\s+(?:(?P<bits>\d+)b|(?P<type>[a-z]+\d+\w*))$", re.S)
TYPES = {
    "f16": 16, "bf16": 16, "f32": 32, "tf32": 32, "f64": 64, "i8": 8, "s8": 8, "u8": 8, "e4m3": 8, "e5m2": 8, "f8": 8,
    "i16": 16, "i32": 32, "u32": 32, "f4": 4, "i4": 4,
}  # fmt: skip
WIDTHS = (1, 2, 4, 8, 16, 32, 64, 128)  # bits of an element
LIMIT = 1 << 40  # of a number
MOST_LETTERS = 10_000
MOST_NESTED = 16
LOOKS = re.compile(r"\s*(?:(?:Sw|S)<|\(|_?\d+\s*:)")


def looks_like_a_layout(text: str) -> bool:
    """Whether the text can only be meant as a layout: it begins with a bracket, a swizzle or a shape."""
    return LOOKS.match(text) is not None


def elements_of(text: str) -> tuple[str, int]:
    """The text without its " of 16b", and the bits of an element; 0 where it does not say. Raises LayoutError."""
    if len(text) > MOST_LETTERS:
        raise LayoutError(f"a layout of {len(text):,} letters; {MOST_LETTERS:,} are the most")
    whole, bits = text.strip(), 0
    said = ELEMENTS.match(whole)
    if said:
        whole = said["layout"]
        bits = int(said["bits"]) if said["bits"] else TYPES.get(said["type"], 0)
        if bits not in WIDTHS:
            known = ", ".join(TYPES)
            raise LayoutError(
                f"no element is {said['bits'] + 'b' if said['bits'] else said['type']}; write 16b or {known}"
            )
    return whole, bits


def layout(text: str) -> Composed:
    """The layout that the text is. Raises LayoutError."""
    return _composed(*elements_of(text))


def _composed(text: str, bits: int) -> Composed:
    swizzles, offset, rest, of_bytes = [], 0, text, False
    while found := SWIZZLE.match(rest):
        swizzles.append(Swizzle(*map(int, found.groups())))
        rest = _after_o(text, rest[found.end() :])
    pointer, number = POINTER.match(rest), re.match(r"\s*_?(\d+)\s+o\b", rest)
    if pointer:
        own = int(pointer[1])
        if own not in WIDTHS or (bits and bits != own):
            raise LayoutError(
                f"{text}: elements have {own} bits" + (f", not {bits}" if bits else ", which no element has")
            )
        bits, of_bytes = own, True
        rest = _after_o(text, rest[pointer.end() :])
    elif number and swizzles:
        offset = _number(number[1])
        rest = rest[number.end() :]
    return Composed(plain(rest), tuple(swizzles), offset, bits, of_bytes)


def _after_o(text: str, rest: str) -> str:
    found = re.match(r"\s*o(?![A-Za-z0-9_])\s*", rest)
    if not found:
        raise LayoutError(f"{text!r}: after a swizzle or a pointer come ' o ' and a layout")
    return rest[found.end() :]


def plain(text: str) -> Layout:
    """A shape and strides. Raises LayoutError."""
    reader = Reader(text)
    shape = reader.tree()
    stride = reader.tree() if reader.take(":") else None
    reader.end()
    return Layout(shape, stride)


def _number(text: str) -> int:
    value = int(text.lstrip("_")) if len(text) < 20 else LIMIT
    if value >= LIMIT:
        raise LayoutError(f"{text[:24]}: numbers of a layout are below 2^40")
    return value


class Reader:
    """Takes a text apart from left to right. Raises LayoutError, with the place."""

    def __init__(self, text: str):
        self.text, self.at = text, 0

    def fail(self, wanted: str) -> LayoutError:
        rest = self.text[self.at :].strip()
        here = f"at {rest[:20]!r}" if rest else "at the end"
        return LayoutError(f"{self.text.strip()!r} is no layout: {wanted} is missing {here}")

    def take(self, mark: str) -> bool:
        found = TOKEN.match(self.text, self.at)
        if found is None or found["mark"] != mark:
            return False
        self.at = found.end()
        return True

    def tree(self, depth: int = 0) -> Tree:
        if depth > MOST_NESTED:
            raise LayoutError(f"brackets in brackets, {MOST_NESTED} deep, are the most")
        if not self.take("("):
            return self.extent()
        found = [self.tree(depth + 1)]
        while self.take(","):
            if self.take(")"):
                return tuple(found)
            found.append(self.tree(depth + 1))
        if not self.take(")"):
            raise self.fail("a comma or a bracket")
        return tuple(found)

    def extent(self) -> Tree:
        found = self.factor()
        while self.take("*"):
            found = times(found, self.factor())
        return found

    def factor(self) -> Tree:
        token = TOKEN.match(self.text, self.at)
        if token is None or token["mark"]:
            raise self.fail("an integer or a name")
        self.at = token.end()
        if iskeyword(token["name"]):
            raise LayoutError(f"{token['name']!r} cannot be the name of an extent; take another")
        if token["name"]:
            return integer(token["name"], 1)
        return _number(token["number"])

    def end(self) -> None:
        if self.text[self.at :].strip():
            raise self.fail("the end")
