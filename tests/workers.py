"""Worker processes that all tests of a process share, as all checks of one command do: they end with it."""

from __future__ import annotations

from tileprove.prover.running.warm import Warm

WORKERS = Warm()
# of claims, as `run_check` takes them
LIMITS = {"jobs": 2, "seconds": 60.0, "memory": 4096, "budget": 0, "warm": WORKERS}
