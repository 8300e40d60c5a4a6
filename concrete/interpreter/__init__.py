"""An interpreter of LLVM IR, lane by lane: what compiled kernels do, independently of the prover's reading of them."""
