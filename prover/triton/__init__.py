"""Triton kernels: their TTIR read, run on terms, and claims about every access for all sizes of a launch."""
