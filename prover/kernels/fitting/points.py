"""What a kernel's accesses are at drawn threads and arguments, as arrays: one row a point."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ...language.meanings.vectors import evaluate
from ...language.terms import Term
from ...language.walking import variables
from ..claims.numbering import Numbers
from ..ir.module import Kernel
from ..machine.launch import BLOCKS, Launch, argument_label, free_argument
from ..machine.sinks import SinkAccess

Column = NDArray[Any]
TURNS, MANY_BLOCKS = 6, 4  # iterations and blocks that are drawn


class Points(Struct, frozen=True):
    """where: lane, warp, blocks, i and the integer arguments, by the names that a binding has for them. address, records,
    lds: of the accesses there, in bytes; None where the kernel says no such thing."""

    where: Mapping[str, Column]
    address: Column
    records: Column | None
    lds: Column | None

    @property
    def count(self) -> int:
        return len(self.address)

    def at(self, point: int) -> dict[str, int]:
        return {name: int(column[point]) for name, column in self.where.items()}

    def some(self, which: Column) -> Points:
        """Those that an index or a mask names."""
        own = [None if one is None else one[which] for one in (self.records, self.lds)]
        return Points({name: column[which] for name, column in self.where.items()}, self.address[which], *own)


def arguments(kernel: Kernel) -> dict[str, str]:
    """Label -> the name of its variable, of each integer argument."""
    return {
        label: str(free_argument(label, argument.type.bits).payload[0])
        for argument in kernel.arguments
        for label in [argument_label(argument.name)]
        if argument.type.kind == "int"
    }


class Group:
    """The accesses of one [[sink]]. simple: what `terms` has as it is printed, from which candidates are taken."""

    def __init__(self, numbers: Sequence[int], own: Sequence[SinkAccess], launch: Launch, labels: Mapping[str, str]):
        self.numbers, self.own, self.launch, self.labels = list(numbers), list(own), launch, labels
        self.simple: Sequence[Term] = ()
        found = Numbers.of(own)
        self.counted, self.why, self.order = found.counted, found.why, found.of_access
        self.turns = {str(turn.payload[0]) for access in own for _, turn in access.turns}
        for access in own:
            if access.why or access.address is None:
                self.why = self.why or access.why or "its address is not known"
        known = {"lane", "warp", *BLOCKS, *self.turns, *labels.values()}
        others = {str(v.payload[0]) for term in self.terms() for v in variables(term)} - known
        if others and not self.why:
            self.why = f"it hangs on {min(others)}, which is no argument"

    def terms(self) -> list[Term]:
        """All that says where the accesses go and when."""
        return [
            term
            for access in self.own
            for term in (
                access.path,
                access.address and access.address.term,
                access.records and access.records.term,
                access.lds and access.lds.offset.term,
            )
            if term is not None
        ]

    def asked(self) -> set[str]:
        """The labels of the arguments on which they hang."""
        names = {v.payload[0] for term in self.terms() for v in variables(term)}
        return {label for label, name in self.labels.items() if name in names}

    def drawn(
        self, draw: np.random.Generator, each: int, warps: int, most: Mapping[str, int], near: bool = False
    ) -> Points:
        """``each`` points of every access, where it happens. most: label -> the last value; near: half of the arguments
        are that, or the number before."""

        def argument(label: str) -> Column:
            last = most.get(label, 0)
            column = draw.integers(0, last + 1, each)
            if not near:
                return column
            return np.where(draw.random(each) < 0.5, np.maximum(last - draw.integers(0, 2, each), 0), column)

        return self._points(
            lambda: (
                {"lane": draw.integers(0, 64, each), "warp": draw.integers(0, warps, each)}
                | {name: draw.integers(0, MANY_BLOCKS, each) for name in BLOCKS}
                | {name: draw.integers(0, TURNS, each) for name in self.turns}
                | {label: argument(label) for label in self.labels}
            )
        )

    def plain(self, warps: int) -> Points:
        """Where little differs from 0, the least first: single bits of lane and warp, arguments and blocks of 0."""
        lanes = np.array([0, *(1 << bit for bit in range(6)), *[0] * 4, 63, 21, 42])
        each = np.array([*[0] * 7, 1, 2, 4, 8, 15, 5, 10]) % warps
        some = {"lane": lanes, "warp": each} | {
            name: np.zeros(len(lanes), np.int64) for name in (*BLOCKS, *self.turns, *self.labels)
        }
        found = self._points(lambda: some)
        order = np.lexsort([np.minimum(found.where["i"], 4), (found.where["lane"] > 0) + (found.where["warp"] > 0) * 2])
        return found.some(order)

    def _points(self, columns: Callable[[], Mapping[str, Column]]) -> Points:
        parts = [self._of(access, columns()) for access in self.own]
        return Points(
            {name: np.concatenate([part.where[name] for part in parts]) for name in parts[0].where},
            np.concatenate([part.address for part in parts]),
            *(_joined([getattr(part, what) for part in parts]) for what in ("records", "lds")),
        )

    def _of(self, access: SinkAccess, columns: Mapping[str, Column]) -> Points:
        each = len(columns["lane"])
        there = {**columns, **{name: columns[label] for label, name in self.labels.items()}}
        keep = np.ones(each, bool)

        def column(term: Term) -> Column:
            nonlocal keep
            [found] = evaluate(there, term)
            keep = keep & found.ok
            return np.broadcast_to(found.values, (each,))

        assert access.address is not None
        address, happens = column(access.address.term), column(access.path)
        records = column(access.records.term) if access.records is not None else None
        lds = column(access.lds.offset.term) if access.lds is not None else None
        where = {name: values for name, values in columns.items() if name not in self.turns}
        where["i"] = column(self.order[id(access)])
        keep = keep & happens
        return Points(where, address, records, lds).some(keep)


def _joined(parts: Sequence[Column | None]) -> Column | None:
    known = [part for part in parts if part is not None]
    return np.concatenate(known) if len(known) == len(parts) else None
