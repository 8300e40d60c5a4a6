"""What is done in the process that reads one user's spec file (`supervising.answer`).

The answer is data: outlines of the systems and what is asked for, every obligation as text (`wire`) or a map at numbers
(`instances`); or the one line that says what is wrong. What the spec prints goes to stderr.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import msgspec

from ..attack.records import Attack
from ..language import wire
from ..language.claims import Claim
from ..language.instances import Packed, pack, values_of
from ..language.kinds.kind import listening
from ..language.maps import Map, MapError
from ..language.obligations import SpecError
from ..language.systems import MADE, System
from ..language.yielding import Pending, dropped, watching
from . import registry, spec_file
from .complaints import one_line
from .names import check_obligation, check_system, printable
from .outlines import SystemPlan, outline
from .supervising import LONGEST

Found = dict[tuple[str, str], object]


class Asked(msgspec.Struct, omit_defaults=True):
    """What is wanted beside the outlines. cases: the obligations. map: this map, at the values that are given; with
    sweep, at every setting of them (see `sweeps`). attack: seconds to judge what each system claims by kinds, drawing with
    the seed, of those claims that are proved."""

    cases: bool = False
    map: str = ""
    sweep: bool = False
    attack: float = 0.0
    seed: int = 0
    proved: list[str] = []
    at: dict[str, list[int | bool | list[int] | None] | str] = {}


class Answer(msgspec.Struct, omit_defaults=True):
    """What a spec says. error: why it cannot be taken; obligations: as text, in the order of the claims;
    by_kind: full names of the claims that ask a kind. wrong: full name of a claim -> why it says nothing."""

    error: str = ""
    systems: list[SystemPlan] = []
    obligations: list[msgspec.Raw] = []
    by_kind: list[str] = []
    wrong: dict[str, str] = {}
    attacks: list[Attack] = []
    map: Packed | None = None


def answer(given: bytes, note: Callable[[str], None]) -> bytes:
    """The encoded `Answer` to (the file, `Asked`)."""
    name, asked = msgspec.json.decode(given, type=tuple[bytes, Asked])
    path = Path(os.fsdecode(name))
    try:
        text = msgspec.json.encode(_read(path, asked, note))
        if len(text) > LONGEST:
            raise SpecError(f"{path}: its claims are {len(text) >> 20} MiB of text, and {LONGEST >> 20} are the most")
        return text
    except SpecError as error:
        return msgspec.json.encode(Answer(printable(str(error))))
    except BaseException as error:
        return msgspec.json.encode(Answer(printable(one_line(error, str(path)))))


def _read(path: Path, asked: Asked, note: Callable[[str], None]) -> Answer:
    before = _watch()
    pending: Pending = {}
    with watching(pending):
        found = _found(path, asked, note, before, pending)
    if asked.cases and (said := dropped(pending)):
        raise SpecError(said)
    _unchanged(before, path)
    return found


def _found(path: Path, asked: Asked, note: Callable[[str], None], before: Found, pending: Pending) -> Answer:
    """pending: gets what the claims make and do not yield."""
    systems = spec_file.load(path)
    _unchanged(before, path)
    found = Answer(systems=[outline(system) for system in systems])
    for system in found.systems:
        check_system(system)
        _conditions(system, found.systems)
    if asked.map:
        of, at = _map(systems, asked, path), {name: values_of(value) for name, value in asked.at.items()}
        found.map = _tabulated(of, at, asked.sweep)
    if asked.cases:
        known = [(system, dict(system.claims)) for system in MADE]
        for system in systems:
            for claim in list(system.claims.values()):
                own: Pending = {}  # of a claim in error, what it has made and not yielded is no other error
                try:
                    with watching(own):
                        found.obligations += list(_obligations(claim, note, found.by_kind))
                    pending.update(own)
                except SpecError as error:
                    found.wrong[claim.full_name] = printable(str(error))
        _nothing_new(known)
    if asked.attack:
        found.attacks = [_attacked(system, asked) for system in systems]
    return found


def _map(systems: list[System], asked: Asked, path: Path) -> Map:
    """The map that is asked for. Raises SpecError."""
    maps = {name: one for system in systems for name, one in system.maps.items()}
    if asked.map not in maps:
        raise SpecError(f"{path}: no map is named {asked.map!r}{registry.suggest(asked.map, maps)}")
    return maps[asked.map]


def _tabulated(of: Map, at: Mapping[str, Any], several: bool) -> Packed:
    """The map at these values, or at every setting of them. Raises SpecError."""
    try:
        if several:
            from ..language.sweeps import sweep  # needs numpy, which takes its time

            return pack(sweep(of, at))
        from ..language.choosing import instance

        return pack(instance(of, at))
    except MapError as error:
        raise SpecError(str(error)) from None


def _attacked(system: System, asked: Asked) -> Attack:
    """The attack on the system's claims. What its maps do with numbers is its own affair: it ends the attack, no more."""
    from ..attack.kinds.attacking import attack

    claims = [claim for claim in system.claims.values() if claim.full_name in asked.proved]
    try:
        with redirect_stdout(sys.stderr):
            return attack(system.name, claims, asked.seed, asked.attack)
    except Exception as error:
        return Attack(
            subject=system.name, seed=asked.seed, allowed=asked.attack, why=one_line(error, system.origin.file)
        )


def _obligations(claim: Claim, note: Callable[[str], None], by_kind: list[str]) -> Iterator[msgspec.Raw]:
    place = f"{claim.file}:{claim.line}"
    note(place)
    with listening() as heard:
        found = registry.obligations(claim)
    by_kind += [claim.full_name] * bool(heard)
    for obligation in found:
        check_obligation(obligation, place)
        try:
            yield msgspec.Raw(wire.encode(obligation))
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            said = "arguments of a replayed call are terms, integers, text, None and further calls"
            raise SpecError(f"{place}: {claim.full_name}: {error}; {said}") from None


def _conditions(system: SystemPlan, own: list[SystemPlan]) -> None:
    """Raises SpecError for a condition that is another system's claim, and there is none of that name."""
    for claim in system.claims:
        of, _, short = claim.condition.partition(".")
        if not short or of == system.name:
            continue
        known = next((other for other in own if other.name == of), None)
        if known is None and of in registry.BUILT_IN:
            known = outline(registry.Target(of).systems()[0])
        expected = {other.name: other.is_finding for other in known.claims} if known is not None else {}
        if expected.get(short, True):
            raise SpecError(f"{claim.place}: {claim.full_name}: holds_when names {claim.condition}, which is no claim")


def _nothing_new(known: list[tuple[System, dict[str, Any]]]) -> None:
    """Raises SpecError if a claim or a system came while the claims were asked for their cases."""
    for system in (system for system in MADE[len(known) :] if not spec_file.built_in(system)):
        raise SpecError(f"{system.origin.place}: the System {system.name} is made inside a claim; nobody checks it")
    for system, claims in known:
        if not spec_file.built_in(system):
            spec_file.nothing_removed(system)
        for name, claim in system.claims.items():
            if claims.get(name) is not claim:
                place = f"{claim.file}:{claim.line}"
                raise SpecError(f"{place}: the claim {claim.full_name} is registered inside another; nobody checks it")


def _watch() -> Found:
    """What stands in the modules of tileprove, now and as soon as another one of them is imported."""
    found = dict(part for name, module in list(sys.modules.items()) for part in _functions(name, module))
    plain = SourceFileLoader.exec_module

    def exec_module(self: SourceFileLoader, module: ModuleType) -> None:
        plain(self, module)
        found.update(_functions(module.__name__, module))

    SourceFileLoader.exec_module = exec_module  # type: ignore[method-assign]
    return found


def _functions(name: str, module: ModuleType) -> Iterator[tuple[tuple[str, str], object]]:
    """(place, what stands there) of a module's functions and classes, and of the classes' methods, if it is tileprove's."""
    if not name.startswith("tileprove."):
        return
    for key, value in list(vars(module).items()):
        parts = [(key, value)]
        if isinstance(value, type) and value.__module__ == name:
            parts += [(f"{key}.{inner}", part) for inner, part in list(vars(value).items())]
        for path, part in parts:
            if isinstance(part, (FunctionType, type)):
                yield (name, path), (part, getattr(part, "__code__", None))


def _unchanged(before: Found, path: Path) -> None:
    """Raises SpecError if the spec put something else in the place of a function that says what claims mean."""
    now = dict(part for name, module in list(sys.modules.items()) for part in _functions(name, module))
    for place, value in before.items():
        if now.get(place) != value:
            said = ".".join(place)
            raise SpecError(f"{path}: changes {said}, so claims would not mean what they say; a spec must not")
