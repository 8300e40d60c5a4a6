"""Small kernels around the loaders of row-major tiles: TileLoaderLDS, SubTileLoaderLDS and its st_8x32 sibling."""

from std.collections import Optional
from std.sys.intrinsics import readfirstlane

from max.gpu import lane_id, warp_id
from layout import ComptimeInt, Coord, Idx, MixedLayout, TileTensor
from layout.swizzle import Swizzle
from layout.tile_layout import row_major
from layout.tile_tensor import stack_allocation
from structured_kernels.amd_tile_io import SubTileLoaderLDS, SubTileLoaderLDS_st_8x32, TileLoaderLDS

from emit import emit

comptime BF16 = DType.bfloat16
comptime FP8 = DType.float8_e4m3fn


def rows[
    dtype: DType, cols: Int, swizzle: Optional[Swizzle] = None
](source: MutPointer[Scalar[dtype], MutAnyOrigin], count: Int, m_offset: Int, k_offset: Int):
    """128 x cols elements of a matrix whose rows are 4096 apart, with eight warps."""
    var tile = stack_allocation[dtype, address_space=.SHARED, alignment=16](row_major[128, cols]())
    var shape = row_major(Coord(count, Idx[4096]))
    var matrix = TileTensor[dtype, type_of(shape), MutAnyOrigin](source, shape)
    comptime Loader = TileLoaderLDS[
        dtype, 128, cols, stride=4096, num_loading_warps=8, swizzle=swizzle, use_full_tile_width=Bool(swizzle)
    ]
    Loader(matrix, Int(warp_id()), Int(lane_id())).load_tile(tile, m_offset, k_offset)


def strip[
    dtype: DType, cols: Int, stride: Int, first: Optional[Swizzle], second: Optional[Swizzle]
](source: MutPointer[Scalar[dtype], MutAnyOrigin], warp_row: Int):
    """A 32 x cols sub-tile of a matrix whose rows are `stride` elements apart, one warp."""
    var tile = stack_allocation[dtype, address_space=.SHARED, alignment=16](row_major[32, cols]())
    comptime Shape = MixedLayout[
        Coord[ComptimeInt[256], ComptimeInt[cols]].element_types, Coord[ComptimeInt[stride], ComptimeInt[1]].element_types
    ]
    var matrix = TileTensor[dtype, Shape, MutAnyOrigin](source, Shape())
    SubTileLoaderLDS[dtype, first, second](matrix).load(tile, matrix.tile[32, cols](warp_row, 0))


def v_tile[
    dtype: DType, keys: Int, depth: Int, BK: Int, stride: Int, chunked: Bool = False
](source: MutPointer[Scalar[dtype], MutAnyOrigin], offset: Int):
    """A keys x depth tile of V with rows `stride` elements apart, eight warps; `offset` bytes into the resource."""
    var tile = stack_allocation[dtype, address_space=.SHARED, alignment=16](row_major[keys + 4, depth]())
    comptime Shape = MixedLayout[
        Coord[ComptimeInt[keys], ComptimeInt[depth]].element_types,
        Coord[ComptimeInt[stride], ComptimeInt[1]].element_types,
    ]
    var values = TileTensor[dtype, Shape, MutAnyOrigin](source, Shape())
    comptime Loader = SubTileLoaderLDS_st_8x32[dtype, keys, depth, BK, 512, chunked]
    Loader(values).load(tile, values, Int(readfirstlane(Int32(warp_id()))), Int(lane_id()), offset)


def main():
    comptime none = Optional[Swizzle]()
    emit["tile_loader", rows[BF16, 64]]()
    emit["tile_loader_fp8", rows[FP8, 128, Optional[Swizzle](Swizzle(3, 4, 4))]]()
    emit["subtile_plain", strip[BF16, 32, 64, none, none]]()
    emit["subtile_pair", strip[BF16, 32, 128, Optional[Swizzle](Swizzle(1, 1, 4)), Optional[Swizzle](Swizzle(1, 0, 6))]]()
    emit["subtile_wide", strip[BF16, 64, 576, Optional[Swizzle](Swizzle(3, 0, 3)), none]]()
    emit["st_8x32_depth64", v_tile[BF16, 64, 64, 32, 64]]()
    emit["st_8x32_depth128", v_tile[BF16, 64, 128, 32, 1024]]()
    emit["st_8x32_fp8", v_tile[FP8, 128, 128, 64, 128]]()
    emit["st_8x32_chunked", v_tile[FP8, 128, 128, 64, 128, True]]()
