"""What is attacked: the texts of a kernel, for which launches each is, and where their lines are in the source."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from ..launching.launch import Launch
from ..stated import Statements
from ..ttir.records import own_place

LOCATION = re.compile(r"\bloc\(.*|^#loc.*", re.MULTILINE)

ONE = 0.1  # of an attack's time, for a text in which arguments are 1, of which there are few points


class Text(Struct, frozen=True):
    """A text of the kernel with the launches that it is for. said: how it is compiled; by_source: its lines are not those
    of the text that the claims are about; known: a point of these launches. part: of the attack's time, of which the texts
    without one have the rest. why: there is no text to be run."""

    text: str
    launch: Launch
    said: str = ""
    by_source: bool = False
    known: Mapping[str, int] | None = None
    part: float = 0.0
    why: str = ""


def texts_of(own: Statements, known: Mapping[str, int] | None, concrete: bool) -> list[Text]:
    """The text of the claims; with ``concrete``, those at values of constexprs too. known: a point of the launch."""
    found = [Text(own.text, own.launch, known=known)]
    for at in own.launch.concrete if concrete else ():
        said = ", ".join(f"{name} = {value}" for name, value in at.values.items())
        single = not set(own.launch.ones).isdisjoint(at.values)
        why = f"{at.why} ({said})" if at.why and said else at.why
        found.append(Text(at.text, own.launch.at(at.values), said, True, at.point, ONE if single else 0.0, why))
    return found


def places_of(own: Statements) -> dict[int, str]:
    """Line of the text -> file:line of the source."""
    lines = ((item.operation.line, own_place(item.operation.place)) for item in own.formulas.visited)
    return {line: f"{Path(place.file).name}:{place.line}" for line, place in lines if place.line}


def drawing_text(launch: Launch, text: str) -> str:
    """What the seed is of: the kernel's text without places, and the launch."""
    own = [repr(term) for term in (*launch.given, *launch.grid)]
    own += [promise.said for promise in launch.promises]
    said = [(argument.name, getattr(argument, "dtype", "")) for argument in launch.arguments]
    return f"{LOCATION.sub('', text)}{own}{said}"
