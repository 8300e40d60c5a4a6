"""What a checker says when it could not look."""

from __future__ import annotations


class Unavailable(Exception):
    """The evidence needs a tool that is not installed, or that found no answer in its budget; one line."""
