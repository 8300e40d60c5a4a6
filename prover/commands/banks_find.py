"""`tileprove banks --find`: xor swizzles and paddings that free all given accesses of a tile of bank conflicts."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from ..language.instances import Instance
    from ..language.obligations import Obligation
    from ..layouts.accesses import Meeting, Served
    from ..layouts.remedies import Remedy
    from ..layouts.search import Found
    from ..showing.page import Page

SECONDS = 30.0  # a question
UNDECIDED, UNEXPECTED = 3, 1


def find(
    names: Sequence[str], given: Mapping[str, Any], instruction: str | None, archs: Sequence[str], tile: int | None,
    row_bytes: int | None, element_bytes: int | None, most: int,
) -> int:  # fmt: skip
    """Print what frees all accesses together, each proved, or that nothing in the family does. Returns the exit code."""
    from ..language.maps import MapError
    from ..language.obligations import SpecError
    from ..layouts.accesses import Served
    from ..running.map_places import map_at
    from ..running.registry import lds_timings
    from ..showing.page import console

    end = time.monotonic() + SECONDS
    found = [map_at(name, _own(name, names, given, map_at)) for name in names]
    timings, out, code = lds_timings(), console(), 0
    try:
        for arch, keys in _together(found, timings, instruction, archs).items():
            served = [Served(one, timings[arch, key]) for one, key in zip(found, keys, strict=True)]
            asked = Tile(served, tile, row_bytes, element_bytes)
            code = max(code, _answer(out, arch, keys, asked, end, most))
    except MapError as error:
        raise SpecError(str(error)) from None
    return code


def _own(name: str, names: Sequence[str], given: Mapping[str, Any], map_at: Any) -> dict[str, Any]:
    """The values that are this map's, of several. Raises UsageError for one that no map has."""
    if len(names) == 1 or not given:
        return dict(given)
    known = {each: {*(at := map_at(each, {})).axes, *at.fixed, *at.parts[0].settings} for each in names}
    for said in given:
        if not any(said in parameters for parameters in known.values()):
            raise click.UsageError(f"no map here has a parameter {said!r}")
    return {said: value for said, value in given.items() if said in known[name]}


def _together(
    found: Sequence[Instance], timings: Mapping[tuple[str, str], Any], instruction: str | None, archs: Sequence[str]
) -> dict[str, list[str]]:
    """Arch -> how it serves each of the maps, of those that serve all. Raises UnknownName, MapError."""
    from ..language.bank_degrees import instructions_of, served_on
    from ..running.registry import UnknownName, suggest

    known = list(dict.fromkeys(arch for arch, _ in timings))
    for arch in archs:
        if arch not in known:
            raise UnknownName(f"no arch is named {arch!r}{suggest(arch, known)}")
    keys = [
        [key for key in timings if key[1] == instruction] if instruction else served_on(one, timings) for one in found
    ]
    having = {arch: [next((name for of, name in own if of == arch), "") for own in keys] for arch in archs or known}
    whole = {arch: names for arch, names in having.items() if all(names)}
    if not whole:
        said = ", ".join(instruction or instructions_of(one)[0] for one in found)
        raise UnknownName(f"no arch serves all of {said}, of {', '.join(archs or known)}")
    return whole


class Tile:
    """The accesses and the bytes that they are of. Raises MapError for a tile that holds less, or is too large."""

    def __init__(self, served: list[Served], tile: int | None, row_bytes: int | None, element_bytes: int | None):
        from ..language.maps import MapError
        from ..layouts.accesses import MOST_TILE

        self.served, self.vector = served, max(one.width for one in served)
        rows = {one.instance.row_bytes for one in served if one.instance.row_bytes}
        self.row_bytes = row_bytes or (rows.pop() if len(rows) == 1 else 0)
        end = max(one.end for one in served)
        touched = -(-end // self.row_bytes) * self.row_bytes if self.row_bytes else 1 << (end - 1).bit_length()
        self.bytes = touched if tile is None else tile
        if self.bytes < end:
            said = "an empty tile" if not self.bytes else f"a tile of {self.bytes} bytes"
            raise MapError(f"{said}: the accesses reach byte {end - 1}")
        if self.bytes % self.vector:
            raise MapError(f"a tile of {self.bytes} bytes is no whole number of vectors of {self.vector} bytes")
        if self.bytes > MOST_TILE:
            raise MapError(f"a tile of {self.bytes:,} bytes; {MOST_TILE:,} are the most")
        sizes = {one.instance.fixed.get("element_bytes") for one in served} - {None}
        own = sizes.pop() if len(sizes) == 1 else None
        self.unit = element_bytes or (own if isinstance(own, int) else 0)


def _answer(out: Page, arch: str, keys: Sequence[str], asked: Tile, end: float, most: int) -> int:
    from ..layouts import stated
    from ..layouts.remedies import Xors
    from ..layouts.search import TWO, XOR, search
    from ..running.map_places import heading

    rows = f", rows of {asked.row_bytes}" if asked.row_bytes else ""
    out.title(f"{arch}: a tile of {asked.bytes:,} bytes{rows}, vectors of {asked.vector}")
    for one, key in zip(asked.served, keys, strict=True):
        worst = max(degree.lanes_a_bank for degree in one.question.degrees())
        said = "free of conflicts" if worst == 1 else f"{worst} lanes a bank"
        out.print(f"  {key:16} {heading(one.instance)}: {said} as it is")
    found = search(asked.served, asked.bytes, asked.row_bytes, lambda: time.monotonic() > end)
    prover = Prover(end)
    base = prover.decided(stated.any_base(asked.served))
    if all(degree.lanes_a_bank == 1 for one in asked.served for degree in one.question.degrees()):
        _one(out, prover, asked, Xors(()), base)
        return prover.code
    for sort, free in found.free.items():
        if sort == TWO and found.free[XOR]:
            bits = found.free[XOR][0].size[1]
            free = [one for one in free if one.size[1] <= bits]
            if not free:
                continue
        if free:
            out.print(f"  {sort}: {len(free)} free all accesses")
            for remedy in free[:most]:
                _one(out, prover, asked, remedy, base)
            if len(free) > most:
                out.print(f"    and {len(free) - most} more, counted and not proved; --most shows them", style="dim")
        elif found.tried[sort]:
            _none(out, prover, asked, sort, found)
        else:
            out.print(f"  {sort}: no member of the family fits this tile", style="dim")
    based = f"x is a byte of the tile, and the tile's base any multiple of {asked.vector} bytes"
    out.print(f"  {based}", style="dim", highlight=False)
    if not asked.row_bytes:
        out.print("  padding: nobody says how long a row is; say it with --row-bytes", style="dim")
    return prover.code


class Prover:
    """Asks the ladder while there is time, and keeps the exit code."""

    def __init__(self, end: float):
        self.end, self.code = end, 0

    def decided(self, obligations: Sequence[Obligation]) -> str:
        """``proved``, or the first other verdict."""
        from ..engines.ladder import decide
        from ..language.obligations import Verdict

        for obligation in obligations:
            left = self.end - time.monotonic()
            if left <= 0:
                self.code = max(self.code, UNDECIDED)
                return "not decided in time"
            outcome = decide(obligation, left)
            if outcome.verdict is not Verdict.PROVED:
                refuted = outcome.verdict is Verdict.REFUTED
                self.code = UNEXPECTED if refuted else max(self.code, UNDECIDED)
                return f"{outcome.verdict.value}: {obligation.name}"
        return "proved"


def _one(out: Page, prover: Prover, asked: Tile, remedy: Remedy, base: str) -> None:
    """A remedy, proved, in the words of CuTe, of Gluon and of C."""
    from ..layouts import stated
    from ..layouts.remedies import Xors

    claims = stated.free(asked.served, remedy)
    if claims is None:
        prover.code = UNEXPECTED
        out.print(f"    {remedy.spelled()}: counted free, and it is not; please report it", style="red")
        return
    verdict = prover.decided([*claims, *stated.sound(remedy, asked.bytes, asked.vector)])
    verdict = verdict if verdict != "proved" else base
    unit = asked.unit
    pairs = [("bytes", f"{remedy.spelled()}   {verdict}")]
    if unit and asked.vector % unit == 0:
        pairs.append((f"{unit}-byte elements", remedy.spelled(unit)))
    if isinstance(remedy, Xors):
        found = remedy.gluon(unit, asked.row_bytes) if unit else None
        if found and prover.decided(stated.as_gluon(remedy, unit, asked.row_bytes, asked.bytes)) == "proved":
            pairs.append(("Gluon", f"SwizzledSharedLayout(vec={found[0]}, per_phase={found[1]}, max_phase={found[2]})"))
    elif unit and not remedy.pad & (remedy.pad - 1) and not remedy.interval & (remedy.interval - 1):
        pairs.append(("Gluon", f"PaddedSharedLayout([[{remedy.interval // unit}, {remedy.pad // unit}]])"))
    if remedy != Xors(()):
        pairs.append(("C", remedy.c()))
    from ..showing.page import labelled

    out.print(labelled(pairs, out.width))


def _none(out: Page, prover: Prover, asked: Tile, sort: str, found: Found) -> None:
    from ..layouts import stated

    pairs: list[Meeting] = found.against[sort]
    claims = stated.none(sort, asked.served, pairs, asked.bytes, asked.row_bytes)
    verdict = prover.decided(claims) if pairs else "no pairs of lanes were found"
    out.print(f"  {sort}: none of {found.tried[sort]:,} frees all accesses: {verdict}, by {len(pairs)} pairs of lanes")
