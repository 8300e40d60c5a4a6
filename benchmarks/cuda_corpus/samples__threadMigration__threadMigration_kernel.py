"""One block of 32 threads."""

from tileprove.cuda import cuda_launch, tensor

FILE = "samples__threadMigration__threadMigration_kernel.ptx"


@cuda_launch(FILE, "kernelFunction", block=32, grid=1)
def kernelFunction():
    return [tensor("int32", 32)]
