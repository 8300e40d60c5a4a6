"""A histogram of angles: six bits of each byte choose a bin, of which there are 64."""

from tileprove.cuda import cdiv, cuda_launch, given, tensor


@cuda_launch("tpacf_histoKernel.fixed.O3.ptx", "histoKernel", block=128, grid="cdiv(size, 8064)")
def histograms(size):
    given(size < 2**31 - 8064)
    return {
        "g_odata": tensor("uint32", cdiv(size, 8064), 64, written=True),
        "g_idata": tensor("uint32", size),
        "size": size,
    }
