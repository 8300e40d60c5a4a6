"""Proposals: digits of an offset, who writes an element, what a loop carries. Each counts only by what is proved of it."""
