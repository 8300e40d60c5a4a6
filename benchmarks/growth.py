"""How time grows with a statement: python benchmarks/growth.py [COMMIT] [-o growth.svg] [--most N]

Three families of statements, each proved for one more term, division or case than the one before it: an address of n
digits stays below the product of its extents; n digits of a number give it back; n carries of a position are the digits of
its sum. Seconds are processor time from term to verdict, least of three. With COMMIT the same for an older one, installed
beside this tree, with ratios. -o draws both as an SVG with a logarithmic axis of time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from math import ceil, floor, log10
from pathlib import Path
from subprocess import CalledProcessError
from tempfile import TemporaryDirectory

from against import ROOMS, ROOT, Tree, installed, run, shown
from rich.console import Console
from rich.table import Table

# prints [seconds or null where it is not proved] for 1, 2, ... of a family; runs in either tree
MEASURE = (
    ROOMS
    + """
import json, sys, time
from math import prod
from tileprove.prover.engines import ladder
Holds, Obligation, as_int, integer, both, where = map(word, "Holds Obligation as_int integer both where".split())

def terms(k, tag):
    sizes = [integer(f"n{i}{tag}", 1) for i in range(k + 1)]
    address, whole = as_int(0), as_int(1)
    for i, size in enumerate(sizes):
        address, whole = address * size + integer(f"d{i}{tag}", 0, size), whole * size
    return address < whole

def divisions(k, tag):
    sizes = [integer(f"n{i}{tag}", 1) for i in range(k)]
    x = integer(f"x{tag}", 0)
    rest, back, unit = x, as_int(0), as_int(1)
    for size in sizes:
        back, rest, unit = back + rest % size * unit, rest // size, unit * size
    return back + rest * unit == x

def cases(k, tag):
    sizes = [integer(f"n{i}{tag}", 1) for i in range(k)]
    digits = [integer(f"d{i}{tag}", 0, size) for i, size in enumerate(sizes)]
    carry, said, whole, unit = as_int(1), as_int(0), as_int(0), as_int(1)
    for digit, size in zip(digits, sizes):
        grown = digit + carry
        said = said + where(grown >= size, grown - size, grown) * unit
        whole = whole + digit * unit
        carry, unit = where(grown >= size, 1, 0), unit * size
    return said + carry * unit == whole + 1

def seconds(goal):
    start = time.process_time()
    verdict = ladder.decide(Obligation("growth", "", "", (), Holds(goal)), 60).verdict.value
    return time.process_time() - start if verdict == "proved" else None

family, most = globals()[sys.argv[1]], int(sys.argv[2])
seconds(family(1, "_"))
found = []
for k in range(1, most + 1):
    taken = [seconds(family(k, f"_{again}")) for again in range(3)]
    found.append(None if None in taken else min(taken))
    if found[-1] is None or found[-1] > 10:
        break
print(json.dumps(found))
"""
)
FAMILIES = ("terms", "divisions", "cases")
COLOURS = ("#0072b2", "#d55e00", "#009e73")  # told apart by everybody
WIDTH, HEIGHT, EDGE = 640, 400, 60

Series = Sequence[float | None]


def growth(tree: Tree, most: int) -> dict[str, Series]:
    """Family -> seconds for 1, 2, ...; None where it is not proved, nothing where the tree cannot run it."""
    found: dict[str, Series] = {}
    for family in FAMILIES:
        with TemporaryDirectory() as cache:
            try:
                found[family] = json.loads(
                    run(tree, Path(cache), [str(tree.python), "-c", MEASURE, family, str(most)])[1]
                )
            except CalledProcessError:
                found[family] = []
    return found


def rows(before: Mapping[str, Series] | None, after: Mapping[str, Series]) -> list[tuple[str, ...]]:
    """A row for each family and size; a ratio where both trees proved it."""
    found = []
    for family in FAMILIES:
        old = before[family] if before is not None else []
        for at in range(max(len(after[family]), len(old))):
            pair = [side[at] if at < len(side) else None for side in (old, after[family])]
            ratio = f"{pair[0] / pair[1]:.2f}x" if pair[0] and pair[1] else "-"
            times = ["-" if time is None else shown(time) for time in pair]
            found.append((family, str(at + 1), *(times if before is not None else times[1:]), ratio))
    return found if before is not None else [row[:-1] for row in found]


def picture(series: Sequence[tuple[str, str, bool, Series]]) -> str:
    """An SVG of (label, colour, whether it is dashed, seconds); time on a logarithmic axis."""
    times = [time for *_, line in series for time in line if time]
    low, high = floor(log10(min(times))), ceil(log10(max(times)))
    most = max(len(line) for *_, line in series)

    def x(count: int) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * (count - 1) / max(most - 1, 1)

    def y(seconds: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (log10(seconds) - low) / max(high - low, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for power in range(low, high + 1):
        at = y(10.0**power)
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{at:.1f}" y2="{at:.1f}" stroke="#cccccc"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{at + 4:.1f}" text-anchor="end">{shown(10.0**power)}</text>')
    for count in range(1, most + 1):
        parts.append(f'<text x="{x(count):.1f}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{count}</text>')
    for number, (label, colour, dashed, line) in enumerate(series):
        points = " ".join(f"{x(at + 1):.1f},{y(time):.1f}" for at, time in enumerate(line) if time)
        style = ' stroke-dasharray="5 4"' if dashed else ""
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{style}/>')
        parts.append(f'<text x="{EDGE + 8}" y="{EDGE - 30 + 15 * number}" fill="{colour}">{label}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", help="an older commit to measure beside this tree")
    parser.add_argument("-o", "--output", type=Path, help="where the plot goes")
    parser.add_argument("--most", type=int, default=8, help="of terms, divisions or cases")
    options = parser.parse_args()
    here = Tree("this tree", ROOT, Path(sys.executable))
    with ExitStack() as opened:
        older = opened.enter_context(installed(options.commit)) if options.commit else None
        before = growth(older, options.most) if older else None
        after = growth(here, options.most)
    columns = ["family", "n", *([options.commit] if older else []), here.name, *(["ratio"] if older else [])]
    table = Table(*columns, title="processor time from term to verdict, least of three")
    for row in rows(before, after):
        table.add_row(*row)
    Console().print(table)
    if options.output is not None:
        lines = [(f"{f}, this tree", c, False, after[f]) for f, c in zip(FAMILIES, COLOURS, strict=True)]
        if before is not None:
            lines += [
                (f"{f}, {options.commit} (dashed)", c, True, before[f]) for f, c in zip(FAMILIES, COLOURS, strict=True)
            ]
        options.output.write_text(picture([line for line in lines if any(line[3])]), encoding="utf-8")


if __name__ == "__main__":
    main()
