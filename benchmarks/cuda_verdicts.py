"""The table of verdicts over a folder of CUDA kernels: kernel x accesses x verdicts x processor seconds, with totals.

    python benchmarks/cuda_verdicts.py CORPUS [FILE...] [--json FILE]

CORPUS is a folder with .ptx files that you have; nothing is fetched. How their kernels are launched stands in
benchmarks/cuda_corpus, one file for each of the same name. Each launch is checked in a process of its own, without the
cache, without an attack and without conditions. Kernels that have no launch are named: nobody looked at them.

An access is counted under the worst verdict of its cases. `on data` counts those whose address hangs on loaded data
(cuda_data.py reads that off the PTX); whether an access runs may hang on data in the others. A launch of which no access
was stated, as it did not end, counts all of them as unknown. `threads` is what of the processor seconds went into claims
about two threads (apart_*, races_*, reached), without what was tried and dropped; the rest is all else of a launch.
"""

import argparse
import json
import re
import resource
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from cuda_data import Hangs, of_text
from tileprove.prover.cuda.sources import Kernels
from tileprove.prover.kernels.ir.module import Instruction
from tileprove.prover.kernels.machine.sinks import numbered

HERE = Path(__file__).parent / "cuda_corpus"
ORDER = ("proved", "vacuous", "refuted", "contradicted", "unknown", "unsupported", "error")
NO_ACCESS = re.compile(r"(apart|written|races|loop)_|(no_wrap|divisions|arithmetic|races|reached|harmless|kept)$")
THREADS = re.compile(r"(apart|races)_|(races|reached)$")
NAMES = re.compile(r"(load|store|atomic|access)(_|$)")
AT = {
    "load": 1,
    "store": 0,
    "ptx.atom": 1,
    "ptx.red": 0,
    "ptx.cp.async.read": 1,
    "ptx.cp.async.write": 0,
    "ptx.ldmatrix": 1,
    "ptx.stmatrix": 0,
}  # where the address stands among a statement's operands
NOT_STATED = "not stated"
NOTHING = """.version 8.0
.target sm_80
.address_size 64
.visible .entry nothing()
{
	ret;
}
"""
ITS_LAUNCH = """from tileprove.cuda import cuda_launch


@cuda_launch("nothing.ptx", "nothing", block=32, grid=1)
def nothing():
    return []
"""


def checked(ptx, file, launch, timeout, kernel_time, limit):
    """The records of one launch, its kernel's title, the processor seconds, and what the command complained of."""
    command = (sys.executable, "-m", "tileprove", "cuda", "check", str(ptx), str(file), launch)
    options = ("--no-cache", "--conditions", "0", "--attack", "0", "--timeout", timeout, "--kernel-time", kernel_time,
               "--json", "-")  # fmt: skip
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


def start(said):
    """Processor seconds of a command for a kernel that does nothing: what each launch here pays, and a file pays once."""
    with tempfile.TemporaryDirectory() as folder:
        ptx, file = Path(folder) / "nothing.ptx", Path(folder) / "nothing_launches.py"
        ptx.write_text(NOTHING)
        file.write_text(ITS_LAUNCH)
        return min(checked(ptx, file, "nothing", said.timeout, said.kernel_time, said.limit)[1] for _ in range(3))


def sinks(ptx, file):
    """Launch -> what each access of its kernel hangs on, in the order of the text; and what is wrong with launches."""
    text = ptx.read_text()
    found = Kernels(ptx).launches(file, ())
    launched = [own for own in found.statements if own is not None]
    known = {own.kernel.name: of_text(text, own.kernel.name) for own in launched}

    def hangs(kernel: str, one: Instruction) -> Hangs:
        at = AT.get(one.callee or one.opcode)
        own = [value for (line, place), value in known[kernel].items() if line == one.line and at in (None, place)]
        return Hangs(any(value.address for value in own), any(value.runs for value in own))

    return {
        own.name: [
            hangs(own.kernel.name, i) for block in own.kernel.blocks for i in block.instructions if id(i) in order
        ]
        for own in launched
        for order in [numbered(own.kernel)]
    }, found.failed


def by_access(records, own):
    """Claim -> its worst verdict, what it hangs on, and why it is open; of accesses only. own: what each hangs on."""
    claims = list(dict.fromkeys(one["claim"] for one in records if not NO_ACCESS.match(one["claim"])))
    if len(claims) != len(own) or not all(map(NAMES.match, claims)):  # the kernel was not followed
        why = next((one["detail"] for one in records if one["claim"] == "kernel"), NOT_STATED)
        return {f"access {number}": ("unknown", hangs, why) for number, hangs in enumerate(own)}
    hangs, found = dict(zip(claims, own, strict=True)), {}
    for one in records:
        if NO_ACCESS.match(one["claim"]):
            continue
        verdict, _, why = found.get(one["claim"], ("proved", None, ""))
        if ORDER.index(one["verdict"]) > ORDER.index(verdict):
            verdict, why = one["verdict"], f"{one['detail'] or one['advice'] or ''} [{one['place']}]"
        found[one["claim"]] = verdict, hangs[one["claim"]], why
    return found


def others(records):
    """Claims that are about no one access: the worst verdict of each."""
    found = {}
    for one in records:
        if NO_ACCESS.match(one["claim"]):
            found[one["claim"]] = max(found.get(one["claim"], "proved"), one["verdict"], key=ORDER.index)
    return found


def of_threads(records):
    """Seconds that claims about two threads took."""
    return sum(one["seconds"] for one in records if THREADS.match(one["claim"]))


def late(times):
    """Their median and their 95th percentile."""
    times = sorted(times)
    return f"median {times[len(times) // 2]:.1f}, p95 {times[int(len(times) * 0.95)]:.1f}"


def kernels(ptx):
    return re.findall(r"^\s*(?:\.\w+ )*\.entry (\S+?)\(?$", ptx.read_text(), re.MULTILINE)


def line(name, count, data, other, seconds, threads):
    numbers = [
        count["proved"] + count["vacuous"],
        count["refuted"],
        count["unknown"],
        count["unsupported"] + count["error"],
    ]
    bad = ", ".join(f"{k} {v}" for k, v in other.items() if v not in ("proved", "vacuous"))
    counts = " ".join(f"{n:5}" for n in numbers)
    return f"{name:62.62} {sum(numbers):4} {counts} {data:5} {seconds:7.1f} {threads:7.1f}  {bad}"


def main():
    options = argparse.ArgumentParser(description="Verdicts of CUDA kernels that you have.")
    options.add_argument("corpus", type=Path)
    options.add_argument("names", nargs="*")
    options.add_argument("--timeout", default="10s", help="For each obligation.")
    options.add_argument("--kernel-time", default="60s", help="For each launch, of processor time.")
    options.add_argument(
        "--limit", type=float, default=600, help="Seconds for a launch; one that takes longer is named."
    )
    options.add_argument("--json", type=Path)
    said = options.parse_args()
    print(
        f"{'launch':62} {'acc.':>4} prov. refut unkn. unsup ondat  proc.s threads  other claims that are open or wrong"
    )
    total, undecided, times, reasons, everything = Counter(), Counter(), [], defaultdict(list), []
    all_kernels = 0
    for file in sorted(HERE.glob("*.py")):
        ptx = said.corpus / f"{re.findall(r'FILE = .(.*).ptx', file.read_text())[0]}.ptx"
        if said.names and ptx.stem not in said.names:
            continue
        hangs, failed = sinks(ptx, file)
        print(f"-- {ptx.stem}: {len(kernels(ptx))} kernels, {len(hangs)} launches")
        all_kernels += len(kernels(ptx))
        for said_wrong in failed:
            print(f"   {said_wrong}")
        for launch, own in hangs.items():
            records, seconds, complaint = checked(ptx, file, launch, said.timeout, said.kernel_time, said.limit)
            accesses, threads = by_access(records, own), of_threads(records)
            times.append((seconds, threads))
            count = Counter(verdict for verdict, _, _ in accesses.values())
            data = sum(on.address for _, on, _ in accesses.values())
            print(
                line(launch, count, data, others(records), seconds, threads) + (f"  {complaint}" if complaint else ""),
                flush=True,
            )
            total += count
            for claim, (verdict, on, why) in accesses.items():
                if verdict not in ("proved", "vacuous", "refuted"):
                    kind = "data: " if on.address else ""
                    reasons[kind + re.sub(r" \[.*", "", why)].append(f"{ptx.stem} {launch}.{claim} {why}")
                    undecided["on data" if on.address else "not on data"] += 1
                    undecided["runs"] += on.runs and not on.address
                undecided["all on data" if on.address else "all not on data"] += 1
            listed = {claim: (verdict, on.address, on.runs, why) for claim, (verdict, on, why) in accesses.items()}
            everything.append({"file": ptx.stem, "launch": launch, "seconds": seconds, "threads": threads,
                               "accesses": listed, "other": others(records), "complaint": complaint})  # fmt: skip
    missing = [
        p.stem
        for p in sorted(said.corpus.glob("*.ptx"))
        if kernels(p) and not (HERE / f"{p.stem.replace('-', '_')}.py").exists()
    ]
    if not said.names:
        print("no launch, not looked at:")
        for stem in missing:
            print(f"  {stem}: {len(kernels(said.corpus / f'{stem}.ptx'))} kernels")
    print(f"{len(times)} launches of {all_kernels} kernels, {sum(total.values())} accesses: {dict(total)}")
    free = undecided["all not on data"]
    print(
        f"accesses not on data: {free}, of which {free - undecided['not on data']} decided; of the others "
        f"{undecided['runs']} run where data says so"
    )
    print(
        f"accesses on data: {undecided['all on data']}, of which {undecided['all on data'] - undecided['on data']} decided"
    )
    if times:
        print(
            f"processor seconds a launch: {late(all_of for all_of, _ in times)}, of which {start(said):.1f} for the start "
            f"of the command; for claims about two threads {late(own for _, own in times)}, for all else "
            f"{late(all_of - own for all_of, own in times)}"
        )
    for why, own in sorted(reasons.items(), key=lambda pair: -len(pair[1])):
        print(f"{len(own):5}  {why}\n       {own[0]}")
    if said.json:
        said.json.write_text(json.dumps(everything, indent=1))


if __name__ == "__main__":
    main()
