"""What promises of a host are worth: a table of launches with them and without, benchmarks/triton_contracts.py LAUNCHES.

LAUNCHES is a file of `@launch` functions in pairs, `name` and `name_without`. A line for each launch that has both: its
accesses, and the claims about what its programs write, with the promises and without. Times are processor time of all
processes, from TTIR to verdict, without a cache.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.spec_process import SECONDS
from tileprove.prover.triton.launch_screen import WORDS
from tileprove.prover.triton.sources import statements
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.errors import TritonError
from triton import GRAVITY, LOADING, Kernel, measured, told

WITHOUT = "_without"
HEAD = (
    "| kernel | accesses | writes | time | accesses without | writes without | time |\n|---|---|---|---:|---|---|---:|"
)


def cells(own: Kernel) -> Iterator[str]:
    """Its accesses, what its programs write, and everything beside that is not proved; the time."""
    others = {name: verdict for name, verdict in own.others.items() if not name.startswith("writes_")}
    beside = Counter(verdict for verdict in others.values() if verdict is not Verdict.PROVED)
    yield told(Counter(access.verdict for access in own.accesses)) + (f"; beside: {told(beside)}" if beside else "")
    writes = sorted(own.others.keys() - others.keys(), key=lambda name: GRAVITY.index(own.others[name]))
    yield ", ".join(f"{name.removeprefix('writes_')} {WORDS[own.others[name]]}" for name in writes) or "none"
    yield f"{own.work:.0f} s"


def line(file: Path, pair: Sequence[Statements], limits: dict[str, float]) -> tuple[str, bool]:
    """The line of a launch, and whether all is proved with the promises, and writes of two programs refuted without."""
    kept, lost = found = [measured(file, own, limits) for own in pair]
    proved = {access.verdict for access in kept.accesses} | set(kept.others.values()) == {Verdict.PROVED}
    writes = {verdict for claim, verdict in lost.others.items() if claim.startswith("writes_")}
    shown = [cell for own in found for cell in cells(own)]
    return f"| `{kept.kernel}` | {' | '.join(shown)} |", proved and Verdict.REFUTED in writes


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("launches", type=Path)
    parser.add_argument("--only", action="append", default=[], metavar="LAUNCH")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each obligation")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    limits = {"jobs": options.jobs, "seconds": options.seconds, "memory": 4096, "budget": 0}
    SECONDS.set(LOADING)
    try:
        wanted = [each for name in options.only for each in (name, name + WITHOUT)]
        found = {own.name: own for own in statements(options.launches, wanted)}
    except TritonError as error:
        print(f"{options.launches}: {error}", file=sys.stderr)
        return 2
    pairs = [(own, found[name + WITHOUT]) for name, own in found.items() if name + WITHOUT in found]
    print(HEAD, flush=True)
    good = 0
    for pair in pairs:
        text, both = line(options.launches, pair, limits)
        good += both
        print(text, flush=True)
    print(f"\n{good} of {len(pairs)} are proved in full with the promises, and two programs write one element without.")
    return 0 if good == len(pairs) else 1


if __name__ == "__main__":
    sys.exit(main())
