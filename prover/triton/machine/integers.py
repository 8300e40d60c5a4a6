"""What each operation on integers means, lane by lane: a table from its name to the word of `prover.machine.words`.

A word is said twice: of the exact terms, in two's complement at the operation's width, and of the ideal ones, in unbounded
integers. Divisions and shifts without a result are claims of their own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from ...language.constructors import both, either
from ...machine.asking import Asked
from ...machine.integers import Machine
from ...machine.integers import Unsupported as Wordless
from ...machine.plain import Plain
from ...machine.unbounded import NoMeaning, Unbounded
from ...machine.values import FALSE, Bit, Int, Signless
from ...machine.words import WORDS, say
from ..ttir.errors import Unsupported
from ..ttir.records import Operation
from .values import Lane, Number, Reader, Truth, number, truth_of, unread


def _predicate(operation: Operation) -> str:
    said = operation.words[0] if operation.words else ""
    if f"icmp {said}" not in WORDS:
        raise Unsupported(f"{operation} compares by {said or 'nothing'}")
    return f"icmp {said}"


def _index_cast(wider: str) -> Callable[[Operation], str]:
    return lambda own: wider if own.results[0].type.bits > own.operands[0].type.bits else "trunc"


MEANINGS: dict[str, str | Callable[[Operation], str]] = {
    "arith.addi": "add",
    "arith.subi": "sub",
    "arith.muli": "mul",
    "arith.divsi": "sdiv",
    "arith.remsi": "srem",
    "arith.divui": "udiv",
    "arith.remui": "urem",
    "arith.floordivsi": "sdiv floor",
    "arith.ceildivsi": "sdiv ceil",
    "arith.ceildivui": "udiv ceil",
    "arith.minsi": "smin",
    "arith.maxsi": "smax",
    "arith.minui": "umin",
    "arith.maxui": "umax",
    "arith.cmpi": _predicate,
    "arith.andi": "and",
    "arith.ori": "or",
    "arith.xori": "xor",
    "arith.shli": "shl",
    "arith.shrsi": "ashr",
    "arith.shrui": "lshr",
    "arith.extsi": "sext",
    "arith.extui": "zext",
    "arith.trunci": "trunc",
    "arith.index_cast": _index_cast("sext"),
    "arith.index_castui": _index_cast("zext"),
    "math.absi": "abs",
}
DIVISIONS = frozenset(name for name in MEANINGS if "div" in name or "rem" in name)
OVERFLOWING = frozenset(name for name in DIVISIONS if not name.endswith("ui"))  # of the least integer by -1
SHIFTS = frozenset({"arith.shli", "arith.shrsi", "arith.shrui"})
BITS = frozenset({"and", "or", "xor"})
# read bits, modulo 2^width on purpose: hashes, guards against negative numbers. What wraps before is no error
MODULAR = frozenset({"urem", "lshr", "icmp ult", "icmp ule", "icmp ugt", "icmp uge"})
# read all bits without a sign, in which MLIR's -2147483648 : i32 is 2^31
WITHOUT_SIGN = frozenset({"udiv", "udiv ceil", "umin", "umax", "zext"})
JOINED = {"icmp eq": either, "icmp ne": both}
MORE: dict[str, tuple[Bit, ...]] = {"abs": (Bit(FALSE),)}  # operands that a word has beside the operation's


def said(operation: Operation, reader: Reader, lanes: Sequence[Lane]) -> Lane:
    """What the operation makes of its operands. Raises Unsupported."""
    kinds = [value.type.bits for value in operation.operands]
    pairs = zip(lanes, kinds, strict=True)
    given = [truth_of(lane, operation) if bits == 1 else number(lane, operation) for lane, bits in pairs]
    name = MEANINGS[operation.name]
    word = name if isinstance(name, str) else name(operation)
    if word in WITHOUT_SIGN:
        given = [_without_sign(own, bits) for own, bits in zip(given, kinds, strict=True)]

    def ask(machine: Machine, part: str, signless: bool = False) -> Any:
        values = [_operand(own, part, bits, signless) for own, bits in zip(given, kinds, strict=True)]
        try:
            return say(Asked(machine, word, operation.results[0].type.bits), [*values, *MORE.get(word, ())])
        except Wordless as error:
            raise Unsupported(f"{operation}: {error}") from None

    machine, unbounded = reader.machine(operation), reader.machine(operation, Unbounded)
    signless = any(isinstance(own, Number) and own.either is not None for own in given)
    found = ask(machine, "exact", signless)
    agree = not machine.wrapped and all(own.agrees for own in given)
    if not agree and word in MODULAR and kinds[0] > 1:
        return (
            Truth(found.formula, found.formula) if isinstance(found, Bit) else _of_bits(found, Machine(reader.ranges))
        )
    if isinstance(found, Bit):
        ideal = found if agree else ask(unbounded, "ideal", signless)
        if signless and word in JOINED:  # whichever sign the other side has
            return Truth(found.formula, JOINED[word](ideal.formula, ask(unbounded, "ideal").formula))
        return Truth(found.formula, ideal.formula)
    if agree and not signless and word not in BITS:
        return Number.of(found.term)
    try:
        ideal = found if agree and word not in BITS else ask(unbounded, "ideal", signless)
    except NoMeaning:
        return _of_bits(found, Machine(reader.ranges))
    kept = signless and not machine.signs and not unbounded.signs  # nobody asked for a sign
    return Number(found.term, ideal.term, ask(unbounded, "meant").term if kept else None)


def _without_sign(own: Number | Truth, bits: int) -> Number | Truth:
    """A constant as the number that its bits are; all else as it is."""
    if isinstance(own, Number) and own.agrees and own.exact.op == "const" and own.either is None:
        return Number.of(own.exact.payload % (1 << bits))
    return own


def _operand(own: Number | Truth, part: str, bits: int, signless: bool) -> Int | Bit:
    term = getattr(own, part)
    if isinstance(own, Truth):
        return Bit(term)
    if signless and own.either is not None:
        return Signless(term, bits, -math.inf, math.inf, meant=own.either)
    return unread(term, bits)


def _of_bits(found: Int, machine: Machine) -> Number:
    """Bits are what they are: there is no unbounded meaning to compare with but that of the number that they make."""
    ideal, meant = machine.unsigned(found).term, machine.signed(found).term
    return Number(found.term, ideal, None if meant is ideal else meant)


def odd(value: Number) -> Truth:
    """The lowest bit."""
    machine = Machine(Plain())
    exact, ideal = (machine.to_bit(unread(term, 2)).formula for term in (value.exact, value.ideal))
    return Truth(exact, ideal)
