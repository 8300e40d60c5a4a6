"""Judges of claims by a kind: what the kind's sentence says, counted in Python's integers on the map called with numbers.

Nothing here reads what a kind states for the provers, its cases; a judge reads what the kind was asked.
"""
