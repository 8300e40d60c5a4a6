"""One emitted store that is several of the source, each under its own mask: compilers make one of stores at the ends of two
ways. Proposals, on which nothing rests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from ..language.constructors import both
from ..language.walking import substitute
from ..triton.ttir.records import accessed_bytes
from .calculating import value_at
from .links import turned
from .pairing import POINTS, Pairing, counted
from .pairs import Pair, Place
from .points import Loads, agree, drawn
from .source import Source

TRIED = 64  # registers and iterations of each store of the source


def several(pairing: Pairing, pairs: Mapping[int, Sequence[Pair]], loads: Loads) -> dict[int, list[Pair]]:
    """The proposals of all emitted accesses. A store of the source that none is proposed to be is one beside others that
    have its address."""
    found = {at: list(own) for at, own in pairs.items()}
    made = {pair.place.source for own in pairs.values() for pair in own if pair.place is not None}
    missing = [one for one in pairing.sources.all if one.access.what == "store" and one not in made]
    for at, own in pairs.items() if missing else ():
        each = [_among(pairing, pair, missing, loads) if pair.access.what == "store" else [pair] for pair in own]
        found[at] = [one for some in each for one in some]
    return found


def _among(pairing: Pairing, own: Pair, missing: Sequence[Source], loads: Loads) -> list[Pair]:
    if own.place is None:
        return [own]
    sizes = ((one, accessed_bytes(one.access.type)) for one in missing if not one.access.why)
    first = own.place if own.agrees else _where_made(pairing, own, own.place.source, loads)
    more = (_where_made(pairing, own, one, loads) for one, size in sizes if size == own.bytes)
    places = tuple(one for one in (first, *more) if one is not None)
    each = [Pair(own.access, own.at, own.bytes, one, True, among=places) for one in places]
    return each if len(each) > 1 else [own]


def _where_made(pairing: Pairing, own: Pair, source: Source, loads: Loads) -> Place | None:
    """The source's store where the emitted one has its address, at points at which both are made, if some are found."""
    access, emitted = own.access, pairing.emitted
    address = access.first + own.at * own.bytes
    layouts = [(source, one) for one in source.encodings]
    for place in islice(pairing.in_order(access, own.at, own.bytes, layouts, None), TRIED):
        formula, turns = pairing.formula(place), dict(place.turns)
        if formula.why or len(formula.arms) != 1:
            continue
        arm = formula.arms[0]
        if pairing.sources.launch.tensor(arm.base).memory != emitted.memories[access.base].memory:
            continue
        (wanted, runs) = substitute(turns, arm.offset.exact * arm.unit, both(*arm.runs_exactly))
        read = {term: (r.base, r.offset * r.bytes) for term, r in turned(formula, turns).reads.items()}
        made, known = [access.path, *counted(access)], {**loads, **read}
        more = [*emitted.who, address, wanted]
        points = drawn(POINTS, [*made, runs], emitted.given, known, more, whole=True, known=pairing.known)
        points = points or drawn(POINTS, made, emitted.given, known, more, known=pairing.known)
        if points and agree(points, lambda p, a=address: value_at(a, p), lambda p, w=wanted: value_at(w, p)):
            return place
    return None
