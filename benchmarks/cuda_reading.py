"""What `cuda show` reads of PTX files: python benchmarks/cuda_reading.py FOLDER... [--match O0] [--seconds 60] [--each]

Every kernel of every .ptx file in the folders, one after the other, with the limits that `cuda show` has. A kernel is
wholly known if nothing of it is named as not known. The families of what is named stand below, by the number of kernels
that have them. Seconds are processor time, limits are on the wall. --each prints a line for each kernel, --json keeps all
of it in a file. The folders are not the project's.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tileprove.prover.cuda.child import SECONDS, page
from tileprove.prover.cuda.reading import PtxError, read_file

NOT_FINISHED = "the kernel's formulas: "
NO_KERNEL = "there is no kernel"
MOST_FAMILIES = 40


def family(why: str) -> str:
    """What is not known, without the names and numbers of one kernel."""
    short = re.sub(r"^the call of .*", "the call of a function", why)
    return re.sub(r"%?\b[\w$.]*\d[\w$.]*\b(?=[ ,;:]|$)", "N", short)[:90] if "meaning of" not in short else short[:90]


def used() -> float:
    """Processor seconds of the processes that this one started."""
    found = resource.getrusage(resource.RUSAGE_CHILDREN)
    return found.ru_utime + found.ru_stime


def looked(path: Path, seconds: float) -> list[dict]:
    """Of each kernel its name, seconds of processor time, accesses, and what is not known."""
    try:
        module = read_file(path)
    except PtxError as error:
        if NO_KERNEL in str(error):
            return []
        return [{"kernel": "", "seconds": 0.0, "accesses": 0, "unread": [str(error)]}]
    found = []
    for kernel in module.kernels:
        start = used()
        own = page(module, kernel, exact=False, seconds=seconds)
        took = used() - start
        said = [f"{place}: {why}" for place, why in own.unread]
        found.append({"kernel": kernel.name, "seconds": took, "accesses": own.accesses, "unread": said})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--match", default="", help="only files whose names have this in them")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    console = Console(soft_wrap=True)
    table = Table("folder", "files", "kernels", "known", "named", "not finished", "accesses", "worst", "all")
    families: Counter[str] = Counter()
    everything = {}
    for folder in given.folders:
        rows = []
        files = sorted(path for path in folder.rglob("*.ptx") if given.match in path.name)
        for path in files:
            own = looked(path, given.seconds)
            rows += own
            for row in own:
                whys = {why.partition(": ")[2] for why in row["unread"]}
                families.update({family(why) for why in whys})
                if given.each:
                    print(
                        f"{row['seconds']:6.1f} s {path.name} {row['kernel'][:50]}: {'; '.join(sorted(whys))[:150]}",
                        flush=True,
                    )
            everything[str(path)] = own
        late = [row for row in rows if any(NOT_FINISHED in why for why in row["unread"])]
        named = [row for row in rows if row["unread"] and row not in late]
        worst = max((row["seconds"] for row in rows), default=0.0)
        table.add_row(
            folder.name, str(len(files)), str(len(rows)), str(len(rows) - len(named) - len(late)), str(len(named)),
            str(len(late)),
            f"{sum(row['accesses'] for row in rows):,}", f"{worst:.1f} s",
            f"{sum(row['seconds'] for row in rows):.0f} s",
        )  # fmt: skip
    console.print(table)
    for name, count in families.most_common(MOST_FAMILIES):
        console.print(f"{count:5} {name}", highlight=False)
    if given.json:
        given.json.write_text(json.dumps(everything, indent=1))


if __name__ == "__main__":
    main()
