"""The hardware data itself, written out once more; and the simulated LDS-DMA's immediate offset."""

import numpy as np
import pytest
from tileprove.concrete.hardware.banks import conflict_degrees
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.gpus import ARCHS, lanes, lds_dma, read
from tileprove.concrete.hardware.mfma import MFMAS, mfma_named
from tileprove.concrete.hardware.shared_tiles import SHARED_TILES
from tileprove.concrete.hardware.transpose_read import read_transposed
from tileprove.concrete.integers import ConfigError

SHAPES = {
    "gfx950": {
        "16x16x32_b16": (8, 16, "A"),
        "32x32x16_b16": (8, 16, "A"),
        "16x16x64_i8": (16, 16, "A"),
        "32x32x32_i8": (16, 16, "A"),
        "16x16x128_f8": (32, 32, "A-"),
        "32x32x64_f8": (32, 32, "B+"),
        "16x16x128_f6": (32, 24, "B"),
        "32x32x64_f6": (32, 24, "B"),
        "16x16x128_f4": (32, 16, "A"),
        "32x32x64_f4": (32, 16, "B"),
    },
    "gfx942": {
        "16x16x16_b16": (4, 8, "A"),
        "32x32x8_b16": (4, 8, "A"),
        "16x16x32_b8": (8, 8, "A"),
        "32x32x16_b8": (8, 8, "A"),
    },
}
"""Elements and bytes of A that a lane holds, and the grade of the evidence."""


def test_archs():
    facts = {name: (arch.name, arch.wave, arch.lds_bytes, arch.lds_dma_bytes) for name, arch in ARCHS.items()}
    assert facts == {
        "gfx942": ("gfx942", 64, 65536, (1, 2, 4)),
        "gfx950": ("gfx950", 64, 163840, (1, 2, 4, 12, 16)),
    }
    assert lanes("gfx942").tolist() == list(range(64))


def test_mfma_shapes_follow_their_names():
    facts = {}
    for (arch, name), mfma in MFMAS.items():
        assert "x".join(map(str, (mfma.M, mfma.N, mfma.K))) == name.split("_")[0]
        facts.setdefault(arch, {})[name] = (mfma.elements, mfma.operand_bytes, mfma.grade)
    assert facts == SHAPES


def test_mfma_errors_name_what_exists():
    with pytest.raises(ConfigError, match=r"known: 16x16x16_b16, 32x32x8_b16, 16x16x32_b8, 32x32x16_b8$"):
        mfma_named("16x16x128_f8", "gfx942")
    with pytest.raises(ConfigError, match="known: none"):
        mfma_named("16x16x128_f8", "gfx90a")


def test_registers_of_narrow_elements():
    f6 = mfma_named("16x16x128_f6")
    assert [f6.register(e) for e in (0, 5, 6, 16, 31)] == [(0, 0), (0, 30), (1, 4), (3, 0), (5, 26)]


def test_shared_tile_shapes():
    facts = {tile.name: (tile.rows, tile.cols, tile.element_bytes, tile.bytes) for tile in SHARED_TILES.values()}
    assert facts == {
        "st_16x16": (16, 16, 2, 512),
        "st_8x32": (8, 32, 2, 512),
        "st_16x32": (16, 32, 2, 1024),
        "st_32x16": (32, 16, 2, 1024),
        "st_32x32": (32, 32, 2, 2048),
        "st_16x128": (16, 128, 1, 2048),
    }


def test_lds_dma_with_an_immediate_and_past_the_memory():
    memory = np.arange(1, 101, dtype=np.uint8)
    lds = np.full(256, 0xEE, dtype=np.uint8)
    lds_dma(
        memory,
        Resource(400),
        lds,
        voffset=np.array([80]),
        soffset=4,
        lds_base=0,
        lane=np.array([0]),
        width_bytes=16,
        imm=8,
    )
    assert lds[8:24].tolist() == [*range(93, 101), *[0] * 8]
    assert (lds[:8] == 0xEE).all()
    assert (lds[24:] == 0xEE).all()


def test_errors_name_the_first_offender():
    image = np.zeros(64, dtype=np.uint8)
    with pytest.raises(ConfigError, match=r"bytes -8\.\.63"):
        read(image, np.array([-8, 56]), 8)
    addresses = np.arange(64) * 8
    addresses[5] = 36
    with pytest.raises(ConfigError, match=r"got 36$"):
        read_transposed(np.zeros(512, dtype=np.uint8), addresses, 1)
    with pytest.raises(ConfigError, match="known: ds_read_b32, ds_read_b64, ds_read_b128, ds_write_b64"):
        conflict_degrees(addresses, "ds_read_b96", "gfx942")
