"""Pictures: a plain scene of cells, made of a map's accesses or of a counterexample, and what paints it."""
