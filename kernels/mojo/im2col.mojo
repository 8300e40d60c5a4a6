"""Small kernels around TileLoaderLDSIm2col: one a path, in 2-D and 3-D, with geometry known at compile time or not.

A block of 256 threads loads one tile of 128 x tile_cols elements. m_anchor and k_offset are the tile's place.
"""

from std.collections import Optional

from max.gpu import lane_id, warp_id
from layout import Coord, Idx, TileTensor
from layout.swizzle import Swizzle
from layout.tile_layout import row_major
from layout.tile_tensor import stack_allocation
from structured_kernels.amd_tile_io_conv import TileLoaderLDSIm2col

from emit import emit

comptime ROWS = 128
comptime WARPS = 4


def flat[
    dtype: DType, cols: Int, C: Int, taps: Int, pad: Int, stride: Int, swizzle: Optional[Swizzle] = None
](source: MutPointer[Scalar[dtype], MutAnyOrigin], images: Int, m_anchor: Int, k_offset: Int):
    """A 56 x 56 x C input; with a swizzle, whole tile rows a warp."""
    comptime H = 56
    comptime OUT = (H + 2 * pad - taps) // stride + 1
    var tile = stack_allocation[dtype, address_space=.SHARED, alignment=16](row_major[ROWS, cols]())
    var shape = row_major(Coord(images, Idx[H], Idx[H], Idx[C]))
    var input = TileTensor[dtype, type_of(shape), MutAnyOrigin](source, shape)
    comptime Loader = TileLoaderLDSIm2col[
        dtype, ROWS, cols, C, num_loading_warps=WARPS, H=H, W=H, H_out=OUT, W_out=OUT, R=taps, S=taps,
        pad_h=pad, pad_w=pad, stride_h=stride, stride_w=stride, swizzle=swizzle, use_full_tile_width=Bool(swizzle),
    ]
    Loader(input.as_imm(), Int(warp_id()), Int(lane_id()), m_anchor=m_anchor).load_tile(tile, 0, k_offset)


def deep(source: MutPointer[BFloat16, MutAnyOrigin], images: Int, m_anchor: Int, k_offset: Int):
    """A 16 x 28 x 28 x 32 input under a 3 x 3 x 3 filter."""
    var tile = stack_allocation[DType.bfloat16, address_space=.SHARED, alignment=16](row_major[ROWS, 32]())
    var shape = row_major(Coord(images, Idx[16], Idx[28], Idx[28], Idx[32]))
    var input = TileTensor[DType.bfloat16, type_of(shape), MutAnyOrigin](source, shape)
    comptime Loader = TileLoaderLDSIm2col[
        DType.bfloat16, ROWS, 32, 32, num_loading_warps=WARPS, H=28, W=28, H_out=28, W_out=28, R=3, S=3,
        pad_h=1, pad_w=1, Q=3, D=16, D_out=16, pad_d=1,
    ]
    Loader(input.as_imm(), Int(warp_id()), Int(lane_id()), m_anchor=m_anchor).load_tile(tile, 0, k_offset)


def any_size[
    dtype: DType, cols: Int, C: Int, swizzle: Optional[Swizzle] = None
](
    source: MutPointer[Scalar[dtype], MutAnyOrigin],
    images: Int,
    height: Int,
    width: Int,
    out_height: Int,
    out_width: Int,
    m_anchor: Int,
    k_offset: Int,
):
    """A 3 x 3 filter, pad 1; the caller says how large input and output are."""
    var tile = stack_allocation[dtype, address_space=.SHARED, alignment=16](row_major[ROWS, cols]())
    var shape = row_major(Coord(images, height, width, Idx[C]))
    var input = TileTensor[dtype, type_of(shape), MutAnyOrigin](source, shape)
    comptime Loader = TileLoaderLDSIm2col[
        dtype, ROWS, cols, C, num_loading_warps=WARPS, R=3, S=3, pad_h=1, pad_w=1, swizzle=swizzle,
        use_full_tile_width=Bool(swizzle), use_runtime_hw=True,
    ]
    var loader = Loader(
        input.as_imm(), Int(warp_id()), Int(lane_id()), runtime_h=height, runtime_w=width,
        runtime_h_out=out_height, runtime_w_out=out_width, m_anchor=m_anchor,
    )
    loader.load_tile(tile, 0, k_offset)


def main():
    comptime BF16 = DType.bfloat16
    comptime FP8 = DType.float8_e4m3fn
    comptime S = Optional[Swizzle](Swizzle(3, 4, 4))
    emit["im2col_pointwise", flat[BF16, 64, 64, 1, 0, 1]]()
    emit["im2col_pointwise_fp8", flat[FP8, 128, 128, 1, 0, 1, S]]()
    emit["im2col_uniform", flat[BF16, 64, 64, 3, 1, 1]]()
    emit["im2col_uniform_stride2", flat[BF16, 64, 64, 3, 1, 2]]()
    emit["im2col_no_pad", flat[BF16, 64, 64, 3, 0, 1]]()
    emit["im2col_per_lane", flat[BF16, 64, 16, 3, 1, 1]]()
    emit["im2col_fp8", flat[FP8, 128, 128, 3, 1, 1, S]]()
    emit["im2col_3d", deep]()
    emit["im2col_runtime", any_size[BF16, 64, 64]]()
    emit["im2col_runtime_fp8", any_size[FP8, 128, 128, S]]()
