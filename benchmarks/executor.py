"""Time the im2col executor on whole ResNet-50 layers against a plain Python loop over lanes.

    python benchmarks/executor.py [--batch 32] [--loop-tiles 4]

The loop computes the same source elements one lane at a time. It runs over `--loop-tiles` tiles only; its time for the
whole layer is that time scaled up, and the output says so. Both must agree on the addresses of those tiles.
Bandwidth is that of the arrays which the executor allocates for its result, held against np.copyto in the same run.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from itertools import product

import numpy as np
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import Addresses, Conv, LoaderConfig

BF16 = LoaderConfig(tile_rows=64, tile_cols=128, warps=4, element_bytes=2, load_width=8, swizzle=Swizzle(1, 5, 4))
FP8 = LoaderConfig(
    tile_rows=64,
    tile_cols=128,
    warps=4,
    element_bytes=1,
    load_width=16,
    full_tile_width=True,
    swizzle=Swizzle(3, 4, 4),
)


LOADS_PER_CALL = 1 << 18
"""Loads whose arrays, 2 MiB each, still fit the caches of a server core."""


def layers(batch: int) -> Iterator[tuple[str, Conv, LoaderConfig]]:
    """Layers of ResNet-50, one for each path through the loader; the stem with its 3 channels padded to 8."""
    stem = Conv(N=batch, H=224, W=224, C=8, R=7, S=7, stride_h=2, stride_w=2, pad_h=3, pad_w=3)
    narrow = Conv(N=batch, H=56, W=56, C=64, R=3, S=3, pad_h=1, pad_w=1)
    wide = Conv(N=batch, H=28, W=28, C=128, R=3, S=3, pad_h=1, pad_w=1)
    pointwise = Conv(N=batch, H=28, W=28, C=512)
    yield "conv1 7x7/2 bf16", stem, BF16
    yield "conv2 3x3 bf16", narrow, BF16
    yield "conv3 3x3 bf16", wide, BF16
    yield "conv3 3x3 fp8", wide, FP8
    yield "conv3 1x1 bf16", pointwise, BF16


def tile_anchors(conv: Conv, config: LoaderConfig) -> tuple[range, range]:
    """First rows and first columns of the tiles that cover the layer, K padded to a multiple of two tiles."""
    k_padded = -(-conv.K // (2 * config.tile_cols)) * 2 * config.tile_cols
    return range(0, conv.M, config.tile_rows), range(0, k_padded, config.tile_cols)


def loads_per_tile(config: LoaderConfig) -> int:
    """Loads of one tile, those of idle warps included."""
    return config.num_iterations * config.warps * 64


def whole_layer(conv: Conv, config: LoaderConfig) -> Iterator[Addresses]:
    """Addresses of every tile: in each call all K steps of as many M blocks as make LOADS_PER_CALL."""
    m_anchors, k_offsets = tile_anchors(conv, config)
    columns = np.array(k_offsets).reshape(-1, 1, 1, 1)
    blocks = max(1, LOADS_PER_CALL // (len(k_offsets) * loads_per_tile(config)))
    for start in range(0, len(m_anchors), blocks):
        rows = np.array(m_anchors[start : start + blocks]).reshape(-1, 1, 1, 1, 1)
        yield im2col.addresses(conv, config, m_anchor=rows, k_offset=columns)


def loop_over_lanes(conv: Conv, config: LoaderConfig, m_anchor: int, k_offset: int) -> list[int]:
    """Source elements of one tile, one lane after the other, in the order of the executor's arrays."""
    elements = []
    vector = config.load_width * config.element_bytes
    for i, warp, lane in product(range(config.num_iterations), range(config.warps), range(64)):
        if config.per_iter_swizzle:
            assert config.swizzle is not None
            byte = config.swizzle((i * config.warps + warp) * config.warp_tile_bytes + lane * vector)
            row, col = byte // config.row_bytes, byte % config.row_bytes // config.element_bytes
        else:
            place = lane if config.swizzle is None else config.swizzle(lane * vector) // vector
            row = warp // config.num_warp_cols * config.thread_rows + place // config.threads_per_row
            row += i * config.rows_per_iteration
            col = warp % config.num_warp_cols * config.subtile_cols + place % config.threads_per_row * config.load_width
        image, within = divmod(m_anchor + row, conv.H_out * conv.W_out)
        h_out, w_out = divmod(within, conv.W_out)
        tap, c = divmod(k_offset + col, conv.C)
        kh, kw = divmod(tap, conv.S)
        h = h_out * conv.stride_h + kh * conv.dilation_h - conv.pad_h
        w = w_out * conv.stride_w + kw * conv.dilation_w - conv.pad_w
        inside = 0 <= h < conv.H and 0 <= w < conv.W
        element = ((image * conv.H + h) * conv.W + w) * conv.C + c
        elements.append(element if inside or not conv.has_halo else conv.num_records)
    return elements


def allocated_bytes(addresses: Addresses) -> int:
    """Bytes of the distinct arrays behind the result, views and broadcasts counted once."""
    owners = {}
    for name in ("element", "voffset", "soffset", "m", "k", "row", "col", "lds"):
        array = getattr(addresses, name)
        while array.base is not None:
            array = array.base
        owners[id(array)] = array.nbytes
    return sum(owners.values())


def seconds(work: Callable[[], object], repeats: int = 3) -> float:
    """Best wall time of `repeats` runs."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def copy_bandwidth(size: int) -> float:
    """Bytes per second that np.copyto writes for arrays of `size` bytes."""
    source = np.ones(size // 8, dtype=np.int64)
    target = np.empty_like(source)
    return source.nbytes / seconds(lambda: np.copyto(target, source), repeats=20)


def measure(name: str, conv: Conv, config: LoaderConfig, loop_tiles: int) -> None:
    """Print one line for a layer, after checking the loop's tiles against the executor."""
    m_anchors, k_offsets = tile_anchors(conv, config)
    tiles = list(product(m_anchors, k_offsets))
    loads = len(tiles) * loads_per_tile(config)
    timed = tiles[:: -(-len(tiles) // loop_tiles)]
    for m_anchor, k_offset in timed:
        wanted = im2col.addresses(conv, config, m_anchor=m_anchor, k_offset=k_offset).element.ravel()
        assert loop_over_lanes(conv, config, m_anchor, k_offset) == wanted.tolist()

    vectorised = seconds(lambda: [None for _ in whole_layer(conv, config)])
    part = seconds(lambda: [loop_over_lanes(conv, config, *tile) for tile in timed], repeats=1)
    looped = part * len(tiles) / len(timed)
    calls = [allocated_bytes(call) for call in whole_layer(conv, config)]
    written = sum(calls) / vectorised / 1e9
    copied = copy_bandwidth(max(calls)) / 1e9
    print(
        f"{name:17}{im2col.path(conv, config):10}{loads / 1e6:7.2f} M{vectorised:8.3f} s"
        f"{vectorised / loads * 1e9:7.1f} ns{looped:9.1f} s{looped / vectorised:7.0f}x"
        f"{written:8.2f} GB/s{copied:8.2f} GB/s{written / copied:6.0%}   {len(timed)} of {len(tiles)} tiles"
    )


def main() -> None:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser(description="Time the im2col executor on whole ResNet-50 layers.")
    parser.add_argument("--batch", type=int, default=32, help="images (default: 32)")
    parser.add_argument("--loop-tiles", type=int, default=4, help="tiles that the Python loop runs over (default: 4)")
    options = parser.parse_args()
    if options.batch < 1 or options.loop_tiles < 1:
        parser.error("--batch and --loop-tiles must be at least 1")
    print("loop s is SCALED from the tiles named in the last column; every other figure is of the whole layer")
    print(
        f"{'layer':17}{'path':10}{'loads':>9}{'executor':>10}{'per load':>10}{'loop':>11}{'ratio':>8}"
        f"{'result':>13}{'np.copyto':>13}{'share':>6}   loop timed on"
    )
    for name, conv, config in layers(options.batch):
        measure(name, conv, config, options.loop_tiles)


if __name__ == "__main__":
    main()
