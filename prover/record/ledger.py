"""The committed evidence: proofs/ledger.jsonl, one line an obligation, and beside it what the verdicts rest on.

    proofs/ledger.jsonl               sorted by name, below a line with their number and their sha256
    proofs/evidence/<system>.jsonl    statements, proof trees, matrices, points: what `recheck` reads

What follows from these is not stored: the lemmas as texts for solvers are `scripts`. Writing goes to a temporary name and
is renamed, so that an interrupted run leaves each file as it was or as it should be.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from ..base.files import replace_content
from ..evidence.record import Record, record, seal
from ..language.obligations import Obligation, Verdict
from ..running.names import full_fault
from ..running.results import Result
from . import store
from .store import LedgerError

LEDGER = "ledger.jsonl"
LEMMAS = "lemmas"
FORMAT = 3
ANEW = "`tileprove check --update`, without systems or --claim, records everything anew"


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is on record about an obligation; all of it but the seal follows from its record.

    engine: that leaves such evidence; empty for a counterexample, which any may find. points: how many were
    enumerated. lemmas: how many the proof rests on. evidence: seal of the record.
    """

    name: str
    digest: str
    verdict: Verdict
    engine: str
    points: int
    lemmas: int
    evidence: str

    @property
    def parts(self) -> tuple[str, str, str]:
        """(system, claim, case) of the name ``system.claim/case``."""
        full, _, case = self.name.partition("/")
        system, _, claim = full.partition(".")
        return system, claim, case


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ledger's first line: what the lines below it come to."""

    format: int
    obligations: int
    sha256: str


class Ledger(Struct, frozen=True):
    """lines: by name. sha256: of the lines as they are; it covers the evidence, whose seals they hold. faults: a line
    each for what is not as `update` writes it."""

    lines: dict[str, Line] = field(default_factory=dict)
    sha256: str = ""
    faults: tuple[str, ...] = ()

    def __str__(self) -> str:
        systems = len({entry.parts[0] for entry in self.lines.values()})
        of = "1 system" if systems == 1 else f"{systems} systems"
        count = "1 obligation" if len(self.lines) == 1 else f"{len(self.lines):,} obligations"
        return f"{count} of {of}, sha256 {self.sha256}"


Inside = Callable[[Line], bool]


def line(kept: Record, text: bytes) -> Line:
    """The ledger's line for a record and its text."""
    return Line(kept.name, kept.digest, kept.verdict, kept.engine, kept.points, kept.lemmas, seal(text))


# -- reading -------------------------------------------------------------------------------------------------


def read(proofs: Path) -> Ledger:
    """The ledger as it is, also an altered one; empty if there is none. Raises LedgerError, OSError."""
    file = proofs / LEDGER
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return Ledger()
    first, _, rest = content.partition(b"\n")
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise LedgerError(f"{file}:1: not the first line of a ledger; {ANEW}") from None
    if heading.format != FORMAT:
        raise LedgerError(f"{file}:1: format {heading.format} is not {FORMAT}; {ANEW}")
    lines = _lines(file, rest)
    whole = Ledger(lines, hashlib.sha256(rest).hexdigest())
    faults = []
    if heading.obligations != len(lines):
        faults.append(f"{file} says that it has {heading.obligations:,} lines, and it has {len(lines):,}")
    if heading.sha256 != whole.sha256:
        faults.append(f"{file} was altered: its lines do not have the sha256 that it says")
    if rest != _text(lines):
        faults.append(f"{file} is not written as `check --update` writes it: sorted by name, a line an obligation")
    return replace(whole, faults=tuple(faults))


def _lines(file: Path, content: bytes) -> dict[str, Line]:
    found: dict[str, Line] = {}
    decoder = msgspec.json.Decoder(Line)
    for number, text in enumerate(content.splitlines(), 2):
        try:
            entry = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise LedgerError(f"{file}:{number}: not a line of the ledger: {error}") from None
        if fault := full_fault(entry.name):
            raise LedgerError(f"{file}:{number}: {fault}")
        if entry.name in found:
            raise LedgerError(f"{file}:{number}: a second line for {entry.name}")
        found[entry.name] = entry
    return found


def _text(lines: Mapping[str, Line]) -> bytes:
    return b"".join(msgspec.json.encode(lines[name]) + b"\n" for name in sorted(lines))


def in_scope(claims: Iterable[str], systems: Iterable[str] | None) -> Inside | None:
    """Which lines a run speaks for: the given claims (full names), and whole systems if it took them whole.

    systems None: the run took everything there is, so it speaks for every line; so does the answer None.
    """
    if systems is None:
        return None
    own, whole = set(claims), set(systems)

    def inside(entry: Line) -> bool:
        system, claim, _ = entry.parts
        return system in whole or f"{system}.{claim}" in own

    return inside


def strays(proofs: Path, lines: Iterable[Line]) -> list[Path]:
    """Files of evidence that belong to no line; no text of a lemma does."""
    known = {proofs / store.FOLDER / f"{entry.parts[0]}.jsonl" for entry in lines}
    found = [*(proofs / store.FOLDER).rglob("*.jsonl"), *(proofs / LEMMAS).rglob("*.smt2")]
    return sorted(file for file in found if file not in known)


# -- writing -------------------------------------------------------------------------------------------------


def update(
    proofs: Path, results: Sequence[Result], inside: Inside | None, terms: Callable[[Result], Obligation]
) -> Ledger:
    """Record the results; what the run does not speak for stays. Raises LedgerError, OSError.

    terms: a result's obligation. What is there already is read only if something of it may stay; then it has to be
    unaltered, so that nobody's edits get a new digest.
    """
    lines: dict[str, Line] = {}
    if inside is not None:
        old = read(proofs)
        if old.faults:
            raise LedgerError(f"{old.faults[0]}; restore the file, or delete it and record everything anew")
        lines = {name: entry for name, entry in old.lines.items() if not inside(entry)}
    kept, records = list(lines), dict[str, bytes]()
    for result in results:
        assert result.outcome is not None
        found = record(terms(result), result.outcome)
        records[found.name] = text = msgspec.json.encode(found)
        lines[found.name] = line(found, text)
    store.update(proofs, records, kept)
    body = _text(lines)
    whole = Ledger(lines, hashlib.sha256(body).hexdigest())
    heading = msgspec.json.encode(Heading(FORMAT, len(lines), whole.sha256))
    replace_content(proofs / LEDGER, heading + b"\n" + body)
    _remove(proofs, strays(proofs, lines.values()))
    return whole


def _remove(proofs: Path, files: Iterable[Path]) -> None:
    """Delete the files, and folders below proofs that they leave empty."""
    for file in files:
        file.unlink()
        with suppress(OSError):
            for folder in file.relative_to(proofs).parents[:-1]:
                (proofs / folder).rmdir()
