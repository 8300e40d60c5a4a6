"""LLVM IR as records: read in a process of its own, no meaning given to it."""
