"""What is claimed of a remedy, and of a family in which there is none, as obligations on the maps themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..language.bank_degrees import question
from ..language.claims import Case
from ..language.conflicts import Question
from ..language.constructors import both, either
from ..language.idioms import divides, equivalent
from ..language.obligations import Obligation, one_to_one
from ..language.terms import Term, as_int, integer
from ..language.walking import substitute
from .accesses import Meeting, Served
from .claims import obligations
from .remedies import MOST_BASE, MOST_BITS, MOST_SHIFT, Padding, Remedy, Xors
from .search import PADDING, TWO

FIND = "find", "Swizzles that free accesses of bank conflicts"


def moved(one: Served, remedy: Remedy) -> Question:
    """The question of the access with its bytes moved. Raises MapError."""
    parts = tuple(
        replace(part, access=part.access._replace(address=remedy(part.access.address))) for part in one.instance.parts
    )
    return question(replace(one.instance, parts=parts), one.given)


def free(served: Sequence[Served], remedy: Remedy) -> list[Obligation] | None:
    """No lane shares its banks, at every place of every access; None where that is not even so when counted."""
    found = []
    for one in served:
        asked = moved(one, remedy)
        degrees = asked.degrees()
        if any(degree.lanes_a_bank != 1 for degree in degrees):
            return None
        found.append(asked.claim(degrees))
    return found


def any_base(served: Sequence[Served]) -> list[Obligation]:
    """A base that all lanes share keeps units different and groups equal."""
    cases = []
    for groups in sorted({one.question.access.groups for one in served}):
        base, u, v = integer("base", 0), integer("u", 0), integer("v", 0)
        same = equivalent((base + u) % groups == (base + v) % groups, u % groups == v % groups)
        cases.append(Case(f"{groups} groups", both(same, equivalent(base + u == base + v, u == v))))
    return obligations("any_base", "A base that all lanes share does not matter.", cases, FIND)


def sound(remedy: Remedy, tile: int, vector: int) -> list[Obligation]:
    """The tile's bytes go to different ones, inside of it (of the padded tile), and vectors stay whole and aligned."""
    v, e = integer("vector", 0, tile // vector), integer("byte_of_it", 0, vector)
    start = remedy(v * vector)
    whole = Case("vectors", both(remedy(v * vector + e) == start + e, divides(vector, start)))
    if isinstance(remedy, Padding):
        x, gap = integer("x", 0, tile), integer("further", 1, tile)
        inside = both(remedy(x) >= 0, remedy(x) < remedy.end(tile))
        cases = [Case("one to one", remedy(x) < remedy(x + gap)), Case("inside", inside), whole]
    else:
        block = 1 << remedy.reach
        x = integer("x", 0, tile)
        moved_to = remedy(x)
        goal = one_to_one([moved_to // block, moved_to % block], [tile // block, block])
        cases = [Case("bijective", goal), whole]
    return obligations("sound", "It permutes the tile and keeps vectors whole.", cases, FIND)


def as_gluon(remedy: Xors, unit: int, row_bytes: int, tile: int) -> list[Obligation]:
    """Gluon's (vec, perPhase, maxPhase) is this swizzle."""
    found = remedy.gluon(unit, row_bytes)
    if found is None:
        return []
    vec, per_phase, max_phase = found
    row, column = integer("row", 0, max(tile // row_bytes, 1)), integer("column", 0, row_bytes // unit)
    phase = row // per_phase % max_phase
    element = row * (row_bytes // unit) + ((column // vec) ^ phase) * vec + column % vec
    goal = remedy(row * row_bytes + column * unit) == element * unit
    return obligations("gluon", "Gluon's SwizzledSharedLayout is the swizzle.", [Case("", goal)], FIND)


def none(sort: str, served: Sequence[Served], pairs: Sequence[Meeting], tile: int, row_bytes: int) -> list[Obligation]:
    """Whatever one takes of the family, two lanes of these want different bytes in the same banks."""
    vector = max(one.width for one in served)
    if sort == PADDING:
        member, given = _any_padding(vector, tile, row_bytes)
    else:
        member, given = _any_xors(2 if sort == TWO else 1, vector, tile)
    meets = either(*(_meets(served[pair.access], pair, member) for pair in pairs))
    return obligations("none", "Nothing in the family frees the accesses.", [Case(sort, meets, given)], FIND)


def _meets(one: Served, pair: Meeting, member) -> Term:
    units = []
    for point in pair.points:
        units.append(member(_address(one, point)) // one.width)
    return both(units[0] != units[1], units[0] % one.question.access.groups == units[1] % one.question.access.groups)


def _address(one: Served, point: int) -> Term:
    """The map's address at a row of its table."""
    values = {name: int(column[point]) for name, column in one.table.columns.items()}
    for part in one.instance.parts:
        if all(_column(value) == values[name] for name, value in part.settings.items()):
            at = {integer(name, None): as_int(values[name]) for name in one.instance.axes}
            return substitute(at, part.access.address)[0]
    raise LookupError("a row of the table has no part of the map")


def _column(value: object) -> int:
    return value if isinstance(value, int) else -1


def _any_xors(count: int, vector: int, tile: int):
    least, whole = vector.bit_length() - 1, (tile & -tile).bit_length() - 1
    given, made = [], []
    for mark in ("", "'")[:count]:
        bits = integer(f"B{mark}", 1, MOST_BITS + 1)
        base = integer(f"M{mark}", least, least + MOST_BASE + 1)
        shift = integer(f"S{mark}", 1, MOST_SHIFT + 1)
        given += [shift >= bits, base + shift + bits <= whole]
        made.append((bits, base, shift))

    def member(x: Term) -> Term:
        for bits, base, shift in made:
            x = x ^ (((x >> (base + shift)) & ((as_int(1) << bits) - 1)) << base)
        return x

    return member, given


def _any_padding(vector: int, tile: int, row_bytes: int):
    most = 0
    while row_bytes << (most + 1) < tile:
        most += 1
    doubled, vectors = integer("doubled", 0, most + 1), integer("vectors", 1, row_bytes // vector + 1)

    def member(x: Term) -> Term:
        return x + x // (as_int(row_bytes) << doubled) * vectors * vector

    return member, []
