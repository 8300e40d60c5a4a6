"""What the trusted room says to what does not follow."""

from __future__ import annotations


class RuleError(ValueError):
    """A proposed step does not follow: the search is wrong, or the proof was tampered with."""


class Refused(Exception):
    """The evidence is damaged, incomplete, about something else, or simply wrong; one line."""
