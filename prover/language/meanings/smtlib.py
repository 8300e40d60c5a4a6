"""SMT-LIB 2.6 text over the integers, for solvers that are not z3 and for readers of an artifact."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..terms import Term, fold, variables
from .names import Names
from .z3ints import _low_bits, _power_of_two


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
        factor = _power_of_two(node)
        if factor is None:
            raise NotImplementedError("a shift by a variable has no meaning over SMT-LIB integers")
        return f"({symbol_} {a} {factor})"

    return apply


def _masked(node: Term, a: str, b: str) -> str:
    value, modulus = _low_bits(node, a, b)
    return f"(mod {value} {modulus})"


def _no_meaning(node: Term, *args: str) -> str:
    raise NotImplementedError(f"{node.op} has no meaning over SMT-LIB integers")


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
    premises = list(assumptions)
    called = Names(variables(*premises, goal)) if names is None else names
    texts = fold({**TABLE, "var": lambda node: called[node]}, *premises, goal)
    lines = [f"; {line}" for line in comment.splitlines()]
    lines += called.legend
    lines += [f"(declare-const {name} Int)" for name in called.values()]
    lines += [f"(assert {text})" for text in texts[:-1]]
    lines += [f"(assert (not {texts[-1]}))", "(check-sat)"]
    return "\n".join(lines) + "\n"
