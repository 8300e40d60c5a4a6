"""Random loops that go on, step and store by loaded numbers, against what the interpreter does at random contents."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

pytest.importorskip("llvmlite")

from kernel_text import HEAD
from tileprove.concrete.interpreter.llvm import Wave
from tileprove.prover.kernels.binding import reading
from tileprove.prover.kernels.machine.frame import Frame
from tileprove.prover.language.terms import integer

MOST = 12  # of n
ROOM = 64 * MOST  # numbers that are loaded
IN, OUT = 1 << 40, 1 << 41
BINDING = f"""threads = 64
[parameters]
n = [1, {MOST}]
[arguments]
n = 'n'
[pointers.in]
align = 4
bytes = {4 * ROOM}
[pointers.p]
align = 4
bytes = """
TEXT = """define amdgpu_kernel void @k(ptr addrspace(1) align 4 %in, ptr addrspace(1) align 4 %p, i32 %n) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %j, %latch ]
  %x = phi i32 [ {start}, %0 ], [ %y, %latch ]
  %row = mul i32 %i, 64
  %at = add i32 %row, %t
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %v = load i32, ptr addrspace(1) %from, align 4
  %m = and i32 %v, {mask}
  %c = icmp {predicate} i32 %v, {pivot}
  {guard}
body:
  %where = add i32 {first}, {second}
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %where
  store i32 0, ptr addrspace(1) %to, align 4
  br label %latch
latch:
  %y = {step}
  %j = add nuw nsw i32 %i, 1
  %e = icmp slt i32 %j, %n
  {leave}
done:
  ret void
}}
"""


def text(seed: int) -> str:
    pick = random.Random(f"loaded {seed}").choice
    return TEXT.format(
        start=pick([0, 1, 3]), mask=pick([1, 3, 7]), predicate=pick(["slt", "eq", "ugt"]), pivot=pick([0, 2, 5]),
        guard=pick(["br label %body", "br i1 %c, label %body, label %latch", "br i1 %c, label %done, label %body"]),
        first=pick(["%m", "%x", "%i"]), second=pick(["%m", "%t", "0"]),
        step=pick(["add i32 %m, 0", "select i1 %c, i32 %m, i32 %x", "select i1 %c, i32 %i, i32 %x", "xor i32 %m, %i",
                   "add nuw nsw i32 %x, 2", "and i32 %x, %v"]),
        leave=pick(["br i1 %e, label %head, label %done", "%go = select i1 %e, i1 %c, i1 false\n"
                    "  br i1 %go, label %head, label %done"]),
    )  # fmt: skip


def last_byte(source: str, seed: int) -> int:
    """The largest that some thread of some runs is seen to write; -1 for none."""
    module = msgspec.to_builtins(reading.read_text(HEAD + source, "k.ll"))
    chance, last = random.Random(seed), -1
    for n in (1, 2, 3, MOST):
        for high in (4, 8, 1 << 32):
            numbers = {IN + 4 * at: chance.randrange(high).to_bytes(4, "little") for at in range(ROOM)}
            wave = Wave(
                module=module,
                kernel="k",
                arguments={"n": n, "in": IN, "p": OUT},
                block_shape=(64, 1, 1),
                contents=numbers,
            )
            for lane in (0, 1, 31, 62, 63):
                found = wave.run(lane)
                assert found.trouble is None, found.trouble
                last = max([last, *(a.address - OUT + 3 for a in found.accesses if a.kind == "store")])
    return last


def verdict(run, source: str, size: int) -> tuple[int, str]:
    head, body = source.split("{\n", 1)
    return run(body.removesuffix("}\n"), BINDING + f"{size}\n", "--bounds", head=head + "{\n", seconds=1.0)


@pytest.mark.parametrize("seed", range(20))
def test_no_byte_that_is_written_is_proved_to_be_outside(run, seed: int):
    """With memory that ends just before it; with plenty, nothing is refuted."""
    source = text(seed)
    last = last_byte(source, seed)
    if last >= 0:
        code, said = verdict(run, source, last)
        assert code != 0, (last, said)
        assert "REFUTED" not in verdict(run, source, 1 << 20)[1]


def test_most_are_proved_with_plenty(run):
    """The comparison above is worth something only if not all is unknown."""
    assert sum(verdict(run, text(seed), 1 << 20)[0] == 0 for seed in range(8)) >= 4


LOADED = TEXT.format(
    start=0, mask=7, predicate="slt", pivot=0, guard="br label %body", first="%v", second="0", step="add i32 %m, 0",
    leave="br i1 %e, label %head, label %done",
)  # fmt: skip


def test_a_loaded_number_that_is_believed_to_be_small_is_contradicted_by_a_run(run, monkeypatch: pytest.MonkeyPatch):
    true = Frame.arbitrary

    def small(self: Frame, instruction: Any, kind: Any, why: str) -> Any:
        found = true(self, instruction, kind, why)
        return self.machine.make(integer("small", 0, 64), kind.bits) if instruction.opcode == "load" else found

    assert "fails for value_of_v" in verdict(run, LOADED, 256)[1]
    monkeypatch.setattr(Frame, "arbitrary", small)
    code, said = verdict(run, LOADED, 256)
    assert code == 3, said
    assert "tileprove contradicts itself" in said
