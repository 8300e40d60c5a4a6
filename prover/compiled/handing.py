"""Who stores the bytes of shared memory that a thread loads: a guess, read off the addresses of all threads of a block.

Nothing rests on it: what is made of it are claims. Addresses are taken to be linear in the bits of a thread's number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct

from ..kernels.machine.sinks import SinkAccess
from ..language.terms import Term, integer
from ..language.walking import variables
from ..machine.values import literals
from .calculating import over
from .emitted import Lanes
from .linear import Linear, Owners, fitted, owners

BYTE = integer("byte", 0)


class Piece(Struct, frozen=True):
    """Some bytes that a store makes, as many as `Writers.bytes`, from `low` on. number: by which they are told from others;
    change: what is changed in the bits of who stores them."""

    access: SinkAccess
    low: int
    number: int
    change: int


class Source(Struct, frozen=True):
    """fields: who stores the piece, each field of the thread's number, as terms of the thread that loads."""

    piece: Piece
    fields: tuple[Term, ...]


class Fork(Struct, frozen=True):
    """One of two, by a formula of the thread that loads."""

    test: Term
    yes: Fork | Source
    no: Fork | Source


class Writers(Struct, frozen=True):
    """who, which: of the byte `BYTE`, the thread's number, but for changes, and the piece's."""

    bytes: int
    who: Term
    which: Term
    pieces: tuple[Piece, ...]
    own: Owners


class Handing:
    """form: what addresses are computed of."""

    def __init__(self, lanes: Lanes, form: Callable[[Term], Term]):
        self.lanes, self.form = lanes, form
        bits = sum(count for _, count in lanes.fields)
        self.threads = np.arange(1 << bits)
        self.parts: list[tuple[int, int]] = []
        self.arrays: dict[str, np.ndarray] = {}
        self.bytes: dict[tuple[int, int], dict[int, int]] = {}
        self.values: dict[Term, np.ndarray | None] = {}
        self.known: dict[int, list[tuple[int, int]]] = {}
        low = 0
        for term, count in lanes.fields:
            if count:
                self.parts.append((low, count))
                self.arrays[term.payload[0]] = self.threads >> low & (1 << count) - 1
            low += count

    def in_all(self, term: Term) -> np.ndarray | None:
        """Its value in all threads; None where that hangs on something else too."""
        if term not in self.values:
            alone = all(v.payload[0] in self.arrays for v in variables(term))
            self.values[term] = over(term, {}, self.arrays) if alone else None
        return self.values[term]

    def places(self, access: SinkAccess) -> list[tuple[int, int]]:
        """Threads that may make the access, and the first byte of each; none where these are not known."""
        if id(access) not in self.known:
            self.known[id(access)] = self._places(access)
        return self.known[id(access)]

    def _places(self, access: SinkAccess) -> list[tuple[int, int]]:
        found = self.in_all(self.form(access.first))
        if found is None:
            return []
        runs = np.ones(len(self.threads), dtype=bool)
        for literal in literals(access.path):
            own = self.in_all(self.form(literal))
            runs &= True if own is None else own != 0
        return [(int(t), int(found[t])) for t in self.threads[runs]]

    def writers(self, stores: Sequence[SinkAccess], size: int) -> Writers | None:
        """Of pieces of so many bytes; None where the bytes do not say who stores them."""
        pieces: list[tuple[SinkAccess, int, list[tuple[int, int]]]] = []
        for one in stores:
            known = self.places(one)
            if not known or any(byte % size or byte < 0 for _, byte in known):
                return None
            pieces += [(one, low, [(t, byte + low) for t, byte in known]) for low in range(0, one.bytes, size)]
        own = owners([known for _, _, known in pieces])
        if own is None:
            return None
        bits = max(byte for *_, known in pieces for _, byte in known).bit_length()
        lanes, count = Lanes(((BYTE, bits),), bits), sum(bits for _, bits in self.parts)
        found = [
            Piece(one, low, number, change) for (one, low, _), (change, number) in zip(pieces, own.stores, strict=True)
        ]
        who, which = own.who.of(lanes, [(0, count)])[0], own.which.of(lanes, [(0, bits)])[0]
        return Writers(size, who, which, tuple(found), own)

    def sources(
        self, load: SinkAccess, low: int, writers: Writers, allowed: Sequence[SinkAccess]
    ) -> Fork | Source | None:
        """Of the bytes from `low` on; None where a thread loads what nobody of these has stored."""
        own, groups = writers.own, dict[int, list[tuple[int, int]]]()
        pieces = {one.number: one for one in writers.pieces if any(one.access is each for each in allowed)}
        there = {number: self._bytes(one) for number, one in pieces.items()}
        for thread, byte in self.places(load):
            number = own.which.at(byte + low)
            if byte + low not in there.get(number, {}):
                return None
            groups.setdefault(number, []).append((thread, there[number][byte + low]))
        told = fitted([(thread, number) for number, pairs in groups.items() for thread, _ in pairs]) if groups else None
        found = dict[int, Source]()
        for number, pairs in groups.items() if told is not None else ():
            who: Linear | None = fitted(pairs)
            if who is None:
                return None
            found[number] = Source(pieces[number], who.of(self.lanes, self.parts))
        return None if told is None else self._forked(found, told)

    def _forked(self, found: dict[int, Source], told: Linear) -> Fork | Source:
        numbers = list(found)
        if len(numbers) == 1:
            return found[numbers[0]]
        bit = max((one ^ numbers[0]).bit_length() for one in numbers) - 1
        (value,) = told.of(self.lanes, [(bit, 1)])
        yes, no = ({one: own for one, own in found.items() if one >> bit & 1 == side} for side in (1, 0))
        return Fork(value == 1, self._forked(yes, told), self._forked(no, told))

    def _bytes(self, piece: Piece) -> dict[int, int]:
        """Each byte at which the piece begins -> the thread that stores it there."""
        key = id(piece.access), piece.low
        if key not in self.bytes:
            self.bytes[key] = {byte + piece.low: thread for thread, byte in self.places(piece.access)}
        return self.bytes[key]
