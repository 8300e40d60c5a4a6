"""How verdicts are shown: tables, theorems, failures, JSON."""
