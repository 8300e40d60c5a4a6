"""Bank conflicts of a CUDA kernel's accesses of shared memory: the most over all blocks, warps and iterations."""
