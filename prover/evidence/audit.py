"""The committed evidence as a whole: what is on record, whether its parts belong together, and to the specs.

Nothing here decides whether a verdict holds; that is `recheck`, one record at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .. import ledger
from ..claims import Verdict
from ..ledger import Line
from ..plan import ClaimPlan
from . import recheck, store
from .errors import LedgerError, Refused
from .record import Record, lemma_hash, seal


@dataclass
class Audit:
    """records: name -> (the record's text, the record), of those whose parts agree. refused: a line each."""

    recorded: dict[str, Line]
    records: dict[str, tuple[bytes, Record]] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)

    @property
    def systems(self) -> set[str]:
        """Whose claims are on record."""
        return {entry.parts[0] for entry in self.recorded.values()}


def audit(proofs: Path) -> Audit:
    """Read the ledger and its artifacts. Raises LedgerError, OSError."""
    recorded = ledger.read(proofs)
    if not recorded:
        raise LedgerError(f"{proofs / ledger.LEDGER}: there is no ledger, or an empty one")
    found, texts = Audit(recorded), store.lines(proofs)
    files = ledger.lemma_files(recorded.values())
    for name, entry in recorded.items():
        try:
            if name not in texts:
                raise Refused("there is no evidence on record")
            if seal(texts[name]) != entry.evidence:
                raise Refused("the evidence is not what the ledger says")
            record = recheck.read(texts[name])
            _same(entry, record)
            if entry.lemmas:
                _lemmas(proofs / ledger.LEMMAS / files[name], record)
        except Refused as error:
            found.refused[name] = str(error)
        else:
            found.records[name] = texts[name], record
    found.refused.update((name, "evidence that the ledger does not know") for name in texts if name not in recorded)
    return found


def _same(entry: Line, record: Record) -> None:
    for what in ("name", "digest", "verdict", "engine"):
        if getattr(entry, what) != getattr(record, what):
            raise Refused(f"the ledger and the evidence differ in their {what}")


def _lemmas(file: Path, record: Record) -> None:
    """Raises Refused unless the file holds the lemmas of the record."""
    try:
        text = file.read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        raise Refused(f"{file} cannot be read") from None
    if lemma_hash(text.split("\n(reset)\n")[1:]) != record.lemmas:
        raise Refused(f"{file} does not hold the lemmas on record")


def against_specs(found: Audit, claims: Iterable[ClaimPlan], systems: Iterable[str]) -> dict[str, str]:
    """Name -> what the specs, which are read anew, say otherwise."""
    said: dict[str, str] = {}
    expected: dict[str, tuple[str, Verdict]] = {
        statement.name: (statement.digest, claim.expected) for claim in claims for statement in claim.statements
    }
    known = set(systems)
    for name, (digest, verdict) in expected.items():
        entry = found.recorded.get(name)
        if entry is None:
            said[name] = "the spec claims it, and it is not on record"
        elif entry.digest != digest:
            said[name] = "the spec says something else than what is on record"
        elif entry.verdict is not verdict:
            said[name] = f"on record as {entry.verdict}, and the spec expects {verdict}"
    for name, entry in found.recorded.items():
        if entry.parts[0] in known and name not in expected:
            said[name] = "no spec says it any more"
    return said


def unknown_systems(found: Audit, systems: Iterable[str]) -> list[str]:
    """Systems on record that no spec was read for."""
    return sorted(found.systems - set(systems))


def kinds(records: Mapping[str, Record]) -> dict[str, str]:
    """Name -> what kind of evidence there is, in a word."""
    return {
        name: "counterexample" if record.verdict is Verdict.REFUTED else str(record.witness.get("kind", "none"))
        for name, record in records.items()
    }
