"""An obligation as a theorem on the page, and what its proof rests on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..engines.outcome import Outcome
from ..language.claims import Holds, Obligation, Verdict
from ..language.definedness import definedness
from ..language.meanings.text import definitions, text
from ..language.terms import Term, postorder, range_of
from ..running.outlines import variable

NUMBER = r"\d+|\(- \d+\)"
SUMMAND = re.compile(rf"({NUMBER})(?![^ ])|(?<!\S)([a-z]\w*)|\(\* ({NUMBER}) (\w+)\)")


class Part(NamedTuple):
    """A titled list of lines."""

    title: str
    lines: list[str]


def statement(obligation: Obligation) -> list[Part]:
    """The theorem as mathematics on plain lines."""
    goal = obligation.goal
    meaningful = set(definedness(*_all_conjuncts(obligation.roots))) if isinstance(goal, Holds) else set()
    if isinstance(goal, Holds):
        parts = _conjuncts(goal.formula)
        conclusion = [text(part) for part in parts if part not in meaningful]
    else:
        parts = ()
        cells = " x ".join(f"[0, {extent})" for extent in goal.extents)
        outputs = ", ".join(text(output) for output in goal.outputs)
        conclusion = [f"({outputs}) takes every value in {cells} once and only once"]
    return _present(
        Part("for all integers", [variable(v).range for v in obligation.variables]),
        Part("such that", [text(formula) for formula in _all_conjuncts(obligation.given)]),
        Part("it holds that", conclusion),
        Part("and every operator has a meaning", [text(part) for part in parts if part in meaningful]),
        Part("where", [f"{label} = {formula}" for label, formula in definitions(*_all_terms(obligation))]),
    )


def latex(obligation: Obligation) -> list[Part]:
    """The theorem in LaTeX, a formula a line."""
    from ..language.meanings import algebra

    goal = obligation.goal
    if isinstance(goal, Holds):
        conclusion = [algebra.latex(part) for part in _conjuncts(goal.formula)]
    else:
        cells = r" \times ".join(rf"\{{0, \dots, {extent - 1}\}}" for extent in goal.extents)
        outputs = ", ".join(algebra.latex(output) for output in goal.outputs)
        conclusion = [rf"\left({outputs}\right) \text{{ is a bijection onto }} {cells}"]
    ranges = [", ".join(algebra.latex(part) for part in range_of(v)) for v in obligation.variables]
    named = dict.fromkeys(node for node in postorder(*_all_terms(obligation), ranges=True) if node.op == "named")
    return _present(
        Part("for all integers", [said for said in ranges if said]),
        Part("such that", [algebra.latex(formula) for formula in _all_conjuncts(obligation.given)]),
        Part("it holds that", conclusion),
        Part("where", [f"{algebra.latex(node)} = {algebra.latex(node.args[0])}" for node in named]),
    )


def evidence(outcome: Outcome) -> list[Part]:
    """What a proved verdict rests on: the engine's witness, the lemmas as facts, a lane, unused assumptions."""
    lane = "  ".join(f"{name}={value}" for name, value in (outcome.point or {}).items())
    chain = sorted(outcome.lemmas, key=lambda script: script.startswith("; contradiction"))
    witness = [f"{key}: {_short(value)}" for key, value in outcome.witness.items()]
    return _present(
        Part(f"lemmas that {outcome.rests_on or 'z3'} confirmed", [fact for script in chain for fact in lemma(script)]),
        Part("witness", witness),
        Part("rests on", [f"the word of {outcome.rests_on} alone"] if outcome.rests_on else []),
        Part("a lane that satisfies the assumptions", [lane] if outcome.point is not None else []),
        Part("assumptions that the proof did not need", outcome.unused),
    ) if outcome.verdict is Verdict.PROVED else []  # fmt: skip


def lemma(script: str) -> list[str]:
    """A lemma's script in mathematics: what it says, and below it the facts that it follows from.

    Scripts of the integer engine are linear facts, a comment saying what each variable stands for; any other script
    is told by its size.
    """
    lines = script.splitlines()
    if not lines or not lines[0].startswith("; "):
        return [f"the negated goal as a whole is unsatisfiable ({len(lines)} lines)"]
    meaning = dict(re.findall(r"^\(declare-const (\S+) \w+\) ; (.*)$", script, flags=re.MULTILINE))
    said = [lines[0][2:]]
    for relation, left, reason in re.findall(r"^\(assert \((>=|=) (.*) 0\)\) ; (.*)$", script, flags=re.MULTILINE):
        said.append(f"    since {_sum(left, meaning)} {relation} 0    ({reason})")
    return said


def _sum(left: str, meaning: Mapping[str, str]) -> str:
    """``(+ (- 1) (* (- 2) m0) m1)`` as ``-1 - 2*x + y``."""
    inner = left[3:-1] if left.startswith("(+ ") else left
    text = ""
    for number, plain, scaled, name in SUMMAND.findall(inner):
        value = int(re.sub(r"[^0-9-]", "", number or scaled or "1"))
        factor = meaning.get(plain or name, plain or name)
        size = str(abs(value)) if not factor else factor if abs(value) == 1 else f"{abs(value)}*{factor}"
        sign = ("-" if value < 0 else "") if not text else (" - " if value < 0 else " + ")
        text += sign + size
    return text or "0"


def _short(value: object) -> str:
    said = str(value)
    return said if len(said) <= 400 else f"{said[:400]}... ({len(said)} characters)"


def _present(*parts: Part) -> list[Part]:
    return [part for part in parts if part.lines]


def _conjuncts(formula: Term) -> Sequence[Term]:
    return formula.args if formula.op == "and" else (formula,)


def _all_conjuncts(formulas: Iterable[Term]) -> list[Term]:
    return [part for formula in formulas for part in _conjuncts(formula)]


def _all_terms(obligation: Obligation) -> list[Term]:
    return [*obligation.roots, *obligation.variables]
