"""The table of verdicts on races and barriers over a folder of CUDA kernels: test, expected, verdict, processor seconds.

    python benchmarks/cuda_races.py FOLDER [NAME...] [--open] [--level O0|O3] [--timeout 10s]

FOLDER has for each test NAME.json and NAME.O3.ptx, NAME.O0.ptx (or NAME.buggy.O3.ptx and NAME.fixed.O3.ptx); nothing is
fetched. The json says block, grid, what is expected (`expected_modern`, or `kind`) and what callers promise (`requires`).
Pointers are tensors that are large enough, integers are sizes. Where no access is left at O3, O0 is taken. --open: blocks
of any size along each axis. Each is checked in a process of its own, without the cache and without an attack.

pass: all races_*, apart_* and reached are proved. race, divergence: one of these is refuted; of what kind stands first in
the last column. wrong: a refutation where a pass is expected, or all proved where something else is; of what is no matter
of threads, neither; oob is right where any other claim is refuted. With --open, what is refuted and passes with the block
of its json is right of that block alone, and counted apart. Functions that are called and not in the text are taken to be
harmless. A source with an `__axiom` (json: `intrinsics`), which no text of PTX has, is another program: what is found there
is counted apart.
"""

import argparse
import json
import re
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tileprove.prover.cuda.launching.absent import is_absent
from tileprove.prover.cuda.reading import read_file
from tileprove.prover.cuda.showing import Shown
from tileprove.prover.readers.demangling import demangled, plain_name

ELEMENTS = 1 << 24
AXIOM, BEYOND = "__axiom", "under an axiom that the text does not have"
ALONE = "right of its own block alone"
AXES = "xyz"
MOST = (1024, 1024, 64)


def types(name, count):
    whole, short = demangled(name), plain_name(name)
    if not whole.endswith(")"):
        return [""] * count
    found, depth, part = [], 0, ""
    for character in whole[len(short) + 1 : -1]:
        depth += (character in "<([") - (character in ">)]")
        if character == "," and not depth:
            found.append(part.strip())
            part = ""
        else:
            part += character
    found.append(part.strip())
    return found if len(found) == count else [""] * count


BYTES = {"char": 1, "short": 2, "float": 4, "int": 4, "double": 8, "long": 8}
DTYPES = {1: "i8", 2: "i16", 4: "i32", 8: "i64"}


def element(said):
    plain = said.replace("const", "").replace("unsigned", "").replace("*", "").strip()
    if plain.startswith("float") and plain != "float4":
        return "fp32"
    if plain == "double":
        return "fp64"
    return DTYPES[next((size for kind, size in BYTES.items() if plain.startswith(kind)), 4)]


def fitted_block(block):
    """A block that a GPU takes, along the same axes."""
    own = [min(extent, most) for extent, most in zip(block, MOST, strict=False)]
    while True:
        threads = 1
        for extent in own:
            threads *= extent
        if threads <= 1024:
            return own
        own[own.index(max(own))] //= 2


def expression(text):
    return text.replace("blockDim.x", "bx").replace("&&", " and ").replace("||", " or ")


def launch(ptx, module, kernel, said, is_open):
    """The text of a launch file, or why there is none."""
    block = said.get("block") or said.get("block_dims_as_launched") or [64]
    grid = said.get("grid") or said.get("grid_as_launched") or [1]
    if not all(isinstance(extent, int) for extent in block):
        is_open = True
    grid = [extent if isinstance(extent, int) else f"g{axis}" for extent, axis in zip(grid, AXES, strict=False)]
    block = [f"b{axis}" for axis in AXES[: len(block)]] if is_open else fitted_block(block)
    sizes, arguments = [], []
    shown = Shown(module, kernel, exact=False)
    for at, (own, kind) in enumerate(zip(kernel.arguments, types(kernel.name, len(kernel.arguments)), strict=True)):
        name = f"param_{at}"
        if own.byref is not None:
            fields = []
            for byte, size, is_pointer in shown.fields.get(own.name, []):
                value = f'tensor("fp32", {ELEMENTS})' if is_pointer else f"{'i64' if size == 8 else ''}(1)"
                if not is_pointer and size == 4:
                    value = f"f{at}_{byte}"
                    sizes.append(value)
                fields.append(f"{byte}: {value}")
            arguments.append(f'"{name}": struct({{{", ".join(fields)}}})')
            continue
        pointer = own.type.kind == "pointer" if not kind else kind.endswith("*")
        if pointer:
            arguments.append(f'"{name}": tensor("{element(kind)}", {ELEMENTS}, written=False)')
        elif own.type.kind == "float":
            arguments.append(f'"{name}": 1.0')
        else:
            sizes.append(f"s{at}")
            arguments.append(f'"{name}": s{at}')
    dynamic = said.get("dynamic_shared") or 0
    promises = [f"    given({name} <= 2**20)" for name in sizes]
    sizes += [extent for extent in (*block, *grid) if isinstance(extent, str)]
    promises += [f"    given({extent} <= 2**20)" for extent in grid if isinstance(extent, str)]
    whole = [name for name in sizes if name.startswith("s")]
    for formula in said.get("requires", ()):
        match = re.fullmatch(r"\s*(\w+)\s*(==|!=|<=|>=|<|>)\s*(\d+|blockDim\.x)\s*", formula)
        if match is None or len(whole) != 1:
            return "", f"requires {formula}"
        right = match[3] if match[3].isdigit() else str(block[0])
        promises.append(f"    given({whole[0]} {match[2]} {right})")
        if match[2] == "==" and not right.isdigit():  # callers give the block's size itself
            arguments = [one.replace(f": {whole[0]}", f": {right}") for one in arguments]
            sizes = [name for name in sizes if name != whole[0]]
            promises = [one for one in promises if whole[0] not in one]
    calls = [i for block in kernel.blocks for i in block.instructions if is_absent(i) and AXIOM not in i.callee]
    harmless = tuple(dict.fromkeys(one.callee for one in calls))
    own = f", harmless={harmless!r}" if harmless else ""
    lines = [
        "from tileprove.cuda import cuda_launch, given, i64, struct, tensor", "",
        f'@cuda_launch("{ptx}", "{kernel.name}", block={tuple(block)!r}, grid={tuple(grid)!r}, shared={dynamic!r}{own})',
        f"def test({', '.join(sizes)}):", *promises, f"    return {{{', '.join(arguments)}}}",
    ]  # fmt: skip
    return "\n".join(lines) + "\n", ""


def checked(file, options):
    """(verdict of the claims about threads, what others are wrong, processor seconds)"""
    command = [sys.executable, "-m", "tileprove", "cuda", "check", str(file), "--no-cache", "--conditions", "0"]
    command += ["--attack", "0", "--timeout", options.timeout, "--json", "-", "--strict-barriers"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=options.limit, check=False)
    except subprocess.TimeoutExpired:
        return "unknown", f"not ended in {options.limit} s", options.limit
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    at = found.stdout.find("{")
    if at < 0:
        return "error", found.stderr.strip().splitlines()[-1][:100] if found.stderr.strip() else "", seconds
    records = json.JSONDecoder().raw_decode(found.stdout[at:])[0]["obligations"]
    threads = [one for one in records if re.match(r"(races|apart|reached|kernel)", one["claim"])]
    verdicts = {one["verdict"] for one in threads}
    wrong = [one for one in threads if one["verdict"] == "refuted"]
    races = [one for one in wrong if one["claim"] != "reached"]
    if races or wrong:
        first = (races or wrong)[0]
        kind = re.match(r"race ([^:]*):", first["detail"] or "")
        kind = f"{kind[1]}: " if kind else ""
        return ("race" if races else "divergence"), f"{kind}{first['claim']}, {first['case']}", seconds
    if verdicts <= {"proved", "vacuous"}:
        others = [one["claim"] for one in records if one["verdict"] == "refuted"]
        return "pass", f"but {', '.join(sorted(set(others)))} refuted" if others else "", seconds
    first = next(one for one in threads if one["verdict"] not in ("proved", "vacuous"))
    return "unknown", f"{first['claim']}, {first['case']}: {first['detail'] or first['advice'] or ''}"[:200], seconds


def tests(folder, names, level):
    for file in sorted(folder.glob("*.json")):
        said = json.loads(file.read_text())
        if names and file.stem not in names:
            continue
        if "expected_modern" in said:
            if said["separate"]:
                continue
            own = level or (
                "O0" if said.get("no_memory_access_left_at_O3") or said.get("culprit_removed_at_O3") else "O3"
            )
            yield file.stem, said, folder / f"{file.stem}.{own}.ptx", said["expected_modern"]
        else:
            for which in ("buggy", "fixed"):
                expected = said["kind"] if which == "buggy" else (said.get("residual_in_fixed") or "pass")
                yield f"{file.stem}.{which}", said, folder / f"{file.stem}.{which}.{level or 'O3'}.ptx", expected


def judged(ptx, said, options, is_open):
    """The worst verdict of the kernels, why, and the processor seconds of all."""
    module = read_file(ptx)
    found = []
    for kernel in module.kernels:
        if said.get("kernel") and said["kernel"] not in kernel.name:
            continue
        text, why = launch(ptx, module, kernel, said, is_open)
        if why:
            found.append(("unknown", why, 0.0))
            continue
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "launches.py"
            file.write_text(text)
            found.append(checked(file, options))
    order = ["race", "divergence", "error", "unknown", "pass"]
    verdict, why, _ = min(found, key=lambda one: order.index(one[0]), default=("error", "no kernel", 0))
    return verdict, why, sum(one[2] for one in found)


def main():
    parser = argparse.ArgumentParser(description="Verdicts on races and barriers of kernels that you have.")
    parser.add_argument("folder", type=lambda said: Path(said).resolve())
    parser.add_argument("names", nargs="*")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--level", choices=("O0", "O3"))
    parser.add_argument("--timeout", default="10s")
    parser.add_argument("--limit", type=float, default=240)
    options = parser.parse_args()
    total = Counter()
    print(f"{'test':50} {'expected':12} {'verdict':10} proc.s  why")
    for name, said, ptx, expected in tests(options.folder, options.names, options.level):
        wanted = expected.partition(" ")[0].replace("barrier-", "").split("-")[0]
        if not ptx.is_file():
            print(f"{name:50.50} {expected:12.12} {'no text':10}", flush=True)
            total["no text"] += 1
            continue
        verdict, why, seconds = judged(ptx, said, options, options.open)
        outside = wanted == "oob" and verdict == "pass" and why.startswith("but ")
        right = verdict == wanted or outside
        wrong = not right and verdict in ("race", "divergence", "pass") and wanted in ("race", "divergence", "pass")
        beyond = wrong and AXIOM in said.get("intrinsics", ())
        alone = wrong and not beyond and options.open and judged(ptx, said, options, False)[0] == wanted
        said_of = "right" if right else BEYOND if beyond else ALONE if alone else "wrong" if wrong else "undecided"
        total[said_of] += 1
        mark = {"wrong": "WRONG  ", BEYOND: f"{BEYOND}  ", ALONE: f"{ALONE}  "}.get(said_of, "")
        print(f"{name:50.50} {expected:12.12} {verdict:10} {seconds:6.1f}  {mark}{why}", flush=True)
    print(", ".join(f"{count} {what}" for what, count in total.items()))


if __name__ == "__main__":
    main()
