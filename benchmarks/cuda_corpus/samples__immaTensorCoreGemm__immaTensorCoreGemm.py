"""Products of 4096 by 4096 bytes: through shared memory, and the same without it for multiples of 16."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__immaTensorCoreGemm__immaTensorCoreGemm.ptx"


@cuda_launch(FILE, "compute_gemm_imma", block=256, grid="processors", shared=65536)
def compute_gemm_imma(processors):
    given(processors < 2**16)
    a, b = (tensor("uint8", 4096, 4096) for _ in range(2))
    c, d = (tensor("int32", 4096, 4096) for _ in range(2))
    return [a, b, c, d, 1, 1]


@cuda_launch(FILE, "simple_wmma_gemm_imma", block=(128, 4), grid=("cdiv(n, 64)", "cdiv(n, 64)"))
def simple_wmma_gemm_imma(n):
    given(n % 16 == 0, n < 2**15)
    a, b = (tensor("uint8", n, n) for _ in range(2))
    c, d = (tensor("int32", n, n) for _ in range(2))
    return [a, b, c, d, n, n, n, 1, 1]
