"""The committed evidence as a whole: what is on record, whether it is complete, unaltered, and what the specs say.

Nothing here decides whether a verdict holds; that is `recheck`, one record at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, field, structs

from ..engines.outcome import Outcome
from ..evidence.record import Record
from ..language.obligations import Obligation, Verdict
from ..proof.errors import Refused
from ..running.linking import everything, needs_of, shortfalls, words
from ..running.outlines import ClaimPlan
from ..running.results import Result
from . import ledger, recheck, store
from .ledger import Inside, Ledger, Line
from .store import LedgerError


class Audit(Struct):
    """records: name -> (the record's text, the record), of those whose parts agree. refused: name -> why its parts do
    not. faults: a line each for what is wrong with the whole."""

    ledger: Ledger
    records: dict[str, tuple[bytes, Record]] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def systems(self) -> set[str]:
        """Whose claims are on record."""
        return {entry.parts[0] for entry in self.ledger.lines.values()}


def audit(proofs: Path) -> Audit:
    """Read the ledger and everything that it names. Raises LedgerError, OSError."""
    recorded = ledger.read(proofs)
    found, texts = Audit(recorded, faults=list(recorded.faults)), store.lines(proofs)
    for name, entry in recorded.lines.items():
        try:
            if name not in texts:
                raise Refused("there is no evidence on record")
            record = recheck.read(texts[name])
            _same(entry, ledger.line(record, texts[name]))
        except Refused as error:
            found.refused[name] = str(error)
        else:
            found.records[name] = texts[name], record
    found.refused.update(
        (name, "evidence that the ledger does not know") for name in texts if name not in recorded.lines
    )
    found.faults += [f"{file} belongs to nothing on record" for file in ledger.strays(proofs, recorded.lines.values())]
    return found


def required(proofs: Path) -> Audit:
    """The audit of a folder that must have something on record. Raises LedgerError, OSError."""
    if not ledger.read(proofs).lines:
        raise LedgerError(f"{proofs / ledger.LEDGER}: there is no ledger, or an empty one")
    return audit(proofs)


def _same(entry: Line, record: Line) -> None:
    """Raises Refused unless the ledger's line is the one that the record makes."""
    for what in Line.__struct_fields__[:-1]:
        if getattr(entry, what) != getattr(record, what):
            raise Refused(f"the ledger and the evidence differ in their {what}")
    if entry.evidence != record.evidence:
        raise Refused("the evidence is not what the ledger says")


# -- against the specs ---------------------------------------------------------------------------------------


def against_specs(found: Audit, claims: Iterable[ClaimPlan], systems: Iterable[str]) -> dict[str, str]:
    """Name -> what the specs, which are read anew, say otherwise: they speak for all that is on record."""
    expected: dict[str, tuple[str, Verdict]] = {
        statement.name: (statement.digest, claim.expected) for claim in claims for statement in claim.statements
    }
    lines, known = found.ledger.lines, set(systems)
    said: dict[str, str] = {}
    for name, (digest, verdict) in expected.items():
        entry = lines.get(name)
        if entry is None:
            said[name] = "the spec claims it, and it is not on record"
        elif entry.digest != digest:
            said[name] = "the spec says something else than what is on record"
        elif entry.verdict is not verdict:
            said[name] = f"on record as {entry.verdict}, and the spec expects {verdict}"
    for name in lines.keys() - expected.keys():
        if lines[name].parts[0] not in known:
            said[name] = "no spec was read for it, so nobody knows what it should say; --spec FILE"
        else:
            said[name] = "no spec says it any more"
    return said


# -- what proofs rest on -------------------------------------------------------------------------------------


def beneath(found: Audit, names: Iterable[str]) -> set[str]:
    """The names of these records and of all on record that they rest on."""
    resting = [obligation for name in names if (obligation := _using(found, name)) is not None]
    needed = everything(resting).keys()
    return {*names, *(name for name, (_, record) in found.records.items() if record.digest in needed)}


def linked(found: Audit, outcomes: Mapping[str, Outcome]) -> dict[str, Outcome]:
    """The outcomes, where a proof that rests on one which is missing or refused is refused, and on one which is not
    established is not established."""
    needs = {
        found.records[name][1].digest: needs_of(obligation)
        for name in outcomes
        if (obligation := _using(found, name)) is not None
    }
    if not needs:
        return dict(outcomes)
    verdicts: dict[str, set[Verdict]] = {}
    rests = {found.records[name][1].digest: outcome.rests_on for name, outcome in outcomes.items()}
    for name, outcome in outcomes.items():
        record = found.records[name][1]
        if record.verdict is Verdict.PROVED:
            verdicts.setdefault(record.digest, set()).add(outcome.verdict)

    def refused(digest: str) -> str:
        known = verdicts.get(digest)
        return "is not on record as proved" if known is None else "is refused" if known == {Verdict.REFUTED} else ""

    def lacking(digest: str) -> str:
        return refused(digest) or ("" if Verdict.PROVED in verdicts[digest] else "is not established")

    solvers = words(needs, lambda digest: rests.get(digest, ""))
    again = {
        name: structs.replace(outcome, rests_on=outcome.rests_on or solvers.get(found.records[name][1].digest, ""))
        for name, outcome in outcomes.items()
    }
    for verdict, why in ((Verdict.UNKNOWN, shortfalls(needs, lacking)), (Verdict.REFUTED, shortfalls(needs, refused))):
        for name, outcome in outcomes.items():
            reason = why.get(found.records[name][1].digest)
            if reason and outcome.verdict is not Verdict.REFUTED:
                again[name] = Outcome(verdict=verdict, detail=f"the proof {reason}")
    return again


def _using(found: Audit, name: str) -> Obligation | None:
    """The statement of a record that uses lemmas; None for any other, and for one that is refused anyway."""
    record = found.records[name][1]
    if "using" in record.statement:
        with suppress(Refused):
            return recheck.statement(record)
    return None


def differences(found: Audit, results: Sequence[Result], inside: Inside | None) -> list[str]:
    """One line for each way in which what is on record is not what this run found, or not complete and unaltered."""
    said: list[str] = []
    lines, now = found.ledger.lines, set[str]()
    for result in results:
        name, old = result.statement.name, lines.get(result.statement.name)
        now.add(name)
        if old is None:
            said.append(f"missing: {name} is not in the ledger")
        elif old.digest != result.statement.digest:
            said.append(f"changed: {name} states something else than what was recorded")
        elif result.outcome is None:
            said.append(f"open: {name} was not reached")
        elif old.verdict != result.outcome.verdict:
            said.append(f"changed: {name} is {result.outcome.verdict}, recorded as {old.verdict}")
    said += [
        f"stale: {name} is recorded, but no spec says it any more"
        for name, old in lines.items()
        if name not in now and (inside is None or inside(old))
    ]
    said += [
        f"evidence: {name}: {reason}"
        for name, reason in found.refused.items()
        if name in now or name not in lines or inside is None or inside(lines[name])
    ]
    return [*said, *(f"evidence: {fault}" for fault in found.faults)]


def weaker(found: Audit, results: Sequence[Result]) -> list[str]:
    """One line for each proof that this run has a solver's word for alone, and the record our own checks' word."""
    recorded = {
        name: Outcome(verdict=record.verdict, rests_on="a solver" if record.kind == "smt" else "")
        for name, (_, record) in found.records.items()
        if record.verdict is Verdict.PROVED
    }
    rested = linked(found, recorded)
    return [
        f"{result.statement.name} is proved on {result.outcome.rests_on}'s word alone, and on record by a checked proof"
        for result in results
        if result.outcome is not None
        and result.outcome.verdict is Verdict.PROVED
        and result.outcome.rests_on
        and result.statement.name in rested
        and not rested[result.statement.name].rests_on
    ]
