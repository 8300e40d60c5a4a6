"""Words of kernels for terms: fixed-width integers, C's division, tables. Each is built of what `terms` has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .constructors import binary, where
from .idioms import within
from .terms import Term, as_int, at_least

Wrap = Callable[["Term | int"], Term]


def _register(bits: int, signed: bool) -> Wrap:
    """The function that wraps a value around as a register of so many bits does."""
    low = -(1 << bits - 1) if signed else 0

    def wrap(value: Term | int) -> Term:
        return (as_int(value) - low) % (1 << bits) + low

    past, what = low + (1 << bits), "signed, two's complement" if signed else "unsigned"
    wrap.__name__ = wrap.__qualname__ = f"{'i' if signed else 'u'}{bits}"
    wrap.__doc__ = f"""The value in a register of {bits} bits ({what}): in [{low}, {past}), wrapped around.

    >>> {wrap.__name__}({past})
    <{low}>
    """
    return wrap


i8, i16, i32, i64 = (_register(bits, signed=True) for bits in (8, 16, 32, 64))
u8, u16, u32, u64 = (_register(bits, signed=False) for bits in (8, 16, 32, 64))


def sdiv(value: Term | int, divisor: Term | int) -> Term:
    """C's ``/`` of signed integers: the quotient rounded towards zero. Python's ``//`` rounds down. By 0 it has no value.

    >>> sdiv(-7, 2), -7 // 2
    (<-3>, -4)
    """
    value, divisor = as_int(value), as_int(divisor)
    return _by_sign(value, divisor, lambda a, b: a // b, flips=True)


def srem(value: Term | int, divisor: Term | int) -> Term:
    """C's ``%`` of signed integers: the remainder of `sdiv`, with the sign of the value. By 0 it has no value.

    >>> srem(-7, 2), -7 % 2
    (<-1>, 1)
    """
    return _by_sign(as_int(value), as_int(divisor), lambda a, b: a % b, flips=False)


def _by_sign(value: Term, divisor: Term, of: Callable[[Term, Term], Term], flips: bool) -> Term:
    """``of`` the absolute values, with the sign of the value; of a negative divisor too if it ``flips``."""

    def of_value(b: Term, sign: int) -> Term:
        above = sign * of(value, b)
        return above if at_least(value, 0) else where(value >= 0, above, -sign * of(-value, b))

    above = of_value(divisor, 1)
    return above if at_least(divisor, 0) else where(divisor > 0, above, of_value(-divisor, -1 if flips else 1))


def lookup(values: Sequence[Term | int], index: Term | int) -> Term:
    """``values[index]`` of a list that stands in the kernel. Outside of the list it has no value, so that a claim which
    reaches there fails; Python would count from the end. Raises ValueError for an empty list.

        >>> lookup([0, 2, 1, 3], integer("lane", 0, 64) % 4) * 16
        <16*where(lane mod 4 < 2, where(lane mod 4 < 1, 0, 2), where(lane mod 4 < 3, 1, 3))>
    """
    entries, index = [as_int(value) for value in values], as_int(index)
    if not entries:
        raise ValueError("a list without entries has no value at any index")
    found = _between(entries, 0, index)
    if at_least(index, 0) and _plainly_below(index, len(entries)):
        return found
    return where(within(index, 0, len(entries)), found, binary("div", index, 0))


def _between(entries: Sequence[Term], first: int, index: Term) -> Term:
    """The entry at the index, which lies among these, the first of them being number ``first``."""
    half = len(entries) // 2
    if not half:
        return entries[0]
    left, right = _between(entries[:half], first, index), _between(entries[half:], first + half, index)
    return where(index < first + half, left, right)


def _plainly_below(term: Term, end: int) -> bool:
    if term.op == "mod":
        return term.args[1].op == "const" and 0 < term.args[1].payload <= end
    high = term.payload[2] if term.op == "var" else None
    return high is not None and high.op == "const" and high.payload <= end
