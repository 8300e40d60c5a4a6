"""That every element of a tensor is written: which program, lane and iteration does it, proved or refuted."""
