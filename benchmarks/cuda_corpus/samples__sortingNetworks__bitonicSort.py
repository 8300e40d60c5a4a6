"""Pairs of keys and values, in blocks of 1024 of both."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__sortingNetworks__bitonicSort.ptx"


@cuda_launch(FILE, "bitonicSortShared", block=512, grid="blocks")
def bitonicSortShared(blocks):
    given(1024 * blocks < 2**31)
    return [
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        1024,
        1,
    ]


@cuda_launch(FILE, "bitonicSortShared1", block=512, grid="blocks")
def bitonicSortShared1(blocks):
    given(1024 * blocks < 2**31)
    return [
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
    ]


@cuda_launch(FILE, "bitonicMergeGlobal", block=256, grid="blocks")
def bitonicMergeGlobal(blocks, size, stride=256):
    given(512 * blocks < 2**31, size <= 512 * blocks)
    return [
        tensor("uint32", blocks, 512),
        tensor("uint32", blocks, 512),
        tensor("uint32", blocks, 512),
        tensor("uint32", blocks, 512),
        512 * blocks,
        size,
        stride,
        1,
    ]


@cuda_launch(FILE, "bitonicMergeShared", block=512, grid="blocks")
def bitonicMergeShared(blocks, size):
    given(1024 * blocks < 2**31, size <= 1024 * blocks)
    return [
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        tensor("uint32", blocks, 1024),
        1024 * blocks,
        size,
        1,
    ]
