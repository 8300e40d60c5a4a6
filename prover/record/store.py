"""The stored records: proofs/evidence/<system>.jsonl, one line an obligation, sorted by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from ..base.files import replace_content
from ..running.names import full_fault, system_fault

FOLDER = "evidence"


class LedgerError(Exception):
    """A file of the committed evidence that cannot be read; one line, with the place."""


class _Name(msgspec.Struct):
    name: str


def lines(proofs: Path) -> dict[str, bytes]:
    """Name -> record as text, of every system. Raises LedgerError, OSError."""
    found: dict[str, bytes] = {}
    for file in sorted((proofs / FOLDER).glob("*.jsonl")):
        found.update(_lines(file))
    return found


def _lines(file: Path) -> dict[str, bytes]:
    decoder, found = msgspec.json.Decoder(_Name), {}
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        try:
            name = decoder.decode(line).name
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise LedgerError(f"{file}:{number}: not a record: {error}") from None
        if fault := full_fault(name):
            raise LedgerError(f"{file}:{number}: {fault}")
        if name.partition(".")[0] != file.stem:
            raise LedgerError(f"{file}:{number}: a record of another system: {name}")
        if name in found:
            raise LedgerError(f"{file}:{number}: a second record of {name}")
        found[name] = line
    return found


def update(proofs: Path, fresh: Mapping[str, bytes], kept: Iterable[str]) -> None:
    """Write the fresh records beside those that are kept; every other one goes. Raises LedgerError, OSError.

    What is there already is read only where something of it is kept, so that damage never stands in the way.
    """
    staying = list(kept)
    old = lines(proofs) if staying else {}
    everything = {**{name: old[name] for name in staying if name in old}, **fresh}
    systems: dict[str, list[str]] = {}
    for name in sorted(everything):
        systems.setdefault(name.partition(".")[0], []).append(name)
    written: dict[str, str] = {}
    for system in systems:
        if fault := system_fault(system):
            raise LedgerError(f"{proofs / FOLDER}: {fault}")
        other = written.setdefault(system.lower(), system)
        if other != system:
            raise LedgerError(f"{proofs / FOLDER}: {other} and {system} would share a file on some disks; rename one")
    for system, names in systems.items():
        text = b"".join(everything[name] + b"\n" for name in names)
        file = proofs / FOLDER / f"{system}.jsonl"
        if not file.exists() or file.read_bytes() != text:
            replace_content(file, text)
    for file in (proofs / FOLDER).glob("*.jsonl"):
        if file.stem not in systems:
            file.unlink()
    with suppress(OSError):
        (proofs / FOLDER).rmdir()
