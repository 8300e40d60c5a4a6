"""What accesses of a tile want of its banks: the pairs of bytes that lanes of one phase touch at once.

A swizzle is linear over GF(2): whether it keeps two bytes in different banks hangs on their exclusive-or alone. So few
numbers stand for all places of all accesses. This is search: what is found is proved from the maps themselves (`stated`).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from ..language.bank_degrees import question
from ..language.conflicts import Banks, Question
from ..language.instances import Instance
from ..language.maps import MapError
from ..language.meanings.gf2 import NotAffine, lower
from ..language.tables import Table, tabulate
from ..language.walking import variables

MOST_TILE = 1 << 18  # bytes


class Meeting(Struct, frozen=True):
    """Two lanes of one phase of the access, at one of its points each (row of the table), and the bytes that they touch."""

    access: int
    points: tuple[int, int]
    bytes: tuple[int, int]


class Served:
    """One access of the tile as an instruction makes it. Raises MapError for one that has no degrees, or is not affine."""

    def __init__(self, found: Instance, timing: Banks):
        self.instance, self.given = found, timing
        self.question: Question = question(found, timing)
        self.table: Table = tabulate(found)
        if not len(self.table) or (self.table.first < 0).any():
            raise MapError(f"the map {found.name} reaches before the tile")
        _affine(found)

    @property
    def width(self) -> int:
        return self.question.access.width

    @property
    def end(self) -> int:
        """The byte behind the last that it touches."""
        return int(self.table.first.max()) + self.width

    def phases(self) -> list[np.ndarray]:
        """For each phase the rows of the table: [place, lane]."""
        columns = [column for name, column in self.table.columns.items() if name != "lane"]
        order = (
            np.lexsort([self.table.columns["lane"], *columns]) if columns else np.argsort(self.table.columns["lane"])
        )
        lanes = self.given.lanes
        places = order.reshape(-1, lanes)
        return [places[:, list(phase)] for phase in self.question.access.timing.phases]

    def conflicts(self, first: np.ndarray) -> bool:
        """Whether lanes meet where the accesses begin at these bytes, one for each row of the table."""
        groups = self.question.access.groups
        for rows in self.phases():
            units = first[rows] // self.width
            order = np.sort((units % groups) * (1 << 40) + units, axis=1)
            if ((np.diff(order >> 40, axis=1) == 0) & (np.diff(order, axis=1) != 0)).any():
                return True
        return False


def _affine(found: Instance) -> None:
    """Raises MapError where the address is no affine function of bits."""
    sizes = {name: (len(numbers) - 1).bit_length() for name, numbers in found.axes.items()}
    for part in found.parts:
        own = {variable.payload[0]: sizes.get(variable.payload[0], 0) for variable in variables(part.access.address)}
        try:
            lower(own, part.access.address)
        except NotAffine as error:
            raise MapError(
                f"the map {found.name} is not affine over GF(2) ({error}); xor swizzles are looked for where it is"
            ) from None


def meetings(served: Sequence[Served]) -> list[tuple[np.ndarray, list[Meeting]]]:
    """For each access the different exclusive-ors of two units of a phase, and a pair of lanes for each."""
    found = []
    for number, one in enumerate(served):
        known: dict[int, Meeting] = {}
        for rows in one.phases():
            for step in range(1, rows.shape[1]):
                left, right = rows[:, :-step].ravel(), rows[:, step:].ravel()
                apart = one.table.first[left] ^ one.table.first[right]
                values, places = np.unique(apart, return_index=True)
                for value, place in zip(values.tolist(), places.tolist(), strict=True):
                    if value and value not in known:
                        points = int(left[place]), int(right[place])
                        at = tuple(int(one.table.first[point]) for point in points)
                        known[value] = Meeting(number, points, (at[0], at[1]))
        found.append((np.array(list(known), np.int64), list(known.values())))
    return found
