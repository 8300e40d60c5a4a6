"""A counterexample in a reader's terms: the lane, which part of the goal fails there, and what the executor says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import count, islice
from typing import Any

import msgspec

from ..language.definedness import own_needs
from ..language.meanings import python
from ..language.meanings.text import text
from ..language.obligations import Holds, Obligation
from ..language.replay import Replayed, replay
from ..language.terms import Term
from ..language.walking import conjuncts, postorder

LONG, SHORTEST, MUCH_TOO_LONG = (
    160,
    12,
    20_000,
)  # letters of a formula that gets names for its parts, and of such a part
MOST_NAMES, MOST_PARTS = 8, 400
SYMBOLS = {"le": "<=", "lt": "<", "eq": "="}


class Shown(msgspec.Struct):
    """Something with its value at the point; formula: how it was computed, where that helps."""

    label: str
    value: str
    formula: str = ""


class Broken(msgspec.Struct):
    """A condition of the goal that is false at the point, and its two sides there."""

    formula: str
    left: str = ""
    symbol: str = ""
    right: str = ""
    left_value: str = ""
    right_value: str = ""
    alternative: bool = False  # one of several, of which any would have done


class Failure(msgspec.Struct):
    """A counterexample: the variables, what the spec shows, the broken conditions, named subterms, replays, and what is
    undefined."""

    variables: list[Shown]
    shown: list[Shown]
    broken: list[Broken]
    named: list[Shown]
    replays: list[Replayed]
    modules: list[str] = []  # executor modules that the calls need
    undefined: list[str] = []  # operators that are reached and have no value there


def explain(obligation: Obligation, point: Mapping[str, int]) -> Failure:
    """The counterexample at the point. Values that have no meaning there say so instead."""
    own = [v.payload[0] for v in obligation.variables_as_made if v.payload[0] in point]
    shown = [Shown(label, value(point, *terms)) for label, terms in obligation.show]
    nowhere = _undefined(obligation, point)
    failing, culprits = _failing_parts(obligation, point)
    names = _Names([part for part, _ in failing], [label for label, _ in obligation.show])
    broken = [_broken(part, point, alternative, names) for part, alternative in failing]
    named = _named([*culprits, *nowhere], point)
    for item in shown:  # what the spec shows under a name that the goal defines comes with its formula
        same = [other for other in named if (other.label, other.value) == (item.label, item.value)]
        if same:
            item.formula = same[0].formula
            named.remove(same[0])
    replays = []
    for request in obligation.replay:
        found = replay(request, point)
        found.told = (request.agree if found.agrees else request.differ).format(
            *(value(point, term) for term in request.at), executor=found.executor, spec=found.spec
        )
        replays.append(found)
    return Failure(
        [Shown(name, str(point[name])) for name in own], shown, broken, [*named, *names.shown(point)], replays,
        sorted({module for request in obligation.replay for module in _modules(request.call)}),
        [_without_value(node, point) for node in nowhere],
    )  # fmt: skip


def value(point: Mapping[str, int], *terms: Term) -> str:
    """The terms' values at the point; a tuple where there are several."""
    values = []
    for term in terms:
        try:
            values.append(str(python.evaluate(point, term)[0]))
        except python.TooLarge as error:
            values.append(f"too large ({error})")
        except python.Undefined as error:
            values.append(f"undefined ({error})")
        except KeyError as error:
            values.append(f"any ({error.args[0]} plays no part)")
    return values[0] if len(values) == 1 else f"({', '.join(values)})"


def _holds(formula: Term, point: Mapping[str, int]) -> bool | None:
    """Whether the formula holds at the point; None where it has no meaning."""
    try:
        return bool(python.evaluate(point, formula)[0])
    except (python.Undefined, python.TooLarge, KeyError):
        return None


def _undefined(obligation: Obligation, point: Mapping[str, int]) -> list[Term]:
    """The operators without a value at which a reader gets stuck: in the ranges and assumptions, or in the goal."""
    goal = obligation.goal
    bounds = [bound for v in obligation.variables for bound in v.payload[1:] if bound is not None]
    parts = conjuncts(goal.formula) if isinstance(goal, Holds) else goal.outputs
    for terms in (*((term,) for term in (*bounds, *obligation.given)), parts):
        found: dict[Term, None] = {}
        for term in terms:
            try:
                python.evaluate(point, term)
            except python.Undefined as error:
                found[error.node] = None
            except (python.TooLarge, KeyError):
                continue
        if found:
            return list(found)
    return []


def _reached(obligation: Obligation, point: Mapping[str, int]) -> bool:
    """Whether ranges and assumptions have a value, so that a reader gets to the goal."""
    try:
        return all(python.evaluate(point, *obligation.reading.needs))
    except (python.Undefined, python.TooLarge, KeyError):
        return False


def _without_value(node: Term, point: Mapping[str, int]) -> str:
    """``x mod n at n = 0``"""
    operands = node.args[1:] if node.op in ("div", "mod") else node.args
    said = [(text(part), value(point, part)) for part in operands if part.op != "const"]
    at = [f"{name} = {number}" for name, number in said if number.startswith("-") or node.op in ("div", "mod")]
    return text(node) + (f" at {', '.join(at)}" if at else "")


def _failing_parts(obligation: Obligation, point: Mapping[str, int]) -> tuple[list[tuple[Term, bool]], list[Term]]:
    """The broken conditions, each with whether it is one of several alternatives, and the terms that they are about."""
    nowhere = _undefined(obligation, point)
    if nowhere and not _reached(obligation, point):
        return [], []
    if not isinstance(obligation.goal, Holds):
        pairs = zip(obligation.goal.outputs, obligation.goal.extents, strict=True)
        failing = [(o, o < extent) for o, extent in pairs if _holds((o >= 0) & (o < extent), point) is False]
        return [(below, False) for _, below in failing], [output for output, _ in failing]
    wrong = [part for part in conjuncts(obligation.goal.formula) if _holds(part, point) is False]
    # that an operator is undefined says more than that a condition fails which it needs
    needs = {need for node in nowhere for need in own_needs(node)}
    wrong = [part for part in wrong if not needs.intersection(postorder(part))]
    failing = [found for part in wrong for found in _failing(part, point)]
    return failing, [part for part, _ in failing]


def _failing(formula: Term, point: Mapping[str, int]) -> list[tuple[Term, bool]]:
    """(condition, whether it is one of several alternatives) for the innermost conditions that make it fail."""
    if formula.op == "and":
        chosen = [part for part in formula.args if _holds(part, point) is False]
        return [found for part in chosen for found in _failing(part, point)]
    if formula.op == "or":
        return [(found, True) for part in formula.args for found, _ in _failing(part, point)]
    return [(formula, False)]


class _Names:
    """How long formulas are written: labels that stand for two of them are written out, and parts that a long one says
    again and again, or at length, have names. taken: names that a reader knows already."""

    def __init__(self, formulas: Sequence[Term], taken: Collection[str]):
        nodes = dict.fromkeys(postorder(*formulas))
        counts = Counter(node.payload for node in nodes if node.op == "named")
        self.labels = {label for label, number in counts.items() if number > 1}
        self.names: dict[Term, str] = {}
        parts = [node for node in nodes if node.sort == "int" and node.args and node.op != "named"]
        known = {*taken, *counts, *(node.payload[0] for node in nodes if node.op == "var")}
        free = (name for name in map("t{}".format, count(1)) if name not in known)
        for name in islice(free, MOST_NAMES) if len(parts) <= MOST_PARTS else ():
            longest = max((self.text(formula) for formula in formulas), key=len, default="")
            if not LONG < len(longest) <= MUCH_TOO_LONG:
                break
            found = {node: self.text(node) for node in parts if node not in self.names}
            worth = {
                node: longest.count(said) * (len(said) - len(name))
                for node, said in found.items()
                if SHORTEST <= len(said) <= LONG // 2
            }
            if not any(worth.values()):
                break
            self.names[max(worth, key=lambda node: worth[node])] = name

    def text(self, term: Term) -> str:
        return text(term, self.labels, {node: name for node, name in self.names.items() if node is not term})

    def shown(self, point: Mapping[str, int]) -> list[Shown]:
        """The parts that have names; one stands below those that it is made of."""
        return [Shown(name, value(point, node), self.text(node)) for node, name in self.names.items()]


def _broken(formula: Term, point: Mapping[str, int], alternative: bool, names: _Names) -> Broken:
    negated = formula.op == "not" and formula.args[0].op == "eq"
    inner = formula.args[0] if negated else formula
    if inner.op not in SYMBOLS:
        return Broken(names.text(formula), alternative=alternative)
    left, right = inner.args
    symbol = "!=" if negated else SYMBOLS[inner.op]
    said = names.text(left), names.text(right)
    whole = f"{said[0]} {symbol} {said[1]}"
    return Broken(whole, said[0], symbol, said[1], value(point, left), value(point, right), alternative)


def _named(roots: list[Term], point: Mapping[str, int]) -> list[Shown]:
    """The named subterms, arguments first."""
    nodes = dict.fromkeys(node for node in postorder(*roots) if node.op == "named")
    return [Shown(node.payload, value(point, node), text(node.args[0])) for node in nodes]


def _modules(call: Any) -> set[str]:
    found = {call.path.partition(".")[0]}
    for argument in (*call.arguments, *call.keywords.values()):
        if hasattr(argument, "path"):
            found |= _modules(argument)
    return found
