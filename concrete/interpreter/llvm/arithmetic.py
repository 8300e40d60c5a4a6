"""LLVM's arithmetic: words with the promises that flags make, and the address spaces of pointers.

Operands and results are unsigned readings. A broken promise, and a shift by the width or more, is Poison; a divisor of zero
and a signed quotient that does not fit are undefined at once.

Source: LLVM Language Reference, sections Binary Operations, Bitwise Binary Operations and Conversion Operations.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from ..errors import UndefinedBehaviour
from ..words import WORDS, fits, signed, unsigned
from .values import Poison, Scalar

BINARY = ("add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", "and", "or", "xor")
DIVISIONS = ("udiv", "urem", "sdiv", "srem")
# a cast is one of the width: where bits are added, they are zero, but for sext
CASTS = {"sext": "sext", **dict.fromkeys(("trunc", "zext", "ptrtoint", "ptrtoaddr", "inttoptr"), "zext")}
SYMBOLS = {"add": "+", "sub": "-", "mul": "*", "shl": "<<", "udiv": "/", "sdiv": "/"}


def _said(name: str, values: Collection[int]) -> str:
    return f" {SYMBOLS.get(name, name)} ".join(map(str, values))


def _fits(sign: bool) -> Callable[..., str]:
    def broken(name: str, bits: int, target: int, *values: int) -> str:
        word, read = WORDS[name], signed if sign else unsigned
        numbers = [value if word.counts and at else read(value, bits) for at, value in enumerate(values)]
        if fits(word.change(bits, *numbers), target, sign):
            return ""
        return f"{_said(name, numbers)} leaves {target} {'signed' if sign else 'unsigned'} bits"

    return broken


def _exact(name: str, bits: int, target: int, *values: int) -> str:
    a, b = WORDS[name].read(bits, *values)
    rest = a & ((1 << b) - 1) if WORDS[name].counts else a % b
    return f"{_said(name, (a, b))} has a rest" if rest else ""


def _disjoint(name: str, bits: int, target: int, a: int, b: int) -> str:
    return f"{a} and {b} share bits" if a & b else ""


def _natural(name: str, bits: int, target: int, a: int) -> str:
    return f"{signed(a, bits)} is negative" if a >> (bits - 1) else ""


def _same_sign(name: str, bits: int, target: int, a: int, b: int) -> str:
    return f"{signed(a, bits)} and {signed(b, bits)} differ in sign" if (a ^ b) >> (bits - 1) else ""


# flag -> how its promise is broken: (word, width of the operands and of the result, operands) -> what is said of it, or ""
PROMISES: dict[str, Callable[..., str]] = {
    "nuw": _fits(False), "nsw": _fits(True), "exact": _exact, "disjoint": _disjoint, "nneg": _natural,
    "samesign": _same_sign,
}  # fmt: skip


def computed(name: str, bits: int, target: int, flags: Collection[str], *values: int) -> int | Poison:
    """A word of operands of so many bits, cut to those of the result. Raises UndefinedBehaviour."""
    word = WORDS[name]
    read = word.read(bits, *values)
    for what, (where, _) in word.undefined.items():
        if where(bits, *read):
            if what == "shift":
                return Poison(f"shift by {read[1]} of {bits} bits")
            raise UndefinedBehaviour(what if read[1] == 0 else f"{_said(name, read)} leaves {bits} signed bits")
    for flag in flags:
        if flag in PROMISES and (broken := PROMISES[flag](name, bits, target, *values)):
            return Poison(f"{flag}: {broken}")
    return unsigned(int(word.change(bits, *read)), target)


def rule(name: str, bits: int, target: int, flags: Collection[str] = ()) -> Callable[..., Scalar]:
    """The word as a function of scalars."""
    return lambda *values: computed(name, bits, target, flags, *values)


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
