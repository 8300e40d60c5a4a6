"""What the hardware does: buffer resources, LDS and its banks, matrix-core layouts, number formats, swizzles."""
