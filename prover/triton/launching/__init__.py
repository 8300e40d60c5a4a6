"""Launches: what a wrapper calls a kernel with, as expressions of sizes."""
