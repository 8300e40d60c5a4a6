"""What the hardware does: buffer resources, LDS and its banks, matrix cores, number formats, swizzles; NVIDIA's warps."""
