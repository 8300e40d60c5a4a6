"""Real layers against the preconditions of a loader's proofs, with a wrong lane for each one that a layer breaks."""
