"""The attack on a launch's proofs: the kernel's own text is run, at points of the launch, by an interpreter that shares no
code with what made the formulas."""
