"""Where maps come from, as `registry` says it of systems: a built-in one by its name, a user's by the path of its file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..language.choosing import instance
from ..language.claims import SpecError
from ..language.instances import Instance
from ..language.maps import MapError
from . import registry, spec_process


def map_at(name: str, at: Mapping[str, Any]) -> Instance:
    """A map at these values (see `choosing`): a built-in system's, or ``my_spec.py:my_map``, which is read in a process of
    its own. Raises SpecError."""
    file, _, own = name.rpartition(":")
    if file:
        path = registry.targets([file])[0].path
        if path is None:
            raise SpecError(f"{name}: a built-in map has no file before its name; {file}.{own}, perhaps")
        return spec_process.map_at(path, own, at)
    try:
        return instance(registry.map_named(name), at)
    except MapError as error:
        raise SpecError(str(error)) from None
