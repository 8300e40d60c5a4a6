"""Interpreters of what compilers print, by lanes and in exact integers, independently of the prover's reading of it.

``words`` says what operations do to integers, ``memory`` keeps bytes, ``errors`` says how runs end, ``races`` finds what
threads do to one another; ``llvm``, ``ttir`` and ``ptx`` read a text each, and map its names to these.
"""
