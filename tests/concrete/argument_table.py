"""A valid call of each loader function, method and class: (what to call, its arguments by name)."""

import numpy as np
from tileprove.concrete.hardware import banks, buffer, shared_tiles, swizzle
from tileprove.concrete.hardware import gpus as hardware
from tileprove.concrete.loaders import (
    addresses,
    conv,
    im2col,
    im2col_conditions,
    lane_map,
    lds_image,
    loader_config,
    subtile_loader,
    tile_loader,
    v_tile_loader,
)

LANES = np.arange(64)
SWIZZLE = swizzle.Swizzle(3, 0, 3)
CONFIG = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
CONV = conv.Conv(N=2, H=14, W=14, C=64, R=3, S=3, pad_h=1, pad_w=1)
MATRIX = tile_loader.Matrix(rows=100, cols=128, stride=128)
AXES = addresses.axes(2, 4)
SUB_TILE = subtile_loader.SubTileLoader(rows=32, cols=32, element_bytes=2)
V_TILE = v_tile_loader.VTileLoader(rows=64, depth=64, block_cols=32, threads=512)
SHARED = shared_tiles.SHARED_TILES["st_16x32"]
IMAGE = np.zeros(1 << 14, dtype=np.uint8)
LOADS = tile_loader.addresses(MATRIX, CONFIG)
RESOURCE = buffer.Resource(25600)
TILE = lds_image.LdsImage(
    data=np.zeros(8192, np.uint8), written=np.zeros(8192, np.int64), stray=np.zeros(8192, bool), tile_bytes=8192
)
AT, TAP = im2col.OutputPosition(0, 0, 1, 1), im2col.Tap(0, 1, 1, 0)
ANCHORS = {"m_anchor": 0, "m_offset": 0, "k_anchor": 0, "k_offset": 0}
READING = {"soffset_in_check": True, "rule": "end"}
OFFSETS = {"voffset": LANES, "soffset": 0}

LOADERS = {
    "addresses.axes": (addresses.axes, {"num_iterations": 2, "warps": 4}),
    "addresses.Addresses": (
        addresses.Addresses,
        {
            **dict.fromkeys(("row", "col", "m", "k", "element", "voffset", "soffset", "lds", "lds_base"), LANES),
            "active": LANES < 3, "path": "linear", "stepping": None,
        },
    ),
    "addresses.check_reach": (addresses.check_reach, {"at": AXES, "iterations": 2, "warps": 4}),
    "addresses.tile_base": (addresses.tile_base, {"axis": "m", "anchor": 4, "offset": 8, "multiple_of": 4}),
    "addresses.assemble": (
        addresses.assemble,
        {"config": CONFIG, "at": AXES, "m_base": 0, "k_base": 0, "lane_part": 0, "uniform_part": 0, "path": "linear",
         "stepping": None},
    ),
    "banks.LdsTiming": (
        banks.LdsTiming, {"width_bytes": 4, "banks": 32, "phases": (tuple(range(64)),), "grade": "A"}
    ),
    "banks.timing_of": (banks.timing_of, {"instruction": "ds_read_b64", "arch": "gfx950"}),
    "banks.conflict_degrees": (
        banks.conflict_degrees, {"address": LANES * 4, "instruction": "ds_read_b64", "arch": "gfx950"}
    ),
    "banks.worst_degree": (banks.worst_degree, {"address": LANES * 4, "instruction": "ds_read_b64", "arch": "gfx950"}),
    "buffer.wrap32": (buffer.wrap32, {"x": LANES}),
    "buffer.buffer_offset": (buffer.buffer_offset, {"voffset": LANES, "imm": 0}),
    "buffer.dma_lds_byte": (buffer.dma_lds_byte, {"m0_base": 0, "imm": 0, "lane": LANES, "width_bytes": 16}),
    "buffer.Resource": (buffer.Resource, {"num_records": 100}),
    "buffer.Resource.wrapped": (buffer.Resource.wrapped, {"total_bytes": 100}),
    "buffer.Resource.clamped": (buffer.Resource.clamped, {"total_bytes": 100}),
    "buffer.Resource.dword_in_range": (
        RESOURCE.dword_in_range, {**OFFSETS, "dword": 0, "imm": 0, **READING, "access_bytes": None}
    ),
    "buffer.source_byte": (buffer.source_byte, {**OFFSETS, "imm": 0}),
    "conv.output_length": (conv.output_length, {"length": 9, "pad": 0, "dilation": 1, "taps": 3, "stride": 1}),
    "conv.Conv": (
        conv.Conv,
        {"N": 1, "H": 8, "W": 8, "C": 8, "R": 1, "S": 1, "stride_h": 1, "stride_w": 1, "dilation_h": 1,
         "dilation_w": 1, "pad_h": 0, "pad_w": 0, "Q": 1, "D": 1, "stride_d": 1, "dilation_d": 1, "pad_d": 0,
         "three_d": False, "runtime_output": None},
    ),
    "gpus.Arch": (hardware.Arch, {"name": "gfx950", "wave": 64, "lds_bytes": 1024, "lds_dma_bytes": (4,)}),
    "gpus.arch_named": (hardware.arch_named, {"name": "gfx950"}),
    "gpus.lanes": (hardware.lanes, {"arch": "gfx950"}),
    "gpus.check_immediate": (hardware.check_immediate, {"imm_bytes": 0}),
    "gpus.check_dma_width": (hardware.check_dma_width, {"width_bytes": 4, "arch": "gfx950"}),
    "gpus.read": (hardware.read, {"image": IMAGE, "address": LANES, "width_bytes": 4}),
    "gpus.lds_dma": (
        hardware.lds_dma,
        {"memory": IMAGE, "resource": RESOURCE, "lds": IMAGE.copy(), **OFFSETS, "lds_base": 0, "lane": LANES,
         "width_bytes": 4, "imm": 0, **READING},
    ),
    "im2col.decompose_m": (im2col.decompose_m, {"conv": CONV, "m": LANES}),
    "im2col.decompose_k": (im2col.decompose_k, {"conv": CONV, "k": LANES}),
    "im2col.uniform_tap": (im2col.uniform_tap, {"conv": CONV, "k_base": 0, "col": LANES}),
    "im2col.address": (im2col.address, {"conv": CONV, "at": AT, "tap": TAP}),
    "im2col.element_address": (im2col.element_address, {"conv": CONV, "m": LANES, "k": LANES}),
    "im2col.carry_step": (im2col.carry_step, {"conv": CONV, "rows": 32}),
    "im2col.carry": (im2col.carry, {"conv": CONV, "at": AT, "step": AT}),
    "im2col.carry_chain": (im2col.carry_chain, {"conv": CONV, "config": CONFIG, "m_first": LANES}),
    "im2col.addresses": (im2col.addresses, {"conv": CONV, "config": CONFIG, **ANCHORS, "at": None}),
    "im2col.resource": (im2col.resource, {"conv": CONV, "config": CONFIG}),
    "im2col.load_tile": (
        im2col.load_tile,
        {"tensor": np.zeros((2, 14, 14, 64), np.int16), "conv": CONV, "config": CONFIG, **ANCHORS, **READING},
    ),
    "im2col_conditions.path": (im2col_conditions.path, {"conv": CONV, "config": CONFIG}),
    "im2col_conditions.stepping": (im2col_conditions.stepping, {"conv": CONV, "config": CONFIG}),
    "im2col_conditions.validate": (im2col_conditions.validate, {"conv": CONV, "config": CONFIG}),
    "lane_map.warp_tile": (lane_map.warp_tile, {"config": CONFIG, "warp": 0, "iteration": 0}),
    "lane_map.is_active": (lane_map.is_active, {"config": CONFIG, "warp": 0, "iteration": 0}),
    "lane_map.effective_lane": (lane_map.effective_lane, {"config": CONFIG, "lane": LANES}),
    "lane_map.lane_coordinates": (
        lane_map.lane_coordinates, {"config": CONFIG, "warp": 0, "lane": LANES, "iteration": 0}
    ),
    "lane_map.lds_base": (lane_map.lds_base, {"config": CONFIG, "warp": 0, "iteration": 0}),
    "lane_map.lds_byte": (lane_map.lds_byte, {"config": CONFIG, "warp": 0, "lane": LANES, "iteration": 0}),
    "lane_map.lds_element": (lane_map.lds_element, {"config": CONFIG, "row": 0, "col": LANES}),
    "lds_image.LdsImage": (
        lds_image.LdsImage,
        {"data": TILE.data, "written": TILE.written, "stray": TILE.stray, "tile_bytes": 8192},
    ),
    "lds_image.LdsImage.elements": (TILE.elements, {"dtype": np.int16}),
    "lds_image.LdsImage.tile": (TILE.tile, {"config": CONFIG, "dtype": np.int16}),
    "lds_image.simulate": (
        lds_image.simulate,
        {"loads": LOADS, "config": CONFIG, "tensor": np.zeros((100, 128), np.int16), "resource": RESOURCE, **READING},
    ),
    "loader_config.LoaderConfig": (
        loader_config.LoaderConfig,
        {"tile_rows": 64, "tile_cols": 64, "warps": 4, "element_bytes": 2, "load_width": 8, "full_tile_width": False,
         "swizzle": None, "runtime_hw": False},
    ),
    "shared_tiles.XorTerm": (shared_tiles.XorTerm, {"modulus": 1024, "right": 9, "left": 5}),
    "shared_tiles.XorTerm.bits": (shared_tiles.XorTerm(1024, 9, 5).bits, {"off": LANES}),
    "shared_tiles.SharedTile": (
        shared_tiles.SharedTile, {"name": "st", "rows": 16, "cols": 16, "element_bytes": 2, "terms": ()}
    ),
    "shared_tiles.SharedTile.swizzled": (SHARED.swizzled, {"off": LANES}),
    "shared_tiles.SharedTile.offset": (SHARED.offset, {"r": 0, "c": 0}),
    "shared_tiles.SharedTile.group_load_source": (
        SHARED.group_load_source, {"lds_byte": LANES, "tile_cols": 32, "row_stride": 32}
    ),
    "shared_tiles.shared_tile_named": (shared_tiles.shared_tile_named, {"name": "st_16x32"}),
    "subtile_loader.SubTileLoader": (
        subtile_loader.SubTileLoader,
        {"rows": 32, "cols": 32, "element_bytes": 2, "swizzle": None, "swizzle2": None, "arch": "gfx950"},
    ),
    "subtile_loader.SubTileLoader.source_vector": (
        SUB_TILE.source_vector, {"lane": LANES, "strip": 0, "worker_base": 0}
    ),
    "subtile_loader.SubTileLoader.voffset": (
        SUB_TILE.voffset, {"lane": LANES, "strip": 0, "row_stride": 32, "worker_base": 0}
    ),
    "subtile_loader.SubTileLoader.strip_row": (SUB_TILE.strip_row, {"block": 0, "strip": 0}),
    "subtile_loader.SubTileLoader.soffset": (
        SUB_TILE.soffset, {"block": 0, "strip": 0, "row_stride": 32, "base_bytes": 0}
    ),
    "subtile_loader.SubTileLoader.lds_byte": (SUB_TILE.lds_byte, {"lane": LANES, "block": 0, "strip": 0}),
    "subtile_loader.SubTileLoader.load": (
        SUB_TILE.load,
        {"memory": IMAGE, "resource": RESOURCE, "lds": IMAGE.copy(), "row_stride": 32, "base_bytes": 0, "lds_base": 0,
         "worker_base": 0, **READING},
    ),
    "swizzle.xor_bits": (swizzle.xor_bits, {"x": LANES, "bits": 3, "base": 0, "shift": 3}),
    "swizzle.Swizzle": (swizzle.Swizzle, {"bits": 3, "base": 0, "shift": 3}),
    "swizzle.Swizzle.__call__": (SWIZZLE, {"x": LANES}),
    "swizzle.Composition": (swizzle.Composition, {"swizzles": (SWIZZLE,)}),
    "swizzle.Composition.__call__": (swizzle.compose(SWIZZLE), {"x": LANES}),
    "swizzle.compose": (lambda swizzles: swizzle.compose(swizzles), {"swizzles": SWIZZLE}),
    "swizzle.on_vectors": (swizzle.on_vectors, {"swizzle": SWIZZLE, "vector": 4}),
    "swizzle.is_permutation": (swizzle.is_permutation, {"offset_map": SWIZZLE, "n": 64}),
    "tile_loader.Matrix": (tile_loader.Matrix, {"rows": 4, "cols": 64, "stride": 64}),
    "tile_loader.validate": (tile_loader.validate, {"matrix": MATRIX, "config": CONFIG}),
    "tile_loader.num_iterations": (tile_loader.num_iterations, {"config": CONFIG}),
    "tile_loader.linear_offsets": (
        tile_loader.linear_offsets, {"config": CONFIG, "at": AXES, "stride": 64, "m_base": 0, "k_base": 0}
    ),
    "tile_loader.addresses": (tile_loader.addresses, {"matrix": MATRIX, "config": CONFIG, **ANCHORS, "at": None}),
    "tile_loader.resource": (tile_loader.resource, {"matrix": MATRIX, "config": CONFIG}),
    "tile_loader.load_tile": (
        tile_loader.load_tile,
        {"array": np.zeros((100, 128), np.int16), "matrix": MATRIX, "config": CONFIG, **ANCHORS, **READING},
    ),
    "v_tile_loader.plain_position": (
        v_tile_loader.plain_position, {"tile_byte": LANES, "depth": 64, "block_cols": 32, "element_bytes": 2}
    ),
    "v_tile_loader.chunked_position": (v_tile_loader.chunked_position, {"chunk": 0, "lane": LANES}),
    "v_tile_loader.chunked_read_byte": (
        v_tile_loader.chunked_read_byte, {"lane": LANES, "strip": 0, "depth_tile": 0, "part": 0}
    ),
    "v_tile_loader.VTileLoader": (
        v_tile_loader.VTileLoader,
        {"rows": 64, "depth": 64, "block_cols": 32, "threads": 512, "element_bytes": 2, "chunked": False,
         "arch": "gfx950"},
    ),
    "v_tile_loader.VTileLoader.position": (V_TILE.position, {"warp": 0, "lane": LANES, "iteration": 0}),
    "v_tile_loader.VTileLoader.source_byte": (
        V_TILE.source_byte, {"warp": 0, "lane": LANES, "iteration": 0, "row_stride": 64}
    ),
    "v_tile_loader.VTileLoader.lds_base": (V_TILE.lds_base, {"warp": 0, "iteration": 0}),
    "v_tile_loader.VTileLoader.load": (
        V_TILE.load,
        {"memory": IMAGE, "resource": RESOURCE, "lds": IMAGE.copy(), "row_stride": 64, "base_bytes": 0, "lds_base": 0,
         **READING},
    ),
}  # fmt: skip
