"""Whole kernels as nvcc compiles them, at -O3 and at -O0: what they leave and every address, as an H100 had it."""

import numpy as np
import pytest
from ptx_running import DATA, LAUNCHES, outcome
from tileprove.concrete.interpreter import ptx


@pytest.fixture(scope="module")
def recorded():
    with np.load(DATA / "kernels.npz") as file:
        return dict(file)


@pytest.fixture(scope="module")
def kernels():
    return {how: ptx.read((DATA / f"kernels.{how}.ptx").read_text()) for how in ("O3", "O0")}


def launched(kernels, how, name, **more):
    own = LAUNCHES[name]
    return outcome(kernels[how][name], own.arguments, own.grid, own.block, own.memory, shared=own.shared, **more)


@pytest.mark.parametrize("name", LAUNCHES)
@pytest.mark.parametrize("how", ["O3", "O0"])
def test_a_kernel_leaves_what_it_leaves_on_a_gpu(how, name, kernels, recorded):
    found = launched(kernels, how, name)
    assert not found.undefined
    assert not found.run.approximated
    for key, own in LAUNCHES[name].memory.items():
        np.testing.assert_array_equal(found.array(key, own.dtype), recorded[f"{name}.{how}.{key}"], key)


@pytest.mark.parametrize("name", LAUNCHES)
def test_every_access_has_the_address_that_it_had_on_a_gpu(name, kernels, recorded):
    found, own = launched(kernels, "O3", name), LAUNCHES[name]
    body = {code.line for code in kernels["O3"][name].function.body}
    names, (x, y, z), (gx, gy, _) = list(own.memory), own.block, own.grid
    traces = {}
    for event in found.touches:
        if event.line in body and (event.space == "shared" or event.memory in names):
            block = (event.block[2] * gy + event.block[1]) * gx + event.block[0]
            thread = ((block * z + event.thread[2]) * y + event.thread[1]) * x + event.thread[0]
            memory = names.index(event.memory) + 1 if event.space == "global" else 0
            traces.setdefault(thread, []).append((event.line, memory, event.byte))
    theirs = {}
    for thread, line, memory, byte in recorded[f"{name}.trace"].tolist():
        if memory >= 0:  # a variable of the module has its own place there
            theirs.setdefault(thread, []).append((line, memory, byte))
    assert traces == theirs


def test_an_access_knows_its_line_in_the_source_and_where_it_was_inlined(kernels):
    source = (DATA / "kernels.cu").read_text().splitlines()
    text = (DATA / "kernels.O3.ptx").read_text().splitlines()
    stores = [event for event in launched(kernels, "O3", "strided").touches if event.kind == "store"]
    assert stores
    assert {event.source[0] for event in stores} == {"kernels.cu"}
    assert all("out[i] = in[i] * 3 - 7" in source[event.source[1] - 1] for event in stores)
    assert all("st.global" in text[event.line - 1] for event in stores)
    atomic = next(event for event in launched(kernels, "O3", "histogram").touches if event.kind == "atomic")
    assert "device_atomic_functions" in atomic.source[0]
    assert [place[0] for place in atomic.inlined] == ["kernels.cu"]
    assert "atomicAdd(&own" in source[atomic.inlined[0][1] - 1]


def test_barriers_split_the_accesses_of_a_thread(kernels):
    found = launched(kernels, "O3", "scanned")
    shared = [event for event in found.touches if event.space == "shared" and event.thread == (63, 0, 0)]
    assert [event.interval for event in shared] == sorted(event.interval for event in shared)
    assert {event.interval for event in shared} == set(range(15)), (
        "two in each of six rounds, one before and one behind"
    )


def test_a_thread_that_is_left_out_of_a_guard_touches_nothing(kernels):
    found = launched(kernels, "O3", "vectors")
    assert {event.thread[0] for event in found.touches if event.space == "global"} == set(range(30))
    own = LAUNCHES["vectors"]
    wide = outcome(kernels["O3"]["vectors"], ("out", "in", 0.75, 31), own.grid, own.block, own.memory)
    assert {(event.what, event.thread[0]) for event in wide.undefined} == {("outside", 30)}
