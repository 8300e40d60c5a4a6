"""Random loops, in each other and one after another: verdicts against every access that the interpreter makes."""

from __future__ import annotations

import random

import msgspec
import pytest

pytest.importorskip("llvmlite")

from kernel_text import HEAD, START
from tileprove.concrete.interpreter.llvm import Wave
from tileprove.prover.kernels.binding import reading

MOST = 20  # of n; more than the iterations that are unrolled while nobody knows whether they run


class Loops:
    """The text of a kernel with up to three loops, each over a counter, some with a value that takes turns."""

    def __init__(self, seed: int):
        self.random = random.Random(f"loops {seed}")
        self.count = 0
        self.lines: list[str] = []
        self.block = "0"
        self.loop(depth=0, terms=[])
        if self.random.random() < 0.4:
            self.loop(depth=1, terms=[])
        self.text = "\n".join(self.lines) + "\n  ret void\n"

    def name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def emit(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  %{name} = {text}")
        return name

    def bound(self, counters: list[str]) -> str:
        kind = self.random.choice(["n", "n", "most", "constant", *(["outer"] if counters else [])])
        if kind == "constant":
            return str(self.random.choice([3, 4]))
        if kind == "most":
            less = self.emit("icmp slt i32 %n, 19")
            return "%" + self.emit(f"select i1 %{less}, i32 %n, i32 19")
        return "%n" if kind == "n" else "%" + self.random.choice(counters)

    def loop(self, depth: int, terms: list[str]) -> None:
        pick = self.random
        head, i, j, slot, following = (self.name() for _ in range(5))
        start, step, bound = pick.choice([0, 1, 2]), pick.choice([1, 1, 2, 3]), self.bound(terms)
        turns = pick.choice([0, 0, 2, 3])
        before = self.block
        self.lines += [f"  br label %{head}", f"{head}:"]
        at = len(self.lines)
        self.block = head
        own = [*terms, i]
        offsets = [*own, *([slot] if turns else [])]
        if depth == 0 and pick.random() < 0.7:
            self.loop(1, own)
        self.store(offsets)
        if turns:
            more = self.emit(f"add nsw i32 %{slot}, 1")
            less = self.emit(f"icmp slt i32 %{more}, {turns}")
            self.lines.append(f"  %{following} = select i1 %{less}, i32 %{more}, i32 0")
        self.lines.append(f"  %{j} = add nsw i32 %{i}, {step}")
        condition = self.emit(f"icmp {pick.choice(['slt', 'slt', 'sle', 'ult'])} i32 %{j}, {bound}")
        done = self.name()
        self.lines += [f"  br i1 %{condition}, label %{head}, label %{done}", f"{done}:"]
        phis = [f"  %{i} = phi i32 [ {start}, %{before} ], [ %{j}, %{self.block} ]"]
        if turns:
            phis.append(f"  %{slot} = phi i32 [ 0, %{before} ], [ %{following}, %{self.block} ]")
        self.lines[at:at] = phis
        self.block = done

    def store(self, terms: list[str]) -> None:
        """A store at a sum of the terms, sometimes under a condition."""
        total = self.emit("shl nsw i32 %t, 2")
        for term in terms:
            scaled = self.emit(f"mul nsw i32 %{term}, {4 * self.random.choice([0, 1, 16, 64, 100])}")
            total = self.emit(f"add nsw i32 %{total}, %{scaled}")
        joined = ""
        if self.random.random() < 0.3:
            bit = self.emit(f"and i32 %{self.random.choice(terms)}, 1")
            condition = self.emit(f"icmp eq i32 %{bit}, 0")
            inside, joined = self.name(), self.name()
            self.lines += [f"  br i1 %{condition}, label %{inside}, label %{joined}", f"{inside}:"]
        wide = self.emit(f"sext i32 %{total} to i64")
        pointer = self.emit(f"getelementptr i8, ptr addrspace(1) %p, i64 %{wide}")
        self.lines.append(f"  store i32 0, ptr addrspace(1) %{pointer}, align 4")
        if joined:
            self.lines += [f"  br label %{joined}", f"{joined}:"]
            self.block = joined


def last_bytes(body: str, lane: int) -> list[int]:
    """n -> the last byte that the lane touches."""
    module = msgspec.to_builtins(reading.read_text(HEAD + START + body + "}\n", "k.ll"))
    found = []
    for n in range(1, MOST + 1):
        wave = Wave(module=module, kernel="k", arguments={"n": n, "p": 0}, block_shape=(64, 1, 1))
        run = wave.run(lane)
        assert run.trouble is None, run.trouble
        found.append(max(int(access.address) + 3 for access in run.accesses))  # type: ignore[arg-type]
    return found


LAUNCH = f"threads = 64\n[parameters]\nn = [1, {MOST}]\n[arguments]\nn = 'n'\n[pointers.p]\nalign = 4\nbytes = "


def verdicts(run, body: str, size: int) -> str:
    """What is said of the kernel with so many bytes of memory. A store that no thread gets to is neither."""
    return run(body, LAUNCH + f"{size}\n", "--bounds", seconds=1.0)[1].replace("VACUOUS", "")


@pytest.mark.parametrize("seed", range(24))
def test_no_verdict_is_wrong(run, seed: int):
    """The memory ends after the last byte that is touched, or just before it."""
    body = Loops(seed).text
    largest = max(last_bytes(body, 63))
    short = verdicts(run, body, largest)
    assert "REFUTED" in short or "unknown" in short or "unsupported" in short, (largest, short)
    enough = verdicts(run, body, largest + 1)
    assert "REFUTED" not in enough, (largest + 1, enough)


def test_most_are_decided(run):
    """The comparison above is worth something only if it is not all unknown."""
    undecided = 0
    for seed in range(0, 24, 3):
        body = Loops(seed).text
        said = verdicts(run, body, max(last_bytes(body, 63)) + 1)
        undecided += "unknown" in said or "unsupported" in said
    assert undecided <= 4
