"""Small kernels around RegTileEpilogue: a 16x16 and a 32x32 MFMA's result, rows guarded by the caller."""

from max.gpu import block_idx, lane_id, thread_idx, warp_id
from layout import Coord, Idx, MixedLayout, TileTensor
from layout.tile_layout import row_major
from structured_kernels.amd_tile_io import RegTileEpilogue

from emit import emit


def chunks[cw: Int](
    source: MutPointer[Float32, MutAnyOrigin], target: MutPointer[Float32, MutAnyOrigin], M: Int, N: Int
):
    """Four warps side by side; a lane of a 16x16 MFMA has one chunk of four columns, of a 32x32 one sixteen of one."""
    var shape = row_major(Coord(M, N))
    var output = TileTensor[DType.float32, type_of(shape), MutAnyOrigin](target, shape)
    var writer = RegTileEpilogue[DType.float32, cw](output)
    comptime size = 16 if cw == 4 else 32
    comptime count = 1 if cw == 4 else 16
    var lane = Int(lane_id())
    var m = Int(block_idx.y) * size + lane % size
    var n0 = (Int(block_idx.x) * 4 + Int(warp_id())) * size
    if m < M:
        comptime for i in range(count):
            var values = source.unsafe_load[width=cw]((Int(thread_idx.x) * count + i) * cw)
            var n = n0 + (4 * (lane // 16) if cw == 4 else 8 * (i // 4) + 4 * (lane // 32) + i % 4)
            writer.store(values, m=m, n=n)


def padded(source: MutPointer[Float32, MutAnyOrigin], target: MutPointer[Float32, MutAnyOrigin], M: Int, N: Int):
    """The 16x16 case on rows 4096 elements apart, so that every chunk is aligned and N may cut one."""
    var shape = MixedLayout(Coord(M, N), Coord(Idx[4096], Idx[1]))
    var output = TileTensor[DType.float32, type_of(shape), MutAnyOrigin](target, shape)
    var lane = Int(lane_id())
    var m = Int(block_idx.y) * 16 + lane % 16
    var n = (Int(block_idx.x) * 4 + Int(warp_id())) * 16 + 4 * (lane // 16)
    if m < M:
        RegTileEpilogue[DType.float32, 4](output).store(
            source.unsafe_load[width=4](Int(thread_idx.x) * 4), m=m, n=n
        )


def main():
    emit["epilogue_16x16", chunks[4]]()
    emit["epilogue_32x32", chunks[1]]()
    emit["epilogue_padded", padded]()
