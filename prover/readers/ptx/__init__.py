"""PTX, the text that compilers emit for NVIDIA GPUs, as the records of `kernels/ir`. Reference: the PTX ISA, version 9."""
