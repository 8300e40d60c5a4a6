"""Keys of 32 bits, four bits at a time, in blocks of 4 * 128."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__radixsort__RadixSort.ptx"


@cuda_launch(FILE, "radixSortBlocksKeysK", block=128, grid="blocks")
def radixSortBlocksKeysK(blocks, start):
    given(512 * blocks < 2**31, start < 29)
    return [tensor("uint32", blocks, 512), tensor("uint32", blocks, 512), 4, start]


@cuda_launch(FILE, "findRadixOffsetsK", block=128, grid="2*blocks")
def findRadixOffsetsK(blocks, start):
    given(512 * blocks < 2**31, start < 29)
    return [
        tensor("uint32", blocks, 512),
        tensor("uint32", 16, 2 * blocks),
        tensor("uint32", 2 * blocks, 16),
        start,
        2 * blocks,
    ]


@cuda_launch(FILE, "reorderDataKeysOnlyK", block=128, grid="2*blocks")
def reorderDataKeysOnlyK(blocks, start):
    given(512 * blocks < 2**31, start < 29)
    return [
        tensor("uint32", blocks, 512),
        tensor("uint32", blocks, 512),
        tensor("uint32", 2 * blocks, 16),
        tensor("uint32", 16, 2 * blocks),
        start,
        512 * blocks,
        2 * blocks,
    ]
