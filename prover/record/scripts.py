"""The lemmas on record as SMT-LIB, for other solvers and readers: <system>/<claim>[.<case>].smt2, a file an obligation.

They are printed from the evidence; where a file belongs follows from the ledger's names alone.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..base.files import replace_content
from ..evidence.lemmas import texts
from ..evidence.record import Record
from .ledger import Line
from .recheck import statement

MOST_SLUG = 80
RESET = "\n(reset)\n"  # between the lemmas of a file


def write(folder: Path, lines: Iterable[Line], records: Iterable[Record]) -> int:
    """Write the lemmas of the records, which were established; how many files there are. Raises OSError, Refused.

    lines: all that is on record, so that a file is called the same whichever records are written.
    """
    paths, count = files(lines), 0
    for record in records:
        if record.name in paths:
            file = folder / paths[record.name]
            replace_content(file, content(record, texts(statement(record), record.witness, record.tree)))
            count += 1
    return count


def content(record: Record, scripts: Sequence[str]) -> bytes:
    """All lemmas as one script, each in a solver that was reset."""
    head = f"; {record.name}\n; {record.digest}\n; {len(scripts)} lemmas, each unsat\n"
    return (head + "".join(f"{RESET}{script.strip()}\n" for script in scripts)).encode()


def files(lines: Iterable[Line]) -> dict[str, Path]:
    """Name -> file, below the folder, of the lines that have lemmas."""
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
