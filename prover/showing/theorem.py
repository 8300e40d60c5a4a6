"""An obligation as a theorem on the page, and what its proof rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ..engines.outcome import Outcome
from ..language.definedness import definedness
from ..language.lemmas import assumed, formulas
from ..language.meanings.text import definitions, text
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import Term
from ..language.walking import conjuncts, postorder, range_of
from ..running.outlines import used, variable
from .page import coordinates


class Part(NamedTuple):
    """A titled list of lines."""

    title: str
    lines: list[str]


def statement(obligation: Obligation) -> list[Part]:
    """The theorem as mathematics on plain lines."""
    goal = obligation.goal
    meaningful = set(definedness(*_all_conjuncts(obligation.roots))) if isinstance(goal, Holds) else set()
    if isinstance(goal, Holds):
        parts = conjuncts(goal.formula)
        conclusion = [text(part) for part in parts if part not in meaningful]
    else:
        parts = ()
        cells = " x ".join(f"[0, {extent})" for extent in goal.extents)
        outputs = ", ".join(text(output) for output in goal.outputs)
        conclusion = [f"({outputs}) takes every value in {cells} once and only once"]
    return _present(
        Part("for all integers", [variable(v).range for v in obligation.variables_as_made]),
        Part("such that", [text(formula) for formula in _all_conjuncts(assumed(obligation))]),
        *_uses(obligation, text),
        Part("it holds that", conclusion),
        Part("and every operator has a meaning", [text(part) for part in parts if part in meaningful]),
        Part("where", [f"{label} = {formula}" for label, formula in definitions(*_all_terms(obligation))]),
    )


def latex(obligation: Obligation) -> list[Part]:
    """The theorem in LaTeX, a formula a line."""
    from ..language.meanings import algebra

    def onto(outputs: list[str], extents: Sequence[int]) -> str:
        cells = r" \times ".join(rf"\{{0, \dots, {extent - 1}\}}" for extent in extents)
        return rf"\left({', '.join(outputs)}\right) \text{{ is a bijection onto }} {cells}"

    return _set(obligation, algebra.latex, onto, ", ")


def mathml(obligation: Obligation) -> list[Part]:
    """The theorem in MathML, the inside of a ``<math>`` a line."""
    from ..language.meanings.mathml import mathml as markup

    def onto(outputs: list[str], extents: Sequence[int]) -> str:
        box = "<mo>&#xD7;</mo>".join(
            f"<mrow><mo>[</mo><mn>0</mn><mo>,</mo><mn>{e}</mn><mo>)</mo></mrow>" for e in extents
        )
        tuples = f"<mrow><mo>(</mo>{'<mo>,</mo>'.join(outputs)}<mo>)</mo></mrow>"
        return f"{tuples}<mtext> takes every value once, of </mtext>{box}"

    return _set(obligation, markup, onto, "<mo>,</mo><mspace width='0.6em'/>", "<mo>=</mo>")


def _set(
    obligation: Obligation, write: Callable[[Term], str], onto: Callable[[list[str], Sequence[int]], str], comma: str,
    equals: str = " = ",
) -> list[Part]:  # fmt: skip
    """The theorem in a notation of formulas. onto: outputs and extents -> that the one takes every value of the other."""
    goal = obligation.goal
    if isinstance(goal, Holds):
        conclusion = [write(part) for part in conjuncts(goal.formula)]
    else:
        conclusion = [onto([write(output) for output in goal.outputs], goal.extents)]
    ranges = [comma.join(write(part) for part in range_of(v)) for v in obligation.variables]
    named = dict.fromkeys(node for node in postorder(*_all_terms(obligation), ranges=True) if node.op == "named")
    return _present(
        Part("for all integers", [said for said in ranges if said]),
        Part("such that", [write(formula) for formula in _all_conjuncts(assumed(obligation))]),
        *_uses(obligation, write),
        Part("it holds that", conclusion),
        Part("where", [f"{write(node)}{equals}{write(node.args[0])}" for node in named]),
    )


def _uses(obligation: Obligation, write: Callable[[Term], str]) -> list[Part]:
    """What its lemmas say, a part each."""
    uses = obligation.using.uses if obligation.using is not None else ()
    said = [[write(formula) for formula in formulas(obligation, use)] for use in uses]
    return [Part(f"by {use.place}", lines) for use, lines in zip(used(obligation), said, strict=True)]


def evidence(outcome: Outcome, obligation: Obligation, lemmas: list[str]) -> list[Part]:
    """What a proved verdict rests on: the lemmas, in lines, the engine's witness, a lane, unused assumptions."""
    lane = coordinates(obligation.as_made(outcome.point or {}))
    witness = [f"{key}: {_short(value)}" for key, value in outcome.witness.items()]
    return _present(
        Part(f"lemmas that {outcome.rests_on or 'z3'} confirmed", lemmas),
        Part("witness", witness),
        Part("rests on", [f"the word of {outcome.rests_on} alone"] if outcome.rests_on else []),
        Part("a lane that satisfies the assumptions", [lane] if outcome.point is not None else []),
        Part("assumptions that the proof did not need", outcome.unused),
    ) if outcome.verdict is Verdict.PROVED else []  # fmt: skip


def _short(value: object) -> str:
    said = str(value)
    return said if len(said) <= 400 else f"{said[:400]}... ({len(said)} characters)"


def _present(*parts: Part) -> list[Part]:
    return [part for part in parts if part.lines]


def _all_conjuncts(formulas: Iterable[Term]) -> list[Term]:
    return [part for formula in formulas for part in conjuncts(formula)]


def _all_terms(obligation: Obligation) -> list[Term]:
    return [*obligation.roots, *obligation.variables]
