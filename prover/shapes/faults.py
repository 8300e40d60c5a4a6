"""The ways in which a load can go wrong, each a test on judged loads, and the readings of the hardware behind them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
from msgspec import Struct

from ...concrete.hardware.buffer import DWORD_BYTES, BoundsRule
from .reference import ZERO, Judged

RULES: dict[BoundsRule, str] = {
    "end": "a dword is loaded if it lies in the tensor whole",
    "start": "a dword is loaded if its first byte lies in the tensor",
}
SOFFSET = {True: "the bounds check adds soffset", False: "the bounds check leaves soffset out"}
READINGS = tuple(product(RULES, SOFFSET))

ALIGNED = "the hardware drops the two low bits of a dword's address, as the instruction-set manuals say"


class Wrong(Struct, frozen=True):
    """Where loads are wrong: mask over the judged elements, and the byte that each then gets (ZERO: reads zero).

    reading: what has to be assumed of the hardware; empty if it goes wrong in any case.
    """

    mask: np.ndarray
    arrives: np.ndarray
    reading: str = ""


Fault = Callable[[Judged], list[Wrong]]
"""The loads of one kind of fault, certain ones first."""


def _over_integers(judged: Judged, mask: np.ndarray) -> list[Wrong]:
    """Wrong before any wrap: what arrives is the element that is asked for, or zero outside the tensor."""
    size = judged.config.element_bytes
    return [Wrong(mask, np.where(judged.asked == ZERO, ZERO, judged.asked * size))]


def _off_its_position(judged: Judged) -> np.ndarray:
    """First elements that are not what the loader's own output lengths make of m."""
    rows = judged.conv.N * int(np.prod(judged.conv.output))
    told = judged.belonging(tuple(judged.conv.output))
    return judged.judged & (judged.e == 0) & (judged.m < rows) & (judged.asked != told)


def carried_wrong(judged: Judged) -> list[Wrong]:
    """The carried (n, h_out, w_out) is not that of the lane's m."""
    return _over_integers(judged, _off_its_position(judged))


def wrong_lengths(judged: Judged) -> list[Wrong]:
    """The loader did what the output lengths it was given say, and these are not the layer's."""
    return _over_integers(judged, ~judged.right & (judged.e == 0) & ~_off_its_position(judged))


def runs_on(judged: Judged) -> list[Wrong]:
    """The load's first element is right, and a later one lies elsewhere."""
    return _over_integers(judged, ~judged.right & judged.right[..., :1])


def wraps(judged: Judged) -> list[Wrong]:
    """Right over the integers; but the 32-bit offsets or the wrapped byte count give another byte, or zero."""
    found = []
    for rule, in_check in READINGS:
        arrives = judged.arrives(rule, in_check)
        mask = judged.judged & judged.right & (arrives != judged.wanted_byte)
        found.append(Wrong(mask, arrives, f"{RULES[rule]}; {SOFFSET[in_check]}"))
    certain = np.logical_and.reduce([wrong.mask for wrong in found])
    return [Wrong(certain, found[0].arrives), *found]


def splits_dwords(judged: Judged) -> list[Wrong]:
    """Right over the integers; but a dword of the load is not aligned, or lies half behind the tensor."""
    lost = judged.arrives("end", True)
    size = judged.config.element_bytes
    dropped = np.where(lost == ZERO, ZERO, judged.byte[..., :1] // DWORD_BYTES * DWORD_BYTES + judged.e * size)
    fine = judged.judged & judged.right
    return [
        Wrong(fine & (lost == ZERO) & (judged.belongs != ZERO), lost, RULES["end"]),
        Wrong(fine & (dropped != judged.wanted_byte), dropped, ALIGNED),
    ]
