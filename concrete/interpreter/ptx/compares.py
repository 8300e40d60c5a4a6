"""setp, set, selp, slct: comparisons, and choices by them.

Source: PTX ISA, Comparison and Selection Instructions.
"""

from __future__ import annotations

from collections.abc import Callable

from ..errors import NotRun
from ..words import WORDS, signed
from .floats import compared, number
from .pure import PREDICATE, Change, Parts, Pure
from .rounding import FORMATS, flushed
from .tree import Type

UNSIGNED = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
JOINS: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
}  # fmt: skip


def comparison(name: str, kind: Type, ftz: bool) -> Change:
    if kind.kind == "f":
        found = compared(name, kind, ftz)
        if found is None or kind.count > 1:
            raise NotRun(f"the comparison .{name}.{kind.name} is not run")
        return found
    sign = "s" if kind.signed and name not in UNSIGNED else "u"
    name = UNSIGNED.get(name, name)
    key = f"icmp {name}" if name in ("eq", "ne") else f"icmp {sign}{name}"
    if key not in WORDS:
        raise NotRun(f"the comparison .{name}.{kind.name} is not run")
    return lambda a, b: WORDS[key](kind.bits, a, b)


def compare(parts: Parts) -> Pure:
    """setp. change: (a, b, c) -> two bits, of the first predicate and of the second one, with c or without"""
    order, *join = [own for own in parts.modifiers if own != "ftz"]
    kind = parts.types[-1]
    test, both = comparison(order, kind, "ftz" in parts.modifiers), JOINS[join[0]] if join else None

    def change(a: int, b: int, c: int = 0) -> int:
        found = int(test(a, b))
        first, second = (found, 1 - found) if both is None else (both(found, c), both(1 - found, c))
        return first | second << 1

    return Pure(PREDICATE, (kind, kind, PREDICATE) if join else (kind, kind), change)


def set_bits(parts: Parts) -> Pure:
    """set: all ones, or 1.0, where it holds."""
    to = parts.types[0]
    of = compare(Parts(parts.operation, parts.modifiers, parts.types[1:]))
    yes = 0x3F800000 if to.kind == "f" else (1 << to.bits) - 1
    return Pure(to, of.sources, lambda *values: yes if of.change(*values) & 1 else 0)


def select(parts: Parts) -> Pure:
    kind = parts.kind
    return Pure(kind, (kind, kind, PREDICATE), lambda a, b, c: a if c else b)


def choose_by_sign(parts: Parts) -> Pure:
    """slct: a where c is at least zero, else b; NaN is less."""
    kind, by = parts.types

    def change(a: int, b: int, c: int) -> int:
        if by.kind == "f":
            c = flushed(c, FORMATS["f32"]) if "ftz" in parts.modifiers else c
            return a if number(c, FORMATS["f32"]) >= 0 else b
        return a if signed(c, 32) >= 0 else b

    return Pure(kind, (kind, kind, by), change)
