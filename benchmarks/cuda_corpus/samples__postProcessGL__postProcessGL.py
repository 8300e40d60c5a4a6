"""A filter of radius r over tiles of 16 x 16 pixels, with their border in shared memory."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__postProcessGL__postProcessGL.ptx"


@cuda_launch(FILE, "cudaProcess", block=(16, 16), grid=("columns", "rows"), shared="(16 + 2 * r) * (16 + 2 * r) * 4")
def cudaProcess(columns, rows, r, texture):
    given(256 * columns * rows < 2**31, r < 64)
    return [tensor("uint32", 16 * rows, 16 * columns), 16 * columns, 16 * rows, 16 + 2 * r, r, 0.5, 2.0, texture]
