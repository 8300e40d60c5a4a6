"""The trusted room: rules of integer arithmetic, and the check that a tree of their applications is a proof.

Nothing here searches, times out, samples or guesses.
"""
