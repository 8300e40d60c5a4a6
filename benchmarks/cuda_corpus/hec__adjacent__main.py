"""Differences to the left neighbour and to the right, four elements a thread."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__adjacent__main.ptx"


@cuda_launch(FILE, "BlockAdjDiffKernel<64>", block=64, grid="blocks")
def BlockAdjDiffKernel_64(blocks):
    given(256 * blocks < 2**31)
    return [tensor("int32", blocks, 256), tensor("int32", blocks, 256), 1]


@cuda_launch(FILE, "BlockAdjDiffKernel<64>", block=64, grid="blocks")
def BlockAdjDiffKernel_64_right(blocks):
    given(256 * blocks < 2**31)
    return [tensor("int32", blocks, 256), tensor("int32", blocks, 256), 0]


@cuda_launch(FILE, "BlockAdjDiffKernel<128>", block=128, grid="blocks")
def BlockAdjDiffKernel_128(blocks):
    given(512 * blocks < 2**31)
    return [tensor("int32", blocks, 512), tensor("int32", blocks, 512), 1]


@cuda_launch(FILE, "BlockAdjDiffKernel<128>", block=128, grid="blocks")
def BlockAdjDiffKernel_128_right(blocks):
    given(512 * blocks < 2**31)
    return [tensor("int32", blocks, 512), tensor("int32", blocks, 512), 0]


@cuda_launch(FILE, "BlockAdjDiffKernel<256>", block=256, grid="blocks")
def BlockAdjDiffKernel_256(blocks):
    given(1024 * blocks < 2**31)
    return [tensor("int32", blocks, 1024), tensor("int32", blocks, 1024), 1]


@cuda_launch(FILE, "BlockAdjDiffKernel<256>", block=256, grid="blocks")
def BlockAdjDiffKernel_256_right(blocks):
    given(1024 * blocks < 2**31)
    return [tensor("int32", blocks, 1024), tensor("int32", blocks, 1024), 0]


@cuda_launch(FILE, "BlockAdjDiffKernel<512>", block=512, grid="blocks")
def BlockAdjDiffKernel_512(blocks):
    given(2048 * blocks < 2**31)
    return [tensor("int32", blocks, 2048), tensor("int32", blocks, 2048), 1]


@cuda_launch(FILE, "BlockAdjDiffKernel<512>", block=512, grid="blocks")
def BlockAdjDiffKernel_512_right(blocks):
    given(2048 * blocks < 2**31)
    return [tensor("int32", blocks, 2048), tensor("int32", blocks, 2048), 0]


@cuda_launch(FILE, "BlockAdjDiffKernel<1024>", block=1024, grid="blocks")
def BlockAdjDiffKernel_1024(blocks):
    given(4096 * blocks < 2**31)
    return [tensor("int32", blocks, 4096), tensor("int32", blocks, 4096), 1]


@cuda_launch(FILE, "BlockAdjDiffKernel<1024>", block=1024, grid="blocks")
def BlockAdjDiffKernel_1024_right(blocks):
    given(4096 * blocks < 2**31)
    return [tensor("int32", blocks, 4096), tensor("int32", blocks, 4096), 0]
