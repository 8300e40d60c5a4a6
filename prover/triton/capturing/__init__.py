"""Launches learnt from a wrapper: run at several sizes without a GPU, what it launches noted, its integers fitted."""
