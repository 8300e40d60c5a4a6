"""NVIDIA's instructions: claims against wrong formulas, and the tables of the spec against the executors'."""

from dataclasses import replace

import numpy as np
from spec_checks import ClaimTests, function, values
from tileprove.concrete.hardware import cp_async, mma_sync, warp_banks
from tileprove.prover.language.terms import integer
from tileprove.specs.nvidia import banks, copies, modes
from tileprove.specs.nvidia import system as fragments
from tileprove.specs.nvidia.banks import SERVED
from tileprove.specs.nvidia.system import MMAS, SYSTEM, Mma


def test_every_shape_that_was_measured_has_its_layout():
    measured = {(one.M, one.N, one.K, one.bits) for one in mma_sync.MMAS.values()}
    assert {(one.M, one.N, one.K, one.bits) for one in MMAS.values()} == measured


def test_lanes_are_served_together_as_was_measured():
    for instruction, (width, timing) in SERVED.items():
        name = instruction.replace(".shared.b", "").replace(".x", "_x")
        own = warp_banks.access_named(name)
        assert (own.width_bytes, own.together) == (width, len(timing.phases[0]))
        assert own.paired == (len(timing.paired[0]) if timing.paired else None)
        lanes = [lane for phase in timing.phases for lane in phase]
        assert lanes == list(range(8 * int(name[-1]) if own.rows_only else 32))


def test_degrees_are_the_wavefronts():
    """Of ldmatrix.x1 at every pitch in chunks: the spec's sharing, and the executor's count."""
    lane = np.arange(8)
    for chunks in range(1, 40):
        access = banks.read(lambda one, chunks=chunks: one * chunks * 16)
        address = np.full(32, warp_banks.OFF)
        address[:8] = lane * chunks * 16
        found = values(access.sharing(integer("lane", 0, 8)), lane=lane)
        assert found.max() == warp_banks.wavefronts(address, "ldmatrix_x1")


def test_a_copy_is_the_executors():
    src, size = np.arange(64)[:, None], np.arange(1, 17)[None, :]
    terms = copies.copied(integer("src", None), integer("size", None), 16)
    for own, term in zip(cp_async.source(src, size, 16), terms, strict=True):
        assert np.array_equal(np.broadcast_to(own, (64, 16)), values(term, src=src, size=size))


def layout(method, broken):
    return lambda patch: patch.setattr(Mma, method, broken)


def pattern(change):
    """The xor of the hardware with another shift or mask."""
    return function(modes, "swizzled", change)


def halved(x, mode, base_offset=0):
    return x ^ ((((x >> 8) - base_offset) & (modes.SPANS[mode] // 16 - 1)) << 4)


def added(x, mode, base_offset=0):
    return x ^ ((((x >> 7) + base_offset) & (modes.SPANS[mode] // 16 - 1)) << 4)


def bare(x, mode, base_offset=0):
    return x + 0 * base_offset


def spread(x, mode, base_offset=0):
    return x ^ ((((x >> 7) - base_offset) & (modes.SPANS[mode] // 16 - 1)) << 5)


def served(instruction, width=None, timing=None):
    own = SERVED[instruction]
    return lambda patch: patch.setitem(SERVED, instruction, (width or own[0], timing or own[1]))


def element(lane, half, transposed):
    """Halves in another order."""
    along, across = lane % 4 + 4 * half, lane // 4
    return (along, across) if transposed else (across, along)


def first_registers(mma, lane, e):
    """B without the lane's own part of k."""
    return lane // 4, 4 * mma.each * (e // mma.each) + e % mma.each


def one_row_down(mma, lane, e):
    """D with its halves in neighbouring rows."""
    return lane // 4 + e // 2, 2 * (lane % 4) + e % 2


def of_eight_bits(lane, e):
    return MMAS["m16n8k32_b8"].a(lane, e)


def overlapping(lane, half, transposed):
    return lane // 4, lane % 4 + half


def of_two_warps(thread, e, bits):
    return thread % 64, e


def of_one_row(start, mn, k, mode, eb, lbo, sbo):
    return start + mn + k


EIGHTHS = replace(SERVED["st.shared.b64"][1], phases=banks._together(8))


MUTANTS = [
    ("fragments_are_one_to_one", layout("b", lambda mma, lane, e: (lane % 4, e))),
    ("warpgroup_fragments_are_one_to_one", function(fragments, "wgmma_result", lambda thread, e: (thread % 16, e))),
    ("warpgroup_fragments_are_one_to_one", function(fragments, "wgmma_a", of_two_warps)),
    ("ldmatrix_is_one_to_one", function(fragments, "ldmatrix_element", overlapping)),
    ("ldmatrix_brings_operands", function(fragments, "ldmatrix_element", element)),
    ("ldmatrix_brings_operands", layout("b", first_registers)),
    ("transposed_ldmatrix_brings_operands", function(fragments, "ldmatrix_element", element)),
    ("accumulators_are_the_next_operand", layout("d", one_row_down)),
    ("packed_accumulators_up_to_an_order", function(fragments, "accumulator_of", of_eight_bits)),
    ("modes_are_swizzles", pattern(halved)),
    ("offsets_serve_aligned_tiles", function(modes, "period", lambda mode: modes.SPANS[mode] * 4)),
    ("alignment_is_needed", pattern(bare)),
    ("base_offset_moves_the_pattern", pattern(added)),
    ("tma_into_wgmma", function(modes, "MATRIX", 4)),
    ("a_step_of_k_moves_the_start", function(modes, "k_major", of_one_row)),
    ("wide_boxes_are_dense", pattern(lambda x, mode, base_offset=0: x ^ (((x >> 7) & 15) << 4))),
    ("phases_partition_the_warp", served("ld.shared.b32", 8)),
    ("phases_partition_the_warp", served("st.shared.b64", timing=EIGHTHS)),
    ("swizzled_boxes_are_free", pattern(bare)),
    ("swizzled_boxes_are_free", pattern(spread)),
    ("pitches_of_spans_exactly", pattern(halved)),
    ("plain_degrees", function(banks, "MATRIX", 7)),
    ("aligned_copies", function(copies, "copied", lambda src, size, cp: (src - size, size))),
    ("misaligned_copies", function(copies, "copied", lambda src, size, cp: (src, size))),
    ("stores_of_whole_chunks", function(copies, "stored_end", lambda width: width + 16)),
    ("stores_stay_in_the_pitch", function(copies, "stored_end", lambda width: width)),
    ("boxes_begin_at_chunks", lambda patch: patch.setattr(copies, "ROW_BYTES", 12)),
]  # fmt: skip


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS
