"""Bit fields, funnel shifts, bytes put in another order, functions of three bits."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

from ...kernels.ir.module import Operand
from ...kernels.ir.operands import integer
from .code import Code, constant
from .integers import Meaning, extreme, of_integers, shifted, unknown
from .reading import Use
from .text import Number


def _constant(use: Use, at: int) -> int | None:
    written = use.written(at)
    return written.value if isinstance(written, Number) else None


def _funnel(use: Use) -> None:
    """shf: of the 64 bits b:a the upper 32, shifted left, or the lower 32, shifted right."""
    code = use.code
    low, high = (code.widened(use.value(at, 32), 64, signed=False) for at in (1, 2))
    both = code.binary("or", low, code.binary("shl", high, constant(64, 32)))
    amount = use.value(3, 32)
    if "wrap" in use.said:
        amount = (
            constant(32, amount.value & 31) if amount.kind == "int" else code.binary("and", amount, constant(32, 31))
        )
    elif amount.kind == "int":
        amount = constant(32, min(amount.value & 0xFFFFFFFF, 32))
    else:
        amount = extreme(code, "umin", amount, constant(32, 32))
    wide = code.widened(amount, 64, signed=False) if amount.kind != "int" else constant(64, amount.value)
    if "l" in use.said:
        found = code.binary("lshr", code.binary("shl", both, wide), constant(64, 32))
    else:
        found = code.binary("lshr", both, wide)
    use.give(code.widened(found, 32, signed=False))


def _field(use: Use) -> None:
    """bfe: length bits from a position on; what lies above the value is its sign, or zeros."""
    code, bits = use.code, use.bits
    position, length = _constant(use, 2), _constant(use, 3)
    if position is None or length is None:
        if use.signed:
            unknown(use)
            return
        at, count = (code.binary("and", use.value(n, 32), constant(32, 255)) for n in (2, 3))
        mask = code.binary("xor", shifted(code, "shl", constant(bits, -1), count), constant(bits, -1))
        use.give(code.binary("and", shifted(code, "lshr", use.value(1), at), mask))
        return
    position, length = position & 255, length & 255
    right = "ashr" if use.signed else "lshr"
    if length == 0:
        use.give(constant(bits, 0))
    elif position >= bits:
        use.give(shifted(code, right, use.value(1), constant(32, bits)))
    else:
        count = min(length, bits - position)
        if not use.signed:  # no bit is shifted out at the top: what is known of the value's range stays of use
            found = use.value(1) if position == 0 else code.binary("lshr", use.value(1), constant(bits, position))
            whole = position + count == bits
            use.give(found if whole else code.binary("and", found, constant(bits, (1 << count) - 1)))
            return
        left = code.binary("shl", use.value(1), constant(bits, bits - position - count))
        use.give(code.binary(right, left, constant(bits, bits - count)))


def _insert(use: Use) -> None:
    """bfi: length bits of a put into b at a position."""
    code, bits = use.code, use.bits
    position, length = _constant(use, 3), _constant(use, 4)
    if position is None or length is None:
        unknown(use)
        return
    position, length = position & 255, length & 255
    if position >= bits or not length:
        use.give(use.value(2))
        return
    mask = ((1 << min(length, bits - position)) - 1) << position
    moved = code.binary("and", code.binary("shl", use.value(1), constant(bits, position)), constant(bits, mask))
    kept = code.binary("and", use.value(2), constant(bits, ~mask))
    use.give(code.emit("or", integer(bits), [moved, kept], flags=["disjoint"]))


def _permute(use: Use) -> None:
    """prmt without a mode: four of the eight bytes b:a, each by four bits of the selector, the highest of which spreads
    the byte's sign."""
    code, selector = use.code, _constant(use, 3)
    if selector is None or use.said != ["b32"]:
        unknown(use)
        return
    values, found = (use.value(1, 32), use.value(2, 32)), constant(32, 0)
    for at in range(4):
        chosen = selector >> (4 * at) & 15
        own = values[(chosen & 7) // 4]
        left = code.binary("shl", own, constant(32, 24 - 8 * (chosen & 3)))
        byte = code.binary("ashr", left, constant(32, 31)) if chosen & 8 else left
        byte = code.binary("lshr", byte, constant(32, 24))
        found = code.emit(
            "or", integer(32), [found, code.binary("shl", byte, constant(32, 8 * at))], flags=["disjoint"]
        )
    use.give(found)


Formula = tuple  # (operation, left, right), (input, negated)
MASKS = (0xF0, 0xCC, 0xAA)


@cache
def _formulas() -> dict[int, Formula]:
    """Table of results -> a short formula in the inputs a, b, c."""
    single = {
        (mask ^ (255 if negated else 0)): (n, negated) for n, mask in enumerate(MASKS) for negated in (False, True)
    }
    found: dict[int, Formula] = dict(single)
    operations = {"and": int.__and__, "or": int.__or__, "xor": int.__xor__}
    two: dict[int, Formula] = {}
    for (x, left), (y, right) in product(single.items(), repeat=2):
        for name, function in operations.items():
            two.setdefault(function(x, y), (name, left, right))
    for value, formula in two.items():
        found.setdefault(value, formula)
    for (x, left), (y, right) in [*product(two.items(), single.items())]:
        for name, function in operations.items():
            found.setdefault(function(x, y), (name, left, right))
    for (x, left), (y, right) in permutations(two.items(), 2):
        for name, function in operations.items():
            found.setdefault(function(x, y), (name, left, right))
    return found


def _lookup(use: Use) -> None:
    """lop3: each bit by a table of eight."""
    code, table = use.code, _constant(use, len(use.statement.operands) - 1)
    if table is None or len(use.statement.operands) != 5 or use.said != ["b32"]:
        unknown(use)
        return
    inputs = [use.value(at, 32) for at in (1, 2, 3)]
    table &= 255
    if table in (0, 255):
        use.give(constant(32, -1 if table else 0))
        return
    formula = _formulas().get(table)
    if formula is not None:
        use.give(_built(code, formula, inputs))
        return
    found: Operand | None = None
    for row in (row for row in range(8) if table >> row & 1):
        bits = [_built(code, (n, not row >> (2 - n) & 1), inputs) for n in range(3)]
        term = code.binary("and", code.binary("and", bits[0], bits[1]), bits[2])
        found = term if found is None else code.binary("or", found, term)
    assert found is not None  # a table of zeros is done above
    use.give(found)


def _built(code: Code, formula: Formula, inputs: list[Operand]) -> Operand:
    if len(formula) == 3:
        operation, left, right = formula
        return code.binary(operation, _built(code, left, inputs), _built(code, right, inputs))
    number, negated = formula
    return code.binary("xor", inputs[number], constant(32, -1)) if negated else inputs[number]


def _reversed(use: Use) -> None:
    """brev: the bits in the other order, halves of 2, 4, 8, ... bits change places."""
    code, bits, found, size = use.code, use.bits, use.value(1), 1
    while size < bits:
        low = sum(((1 << size) - 1) << at for at in range(0, bits, 2 * size))
        right = code.binary("and", code.binary("lshr", found, constant(bits, size)), constant(bits, low))
        left = code.binary("shl", code.binary("and", found, constant(bits, low)), constant(bits, size))
        found = code.emit("or", integer(bits), [right, left], flags=["disjoint"])
        size *= 2
    use.give(found)


FIELDS: dict[str, Meaning] = {
    "brev": _reversed,
    "shf": _funnel,
    "bfe": of_integers(_field),
    "bfi": _insert,
    "prmt": _permute,
    "lop3": _lookup,
}
