"""Races that whole runs show, beside what others' simulation of the same files says:

    python benchmarks/cuda_race_runs.py FOLDER... [--seconds 20] [--blocks 2] [--only NAME]

Of each .json file in the folders (those of ../shared/cuda: gpuverify, hecbench) the -O3 and -O0 texts are run at the block
size that stands there, in a few blocks, or as its own launch says; the kinds that are seen stand beside the kinds that are
said, in the file's words. Blocks of more threads than can be launched get the largest size. A line says where they differ;
what was not run to its end says why. Threads that returned before a barrier count as divergence here, as they do there. The
folders are not the project's.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from tileprove.concrete.interpreter import ptx

BYTES = 1 << 16  # of an argument of which nothing is said
WORDS = {
    "between warps": "",
    "between blocks": "-interblock",
    "within a warp": "-samewarp",
    "within a thread": "-inflight",
}


def kinds_of(report: Any) -> set[str]:
    """In the words of the files."""
    found = {
        f"race-{own.space}{WORDS[own.where] if own.where != 'within a warp' else ''}{'-samevalue' if own.equal else ''}"
        f"{'-samewarp' if own.where == 'within a warp' else ''}"
        for own in report.races
    }
    if report.divergences or report.exits:
        found.add("barrier-divergence")
    return found | {"oob" for own in report.undefined if own.what == "outside"}


def said_of(kinds: Any) -> set[str]:
    return {"oob" if own.startswith("oob") else own for own in kinds if own != "ERROR"}


def contents(spec: list[Any]) -> ptx.Contents:
    """``["buf", bytes, fill]``: iota counts, ff is all ones, and nothing is zeros."""
    size, fill = spec[1], spec[2] if len(spec) > 2 else ""
    if fill == "ff":
        return ptx.Contents(b"\xff" * size)
    if fill in ("iota", "badidx"):
        given = np.arange(size // 4, dtype=np.int32)
        if fill == "badidx" and len(given) > 13:
            given[13] = -27
        return ptx.Contents(given.tobytes() + bytes(size % 4))
    return ptx.Contents(b"", size)


def three(own: list[int]) -> tuple[int, int, int]:
    x, y, z = (*own, 1, 1)[:3]
    return x, y, z


def arguments(kernel: Any, given: list[Any] | None) -> tuple[list[Any], dict[str, Any]]:
    values, memory = [], {}
    for at, (name, _, size) in enumerate(kernel.arguments):
        own = given[at] if given is not None else (["buf", BYTES] if size == 8 else 7 if size < 8 else bytes(size))
        if isinstance(own, list):
            memory[name] = contents(own)
            own = ptx.Pointer(name)
        elif isinstance(own, str):
            own = float(own.removeprefix("f"))
        values.append(own)
    return values, memory


def launches(record: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Each with its name."""
    if "launch_simulated" in record:
        return list(record["launch_simulated"].items())
    return [("sim", {"grid": record["grid"], "block": record["block"], "args": None})]


def looked(kernel: Any, launch: dict[str, Any], seconds: float, blocks: int) -> Any:
    block, grid = three(launch["block"]), three(launch["grid"])
    if int(np.prod(block)) > 1024:
        block = (1024, 1, 1) if block[1] == 1 else (32, 32, 1)
    if launch["args"] is None:
        grid = (min(grid[0], blocks), min(grid[1], blocks), min(grid[2], blocks))
    values, memory = arguments(kernel, launch["args"])
    return ptx.look(
        kernel, values, grid, block, memory, shared=launch.get("dyn", 0), deadline=time.monotonic() + seconds
    )  # fmt: skip


def said(record: dict[str, Any], name: str, how: str, version: str) -> tuple[set[str], str]:
    """What the file says of it, and why it says nothing."""
    if "sim_detail" in record:
        own = record["sim_detail"].get(how, {})
        if record["simulated"].get(how) == "error":
            own = {**own, "ERROR": ""}
    else:
        key = {"sim": f"{version}.{how}", "ok_sim": f"{version}_ok_size.{how}"}.get(name, f"{version}_{name}.{how}")
        if key not in record["simulation"]:
            return set(), "nothing is said"
        own = record["simulation"][key]["raw"]
    return said_of(own), "it was not run there" if "ERROR" in own else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--seconds", type=float, default=20, help="for each kernel and launch")
    parser.add_argument("--blocks", type=int, default=2, help="of each axis of the grid, where the file has no launch")
    parser.add_argument("--only", default="", help="files whose name has this in it")
    args = parser.parse_args()
    totals: Counter[str] = Counter()
    for path in sorted(own for folder in args.folders for own in folder.glob("*.json") if args.only in own.name):
        record = json.loads(path.read_text())
        for text in sorted(path.parent.glob(f"{path.stem}.*.ptx")):
            *version, how, _ = text.name.removeprefix(f"{path.stem}.").split(".")
            try:
                kernels = ptx.read(text.read_text())
            except ptx.TextError as error:
                print(f"{text.name}: not read: {error}")
                totals["not read"] += 1
                continue
            wanted = record.get("kernel")
            for kernel in [own for name, own in kernels.items() if not wanted or wanted in name]:
                for name, launch in launches(record):
                    there, why = said(record, name, how, version[0] if version else "")
                    try:
                        report = looked(kernel, launch, args.seconds, args.blocks)
                    except ptx.NotRun as error:
                        print(f"{text.name} {name}: not launched: {error}")
                        totals["not launched"] += 1
                        continue
                    here = kinds_of(report)
                    same = "same" if here == there else "differs"
                    verdict = why or ("not to its end" if report.stopped and (same == "differs" or not here) else same)
                    totals[verdict] += 1
                    if verdict != "same":
                        more = f"; only here {sorted(here - there)}; only there {sorted(there - here)}"
                        print(f"{text.name} {name}: {verdict}{more} {report.stopped[:1] or ''}", flush=True)
    print("; ".join(f"{count} {name}" for name, count in totals.most_common()))


if __name__ == "__main__":
    main()
