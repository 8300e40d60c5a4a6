"""What reading large kernels costs: python benchmarks/kernels.py [instructions]

The reader must take 100,000 instructions in less than 60 s and 2 GiB, or refuse them in one line. The machines that run
this are shared and noisy.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from tileprove.prover.kernels.binding.reading import KernelError, read_text

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
START = "define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x0) {"
END = ["  ret void", "}"]


def straight(count: int) -> list[str]:
    """One block."""
    return [START, *(f"  %x{i} = add i32 %x{i - 1}, {i}" for i in range(1, count)), *END]


def branches(count: int) -> list[str]:
    """A branch in every four instructions."""
    lines = [START, "  br label %b0"]
    for i in range(count // 4):
        lines += [f"b{i}:", f"  %y{i} = add i32 %x0, {i}", f"  %c{i} = icmp slt i32 %y{i}, 7"]
        lines += [f"  br i1 %c{i}, label %t{i}, label %b{i + 1}", f"t{i}:", f"  br label %b{i + 1}"]
    return [*lines, f"b{count // 4}:", *END]


def stores(count: int) -> list[str]:
    """An address and a store in every four."""
    lines = [START]
    for i in range(count // 4):
        lines += [f"  %a{i} = add nsw i32 %x0, {i}", f"  %s{i} = sext i32 %a{i} to i64"]
        lines += [f"  %q{i} = getelementptr inbounds float, ptr addrspace(1) %p, i64 %s{i}"]
        lines += [f"  store float 1.0, ptr addrspace(1) %q{i}, align 4"]
    return [*lines, *END]


def locals_(count: int) -> list[str]:
    """-O0: everything through memory, so LLVM promotes first."""
    lines = [START, "  %m = alloca i32, align 4, addrspace(5)"]
    for i in range(count // 3):
        lines += [f"  store i32 {i}, ptr addrspace(5) %m", f"  %v{i} = load i32, ptr addrspace(5) %m"]
        lines += [f"  store volatile i32 %v{i}, ptr addrspace(1) %p"]
    return [*lines, *END]


def functions(count: int) -> list[str]:
    """Many small functions, inlined before reading."""
    lines = []
    for i in range(count // 4):
        lines += [f"define internal i32 @f{i}(i32 %x) {{", f"  %y = add i32 %x, {i}", "  ret i32 %y", "}"]
    return [*lines, START, *(f"  %x{i + 1} = call i32 @f{i}(i32 %x{i})" for i in range(count // 4)), *END]


KINDS: tuple[Callable[[int], list[str]], ...] = (straight, branches, stores, locals_, functions)


def main() -> None:
    counts = [int(text) for text in sys.argv[1:]] or [25_000, 100_000]
    table = Table("kernel", "instructions", "read in", "most memory so far")
    for kind in KINDS:
        for count in counts:
            text = HEAD + "\n".join(kind(count))
            start = time.perf_counter()
            try:
                module = read_text(text, kind.__name__, seconds=600)
                said = f"{sum(len(block.instructions) for block in module.kernels[0].blocks):,}"
            except KernelError as error:
                said = str(error)
            seconds = time.perf_counter() - start
            memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
            table.add_row(kind.__name__.strip("_"), f"{count:,}, read {said}", f"{seconds:.1f} s", f"{memory:.0f} MiB")
    Console().print(table)


if __name__ == "__main__":
    main()
