"""Runs the numpy executors on terms: an array class of symbolic integers, and the paths that a run can take."""
