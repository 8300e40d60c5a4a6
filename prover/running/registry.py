"""Where systems come from: the built-in ones by name, a user's own by the path of the spec file.

A spec that cannot be read, or a claim that cannot say what it means, is a SpecError: one line with file and line.
"""

from __future__ import annotations

import difflib
import importlib.util
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from ..language.claims import Case, Claim
from ..language.maps import Map
from ..language.obligations import Obligation, SpecError
from ..language.systems import System
from . import spec_file
from .complaints import one_line

if TYPE_CHECKING:
    from ..language.conflicts import Banks

# the names of the built-in systems, each a package below tileprove.specs
BUILT_IN: tuple[str, ...] = import_module("tileprove.specs").SYSTEMS


class UnknownName(SpecError):
    """A name that no system or claim has; the message suggests the ones that are close."""


class Target(Struct, frozen=True):
    """One place that systems come from: a built-in name, or the path of a spec file."""

    name: str
    path: Path | None = None

    @property
    def built_in(self) -> bool:
        return self.path is None

    def systems(self) -> list[System]:
        """The systems that the target defines. A user's file is run by this: only for a process that does nothing else.
        Raises SpecError."""
        with redirect_stdout(sys.stderr):  # what a spec prints is not part of a report
            if self.path is None:
                return [_built_in(self.name)]
            return spec_file.load(self.path)


def targets(names: Sequence[str]) -> list[Target]:
    """What the command line names; nothing named is every built-in system. Raises SpecError."""
    found: dict[object, Target] = {}
    for name in names or BUILT_IN:
        target = _target(name)
        found.setdefault(target.path.resolve() if target.path else name, target)
    return list(found.values())


def _target(name: str) -> Target:
    if name in BUILT_IN:
        return Target(name)
    path = Path(name)
    if not name.isprintable():
        raise SpecError(f"{name!a} has letters that cannot be printed; give the spec file another name")
    if path.is_file():
        return Target(name, path)
    if path.is_dir():
        raise SpecError(f"{name} is a folder; name the spec file in it")
    if path.exists():
        raise SpecError(f"{name} is no plain file")
    if path.suffix == ".py" or len(path.parts) > 1:
        raise SpecError(f"{name}: no such spec file")
    raise UnknownName(f"no system is named {name!r}{suggest(name, BUILT_IN)}")


def suggest(name: str, known: Iterable[str]) -> str:
    """``; did you mean ...?``, or what there is to choose from."""
    choice = list(known)
    close = difflib.get_close_matches(name, choice, n=3, cutoff=0.5)
    if close:
        return f"; did you mean {', '.join(close)}?"
    return f"; there is {', '.join(choice)}" if 0 < len(choice) <= 12 else "; `tileprove list` shows what there is"


def _built_in(name: str) -> System:
    module = f"tileprove.specs.{name}"
    try:
        system = getattr(import_module(module), "SYSTEM", None)
    except (Exception, SystemExit) as error:
        found = importlib.util.find_spec(module)
        raise SpecError(one_line(error, found.origin if found and found.origin else module)) from None
    if not isinstance(system, System):
        raise SpecError(f"{module} defines no SYSTEM")
    return system


def claimed(system: str, claim: str) -> list[Obligation]:
    """The obligations of a built-in system's claim; none if it has no such claim. Raises SpecError."""
    found = _built_in(system).claims.get(claim)
    return obligations(found) if found is not None else []


def maps() -> dict[str, Map]:
    """The maps of the built-in systems, by name. Raises SpecError."""
    found: dict[str, Map] = {}
    for system in map(_built_in, BUILT_IN):
        for one in system.maps.values():
            other = found.setdefault(one.name, one)
            if other is not one:
                raise SpecError(f"there are two maps named {one.name}: {other.full_name} and {one.full_name}")
    return found


def lds_timings() -> dict[tuple[str, str], Banks]:
    """(arch, instruction) -> how the LDS serves it, of the built-in systems. Raises SpecError."""
    return {key: timing for system in map(_built_in, BUILT_IN) for key, timing in system.timings.items()}


def map_named(name: str) -> Map:
    """The map of that name, ``load_b`` or ``mma_loader.load_b``; of a system's name, its first one. Raises SpecError."""
    if ".py:" in name or name.endswith(".py"):
        raise SpecError(
            f"{name}: a map of one's own spec file cannot be named here, only those of the built-in systems"
        )
    known = maps()
    found = next((one for one in known.values() if name in (one.name, one.full_name)), None)
    found = found or next((one for one in known.values() if name == one.system), None)
    if found is None:
        raise UnknownName(f"no map is named {name!r}{suggest(name, known)}; there is {', '.join(known)}")
    return found


def obligations(claim: Claim) -> list[Obligation]:
    """The claim's obligations; whatever its generator does wrong is a SpecError with the place."""
    place = f"{claim.file}:{claim.line}"
    try:
        with redirect_stdout(sys.stderr):
            found = list(replace(claim, build=lambda: _cases(claim, place)).obligations())
    except (Exception, SystemExit) as error:
        if isinstance(error, SpecError) and str(error).startswith(claim.file):
            raise
        raise SpecError(f"{one_line(error, claim.file, claim.line)} (in {claim.full_name})") from None
    if not found:
        raise SpecError(f"{place}: {claim.full_name} yields no case, so it says nothing")
    return found


def _cases(claim: Claim, place: str) -> Iterator[Case]:
    produced = claim.build()
    if not isinstance(produced, Iterable):
        raise SpecError(f"{place}: {claim.full_name} must yield Case values, it returns {produced!r}")
    for case in produced:
        if not isinstance(case, Case):
            more = "; what a kind makes is handed on by `yield from`" if isinstance(case, Iterator) else ""
            raise SpecError(f"{place}: {claim.full_name} must yield Case values, not {case!r}{more}")
        yield case
