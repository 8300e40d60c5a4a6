"""What proofs/ has on record, replayed instead of searched for: as good as a proof that was found just now.

A proof tree goes through the trusted room, a domain is counted and a counterexample evaluated again, from the record alone.
Of what only a solver can say, and of matrices, the record says which engine to ask. A record that does not show its
statement is as good as none: the engines decide.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec

from ..base.clock import worked
from ..base.engines import EVIDENCE
from ..engines import integer, ladder
from ..engines.outcome import Outcome
from ..evidence import points
from ..evidence.checkers import Effort, check_proof, check_refutation
from ..evidence.errors import Unavailable
from ..evidence.record import Record
from ..evidence.record import record as as_record
from ..language.obligations import Holds, Obligation, Verdict
from ..language.wire import decode
from ..proof import trees
from ..proof.errors import Refused
from ..proof.multiples import prepared
from ..running.cluster.hosting import Answered
from ..running.runner import Task
from . import store
from .recheck import expected, nothing_else, read, statement
from .store import LedgerError

CONFIRM = f"{__name__}:confirmed"  # the task of a worker: `answer`, of an outcome that another machine found
ENGINE = "replay"  # what a refutation's record does not name


class _Witness(msgspec.Struct):
    kind: str = ""
    points: int = 0


class _Brief(msgspec.Struct):
    digest: str
    witness: _Witness


def recorded(proofs: Path, warn: Callable[[str], object]) -> dict[str, Task]:
    """Digest -> a task for `answer`, of every statement on record. What cannot be read is none, with a word.

    A record is found by the digest that it says itself, which the worker compares with its statement's.
    """
    decoder = msgspec.json.Decoder(_Brief)
    found: dict[str, Task] = {}
    try:
        for name, line in store.lines(proofs).items():
            brief = decoder.decode(line)
            found[brief.digest] = Task(
                brief.digest, line, expected(brief.witness.kind, brief.witness.points, line), name
            )
    except (LedgerError, OSError, msgspec.MsgspecError) as error:
        warn(f"{error}; deciding without {proofs}")
        return {}
    return found


def answer(line: bytes, seconds: float) -> bytes:
    """For a worker: the outcome of a record's statement; unknown where the record does not show it."""

    def replayed() -> Outcome:
        record = read(line)
        return _outcome(statement(record), record, seconds)

    return _answered(replayed)


def confirmed(line: bytes, seconds: float) -> bytes:
    """For a worker: the outcome of an `Answered`, as its evidence shows it; unknown where it does not."""

    def replayed() -> Outcome:
        asked = msgspec.json.decode(line, type=Answered)
        outcome = asked.outcome
        obligation = replace(decode(asked.obligation), expected=outcome.verdict)
        return _outcome(obligation, as_record(obligation, outcome), seconds)

    return _answered(replayed)


def _answered(replayed: Callable[[], Outcome]) -> bytes:
    start = worked()
    try:
        outcome = replayed()
    except (Refused, Unavailable) as error:
        outcome = Outcome(verdict=Verdict.UNKNOWN, detail=str(error))
    except MemoryError:
        raise
    except Exception as error:  # whatever is wrong with the record, the engines do not need it
        outcome = Outcome(verdict=Verdict.UNKNOWN, detail=f"{type(error).__name__}: {error}")
    outcome.seconds = worked() - start
    return msgspec.json.encode(outcome) + b"\n"


def _outcome(obligation: Obligation, record: Record, seconds: float) -> Outcome:
    if record.verdict is Verdict.REFUTED:
        nothing_else(record)
        check_refutation(obligation, record)
        return Outcome(verdict=record.verdict, engine=ENGINE, point=record.point, witness=record.witness, replayed=True)
    if record.verdict is not Verdict.PROVED or (record.point is None and not obligation.resting):
        raise Refused("no proof")
    if record.point is not None:
        points.inside(obligation, record.point)
    if record.kind == "chain":
        found = _chain(obligation, record)
    elif record.kind and EVIDENCE[record.kind].counted:
        check_proof(obligation, record, Effort())
        found = Outcome(
            verdict=Verdict.PROVED, engine=record.engine, points=record.points, witness=record.witness, replayed=True
        )
    else:
        return ladder.by(record.engine, obligation, seconds, record.point)
    found.point = record.point
    return found


def _chain(obligation: Obligation, record: Record) -> Outcome:
    if not isinstance(obligation.goal, Holds):
        raise Refused("a chain of lemmas about a map")
    assumptions, goal, multiples = prepared(obligation.assumptions, obligation.goal.formula)
    proof = trees.read(record.tree, assumptions, goal)
    found = integer.outcome(obligation, proof, record.tree, multiples)
    found.replayed = True
    return found
