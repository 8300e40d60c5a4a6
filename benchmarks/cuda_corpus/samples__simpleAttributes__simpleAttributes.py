"""Accesses at places that are drawn, in two tensors of which one stays in a cache; threads add to both as they like."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__simpleAttributes__simpleAttributes.ptx"


@cuda_launch(FILE, "kernCacheSegmentTest", block=(32, 32), grid="blocks")
def kernCacheSegmentTest(size, blocks):
    given(16 * size < 2**31, blocks < 2**16)
    return [tensor("int32", size, shared=True), size, tensor("int32", 16 * size, shared=True), 16 * size, 0xAFFFF]
