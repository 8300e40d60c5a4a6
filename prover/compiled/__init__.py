"""What was compiled is what was written: accesses of emitted PTX and LLVM IR against those of the Triton source."""
