"""Layouts by their texts: CuTe's, Triton's and Gluon's, and objects in a Python file, which is run in a process of its own.

TEXT [of 16b] [by ACCESS]       see `layouts.text`, `layouts.gluon` and `layouts.maps`
FILE.py:NAME [on 64x64] [of 16b] [by ACCESS]      what is named so there: of pycute, cutlass.cute, triton or gluon
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from ..base.extras import install
from ..language.maps import Map
from ..language.obligations import SpecError
from ..layouts import gluon, text
from ..layouts.cute import Composed, Layout
from ..layouts.extents import LayoutError
from ..layouts.linear import Linear, Made, Shared
from ..layouts.maps import HOW, PATTERNS, map_of
from .layout_child import Answer, Asked
from .names import printable
from .supervising import Gone, Limits, answer

BY = re.compile(r"^(?P<layout>.*?)\s+by\s+(?P<access>\S.*)$", re.S)
FILE = re.compile(r"^(?P<file>[^\s():]+\.py):(?P<name>[A-Za-z_]\w*)(?P<rest>\s.*)?$", re.S)
LIMITS = Limits(60.0, 8192)
CHILD = "tileprove.prover.running.layout_child:answer"


def is_layout(said: str) -> bool:
    """Whether the text is meant as a layout, and not as the name of a map."""
    found = FILE.match(said.strip())
    return bool(found and found["rest"]) or text.looks_like_a_layout(said) or gluon.looks_like_gluon(said)


def layout_at(said: str) -> Composed | Shared | Linear:
    """The layout of the text. Raises SpecError."""
    try:
        return _layout(said)
    except LayoutError as error:
        raise SpecError(printable(" ".join(str(error).split()))) from None


def map_of_text(said: str) -> Map:
    """The map of the text. Raises SpecError."""
    try:
        found = BY.match(said.strip())
        if not found:
            return map_of(_layout(said), None)
        access = found["access"].strip()
        how, _, threaded = access.partition(" ")
        if how not in HOW or not is_layout(threaded):
            how, threaded = "", access
        if access in PATTERNS or not is_layout(threaded):
            return map_of(_layout(found["layout"]), access)
        threads = _layout(threaded)
        if isinstance(threads, Composed) and not threads.swizzles and not threads.offset:
            return map_of(_layout(found["layout"]), threads.layout, how)
        if isinstance(threads, Linear):
            return map_of(_layout(found["layout"]), threads, how)
        raise LayoutError(f"{access}: behind 'by' comes who has which element, and this is where elements stand")
    except LayoutError as error:
        raise SpecError(printable(" ".join(str(error).split()))) from None


def _layout(said: str) -> Composed | Shared | Linear:
    whole, bits = text.elements_of(said)
    found = FILE.match(whole)
    if found:
        own = _asked(Asked(file=found["file"], object=found["name"])).text
        whole = own + (found["rest"] or "")
    if not gluon.looks_like_gluon(whole):
        return text.layout(f"{whole} of {bits}b" if bits else whole)
    made = gluon.layout(whole, _of_triton)
    if isinstance(made, Shared):
        return made.of(bits) if bits else made
    return made


def _of_triton(made: Made, shape: Sequence[int]) -> Made:
    return _linear(msgspec.json.encode(_plain(made)), tuple(shape))


@lru_cache(maxsize=64)
def _linear(made: bytes, shape: tuple[int, ...]) -> Made:
    found = _asked(Asked(made=msgspec.Raw(made), shape=list(shape)))
    return gluon.call(found.text)


def _plain(value: object) -> object:
    """The call as lists: a name, arguments by place and by name."""
    if isinstance(value, Made):
        return {
            "name": value.name,
            "arguments": [_plain(one) for one in value.arguments],
            "keywords": {name: _plain(one) for name, one in value.keywords.items()},
        }
    return [_plain(one) for one in value] if isinstance(value, list) else value


def _asked(asked: Asked) -> Answer:
    """What the child says. Raises LayoutError."""
    what = f"{asked.file}:{asked.object}" if asked.file else "Triton"
    if asked.file and not Path(asked.file).is_file():
        raise LayoutError(f"{asked.file}: there is no such file")
    try:
        found = msgspec.json.decode(answer(CHILD, msgspec.json.encode(asked), LIMITS, "kept"), type=Answer)
    except Gone as gone:
        said = gone.complaint[:300]
        raise LayoutError(f"{what} has no such layout: {said or gone.how}") from None
    except msgspec.MsgspecError:
        raise LayoutError(f"{what}: its process answers something else than a layout") from None
    if found.missing:
        extra = "triton" if found.missing == "triton" else "cute" if found.missing in ("pycute", "cutlass") else ""
        more = f": {install(extra)}" if extra else ", which is not installed"
        raise LayoutError(f"{what} needs {found.missing}{more}")
    if found.error:
        said = " ".join(found.error.split())[:500]
        raise LayoutError(said if said.startswith(asked.file or " ") else f"{what}: {said}")
    return found


def plain_layout(found: Composed | Shared | Linear) -> Layout:
    """A CuTe layout without swizzles. Raises SpecError."""
    if not isinstance(found, Composed) or found.swizzles or found.offset:
        raise SpecError(f"{found}: a shape and strides are meant here, without a swizzle")
    return found.layout
