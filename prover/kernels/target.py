"""How the records of kernels are called."""

PREFIX = "kernel--"  # of a record's system; no spec is called so
