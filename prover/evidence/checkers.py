"""What establishes a verdict from its evidence, as a table: kind of witness -> checker.

A checker takes the statement, the record and how hard to try, and answers with what the verdict now rests on. It raises
Refused where the evidence does not show the statement, Unavailable where it needs a tool that is not there. The engine
that found the evidence has no part in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..claims import Holds, Obligation, OneToOne
from ..engines import chain, closing
from ..engines.kernel import RuleError
from ..engines.multiples import prepared
from ..meanings import gf2
from ..terms import Term, range_of, variables
from . import drat, lemmas, points, trees
from .blasting import Circuit, negated
from .errors import Refused, Unavailable
from .gates import FALSE, TRUE, Literal
from .record import Record, lemma_hash


@dataclass(frozen=True, slots=True)
class Effort:
    """seconds: for one solver call. thorough: also what takes minutes."""

    seconds: float = 60.0
    thorough: bool = False


Checker = Callable[[Obligation, Record, Effort], list[str]]


def _formula(obligation: Obligation) -> Term:
    if not isinstance(obligation.goal, Holds):
        raise Refused("evidence for a formula, and the goal is a one-to-one map")
    return obligation.goal.formula


def check_chain(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """Every link again through the kernel, the tree's shape, the sums by sympy, the lemma texts by another solver."""
    assumptions, goal, _ = prepared(obligation.assumptions, _formula(obligation))
    proof = trees.unpack(record.tree, assumptions, goal)
    try:
        closing.check_proof(proof)
    except RuleError as error:
        raise Refused(str(error)) from None
    for root in proof.trees:
        for state, fact in lemmas.sums(root):
            lemmas.add_up(state, fact)
    texts = chain.lemmas(*proof.trees)
    if lemma_hash(texts) != record.lemmas:
        raise Refused("the lemma texts on record are not those of the proof")
    rests = ["kernel rules", "sums by sympy"]
    if texts:
        with suppress(Unavailable):
            rests.append(f"lemmas by {lemmas.decided(texts, effort.seconds)}")
    return rests


def check_table(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    points.recount(obligation, record.witness.get("points", -1))
    return ["recounted"]


def check_smt(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """Clauses of our own with a checked refutation; where those are out of reach, another solver's word."""
    goal = _formula(obligation)
    try:
        drat.refute(negated(obligation.assumptions, goal), effort.seconds, effort.thorough)
        return ["circuit", "DRAT proof"]
    except Unavailable as first:
        try:
            return [f"the word of {lemmas.decided([_text(obligation, goal)], effort.seconds)}"]
        except Unavailable as second:
            raise Unavailable(f"{first}; {second}") from None


def _text(obligation: Obligation, goal: Term) -> str:
    """The statement as SMT-LIB, made anew: over the integers, or as bit-vectors where those have no meaning."""
    from ..meanings import smtlib

    try:
        return smtlib.script(obligation.assumptions, goal)
    except NotImplementedError:
        import z3

        from ..engines import bits
        from ..meanings import z3bits

        width = bits.width(obligation)
        if isinstance(width, str):
            raise Unavailable(width) from None
        *given, wanted = z3bits.lower(width, *obligation.assumptions, goal)
        solver = z3.SolverFor("QF_BV")  # prints the text; it is not asked
        solver.add(*given, z3.Not(wanted))
        return f"(set-logic QF_BV)\n{solver.to_smt2()}"


# -- matrices over GF(2) -------------------------------------------------------------------------------------


def check_basis(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """An equality of affine maps, whatever else is assumed: as a circuit, or by their matrices."""
    goal = _formula(obligation)
    inputs = _inputs(goal)
    ranges = [formula for variable in variables(goal) for formula in range_of(variable)]
    try:
        drat.refute(negated(ranges, goal), effort.seconds, effort.thorough)
        return ["circuit", "DRAT proof"]
    except Unavailable:
        for part in goal.args if goal.op == "and" else (goal,):
            _same_matrix(part, inputs)
        return ["GF(2) rules"]


def _matrices(inputs: dict[str, int], *terms: Term) -> list[list[int]]:
    try:
        return [list(rows) for rows in gf2.lower(inputs, *terms)]
    except gf2.NotAffine as error:
        raise Refused(f"evidence for an affine map: {error}") from None


def _same_matrix(part: Term, inputs: dict[str, int]) -> None:
    if part.op == "le" and part.args[0].op == "const" and part.args[0].payload == 0:
        _matrices(inputs, part.args[1])  # an affine value is never negative
        return
    left, right = _matrices(inputs, *part.args) if part.op == "eq" else ([0], [1])
    if left != right:
        raise Refused("the two sides have different matrices")


def _inputs(*parts: Term) -> dict[str, int]:
    """Bits of each variable below the terms, all from 0 to a power of two."""
    sizes: dict[str, int] = {}
    for variable in variables(*parts):
        name, low, high = variable.payload
        ends = [end.payload if end is not None and end.op == "const" else None for end in (low, high)]
        if ends[0] != 0 or ends[1] is None or ends[1] < 1 or ends[1] & (ends[1] - 1):
            raise Refused(f"{name} does not range over a power of two from 0")
        sizes[name] = ends[1].bit_length() - 1
    return sizes


def check_inverse(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """matrix * inverse = 1, and the matrix with its offset is the map."""
    goal, witness = obligation.goal, record.witness
    if not isinstance(goal, OneToOne) or obligation.given:
        raise Refused("an inverse matrix, and the statement is no one-to-one map of a whole box")
    inputs = _inputs(*goal.outputs)
    matrix, inverse, offset = witness.get("matrix"), witness.get("inverse"), witness.get("offset")
    size = sum(inputs.values())
    for rows in (matrix, inverse):
        if not isinstance(rows, list) or len(rows) != size or not all(_row(row, size) for row in rows):
            raise Refused(f"a matrix that is not {size} by {size}")
    assert isinstance(matrix, list)
    assert isinstance(inverse, list)
    if not isinstance(offset, int) or not _row(offset, size):
        raise Refused("an offset that is no vector")
    for i, row in enumerate(matrix):
        product = 0
        for j in range(size):
            product ^= inverse[j] if row >> j & 1 else 0
        if product != 1 << i:
            raise Refused("the matrix times its inverse is not 1")
    return _map_is_matrix(goal, inputs, matrix, offset, obligation, effort)


def _row(value: Any, size: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << size


def _map_is_matrix(
    goal: OneToOne, inputs: dict[str, int], matrix: Sequence[int], offset: int, obligation: Obligation, effort: Effort
) -> list[str]:
    widths = [extent.bit_length() - 1 for extent in goal.extents]
    if any(extent != 1 << width for extent, width in zip(goal.extents, widths, strict=True)):
        raise Refused("an extent that is no power of two")
    if sum(widths) != len(matrix):
        raise Refused("the map's bits are not the matrix's")
    rows = [row | (offset >> i & 1) << len(matrix) for i, row in enumerate(matrix)]
    try:
        drat.refute(_differs(goal, inputs, rows, widths, obligation), effort.seconds, effort.thorough)
        return ["inverse matrix", "circuit", "DRAT proof"]
    except Unavailable:
        for output, width in zip(goal.outputs, widths, strict=True):
            wanted, rows = rows[:width], rows[width:]
            found = _matrices(inputs, output)[0]
            if len(found) > width or found + [0] * (width - len(found)) != wanted:
                raise Refused("the matrix is not the map's") from None
        return ["inverse matrix", "GF(2) rules"]


def _differs(
    goal: OneToOne, inputs: dict[str, int], rows: Sequence[int], widths: Sequence[int], obligation: Obligation
) -> list[list[Literal]]:
    """Clauses that can be satisfied where the map's bits are not the matrix's times the inputs."""
    circuit, bits = Circuit(), []
    for variable in variables(*goal.outputs):
        (value,) = circuit.value(variable)
        size = inputs[variable.payload[0]]
        bits += circuit.widened(value, size + 1)[:size]
    bits.append(TRUE)
    position, different = 0, []
    for output, width in zip(goal.outputs, widths, strict=True):
        (value,) = circuit.value(output)
        size = max(len(value), width + 1)
        for i, literal in enumerate(circuit.widened(value, size)):
            wanted = FALSE
            if i < width:
                for j, bit in enumerate(bits):
                    wanted = circuit.gates.parity(wanted, bit) if rows[position + i] >> j & 1 else wanted
            different.append(circuit.gates.parity(literal, wanted))
        position += width
    if circuit.excess != FALSE:
        raise Unavailable("a shift by a variable amount")
    ranges = [[literal] for literal in circuit.value(*obligation.assumptions)]
    return circuit.saying([*ranges, different])


# -- refutations ---------------------------------------------------------------------------------------------


def check_refutation(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    if record.point is not None:
        points.counterexample(obligation, record.point)
        return ["one point in exact integers"]
    points.miscounted(obligation, record.witness.get("cell", ()))
    return ["recounted"]


PROOFS: dict[str, Checker] = {
    "chain": check_chain,
    "table": check_table,
    "inverse": check_inverse,
    "basis": check_basis,
    "smt": check_smt,
}
