"""What is said of a record that cannot be read."""

from __future__ import annotations


class LedgerError(Exception):
    """A file of the committed evidence that cannot be read; one line, with the place."""
