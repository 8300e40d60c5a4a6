"""Faults planted in classic kernels: what races by them in a run of whole blocks is refuted, and what no run shows is not.

Whether a fault does harm is what the interpreter of PTX sees, which shares no code with the prover, at the sizes at which
the prover is asked.
"""

import importlib
import sys
from pathlib import Path

import pytest
from classic_launches import DATA, at, classics
from in_process import of_threads
from planted import FAULTS, LATER, planted, split
from tileprove.concrete.interpreter import ptx

sys.path.insert(0, str(Path(__file__).parent.parent / "concrete"))
looked = importlib.import_module("test_classics_run").looked
TEXT = (DATA / "classics.ptx").read_text()
REMOVED, FURTHER, NARROW, LESS = FAULTS
QUICK = [
    ("scan_in_place", REMOVED, 1),
    ("rows_of_warps", REMOVED, 0),
    ("stencil_returns", LATER, 0),
    ("pipeline", LESS, 0),
]
MORE = [
    ("transpose_padded", NARROW, 0),
    ("transpose_xor", FURTHER, 0),
    ("reduce_interleaved", REMOVED, 1),
    ("reduce_sequential", FURTHER, 1),
    ("scan_double_buffered", REMOVED, 0),
    ("matmul_two_barriers", REMOVED, 1),
    ("stencil_halo", REMOVED, 0),
    ("histogram", REMOVED, 0),
    ("butterfly", LATER, 1),
    ("odd_even", FURTHER, 0),
    ("compact", REMOVED, 0),
    ("strided_uniform", REMOVED, 0),
]


def small(name):
    """The first run of a kernel that shows nothing wrong."""
    return next(one for one in classics.CLASSICS[name][1] if not one.kinds and not one.meets)


def check(name, what, place, folder, capsys):
    before, own, behind = split(TEXT, name)
    changed = planted(own, what, place)
    assert changed != own
    text = before + changed + behind
    (folder / "classics.ptx").write_text(text)
    run = small(name)
    report = looked(ptx.read(text)[name], run)
    assert not report.stopped
    harm = bool(report.races or report.divergences)
    (folder / "launches.py").write_text(at(name, run).replace(str(DATA), str(folder)))
    said, why = of_threads(folder / "launches.py")
    with capsys.disabled():
        print(f"\n  {name}, {what} ({place}): {'harm' if harm else 'harmless'}, {said} {why}", end="")
    assert said != ("proved" if harm else "refuted"), why
    assert said == "refuted" or not harm, why


@pytest.mark.parametrize(("name", "what", "place"), QUICK)
def test_a_fault_is_refuted_or_does_no_harm(name, what, place, tmp_path, capsys):
    check(name, what, place, tmp_path, capsys)


@pytest.mark.parametrize(("name", "what", "place"), MORE)
def test_more_faults_are_refuted_or_do_no_harm(name, what, place, tmp_path, capsys):
    check(name, what, place, tmp_path, capsys)
