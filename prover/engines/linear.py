"""The linear engine: maps that are affine over GF(2) in the bits of their variables.

Swizzles, bit permutations, division by powers of two: equality is decided on a basis, bijectivity by rank.
Witness: the inverse matrix (its rows are integers, bit i stands for output bit i) or the basis that was compared.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..language.lemmas import assumed
from ..language.meanings.gf2 import NotAffine, lower
from ..language.meanings.text import text
from ..language.obligations import Goal, Holds, Obligation, OneToOne, Verdict
from ..language.terms import Term, is_const
from ..language.walking import variables
from .outcome import Outcome, unknown

NAME = "linear"


def input_bits(goal: Goal) -> dict[str, int] | str:
    """Variable of the goal -> number of bits where every range is [0, 2^n); else the reason why not."""
    inputs: dict[str, int] = {}
    parts = (goal.formula,) if isinstance(goal, Holds) else goal.outputs
    for variable in variables(*parts):
        name, low, high = variable.payload
        if low is None or high is None or low.op != "const" or high.op != "const" or low.payload:
            return f"{name} has no constant range from 0"
        size = high.payload
        if size <= 0 or size & (size - 1):
            return f"{name} ranges over {size} values, no power of two"
        inputs[name] = size.bit_length() - 1
    return inputs


def applies(obligation: Obligation) -> str | None:
    """None when this engine can decide the obligation, else why it cannot."""
    if obligation.given and isinstance(obligation.goal, OneToOne):
        return "assumptions beside the ranges"
    inputs = input_bits(obligation.goal)
    if isinstance(inputs, str):
        return inputs
    try:
        if isinstance(obligation.goal, OneToOne):
            lower(inputs, *obligation.goal.outputs)
        else:
            for left, right in _equations(obligation.goal):
                lower(inputs, left, right)
    except NotAffine as error:
        return str(error)
    return None


def _equations(goal: Holds) -> list[tuple[Term, Term]]:
    """The goal's equations. An affine value is never negative, so ``0 <= value`` counts as value = value."""
    parts = goal.formula.args if goal.formula.op == "and" else (goal.formula,)
    pairs = []
    for part in parts:
        if part.op == "eq":
            pairs.append((part.args[0], part.args[1]))
        elif part.op == "le" and is_const(part.args[0], 0):
            pairs.append((part.args[1], part.args[1]))
        else:
            raise NotAffine("something else than equations")
    return pairs


def inverse(rows: Sequence[int], size: int) -> list[int] | None:
    """The inverse of a square GF(2) matrix (row i: the inputs of output bit i), or None when it is singular."""
    matrix = [(rows[i], 1 << i) for i in range(size)]
    for column in range(size):
        pivot = next((i for i in range(column, size) if matrix[i][0] >> column & 1), None)
        if pivot is None:
            return None
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        row, track = matrix[column]
        for i in range(size):
            if i != column and matrix[i][0] >> column & 1:
                matrix[i] = (matrix[i][0] ^ row, matrix[i][1] ^ track)
    return [track for _, track in matrix]


def decide(obligation: Obligation, deadline: float) -> Outcome:
    inputs = input_bits(obligation.goal)
    assert isinstance(inputs, dict)
    size = sum(inputs.values())
    one = 1 << size
    if isinstance(obligation.goal, OneToOne):
        return _decide_bijection(obligation.goal, inputs, size, one)
    pairs = [lower(inputs, left, right) for left, right in _equations(obligation.goal)]
    if any(left != right for left, right in pairs):
        return unknown(NAME, "the two sides differ on a basis vector")  # the assumptions may exclude it
    witness = {"kind": "basis", "inputs": inputs, "columns": [list(left) for left, _ in pairs]}
    unused = [text(formula) for formula in assumed(obligation)]  # equal without them
    detail = f"equal on {size} basis bits"
    return Outcome(verdict=Verdict.PROVED, engine=NAME, witness=witness, unused=unused, detail=detail)


def _decide_bijection(goal: OneToOne, inputs: dict[str, int], size: int, one: int) -> Outcome:
    rows: list[int] = []
    for bits, extent in zip(lower(inputs, *goal.outputs), goal.extents, strict=True):
        width = extent.bit_length() - 1
        if extent != 1 << width or len(bits) > width:
            return unknown(NAME, "an output that is no power of two, or leaves its extent")
        rows += [*bits, *(0 for _ in range(width - len(bits)))]
    if len(rows) != size:
        return unknown(NAME, f"{size} input bits and {len(rows)} output bits")
    offset = sum(1 << i for i, row in enumerate(rows) if row & one)
    matrix = [row & ~one for row in rows]
    found = inverse(matrix, size)
    if found is None:
        return unknown(NAME, "the matrix is singular")
    witness = {"kind": "inverse", "inputs": inputs, "matrix": matrix, "inverse": found, "offset": offset}
    return Outcome(verdict=Verdict.PROVED, engine=NAME, witness=witness, detail=f"rank {size} of {size}")
