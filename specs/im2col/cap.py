"""TileLoaderLDSIm2col at 32 bits: byte offsets, the resource's byte count, and what happens at 4 GiB.

Offsets travel as int32 elements times element_bytes, the byte count modulo 2^32; the hardware checks every dword of a
load against the count (AMD CDNA4 ISA, chapter 9; ROCm rocjitsu for the end-based rule). A tensor is described here by
its number of elements alone: `im2col.in_bounds_or_sentinel` says that addresses lie in [0, num_records].
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides, equivalent, implies, within
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term, as_int, integer, named
from .maps import SYSTEM, masked_vector

WORD = 1 << 32
ELEMENT_BYTES = (1, 2, 4)


def int32(x: Term) -> Term:
    """The value that 32 bits of x have as a signed number."""
    return (x + WORD // 2) % WORD - WORD // 2


def voffset(address: Term, element_bytes: int) -> Term:
    """Byte offset that the hardware sees: u32(int32(address) * element_bytes)."""
    return named("voffset", (int32(address) * element_bytes) % WORD)


def starts_inside(offset: Term, dword: Term, num_bytes: Term) -> Term:
    """In range by the dword's first byte, as the ISA text compares."""
    return offset + dword * 4 < num_bytes


def ends_inside(offset: Term, dword: Term, num_bytes: Term, size: Term | int = 4) -> Term:
    """In range by the last byte of the dword, or of the ``size`` that a narrower access has, as the vendor's emulator
    compares."""
    return offset + dword * 4 + size <= num_bytes


Rule = Callable[..., Term]
RULES: dict[str, Rule] = {"start rule": starts_inside, "end rule": ends_inside}


def _tensor() -> tuple[Term, Term, Term, Term]:
    """Elements of the tensor, a valid address, the load width, and a dword of the load."""
    total, lw = integer("num_records", 1), integer("load_width", 1)
    return total, integer("address", 0, total), lw, integer("dword", 0)


def _count(total: Term, element_bytes: int) -> Term:
    """The resource's byte count as it travels."""
    return named("byte count", (total * element_bytes) % WORD)


@SYSTEM.claim(
    "An int32 keeps every number in [-2^31, 2^31), and 2^32 more is the same int32; its offset in bytes is the same"
    " modulo 2^32, so a negative element is a byte offset below 2^32."
)
def int32_wraps_at_two_to_the_31() -> Iterator[Case]:
    x, word = integer("x", -(1 << 31), 1 << 31), 1 << 32
    yield Case(
        "kept", both(int32(x) == x, int32(x + word) == x), show={"int32": int32(x), "of x + 2^32": int32(x + word)}
    )
    for es in ELEMENT_BYTES:
        offset = voffset(x, es)
        goal = both(within(offset, 0, word), divides(word, offset - x * es))
        yield Case(f"{es}-byte elements", goal, show={"voffset": offset})


@SYSTEM.claim(
    "Below 4 GiB nothing wraps: with num_records * element_bytes < 2^32, the 32-bit offset of every valid address and"
    " of the sentinel, and the byte count, are the true byte numbers."
)
def no_wrap_below_the_cap() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total = integer("num_records", 1)
        address = integer("address", 0, total + 1)
        goal = both(voffset(address, es) == address * es, _count(total, es) == total * es)
        replay = [Replay(call("buffer.wrap32", address * es), voffset(address, es))]
        show = {"voffset": voffset(address, es)}
        yield Case(f"{es}-byte elements", goal, [total * es < WORD], show, replay)


@SYSTEM.claim(
    "Below 4 GiB the bounds check does what the loader relies on, under both comparison rules: every dword of a valid"
    " load is in range, every dword of a sentinel load is out of range and reads zero; a masked vector loads just its"
    " elements."
)
def bounds_check_below_the_cap() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total, address, lw, dword = _tensor()
        given = [total * es < WORD]
        valid = [*given, address + lw <= total, dword * 4 + 4 <= lw * es]
        for rule, inside in RULES.items():
            goal = inside(voffset(address, es), dword, _count(total, es))
            yield Case(f"valid load, {es}-byte elements, {rule}", goal, valid)
            goal = ~inside(voffset(total, es), dword, _count(total, es))
            yield Case(f"sentinel, {es}-byte elements, {rule}", goal, given)
            yield _masked(f"masked vector, {es}-byte elements, {rule}", es, inside)


def _masked(name: str, es: int, inside: Rule) -> Case:
    """Of a masked vector load, exactly the dwords that hold elements below count are in range."""
    count, dword = integer("count", 1), integer("dword", 0)
    width, sentinel = integer("width", 1), integer("sentinel", 0, WORD)
    at = masked_vector.anywhere(count=count, element_bytes=es, width=width, sentinel=sentinel)
    index, access = at.coordinates["index"], at.access
    assert access.records is not None
    given = [
        divides(4, access.records),
        access.records <= sentinel,
        divides(4, index * es),
        dword * 4 + 4 <= width * es,
    ]
    wanted = both(index < count, index * es + dword * 4 < count * es)
    goal = equivalent(inside(access.address, dword, access.records), wanted)
    return Case(name, goal, given, {"address": access.address, "byte count": access.records})


@SYSTEM.claim(
    "At exactly 4 GiB the travelling byte count is 0: every dword of every load is out of range, so the whole tensor"
    " reads as zero."
)
def all_zero_at_the_cap() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total, address, _, dword = _tensor()
        for rule, inside in RULES.items():
            goal = ~inside(voffset(address, es), dword, _count(total, es))
            yield Case(f"{es}-byte elements, {rule}", goal, [total * es == WORD])


@SYSTEM.finding(
    "Every valid element can be read, whatever the tensor's size.",
    documented="seed 001 warns of the 4 GiB cap; the loader asserts nothing about it",
    holds_when="bounds_check_below_the_cap",
)
def valid_data_readable_at_any_size() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total, address, _, _ = _tensor()
        goal = ends_inside(voffset(address, es), as_int(0), _count(total, es))
        given = [address * es + 4 <= total * es, total * es >= WORD]
        show = {"voffset": voffset(address, es), "byte count": _count(total, es)}
        yield Case(f"{es}-byte elements", goal, given, show)


@SYSTEM.claim(
    "Above 4 GiB, with the count wrapped, an element below 2^32 bytes is read exactly when it lies below the wrapped"
    " count; and an element at or past 2^32 bytes is never addressed: its offset aliases an earlier one."
)
def lost_above_the_cap() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total, address, _, _ = _tensor()
        wrapped = _count(total, es)
        offset = voffset(address, es)
        above = [total * es >= WORD]
        lost = both(implies(address * es >= wrapped, offset >= wrapped), offset == address * es)
        yield Case(f"below 2^32 bytes, {es}-byte elements", lost, [*above, address * es < WORD])
        aliased = offset < address * es
        yield Case(f"past 2^32 bytes, {es}-byte elements", aliased, [*above, address * es >= WORD])


@SYSTEM.finding(
    "Clamping the byte count to 2^32 - 1 keeps the halo lanes at zero.",
    documented="the obvious repair of the wrapped count; at num_records * element_bytes = 2^32 the sentinel's own"
    " offset wraps to 0 and reads element 0",
    holds_when="clamped_sentinel",
)
def clamped_count_keeps_the_sentinel() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total = integer("num_records", 1)
        goal = ~ends_inside(voffset(total, es), as_int(0), as_int(WORD - 1))
        given = [total * es >= WORD, total * es <= WORD + 64]
        yield Case(f"{es}-byte elements", goal, given, {"sentinel voffset": voffset(total, es)})


@SYSTEM.claim(
    "With the count clamped to 2^32 - 1, the sentinel of a tensor of 4 GiB or more reads data exactly when its wrapped"
    " offset leaves room for a dword; at exactly 4 GiB it reads element 0."
)
def clamped_sentinel() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total = integer("num_records", 1)
        offset = voffset(total, es)
        reads = ends_inside(offset, as_int(0), as_int(WORD - 1))
        wrapped = (total * es) % WORD
        yield Case(f"exactly 4 GiB, {es}-byte elements", both(offset == 0, reads), [total * es == WORD])
        room = wrapped <= WORD - 5
        goal = both(offset == wrapped, implies(room, reads), implies(reads, room))
        yield Case(f"4 GiB or more, {es}-byte elements", goal, [total * es >= WORD])


@SYSTEM.claim(
    "Rows past the end still read zero at 32 bits as long as their own last byte stays below 2^32: a tail address at or"
    " beyond num_records keeps its offset and is out of range."
)
def tail_with_headroom() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total, dword = integer("num_records", 1), integer("dword", 0)
        address = integer("address", total)
        goal = both(*(~inside(voffset(address, es), dword, _count(total, es)) for inside in RULES.values()))
        yield Case(f"{es}-byte elements", goal, [address * es < WORD])


@SYSTEM.finding(
    "Rows past the end read zero whenever the tensor itself is below 4 GiB.",
    documented="follows from the documented cap; but m >= M has no cap of its own and wraps into the first image",
    holds_when="tail_with_headroom",
)
def tail_without_headroom() -> Iterator[Case]:
    for es in ELEMENT_BYTES:
        total = integer("num_records", 1)
        address = integer("address", total)
        goal = ~ends_inside(voffset(address, es), as_int(0), _count(total, es))
        # a tile of at most 4096 rows of at most 2^16 channels reaches this far past the end
        given = [total * es < WORD, address <= total + (1 << 28), total * es >= WORD - 4096]
        show = {"voffset": voffset(address, es), "byte count": _count(total, es)}
        yield Case(f"{es}-byte elements", goal, given, show)


def _pointwise() -> tuple[Term, Term, Term, Term, list[Term]]:
    """voffset and soffset in bytes of the pointwise path, the row m, the byte count, and what is given."""
    rows, c, es = integer("M", 1), integer("C", 1), integer("element_bytes", 1)
    m_base, k_base = integer("m_base", 0), integer("k_base", 0)
    row, col = integer("row", 0), integer("col", 0)
    lane_part = named("voffset", (row * c + col) * es)
    block_part = named("soffset", (m_base * c + k_base) * es)
    return lane_part, block_part, m_base + row, named("byte count", rows * c * es), [k_base + col < c]


@SYSTEM.claim(
    "Pointwise path: voffset + soffset is the byte of element m*C + k, and the byte count is that of the M rows: the"
    " last element of row M - 1 ends at it."
)
def pointwise_parts_are_the_address() -> Iterator[Case]:
    lane_part, block_part, m, num_bytes, given = _pointwise()
    c, es = integer("C", 1), integer("element_bytes", 1)
    k = integer("k_base", 0) + integer("col", 0)
    show = {"voffset": lane_part, "soffset": block_part}
    yield Case("address", lane_part + block_part == (m * c + k) * es, show=show)
    last = [*given, k == c - 1, m == integer("M", 1) - 1]
    yield Case("byte count", lane_part + block_part + es == num_bytes, last, {**show, "byte count": num_bytes})


@SYSTEM.claim(
    "Where the hardware's range rules differ: not at all for a load and a byte count in whole dwords; a dword that"
    " starts inside and ends past the count is in range by its first byte alone."
)
def range_rules_differ_exactly() -> Iterator[Case]:
    offset, dword, count = integer("offset", 0), integer("dword", 0), integer("byte_count", 0)
    start, end = (rule(offset, dword, count) for rule in (starts_inside, ends_inside))
    whole = [divides(4, offset), divides(4, count)]
    yield Case("whole dwords", equivalent(start, end), whole)
    split = within(count, offset + dword * 4 + 1, offset + dword * 4 + 4)
    yield Case("split by the count", equivalent(both(start, ~end), split))


@SYSTEM.claim(
    "Pointwise path, valid rows: whether or not soffset takes part in the bounds check, a load that ends inside the"
    " tensor is in range."
)
def pointwise_valid_under_both_readings() -> Iterator[Case]:
    lane_part, block_part, _, num_bytes, given = _pointwise()
    dword, width = integer("dword", 0), integer("load_bytes", 4)
    inside = [lane_part + block_part + width <= num_bytes, dword * 4 + 4 <= width]
    for rule, check in RULES.items():
        both_readings = both(check(lane_part, dword, num_bytes), check(lane_part + block_part, dword, num_bytes))
        yield Case(rule, both_readings, [*given, *inside])


@SYSTEM.claim("Pointwise path, rows past the end: they read zero when soffset takes part in the bounds check.")
def pointwise_tail_with_soffset_checked() -> Iterator[Case]:
    lane_part, block_part, m, num_bytes, given = _pointwise()
    dword = integer("dword", 0)
    for rule, check in RULES.items():
        goal = ~check(lane_part + block_part, dword, num_bytes)
        yield Case(rule, goal, [*given, m >= integer("M", 1)])


@SYSTEM.finding(
    "Pointwise path, rows past the end: they read zero also when the check looks at voffset alone.",
    documented="AMD CDNA4 ISA text: soffset is not part of the raw-buffer range check; then every tail row of a block"
    " with a non-zero soffset reads memory behind the tensor",
    holds_when="pointwise_tail_with_soffset_checked",
)
def pointwise_tail_with_voffset_checked() -> Iterator[Case]:
    lane_part, block_part, m, num_bytes, given = _pointwise()
    goal = ~ends_inside(lane_part, as_int(0), num_bytes)
    show = {"voffset": lane_part, "soffset": block_part, "byte read": lane_part + block_part, "byte count": num_bytes}
    yield Case("", goal, [*given, m >= integer("M", 1), integer("element_bytes", 1) <= 4], show)
