"""The table of verdicts over a folder of CUDA kernels: kernel x accesses x verdicts x processor seconds, with totals.

    python benchmarks/cuda_verdicts.py CORPUS [FILE...] [--json FILE]

CORPUS is a folder with .ptx files that you have; nothing is fetched. How their kernels are launched stands in
benchmarks/cuda_corpus, one file for each of the same name. Each launch is checked in a process of its own, without the
cache, without an attack and without conditions. Kernels that have no launch are named: nobody looked at them.

An access is counted under the worst verdict of its cases. `on data` counts those of which an address or a condition speaks
of a value that is loaded or unknown; the last line leaves them out.
"""

import argparse
import json
import re
import resource
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

HERE = Path(__file__).parent / "cuda_corpus"
ORDER = ("proved", "vacuous", "refuted", "contradicted", "unknown", "unsupported", "error")
NO_ACCESS = re.compile(r"(apart|written|loop)_|(no_wrap|divisions|arithmetic)$")
LAUNCH = re.compile(r"^def (\w+)\(", re.MULTILINE)


def launches(file):
    """The launches of a file, by name."""
    return LAUNCH.findall(file.read_text())


def checked(ptx, file, launch, timeout, limit):
    """The records of one launch, its kernel's title, the processor seconds, and what the command complained of."""
    command = (sys.executable, "-m", "tileprove", "cuda", "check", str(ptx), str(file), launch)
    options = ("--no-cache", "--conditions", "0", "--attack", "0", "--timeout", timeout, "--json", "-")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        found = subprocess.run((*command, *options), capture_output=True, text=True, timeout=limit, check=False)
        said, complaint = found.stdout, found.stderr
    except subprocess.TimeoutExpired:
        said, complaint = "", f"not ended in {limit} s"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    whole, at = {"obligations": []}, said.find("{")
    if at >= 0:
        whole, _ = json.JSONDecoder().raw_decode(said[at:])
    own = [one for one in complaint.splitlines() if one.startswith(("tileprove:", "not ended"))]
    return whole["obligations"], seconds, own[0] if own else ""


def by_access(records):
    """Claim -> its worst verdict, whether it is on data, and why it is open; of accesses only."""
    found = {}
    for one in records:
        if NO_ACCESS.match(one["claim"]):
            continue
        verdict, data, why = found.get(one["claim"], ("proved", False, ""))
        data |= any(name.startswith("value_of") for name in one["domain"]["variables"])
        if ORDER.index(one["verdict"]) > ORDER.index(verdict):
            verdict, why = one["verdict"], f"{one['detail'] or one['advice'] or ''} [{one['place']}]"
        found[one["claim"]] = verdict, data, why
    return found


def others(records):
    """Claims that are about no one access: the worst verdict of each."""
    found = {}
    for one in records:
        if NO_ACCESS.match(one["claim"]):
            found[one["claim"]] = max(found.get(one["claim"], "proved"), one["verdict"], key=ORDER.index)
    return found


def kernels(ptx):
    return re.findall(r"^\s*(?:\.\w+ )*\.entry (\S+?)\(?$", ptx.read_text(), re.MULTILINE)


def line(name, count, data, other, seconds):
    numbers = [
        count["proved"] + count["vacuous"],
        count["refuted"],
        count["unknown"],
        count["unsupported"] + count["error"],
    ]
    bad = ", ".join(f"{k} {v}" for k, v in other.items() if v not in ("proved", "vacuous"))
    return f"{name:62.62} {sum(numbers):4} {' '.join(f'{n:5}' for n in numbers)} {data:5} {seconds:7.1f}  {bad}"


def main():
    options = argparse.ArgumentParser(description="Verdicts of CUDA kernels that you have.")
    options.add_argument("corpus", type=Path)
    options.add_argument("names", nargs="*")
    options.add_argument("--timeout", default="10s")
    options.add_argument(
        "--limit", type=float, default=600, help="Seconds for a launch; one that takes longer is named."
    )
    options.add_argument("--json", type=Path)
    said = options.parse_args()
    print(f"{'launch':62} {'acc.':>4} prov. refut unkn. unsup ondat  proc.s  other claims that are open or wrong")
    total, undecided, times, reasons, everything = Counter(), Counter(), [], defaultdict(list), []
    all_kernels = 0
    for file in sorted(HERE.glob("*.py")):
        ptx = said.corpus / f"{re.findall(r'FILE = .(.*).ptx', file.read_text())[0]}.ptx"
        if said.names and ptx.stem not in said.names:
            continue
        print(f"-- {ptx.stem}: {len(kernels(ptx))} kernels, {len(launches(file))} launches")
        all_kernels += len(kernels(ptx))
        for launch in launches(file):
            records, seconds, complaint = checked(ptx, file, launch, said.timeout, said.limit)
            accesses, times = by_access(records), [*times, seconds]
            count = Counter(verdict for verdict, _, _ in accesses.values())
            data = sum(on for _, on, _ in accesses.values())
            print(
                line(launch, count, data, others(records), seconds) + (f"  {complaint}" if complaint else ""),
                flush=True,
            )
            total += count
            for claim, (verdict, on, why) in accesses.items():
                if verdict not in ("proved", "vacuous", "refuted"):
                    reasons[re.sub(r" \[.*", "", why)].append(f"{ptx.stem} {launch}.{claim} {why}")
                    undecided["on data" if on else "not on data"] += 1
                undecided["all on data" if on else "all not on data"] += 1
            everything.append({"file": ptx.stem, "launch": launch, "seconds": seconds, "accesses": accesses,
                               "other": others(records), "complaint": complaint})  # fmt: skip
    missing = [
        p.stem
        for p in sorted(said.corpus.glob("*.ptx"))
        if kernels(p) and not (HERE / f"{p.stem.replace('-', '_')}.py").exists()
    ]
    if not said.names:
        print("no launch, not looked at:")
        for stem in missing:
            print(f"  {stem}: {len(kernels(said.corpus / f'{stem}.ptx'))} kernels")
    times.sort()
    print(f"{len(times)} launches of {all_kernels} kernels, {sum(total.values())} accesses: {dict(total)}")
    free = undecided["all not on data"]
    print(f"accesses not on data: {free}, of which {free - undecided['not on data']} decided")
    print(
        f"accesses on data: {undecided['all on data']}, of which {undecided['all on data'] - undecided['on data']} decided"
    )
    if times:
        print(
            f"processor seconds a launch: median {times[len(times) // 2]:.1f}, p95 {times[int(len(times) * 0.95)]:.1f}"
        )
    for why, own in sorted(reasons.items(), key=lambda pair: -len(pair[1])):
        print(f"{len(own):5}  {why}\n       {own[0]}")
    if said.json:
        said.json.write_text(json.dumps(everything, indent=1))


if __name__ == "__main__":
    main()
