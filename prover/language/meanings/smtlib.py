"""SMT-LIB 2.6 text over the integers, for solvers and for readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from ..terms import BOOL, INT, Term
from ..walking import fold, postorder, variables
from .names import Names

LONG = 4096  # letters of a part; a division writes its operands several times


def _apply(symbol: str) -> Callable[..., str]:
    return lambda node, *args: f"({symbol} {' '.join(args)})"


def number(value: int) -> str:
    return str(value) if value >= 0 else f"(- {-value})"


def _floor_div(node: Term, a: str, b: str) -> str:
    if node.args[1].op == "const" and node.args[1].payload > 0:
        return f"(div {a} {b})"
    return f"(ite (> {b} 0) (div {a} {b}) (div (- {a}) (- {b})))"


def _floor_mod(node: Term, a: str, b: str) -> str:
    if node.args[1].op == "const" and node.args[1].payload > 0:
        return f"(mod {a} {b})"
    return f"(- {a} (* {b} {_floor_div(node, a, b)}))"


def _shift(symbol_: str) -> Callable[..., str]:
    def apply(node: Term, a: str, b: str) -> str:
        amount = node.args[1]
        if amount.op != "const" or not 0 <= amount.payload <= 4096:
            raise NotImplementedError("a shift by a variable has no meaning over the integers")
        return f"({symbol_} {a} {1 << amount.payload})"

    return apply


def _masked(node: Term, a: str, b: str) -> str:
    """x & (2^n - 1) is x mod 2^n."""
    for value, mask in ((a, node.args[1]), (b, node.args[0])):
        if mask.op == "const" and mask.payload >= 0 and mask.payload & (mask.payload + 1) == 0:
            return f"(mod {value} {mask.payload + 1})"
    raise NotImplementedError("only masks of low bits have a meaning over the integers")


def _no_meaning(node: Term, *args: str) -> str:
    raise NotImplementedError(f"{node.op} has no meaning over the integers")


TABLE: dict[str, Callable[..., str]] = {
    "const": lambda node: number(node.payload),
    "truth": lambda node: "true" if node.payload else "false",
    "add": _apply("+"),
    "mul": _apply("*"),
    "div": _floor_div,
    "mod": _floor_mod,
    "xor": _no_meaning,
    "band": _masked,
    "bor": _no_meaning,
    "shl": _shift("*"),
    "shr": _shift("div"),
    "ite": _apply("ite"),
    "named": lambda node, a: a,
    "le": _apply("<="),
    "lt": _apply("<"),
    "eq": _apply("="),
    "not": _apply("not"),
    "and": _apply("and"),
    "or": _apply("or"),
}


def script(assumptions: Iterable[Term], goal: Term, comment: str = "", names: Names | None = None) -> str:
    """A script that answers unsat exactly when the assumptions imply the goal; names: what the variables are called."""
    formulas = [*assumptions, goal]
    called = Names(variables(*formulas)) if names is None else names
    heading = [f"; {line}" for line in comment.splitlines()]
    return "\n".join([*heading, *denial(TABLE, {INT: "Int", BOOL: "Bool"}, formulas, called)]) + "\n"


def denial(
    table: Mapping[str, Callable[..., str]], sorts: Mapping[str, str], formulas: Sequence[Term], names: Names
) -> Iterator[str]:
    """The lines of a script: variables, every part that stands in several places or is long under a name of its own, the
    formulas but the last, and the negation of that. The same on every machine.

    table: operator -> how its text is made of its arguments'. sorts: of a term -> what SMT-LIB calls it.
    """
    uses = Counter(arg for node in postorder(*formulas) for arg in node.args)
    defined: list[str] = []

    def shared(write: Callable[..., str]) -> Callable[..., str]:
        def apply(node: Term, *args: str) -> str:
            text = write(node, *args)
            if (uses[node] < 2 and len(text) < LONG) or not node.args:
                return text
            defined.append(f"(define-fun d{len(defined)} () {sorts[node.sort]} {text})")
            return f"d{len(defined) - 1}"

        return apply

    meanings = {op: shared(write) for op, write in table.items()}
    texts = fold({**meanings, "var": lambda node: names[node]}, *formulas)
    yield from names.legend
    yield from (f"(declare-const {name} {sorts[INT]})" for name in names.values())
    yield from defined
    yield from (f"(assert {text})" for text in texts[:-1])
    yield f"(assert (not {texts[-1]}))"
    yield "(check-sat)"
