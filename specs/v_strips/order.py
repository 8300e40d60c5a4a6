"""TiledMmaLoader's FP8 V strips as MFMA operands: order of keys (the MFMA's k) and of depths (its rows)."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import equivalent, within
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term
from ..hardware.system import butterfly
from ..mma_loader.operand_order import Order, accumulator_rows, exactly, keeps_scale_blocks, runs_of_32, up_to_an_order
from .system import MODELS, READ, STRIP_16, STRIP_32, STRIPS, SYSTEM, Strip, any_byte

ORDERS: dict[str, Order] = {
    STRIP_32.name: accumulator_rows(STRIP_32.mfma),
    STRIP_16.name: runs_of_32(STRIP_16.mfma),
}


def _element(strip: Strip, model: str = "measured") -> tuple[Term, Term, Term, Term]:
    """lane, element, and the (depth, key) that it holds."""
    lane, q, n = any_byte()
    key, depth = strip.held(MODELS[model], lane, q, n)
    return lane, READ * q + n, depth, key


@SYSTEM.claim(
    "On hardware a strip is the MFMA operand up to one order of keys, the same for every lane and depth: lane l is row"
    " l mod M, that is depth l mod M. The other operand must be dealt in that order too."
)
def operand_up_to_an_order() -> Iterator[Case]:
    for strip in STRIPS:
        lane, e, depth, key = _element(strip)
        yield from up_to_an_order(strip.name, strip.mfma, lane, e, depth, key, ORDERS[strip.name])


@SYSTEM.finding(
    "A strip is the MFMA operand exactly, keys in the order of the layout's k.",
    documented="seed 000, load_v_fp8_strip_16: 'sized for the 16x16x128 MFMA A-operand fragment layout'; 32 keys in a"
    " row are the FP4 layout, FP8 has two runs of 16",
    holds_when="operand_up_to_an_order",
)
def operand_exactly() -> Iterator[Case]:
    for strip in STRIPS:
        lane, e, depth, key = _element(strip)
        mfma = call("mfma.Mfma.k", call("mfma.mfma_named", strip.mfma.name), lane, e)
        yield from exactly(strip.name, strip.mfma, lane, e, depth, key, [Replay(mfma, strip.mfma.k(lane, e))])


@SYSTEM.claim(
    "load_v_fp8_strip's keys come in the order of rows in an accumulator: two 32x32 results of the matmul before, 64"
    " keys high, are the other operand as they lie in their registers."
)
def strip_32_order_is_the_accumulators() -> Iterator[Case]:
    lane, e, _, key = _element(STRIP_32)
    row, _ = STRIP_32.mfma.result(lane, e)
    yield Case("", row == key, show={"row of C/D": row, "key": key})


@SYSTEM.finding(
    "load_v_fp8_strip_16's keys come in the order of rows in an accumulator too.",
    documented="by analogy with load_v_fp8_strip ('matching the MFMA C-output column pattern for the 16x16x128 FP8 V"
    " operand'); there the other operand has to be dealt out anew, 32 keys in a row to a lane",
    holds_when="strip_16_against_accumulators",
)
def strip_16_order_is_the_accumulators() -> Iterator[Case]:
    lane, e, _, key = _element(STRIP_16)
    row, _ = STRIP_16.mfma.result(lane, e)
    yield Case("", row == key, show={"row of C/D": row, "key": key})


@SYSTEM.claim(
    "Of eight stacked 16x16 results, a lane's rows are load_v_fp8_strip_16's keys only in the first 4 elements of lanes"
    " 0..15 and the last 4 of lanes 48..63."
)
def strip_16_against_accumulators() -> Iterator[Case]:
    lane, e, _, key = _element(STRIP_16)
    row, _ = STRIP_16.mfma.result(lane, e)
    ends = either(both(lane // 16 == 0, e < 4), both(lane // 16 == 3, e >= 28))
    yield Case("", equivalent(row == key, ends), show={"row of C/D": row, "key": key})


@SYSTEM.claim(
    "load_v_fp8_strip's order stays inside each block of 32 keys, so a scaled 32x32x64 MFMA applies to every key the"
    " scale of its own block."
)
def strip_32_keeps_scales() -> Iterator[Case]:
    applied, own = keeps_scale_blocks(STRIP_32.mfma, ORDERS[STRIP_32.name])
    yield Case("", applied == own, show={"scale applied": applied, "the key's own": own})


@SYSTEM.finding(
    "A scaled 16x16x128 MFMA applies to every key of load_v_fp8_strip_16 the scale of its own block of 32.",
    documented="holds for the FP4 layout, whose lanes hold 32 k in a row; FP8 lanes hold two runs of 16",
    holds_when="strip_16_scales",
)
def strip_16_keeps_scales() -> Iterator[Case]:
    applied, own = keeps_scale_blocks(STRIP_16.mfma, ORDERS[STRIP_16.name])
    yield Case("", applied == own, show={"scale applied": applied, "the key's own": own})


@SYSTEM.claim(
    "With load_v_fp8_strip_16, a scaled MFMA applies the right scale only to the first 16 elements of lanes 0..15 and"
    " the last 16 of lanes 48..63: only equal scales are safe."
)
def strip_16_scales() -> Iterator[Case]:
    lane, e, _, key = _element(STRIP_16)
    applied, own = STRIP_16.mfma.k(lane, e) // 32, key // 32
    ends = either(both(lane // 16 == 0, e < 16), both(lane // 16 == 3, e >= 16))
    yield Case("", equivalent(applied == own, ends), show={"scale applied": applied, "the key's own": own})


@SYSTEM.claim(
    "On hardware row i of the MFMA's result is depth i: no permute is needed after the load, and none may be undone"
    " after the matmul."
)
def result_rows_are_depths() -> Iterator[Case]:
    for strip in STRIPS:
        lane, _, depth, _ = _element(strip)
        goal = both(depth == strip.mfma.outer(lane), within(depth, 0, strip.mfma.dim))
        yield Case(strip.name, goal, show={"depth": depth, "row": strip.mfma.outer(lane)})


@SYSTEM.finding(
    "Under the documented model, too, the MFMA's rows come out as depths in order, without a permute.",
    documented="seed 000: the MFMA 'consumes this permuted layout directly (no post-load permute needed)'; its row is"
    " l mod 16, so row p of the result would be depth butterfly(p)",
    holds_when="documented_result_rows",
)
def documented_rows_need_no_permute() -> Iterator[Case]:
    lane, _, depth, _ = _element(STRIP_16, "documented")
    yield Case("", depth == STRIP_16.mfma.outer(lane), show={"depth": depth, "row": STRIP_16.mfma.outer(lane)})


@SYSTEM.claim(
    "Under the documented model row p of load_v_fp8_strip_16's result would be depth butterfly(p): right only in rows 0"
    " and 15, so the result would need the permute that the document says is not needed."
)
def documented_result_rows() -> Iterator[Case]:
    lane, _, depth, _ = _element(STRIP_16, "documented")
    row = STRIP_16.mfma.outer(lane)
    goal = both(depth == butterfly(row), equivalent(depth == row, either(row == 0, row == 15)))
    yield Case("", goal, show={"depth": depth, "row": row})
