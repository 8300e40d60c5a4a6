"""The page of a map: its picture at every setting of some parameters, and sliders that choose between them.

Everything is computed before and stands in the page, which shows one setting at a time: it needs no network and no solver.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from ..language.bank_degrees import Timings, instructions_of, question, served_on
from ..language.conflicts import Banks
from ..language.instances import Instance, Sweep, Value
from ..language.maps import MapError
from ..language.tables import INSIDE, SENTINEL, said, spelled, tabulate
from . import banks, maps
from .figure import figure
from .scene import Scene
from .templates import rendered

HERE = Path(__file__).parent
MOST_LETTERS = 16_000_000  # of all pictures of a page
MOST_ACCESSES = 1 << 18  # in all pictures of a page
MOST_ROWS = 512  # of the table of a setting
FULL = "Left out, the page holds no more pictures: the command below draws this one"


class Pictures(Struct):
    """The pictures of a page as figures, each one once."""

    texts: list[str] = field(default_factory=list)
    known: dict[str, int] = field(default_factory=dict)
    letters: int = 0
    accesses: int = 0

    def has_room(self, for_: Instance) -> bool:
        """Whether the page takes another map at one setting; counts its accesses."""
        self.accesses += for_.points
        return self.accesses <= MOST_ACCESSES

    def add(self, scene: Scene) -> int | None:
        """Its number; None if the page is full."""
        text = figure(scene)
        if text not in self.known:
            if self.letters + len(text) > MOST_LETTERS:
                return None
            self.known[text] = len(self.texts)
            self.texts.append(text)
            self.letters += len(text)
        return self.known[text]


class Asked(Struct, frozen=True):
    """How the map is drawn (see `maps.scene`), and how the LDS of each arch serves each instruction."""

    view: str = ""
    colour_by: str = ""
    row_bytes: int = 0
    timings: Timings = field(default_factory=dict)


def page(name: str, of: Sweep, asked: Asked) -> str:
    """The page as HTML. name: of the map, as a command takes it. Raises MapError."""
    pictures = Pictures()
    served = _served(of, asked.timings)
    archs = list(served)
    settings = [setting for found in of.found for setting in _settings(name, found, asked, pictures, served)]
    controls = [_control(parameter, own) for parameter, own in of.values.items()]
    controls += [_control("arch", archs)] if len(archs) > 1 else []
    first = next(one for one in of.found if isinstance(one, Instance))
    data = {"start": of.start * max(len(archs), 1), "settings": settings}
    notes = [f"Drawn: {', '.join(of.cut)}."] if of.cut else []
    return rendered(
        HERE, "page", title=f"{first.system}.{first.name}", sentence=first.sentence, memory=first.memory, controls=controls,
        count=len(settings), pictures=pictures.texts, data=_safe(data), notes=notes, banked=bool(served),
    )  # fmt: skip


def _safe(data: Any) -> str:
    """JSON that no HTML parser takes for markup."""
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c").replace("&", "\\u0026")


def _control(name: str, values: Sequence[Value | str]) -> dict[str, Any]:
    """A slider for numbers, in their order; else a list to choose from."""
    numbers = [value for value in values if type(value) is int]
    slider = len(numbers) == len(values) and numbers == sorted(numbers)
    return {"name": name, "values": [v if isinstance(v, str) else spelled(v) for v in values], "slider": slider}


def _served(of: Sweep, timings: Timings) -> dict[str, dict[str, Banks]]:
    """Arch -> instruction -> how it is served, of the archs that have a read of a width that the map has somewhere."""
    wanted: set[tuple[str, str]] = set()
    for one in of.found:
        if isinstance(one, Instance):
            try:
                wanted.update(served_on(one, timings))
            except MapError:
                continue
    found: dict[str, dict[str, Banks]] = {}
    for (arch, instruction), timing in timings.items():
        if (arch, instruction) in wanted:
            found.setdefault(arch, {})[instruction] = timing
    return found


def _settings(
    name: str, found: Instance | str, asked: Asked, pictures: Pictures, served: Mapping[str, Mapping[str, Banks]]
) -> list[dict[str, Any]]:
    """What the page says of one setting for each arch: its pictures, a sentence about its banks, its accesses, how to draw
    it alone."""
    archs = list(served) or [""]
    bare: dict[str, Any] = {"pictures": [], "said": "", "head": [], "rows": [], "commands": []}
    if isinstance(found, str):
        return [bare | {"said": f"{found}."}] * len(archs)
    alone = _commands(name, found, asked)
    if not pictures.has_room(found):
        return [bare | {"said": f"{FULL}.", "commands": alone}] * len(archs)
    tile = pictures.add(maps.scene(found, asked.view, asked.colour_by, asked.row_bytes))
    head, rows = _accesses(found)
    settings = []
    for arch in archs:
        sentence, conflicts = _conflicts(found, arch, served[arch]) if served else ("", None)
        shown = [tile] if conflicts is None else [tile, pictures.add(conflicts)]
        settings.append({
            "pictures": [number for number in shown if number is not None],
            "said": f"{sentence} {FULL}.".strip() if None in shown else sentence, "head": head, "rows": rows,
            "commands": alone if conflicts is None else [*alone, f"tileprove banks {name} {_values(found)} --arch {arch}"],
        })  # fmt: skip
    return settings


def _conflicts(found: Instance, arch: str, served: Mapping[str, Banks]) -> tuple[str, Scene | None]:
    """The degrees of each phase in a sentence, and as a picture; or why there are none."""
    try:
        names = instructions_of(found)
        instruction = next((name for name in names if name in served), "")
        if not instruction:
            raise MapError(f"nothing is known of {names[0]} on {arch}")
        asked = question(found, served[instruction])
    except MapError as error:
        return f"No bank conflicts are counted: {error}.", None
    degrees = asked.degrees()
    most = max(degree.lanes_a_bank for degree in degrees)
    turns = sum(degree.lanes_a_bank for degree in degrees)
    numbers = ", ".join(str(degree.lanes_a_bank) for degree in degrees)
    told = "no bank conflicts" if most == 1 else f"up to {most} lanes want one bank"
    title = f"{arch} {instruction}"
    known = " No measurement of these phases is known." if asked.access.timing.grade == "C" else ""
    sentence = f"{title}: {told}. Turns of the {len(degrees)} phases: {numbers}; together {turns}.{known}"
    return sentence, banks.scene(f"{title}: {told}", [("phases and banks", asked, degrees)])


def _accesses(found: Instance) -> tuple[list[str], list[list[int | str]]]:
    """The accesses as a table: coordinates, first byte, bytes, where; as many as are listed."""
    numbers = tabulate(found)
    words = {INSIDE: "inside", SENTINEL: "sentinel"}
    columns = list(numbers.columns.values())
    rows: list[list[int | str]] = []
    for access in range(min(len(numbers), MOST_ROWS)):
        where = words.get(int(numbers.where[access]), "outside") if numbers.active[access] else "does not happen"
        rows.append([*(int(c[access]) for c in columns), int(numbers.first[access]), int(numbers.size[access]), where])
    more = len(numbers) - len(rows)
    head = [*numbers.columns, "first byte", "bytes", f"where ({more:,} more are not listed)" if more else "where"]
    return head, rows


def _commands(name: str, found: Instance, asked: Asked) -> list[str]:
    options = {"--view": asked.view, "--colour-by": asked.colour_by, "--row-bytes": asked.row_bytes}
    own = [f"{option} {value}" for option, value in options.items() if value]
    return [" ".join(["tileprove draw", name, _values(found), *own])]


def _values(found: Instance) -> str:
    return said({n: value for n, value in found.fixed.items() if value is not None})
