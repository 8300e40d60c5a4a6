"""Every load of a tile against a plain loop over iterations, warps and lanes."""

from dataclasses import replace
from itertools import count, islice, product

import numpy as np
import pytest
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.loaders import im2col, im2col_conditions
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig
from tileprove.concrete.loaders.precondition import survey

FIELDS = ("active", "row", "col", "m", "k", "element", "voffset", "soffset", "lds")


def swizzle_byte(swizzle, x):
    bits = "".join(reversed(format(x, "040b")))
    out = list(bits)
    for j in range(swizzle.bits):
        source = swizzle.base + max(0, swizzle.shift) + j
        target = source - swizzle.shift
        out[target] = "01"[bits[source] != bits[target]]
    return int("".join(reversed(out)), 2)


def positions(conv):
    """(n, d, h, w) of m = 0, 1, 2, ...; never ends."""
    planes = ((n, d) for n in count() for d in range(conv.D_out))
    return ((*plane, h, w) for plane in planes for h in range(conv.H_out) for w in range(conv.W_out))


def taps(conv):
    """(kq, kh, kw, c) of k = 0, 1, 2, ...; the topmost tap runs on for ever."""
    rows = ((kq, kh) for kq in count() for kh in range(conv.R)) if conv.is_3d else ((0, kh) for kh in count())
    return ((*row, kw, c) for row in rows for kw in range(conv.S) for c in range(conv.C))


def input_element(conv, position, tap):
    n, d, h, w = position
    kq, kh, kw, c = tap
    h_in = h * conv.stride_h + kh * conv.dilation_h - conv.pad_h
    w_in = w * conv.stride_w + kw * conv.dilation_w - conv.pad_w
    d_in = d * conv.stride_d + kq * conv.dilation_d - conv.pad_d
    inside = h_in in range(conv.H) and w_in in range(conv.W)
    if conv.is_3d:
        inside = inside and d_in in range(conv.D)
    if not inside and (conv.pad_d or conv.pad_h or conv.pad_w):
        return conv.N * (conv.D if conv.is_3d else 1) * conv.H * conv.W * conv.C
    pixel = n * conv.H * conv.W + h_in * conv.W + w_in
    if conv.is_3d:
        pixel = n * conv.D * conv.H * conv.W + d_in * conv.H * conv.W + h_in * conv.W + w_in
    return pixel * conv.C + c


def loads(conv, config, m_base, k_base):
    """[iteration][warp][lane] -> the fields, one Python number at a time."""
    lw, es = config.load_width, config.element_bytes
    block_cols = config.tile_cols if config.full_tile_width else 32
    lanes_per_row = block_cols // lw
    warps_across = config.tile_cols // block_cols
    warp_rows = 64 * lw // config.tile_cols
    step = 64 * config.warps // (config.tile_cols // lw)
    iterations = len(range(0, config.tile_rows, step))
    warp_tiles = len(range(0, config.tile_rows, warp_rows))
    position_of = list(islice(positions(conv), m_base + 4 * config.tile_rows + 128))
    tap_of = list(islice(taps(conv), k_base + config.tile_cols))
    for i, warp, lane in product(range(iterations), range(config.warps), range(64)):
        tile = i * config.warps + warp
        if config.swizzle is not None and config.full_tile_width:
            byte = swizzle_byte(config.swizzle, (tile * warp_rows * config.tile_cols + lane * lw) * es)
            row, col = byte // (config.tile_cols * es), byte % (config.tile_cols * es) // es
            row_in_vector = row
        else:
            place = lane if config.swizzle is None else swizzle_byte(config.swizzle, lane * lw * es) // (lw * es)
            row_in_vector = warp // warps_across * (64 // lanes_per_row) + place // lanes_per_row
            row = row_in_vector + i * step
            col = warp % warps_across * block_cols + place % lanes_per_row * lw
        m, k = m_base + row, k_base + col
        if conv.is_pointwise:
            element = m * conv.C + k
            vector = row_in_vector * conv.C + col
        else:
            element = vector = input_element(conv, position_of[m], tap_of[k])
        yield (
            warp < min(config.warps, warp_tiles - i * config.warps),
            row,
            col,
            m,
            k,
            element,
            vector * es % 2**32,
            (element - vector) * es % 2**32,
            (tile * warp_rows * config.tile_cols + lane * lw) * es,
        )


CONVS = {
    "pointwise": Conv(N=2, H=9, W=7, C=40),
    "uniform": Conv(N=3, H=14, W=13, C=64, R=3, S=3, pad_h=1, pad_w=1),
    "strided": Conv(N=2, H=29, W=23, C=128, R=3, S=2, stride_h=2, stride_w=1, dilation_w=2),
    "per-lane": Conv(N=2, H=23, W=19, C=8, R=5, S=3, stride_h=1, stride_w=2, pad_h=2, pad_w=0, dilation_h=2),
    "width pad only": Conv(N=1, H=24, W=20, C=24, R=3, S=3, pad_w=1),
    "3-D": Conv(N=2, H=7, W=6, C=16, R=3, S=2, Q=3, D=9, stride_d=2, pad_d=1, pad_h=1, dilation_d=1),
    "3-D uniform": Conv(N=2, H=8, W=7, C=64, R=2, S=2, Q=2, D=7, dilation_d=2, stride_w=2),
    "3-D, only depth": Conv(N=2, D=7, H=9, W=6, C=16, Q=3, stride_d=2),
    "3-D forced": Conv(N=2, H=24, W=18, C=8, R=3, S=3, pad_h=1, pad_w=1, three_d=True),
    "2-D with depth pad": Conv(N=2, H=24, W=18, C=8, R=3, S=3, pad_d=1),
}

CONFIGS = {
    "bf16": LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8),
    "bf16 swizzled": LoaderConfig(
        tile_rows=64, tile_cols=32, warps=2, element_bytes=2, load_width=8, swizzle=Swizzle(1, 5, 4)
    ),
    "bf16 rows": LoaderConfig(tile_rows=48, tile_cols=64, warps=4, element_bytes=2, load_width=8, full_tile_width=True),
    "fp8": LoaderConfig(
        tile_rows=64,
        tile_cols=128,
        warps=4,
        element_bytes=1,
        load_width=16,
        full_tile_width=True,
        swizzle=Swizzle(3, 4, 4),
    ),
    "fp32, too many warps": LoaderConfig(tile_rows=16, tile_cols=32, warps=4, element_bytes=4, load_width=4),
    "odd width": LoaderConfig(
        tile_rows=70, tile_cols=48, warps=3, element_bytes=1, load_width=16, full_tile_width=True
    ),
}


def same_loads(got, conv, config, m_base, k_base):
    wanted = np.array(list(loads(conv, config, m_base, k_base)), dtype=np.int64)
    shape = (config.num_iterations, config.warps, 64)
    for index, field in enumerate(FIELDS):
        array = getattr(got, field)
        assert array.shape == shape
        assert np.array_equal(array, wanted[:, index].reshape(shape)), field
        assert array.dtype == (bool if field == "active" else np.int64)


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
@pytest.mark.parametrize("conv", CONVS.values(), ids=CONVS)
def test_loads_equal_the_loop(conv, config):
    last_m = (conv.M - 1) // config.tile_rows * config.tile_rows
    padded_k = -(-conv.K // (2 * config.tile_cols)) * 2 * config.tile_cols
    run_time = replace(config, runtime_hw=True)
    broken = {condition.name for condition, holds in survey(im2col_conditions.ASSERTED, conv, config) if holds is False}
    assert broken <= {"carry_2d", "carry_3d"}
    if broken:
        config = run_time
    for m_base, k_base in ((0, 0), (last_m, padded_k - config.tile_cols)):
        got = im2col.addresses(
            conv, config, m_anchor=m_base - 5, m_offset=5, k_anchor=k_base // 2, k_offset=k_base - k_base // 2
        )
        same_loads(got, conv, config, m_base, k_base)
    at_run_time = im2col.addresses(conv, run_time, m_offset=last_m)
    same_loads(at_run_time, conv, run_time, last_m, 0)
