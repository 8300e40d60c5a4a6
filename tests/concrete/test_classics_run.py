"""Classic kernels, right and wrong, run at several sizes: what races, between whom, and at which lines."""

import importlib
import sys
from pathlib import Path

import numpy as np
import pytest
from tileprove.concrete.interpreter import ptx

DATA = Path(__file__).parent.parent / "data" / "races"
sys.path.insert(0, str(DATA))
classics = importlib.import_module("classics")
ELEMENTS = (np.random.default_rng(0).permutation(8192) - 4096).astype(np.int32) * 3
CASES = [(name, run) for name, (_, all_of_it) in classics.CLASSICS.items() for run in all_of_it]


@pytest.fixture(scope="module")
def kernels():
    return ptx.read((DATA / "classics.ptx").read_text())


def line_of(site):
    """Of classics.cu, where the site may be inlined."""
    return next(line for file, line in (site.source, *site.inlined) if file == "classics.cu")


def three(own):
    return (*own, 1, 1)[:3]


def looked(kernel, run):
    numbers, memory, given = list(run.numbers), {}, []
    for name, _, size in kernel.arguments:
        if size == 8:
            memory[name] = ptx.Contents(ELEMENTS.tobytes())
        given.append(ptx.Pointer(name) if size == 8 else numbers.pop(0))
    assert not numbers
    return ptx.look(kernel, given, three(run.grid), three(run.block), memory, shared=4 * run.shared)


@pytest.mark.parametrize(("name", "run"), CASES, ids=[f"{name}-{run.block}-{run.numbers}" for name, run in CASES])
def test_a_classic_has_the_races_that_it_has(kernels, name, run):
    report = looked(kernels[name], run)
    assert {race.kind for race in report.races} == run.kinds
    assert {own.kind for own in report.divergences} == run.meets
    assert bool(report.exits) == run.exits
    assert not report.stopped
    assert not [own for own in report.undefined if own.what != "unset"]
    marks = classics.marked(name)
    pairs = [{line_of(own.site) for own in (race.first, race.second)} for race in report.races]
    assert all(lines <= set().union(*marks.values()) for lines in pairs)
    assert not pairs or "B" not in marks or any(lines & marks["A"] and lines & marks["B"] for lines in pairs)


def test_every_kernel_is_in_the_table(kernels):
    assert set(kernels) == set(classics.CLASSICS)


@pytest.mark.parametrize("name", classics.CLASSICS)
def test_the_condition_says_what_the_runs_show(kernels, name):
    right, all_of_it = classics.CLASSICS[name]
    source = (DATA / "classics.cu").read_text()
    parameters = source.partition(f"K {name}(")[2].partition(")")[0].split(", ")
    names = [own.rpartition(" ")[2] for own in parameters if "*" not in own]
    for run in all_of_it:
        sizes = dict(zip(names, run.numbers, strict=True))
        expected = eval(right, {"bx": int(np.prod(run.block)), "grid": int(np.prod(run.grid)), **sizes})
        assert expected == (not run.kinds and not run.meets), (right, run)
