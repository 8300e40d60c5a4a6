"""The bits of floating-point registers, where integers are made of them, and comparisons by them (IEEE 754).

Of most of such registers nothing is known. One that is read as an integer, and what is compared with it, has a register
beside it that holds its bits, written wherever it is; so that a branch by `|x| < 105615` bounds the exponent with which
the tables of `sinf` are indexed. So has what is compared beside barriers, and may be one number for all threads.
"""

from __future__ import annotations

from msgspec import Struct

from ...kernels.ir.module import Operand as Value
from .code import BIT, Code, constant
from .fields import FIELDS
from .integers import INTEGERS, Meaning, unknown
from .reading import Use, not_plain
from .text import BITS, Function, Name, Operand, Statement, names

FORMS = {"f32": (32, 23), "f64": (64, 52)}  # bits of all, and of the fraction
ORDERS = {"eq": "eq", "ne": "ne", "lt": "slt", "le": "sle", "gt": "sgt", "ge": "sge"}
EACH = ("%tid", "%laneid", "%lanemask", "%warpid", "atom", "shfl")  # what differs from thread to thread begins so
SIGNS, COPIES, COMPARES = ("abs", "neg"), ("mov", "selp"), ("setp", "set")
CALCULATING = frozenset({*INTEGERS, *FIELDS, *COMPARES, "cvt", "div", "rem"})


def watched(function: Function) -> tuple[frozenset[str], frozenset[str]]:
    """Registers of whose numbers the bits are to be held; and those of which more may be used than how they compare."""
    own = function.statements
    made: dict[str, set[str]] = {}
    signs: dict[str, set[str]] = {}
    for one in own:
        for target in names(one.operands[0]) if one.operands else ():
            if one.parts[0] in (*COPIES, *SIGNS):
                made.setdefault(target, set()).update(_sources(one))
            if one.parts[0] in ("mov", *SIGNS):
                signs.setdefault(target, set()).update(_sources(one))
    read = _from({name for one in own if _reads(one) for name in _sources(one)}, made)
    held, common = set(read), _common(own)
    for name in {name for one in own if one.parts[0] in COMPARES and one.parts[-1] in FORMS for name in _sources(one)}:
        chain = _from({name}, signs)
        if chain & read or name in common:
            held |= chain
    return frozenset(held), _from({name for one in own if not _compares(one) for name in _sources(one)}, made)


def _common(own: list[Statement]) -> frozenset[str]:
    """Registers that hang on no thread's number by what they are made of, where threads wait for each other: those whose
    comparisons may decide for all of them whether they come to a barrier. Only what is worth to be held, not what is so."""
    if not any(one.parts[0] in ("bar", "barrier") for one in own):
        return frozenset()
    made: dict[str, set[str]] = {}
    for one in own:
        sources = {name for other in one.operands[1:] for name in names(other, addresses=True)}
        sources |= {one.parts[0]} & set(EACH)
        for target in names(one.operands[0]) if one.operands else ():
            made.setdefault(target, set()).update(sources)
    return frozenset(one for one in made if not any(name.startswith(EACH) for name in _from({one}, made)))


def _reads(statement: Statement) -> bool:
    """Whether it calculates with the bits of its operands, whatever their registers are declared as."""
    kinds = _kinds(statement)
    return statement.parts[0] in CALCULATING and bool(kinds) and not any(map(not_plain, kinds))


def _compares(statement: Statement) -> bool:
    """Whether it takes its operands for floating-point numbers, or moves or stores them: what is loaded is any number."""
    kinds = _kinds(statement)
    return statement.parts[0] in (*COPIES, "st") or (bool(kinds) and all(map(not_plain, kinds)))


def _kinds(statement: Statement) -> list[str]:
    return [part for part in statement.parts[1:] if part in BITS]


def _sources(statement: Statement) -> set[str]:
    return {name for one in statement.operands[1:] for name in names(one)}


def _from(last: set[str], made: dict[str, set[str]]) -> frozenset[str]:
    """The registers, and those that they are copied from."""
    found, todo = set[str](), list(last)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += made.get(name, ())
    return frozenset(found)


class Parts(Struct, frozen=True):
    """What a number is by its bits. order: a signed integer that grows with it, where it is one; nan: that it is none, as a
    truth value."""

    order: Value
    nan: Value


def parts(code: Code, written: Operand, kind: str, flushed: bool) -> Parts | None:
    """None where the bits are not held. flushed: what is below the least normal number counts as 0."""
    bits, fraction = FORMS.get(kind, (0, 0))
    found = code.held_bits(written, bits) if bits else None
    if found is None:
        return None
    size = code.binary("and", found, constant(bits, (1 << (bits - 1)) - 1))
    infinite = constant(bits, ((1 << (bits - 1 - fraction)) - 1) << fraction)
    nan, order = code.compare("ugt", size, infinite), size
    if flushed:
        order = code.select(code.compare("ult", size, constant(bits, 1 << fraction)), constant(bits, 0), size)
    negative = code.compare("slt", found, constant(bits, 0))
    return Parts(code.select(negative, code.binary("sub", constant(bits, 0), order), order), nan)


def compared(use: Use, kind: str) -> Value:
    """What setp and set compare; any truth value where the bits of one are not held. A comparison with a NaN is false, and
    true where its name ends with u."""
    code, order = use.code, use.said[0]
    first, second = (parts(code, use.written(at), kind, "ftz" in use.said) for at in (1, 2))
    if first is None or second is None:
        return code.unknown(BIT)
    nan = code.binary("or", first.nan, second.nan)
    numbers = code.binary("xor", nan, constant(1, 1))
    if order in ("num", "nan"):
        return numbers if order == "num" else nan
    plain = ORDERS.get(order) or ORDERS.get(order.removesuffix("u"))
    if plain is None:
        return code.unknown(BIT)
    found = code.compare(plain, first.order, second.order)
    return code.binary("and", numbers, found) if order in ORDERS else code.binary("or", nan, found)


def _sign(change: str) -> Meaning:
    """abs and neg. Which NaN they give is not said: right for what is only compared."""

    def meaning(use: Use) -> None:
        if use.type not in FORMS:
            INTEGERS[use.statement.parts[0]](use)
            return
        code, target, (bits, fraction) = use.code, use.written(0), FORMS[use.type]
        held = isinstance(target, Name) and target.text in code.held and target.text not in code.exact
        found = code.held_bits(use.written(1), bits) if held else None
        if found is None:
            unknown(use)
            return
        if "ftz" in use.said:
            size = code.binary("and", found, constant(bits, (1 << (bits - 1)) - 1))
            zero = code.compare("ult", size, constant(bits, 1 << fraction))
            found = code.select(zero, constant(bits, 0), found)
        by = constant(bits, (1 << (bits - 1)) - 1 if change == "and" else -1 << (bits - 1))
        code.write(target, code.binary(change, found, by))

    return meaning


FLOATS: dict[str, Meaning] = {"abs": _sign("and"), "neg": _sign("xor")}
