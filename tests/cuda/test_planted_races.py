"""Faults planted in classic kernels: whoever races by them in a run of whole blocks is not proved, and what no run shows is
not refuted.

Whether a fault does harm is what the interpreter of PTX sees at the sizes of a run, which shares no code with the prover.
"""

import sys
from pathlib import Path

import pytest
from classic_launches import DATA, SOURCE, at, classics, verdict
from planted import faults, planted, split
from tileprove.concrete.interpreter import ptx

sys.path.insert(0, str(Path(__file__).parent.parent / "concrete"))
from test_classics_run import looked  # noqa: E402

TEXT = (DATA / "classics.ptx").read_text()
UNFOLLOWED = "one wait less"  # copies in flight are not supported: their verdict says so
QUICK = [
    ("transpose_padded", "padding dropped", 0),
    ("scan_in_place", "barrier removed", 1),
    ("smooth_rows", "barrier later", 0),
]


def small(name):
    """The first run of a kernel that shows nothing wrong."""
    return next(one for one in classics.CLASSICS[name][1] if not one.kinds and not one.meets)


def judged(name, what, place, folder, capsys):
    """(whether a run shows harm, what the prover says)"""
    before, own, behind = split(TEXT, name)
    changed = planted(own, what, place)
    assert changed != own
    (folder / "classics.ptx").write_text(before + changed + behind)
    run = small(name)
    report = looked(ptx.read(before + changed + behind)[name], run)
    assert not report.stopped
    found = verdict(at(name, run).replace(str(DATA), str(folder)), folder, capsys)
    return bool(report.races or report.divergences), found
