"""What the prover needs to know of the hardware: plain data, read by the kernels and by specs; a module a target."""
