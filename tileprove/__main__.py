"""``python -m tileprove``: the command."""

from __future__ import annotations

from tileprove.prover.cli import main

main()
