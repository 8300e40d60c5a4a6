"""What a checker says when evidence does not show what it claims to show."""

from __future__ import annotations


class Refused(Exception):
    """The evidence is damaged, incomplete, about something else, or simply wrong; one line."""


class Unavailable(Exception):
    """The evidence needs a tool that is not installed, or that found no answer in its budget; one line."""


class LedgerError(Exception):
    """A file of the committed evidence that cannot be read; one line, with the place."""
