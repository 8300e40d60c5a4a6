"""Local memory and the parameters of calls as registers, where every access of them is at a number of bytes from the start.

A variable is promoted if nothing else is done with its address than to load and store whole pieces there: no piece
overlaps another one, and nobody else can have the address. Its loads and stores remain as accesses; a `mov` behind each
says the value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from .inlining import ENTER
from .text import (
    BITS,
    Address,
    Function,
    Group,
    Name,
    Number,
    Operand,
    Real,
    Statement,
    Sum,
    Variable,
    names,
)

VECTORS = {"v2": 2, "v4": 4, "v8": 8}
COMPARES = ("setp", "isspacep")
UNHARMED = ("vprintf",)  # calls that read what they are given, and keep nothing
Spot = tuple[str, int]  # a variable, and the byte of it
Piece = tuple[int, int]  # first byte, bytes


class _Seen(Struct):
    """What is done with a variable. pieces: that are accessed. lost: others may have its address."""

    pieces: set[Piece] = field(default_factory=set)
    lost: bool = False


def promoted(function: Function) -> Function:
    """The function with registers for such variables, named ~variable+byte. The other parameters of calls are local."""
    own = {one.name: one for one in function.variables if one.space in ("local", "param")}
    if not own:
        return function
    candidates = dict(own)
    while True:
        work = _Promoting(function, candidates)
        lost = [name for name, seen in work.seen.items() if seen.lost or not _apart(seen.pieces)]
        if not lost:
            break
        for name in lost:
            del candidates[name]
    variables = [
        replace(one, space="local", align=max(one.align, 8))
        if one.space == "param" and one.name not in candidates
        else one
        for one in function.variables
        if one.space != "param" or one.name not in candidates
    ]
    for name, seen in work.seen.items():
        for first, size in sorted(seen.pieces):
            variables.append(Variable(_cell(name, first), "reg", f"b{8 * size}", own[name].line))
    kept = {name for name, one in own.items() if one.space == "param" and name not in candidates}
    statements = [new for one in function.statements for new in work.rewritten(one, kept)]
    return replace(function, variables=variables, statements=statements)


def _apart(pieces: set[Piece]) -> bool:
    ordered = sorted(pieces)
    return all(first + size <= after for (first, size), (after, _) in pairwise(ordered))


def _cell(name: str, first: int) -> str:
    return f"~{name}+{first}"


class _Promoting:
    """Where registers point to, with these candidates, and what is seen of each."""

    def __init__(self, function: Function, candidates: dict[str, Variable]):
        self.statements, self.candidates = function.statements, candidates
        self.writes = Counter(
            name for one in function.statements if one.operands and one.name != ENTER for name in names(one.operands[0])
        )
        self.spots: dict[str, Spot] = {}
        self.seen = {name: _Seen() for name in candidates}
        self._point()
        self.loads: dict[str, list[tuple[Statement, Spot]]] = {}
        for one in function.statements:
            address = one.operands[1] if one.parts[0] == "ld" and len(one.operands) > 1 else None
            spot = self._at(address) if isinstance(address, Address) else None
            if spot is not None:
                self.loads.setdefault(spot[0], []).append((one, spot))
        for one in function.statements:
            if one.name != ENTER:
                self._use(one)

    # -- where registers point to ----------------------------------------------------------------------------

    def _point(self) -> None:
        self.stored: dict[tuple[str, Piece], list[Statement]] = {}
        loads: list[tuple[Statement, tuple[str, Piece]]] = []
        ways = [
            one for one in self.statements if one.parts[0] in ("mov", "cvta", "add", "sub") and len(one.operands) > 1
        ]
        for one in self.statements:
            spot = self._parameter(one)
            if spot is not None and one.parts[0] == "st":
                self.stored.setdefault(spot, []).append(one)
            elif spot is not None:
                loads.append((one, spot))
        changed = True
        while changed:
            changed = False
            for one in ways:
                changed |= self._know(one, self._moved(one))
            for one, spot in loads:
                found = self.stored.get(spot, [])
                if len(found) == 1 and found[0].guard is None and len(found[0].operands) > 1:
                    changed |= self._know(one, self._spot(found[0].operands[1]))

    def _know(self, one: Statement, spot: Spot | None) -> bool:
        target = one.operands[0]
        if spot is None or not isinstance(target, Name) or target.text in self.spots:
            return False
        if one.guard is not None or self.writes[target.text] != 1:
            return False
        self.spots[target.text] = spot
        return True

    def _parameter(self, one: Statement) -> tuple[str, Piece] | None:
        """The piece of a parameter of a call, by its name, that a statement loads or stores alone."""
        if one.parts[0] not in ("ld", "st") or "param" not in one.parts or len(one.operands) < 2 or _lanes(one) > 1:
            return None
        address = one.operands[one.parts[0] == "ld"]
        if not isinstance(address, Address) or address.base not in self.candidates:
            return None
        return address.base, (address.offset, _bytes(one))

    def _spot(self, operand: Operand) -> Spot | None:
        if isinstance(operand, Name) and operand.text in self.candidates:
            return operand.text, 0
        if isinstance(operand, Sum) and operand.name in self.candidates:
            return operand.name, operand.offset
        return self.spots.get(operand.text) if isinstance(operand, Name) else None

    def _moved(self, one: Statement) -> Spot | None:
        spot = self._spot(one.operands[1])
        if spot is None or one.parts[0] in ("mov", "cvta"):
            return spot
        by = one.operands[2] if len(one.operands) > 2 else None
        if one.parts[-1] not in ("u64", "s64", "b64") or not isinstance(by, Number):
            return None
        value = (by.value + (1 << 63)) % (1 << 64) - (1 << 63)
        return spot[0], spot[1] + (value if one.parts[0] == "add" else -value)

    # -- what is done with them ------------------------------------------------------------------------------

    def _lose(self, spot: Spot | None) -> None:
        if spot is not None:
            self.seen[spot[0]].lost = True

    def _use(self, one: Statement) -> None:
        family = one.parts[0]
        for operand in one.operands:
            if isinstance(operand, Address):
                spot = self._at(operand)
                if spot is not None:
                    if family in ("ld", "st") and not operand.more and self._whole(one, spot):
                        self.seen[spot[0]].pieces.update(_pieces(one, spot[1]))
                    else:
                        self._lose(spot)
        if family in COMPARES:
            return
        if family == "call":
            self._called(one)
            return
        derived = one.operands and isinstance(one.operands[0], Name) and one.operands[0].text in self.spots
        for number, operand in enumerate(one.operands):
            if number == 0 and family not in ("st",):
                continue
            if derived and number == 1 and family in ("mov", "cvta", "add", "sub"):
                continue
            for name in names(operand):
                spot = self._spot(Name(name))
                if spot is not None and not (family == "st" and number == 1 and self._passed(one)):
                    self._lose(spot)

    def _called(self, one: Statement) -> None:
        """A call that stays one: whoever gets the address may do anything with it."""
        called = next((operand.text for operand in one.operands if isinstance(operand, Name)), "")
        for name in (name for operand in one.operands for name in names(operand)):
            self._lose(self.spots.get(name))
            if name in self.candidates and called not in UNHARMED:
                for (own, _), stores in self.stored.items():
                    for store in stores if own == name else ():
                        self._lose(self._spot(store.operands[1]) if isinstance(store.operands[1], Name | Sum) else None)

    def _passed(self, one: Statement) -> bool:
        """Whether what is stored is a parameter that each load gives as what it is."""
        spot = self._parameter(one)
        if spot is None or len(self.stored.get(spot, ())) != 1 or one.guard is not None:
            return False
        first, size = spot[1]
        for other, (_, at) in self.loads.get(spot[0], ()):
            target = other.operands[0]
            touched = any(a < first + size and first < a + n for a, n in _pieces(other, at))
            if touched and not (isinstance(target, Name) and target.text in self.spots):
                return False
        return True

    def _at(self, address: Address) -> Spot | None:
        spot = self._spot(Name(address.base)) if address.base is not None else None
        return None if spot is None else (spot[0], spot[1] + address.offset)

    def _whole(self, one: Statement, spot: Spot) -> bool:
        size, kind = self.candidates[spot[0]].size, one.parts[-1]
        if (
            kind not in BITS
            or kind == "pred"
            or not all(isinstance(v, Name | Number | Sum | Real) for v in _values(one))
        ):
            return False
        return len(_values(one)) == _lanes(one) and spot[1] >= 0 and spot[1] + _bytes(one) * _lanes(one) <= size

    # -- the statements --------------------------------------------------------------------------------------

    def rewritten(self, one: Statement, kept: set[str]) -> Iterator[Statement]:
        """kept: parameters of calls that are local memory from now on."""
        family = one.parts[0]
        if family in ("call", ENTER):
            cells = {
                name: [Name(_cell(name, first)) for first, _ in sorted(seen.pieces)] for name, seen in self.seen.items()
            }
            operands = [
                Group(tuple(v for item in operand.items for v in cells.get(getattr(item, "text", ""), [item])))
                if isinstance(operand, Group)
                else operand
                for operand in (one.operands if family == "call" else [Group(one.operands)])
            ]
            yield replace(one, operands=tuple(operands))
            return
        address = next((operand for operand in one.operands if isinstance(operand, Address)), None)
        spot = self._at(address) if address is not None and family in ("ld", "st") else None
        if spot is None or address is None:
            if address is not None and address.base in kept and family in ("ld", "st"):
                one = replace(one, name=one.name.replace(".param", ".local"))
            yield one
            return
        if address.base not in self.candidates or "param" not in one.parts:
            yield one  # the access itself
        kind = one.parts[-1]
        for (first, size), value in zip(_pieces(one, spot[1]), _values(one), strict=True):
            cell = Name(_cell(spot[0], first))
            if family == "st":
                yield replace(one, name=f"mov.b{8 * size}", operands=(cell, value))
            elif kind[0] == "s":
                yield replace(one, name=f"cvt.{kind}.{kind}", operands=(value, cell))
            else:
                yield replace(one, name=f"mov.b{8 * size}", operands=(value, cell))


def _lanes(one: Statement) -> int:
    return next((VECTORS[part] for part in one.parts if part in VECTORS), 1)


def _bytes(one: Statement) -> int:
    return max(BITS.get(one.parts[-1], 8) // 8, 1)


def _values(one: Statement) -> tuple[Operand, ...]:
    value = one.operands[0 if one.parts[0] == "ld" else 1] if len(one.operands) > 1 else Group(())
    return value.items if isinstance(value, Group) else (value,)


def _pieces(one: Statement, first: int) -> list[Piece]:
    size = _bytes(one)
    return [(first + size * lane, size) for lane in range(_lanes(one))]
