"""One lane of a kernel in Python's integers, written from MLIR's and Triton's reference and not from `machine`."""
