"""Compiled kernels: reads the LLVM IR that a compiler emitted and proves its addresses."""
