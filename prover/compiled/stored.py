"""Which values of the two sides can be held against each other at all."""

from __future__ import annotations

from ..language.obligations import SpecError


class NotCompared(SpecError):
    """Why the values that are stored are not compared; the message is a few words."""
