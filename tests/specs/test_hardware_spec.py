"""The hardware's tables: spec against the golden ones, and claims against wrong numbers."""

from dataclasses import replace

import golden
from spec_checks import ClaimTests, function, method
from tileprove.concrete.hardware.buffer import LDS_LANE_STEP
from tileprove.concrete.hardware.mfma import MFMAS
from tileprove.concrete.hardware.shared_tiles import SHARED_TILES
from tileprove.prover.language.constructors import where
from tileprove.prover.language.terms import as_int
from tileprove.specs.hardware import lds_phases
from tileprove.specs.hardware import system as hardware
from tileprove.specs.hardware.lds_phases import BANKS, Banks
from tileprove.specs.hardware.system import LAYOUTS, SYSTEM, TILE_BYTES, Layout, dma_step, lane_bytes
from tileprove.specs.swizzle.system import Swizzle


def test_layouts_are_the_executors():
    assert list(LAYOUTS) == list(MFMAS)
    for key, row in LAYOUTS.items():
        assert (row.dim, row.dim, row.K) == (MFMAS[key].M, MFMAS[key].N, MFMAS[key].K)
        assert (row.bits, row.chunk, row.grade, row.scaled) == (
            MFMAS[key].bits, MFMAS[key].chunk, MFMAS[key].grade, MFMAS[key].scaled
        )  # fmt: skip


def test_lane_bytes_are_the_golden_instructions():
    assert {instruction for _, instruction in BANKS} == {row["instruction"] for row in golden.rows("lds_phases.csv")}
    known = {"ds_read_b32": 4, "ds_read_b64": 8, "ds_read_b96": 12, "ds_read_b128": 16, "ds_write_b64": 8,
             "ds_write_b128": 16, "ds_read_b64_tr_b8": 8, "ds_read_b64_tr_b16": 8}  # fmt: skip
    assert {instruction: lane_bytes(instruction) for _, instruction in BANKS} == known


def test_dma_steps_are_the_executors():
    assert {width: dma_step(width).payload for width in LDS_LANE_STEP} == dict(LDS_LANE_STEP)


def test_shared_tiles_have_the_executors_sizes():
    for shape, size in TILE_BYTES.items():
        tile = SHARED_TILES[shape.removeprefix("fp8 ")]
        assert size == tile.rows * tile.cols * tile.element_bytes


def row(arch, name, **changes):
    """A layout with other numbers."""
    return lambda patch: patch.setitem(LAYOUTS, (arch, name), replace(LAYOUTS[arch, name], **changes))


def banks(arch, instruction, number):
    timing = BANKS[arch, instruction]
    return lambda patch: patch.setitem(BANKS, (arch, instruction), Banks(number, timing.phases, timing.grade))


def phases(arch, instruction, change):
    """The instruction served in other phases; with as many banks as they keep busy, so that only their lanes are wrong."""
    timing = BANKS[arch, instruction]
    changed = tuple(map(tuple, change(list(timing.phases))))
    busy = Banks(timing.banks * len(changed[0]) // len(timing.phases[0]), changed, timing.grade)
    return lambda patch: patch.setitem(BANKS, (arch, instruction), busy)


def exchanged(phases):
    """One lane of the first phase and one of the second in each other's place."""
    first, second, *rest = phases
    return [(second[0], *first[1:]), (first[0], *second[1:]), *rest]


def doubled(phases):
    return [one + other for one, other in zip(phases[::2], phases[1::2], strict=True)]


def size(shape, number):
    return lambda patch: patch.setitem(TILE_BYTES, shape, number)


def scale(layout, lane):
    return lane % layout.dim, lane // layout.dim * 0


ODD_STEP = function(hardware, "dma_step", lambda width: where(as_int(width) == 12, 12, dma_step(width)))
MUTANTS = [
    ("layouts_are_one_to_one", row("gfx942", "16x16x32_b8", K=33)),
    ("layouts_are_one_to_one", row("gfx950", "32x32x64_f6", chunk=16, K=65)),
    ("layouts_are_one_to_one", method(Layout, "outer", lambda layout, lane: lane // layout.dim)),
    *(("runs_are_whole_reads", row(*key, bits=LAYOUTS[key].bits + 1)) for key in LAYOUTS),
    ("runs_are_whole_reads", row("gfx950", "16x16x64_i8", chunk=8)),
    ("runs_are_whole_reads", row("gfx950", "16x16x128_f6", chunk=64, bits=3)),
    ("scales_are_one_to_one", method(Layout, "scale", scale)),
    ("scale_covers_the_lane", method(Layout, "scale", scale)),
    ("transposed_reads_are_permutations", function(hardware, "tr_source", lambda lane, n, es: (lane - lane % 16, n))),
    ("documented_read_renames_lanes", function(hardware, "butterfly", lambda p: p)),
    *(("phases_fill_the_banks", banks(*key, number)) for key in BANKS for number in (BANKS[key].banks - 1, 128)),
    ("phases_fill_the_banks", function(hardware, "lane_bytes", lambda instruction: lane_bytes(instruction) // 2)),
    *(("phases_by_lane_bits", phases(*key, exchanged)) for key in BANKS if len(BANKS[key].phases) > 1),
    *(("phases_by_lane_bits", phases(*key, lambda all: all[::-1])) for key in BANKS if len(BANKS[key].phases) > 1),
    *(("phases_by_lane_bits", phases(*key, doubled)) for key in BANKS if len(BANKS[key].phases) > 1),
    ("phases_by_lane_bits", phases("gfx950", "ds_read_b32", lambda all: [all[0][:32], all[0][32:]])),
    ("banks_take_dwords_in_turn", function(lds_phases, "bank", lambda byte, banks: byte // 8 % banks)),
    ("banks_take_dwords_in_turn", function(lds_phases, "bank", lambda byte, banks: byte // 4 % (banks // 2))),
    ("banks_take_dwords_in_turn", function(lds_phases, "bank", lambda byte, banks: byte % banks)),
    *(("shared_tiles_are_operands", size(shape, TILE_BYTES[shape] + 1)) for shape in TILE_BYTES),
    ("shared_tiles_are_operands", size("fp8 st_16x128", 4096)),
    ("shared_tiles_are_one_to_one", function(hardware, "two_xor_pair", lambda x: x ^ (x % 1024 >> 9))),
    ("shared_tiles_as_swizzles", function(hardware, "two_xor_pair", Swizzle(1, 5, 4))),
    ("dma_slots_hold_the_width", ODD_STEP),
    ("dma_slots_hold_the_width", function(hardware, "dma_step", lambda width: where(as_int(width) < 4, 8, width))),
]


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS
