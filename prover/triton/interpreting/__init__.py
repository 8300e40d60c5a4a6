"""Programs run by Triton's own interpreter, at one size, with memory that notes every access and touches none."""
