"""Builds the probes beside this file, runs them on the GPU (sm_90a, nvcc in PATH) and packs what they say into FOLDER.

    python benchmarks/nvidia/measure.py FOLDER

Takes a minute, and ncu to count wavefronts. tests/data/nvidia has what came out; README.md there says what it means. No
layout is assumed but where a probe's first lines say so; the packing renames nothing.
"""

from __future__ import annotations

import csv
import io
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import bank_patterns
import numpy as np
import tma_limits

HERE = Path(__file__).parent
PROBES = (
    "mma_pairs", "cp_async_bytes", "wgmma_maps", "faults", "wgmma_fragments", "wgmma_registers", "tma_maps",
    "bank_wavefronts", "ldst_matrix", "tma_encode",
)  # fmt: skip
COMBINATIONS = (
    "f16_A_kmajor", "f16_A_mnmajor", "f16_B_kmajor", "f16_B_mnmajor", "s8_A_kmajor", "s8_B_kmajor", "tf32_A_kmajor",
    "tf32_B_kmajor",
)  # fmt: skip
PER_COMBINATION = 96
COUNTER = "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"
TMA_COLUMNS = (
    "store", "dtype", "dim0", "dim1", "pitch", "box0", "box1", "es0", "es1", "swizzle", "x", "y", "smem_off", "expected",
    "outbytes",
)  # fmt: skip
TMA_TYPES = {0: 1, 1: 2, 2: 4, 4: 8, 6: 2, 7: 4}
"""CUtensorMapDataType -> bytes."""
TMA_CONFIGS = 400


def fragments_source() -> str:
    """A kernel for each n from 8 to 256: D = 256 * i + j, in the order of thread and element."""
    kernels, calls = [], []
    for n in range(8, 257, 8):
        count = n // 2
        names = ",".join(f"%{e}" for e in range(count))
        outputs = ", ".join(f'"+f"(d[{e}])' for e in range(count))
        kernels.append(
            f"template <> __device__ void multiply<{n}>(float *d, uint64_t a, uint64_t b) {{\n"
            f'  asm volatile("{{ .reg .pred p; setp.ne.b32 p, 0, 0;\\n wgmma.mma_async.sync.aligned.m64n{n}k16.f32.f16.f16 '
            f'{{{names}}}, %{count}, %{count + 1}, p, 1, 1, 0, 0; }}" : {outputs} : "l"(a), "l"(b));\n}}\n'
        )
        calls.append(f"  go<{n}>(f);\n")
    text = (HERE / "wgmma_fragments.cu.in").read_text()
    return text.replace("@KERNELS@", "".join(kernels)).replace("@CALLS@", "".join(calls))


def build(folder: Path) -> None:
    """Every probe's program in `folder`."""
    (folder / "wgmma_fragments.cu").write_text(fragments_source())

    def one(name: str) -> None:
        source = HERE / f"{name}.cu"
        source = source if source.exists() else folder / source.name
        flags = ["-gencode=arch=compute_90a,code=sm_90a", "-O1", "-std=c++17"]
        subprocess.run(["nvcc", *flags, "-o", str(folder / name), str(source)], check=True, capture_output=True)

    with ThreadPoolExecutor() as pool:
        list(pool.map(one, PROBES))


def said(folder: Path, *command: str) -> str:
    """What a program prints."""
    done = subprocess.run([str(folder / command[0]), *command[1:]], capture_output=True, text=True)
    sys.stdout.write(done.stdout + done.stderr)
    return done.stdout


def descriptors() -> np.ndarray:
    """int32 rows (combination, mode, start, lbo, sbo, base_offset): every base offset and mode, strides at random."""
    choose = random.Random(31)
    rows = []
    for combination in range(len(COMBINATIONS)):
        for number in range(PER_COMBINATION):
            plain, mode = number < 8, number % 4
            start = number // 4 * 1024 if plain else 16 * choose.randrange(512)
            lbo, sbo = (2048, 1024) if plain else (16 * choose.randrange(1, 256) for _ in range(2))
            rows.append((combination, mode, start, lbo, sbo, 0 if plain else choose.randrange(8)))
    return np.array(rows, dtype=np.int32)


def boxes() -> np.ndarray:
    """int32 rows of TMA_COLUMNS: tensors and boxes at random, narrow ones too, at places that do not fault."""
    choose = random.Random(7)
    rows = []
    for number in range(TMA_CONFIGS):
        store, (kind, size) = number % 2, choose.choice(list(TMA_TYPES.items()))
        swizzle = choose.randrange(4)
        inner = 16 * choose.randint(1, (8, 2, 4, 8)[swizzle]) // size
        width, height = choose.randint(1, 300 // size), choose.randint(1, 20)
        pitch = -(-width * size // 16) * 16 + 16 * choose.randrange(3)
        box_height, steps = choose.randint(1, 20), [choose.choice((1, 1, 1, 2, 3, 8)) for _ in range(2)]
        x = 16 // size * choose.randint(0 if store else -4, 300 // 16)
        y = choose.randint(0 if store else -10, 22)
        received = -(-box_height // steps[1])
        extent = pitch * height + 64 if store else 1024 + received * max(inner * size, 16 << swizzle)
        shape = (width, height, pitch, inner, box_height, *steps, swizzle, x, y, 128 * choose.randrange(8))
        rows.append((store, kind, *shape, received * inner * size, extent))
    return np.array(rows, dtype=np.int32)


def mma(folder: Path) -> dict[str, np.ndarray]:
    """Of each shape: the hits, uint16 [A slot, B slot, D slot][hit]; and the numbers of A and B slots."""
    found = {}
    for line in said(folder, "mma_pairs", str(folder)).splitlines():
        name, a_slots, b_slots, *_ = line.split()
        pairs = np.fromfile(folder / f"{name}.pairs", dtype=np.int16).reshape(int(a_slots), int(b_slots))
        if (pairs == -2).any() or not line.endswith("yes"):
            raise SystemExit(f"{name}: a pair that meets in no single slot, or C that does not pass: {line}")
        a, b = np.nonzero(pairs >= 0)
        found[name] = np.stack([a, b, pairs[a, b]]).astype(np.uint16)
        found[f"{name}_slots"] = np.array(pairs.shape, dtype=np.int16)
    return found


def descriptor_maps(folder: Path) -> dict[str, np.ndarray]:
    """The descriptors, and the differences along k, then mn, of the bytes that each fetched."""
    table = descriptors()
    table.tofile(folder / "descriptors.bin")
    said(folder, "wgmma_maps", str(folder / "descriptors.bin"), str(folder / "maps.bin"))
    maps = np.fromfile(folder / "maps.bin", dtype=np.int32).reshape(-1, 64, 32)
    steps = np.diff(np.diff(maps, axis=1, prepend=0), axis=2, prepend=0).astype(np.int16)
    return {"combinations": np.array(COMBINATIONS), "descriptors": table.astype(np.int16), "map_differences": steps}


def fragments(folder: Path) -> dict[str, np.ndarray]:
    """(i, j) of D [thread][element] for n = 256, and which n begin alike; the slot of each (i, k) of A from registers."""
    said(folder, "wgmma_fragments", str(folder / "fragments.bin"))
    flat, at, pieces = np.fromfile(folder / "fragments.bin", dtype=np.int16), 0, {}
    for n in range(8, 257, 8):
        pieces[n] = flat[at : at + 64 * n].reshape(128, n // 2)
        at += 64 * n
    whole = pieces[256]
    found: dict[str, np.ndarray] = {"D_f16_n256": np.stack([whole >> 8, whole & 255], -1).astype(np.uint8)}
    found["same_as_n256"] = np.array([n for n in pieces if np.array_equal(pieces[n], whole[:, : n // 2])])
    said(folder, "wgmma_registers", str(folder / "registers.bin"))
    slots = np.fromfile(folder / "registers.bin", dtype=np.int16)
    for name, part in zip(("f16", "s8", "tf32"), np.split(slots, [1024, 3072]), strict=True):
        found[f"A_{name}_slots"] = part.reshape(64, -1)
    return found


def box_maps(folder: Path) -> dict[str, np.ndarray]:
    """The configs, the encoder's result and whether the barrier completed, and the maps, by differences, end to end."""
    table, at, heads, maps = boxes(), 0, [], []
    table.tofile(folder / "boxes.bin")
    said(folder, "tma_maps", str(folder / "boxes.bin"), str(folder / "boxes.out"))
    flat = np.fromfile(folder / "boxes.out", dtype=np.int32)
    for row in table:
        heads.append(flat[at : at + 2])
        maps.append(flat[at + 2 : at + 2 + row[-1]])
        at += 2 + int(row[-1])
    steps = np.diff(np.concatenate(maps), prepend=0)
    configs = np.concatenate([table, np.array(heads)], axis=1)
    columns = np.array([*TMA_COLUMNS, "encode_result", "completed"])
    return {"columns": columns, "configs": configs, "map_differences": steps.astype(np.int16)}


def bank_counts(folder: Path) -> dict[str, np.ndarray]:
    """The patterns, and how many wavefronts more ncu counted where the instruction was done twice."""
    rows = bank_patterns.rows()
    rows.tofile(folder / "banks.bin")
    command = [
        "ncu",
        "--csv",
        "--cache-control",
        "none",
        "--clock-control",
        "none",
        "--metrics",
        COUNTER,
        str(folder / "bank_wavefronts"),
        str(folder / "banks.bin"),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    lines = [line for line in done.stdout.splitlines() if line.startswith('"')]
    found = [int(float(row["Metric Value"])) for row in csv.DictReader(lines)]
    sys.stdout.write(f"banks: {len(rows)} launches, {len(found)} counted\n{done.stderr[-500:]}")
    names = np.array(list(bank_patterns.OPERATIONS))
    more = np.array(found[1::2]) - np.array(found[::2])
    return {"accesses": names, "rows": rows.astype(np.int16), "wavefronts": more.astype(np.int16)}


def matrices(folder: Path) -> dict[str, np.ndarray]:
    """Of each form: addresses [set][lane], and the place of [set][lane][register][half]; half of the eight sets."""
    said(folder, "ldst_matrix", str(folder / "matrices.bin"))
    forms = [
        f"{move}.x{count}{trans}"
        for move in ("ldmatrix", "stmatrix")
        for count in (1, 2, 4)
        for trans in ("", ".trans")
    ]
    table = (
        np.fromfile(folder / "matrices.bin", dtype=np.int32).reshape(len(forms), 8, 32 + 256)[:, :4].astype(np.int16)
    )
    found = {f"{form}_address": part[:, :32] for form, part in zip(forms, table, strict=True)}
    for form, part in zip(forms, table, strict=True):
        count = int(form.split(".")[1][1:])
        found[f"{form}_place"] = part[:, 32:].reshape(4, 32, 4, 2)[:, :, :count]
    return found


def encoded(folder: Path) -> dict[str, np.ndarray]:
    """Maps at the limits, one value changed at a time, and the encoder's answers."""
    table = np.array(list(tma_limits.rows()), dtype=np.int64)
    table.tofile(folder / "encode.bin")
    said(folder, "tma_encode", str(folder / "encode.bin"), str(folder / "encode.out"))
    answers = np.fromfile(folder / "encode.out", dtype=np.int32)
    return {"columns": np.array(tma_limits.COLUMNS), "rows": table, "result": answers}


def faults(folder: Path) -> list[list[str]]:
    """Rows of the table of faults, a process each."""
    lines = [said(folder, "faults", str(case)) for case in range(int(said(folder, "faults")))]
    return list(csv.reader(io.StringIO("".join(lines))))


def main() -> None:
    """Everything, into the folder that is named."""
    out, folder = Path(sys.argv[1]), Path("/tmp/nvidia_probes")
    folder.mkdir(exist_ok=True)
    build(folder)
    tables = {"mma_hits": mma, "wgmma_maps": descriptor_maps, "wgmma_registers": fragments, "tma_boxes": box_maps}
    tables |= {"bank_counts": bank_counts, "ldst_places": matrices, "tma_encode": encoded}
    for name, measure in tables.items():
        np.savez_compressed(out / f"{name}.npz", **measure(folder))  # type: ignore[arg-type]
    said(folder, "cp_async_bytes", str(folder / "cp_async.bin"))
    rows = np.fromfile(folder / "cp_async.bin", dtype=np.int16).reshape(-1, 36)
    np.savez_compressed(out / "cp_async.npz", rows=rows.astype(np.uint8))
    with (out / "faults.csv").open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerows([("case", "error", "finished", "bytes"), *faults(folder)])


if __name__ == "__main__":
    main()
