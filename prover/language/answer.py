"""What a simplifier says, as data."""

from __future__ import annotations

from typing import NamedTuple

from .terms import Term


class Answer(NamedTuple):
    """plain = found wherever what the simplifier was given holds; inner: answers that were asked for on the way."""

    plain: Term
    found: Term
    inner: tuple[Answer, ...] = ()
