"""Shared-memory banks of sm_90: wavefronts of an access by a warp.

There are 32 banks of 4 bytes; one word is read once for all lanes. With deg(lanes) = the most different words that the
lanes want of one bank, and halves and quarters of 16 and 8 lanes:

    load or store, 4 bytes     deg(all)
    load, 8 bytes              deg(all) if paired, else the sum over the halves
    load, 16 bytes             the sum over the halves if paired, else over the quarters
    store, 8 or 16 bytes       the sum over the halves, over the quarters
    ldmatrix, stmatrix         the sum over the matrices (8 rows each)
    atomic add, exchange       the most active lanes in one bank, the same word counted each time; cas: twice that

Paired: every lane l has the address of lane l^1, or one of them is off; or all with l^2. It is decided for the whole warp.
Lanes that are off cost nothing. Grade A, measured on an H200 and an H100 with ncu's counter of
wavefronts (`warp`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import checked, fields, flag, numbers, one_of, optional, refuse, shown, text, whole
from ..integers import ConfigError
from .warp import WARP_LANES

BANKS = 32
WORD_BYTES = 4
OFF = -1
"""The address of a lane that takes no part."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedAccess:
    """How an access is served: bytes a lane, lanes together, lanes together if paired, what a lane of an atomic costs.

    >>> access = warp_banks.access_named("ld128")
    >>> access.width_bytes, access.together, access.paired
    (16, 8, 16)
    """

    width_bytes: int
    together: int
    paired: int | None = None
    atomic: int | None = None
    rows_only: bool = False
    grade: str = "A"

    def __post_init__(self) -> None:
        lanes = one_of(8, 16, 32)
        fields(self, width_bytes=one_of(4, 8, 16), together=lanes, paired=optional(lanes), atomic=optional(whole(1)))
        fields(self, rows_only=flag, grade=one_of("A"))


_MATRICES = SharedAccess(width_bytes=16, together=8, rows_only=True)

ACCESSES = {
    "ld32": SharedAccess(width_bytes=4, together=32),
    "ld64": SharedAccess(width_bytes=8, together=16, paired=32),
    "ld128": SharedAccess(width_bytes=16, together=8, paired=16),
    "st32": SharedAccess(width_bytes=4, together=32),
    "st64": SharedAccess(width_bytes=8, together=16),
    "st128": SharedAccess(width_bytes=16, together=8),
    **{f"{name}_x{count}": _MATRICES for name in ("ldmatrix", "stmatrix") for count in (1, 2, 4)},
    "atom_add_u32": SharedAccess(width_bytes=4, together=32, atomic=1),
    "red_add_u32": SharedAccess(width_bytes=4, together=32, atomic=1),
    "atom_exch_b32": SharedAccess(width_bytes=4, together=32, atomic=1),
    "atom_cas_b32": SharedAccess(width_bytes=4, together=32, atomic=2),
}


@checked(name=text)
def access_named(name: str) -> SharedAccess:
    """How the access called `name` is served, as "ld128", "ldmatrix_x4". Raises ConfigError if nothing is known of it.

    >>> warp_banks.access_named("st64").together
    16
    """
    if name not in ACCESSES:
        raise ConfigError(f"no bank timing for {name!r} on sm_90; known: {', '.join(ACCESSES)}")
    return ACCESSES[name]


def _needs_addresses(what: str, value: object, owner: object) -> None:
    if not isinstance(value, np.ndarray) or value.shape != (WARP_LANES,):
        raise ConfigError(f"{what} must be one byte address for each of 32 lanes, got {shown(value)}")
    numbers(OFF)(what, value, owner)


@checked(address=_needs_addresses)
def is_paired(address: npt.NDArray) -> bool:
    """Whether every lane l has the address of l^1, or every lane that of l^2; a lane that is off (-1) fits any.

    >>> lane = np.arange(32)
    >>> warp_banks.is_paired(lane // 2 * 8), warp_banks.is_paired(lane % 2 * 8), warp_banks.is_paired(lane // 8 * 8)
    (True, True, True)
    >>> warp_banks.is_paired(lane // 2 * 8 + (lane == 5) * 8)
    False
    """
    lane = np.arange(WARP_LANES)
    others = [address[lane ^ step] for step in (1, 2)]
    return any(bool(((address == other) | (address == OFF) | (other == OFF)).all()) for other in others)


def _served(access: SharedAccess, name: str, address: npt.NDArray) -> npt.NDArray:
    """The addresses that count: of a matrix instruction those of its rows."""
    used = address.copy()
    if access.rows_only:
        used[8 * int(name[-1]) :] = OFF
    on = used[used != OFF]
    if (on % access.width_bytes).any():
        refuse(f"the address of every lane of {name}", f"a multiple of {access.width_bytes}", on.tolist())
    return used


@checked(address=_needs_addresses, name=text)
def wavefronts(address: npt.NDArray, name: str) -> int:
    """Wavefronts of the access `name` at the lanes' byte addresses, -1 for a lane that is off.

    Raises ConfigError for a misaligned address, which the hardware answers with a fault, or an access that is not known.

        >>> lane = np.arange(32)
        >>> warp_banks.wavefronts(lane * 4, "ld32"), warp_banks.wavefronts(lane * 128, "ld32")
        (1, 32)
        >>> warp_banks.wavefronts(lane // 2 * 8, "ld64"), warp_banks.wavefronts(lane * 8, "ld64")
        (1, 2)
    """
    access = access_named(name)
    used = _served(access, name, address)
    if access.atomic is not None:
        on = used[used != OFF]
        return access.atomic * int(np.bincount(on // WORD_BYTES % BANKS, minlength=BANKS).max())
    together = access.paired if access.paired is not None and is_paired(used) else access.together
    total = 0
    for first in range(0, WARP_LANES, together):
        on = used[first : first + together]
        words = np.unique(on[on != OFF][:, None] // WORD_BYTES + np.arange(access.width_bytes // WORD_BYTES))
        total += int(np.bincount(words % BANKS, minlength=BANKS).max())
    return total
