"""Executors in plain NumPy: what each tile loader does, lane by lane, with numbers in place of symbols.

Every executor is written from the loader's arithmetic alone and shares no code with `specs` or `prover`, so that each
can be held against the other. Arithmetic on lane data uses only operators and NumPy functions and never branches in
Python; an array class that implements `__array_ufunc__` and `__array_function__` runs through unchanged.
"""
