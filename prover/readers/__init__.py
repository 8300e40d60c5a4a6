"""Readers: a compiler's text to the records of `kernels/ir`. They map names to words, and
have no arithmetic of their own."""
