"""What `--update` and `--locked` do with the verdicts of a compiled kernel or of a Triton launch."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..compiled.records import Recording as OfCompiled
    from ..kernels.records import Recording as OfKernel
    from ..triton.records import Recording as OfLaunch

    Recording = OfKernel | OfLaunch | OfCompiled


def written(recording: Recording, missing: Iterable[str], proofs: Path) -> None:
    """Write the record; missing: a line for each thing that is not on it."""
    from ..base.files import alone
    from ..record import ledger

    with alone(proofs):
        whole = ledger.update(proofs, recording.results, ledger.in_scope([], [recording.name]), recording.obligation)
    for line in missing:
        print(line, file=sys.stderr)
    print(f"{proofs / ledger.LEDGER}: {len(recording.results)} verdicts of {recording.name}; {whole}", file=sys.stderr)


def compared(recordings: Iterable[Recording], proofs: Path) -> int:
    """1 with a line for each difference to the record, else 0 and what there is."""
    from ..record import ledger
    from ..record.audit import differences, required

    lines: list[str] = []
    for recording in recordings:
        found = required(proofs)
        said = differences(found, recording.results, ledger.in_scope([], [recording.name]))
        if not said:
            count = f"{len(recording.results)} verdicts of {recording.name} are as recorded"
            print(f"{proofs / ledger.LEDGER}: {count}; {found.ledger}", file=sys.stderr)
        lines += said
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0
