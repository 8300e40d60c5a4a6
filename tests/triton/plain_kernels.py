"""The text of a kernel of scalars run as plain Python, with numbers of as many bits as Triton gives them: another judge."""

from __future__ import annotations

import builtins
import operator
from collections.abc import Callable, Iterator, Sequence

BITS = {"int8": 8, "uint8": 8, "int16": 16, "int32": 32, "int64": 64}


class Left(Exception):
    """A load left its tensor: nothing is said of what comes then."""


def _made(act: Callable[[int, int], int], turned: bool = False):
    def method(self: Number, other: Number | int) -> Number:
        pair = (int(self), int(other))
        return Number(act(*(reversed(pair) if turned else pair)), max(self.bits, getattr(other, "bits", 0)))

    return method


class Number(int):
    """An integer of so many bits; one of 8 may be unsigned, but nothing is computed of it before it is made wider."""

    bits: int

    def __new__(cls, value: int, bits: int = 32, signed: bool = True):
        low = -(1 << (bits - 1)) if signed else 0
        found = super().__new__(cls, (int(value) - low) % (1 << bits) + low)
        found.bits = bits
        return found

    __add__, __sub__, __mul__, __and__ = map(_made, (operator.add, operator.sub, operator.mul, operator.and_))
    __radd__, __rmul__ = _made(operator.add, True), _made(operator.mul, True)

    def to(self, kind: str) -> Number:
        return Number(self, BITS[kind], not kind.startswith("u"))


class Language:
    """What kernels ask of ``triton.language``. contents: of the tensor ``x``; stored: the offsets into ``p``."""

    constexpr = object()

    def __init__(self, program: int, contents: Sequence[int]):
        self.program, self.contents, self.stored = program, contents, list[int]()

    def __getattr__(self, name: str) -> str:
        return name  # of a type

    def program_id(self, axis: int) -> Number:
        return Number(self.program)

    def load(self, address: int) -> Number:
        if not 0 <= address < len(self.contents):
            raise Left
        return Number(self.contents[address])

    def store(self, address: int, value: int) -> None:
        self.stored.append(int(address))

    def where(self, condition: bool, then: int, otherwise: int) -> Number:
        return Number(then if condition else otherwise)


def stored(kernel: str, n: int, contents: Sequence[int], program: int = 0) -> list[int]:
    """The offsets into ``p`` to which a program of ``kernel(p, x, n)`` stores. Raises Left."""
    language = Language(program, contents)
    scope: dict[str, object] = {"tl": language, "range": _range}
    exec(kernel.replace("@triton.jit", ""), scope)
    scope["kernel"](Number(0, 64), Number(0, 64), Number(n))  # type: ignore[operator]
    return language.stored


def _range(*ends: int) -> Iterator[Number]:
    return map(Number, builtins.range(*map(int, ends)))
