"""A term as MathML Core, which browsers set without any script. Brackets stand where the text of `text` has them."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from ..terms import Term
from ..walking import fold
from .text import AND, ATOM, BITS, COMPARE, OR, PLUS, SHIFT, TIMES, UNARY

Set = tuple[str, int]  # markup and binding strength


def _name(name: str) -> str:
    return f"<mi>{escape(name)}</mi>"


def _wrap(one: Set, at_least: int) -> str:
    return one[0] if one[1] >= at_least else f"<mrow><mo>(</mo>{one[0]}<mo>)</mo></mrow>"


def _infix(symbol: str, strength: int) -> Callable[..., Set]:
    def apply(node: Term, *args: Set) -> Set:
        return f"<mrow>{f'<mo>{symbol}</mo>'.join(_wrap(arg, strength + 1) for arg in args)}</mrow>", strength

    return apply


def _number(value: int) -> Set:
    if value >= 1024 and value & (value - 1) == 0:
        return f"<msup><mn>2</mn><mn>{value.bit_length() - 1}</mn></msup>", UNARY
    if value >= 1023 and (value + 1) & value == 0:
        return f"<mrow>{_number(value + 1)[0]}<mo>&#x2212;</mo><mn>1</mn></mrow>", PLUS
    if value < 0:
        return f"<mrow><mo>&#x2212;</mo><mn>{-value}</mn></mrow>", UNARY
    return f"<mn>{value}</mn>", ATOM


def _sign(term: Term) -> tuple[int, bool]:
    """(-1 for a summand that is written with a minus, whether its factor is -1 alone)."""
    factor = term if term.op == "const" else term.args[0] if term.op == "mul" else None
    negative = factor is not None and factor.op == "const" and factor.payload < 0
    return (-1 if negative else 1), bool(negative and factor is not None and factor.payload == -1)


def _sum(node: Term, *args: Set) -> Set:
    ordered = sorted(zip(node.args, args, strict=True), key=lambda pair: _sign(pair[0])[0] < 0)
    parts = []
    for number, (term, one) in enumerate(ordered):
        negative = _sign(term)[0] < 0
        said = _positive(term, one) if negative and number else _wrap(one, PLUS + 1)
        parts.append((f"<mo>{'&#x2212;' if negative else '+'}</mo>" if number else "") + said)
    return f"<mrow>{''.join(parts)}</mrow>", PLUS


def _positive(term: Term, one: Set) -> str:
    """The summand without its minus, which its markup begins with."""
    minus = "<mo>&#x2212;</mo>"
    return _wrap((one[0].replace(minus, "", 1), one[1]), PLUS + 1) if minus in one[0] else _wrap(one, PLUS + 1)


def _product(node: Term, *args: Set) -> Set:
    times = "<mo>&#x22C5;</mo>"
    if _sign(node)[1]:
        rest = times.join(_wrap(arg, TIMES + 1) for arg in args[1:])
        return f"<mrow><mo>&#x2212;</mo>{rest}</mrow>", TIMES
    parts = [_wrap(arg, TIMES if n == 0 and node.args[0].op != "mod" else TIMES + 1) for n, arg in enumerate(args)]
    return f"<mrow>{times.join(parts)}</mrow>", TIMES


def _floor(node: Term, a: Set, b: Set) -> Set:
    return f"<mrow><mo>&#x230A;</mo><mfrac>{a[0]}{b[0]}</mfrac><mo>&#x230B;</mo></mrow>", ATOM


def _mod(node: Term, a: Set, b: Set) -> Set:
    return f"<mrow>{_wrap(a, TIMES + 1)}<mo>mod</mo>{_wrap(b, TIMES + 1)}</mrow>", TIMES


def _cases(node: Term, c: Set, a: Set, b: Set) -> Set:
    rows = (
        f"<mtr><mtd>{a[0]}</mtd><mtd><mtext>if&#xA0;</mtext>{c[0]}</mtd></mtr>"
        f"<mtr><mtd>{b[0]}</mtd><mtd><mtext>otherwise</mtext></mtd></mtr>"
    )
    return f"<mrow><mo>{{</mo><mtable>{rows}</mtable></mrow>", COMPARE


def _denied(node: Term, a: Set) -> Set:
    inner = node.args[0]
    if inner.op == "eq":
        return a[0].replace("<mo>=</mo>", "<mo>&#x2260;</mo>", 1) if a[0].count("<mo>=</mo>") == 1 else _not(a), COMPARE
    return _not(a), UNARY


def _not(a: Set) -> str:
    return f"<mrow><mo>&#xAC;</mo>{_wrap(a, UNARY)}</mrow>"


TABLE: dict[str, Callable[..., Set]] = {
    "const": lambda node: _number(node.payload),
    "truth": lambda node: (f"<mtext>{'true' if node.payload else 'false'}</mtext>", ATOM),
    "var": lambda node: (_name(node.payload[0]), ATOM),
    "add": _sum,
    "mul": _product,
    "div": _floor,
    "mod": _mod,
    "xor": _infix("&#x2295;", BITS),
    "band": _infix("&amp;", BITS),
    "bor": _infix("|", BITS),
    "shl": _infix("&#x226A;", SHIFT),
    "shr": _infix("&#x226B;", SHIFT),
    "ite": _cases,
    "named": lambda node, a: (_name(node.payload), ATOM),
    "le": _infix("&#x2264;", COMPARE),
    "lt": _infix("&lt;", COMPARE),
    "eq": _infix("=", COMPARE),
    "not": _denied,
    "and": _infix("&#x2227;", AND),
    "or": _infix("&#x2228;", OR),
}


def mathml(term: Term) -> str:
    """The term's markup, to stand inside ``<math>``; a named subterm is its label."""
    return fold(TABLE, term)[0][0]
