"""Evidence of affine maps: matrices over GF(2), multiplied out, and held against the map as a circuit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..language.meanings import gf2, python
from ..language.obligations import Obligation, OneToOne
from ..language.terms import Term
from ..language.walking import variables
from ..proof.errors import Refused
from .blasting import Circuit, Denial
from .denying import Effort, by_circuit, formula, refuted
from .errors import Unavailable
from .gates import FALSE, TRUE
from .record import Record


def check_basis(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """An equality of affine maps, whatever else is assumed: as a circuit, or by their matrices."""
    goal = formula(obligation)
    inputs = _inputs(goal)
    try:
        return by_circuit(replace(obligation, given=()), effort)
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
    if type(offset) is not int or not _row(offset, size):
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

    def confirm(point: dict[str, int]) -> None:
        if _exact_bits(goal, point, widths) == _product(rows, inputs, point):
            raise Refused("the matrix is the map there")

    try:
        refuted(_differs(goal, inputs, rows, widths, obligation), effort, confirm)
        return ["inverse matrix", "circuit", "DRAT proof"]
    except Unavailable:
        for output, width in zip(goal.outputs, widths, strict=True):
            wanted, rows = rows[:width], rows[width:]
            found = _matrices(inputs, output)[0]
            if len(found) > width or found + [0] * (width - len(found)) != wanted:
                raise Refused("the matrix is not the map's") from None
        return ["inverse matrix", "GF(2) rules"]


def _exact_bits(goal: OneToOne, point: Mapping[str, int], widths: Sequence[int]) -> list[int] | None:
    """The bits of the map's outputs at a point; None where one has no value in its box."""
    try:
        values = python.evaluate(point, *goal.outputs)
    except python.Undefined:
        return None
    if any(not 0 <= value < 1 << width for value, width in zip(values, widths, strict=True)):
        return None
    return [value >> i & 1 for value, width in zip(values, widths, strict=True) for i in range(width)]


def _product(rows: Sequence[int], inputs: Mapping[str, int], point: Mapping[str, int]) -> list[int]:
    """The matrix, with its offset as the last column, times the point's bits."""
    vector, position = 0, 0
    for name, size in inputs.items():
        vector |= point[name] << position
        position += size
    return [(row & (vector | 1 << position)).bit_count() & 1 for row in rows]


def _differs(
    goal: OneToOne, inputs: dict[str, int], rows: Sequence[int], widths: Sequence[int], obligation: Obligation
) -> Denial:
    """Satisfied where the map's bits are not the matrix's times the inputs."""
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
    return circuit.denial([*ranges, different], variables(*goal.outputs))
