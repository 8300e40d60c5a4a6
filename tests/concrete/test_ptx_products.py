"""The interpreter's mma.sync against the tables of what hardware does, and what is made up where it is not known."""

import numpy as np
import pytest
from ptx_running import outcome
from tileprove.concrete import mma_sync
from tileprove.concrete.interpreter import ptx

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
# name of the table -> its instruction, how its numbers lie in registers
CASES = {
    "m16n8k16_f16_f32": ("f32.f16.f16.f32", np.float16, np.float32),
    "m16n8k8_f16_f16": ("f16.f16.f16.f16", np.float16, np.float16),
    "m16n8k8_tf32_f32": ("f32.tf32.tf32.f32", np.float32, np.float32),
    "m16n8k32_s8_s32": ("s32.s8.s8.s32", np.int8, np.int32),
}


def kernel(instruction: str, counts: tuple[int, int, int]):
    """Each lane reads its registers of A, B and C from ``given``, and leaves those of D in ``out``."""
    total, ends = sum(counts), counts[2]
    names = [f"%r{n}" for n in range(total)]
    groups = [names[: counts[0]], names[counts[0] : -ends], names[-ends:]]
    d = [f"%d{n}" for n in range(ends)]
    loads = "\n".join(f"ld.global.b32 {name}, [%rd2+{4 * n}];" for n, name in enumerate(names))
    stores = "\n".join(f"st.global.b32 [%rd3+{4 * n}], {name};" for n, name in enumerate(d))
    operands = ", ".join("{" + ", ".join(own) + "}" for own in (d, *groups))
    return ptx.read(
        f"{HEAD}.visible .entry k(.param .u64 given, .param .u64 out) {{\n.reg .b32 %r<{total}>; .reg .b32 %d<{ends}>;"
        ".reg .b32 %t; .reg .b64 %rd<4>;\nld.param.u64 %rd0, [given]; ld.param.u64 %rd1, [out]; mov.u32 %t, %tid.x;\n"
        f"mad.wide.u32 %rd2, %t, {4 * total}, %rd0; mad.wide.u32 %rd3, %t, {4 * ends}, %rd1;\n"
        f"{loads}\n{instruction} {operands};\n{stores}\nret;\n}}\n"
    )["k"]


def run(instruction: str, registers: list[np.ndarray], kind: type) -> tuple[np.ndarray, list[str]]:
    counts = tuple(own.shape[1] for own in registers)
    given = np.concatenate(registers, axis=1).view(np.int32)
    memory = {"given": given.reshape(-1), "out": np.zeros(32 * counts[2], np.int32)}
    found = outcome(kernel(instruction, counts), ("given", "out"), (1, 1, 1), (32, 1, 1), memory)
    return found.array("out", np.int32).reshape(32, counts[2]).view(kind), found.run.made_up


@pytest.mark.parametrize("name", CASES)
def test_a_product_is_that_of_the_hardware_s_tables(name: str):
    types, inputs, results = CASES[name]
    core, chance = mma_sync.mma_named(name), np.random.default_rng(7)
    fragments = [
        chance.integers(-4, 5, (32, core.elements(one))).astype(kind)
        for one, kind in (("A", inputs), ("B", inputs), ("D", results))
    ]
    instruction = f"mma.sync.aligned.{name.partition('_')[0]}.row.col.{types}"
    found, made_up = run(instruction, [own.view(np.int32) for own in fragments], results)
    wanted = mma_sync.simulate(core, *fragments)
    assert np.array_equal(found, wanted)
    assert not made_up


def test_a_product_of_which_nothing_is_known_is_said_to_be_made_up():
    registers = [np.zeros((32, count), np.int32) for count in (4, 2, 4)]
    instruction = "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32"
    _, made_up = run(instruction, registers, np.int32)
    assert [said.partition(" ")[0] for said in made_up] == [instruction]
