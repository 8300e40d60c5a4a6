"""What can be wrong with a kernel, its text or its launch."""

from __future__ import annotations

from ...language.obligations import SpecError


class TritonError(SpecError):
    """A kernel, a launch or a file that cannot be read; the message is one line, with the place."""


class NoLaunchError(TritonError):
    """A file that declares no launch."""


class Unsupported(Exception):
    """Something without a meaning here, in the slice of an address or a mask; the message names it and its line."""
