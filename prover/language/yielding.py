"""What a claim makes and has to give away: cases that it yields, kinds that it yields from, lemmas that its cases use."""

from __future__ import annotations

import dataclasses
import dis
import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

LANGUAGE = str(Path(__file__).parent)


class Made(NamedTuple):
    """what: how a reader knows it; fault: what is wrong if nobody takes it, and what to say; place: file:line."""

    thing: Any
    what: str
    fault: str
    place: str


Pending = dict[int, Made]
_open: list[Pending] = []  # of what is running now, the innermost at the end


def made(thing: Any, what: str, fault: str) -> None:
    """Note that this was made; a copy with `dataclasses.replace` stands for what it is a copy of."""
    if not _open:
        return
    place = ""
    frame = sys._getframe(1)
    while frame is not None and not place:
        file = frame.f_code.co_filename
        if file == dataclasses.__file__ and frame.f_code.co_name in ("replace", "_replace"):
            taken(frame.f_locals.get("obj", frame.f_locals.get("self")))
        elif not (file.startswith((LANGUAGE, "<string>")) or file == dataclasses.__file__):
            place = f"{file}:{frame.f_lineno}"
        frame = frame.f_back
    _open[-1][id(thing)] = Made(thing, what, fault, place)


def asked(reader: CodeType) -> None:
    """Note a spec's generators that are being asked for a case. reader: of the function that asks the outermost one."""
    frame = sys._getframe(1)
    while _open and frame is not None and frame.f_code is not reader:
        code, asking = frame.f_code, frame.f_back
        if code.co_flags & inspect.CO_GENERATOR and not code.co_filename.startswith(LANGUAGE) and asking is not None:
            while asking.f_code.co_filename.startswith(LANGUAGE) and asking.f_back is not None:
                asking = asking.f_back
            what = "a generator expression" if code.co_name == "<genexpr>" else f"{code.co_name}(...)"
            fault = "asked for cases here and not to its end, so what else it has is lost: yield from it, whole"
            place = f"{asking.f_code.co_filename}:{asking.f_lineno}"
            _open[-1].setdefault(id(frame), Made(frame, what, fault, place))
        frame = frame.f_back


def _ended(frame: FrameType) -> bool:
    """Whether the generator of this frame has returned; one that nobody asks any more is closed at a yield."""
    code = frame.f_code.co_code
    return 0 <= frame.f_lasti < len(code) and dis.opname[code[frame.f_lasti]].startswith("RETURN_")


def taken(thing: Any) -> None:
    """Note that this has gone where it belongs."""
    for pending in _open:
        pending.pop(id(thing), None)


@contextmanager
def watching(pending: Pending) -> Iterator[None]:
    """What is made inside goes into ``pending``, and what is taken inside leaves it."""
    _open.append(pending)
    try:
        yield
    finally:
        _open.pop()


def used(lemmas: Any) -> None:
    """Note that a case uses these."""
    for lemma in lemmas if isinstance(lemmas, (list, tuple)) else ():
        taken(lemma)


def dropped(pending: Pending) -> str:
    """What was made and went nowhere: the place, what it is and what to say; empty for nothing."""
    for one in pending.values():
        if isinstance(one.thing, FrameType):
            if not _ended(one.thing):
                return f"{one.place}: {one.what} is {one.fault}"
            continue
        if hasattr(one.thing, "__next__") and next(one.thing, None) is None:
            continue  # all that it had was taken
        return f"{one.place}: {one.what} is made here and {one.fault}"
    return ""
