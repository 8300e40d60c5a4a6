"""Bugs of released CUDA kernels and their repairs: what is refuted where, and what remains of the repairs.

    python benchmarks/cuda_bugs.py FOLDER [NAME...] [--timeout 8s] [--kernel-time 3m]

FOLDER has the PTX that benchmarks/cuda_corpus/bugs has launches of; nothing is fetched. A row is a launch: of its claims
about threads and accesses the first that is refuted, with what a run shows and at which sizes, else the first that is not
proved, and the processor seconds. Threads that return before a barrier are refuted.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent / "cuda_corpus" / "bugs"
LAUNCH = re.compile(r'@cuda_launch\(\s*"([^"]+)".*?^def (\w+)\(', re.MULTILINE | re.DOTALL)


def checked(ptx: Path, file: Path, launch: str, options: Any) -> tuple[list[dict[str, Any]], float, str]:
    """The records, processor seconds, and what the command complained of."""
    command = [sys.executable, "-m", "tileprove", "cuda", "check", str(ptx), str(file), launch, "--strict-barriers"]
    command += ["--no-cache", "--conditions", "0", "--attack", "0", "--timeout", options.timeout, "--json", "-"]
    command += ["--kernel-time", options.kernel_time]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    at = found.stdout.find("{")
    records = json.JSONDecoder().raw_decode(found.stdout[at:])[0]["obligations"] if at >= 0 else []
    return records, seconds, (found.stderr.strip().splitlines() or [""])[-1]


def said(records: list[dict[str, Any]]) -> list[str]:
    """A line for each claim that is refuted, or for the first that is not proved."""
    refuted = {one["claim"]: one for one in reversed(records) if one["verdict"] == "refuted"}
    if refuted:
        return [f"refuted   {claim}: {one['detail']}" for claim, one in sorted(refuted.items())]
    rest = [one for one in records if one["verdict"] not in ("proved", "vacuous")]
    more = f", and {len(rest) - 1} more" if len(rest) > 1 else ""
    return [f"{one['verdict']:9} {one['claim']}, {one['case']}{more}: {one['detail']}" for one in rest[:1]] or [
        "proved"
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--timeout", default="8s")
    parser.add_argument("--kernel-time", default="3m")
    options = parser.parse_args()
    for file in sorted(HERE.glob("*.py")):
        if options.names and not any(file.stem.startswith(name) for name in options.names):
            continue
        for ptx, launch in LAUNCH.findall(file.read_text()):
            if not (options.folder / ptx).is_file():
                print(f"{file.stem}, {launch}: no {ptx}", flush=True)
                continue
            records, seconds, complaint = checked(options.folder / ptx, file, launch, options)
            print(f"{file.stem}, {launch}  ({seconds:.0f} s)", flush=True)
            for line in said(records) if records else [f"error     {complaint}"]:
                print(f"    {line}", flush=True)


if __name__ == "__main__":
    main()
