"""The reader of TTIR, the first intermediate language of Triton's compiler, as text."""
