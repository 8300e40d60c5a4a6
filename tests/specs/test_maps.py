"""The named maps against the numpy executors, point by point; and every slip in their source, which must be noticed."""

from __future__ import annotations

import ast
import inspect
import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pytest
from tileprove.concrete.hardware import mfma, mma_sync, tma, transpose_read, wgmma
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.loaders import conv, im2col, lane_map, mma_loader, preshuffle, tile_loader, v_strips
from tileprove.concrete.loaders.block_scaled import BlockScaledMmaOp
from tileprove.concrete.loaders.epilogue import RegTileEpilogue
from tileprove.concrete.loaders.loader_config import LoaderConfig
from tileprove.concrete.loaders.mma_loader import TiledMmaLoader
from tileprove.concrete.loaders.subtile_loader import SubTileLoader
from tileprove.concrete.loaders.tile_loader import Matrix
from tileprove.concrete.loaders.v_tile_loader import VTileLoader
from tileprove.prover.language import constructors
from tileprove.prover.language.maps import Map, MapError
from tileprove.prover.language.meanings import vectors
from tileprove.prover.language.terms import as_int, const, integer
from tileprove.prover.mutation.operators import rewrites
from tileprove.prover.running import registry

MAPS = registry.maps()
LANE = np.arange(64)
Fields = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Example:
    """A map at many points: fixed parameters, the values of the others, and what an executor says its fields are."""

    map: str
    fixed: Fields
    axes: Fields
    want: Callable[..., Fields]

    @cached_property
    def columns(self) -> Fields:
        """The values of the axes at every combination of them."""
        grid = np.meshgrid(*self.axes.values(), indexing="ij")
        return {name: column.ravel() for name, column in zip(self.axes, grid, strict=True)}

    @cached_property
    def wanted(self) -> Fields:
        return self.want(**self.columns)


FIELDS = ("address", "bytes", "records", "lds", "active")


def in_terms(value: Any) -> Any:
    """A parameter as a binding file gives it."""
    if isinstance(value, (list, tuple)):
        return list(map(in_terms, value))
    return const(value) if type(value) is int else value


def differing(example: Example, maps: Mapping[str, Map] = MAPS) -> list[str]:
    """The fields in which the map is not what the executor says, somewhere."""
    columns, wanted = example.columns, example.wanted
    symbols = {name: integer(name, None) for name in columns}
    fixed = {name: in_terms(value) for name, value in example.fixed.items()}
    found = maps[example.map](**fixed, **symbols)
    wrong = [name for name in FIELDS if (getattr(found, name) is None) != (name not in wanted)]
    for name in [name for name in FIELDS if name in wanted and name not in wrong]:
        term = getattr(found, name)
        lanes = vectors.evaluate(columns, term if name == "active" else as_int(term))[0]
        if not (np.all(lanes.ok) and np.all(lanes.values == wanted[name])):
            wrong.append(name)
    return wrong


# -- im2col --------------------------------------------------------------------------------------------------

LAYERS = {
    "2-D": {"H": 7, "W": 5, "C": 3, "R": 3, "S": 2, "stride_h": 2, "dilation_h": 2, "pad_h": 2},
    "2-D, other axis": {"H": 5, "W": 9, "C": 2, "R": 2, "S": 3, "stride_w": 2, "dilation_w": 3, "pad_w": 1},
    "one pixel": {"H": 1, "W": 1, "C": 1, "R": 1, "S": 1, "pad_h": 1, "pad_w": 1},
    "3-D": {"D": 4, "H": 3, "W": 4, "C": 2, "Q": 2, "R": 2, "S": 3, "stride_d": 2, "dilation_d": 2, "pad_d": 1,
            "pad_w": 1},
    "3-D, nothing said": {"D": 3, "H": 3, "W": 4, "C": 2, "R": 2, "S": 3, "pad_h": 1},
}  # fmt: skip


def layer_of(N: Any, values: Fields, output: tuple | None = None) -> conv.Conv:
    return conv.Conv(N=N, three_d="D" in values, runtime_output=output, **values)


def unmasked_element(layer: conv.Conv, m: Any, k: Any) -> Any:
    """The element of GEMM position (m, k), wherever it lies."""
    at, tap = im2col.decompose_m(layer, m), im2col.decompose_k(layer, k)
    place = at.n
    for axis, out, t in zip("dhw", at[1:], (tap.kq, tap.kh, tap.kw), strict=True):
        if axis != "d" or layer.is_3d:
            x = out * getattr(layer, f"stride_{axis}") + t * getattr(layer, f"dilation_{axis}")
            place = place * getattr(layer, axis.upper()) + x - getattr(layer, f"pad_{axis}")
    return place * layer.C + tap.c


def im2col_examples() -> Iterator[Example]:
    for values, es in itertools.product(LAYERS.values(), (1, 2)):
        one = layer_of(1, values)

        def want(m, k, N, values=values, es=es):
            layer = layer_of(N, values)
            return {
                "address": im2col.element_address(layer, m, k) * es,
                "records": layer.num_records * es,
                "bytes": 8 * es,
            }

        axes = {"m": np.arange(2 * one.M + 3), "k": np.arange(one.K + 2), "N": np.array([1, 2])}
        yield Example("im2col", values | {"element_bytes": es, "load_width": 8}, axes, want)

        def plain(m, k, values=values):
            layer = layer_of(2, values)
            return {"address": unmasked_element(layer, m, k), "records": layer.num_records}

        few = {"m": axes["m"], "k": axes["k"]}
        yield Example("im2col", values | {"element_bytes": 1, "N": 2, "masked": False}, few, plain)

    def given(m, k, H_out, W_out):
        layer = layer_of(2, LAYERS["2-D"], (H_out, W_out))
        return {"address": im2col.element_address(layer, m, k), "records": layer.num_records}

    axes = {"m": np.arange(40), "k": np.arange(18), "H_out": np.array([1, 4]), "W_out": np.array([2, 5])}
    yield Example("im2col", LAYERS["2-D"] | {"element_bytes": 1, "N": 2}, axes, given)

    def given_3d(m, k, D_out):
        layer = layer_of(2, LAYERS["3-D"], (D_out, 2, 5))
        return {"address": im2col.element_address(layer, m, k), "records": layer.num_records}

    axes = {"m": np.arange(70), "k": np.arange(24), "D_out": np.array([1, 3])}
    yield Example("im2col", LAYERS["3-D"] | {"element_bytes": 1, "N": 2, "H_out": 2, "W_out": 5}, axes, given_3d)


TILES = {
    "32 columns": {"tile_cols": 64, "warps": 4, "load_width": 8, "element_bytes": 2},
    "lanes swizzled": {"tile_cols": 64, "warps": 4, "load_width": 8, "element_bytes": 2, "swizzle": (2, 4, 3)},
    "whole rows": {"tile_cols": 64, "warps": 2, "load_width": 4, "element_bytes": 4, "full": True},
    "whole rows swizzled": {"tile_cols": 128, "warps": 4, "load_width": 16, "element_bytes": 1, "full": True,
                            "swizzle": (3, 4, 4)},
    "whole rows swizzled, 2 bytes": {"tile_cols": 64, "warps": 2, "load_width": 8, "element_bytes": 2, "full": True,
                                     "swizzle": (3, 4, 3)},
}  # fmt: skip
ROWS = 128


def config_of(tile: Fields, runtime: bool = False) -> LoaderConfig:
    rest = {name: value for name, value in tile.items() if name not in ("full", "swizzle")}
    swizzle = Swizzle(*tile["swizzle"]) if "swizzle" in tile else None
    return LoaderConfig(
        tile_rows=ROWS, full_tile_width=tile.get("full", False), swizzle=swizzle, runtime_hw=runtime, **rest
    )  # fmt: skip


def of_loads(loads: Any, config: LoaderConfig, resource: Any, at: tuple) -> Fields:
    """What an executor's tables say of some (iteration, warp, lane)."""
    tables = (np.broadcast_to(t, loads.voffset.shape)[at] for t in (loads.voffset, loads.soffset, loads.lds_base))
    voffset, soffset, base = tables
    return {"address": voffset + soffset, "lds": base, "records": resource.num_records, "bytes": config.load_bytes}


LOADER_LAYERS = {
    "padded": {"H": 20, "W": 9, "C": 64, "R": 3, "S": 3, "dilation_w": 2, "pad_h": 1, "pad_w": 2},
    "not padded": {"H": 20, "W": 19, "C": 128, "R": 3, "S": 1, "pad_h": 0, "pad_w": 0},
    "pointwise": {"H": 24, "W": 30, "C": 128, "R": 1, "S": 1},
    "3-D": {"D": 6, "H": 8, "W": 9, "C": 32, "Q": 3, "R": 1, "S": 3, "pad_d": 1, "stride_h": 2},
    "3-D, nothing said": {"D": 2, "H": 8, "W": 9, "C": 32, "R": 1, "S": 3},
}


def loader_examples() -> Iterator[Example]:
    for tile, values in itertools.product(TILES.values(), LOADER_LAYERS.values()):
        config, layer = config_of(tile), layer_of(3, values)

        def want(lane, warp, iteration, m_base, k_base, config=config, layer=layer):
            found: Fields = {}
            for m, k in {*zip(m_base.tolist(), k_base.tolist(), strict=True)}:
                own = (m_base == m) & (k_base == k)
                loads = im2col.addresses(layer, config, m_anchor=m, k_anchor=k)
                some = of_loads(loads, config, im2col.resource(layer, config), (iteration[own], warp[own], lane[own]))
                for name, column in some.items():
                    found.setdefault(name, np.zeros(len(lane), np.int64))[own] = column
            return found

        axes = {
            "lane": LANE, "warp": np.arange(config.warps), "iteration": np.arange(config.num_iterations),
            "m_base": np.array([0, 8, 128]),
            "k_base": np.array(sorted({0, config.tile_cols % layer.K})),  # past K the paths go different ways
        }  # fmt: skip
        yield Example("im2col_loader", values | tile | {"N": 3}, axes, want)
    tile, config = TILES["32 columns"], config_of(TILES["32 columns"])
    for name, said in (("padded", {"masked": False}), ("not padded", {})):
        layer = layer_of(1, LOADER_LAYERS[name], (30, 8))

        def unmasked(lane, warp, iteration, layer=layer):
            row, col = lane_map.lane_coordinates(config, warp, lane, iteration)
            return {
                "address": unmasked_element(layer, 7 + row, 64 + col) * 2, "records": layer.num_records * 2,
                "bytes": 16, "lds": lane_map.lds_base(config, warp, iteration),
            }  # fmt: skip

        here = {"N": 1, "H_out": 30, "W_out": 8, "m_base": 7, "k_base": 64}  # rows past the end of the image
        axes = {"lane": LANE, "warp": np.arange(config.warps), "iteration": np.arange(config.num_iterations)}
        yield Example("im2col_loader", LOADER_LAYERS[name] | tile | here | said, axes, unmasked)


def tile_examples() -> Iterator[Example]:
    for tile in TILES.values():
        config = config_of(tile)

        def want(lane, warp, iteration, row_base, col_base, rows, row_stride, cols=None, config=config):
            found: Fields = {}
            points = np.stack([row_base, col_base, rows, row_stride, row_stride if cols is None else cols], axis=1)
            for m, k, count, stride, width in {tuple(point) for point in points.tolist()}:
                own = np.all(points == (m, k, count, stride, width), axis=1)
                matrix = Matrix(rows=count, cols=width, stride=stride)
                loads = tile_loader.addresses(matrix, config, m_offset=m, k_offset=k)
                at = (iteration[own], warp[own], lane[own])
                for name, column in of_loads(loads, config, tile_loader.resource(matrix, config), at).items():
                    found.setdefault(name, np.zeros(len(lane), np.int64))[own] = column
            return found

        axes = {
            "lane": LANE, "warp": np.arange(config.warps),
            "iteration": np.arange(tile_loader.num_iterations(config)), "row_base": np.array([0, 40]),
            "col_base": np.array([0, 128]), "rows": np.array([200]), "row_stride": np.array([256, 384]),
        }  # fmt: skip
        yield Example("tile_loader", tile, axes, want)
        yield Example("tile_loader", tile, axes | {"rows": np.array([1, 200]), "cols": np.array([250, 256])}, want)


# -- the tiles of attention ----------------------------------------------------------------------------------


def v_tile_examples() -> Iterator[Example]:
    for rows, depth, block_cols, es, warps in ((64, 64, 32, 2, 4), (64, 128, 32, 2, 8), (128, 128, 64, 1, 8)):
        loader = VTileLoader(rows=rows, depth=depth, block_cols=block_cols, threads=64 * warps, element_bytes=es)

        def want(lane, warp, iteration, tile_base, row_stride, loader=loader):
            address = loader.source_byte(warp, lane, iteration, row_stride) + tile_base
            return {"address": address, "lds": loader.lds_base(warp, iteration), "bytes": 16, "records": 12345}

        fixed = {
            "subtiles_across": depth // block_cols, "bk": block_cols, "warps": warps, "element_bytes": es,
            "records": 12345,
        }  # fmt: skip
        axes = {
            "lane": LANE, "warp": np.arange(warps), "iteration": np.arange(loader.iterations),
            "tile_base": np.array([0, 4096]), "row_stride": np.array([depth, 1000]),
        }  # fmt: skip
        yield Example("subtile_loader_v", fixed, axes, want)
    chunked = VTileLoader(rows=128, depth=128, block_cols=64, threads=512, element_bytes=1, chunked=True)

    def want_chunk(lane, warp, iteration, tile_base, row_stride):
        address = chunked.source_byte(warp, lane, iteration, row_stride) + tile_base
        return {"address": address, "lds": chunked.lds_base(warp, iteration), "bytes": 16}

    axes = {
        "lane": LANE, "warp": np.arange(8), "iteration": np.arange(2), "tile_base": np.array([0, 4096]),
        "row_stride": np.array([128, 1000]),
    }  # fmt: skip
    yield Example("subtile_loader_chunked", {}, axes, want_chunk)
    few = {name: column for name, column in axes.items() if name != "tile_base"}
    yield Example(
        "subtile_loader_chunked", {"records": 99}, few, lambda **at: want_chunk(tile_base=0, **at) | {"records": 99}
    )


def k_tile_examples() -> Iterator[Example]:
    pair = (Swizzle(1, 1, 4), Swizzle(1, 0, 6))
    for cols, swizzles, rows in ((32, (None, None), 16), (32, pair, 16), (64, (Swizzle(3, 0, 3), None), 8)):
        loader = SubTileLoader(rows=96, cols=cols, element_bytes=2, swizzle=swizzles[0], swizzle2=swizzles[1])
        assert loader.grid[0] == rows
        named = zip(("swizzle", "swizzle2"), swizzles, strict=True)
        fixed = {name: (s.bits, s.base, s.shift) for name, s in named if s is not None}

        def want(lane, strip, block, tile_base, row_stride, worker_base=0, loader=loader):
            soffset = loader.soffset(block, strip, row_stride, tile_base)
            return {
                "address": loader.voffset(lane, strip, row_stride, worker_base) + soffset, "bytes": loader.lane_bytes,
                "lds": loader.lds_byte(0, block, strip), "records": 777,
            }  # fmt: skip

        axes = {
            "lane": LANE, "strip": np.arange(loader.strips), "block": np.arange(3), "tile_base": np.array([0, 640]),
            "row_stride": np.array([cols, 576]),
        }  # fmt: skip
        fixed |= {"cols": cols, "element_bytes": 2, "records": 777} | ({} if rows == 16 else {"grid_rows": rows})
        yield Example("subtile_loader_k", fixed, axes, want)
        yield Example("subtile_loader_k", fixed, axes | {"worker_base": np.array([0, 1])}, want)
    small = SubTileLoader(rows=16, cols=32, element_bytes=2)

    def want_small(lane, block):
        rows = block * 16
        return {"address": small.voffset(lane, 0, 100) + rows * 200, "lds": rows * 64 + 0 * lane, "bytes": 16}

    fixed = {"strip": 0, "tile_base": 0, "row_stride": 100, "cols": 32, "element_bytes": 2, "block_rows": 16}
    yield Example("subtile_loader_k", fixed, {"lane": LANE, "block": np.arange(3)}, want_small)


# -- operands, scales, outputs -------------------------------------------------------------------------------


def operand_examples() -> Iterator[Example]:
    for shape, es, rows, cols, swizzles in (
        ((16, 16, 32), 2, 32, 64, ()), ((32, 32, 16), 2, 64, 32, (Swizzle(1, 1, 4), Swizzle(1, 0, 6))),
        ((16, 16, 128), 1, 32, 256, (Swizzle(3, 0, 3),)), ((32, 32, 64), 1, 64, 128, ()),
    ):  # fmt: skip
        named = dict(zip(("swizzle", "swizzle2"), swizzles, strict=False))
        loader = TiledMmaLoader(shape=shape, element_bytes=es, rows=rows, cols=cols, **named)
        fixed = {name: (s.bits, s.base, s.shift) for name, s in named.items()} | {"shape": shape, "bk": cols}

        def want(lane, i, j, half, loader=loader):
            return {"address": loader.load_b_byte(lane, i, j, half), "bytes": 16}

        blocks, tiles = loader.grid
        axes = {"lane": LANE, "i": np.arange(blocks), "j": np.arange(tiles), "half": np.arange(loader.halves)}
        yield Example("load_b", fixed, axes, want)
    for shape in mma_loader.TRANSPOSED_SHAPES:

        def want_tr(lane, half, row_stride, tile_base=0, shape=shape):
            at = mma_loader.load_b_tr_offset(shape, lane, half, row_stride)
            return {"address": 2 * at + tile_base, "bytes": 8}

        axes = {"lane": LANE, "half": np.arange(2), "row_stride": np.array([32, 100])}
        yield Example("load_b_tr", {"shape": shape}, axes, want_tr)
        yield Example("load_b_tr", {"shape": shape}, axes | {"tile_base": np.array([64])}, want_tr)
    for name, strip, rows, cols, swizzle in (
        ("load_v_strip", v_strips.STRIP_32, 128, 64, None), ("load_v_strip", v_strips.STRIP_32, 64, 64, (3, 0, 3)),
        ("load_v_strip_16", v_strips.STRIP_16, 128, 64, None),
        ("load_v_strip_16", v_strips.STRIP_16, 128, 128, (3, 0, 3)),
    ):  # fmt: skip

        def want_strip(lane, read, first_depth, first_key=0, strip=strip, rows=rows, cols=cols, swizzle=swizzle):
            found = np.zeros(len(lane), np.int64)
            for each, dt in {*zip(read.tolist(), (first_depth // strip.M).tolist(), strict=True)}:
                own = (read == each) & (first_depth == dt * strip.M)
                found[own] = v_strips.strip_byte(
                    strip, lane[own], strip.key_bases[each], block_rows=rows, block_cols=cols, dt=dt,
                    bk_tile=np.broadcast_to(first_key // strip.K, lane.shape)[own],
                    swizzle=Swizzle(*swizzle) if swizzle else None,
                )  # fmt: skip
            return {"address": found, "bytes": 8}

        axes = {"lane": LANE, "read": np.arange(4), "first_depth": np.arange(6) * strip.M}
        keys = {"first_key": np.arange(rows // 64) * 64} if name == "load_v_strip" else {}
        fixed = {"rows": rows, "cols": cols} | ({"swizzle": swizzle} if swizzle else {})
        yield Example(name, fixed, axes | keys, want_strip)


def scaled_examples() -> Iterator[Example]:
    for num_k in (1, 2, 3):
        op = BlockScaledMmaOp(num_m=4, num_n=4, num_k=num_k)
        axes = {"lane": LANE, "tile": np.arange(4), "k_tile": np.arange(num_k)}

        def fragment(lane, tile, k_tile, op=op):
            return {"address": op.fragment_byte(lane, tile, k_tile), "bytes": 16}

        def scale(lane, tile, k_tile, op=op):
            return {"address": op.scale_byte(lane, tile, k_tile), "bytes": 1}

        yield Example("fp4_fragment", {"num_k": num_k} | ({"swizzled": True} if num_k == 1 else {}), axes, fragment)
        yield Example("fp4_scale", {"num_k": num_k}, axes, scale)

    def b(lane, n_start, kb_start, k_bytes):
        n, kb = preshuffle.b_lane_position(lane, 0, 0, n_start, kb_start)
        return {"address": preshuffle.b_byte(n, kb, k_bytes), "bytes": 16, "records": 5}

    axes = {"lane": LANE, "n_start": np.arange(3) * 16, "kb_start": np.arange(3) * 64, "k_bytes": np.array([192, 256])}
    yield Example("preshuffled_b", {"records": 5}, axes, b)

    def words(lane, mn_start, ks_start, k_scales):
        mn, ks = preshuffle.scale_lane_position(lane, mn_start, ks_start)
        return {"address": preshuffle.scale_word(mn, ks, k_scales), "bytes": 4, "records": 6}

    axes = {"lane": LANE, "mn_start": np.arange(5) * 16, "ks_start": np.arange(5) * 4, "k_scales": np.array([24, 32])}
    yield Example("preshuffled_scales", {"records": 6}, axes, words)


def output_examples() -> Iterator[Example]:
    axes = {
        "m": np.arange(-1, 5), "n": np.arange(13), "M": np.array([3, 4]), "N": np.arange(1, 12),
        "row_stride": np.array([11, 20]),
    }  # fmt: skip
    for chunk, es in ((1, 4), (4, 2)):

        def wide(m, n, M, N, row_stride, chunk=chunk, es=es):
            out = RegTileEpilogue(n_total=N, row_stride=row_stride, chunk=chunk)
            return {"address": out.address(m, n) * es, "bytes": chunk * es, "active": (m >= 0) & (m < M) & out.wide(n)}

        def single(element, m, n, M, N, row_stride, chunk=chunk, es=es):
            out = RegTileEpilogue(n_total=N, row_stride=row_stride, chunk=chunk)
            active = (m >= 0) & (m < M) & out.single(n, element)
            return {"address": out.address(m, n + element) * es, "bytes": es, "active": active}

        yield Example("epilogue", {"chunk": chunk, "element_bytes": es}, axes, wide)
        yield Example("epilogue", {"chunk": chunk, "element_bytes": es}, axes | {"element": np.arange(chunk)}, single)

    def copied(index, count):
        return {"address": np.where(index < count, index * 4, 2**31), "bytes": 16, "records": count * 4}

    fixed = {"element_bytes": 4, "width": 4, "sentinel": 2**31}
    yield Example("masked_vector", fixed, {"index": np.arange(9), "count": np.arange(1, 9)}, copied)


def hardware_examples() -> Iterator[Example]:
    for own in mfma.MFMAS.values():
        fixed = {"shape": (own.M, own.N, own.K), "bits": own.bits}

        def operand(lane, dword, own=own):
            element = dword * 32 // own.bits  # one that the register holds, wholly or in part
            register, bit = own.register(element)
            i, k = own.operand(lane, element)
            bits = (i * own.K + k) * own.bits + dword * 32 - (register * 32 + bit)
            assert not (bits % 8).any()
            return {"address": bits // 8, "bytes": 4}

        def result(lane, dword, own=own):
            i, j = own.result(lane, dword)
            return {"address": (i * own.N + j) * 4, "bytes": 4}

        yield Example("mfma_operand", fixed, {"lane": LANE, "dword": np.arange(own.elements * own.bits // 32)}, operand)
        yield Example("mfma_result", fixed, {"lane": LANE, "dword": np.arange(own.results)}, result)
    for documented in (False, True):

        def received(lane, byte, documented=documented):
            model = "documented" if documented else "measured"
            source, own = transpose_read.transposed_source(lane, byte, 1, model)
            return {"address": source * 8 + own, "bytes": 1}

        axes = {"lane": LANE, "byte": np.arange(8)}
        yield Example("transposed_read", {"documented": documented}, axes, received)
    yield Example(
        "butterfly_depth",
        {},
        {"lane": np.arange(16)},
        lambda lane: {"address": transpose_read.butterfly(lane), "bytes": 1},
    )


def nvidia_examples() -> Iterator[Example]:
    warp = np.arange(32)
    for own in {(one.M, one.N, one.K, one.bits): one for one in mma_sync.MMAS.values()}.values():
        fixed = {"shape": (own.M, own.N, own.K), "bits": own.bits}
        row_bytes = own.K * own.bits // 8
        for operand in ("A", "B"):

            def word(lane, register, own=own, operand=operand, row_bytes=row_bytes):
                element = register * 32 // own.bits
                row, k = own.position(operand, lane, element)
                at, bit = own.register(operand, element)
                bits = k * own.bits + (register - at) * 32 - bit
                assert not (bits % 8).any()
                return {"address": row * row_bytes + bits // 8, "bytes": 4}

            axes = {"lane": warp, "register": np.arange(own.elements(operand) * own.bits // 32)}
            yield Example(f"mma_{operand.lower()}", fixed, axes, word)

        def result(lane, register, own=own):
            i, j = own.result(lane, register)
            return {"address": (i * own.N + j) * 4, "bytes": 4}

        yield Example("mma_accumulator", fixed, {"lane": warp, "register": np.arange(own.elements("D"))}, result)
    for n in (8, 64, 256):

        def accumulator(thread, register, n=n):
            i, j = wgmma.result(thread, register)
            return {"address": (i * n + j) * 4, "bytes": 4}

        axes = {"thread": np.arange(128), "register": np.arange(n // 2)}
        yield Example("wgmma_accumulator", {"n": n}, axes, accumulator)
    for span, mode in ((0, "none"), (32, "32B"), (64, "64B"), (128, "128B")):
        for row_bytes in {16, 32, 64, 128} if span == 0 else {16, span}:
            box = tma.TensorMap(
                width=256, height=16, pitch=256, element_bytes=1, box_width=row_bytes, box_height=16, swizzle=mode
            )

            def stored(row, chunk, box=box, base=384):
                return {"address": box.shared_byte(base, row, chunk * 16), "bytes": 16}

            axes = {"row": np.arange(16), "chunk": np.arange(row_bytes // 16)}
            fixed = {"rows": 16, "row_bytes": row_bytes, "span": span, "base": 384}
            yield Example("tma_box", fixed, axes, stored)
            if row_bytes == box.row_pitch:

                def named(lane, column, box=box):
                    return {"address": box.shared_byte(0, lane, column * 16), "bytes": 16}

                axes = {"lane": warp, "column": np.arange(row_bytes // 16)}
                yield Example("ldmatrix_rows", {"pitch": row_bytes, "span": span}, axes, named)


FAMILIES = (
    im2col_examples, loader_examples, tile_examples, v_tile_examples, k_tile_examples, operand_examples, scaled_examples,
    output_examples,
    hardware_examples, nvidia_examples,
)  # fmt: skip
EXAMPLES = [example for family in FAMILIES for example in family()]


def test_every_map_has_examples():
    assert {example.map for example in EXAMPLES} == MAPS.keys()


@pytest.mark.parametrize("name", MAPS)
def test_the_map_is_what_the_executor_computes(name: str):
    for example in (example for example in EXAMPLES if example.map == name):
        assert differing(example) == [], example.fixed


# -- slips ---------------------------------------------------------------------------------------------------

HELPERS = {
    "lane_coordinates": ("im2col_loader", "tile_loader"), "named_by": ("load_v_strip", "load_v_strip_16"),
    "conv_of": ("im2col", "im2col_loader"), "gemm_element": ("im2col", "im2col_loader"),
}  # fmt: skip
# (function, slip) -> how often it changes no map: what the map does not depend on
HARMLESS = Counter({
    (function, f"constant {sign} 1: {old} -> {new}"): count
    for function, old, count in (
        ("lane_coordinates", 0, 1),  # rows of the whole tile
        ("subtile_loader_v", 1, 1),  # subtiles from top to bottom
        ("subtile_loader_k", 1, 1),  # blocks of the sub-tile
        ("fp4_fragment", 1, 2),  # tiles of A and of B
        ("fp4_scale", 1, 2),
    )
    for sign, new in (("+", old + 1), ("-", old - 1))
} | {("subtile_loader_k", "constant + 1: 32 -> 33"): 1})  # still two strips a block  # fmt: skip


class Slips(ast.NodeTransformer):
    """Puts slip number ``wanted`` into a function's formulas. count: how many there are; said: what this one is."""

    def __init__(self, wanted: int):
        self.wanted, self.count, self.said = wanted, 0, ""

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, (ast.Raise, ast.JoinedStr)):
            return node
        if isinstance(node, ast.expr):
            for said, new in rewrites(node):
                self.count += 1
                if self.count - 1 == self.wanted:
                    self.said = f"{said}: {ast.unparse(node)} -> {ast.unparse(new)}"
                    return new
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.args.defaults = [self.visit(default) for default in node.args.defaults]
        node.body = [self.visit(statement) for statement in node.body]
        return node


def with_slips(function: str) -> Iterator[tuple[str, dict[str, Map]]]:
    """What happened to the function, and the maps with it, for every slip in its formulas."""
    users = HELPERS.get(function, (function,))
    module = inspect.getmodule(MAPS[users[0]].build)
    assert module is not None
    number = 0
    while True:
        tree = ast.parse(inspect.getsource(module))
        found = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in (function, *users)]
        slip = Slips(number)
        for node in found:
            node.decorator_list = []
            if node.name == function:
                slip.visit_FunctionDef(node)
        if not slip.said:
            return
        names = {**vars(module), "__tileprove_terms__": constructors}
        code = ast.Module([ast.ImportFrom("__future__", [ast.alias("annotations")], 0), *found], [])
        exec(compile(ast.fix_missing_locations(code), str(module.__file__), "exec"), names)
        yield slip.said, {name: Map("", name, names[name], "", {}) for name in users}
        number += 1


def is_noticed(example: Example, maps: Mapping[str, Map]) -> bool:
    try:
        return differing(example, maps) != []
    except (MapError, ValueError, TypeError, AttributeError, ZeroDivisionError):
        return True


@pytest.mark.parametrize("function", [*MAPS, *HELPERS])
def test_every_slip_in_a_map_is_noticed(function: str):
    examples = [example for example in EXAMPLES if example.map in HELPERS.get(function, (function,))]
    assert all(differing(example) == [] for example in examples)
    survivors = Counter(
        (function, said)
        for said, changed in with_slips(function)
        if not any(is_noticed(example, changed) for example in examples)
    )
    assert survivors == Counter({key: count for key, count in HARMLESS.items() if key[0] == function})


# -- parameters ----------------------------------------------------------------------------------------------

LOADER = {**TILES["32 columns"], "lane": 0, "warp": 0, "iteration": 0, "row_base": 0, "col_base": 0, "row_stride": 64,
          "rows": 8}  # fmt: skip
K_TILE = {"lane": 0, "strip": 0, "block": 0, "tile_base": 0, "row_stride": 64, "cols": 32, "element_bytes": 2}
B = {"lane": 0, "i": 0, "j": 0, "half": 0, "bk": 64}
X = integer("x")
LOAD = {"lane": 0, "i": 0, "j": 0, "half": 0}
REFUSED = [  # map, parameters that are right, the last valid value, the first invalid one, what is said
    ("tile_loader", LOADER, {"swizzle": [3, 4, 3]}, {"swizzle": [3, 4, 2]}, "|shift| >= bits"),
    ("tile_loader", LOADER, {"swizzle": [3, 4, -3]}, {"swizzle": [3, 4, -2]}, "|shift| >= bits"),
    ("tile_loader", LOADER, {"swizzle": [0, 4, 3]}, {"swizzle": [-1, 4, 3]}, "not negative"),
    ("tile_loader", LOADER, {"swizzle": [3, 0, 3]}, {"swizzle": [3, -1, 3]}, "not negative"),
    ("tile_loader", LOADER, {"swizzle": [3, 4, 3]}, {"swizzle": [3, 4]}, "[bits, base, shift]"),
    ("tile_loader", LOADER, {"swizzle": [3, 4, 3]}, {"swizzle": [3, 4, X]}, "must be a constant"),
    ("tile_loader", LOADER, {"swizzle": None}, {"swizzle": 3}, "[bits, base, shift]"),
    ("tile_loader", LOADER, {"full": True}, {"full": X}, "full must be a constant"),
    ("subtile_loader_k", K_TILE, {"grid_rows": 8}, {"grid_rows": 7}, "grid_rows must be 16 or 8, not 7"),
    ("subtile_loader_k", K_TILE, {"grid_rows": 16}, {"grid_rows": 0}, "grid_rows must be 16 or 8, not 0"),
    ("subtile_loader_k", K_TILE, {"element_bytes": 2}, {"element_bytes": X}, "element_bytes must be a constant"),
    ("load_b", B, {"shape": [16, 16, 32]}, {"shape": [16, 16, 31]}, "no MFMA of shape (16, 16, 31)"),
    ("load_b", B, {"shape": [32, 32, 16]}, {"shape": [32, 32]}, "[M, N, K]"),
    ("load_b", {**LOAD, "shape": [16, 16, 32]}, {"bk": 72}, {"bk": 33}, "multiple of 8, not 33"),
    ("load_b", {**LOAD, "shape": [16, 16, 128]}, {"bk": 16}, {"bk": 24}, "multiple of 16"),
    ("load_b_tr", {"lane": 0, "half": 0, "row_stride": 32}, {"shape": [32, 32, 16]}, {"shape": [32, 32, X]}, "constant"),
    ("fp4_fragment", {"lane": 0, "tile": 0, "k_tile": 0, "num_k": 1}, {"swizzled": False}, {"swizzled": X}, "constant"),
    ("fp4_scale", {"lane": 0, "tile": 0, "k_tile": 0}, {"num_k": 1}, {}, "lacks num_k"),
    ("fp4_scale", {"lane": 0, "tile": 0, "k_tile": 0, "num_k": 1}, {}, {"swizzled": True}, "no parameter 'swizzled'"),
    ("mfma_operand", {"lane": 0, "dword": 0, "shape": [16, 16, 32]}, {"bits": 16}, {"bits": 5}, "bits is 4, 6, 8, 16, not"),
    ("mfma_result", {"lane": 0, "dword": 0, "bits": 4}, {"shape": [32, 32, 64]}, {"shape": [16, 16, 32]}, "no MFMA of"),
    ("transposed_read", {"lane": 0, "byte": 0}, {"documented": True}, {"documented": X}, "constant"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "rest", "valid", "invalid", "said"), REFUSED)
def test_the_first_invalid_parameter_is_refused_in_one_line(
    name: str, rest: Fields, valid: Fields, invalid: Fields, said: str
):
    assert MAPS[name](**rest | valid).address is not None
    with pytest.raises(MapError) as error:
        MAPS[name](**rest | invalid)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", MAPS)
def test_whatever_number_a_binding_gives_is_taken_or_refused(name: str):
    """Nothing but a MapError, for every parameter at values that no kernel has."""
    examples: dict[tuple[str, ...], Example] = {tuple(sorted(e.fixed)): e for e in EXAMPLES if e.map == name}
    for example in examples.values():
        fixed = {n: in_terms(value) for n, value in example.fixed.items()} | {n: integer(n) for n in example.axes}
        for parameter in fixed:
            for value in (const(0), const(-1), const(1 << 70), X, True, [const(1)], [const(-1), const(0), const(0)]):
                with suppress(MapError):
                    MAPS[name](**fixed | {parameter: value})
