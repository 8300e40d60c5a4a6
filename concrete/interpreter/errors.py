"""How a run of an interpreter ends before its time."""

from __future__ import annotations


class TextError(ValueError):
    """The text is not as the compiler prints it."""


class NotRun(Exception):
    """The kernel has something that is not run; says what."""


class OutOfTime(NotRun):
    """The deadline is over."""


class UndefinedBehaviour(Exception):
    """Something that no kernel may do happened; says how."""
