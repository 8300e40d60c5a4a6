"""What kernels mean: values, the words of their languages on integers, and the one door to the simplifier."""
