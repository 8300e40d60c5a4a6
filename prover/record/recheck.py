"""Establishing a stored verdict again: from the record alone, without the engine that found it."""

from __future__ import annotations

import msgspec

from ..base.engines import EVIDENCE, SMT
from ..engines.outcome import Outcome
from ..evidence import points
from ..evidence.checkers import WORD, Effort, check_proof, check_refutation
from ..evidence.errors import Unavailable
from ..evidence.record import FORMAT, Record, packed
from ..language.obligations import Obligation, Verdict
from ..language.wire import WireError, digest, unpack
from ..proof.errors import Refused

SHARES = 4  # a record may take as many solver calls' time, for it is checked in parts
POINTS_A_SECOND, BYTES_A_SECOND = 1e7, 1e6
# thorough -> the task of a worker
TASKS = {False: f"{__name__}:answered", True: f"{__name__}:thoroughly"}


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
    """What the record is about. Raises Refused where it says another thing than its name, digest and verdict do."""
    try:
        obligation = unpack(record.statement)
    except (WireError, RecursionError) as error:
        raise Refused(str(error)) from None
    if obligation.name != record.name:
        raise Refused(f"the statement is {obligation.name}'s")
    if digest(obligation) != record.digest:
        raise Refused("the statement is not the one that the digest names")
    if obligation.expected is not record.verdict:
        raise Refused(f"the statement expects {obligation.expected}, and the verdict is {record.verdict}")
    own, said = (msgspec.json.encode(text, order="sorted") for text in (packed(obligation), record.statement))
    if own != said:  # as text: in Python true is 1
        raise Refused("the statement is not written as `check --update` writes it")
    return obligation


def expected(kind: str, points: int, line: bytes) -> float | None:
    """About how many seconds it takes to look at evidence of this kind; None for a solver's answer, which nobody knows."""
    return None if kind == SMT else points / POINTS_A_SECOND + len(line) / BYTES_A_SECOND


def nothing_else(record: Record) -> None:
    """Raises Refused where the record holds something that the checker of its kind does not look at."""
    if record.verdict is Verdict.REFUTED:
        kept = {"cell"} if record.point is None else set[str]()
    else:
        kept = {"kind", *EVIDENCE[record.kind].kept}
    if record.witness.keys() != kept:
        raise Refused(
            f"a witness of {', '.join(record.witness) or 'nothing'}, and not of {', '.join(kept) or 'nothing'}"
        )
    if "points" in kept and type(record.witness["points"]) is not int:
        raise Refused(
            f"{msgspec.json.encode(record.witness['points']).decode()} stands where the number of points should"
        )
    if record.tree and record.kind != "chain":
        raise Refused(f"a {record.kind} with tree")


def establish(record: Record, effort: Effort) -> list[str]:
    """What the verdict rests on, after checking all of it. Raises Refused, Unavailable."""
    obligation = statement(record)
    if record.verdict not in (Verdict.PROVED, Verdict.REFUTED):
        raise Refused(f"{record.verdict} is no verdict to have evidence for")
    if not record.kind:
        raise Refused("no evidence")
    nothing_else(record)
    if record.verdict is Verdict.REFUTED:
        return check_refutation(obligation, record)
    if record.point is None and not obligation.resting:
        raise Refused("no lane that satisfies the assumptions, so it may say nothing")
    if record.point is not None:
        points.inside(obligation, record.point)
    return check_proof(obligation, record, effort)


def answer(line: bytes, effort: Effort) -> Outcome:
    """For a worker: proved means established, refuted that the evidence was refused, unknown that a tool is missing."""
    try:
        record = read(line)
        rests = establish(record, effort)
        word = next((part.removeprefix(WORD) for part in rests if part.startswith(WORD)), "")
        return Outcome(verdict=Verdict.PROVED, witness={"rests on": rests}, rests_on=word)
    except Refused as error:
        return Outcome(verdict=Verdict.REFUTED, detail=str(error))
    except Unavailable as error:
        return Outcome(verdict=Verdict.UNKNOWN, detail=str(error))
    except MemoryError:
        raise
    except Exception as error:  # a checker that fails has established nothing
        said = " ".join(str(error).split())
        return Outcome(verdict=Verdict.REFUTED, detail=f"the checker failed: {type(error).__name__}: {said}")


def answered(line: bytes, seconds: float, thorough: bool = False) -> bytes:
    """The task of a worker: `answer` within some seconds."""
    return msgspec.json.encode(answer(line, Effort(seconds / SHARES, thorough))) + b"\n"


def thoroughly(line: bytes, seconds: float) -> bytes:
    """The same, with what takes minutes."""
    return answered(line, seconds, thorough=True)
