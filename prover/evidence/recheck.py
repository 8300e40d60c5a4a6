"""Establishing a stored verdict again: from the record alone, without the engine that found it."""

from __future__ import annotations

import msgspec

from ..claims import Obligation, Verdict
from ..outcome import Outcome
from ..wire import WireError, digest, unpack
from . import points
from .checkers import PROOFS, Effort, check_refutation
from .errors import Refused, Unavailable
from .record import FORMAT, Record


def read(line: bytes) -> Record:
    """Raises Refused for a line that is no record."""
    try:
        found = msgspec.json.decode(line, type=Record)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(f"not a record: {error}") from None
    if found.format != FORMAT:
        raise Refused(f"format {found.format} is not {FORMAT}")
    return found


def statement(record: Record) -> Obligation:
    """What the record is about. Raises Refused where it says another thing than its name and digest do."""
    try:
        obligation = unpack(record.statement)
    except (WireError, RecursionError) as error:
        raise Refused(str(error)) from None
    if obligation.name != record.name:
        raise Refused(f"the statement is {obligation.name}'s")
    if digest(obligation) != record.digest:
        raise Refused("the statement is not the one that the digest names")
    return obligation


def establish(record: Record, effort: Effort) -> list[str]:
    """What the verdict rests on, after checking all of it. Raises Refused, Unavailable."""
    obligation = statement(record)
    if record.verdict is Verdict.REFUTED:
        return check_refutation(obligation, record, effort)
    if record.verdict is not Verdict.PROVED:
        raise Refused(f"{record.verdict} is no verdict to have evidence for")
    kind = record.witness.get("kind")
    checker = PROOFS.get(kind) if isinstance(kind, str) else None
    if checker is None:
        raise Refused("no evidence")
    if record.point is None:
        raise Refused("no lane that satisfies the assumptions, so it may say nothing")
    points.inside(obligation, record.point)
    return checker(obligation, record, effort)


def answer(line: bytes, effort: Effort) -> Outcome:
    """For a worker: proved means established, refuted that the evidence was refused, unknown that a tool is missing."""
    try:
        record = read(line)
        return Outcome(verdict=Verdict.PROVED, witness={"rests on": establish(record, effort)})
    except Refused as error:
        return Outcome(verdict=Verdict.REFUTED, detail=str(error))
    except Unavailable as error:
        return Outcome(verdict=Verdict.UNKNOWN, detail=str(error))
    except MemoryError:
        raise
    except Exception as error:  # a checker that fails has established nothing
        said = " ".join(str(error).split())
        return Outcome(verdict=Verdict.REFUTED, detail=f"the checker failed: {type(error).__name__}: {said}")
