"""Squares, and their negatives; a struct says where they are."""

from tileprove.cuda import cuda_launch, given, struct, tensor

FILE = "samples__graphMemoryNodes__graphMemoryNodes.ptx"


@cuda_launch(FILE, "squareArray", block=512, grid="cdiv(n, 512)")
def squareArray(n):
    given(n < 2**31 - 512)
    return [tensor("fp32", n), tensor("fp32", n), n]


@cuda_launch(FILE, "negateArray", block=512, grid="cdiv(n, 512)")
def negateArray(n):
    given(n < 2**31 - 512)
    return [tensor("fp32", n), tensor("fp32", n), n]


@cuda_launch(FILE, "validateGPU", block=512, grid="cdiv(n, 512)")
def validateGPU(n):
    given(n < 2**31 - 512)
    return [
        tensor("fp32", n),
        struct({16: tensor("fp32", n), 24: n}),
        tensor("uint8", 1, shared=True),
    ]
