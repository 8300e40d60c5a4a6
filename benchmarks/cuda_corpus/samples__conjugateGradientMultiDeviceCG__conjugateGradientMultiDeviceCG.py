"""A system of equations solved by two devices, which wait for each other at a flag; its matrix is in compressed rows."""

from tileprove.cuda import cuda_launch, given, struct, tensor

FILE = "samples__conjugateGradientMultiDeviceCG__conjugateGradientMultiDeviceCG.ptx"


def launch(rank):
    def build(n, nz, blocks):
        given(n < 2**30, nz < 2**30, blocks < 2**16)
        rows = tensor("int32", n + 1, monotone=True, first=0, last=nz)
        columns = tensor("int32", nz, values=(0, n))
        vectors = [tensor("fp32", n) for _ in range(4)]
        devices = struct({0: tensor("uint8", 1), 8: 2, 12: rank})
        return [rows, columns, tensor("fp32", nz), *vectors, tensor("fp64", 1), nz, n, 1.0, devices]

    build.__name__ = f"device_{rank}"
    cuda_launch(FILE, "multiGpuConjugateGradient", block=512, grid="blocks", shared=136)(build)


launch(0)
launch(1)
