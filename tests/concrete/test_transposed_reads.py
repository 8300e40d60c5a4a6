"""Transposed LDS reads, measured and documented."""

import golden_tables
import numpy as np
import pytest
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.gpus import DS_IMMEDIATE_MAX, check_dma_width, check_immediate, lds_dma, read
from tileprove.concrete.hardware.transpose_read import (
    MODELS,
    butterfly,
    documented_as_measured,
    read_transposed,
    transposed_source,
)
from tileprove.concrete.integers import ConfigError

IMAGE = np.arange(4096, dtype=np.uint16).view(np.uint8)[:4096]


@pytest.mark.parametrize("element_bytes", [1, 2])
def test_measured_sources_equal_the_golden_table(element_bytes):
    for row in golden_tables.rows(f"ds_read_b64_tr_b{8 * element_bytes}.csv"):
        for byte, source in enumerate(row["sources"].split()):
            n, within = divmod(byte, element_bytes)
            lane, element = transposed_source(int(row["lane"]), n, element_bytes)
            assert f"{lane}:{element * element_bytes + within}" == source


def plain_measured(image, addresses, element_bytes):
    """The result bytes, from the picture: 16 lanes' bytes make a matrix with 16 columns."""
    result = []
    for row in range(4):
        flat = b"".join(bytes(image[a : a + 8]) for a in addresses[16 * row : 16 * row + 16])
        elements = [flat[i : i + element_bytes] for i in range(0, 128, element_bytes)]
        result += [b"".join(elements[column::16]) for column in range(16)]
    return result


def plain_documented(image, addresses):
    """The result bytes, from the docstring: the even lanes' 8x8 bytes transposed, and the odd lanes'."""
    result = [None] * 64
    for row in range(4):
        for odd in (0, 1):
            lanes = [16 * row + 2 * p + odd for p in range(8)]
            octets = [bytes(image[addresses[lane] : addresses[lane] + 8]) for lane in lanes]
            for p, lane in enumerate(lanes):
                result[lane] = bytes(octet[p] for octet in octets)
    return result


@pytest.mark.parametrize("element_bytes", [1, 2])
def test_reads_from_an_image(element_bytes):
    addresses = np.random.default_rng(3).integers(0, IMAGE.size // 8, 64) * 8
    rng_image = np.random.default_rng(4).integers(0, 256, IMAGE.size, dtype=np.uint8)
    measured = read_transposed(rng_image, addresses, element_bytes)
    assert [bytes(r) for r in measured] == plain_measured(rng_image, addresses, element_bytes)
    documented = read_transposed(rng_image, addresses, element_bytes, "documented")
    if element_bytes == 1:
        assert [bytes(r) for r in documented] == plain_documented(rng_image, addresses)
        assert not np.array_equal(documented, measured)
        assert np.array_equal(documented, measured[documented_as_measured(np.arange(64))])
    else:
        assert np.array_equal(documented, measured)


def test_the_models_differ_by_the_butterfly():
    lane = np.arange(64)
    assert np.array_equal(documented_as_measured(lane), 16 * (lane // 16) + butterfly(lane % 16))
    assert sorted(butterfly(np.arange(16)).tolist()) == list(range(16))
    assert butterfly(np.array([0, 1, 2, 15])).tolist() == [0, 8, 1, 15]
    fixed = [c for c in range(16) if butterfly(c) == c]
    assert fixed == [0, 15]


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("element_bytes", [1, 2])
def test_every_byte_goes_somewhere_once(model, element_bytes):
    lane, n = np.meshgrid(np.arange(64), np.arange(8 // element_bytes), indexing="ij")
    source = transposed_source(lane, n, element_bytes, model)
    assert len(set(zip(source[0].ravel().tolist(), source[1].ravel().tolist(), strict=True))) == lane.size


def test_refused_reads():
    addresses = np.zeros(64, dtype=np.int64)
    with pytest.raises(ConfigError, match="8-byte aligned"):
        read_transposed(IMAGE, addresses + 4, 1)
    with pytest.raises(ConfigError, match="1 or 2 bytes, got 4"):
        transposed_source(0, 0, 4)
    with pytest.raises(ConfigError, match="model must be one of 'measured', 'documented', got 'guessed'"):
        transposed_source(0, 0, 1, "guessed")
    assert read(IMAGE, IMAGE.size - 8, 8).shape == (8,)
    with pytest.raises(ConfigError, match="leaves the 4096-byte image"):
        read(IMAGE, IMAGE.size - 7, 8)


def test_immediates_and_dma_widths():
    check_immediate(DS_IMMEDIATE_MAX)
    with pytest.raises(ConfigError, match=r"0\.\.65535 bytes, got 65536"):
        check_immediate(DS_IMMEDIATE_MAX + 1)
    check_dma_width(16, "gfx950")
    with pytest.raises(ConfigError, match="gfx942 has no LDS-DMA load of 16"):
        check_dma_width(16, "gfx942")
    with pytest.raises(ConfigError, match="no arch 'gfx90a'"):
        check_dma_width(4, "gfx90a")


def dma(memory, records, width, voffset, soffset=0, **options):
    lds = np.full(64 * 16, 0xEE, dtype=np.uint8)
    lane = np.arange(64)
    lds_dma(
        memory,
        Resource(records),
        lds,
        voffset=voffset,
        soffset=soffset,
        lds_base=0,
        lane=lane,
        width_bytes=width,
        **options,
    )
    return lds.reshape(64, 16)


def test_lds_dma_moves_bytes_and_zero_fills():
    memory = np.random.default_rng(5).integers(1, 255, 2048, dtype=np.uint8)
    lane = np.arange(64)
    lds = dma(memory, 1000, 16, lane[::-1] * 16)
    for receiver in range(64):
        start = (63 - receiver) * 16
        wanted = [memory[b] if 4 * (b // 4) + 4 <= 1000 else 0 for b in range(start, start + 16)]
        assert lds[receiver].tolist() == wanted
    assert dma(memory, 1000, 16, lane * 0 + 992)[0].tolist() == [*memory[992:1000], *[0] * 8]
    assert dma(memory, 999, 16, lane * 0 + 992)[0].tolist() == [*memory[992:996], *[0] * 12]
    assert dma(memory, 999, 16, lane * 0 + 992, rule="start")[0].tolist() == [*memory[992:1000], *[0] * 8]
    behind = dma(memory, 1000, 16, lane * 0, 1024, soffset_in_check=False)
    assert behind[0].tolist() == memory[1024:1040].tolist()
    assert not dma(memory, 1000, 16, lane * 0, 1024)[0].any()


def test_lds_dma_of_twelve_bytes_leaves_a_gap_and_of_four_steps_by_four():
    memory = np.random.default_rng(6).integers(1, 255, 2048, dtype=np.uint8)
    lds = dma(memory, 2048, 12, np.arange(64) * 12)
    assert lds[5].tolist() == [*memory[60:72], 0xEE, 0xEE, 0xEE, 0xEE]
    assert np.array_equal(dma(memory, 2048, 4, np.arange(64) * 4).ravel()[:256], memory[:256])
    with pytest.raises(ConfigError, match=r"reaches bytes 16\.\.1039 of a buffer of 1024"):
        lds_dma(
            memory,
            Resource(2048),
            np.zeros(1024, np.uint8),
            voffset=0,
            soffset=0,
            lds_base=16,
            lane=np.arange(64),
            width_bytes=16,
        )
