"""Slips in emitted PTX and LLVM IR, decided: python -P benchmarks/compiled_mutants.py [--count 100] [--seed 30]

Each is one place of a text, changed by a rule of tests/compiled/slips.py. Refuted is as it should be; "same" is a slip
that changes nothing: it is proved, and both sides did the same wherever they were run. What is proved and differs when
it is run is printed, with what is not compared of that kernel; where nothing is left out so, it is a false proof, and
the exit code 1.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from pathlib import Path

from msgspec.structs import replace

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "compiled"), str(ROOT / "benchmarks")]
from compiled import measured, worked  # noqa: E402
from emitted_buffers import BUFFER, KERNEL  # noqa: E402
from slips import Mutant, drawn, verdict  # noqa: E402
from tileprove.prover.compiled.checking import Subject  # noqa: E402
from tileprove.prover.compiled.compiling import compilations, target  # noqa: E402
from tileprove.prover.language.obligations import SpecError  # noqa: E402

LAUNCHES = ROOT / "examples" / "triton"
NAMES = {"compiled_launches.py": ("add", "gelu", "softmax"), "compiled_more_launches.py": ("transpose", "gather")}


def subjects(targets: list[str], folder: Path) -> list[Subject]:
    """The right texts, for integers of any size, and one kernel as AMD's buffer operations have it."""
    found, known = list[Subject](), [target(one) for one in targets]
    for file, names in NAMES.items():
        found += compilations(LAUNCHES / file, names, known)[0]
    found = [own for own in found if "%" not in own.texts.name]
    file = folder / "copied.py"
    file.write_text(KERNEL)
    amd = compilations(file, (), [target("gfx942")])[0][0]
    head = [line for line in amd.texts.code.splitlines() if line.startswith("target ")]
    return [*found, replace(amd, name="buffers", texts=replace(amd.texts, code="\n".join([*head, BUFFER])))]


def judged(one: Mutant, limit: float) -> tuple[str, str]:
    """Its verdict, and why it is unknown, or what is not compared where a run alone shows it."""
    try:
        found = measured(one.own, {"jobs": 1, "seconds": 5.0, "memory": 4096, "budget": 0}, limit, work=False)
    except SpecError as error:
        return "unknown", str(error)
    said = verdict(found)
    if said in ("run", "proved"):
        return said, "; ".join(found.notes)
    details = [one.outcome.detail for one in found.results if one.outcome and one.outcome.verdict == "unknown"]
    return said, details[0] if said == "unknown" and details else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=30)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for each")
    parser.add_argument("--targets", default="sm_90,gfx942")
    parser.add_argument("--folder", type=Path, required=True, help="where a kernel is written")
    options = parser.parse_args()
    chosen = drawn(subjects(options.targets.split(","), options.folder), options.count, options.seed)
    counts, rules, work, false = Counter[str](), dict[str, Counter[str]](), worked(), 0
    for number, one in enumerate(chosen, 1):
        began = time.monotonic()
        said, why = judged(one, options.limit)
        counts[said] += 1
        rules.setdefault(one.rule, Counter())[said] += 1
        false += said == "run" and not re.search(r"shared memory|values that", why)
        took = f"{time.monotonic() - began:.0f} s"
        print(f"{number}: {said}: {one.said} ({took}){': ' + why if why else ''}", flush=True)
    print(
        "\n| rule | refuted | by a run alone | the same | values not compared | unknown |",
        "|---|" + "---:|" * 5,
        sep="\n",
    )
    for rule, own in rules.items():
        cells = (str(own[kind]) for kind in ("refuted", "run", "same", "proved", "unknown"))
        print(f"| {rule} | {' | '.join(cells)} |")
    print(f"\n{len(chosen)} slips, seed {options.seed}: {dict(counts)}; {worked() - work:.0f} s of processor time")
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main())
