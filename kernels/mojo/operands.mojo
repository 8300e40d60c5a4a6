"""Small kernels around what reads MFMA operands: TiledMmaLoader and BlockScaledMmaOp. One wave; results are stored."""

from std.collections import Optional
from std.utils import IndexList

from max.gpu import lane_id, thread_idx
from layout import TileTensor
from layout.swizzle import Swizzle
from layout.tile_layout import row_major
from layout.tile_tensor import stack_allocation
from linalg.matmul.gpu.amd.block_scaled_matmul_amd import BlockScaledMmaOp
from structured_kernels.amd_tile_io import TiledMmaLoader

from emit import emit

comptime BF16 = DType.bfloat16
comptime FP8 = DType.float8_e4m3fn


def b[
    dtype: DType, shape: IndexList[3], rows: Int, cols: Int, first: Optional[Swizzle] = None,
    second: Optional[Swizzle] = None,
](target: MutPointer[Scalar[dtype], MutAnyOrigin]):
    """Calls load_b on a rows x cols tile; every fragment goes out in the order of its register row."""
    comptime count = (rows // shape[0]) * (cols // shape[2])
    comptime width = shape[0] * shape[2] // 64
    var tile = stack_allocation[dtype, address_space=.SHARED, alignment=16](row_major[rows, cols]())
    var fragments = TiledMmaLoader[dtype, shape, first, second].load_b[count, width](tile)
    comptime for i in range(count):
        target.unsafe_store((Int(thread_idx.x) * count + i) * width, fragments[i])


def b_tr[shape: IndexList[3]](target: MutPointer[BFloat16, MutAnyOrigin]):
    """Calls load_b_tr on one MK x MN tile."""
    var tile = stack_allocation[BF16, address_space=.SHARED, alignment=16](row_major[shape[2], shape[1]]())
    target.unsafe_store(Int(thread_idx.x) * 8, TiledMmaLoader[BF16, shape].load_b_tr(tile))


def v_strip[BN: Int, BK: Int, dt: Int, swizzle: Optional[Swizzle] = None](
    target: MutPointer[Scalar[FP8], MutAnyOrigin]
):
    """Calls load_v_fp8_strip with the lane coordinates that its caller passes."""
    var tile = stack_allocation[FP8, address_space=.SHARED, alignment=16](row_major[BN * 4, BK]())
    var lane = Int(lane_id())
    var pair = (lane % 16) // 2
    comptime Loader = TiledMmaLoader[FP8, IndexList[3](32, 32, 64), swizzle]
    var strip = Loader.load_v_fp8_strip[BN, BK, 0, dt](
        tile.ptr.as_unsafe_any_origin(), pair % 4 + 8 * (pair // 4), 4 * (lane // 32), 16 * ((lane // 16) % 2) + 8 * (lane % 2)
    )
    target.unsafe_store(Int(thread_idx.x) * 32, strip)


def v_strip_16[BN: Int, width: Int, dt: Int, swizzle: Optional[Swizzle] = None](
    target: MutPointer[Scalar[FP8], MutAnyOrigin]
):
    """Calls load_v_fp8_strip_16 with the lane coordinates that its caller passes."""
    var tile = stack_allocation[FP8, address_space=.SHARED, alignment=16](row_major[BN * 4, width]())
    var lane = Int(lane_id())
    comptime Loader = TiledMmaLoader[FP8, IndexList[3](16, 16, 128), swizzle]
    var strip = Loader.load_v_fp8_strip_16[BN, width, 0, dt](tile.ptr.as_unsafe_any_origin(), lane // 16, (lane % 16) // 2, lane % 2)
    target.unsafe_store(Int(thread_idx.x) * 32, strip)


def scaled[k_tiles: Int, m: Int, n: Int](target: MutPointer[Float32, MutAnyOrigin]):
    """BlockScaledMmaOp: packed FP4 fragments and scales of every k tile, then the products, which keep them alive."""
    comptime Op = BlockScaledMmaOp[IndexList[3](16, 16, 128), m, n, k_tiles]
    var a = stack_allocation[DType.uint8, address_space=.SHARED, alignment=16](row_major[m * 16, k_tiles * 64]())
    var b = stack_allocation[DType.uint8, address_space=.SHARED, alignment=16](row_major[n * 16, k_tiles * 64]())
    var a_scales = stack_allocation[DType.uint8, address_space=.SHARED, alignment=16](row_major[m * 16, k_tiles * 4]())
    var b_scales = stack_allocation[DType.uint8, address_space=.SHARED, alignment=16](row_major[n * 16, k_tiles * 4]())
    var op = Op()
    comptime for k in range(k_tiles):
        op.load_frag_from_smem[k](a, b)
        op.load_scales_from_smem[k](a_scales.tile[m * 16, 4](0, k), b_scales.tile[n * 16, 4](0, k))
        op.mma[k]()
    var total = op.accum_tile()
    comptime for i in range(m * n * 4):
        target.unsafe_store(Int(thread_idx.x) * m * n * 4 + i, total.ptr[unsafe_offset=i])


def main():
    comptime none = Optional[Swizzle]()
    comptime S30 = Optional[Swizzle](Swizzle(3, 0, 3))
    emit["load_b_16x16x32", b[BF16, IndexList[3](16, 16, 32), 32, 64]]()
    emit["load_b_32x32x16", b[BF16, IndexList[3](32, 32, 16), 64, 32]]()
    emit["load_b_fp8_16x16x128", b[FP8, IndexList[3](16, 16, 128), 32, 128, S30]]()
    emit["load_b_fp8_32x32x64", b[FP8, IndexList[3](32, 32, 64), 32, 128]]()
    emit[
        "load_b_pair",
        b[BF16, IndexList[3](32, 32, 16), 64, 32, Optional[Swizzle](Swizzle(1, 1, 4)), Optional[Swizzle](Swizzle(1, 0, 6))],
    ]()
    emit["load_b_tr_32x32x16", b_tr[IndexList[3](32, 32, 16)]]()
    emit["load_b_tr_16x16x32", b_tr[IndexList[3](16, 16, 32)]]()
    emit["v_strip", v_strip[64, 64, 1]]()
    emit["v_strip_swizzled", v_strip[64, 64, 2, S30]]()
    emit["v_strip_16", v_strip_16[128, 64, 1]]()
    emit["v_strip_16_swizzled", v_strip_16[128, 128, 5, S30]]()
    emit["scaled_1_tile", scaled[1, 2, 2]]()
    emit["scaled_2_tiles", scaled[2, 4, 2]]()
