"""A binding whose constants were found in the kernel: maps for the sinks that they fit, a plain address for the others."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from ...language.maps import Access, Map, MapError
from ..claims.showing import Sinks, alike
from ..ir.module import Kernel, Module
from ..loops.paths import trace
from ..machine.launch import BLOCKS, Launch, argument_label
from .affine import affine
from .candidates import Value
from .points import Group, Points, arguments
from .ranges import largest
from .search import ALL, SMALL, Fit, Search, TooMany, agrees, read_as_terms

WARPS = 16  # of the largest workgroup
OTHERS = 2.0  # seconds for each sink after the first that a map fits
NEAR = 200  # points of each access at the ends of the arguments


class Sink(Struct, frozen=True):
    """What is written of one group: a map's fit, or an address of its own, or why there is neither."""

    group: Group
    fit: Fit | None = None
    search: Search | None = None
    records: str = ""
    address: str = ""
    why: str = ""

    @property
    def values(self) -> dict[str, Value]:
        """What the map is asked with."""
        assert self.fit is not None
        return {**self.fit.values, **({"records": self.records} if self.records else {})}

    @property
    def access(self) -> Access:
        """What is written of each access. Raises MapError."""
        if self.search is not None:
            return self.search.access(self.values)
        return Access(read_as_terms({"address": self.address}, self.group.labels)["address"])


def fitted(
    module: Module, kernel: Kernel, maps: Sequence[Map], fixed: Mapping[str, Value], seconds: float
) -> tuple[str, list[str]] | str:  # fmt: skip
    """The text of a binding and what to know of it; or, where no sink is a map's, why.

    maps: those that are tried for each sink, in order. fixed: parameters that the user gave. seconds: for the search.
    """
    end = time.monotonic() + seconds
    told = kernel.max_threads
    most = max(1, (told or WARPS * 64) // 64)
    found: list[Sink] = []
    chosen: list[Sink] = []
    several = any("warp" in one.coordinates for one in maps)
    for warps in dict.fromkeys((most, 1)) if several else [1]:
        launch = Launch.of((warps * 64, 1, 1))
        seen = trace(module, kernel, launch)
        found, chosen = [], []
        printed = Sinks(seen, launch)
        for numbers in alike(seen):
            soon = min(end, time.monotonic() + OTHERS) if chosen else end
            found.append(_sink(printed, numbers, launch, kernel, maps, fixed, warps, soon))
            chosen += [found[-1]] if found[-1].fit else []
        if chosen:
            break
    else:
        said = (
            f"{kernel.name} accesses nothing"
            if not found
            else "; ".join(dict.fromkeys(f"sink {one.group.numbers[0]}: {one.why}" for one in found if one.why))
        )
        names = " or ".join(one.name for one in maps)
        return f"no values were found at which {names} says what {kernel.name} does ({said})"
    warps = max(one.fit.warps for one in chosen if one.fit)
    threads = told or warps * 64
    found = [one if one.fit else _plain(one, max(1, threads // 64)) for one in found]
    return _text(module, kernel, found, threads), [_said(one) for one in found]


def _sink(
    printed: Sinks, numbers: list[int], launch: Launch, kernel: Kernel, maps: Sequence[Map], fixed: Mapping[str, Value],
    warps: int, end: float,
) -> Sink:  # fmt: skip
    seen = printed.trace
    own = [access for access in seen.accesses if access.number in numbers]
    if not own:
        return Sink(Group(numbers, [], launch, {}), why=seen.why or "it never runs")
    group = Group(numbers, own, launch, arguments(kernel))
    group.simple = [printed.simple(term) for term in group.terms()]
    why = group.why
    for chosen in maps if not why else ():
        search = Search(group, chosen, {n: v for n, v in fixed.items() if n in chosen.parameters}, warps, end)
        try:
            fit = search.found()
        except TooMany as error:
            why = f"{error}; give some, as in --with tile_cols=64"
            continue
        except MapError as error:
            why = str(error)
            continue
        if fit is not None:
            return _with_records(Sink(group, fit, search))
    return Sink(group, why=why or f"{' and '.join(one.name for one in maps)}: not at any values that were tried")


def _with_records(sink: Sink) -> Sink:
    """The byte count of the resource, where the map takes one that it does not compute."""
    assert sink.fit is not None
    points = sink.group.drawn(np.random.default_rng(2), ALL, sink.fit.warps, dict.fromkeys(sink.group.labels, SMALL))
    if "records" not in sink.fit.map.parameters or points.records is None:
        return sink
    said = affine(points.where, sorted(sink.group.asked()), points.records)
    return sink if said is None else replace(sink, records=said)


def _plain(sink: Sink, warps: int) -> Sink:
    if not sink.group.own or sink.group.why:
        return sink
    group = sink.group
    points = group.drawn(np.random.default_rng(3), ALL, warps, dict.fromkeys(group.labels, SMALL))
    if not points.count:
        return sink
    where = {**points.where, "thread": points.where["warp"] * 64 + points.where["lane"]}
    for names in (["thread"], ["lane", "warp"]):
        said = affine(where, [*names, *BLOCKS, "i", *sorted(group.asked())], points.address)
        if said is not None:
            return replace(sink, address=said)
    return sink


def _said(sink: Sink) -> str:
    name = f"sinks {_at(sink.group.numbers)}"
    if sink.fit:
        return f"{name}: {sink.fit.map.name}, at {sink.fit.points} drawn points"
    return f"{name}: {f'the address {sink.address}' if sink.address else f'skipped, {sink.why}'}"


def _text(module: Module, kernel: Kernel, found: Sequence[Sink], threads: int) -> str:
    names = _names(found)
    last = _ranges(found, threads)
    lines = [
        f"# {kernel.name} in {module.file}: constants that `tileprove kernel bind` found at drawn points, a proposal;",
        "# `tileprove kernel check` proves them for all threads and arguments in these ranges, or shows where not.",
        f'kernel = "{kernel.name}"',
        f"threads = {threads}",
    ]
    if last:
        lines += ["", "[parameters]", *(f"{names[label]} = [0, {_number(most)}]" for label, most in last.items())]
        lines += ["", "[arguments]", *(f'{label} = "{names[label]}"' for label in last)]
    passed = {argument_label(argument.name) for argument in kernel.arguments if argument.type.kind == "pointer"}
    pointers = sorted(passed & {access.base for one in found for access in one.group.own})
    wide = {base: max(a.align or 1 for one in found for a in one.group.own if a.base == base) for base in pointers}
    for base, align in wide.items():
        if align > 1:
            lines += ["", f"[pointers.{base}]         # what its vectors need", f"align = {align}"]
    for one in found:
        lines += ["", "[[sink]]", f"at = {_at(one.group.numbers)}", *_body(one, names)]
    return "\n".join(lines) + "\n"


def _body(sink: Sink, names: Mapping[str, str]) -> list[str]:
    own, lines = sink.group.own, []
    if own and not sink.group.counted and (sink.fit or sink.address):
        lines.append(f"times = {len(own)}")
    if sink.fit:
        said = ", ".join(f"{name} = {_value(value, names)}" for name, value in sink.values.items() if value is not None)
        return [*lines, f'map = "{sink.fit.map.name}"', f"with = {{ {said} }}"]
    if sink.address:
        return [*lines, f"address = {_value(sink.address, names)}", f"bytes = {own[0].bytes}"]
    plain = re.sub(r'[\\"]', "'", sink.why)
    return [f'skip = "bind found nothing: {plain}"']


def _at(numbers: Sequence[int]) -> str:
    together = list(numbers) == list(range(numbers[0], numbers[0] + len(numbers)))
    return str(numbers[0]) if len(numbers) == 1 else f'"{numbers[0]}-{numbers[-1]}"' if together else str(list(numbers))


def _number(most: int) -> str:
    return f'"2**{(most + 1).bit_length() - 1} - 1"' if most > 1023 and (most + 1).bit_count() == 1 else str(most)


def _value(value: Value, names: Mapping[str, str]) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, str):
        return str(value)
    if value.isdigit():
        return value
    renamed = re.sub(r"[A-Za-z_][\w.]*", lambda word: names.get(word[0], word[0]), value)
    return f'"{renamed}"'


def _names(found: Sequence[Sink]) -> dict[str, str]:
    """Label -> what its parameter is called: as the map's, where that is the argument itself."""
    names: dict[str, str] = {}
    for one in found:
        for parameter, value in one.fit.values.items() if one.fit else ():
            if isinstance(value, str) and value in one.group.labels and parameter not in names.values():
                names.setdefault(value, parameter)
        for label in one.group.labels:
            names.setdefault(label, label)
    return names


def _ranges(found: Sequence[Sink], threads: int) -> dict[str, int]:
    """Label -> the last value at which all that was found agrees with the kernel."""
    known = [one for one in found if one.fit or one.address]
    asked = sorted(set().union(*(one.group.asked() for one in known)))
    draw = np.random.default_rng(4)
    least: dict[str, int] = {}
    for one in known:
        access = one.access
        own = [label for label in asked if label in one.group.asked()]
        warps = one.fit.warps if one.fit else max(1, threads // 64)

        def drawn(most: Mapping[str, int], group: Group = one.group, warps: int = warps) -> Points:
            return group.drawn(draw, NEAR, warps, most, near=True)

        def holds(points: Points, access: Access = access) -> bool:
            return agrees(access, points)

        for label, most in largest(own, drawn, holds).items():
            least[label] = min(most, least.get(label, most))
    return least
