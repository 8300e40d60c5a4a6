"""The committed evidence: proofs/ledger.jsonl, one line an obligation, and beside it what the verdicts rest on.

    proofs/ledger.jsonl                             sorted by name
    proofs/evidence/<system>.jsonl                  statements, proof trees, matrices, points: what `recheck` reads
    proofs/lemmas/<system>/<claim>[.<case>].smt2    every lemma of one obligation; a solver answers unsat to each

Where a lemma file belongs follows from the ledger's names alone. Writing goes to a temporary name and is renamed, so
that an interrupted run leaves each file as it was or as it should be.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from .claims import Obligation, Verdict
from .evidence import store
from .evidence.errors import LedgerError
from .evidence.record import record, seal
from .files import replace_content
from .names import full_fault
from .results import Result

LEDGER = "ledger.jsonl"
LEMMAS = "lemmas"
MOST_SLUG = 80


class Line(msgspec.Struct, frozen=True):
    """What is on record about an obligation. lemmas: how many its lemma file holds; evidence: seal of its record."""

    name: str
    digest: str
    verdict: Verdict
    engine: str
    points: int
    lemmas: int
    evidence: str = ""

    @property
    def parts(self) -> tuple[str, str, str]:
        """(system, claim, case) of the name ``system.claim/case``."""
        full, _, case = self.name.partition("/")
        system, _, claim = full.partition(".")
        return system, claim, case


def line(result: Result) -> Line:
    """The ledger's line for a result that was reached."""
    outcome = result.outcome
    assert outcome is not None
    return Line(
        result.statement.name, result.statement.digest, outcome.verdict, outcome.engine, outcome.points,
        len(outcome.lemmas),
    )  # fmt: skip


# -- reading -------------------------------------------------------------------------------------------------


def read(proofs: Path) -> dict[str, Line]:
    """The ledger's lines by name; none if there is no ledger. Raises LedgerError, OSError."""
    file = proofs / LEDGER
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return {}
    found: dict[str, Line] = {}
    decoder = msgspec.json.Decoder(Line)
    for number, text in enumerate(content.splitlines(), 1):
        try:
            entry = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise LedgerError(f"{file}:{number}: not a line of the ledger: {error}") from None
        if fault := full_fault(entry.name):
            raise LedgerError(f"{file}:{number}: {fault}")
        if entry.name in found:
            raise LedgerError(f"{file}:{number}: a second line for {entry.name}")
        found[entry.name] = entry
    return found


def in_scope(claims: Iterable[str], systems: Iterable[str] | None) -> Callable[[Line], bool]:
    """Which lines a run speaks for: the given claims (full names), and whole systems if it took them whole.

    systems None: the run took everything there is, so it speaks for every line.
    """
    own, whole = set(claims), None if systems is None else set(systems)

    def inside(entry: Line) -> bool:
        system, claim, _ = entry.parts
        return whole is None or system in whole or f"{system}.{claim}" in own

    return inside


def differences(
    proofs: Path, recorded: Mapping[str, Line], found: Sequence[Line], inside: Callable[[Line], bool]
) -> list[str]:
    """One line for each way in which the ledger does not match what this run found."""
    said: list[str] = []
    paths, records = lemma_files(recorded.values()), store.lines(proofs)
    now = {entry.name: entry for entry in found}
    for entry in found:
        old = recorded.get(entry.name)
        if old is None:
            said.append(f"missing: {entry.name} is not in the ledger")
        elif old.digest != entry.digest:
            said.append(f"changed: {entry.name} states something else than what was recorded")
        elif old.verdict != entry.verdict:
            said.append(f"changed: {entry.name} is {entry.verdict}, recorded as {old.verdict}")
        else:
            said += _artifacts(old, proofs / LEMMAS / paths[old.name] if old.lemmas else None, records.get(old.name))
    said += [
        f"stale: {name} is recorded, but no spec says it any more"
        for name, old in recorded.items()
        if name not in now and inside(old)
    ]
    return said


def _artifacts(entry: Line, file: Path | None, record: bytes | None) -> list[str]:
    """One line for each artifact of an obligation that is not as the ledger says."""
    said = []
    if file is not None:
        count = _lemmas_in(file)
        if count is None:
            said.append(f"missing: {file}, the lemmas of {entry.name}")
        elif count != entry.lemmas:
            said.append(f"changed: {file} holds {count} lemmas, recorded were {entry.lemmas}")
    if entry.evidence and (record is None or seal(record) != entry.evidence):
        said.append(f"{'missing' if record is None else 'changed'}: the evidence of {entry.name}")
    return said


def _lemmas_in(file: Path) -> int | None:
    with suppress(OSError):
        return file.read_bytes().count(b"(check-sat)")
    return None


# -- writing -------------------------------------------------------------------------------------------------


def update(
    proofs: Path,
    results: Sequence[Result],
    inside: Callable[[Line], bool],
    terms: Callable[[Result], Obligation] | None = None,
) -> tuple[int, int]:
    """Record the results; what the run does not speak for stays. Returns (lines, lemma files). Raises OSError.

    terms: a result's obligation; without it no evidence is recorded.
    """
    recorded = {name: old for name, old in read(proofs).items() if not inside(old)}
    kept = list(recorded)
    fresh = {result.statement.name: result for result in results}
    records = {name: evidence(result, terms) for name, result in fresh.items()} if terms else {}
    for name, result in fresh.items():
        recorded[name] = msgspec.structs.replace(line(result), evidence=seal(records[name]) if name in records else "")
    paths = lemma_files(recorded.values())
    for name, path in paths.items():
        if name in fresh:
            replace_content(proofs / LEMMAS / path, lemma_text(fresh[name]))
    store.update(proofs, records, kept)
    text = b"".join(msgspec.json.encode(recorded[name]) + b"\n" for name in sorted(recorded))
    replace_content(proofs / LEDGER, text)
    _remove_others(proofs / LEMMAS, set(paths.values()))
    return len(recorded), len(paths)


def evidence(result: Result, terms: Callable[[Result], Obligation]) -> bytes:
    """A result's record as text."""
    assert result.outcome is not None
    return msgspec.json.encode(record(terms(result), result.outcome))


def lemma_text(result: Result) -> bytes:
    """All lemmas of a result as one script, each in a solver that was reset."""
    assert result.outcome is not None
    scripts = result.outcome.lemmas
    head = f"; {result.statement.name}\n; {result.statement.digest}\n; {len(scripts)} lemmas, each unsat\n"
    return (head + "".join(f"\n(reset)\n{script.strip()}\n" for script in scripts)).encode()


def lemma_files(lines: Iterable[Line]) -> dict[str, Path]:
    """Name -> lemma file, below the lemmas folder, of the lines that have lemmas."""
    entries = list(lines)
    slugs = {entry.name: tuple(map(_slug, entry.parts)) for entry in entries}
    # two names that differ only in signs or capitals would share a file, so a piece of their hash tells them apart
    shared = Counter(slugs.values())
    paths: dict[str, Path] = {}
    for entry in entries:
        if entry.lemmas:
            system, claim, case = slug = slugs[entry.name]
            if shared[slug] > 1:
                case += "-" + hashlib.sha256(entry.name.encode()).hexdigest()[:8]
            paths[entry.name] = Path(system) / f"{claim}{'.' if case else ''}{case}.smt2"
    return paths


def _slug(text: str) -> str:
    slug = re.sub(r"[^a-z0-9_]+", "-", text.lower()).strip("-")
    if len(slug) > MOST_SLUG:
        slug = f"{slug[:MOST_SLUG]}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"
    return slug


def _remove_others(folder: Path, kept: set[Path]) -> None:
    """Delete the lemma files that no line of the ledger has, and folders that they leave empty."""
    for file in folder.glob("*/*.smt2"):
        if file.relative_to(folder) not in kept:
            file.unlink()
            with suppress(OSError):
                file.parent.rmdir()
