"""tileprove's prover: terms, their meanings, claims, engines, evidence and the command line."""

__version__ = "0.2.0"
