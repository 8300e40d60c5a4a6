"""Readable mathematics on one line, in the notation that kernel engineers use in comments."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..terms import Term
from ..walking import fold

# (text, binding strength); a larger number binds tighter
Printed = tuple[str, int]
ATOM, UNARY, TIMES, PLUS, SHIFT, BITS, COMPARE, AND, OR = 9, 8, 7, 6, 5, 4, 3, 2, 1
MOST = 10_000  # letters of a part, above which it gets a name and is said at the end: what is shared is written once


def _wrap(printed: Printed, at_least: int) -> str:
    return printed[0] if printed[1] >= at_least else f"({printed[0]})"


def _infix(symbol: str, strength: int) -> Callable[..., Printed]:
    def apply(node: Term, *args: Printed) -> Printed:
        return f" {symbol} ".join(_wrap(arg, strength + 1) for arg in args), strength

    return apply


def _sum(node: Term, *args: Printed) -> Printed:
    # positive terms first, so that 1 - x never prints as -x + 1
    ordered = sorted(zip(node.args, args, strict=True), key=lambda pair: pair[1][0].startswith("-"))
    text = ""
    for _, printed in ordered:
        part = _wrap(printed, PLUS + 1)
        if not text:
            text = part
        elif part.startswith("-"):
            text += f" - {part[1:]}"
        else:
            text += f" + {part}"
    return text, PLUS


def _product(node: Term, *args: Printed) -> Printed:
    if node.args[0].op == "const" and node.args[0].payload == -1:
        rest = args[1:]
        return "-" + "*".join(_wrap(arg, TIMES + 1) for arg in rest), TIMES
    return "*".join(_wrap(arg, TIMES + 1 if i else TIMES) for i, arg in enumerate(args)), TIMES


def _quotient(symbol: str) -> Callable[..., Printed]:
    def apply(node: Term, a: Printed, b: Printed) -> Printed:
        # a leading minus would read as that of the whole quotient once it stands in a sum
        left = f"({a[0]})" if a[0].startswith("-") else _wrap(a, TIMES + 1)
        return f"{left} {symbol} {_wrap(b, TIMES + 1)}", TIMES

    return apply


def _number(value: int) -> Printed:
    if value >= 1024 and value & (value - 1) == 0:
        return f"2^{value.bit_length() - 1}", UNARY
    if value >= 1023 and (value + 1) & value == 0:
        return f"2^{value.bit_length()} - 1", PLUS
    return str(value), ATOM if value >= 0 else UNARY


TABLE: dict[str, Callable[..., Printed]] = {
    "const": lambda node: _number(node.payload),
    "truth": lambda node: ("true" if node.payload else "false", ATOM),
    "var": lambda node: (node.payload[0], ATOM),
    "add": _sum,
    "mul": _product,
    "div": _quotient("div"),
    "mod": _quotient("mod"),
    "xor": _infix("xor", BITS),
    "band": _infix("bitand", BITS),
    "bor": _infix("bitor", BITS),
    "shl": _infix("shl", SHIFT),
    "shr": _infix("shr", SHIFT),
    "ite": lambda node, c, a, b: (f"where({c[0]}, {a[0]}, {b[0]})", ATOM),
    "named": lambda node, a: (node.payload, ATOM),
    "le": _infix("<=", COMPARE),
    "lt": _infix("<", COMPARE),
    "eq": _infix("=", COMPARE),
    "not": lambda node, a: (f"not {_wrap(a, UNARY)}", UNARY),
    "and": _infix("and", AND),
    "or": _infix("or", OR),
}


def text(term: Term, expand: Collection[str] = (), names: Mapping[Term, str] | None = None) -> str:
    """The term as mathematics; a named subterm prints as its label unless ``expand`` has the label. names: what stands for
    subterms that are not written out. A text that were very long ends with its long parts: ``[2] + 1 where [1] = ...``."""
    printed = _Printed({node: (name, ATOM) for node, name in (names or {}).items()})

    def label(node: Term, inner: Printed) -> Printed:
        return inner if node.payload in expand else (node.payload, ATOM)

    def negated(node: Term, inner: Printed) -> Printed:
        equality = node.args[0]
        if equality.op == "eq" and all(side in printed for side in equality.args):
            return _infix("!=", COMPARE)(node, *(printed[side] for side in equality.args))
        return TABLE["not"](node, inner)

    said = fold({**TABLE, "named": label, "not": negated}, term, memo=printed)[0][0]
    return f"{said} where {', '.join(printed.parts)}" if printed.parts else said


class _Printed(dict[Term, Printed]):
    """Printed terms. parts: those that are too long to be repeated, each as the name that stands for it and its text."""

    def __init__(self, known: dict[Term, Printed]):
        super().__init__(known)
        self.parts: list[str] = []

    def __setitem__(self, term: Term, printed: Printed) -> None:
        if len(printed[0]) > MOST:
            self.parts.append(f"[{len(self.parts) + 1}] = {printed[0]}")
            printed = f"[{len(self.parts)}]", ATOM
        super().__setitem__(term, printed)


def definitions(*roots: Term) -> list[tuple[str, str]]:
    """(label, formula) of every named subterm below the roots, arguments first."""
    from ..walking import postorder

    seen: dict[tuple[str, str], None] = {}
    for node in postorder(*roots, ranges=True):
        if node.op == "named":
            seen[(node.payload, text(node.args[0]))] = None
    return list(seen)


Term.__repr__ = lambda self: f"<{text(self)}>"  # type: ignore[method-assign]
