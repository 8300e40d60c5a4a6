"""Where maps come from, as `registry` says it of systems: a built-in one by its name, a user's by the path of its file;
a layout's is its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from ..language.choosing import instance
from ..language.instances import Instance, Sweep
from ..language.maps import Map, MapError
from ..language.obligations import SpecError
from ..language.sweeps import sweep
from ..language.tables import said, spelled
from ..layouts.making import SYSTEM
from . import registry, spec_process
from .layout_places import is_layout, map_of_text

T = TypeVar("T")


def map_at(name: str, at: Mapping[str, Any]) -> Instance:
    """A map at these values (see `choosing`): a built-in system's, or ``my_spec.py:my_map``, which is read in a process of
    its own. Raises SpecError."""
    return _asked(name, at, instance, spec_process.map_at)


def sweep_at(name: str, at: Mapping[str, Any]) -> Sweep:
    """The same at every setting of the parameters that have several values (see `sweeps`). Raises SpecError."""
    return _asked(name, at, sweep, spec_process.sweep_at)


def _asked(
    name: str, at: Mapping[str, Any], own: Callable[[Map, Mapping[str, Any]], T],
    users: Callable[[Path, str, Mapping[str, Any]], T],
) -> T:  # fmt: skip
    """own: answers for a built-in map, and one that is a layout's text; users: for a map of a user's file."""
    if is_layout(name):
        try:
            return own(map_of_text(name), at)
        except MapError as error:
            raise SpecError(str(error)) from None
    file, _, short = name.rpartition(":")
    if file:
        path = registry.targets([file])[0].path
        if path is None:
            raise SpecError(f"{name}: a built-in map has no file before its name; {file}.{short}, perhaps")
        return users(path, short, at)
    try:
        return own(registry.map_named(name), at)
    except MapError as error:
        raise SpecError(str(error)) from None


def heading(found: Instance) -> str:
    """The map and its values, without the swizzles, which are settings of their own; of a layout, what it says."""
    if found.system == SYSTEM:
        return found.sentence.rstrip(".") + "".join(
            f", {said({n: v})}" for n, v in found.fixed.items() if n != "element_bytes"
        )
    at = {n: value for n, value in found.fixed.items() if value is not None and n not in ("swizzle", "swizzle2")}
    words = [f"{found.system}.{found.name}", *([said(at)] if at else [])]
    for name in found.parts[0].settings:
        values = dict.fromkeys(spelled(part.settings[name]) for part in found.parts)
        words.append(f"{name}={'+'.join(values)}")
    return " ".join(words)
