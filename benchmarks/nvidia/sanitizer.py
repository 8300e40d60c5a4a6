"""What compute-sanitizer says of kernels with one thing wrong in each, on a GPU: a line for each kernel, size and tool.

    nvcc -arch=native -lineinfo -o own benchmarks/nvidia/sanitizer.cu && python benchmarks/nvidia/sanitizer.py ./own

Printed as CSV: kernel, threads, n, tool, what it counts, seconds on the clock, of them those of the run without a tool.
"""

import csv
import re
import subprocess
import sys
import time

TOOLS = ("memcheck", "racecheck", "synccheck")
SUMS = [
    (name, threads, 4 * threads)
    for name in ("block_sums", "no_barrier", "no_first_barrier", "off_by_one")
    for threads in (32, 256)
]
WAITS = [("two_barriers", 64, 32), ("two_barriers", 64, 7), ("early_return", 64, 64), ("early_return", 64, 40)]
TILES = [(name, threads, 8) for name in ("tiles", "tiles_one_barrier", "tiles_in_turn") for threads in (32, 256)]
OUTSIDE = [("one_more", 256, 1000), ("one_more", 256, 1024), ("wraps", 256, 4096), ("wraps", 256, 46344)]
COUNTED = re.compile(r"SUMMARY: .*?(\d+) (?:error|hazard)s?")


def seconds(command):
    began = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr, time.perf_counter() - began


def main():
    out = csv.writer(sys.stdout)
    out.writerow(("kernel", "threads", "n", "tool", "found", "seconds", "alone"))
    for name, threads, n in [*SUMS, *WAITS, *TILES, *OUTSIDE]:
        run = (sys.argv[1], name, str(threads), str(n))
        alone = min(seconds(run)[1] for _ in range(3))
        for tool in TOOLS:
            said, taken = seconds(("compute-sanitizer", "--tool", tool, *run))
            found = COUNTED.search(said)
            out.writerow((name, threads, n, tool, found[1] if found else "?", f"{taken:.2f}", f"{alone:.2f}"))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
