"""Bases, slots and offsets of the simulations: what is loaded from a place is what lies there."""

import numpy as np
import pytest
from tileprove.concrete.hardware.buffer import U32, Resource, source_byte
from tileprove.concrete.loaders import mma_loader, v_strips
from tileprove.concrete.loaders.block_scaled import BlockScaledMmaOp
from tileprove.concrete.loaders.lds_image import POISON
from tileprove.concrete.loaders.v_tile_loader import VTileLoader

DATA = np.random.default_rng(1).integers(1, 255, 1 << 14, dtype=np.uint8)
TILE = mma_loader.TiledMmaLoader(shape=(16, 16, 32), element_bytes=2, rows=32, cols=64)
READERS = {
    "load_b": lambda image, base: TILE.load_b(image, base),
    "load_b_tr": lambda image, base: mma_loader.load_b_tr(image, (16, 16, 32), 32, base),
    "strip 32": lambda image, base: v_strips.load_v_fp8_strip(image, block_rows=128, block_cols=64, base_bytes=base),
    "strip 16": lambda image, base: v_strips.load_v_fp8_strip(
        image, v_strips.STRIP_16, block_rows=128, block_cols=64, base_bytes=base
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", READERS)
def test_a_read_starts_at_its_base(name):
    read = READERS[name]
    wanted = read(DATA, 0)
    for base in (8, 48, 1024):
        moved = np.concatenate([np.zeros(base, np.uint8), DATA])
        assert np.array_equal(read(moved, base), wanted)
        assert not np.array_equal(read(moved, 0), wanted)


@pytest.mark.parametrize("chunked", [False, True])
def test_a_v_tile_comes_from_its_base_and_goes_to_its_lds_base(chunked):
    shape = {"rows": 128, "depth": 128, "block_cols": 64, "threads": 512, "element_bytes": 1}
    loader = VTileLoader(**shape, chunked=chunked)

    def loaded(base_bytes, lds_base, memory):
        lds = np.zeros(loader.slot_bytes + lds_base, dtype=np.uint8)
        loader.load(memory, Resource(memory.size), lds, row_stride=128, base_bytes=base_bytes, lds_base=lds_base)
        return lds

    wanted = loaded(0, 0, DATA)
    moved = loaded(640, 96, np.concatenate([np.zeros(640, np.uint8), DATA]))
    assert np.array_equal(moved[96:], wanted)
    assert not moved[:96].any()


def test_mma_takes_b_from_its_slot():
    op, rng = BlockScaledMmaOp(num_m=2, num_n=2, num_slots=2), np.random.default_rng(2)
    a = rng.integers(0, 256, (2, 64, 16), dtype=np.uint8)
    slots = rng.integers(0, 256, (2, 2, 64, 16), dtype=np.uint8)
    words = np.full(64, 0x7F7F7F7F, dtype=np.uint32)
    one_slot = BlockScaledMmaOp(num_m=2, num_n=2)
    for slot in (0, 1):
        wanted, found = np.zeros((64, 16)), np.zeros((64, 16))
        one_slot.mma(a, slots[slot], words, words, wanted, 0)
        op.mma(a, slots.reshape(4, 64, 16), words, words, found, 0, slot)
        assert wanted.any()
        assert np.array_equal(found, wanted)


def test_the_scalar_offset_is_added_in_64_bits_to_the_source():
    assert source_byte(U32 - 4, 8) == U32 + 4
    assert source_byte(U32 - 4, 8, 16) == 20
    assert source_byte(np.array([0, U32 - 1]), U32 - 1).tolist() == [U32 - 1, 2 * U32 - 2]


def test_an_unwritten_byte_does_not_look_like_a_zero_that_a_load_brought():
    assert POISON != 0
