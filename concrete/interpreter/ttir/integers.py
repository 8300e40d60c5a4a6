"""Integers: TTIR's names for words, each in two's complement, and in unbounded integers beside it."""

from __future__ import annotations

from itertools import product
from operator import is_
from typing import Any

import numpy as np

from ..words import WORDS, Array, Word, objects, whole, wrap
from .state import Make, State
from .tree import Operation
from .values import Int, either_of, integer, of_bits

LIMIT = 1 << 63
OF_BITS = frozenset({"urem", "lshr", "icmp ult", "icmp ule", "icmp ugt", "icmp uge"})  # modulo 2^width is what is meant
LANES = 32  # bits of operands of which every result has room in a lane


def meaning(name: str) -> Make:
    """A word's meaning for tensors."""
    word = WORDS[name]
    numbers = word.reads[0] in ("signed", "unsigned")  # what it is given counts as the number that it reads
    as_lanes = not {"unsigned", "count"} & set(word.reads)  # lanes are the numbers that it reads
    change, counts, stays, grows, undefined = word.change, word.counts, word.stays, word.grows, bool(word.undefined)

    def make(operation: Operation) -> Any:
        target = operation.results[0].bits

        def run(state: State, *operands: Int) -> Int:
            bits = operands[0].bits
            if not word.unbounded:
                return of_bits(target, wrap(word(bits, *[own.v for own in operands]), target))
            plain, either, gone, read = True, operands[0].either if counts else either_of(*operands), None, []
            for own in operands:
                read.append(own.v)
                plain = plain and own.ideal is None
            if not as_lanes or bits == 1:
                lanes, read = read, word.read(bits, *read)
                plain = plain and (bits == 1 or all(map(is_, read, lanes)))
            if undefined:
                gone, read = _defined(state, operation, word, bits, read)
            exact = change(bits, *read)
            plain = plain and gone is None and not (counts and numbers and either is not None)
            if plain and stays and read[0].dtype != object:
                return Int(target, exact if bits + target > 2 else wrap(exact, 1))  # whatever it was, it is read now
            v = wrap(exact, target)
            if plain and not stays and (bits <= LANES or not grows or _fits(word, bits, read)):
                if target == 1 or (v == exact).all():
                    return Int(target, v, None, None if numbers or target == 1 else either)
                if not numbers:
                    return integer(target, v, objects(exact), either)
            if gone is not None:
                v = np.where(gone, state.arbitrary(np.shape(v), target), v)
            if name in OF_BITS and bits > 1:
                return Int(target, v) if target == 1 else of_bits(target, v)
            ideal = _unbounded(word, bits, operands, read)
            if gone is not None:
                either = gone if either is None else either | gone
            return _both(target, v, ideal, either, numbers, target != bits)

        return run

    return make


def _defined(state: State, operation: Operation, word: Word, bits: int, read: Any) -> tuple[Array | None, Any]:
    """Tells of what is undefined; where there is no value, and operands that have one everywhere."""
    gone = None
    for what, (where, harmless) in word.undefined.items():
        lanes = where(bits, *read)
        if np.any(lanes):
            state.undefined(operation, what, lanes)
            read = tuple(map(objects, read))
            if harmless is not None:
                gone, read = lanes, (*read[:-1], whole(np.where(lanes, harmless, read[-1])))
    return gone, read


def _fits(word: Word, bits: int, read: Any) -> bool:
    """Whether no result can need more than 64 bits: it is least and largest at ends of what is given."""
    if not np.size(read[0]):
        return True
    found = [int(word.change(bits, *ends)) for ends in product(*((int(one.min()), int(one.max())) for one in read))]
    return min(found) >= -LIMIT and max(found) < LIMIT


def _unbounded(word: Word, bits: int, operands: Any, read: Any) -> Array:
    """The word of the unbounded values; one that has none in them has that of harmless ones."""
    ideals = [own.unbounded for own in operands]
    ideals = list(word.read(1, *ideals)) if bits == 1 else ideals
    if word.counts:
        ideals[-1] = objects(read[-1])
    for where, harmless in word.undefined.values():
        if harmless is not None:
            ideals[-1] = whole(np.where(where(bits, *ideals), harmless, ideals[-1]))
    return word.change(bits, *ideals)


def _both(bits: int, v: Array, ideal: Any, either: Array | None, numbers: bool, cast: bool) -> Int:
    """What was read as a number of one sign is that number: only where it has its highest bit it may be either."""
    ideal = wrap(ideal, 1) if bits == 1 else whole(ideal)
    if either is not None:
        ideal = np.where(either, v, ideal)
        if bits == 1 or (numbers and cast):
            either = None
        elif numbers:
            either = either & (v < 0)
            either = either if np.any(either) else None
    return integer(bits, v, ideal, either)


def bitwise(name: str) -> Make:
    """Of bits; a constant one may be a mask that has a meaning for unbounded integers."""
    word = WORDS[name]
    assert word.masked is not None
    masked = word.masked

    def make(operation: Operation) -> Any:
        fixed, truths = operation.fixed, meaning(name)(operation)

        def run(state: State, a: Int, b: Int) -> Int:
            if a.bits == 1:
                return truths(state, a, b)
            bits, v = a.bits, word.change(a.bits, a.v, b.v)
            for value, mask, constant in ((a, b, fixed[1]), (b, a, fixed[0])):
                number = _constant_of(mask.v) if constant else None
                ideal = masked(value.unbounded, number) if number is not None else None
                if ideal is not None:
                    return integer(bits, v, ideal, value.either)
            return of_bits(bits, v)

        return run

    return make


def _constant_of(values: Array) -> int | None:
    """The number that all elements are."""
    flat = np.ravel(values)
    return int(flat[0]) if flat.size and (flat == flat[0]).all() else None


def compare(operation: Operation) -> Any:
    return meaning(f"icmp {operation.words[0]}")(operation)


def index_cast(wider: str) -> Make:
    def make(operation: Operation) -> Any:
        return meaning(wider if operation.results[0].bits > operation.given[0].bits else "trunc")(operation)

    return make


NAMES = {
    "arith.addi": "add", "arith.subi": "sub", "arith.muli": "mul", "arith.divsi": "sdiv", "arith.remsi": "srem",
    "arith.divui": "udiv", "arith.remui": "urem", "arith.floordivsi": "sdiv floor", "arith.ceildivsi": "sdiv ceil",
    "arith.ceildivui": "udiv ceil", "arith.minsi": "smin", "arith.maxsi": "smax", "arith.minui": "umin",
    "arith.maxui": "umax", "arith.shli": "shl", "arith.shrsi": "ashr", "arith.shrui": "lshr", "arith.extsi": "sext",
    "arith.extui": "zext", "arith.trunci": "trunc", "math.absi": "abs", "tt.mulhiui": "umulh",
    "arith.mulhiui": "umulh", "math.ctpop": "ctpop", "math.clz": "ctlz", "math.ctz": "cttz",
    "math.ctlz": "ctlz", "math.cttz": "cttz",
}  # fmt: skip
MEANINGS: dict[str, Make] = {
    **{own: meaning(name) for own, name in NAMES.items()},
    **{f"arith.{name}i": bitwise(name) for name in ("and", "or", "xor")},
    "arith.cmpi": compare,
    "arith.index_cast": index_cast("sext"),
    "arith.index_castui": index_cast("zext"),
}
