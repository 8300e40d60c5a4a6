"""Asks a process of its own what a user's spec file says: one for each file, and none of it runs here.

What comes back is data. It is read strictly, every name is checked again, and a digest is computed from the terms that
came, so that nothing in the spec's process decides what is looked up or written under which name.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import msgspec

from ..attack.records import Attack
from ..language import wire
from ..language.instances import Found, Instance, Sweep, unpack
from ..language.nodes import WireError
from ..language.obligations import Obligation, SpecError, Use
from . import registry
from .names import check_obligation, check_system, claim_fault, printable, system_fault, text_fault
from .outlines import ClaimPlan, SystemPlan
from .spec_child import Answer, Asked
from .supervising import Gone, Limits, answer

SECONDS: ContextVar[float] = ContextVar("seconds to read a spec", default=60.0)
MOST_ERROR = 2000  # letters
MEMORY = 8192  # MiB of address space

Obligations = dict[tuple[str, str], dict[str, Obligation]]


def read(path: Path, cases: bool = True, whole: bool = True) -> tuple[list[SystemPlan], Obligations]:
    """The systems of the file without statements, and (system, claim) -> case -> obligation. Raises SpecError.

    whole: whether a claim that says nothing is an error of the file; else it has its ``error``, and no obligation."""
    found = _answer(path, Asked(cases=cases))
    for system in found.systems:
        for claim in system.claims:
            claim.statements = []  # they follow from the obligations
            claim.by_kind = claim.full_name in found.by_kind
            claim.error = _said(found.wrong.get(claim.full_name, ""))
            if claim.error and whole:
                raise SpecError(claim.error)
        check_system(system)
        if system.name.lower() in registry.BUILT_IN:
            raise SpecError(f"{system.place}: {system.name} is the name of a built-in system; give this one another")
    return found.systems, _obligations(path, found, cases)


def attacked(path: Path, claims: list[str], seconds: float, seed: int) -> list[Attack]:
    """The attacks on these claims of the file, by full names. seconds: for each of its systems. Raises SpecError."""
    before = SECONDS.set(SECONDS.get() + 10 * seconds)  # reading it takes its own time
    try:
        found = _answer(path, Asked(attack=seconds, seed=seed, proved=claims)).attacks
    finally:
        SECONDS.reset(before)
    asked = {name.partition(".")[0] for name in claims}
    shown = printable(msgspec.json.encode([attack for attack in found if attack.subject in asked]).decode())
    return msgspec.json.decode(shown, type=list[Attack])


def map_at(path: Path, name: str, at: Mapping[str, Any]) -> Instance:
    """The file's map of that name at these values (see `instances`). Raises SpecError."""
    return _map(path, Asked(map=name, at=dict(at)), Instance)


def sweep_at(path: Path, name: str, at: Mapping[str, Any]) -> Sweep:
    """The same at every setting (see `sweeps`). Raises SpecError."""
    return _map(path, Asked(map=name, at=dict(at), sweep=True), Sweep)


def _map(path: Path, asked: Asked, kind: type[Found]) -> Found:
    """What the file's process said, if its names are names and its texts can be shown. Raises SpecError for any other."""
    packed = _answer(path, asked).map
    try:
        if packed is None:
            raise WireError("it is silent")
        found = unpack(packed, kind)
        for fault in _faults(found):
            if fault:
                raise WireError(fault)
        return found
    except (WireError, IndexError, TypeError, ValueError) as error:
        raise SpecError(f"{path}: its process answers something else than a map: {printable(str(error))}") from None


def _faults(found: Instance | Sweep) -> Iterator[str]:
    if isinstance(found, Sweep):
        yield from map(claim_fault, found.values)
        yield from (text_fault("the map", one) for one in found.found if isinstance(one, str))
        for one in found.found:
            yield from _faults(one) if isinstance(one, Instance) else ()
    else:
        yield system_fault(found.system)
        yield from map(claim_fault, (found.name, *found.axes, *found.fixed, *found.parts[0].settings))
        texts = (found.sentence, found.memory, *([found.instruction] if found.instruction else []))
        yield from (text_fault("the map", text) for text in texts)
    yield from (text_fault("the map", text) for text in found.cut)


def _answer(path: Path, asked: Asked) -> Answer:
    """Raises SpecError for what the file's process cannot take."""
    try:
        found = msgspec.json.decode(_run(path, asked), type=Answer)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SpecError(f"{path}: its process answers something else than its claims: {error}") from None
    if found.error:
        raise SpecError(_said(found.error))
    return found


def _said(error: str) -> str:
    return printable(" ".join(error.split()))[:MOST_ERROR]


def _obligations(path: Path, found: Answer, cases: bool) -> Obligations:
    claims = {(system.name, claim.name): claim for system in found.systems for claim in system.claims}
    obligations: Obligations = {key: {} for key in claims}
    for text in found.obligations:
        try:
            obligation = wire.decode(bytes(text))
            claim = claims[obligation.system, obligation.claim]
            check_obligation(obligation, claim.place)
        except (wire.WireError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise SpecError(f"{path}: its process answers something else than obligations: {error!r}") from None
        own = obligations[claim.system, claim.name]
        if obligation.case in own or obligation.expected is not claim.expected:
            raise SpecError(f"{claim.place}: its process contradicts itself about {printable(obligation.name)}")
        own[obligation.case] = obligation
    _lemmas_are_claims([one for own in obligations.values() for one in own.values()], claims)
    for key, own in obligations.items():
        if claims[key].error:
            own.clear()
        elif cases and not own:
            raise SpecError(f"{claims[key].place}: {claims[key].full_name} yields no case, so it says nothing")
    return obligations


def _lemmas_are_claims(obligations: list[Obligation], claims: Mapping[tuple[str, str], ClaimPlan]) -> None:
    """Raises SpecError for a lemma that is said to be of a claim which says something else."""
    known = {one.name: wire.digest(one) for one in obligations}
    for one in obligations:
        for use in one.using.uses if one.using is not None else ():
            lemma = use.lemma if isinstance(use, Use) else one
            if lemma.name not in known and lemma.system in registry.BUILT_IN:
                known |= {each.name: wire.digest(each) for each in registry.claimed(lemma.system, lemma.claim)}
            if known.get(lemma.name) != wire.digest(lemma):
                place = claims[one.system, one.claim].place
                raise SpecError(
                    f"{place}: {printable(one.name)} uses {printable(lemma.name)}, which is no claim, or another"
                )


def _run(path: Path, asked: Asked) -> bytes:
    """The answer of a process that reads the file. Raises SpecError if it ends, or has to be ended, without one."""
    limits, given = Limits(SECONDS.get(), MEMORY), msgspec.json.encode((os.fsencode(path), asked))
    try:
        return answer("tileprove.prover.running.spec_child:answer", given, limits, "relayed")
    except Gone as gone:
        raise SpecError(f"{printable(gone.at(path))}: {_why(gone, limits.seconds)}") from None


def _why(gone: Gone, seconds: float) -> str:
    if gone.late:
        return (
            f"the spec is not read to its end after {seconds:g} s; an endless loop? If it needs more time,"
            " give it some with --load-timeout 5m"
        )
    if gone.closed:
        return "the spec closes, or writes to, the pipe through which its claims come"
    how = gone.how + "; os._exit?" * (gone.code >= 0)
    return f"the process that reads the spec ended in the middle of it ({how}), so nobody knows its claims"
