"""MFMA operand layouts and the simulated MFMA."""

from dataclasses import replace

import golden_tables
import numpy as np
import pytest
from tileprove.concrete.hardware.mfma import (
    MFMAS,
    gather_operand,
    gather_result,
    mfma_named,
    scatter_operand,
    scatter_result,
    simulate,
)
from tileprove.concrete.integers import ConfigError

EVERY = list(MFMAS.values())
LANES = np.arange(64)


def golden():
    """(mfma, operand, lane, bits, shared index, running indices) of every row of the golden table."""
    for row in golden_tables.rows("mfma_layouts.csv"):
        arch, name = row["inst"].split(":")
        running = golden_tables.numbers(row["running_index"])
        yield (
            mfma_named(name, arch),
            row["operand"],
            int(row["lane"]),
            int(row["element_bits"]),
            int(row["fixed_index"]),
            running,
        )


def matches_golden(mfma, operand, lane, fixed, running):
    e = np.arange(len(running))
    if operand == "D":
        rows, column = mfma.result(lane, e)
        return column == fixed and rows.tolist() == running
    outer, k = mfma.operand(lane, e)
    return outer == fixed and k.tolist() == running


def test_layouts_equal_the_golden_tables():
    seen = set()
    for mfma, operand, lane, bits, fixed, running in golden():
        assert matches_golden(mfma, operand, lane, fixed, running), (mfma.name, operand, lane)
        if operand == "D":
            assert len(running) == mfma.results
        else:
            assert (len(running), bits) == (mfma.elements, mfma.bits)
        seen.add((mfma.name, operand, lane))
    assert len(seen) == 3 * 3 * 64


@pytest.mark.parametrize("name", ["16x16x32_b16", "16x16x128_f8"])
def test_a_wrong_chunk_differs_from_the_golden_table(name):
    for mfma, operand, lane, _, fixed, running in golden():
        if mfma.name == name and operand == "A" and lane == 17:
            assert not matches_golden(replace(mfma, chunk=mfma.chunk // 2), operand, lane, fixed, running)
            return
    raise AssertionError(f"no golden row for {name}")


def contiguous_from(mfma):
    """k per lane, from plain loops over the chunks: chunk after chunk, lane group after lane group."""
    held = {lane: [] for lane in range(64)}
    k = 0
    while k < mfma.K:
        for group in range(64 // mfma.M):
            for lane in range(group * mfma.M, (group + 1) * mfma.M):
                held[lane].extend(range(k, k + mfma.chunk))
            k += mfma.chunk
    return held


@pytest.mark.parametrize("mfma", EVERY, ids=lambda m: f"{m.arch}-{m.name}")
def test_every_layout_is_a_partition(mfma):
    held = contiguous_from(mfma)
    for lane in range(64):
        assert mfma.operand(lane, np.arange(mfma.elements))[1].tolist() == held[lane]
    positions = {(lane % mfma.M, k) for lane in range(64) for k in held[lane]}
    assert len(positions) == mfma.M * mfma.K == 64 * mfma.elements
    results = {mfma.result(lane, e) for lane in range(64) for e in range(mfma.results)}
    assert results == {(i, j) for i in range(mfma.M) for j in range(mfma.N)}
    assert mfma.operand_bytes * 8 == mfma.elements * mfma.bits


@pytest.mark.parametrize(
    ("arch", "name", "lane", "ks"),
    [
        ("gfx942", "16x16x16_b16", 33, range(8, 12)),
        ("gfx942", "32x32x8_b16", 33, range(4, 8)),
        ("gfx942", "16x16x32_b8", 33, range(16, 24)),
        ("gfx942", "32x32x16_b8", 33, range(8, 16)),
        ("gfx950", "16x16x64_i8", 33, range(32, 48)),
        ("gfx950", "32x32x32_i8", 33, range(16, 32)),
        ("gfx950", "16x16x128_f4", 33, range(64, 96)),
        ("gfx950", "32x32x64_f6", 33, range(32, 64)),
        ("gfx950", "32x32x64_f8", 33, [*range(16, 32), *range(48, 64)]),
    ],
)
def test_k_of_one_lane(arch, name, lane, ks):
    mfma = mfma_named(name, arch)
    assert mfma.k(lane, np.arange(mfma.elements)).tolist() == list(ks)


def test_registers_of_elements():
    assert mfma_named("16x16x32_b16").register(3) == (1, 16)
    assert mfma_named("16x16x128_f4").register(31) == (3, 28)
    assert mfma_named("16x16x128_f6").register(5) == (0, 30)


@pytest.mark.parametrize("mfma", EVERY, ids=lambda m: f"{m.arch}-{m.name}")
def test_simulated_product_is_exact(mfma):
    rng = np.random.default_rng(7)
    a, b = rng.integers(-128, 128, (mfma.M, mfma.K)), rng.integers(-128, 128, (mfma.N, mfma.K))
    c = rng.integers(-1000, 1000, (mfma.M, mfma.N))
    assert np.array_equal(gather_operand(mfma, scatter_operand(mfma, a)), a)
    d = simulate(mfma, scatter_operand(mfma, a), scatter_operand(mfma, b), scatter_result(mfma, c))
    plain = [[sum(x * y for x, y in zip(p, q, strict=True)) for q in b.tolist()] for p in a.tolist()]
    assert np.array_equal(gather_result(mfma, d), np.array(plain) + c)


def test_a_k_permutation_common_to_both_operands_is_invisible():
    mfma = mfma_named("16x16x128_f8")
    rng = np.random.default_rng(8)
    a, b = rng.integers(-128, 128, (16, 128)), rng.integers(-128, 128, (16, 128))
    contiguous = 32 * (LANES[:, None] // 16) + np.arange(32)
    a_contiguous, b_contiguous = a[LANES[:, None] % 16, contiguous], b[LANES[:, None] % 16, contiguous]
    assert np.array_equal(gather_result(mfma, simulate(mfma, a_contiguous, b_contiguous)), a @ b.T)
    assert not np.array_equal(gather_result(mfma, simulate(mfma, a_contiguous, scatter_operand(mfma, b))), a @ b.T)


def test_scales_of_the_elements_a_lane_holds():
    """The lane's own scale covers its own elements for FP4 and FP6, not for FP8."""
    for mfma in EVERY:
        if not mfma.scaled:
            with pytest.raises(ConfigError, match="takes no scales"):
                mfma.scale_operand(0)
            continue
        outer, block = mfma.scale_operand(LANES[:, None])
        assert (outer == LANES[:, None] % mfma.M).all()
        own = (mfma.k(LANES[:, None], np.arange(mfma.elements)) // 32 == block).all()
        assert own == (mfma.bits != 8)


def test_unknown_instructions_and_wrong_shapes():
    with pytest.raises(ConfigError, match="no MFMA '16x16x32_b16' on gfx942"):
        mfma_named("16x16x32_b16", "gfx942")
    with pytest.raises(ConfigError, match=r"\(64, 8\), got an array \(64, 7\)"):
        gather_operand(mfma_named("16x16x32_b16"), np.zeros((64, 7)))
