"""The executors compute the specs: each numpy function of `concrete/`, run on terms, returns the spec's own terms.

The executor runs unchanged, on arrays of terms (`prover.symbolic`); executors and specs were written independently, and
here they are proved equal for all parameter values. Executors are named, not imported, as in every spec's replays. Over
the integers: `executors_bounds` says below which sizes int64 holds every intermediate value. docs/EXECUTORS.md lists
what is covered.
"""

from __future__ import annotations

from ...prover.language.systems import System

SYSTEM = System("executors", "The numpy executors compute what the specs say, run on terms")
