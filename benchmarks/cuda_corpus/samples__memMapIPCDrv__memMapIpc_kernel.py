"""Bytes are set by a loop over the grid."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__memMapIPCDrv__memMapIpc_kernel.ptx"


@cuda_launch(FILE, "memMapIpc_kernel", block=512, grid="blocks")
def memMapIpc_kernel(n, blocks):
    given(n + 512 * blocks < 2**31)
    return [tensor("uint8", n), n, 7]
